from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Terms")


@_attrs_define
class Terms:
    """Who may join.

    Attributes:
        must_be_rated (bool | Unset): Only for players within the ratings below. Default: False.
        rating_minimum (int | Unset): Middle of the lowest rank. Default: -900.
        rating_maximum (int | Unset): Middle of the highest rank. Default: 3000.
        minimum_rated_games (int | Unset): Rated games to have finished. Default: 0.
        same_opponent (int | Unset): 0 any; -127 never played together; below -100 running games together; below 0 joins
            of this offer; above 0 days since the last join. Default: 0.
        comment (str | Unset): A word to those who may join. Default: ''.
    """

    must_be_rated: bool | Unset = False
    rating_minimum: int | Unset = -900
    rating_maximum: int | Unset = 3000
    minimum_rated_games: int | Unset = 0
    same_opponent: int | Unset = 0
    comment: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        must_be_rated = self.must_be_rated

        rating_minimum = self.rating_minimum

        rating_maximum = self.rating_maximum

        minimum_rated_games = self.minimum_rated_games

        same_opponent = self.same_opponent

        comment = self.comment

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if must_be_rated is not UNSET:
            field_dict["must_be_rated"] = must_be_rated
        if rating_minimum is not UNSET:
            field_dict["rating_minimum"] = rating_minimum
        if rating_maximum is not UNSET:
            field_dict["rating_maximum"] = rating_maximum
        if minimum_rated_games is not UNSET:
            field_dict["minimum_rated_games"] = minimum_rated_games
        if same_opponent is not UNSET:
            field_dict["same_opponent"] = same_opponent
        if comment is not UNSET:
            field_dict["comment"] = comment

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        must_be_rated = d.pop("must_be_rated", UNSET)

        rating_minimum = d.pop("rating_minimum", UNSET)

        rating_maximum = d.pop("rating_maximum", UNSET)

        minimum_rated_games = d.pop("minimum_rated_games", UNSET)

        same_opponent = d.pop("same_opponent", UNSET)

        comment = d.pop("comment", UNSET)

        terms = cls(
            must_be_rated=must_be_rated,
            rating_minimum=rating_minimum,
            rating_maximum=rating_maximum,
            minimum_rated_games=minimum_rated_games,
            same_opponent=same_opponent,
            comment=comment,
        )

        return terms
