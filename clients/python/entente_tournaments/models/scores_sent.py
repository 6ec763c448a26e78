from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ScoresSent")


@_attrs_define
class ScoresSent:
    """Final scores by seat.

    Attributes:
        scores (list[int]): By seat.
        penalty_points (list[float | str] | Unset): By seat, positive amounts.
        reason (str | Unset): Needed when the game was entered before. Default: ''.
    """

    scores: list[int]
    penalty_points: list[float | str] | Unset = UNSET
    reason: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        scores = self.scores

        penalty_points: list[float | str] | Unset = UNSET
        if not isinstance(self.penalty_points, Unset):
            penalty_points = []
            for penalty_points_item_data in self.penalty_points:
                penalty_points_item: float | str
                penalty_points_item = penalty_points_item_data
                penalty_points.append(penalty_points_item)

        reason = self.reason

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "scores": scores,
            }
        )
        if penalty_points is not UNSET:
            field_dict["penalty_points"] = penalty_points
        if reason is not UNSET:
            field_dict["reason"] = reason

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        scores = cast(list[int], d.pop("scores"))

        _penalty_points = d.pop("penalty_points", UNSET)
        penalty_points: list[float | str] | Unset = UNSET
        if _penalty_points is not UNSET:
            penalty_points = []
            for penalty_points_item_data in _penalty_points:

                def _parse_penalty_points_item(data: object) -> float | str:
                    return cast(float | str, data)

                penalty_points_item = _parse_penalty_points_item(
                    penalty_points_item_data
                )

                penalty_points.append(penalty_points_item)

        reason = d.pop("reason", UNSET)

        scores_sent = cls(
            scores=scores,
            penalty_points=penalty_points,
            reason=reason,
        )

        return scores_sent
