/* Which movement orders are legal on a board, whatever the other orders are. */
#include "order.h"

#include "convoys.h"

static bool is_zone(const struct engine_variant *map, int zone)
{
    return zone >= 1 && zone <= map->zones;
}

/* DATC 4.B: a fleet sent to a region with coasts takes the only one it can reach, if it is one. */
static int32_t choose_coast(const struct engine_variant *map, const struct unit *unit, int region,
                            int32_t *landing)
{
    int found = 0;
    for (int zone = map->regions + 1; zone <= map->zones; zone++) {
        if (map->region_of[zone] == region && bits_has(map->next_zones[unit->type][unit->zone], zone)) {
            if (found)
                return ENGINE_COAST_MISSING;
            found = zone;
        }
    }
    *landing = found;
    return ENGINE_FINE;
}

int32_t order_landing(const struct engine_variant *map, const struct unit *unit, int zone,
                      bool strict, int32_t *landing)
{
    if (!is_zone(map, zone))
        return ENGINE_BAD_ZONE;
    int region = map->region_of[zone];
    if (region == unit->region)
        return ENGINE_SAME_PLACE;
    if (unit->type == ENGINE_ARMY) {
        if (strict && zone != region)
            return ENGINE_COAST_IMPOSSIBLE;
        zone = region;
    }
    *landing = zone;
    if (bits_has(map->next_zones[unit->type][unit->zone], zone))
        return ENGINE_FINE;
    if (!bits_has(map->next_regions[unit->type][unit->zone], region))
        return ENGINE_OUT_OF_REACH;
    if (zone != region)
        return ENGINE_COAST_IMPOSSIBLE;
    return strict ? ENGINE_COAST_MISSING : choose_coast(map, unit, region, landing);
}

static int32_t check_move(struct position *position, const struct unit *unit,
                          const struct order *order, int32_t *destination)
{
    const struct engine_variant *map = position->map;
    int32_t reason = order_landing(map, unit, order->destination, position->strict, destination);
    if (unit->type != ENGINE_ARMY)
        return reason;
    bool by_sea = reason == ENGINE_OUT_OF_REACH || (reason == ENGINE_FINE && order->via_convoy);
    if (!by_sea)
        return reason;
    return convoys_can_carry(position, unit->region, *destination, 0) ? ENGINE_FINE : ENGINE_OUT_OF_REACH;
}

/* Can the unit that is to be helped go there, without the fleet that supports it? (DATC 6.D.31) */
static int32_t check_helped_move(struct position *position, const struct unit *helped,
                                 const struct unit *helper, int zone)
{
    const struct engine_variant *map = position->map;
    int32_t landing;
    int region = map->region_of[zone];
    if (region == helped->region)
        return ENGINE_CANNOT_GO_THERE;
    int32_t reason = order_landing(map, helped, zone, position->strict, &landing);
    if (reason == ENGINE_FINE || (reason == ENGINE_COAST_MISSING && !position->strict))
        return ENGINE_FINE;
    int without = map_carries(map, helper->region) ? helper->region : 0;
    if (reason == ENGINE_OUT_OF_REACH && helped->type == ENGINE_ARMY
        && convoys_can_carry(position, helped->region, region, without))
        return ENGINE_FINE;
    if (reason == ENGINE_COAST_MISSING || reason == ENGINE_COAST_IMPOSSIBLE)
        return reason;
    return ENGINE_CANNOT_GO_THERE;
}

static int32_t find_helped(struct position *position, const struct unit *unit,
                           const struct order *order, const struct unit **helped)
{
    if (!is_zone(position->map, order->passive))
        return ENGINE_BAD_ZONE;
    *helped = position_unit_in(position, position->map->region_of[order->passive]);
    if (!*helped)
        return ENGINE_NOBODY_THERE;
    if (*helped == unit)
        return ENGINE_HELPS_ITSELF;
    if (position->strict && (*helped)->zone != order->passive)
        return ENGINE_NOBODY_THERE;
    return ENGINE_FINE;
}

static int32_t check_support(struct position *position, const struct unit *unit,
                             const struct order *order)
{
    const struct engine_variant *map = position->map;
    const struct unit *helped;
    int32_t reason = find_helped(position, unit, order, &helped);
    if (reason != ENGINE_FINE)
        return reason;
    int region = helped->region;
    if (order->type == ENGINE_SUPPORT_MOVE) {
        if (!is_zone(map, order->destination))
            return ENGINE_BAD_ZONE;
        region = map->region_of[order->destination];
    }
    if (!bits_has(map->next_regions[unit->type][unit->zone], region))
        return ENGINE_SUPPORT_OUT_OF_REACH;
    if (order->type == ENGINE_SUPPORT_HOLD)
        return ENGINE_FINE;
    return check_helped_move(position, helped, unit, order->destination);
}

static int32_t check_convoy(struct position *position, const struct unit *unit,
                            const struct order *order)
{
    const struct engine_variant *map = position->map;
    const struct unit *helped;
    if (unit->type != ENGINE_FLEET || !map_carries(map, unit->region))
        return ENGINE_NOT_AT_SEA;
    int32_t reason = find_helped(position, unit, order, &helped);
    if (reason != ENGINE_FINE)
        return reason;
    if (helped->type != ENGINE_ARMY)
        return ENGINE_NOT_AN_ARMY;
    if (!is_zone(map, order->destination))
        return ENGINE_BAD_ZONE;
    int region = map->region_of[order->destination];
    if (position->strict && order->destination != region)
        return ENGINE_COAST_IMPOSSIBLE;
    if (region == helped->region)
        return ENGINE_CANNOT_GO_THERE;
    if (!map_has_shore(map, helped->region) || !map_has_shore(map, region))
        return ENGINE_CANNOT_GO_THERE;
    return convoys_uses_fleet(position, helped->region, region, unit->region) ? ENGINE_FINE
                                                                              : ENGINE_NOT_ON_ROUTE;
}

int32_t order_check(struct position *position, const struct unit *unit, const struct order *order,
                    int32_t *destination)
{
    *destination = order->destination;
    switch (order->type) {
    case ENGINE_MOVE:
        return check_move(position, unit, order, destination);
    case ENGINE_SUPPORT_MOVE:
    case ENGINE_SUPPORT_HOLD:
        return check_support(position, unit, order);
    case ENGINE_HOLD:
        return ENGINE_FINE;
    case ENGINE_CONVOY:
        return check_convoy(position, unit, order);
    default:
        return ENGINE_WRONG_PHASE;
    }
}

int32_t order_find_unit(struct position *position, struct unit *units, int count,
                        const struct order *order, struct unit **found)
{
    const struct engine_variant *map = position->map;
    *found = NULL;
    if (!is_zone(map, order->active))
        return ENGINE_BAD_ZONE;
    int region = map->region_of[order->active];
    if (units == position->units) {
        *found = position_unit_in(position, region);
    } else {
        for (int index = 0; index < count && !*found; index++) {
            if (units[index].region == region)
                *found = &units[index];
        }
    }
    if (!*found)
        return ENGINE_NO_SUCH_UNIT;
    if ((*found)->role != order->role)
        return ENGINE_FOREIGN_UNIT;
    if (order->unit_type && order->unit_type != (*found)->type)
        return ENGINE_WRONG_UNIT_TYPE;
    if (position->strict && (*found)->zone != order->active)
        return ENGINE_NO_SUCH_UNIT;
    return ENGINE_FINE;
}

static int32_t take(struct position *position, int row)
{
    struct order order = position_order(position, row);
    struct unit *unit;
    int32_t destination;
    if (!position_concerns(position, order.role))
        return ENGINE_OTHER_ROLE;
    int32_t reason = order_find_unit(position, position->units, position->units_count, &order, &unit);
    if (reason != ENGINE_FINE)
        return reason;
    if (unit->row != NOBODY)
        return ENGINE_SECOND_ORDER;
    reason = order_check(position, unit, &order, &destination);
    if (reason != ENGINE_FINE)
        return reason;
    unit->row = row;
    unit->order = order.type;
    unit->passive = order.passive;
    unit->destination = destination;
    if (order.type == ENGINE_MOVE) {
        unit->target = position->map->region_of[destination];
        unit->via_convoy = order.via_convoy != 0;
    }
    return ENGINE_FINE;
}

int32_t order_take_all(struct position *position)
{
    for (int row = 0; row < position->orders_count; row++) {
        int32_t reason = take(position, row);
        position->reasons[row] = reason;
        if (reason != ENGINE_FINE && position->strict)
            return position_refuse(position, ENGINE_IN_ORDERS, row, reason);
    }
    for (int index = 0; index < position->units_count; index++) {
        struct unit *unit = &position->units[index];
        if (unit->row != NOBODY)
            continue;
        if (position->strict && position_concerns(position, unit->role))
            return position_refuse(position, ENGINE_IN_UNITS, index, ENGINE_ORDER_MISSING);
        unit->order = ENGINE_HOLD;
    }
    return ENGINE_FINE;
}
