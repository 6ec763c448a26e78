from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.ended_game import EndedGame
    from ..models.looking_game import LookingGame


T = TypeVar("T", bound="Showcase")


@_attrs_define
class Showcase:
    """What is going on.

    Attributes:
        diplomacy_running (int):
        diplomacy_waiting (int):
        go_running (int):
        looking (list[LookingGame]):
        ended (list[EndedGame]): In the last three days, the newest first.
    """

    diplomacy_running: int
    diplomacy_waiting: int
    go_running: int
    looking: list[LookingGame]
    ended: list[EndedGame]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        diplomacy_running = self.diplomacy_running

        diplomacy_waiting = self.diplomacy_waiting

        go_running = self.go_running

        looking = []
        for looking_item_data in self.looking:
            looking_item = looking_item_data.to_dict()
            looking.append(looking_item)

        ended = []
        for ended_item_data in self.ended:
            ended_item = ended_item_data.to_dict()
            ended.append(ended_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "diplomacy_running": diplomacy_running,
                "diplomacy_waiting": diplomacy_waiting,
                "go_running": go_running,
                "looking": looking,
                "ended": ended,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.ended_game import EndedGame
        from ..models.looking_game import LookingGame

        d = dict(src_dict)
        diplomacy_running = d.pop("diplomacy_running")

        diplomacy_waiting = d.pop("diplomacy_waiting")

        go_running = d.pop("go_running")

        looking = []
        _looking = d.pop("looking")
        for looking_item_data in _looking:
            looking_item = LookingGame.from_dict(looking_item_data)

            looking.append(looking_item)

        ended = []
        _ended = d.pop("ended")
        for ended_item_data in _ended:
            ended_item = EndedGame.from_dict(ended_item_data)

            ended.append(ended_item)

        showcase = cls(
            diplomacy_running=diplomacy_running,
            diplomacy_waiting=diplomacy_waiting,
            go_running=go_running,
            looking=looking,
            ended=ended,
        )

        showcase.additional_properties = d
        return showcase

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
