/* A variant as the engine uses it: zones, neighbours, centers, homes and distances. */
#ifndef MAP_H
#define MAP_H

#include "bits.h"

#define UNREACHABLE 10000

/* Where a role in need builds, see engine.h. */
struct emergency {
    int32_t role, region;
};

struct engine_variant {
    int32_t regions, zones, roles, centers, build_everywhere;
    int words; /* of a set of zones */
    int32_t kind[ENGINE_MAX_ZONES + 1];      /* by region */
    int32_t region_of[ENGINE_MAX_ZONES + 1]; /* by zone */
    bool has_coasts[ENGINE_MAX_ZONES + 1];   /* by region: a fleet must name one */
    int32_t center_at[ENGINE_MAX_ZONES + 1]; /* by region, 0 if none */
    int32_t region_of_center[ENGINE_MAX_ZONES + 1];
    /* By unit type, then zone: the zones and the regions one step away. */
    uint64_t next_zones[3][ENGINE_MAX_ZONES + 1][BITS_WORDS];
    uint64_t next_regions[3][ENGINE_MAX_ZONES + 1][BITS_WORDS];
    /* By region: the seas whose fleet can take an army on board, hand it on, or land it. */
    uint64_t next_seas[ENGINE_MAX_ZONES + 1][BITS_WORDS];
    /* By region: those one step away, for any unit from any coast. */
    uint64_t touching[ENGINE_MAX_ZONES + 1][BITS_WORDS];
    uint8_t *homes;     /* role by center */
    bool is_free[ENGINE_MAX_ZONES + 1]; /* by center: nobody builds there */
    int32_t emergencies;
    struct emergency *emergency;
    int16_t *distances; /* unit type by role by zone */
};

bool map_unit_can_stand(const struct engine_variant *map, int type, int zone);
/* A fleet there can convoy. */
bool map_carries(const struct engine_variant *map, int region);
/* An army can go on board and ashore there. */
bool map_has_shore(const struct engine_variant *map, int region);
bool map_is_home(const struct engine_variant *map, int role, int center);
/* A home of the role, or any center where one builds everywhere, unless it is free. */
bool map_is_yard(const struct engine_variant *map, int role, int center);
int map_distance(const struct engine_variant *map, int type, int role, int zone);

#endif
