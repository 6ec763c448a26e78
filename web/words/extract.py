"""Bring fr.po and en.po up to the texts of the pages: `python -m web.words.extract`.

What lacks a French text is left empty and printed; English texts are their own translation.
"""

import sys

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from web.language import FOLDER, LANGUAGES

WEB = FOLDER.parent
METHODS = [("**.py", "python"), ("templates/**.html", "jinja2.ext:babel_extract")]
OPTIONS = {
    "templates/**.html": {"trimmed": "true", "silent": "false", "extensions": "jinja2.ext.do"}
}
KEYWORDS = {"_": None, "gettext": None, "ngettext": (1, 2), "N_": None}
# Without dates: a file that two people add words to must not differ where they did not.
HEADER = """# The words of the pages.
msgid ""
msgstr ""
"Language: {language}\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: {plurals}\\n"

"""


def extract() -> Catalog:
    """Every text that code and templates mark as words."""
    found = Catalog(charset="utf-8")
    for file, _line, message, _comments, context in extract_from_dir(
        str(WEB), METHODS, OPTIONS, KEYWORDS
    ):
        found.add(message, locations=[(file, 0)], context=context)
    return found


def read_words(language: str) -> Catalog:
    with (FOLDER / f"{language}.po").open("rb") as file:
        return read_po(file, locale=language)


def update(language: str) -> list[str]:
    """The texts that still lack words."""
    found, known = extract(), read_words(language)
    words = Catalog(locale=language, charset="utf-8")
    missing = []
    for message in sorted((each for each in found if each.id), key=lambda each: str(each.id)):
        before = known.get(message.id)
        text = before.string if before else ""
        if language == "en":
            text = message.id
        if not text or (isinstance(text, tuple) and not all(text)):
            missing.append(str(message.id))
        words.add(message.id, text or message.string, flags=message.flags)
    with (FOLDER / f"{language}.po").open("wb") as file:
        file.write(HEADER.format(language=language, plurals=words.plural_forms).encode())
        write_po(file, words, width=0, omit_header=True)
    return missing


if __name__ == "__main__":
    for one in LANGUAGES:
        lacking = update(one)
        sys.stdout.write("".join(f"{one}: {text}\n" for text in lacking))
