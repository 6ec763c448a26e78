from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="SeatChange")


@_attrs_define
class SeatChange:
    """Who takes which role.

    Attributes:
        role (str): The role.
        registration_id (int): Who takes it.
        version (int): The version of the table you saw.
    """

    role: str
    registration_id: int
    version: int

    def to_dict(self) -> dict[str, Any]:
        role = self.role

        registration_id = self.registration_id

        version = self.version

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "role": role,
                "registration_id": registration_id,
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        role = d.pop("role")

        registration_id = d.pop("registration_id")

        version = d.pop("version")

        seat_change = cls(
            role=role,
            registration_id=registration_id,
            version=version,
        )

        return seat_change
