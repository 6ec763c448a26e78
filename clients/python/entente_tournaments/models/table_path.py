from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.round_of_path import RoundOfPath


T = TypeVar("T", bound="TablePath")


@_attrs_define
class TablePath:
    """Rounds at tables, the first one first, and rounds without a table.

    Attributes:
        tournament_id (int):
        registration_id (int):
        name (str):
        rounds (list[RoundOfPath]):
        sat_out (list[int]):
    """

    tournament_id: int
    registration_id: int
    name: str
    rounds: list[RoundOfPath]
    sat_out: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tournament_id = self.tournament_id

        registration_id = self.registration_id

        name = self.name

        rounds = []
        for rounds_item_data in self.rounds:
            rounds_item = rounds_item_data.to_dict()
            rounds.append(rounds_item)

        sat_out = self.sat_out

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tournament_id": tournament_id,
                "registration_id": registration_id,
                "name": name,
                "rounds": rounds,
                "sat_out": sat_out,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.round_of_path import RoundOfPath

        d = dict(src_dict)
        tournament_id = d.pop("tournament_id")

        registration_id = d.pop("registration_id")

        name = d.pop("name")

        rounds = []
        _rounds = d.pop("rounds")
        for rounds_item_data in _rounds:
            rounds_item = RoundOfPath.from_dict(rounds_item_data)

            rounds.append(rounds_item)

        sat_out = cast(list[int], d.pop("sat_out"))

        table_path = cls(
            tournament_id=tournament_id,
            registration_id=registration_id,
            name=name,
            rounds=rounds,
            sat_out=sat_out,
        )

        table_path.additional_properties = d
        return table_path

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
