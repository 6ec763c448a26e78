/* A movement phase: what became of every order, why, and the position after. */
#include "movement.h"

#include "convoys.h"
#include "moves.h"
#include "order.h"
#include "retreats.h"

/* The unit that moved into a region, NULL if none did. */
static const struct unit *newcomer(const struct position *position, int region)
{
    for (int index = position->first_attacker[region]; index != NOBODY;
         index = position->units[index].next_attacker) {
        if (position->units[index].moves == YES)
            return &position->units[index];
    }
    return NULL;
}

static bool stays(const struct unit *unit)
{
    return !unit->target || unit->moves != YES;
}

/* A region left empty where moves kept one another out is closed to retreats. */
static void mark_contested(struct position *position)
{
    for (int word = 0; word < position->map->words; word++)
        position->contested[word] = 0;
    for (int index = 0; index < position->units_count; index++) {
        const struct unit *unit = &position->units[index];
        if (!unit->target || unit->moves == YES || bits_has(position->contested, unit->target))
            continue;
        const struct unit *occupant = moves_occupant(position, unit);
        if ((occupant && stays(occupant)) || newcomer(position, unit->target))
            continue;
        if (moves_prevent(position, unit).most > 0)
            bits_add(position->contested, unit->target);
    }
}

/* The strongest of those that kept the unit out. */
static void tell_bounce(const struct position *position, const struct unit *unit, int32_t *outcome)
{
    const struct unit *other = moves_occupant(position, unit);
    int strongest = moves_resist(position, unit).most;
    bool faced = moves_head_to_head(position, unit);
    for (int index = position->first_attacker[unit->target]; index != NOBODY;
         index = position->units[index].next_attacker) {
        const struct unit *rival = &position->units[index];
        int strength = rival == unit ? 0 : moves_prevent(position, rival).most;
        if (strength > strongest) {
            strongest = strength;
            other = rival;
            faced = false;
        }
    }
    outcome[ENGINE_OUTCOME_RESULT] = ENGINE_BOUNCED;
    outcome[ENGINE_OUTCOME_OTHER] = other ? other->zone : 0;
    outcome[ENGINE_OUTCOME_OTHER_STRENGTH] = strongest;
    if (faced)
        outcome[ENGINE_OUTCOME_FLAGS] |= ENGINE_FACED_FLAG;
}

static void tell_broken_convoy(const struct position *position, const struct unit *unit,
                               int32_t *outcome)
{
    outcome[ENGINE_OUTCOME_RESULT] = unit->paradox ? ENGINE_PARADOX : ENGINE_DISRUPTED;
    for (int index = unit->first_fleet; index != NOBODY;
         index = position->units[index].next_fleet) {
        const struct unit *fleet = &position->units[index];
        if (convoys_dislodged(position, fleet) == YES)
            outcome[ENGINE_OUTCOME_OTHER] = fleet->zone;
    }
}

static void tell_move(const struct position *position, const struct unit *unit, int32_t *outcome,
                      struct reply *reply)
{
    if (unit->convoyed)
        outcome[ENGINE_OUTCOME_FLAGS] |= ENGINE_CONVOYED_FLAG;
    outcome[ENGINE_OUTCOME_STRENGTH] = moves_attack(position, unit).most;
    if (unit->path == NO) {
        tell_broken_convoy(position, unit, outcome);
        return;
    }
    if (unit->moves == NO)
        tell_bounce(position, unit, outcome);
    if (!unit->convoyed)
        return;
    int32_t seas[ENGINE_MAX_ZONES];
    int length = convoys_route(position, unit, seas);
    for (int place = 0; place < length; place++)
        reply_list(reply, outcome, ENGINE_OUTCOME_ROUTE, seas[place]);
}

static void tell_support(const struct position *position, const struct unit *unit, int32_t *outcome)
{
    if (!unit->matched) {
        outcome[ENGINE_OUTCOME_RESULT] = ENGINE_UNMATCHED;
        return;
    }
    if (unit->given == YES)
        return;
    outcome[ENGINE_OUTCOME_RESULT] = ENGINE_CUT;
    for (int index = position->first_attacker[unit->region]; index != NOBODY;
         index = position->units[index].next_attacker) {
        const struct unit *attacker = &position->units[index];
        if (attacker->role == unit->role || attacker->path == NO)
            continue;
        outcome[ENGINE_OUTCOME_OTHER] = attacker->zone;
        if (attacker->moves == YES)
            return;
    }
}

static void tell_convoy(const struct position *position, const struct unit *unit, int32_t *outcome)
{
    if (!unit->matched)
        outcome[ENGINE_OUTCOME_RESULT] = ENGINE_UNMATCHED;
    else if (convoys_dislodged(position, unit) == YES)
        outcome[ENGINE_OUTCOME_RESULT] = ENGINE_DISRUPTED;
}

/* The board as it will be, for the units that look for a place to retreat to. */
static void occupy(const struct position *position, uint64_t *occupied)
{
    for (int index = 0; index < position->units_count; index++) {
        const struct unit *unit = &position->units[index];
        bits_add(occupied, stays(unit) ? unit->region : unit->target);
    }
}

static void tell_dislodged(struct position *position, const struct unit *unit,
                           const struct unit *attacker, int32_t *outcome, struct reply *reply)
{
    uint64_t occupied[BITS_WORDS] = {0}, options[BITS_WORDS];
    outcome[ENGINE_OUTCOME_FLAGS] |= ENGINE_DISLODGED_FLAG;
    outcome[ENGINE_OUTCOME_ATTACKER] = attacker->zone;
    struct unit *beaten = &position->dislodged[position->dislodged_count++];
    *beaten = *unit;
    bool behind = attacker->convoyed && position->convoy_retreat != ENGINE_NO_RETREAT_BEHIND_CONVOY;
    beaten->origin = behind ? 0 : attacker->region;
    occupy(position, occupied);
    retreats_options(position, beaten, occupied, options);
    for (int zone; (zone = bits_take(options, position->map->words));)
        reply_list(reply, outcome, ENGINE_OUTCOME_RETREATS, zone);
    if (!outcome[ENGINE_OUTCOME_RETREATS])
        outcome[ENGINE_OUTCOME_FLAGS] |= ENGINE_DESTROYED_FLAG;
}

static void tell(struct position *position, const struct unit *unit, int32_t *outcome,
                 struct reply *reply)
{
    if (unit->order == ENGINE_MOVE)
        tell_move(position, unit, outcome, reply);
    else if (unit->order == ENGINE_SUPPORT_MOVE || unit->order == ENGINE_SUPPORT_HOLD)
        tell_support(position, unit, outcome);
    else if (unit->order == ENGINE_CONVOY)
        tell_convoy(position, unit, outcome);
    const struct unit *attacker = stays(unit) ? newcomer(position, unit->region) : NULL;
    if (attacker)
        tell_dislodged(position, unit, attacker, outcome, reply);
}

/* Dislodged units are in their own table already: keep the others where they now are. */
static void settle_down(struct position *position)
{
    bool gone[ENGINE_MAX_ZONES];
    int kept = 0;
    for (int index = 0; index < position->units_count; index++) {
        const struct unit *unit = &position->units[index];
        gone[index] = stays(unit) && newcomer(position, unit->region);
    }
    for (int index = 0; index < position->units_count; index++) {
        struct unit unit = position->units[index];
        if (gone[index])
            continue;
        if (!stays(&unit))
            unit.zone = unit.destination;
        position->units[kept++] = unit;
    }
    position->units_count = kept;
}

int32_t movement_adjudicate(struct position *position, struct reply *reply)
{
    int32_t reason = order_take_all(position);
    if (reason != ENGINE_FINE)
        return reason;
    moves_resolve(position);
    mark_contested(position);
    int missing = 0, invented = position->orders_count;
    for (int index = 0; index < position->units_count; index++)
        missing += position->units[index].row == NOBODY;
    reply_outcomes(reply, position, missing);
    for (int index = 0; !reply->full && index < position->units_count; index++) {
        const struct unit *unit = &position->units[index];
        tell(position, unit, reply_outcome(reply, unit, &invented), reply);
    }
    settle_down(position);
    reply_position(reply, position);
    return ENGINE_FINE;
}
