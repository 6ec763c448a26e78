from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.band_seen import BandSeen


T = TypeVar("T", bound="BandNow")


@_attrs_define
class BandNow:
    """By the server's clock; `clock` is the time on the wall of the hall.

    Attributes:
        now (datetime.datetime):
        clock (str):
        band (BandSeen | None):
    """

    now: datetime.datetime
    clock: str
    band: BandSeen | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.band_seen import BandSeen

        now = self.now.isoformat()

        clock = self.clock

        band: dict[str, Any] | None
        if isinstance(self.band, BandSeen):
            band = self.band.to_dict()
        else:
            band = self.band

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "now": now,
                "clock": clock,
                "band": band,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.band_seen import BandSeen

        d = dict(src_dict)
        now = datetime.datetime.fromisoformat(d.pop("now"))

        clock = d.pop("clock")

        def _parse_band(data: object) -> BandSeen | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                band_type_0 = BandSeen.from_dict(data)

                return band_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BandSeen | None, data)

        band = _parse_band(d.pop("band"))

        band_now = cls(
            now=now,
            clock=clock,
            band=band,
        )

        band_now.additional_properties = d
        return band_now

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
