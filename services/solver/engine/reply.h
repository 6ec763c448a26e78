/* Writing a reply: outcomes and the lists they point into, then the position after. */
#ifndef REPLY_H
#define REPLY_H

#include "position.h"

struct reply {
    int32_t *words;
    size_t capacity, written;
    bool full;
    int32_t *outcomes; /* where the outcomes begin */
};

void reply_begin(struct reply *reply, int32_t *words, size_t capacity);
/* Words at the end of the reply to be filled in, NULL when it is full. */
int32_t *reply_room(struct reply *reply, size_t words);
/* Make room for the outcomes, all of them: the illegal orders are filled in at once. */
void reply_outcomes(struct reply *reply, const struct position *position, int invented);
/* The outcome of a unit's order, begun with what is known before it is resolved. The place is
 * the row of its order, or the next of the invented ones, which is counted up. */
int32_t *reply_outcome(struct reply *reply, const struct unit *unit, int *invented);
/* Put a zone at the end of the lists; the first one of an outcome sets its start. */
void reply_list(struct reply *reply, int32_t *outcome, int word, int zone);
void reply_order(struct reply *reply, const int32_t *order);
void reply_position(struct reply *reply, const struct position *position);
int32_t reply_end(struct reply *reply, const struct position *position, int32_t reason,
                  size_t *written);

#endif
