from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="NewLadder")


@_attrs_define
class NewLadder:
    """A ladder for a game of two.

    Attributes:
        name (str): Its name.
        game (str): What is played.
        reach (int | Unset): How many places above can be challenged. Default: 3.
        answer_days (int | Unset): Who does not answer loses his place. Default: 7.
    """

    name: str
    game: str
    reach: int | Unset = 3
    answer_days: int | Unset = 7

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        game = self.game

        reach = self.reach

        answer_days = self.answer_days

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "game": game,
            }
        )
        if reach is not UNSET:
            field_dict["reach"] = reach
        if answer_days is not UNSET:
            field_dict["answer_days"] = answer_days

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        game = d.pop("game")

        reach = d.pop("reach", UNSET)

        answer_days = d.pop("answer_days", UNSET)

        new_ladder = cls(
            name=name,
            game=game,
            reach=reach,
            answer_days=answer_days,
        )

        return new_ladder
