from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RateSeen")


@_attrs_define
class RateSeen:
    """A rate with the counts it was made of; null without a denominator.

    It is made of the hands that know all of its counts; without any, the counts are null as well:
    it was not recorded.

        Attributes:
            value (float | None):
            numerator (float | None): Null if it was not recorded.
            denominator (float | None): Null if it was not recorded.
            percentile (float | None): Share of players not above this one.
    """

    value: float | None
    numerator: float | None
    denominator: float | None
    percentile: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        value: float | None
        value = self.value

        numerator: float | None
        numerator = self.numerator

        denominator: float | None
        denominator = self.denominator

        percentile: float | None
        percentile = self.percentile

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "value": value,
                "numerator": numerator,
                "denominator": denominator,
                "percentile": percentile,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_value(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        value = _parse_value(d.pop("value"))

        def _parse_numerator(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        numerator = _parse_numerator(d.pop("numerator"))

        def _parse_denominator(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        denominator = _parse_denominator(d.pop("denominator"))

        def _parse_percentile(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        percentile = _parse_percentile(d.pop("percentile"))

        rate_seen = cls(
            value=value,
            numerator=numerator,
            denominator=denominator,
            percentile=percentile,
        )

        rate_seen.additional_properties = d
        return rate_seen

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
