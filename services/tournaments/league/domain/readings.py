"""Readings: hiragana and katakana are one when somebody is looked up."""

import re
import unicodedata

KATAKANA = ("ァ", "ヶ")
DISTANCE = ord("ァ") - ord("ぁ")
_HIRAGANA_READING = re.compile(r"[ぁ-ゖー゛゜・\s]+")


def as_hiragana(text: str) -> str:
    """Katakana, also half-width, as hiragana; spaces and middle dots do not count."""
    wide = unicodedata.normalize("NFKC", text)
    letters = (
        chr(ord(letter) - DISTANCE) if KATAKANA[0] <= letter <= KATAKANA[1] else letter
        for letter in wide
    )
    return "".join(letter for letter in letters if not letter.isspace() and letter != "・")


def is_reading(text: str) -> bool:
    """Whether it is written in hiragana alone, as readings of names are stored."""
    return bool(_HIRAGANA_READING.fullmatch(text))
