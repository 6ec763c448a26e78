/* Fleets at sea as a way for armies. */
#include "convoys.h"

#include <string.h>

/* Spread from the seas of `reached` over those of `open`; true as soon as a goal is met. */
static bool spread(const struct engine_variant *map, uint64_t *reached, uint64_t *open,
                   const uint64_t *goal)
{
    const int words = map->words;
    uint64_t border[BITS_WORDS];
    memcpy(border, reached, (size_t)words * sizeof *border);
    for (;;) {
        if (bits_meet(border, goal, words))
            return true;
        int sea = bits_take(border, words);
        if (!sea)
            return false;
        for (int word = 0; word < words; word++) {
            uint64_t found = map->next_seas[sea][word] & open[word];
            open[word] &= ~found;
            border[word] |= found;
            reached[word] |= found;
        }
    }
}

/* Take from `open` the seas next to the region. */
static void embark(const struct engine_variant *map, int region, uint64_t *open, uint64_t *reached)
{
    for (int word = 0; word < map->words; word++) {
        reached[word] = map->next_seas[region][word] & open[word];
        open[word] &= ~reached[word];
    }
}

/* Number the groups of fleets in touch, so that most questions about routes are one comparison. */
static void link_seas(struct position *position)
{
    const struct engine_variant *map = position->map;
    static const uint64_t nowhere[BITS_WORDS];
    uint64_t open[BITS_WORDS], reached[BITS_WORDS];
    int group = 0;
    memcpy(open, position->sea_fleets, sizeof open);
    for (int sea; (sea = bits_take(open, map->words)); group++) {
        memset(reached, 0, sizeof reached);
        bits_add(reached, sea);
        spread(map, reached, open, nowhere);
        while ((sea = bits_take(reached, map->words)))
            position->group[sea] = group;
    }
    position->seas_linked = true;
}

bool convoys_can_carry(struct position *position, int from, int to, int without)
{
    const struct engine_variant *map = position->map;
    uint64_t start[BITS_WORDS], goal[BITS_WORDS], open[BITS_WORDS];
    if (!map_has_shore(map, from) || !map_has_shore(map, to) || from == to)
        return false;
    memcpy(open, position->sea_fleets, (size_t)map->words * sizeof *open);
    if (without)
        open[without >> 6] &= ~((uint64_t)1 << (without & 63));
    for (int word = 0; word < map->words; word++) {
        start[word] = map->next_seas[from][word] & open[word];
        goal[word] = map->next_seas[to][word] & open[word];
    }
    if (bits_meet(start, goal, map->words))
        return true;
    if (without) {
        embark(map, from, open, start);
        return spread(map, start, open, goal);
    }
    if (!position->seas_linked)
        link_seas(position);
    for (int sea; (sea = bits_take(start, map->words));) {
        uint64_t landing[BITS_WORDS];
        memcpy(landing, goal, (size_t)map->words * sizeof *landing);
        for (int other; (other = bits_take(landing, map->words));) {
            if (position->group[sea] == position->group[other])
                return true;
        }
    }
    return false;
}

/* The search for a route without shortcut. Finding one through a given fleet is hard in
 * general, so the work is bounded; no sea chart of the game comes near the bound. */
struct search {
    const struct engine_variant *map;
    const uint64_t *landing; /* seas next to the destination */
    int wanted, patience;
};

enum { PATIENCE = 20000 };

/* Continue from the last sea of a route over `open`, the seas that touch no earlier one. */
static bool sail(struct search *search, int last, bool met, const uint64_t *open)
{
    const struct engine_variant *map = search->map;
    const int words = map->words;
    uint64_t next[BITS_WORDS], rest[BITS_WORDS], reached[BITS_WORDS] = {0}, wanted[BITS_WORDS] = {0};
    if (bits_has(search->landing, last))
        return met; /* Sailing on would make this landing a shortcut. */
    if (search->patience-- <= 0)
        return true;
    for (int word = 0; word < words; word++) {
        next[word] = open[word] & map->next_seas[last][word];
        rest[word] = open[word];
    }
    /* Give up when what is still wanted can no longer be reached. */
    bits_add(reached, last);
    bits_add(wanted, search->wanted);
    if (!spread(map, reached, rest, met ? search->landing : wanted))
        return false;
    for (int word = 0; word < words; word++)
        rest[word] = open[word] & ~map->next_seas[last][word];
    for (int sea; (sea = bits_take(next, words));) {
        if (sail(search, sea, met || sea == search->wanted, rest))
            return true;
    }
    return false;
}

bool convoys_uses_fleet(struct position *position, int from, int to, int sea)
{
    const struct engine_variant *map = position->map;
    if (bits_has(map->next_seas[from], sea) && bits_has(map->next_seas[to], sea))
        return true;
    struct search search = {map, map->next_seas[to], sea, PATIENCE};
    uint64_t open[BITS_WORDS], start[BITS_WORDS];
    memcpy(open, position->sea_fleets, sizeof open);
    embark(map, from, open, start);
    /* Seas next to the start are open only to the first step: later they would be shortcuts. */
    for (int first; (first = bits_take(start, map->words));) {
        if (sail(&search, first, first == sea, open))
            return true;
    }
    return false;
}

uint8_t convoys_dislodged(const struct position *position, const struct unit *unit)
{
    uint8_t answer = NO;
    if (unit->target && unit->moves == YES)
        return NO;
    for (int index = position->first_attacker[unit->region]; index != NOBODY;
         index = position->units[index].next_attacker) {
        uint8_t moves = position->units[index].moves;
        if (moves == YES)
            return unit->target && unit->moves == UNKNOWN ? UNKNOWN : YES;
        if (moves == UNKNOWN)
            answer = UNKNOWN;
    }
    return answer;
}

/* Add the seas of the army's fleets that stay, and of those that may stay if `doubtful`;
 * answer whether the fate of any is open. */
static bool gather(const struct position *position, const struct unit *army, bool doubtful,
                   uint64_t *seas)
{
    bool any_doubt = false;
    for (int index = army->first_fleet; index != NOBODY;
         index = position->units[index].next_fleet) {
        const struct unit *fleet = &position->units[index];
        uint8_t dislodged = convoys_dislodged(position, fleet);
        if (dislodged == NO || (doubtful && dislodged == UNKNOWN))
            bits_add(seas, fleet->region);
        any_doubt |= dislodged == UNKNOWN;
    }
    return any_doubt;
}

static bool connects(const struct engine_variant *map, const struct unit *army, uint64_t *open)
{
    uint64_t reached[BITS_WORDS];
    embark(map, army->region, open, reached);
    return spread(map, reached, open, map->next_seas[army->target]);
}

uint8_t convoys_path(const struct position *position, const struct unit *army)
{
    uint64_t safe[BITS_WORDS] = {0}, hoped[BITS_WORDS] = {0};
    bool doubt = gather(position, army, false, safe);
    if (connects(position->map, army, safe))
        return YES;
    if (!doubt)
        return NO;
    gather(position, army, true, hoped);
    return connects(position->map, army, hoped) ? UNKNOWN : NO;
}

int convoys_route(const struct position *position, const struct unit *army, int32_t *seas)
{
    const struct engine_variant *map = position->map;
    int32_t before[ENGINE_MAX_ZONES + 1], queue[ENGINE_MAX_ZONES + 1];
    uint64_t open[BITS_WORDS] = {0}, found[BITS_WORDS];
    int head = 0, tail = 0, length = 0;
    gather(position, army, false, open);
    embark(map, army->region, open, found);
    for (int sea; (sea = bits_take(found, map->words)); tail++) {
        queue[tail] = sea;
        before[sea] = 0;
    }
    while (head < tail && !bits_has(map->next_seas[army->target], queue[head])) {
        int from = queue[head++];
        embark(map, from, open, found);
        for (int sea; (sea = bits_take(found, map->words)); tail++) {
            queue[tail] = sea;
            before[sea] = from;
        }
    }
    if (head == tail)
        return 0;
    for (int sea = queue[head]; sea; sea = before[sea])
        length++;
    for (int sea = queue[head], place = length; sea; sea = before[sea])
        seas[--place] = sea;
    return length;
}
