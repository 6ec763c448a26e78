from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PairingOrder")


@_attrs_define
class PairingOrder:
    """How the next round shall be paired.

    Attributes:
        dry_run (bool | Unset): Only show what would be paired; store nothing. Default: False.
        explain (bool | Unset): Tell why each pair was made. Default: False.
        fixed (list[list[int]] | Unset): Pairs (White first) to be kept, by registration id; teams by their numbers.
    """

    dry_run: bool | Unset = False
    explain: bool | Unset = False
    fixed: list[list[int]] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        dry_run = self.dry_run

        explain = self.explain

        fixed: list[list[int]] | Unset = UNSET
        if not isinstance(self.fixed, Unset):
            fixed = []
            for fixed_item_data in self.fixed:
                fixed_item = []
                for fixed_item_item_data in fixed_item_data:
                    fixed_item_item: int
                    fixed_item_item = fixed_item_item_data
                    fixed_item.append(fixed_item_item)

                fixed.append(fixed_item)

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run
        if explain is not UNSET:
            field_dict["explain"] = explain
        if fixed is not UNSET:
            field_dict["fixed"] = fixed

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        dry_run = d.pop("dry_run", UNSET)

        explain = d.pop("explain", UNSET)

        _fixed = d.pop("fixed", UNSET)
        fixed: list[list[int]] | Unset = UNSET
        if _fixed is not UNSET:
            fixed = []
            for fixed_item_data in _fixed:
                fixed_item = []
                _fixed_item = fixed_item_data
                for fixed_item_item_data in _fixed_item:

                    def _parse_fixed_item_item(data: object) -> int:
                        return cast(int, data)

                    fixed_item_item = _parse_fixed_item_item(fixed_item_item_data)

                    fixed_item.append(fixed_item_item)

                fixed.append(fixed_item)

        pairing_order = cls(
            dry_run=dry_run,
            explain=explain,
            fixed=fixed,
        )

        return pairing_order
