/* A retreat phase: where dislodged units may go, and where they go. */
#include "retreats.h"

#include "convoys.h"
#include "order.h"
#include "ownership.h"

void retreats_options(const struct position *position, const struct unit *unit,
                      const uint64_t *occupied, uint64_t *options)
{
    const struct engine_variant *map = position->map;
    uint64_t next[BITS_WORDS];
    for (int word = 0; word < map->words; word++) {
        next[word] = map->next_zones[unit->type][unit->zone][word];
        options[word] = 0;
    }
    for (int zone; (zone = bits_take(next, map->words));) {
        int region = map->region_of[zone];
        if (region != unit->origin && !bits_has(occupied, region)
            && !bits_has(position->contested, region))
            bits_add(options, zone);
    }
}

/* Did the attack come over the border with the origin, or may it have come by sea? */
static bool came_over(struct position *position, const struct unit *unit)
{
    const struct unit *attacker = position_unit_in(position, unit->region);
    if (position->convoy_retreat != ENGINE_RETREAT_BEHIND_POSSIBLE_CONVOY || !attacker)
        return true;
    return attacker->type != ENGINE_ARMY
           || !convoys_can_carry(position, unit->origin, unit->region, 0);
}

int32_t retreats_check(struct position *position, const struct unit *unit, int zone,
                       int32_t *landing)
{
    int32_t reason = order_landing(position->map, unit, zone, position->strict, landing);
    if (reason != ENGINE_FINE)
        return reason;
    int region = position->map->region_of[*landing];
    if (region == unit->origin && came_over(position, unit))
        return ENGINE_FROM_THERE;
    if (position->occupant[region] != NOBODY)
        return ENGINE_OCCUPIED;
    if (bits_has(position->contested, region))
        return ENGINE_CONTESTED;
    return ENGINE_FINE;
}

static int32_t take(struct position *position, int row)
{
    struct order order = position_order(position, row);
    struct unit *unit;
    if (!position_concerns(position, order.role))
        return ENGINE_OTHER_ROLE;
    if (order.type != ENGINE_RETREAT && order.type != ENGINE_DISBAND)
        return ENGINE_WRONG_PHASE;
    int32_t reason = order_find_unit(position, position->dislodged, position->dislodged_count,
                                     &order, &unit);
    if (reason != ENGINE_FINE)
        return reason;
    if (unit->row != NOBODY)
        return ENGINE_SECOND_ORDER;
    int32_t landing = 0;
    if (order.type == ENGINE_RETREAT)
        reason = retreats_check(position, unit, order.destination, &landing);
    if (reason != ENGINE_FINE)
        return reason;
    unit->row = row;
    unit->order = order.type;
    unit->destination = landing;
    unit->target = landing ? position->map->region_of[landing] : 0;
    return ENGINE_FINE;
}

/* Nobody is asked for the order of a unit that can only be disbanded. */
static bool can_retreat(struct position *position, const struct unit *unit)
{
    const struct engine_variant *map = position->map;
    uint64_t next[BITS_WORDS];
    int32_t landing;
    for (int word = 0; word < map->words; word++)
        next[word] = map->next_zones[unit->type][unit->zone][word];
    for (int zone; (zone = bits_take(next, map->words));)
        if (retreats_check(position, unit, zone, &landing) == ENGINE_FINE)
            return true;
    return false;
}

static int32_t take_all(struct position *position)
{
    for (int row = 0; row < position->orders_count; row++) {
        int32_t reason = take(position, row);
        position->reasons[row] = reason;
        if (reason != ENGINE_FINE && position->strict)
            return position_refuse(position, ENGINE_IN_ORDERS, row, reason);
    }
    for (int index = 0; index < position->dislodged_count; index++) {
        struct unit *unit = &position->dislodged[index];
        if (unit->row != NOBODY)
            continue;
        if (position->strict && position_concerns(position, unit->role)
            && can_retreat(position, unit))
            return position_refuse(position, ENGINE_IN_DISLODGED, index, ENGINE_ORDER_MISSING);
        unit->order = ENGINE_DISBAND;
    }
    return ENGINE_FINE;
}

/* Another unit retreating to the same region: then neither gets there (DATC 6.H.7). */
static const struct unit *rival_of(const struct position *position, const struct unit *unit)
{
    for (int index = 0; unit->target && index < position->dislodged_count; index++) {
        const struct unit *other = &position->dislodged[index];
        if (other != unit && other->target == unit->target)
            return other;
    }
    return NULL;
}

static void tell(struct position *position, const struct unit *unit, int32_t *outcome)
{
    const struct unit *rival = rival_of(position, unit);
    if (!unit->target) {
        outcome[ENGINE_OUTCOME_RESULT] = unit->row == NOBODY ? ENGINE_DISBANDED : ENGINE_SUCCEEDS;
        return;
    }
    if (rival) {
        outcome[ENGINE_OUTCOME_RESULT] = ENGINE_BOUNCED;
        outcome[ENGINE_OUTCOME_OTHER] = rival->zone;
        outcome[ENGINE_OUTCOME_STRENGTH] = outcome[ENGINE_OUTCOME_OTHER_STRENGTH] = 1;
        outcome[ENGINE_OUTCOME_FLAGS] |= ENGINE_DESTROYED_FLAG;
    }
}

static void settle_down(struct position *position)
{
    for (int index = 0; index < position->dislodged_count; index++) {
        struct unit unit = position->dislodged[index];
        if (!unit.target || rival_of(position, &position->dislodged[index]))
            continue;
        unit.zone = unit.destination;
        unit.region = unit.target;
        position->occupant[unit.region] = position->units_count;
        position->units[position->units_count++] = unit;
    }
    position->dislodged_count = 0;
    for (int word = 0; word < position->map->words; word++)
        position->contested[word] = 0;
}

int32_t retreats_adjudicate(struct position *position, struct reply *reply)
{
    int32_t reason = take_all(position);
    if (reason != ENGINE_FINE)
        return reason;
    int missing = 0, invented = position->orders_count;
    for (int index = 0; index < position->dislodged_count; index++)
        missing += position->dislodged[index].row == NOBODY;
    reply_outcomes(reply, position, missing);
    for (int index = 0; !reply->full && index < position->dislodged_count; index++) {
        const struct unit *unit = &position->dislodged[index];
        tell(position, unit, reply_outcome(reply, unit, &invented));
    }
    settle_down(position);
    if (position->phase == ENGINE_AUTUMN_RETREATS)
        ownership_update(position);
    reply_position(reply, position);
    return ENGINE_FINE;
}
