/* Every legal order in a position: candidates are tried against the rules of strict orders. */
#include "possible.h"

#include "adjustments.h"
#include "convoys.h"
#include "disorder.h"
#include "order.h"
#include "retreats.h"

static void tell(struct reply *reply, const struct unit *unit, const struct order *order)
{
    reply_order(reply, (int32_t[]){unit->role, order->type, unit->type, unit->zone, order->passive,
                                   order->destination, order->via_convoy});
}

static void offer(struct position *position, struct reply *reply, const struct unit *unit,
                  const struct order *order)
{
    int32_t destination;
    if (order_check(position, unit, order, &destination) == ENGINE_FINE)
        tell(reply, unit, order);
}

/* An army that could walk is offered the sea as well, if there is one. */
static void offer_moves(struct position *position, struct reply *reply, const struct unit *unit)
{
    for (int zone = 1; zone <= position->map->zones; zone++) {
        struct order order = {.type = ENGINE_MOVE, .destination = zone};
        offer(position, reply, unit, &order);
        order.via_convoy = 1;
        if (unit->type == ENGINE_ARMY && bits_has(position->map->next_zones[ENGINE_ARMY][unit->zone], zone))
            offer(position, reply, unit, &order);
    }
}

static void offer_help(struct position *position, struct reply *reply, const struct unit *unit,
                       const struct unit *helped)
{
    const struct engine_variant *map = position->map;
    struct order order = {.type = ENGINE_SUPPORT_HOLD, .passive = helped->zone};
    offer(position, reply, unit, &order);
    for (int zone = 1; zone <= map->zones; zone++) {
        if (!map_unit_can_stand(map, helped->type, zone))
            continue;
        order.destination = zone;
        if (bits_has(map->next_regions[unit->type][unit->zone], map->region_of[zone])) {
            order.type = ENGINE_SUPPORT_MOVE;
            offer(position, reply, unit, &order);
        }
        order.type = ENGINE_CONVOY;
        if (map_carries(map, unit->region) && helped->type == ENGINE_ARMY)
            offer(position, reply, unit, &order);
    }
}

static void offer_movement(struct position *position, struct reply *reply, const struct unit *unit)
{
    offer(position, reply, unit, &(struct order){.type = ENGINE_HOLD});
    offer_moves(position, reply, unit);
    for (int index = 0; index < position->units_count; index++) {
        if (&position->units[index] != unit)
            offer_help(position, reply, unit, &position->units[index]);
    }
}

static void offer_retreats(struct position *position, struct reply *reply, const struct unit *unit)
{
    tell(reply, unit, &(struct order){.type = ENGINE_DISBAND});
    for (int zone = 1; zone <= position->map->zones; zone++) {
        int32_t landing;
        if (retreats_check(position, unit, zone, &landing) == ENGINE_FINE)
            tell(reply, unit, &(struct order){.type = ENGINE_RETREAT, .destination = zone});
    }
}

static void offer_adjustments(struct position *position, struct reply *reply, int role)
{
    const struct engine_variant *map = position->map;
    int balance = disorder_balance(position, role);
    for (int zone = 1; balance > 0 && zone <= map->zones; zone++) {
        for (int type = ENGINE_ARMY; type <= ENGINE_FLEET; type++) {
            int32_t landing;
            struct unit unit = {.role = role, .type = type, .zone = zone};
            if (adjustments_check_build(position, role, type, zone, &landing) == ENGINE_FINE)
                tell(reply, &unit, &(struct order){.type = ENGINE_BUILD});
        }
    }
    for (int index = 0; balance < 0 && index < position->units_count; index++) {
        const struct unit *unit = &position->units[index];
        if (unit->role == role)
            tell(reply, unit, &(struct order){.type = ENGINE_REMOVE});
    }
}

int32_t possible_orders(struct position *position, struct reply *reply)
{
    position->strict = 1;
    for (int role = 1; position->phase == ENGINE_ADJUSTMENTS && role <= position->map->roles; role++) {
        if (position_concerns(position, role))
            offer_adjustments(position, reply, role);
    }
    for (int index = 0; position_is_retreat(position) && index < position->dislodged_count; index++) {
        if (position_concerns(position, position->dislodged[index].role))
            offer_retreats(position, reply, &position->dislodged[index]);
    }
    for (int index = 0; position_is_movement(position) && index < position->units_count; index++) {
        if (position_concerns(position, position->units[index].role))
            offer_movement(position, reply, &position->units[index]);
    }
    return ENGINE_FINE;
}
