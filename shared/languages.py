"""The languages that names, reports and mails are written in."""

from typing import Literal

Language = Literal["fr", "en"]
LANGUAGES: tuple[Language, ...] = ("fr", "en")
USUAL_LANGUAGE: Language = "fr"
