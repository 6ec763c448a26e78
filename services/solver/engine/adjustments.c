/* An adjustment phase: builds and removals until units match centers. */
#include "adjustments.h"

#include "disorder.h"
#include "order.h"

/* Centers minus units, by role, as they were and as they stand while orders are taken. */
struct ledger {
    int32_t balance[ENGINE_MAX_ROLES + 1];
    int32_t left[ENGINE_MAX_ROLES + 1];
};

static void open_ledger(const struct position *position, struct ledger *ledger)
{
    const struct engine_variant *map = position->map;
    for (int role = 0; role <= map->roles; role++)
        ledger->balance[role] = 0;
    for (int role = 1; role <= map->roles; role++)
        ledger->balance[role] = disorder_balance(position, role);
    for (int role = 0; role <= map->roles; role++)
        ledger->left[role] = ledger->balance[role];
}

static int32_t find_berth(const struct engine_variant *map, int region, int32_t *landing)
{
    int found = 0;
    for (int zone = map->regions + 1; zone <= map->zones; zone++) {
        if (map->region_of[zone] == region) {
            if (found)
                return ENGINE_COAST_MISSING;
            found = zone;
        }
    }
    *landing = found;
    return ENGINE_FINE;
}

int32_t adjustments_check_build(const struct position *position, int role, int type, int zone,
                                int32_t *landing)
{
    const struct engine_variant *map = position->map;
    if (type != ENGINE_ARMY && type != ENGINE_FLEET)
        return ENGINE_BAD_UNIT_TYPE;
    if (zone < 1 || zone > map->zones)
        return ENGINE_BAD_ZONE;
    int region = map->region_of[zone], center = map->center_at[region];
    if (!disorder_helps_out(position, role, region)) {
        if (!center || !map_is_yard(map, role, center))
            return ENGINE_NOT_A_HOME;
        if (position->owner[center] != role)
            return ENGINE_NOT_OWNED;
    }
    if (position->occupant[region] != NOBODY)
        return ENGINE_OCCUPIED;
    *landing = zone;
    if (map_unit_can_stand(map, type, zone))
        return ENGINE_FINE;
    if (type == ENGINE_ARMY && zone != region && !position->strict) {
        *landing = region; /* Coasts mean nothing to armies (DATC 4.B.6). */
        return ENGINE_FINE;
    }
    if (type == ENGINE_FLEET && map->has_coasts[region] && zone == region)
        return position->strict ? ENGINE_COAST_MISSING : find_berth(map, region, landing);
    return ENGINE_CANNOT_STAND;
}

static int32_t take_build(struct position *position, struct ledger *ledger, int row,
                          const struct order *order)
{
    int32_t landing;
    int32_t reason = adjustments_check_build(position, order->role, order->unit_type, order->active,
                                             &landing);
    if (reason != ENGINE_FINE)
        return reason;
    if (ledger->left[order->role] <= 0)
        return ENGINE_NO_BUILD_LEFT;
    ledger->left[order->role]--;
    int region = position->map->region_of[landing];
    position->occupant[region] = position->units_count;
    position->units[position->units_count++] = (struct unit){
        .role = order->role, .type = order->unit_type, .zone = landing, .region = region,
        .row = row, .order = ENGINE_BUILD,
    };
    return ENGINE_FINE;
}

static int32_t take_removal(struct position *position, struct ledger *ledger, int row,
                            const struct order *order)
{
    struct unit *unit;
    int32_t reason = order_find_unit(position, position->units, position->units_count, order, &unit);
    if (reason != ENGINE_FINE)
        return reason;
    if (unit->order)
        return ENGINE_SECOND_ORDER;
    if (ledger->left[order->role] >= 0)
        return ENGINE_NO_REMOVAL_LEFT;
    ledger->left[order->role]++;
    unit->order = ENGINE_REMOVE;
    unit->row = row;
    return ENGINE_FINE;
}

static int32_t take(struct position *position, struct ledger *ledger, int row)
{
    struct order order = position_order(position, row);
    if (order.role < 1 || order.role > position->map->roles)
        return ENGINE_BAD_ROLE;
    if (!position_concerns(position, order.role))
        return ENGINE_OTHER_ROLE;
    if (order.type == ENGINE_BUILD)
        return take_build(position, ledger, row, &order);
    if (order.type == ENGINE_REMOVE)
        return take_removal(position, ledger, row, &order);
    return ENGINE_WRONG_PHASE;
}

/* Removals nobody ordered; answers how many. Builds nobody ordered are simply not made. */
static int invent_removals(struct position *position, struct ledger *ledger)
{
    int invented = 0;
    for (int role = 1; role <= position->map->roles; role++) {
        for (; ledger->left[role] < 0; ledger->left[role]++, invented++)
            disorder_farthest(position, role)->order = ENGINE_REMOVE;
    }
    return invented;
}

static void settle_down(struct position *position)
{
    int kept = 0;
    for (int index = 0; index < position->units_count; index++) {
        if (position->units[index].order != ENGINE_REMOVE)
            position->units[kept++] = position->units[index];
    }
    position->units_count = kept;
}

int32_t adjustments_adjudicate(struct position *position, struct reply *reply)
{
    struct ledger ledger;
    open_ledger(position, &ledger);
    for (int row = 0; row < position->orders_count; row++) {
        int32_t reason = take(position, &ledger, row);
        position->reasons[row] = reason;
        if (reason != ENGINE_FINE && position->strict)
            return position_refuse(position, ENGINE_IN_ORDERS, row, reason);
    }
    for (int role = 1; position->strict && role <= position->map->roles; role++) {
        if (ledger.left[role] < 0 && position_concerns(position, role))
            return position_refuse(position, ENGINE_IN_ROLE, role, ENGINE_REMOVALS_MISSING);
    }
    int invented = position->orders_count;
    reply_outcomes(reply, position, invent_removals(position, &ledger));
    for (int index = 0; !reply->full && index < position->units_count; index++) {
        if (position->units[index].order)
            reply_outcome(reply, &position->units[index], &invented);
    }
    settle_down(position);
    reply_position(reply, position);
    return ENGINE_FINE;
}
