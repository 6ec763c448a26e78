/* The functions of the engine: each reads a request, has it answered, and closes the reply. */
#include "engine.h"

#include "adjustments.h"
#include "disorder.h"
#include "movement.h"
#include "possible.h"
#include "retreats.h"

const char *engine_reason_name(int32_t reason)
{
#define REASON_NAME(name) #name,
    static const char *const names[] = {ENGINE_REASONS(REASON_NAME)};
    return reason >= 0 && reason < ENGINE_REASONS_COUNT ? names[reason] : NULL;
}

static int32_t adjudicate(struct position *position, struct reply *reply)
{
    if (position_is_movement(position))
        return movement_adjudicate(position, reply);
    if (position_is_retreat(position))
        return retreats_adjudicate(position, reply);
    return adjustments_adjudicate(position, reply);
}

static int32_t answer(int32_t (*work)(struct position *, struct reply *),
                      const struct engine_variant *variant, const int32_t *request, size_t length,
                      int32_t *words, size_t capacity, size_t *written)
{
    struct position position;
    struct reply reply;
    int32_t reasons[ENGINE_MAX_ORDERS];
    int32_t reason = position_read(&position, variant, request, length, reasons);
    reply_begin(&reply, words, capacity);
    if (reason == ENGINE_FINE)
        reason = work(&position, &reply);
    return reply_end(&reply, &position, reason, written);
}

int32_t engine_adjudicate(const struct engine_variant *variant, const int32_t *request,
                          size_t length, int32_t *reply, size_t capacity, size_t *written)
{
    return answer(adjudicate, variant, request, length, reply, capacity, written);
}

int32_t engine_possible(const struct engine_variant *variant, const int32_t *request,
                        size_t length, int32_t *reply, size_t capacity, size_t *written)
{
    return answer(possible_orders, variant, request, length, reply, capacity, written);
}

int32_t engine_disorder(const struct engine_variant *variant, const int32_t *request,
                        size_t length, int32_t *reply, size_t capacity, size_t *written)
{
    return answer(disorder_orders, variant, request, length, reply, capacity, written);
}
