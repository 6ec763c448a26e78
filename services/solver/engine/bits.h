/* Sets of zones as bits, one word for 64 of them. */
#ifndef BITS_H
#define BITS_H

#include <stdbool.h>
#include <stdint.h>
#include "engine.h"

#define BITS_WORDS ((ENGINE_MAX_ZONES + 1 + 63) / 64)

static inline bool bits_has(const uint64_t *set, int zone)
{
    return (set[zone >> 6] >> (zone & 63)) & 1;
}

static inline void bits_add(uint64_t *set, int zone)
{
    set[zone >> 6] |= (uint64_t)1 << (zone & 63);
}

static inline bool bits_meet(const uint64_t *one, const uint64_t *other, int words)
{
    for (int word = 0; word < words; word++) {
        if (one[word] & other[word])
            return true;
    }
    return false;
}

/* Take the lowest member out of the set; 0, which is no zone, when it is empty. */
static inline int bits_take(uint64_t *set, int words)
{
    for (int word = 0; word < words; word++) {
        if (set[word]) {
            int zone = word * 64 + __builtin_ctzll(set[word]);
            set[word] &= set[word] - 1;
            return zone;
        }
    }
    return 0;
}

#endif
