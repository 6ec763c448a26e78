from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TermSeen")


@_attrs_define
class TermSeen:
    """One line of a player's sum.

    Attributes:
        kind (str):
        round_ (int | None):
        opponent (None | str):
        fraction (str):
        value (str):
        points (str):
    """

    kind: str
    round_: int | None
    opponent: None | str
    fraction: str
    value: str
    points: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        round_: int | None
        round_ = self.round_

        opponent: None | str
        opponent = self.opponent

        fraction = self.fraction

        value = self.value

        points = self.points

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "round": round_,
                "opponent": opponent,
                "fraction": fraction,
                "value": value,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        kind = d.pop("kind")

        def _parse_round_(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        round_ = _parse_round_(d.pop("round"))

        def _parse_opponent(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        opponent = _parse_opponent(d.pop("opponent"))

        fraction = d.pop("fraction")

        value = d.pop("value")

        points = d.pop("points")

        term_seen = cls(
            kind=kind,
            round_=round_,
            opponent=opponent,
            fraction=fraction,
            value=value,
            points=points,
        )

        term_seen.additional_properties = d
        return term_seen

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
