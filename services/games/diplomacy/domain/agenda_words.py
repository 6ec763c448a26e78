"""How an agenda speaks of Diplomacy."""

from services.games.diplomacy.domain.phases import Kind, Phase

SEASONS = {
    "fr": {
        Phase.SPRING_MOVES: "Printemps",
        Phase.SUMMER_RETREATS: "Été",
        Phase.AUTUMN_MOVES: "Automne",
        Phase.WINTER_RETREATS: "Hiver",
        Phase.ADJUSTMENTS: "Bilan",
    },
    "en": {
        Phase.SPRING_MOVES: "Spring",
        Phase.SUMMER_RETREATS: "Summer",
        Phase.AUTUMN_MOVES: "Autumn",
        Phase.WINTER_RETREATS: "Winter",
        Phase.ADJUSTMENTS: "Adjustments",
    },
}
KINDS = {
    "fr": {Kind.MOVES: "mouvements", Kind.RETREATS: "retraites", Kind.ADJUSTMENTS: "ajustements"},
    "en": {Kind.MOVES: "moves", Kind.RETREATS: "retreats", Kind.ADJUSTMENTS: "adjustments"},
}


def phase_text(phase: Phase, kind: Kind, year: int, language: str) -> str:
    """Automne 1902, mouvements."""
    return f"{SEASONS[language][phase]} {year}, {KINDS[language][kind]}"


def orders_text(game: str, role: str, language: str) -> str:
    """The role after a colon: French articles differ from power to power."""
    return (
        f"{game}\N{NO-BREAK SPACE}: ordres à donner ({role})"
        if language == "fr"
        else f"{game}: orders to give ({role})"
    )


def unread_text(game: str, count: int, language: str) -> str:
    if language == "fr":
        words = "message non lu" if count == 1 else "messages non lus"
        return f"{game}\N{NO-BREAK SPACE}: {count} {words}"
    return f"{game}: {count} unread {'message' if count == 1 else 'messages'}"
