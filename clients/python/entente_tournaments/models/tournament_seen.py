from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.tournament_status import TournamentStatus

if TYPE_CHECKING:
    from ..models.tournament_seen_settings import TournamentSeenSettings


T = TypeVar("T", bound="TournamentSeen")


@_attrs_define
class TournamentSeen:
    """A tournament with everything but its secrets.

    Attributes:
        id (int):
        event (str):
        uniq_id (str):
        name (str):
        path (None | str):
        filename (None | str):
        ffe_id (int | None):
        ffe_password (None | str):
        time_control_initial_time (int | None):
        time_control_increment (int | None):
        time_control_handicap_penalty_step (int | None):
        time_control_handicap_penalty_value (int | None):
        time_control_handicap_min_time (int | None):
        chessevent_id (int | None):
        chessevent_tournament_name (None | str):
        record_illegal_moves (int | None):
        last_update (datetime.datetime):
        last_illegal_move_update (datetime.datetime | None):
        last_result_update (datetime.datetime | None):
        last_check_in_update (datetime.datetime | None):
        last_ffe_upload (datetime.datetime | None):
        last_chessevent_download_md5 (None | str):
        system (str):
        planned_rounds (int):
        settings (TournamentSeenSettings):
        tie_breaks (list[str]):
        unrated_rating (int | None):
        initial_colour (str):
        acceleration (str):
        acceleration_limits (list[int]):
        status (TournamentStatus): The first published round makes it running, the last closed one finished; people may,
            too.

            Nothing of an archived one changes any more.
        city (str):
        federation (str):
        chief_arbiter (str):
        deputy_arbiters (list[str]):
        rate_of_play (str):
        report_type (str):
        first_day (str):
        last_day (str):
        capacity (int | None):
        registration_open (bool):
        check_in_open (bool):
        confirmation (bool):
        version (int):
    """

    id: int
    event: str
    uniq_id: str
    name: str
    path: None | str
    filename: None | str
    ffe_id: int | None
    ffe_password: None | str
    time_control_initial_time: int | None
    time_control_increment: int | None
    time_control_handicap_penalty_step: int | None
    time_control_handicap_penalty_value: int | None
    time_control_handicap_min_time: int | None
    chessevent_id: int | None
    chessevent_tournament_name: None | str
    record_illegal_moves: int | None
    last_update: datetime.datetime
    last_illegal_move_update: datetime.datetime | None
    last_result_update: datetime.datetime | None
    last_check_in_update: datetime.datetime | None
    last_ffe_upload: datetime.datetime | None
    last_chessevent_download_md5: None | str
    system: str
    planned_rounds: int
    settings: TournamentSeenSettings
    tie_breaks: list[str]
    unrated_rating: int | None
    initial_colour: str
    acceleration: str
    acceleration_limits: list[int]
    status: TournamentStatus
    city: str
    federation: str
    chief_arbiter: str
    deputy_arbiters: list[str]
    rate_of_play: str
    report_type: str
    first_day: str
    last_day: str
    capacity: int | None
    registration_open: bool
    check_in_open: bool
    confirmation: bool
    version: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        event = self.event

        uniq_id = self.uniq_id

        name = self.name

        path: None | str
        path = self.path

        filename: None | str
        filename = self.filename

        ffe_id: int | None
        ffe_id = self.ffe_id

        ffe_password: None | str
        ffe_password = self.ffe_password

        time_control_initial_time: int | None
        time_control_initial_time = self.time_control_initial_time

        time_control_increment: int | None
        time_control_increment = self.time_control_increment

        time_control_handicap_penalty_step: int | None
        time_control_handicap_penalty_step = self.time_control_handicap_penalty_step

        time_control_handicap_penalty_value: int | None
        time_control_handicap_penalty_value = self.time_control_handicap_penalty_value

        time_control_handicap_min_time: int | None
        time_control_handicap_min_time = self.time_control_handicap_min_time

        chessevent_id: int | None
        chessevent_id = self.chessevent_id

        chessevent_tournament_name: None | str
        chessevent_tournament_name = self.chessevent_tournament_name

        record_illegal_moves: int | None
        record_illegal_moves = self.record_illegal_moves

        last_update = self.last_update.isoformat()

        last_illegal_move_update: None | str
        if isinstance(self.last_illegal_move_update, datetime.datetime):
            last_illegal_move_update = self.last_illegal_move_update.isoformat()
        else:
            last_illegal_move_update = self.last_illegal_move_update

        last_result_update: None | str
        if isinstance(self.last_result_update, datetime.datetime):
            last_result_update = self.last_result_update.isoformat()
        else:
            last_result_update = self.last_result_update

        last_check_in_update: None | str
        if isinstance(self.last_check_in_update, datetime.datetime):
            last_check_in_update = self.last_check_in_update.isoformat()
        else:
            last_check_in_update = self.last_check_in_update

        last_ffe_upload: None | str
        if isinstance(self.last_ffe_upload, datetime.datetime):
            last_ffe_upload = self.last_ffe_upload.isoformat()
        else:
            last_ffe_upload = self.last_ffe_upload

        last_chessevent_download_md5: None | str
        last_chessevent_download_md5 = self.last_chessevent_download_md5

        system = self.system

        planned_rounds = self.planned_rounds

        settings = self.settings.to_dict()

        tie_breaks = self.tie_breaks

        unrated_rating: int | None
        unrated_rating = self.unrated_rating

        initial_colour = self.initial_colour

        acceleration = self.acceleration

        acceleration_limits = self.acceleration_limits

        status = self.status.value

        city = self.city

        federation = self.federation

        chief_arbiter = self.chief_arbiter

        deputy_arbiters = self.deputy_arbiters

        rate_of_play = self.rate_of_play

        report_type = self.report_type

        first_day = self.first_day

        last_day = self.last_day

        capacity: int | None
        capacity = self.capacity

        registration_open = self.registration_open

        check_in_open = self.check_in_open

        confirmation = self.confirmation

        version = self.version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "event": event,
                "uniq_id": uniq_id,
                "name": name,
                "path": path,
                "filename": filename,
                "ffe_id": ffe_id,
                "ffe_password": ffe_password,
                "time_control_initial_time": time_control_initial_time,
                "time_control_increment": time_control_increment,
                "time_control_handicap_penalty_step": time_control_handicap_penalty_step,
                "time_control_handicap_penalty_value": time_control_handicap_penalty_value,
                "time_control_handicap_min_time": time_control_handicap_min_time,
                "chessevent_id": chessevent_id,
                "chessevent_tournament_name": chessevent_tournament_name,
                "record_illegal_moves": record_illegal_moves,
                "last_update": last_update,
                "last_illegal_move_update": last_illegal_move_update,
                "last_result_update": last_result_update,
                "last_check_in_update": last_check_in_update,
                "last_ffe_upload": last_ffe_upload,
                "last_chessevent_download_md5": last_chessevent_download_md5,
                "system": system,
                "planned_rounds": planned_rounds,
                "settings": settings,
                "tie_breaks": tie_breaks,
                "unrated_rating": unrated_rating,
                "initial_colour": initial_colour,
                "acceleration": acceleration,
                "acceleration_limits": acceleration_limits,
                "status": status,
                "city": city,
                "federation": federation,
                "chief_arbiter": chief_arbiter,
                "deputy_arbiters": deputy_arbiters,
                "rate_of_play": rate_of_play,
                "report_type": report_type,
                "first_day": first_day,
                "last_day": last_day,
                "capacity": capacity,
                "registration_open": registration_open,
                "check_in_open": check_in_open,
                "confirmation": confirmation,
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.tournament_seen_settings import TournamentSeenSettings

        d = dict(src_dict)
        id = d.pop("id")

        event = d.pop("event")

        uniq_id = d.pop("uniq_id")

        name = d.pop("name")

        def _parse_path(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        path = _parse_path(d.pop("path"))

        def _parse_filename(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        filename = _parse_filename(d.pop("filename"))

        def _parse_ffe_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        ffe_id = _parse_ffe_id(d.pop("ffe_id"))

        def _parse_ffe_password(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        ffe_password = _parse_ffe_password(d.pop("ffe_password"))

        def _parse_time_control_initial_time(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        time_control_initial_time = _parse_time_control_initial_time(
            d.pop("time_control_initial_time")
        )

        def _parse_time_control_increment(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        time_control_increment = _parse_time_control_increment(
            d.pop("time_control_increment")
        )

        def _parse_time_control_handicap_penalty_step(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        time_control_handicap_penalty_step = _parse_time_control_handicap_penalty_step(
            d.pop("time_control_handicap_penalty_step")
        )

        def _parse_time_control_handicap_penalty_value(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        time_control_handicap_penalty_value = (
            _parse_time_control_handicap_penalty_value(
                d.pop("time_control_handicap_penalty_value")
            )
        )

        def _parse_time_control_handicap_min_time(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        time_control_handicap_min_time = _parse_time_control_handicap_min_time(
            d.pop("time_control_handicap_min_time")
        )

        def _parse_chessevent_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        chessevent_id = _parse_chessevent_id(d.pop("chessevent_id"))

        def _parse_chessevent_tournament_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        chessevent_tournament_name = _parse_chessevent_tournament_name(
            d.pop("chessevent_tournament_name")
        )

        def _parse_record_illegal_moves(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        record_illegal_moves = _parse_record_illegal_moves(
            d.pop("record_illegal_moves")
        )

        last_update = datetime.datetime.fromisoformat(d.pop("last_update"))

        def _parse_last_illegal_move_update(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                last_illegal_move_update_type_0 = datetime.datetime.fromisoformat(data)

                return last_illegal_move_update_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        last_illegal_move_update = _parse_last_illegal_move_update(
            d.pop("last_illegal_move_update")
        )

        def _parse_last_result_update(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                last_result_update_type_0 = datetime.datetime.fromisoformat(data)

                return last_result_update_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        last_result_update = _parse_last_result_update(d.pop("last_result_update"))

        def _parse_last_check_in_update(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                last_check_in_update_type_0 = datetime.datetime.fromisoformat(data)

                return last_check_in_update_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        last_check_in_update = _parse_last_check_in_update(
            d.pop("last_check_in_update")
        )

        def _parse_last_ffe_upload(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                last_ffe_upload_type_0 = datetime.datetime.fromisoformat(data)

                return last_ffe_upload_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        last_ffe_upload = _parse_last_ffe_upload(d.pop("last_ffe_upload"))

        def _parse_last_chessevent_download_md5(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        last_chessevent_download_md5 = _parse_last_chessevent_download_md5(
            d.pop("last_chessevent_download_md5")
        )

        system = d.pop("system")

        planned_rounds = d.pop("planned_rounds")

        settings = TournamentSeenSettings.from_dict(d.pop("settings"))

        tie_breaks = cast(list[str], d.pop("tie_breaks"))

        def _parse_unrated_rating(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        unrated_rating = _parse_unrated_rating(d.pop("unrated_rating"))

        initial_colour = d.pop("initial_colour")

        acceleration = d.pop("acceleration")

        acceleration_limits = cast(list[int], d.pop("acceleration_limits"))

        status = TournamentStatus(d.pop("status"))

        city = d.pop("city")

        federation = d.pop("federation")

        chief_arbiter = d.pop("chief_arbiter")

        deputy_arbiters = cast(list[str], d.pop("deputy_arbiters"))

        rate_of_play = d.pop("rate_of_play")

        report_type = d.pop("report_type")

        first_day = d.pop("first_day")

        last_day = d.pop("last_day")

        def _parse_capacity(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        capacity = _parse_capacity(d.pop("capacity"))

        registration_open = d.pop("registration_open")

        check_in_open = d.pop("check_in_open")

        confirmation = d.pop("confirmation")

        version = d.pop("version")

        tournament_seen = cls(
            id=id,
            event=event,
            uniq_id=uniq_id,
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
            last_update=last_update,
            last_illegal_move_update=last_illegal_move_update,
            last_result_update=last_result_update,
            last_check_in_update=last_check_in_update,
            last_ffe_upload=last_ffe_upload,
            last_chessevent_download_md5=last_chessevent_download_md5,
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
            check_in_open=check_in_open,
            confirmation=confirmation,
            version=version,
        )

        tournament_seen.additional_properties = d
        return tournament_seen

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
