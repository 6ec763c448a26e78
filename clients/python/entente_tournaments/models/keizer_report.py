from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="KeizerReport")


@_attrs_define
class KeizerReport:
    """The tournament made from a keizer.db file.

    Attributes:
        tournament_id (int):
        unknown_results (list[str]):
        games_without_round (int):
    """

    tournament_id: int
    unknown_results: list[str]
    games_without_round: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tournament_id = self.tournament_id

        unknown_results = self.unknown_results

        games_without_round = self.games_without_round

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tournament_id": tournament_id,
                "unknown_results": unknown_results,
                "games_without_round": games_without_round,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        tournament_id = d.pop("tournament_id")

        unknown_results = cast(list[str], d.pop("unknown_results"))

        games_without_round = d.pop("games_without_round")

        keizer_report = cls(
            tournament_id=tournament_id,
            unknown_results=unknown_results,
            games_without_round=games_without_round,
        )

        keizer_report.additional_properties = d
        return keizer_report

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
