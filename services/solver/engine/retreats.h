/* A retreat phase: where dislodged units may go, and where they go. */
#ifndef RETREATS_H
#define RETREATS_H

#include "reply.h"

/* The zones a dislodged unit may retreat to, given the regions that are occupied. */
void retreats_options(const struct position *position, const struct unit *unit,
                      const uint64_t *occupied, uint64_t *options);
/* An engine_reason; a coast left out is filled in when only one is possible. */
int32_t retreats_check(struct position *position, const struct unit *unit, int zone,
                       int32_t *landing);
int32_t retreats_adjudicate(struct position *position, struct reply *reply);

#endif
