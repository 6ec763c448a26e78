/* Who attacks, supports and convoys whom: the orders tied together before they are resolved. */
#ifndef LINKS_H
#define LINKS_H

#include "position.h"

void links_tie(struct position *position);

#endif
