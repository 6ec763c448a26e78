"""Every address of the hall."""

from web.pages.hall import (
    check_in,
    controller,
    devices,
    displays,
    lobby,
    rotators,
    setup,
    stored,
    tablets,
    things,
    walls,
)
from web.routing import Page

HALL = "/events/<uniq_id>/hall"
SCREEN = f"{HALL}/screens/<name>"
THING = f"{HALL}/setup/<kind>/<int:thing>"

ROUTES: dict[str, Page] = {
    HALL: Page(lobby.show),
    f"{HALL}/<kind>": Page(lobby.show_screen),
    f"{HALL}/code": Page(submit=devices.give_code),
    f"{HALL}/input/results": Page(submit=tablets.enter),
    f"{HALL}/input/cards": Page(submit=tablets.show_card),
    f"{HALL}/check-in/presence": Page(submit=check_in.tick),
    SCREEN: Page(stored.show),
    f"{SCREEN}/results": Page(submit=stored.enter),
    f"{SCREEN}/cards": Page(submit=stored.show_card),
    f"{SCREEN}/presence": Page(submit=stored.tick),
    f"{SCREEN}/colours.css": Page(stored.show_colours),
    f"{HALL}/timers/<name>/band.css": Page(walls.show_band_colour),
    f"{HALL}/rotators/<name>": Page(rotators.show),
    f"{HALL}/display": Page(displays.show, displays.present),
    f"{HALL}/display/signs": Page(submit=displays.sign),
    f"{HALL}/controller": Page(controller.show),
    f"{HALL}/controller/devices": Page(submit=controller.point),
    f"{HALL}/controller/alerts": Page(submit=controller.alert),
    f"{HALL}/setup": Page(setup.show, setup.set_up),
    f"{HALL}/setup/screens": Page(submit=setup.add_screen),
    f"{HALL}/setup/images": Page(submit=setup.add_image),
    f"{HALL}/images/<name>": Page(stored.show_image),
    f"{HALL}/setup/sets": Page(submit=setup.add_set),
    f"{HALL}/setup/rotators": Page(submit=setup.add_rotator),
    f"{HALL}/setup/hours": Page(submit=setup.add_hour),
    f"{HALL}/setup/removals": Page(submit=setup.remove),
    f"{HALL}/setup/families": Page(submit=things.add_family),
    f"{HALL}/setup/timers": Page(submit=things.add_timer),
    THING: Page(things.show, things.change),
    f"{THING}/copies": Page(submit=things.copy),
    f"{THING}/parts": Page(submit=things.change_part),
    "/hall/clock": Page(lobby.tell_time),
}
