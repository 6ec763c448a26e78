"""How long something takes, in the two largest units."""

UNITS = (("week", 604800), ("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1))
WORDS = {
    "en": {unit: (unit, f"{unit}s") for unit, _ in UNITS},
    "fr": {
        "week": ("semaine", "semaines"),
        "day": ("jour", "jours"),
        "hour": ("heure", "heures"),
        "minute": ("minute", "minutes"),
        "second": ("seconde", "secondes"),
    },
}


def parts(seconds: int) -> list[tuple[str, int]]:
    """Weeks and days, days and hours, …; the smaller is left out when there is none of it."""
    for place, (unit, size) in enumerate(UNITS):
        if seconds >= size or size == 1:
            found = [(unit, seconds // size)]
            if size > 1:
                smaller, smaller_size = UNITS[place + 1]
                found.append((smaller, seconds % size // smaller_size))
            return [found[0], *(part for part in found[1:] if part[1])]
    return []


def duration_text(seconds: int, language: str = "en") -> str:
    """In French nothing is one: 0 seconde."""
    plural_from = 2
    words = WORDS[language]
    said = []
    for unit, count in parts(seconds):
        is_plural = count >= plural_from or (count == 0 and language == "en")
        said.append(f"{count} {words[unit][is_plural]}")
    return " ".join(said)
