/* The engine in a process of its own, so that a crash or an endless loop harms one request.
 * It reads frames from its standard input and answers to its standard output, in native words.
 * A frame is the number of words that follow, a function, the number of a variant, and the request;
 * LEARN brings the variant's description instead, FORGET lets go of all variants, and neither is
 * answered. An answer is the number of words of the reply, and the reply. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine.h"

enum function { ADJUDICATE, POSSIBLE, DISORDER, ADJUDICATE_JSON, LEARN, FORGET };
enum frame { LENGTH, FUNCTION, NUMBER, REQUEST };

#define MOST_VARIANTS 64
#define LARGEST_FRAME ((size_t)1 << 24)
#define FIRST_CAPACITY ((size_t)1 << 14)
#define LONGEST_CALL_SECONDS 60 /* a parent kills much sooner: for orphans in an endless loop */

static engine_function *const answers[] = {
    engine_adjudicate, engine_possible, engine_disorder, engine_adjudicate_json};

struct buffer {
    int32_t *words;
    size_t capacity; /* in words */
};

static int buffer_grow(struct buffer *buffer, size_t capacity)
{
    if (capacity <= buffer->capacity)
        return 1;
    int32_t *words = capacity <= LARGEST_FRAME ? realloc(buffer->words, capacity * sizeof *words) : NULL;
    if (!words)
        return 0;
    buffer->words = words;
    buffer->capacity = capacity;
    return 1;
}

/* Reads until the buffer holds that many words; *filled counts bytes, and may already be more. */
static int frame_fill(struct buffer *buffer, size_t *filled, size_t words)
{
    if (!buffer_grow(buffer, words))
        return 0;
    while (*filled < words * sizeof *buffer->words) {
        ssize_t got = read(STDIN_FILENO, (char *)buffer->words + *filled,
                           buffer->capacity * sizeof *buffer->words - *filled);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return 0;
        *filled += (size_t)got;
    }
    return 1;
}

static int reply_send(const struct buffer *reply)
{
    const char *bytes = (const char *)reply->words;
    size_t left = (1 + (size_t)reply->words[LENGTH]) * sizeof *reply->words;
    while (left > 0) {
        ssize_t put = write(STDOUT_FILENO, bytes, left);
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0)
            return 0;
        bytes += put;
        left -= (size_t)put;
    }
    return 1;
}

static int frame_answer(const struct engine_variant *variant, const int32_t *frame, size_t length,
                        struct buffer *reply)
{
    int32_t reason;
    size_t written;
    alarm(LONGEST_CALL_SECONDS);
    do {
        reason = answers[frame[FUNCTION]](variant, frame + REQUEST, length, reply->words + 1,
                                      reply->capacity - 1, &written);
    } while (reason == ENGINE_REPLY_TOO_SMALL && buffer_grow(reply, 4 * reply->capacity));
    alarm(0);
    reply->words[LENGTH] = (int32_t)written;
    return reply_send(reply);
}

static int frame_obey(struct engine_variant **variants, const int32_t *frame, struct buffer *reply)
{
    size_t length = (size_t)frame[LENGTH] + 1 - REQUEST, wrong;
    if ((uint32_t)frame[NUMBER] >= MOST_VARIANTS || (uint32_t)frame[FUNCTION] > FORGET)
        return 0;
    struct engine_variant **variant = &variants[frame[NUMBER]];
    if (frame[FUNCTION] == LEARN)
        return !*variant && engine_variant_create(frame + REQUEST, length, variant, &wrong) == ENGINE_FINE;
    if (frame[FUNCTION] != FORGET)
        return *variant && frame_answer(*variant, frame, length, reply);
    for (size_t number = 0; number < MOST_VARIANTS; number++) {
        if (variants[number])
            engine_variant_free(variants[number]);
        variants[number] = NULL;
    }
    return 1;
}

int main(void)
{
    struct engine_variant *variants[MOST_VARIANTS] = {NULL};
    struct buffer frame = {NULL, 0}, reply = {NULL, 0};
    size_t filled = 0;
    int sound = buffer_grow(&frame, FIRST_CAPACITY) && buffer_grow(&reply, FIRST_CAPACITY);
    while (sound && frame_fill(&frame, &filled, 1)) {
        size_t words = 1 + (size_t)frame.words[LENGTH];
        sound = words >= REQUEST && frame_fill(&frame, &filled, words)
                && frame_obey(variants, frame.words, &reply);
        if (sound) {
            filled -= words * sizeof *frame.words;
            memmove(frame.words, frame.words + words, filled);
        }
    }
    static const int32_t forget[] = {REQUEST - 1, FORGET, 0};
    frame_obey(variants, forget, &reply);
    free(frame.words);
    free(reply.words);
    return sound ? EXIT_SUCCESS : EXIT_FAILURE;
}
