/* Resolving the moves: everything that follows from what is known, then the cycles. */
#ifndef MOVES_H
#define MOVES_H

#include "position.h"

/* Resolve the legal orders of all units: path, moves and given of each are then YES or NO. */
void moves_resolve(struct position *position);
/* Decide whatever follows from what is decided; answers how many units are still open. */
int moves_settle(struct position *position);
/* What follows now for one move or support: UNKNOWN if it is open. */
uint8_t moves_outcome(const struct position *position, const struct unit *unit);
uint8_t moves_support(const struct position *position, const struct unit *supporter);

/* Does the unit attack, by land, one that attacks it by land? */
bool moves_head_to_head(const struct position *position, const struct unit *unit);
/* The unit standing where this one is going, NULL if none. */
const struct unit *moves_occupant(const struct position *position, const struct unit *unit);

/* The strengths of the DATC's chapter 5, between what is certain and what is possible. */
struct strength {
    int least, most;
};
struct strength moves_attack(const struct position *position, const struct unit *unit);
/* Against others going to the same place. */
struct strength moves_prevent(const struct position *position, const struct unit *unit);
/* Of the place the unit is going to. */
struct strength moves_resist(const struct position *position, const struct unit *unit);

#endif
