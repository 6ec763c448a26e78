/* Who owns the centers after autumn. */
#ifndef OWNERSHIP_H
#define OWNERSHIP_H

#include "position.h"

/* A center belongs to whoever stands on it, or else to whom it belonged before. */
void ownership_update(struct position *position);

#endif
