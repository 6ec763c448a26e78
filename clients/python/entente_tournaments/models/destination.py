from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Destination")


@_attrs_define
class Destination:
    """Where a player goes.

    Attributes:
        tournament_id (int): Another tournament of the event.
    """

    tournament_id: int

    def to_dict(self) -> dict[str, Any]:
        tournament_id = self.tournament_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "tournament_id": tournament_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        tournament_id = d.pop("tournament_id")

        destination = cls(
            tournament_id=tournament_id,
        )

        return destination
