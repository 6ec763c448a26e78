from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Payment")


@_attrs_define
class Payment:
    """What somebody has paid.

    Attributes:
        paid (int): All of it, in cents.
    """

    paid: int

    def to_dict(self) -> dict[str, Any]:
        paid = self.paid

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "paid": paid,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        paid = d.pop("paid")

        payment = cls(
            paid=paid,
        )

        return payment
