/* Any bytes as a request: the first half describes a variant now and then, the rest asks. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine.h"

/* A small map to start from: a ring of coasts and an island around two seas, one of the coasts with
 * two shores; a free center and an emergency. */
static const int32_t map_words[] = {
    6, 2, 2, 3, 2, 0, 1, 1, 8, 16, 4,
    1, 1, 4, 1, 3, 3,
    4, 4,
    1, 3, 4,
    1, 1, 2, 3,
    2, 1, 2,
    1, 2, 2, 1, 2, 3, 3, 2, 3, 4, 4, 3, 4, 1, 1, 4,
    1, 5, 5, 1, 2, 5, 5, 2, 5, 6, 6, 5, 3, 6, 6, 3, 5, 7, 7, 5, 6, 8, 8, 6, 1, 2, 2, 1, 1, 7, 7, 1,
    1, 1, 1, 0, 1, 2, 1, 2, 2, 1, 5, 1, 2, 2, 5, 2,
};

enum { REPLY_WORDS = 1 << 14, MOST_WORDS = 1 << 14 };

static void ask(const struct engine_variant *variant, const int32_t *words, size_t length)
{
    static int32_t reply[REPLY_WORDS];
    size_t written, capacity = length % 7 == 0 ? length % 64 : REPLY_WORDS;
    engine_adjudicate(variant, words, length, reply, capacity, &written);
    if (written > capacity)
        abort();
    engine_possible(variant, words, length, reply, capacity, &written);
    engine_disorder(variant, words, length, reply, capacity, &written);
}

/* The words as phases in JSON: the bytes themselves, which are seldom any, and a phase made of them
 * in which one byte is wrong. */
static void ask_in_json(const struct engine_variant *variant, const uint8_t *bytes, size_t size)
{
    static int32_t request[MOST_WORDS], reply[REPLY_WORDS];
    static const char *const members[] = {"units", "orders", "dislodged", "forbiddens"};
    char *text = (char *)(request + ENGINE_JSON_HEADER);
    size_t written, length = size < 4096 ? size : 4096, capacity = size % 5 ? REPLY_WORDS : size % 64;
    for (int word = 0; word < ENGINE_JSON_HEADER; word++)
        request[word] = size > 8 ? bytes[word] % 2 : 0;
    request[ENGINE_JSON_SEPARATOR] = size % 2 ? ',' : '\n';
    memcpy(text, bytes, length);
    request[ENGINE_JSON_BYTES] = (int32_t)length;
    engine_adjudicate_json(variant, request, MOST_WORDS, reply, capacity, &written);
    size_t at = (size_t)sprintf(text, "{\"id\":1,\"advancement\":%d", size ? bytes[0] : 0);
    for (size_t member = 0, next = 1; member < 4; member++) {
        at += (size_t)sprintf(text + at, ",\"%s\":[", members[member]);
        for (int row = 0; member < 3 && row < 4 && next + 7 < length; row++) {
            at += (size_t)sprintf(text + at, row ? ",[" : "[");
            for (int word = 0; word < (member == 1 ? 7 : member == 2 ? 4 : 3); word++)
                at += (size_t)sprintf(text + at, word ? ",%d" : "%d", bytes[next++]);
            at += (size_t)sprintf(text + at, "]");
        }
        at += (size_t)sprintf(text + at, "]");
    }
    at += (size_t)sprintf(text + at, ",\"ownerships\":{\"1\":1}}");
    if (length > 2 && bytes[1] % 2)
        text[(bytes[1] * 7u + bytes[2]) % at] = (char)bytes[length - 1];
    request[ENGINE_JSON_BYTES] = (int32_t)at;
    engine_adjudicate_json(variant, request, MOST_WORDS, reply, capacity, &written);
    if (written > capacity)
        abort();
}

/* Small numbers are what the engine understands: each byte is a word, so that most get far. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static int32_t words[MOST_WORDS];
    struct engine_variant *variant;
    size_t wrong;
    size_t length = size < MOST_WORDS ? size : MOST_WORDS;
    for (size_t word = 0; word < length; word++)
        words[word] = bytes[word] == 255 ? -1 : bytes[word];
    if (engine_variant_create(words, length, &variant, &wrong) == ENGINE_FINE) {
        ask(variant, words + wrong, length - wrong);
        engine_variant_free(variant);
    }
    if (engine_variant_create(map_words, sizeof map_words / sizeof *map_words, &variant, &wrong))
        abort();
    ask(variant, words, length);
    ask_in_json(variant, bytes, size);
    engine_variant_free(variant);
    return 0;
}

#ifdef WITHOUT_LIBFUZZER
#include <time.h>

static uint64_t draw(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

/* A request with the right lengths and random rows, then a little damage. */
static size_t invent(uint64_t *state, uint8_t *bytes)
{
    static const uint8_t widths[] = {3, 4, 1, 2, 7};
    size_t length = ENGINE_REQUEST_HEADER;
    for (int word = 0; word < ENGINE_REQUEST_UNITS; word++)
        bytes[word] = (uint8_t)(draw(state) % (word == 0 ? 5 : word == ENGINE_REQUEST_ROLE ? 3 : 2));
    for (int table = 0; table < 5; table++) {
        uint8_t rows = (uint8_t)(draw(state) % (table == 4 ? 9 : table == 1 ? 3 : 6));
        bytes[ENGINE_REQUEST_UNITS + table] = rows;
        for (int word = 0; word < rows * widths[table]; word++)
            bytes[length++] = (uint8_t)(draw(state) % (word % widths[table] < 2 ? 6 : 9));
    }
    for (uint64_t damage = draw(state) % 8; damage > 5; damage--)
        bytes[draw(state) % length] = (uint8_t)draw(state);
    return length;
}

int main(int argc, char **argv)
{
    static uint8_t bytes[1 << 12];
    uint64_t state = 88172645463325252u;
    time_t end = time(NULL) + (argc > 1 ? atoi(argv[1]) : 10);
    size_t runs = 0;
    for (; time(NULL) < end; runs++)
        LLVMFuzzerTestOneInput(bytes, invent(&state, bytes));
    printf("%zu requests, none broke the engine\n", runs);
    return 0;
}
#endif
