from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.timer_changes_colors_type_0 import TimerChangesColorsType0
    from ..models.timer_changes_delays_type_0 import TimerChangesDelaysType0


T = TypeVar("T", bound="TimerChanges")


@_attrs_define
class TimerChanges:
    """What an arbiter may change; what is left out stays.

    Attributes:
        uniq_id (None | str | Unset): The name used in addresses; no / and no colon.
        colors (None | TimerChangesColorsType0 | Unset): Colours 1 to 3; else the event's.
        delays (None | TimerChangesDelaysType0 | Unset): Delays 1 to 3, in minutes.
        zone (None | str | Unset): Where the hours are meant, like Europe/Paris.
    """

    uniq_id: None | str | Unset = UNSET
    colors: None | TimerChangesColorsType0 | Unset = UNSET
    delays: None | TimerChangesDelaysType0 | Unset = UNSET
    zone: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.timer_changes_colors_type_0 import TimerChangesColorsType0
        from ..models.timer_changes_delays_type_0 import TimerChangesDelaysType0

        uniq_id: None | str | Unset
        if isinstance(self.uniq_id, Unset):
            uniq_id = UNSET
        else:
            uniq_id = self.uniq_id

        colors: dict[str, Any] | None | Unset
        if isinstance(self.colors, Unset):
            colors = UNSET
        elif isinstance(self.colors, TimerChangesColorsType0):
            colors = self.colors.to_dict()
        else:
            colors = self.colors

        delays: dict[str, Any] | None | Unset
        if isinstance(self.delays, Unset):
            delays = UNSET
        elif isinstance(self.delays, TimerChangesDelaysType0):
            delays = self.delays.to_dict()
        else:
            delays = self.delays

        zone: None | str | Unset
        if isinstance(self.zone, Unset):
            zone = UNSET
        else:
            zone = self.zone

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if uniq_id is not UNSET:
            field_dict["uniq_id"] = uniq_id
        if colors is not UNSET:
            field_dict["colors"] = colors
        if delays is not UNSET:
            field_dict["delays"] = delays
        if zone is not UNSET:
            field_dict["zone"] = zone

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.timer_changes_colors_type_0 import TimerChangesColorsType0
        from ..models.timer_changes_delays_type_0 import TimerChangesDelaysType0

        d = dict(src_dict)

        def _parse_uniq_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        uniq_id = _parse_uniq_id(d.pop("uniq_id", UNSET))

        def _parse_colors(data: object) -> None | TimerChangesColorsType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                colors_type_0 = TimerChangesColorsType0.from_dict(data)

                return colors_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TimerChangesColorsType0 | Unset, data)

        colors = _parse_colors(d.pop("colors", UNSET))

        def _parse_delays(data: object) -> None | TimerChangesDelaysType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                delays_type_0 = TimerChangesDelaysType0.from_dict(data)

                return delays_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TimerChangesDelaysType0 | Unset, data)

        delays = _parse_delays(d.pop("delays", UNSET))

        def _parse_zone(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        zone = _parse_zone(d.pop("zone", UNSET))

        timer_changes = cls(
            uniq_id=uniq_id,
            colors=colors,
            delays=delays,
            zone=zone,
        )

        return timer_changes
