/* Civil disorder: what happens to units nobody gives orders to. */
#include "disorder.h"

#include <string.h>

/* Steps to the nearest owned center, over land and sea alike (DATC 3.0, 6.J.6 and 6.J.10). */
static int steps_to_owned(const struct position *position, const struct unit *unit)
{
    const struct engine_variant *map = position->map;
    uint64_t reached[BITS_WORDS] = {0}, goal[BITS_WORDS] = {0};
    for (int center = 1; center <= map->centers; center++) {
        if (position->owner[center] == unit->role)
            bits_add(goal, map->region_of_center[center]);
    }
    bits_add(reached, unit->region);
    for (int steps = 0; steps < map->regions; steps++) {
        uint64_t border[BITS_WORDS];
        if (bits_meet(reached, goal, map->words))
            return steps;
        memcpy(border, reached, sizeof border);
        for (int region; (region = bits_take(border, map->words));) {
            for (int word = 0; word < map->words; word++)
                reached[word] |= map->touching[region][word];
        }
    }
    return UNREACHABLE;
}

static int distance_of(const struct position *position, const struct unit *unit)
{
    if (position->removal == ENGINE_FAR_FROM_OWNED)
        return steps_to_owned(position, unit);
    return map_distance(position->map, unit->type, unit->role, unit->zone);
}

struct unit *disorder_farthest(struct position *position, int role)
{
    struct unit *chosen = NULL;
    int farthest = 0;
    for (int index = 0; index < position->units_count; index++) {
        struct unit *unit = &position->units[index];
        if (unit->role != role || unit->order)
            continue;
        int distance = distance_of(position, unit);
        bool sooner = !chosen || distance > farthest;
        if (chosen && distance == farthest)
            sooner = unit->type != chosen->type ? unit->type == ENGINE_FLEET
                                                : unit->region < chosen->region;
        if (sooner) {
            chosen = unit;
            farthest = distance;
        }
    }
    return chosen;
}

/* A role that has lost some of its homes to others, but not all. */
static bool is_in_need(const struct position *position, int role)
{
    bool keeps = false, lost = false;
    for (int center = 1; center <= position->map->centers; center++) {
        if (!map_is_home(position->map, role, center))
            continue;
        keeps |= position->owner[center] == role;
        lost |= position->owner[center] && position->owner[center] != role;
    }
    return keeps && lost;
}

bool disorder_helps_out(const struct position *position, int role, int region)
{
    const struct engine_variant *map = position->map;
    for (int row = 0; row < map->emergencies; row++) {
        if (map->emergency[row].role == role && map->emergency[row].region == region)
            return is_in_need(position, role);
    }
    return false;
}

static int emergencies_of(const struct position *position, int role)
{
    const struct engine_variant *map = position->map;
    int count = 0;
    for (int row = 0; row < map->emergencies; row++) {
        const struct emergency *place = &map->emergency[row];
        count += place->role == role && position->occupant[place->region] == NOBODY;
    }
    return count && is_in_need(position, role) ? count : 0;
}

int disorder_balance(const struct position *position, int role)
{
    int balance = emergencies_of(position, role);
    for (int center = 1; center <= position->map->centers; center++)
        balance += position->owner[center] == role;
    for (int index = 0; index < position->units_count; index++)
        balance -= position->units[index].role == role;
    return balance;
}

static void tell(struct reply *reply, const struct unit *unit, int order)
{
    reply_order(reply, (int32_t[]){unit->role, order, unit->type, unit->zone, 0, 0, 0});
}

static void tell_removals(struct position *position, struct reply *reply)
{
    for (int role = 1; role <= position->map->roles; role++) {
        if (!position_concerns(position, role))
            continue;
        for (int left = disorder_balance(position, role); left < 0; left++) {
            struct unit *unit = disorder_farthest(position, role);
            unit->order = ENGINE_REMOVE;
            tell(reply, unit, ENGINE_REMOVE);
        }
    }
}

int32_t disorder_orders(struct position *position, struct reply *reply)
{
    if (position->phase == ENGINE_ADJUSTMENTS) {
        tell_removals(position, reply);
        return ENGINE_FINE;
    }
    bool retreat = position_is_retreat(position);
    int count = retreat ? position->dislodged_count : position->units_count;
    for (int index = 0; index < count; index++) {
        const struct unit *unit = retreat ? &position->dislodged[index] : &position->units[index];
        if (position_concerns(position, unit->role))
            tell(reply, unit, retreat ? ENGINE_DISBAND : ENGINE_HOLD);
    }
    return ENGINE_FINE;
}
