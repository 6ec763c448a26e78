from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="NextHand")


@_attrs_define
class NextHand:
    """Where the next hand begins.

    Attributes:
        round_ (str):
        dealer (int):
        honba_count (int):
        reach_stick_count (int):
        scores (list[int]):
    """

    round_: str
    dealer: int
    honba_count: int
    reach_stick_count: int
    scores: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        dealer = self.dealer

        honba_count = self.honba_count

        reach_stick_count = self.reach_stick_count

        scores = self.scores

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "dealer": dealer,
                "honba_count": honba_count,
                "reach_stick_count": reach_stick_count,
                "scores": scores,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        round_ = d.pop("round")

        dealer = d.pop("dealer")

        honba_count = d.pop("honba_count")

        reach_stick_count = d.pop("reach_stick_count")

        scores = cast(list[int], d.pop("scores"))

        next_hand = cls(
            round_=round_,
            dealer=dealer,
            honba_count=honba_count,
            reach_stick_count=reach_stick_count,
            scores=scores,
        )

        next_hand.additional_properties = d
        return next_hand

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
