from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.pairs_seen_names import PairsSeenNames


T = TypeVar("T", bound="PairsSeen")


@_attrs_define
class PairsSeen:
    """Pairs of registrations that must not meet.

    Attributes:
        pairs (list[list[int]]):
        names (PairsSeenNames):
    """

    pairs: list[list[int]]
    names: PairsSeenNames
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        pairs = []
        for pairs_item_data in self.pairs:
            pairs_item = pairs_item_data

            pairs.append(pairs_item)

        names = self.names.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "pairs": pairs,
                "names": names,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.pairs_seen_names import PairsSeenNames

        d = dict(src_dict)
        pairs = []
        _pairs = d.pop("pairs")
        for pairs_item_data in _pairs:
            pairs_item = cast(list[int], pairs_item_data)

            pairs.append(pairs_item)

        names = PairsSeenNames.from_dict(d.pop("names"))

        pairs_seen = cls(
            pairs=pairs,
            names=names,
        )

        pairs_seen.additional_properties = d
        return pairs_seen

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
