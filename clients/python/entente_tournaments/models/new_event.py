from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.new_event_timer_colors_type_0 import NewEventTimerColorsType0
    from ..models.new_event_timer_delays_type_0 import NewEventTimerDelaysType0


T = TypeVar("T", bound="NewEvent")


@_attrs_define
class NewEvent:
    """An event to be created; whoever creates it is its organiser.

    Attributes:
        name (str): The name that is shown.
        start (datetime.datetime): Beginning.
        stop (datetime.datetime): End.
        uniq_id (str): The name used in addresses; no / and no colon.
        public (bool | Unset): Whether everybody may see it. Default: False.
        path (None | str | Unset): Folder of imported files.
        background_image (None | str | Unset): Image of screens.
        background_color (None | str | Unset): Colour of screens.
        update_password (None | str | Unset): The code tablets show to enter results; empty: none.
        record_illegal_moves (int | Unset): Cards per player and round. Default: 0.
        allow_results_deletion_on_input_screens (bool | Unset): Whether tablets may delete a result. Default: False.
        timer_colors (NewEventTimerColorsType0 | None | Unset): Colours 1 to 3 of timers.
        timer_delays (NewEventTimerDelaysType0 | None | Unset): Delays 1 to 3, in minutes.
    """

    name: str
    start: datetime.datetime
    stop: datetime.datetime
    uniq_id: str
    public: bool | Unset = False
    path: None | str | Unset = UNSET
    background_image: None | str | Unset = UNSET
    background_color: None | str | Unset = UNSET
    update_password: None | str | Unset = UNSET
    record_illegal_moves: int | Unset = 0
    allow_results_deletion_on_input_screens: bool | Unset = False
    timer_colors: NewEventTimerColorsType0 | None | Unset = UNSET
    timer_delays: NewEventTimerDelaysType0 | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.new_event_timer_colors_type_0 import NewEventTimerColorsType0
        from ..models.new_event_timer_delays_type_0 import NewEventTimerDelaysType0

        name = self.name

        start = self.start.isoformat()

        stop = self.stop.isoformat()

        uniq_id = self.uniq_id

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
        elif isinstance(self.timer_colors, NewEventTimerColorsType0):
            timer_colors = self.timer_colors.to_dict()
        else:
            timer_colors = self.timer_colors

        timer_delays: dict[str, Any] | None | Unset
        if isinstance(self.timer_delays, Unset):
            timer_delays = UNSET
        elif isinstance(self.timer_delays, NewEventTimerDelaysType0):
            timer_delays = self.timer_delays.to_dict()
        else:
            timer_delays = self.timer_delays

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "start": start,
                "stop": stop,
                "uniq_id": uniq_id,
            }
        )
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
        from ..models.new_event_timer_colors_type_0 import NewEventTimerColorsType0
        from ..models.new_event_timer_delays_type_0 import NewEventTimerDelaysType0

        d = dict(src_dict)
        name = d.pop("name")

        start = datetime.datetime.fromisoformat(d.pop("start"))

        stop = datetime.datetime.fromisoformat(d.pop("stop"))

        uniq_id = d.pop("uniq_id")

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
        ) -> NewEventTimerColorsType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                timer_colors_type_0 = NewEventTimerColorsType0.from_dict(data)

                return timer_colors_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(NewEventTimerColorsType0 | None | Unset, data)

        timer_colors = _parse_timer_colors(d.pop("timer_colors", UNSET))

        def _parse_timer_delays(
            data: object,
        ) -> NewEventTimerDelaysType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                timer_delays_type_0 = NewEventTimerDelaysType0.from_dict(data)

                return timer_delays_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(NewEventTimerDelaysType0 | None | Unset, data)

        timer_delays = _parse_timer_delays(d.pop("timer_delays", UNSET))

        new_event = cls(
            name=name,
            start=start,
            stop=stop,
            uniq_id=uniq_id,
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

        return new_event
