"""/hall-devices, /device-signs, /hall-alerts, /screen-results: projectors, tablets, results."""

from datetime import datetime

from flask import request
from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.hall.access import has_given_code
from services.tournaments.hall.resources.parameters import Line, Name
from services.tournaments.hall.tables import Device
from services.tournaments.rounds.actions.enter_result import Entry
from services.tournaments.rounds.resources.results import (
    KEY_HEADER,
    EnteredResult,
    SeenVersion,
    SentResult,
)
from services.tournaments.rules.results import Result
from services.tournaments.screens.actions.enter_on_screen import Place, enter_on_screen
from services.tournaments.screens.actions.run_devices import (
    alert,
    devices_of_event,
    hear_device,
    is_alive,
    point_device,
    present_device,
    remove_device,
)
from services.tournaments.screens.resources.parameters import ScreenName
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member, staff
from shared.peers import Done


class NewDevice(Arguments):
    """A projector or tablet presents itself."""

    name: Name = Field(examples=["Tablet at the door"], description="How the hall calls it.")


class DeviceKey(BaseModel):
    """A device, and the key it shows from now on; it is told only here."""

    id: int
    name: str
    key: str
    may_enter: bool


class Sign(Arguments):
    """A sign of life."""

    showing: ScreenName | None = Field(None, description="What it shows just now.")


class DeviceOrders(BaseModel):
    """What a device shall show; null: what its people choose."""

    id: int
    name: str
    screen: str | None
    alert: str | None
    may_enter: bool


class DeviceChange(Arguments):
    """Where an arbiter points a device; what is left out stays."""

    name: Name | None = None
    screen: ScreenName | None = Field(None, description="What it shall show; empty: its own choice")


class DeviceSeen(BaseModel):
    """A device, whether it was heard of in the last minute, and whether it may enter results."""

    id: int
    name: str
    screen: str | None
    showing: str | None
    alive: bool
    may_enter: bool
    made_at: datetime
    last_seen: datetime


class DeviceList(BaseModel):
    """The devices of an event by name."""

    devices: list[DeviceSeen]


class AlertText(Arguments):
    """A band on screens."""

    text: Line = Field("", max_length=300, examples=["Silence!"], description="Empty: none.")
    screen: ScreenName = Field("", description="On this one; empty: on all.")


def device_as_json(row: Device, may_enter: bool) -> DeviceSeen:
    return DeviceSeen(
        id=row.id,
        name=row.name,
        screen=row.pointed_at,
        showing=row.showing,
        alive=is_alive(row),
        may_enter=may_enter,
        made_at=row.made_at,
        last_seen=row.last_seen,
    )


class HallDevices(Resource):
    @member
    @answers(200, DeviceList)
    def get(self, caller: Member, uniq_id: str) -> DeviceList:
        """List the devices of an event, and which are alive; the staff may."""
        event, rows = devices_of_event(caller, uniq_id)
        return DeviceList(devices=[device_as_json(row, has_given_code(row, event)) for row in rows])

    @anyone(code=True)
    @accepts(NewDevice)
    @answers(201, DeviceKey)
    def post(self, caller: Caller, uniq_id: str, new: NewDevice) -> DeviceKey:
        """Present a device; with the event's code (header EventCode) it may enter results."""
        made = present_device(caller, uniq_id, new.name)
        return DeviceKey(
            id=made.device.id,
            name=made.device.name,
            key=made.key,
            may_enter=made.device.code_proof is not None,
        )


class HallDevice(Resource):
    @member(scope=ORGANISE)
    @accepts(DeviceChange)
    @answers(200, Done)
    def put(self, caller: Member, uniq_id: str, device_id: int, change: DeviceChange) -> Done:
        """Point a device at another screen from afar, or call it otherwise."""
        point_device(caller, uniq_id, device_id, screen=change.screen, name=change.name)
        return Done(msg="The device was told")

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, uniq_id: str, device_id: int) -> Done:
        """Forget a device; its key is good for nothing any more."""
        remove_device(caller, uniq_id, device_id)
        return Done(msg="The device was forgotten")


class DeviceSigns(Resource):
    @anyone(code=True)
    @accepts(Sign)
    @answers(200, DeviceOrders)
    def put(self, caller: Caller, uniq_id: str, sign: Sign) -> DeviceOrders:
        """Give a sign of life with one's key in the header EventCode, and hear what to show."""
        orders = hear_device(caller, uniq_id, sign.showing)
        return DeviceOrders(
            id=orders.device.id,
            name=orders.device.name,
            screen=orders.pointed_at,
            alert=orders.alert,
            may_enter=orders.may_enter,
        )


class HallAlerts(Resource):
    @member(scope=ORGANISE)
    @accepts(AlertText)
    @answers(200, Done)
    def put(self, caller: Member, uniq_id: str, sent: AlertText) -> Done:
        """Put a band on all screens or one, or take it away."""
        alert(caller, uniq_id, sent.screen, sent.text)
        return Done(msg="The screens were told")


class ScreenResults(Resource):
    @staff
    @accepts(SentResult)
    @answers(200, EnteredResult)
    def put(
        self,
        caller: Caller,
        uniq_id: str,
        screen: str,
        tournament_id: int,
        round_number: int,
        board_number: int,
        sent: SentResult,
    ) -> EnteredResult:
        """Enter a result on an input screen: the staff, or a device (its key as EventCode).

        A header Idempotency-Key makes sending twice harmless.
        """
        place = Place(uniq_id, screen, tournament_id, round_number, board_number)
        key = request.headers.get(KEY_HEADER, "").strip()[:100] or None
        entry = Entry(Result(sent.result), sent.version, None, key, sent.reason)
        done = enter_on_screen(caller, place, entry)
        return EnteredResult.model_validate(done, from_attributes=True)

    @staff
    @accepts(SeenVersion)
    @answers(200, EnteredResult)
    def delete(
        self,
        caller: Caller,
        uniq_id: str,
        screen: str,
        tournament_id: int,
        round_number: int,
        board_number: int,
        seen: SeenVersion,
    ) -> EnteredResult:
        """Take a result back: one's own for two minutes, or where tablets may delete results."""
        place = Place(uniq_id, screen, tournament_id, round_number, board_number)
        done = enter_on_screen(caller, place, Entry(Result.NONE, seen.version))
        return EnteredResult.model_validate(done, from_attributes=True)
