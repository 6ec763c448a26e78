/* Which movement orders are legal on a board, whatever the other orders are. */
#ifndef ORDER_H
#define ORDER_H

#include "position.h"

/* An engine_reason. The unit is the one the order is for; a legal destination is written as the
 * zone the unit would stand on, so that a coast left out is filled in when only one is possible. */
int32_t order_check(struct position *position, const struct unit *unit, const struct order *order,
                    int32_t *destination);
/* Read all movement orders into the units, ignoring (lenient) or refusing (strict) illegal ones. */
int32_t order_take_all(struct position *position);
/* The unit an order of this kind is for, or the reason why there is none. */
int32_t order_find_unit(struct position *position, struct unit *units, int count,
                        const struct order *order, struct unit **found);
/* The zone a unit may reach in one step when it is sent to a zone, a coast filled in if clear. */
int32_t order_landing(const struct engine_variant *map, const struct unit *unit, int zone,
                      bool strict, int32_t *landing);

#endif
