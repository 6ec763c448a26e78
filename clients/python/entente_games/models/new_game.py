from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="NewGame")


@_attrs_define
class NewGame:
    """A game to create.

    Attributes:
        name (str): The name of the game, up to 20 characters.
        variant (str): The name of the variant.
        description (None | str | Unset): What the game is about.
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
        archive (bool | None | Unset): Played face to face, only shown here (0 or 1).
        anonymous (bool | None | Unset): Nobody can know who plays (0 or 1).
        silent (bool | None | Unset): Players cannot communicate (0 or 1).
        no_messages (bool | None | Unset): Players cannot write messages; at any time (0 or 1).
        no_press (bool | None | Unset): Players cannot make declarations; at any time (0 or 1).
        rated (bool | None | Unset): Whether the game counts for performance; before the start (0 or 1).
        cumulate (bool | None | Unset): A player may hold several roles (0 or 1).
        fast (bool | None | Unset): May be adjudicated at any moment (0 or 1).
        deadline (datetime.date | None | Unset): The day the phase is due; empty for none.
        deadline_hour (int | None | Unset): The hour (UTC) the phase is due on that day.
        speed_moves (int | None | Unset): Days to wait before the adjudication of this kind of phase; 0 is no deadline.
        speed_retreats (int | None | Unset): Days to wait before the adjudication of this kind of phase; 0 is no
            deadline.
        speed_adjustments (int | None | Unset): Days to wait before the adjudication of this kind of phase; 0 is no
            deadline.
        pace_moves (int | None | Unset): Hours (minutes in a fast game) such a phase lasts, instead of the days of
            speed_*; 0: those count.
        pace_retreats (int | None | Unset): Hours (minutes in a fast game) such a phase lasts, instead of the days of
            speed_*; 0: those count.
        pace_adjustments (int | None | Unset): Hours (minutes in a fast game) such a phase lasts, instead of the days of
            speed_*; 0: those count.
        grace_hours (int | None | Unset): Hours after the deadline until default orders stand in; empty: the site's.
        cd_possible_moves (bool | None | Unset): Whether civil disorder is allowed there (0 or 1).
        cd_possible_retreats (bool | None | Unset): Whether civil disorder is allowed there (0 or 1).
        cd_possible_builds (bool | None | Unset): Whether civil disorder is allowed there (0 or 1).
        cd_possible_removals (bool | None | Unset): Whether civil disorder is allowed there (0 or 1).
        play_weekend (bool | None | Unset): Deadlines may fall on a weekend (0 or 1).
        manual (bool | None | Unset): The master assigns the roles (0 or 1).
        fog (bool | None | Unset): Fog of war: a role sees its units' regions and their neighbours only (0 or 1).
        access_code (int | None | Unset): What one must know to join; 0 is no code.
        access_restriction_reliability (int | None | Unset): The rating one needs to join; 0 asks for nothing.
        access_restriction_regularity (int | None | Unset): The rating one needs to join; 0 asks for nothing.
        access_restriction_performance (int | None | Unset): The rating one needs to join; 0 asks for nothing.
        nb_max_cycles_to_play (int | None | Unset): How many game years are played at most; 0 is no limit.
        victory_centers (int | None | Unset): Centers for an outright win; 0 is more than half of them.
        current_state (int | None | Unset): 0 waiting, 1 started, 2 stopped.
    """

    name: str
    variant: str
    description: None | str | Unset = UNSET
    pseudo: None | str | Unset = UNSET
    archive: bool | None | Unset = UNSET
    anonymous: bool | None | Unset = UNSET
    silent: bool | None | Unset = UNSET
    no_messages: bool | None | Unset = UNSET
    no_press: bool | None | Unset = UNSET
    rated: bool | None | Unset = UNSET
    cumulate: bool | None | Unset = UNSET
    fast: bool | None | Unset = UNSET
    deadline: datetime.date | None | Unset = UNSET
    deadline_hour: int | None | Unset = UNSET
    speed_moves: int | None | Unset = UNSET
    speed_retreats: int | None | Unset = UNSET
    speed_adjustments: int | None | Unset = UNSET
    pace_moves: int | None | Unset = UNSET
    pace_retreats: int | None | Unset = UNSET
    pace_adjustments: int | None | Unset = UNSET
    grace_hours: int | None | Unset = UNSET
    cd_possible_moves: bool | None | Unset = UNSET
    cd_possible_retreats: bool | None | Unset = UNSET
    cd_possible_builds: bool | None | Unset = UNSET
    cd_possible_removals: bool | None | Unset = UNSET
    play_weekend: bool | None | Unset = UNSET
    manual: bool | None | Unset = UNSET
    fog: bool | None | Unset = UNSET
    access_code: int | None | Unset = UNSET
    access_restriction_reliability: int | None | Unset = UNSET
    access_restriction_regularity: int | None | Unset = UNSET
    access_restriction_performance: int | None | Unset = UNSET
    nb_max_cycles_to_play: int | None | Unset = UNSET
    victory_centers: int | None | Unset = UNSET
    current_state: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        variant = self.variant

        description: None | str | Unset
        if isinstance(self.description, Unset):
            description = UNSET
        else:
            description = self.description

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        archive: bool | None | Unset
        if isinstance(self.archive, Unset):
            archive = UNSET
        else:
            archive = self.archive

        anonymous: bool | None | Unset
        if isinstance(self.anonymous, Unset):
            anonymous = UNSET
        else:
            anonymous = self.anonymous

        silent: bool | None | Unset
        if isinstance(self.silent, Unset):
            silent = UNSET
        else:
            silent = self.silent

        no_messages: bool | None | Unset
        if isinstance(self.no_messages, Unset):
            no_messages = UNSET
        else:
            no_messages = self.no_messages

        no_press: bool | None | Unset
        if isinstance(self.no_press, Unset):
            no_press = UNSET
        else:
            no_press = self.no_press

        rated: bool | None | Unset
        if isinstance(self.rated, Unset):
            rated = UNSET
        else:
            rated = self.rated

        cumulate: bool | None | Unset
        if isinstance(self.cumulate, Unset):
            cumulate = UNSET
        else:
            cumulate = self.cumulate

        fast: bool | None | Unset
        if isinstance(self.fast, Unset):
            fast = UNSET
        else:
            fast = self.fast

        deadline: None | str | Unset
        if isinstance(self.deadline, Unset):
            deadline = UNSET
        elif isinstance(self.deadline, datetime.date):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        deadline_hour: int | None | Unset
        if isinstance(self.deadline_hour, Unset):
            deadline_hour = UNSET
        else:
            deadline_hour = self.deadline_hour

        speed_moves: int | None | Unset
        if isinstance(self.speed_moves, Unset):
            speed_moves = UNSET
        else:
            speed_moves = self.speed_moves

        speed_retreats: int | None | Unset
        if isinstance(self.speed_retreats, Unset):
            speed_retreats = UNSET
        else:
            speed_retreats = self.speed_retreats

        speed_adjustments: int | None | Unset
        if isinstance(self.speed_adjustments, Unset):
            speed_adjustments = UNSET
        else:
            speed_adjustments = self.speed_adjustments

        pace_moves: int | None | Unset
        if isinstance(self.pace_moves, Unset):
            pace_moves = UNSET
        else:
            pace_moves = self.pace_moves

        pace_retreats: int | None | Unset
        if isinstance(self.pace_retreats, Unset):
            pace_retreats = UNSET
        else:
            pace_retreats = self.pace_retreats

        pace_adjustments: int | None | Unset
        if isinstance(self.pace_adjustments, Unset):
            pace_adjustments = UNSET
        else:
            pace_adjustments = self.pace_adjustments

        grace_hours: int | None | Unset
        if isinstance(self.grace_hours, Unset):
            grace_hours = UNSET
        else:
            grace_hours = self.grace_hours

        cd_possible_moves: bool | None | Unset
        if isinstance(self.cd_possible_moves, Unset):
            cd_possible_moves = UNSET
        else:
            cd_possible_moves = self.cd_possible_moves

        cd_possible_retreats: bool | None | Unset
        if isinstance(self.cd_possible_retreats, Unset):
            cd_possible_retreats = UNSET
        else:
            cd_possible_retreats = self.cd_possible_retreats

        cd_possible_builds: bool | None | Unset
        if isinstance(self.cd_possible_builds, Unset):
            cd_possible_builds = UNSET
        else:
            cd_possible_builds = self.cd_possible_builds

        cd_possible_removals: bool | None | Unset
        if isinstance(self.cd_possible_removals, Unset):
            cd_possible_removals = UNSET
        else:
            cd_possible_removals = self.cd_possible_removals

        play_weekend: bool | None | Unset
        if isinstance(self.play_weekend, Unset):
            play_weekend = UNSET
        else:
            play_weekend = self.play_weekend

        manual: bool | None | Unset
        if isinstance(self.manual, Unset):
            manual = UNSET
        else:
            manual = self.manual

        fog: bool | None | Unset
        if isinstance(self.fog, Unset):
            fog = UNSET
        else:
            fog = self.fog

        access_code: int | None | Unset
        if isinstance(self.access_code, Unset):
            access_code = UNSET
        else:
            access_code = self.access_code

        access_restriction_reliability: int | None | Unset
        if isinstance(self.access_restriction_reliability, Unset):
            access_restriction_reliability = UNSET
        else:
            access_restriction_reliability = self.access_restriction_reliability

        access_restriction_regularity: int | None | Unset
        if isinstance(self.access_restriction_regularity, Unset):
            access_restriction_regularity = UNSET
        else:
            access_restriction_regularity = self.access_restriction_regularity

        access_restriction_performance: int | None | Unset
        if isinstance(self.access_restriction_performance, Unset):
            access_restriction_performance = UNSET
        else:
            access_restriction_performance = self.access_restriction_performance

        nb_max_cycles_to_play: int | None | Unset
        if isinstance(self.nb_max_cycles_to_play, Unset):
            nb_max_cycles_to_play = UNSET
        else:
            nb_max_cycles_to_play = self.nb_max_cycles_to_play

        victory_centers: int | None | Unset
        if isinstance(self.victory_centers, Unset):
            victory_centers = UNSET
        else:
            victory_centers = self.victory_centers

        current_state: int | None | Unset
        if isinstance(self.current_state, Unset):
            current_state = UNSET
        else:
            current_state = self.current_state

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "variant": variant,
            }
        )
        if description is not UNSET:
            field_dict["description"] = description
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo
        if archive is not UNSET:
            field_dict["archive"] = archive
        if anonymous is not UNSET:
            field_dict["anonymous"] = anonymous
        if silent is not UNSET:
            field_dict["silent"] = silent
        if no_messages is not UNSET:
            field_dict["no_messages"] = no_messages
        if no_press is not UNSET:
            field_dict["no_press"] = no_press
        if rated is not UNSET:
            field_dict["rated"] = rated
        if cumulate is not UNSET:
            field_dict["cumulate"] = cumulate
        if fast is not UNSET:
            field_dict["fast"] = fast
        if deadline is not UNSET:
            field_dict["deadline"] = deadline
        if deadline_hour is not UNSET:
            field_dict["deadline_hour"] = deadline_hour
        if speed_moves is not UNSET:
            field_dict["speed_moves"] = speed_moves
        if speed_retreats is not UNSET:
            field_dict["speed_retreats"] = speed_retreats
        if speed_adjustments is not UNSET:
            field_dict["speed_adjustments"] = speed_adjustments
        if pace_moves is not UNSET:
            field_dict["pace_moves"] = pace_moves
        if pace_retreats is not UNSET:
            field_dict["pace_retreats"] = pace_retreats
        if pace_adjustments is not UNSET:
            field_dict["pace_adjustments"] = pace_adjustments
        if grace_hours is not UNSET:
            field_dict["grace_hours"] = grace_hours
        if cd_possible_moves is not UNSET:
            field_dict["cd_possible_moves"] = cd_possible_moves
        if cd_possible_retreats is not UNSET:
            field_dict["cd_possible_retreats"] = cd_possible_retreats
        if cd_possible_builds is not UNSET:
            field_dict["cd_possible_builds"] = cd_possible_builds
        if cd_possible_removals is not UNSET:
            field_dict["cd_possible_removals"] = cd_possible_removals
        if play_weekend is not UNSET:
            field_dict["play_weekend"] = play_weekend
        if manual is not UNSET:
            field_dict["manual"] = manual
        if fog is not UNSET:
            field_dict["fog"] = fog
        if access_code is not UNSET:
            field_dict["access_code"] = access_code
        if access_restriction_reliability is not UNSET:
            field_dict["access_restriction_reliability"] = (
                access_restriction_reliability
            )
        if access_restriction_regularity is not UNSET:
            field_dict["access_restriction_regularity"] = access_restriction_regularity
        if access_restriction_performance is not UNSET:
            field_dict["access_restriction_performance"] = (
                access_restriction_performance
            )
        if nb_max_cycles_to_play is not UNSET:
            field_dict["nb_max_cycles_to_play"] = nb_max_cycles_to_play
        if victory_centers is not UNSET:
            field_dict["victory_centers"] = victory_centers
        if current_state is not UNSET:
            field_dict["current_state"] = current_state

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        variant = d.pop("variant")

        def _parse_description(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        description = _parse_description(d.pop("description", UNSET))

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        def _parse_archive(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        archive = _parse_archive(d.pop("archive", UNSET))

        def _parse_anonymous(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        anonymous = _parse_anonymous(d.pop("anonymous", UNSET))

        def _parse_silent(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        silent = _parse_silent(d.pop("silent", UNSET))

        def _parse_no_messages(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        no_messages = _parse_no_messages(d.pop("no_messages", UNSET))

        def _parse_no_press(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        no_press = _parse_no_press(d.pop("no_press", UNSET))

        def _parse_rated(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        rated = _parse_rated(d.pop("rated", UNSET))

        def _parse_cumulate(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        cumulate = _parse_cumulate(d.pop("cumulate", UNSET))

        def _parse_fast(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        fast = _parse_fast(d.pop("fast", UNSET))

        def _parse_deadline(data: object) -> datetime.date | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                deadline_type_0 = datetime.date.fromisoformat(data)

                return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None | Unset, data)

        deadline = _parse_deadline(d.pop("deadline", UNSET))

        def _parse_deadline_hour(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        deadline_hour = _parse_deadline_hour(d.pop("deadline_hour", UNSET))

        def _parse_speed_moves(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        speed_moves = _parse_speed_moves(d.pop("speed_moves", UNSET))

        def _parse_speed_retreats(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        speed_retreats = _parse_speed_retreats(d.pop("speed_retreats", UNSET))

        def _parse_speed_adjustments(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        speed_adjustments = _parse_speed_adjustments(d.pop("speed_adjustments", UNSET))

        def _parse_pace_moves(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        pace_moves = _parse_pace_moves(d.pop("pace_moves", UNSET))

        def _parse_pace_retreats(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        pace_retreats = _parse_pace_retreats(d.pop("pace_retreats", UNSET))

        def _parse_pace_adjustments(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        pace_adjustments = _parse_pace_adjustments(d.pop("pace_adjustments", UNSET))

        def _parse_grace_hours(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        grace_hours = _parse_grace_hours(d.pop("grace_hours", UNSET))

        def _parse_cd_possible_moves(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        cd_possible_moves = _parse_cd_possible_moves(d.pop("cd_possible_moves", UNSET))

        def _parse_cd_possible_retreats(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        cd_possible_retreats = _parse_cd_possible_retreats(
            d.pop("cd_possible_retreats", UNSET)
        )

        def _parse_cd_possible_builds(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        cd_possible_builds = _parse_cd_possible_builds(
            d.pop("cd_possible_builds", UNSET)
        )

        def _parse_cd_possible_removals(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        cd_possible_removals = _parse_cd_possible_removals(
            d.pop("cd_possible_removals", UNSET)
        )

        def _parse_play_weekend(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        play_weekend = _parse_play_weekend(d.pop("play_weekend", UNSET))

        def _parse_manual(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        manual = _parse_manual(d.pop("manual", UNSET))

        def _parse_fog(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        fog = _parse_fog(d.pop("fog", UNSET))

        def _parse_access_code(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        access_code = _parse_access_code(d.pop("access_code", UNSET))

        def _parse_access_restriction_reliability(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        access_restriction_reliability = _parse_access_restriction_reliability(
            d.pop("access_restriction_reliability", UNSET)
        )

        def _parse_access_restriction_regularity(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        access_restriction_regularity = _parse_access_restriction_regularity(
            d.pop("access_restriction_regularity", UNSET)
        )

        def _parse_access_restriction_performance(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        access_restriction_performance = _parse_access_restriction_performance(
            d.pop("access_restriction_performance", UNSET)
        )

        def _parse_nb_max_cycles_to_play(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        nb_max_cycles_to_play = _parse_nb_max_cycles_to_play(
            d.pop("nb_max_cycles_to_play", UNSET)
        )

        def _parse_victory_centers(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        victory_centers = _parse_victory_centers(d.pop("victory_centers", UNSET))

        def _parse_current_state(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        current_state = _parse_current_state(d.pop("current_state", UNSET))

        new_game = cls(
            name=name,
            variant=variant,
            description=description,
            pseudo=pseudo,
            archive=archive,
            anonymous=anonymous,
            silent=silent,
            no_messages=no_messages,
            no_press=no_press,
            rated=rated,
            cumulate=cumulate,
            fast=fast,
            deadline=deadline,
            deadline_hour=deadline_hour,
            speed_moves=speed_moves,
            speed_retreats=speed_retreats,
            speed_adjustments=speed_adjustments,
            pace_moves=pace_moves,
            pace_retreats=pace_retreats,
            pace_adjustments=pace_adjustments,
            grace_hours=grace_hours,
            cd_possible_moves=cd_possible_moves,
            cd_possible_retreats=cd_possible_retreats,
            cd_possible_builds=cd_possible_builds,
            cd_possible_removals=cd_possible_removals,
            play_weekend=play_weekend,
            manual=manual,
            fog=fog,
            access_code=access_code,
            access_restriction_reliability=access_restriction_reliability,
            access_restriction_regularity=access_restriction_regularity,
            access_restriction_performance=access_restriction_performance,
            nb_max_cycles_to_play=nb_max_cycles_to_play,
            victory_centers=victory_centers,
            current_state=current_state,
        )

        return new_game
