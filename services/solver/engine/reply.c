/* Writing a reply: outcomes and the lists they point into, then the position after. */
#include "reply.h"

#include <string.h>

enum { ORDER_WIDTH = 7 };

void reply_begin(struct reply *reply, int32_t *words, size_t capacity)
{
    *reply = (struct reply){.words = words, .capacity = capacity};
    int32_t *header = reply_room(reply, ENGINE_REPLY_HEADER);
    if (header)
        memset(header, 0, ENGINE_REPLY_HEADER * sizeof *header);
    reply->outcomes = reply->words + reply->written;
}

int32_t *reply_room(struct reply *reply, size_t words)
{
    if (reply->full || reply->capacity - reply->written < words) {
        reply->full = true;
        return NULL;
    }
    int32_t *room = reply->words + reply->written;
    reply->written += words;
    return room;
}

void reply_outcomes(struct reply *reply, const struct position *position, int invented)
{
    int count = position->orders_count + invented;
    int32_t *room = reply_room(reply, (size_t)count * ENGINE_OUTCOME_WIDTH);
    if (!room)
        return;
    reply->words[ENGINE_REPLY_OUTCOMES] = count;
    memset(room, 0, (size_t)count * ENGINE_OUTCOME_WIDTH * sizeof *room);
    for (int row = 0; row < position->orders_count; row++, room += ENGINE_OUTCOME_WIDTH) {
        if (position->reasons[row] == ENGINE_FINE)
            continue;
        struct order order = position_order(position, row);
        room[ENGINE_OUTCOME_ROW] = row;
        room[ENGINE_OUTCOME_ROLE] = order.role;
        room[ENGINE_OUTCOME_ORDER] = order.type;
        room[ENGINE_OUTCOME_UNIT] = order.unit_type;
        room[ENGINE_OUTCOME_ZONE] = order.active;
        room[ENGINE_OUTCOME_PASSIVE] = order.passive;
        room[ENGINE_OUTCOME_DESTINATION] = order.destination;
        room[ENGINE_OUTCOME_RESULT] = ENGINE_ILLEGAL;
        room[ENGINE_OUTCOME_REASON] = position->reasons[row];
    }
}

int32_t *reply_outcome(struct reply *reply, const struct unit *unit, int *invented)
{
    int place = unit->row == NOBODY ? (*invented)++ : unit->row;
    int32_t *outcome = reply->outcomes + (ptrdiff_t)place * ENGINE_OUTCOME_WIDTH;
    outcome[ENGINE_OUTCOME_ROW] = unit->row;
    outcome[ENGINE_OUTCOME_ROLE] = unit->role;
    outcome[ENGINE_OUTCOME_ORDER] = unit->order;
    outcome[ENGINE_OUTCOME_UNIT] = unit->type;
    outcome[ENGINE_OUTCOME_ZONE] = unit->zone;
    outcome[ENGINE_OUTCOME_PASSIVE] = unit->passive;
    outcome[ENGINE_OUTCOME_DESTINATION] = unit->destination;
    outcome[ENGINE_OUTCOME_RESULT] = ENGINE_SUCCEEDS;
    if (unit->row == NOBODY)
        outcome[ENGINE_OUTCOME_FLAGS] = ENGINE_INVENTED_FLAG;
    return outcome;
}

void reply_list(struct reply *reply, int32_t *outcome, int word, int zone)
{
    int32_t *room = reply_room(reply, 1);
    if (!room)
        return;
    if (outcome[ENGINE_OUTCOME_ROUTE] + outcome[ENGINE_OUTCOME_RETREATS] == 0)
        outcome[ENGINE_OUTCOME_LIST] = reply->words[ENGINE_REPLY_ZONES];
    outcome[word]++;
    reply->words[ENGINE_REPLY_ZONES]++;
    *room = zone;
}

void reply_order(struct reply *reply, const int32_t *order)
{
    int32_t *room = reply_room(reply, ORDER_WIDTH);
    if (!room)
        return;
    memcpy(room, order, ORDER_WIDTH * sizeof *room);
    reply->words[ENGINE_REPLY_OUTCOMES]++;
}

static void write_units(struct reply *reply, const struct unit *units, int count, bool dislodged)
{
    size_t width = dislodged ? 4 : 3;
    int32_t *room = reply_room(reply, width * (size_t)count);
    for (int index = 0; room && index < count; index++, room += width) {
        room[0] = units[index].role;
        room[1] = units[index].type;
        room[2] = units[index].zone;
        if (dislodged)
            room[3] = units[index].origin;
    }
}

void reply_position(struct reply *reply, const struct position *position)
{
    const struct engine_variant *map = position->map;
    uint64_t contested[BITS_WORDS];
    write_units(reply, position->units, position->units_count, false);
    write_units(reply, position->dislodged, position->dislodged_count, true);
    memcpy(contested, position->contested, sizeof contested);
    int32_t forbiddens = 0, ownerships = 0;
    for (int region; (region = bits_take(contested, map->words)); forbiddens++) {
        int32_t *room = reply_room(reply, 1);
        if (room)
            *room = region;
    }
    for (int center = 1; center <= map->centers; center++) {
        int32_t *room = position->owner[center] ? reply_room(reply, 2) : NULL;
        if (room) {
            room[0] = center;
            room[1] = position->owner[center];
            ownerships++;
        }
    }
    if (reply->full)
        return;
    reply->words[ENGINE_REPLY_UNITS] = position->units_count;
    reply->words[ENGINE_REPLY_DISLODGED] = position->dislodged_count;
    reply->words[ENGINE_REPLY_FORBIDDENS] = forbiddens;
    reply->words[ENGINE_REPLY_OWNERSHIPS] = ownerships;
}

int32_t reply_end(struct reply *reply, const struct position *position, int32_t reason,
                  size_t *written)
{
    *written = 0;
    if (reply->capacity < ENGINE_REPLY_HEADER)
        return ENGINE_REPLY_TOO_SMALL;
    if (reply->full)
        reason = ENGINE_REPLY_TOO_SMALL;
    if (reason != ENGINE_FINE) {
        memset(reply->words, 0, ENGINE_REPLY_HEADER * sizeof *reply->words);
        reply->words[ENGINE_REPLY_SECTION] = position->section;
        reply->words[ENGINE_REPLY_ROW] = position->row;
        reply->written = ENGINE_REPLY_HEADER;
    }
    reply->words[ENGINE_REPLY_STATUS] = reason;
    *written = reply->written;
    return reason;
}
