/* Who owns the centers after autumn. */
#include "ownership.h"

void ownership_update(struct position *position)
{
    for (int index = 0; index < position->units_count; index++) {
        const struct unit *unit = &position->units[index];
        int center = position->map->center_at[unit->region];
        if (center)
            position->owner[center] = unit->role;
    }
}
