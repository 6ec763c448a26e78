"""Projectors and tablets: they present themselves, are pointed at screens, and show alerts."""

from dataclasses import dataclass
from datetime import timedelta

from services.tournaments.hall import store as hall
from services.tournaments.hall.access import (
    device_of,
    has_given_code,
    require_code,
    require_role,
    require_visible,
)
from services.tournaments.hall.domain.device_keys import hash_of, is_key, new_key
from services.tournaments.hall.domain.rights import Role, Work
from services.tournaments.hall.tables import Device, Event
from services.tournaments.notices.actions.follow import tell_followers
from services.tournaments.screens import store
from services.tournaments.screens.actions.load_hall import load_hall
from services.tournaments.screens.actions.manage_things import note_change
from services.tournaments.screens.refusals import NameIsTaken, NoSuchScreen, UnknownDevice
from services.tournaments.screens.tables import Alert
from shared import clock
from shared.database import Session, reading, writing
from shared.errors import Conflict
from shared.limits import take_try
from shared.members import Caller

ALIVE = timedelta(seconds=60)
MOST_DEVICES = 500
NEW_DEVICES, NEW_WINDOW = 60, timedelta(minutes=10)
ENTRIES, ENTRY_WINDOW = 120, timedelta(minutes=10)


class TooManyDevices(Conflict):
    """This event has as many devices as it can have"""


@dataclass(frozen=True)
class PresentedDevice:
    """A device and the key that is shown to it once."""

    device: Device
    key: str


@dataclass(frozen=True)
class Orders:
    """What a device shall show: its own choice when nobody points it anywhere."""

    device: Device
    pointed_at: str | None
    alert: str | None
    may_enter: bool


def present_device(caller: Caller, uniq_id: str, name: str) -> PresentedDevice:
    """By whoever sees the event; with its code the device may enter results from now on.

    A name is free again when its device has not been heard of for a minute; that of one that
    gave the code only for who gives it, too.
    """
    gives_code = caller.code is not None and not is_key(caller.code)
    with reading() as session:
        event = hall.event(session, uniq_id)
        if not gives_code:
            require_visible(session, event, caller)
    if gives_code:
        require_code(event, caller)
    key = new_key()
    with writing() as session:
        take_try(session, f"hall-devices:{caller.visitor.network}", NEW_DEVICES, NEW_WINDOW)
        _make_room(session, event, name, gives_code=gives_code)
        device = Device(
            event_id=event.id,
            name=name,
            key_hash=hash_of(key),
            code_proof=event.update_password_hash if gives_code else None,
            made_at=clock.now(),
            last_seen=clock.now(),
        )
        session.add(device)
    return PresentedDevice(device, key)


def _make_room(session: Session, event: Event, name: str, *, gives_code: bool) -> None:
    known = store.devices(session, event.id)
    namesakes = [each for each in known if each.name == name]
    if any(is_alive(each) for each in namesakes):
        raise NameIsTaken
    if not gives_code and any(has_given_code(each, event) for each in namesakes):
        raise NameIsTaken
    leaving = namesakes  # the same tablet, come back without its key
    if len(known) >= MOST_DEVICES:
        leaving = [each for each in known if not (is_alive(each) or has_given_code(each, event))]
        leaving += [each for each in namesakes if each not in leaving]
    for each in leaving:
        session.delete(each)
    session.flush()
    if len(known) - len(leaving) >= MOST_DEVICES:
        raise TooManyDevices


def hear_device(caller: Caller, uniq_id: str, showing: str | None) -> Orders:
    """A sign of life, answered with what to show."""
    with writing() as session:
        event = hall.event(session, uniq_id)
        device = _shown_device(session, event, caller)
        device.last_seen, device.showing = clock.now(), showing
        alerts = store.alerts(session, event.id)
    screen = device.pointed_at or showing or ""
    return Orders(
        device,
        device.pointed_at,
        alerts.get(screen) or alerts.get(""),
        has_given_code(device, event),
    )


def point_device(
    caller: Caller, uniq_id: str, device_id: int, *, screen: str | None, name: str | None
) -> Device:
    """At another screen, from afar; an empty name leaves it to itself."""
    with writing() as session:
        event = hall.event(session, uniq_id)
        require_role(session, event, caller, Role.ARBITER, Work.SCREENS)
        device = store.device(session, event.id, device_id)
        if screen is not None:
            _require_known(session, caller, uniq_id, screen)
            device.pointed_at = screen or None
        if name is not None and name != device.name:
            if any(each.name == name for each in store.devices(session, event.id)):
                raise NameIsTaken
            device.name = name
        told = {"device_id": device.id, "screen": device.pointed_at}
        _tell(session, event, "device.pointed", told)
    return device


def remove_device(caller: Caller, uniq_id: str, device_id: int) -> None:
    """Its key is good for nothing any more."""
    with writing() as session:
        event = hall.event(session, uniq_id)
        require_role(session, event, caller, Role.ARBITER, Work.SCREENS)
        session.delete(store.device(session, event.id, device_id))
        _tell(session, event, "device.pointed", {"device_id": device_id, "screen": None})


def alert(caller: Caller, uniq_id: str, screen: str, text: str) -> None:
    """On one screen, or on all; no text takes it away."""
    with writing() as session:
        event = hall.event(session, uniq_id)
        require_role(session, event, caller, Role.ARBITER, Work.SCREENS)
        if screen:
            _require_known(session, caller, uniq_id, screen)
        if text:
            store.set_alert(
                session,
                Alert(event_id=event.id, screen=screen, text=text, made_at=clock.now()),
            )
        else:
            store.remove_alert(session, event.id, screen)
        _tell(session, event, "alert.changed", {"screen": screen, "text": text})
        note_change(session, event)


def devices_of_event(caller: Caller, uniq_id: str) -> tuple[Event, list[Device]]:
    with reading() as session:
        event = hall.event(session, uniq_id)
        require_role(session, event, caller, Role.CLERK)
        return event, list(store.devices(session, event.id))


def is_alive(device: Device) -> bool:
    return clock.now() - device.last_seen < ALIVE


def take_entry(session: Session, device: Device) -> None:
    take_try(session, f"hall-device-entries:{device.id}", ENTRIES, ENTRY_WINDOW)


def _shown_device(session: Session, event: Event, caller: Caller) -> Device:
    device = device_of(session, event, caller)
    if device is None:
        raise UnknownDevice
    return device


def _require_known(session: Session, caller: Caller, uniq_id: str, screen: str) -> None:
    loaded = load_hall(session, caller, uniq_id)
    rotators = {f"rotator:{row.uniq_id}" for row, _, _ in loaded.rotators}
    if screen and loaded.shape(screen) is None and screen not in rotators:
        raise NoSuchScreen


def _tell(session: Session, event: Event, name: str, data: dict) -> None:
    told = {"event": {"uniq_id": event.uniq_id, "name": event.name}, "data": data}
    tell_followers(session, event.id, None, name, told)
