/* The core of a cycle, found as the first strongly connected part that Tarjan's walk completes. */
#include "core.h"

#include <string.h>

#include "convoys.h"
#include "moves.h"

struct walk {
    const struct position *position;
    struct core *core;
    int visited, depth;
    bool found;
    int32_t rank[2 * ENGINE_MAX_ZONES];  /* by question, 0 before the visit */
    int32_t lowest[2 * ENGINE_MAX_ZONES];
    int32_t stack[2 * ENGINE_MAX_ZONES];
};

bool core_is_open(const struct position *position, int question)
{
    const struct unit *unit = &position->units[question / 2];
    if (question % 2)
        return unit->target && unit->path == UNKNOWN;
    return unit->target ? unit->moves == UNKNOWN : unit->matched && unit->given == UNKNOWN;
}

static void visit(struct walk *walk, int question);

static void follow(struct walk *walk, int from, int to)
{
    if (walk->found || !core_is_open(walk->position, to))
        return;
    if (!walk->rank[to])
        visit(walk, to);
    /* Nothing is ever finished before the first part is found, so `to` is on the stack. */
    if (!walk->found && walk->lowest[to] < walk->lowest[from])
        walk->lowest[from] = walk->lowest[to];
}

static void follow_supporters(struct walk *walk, int from, const struct unit *unit)
{
    for (int index = unit->first_supporter; index != NOBODY;
         index = walk->position->units[index].next_supporter)
        follow(walk, from, QUESTION_OF(index));
}

static void follow_move(struct walk *walk, int question, int index)
{
    const struct position *position = walk->position;
    const struct unit *unit = &position->units[index];
    int occupant = position->occupant[unit->target];
    if (occupant != NOBODY) {
        follow(walk, question, QUESTION_OF(occupant));
        /* A unit that fails to leave stands alone: only supports of a stand, or of a move that
         * faces this one, make it stronger. */
        if (!position->units[occupant].target || moves_head_to_head(position, unit))
            follow_supporters(walk, question, &position->units[occupant]);
    }
    for (int other = position->first_attacker[unit->target]; other != NOBODY;
         other = position->units[other].next_attacker) {
        follow(walk, question, PATH_OF(other));
        follow_supporters(walk, question, &position->units[other]);
    }
}

static void follow_support(struct walk *walk, int question, int index)
{
    const struct position *position = walk->position;
    const struct unit *supporter = &position->units[index];
    int directed = position->map->region_of[supporter->order == ENGINE_SUPPORT_MOVE
                                                ? supporter->destination
                                                : supporter->passive];
    for (int other = position->first_attacker[supporter->region]; other != NOBODY;
         other = position->units[other].next_attacker) {
        const struct unit *attacker = &position->units[other];
        if (attacker->role != supporter->role)
            follow(walk, question,
                   attacker->region == directed ? QUESTION_OF(other) : PATH_OF(other));
    }
}

static void follow_path(struct walk *walk, int question, int index)
{
    const struct position *position = walk->position;
    for (int fleet = position->units[index].first_fleet; fleet != NOBODY;
         fleet = position->units[fleet].next_fleet) {
        int sea = position->units[fleet].region;
        if (convoys_dislodged(position, &position->units[fleet]) != UNKNOWN)
            continue;
        for (int other = position->first_attacker[sea]; other != NOBODY;
             other = position->units[other].next_attacker)
            follow(walk, question, QUESTION_OF(other));
    }
}

static void visit(struct walk *walk, int question)
{
    int index = question / 2;
    int bottom = walk->depth;
    walk->rank[question] = walk->lowest[question] = ++walk->visited;
    walk->stack[walk->depth++] = question;
    if (question % 2)
        follow_path(walk, question, index);
    else if (walk->position->units[index].target)
        follow_move(walk, question, index);
    else
        follow_support(walk, question, index);
    if (walk->found || walk->lowest[question] != walk->rank[question])
        return;
    walk->found = true;
    walk->core->count = walk->depth - bottom;
    memcpy(walk->core->questions, walk->stack + bottom,
           (size_t)walk->core->count * sizeof *walk->stack);
}

bool core_find(const struct position *position, int question, struct core *core)
{
    core->count = 0;
    if (!core_is_open(position, question))
        return false;
    struct walk walk = {.position = position, .core = core};
    visit(&walk, question);
    return walk.found;
}
