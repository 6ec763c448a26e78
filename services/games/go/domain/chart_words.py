"""What pictures of Go say, in the reader's language."""

RATING_OVER_TIME: dict[str, str] = {
    "fr": "Le classement au fil du temps",
    "en": "Rating over time",
}
NO_RATED_GAME: dict[str, str] = {
    "fr": "Pas encore de partie classée",
    "en": "No rated games yet",
}
BOARD: dict[str, str] = {"fr": "Un goban de {} lignes", "en": "A board of {} lines"}
