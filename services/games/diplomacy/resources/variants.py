"""/variants: the maps that can be played."""

from typing import Any

from flask_restful import Resource
from pydantic import BaseModel, RootModel

from services.games.diplomacy import peers
from services.games.diplomacy.refusals import NoSuchVariant, WrongVariantName
from shared.arguments import answers, refuses


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


class Variants(Resource):
    @answers(200, VariantList, conditional=True)
    def get(self) -> VariantList:
        """List the variants."""
        return VariantList(variants=[VariantSummary(**one) for one in peers.variants_list()])


class Variant(Resource):
    @answers(200, VariantObject, conditional=True)
    @refuses(WrongVariantName, NoSuchVariant)
    def get(self, name: str) -> VariantObject:
        """Read a variant."""
        try:
            return VariantObject(peers.variant_object(name))
        except NoSuchVariant:
            raise NoSuchVariant(f"Variant {name} does not exist") from None
