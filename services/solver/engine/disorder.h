/* Civil disorder: what happens to units nobody gives orders to. */
#ifndef DISORDER_H
#define DISORDER_H

#include "reply.h"

/* The unit without an order that a role must remove first: the farthest, then a fleet before an
 * army, then the first in the order of the regions. NULL if it has none left. */
struct unit *disorder_farthest(struct position *position, int role);
/* How many more centers than units a role has. */
int disorder_balance(const struct position *position, int role);
int32_t disorder_orders(struct position *position, struct reply *reply);

#endif
