from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ImportReport")


@_attrs_define
class ImportReport:
    """What came with a file; `unchanged` when it was the same as last time.

    Attributes:
        players (int):
        rounds (int):
        unchanged (bool):
        bent (list[str]):
    """

    players: int
    rounds: int
    unchanged: bool
    bent: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        players = self.players

        rounds = self.rounds

        unchanged = self.unchanged

        bent = self.bent

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "players": players,
                "rounds": rounds,
                "unchanged": unchanged,
                "bent": bent,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        players = d.pop("players")

        rounds = d.pop("rounds")

        unchanged = d.pop("unchanged")

        bent = cast(list[str], d.pop("bent"))

        import_report = cls(
            players=players,
            rounds=rounds,
            unchanged=unchanged,
            bent=bent,
        )

        import_report.additional_properties = d
        return import_report

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
