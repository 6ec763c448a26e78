from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PerformanceMove")


@_attrs_define
class PerformanceMove:
    """How one game moved one performance.

    Attributes:
        game_id (int):
        variant (str):
        role (int):
        before (float):
        after (float):
        explanation (str):
    """

    game_id: int
    variant: str
    role: int
    before: float
    after: float
    explanation: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game_id = self.game_id

        variant = self.variant

        role = self.role

        before = self.before

        after = self.after

        explanation = self.explanation

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game_id": game_id,
                "variant": variant,
                "role": role,
                "before": before,
                "after": after,
                "explanation": explanation,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        game_id = d.pop("game_id")

        variant = d.pop("variant")

        role = d.pop("role")

        before = d.pop("before")

        after = d.pop("after")

        explanation = d.pop("explanation")

        performance_move = cls(
            game_id=game_id,
            variant=variant,
            role=role,
            before=before,
            after=after,
            explanation=explanation,
        )

        performance_move.additional_properties = d
        return performance_move

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
