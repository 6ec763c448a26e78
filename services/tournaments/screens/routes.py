"""Screens, timers, devices at a glance."""

from services.tournaments.screens.resources import (
    devices,
    families,
    halls,
    images,
    screens,
    timers,
)

RESULT = "<int:tournament_id>/<int:round_number>/<int:board_number>"

ROUTES: dict[str, type] = {
    "/halls/<uniq_id>": halls.Halls,
    "/screen-contents/<uniq_id>/<screen>": halls.ScreenContent,
    "/rotator-contents/<uniq_id>/<rotator>": halls.RotatorContent,
    "/timer-bands/<uniq_id>/<timer>": timers.TimerBands,
    "/event-timers/<uniq_id>": timers.EventTimers,
    "/timers/<int:timer_id>": timers.TimerOne,
    "/timer-copies/<int:timer_id>": timers.TimerCopies,
    "/timer-hours/<int:timer_id>": timers.TimerHours,
    "/timer-hours/<int:timer_id>/<int:hour_id>": timers.TimerHourOne,
    "/event-screens/<uniq_id>": screens.EventScreens,
    "/screens/<int:screen_id>": screens.ScreenOne,
    "/screen-copies/<int:screen_id>": screens.ScreenCopies,
    "/screen-sets/<int:screen_id>": screens.ScreenSets,
    "/screen-sets/<int:screen_id>/<int:set_id>": screens.ScreenSetOne,
    "/event-families/<uniq_id>": families.EventFamilies,
    "/families/<int:family_id>": families.FamilyOne,
    "/family-copies/<int:family_id>": families.FamilyCopies,
    "/event-rotators/<uniq_id>": families.EventRotators,
    "/rotators/<int:rotator_id>": families.RotatorOne,
    "/rotator-copies/<int:rotator_id>": families.RotatorCopies,
    "/event-images/<uniq_id>": images.EventImages,
    "/event-images/<uniq_id>/<image>": images.EventImage,
    "/hall-devices/<uniq_id>": devices.HallDevices,
    "/hall-devices/<uniq_id>/<int:device_id>": devices.HallDevice,
    "/device-signs/<uniq_id>": devices.DeviceSigns,
    "/hall-alerts/<uniq_id>": devices.HallAlerts,
    f"/screen-results/<uniq_id>/<screen>/{RESULT}": devices.ScreenResults,
}
