/* A movement phase from legal orders to the position after, and why. */
#ifndef MOVEMENT_H
#define MOVEMENT_H

#include "reply.h"

int32_t movement_adjudicate(struct position *position, struct reply *reply);

#endif
