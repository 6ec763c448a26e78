from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.category_counts_counts import CategoryCountsCounts


T = TypeVar("T", bound="CategoryCounts")


@_attrs_define
class CategoryCounts:
    """How many players are in each category; the empty one fits nobody else's.

    Attributes:
        counts (CategoryCountsCounts):
    """

    counts: CategoryCountsCounts
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        counts = self.counts.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "counts": counts,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.category_counts_counts import CategoryCountsCounts

        d = dict(src_dict)
        counts = CategoryCountsCounts.from_dict(d.pop("counts"))

        category_counts = cls(
            counts=counts,
        )

        category_counts.additional_properties = d
        return category_counts

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
