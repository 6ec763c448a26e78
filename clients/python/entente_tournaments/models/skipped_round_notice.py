from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.skipped_round_notice_reason_type_0 import SkippedRoundNoticeReasonType0
from ..types import UNSET, Unset

T = TypeVar("T", bound="SkippedRoundNotice")


@_attrs_define
class SkippedRoundNotice:
    """A round that will not be played.

    Attributes:
        round_ (int): The round.
        score (float | Unset): What it brings: 0, 0.5 or 1. Default: 0.0.
        reason (None | SkippedRoundNoticeReasonType0 | Unset): For Keizer: why; counts instead of the score.
    """

    round_: int
    score: float | Unset = 0.0
    reason: None | SkippedRoundNoticeReasonType0 | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        score = self.score

        reason: None | str | Unset
        if isinstance(self.reason, Unset):
            reason = UNSET
        elif isinstance(self.reason, SkippedRoundNoticeReasonType0):
            reason = self.reason.value
        else:
            reason = self.reason

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "round": round_,
            }
        )
        if score is not UNSET:
            field_dict["score"] = score
        if reason is not UNSET:
            field_dict["reason"] = reason

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        round_ = d.pop("round")

        score = d.pop("score", UNSET)

        def _parse_reason(data: object) -> None | SkippedRoundNoticeReasonType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                reason_type_0 = SkippedRoundNoticeReasonType0(data)

                return reason_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SkippedRoundNoticeReasonType0 | Unset, data)

        reason = _parse_reason(d.pop("reason", UNSET))

        skipped_round_notice = cls(
            round_=round_,
            score=score,
            reason=reason,
        )

        return skipped_round_notice
