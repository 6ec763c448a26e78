from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.federation_act_act import FederationActAct

T = TypeVar("T", bound="FederationAct")


@_attrs_define
class FederationAct:
    """What a target is asked.

    Attributes:
        target (str): Whom.
        act (FederationActAct): Test the codes, show the tournament, send the invoice.
    """

    target: str
    act: FederationActAct

    def to_dict(self) -> dict[str, Any]:
        target = self.target

        act = self.act.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "target": target,
                "act": act,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        target = d.pop("target")

        act = FederationActAct(d.pop("act"))

        federation_act = cls(
            target=target,
            act=act,
        )

        return federation_act
