"""The words of the pages: every text is in both catalogs, and none stands outside them."""

import re

import pytest
from babel.messages.catalog import Message
from jinja2 import Environment

from web.headers import FOLDER
from web.language import LANGUAGES
from web.words.extract import extract, read_words

pytestmark = pytest.mark.slow

TEMPLATES = sorted((FOLDER / "templates").rglob("*.html"))
NAMES = re.compile(r"\bEntente\b")  # is the same in every language
SHOWN_ATTRIBUTES = re.compile(r'(?:aria-label|title|placeholder|alt)="([^"]*)')
ATTRIBUTES = re.compile(r'[a-z-]+="[^"]*"')  # that a macro writes by itself
LETTERS = re.compile(r"[^\W\d_]{2,}")
PLACES = re.compile(r"%\((\w+)\)")


def texts_outside_catalogs(source: str) -> list[str]:
    """Letters that readers would see and that no translator ever saw."""
    environment = Environment(extensions=["jinja2.ext.i18n", "jinja2.ext.do"])
    plain, inside = [], 0
    for _line, kind, value in environment.lex(source):
        if kind == "name" and value == "trans":
            inside = 1
        if kind == "name" and value == "endtrans":
            inside = 0
        if kind == "data" and not inside:
            plain.append(value)
        elif kind in ("variable_begin", "block_begin"):
            plain.append("\0")
    text = "".join(plain)
    visible = ATTRIBUTES.sub("", re.sub(r"<[^>]*>", "\n", text))
    shown = SHOWN_ATTRIBUTES.findall(text) + visible.split("\n")
    return [
        words
        for words in (each.replace("\0", "").strip() for each in shown)
        if LETTERS.search(NAMES.sub("", words))
    ]


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_no_words_stand_outside_the_catalogs(path):
    assert not texts_outside_catalogs(path.read_text())


@pytest.mark.parametrize(
    "source", ["<p>Hello there</p>", '<a aria-label="Say it">{{ x }}</a>', "{{ x }} and more"]
)
def test_words_outside_are_found(source):
    assert texts_outside_catalogs(source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_words(language):
    known = read_words(language)
    assert not [each.id for each in extract() if each.id and not _is_complete(known.get(each.id))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_without_a_text_are_thrown_away(language):
    found = {_key(each) for each in extract()}
    assert not {_key(each) for each in read_words(language)} - found


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_the_same_gaps_as_their_text(language):
    for each in read_words(language):
        for text in each.string if isinstance(each.string, tuple) else (each.string,):
            wanted = PLACES.findall(each.id if isinstance(each.id, str) else each.id[1])
            assert set(PLACES.findall(text)) <= set(wanted) | {"num"} or not each.id, each.id


def test_french_puts_a_space_that_does_not_break_before_its_marks():
    for each in read_words("fr"):
        for text in each.string if isinstance(each.string, tuple) else (each.string,):
            assert not re.search(r" [:;?!»]|« ", text), text


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _is_complete(message: Message | None) -> bool:
    if message is None:
        return False
    return all(message.string) if isinstance(message.string, tuple) else bool(message.string)
