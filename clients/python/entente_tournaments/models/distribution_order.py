from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.rule import Rule


T = TypeVar("T", bound="DistributionOrder")


@_attrs_define
class DistributionOrder:
    """Rules from the first down: the first that fits a player decides.

    Attributes:
        rules (list[Rule]): From the first down; the first that fits a player decides.
        dry_run (bool | Unset): Only tell who would go where. Default: False.
    """

    rules: list[Rule]
    dry_run: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        rules = []
        for rules_item_data in self.rules:
            rules_item = rules_item_data.to_dict()
            rules.append(rules_item)

        dry_run = self.dry_run

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "rules": rules,
            }
        )
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.rule import Rule

        d = dict(src_dict)
        rules = []
        _rules = d.pop("rules")
        for rules_item_data in _rules:
            rules_item = Rule.from_dict(rules_item_data)

            rules.append(rules_item)

        dry_run = d.pop("dry_run", UNSET)

        distribution_order = cls(
            rules=rules,
            dry_run=dry_run,
        )

        return distribution_order
