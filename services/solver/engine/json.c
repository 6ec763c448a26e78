/* Reading and writing JSON of plain numbers. */
#include "json.h"

#include <string.h>

#define DEEPEST 40

void json_space(struct json_reader *reader)
{
    while (reader->at < reader->end
           && (*reader->at == ' ' || *reader->at == '\n' || *reader->at == '\r' || *reader->at == '\t'))
        reader->at++;
}

static bool is_digit(const struct json_reader *reader)
{
    return reader->at < reader->end && *reader->at >= '0' && *reader->at <= '9';
}

bool json_sign(struct json_reader *reader, char sign)
{
    json_space(reader);
    if (reader->at == reader->end || *reader->at != sign)
        return false;
    reader->at++;
    return true;
}

static bool word(struct json_reader *reader, const char *expected)
{
    size_t length = strlen(expected);
    if ((size_t)(reader->end - reader->at) < length || memcmp(reader->at, expected, length) != 0)
        return false;
    reader->at += length;
    return true;
}

bool json_null(struct json_reader *reader)
{
    json_space(reader);
    return word(reader, "null");
}

bool json_number(struct json_reader *reader, int32_t *number)
{
    json_space(reader);
    bool negative = reader->at < reader->end && *reader->at == '-';
    reader->at += negative;
    if (!is_digit(reader))
        return false;
    bool leading_zero = *reader->at == '0';
    int64_t value = 0;
    int digits = 0;
    for (; is_digit(reader) && digits < 11; reader->at++, digits++)
        value = 10 * value + (*reader->at - '0');
    if (negative)
        value = -value;
    bool fraction = reader->at < reader->end
                    && (*reader->at == '.' || *reader->at == 'e' || *reader->at == 'E');
    *number = (int32_t)value;
    return digits < 11 && !(leading_zero && digits > 1) && !fraction && value == *number;
}

bool json_name(struct json_reader *reader, const char **name, size_t *length)
{
    if (!json_sign(reader, '"'))
        return false;
    *name = reader->at;
    while (reader->at < reader->end
           && (is_digit(reader) || *reader->at == '_' || (*reader->at >= 'a' && *reader->at <= 'z')))
        reader->at++;
    *length = (size_t)(reader->at - *name);
    return reader->at < reader->end && *reader->at++ == '"' && json_sign(reader, ':');
}

static bool escape(struct json_reader *reader)
{
    if (reader->at == reader->end || !strchr("\"\\/bfnrt", *reader->at) || *reader->at == '\0')
        return false; /* \u, too: what it stands for may be no letter at all */
    reader->at++;
    return true;
}

static bool string(struct json_reader *reader)
{
    for (reader->at++; reader->at < reader->end; ) {
        char letter = *reader->at++;
        if (letter == '"')
            return true;
        if (letter < ' ' || letter > '~' || (letter == '\\' && !escape(reader)))
            return false;
    }
    return false;
}

static bool digits(struct json_reader *reader)
{
    if (!is_digit(reader))
        return false;
    while (is_digit(reader))
        reader->at++;
    return true;
}

static bool any_number(struct json_reader *reader)
{
    reader->at += *reader->at == '-';
    const char *first = reader->at;
    if (!digits(reader) || (*first == '0' && reader->at - first > 1))
        return false;
    if (reader->at < reader->end && *reader->at == '.') {
        reader->at++;
        if (!digits(reader))
            return false;
    }
    if (reader->at < reader->end && (*reader->at == 'e' || *reader->at == 'E')) {
        reader->at++;
        if (reader->at < reader->end && (*reader->at == '+' || *reader->at == '-'))
            reader->at++;
        return digits(reader);
    }
    return true;
}

/* Brackets are kept on a short stack of our own: input must not decide how deep we call. */
bool json_value(struct json_reader *reader)
{
    struct json_series open[DEEPEST];
    int depth = 0;
    for (;;) {
        bool sound = true;
        json_space(reader);
        if (reader->at == reader->end)
            return false;
        char first = *reader->at;
        if (first == '[' || first == '{') {
            if (depth == DEEPEST)
                return false;
            json_begin(reader, &open[depth++], first);
        } else if (first == '"') {
            sound = string(reader);
        } else if (first == '-' || is_digit(reader)) {
            sound = any_number(reader);
        } else {
            sound = word(reader, "null") || word(reader, "true") || word(reader, "false");
        }
        while (sound && depth > 0 && !json_next(reader, &open[depth - 1], &sound))
            depth--;
        if (!sound || depth == 0)
            return sound;
        if (open[depth - 1].close == '}') {
            json_space(reader);
            if (reader->at == reader->end || *reader->at != '"' || !string(reader)
                || !json_sign(reader, ':'))
                return false;
        }
    }
}

bool json_begin(struct json_reader *reader, struct json_series *series, char open)
{
    *series = (struct json_series){open == '[' ? ']' : '}', true};
    return json_sign(reader, open);
}

bool json_next(struct json_reader *reader, struct json_series *series, bool *sound)
{
    bool first = series->first;
    series->first = false;
    if (json_sign(reader, series->close))
        return false;
    *sound = first || json_sign(reader, ',');
    return *sound;
}

void json_put_span(struct json_writer *writer, const char *text, size_t length)
{
    if (writer->full || (size_t)(writer->end - writer->at) < length) {
        writer->full = true;
        return;
    }
    memcpy(writer->at, text, length);
    writer->at += length;
}

void json_put(struct json_writer *writer, const char *text)
{
    json_put_span(writer, text, strlen(text));
}

void json_put_number(struct json_writer *writer, int32_t number)
{
    char backwards[12], forwards[12];
    int count = 0, length = 0;
    uint32_t rest = number < 0 ? 0u - (uint32_t)number : (uint32_t)number;
    do {
        backwards[count++] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest);
    if (number < 0)
        backwards[count++] = '-';
    while (count > 0)
        forwards[length++] = backwards[--count];
    json_put_span(writer, forwards, (size_t)length);
}

static void put_row(struct json_writer *writer, const int32_t *words, size_t count)
{
    json_put(writer, "[");
    for (size_t word = 0; word < count; word++) {
        if (word > 0)
            json_put(writer, ",");
        json_put_number(writer, words[word]);
    }
    json_put(writer, "]");
}

void json_put_table(struct json_writer *writer, const int32_t *words, size_t rows, size_t width)
{
    if (width == 0) {
        put_row(writer, words, rows);
        return;
    }
    json_put(writer, "[");
    for (size_t row = 0; row < rows; row++) {
        if (row > 0)
            json_put(writer, ",");
        put_row(writer, words + row * width, width);
    }
    json_put(writer, "]");
}
