/* Reading a request into a position, refusing the first row that makes no sense. */
#include "position.h"

#include <string.h>

enum { UNIT_WIDTH = 3, DISLODGED_WIDTH = 4, OWNERSHIP_WIDTH = 2, ORDER_WIDTH = 7 };

int32_t position_refuse(struct position *position, int32_t section, int row, int32_t reason)
{
    position->section = section;
    position->row = row;
    return reason;
}

bool position_is_movement(const struct position *position)
{
    return position->phase == ENGINE_SPRING_MOVES || position->phase == ENGINE_AUTUMN_MOVES;
}

bool position_is_retreat(const struct position *position)
{
    return position->phase == ENGINE_SPRING_RETREATS || position->phase == ENGINE_AUTUMN_RETREATS;
}

bool position_concerns(const struct position *position, int role)
{
    return position->role == 0 || position->role == role;
}

struct order position_order(const struct position *position, int row)
{
    const int32_t *words = position->orders + (ptrdiff_t)row * ORDER_WIDTH;
    return (struct order){words[0], words[1], words[2], words[3], words[4], words[5], words[6]};
}

struct unit *position_unit_in(struct position *position, int region)
{
    int index = position->occupant[region];
    return index == NOBODY ? NULL : &position->units[index];
}

static int32_t read_unit(const struct engine_variant *map, const int32_t *words, struct unit *unit)
{
    if (words[0] < 1 || words[0] > map->roles)
        return ENGINE_BAD_ROLE;
    if (words[1] != ENGINE_ARMY && words[1] != ENGINE_FLEET)
        return ENGINE_BAD_UNIT_TYPE;
    if (words[2] < 1 || words[2] > map->zones)
        return ENGINE_BAD_ZONE;
    if (!map_unit_can_stand(map, words[1], words[2]))
        return ENGINE_CANNOT_STAND;
    *unit = (struct unit){
        .role = words[0], .type = words[1], .zone = words[2], .region = map->region_of[words[2]],
        .row = NOBODY, .helped = NOBODY, .first_supporter = NOBODY, .next_supporter = NOBODY,
        .first_fleet = NOBODY, .next_fleet = NOBODY, .next_attacker = NOBODY,
    };
    return ENGINE_FINE;
}

static int32_t read_units(struct position *position, const int32_t *words)
{
    const struct engine_variant *map = position->map;
    for (int row = 0; row < position->units_count; row++, words += UNIT_WIDTH) {
        struct unit *unit = &position->units[row];
        int32_t reason = read_unit(map, words, unit);
        if (reason == ENGINE_FINE && position->occupant[unit->region] != NOBODY)
            reason = ENGINE_PLACE_TAKEN;
        if (reason != ENGINE_FINE)
            return position_refuse(position, ENGINE_IN_UNITS, row, reason);
        position->occupant[unit->region] = row;
        if (unit->type == ENGINE_FLEET && map_carries(map, unit->region))
            bits_add(position->sea_fleets, unit->region);
    }
    return ENGINE_FINE;
}

static int32_t read_dislodged(struct position *position, const int32_t *words)
{
    uint64_t seen[BITS_WORDS] = {0};
    if (position->dislodged_count > 0 && !position_is_retreat(position))
        return position_refuse(position, ENGINE_IN_DISLODGED, 0, ENGINE_DISLODGED_NOT_NOW);
    for (int row = 0; row < position->dislodged_count; row++, words += DISLODGED_WIDTH) {
        struct unit *unit = &position->dislodged[row];
        int32_t reason = read_unit(position->map, words, unit);
        if (reason == ENGINE_FINE && (words[3] < 0 || words[3] > position->map->regions))
            reason = ENGINE_BAD_REGION;
        if (reason == ENGINE_FINE && bits_has(seen, unit->region))
            reason = ENGINE_PLACE_TAKEN;
        if (reason != ENGINE_FINE)
            return position_refuse(position, ENGINE_IN_DISLODGED, row, reason);
        unit->origin = words[3];
        bits_add(seen, unit->region);
    }
    return ENGINE_FINE;
}

static int32_t read_forbiddens(struct position *position, const int32_t *words, int32_t count)
{
    for (int row = 0; row < count; row++) {
        if (words[row] < 1 || words[row] > position->map->regions)
            return position_refuse(position, ENGINE_IN_FORBIDDENS, row, ENGINE_BAD_REGION);
        bits_add(position->contested, words[row]);
    }
    return ENGINE_FINE;
}

static int32_t read_ownerships(struct position *position, const int32_t *words, int32_t count)
{
    for (int row = 0; row < count; row++, words += OWNERSHIP_WIDTH) {
        int32_t reason = ENGINE_FINE;
        if (words[0] < 1 || words[0] > position->map->centers)
            reason = ENGINE_BAD_CENTER;
        else if (words[1] < 1 || words[1] > position->map->roles)
            reason = ENGINE_BAD_ROLE;
        else if (position->owner[words[0]])
            reason = ENGINE_CENTER_TWICE;
        if (reason != ENGINE_FINE)
            return position_refuse(position, ENGINE_IN_OWNERSHIPS, row, reason);
        position->owner[words[0]] = words[1];
    }
    return ENGINE_FINE;
}

static int32_t read_header(struct position *position, const int32_t *request)
{
    static const int32_t highest[ENGINE_REQUEST_HEADER] = {
        ENGINE_ADJUSTMENTS, 1, ENGINE_MAX_ROLES, ENGINE_FALL_BACK_TO_LAND, ENGINE_FAR_FROM_OWNED,
        ENGINE_RETREAT_BEHIND_POSSIBLE_CONVOY, ENGINE_MAX_ZONES, ENGINE_MAX_ZONES, ENGINE_MAX_ZONES,
        ENGINE_MAX_ZONES, ENGINE_MAX_ORDERS,
    };
    for (int word = 0; word < ENGINE_REQUEST_HEADER; word++) {
        int32_t reason = word < ENGINE_REQUEST_UNITS ? ENGINE_BAD_OPTION : ENGINE_TOO_LARGE;
        int32_t most = word == ENGINE_REQUEST_ROLE ? position->map->roles : highest[word];
        if (request[word] < 0 || request[word] > most)
            return position_refuse(position, ENGINE_IN_HEADER, word, reason);
    }
    position->phase = request[ENGINE_REQUEST_PHASE];
    position->strict = request[ENGINE_REQUEST_STRICT];
    position->role = request[ENGINE_REQUEST_ROLE];
    position->adjacent_convoy = request[ENGINE_REQUEST_ADJACENT_CONVOY];
    position->removal = request[ENGINE_REQUEST_REMOVAL];
    position->convoy_retreat = request[ENGINE_REQUEST_CONVOY_RETREAT];
    position->units_count = request[ENGINE_REQUEST_UNITS];
    position->dislodged_count = request[ENGINE_REQUEST_DISLODGED];
    position->orders_count = request[ENGINE_REQUEST_ORDERS];
    return ENGINE_FINE;
}

/* Only what the variant's size needs is cleared: the tables are made for the largest one. */
static void clear(struct position *position, const struct engine_variant *map, int32_t *reasons)
{
    memset(position, 0, offsetof(struct position, occupant));
    memset(position->owner, 0, (size_t)(map->centers + 1) * sizeof *position->owner);
    for (int region = 0; region <= map->regions; region++) {
        position->occupant[region] = NOBODY;
        position->first_attacker[region] = NOBODY;
    }
    position->map = map;
    position->reasons = reasons;
}

int32_t position_read(struct position *position, const struct engine_variant *map,
                      const int32_t *request, size_t length, int32_t *reasons)
{
    clear(position, map, reasons);
    if (length < ENGINE_REQUEST_HEADER)
        return position_refuse(position, ENGINE_IN_HEADER, 0, ENGINE_CUT_SHORT);
    int32_t reason = read_header(position, request);
    if (reason != ENGINE_FINE)
        return reason;
    int32_t forbiddens = request[ENGINE_REQUEST_FORBIDDENS];
    int32_t ownerships = request[ENGINE_REQUEST_OWNERSHIPS];
    size_t units = ENGINE_REQUEST_HEADER;
    size_t dislodged = units + UNIT_WIDTH * (size_t)position->units_count;
    size_t regions = dislodged + DISLODGED_WIDTH * (size_t)position->dislodged_count;
    size_t owners = regions + (size_t)forbiddens;
    size_t orders = owners + OWNERSHIP_WIDTH * (size_t)ownerships;
    if (orders + ORDER_WIDTH * (size_t)position->orders_count != length)
        return position_refuse(position, ENGINE_IN_HEADER, 0, ENGINE_CUT_SHORT);
    position->orders = request + orders;
    reason = read_units(position, request + units);
    if (reason == ENGINE_FINE)
        reason = read_dislodged(position, request + dislodged);
    if (reason == ENGINE_FINE)
        reason = read_forbiddens(position, request + regions, forbiddens);
    if (reason == ENGINE_FINE)
        reason = read_ownerships(position, request + owners, ownerships);
    memset(reasons, 0, (size_t)position->orders_count * sizeof *reasons);
    return reason;
}
