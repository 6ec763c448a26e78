from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.repair_act import RepairAct

T = TypeVar("T", bound="Repair")


@_attrs_define
class Repair:
    """What the director decides.

    Attributes:
        act (RepairAct): Ask again, make another game, or enter the result by hand.
    """

    act: RepairAct

    def to_dict(self) -> dict[str, Any]:
        act = self.act.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "act": act,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        act = RepairAct(d.pop("act"))

        repair = cls(
            act=act,
        )

        return repair
