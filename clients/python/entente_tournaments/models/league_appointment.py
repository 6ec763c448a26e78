from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.league_role import LeagueRole

T = TypeVar("T", bound="LeagueAppointment")


@_attrs_define
class LeagueAppointment:
    """A member and what he may do.

    Attributes:
        pseudo (str): The name a member is known by, 3 to 12 characters.
        role (LeagueRole): A scorer enters line-ups, games and events; an organiser decides everything else too.
    """

    pseudo: str
    role: LeagueRole

    def to_dict(self) -> dict[str, Any]:
        pseudo = self.pseudo

        role = self.role.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "pseudo": pseudo,
                "role": role,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        pseudo = d.pop("pseudo")

        role = LeagueRole(d.pop("role"))

        league_appointment = cls(
            pseudo=pseudo,
            role=role,
        )

        return league_appointment
