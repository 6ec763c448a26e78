from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.ratings_performance import RatingsPerformance


T = TypeVar("T", bound="Ratings")


@_attrs_define
class Ratings:
    """How a member plays Diplomacy; games tells at /player-ratings how each came about.

    Attributes:
        performance (RatingsPerformance): By variant.
        reliability (float | None): Null: not rated yet.
        regularity (float | None): Null: not rated yet.
    """

    performance: RatingsPerformance
    reliability: float | None
    regularity: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        performance = self.performance.to_dict()

        reliability: float | None
        reliability = self.reliability

        regularity: float | None
        regularity = self.regularity

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "performance": performance,
                "reliability": reliability,
                "regularity": regularity,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.ratings_performance import RatingsPerformance

        d = dict(src_dict)
        performance = RatingsPerformance.from_dict(d.pop("performance"))

        def _parse_reliability(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        reliability = _parse_reliability(d.pop("reliability"))

        def _parse_regularity(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        regularity = _parse_regularity(d.pop("regularity"))

        ratings = cls(
            performance=performance,
            reliability=reliability,
            regularity=regularity,
        )

        ratings.additional_properties = d
        return ratings

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
