/* Civil disorder: what happens to units nobody gives orders to. */
#ifndef DISORDER_H
#define DISORDER_H

#include "reply.h"

/* The unit without an order that a role must remove first: the farthest, then a fleet before an
 * army, then the first in the order of the regions. NULL if it has none left. */
struct unit *disorder_farthest(struct position *position, int role);
/* Whether the role, being in need, may build in this region as if it were a home. */
bool disorder_helps_out(const struct position *position, int role, int region);
/* How many more centers than units a role has; what helps it out in need counts as a center. */
int disorder_balance(const struct position *position, int role);
int32_t disorder_orders(struct position *position, struct reply *reply);

#endif
