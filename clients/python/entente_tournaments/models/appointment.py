from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.hall_role import HallRole

T = TypeVar("T", bound="Appointment")


@_attrs_define
class Appointment:
    """A member and what he may do.

    Attributes:
        pseudo (str): The name a member is known by, 3 to 12 characters.
        role (HallRole): From the one who only looks to the one who decides; each may do what those before may.

            Those between have one kind of work: entering results, checking in, hanging screens, pairing.
            A deputy does what arbiters do, but for how tournaments are made.
    """

    pseudo: str
    role: HallRole

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

        role = HallRole(d.pop("role"))

        appointment = cls(
            pseudo=pseudo,
            role=role,
        )

        return appointment
