/* Fleets at sea as a way for armies: which routes the board allows, and which stay open. */
#ifndef CONVOYS_H
#define CONVOYS_H

#include "position.h"

/* Could the fleets on the board, whatever their orders, carry an army from one region to the
 * other? The fleet of `without` (0: none) is left out. */
bool convoys_can_carry(struct position *position, int from, int to, int without);
/* Does the fleet of this sea lie on a route between the regions that has no shortcut? */
bool convoys_uses_fleet(struct position *position, int from, int to, int sea);
/* Is there a chain of the fleets that convoy this army: YES, NO, or UNKNOWN while the fate of
 * some is open. */
uint8_t convoys_path(const struct position *position, const struct unit *army);
/* Write the seas of a shortest open chain, answer how many. */
int convoys_route(const struct position *position, const struct unit *army, int32_t *seas);
/* Is the unit pushed out of its region? */
uint8_t convoys_dislodged(const struct position *position, const struct unit *unit);

#endif
