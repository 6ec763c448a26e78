"""What a front-end writes on its buttons: order types, seasons and units by their numbers."""

CAPTIONS = {
    "fr": {
        "orders": [
            "Attaquer",
            "Soutenir offensivement",
            "Soutenir défensivement",
            "Tenir",
            "Convoyer",
            "Retraiter",
            "Disperser",
            "Construire",
            "Supprimer",
        ],
        "seasons": ["Printemps", "Été", "Automne", "Hiver", "Bilan"],
        "units": ["Armée", "Flotte"],
    },
    "en": {
        "orders": [
            "Attack",
            "Support an attack",
            "Support in place",
            "Hold",
            "Convoy",
            "Retreat",
            "Disband",
            "Build",
            "Remove",
        ],
        "seasons": ["Spring", "Summer", "Autumn", "Winter", "Adjustments"],
        "units": ["Army", "Fleet"],
    },
}


def captions(language: str) -> dict[str, dict[str, str]]:
    return {
        kind: {str(number): text for number, text in enumerate(texts, start=1)}
        for kind, texts in CAPTIONS[language].items()
    }
