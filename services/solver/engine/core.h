/* The core of a cycle: open questions that all depend on one another, and on nothing else open. */
#ifndef CORE_H
#define CORE_H

#include "position.h"

/* An open question is twice the index of a unit, for its move or support, plus one for its path. */
#define QUESTION_OF(index) (2 * (index))
#define PATH_OF(index) (2 * (index) + 1)

struct core {
    int count;
    int32_t questions[2 * ENGINE_MAX_ZONES];
};

/* Find a core among the questions the given one depends on; false if it is not open. */
bool core_find(const struct position *position, int question, struct core *core);
bool core_is_open(const struct position *position, int question);

#endif
