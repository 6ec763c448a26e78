from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LookingGame")


@_attrs_define
class LookingGame:
    """A game that looks for players.

    Attributes:
        game (str): diplomacy or go
        id (int): The number of the game; of the offer for Go.
        name (str): Of the game; of who offers it for Go.
        kind (str): The variant, or the size of the board.
        traits (list[str]): Of anonymous, silent, fog, fast, rated: what holds.
        days (int): Days for a phase of moves; 0: no deadline, or Go.
        seats (int):
        taken (int):
    """

    game: str
    id: int
    name: str
    kind: str
    traits: list[str]
    days: int
    seats: int
    taken: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        id = self.id

        name = self.name

        kind = self.kind

        traits = self.traits

        days = self.days

        seats = self.seats

        taken = self.taken

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "id": id,
                "name": name,
                "kind": kind,
                "traits": traits,
                "days": days,
                "seats": seats,
                "taken": taken,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        game = d.pop("game")

        id = d.pop("id")

        name = d.pop("name")

        kind = d.pop("kind")

        traits = cast(list[str], d.pop("traits"))

        days = d.pop("days")

        seats = d.pop("seats")

        taken = d.pop("taken")

        looking_game = cls(
            game=game,
            id=id,
            name=name,
            kind=kind,
            traits=traits,
            days=days,
            seats=seats,
            taken=taken,
        )

        looking_game.additional_properties = d
        return looking_game

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
