from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.tournament_changes_initial_colour import TournamentChangesInitialColour
from ..models.tournament_changes_system import TournamentChangesSystem
from ..models.tournament_status import TournamentStatus
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.tournament_changes_settings import TournamentChangesSettings


T = TypeVar("T", bound="TournamentChanges")


@_attrs_define
class TournamentChanges:
    """What an arbiter may change; what is left out stays.

    Attributes:
        name (None | str | Unset): The name that is shown.
        path (None | str | Unset): Folder of the imported file.
        filename (None | str | Unset): Name of the imported file.
        ffe_id (int | None | Unset): Number at the federation.
        ffe_password (None | str | Unset): Ten capitals; shown masked, to arbiters.
        time_control_initial_time (int | None | Unset): A duration in seconds.
        time_control_increment (int | None | Unset): A duration in seconds.
        time_control_handicap_penalty_step (int | None | Unset): Rating points that make one slice.
        time_control_handicap_penalty_value (int | None | Unset): A duration in seconds.
        time_control_handicap_min_time (int | None | Unset): A duration in seconds.
        chessevent_id (int | None | Unset): The connection it comes from.
        chessevent_tournament_name (None | str | Unset): Its name on the registration platform.
        record_illegal_moves (int | None | Unset): Cards per player and round; left out: the event's number.
        system (TournamentChangesSystem | Unset): How it is paired. Default: TournamentChangesSystem.SWISS.
        planned_rounds (int | Unset): How many rounds. Default: 7.
        settings (TournamentChangesSettings | Unset): Settings of the system.
        tie_breaks (list[str] | Unset): Names of FIDE C.07, points first, or MMS, SOSM …; empty: the usual ones.
        unrated_rating (int | None | Unset): Rating lent to players without one, for tie-breaks.
        initial_colour (TournamentChangesInitialColour | Unset): Colour of the first seed. Default:
            TournamentChangesInitialColour.W.
        acceleration (str | Unset): baku, haley, haley_soft, sad or nicois; empty: none. Default: ''.
        acceleration_limits (list[int] | Unset): Lowest ratings of the upper groups.
        status (TournamentStatus | Unset): The first published round makes it running, the last closed one finished;
            people may, too.

            Nothing of an archived one changes any more.
        city (str | Unset): Where it is played, for reports. Default: ''.
        federation (str | Unset): Of the organisers: FRA. Default: ''.
        chief_arbiter (str | Unset): For reports. Default: ''.
        deputy_arbiters (list[str] | Unset): For reports.
        rate_of_play (str | Unset): For reports; empty: told from the time control. Default: ''.
        report_type (str | Unset): Kind of tournament in reports; empty: from the system. Default: ''.
        first_day (str | Unset): Empty: that of the event. Default: ''.
        last_day (str | Unset): Empty: that of the event. Default: ''.
        capacity (int | None | Unset): More wait for a place.
        registration_open (bool | Unset): Whether members may register. Default: False.
        confirmation (bool | Unset): Whether the two players of a board may enter its result together. Default: False.
    """

    name: None | str | Unset = UNSET
    path: None | str | Unset = UNSET
    filename: None | str | Unset = UNSET
    ffe_id: int | None | Unset = UNSET
    ffe_password: None | str | Unset = UNSET
    time_control_initial_time: int | None | Unset = UNSET
    time_control_increment: int | None | Unset = UNSET
    time_control_handicap_penalty_step: int | None | Unset = UNSET
    time_control_handicap_penalty_value: int | None | Unset = UNSET
    time_control_handicap_min_time: int | None | Unset = UNSET
    chessevent_id: int | None | Unset = UNSET
    chessevent_tournament_name: None | str | Unset = UNSET
    record_illegal_moves: int | None | Unset = UNSET
    system: TournamentChangesSystem | Unset = TournamentChangesSystem.SWISS
    planned_rounds: int | Unset = 7
    settings: TournamentChangesSettings | Unset = UNSET
    tie_breaks: list[str] | Unset = UNSET
    unrated_rating: int | None | Unset = UNSET
    initial_colour: TournamentChangesInitialColour | Unset = (
        TournamentChangesInitialColour.W
    )
    acceleration: str | Unset = ""
    acceleration_limits: list[int] | Unset = UNSET
    status: TournamentStatus | Unset = UNSET
    city: str | Unset = ""
    federation: str | Unset = ""
    chief_arbiter: str | Unset = ""
    deputy_arbiters: list[str] | Unset = UNSET
    rate_of_play: str | Unset = ""
    report_type: str | Unset = ""
    first_day: str | Unset = ""
    last_day: str | Unset = ""
    capacity: int | None | Unset = UNSET
    registration_open: bool | Unset = False
    confirmation: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        name: None | str | Unset
        if isinstance(self.name, Unset):
            name = UNSET
        else:
            name = self.name

        path: None | str | Unset
        if isinstance(self.path, Unset):
            path = UNSET
        else:
            path = self.path

        filename: None | str | Unset
        if isinstance(self.filename, Unset):
            filename = UNSET
        else:
            filename = self.filename

        ffe_id: int | None | Unset
        if isinstance(self.ffe_id, Unset):
            ffe_id = UNSET
        else:
            ffe_id = self.ffe_id

        ffe_password: None | str | Unset
        if isinstance(self.ffe_password, Unset):
            ffe_password = UNSET
        else:
            ffe_password = self.ffe_password

        time_control_initial_time: int | None | Unset
        if isinstance(self.time_control_initial_time, Unset):
            time_control_initial_time = UNSET
        else:
            time_control_initial_time = self.time_control_initial_time

        time_control_increment: int | None | Unset
        if isinstance(self.time_control_increment, Unset):
            time_control_increment = UNSET
        else:
            time_control_increment = self.time_control_increment

        time_control_handicap_penalty_step: int | None | Unset
        if isinstance(self.time_control_handicap_penalty_step, Unset):
            time_control_handicap_penalty_step = UNSET
        else:
            time_control_handicap_penalty_step = self.time_control_handicap_penalty_step

        time_control_handicap_penalty_value: int | None | Unset
        if isinstance(self.time_control_handicap_penalty_value, Unset):
            time_control_handicap_penalty_value = UNSET
        else:
            time_control_handicap_penalty_value = (
                self.time_control_handicap_penalty_value
            )

        time_control_handicap_min_time: int | None | Unset
        if isinstance(self.time_control_handicap_min_time, Unset):
            time_control_handicap_min_time = UNSET
        else:
            time_control_handicap_min_time = self.time_control_handicap_min_time

        chessevent_id: int | None | Unset
        if isinstance(self.chessevent_id, Unset):
            chessevent_id = UNSET
        else:
            chessevent_id = self.chessevent_id

        chessevent_tournament_name: None | str | Unset
        if isinstance(self.chessevent_tournament_name, Unset):
            chessevent_tournament_name = UNSET
        else:
            chessevent_tournament_name = self.chessevent_tournament_name

        record_illegal_moves: int | None | Unset
        if isinstance(self.record_illegal_moves, Unset):
            record_illegal_moves = UNSET
        else:
            record_illegal_moves = self.record_illegal_moves

        system: str | Unset = UNSET
        if not isinstance(self.system, Unset):
            system = self.system.value

        planned_rounds = self.planned_rounds

        settings: dict[str, Any] | Unset = UNSET
        if not isinstance(self.settings, Unset):
            settings = self.settings.to_dict()

        tie_breaks: list[str] | Unset = UNSET
        if not isinstance(self.tie_breaks, Unset):
            tie_breaks = self.tie_breaks

        unrated_rating: int | None | Unset
        if isinstance(self.unrated_rating, Unset):
            unrated_rating = UNSET
        else:
            unrated_rating = self.unrated_rating

        initial_colour: str | Unset = UNSET
        if not isinstance(self.initial_colour, Unset):
            initial_colour = self.initial_colour.value

        acceleration = self.acceleration

        acceleration_limits: list[int] | Unset = UNSET
        if not isinstance(self.acceleration_limits, Unset):
            acceleration_limits = self.acceleration_limits

        status: str | Unset = UNSET
        if not isinstance(self.status, Unset):
            status = self.status.value

        city = self.city

        federation = self.federation

        chief_arbiter = self.chief_arbiter

        deputy_arbiters: list[str] | Unset = UNSET
        if not isinstance(self.deputy_arbiters, Unset):
            deputy_arbiters = self.deputy_arbiters

        rate_of_play = self.rate_of_play

        report_type = self.report_type

        first_day = self.first_day

        last_day = self.last_day

        capacity: int | None | Unset
        if isinstance(self.capacity, Unset):
            capacity = UNSET
        else:
            capacity = self.capacity

        registration_open = self.registration_open

        confirmation = self.confirmation

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if path is not UNSET:
            field_dict["path"] = path
        if filename is not UNSET:
            field_dict["filename"] = filename
        if ffe_id is not UNSET:
            field_dict["ffe_id"] = ffe_id
        if ffe_password is not UNSET:
            field_dict["ffe_password"] = ffe_password
        if time_control_initial_time is not UNSET:
            field_dict["time_control_initial_time"] = time_control_initial_time
        if time_control_increment is not UNSET:
            field_dict["time_control_increment"] = time_control_increment
        if time_control_handicap_penalty_step is not UNSET:
            field_dict["time_control_handicap_penalty_step"] = (
                time_control_handicap_penalty_step
            )
        if time_control_handicap_penalty_value is not UNSET:
            field_dict["time_control_handicap_penalty_value"] = (
                time_control_handicap_penalty_value
            )
        if time_control_handicap_min_time is not UNSET:
            field_dict["time_control_handicap_min_time"] = (
                time_control_handicap_min_time
            )
        if chessevent_id is not UNSET:
            field_dict["chessevent_id"] = chessevent_id
        if chessevent_tournament_name is not UNSET:
            field_dict["chessevent_tournament_name"] = chessevent_tournament_name
        if record_illegal_moves is not UNSET:
            field_dict["record_illegal_moves"] = record_illegal_moves
        if system is not UNSET:
            field_dict["system"] = system
        if planned_rounds is not UNSET:
            field_dict["planned_rounds"] = planned_rounds
        if settings is not UNSET:
            field_dict["settings"] = settings
        if tie_breaks is not UNSET:
            field_dict["tie_breaks"] = tie_breaks
        if unrated_rating is not UNSET:
            field_dict["unrated_rating"] = unrated_rating
        if initial_colour is not UNSET:
            field_dict["initial_colour"] = initial_colour
        if acceleration is not UNSET:
            field_dict["acceleration"] = acceleration
        if acceleration_limits is not UNSET:
            field_dict["acceleration_limits"] = acceleration_limits
        if status is not UNSET:
            field_dict["status"] = status
        if city is not UNSET:
            field_dict["city"] = city
        if federation is not UNSET:
            field_dict["federation"] = federation
        if chief_arbiter is not UNSET:
            field_dict["chief_arbiter"] = chief_arbiter
        if deputy_arbiters is not UNSET:
            field_dict["deputy_arbiters"] = deputy_arbiters
        if rate_of_play is not UNSET:
            field_dict["rate_of_play"] = rate_of_play
        if report_type is not UNSET:
            field_dict["report_type"] = report_type
        if first_day is not UNSET:
            field_dict["first_day"] = first_day
        if last_day is not UNSET:
            field_dict["last_day"] = last_day
        if capacity is not UNSET:
            field_dict["capacity"] = capacity
        if registration_open is not UNSET:
            field_dict["registration_open"] = registration_open
        if confirmation is not UNSET:
            field_dict["confirmation"] = confirmation

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.tournament_changes_settings import TournamentChangesSettings

        d = dict(src_dict)

        def _parse_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        name = _parse_name(d.pop("name", UNSET))

        def _parse_path(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        path = _parse_path(d.pop("path", UNSET))

        def _parse_filename(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        filename = _parse_filename(d.pop("filename", UNSET))

        def _parse_ffe_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        ffe_id = _parse_ffe_id(d.pop("ffe_id", UNSET))

        def _parse_ffe_password(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        ffe_password = _parse_ffe_password(d.pop("ffe_password", UNSET))

        def _parse_time_control_initial_time(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        time_control_initial_time = _parse_time_control_initial_time(
            d.pop("time_control_initial_time", UNSET)
        )

        def _parse_time_control_increment(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        time_control_increment = _parse_time_control_increment(
            d.pop("time_control_increment", UNSET)
        )

        def _parse_time_control_handicap_penalty_step(
            data: object,
        ) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        time_control_handicap_penalty_step = _parse_time_control_handicap_penalty_step(
            d.pop("time_control_handicap_penalty_step", UNSET)
        )

        def _parse_time_control_handicap_penalty_value(
            data: object,
        ) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        time_control_handicap_penalty_value = (
            _parse_time_control_handicap_penalty_value(
                d.pop("time_control_handicap_penalty_value", UNSET)
            )
        )

        def _parse_time_control_handicap_min_time(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        time_control_handicap_min_time = _parse_time_control_handicap_min_time(
            d.pop("time_control_handicap_min_time", UNSET)
        )

        def _parse_chessevent_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        chessevent_id = _parse_chessevent_id(d.pop("chessevent_id", UNSET))

        def _parse_chessevent_tournament_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        chessevent_tournament_name = _parse_chessevent_tournament_name(
            d.pop("chessevent_tournament_name", UNSET)
        )

        def _parse_record_illegal_moves(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        record_illegal_moves = _parse_record_illegal_moves(
            d.pop("record_illegal_moves", UNSET)
        )

        _system = d.pop("system", UNSET)
        system: TournamentChangesSystem | Unset
        if isinstance(_system, Unset):
            system = UNSET
        else:
            system = TournamentChangesSystem(_system)

        planned_rounds = d.pop("planned_rounds", UNSET)

        _settings = d.pop("settings", UNSET)
        settings: TournamentChangesSettings | Unset
        if isinstance(_settings, Unset):
            settings = UNSET
        else:
            settings = TournamentChangesSettings.from_dict(_settings)

        tie_breaks = cast(list[str], d.pop("tie_breaks", UNSET))

        def _parse_unrated_rating(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        unrated_rating = _parse_unrated_rating(d.pop("unrated_rating", UNSET))

        _initial_colour = d.pop("initial_colour", UNSET)
        initial_colour: TournamentChangesInitialColour | Unset
        if isinstance(_initial_colour, Unset):
            initial_colour = UNSET
        else:
            initial_colour = TournamentChangesInitialColour(_initial_colour)

        acceleration = d.pop("acceleration", UNSET)

        acceleration_limits = cast(list[int], d.pop("acceleration_limits", UNSET))

        _status = d.pop("status", UNSET)
        status: TournamentStatus | Unset
        if isinstance(_status, Unset):
            status = UNSET
        else:
            status = TournamentStatus(_status)

        city = d.pop("city", UNSET)

        federation = d.pop("federation", UNSET)

        chief_arbiter = d.pop("chief_arbiter", UNSET)

        deputy_arbiters = cast(list[str], d.pop("deputy_arbiters", UNSET))

        rate_of_play = d.pop("rate_of_play", UNSET)

        report_type = d.pop("report_type", UNSET)

        first_day = d.pop("first_day", UNSET)

        last_day = d.pop("last_day", UNSET)

        def _parse_capacity(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        capacity = _parse_capacity(d.pop("capacity", UNSET))

        registration_open = d.pop("registration_open", UNSET)

        confirmation = d.pop("confirmation", UNSET)

        tournament_changes = cls(
            name=name,
            path=path,
            filename=filename,
            ffe_id=ffe_id,
            ffe_password=ffe_password,
            time_control_initial_time=time_control_initial_time,
            time_control_increment=time_control_increment,
            time_control_handicap_penalty_step=time_control_handicap_penalty_step,
            time_control_handicap_penalty_value=time_control_handicap_penalty_value,
            time_control_handicap_min_time=time_control_handicap_min_time,
            chessevent_id=chessevent_id,
            chessevent_tournament_name=chessevent_tournament_name,
            record_illegal_moves=record_illegal_moves,
            system=system,
            planned_rounds=planned_rounds,
            settings=settings,
            tie_breaks=tie_breaks,
            unrated_rating=unrated_rating,
            initial_colour=initial_colour,
            acceleration=acceleration,
            acceleration_limits=acceleration_limits,
            status=status,
            city=city,
            federation=federation,
            chief_arbiter=chief_arbiter,
            deputy_arbiters=deputy_arbiters,
            rate_of_play=rate_of_play,
            report_type=report_type,
            first_day=first_day,
            last_day=last_day,
            capacity=capacity,
            registration_open=registration_open,
            confirmation=confirmation,
        )

        return tournament_changes
