from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Pairs")


@_attrs_define
class Pairs:
    """Pairs of registrations that must not meet; the list replaces the one before.

    Attributes:
        pairs (list[list[int]]): Pairs of registration ids.
    """

    pairs: list[list[int]]

    def to_dict(self) -> dict[str, Any]:
        pairs = []
        for pairs_item_data in self.pairs:
            pairs_item = []
            for pairs_item_item_data in pairs_item_data:
                pairs_item_item: int
                pairs_item_item = pairs_item_item_data
                pairs_item.append(pairs_item_item)

            pairs.append(pairs_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "pairs": pairs,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        pairs = []
        _pairs = d.pop("pairs")
        for pairs_item_data in _pairs:
            pairs_item = []
            _pairs_item = pairs_item_data
            for pairs_item_item_data in _pairs_item:

                def _parse_pairs_item_item(data: object) -> int:
                    return cast(int, data)

                pairs_item_item = _parse_pairs_item_item(pairs_item_item_data)

                pairs_item.append(pairs_item_item)

            pairs.append(pairs_item)

        pairs = cls(
            pairs=pairs,
        )

        return pairs
