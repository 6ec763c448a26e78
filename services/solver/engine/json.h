/* Reading and writing JSON of plain numbers. Whatever is not plain (letters beyond ASCII, names
 * with escapes, fractions) is not understood here: the caller has another, slower way for it. */
#ifndef JSON_H
#define JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct json_reader {
    const char *at, *end;
};

/* Each tells whether it was there, and then moves behind it. */
bool json_sign(struct json_reader *reader, char sign);
bool json_null(struct json_reader *reader);
bool json_number(struct json_reader *reader, int32_t *number);
/* A name of letters, digits and _; *name is not ended by a NUL. */
bool json_name(struct json_reader *reader, const char **name, size_t *length);
/* Any value whatever. */
bool json_value(struct json_reader *reader);
void json_space(struct json_reader *reader);

/* In lists and objects: begin() at the bracket, then next() before each entry; it tells whether
 * one follows. *sound is false when neither a comma nor the closing sign was there. */
struct json_series {
    char close;
    bool first;
};
bool json_begin(struct json_reader *reader, struct json_series *series, char open);
bool json_next(struct json_reader *reader, struct json_series *series, bool *sound);

struct json_writer {
    char *at, *end;
    bool full; /* nothing is written any more */
};

void json_put(struct json_writer *writer, const char *text);
void json_put_span(struct json_writer *writer, const char *text, size_t length);
void json_put_number(struct json_writer *writer, int32_t number);
/* [[1,2],[3,4]], or [1,2] when the width is 0. */
void json_put_table(struct json_writer *writer, const int32_t *words, size_t rows, size_t width);

#endif
