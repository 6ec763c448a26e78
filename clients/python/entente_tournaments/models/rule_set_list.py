from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.rule_set_seen import RuleSetSeen


T = TypeVar("T", bound="RuleSetList")


@_attrs_define
class RuleSetList:
    """All rule sets.

    Attributes:
        rule_sets (list[RuleSetSeen]):
    """

    rule_sets: list[RuleSetSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rule_sets = []
        for rule_sets_item_data in self.rule_sets:
            rule_sets_item = rule_sets_item_data.to_dict()
            rule_sets.append(rule_sets_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rule_sets": rule_sets,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.rule_set_seen import RuleSetSeen

        d = dict(src_dict)
        rule_sets = []
        _rule_sets = d.pop("rule_sets")
        for rule_sets_item_data in _rule_sets:
            rule_sets_item = RuleSetSeen.from_dict(rule_sets_item_data)

            rule_sets.append(rule_sets_item)

        rule_set_list = cls(
            rule_sets=rule_sets,
        )

        rule_set_list.additional_properties = d
        return rule_set_list

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
