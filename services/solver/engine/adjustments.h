/* An adjustment phase: builds and removals until units match centers. */
#ifndef ADJUSTMENTS_H
#define ADJUSTMENTS_H

#include "reply.h"

/* May the role build this type of unit on this zone? A coast left out is filled in if clear. */
int32_t adjustments_check_build(const struct position *position, int role, int type, int zone,
                                int32_t *landing);
int32_t adjustments_adjudicate(struct position *position, struct reply *reply);

#endif
