"""What standings and crosstables are called, their columns and figures, as the reader writes."""

import re

NUMBER = re.compile(r"[+-]?\d+(\.\d+)?")
MINUS = "\u2212"  # a true one: a hyphen is shorter than a plus

# Names of tie-breaks are FIDE's codes, which arbiters of all countries read.
FRENCH_HEADINGS = {
    "Title": "Titre",
    "Name": "Nom",
    "Rating": "Elo",
    "Fed.": "Féd.",
    "Score": "Points",
}
STANDING: dict[str, tuple[str, str]] = {
    "fr": ("Classement avant la première ronde", "Classement après la ronde {}"),
    "en": ("Standings before the first round", "Standings after round {}"),
}
CROSSTABLE: dict[str, tuple[str, str]] = {
    "fr": ("Grille avant la première ronde", "Grille après la ronde {}"),
    "en": ("Crosstable before the first round", "Crosstable after round {}"),
}


def heading(name: str, language: str) -> str:
    return FRENCH_HEADINGS.get(name, name) if language == "fr" else name


def figure_text(text: str, language: str) -> str:
    """With a true minus, and in French with a comma; what is no number stays as it is."""
    if not NUMBER.fullmatch(text):
        return text
    text = text.replace("-", MINUS)
    return text.replace(".", ",") if language == "fr" else text


def standing_title(tournament: str, number: int, language: str) -> str:
    return f"{tournament} – {_after(STANDING[language], number)}"


def crosstable_title(tournament: str, number: int, language: str) -> str:
    return f"{tournament} – {_after(CROSSTABLE[language], number)}"


def _after(words: tuple[str, str], number: int) -> str:
    before, after = words
    return after.format(number) if number else before
