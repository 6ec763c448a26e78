from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="NewLeague")


@_attrs_define
class NewLeague:
    """A league and the rules its games are counted by.

    Attributes:
        name (str): A name.
        rule_set_id (int | Unset): The rule set; 1 is the M-League's. Default: 1.
    """

    name: str
    rule_set_id: int | Unset = 1

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        rule_set_id = self.rule_set_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if rule_set_id is not UNSET:
            field_dict["rule_set_id"] = rule_set_id

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        rule_set_id = d.pop("rule_set_id", UNSET)

        new_league = cls(
            name=name,
            rule_set_id=rule_set_id,
        )

        return new_league
