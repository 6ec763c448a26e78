"""The texts of mails: templates/<name>.<language>.txt, whose first line is the subject.

A moment is a value in ISO 8601; `{{ deadline|local }}` says it in the reader's time and language.
"""

import functools
import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from jinja2 import StrictUndefined, Template, TemplateError, pass_context
from jinja2.runtime import Context
from jinja2.sandbox import SandboxedEnvironment

from shared.errors import BadRequest
from shared.languages import LANGUAGES
from shared.moments import moment_text

FOLDER = Path(__file__).parent / "templates"
LONGEST_SUBJECT = 200
UNSUBSCRIBE_LINK = "unsubscribe_link"
READER = "_reader"  # where he lives, and his language
FIT_FOR_A_HEADER = re.compile(r"https?://[!-;=?-~]+")  # ASCII, without spaces and < >


class UnknownTemplate(BadRequest):
    """There is no such mail template"""


@dataclass(frozen=True)
class Text:
    subject: str
    body: str


@dataclass(frozen=True)
class _Templates:
    subject: Template
    body: Template


def fill(name: str, language: str, values: dict[str, Any], zone: str = "UTC") -> Text:
    """The text of a mail; refuses what the template cannot be filled with."""
    template = _template(name, language)
    values = values | {READER: (zone, language)}
    try:
        subject, body = template.subject.render(values), template.body.render(values)
    except (TemplateError, TypeError, ValueError, ArithmeticError) as wrong:
        raise BadRequest(
            f"values do not fill {name}: {wrong}", errors={"values": str(wrong)}
        ) from None
    return Text(_one_line(subject)[:LONGEST_SUBJECT], body)


def require_fillable(name: str, values: dict[str, Any]) -> None:
    """In every language: which one is wanted is known when the mail is sent."""
    for language in LANGUAGES:
        fill(name, language, values)
    link = values.get(UNSUBSCRIBE_LINK)
    if link is not None and not (isinstance(link, str) and FIT_FOR_A_HEADER.fullmatch(link)):
        raise BadRequest(
            f"{UNSUBSCRIBE_LINK} must be a plain http link", errors={"values": "no link"}
        )


def template_names() -> set[str]:
    return {path.name.split(".")[0] for path in FOLDER.glob("*.txt")}


@functools.cache
def _template(name: str, language: str) -> _Templates:
    if name not in template_names():
        raise UnknownTemplate
    source = (FOLDER / f"{name}.{language}.txt").read_text(encoding="utf-8")
    subject, _, body = source.partition("\n")
    environment = SandboxedEnvironment(
        undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True
    )
    environment.filters["local"] = _local
    return _Templates(environment.from_string(subject), environment.from_string(body))


@pass_context
def _local(context: Context, moment: str) -> str:
    """What was asked for as a text already stays as it is."""
    try:
        asked = datetime.fromisoformat(moment)
    except ValueError:
        return moment
    return moment_text(asked, *context[READER]) if asked.tzinfo else moment


def _one_line(subject: str) -> str:
    """What a member named himself or his game must not begin another header."""
    printable = "".join(letter if letter.isprintable() else " " for letter in subject)
    return " ".join(printable.split())
