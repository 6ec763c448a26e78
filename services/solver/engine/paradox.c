/* Deciding cycles: a ring of moves succeeds; armies convoyed in a paradox stay (Szykman). */
#include "paradox.h"

#include "convoys.h"
#include "core.h"
#include "moves.h"

/* Beyond this many armies every combination is no longer tried: they are a paradox at once. */
enum { MOST_GUESSED = 8 };

struct snapshot {
    uint8_t known[ENGINE_MAX_ZONES][3];
};

static void remember(const struct position *position, struct snapshot *snapshot)
{
    for (int index = 0; index < position->units_count; index++) {
        const struct unit *unit = &position->units[index];
        snapshot->known[index][0] = unit->path;
        snapshot->known[index][1] = unit->moves;
        snapshot->known[index][2] = unit->given;
    }
}

static void go_back(struct position *position, const struct snapshot *snapshot)
{
    for (int index = 0; index < position->units_count; index++) {
        struct unit *unit = &position->units[index];
        unit->path = snapshot->known[index][0];
        unit->moves = snapshot->known[index][1];
        unit->given = snapshot->known[index][2];
    }
}

/* Follow an open move to the open move of the unit in its way, and so on, back to the first:
 * the ring is written, its length answered, 0 if there is none. */
static int find_ring(const struct position *position, int first, int32_t *ring)
{
    int length = 0;
    for (int index = first; length < position->units_count;) {
        ring[length++] = index;
        index = position->occupant[position->units[index].target];
        if (index == first)
            return length;
        if (index == NOBODY || !position->units[index].target
            || position->units[index].moves != UNKNOWN)
            return 0;
    }
    return 0;
}

static void set_moves(struct position *position, const int32_t *ring, int length, uint8_t moves)
{
    for (int place = 0; place < length; place++)
        position->units[ring[place]].moves = moves;
}

static bool holds_good(const struct position *position, const int32_t *ring, int length)
{
    for (int place = 0; place < length; place++) {
        const struct unit *unit = &position->units[ring[place]];
        if (moves_outcome(position, unit) == NO)
            return false;
    }
    return true;
}

/* Without a convoy only a ring of moves has two solutions, and then it moves (DATC 6.C). A cycle
 * that is no ring has one solution, found by trying. */
static void untie_moves(struct position *position, const struct core *core)
{
    int32_t ring[ENGINE_MAX_ZONES];
    struct snapshot before;
    int length = 0;
    for (int place = 0; place < core->count && !length; place++) {
        int index = core->questions[place] / 2;
        if (position->units[index].target)
            length = find_ring(position, index, ring);
    }
    for (int place = 0; place < core->count && !length; place++) {
        ring[0] = core->questions[place] / 2;
        length = position->units[ring[0]].target != 0;
    }
    remember(position, &before);
    set_moves(position, ring, length, YES);
    moves_settle(position);
    if (holds_good(position, ring, length))
        return;
    go_back(position, &before);
    set_moves(position, ring, length, NO);
}

static int convoyed_armies(const struct core *core, int32_t *armies)
{
    int count = 0;
    for (int place = 0; place < core->count; place++) {
        if (core->questions[place] % 2)
            armies[count++] = core->questions[place] / 2;
    }
    return count;
}

/* Once the paths are guessed, what is left open in the core can only be moves. */
static void finish(struct position *position, const struct core *core)
{
    moves_settle(position);
    for (int place = 0; place < core->count;) {
        struct core inner;
        if (core_find(position, core->questions[place], &inner)) {
            untie_moves(position, &inner);
            moves_settle(position);
        }
        if (!core_is_open(position, core->questions[place]))
            place++;
    }
}

static bool guess_holds(struct position *position, const struct core *core, const int32_t *armies,
                        int count, unsigned guess)
{
    for (int place = 0; place < count; place++)
        position->units[armies[place]].path = (guess >> place) & 1 ? YES : NO;
    finish(position, core);
    for (int place = 0; place < count; place++) {
        const struct unit *army = &position->units[armies[place]];
        if (convoys_path(position, army) != army->path)
            return false;
    }
    return true;
}

/* Try every combination of open and broken convoys. What all consistent solutions agree on is
 * no paradox and is decided; if they agree on nothing, or there is none, all armies stay. */
static void untie_convoys(struct position *position, const struct core *core, const int32_t *armies,
                          int count)
{
    struct snapshot before;
    unsigned always = ~0u, never = ~0u;
    int solutions = 0;
    remember(position, &before);
    for (unsigned guess = 0; count <= MOST_GUESSED && guess < 1u << count; guess++) {
        if (guess_holds(position, core, armies, count, guess)) {
            solutions++;
            always &= guess;
            never &= ~guess;
        }
        go_back(position, &before);
    }
    bool agreed = solutions > 0 && ((always | never) & ((1u << count) - 1));
    for (int place = 0; place < count; place++) {
        struct unit *army = &position->units[armies[place]];
        if (agreed && (always >> place) & 1) {
            army->path = YES;
        } else if (agreed && (never >> place) & 1) {
            army->path = NO;
        } else if (!agreed) {
            army->path = NO;
            army->paradox = true;
        }
    }
}

void paradox_untie(struct position *position)
{
    struct core core;
    int32_t armies[ENGINE_MAX_ZONES];
    for (int question = 0; question < 2 * position->units_count; question++) {
        if (!core_find(position, question, &core))
            continue;
        int count = convoyed_armies(&core, armies);
        if (count > 0)
            untie_convoys(position, &core, armies, count);
        else
            untie_moves(position, &core);
        return;
    }
}
