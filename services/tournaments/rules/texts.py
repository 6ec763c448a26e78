"""Texts that fit on one line of a report, a table or a mail."""

import unicodedata

# Control letters, halves of letters that fit no database, line and paragraph ends.
UNWRITABLE = frozenset({"Cc", "Cs", "Zl", "Zp"})


def is_one_line(text: str) -> bool:
    return text.isprintable() or not any(_ends_a_line(letter) for letter in text)


def on_one_line(text: str) -> str:
    """With blanks for everything that could end the line."""
    if is_one_line(text):
        return text
    return "".join(" " if _ends_a_line(letter) else letter for letter in text)


def _ends_a_line(letter: str) -> bool:
    return unicodedata.category(letter) in UNWRITABLE
