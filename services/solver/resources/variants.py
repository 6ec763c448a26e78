"""/variants: the variants served, as games asks for them once."""

from typing import Any, ClassVar

from flask_restful import Resource
from pydantic import BaseModel, Field, RootModel

from services.solver import library
from services.solver.domain.captions import captions
from services.solver.refusals import NoSuchVariant
from shared.arguments import Arguments, accepts, answers
from shared.callers import service
from shared.languages import USUAL_LANGUAGE, Language


class ListedVariant(BaseModel):
    name: str
    title: str
    roles: int


class ListedVariants(BaseModel):
    """The variants that can be played."""

    variants: list[ListedVariant]


class VariantDocument(RootModel[dict[str, Any]]):
    """A variant in the published form, with its own keys."""


class VariantGeometry(BaseModel):
    """Where everything lies on the map of a variant."""

    geometry: dict[str, Any] | None = Field(description="Null for a map that nobody has drawn.")


class InLanguage(Arguments):
    """The language of titles and names."""

    lang: Language = Field(USUAL_LANGUAGE, description="The language of titles and names.")


class VariantWords(BaseModel):
    """What a variant's roles, zones and coasts are called, and its orders, seasons and units."""

    title: str
    roles: dict[str, list[str]]
    zones: dict[str, str]
    coasts: dict[str, str]
    zone_titles: dict[str, str]
    colours: dict[str, str]
    lands: dict[str, list[int]]
    orders: dict[str, str]
    seasons: dict[str, str]
    units: dict[str, str]


class Variants(Resource):
    @service("games")
    @accepts(InLanguage)
    @answers(200, ListedVariants)
    def get(self, asked: InLanguage) -> ListedVariants:
        """List the variants."""
        return ListedVariants(
            variants=[
                ListedVariant(
                    name=name,
                    title=library.words_of(name, asked.lang)["title"],
                    roles=library.variant_named(name).roles,
                )
                for name in library.names_of_variants()
            ]
        )


class Variant(Resource):
    path_examples: ClassVar = {"name": "standard"}

    @service("games")
    @answers(200, VariantDocument, conditional=True)
    def get(self, name: str) -> VariantDocument:
        """A whole variant."""
        return VariantDocument(_variant_as_json(name))


class Words(Resource):
    path_examples: ClassVar = {"name": "standard"}

    @service("games")
    @accepts(InLanguage)
    @answers(200, VariantWords, conditional=True)
    def get(self, name: str, asked: InLanguage) -> VariantWords:
        """A variant's names in a language."""
        _variant_as_json(name)
        return VariantWords.model_validate(
            library.words_of(name, asked.lang) | captions(asked.lang)
        )


class Geometry(Resource):
    path_examples: ClassVar = {"name": "standard"}

    @service("games")
    @answers(200, VariantGeometry, conditional=True)
    def get(self, name: str) -> VariantGeometry:
        """The geometry of a variant's map."""
        _variant_as_json(name)
        return VariantGeometry(geometry=library.geometry_of(name))


def _variant_as_json(name: str) -> dict[str, Any]:
    try:
        return library.variant_as_json(name)
    except library.UnknownVariant as unknown:
        raise NoSuchVariant(str(unknown)) from None
