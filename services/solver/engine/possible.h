/* Every legal order in a position, for front-ends that guide the player. */
#ifndef POSSIBLE_H
#define POSSIBLE_H

#include "reply.h"

int32_t possible_orders(struct position *position, struct reply *reply);

#endif
