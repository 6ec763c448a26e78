/* The engine alone, for the bench: adjudicate the requests of a file again and again.
 * The file holds native words: length and words of a variant's description, then of each request. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "engine.h"

static int32_t *load(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END))
        return NULL;
    size_t bytes = (size_t)ftell(file);
    int32_t *words = malloc(bytes + 1);
    rewind(file);
    *length = bytes / sizeof *words;
    if (!words || fread(words, 1, bytes, file) != bytes)
        return NULL;
    fclose(file);
    return words;
}

int main(int argc, char **argv)
{
    static int32_t reply[1 << 16];
    struct engine_variant *variant;
    size_t length = 0, wrong, written, calls = 0;
    int32_t *words = argc > 2 ? load(argv[1], &length) : NULL;
    if (!words || engine_variant_create(words + 1, (size_t)words[0], &variant, &wrong))
        return 1;
    struct timespec before, after;
    timespec_get(&before, TIME_UTC);
    for (int round = atoi(argv[2]); round > 0; round--) {
        for (size_t at = 1 + (size_t)words[0]; at < length; at += 1 + (size_t)words[at], calls++)
            engine_adjudicate(variant, words + at + 1, (size_t)words[at], reply,
                              sizeof reply / sizeof *reply, &written);
    }
    timespec_get(&after, TIME_UTC);
    double seconds = (double)(after.tv_sec - before.tv_sec)
                     + (double)(after.tv_nsec - before.tv_nsec) * 1e-9;
    printf("%zu %.6f\n", calls, seconds);
    engine_variant_free(variant);
    free(words);
    return 0;
}
