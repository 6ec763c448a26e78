"""What charts of a league say, in the reader's language."""

from services.tournaments.league.domain.standings import Stage

STAGES: dict[str, dict[Stage, str]] = {
    "fr": {
        Stage.REGULAR: "Saison régulière",
        Stage.SEMIFINAL: "Demi-finale",
        Stage.FINAL: "Finale",
    },
    "en": {
        Stage.REGULAR: "Regular season",
        Stage.SEMIFINAL: "Semifinal",
        Stage.FINAL: "Final stage",
    },
}
WINDS: dict[str, tuple[str, ...]] = {
    "fr": ("Est", "Sud", "Ouest", "Nord"),
    "en": ("East", "South", "West", "North"),
}
GAME: dict[str, str] = {"fr": "{}, partie {}", "en": "{}, game {}"}
NO_GAME: dict[str, str] = {
    "fr": "Aucune partie n'est terminée",
    "en": "No game is finished",
}
NO_HAND: dict[str, str] = {
    "fr": "Aucune main n'est enregistrée",
    "en": "No hand is recorded",
}


def stage_text(stage: Stage, language: str) -> str:
    return STAGES[language][stage]


def game_text(day: str, number: int, language: str) -> str:
    return GAME[language].format(day, number)


def round_text(code: str, language: str) -> str:
    """`2z4` is South 4."""
    wind, number = code.split("z")
    return f"{WINDS[language][int(wind) - 1]} {number}"
