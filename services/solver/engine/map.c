/* Building a variant from its description, refusing the first word that makes no sense. */
#include "map.h"

#include <stdlib.h>

struct reader {
    const int32_t *words;
    size_t length, at;
    int32_t reason;
};

/* The next word, which must lie between the two bounds. */
static int32_t read_between(struct reader *reader, int32_t lowest, int32_t highest, int32_t reason)
{
    if (reader->reason != ENGINE_FINE)
        return lowest;
    if (reader->at >= reader->length) {
        reader->reason = ENGINE_CUT_SHORT;
        return lowest;
    }
    int32_t word = reader->words[reader->at];
    if (word < lowest || word > highest) {
        reader->reason = reason;
        return lowest;
    }
    reader->at++;
    return word;
}

static size_t home_index(const struct engine_variant *map, int role, int center)
{
    return (size_t)role * (size_t)(map->centers + 1) + (size_t)center;
}

static size_t distance_index(const struct engine_variant *map, int type, int role, int zone)
{
    return ((size_t)(type - 1) * (size_t)(map->roles + 1) + (size_t)role) * (size_t)(map->zones + 1)
           + (size_t)zone;
}

bool map_unit_can_stand(const struct engine_variant *map, int type, int zone)
{
    int region = map->region_of[zone];
    if (type == ENGINE_ARMY)
        return zone == region && map->kind[region] != ENGINE_SEA;
    return map->kind[region] != ENGINE_LAND && (zone != region || !map->has_coasts[region]);
}

bool map_carries(const struct engine_variant *map, int region)
{
    return map->kind[region] == ENGINE_SEA || map->kind[region] == ENGINE_ISLAND;
}

bool map_has_shore(const struct engine_variant *map, int region)
{
    return map->kind[region] == ENGINE_COAST || map->kind[region] == ENGINE_ISLAND;
}

bool map_is_home(const struct engine_variant *map, int role, int center)
{
    return map->homes[home_index(map, role, center)];
}

bool map_is_yard(const struct engine_variant *map, int role, int center)
{
    return !map->is_free[center] && (map->build_everywhere || map_is_home(map, role, center));
}

int map_distance(const struct engine_variant *map, int type, int role, int zone)
{
    return map->distances[distance_index(map, type, role, zone)];
}

static void read_places(struct engine_variant *map, struct reader *reader)
{
    for (int region = 1; region <= map->regions; region++) {
        map->kind[region] = read_between(reader, ENGINE_COAST, ENGINE_ISLAND, ENGINE_BAD_KIND);
        map->region_of[region] = region;
    }
    for (int zone = map->regions + 1; zone <= map->zones; zone++) {
        int region = read_between(reader, 1, map->regions, ENGINE_BAD_REGION);
        map->region_of[zone] = region;
        map->has_coasts[region] = true;
    }
    for (int center = 1; center <= map->centers; center++) {
        int region = read_between(reader, 1, map->regions, ENGINE_BAD_REGION);
        map->region_of_center[center] = region;
        map->center_at[region] = center;
    }
}

static void read_homes(struct engine_variant *map, struct reader *reader, int32_t homes)
{
    for (int32_t home = 0; home < homes && reader->reason == ENGINE_FINE; home++) {
        int role = read_between(reader, 1, map->roles, ENGINE_BAD_ROLE);
        int center = read_between(reader, 1, map->centers, ENGINE_BAD_CENTER);
        if (reader->reason == ENGINE_FINE)
            map->homes[home_index(map, role, center)] = 1;
    }
}

static void read_exceptions(struct engine_variant *map, struct reader *reader, int32_t free_centers)
{
    for (int32_t row = 0; row < free_centers && reader->reason == ENGINE_FINE; row++) {
        int center = read_between(reader, 1, map->centers, ENGINE_BAD_CENTER);
        if (reader->reason == ENGINE_FINE)
            map->is_free[center] = true;
    }
    for (int32_t row = 0; row < map->emergencies && reader->reason == ENGINE_FINE; row++) {
        map->emergency[row].role = read_between(reader, 1, map->roles, ENGINE_BAD_ROLE);
        map->emergency[row].region = read_between(reader, 1, map->regions, ENGINE_BAD_REGION);
    }
}

static void add_edge(struct engine_variant *map, int type, int from, int to)
{
    int origin = map->region_of[from], target = map->region_of[to];
    bits_add(map->next_zones[type][from], to);
    bits_add(map->next_regions[type][from], target);
    bits_add(map->touching[origin], target);
    if (type != ENGINE_FLEET)
        return;
    if (map_carries(map, target))
        bits_add(map->next_seas[origin], target);
    if (map_carries(map, origin))
        bits_add(map->next_seas[target], origin);
}

static void read_edges(struct engine_variant *map, struct reader *reader, int type, int32_t edges)
{
    for (int32_t edge = 0; edge < edges && reader->reason == ENGINE_FINE; edge++) {
        int from = read_between(reader, 1, map->zones, ENGINE_BAD_ZONE);
        int to = read_between(reader, 1, map->zones, ENGINE_BAD_ZONE);
        if (reader->reason != ENGINE_FINE)
            return;
        if (!map_unit_can_stand(map, type, from) || !map_unit_can_stand(map, type, to)) {
            reader->reason = ENGINE_CANNOT_STAND;
            reader->at -= 2;
            return;
        }
        add_edge(map, type, from, to);
    }
}

static void read_distances(struct engine_variant *map, struct reader *reader, int32_t distances)
{
    for (int32_t row = 0; row < distances && reader->reason == ENGINE_FINE; row++) {
        int type = read_between(reader, ENGINE_ARMY, ENGINE_FLEET, ENGINE_BAD_UNIT_TYPE);
        int role = read_between(reader, 1, map->roles, ENGINE_BAD_ROLE);
        int zone = read_between(reader, 1, map->zones, ENGINE_BAD_ZONE);
        int distance = read_between(reader, 0, UNREACHABLE, ENGINE_BAD_DISTANCE);
        if (reader->reason == ENGINE_FINE)
            map->distances[distance_index(map, type, role, zone)] = (int16_t)distance;
    }
}

static bool make_room(struct engine_variant *map)
{
    size_t distances = distance_index(map, ENGINE_FLEET, map->roles, map->zones) + 1;
    map->homes = calloc(home_index(map, map->roles, map->centers) + 1, sizeof *map->homes);
    map->distances = malloc(distances * sizeof *map->distances);
    map->emergency = calloc((size_t)map->emergencies + 1, sizeof *map->emergency);
    if (!map->homes || !map->distances || !map->emergency)
        return false;
    for (size_t index = 0; index < distances; index++)
        map->distances[index] = UNREACHABLE;
    return true;
}

static void read_variant(struct engine_variant *map, struct reader *reader)
{
    const int32_t many = INT32_MAX;
    map->regions = read_between(reader, 1, ENGINE_MAX_ZONES, ENGINE_TOO_LARGE);
    map->zones = map->regions;
    map->zones += read_between(reader, 0, ENGINE_MAX_ZONES - map->regions, ENGINE_TOO_LARGE);
    map->roles = read_between(reader, 1, ENGINE_MAX_ROLES, ENGINE_TOO_LARGE);
    map->centers = read_between(reader, 0, map->regions, ENGINE_TOO_LARGE);
    int32_t homes = read_between(reader, 0, many, ENGINE_TOO_LARGE);
    map->build_everywhere = read_between(reader, 0, 1, ENGINE_BAD_OPTION);
    int32_t free_centers = read_between(reader, 0, map->centers, ENGINE_TOO_LARGE);
    map->emergencies = read_between(reader, 0, ENGINE_MAX_ZONES, ENGINE_TOO_LARGE);
    int32_t army_edges = read_between(reader, 0, many, ENGINE_TOO_LARGE);
    int32_t fleet_edges = read_between(reader, 0, many, ENGINE_TOO_LARGE);
    int32_t distances = read_between(reader, 0, many, ENGINE_TOO_LARGE);
    map->words = (map->zones >> 6) + 1;
    if (reader->reason == ENGINE_FINE && !make_room(map))
        reader->reason = ENGINE_NO_MEMORY;
    if (reader->reason != ENGINE_FINE)
        return;
    read_places(map, reader);
    read_homes(map, reader, homes);
    read_exceptions(map, reader, free_centers);
    read_edges(map, reader, ENGINE_ARMY, army_edges);
    read_edges(map, reader, ENGINE_FLEET, fleet_edges);
    read_distances(map, reader, distances);
}

int32_t engine_variant_create(const int32_t *description, size_t length,
                              struct engine_variant **variant, size_t *word)
{
    struct reader reader = {description, length, 0, ENGINE_FINE};
    struct engine_variant *map = calloc(1, sizeof *map);
    *variant = NULL;
    *word = 0;
    if (!map)
        return ENGINE_NO_MEMORY;
    read_variant(map, &reader);
    *word = reader.at;
    if (reader.reason == ENGINE_FINE)
        *variant = map;
    else
        engine_variant_free(map);
    return reader.reason;
}

void engine_variant_free(struct engine_variant *variant)
{
    if (!variant)
        return;
    free(variant->homes);
    free(variant->emergency);
    free(variant->distances);
    free(variant);
}
