from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.family_seen import FamilySeen
    from ..models.hour_seen import HourSeen
    from ..models.rotator_seen import RotatorSeen
    from ..models.screen_seen import ScreenSeen
    from ..models.set_seen import SetSeen
    from ..models.setup_alerts import SetupAlerts
    from ..models.timer_seen import TimerSeen


T = TypeVar("T", bound="Setup")


@_attrs_define
class Setup:
    """Everything an arbiter has set up, as it is stored.

    Attributes:
        timers (list[TimerSeen]):
        hours (list[HourSeen]):
        screens (list[ScreenSeen]):
        sets (list[SetSeen]):
        families (list[FamilySeen]):
        rotators (list[RotatorSeen]):
        alerts (SetupAlerts):
    """

    timers: list[TimerSeen]
    hours: list[HourSeen]
    screens: list[ScreenSeen]
    sets: list[SetSeen]
    families: list[FamilySeen]
    rotators: list[RotatorSeen]
    alerts: SetupAlerts
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        timers = []
        for timers_item_data in self.timers:
            timers_item = timers_item_data.to_dict()
            timers.append(timers_item)

        hours = []
        for hours_item_data in self.hours:
            hours_item = hours_item_data.to_dict()
            hours.append(hours_item)

        screens = []
        for screens_item_data in self.screens:
            screens_item = screens_item_data.to_dict()
            screens.append(screens_item)

        sets = []
        for sets_item_data in self.sets:
            sets_item = sets_item_data.to_dict()
            sets.append(sets_item)

        families = []
        for families_item_data in self.families:
            families_item = families_item_data.to_dict()
            families.append(families_item)

        rotators = []
        for rotators_item_data in self.rotators:
            rotators_item = rotators_item_data.to_dict()
            rotators.append(rotators_item)

        alerts = self.alerts.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "timers": timers,
                "hours": hours,
                "screens": screens,
                "sets": sets,
                "families": families,
                "rotators": rotators,
                "alerts": alerts,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.family_seen import FamilySeen
        from ..models.hour_seen import HourSeen
        from ..models.rotator_seen import RotatorSeen
        from ..models.screen_seen import ScreenSeen
        from ..models.set_seen import SetSeen
        from ..models.setup_alerts import SetupAlerts
        from ..models.timer_seen import TimerSeen

        d = dict(src_dict)
        timers = []
        _timers = d.pop("timers")
        for timers_item_data in _timers:
            timers_item = TimerSeen.from_dict(timers_item_data)

            timers.append(timers_item)

        hours = []
        _hours = d.pop("hours")
        for hours_item_data in _hours:
            hours_item = HourSeen.from_dict(hours_item_data)

            hours.append(hours_item)

        screens = []
        _screens = d.pop("screens")
        for screens_item_data in _screens:
            screens_item = ScreenSeen.from_dict(screens_item_data)

            screens.append(screens_item)

        sets = []
        _sets = d.pop("sets")
        for sets_item_data in _sets:
            sets_item = SetSeen.from_dict(sets_item_data)

            sets.append(sets_item)

        families = []
        _families = d.pop("families")
        for families_item_data in _families:
            families_item = FamilySeen.from_dict(families_item_data)

            families.append(families_item)

        rotators = []
        _rotators = d.pop("rotators")
        for rotators_item_data in _rotators:
            rotators_item = RotatorSeen.from_dict(rotators_item_data)

            rotators.append(rotators_item)

        alerts = SetupAlerts.from_dict(d.pop("alerts"))

        setup = cls(
            timers=timers,
            hours=hours,
            screens=screens,
            sets=sets,
            families=families,
            rotators=rotators,
            alerts=alerts,
        )

        setup.additional_properties = d
        return setup

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
