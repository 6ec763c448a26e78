/* Who attacks, supports and convoys whom. */
#include "links.h"

#include "convoys.h"

static void tie_convoy(struct position *position, int index)
{
    const int32_t *region_of = position->map->region_of;
    struct unit *fleet = &position->units[index];
    fleet->helped = position->occupant[region_of[fleet->passive]];
    struct unit *army = &position->units[fleet->helped];
    if (army->target != region_of[fleet->destination])
        return;
    fleet->matched = true;
    fleet->given = YES;
    fleet->next_fleet = army->first_fleet;
    army->first_fleet = index;
    /* A convoy by a fleet of one's own shows the intent to sail (DATC 4.A.3, 6.G.1). */
    army->via_convoy |= fleet->role == army->role;
}

static void tie_support(struct position *position, int index)
{
    const struct engine_variant *map = position->map;
    struct unit *supporter = &position->units[index];
    supporter->helped = position->occupant[map->region_of[supporter->passive]];
    struct unit *helped = &position->units[supporter->helped];
    if (supporter->order == ENGINE_SUPPORT_HOLD) {
        supporter->matched = helped->target == 0;
    } else {
        int zone = supporter->destination;
        /* A coast in a support must be the right one if it is given (DATC 4.B.4). */
        supporter->matched = helped->target == map->region_of[zone]
                             && (zone <= map->regions || helped->type == ENGINE_ARMY
                                 || zone == helped->destination);
    }
    supporter->given = supporter->matched ? UNKNOWN : NO;
    if (!supporter->matched)
        return;
    supporter->next_supporter = helped->first_supporter;
    helped->first_supporter = index;
}

/* By land or by sea: an army next door sails only if it means to, and then only sails. */
static void choose_way(struct position *position, struct unit *unit)
{
    bool adjacent = bits_has(position->map->next_zones[unit->type][unit->zone], unit->destination);
    unit->convoyed = unit->type == ENGINE_ARMY && (!adjacent || unit->via_convoy);
    if (adjacent && unit->convoyed && position->adjacent_convoy == ENGINE_FALL_BACK_TO_LAND)
        unit->convoyed = convoys_path(position, unit) != NO;
    unit->path = unit->convoyed ? UNKNOWN : YES;
}

static void tie_attack(struct position *position, int index)
{
    struct unit *unit = &position->units[index];
    unit->next_attacker = position->first_attacker[unit->target];
    position->first_attacker[unit->target] = index;
}

/* Ways are chosen before attacks are tied: until then no fleet is in danger, so that the fall
 * back to land asks only whether a complete convoy was ordered. */
void links_tie(struct position *position)
{
    for (int index = 0; index < position->units_count; index++) {
        int order = position->units[index].order;
        if (order == ENGINE_CONVOY)
            tie_convoy(position, index);
        else if (order == ENGINE_SUPPORT_MOVE || order == ENGINE_SUPPORT_HOLD)
            tie_support(position, index);
    }
    for (int index = 0; index < position->units_count; index++) {
        if (position->units[index].target)
            choose_way(position, &position->units[index]);
    }
    for (int index = 0; index < position->units_count; index++) {
        if (position->units[index].target)
            tie_attack(position, index);
    }
}
