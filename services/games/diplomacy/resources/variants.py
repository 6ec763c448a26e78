"""/variants: the maps that can be played."""

from typing import Any, ClassVar

from flask_restful import Resource
from pydantic import BaseModel, Field, RootModel

from services.games.diplomacy import peers
from services.games.diplomacy.refusals import NoSuchVariant
from shared.arguments import Arguments, accepts, answers
from shared.languages import USUAL_LANGUAGE, Language


class VariantSummary(BaseModel):
    """A variant in a list."""

    name: str
    title: str
    roles: int


class VariantList(BaseModel):
    """The variants one may create games of."""

    variants: list[VariantSummary]


class VariantObject(RootModel[dict[str, Any]]):
    """A variant: regions, centers, roles, starts, neighbours, distances."""


class InLanguage(Arguments):
    """In which language."""

    lang: Language = Field(USUAL_LANGUAGE, examples=["en"], description="The language of names.")


class RoleShown(BaseModel):
    """A role: England, English, E, and the colour of its units."""

    name: str
    adjective: str
    letter: str
    colour: str | None = Field(description="Null for the master, who has no units.")


class ZoneShown(BaseModel):
    """A zone: what is written on the map, and its whole name."""

    name: str
    title: str


class Display(BaseModel):
    """What a front-end writes with, by the numbers used everywhere else."""

    title: str
    orders: dict[str, str]
    seasons: dict[str, str]
    units: dict[str, str]
    coasts: dict[str, str]
    roles: dict[str, RoleShown]
    zones: dict[str, ZoneShown]


class Variants(Resource):
    @answers(200, VariantList, conditional=True)
    def get(self) -> VariantList:
        """List the variants."""
        return VariantList(variants=[VariantSummary(**one) for one in peers.variants_list()])


class Variant(Resource):
    path_examples: ClassVar = {"name": "standard"}

    @answers(200, VariantObject, conditional=True)
    def get(self, name: str) -> VariantObject:
        """Read a variant."""
        try:
            return VariantObject(peers.variant_object(name))
        except NoSuchVariant:
            raise NoSuchVariant(f"Variant {name} does not exist") from None


class VariantDisplay(Resource):
    path_examples: ClassVar = {"name": "standard"}

    @accepts(InLanguage)
    @answers(200, Display, conditional=True)
    def get(self, name: str, asked: InLanguage) -> Display:
        """Read the names and colours a front-end shows a variant with."""
        peers.variant_object(name)
        words = peers.words_of(name, asked.lang)
        colours, titles = words["colours"], words["zone_titles"]
        plain = {key: words[key] for key in ("title", "orders", "seasons", "units", "coasts")}
        return Display(
            **plain,
            roles={
                number: RoleShown(
                    name=role, adjective=adjective, letter=letter, colour=colours.get(number)
                )
                for number, (role, adjective, letter) in words["roles"].items()
            },
            zones={
                number: ZoneShown(name=zone, title=titles.get(number, zone))
                for number, zone in words["zones"].items()
            },
        )
