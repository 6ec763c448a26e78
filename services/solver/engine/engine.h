/* The face of the engine: a Diplomacy adjudicator that takes any variant as data and knows no words.
 *
 * Everything is exchanged as flat arrays of int32_t ("words"). A table is its rows one after the
 * other. Units of all kinds are named by the zone they stand on; 0 means "none" everywhere.
 * No call keeps anything, prints anything or allocates, except engine_variant_create and
 * engine_variant_free: any number of threads may share one variant. */
#ifndef ENGINE_H
#define ENGINE_H

#include <stddef.h>
#include <stdint.h>

#define ENGINE_EXPORTED __attribute__((visibility("default")))

#define ENGINE_MAX_ZONES 512
#define ENGINE_MAX_ROLES 255
#define ENGINE_MAX_ORDERS 4096

/* A variant is described by these words:
 *   regions, coastal zones, roles, centers, homes, build everywhere, free centers, emergencies,
 *   army edges, fleet edges, distances
 *   kind of each region
 *   region of each coastal zone (its number is regions + rank)
 *   region of each center
 *   homes: (role, center) each
 *   free centers: (center) each, where nobody builds
 *   emergencies: (role, region) each: while a role has lost some of its homes to others and kept
 *   some, the region counts as a center of its own and is a place to build, if nobody is there
 *   army edges, then fleet edges: (from zone, to zone) each
 *   distances: (unit type, role, zone, distance) each */

/* An island is a coast whose fleet can convoy. */
enum engine_kind { ENGINE_COAST = 1, ENGINE_LAND = 2, ENGINE_SEA = 3, ENGINE_ISLAND = 4 };
enum engine_unit { ENGINE_ARMY = 1, ENGINE_FLEET = 2 };

enum engine_order {
    ENGINE_MOVE = 1, ENGINE_SUPPORT_MOVE, ENGINE_SUPPORT_HOLD, ENGINE_HOLD, ENGINE_CONVOY,
    ENGINE_RETREAT, ENGINE_DISBAND, ENGINE_BUILD, ENGINE_REMOVE
};

enum engine_phase {
    ENGINE_SPRING_MOVES, ENGINE_SPRING_RETREATS, ENGINE_AUTUMN_MOVES, ENGINE_AUTUMN_RETREATS,
    ENGINE_ADJUSTMENTS
};

/* A request is these words, then its tables:
 *   units (role, type, zone), dislodged (role, type, zone, region attacked from),
 *   forbiddens (region), ownerships (center, role),
 *   orders (role, order type, unit type or 0, active, passive, destination, via convoy) */
enum engine_request {
    ENGINE_REQUEST_PHASE, ENGINE_REQUEST_STRICT, ENGINE_REQUEST_ROLE, ENGINE_REQUEST_ADJACENT_CONVOY,
    ENGINE_REQUEST_REMOVAL, ENGINE_REQUEST_CONVOY_RETREAT, ENGINE_REQUEST_UNITS,
    ENGINE_REQUEST_DISLODGED, ENGINE_REQUEST_FORBIDDENS, ENGINE_REQUEST_OWNERSHIPS,
    ENGINE_REQUEST_ORDERS, ENGINE_REQUEST_HEADER
};

/* DATC 4.A.3: an army that meant to be convoyed next door and has no complete convoy stays, or walks. */
enum engine_adjacent_convoy { ENGINE_NO_FALL_BACK, ENGINE_FALL_BACK_TO_LAND };
/* DATC 4.D.8: what the distance of a removal in civil disorder is counted to. */
enum engine_removal { ENGINE_FAR_FROM_HOME, ENGINE_FAR_FROM_OWNED };
/* DATC 4.A.5: retreat to where a convoyed attacker came from. The last choice is for positions
 * that name the region even so: the unit has the benefit of the doubt when the attacker is an
 * army that the fleets on the board could have carried. */
enum engine_convoy_retreat {
    ENGINE_RETREAT_BEHIND_CONVOY, ENGINE_NO_RETREAT_BEHIND_CONVOY, ENGINE_RETREAT_BEHIND_POSSIBLE_CONVOY
};

/* A reply is these words, then its tables: outcomes (ENGINE_OUTCOME_WIDTH words each), zones
 * (lists the outcomes point into), then units, dislodged, forbiddens and ownerships in the
 * request's shape. A refused request has no tables: status, section and row say what is wrong
 * first. engine_possible and engine_disorder answer orders in the place of outcomes, no more. */
enum engine_reply {
    ENGINE_REPLY_STATUS, ENGINE_REPLY_SECTION, ENGINE_REPLY_ROW, ENGINE_REPLY_OUTCOMES,
    ENGINE_REPLY_ZONES, ENGINE_REPLY_UNITS, ENGINE_REPLY_DISLODGED, ENGINE_REPLY_FORBIDDENS,
    ENGINE_REPLY_OWNERSHIPS, ENGINE_REPLY_HEADER
};

enum engine_section {
    ENGINE_IN_HEADER, ENGINE_IN_UNITS, ENGINE_IN_DISLODGED, ENGINE_IN_FORBIDDENS,
    ENGINE_IN_OWNERSHIPS, ENGINE_IN_ORDERS,
    /* The row is not one of a table but a role: its removals or builds do not add up. */
    ENGINE_IN_ROLE
};

/* What is wrong, in a refusal and in the outcome of an illegal order. The names in JSON and those
 * that Python knows are made from this list, in lower case. */
#define ENGINE_REASONS(X) X(FINE) \
    /* the shape of a request or a variant */ X(CUT_SHORT) X(TOO_LARGE) X(NO_MEMORY) \
    X(REPLY_TOO_SMALL) X(BAD_OPTION) X(BAD_ROLE) X(BAD_UNIT_TYPE) X(BAD_ZONE) X(BAD_REGION) \
    X(BAD_CENTER) X(BAD_KIND) X(BAD_DISTANCE) X(BAD_ORDER_TYPE) X(PLACE_TAKEN) X(CENTER_TWICE) \
    X(DISLODGED_NOT_NOW) \
    /* any order */ X(NO_SUCH_UNIT) X(FOREIGN_UNIT) X(WRONG_UNIT_TYPE) X(WRONG_PHASE) \
    X(SECOND_ORDER) X(ORDER_MISSING) X(OTHER_ROLE) \
    /* moves and retreats */ X(SAME_PLACE) X(OUT_OF_REACH) X(COAST_MISSING) X(COAST_IMPOSSIBLE) \
    /* supports and convoys */ X(NOBODY_THERE) X(HELPS_ITSELF) X(SUPPORT_OUT_OF_REACH) \
    X(CANNOT_GO_THERE) X(NOT_AT_SEA) X(NOT_AN_ARMY) X(NOT_ON_ROUTE) \
    /* retreats */ X(FROM_THERE) X(OCCUPIED) X(CONTESTED) \
    /* adjustments */ X(NOT_A_HOME) X(NOT_OWNED) X(CANNOT_STAND) X(NO_BUILD_LEFT) \
    X(NO_REMOVAL_LEFT) X(REMOVALS_MISSING)
#define ENGINE_REASON(name) ENGINE_##name,
enum engine_reason { ENGINE_REASONS(ENGINE_REASON) ENGINE_REASONS_COUNT };

/* What became of an order. */
enum engine_result {
    ENGINE_SUCCEEDS = 1, /* moved, stood, helped, retreated, built, removed */
    ENGINE_BOUNCED,      /* a move or retreat met `other`, `strength` against `other strength` */
    ENGINE_CUT,          /* a support was cut by the unit of `other` */
    ENGINE_UNMATCHED,    /* a support or convoy of something that was not ordered */
    ENGINE_DISRUPTED,    /* no complete convoy: it broke at `other`, 0 if it was never whole */
    ENGINE_PARADOX,      /* the convoyed army stays by Szykman's rule */
    ENGINE_ILLEGAL,      /* ignored for the reason given */
    ENGINE_DISBANDED     /* disbanded for want of an order or of a place */
};

enum engine_flag {
    ENGINE_DISLODGED_FLAG = 1, /* by the unit of `attacker` */
    ENGINE_DESTROYED_FLAG = 2, /* and nowhere to go */
    ENGINE_INVENTED_FLAG = 4,  /* nobody gave this order */
    ENGINE_CONVOYED_FLAG = 8,  /* a move by sea */
    ENGINE_FACED_FLAG = 16     /* bounced by the very unit it was attacking head to head */
};

/* The words of an outcome. Row is that of the order, -1 if the engine invented it. The route
 * and the retreats are runs of the zones table, one after the other from `list`. */
enum engine_outcome {
    ENGINE_OUTCOME_ROW, ENGINE_OUTCOME_ROLE, ENGINE_OUTCOME_ORDER, ENGINE_OUTCOME_UNIT,
    ENGINE_OUTCOME_ZONE, ENGINE_OUTCOME_PASSIVE, ENGINE_OUTCOME_DESTINATION, ENGINE_OUTCOME_RESULT,
    ENGINE_OUTCOME_REASON, ENGINE_OUTCOME_OTHER, ENGINE_OUTCOME_STRENGTH,
    ENGINE_OUTCOME_OTHER_STRENGTH, ENGINE_OUTCOME_FLAGS, ENGINE_OUTCOME_ATTACKER,
    ENGINE_OUTCOME_LIST, ENGINE_OUTCOME_ROUTE, ENGINE_OUTCOME_RETREATS, ENGINE_OUTCOME_WIDTH
};

/* engine_adjudicate_json takes these words, then as many bytes of JSON: phases one after the
 * other, between them the separator, a comma or a line feed. A phase is an object with
 * advancement, units, dislodged, forbiddens, ownerships and orders, in the shapes of a request but
 * for ownerships, which are an object, and perhaps an id; other members are passed over. */
enum engine_json_request {
    ENGINE_JSON_STRICT, ENGINE_JSON_ADJACENT_CONVOY, ENGINE_JSON_REMOVAL,
    ENGINE_JSON_CONVOY_RETREAT, ENGINE_JSON_OUTCOMES, ENGINE_JSON_SEPARATOR, ENGINE_JSON_BYTES,
    ENGINE_JSON_HEADER
};

/* It answers these words, then as many bytes: the results between the same separators, the count
 * of them, and how many bytes of the request it has taken. It stops at a phase that is not plain
 * (see json.h), wrong or only unusual: that one needs a reader that can say what is wrong. */
enum engine_json_reply {
    ENGINE_JSON_REPLY_STATUS, ENGINE_JSON_REPLY_TAKEN, ENGINE_JSON_REPLY_COUNT,
    ENGINE_JSON_REPLY_BYTES, ENGINE_JSON_REPLY_HEADER
};

struct engine_variant;

/* Answers an engine_reason; on ENGINE_FINE *variant is to be freed by engine_variant_free,
 * otherwise *word is the index of the first wrong word of the description. */
ENGINE_EXPORTED int32_t engine_variant_create(const int32_t *description, size_t length,
                                              struct engine_variant **variant, size_t *word);
ENGINE_EXPORTED void engine_variant_free(struct engine_variant *variant);
/* NULL if there is no such reason. */
ENGINE_EXPORTED const char *engine_reason_name(int32_t reason);

/* Each answers an engine_reason (the reply's status too, when the reply has room for a header)
 * and sets *written to the number of words of the reply. */
typedef int32_t engine_function(const struct engine_variant *variant, const int32_t *request,
                                size_t length, int32_t *reply, size_t capacity, size_t *written);
ENGINE_EXPORTED engine_function engine_adjudicate;
/* Every legal order of the role asked for (0: of all). */
ENGINE_EXPORTED engine_function engine_possible;
/* The orders the role asked for (0: all) is given when it gives none. */
ENGINE_EXPORTED engine_function engine_disorder;
/* Many phases written as JSON. */
ENGINE_EXPORTED engine_function engine_adjudicate_json;

#endif
