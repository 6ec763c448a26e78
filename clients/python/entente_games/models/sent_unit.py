from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    Self,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.sent_unit_type_unit import SentUnitTypeUnit
from ..types import UNSET, Unset

T = TypeVar("T", bound="SentUnit")


@_attrs_define
class SentUnit:
    """A unit, and the region its attacker came from if it was dislodged.

    Attributes:
        type_unit (SentUnitTypeUnit):
        role (int):
        zone (int):
        dislodged_origin (int | None | Unset):
        fake (Literal[0] | None | Unset):
    """

    type_unit: SentUnitTypeUnit
    role: int
    zone: int
    dislodged_origin: int | None | Unset = UNSET
    fake: Literal[0] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        type_unit = self.type_unit.value

        role = self.role

        zone = self.zone

        dislodged_origin: int | None | Unset
        if isinstance(self.dislodged_origin, Unset):
            dislodged_origin = UNSET
        else:
            dislodged_origin = self.dislodged_origin

        fake: Literal[0] | None | Unset
        if isinstance(self.fake, Unset):
            fake = UNSET
        else:
            fake = self.fake

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type_unit": type_unit,
                "role": role,
                "zone": zone,
            }
        )
        if dislodged_origin is not UNSET:
            field_dict["dislodged_origin"] = dislodged_origin
        if fake is not UNSET:
            field_dict["fake"] = fake

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_unit = SentUnitTypeUnit(d.pop("type_unit"))

        role = d.pop("role")

        zone = d.pop("zone")

        def _parse_dislodged_origin(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        dislodged_origin = _parse_dislodged_origin(d.pop("dislodged_origin", UNSET))

        def _parse_fake(data: object) -> Literal[0] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            fake_type_0 = cast(Literal[0], data)
            if fake_type_0 != 0:
                raise ValueError(f"fake_type_0 must match const 0, got '{fake_type_0}'")
            return fake_type_0
            return cast(Literal[0] | None | Unset, data)

        fake = _parse_fake(d.pop("fake", UNSET))

        sent_unit = cls(
            type_unit=type_unit,
            role=role,
            zone=zone,
            dislodged_origin=dislodged_origin,
            fake=fake,
        )

        return sent_unit
