/* The board before the orders: units, dislodged units, contested regions, owners, options. */
#ifndef POSITION_H
#define POSITION_H

#include <stddef.h>

#include "map.h"

#define NOBODY (-1)

/* What is still open while moves are resolved. */
enum truth { UNKNOWN, YES, NO };

/* A unit, its order once one is found legal, and what is known of it while resolving.
 * Links are indices of other units; NOBODY ends a chain. */
struct unit {
    int32_t role, type, zone, region;
    int32_t origin;      /* dislodged units: the region of the attack, 0 by convoy */
    int32_t row;         /* of its order, NOBODY while it has none */
    int32_t order, passive, destination; /* destination as ordered, a coast filled in when clear */
    int32_t target;      /* region of the destination of a move or retreat, 0 if it stays */
    bool via_convoy;
    bool convoyed;       /* takes the sea route, and only that */
    bool paradox;        /* stays by Szykman's rule */
    bool matched;        /* the support or convoy is of something that was ordered */
    uint8_t path;        /* is there a way to the target? */
    uint8_t moves;       /* does the move succeed? */
    uint8_t given;       /* is the support given? */
    int32_t helped;      /* the unit supported or convoyed */
    int32_t first_supporter, next_supporter; /* of this unit's move or stand */
    int32_t first_fleet, next_fleet;         /* convoying this army */
    int32_t next_attacker;                   /* of the same target */
};

struct order {
    int32_t role, type, unit_type, active, passive, destination, via_convoy;
};

struct position {
    const struct engine_variant *map;
    int32_t phase, strict, role, adjacent_convoy, removal, convoy_retreat;
    int32_t units_count, dislodged_count, orders_count;
    const int32_t *orders; /* seven words each */
    int32_t section, row;  /* where the first thing wrong is */
    int32_t *reasons;      /* by order: why it is ignored */
    bool seas_linked;
    uint64_t sea_fleets[BITS_WORDS];                 /* seas with a fleet on them */
    uint64_t contested[BITS_WORDS];                  /* regions where nobody may retreat */
    int32_t occupant[ENGINE_MAX_ZONES + 1];          /* by region */
    int32_t owner[ENGINE_MAX_ZONES + 1];             /* by center, 0 if none */
    int32_t first_attacker[ENGINE_MAX_ZONES + 1];    /* by region */
    int32_t group[ENGINE_MAX_ZONES + 1];             /* by sea: fleets in touch share a number */
    struct unit units[ENGINE_MAX_ZONES];             /* then, during adjustments, the new ones */
    struct unit dislodged[ENGINE_MAX_ZONES];
};

/* Read and check a request: an engine_reason, with section and row when it is not fine. */
int32_t position_read(struct position *position, const struct engine_variant *map,
                      const int32_t *request, size_t length, int32_t *reasons);
struct order position_order(const struct position *position, int row);
struct unit *position_unit_in(struct position *position, int region);
int32_t position_refuse(struct position *position, int32_t section, int row, int32_t reason);

bool position_is_movement(const struct position *position);
bool position_is_retreat(const struct position *position);
/* Whose orders are wanted: everyone's, or those of the one role that asks. */
bool position_concerns(const struct position *position, int role);

#endif
