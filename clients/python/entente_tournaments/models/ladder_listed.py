from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LadderListed")


@_attrs_define
class LadderListed:
    """A ladder.

    Attributes:
        id (int):
        name (str):
        game (str):
        reach (int):
        answer_days (int):
    """

    id: int
    name: str
    game: str
    reach: int
    answer_days: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        game = self.game

        reach = self.reach

        answer_days = self.answer_days

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "game": game,
                "reach": reach,
                "answer_days": answer_days,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        game = d.pop("game")

        reach = d.pop("reach")

        answer_days = d.pop("answer_days")

        ladder_listed = cls(
            id=id,
            name=name,
            game=game,
            reach=reach,
            answer_days=answer_days,
        )

        ladder_listed.additional_properties = d
        return ladder_listed

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
