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
        on_platform (bool | Unset): Whether accepted challenges become games of Go on the platform. Default: False.
        size (int | Unset): Lines of their board. Default: 19.
        main_time (int | Unset): Hours of each; a day of play has 15. Default: 210.
        byo_time (int | Unset): Hours added per move. Default: 15.
        rated (bool | Unset): Whether results change the ratings. Default: False.
    """

    name: str
    game: str
    reach: int | Unset = 3
    answer_days: int | Unset = 7
    on_platform: bool | Unset = False
    size: int | Unset = 19
    main_time: int | Unset = 210
    byo_time: int | Unset = 15
    rated: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        game = self.game

        reach = self.reach

        answer_days = self.answer_days

        on_platform = self.on_platform

        size = self.size

        main_time = self.main_time

        byo_time = self.byo_time

        rated = self.rated

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
        if on_platform is not UNSET:
            field_dict["on_platform"] = on_platform
        if size is not UNSET:
            field_dict["size"] = size
        if main_time is not UNSET:
            field_dict["main_time"] = main_time
        if byo_time is not UNSET:
            field_dict["byo_time"] = byo_time
        if rated is not UNSET:
            field_dict["rated"] = rated

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        game = d.pop("game")

        reach = d.pop("reach", UNSET)

        answer_days = d.pop("answer_days", UNSET)

        on_platform = d.pop("on_platform", UNSET)

        size = d.pop("size", UNSET)

        main_time = d.pop("main_time", UNSET)

        byo_time = d.pop("byo_time", UNSET)

        rated = d.pop("rated", UNSET)

        new_ladder = cls(
            name=name,
            game=game,
            reach=reach,
            answer_days=answer_days,
            on_platform=on_platform,
            size=size,
            main_time=main_time,
            byo_time=byo_time,
            rated=rated,
        )

        return new_ladder
