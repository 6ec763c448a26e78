/* Phases and results as JSON text: the shape scripts exchange them in. */
#include "engine.h"

#include <string.h>

#include "json.h"

#define MOST_ROWS 512
#define LAST_ADVANCEMENT 100000
#define RESULT_WORDS 16384

static const char *const result_names[] = {
    "", "succeeds", "bounced", "cut", "unmatched", "disrupted", "paradox", "illegal", "disbanded"};
static const char *const section_names[] = {
    "header", "units", "dislodged", "forbiddens", "ownerships", "orders", "role"};

/* The members of a phase, the tables in the order of a request. */
enum member { UNITS, DISLODGED, FORBIDDENS, OWNERSHIPS, ORDERS, TABLES, ADVANCEMENT = TABLES, ID, MEMBERS };
static const char *const member_names[] = {
    "units", "dislodged", "forbiddens", "ownerships", "orders", "advancement", "id"};
static const size_t widths[] = {3, 4, 1, 2, 7};

struct phase {
    unsigned seen; /* a bit for each member */
    int32_t advancement;
    const char *id;
    size_t id_length, rows[TABLES];
    int32_t tables[TABLES][MOST_ROWS * 7];
};

/* The region an attack came from may be null or left out when it came by convoy. */
static bool row_read(struct json_reader *reader, int32_t *row, enum member table)
{
    struct json_series series;
    size_t count = 0;
    bool sound = true;
    if (!json_begin(reader, &series, '['))
        return false;
    while (sound && json_next(reader, &series, &sound)) {
        bool may_be_null = table == DISLODGED && count == 3;
        if (count == widths[table])
            return false;
        if (may_be_null && json_null(reader))
            row[count] = 0;
        else if (!json_number(reader, &row[count]))
            return false;
        count++;
    }
    if (table == DISLODGED && count == 3)
        row[count++] = 0;
    return sound && count == widths[table];
}

static bool ownership_read(struct json_reader *reader, int32_t *row)
{
    const char *name;
    size_t length;
    if (!json_name(reader, &name, &length))
        return false;
    struct json_reader center = {name, name + length};
    return length > 0 && json_number(&center, &row[0]) && center.at == center.end
           && json_number(reader, &row[1]);
}

static bool table_read(struct json_reader *reader, struct phase *phase, enum member table)
{
    struct json_series series;
    bool sound = json_begin(reader, &series, table == OWNERSHIPS ? '{' : '[');
    while (sound && json_next(reader, &series, &sound)) {
        if (phase->rows[table] == MOST_ROWS)
            return false;
        int32_t *row = &phase->tables[table][widths[table] * phase->rows[table]++];
        sound = table == FORBIDDENS   ? json_number(reader, row)
                : table == OWNERSHIPS ? ownership_read(reader, row)
                                      : row_read(reader, row, table);
    }
    return sound;
}

static enum member member_named(const char *name, size_t length)
{
    enum member member = 0;
    while (member < MEMBERS
           && (strlen(member_names[member]) != length || memcmp(name, member_names[member], length) != 0))
        member++;
    return member;
}

static bool member_read(struct json_reader *reader, struct phase *phase)
{
    const char *name;
    size_t length;
    if (!json_name(reader, &name, &length))
        return false;
    enum member member = member_named(name, length);
    if (member == MEMBERS)
        return json_value(reader);
    if (phase->seen & 1u << member)
        return false;
    phase->seen |= 1u << member;
    if (member == ADVANCEMENT)
        return json_number(reader, &phase->advancement);
    if (member < TABLES)
        return table_read(reader, phase, member);
    json_space(reader);
    phase->id = reader->at;
    bool sound = json_value(reader);
    phase->id_length = (size_t)(reader->at - phase->id);
    return sound;
}

static bool phase_read(struct json_reader *reader, struct phase *phase)
{
    struct json_series series;
    phase->seen = 0;
    phase->id = "null";
    phase->id_length = strlen(phase->id);
    memset(phase->rows, 0, sizeof phase->rows);
    bool sound = json_begin(reader, &series, '{');
    while (sound && json_next(reader, &series, &sound))
        sound = member_read(reader, phase);
    return sound && phase->seen & 1u << ADVANCEMENT && phase->advancement >= 0
           && phase->advancement <= LAST_ADVANCEMENT;
}

static size_t phase_request(const struct phase *phase, const int32_t *options, int32_t *request)
{
    size_t length = ENGINE_REQUEST_HEADER;
    request[ENGINE_REQUEST_PHASE] = phase->advancement % 5;
    request[ENGINE_REQUEST_STRICT] = options[ENGINE_JSON_STRICT];
    request[ENGINE_REQUEST_ROLE] = 0;
    request[ENGINE_REQUEST_ADJACENT_CONVOY] = options[ENGINE_JSON_ADJACENT_CONVOY];
    request[ENGINE_REQUEST_REMOVAL] = options[ENGINE_JSON_REMOVAL];
    request[ENGINE_REQUEST_CONVOY_RETREAT] = options[ENGINE_JSON_CONVOY_RETREAT];
    for (int table = 0; table < TABLES; table++) {
        size_t words = widths[table] * phase->rows[table];
        request[ENGINE_REQUEST_UNITS + table] = (int32_t)phase->rows[table];
        memcpy(request + length, phase->tables[table], words * sizeof *request);
        length += words;
    }
    return length;
}

static void put_member(struct json_writer *writer, const char *name, int32_t number)
{
    json_put(writer, name);
    json_put_number(writer, number);
}

/* JSON has the names in lower case. */
static void put_reason(struct json_writer *writer, const char *name, int32_t reason)
{
    json_put(writer, name);
    for (const char *letter = engine_reason_name(reason); *letter; letter++) {
        char lower = *letter == '_' ? '_' : (char)(*letter - 'A' + 'a');
        json_put_span(writer, &lower, 1);
    }
}

static void outcome_write(struct json_writer *writer, const int32_t *outcome, const int32_t *zones)
{
    int32_t flags = outcome[ENGINE_OUTCOME_FLAGS];
    const int32_t *list = zones + outcome[ENGINE_OUTCOME_LIST];
    size_t route = (size_t)outcome[ENGINE_OUTCOME_ROUTE];
    json_put(writer, "{\"order\":");
    json_put_table(writer, outcome + ENGINE_OUTCOME_ROLE, 6, 0);
    json_put(writer, ",\"result\":\"");
    json_put(writer, result_names[outcome[ENGINE_OUTCOME_RESULT]]);
    json_put(writer, "\"");
    if (outcome[ENGINE_OUTCOME_ROW] >= 0)
        put_member(writer, ",\"row\":", outcome[ENGINE_OUTCOME_ROW]);
    if (outcome[ENGINE_OUTCOME_RESULT] == ENGINE_ILLEGAL) {
        put_reason(writer, ",\"reason\":\"", outcome[ENGINE_OUTCOME_REASON]);
        json_put(writer, "\"");
    }
    if (outcome[ENGINE_OUTCOME_STRENGTH])
        put_member(writer, ",\"strength\":", outcome[ENGINE_OUTCOME_STRENGTH]);
    if (outcome[ENGINE_OUTCOME_OTHER])
        put_member(writer, ",\"by\":", outcome[ENGINE_OUTCOME_OTHER]);
    if (outcome[ENGINE_OUTCOME_OTHER_STRENGTH])
        put_member(writer, ",\"against\":", outcome[ENGINE_OUTCOME_OTHER_STRENGTH]);
    if (flags & ENGINE_INVENTED_FLAG)
        json_put(writer, ",\"invented\":true");
    if (flags & ENGINE_CONVOYED_FLAG)
        json_put(writer, ",\"convoyed\":true");
    if (flags & ENGINE_FACED_FLAG)
        json_put(writer, ",\"head_to_head\":true");
    if (flags & ENGINE_DISLODGED_FLAG) {
        put_member(writer, ",\"dislodged_by\":", outcome[ENGINE_OUTCOME_ATTACKER]);
        json_put(writer, ",\"retreats\":");
        json_put_table(writer, list + route, (size_t)outcome[ENGINE_OUTCOME_RETREATS], 0);
    }
    if (flags & ENGINE_DESTROYED_FLAG)
        json_put(writer, ",\"destroyed\":true");
    if (route > 0) {
        json_put(writer, ",\"route\":");
        json_put_table(writer, list, route, 0);
    }
    json_put(writer, "}");
}

static bool row_is_before(const int32_t *row, const int32_t *other, size_t width)
{
    size_t word = 0;
    while (word + 1 < width && row[word] == other[word])
        word++;
    return row[word] < other[word];
}

/* By insertion: there are few rows, and they come nearly in order. */
static void rows_sort(int32_t *rows, size_t count, size_t width)
{
    int32_t row[4];
    for (size_t sorted = 1; sorted < count; sorted++) {
        size_t place = sorted;
        memcpy(row, rows + sorted * width, width * sizeof *row);
        for (; place > 0 && row_is_before(row, rows + (place - 1) * width, width); place--)
            memcpy(rows + place * width, rows + (place - 1) * width, width * sizeof *row);
        memcpy(rows + place * width, row, width * sizeof *row);
    }
}

static const int32_t *table_write(struct json_writer *writer, const char *name, int32_t *rows,
                                  int32_t count, size_t width)
{
    json_put(writer, name);
    if (width > 1)
        rows_sort(rows, (size_t)count, width);
    json_put_table(writer, rows, (size_t)count, width > 1 ? width : 0);
    return rows + (size_t)count * width;
}

static void result_write(struct json_writer *writer, int32_t *result, bool with_outcomes)
{
    int32_t *outcomes = result + ENGINE_REPLY_HEADER;
    const int32_t *zones = outcomes + result[ENGINE_REPLY_OUTCOMES] * ENGINE_OUTCOME_WIDTH;
    int32_t *units = outcomes + (zones - outcomes) + result[ENGINE_REPLY_ZONES];
    int32_t *dislodged = units + 3 * result[ENGINE_REPLY_UNITS];
    int32_t *forbiddens = dislodged + 4 * result[ENGINE_REPLY_DISLODGED];
    const int32_t *owner = table_write(writer, ",\"units\":", units, result[ENGINE_REPLY_UNITS], 3);
    owner = table_write(writer, ",\"dislodged\":", dislodged, result[ENGINE_REPLY_DISLODGED], 4);
    owner = table_write(writer, ",\"forbiddens\":", forbiddens, result[ENGINE_REPLY_FORBIDDENS], 1);
    json_put(writer, ",\"ownerships\":{");
    for (int32_t rank = 0; rank < result[ENGINE_REPLY_OWNERSHIPS]; rank++, owner += 2) {
        put_member(writer, rank ? ",\"" : "\"", owner[0]);
        put_member(writer, "\":", owner[1]);
    }
    json_put(writer, "}");
    if (!with_outcomes)
        return;
    json_put(writer, ",\"outcomes\":[");
    for (int32_t rank = 0; rank < result[ENGINE_REPLY_OUTCOMES]; rank++) {
        if (rank > 0)
            json_put(writer, ",");
        outcome_write(writer, outcomes + rank * ENGINE_OUTCOME_WIDTH, zones);
    }
    json_put(writer, "]");
}

static void refusal_write(struct json_writer *writer, const int32_t *result)
{
    put_reason(writer, ",\"error\":\"", result[ENGINE_REPLY_STATUS]);
    json_put(writer, "\",\"where\":\"");
    json_put(writer, section_names[result[ENGINE_REPLY_SECTION]]);
    put_member(writer, "\",\"row\":", result[ENGINE_REPLY_ROW]);
}

/* Behind a phase: the end of the text, or what separates it from the next. */
static bool phase_ends(struct json_reader *reader, char separator)
{
    while (reader->at < reader->end && (*reader->at == ' ' || *reader->at == '\t' || *reader->at == '\r'))
        reader->at++;
    if (separator != '\n')
        json_space(reader);
    return reader->at == reader->end || *reader->at == separator;
}

/* One phase read, adjudicated and written; false when it is not plain. Names that come twice in
 * an object are no mistake in JSON, but only the last of them counts: not plain either. */
static bool phase_answer(const struct engine_variant *variant, const int32_t *options,
                         struct json_reader *reader, struct json_writer *writer)
{
    struct phase phase;
    int32_t request[ENGINE_REQUEST_HEADER + MOST_ROWS * (3 + 4 + 1 + 2 + 7)], result[RESULT_WORDS];
    size_t written;
    if (!phase_read(reader, &phase) || !phase_ends(reader, (char)options[ENGINE_JSON_SEPARATOR]))
        return false;
    size_t length = phase_request(&phase, options, request);
    int32_t reason = engine_adjudicate(variant, request, length, result, RESULT_WORDS, &written);
    if (reason == ENGINE_REPLY_TOO_SMALL || reason == ENGINE_CENTER_TWICE)
        return false;
    json_put(writer, "{\"id\":");
    json_put_span(writer, phase.id, phase.id_length);
    if (reason == ENGINE_FINE)
        result_write(writer, result, options[ENGINE_JSON_OUTCOMES]);
    else
        refusal_write(writer, result);
    json_put(writer, "}");
    return true;
}

static bool phase_follows(struct json_reader *reader, char separator, bool first)
{
    json_space(reader);
    return reader->at < reader->end && (first || separator == '\n' || json_sign(reader, separator));
}

static void phases_answer(const struct engine_variant *variant, const int32_t *request,
                          int32_t *reply, struct json_writer *writer)
{
    const char *text = (const char *)(request + ENGINE_JSON_HEADER);
    char separator = (char)request[ENGINE_JSON_SEPARATOR];
    struct json_reader reader = {text, text + request[ENGINE_JSON_BYTES]};
    bool plain = true;
    int32_t count = 0;
    while (plain && !writer->full && phase_follows(&reader, separator, count == 0)) {
        char *before = writer->at;
        if (count > 0)
            json_put_span(writer, &separator, 1);
        plain = phase_answer(variant, request, &reader, writer);
        if (plain) {
            count++;
            reply[ENGINE_JSON_REPLY_TAKEN] = (int32_t)(reader.at - text);
        } else {
            writer->at = before;
        }
    }
    if (plain)
        reply[ENGINE_JSON_REPLY_TAKEN] = request[ENGINE_JSON_BYTES];
    reply[ENGINE_JSON_REPLY_COUNT] = count;
}

int32_t engine_adjudicate_json(const struct engine_variant *variant, const int32_t *request,
                               size_t length, int32_t *reply, size_t capacity, size_t *written)
{
    *written = 0;
    if (capacity < ENGINE_JSON_REPLY_HEADER)
        return ENGINE_REPLY_TOO_SMALL;
    memset(reply, 0, ENGINE_JSON_REPLY_HEADER * sizeof *reply);
    *written = ENGINE_JSON_REPLY_HEADER;
    if (length < ENGINE_JSON_HEADER || request[ENGINE_JSON_BYTES] < 0
        || (size_t)request[ENGINE_JSON_BYTES] > (length - ENGINE_JSON_HEADER) * sizeof *request)
        return reply[ENGINE_JSON_REPLY_STATUS] = ENGINE_CUT_SHORT;
    char *first = (char *)(reply + ENGINE_JSON_REPLY_HEADER);
    struct json_writer writer = {first, (char *)(reply + capacity), false};
    phases_answer(variant, request, reply, &writer);
    if (writer.full)
        return reply[ENGINE_JSON_REPLY_STATUS] = ENGINE_REPLY_TOO_SMALL;
    size_t bytes = (size_t)(writer.at - first), padding = (0 - bytes) % sizeof *reply;
    memset(writer.at, ' ', padding);
    reply[ENGINE_JSON_REPLY_BYTES] = (int32_t)bytes;
    *written += (bytes + padding) / sizeof *reply;
    return ENGINE_FINE;
}
