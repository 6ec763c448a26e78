/* Cycles in which nothing follows: circular movements, which succeed, and convoy paradoxes. */
#ifndef PARADOX_H
#define PARADOX_H

#include "position.h"

/* Decide one cycle that depends on nothing else that is open; call it only when something is. */
void paradox_untie(struct position *position);

#endif
