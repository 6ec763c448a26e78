from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.event_changes_timer_colors_type_0 import EventChangesTimerColorsType0
    from ..models.event_changes_timer_delays_type_0 import EventChangesTimerDelaysType0


T = TypeVar("T", bound="EventChanges")


@_attrs_define
class EventChanges:
    """What an organiser may change; what is left out stays.

    Attributes:
        name (None | str | Unset): The name that is shown.
        start (datetime.datetime | None | Unset): When it begins, with a time zone.
        stop (datetime.datetime | None | Unset): When it ends, with a time zone.
        public (bool | Unset): Whether everybody may see it. Default: False.
        path (None | str | Unset): Folder of imported files.
        background_image (None | str | Unset): Image of screens.
        background_color (None | str | Unset): Colour of screens.
        update_password (None | str | Unset): The code tablets show to enter results; empty: none.
        record_illegal_moves (int | Unset): Cards per player and round. Default: 0.
        allow_results_deletion_on_input_screens (bool | Unset): Whether tablets may delete a result. Default: False.
        timer_colors (EventChangesTimerColorsType0 | None | Unset): Colours 1 to 3 of timers.
        timer_delays (EventChangesTimerDelaysType0 | None | Unset): Delays 1 to 3, in minutes.
    """

    name: None | str | Unset = UNSET
    start: datetime.datetime | None | Unset = UNSET
    stop: datetime.datetime | None | Unset = UNSET
    public: bool | Unset = False
    path: None | str | Unset = UNSET
    background_image: None | str | Unset = UNSET
    background_color: None | str | Unset = UNSET
    update_password: None | str | Unset = UNSET
    record_illegal_moves: int | Unset = 0
    allow_results_deletion_on_input_screens: bool | Unset = False
    timer_colors: EventChangesTimerColorsType0 | None | Unset = UNSET
    timer_delays: EventChangesTimerDelaysType0 | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.event_changes_timer_colors_type_0 import (
            EventChangesTimerColorsType0,
        )
        from ..models.event_changes_timer_delays_type_0 import (
            EventChangesTimerDelaysType0,
        )

        name: None | str | Unset
        if isinstance(self.name, Unset):
            name = UNSET
        else:
            name = self.name

        start: None | str | Unset
        if isinstance(self.start, Unset):
            start = UNSET
        elif isinstance(self.start, datetime.datetime):
            start = self.start.isoformat()
        else:
            start = self.start

        stop: None | str | Unset
        if isinstance(self.stop, Unset):
            stop = UNSET
        elif isinstance(self.stop, datetime.datetime):
            stop = self.stop.isoformat()
        else:
            stop = self.stop

        public = self.public

        path: None | str | Unset
        if isinstance(self.path, Unset):
            path = UNSET
        else:
            path = self.path

        background_image: None | str | Unset
        if isinstance(self.background_image, Unset):
            background_image = UNSET
        else:
            background_image = self.background_image

        background_color: None | str | Unset
        if isinstance(self.background_color, Unset):
            background_color = UNSET
        else:
            background_color = self.background_color

        update_password: None | str | Unset
        if isinstance(self.update_password, Unset):
            update_password = UNSET
        else:
            update_password = self.update_password

        record_illegal_moves = self.record_illegal_moves

        allow_results_deletion_on_input_screens = (
            self.allow_results_deletion_on_input_screens
        )

        timer_colors: dict[str, Any] | None | Unset
        if isinstance(self.timer_colors, Unset):
            timer_colors = UNSET
        elif isinstance(self.timer_colors, EventChangesTimerColorsType0):
            timer_colors = self.timer_colors.to_dict()
        else:
            timer_colors = self.timer_colors

        timer_delays: dict[str, Any] | None | Unset
        if isinstance(self.timer_delays, Unset):
            timer_delays = UNSET
        elif isinstance(self.timer_delays, EventChangesTimerDelaysType0):
            timer_delays = self.timer_delays.to_dict()
        else:
            timer_delays = self.timer_delays

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if start is not UNSET:
            field_dict["start"] = start
        if stop is not UNSET:
            field_dict["stop"] = stop
        if public is not UNSET:
            field_dict["public"] = public
        if path is not UNSET:
            field_dict["path"] = path
        if background_image is not UNSET:
            field_dict["background_image"] = background_image
        if background_color is not UNSET:
            field_dict["background_color"] = background_color
        if update_password is not UNSET:
            field_dict["update_password"] = update_password
        if record_illegal_moves is not UNSET:
            field_dict["record_illegal_moves"] = record_illegal_moves
        if allow_results_deletion_on_input_screens is not UNSET:
            field_dict["allow_results_deletion_on_input_screens"] = (
                allow_results_deletion_on_input_screens
            )
        if timer_colors is not UNSET:
            field_dict["timer_colors"] = timer_colors
        if timer_delays is not UNSET:
            field_dict["timer_delays"] = timer_delays

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.event_changes_timer_colors_type_0 import (
            EventChangesTimerColorsType0,
        )
        from ..models.event_changes_timer_delays_type_0 import (
            EventChangesTimerDelaysType0,
        )

        d = dict(src_dict)

        def _parse_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        name = _parse_name(d.pop("name", UNSET))

        def _parse_start(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                start_type_0 = datetime.datetime.fromisoformat(data)

                return start_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        start = _parse_start(d.pop("start", UNSET))

        def _parse_stop(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                stop_type_0 = datetime.datetime.fromisoformat(data)

                return stop_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        stop = _parse_stop(d.pop("stop", UNSET))

        public = d.pop("public", UNSET)

        def _parse_path(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        path = _parse_path(d.pop("path", UNSET))

        def _parse_background_image(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        background_image = _parse_background_image(d.pop("background_image", UNSET))

        def _parse_background_color(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        background_color = _parse_background_color(d.pop("background_color", UNSET))

        def _parse_update_password(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        update_password = _parse_update_password(d.pop("update_password", UNSET))

        record_illegal_moves = d.pop("record_illegal_moves", UNSET)

        allow_results_deletion_on_input_screens = d.pop(
            "allow_results_deletion_on_input_screens", UNSET
        )

        def _parse_timer_colors(
            data: object,
        ) -> EventChangesTimerColorsType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                timer_colors_type_0 = EventChangesTimerColorsType0.from_dict(data)

                return timer_colors_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(EventChangesTimerColorsType0 | None | Unset, data)

        timer_colors = _parse_timer_colors(d.pop("timer_colors", UNSET))

        def _parse_timer_delays(
            data: object,
        ) -> EventChangesTimerDelaysType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                timer_delays_type_0 = EventChangesTimerDelaysType0.from_dict(data)

                return timer_delays_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(EventChangesTimerDelaysType0 | None | Unset, data)

        timer_delays = _parse_timer_delays(d.pop("timer_delays", UNSET))

        event_changes = cls(
            name=name,
            start=start,
            stop=stop,
            public=public,
            path=path,
            background_image=background_image,
            background_color=background_color,
            update_password=update_password,
            record_illegal_moves=record_illegal_moves,
            allow_results_deletion_on_input_screens=allow_results_deletion_on_input_screens,
            timer_colors=timer_colors,
            timer_delays=timer_delays,
        )

        return event_changes
