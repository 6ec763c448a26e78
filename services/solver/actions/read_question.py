"""Turn what a caller sent into a question for the engine, refusing the first wrong value."""

from dataclasses import dataclass
from typing import Any

from pydantic_core import from_json

from services.solver import library
from services.solver.domain.names import Names, plain_names, read_names
from services.solver.domain.orders import Question, Rules
from services.solver.domain.positions import read_fake_units, read_orders, read_position
from services.solver.domain.shapes import Malformed, integer, members
from services.solver.domain.variant_reader import read_variant
from services.solver.domain.variants import Variant
from services.solver.domain.words import LANGUAGES, Words


@dataclass(frozen=True)
class Wording:
    """The names and the language of an answer."""

    names: Names
    words: Words
    language: str


def read_sent_variant(sent: Any) -> Variant:
    """A variant's name, or the whole variant, as JSON or as JSON text (D8)."""
    if isinstance(sent, str) and not sent.lstrip().startswith("{"):
        try:
            return library.variant_named(sent)
        except library.UnknownVariant as unknown:
            raise Malformed("variant", str(unknown)) from None
    return read_variant(parse_json(sent, "variant"))


def read_wording(sent_variant: Any, variant: Variant, names: Any, language: str) -> Wording:
    """The names sent, or our own (D23); a variant that is not ours has numbers."""
    words = LANGUAGES[language]
    if names is not None:
        return Wording(read_names(parse_json(names, "names"), variant), words, language)
    if isinstance(sent_variant, str) and not sent_variant.lstrip().startswith("{"):
        return Wording(library.names_of(sent_variant, language), words, language)
    standard = library.variant_named("standard")
    if (variant.regions, variant.coastal_zones, variant.roles) == (
        standard.regions,
        standard.coastal_zones,
        standard.roles,
    ):
        return Wording(library.names_of("standard", language), words, language)
    return Wording(plain_names(variant), words, language)


def read_question(
    variant: Variant,
    advancement: int,
    position: Any,
    orders: Any,
    *,
    role: int,
    strict: bool,
    rules: Rules,
) -> Question:
    integer(role, "role", 0, variant.roles)
    sent = members(parse_json(position, "situation"), "situation")
    fake_units = read_fake_units(sent.get("fake_units", {}), variant)
    return Question(
        variant,
        advancement,
        read_position(sent, variant),
        read_orders(parse_json(orders, "orders"), variant, fake_units),
        role,
        strict,
        rules,
    )


def parse_json(sent: Any, path: str) -> Any:
    """Forms and queries can only send JSON as text."""
    if not isinstance(sent, str):
        return sent
    try:
        return from_json(sent)  # in half the time of json.loads
    except ValueError as wrong:
        raise Malformed(path, f"is not JSON: {wrong}") from None
