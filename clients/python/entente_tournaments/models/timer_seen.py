from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.timer_seen_colors_type_0 import TimerSeenColorsType0
    from ..models.timer_seen_delays_type_0 import TimerSeenDelaysType0


T = TypeVar("T", bound="TimerSeen")


@_attrs_define
class TimerSeen:
    """A timer as it is stored.

    Attributes:
        id (int):
        uniq_id (str):
        colors (None | TimerSeenColorsType0):
        delays (None | TimerSeenDelaysType0):
        zone (str):
    """

    id: int
    uniq_id: str
    colors: None | TimerSeenColorsType0
    delays: None | TimerSeenDelaysType0
    zone: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.timer_seen_colors_type_0 import TimerSeenColorsType0
        from ..models.timer_seen_delays_type_0 import TimerSeenDelaysType0

        id = self.id

        uniq_id = self.uniq_id

        colors: dict[str, Any] | None
        if isinstance(self.colors, TimerSeenColorsType0):
            colors = self.colors.to_dict()
        else:
            colors = self.colors

        delays: dict[str, Any] | None
        if isinstance(self.delays, TimerSeenDelaysType0):
            delays = self.delays.to_dict()
        else:
            delays = self.delays

        zone = self.zone

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "uniq_id": uniq_id,
                "colors": colors,
                "delays": delays,
                "zone": zone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.timer_seen_colors_type_0 import TimerSeenColorsType0
        from ..models.timer_seen_delays_type_0 import TimerSeenDelaysType0

        d = dict(src_dict)
        id = d.pop("id")

        uniq_id = d.pop("uniq_id")

        def _parse_colors(data: object) -> None | TimerSeenColorsType0:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                colors_type_0 = TimerSeenColorsType0.from_dict(data)

                return colors_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TimerSeenColorsType0, data)

        colors = _parse_colors(d.pop("colors"))

        def _parse_delays(data: object) -> None | TimerSeenDelaysType0:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                delays_type_0 = TimerSeenDelaysType0.from_dict(data)

                return delays_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TimerSeenDelaysType0, data)

        delays = _parse_delays(d.pop("delays"))

        zone = d.pop("zone")

        timer_seen = cls(
            id=id,
            uniq_id=uniq_id,
            colors=colors,
            delays=delays,
            zone=zone,
        )

        timer_seen.additional_properties = d
        return timer_seen

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
