from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="SaidWon")


@_attrs_define
class SaidWon:
    """How one's own game ended.

    Attributes:
        won (bool): Whether you won.
    """

    won: bool

    def to_dict(self) -> dict[str, Any]:
        won = self.won

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "won": won,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        won = d.pop("won")

        said_won = cls(
            won=won,
        )

        return said_won
