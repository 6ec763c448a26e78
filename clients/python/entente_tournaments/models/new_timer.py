from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.new_timer_colors_type_0 import NewTimerColorsType0
    from ..models.new_timer_delays_type_0 import NewTimerDelaysType0


T = TypeVar("T", bound="NewTimer")


@_attrs_define
class NewTimer:
    """A timer to be added.

    Attributes:
        uniq_id (str): The name used in addresses; no / and no colon.
        colors (NewTimerColorsType0 | None | Unset): Colours 1 to 3; else the event's.
        delays (NewTimerDelaysType0 | None | Unset): Delays 1 to 3, in minutes.
        zone (None | str | Unset): Where the hours are meant, like Europe/Paris.
    """

    uniq_id: str
    colors: NewTimerColorsType0 | None | Unset = UNSET
    delays: NewTimerDelaysType0 | None | Unset = UNSET
    zone: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.new_timer_colors_type_0 import NewTimerColorsType0
        from ..models.new_timer_delays_type_0 import NewTimerDelaysType0

        uniq_id = self.uniq_id

        colors: dict[str, Any] | None | Unset
        if isinstance(self.colors, Unset):
            colors = UNSET
        elif isinstance(self.colors, NewTimerColorsType0):
            colors = self.colors.to_dict()
        else:
            colors = self.colors

        delays: dict[str, Any] | None | Unset
        if isinstance(self.delays, Unset):
            delays = UNSET
        elif isinstance(self.delays, NewTimerDelaysType0):
            delays = self.delays.to_dict()
        else:
            delays = self.delays

        zone: None | str | Unset
        if isinstance(self.zone, Unset):
            zone = UNSET
        else:
            zone = self.zone

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "uniq_id": uniq_id,
            }
        )
        if colors is not UNSET:
            field_dict["colors"] = colors
        if delays is not UNSET:
            field_dict["delays"] = delays
        if zone is not UNSET:
            field_dict["zone"] = zone

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.new_timer_colors_type_0 import NewTimerColorsType0
        from ..models.new_timer_delays_type_0 import NewTimerDelaysType0

        d = dict(src_dict)
        uniq_id = d.pop("uniq_id")

        def _parse_colors(data: object) -> NewTimerColorsType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                colors_type_0 = NewTimerColorsType0.from_dict(data)

                return colors_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(NewTimerColorsType0 | None | Unset, data)

        colors = _parse_colors(d.pop("colors", UNSET))

        def _parse_delays(data: object) -> NewTimerDelaysType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                delays_type_0 = NewTimerDelaysType0.from_dict(data)

                return delays_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(NewTimerDelaysType0 | None | Unset, data)

        delays = _parse_delays(d.pop("delays", UNSET))

        def _parse_zone(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        zone = _parse_zone(d.pop("zone", UNSET))

        new_timer = cls(
            uniq_id=uniq_id,
            colors=colors,
            delays=delays,
            zone=zone,
        )

        return new_timer
