"""Diplomacy games that run themselves, at a glance."""

from services.games.diplomacy.resources import (
    feeds,
    master_tools,
    ratings,
    rectification_codes,
    replacements,
    schedules,
    scores,
    subscriptions,
    table_talk,
)

ROUTES: dict[str, type] = {
    "/game-civil-disorders/<int:game_id>": master_tools.GameCivilDisorders,
    "/game-extensions/<int:game_id>": master_tools.GameExtensions,
    "/game-cancellations/<int:game_id>": master_tools.GameCancellations,
    "/game-logs/<int:game_id>": master_tools.GameLogs,
    "/game-schedules/<int:game_id>": schedules.GameSchedules,
    "/game-replacements/<int:game_id>": replacements.GameReplacements,
    "/rectification-codes": rectification_codes.RectificationCodes,
    "/game-votes/<int:game_id>": table_talk.GameVotes,
    "/game-notes/<int:game_id>": table_talk.GameNotes,
    "/game-preferences/<int:game_id>": table_talk.GamePreferences,
    "/game-deals/<int:game_id>": table_talk.GameDeals,
    "/calendar-tokens": feeds.CalendarTokens,
    "/calendars/<token>.ics": feeds.Calendars,
    "/stream-tickets": feeds.StreamTickets,
    "/ratings": ratings.RatingsOfAll,
    "/player-ratings/<pseudo>": ratings.PlayerRatings,
    "/player-rating-curves/<pseudo>": ratings.PlayerRatingCurves,
    "/scoring-systems": scores.ScoringSystems,
    "/game-scores/<int:game_id>": scores.GameScoresOf,
    "/game-subscriptions/<int:game_id>": subscriptions.GameSubscriptions,
    "/replacement-offers": subscriptions.ReplacementOffers,
    "/game-replacement-calls/<int:game_id>": subscriptions.GameReplacementCalls,
    "/unsubscriptions/<token>": subscriptions.Unsubscriptions,
}
