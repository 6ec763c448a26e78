from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.event_shown import EventShown
    from ..models.link_shown import LinkShown
    from ..models.result_shown import ResultShown
    from ..models.screen_shown import ScreenShown
    from ..models.set_shown import SetShown
    from ..models.timer_shown import TimerShown


T = TypeVar("T", bound="ScreenContents")


@_attrs_define
class ScreenContents:
    """Everything a screen shows; it stays the same until the event or a tournament changes.

    Attributes:
        event (EventShown): The event of a screen.
        screen (ScreenShown): The screen itself; `name` is its title.
        menu (list[LinkShown]):
        timer (None | TimerShown):
        alert (None | str):
        sets (list[SetShown]):
        results (list[list[ResultShown]]):
        warnings (list[str]):
    """

    event: EventShown
    screen: ScreenShown
    menu: list[LinkShown]
    timer: None | TimerShown
    alert: None | str
    sets: list[SetShown]
    results: list[list[ResultShown]]
    warnings: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.timer_shown import TimerShown

        event = self.event.to_dict()

        screen = self.screen.to_dict()

        menu = []
        for menu_item_data in self.menu:
            menu_item = menu_item_data.to_dict()
            menu.append(menu_item)

        timer: dict[str, Any] | None
        if isinstance(self.timer, TimerShown):
            timer = self.timer.to_dict()
        else:
            timer = self.timer

        alert: None | str
        alert = self.alert

        sets = []
        for sets_item_data in self.sets:
            sets_item = sets_item_data.to_dict()
            sets.append(sets_item)

        results = []
        for results_item_data in self.results:
            results_item = []
            for results_item_item_data in results_item_data:
                results_item_item = results_item_item_data.to_dict()
                results_item.append(results_item_item)

            results.append(results_item)

        warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "event": event,
                "screen": screen,
                "menu": menu,
                "timer": timer,
                "alert": alert,
                "sets": sets,
                "results": results,
                "warnings": warnings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.event_shown import EventShown
        from ..models.link_shown import LinkShown
        from ..models.result_shown import ResultShown
        from ..models.screen_shown import ScreenShown
        from ..models.set_shown import SetShown
        from ..models.timer_shown import TimerShown

        d = dict(src_dict)
        event = EventShown.from_dict(d.pop("event"))

        screen = ScreenShown.from_dict(d.pop("screen"))

        menu = []
        _menu = d.pop("menu")
        for menu_item_data in _menu:
            menu_item = LinkShown.from_dict(menu_item_data)

            menu.append(menu_item)

        def _parse_timer(data: object) -> None | TimerShown:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                timer_type_0 = TimerShown.from_dict(data)

                return timer_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TimerShown, data)

        timer = _parse_timer(d.pop("timer"))

        def _parse_alert(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        alert = _parse_alert(d.pop("alert"))

        sets = []
        _sets = d.pop("sets")
        for sets_item_data in _sets:
            sets_item = SetShown.from_dict(sets_item_data)

            sets.append(sets_item)

        results = []
        _results = d.pop("results")
        for results_item_data in _results:
            results_item = []
            _results_item = results_item_data
            for results_item_item_data in _results_item:
                results_item_item = ResultShown.from_dict(results_item_item_data)

                results_item.append(results_item_item)

            results.append(results_item)

        warnings = cast(list[str], d.pop("warnings"))

        screen_contents = cls(
            event=event,
            screen=screen,
            menu=menu,
            timer=timer,
            alert=alert,
            sets=sets,
            results=results,
            warnings=warnings,
        )

        screen_contents.additional_properties = d
        return screen_contents

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
