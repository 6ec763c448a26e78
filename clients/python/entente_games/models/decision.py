from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Decision")


@_attrs_define
class Decision:
    """A result an administrator decides.

    Attributes:
        reason (str): What the players are told.
        score (float | Unset): Positive when White wins; 1000 resignation, 2000 time, 3000 forfeit. Default: 0.0.
        no_result (bool | Unset): The game is void. Default: False.
        rated (bool | Unset): Whether it counts for the ratings. Default: False.
    """

    reason: str
    score: float | Unset = 0.0
    no_result: bool | Unset = False
    rated: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        score = self.score

        no_result = self.no_result

        rated = self.rated

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "reason": reason,
            }
        )
        if score is not UNSET:
            field_dict["score"] = score
        if no_result is not UNSET:
            field_dict["no_result"] = no_result
        if rated is not UNSET:
            field_dict["rated"] = rated

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        reason = d.pop("reason")

        score = d.pop("score", UNSET)

        no_result = d.pop("no_result", UNSET)

        rated = d.pop("rated", UNSET)

        decision = cls(
            reason=reason,
            score=score,
            no_result=no_result,
            rated=rated,
        )

        return decision
