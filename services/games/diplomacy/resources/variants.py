"""/variants: the maps that can be played."""

from typing import Any, ClassVar

from flask_restful import Resource
from pydantic import BaseModel, Field, RootModel

from services.games.diplomacy import peers
from services.games.diplomacy.actions.draw_map import geometry_of_variant
from services.games.diplomacy.domain.maps.frame import Frame, framed
from services.games.diplomacy.domain.maps.geometry import Geometry
from services.games.diplomacy.refusals import NoSuchVariant
from shared.arguments import Arguments, accepts, answers
from shared.languages import USUAL_LANGUAGE, Language

Spot = tuple[float, float]


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
    """A zone: what is written on the map, its whole name, and the region it is or is a coast of."""

    name: str
    title: str
    region: int


class PlaceShown(BaseModel):
    """A region on the map: its outline as SVG path data, and the middle of its symbols."""

    outline: str
    unit: Spot
    dislodged: Spot
    name: Spot
    room: Spot = Field(description="Width and height there are for the name.")
    code: Spot = Field(description="Where the code goes if the name has no room.")
    center: Spot | None = Field(description="Null where there is no center.")


class MapShown(BaseModel):
    """The map as the server draws it; special coasts are places for units by zone."""

    width: int
    height: int
    regions: dict[str, PlaceShown]
    coasts: dict[str, Spot]
    borders: str = Field(description="All borders on land as SVG path data.")
    shores: str
    sea_lines: str


class FrameShown(BaseModel):
    """The same places in a frame of 630 x 535."""

    width: int
    height: int
    centers: dict[str, Spot]
    names: dict[str, Spot]
    units: dict[str, Spot]
    dislodged: dict[str, Spot]


class Display(BaseModel):
    """What a front-end writes and draws with, by the numbers used everywhere else."""

    title: str
    orders: dict[str, str]
    seasons: dict[str, str]
    units: dict[str, str]
    coasts: dict[str, str]
    roles: dict[str, RoleShown]
    zones: dict[str, ZoneShown]
    map: MapShown
    frame: FrameShown


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
        variant = peers.variant_named(name)
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
                number: ZoneShown(
                    name=zone,
                    title=titles.get(number, zone),
                    region=variant.region_of(int(number)),
                )
                for number, zone in words["zones"].items()
            },
            map=_map_shown(geometry_of_variant(name)),
            frame=_frame_shown(framed(geometry_of_variant(name), peers.variant_named(name))),
        )


def _map_shown(geometry: Geometry) -> MapShown:
    places = geometry.places
    return MapShown(
        width=geometry.width,
        height=geometry.height,
        regions={
            str(number): PlaceShown(
                outline=place.outline,
                unit=place.unit,
                dislodged=place.dislodged,
                name=place.name,
                room=place.room,
                code=place.short,
                center=place.centre,
            )
            for number, place in places.items()
        },
        coasts={str(zone): at for place in places.values() for zone, at in place.coasts.items()},
        borders="".join(border.line for border in geometry.borders),
        shores=geometry.shores,
        sea_lines=geometry.sea_lines,
    )


def _frame_shown(frame: Frame) -> FrameShown:
    return FrameShown(**vars(frame))
