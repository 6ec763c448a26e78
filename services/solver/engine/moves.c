/* Resolving the moves, with three values of truth: what is open counts both ways until decided. */
#include "moves.h"

#include "convoys.h"
#include "links.h"
#include "paradox.h"

const struct unit *moves_occupant(const struct position *position, const struct unit *unit)
{
    int index = position->occupant[unit->target];
    return index == NOBODY ? NULL : &position->units[index];
}

bool moves_head_to_head(const struct position *position, const struct unit *unit)
{
    const struct unit *occupant = moves_occupant(position, unit);
    return occupant && occupant->target == unit->region && !unit->convoyed && !occupant->convoyed;
}

/* One plus the supports, but for those of one role (0: of all). */
static struct strength supported(const struct position *position, const struct unit *unit, int but)
{
    struct strength strength = {1, 1};
    for (int index = unit->first_supporter; index != NOBODY;
         index = position->units[index].next_supporter) {
        const struct unit *supporter = &position->units[index];
        if (supporter->role == but)
            continue;
        strength.least += supporter->given == YES;
        strength.most += supporter->given != NO;
    }
    return strength;
}

/* Nobody dislodges his own unit nor helps to (DATC 6.D.10 to 14): against a unit that stays, such
 * an attack is worth nothing and such supports do not count. */
struct strength moves_attack(const struct position *position, const struct unit *unit)
{
    const struct unit *occupant = moves_occupant(position, unit);
    struct strength strength = {0, 0};
    if (unit->path == NO)
        return strength;
    bool faced = moves_head_to_head(position, unit);
    if (!occupant || (!faced && occupant->target && occupant->moves == YES)) {
        strength = supported(position, unit, 0);
    } else {
        if (occupant->role != unit->role)
            strength = supported(position, unit, occupant->role);
        if (!faced && occupant->target && occupant->moves == UNKNOWN)
            strength.most = supported(position, unit, 0).most;
    }
    if (unit->path == UNKNOWN)
        strength.least = 0;
    return strength;
}

/* A unit beaten head to head has no effect on the place its conqueror came from (DATC 6.E.1);
 * any other dislodged unit still has (4.A.7). */
struct strength moves_prevent(const struct position *position, const struct unit *unit)
{
    struct strength strength = {0, 0};
    uint8_t beaten = NO;
    if (moves_head_to_head(position, unit))
        beaten = moves_occupant(position, unit)->moves;
    if (unit->path == NO || beaten == YES)
        return strength;
    strength = supported(position, unit, 0);
    if (unit->path == UNKNOWN || beaten == UNKNOWN)
        strength.least = 0;
    return strength;
}

struct strength moves_resist(const struct position *position, const struct unit *unit)
{
    const struct unit *occupant = moves_occupant(position, unit);
    if (!occupant)
        return (struct strength){0, 0};
    if (!occupant->target || moves_head_to_head(position, unit))
        return supported(position, occupant, 0);
    return (struct strength){occupant->moves == NO, occupant->moves != YES};
}

uint8_t moves_outcome(const struct position *position, const struct unit *unit)
{
    struct strength attack = moves_attack(position, unit);
    struct strength resist = moves_resist(position, unit);
    if (attack.most <= resist.least)
        return NO;
    bool beats_all = attack.least > resist.most;
    for (int index = position->first_attacker[unit->target]; index != NOBODY;
         index = position->units[index].next_attacker) {
        const struct unit *other = &position->units[index];
        if (other == unit)
            continue;
        struct strength prevent = moves_prevent(position, other);
        if (attack.most <= prevent.least)
            return NO;
        beats_all &= attack.least > prevent.most;
    }
    return beats_all ? YES : UNKNOWN;
}

/* A support is cut by any foreign attack that arrives, except from where it is directed: that
 * one must dislodge the supporter (DATC 6.D.15 to 17, and by convoy 4.A.4). */
uint8_t moves_support(const struct position *position, const struct unit *supporter)
{
    int directed = position->map->region_of[supporter->order == ENGINE_SUPPORT_MOVE
                                                ? supporter->destination
                                                : supporter->passive];
    uint8_t answer = YES;
    for (int index = position->first_attacker[supporter->region]; index != NOBODY;
         index = position->units[index].next_attacker) {
        const struct unit *attacker = &position->units[index];
        if (attacker->role == supporter->role)
            continue;
        uint8_t cuts = attacker->region == directed ? attacker->moves : attacker->path;
        if (cuts == YES)
            return NO;
        if (cuts == UNKNOWN)
            answer = UNKNOWN;
    }
    return answer;
}

static bool is_open(const struct unit *unit)
{
    if (unit->target)
        return unit->moves == UNKNOWN || unit->path == UNKNOWN;
    return unit->matched && unit->given == UNKNOWN;
}

/* Answers whether anything new is known of the unit. */
static bool look_again(const struct position *position, struct unit *unit)
{
    if (!unit->target) {
        unit->given = moves_support(position, unit);
        return unit->given != UNKNOWN;
    }
    bool news = false;
    if (unit->path == UNKNOWN) {
        unit->path = convoys_path(position, unit);
        news = unit->path != UNKNOWN;
    }
    if (unit->moves == UNKNOWN) {
        unit->moves = moves_outcome(position, unit);
        news |= unit->moves != UNKNOWN;
    }
    return news;
}

int moves_settle(struct position *position)
{
    int32_t open[ENGINE_MAX_ZONES];
    int count = 0;
    for (int index = 0; index < position->units_count; index++) {
        struct unit *unit = &position->units[index];
        if (!is_open(unit))
            continue;
        look_again(position, unit);
        if (is_open(unit))
            open[count++] = index;
    }
    for (bool news = true; news && count > 0;) {
        int kept = 0;
        news = false;
        for (int place = count - 1; place >= 0; place--) {
            struct unit *unit = &position->units[open[place]];
            news |= look_again(position, unit);
        }
        for (int place = 0; place < count; place++) {
            if (is_open(&position->units[open[place]]))
                open[kept++] = open[place];
        }
        count = kept;
    }
    return count;
}

void moves_resolve(struct position *position)
{
    links_tie(position);
    while (moves_settle(position) > 0)
        paradox_untie(position);
}
