from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.event_seen_timer_colors import EventSeenTimerColors
    from ..models.event_seen_timer_delays import EventSeenTimerDelays


T = TypeVar("T", bound="EventSeen")


@_attrs_define
class EventSeen:
    """An event as everybody who may see it does.

    Attributes:
        uniq_id (str):
        name (str):
        start (datetime.datetime):
        stop (datetime.datetime):
        public (bool):
        path (None | str):
        background_image (None | str):
        background_color (None | str):
        update_password_set (bool):
        record_illegal_moves (int):
        allow_results_deletion_on_input_screens (bool):
        timer_colors (EventSeenTimerColors):
        timer_delays (EventSeenTimerDelays):
        last_update (datetime.datetime):
    """

    uniq_id: str
    name: str
    start: datetime.datetime
    stop: datetime.datetime
    public: bool
    path: None | str
    background_image: None | str
    background_color: None | str
    update_password_set: bool
    record_illegal_moves: int
    allow_results_deletion_on_input_screens: bool
    timer_colors: EventSeenTimerColors
    timer_delays: EventSeenTimerDelays
    last_update: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        uniq_id = self.uniq_id

        name = self.name

        start = self.start.isoformat()

        stop = self.stop.isoformat()

        public = self.public

        path: None | str
        path = self.path

        background_image: None | str
        background_image = self.background_image

        background_color: None | str
        background_color = self.background_color

        update_password_set = self.update_password_set

        record_illegal_moves = self.record_illegal_moves

        allow_results_deletion_on_input_screens = (
            self.allow_results_deletion_on_input_screens
        )

        timer_colors = self.timer_colors.to_dict()

        timer_delays = self.timer_delays.to_dict()

        last_update = self.last_update.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "uniq_id": uniq_id,
                "name": name,
                "start": start,
                "stop": stop,
                "public": public,
                "path": path,
                "background_image": background_image,
                "background_color": background_color,
                "update_password_set": update_password_set,
                "record_illegal_moves": record_illegal_moves,
                "allow_results_deletion_on_input_screens": allow_results_deletion_on_input_screens,
                "timer_colors": timer_colors,
                "timer_delays": timer_delays,
                "last_update": last_update,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.event_seen_timer_colors import EventSeenTimerColors
        from ..models.event_seen_timer_delays import EventSeenTimerDelays

        d = dict(src_dict)
        uniq_id = d.pop("uniq_id")

        name = d.pop("name")

        start = datetime.datetime.fromisoformat(d.pop("start"))

        stop = datetime.datetime.fromisoformat(d.pop("stop"))

        public = d.pop("public")

        def _parse_path(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        path = _parse_path(d.pop("path"))

        def _parse_background_image(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        background_image = _parse_background_image(d.pop("background_image"))

        def _parse_background_color(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        background_color = _parse_background_color(d.pop("background_color"))

        update_password_set = d.pop("update_password_set")

        record_illegal_moves = d.pop("record_illegal_moves")

        allow_results_deletion_on_input_screens = d.pop(
            "allow_results_deletion_on_input_screens"
        )

        timer_colors = EventSeenTimerColors.from_dict(d.pop("timer_colors"))

        timer_delays = EventSeenTimerDelays.from_dict(d.pop("timer_delays"))

        last_update = datetime.datetime.fromisoformat(d.pop("last_update"))

        event_seen = cls(
            uniq_id=uniq_id,
            name=name,
            start=start,
            stop=stop,
            public=public,
            path=path,
            background_image=background_image,
            background_color=background_color,
            update_password_set=update_password_set,
            record_illegal_moves=record_illegal_moves,
            allow_results_deletion_on_input_screens=allow_results_deletion_on_input_screens,
            timer_colors=timer_colors,
            timer_delays=timer_delays,
            last_update=last_update,
        )

        event_seen.additional_properties = d
        return event_seen

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
