from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.jigo_mode import JigoMode

if TYPE_CHECKING:
    from ..models.limit_view import LimitView
    from ..models.side_view import SideView


T = TypeVar("T", bound="GameView")


@_attrs_define
class GameView:
    """A game: what it is, how it stands, what is asked of whom.

    Attributes:
        id (int):
        double_id (int):
        tournament_id (int):
        game_type (str):
        players (str):
        status (str):
        action (int):
        flags (list[str]):
        score (float | None):
        result (str):
        no_result_asked_by (str):
        rated (str):
        unrated_reason (str):
        ruleset (str):
        size (int):
        komi (float):
        jigo_mode (JigoMode):
        handicap (int):
        standard_handicap (bool):
        shape_id (int):
        weekend_clock (bool):
        stops_for_vacation (bool):
        time_limit (str):
        limit (LimitView): How much time there is, in hours of play: a day has 15.
        moves (int):
        last_move (str):
        to_move_id (int):
        to_move_colour (str):
        times_out_at (datetime.datetime | None):
        started_at (datetime.datetime):
        last_changed (datetime.datetime):
        snapshot (str):
        priority (int):
        black (SideView): One colour of a game.
        white (SideView): One colour of a game.
    """

    id: int
    double_id: int
    tournament_id: int
    game_type: str
    players: str
    status: str
    action: int
    flags: list[str]
    score: float | None
    result: str
    no_result_asked_by: str
    rated: str
    unrated_reason: str
    ruleset: str
    size: int
    komi: float
    jigo_mode: JigoMode
    handicap: int
    standard_handicap: bool
    shape_id: int
    weekend_clock: bool
    stops_for_vacation: bool
    time_limit: str
    limit: LimitView
    moves: int
    last_move: str
    to_move_id: int
    to_move_colour: str
    times_out_at: datetime.datetime | None
    started_at: datetime.datetime
    last_changed: datetime.datetime
    snapshot: str
    priority: int
    black: SideView
    white: SideView
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        double_id = self.double_id

        tournament_id = self.tournament_id

        game_type = self.game_type

        players = self.players

        status = self.status

        action = self.action

        flags = self.flags

        score: float | None
        score = self.score

        result = self.result

        no_result_asked_by = self.no_result_asked_by

        rated = self.rated

        unrated_reason = self.unrated_reason

        ruleset = self.ruleset

        size = self.size

        komi = self.komi

        jigo_mode = self.jigo_mode.value

        handicap = self.handicap

        standard_handicap = self.standard_handicap

        shape_id = self.shape_id

        weekend_clock = self.weekend_clock

        stops_for_vacation = self.stops_for_vacation

        time_limit = self.time_limit

        limit = self.limit.to_dict()

        moves = self.moves

        last_move = self.last_move

        to_move_id = self.to_move_id

        to_move_colour = self.to_move_colour

        times_out_at: None | str
        if isinstance(self.times_out_at, datetime.datetime):
            times_out_at = self.times_out_at.isoformat()
        else:
            times_out_at = self.times_out_at

        started_at = self.started_at.isoformat()

        last_changed = self.last_changed.isoformat()

        snapshot = self.snapshot

        priority = self.priority

        black = self.black.to_dict()

        white = self.white.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "double_id": double_id,
                "tournament_id": tournament_id,
                "game_type": game_type,
                "players": players,
                "status": status,
                "action": action,
                "flags": flags,
                "score": score,
                "result": result,
                "no_result_asked_by": no_result_asked_by,
                "rated": rated,
                "unrated_reason": unrated_reason,
                "ruleset": ruleset,
                "size": size,
                "komi": komi,
                "jigo_mode": jigo_mode,
                "handicap": handicap,
                "standard_handicap": standard_handicap,
                "shape_id": shape_id,
                "weekend_clock": weekend_clock,
                "stops_for_vacation": stops_for_vacation,
                "time_limit": time_limit,
                "limit": limit,
                "moves": moves,
                "last_move": last_move,
                "to_move_id": to_move_id,
                "to_move_colour": to_move_colour,
                "times_out_at": times_out_at,
                "started_at": started_at,
                "last_changed": last_changed,
                "snapshot": snapshot,
                "priority": priority,
                "black": black,
                "white": white,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.limit_view import LimitView
        from ..models.side_view import SideView

        d = dict(src_dict)
        id = d.pop("id")

        double_id = d.pop("double_id")

        tournament_id = d.pop("tournament_id")

        game_type = d.pop("game_type")

        players = d.pop("players")

        status = d.pop("status")

        action = d.pop("action")

        flags = cast(list[str], d.pop("flags"))

        def _parse_score(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        score = _parse_score(d.pop("score"))

        result = d.pop("result")

        no_result_asked_by = d.pop("no_result_asked_by")

        rated = d.pop("rated")

        unrated_reason = d.pop("unrated_reason")

        ruleset = d.pop("ruleset")

        size = d.pop("size")

        komi = d.pop("komi")

        jigo_mode = JigoMode(d.pop("jigo_mode"))

        handicap = d.pop("handicap")

        standard_handicap = d.pop("standard_handicap")

        shape_id = d.pop("shape_id")

        weekend_clock = d.pop("weekend_clock")

        stops_for_vacation = d.pop("stops_for_vacation")

        time_limit = d.pop("time_limit")

        limit = LimitView.from_dict(d.pop("limit"))

        moves = d.pop("moves")

        last_move = d.pop("last_move")

        to_move_id = d.pop("to_move_id")

        to_move_colour = d.pop("to_move_colour")

        def _parse_times_out_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                times_out_at_type_0 = datetime.datetime.fromisoformat(data)

                return times_out_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        times_out_at = _parse_times_out_at(d.pop("times_out_at"))

        started_at = datetime.datetime.fromisoformat(d.pop("started_at"))

        last_changed = datetime.datetime.fromisoformat(d.pop("last_changed"))

        snapshot = d.pop("snapshot")

        priority = d.pop("priority")

        black = SideView.from_dict(d.pop("black"))

        white = SideView.from_dict(d.pop("white"))

        game_view = cls(
            id=id,
            double_id=double_id,
            tournament_id=tournament_id,
            game_type=game_type,
            players=players,
            status=status,
            action=action,
            flags=flags,
            score=score,
            result=result,
            no_result_asked_by=no_result_asked_by,
            rated=rated,
            unrated_reason=unrated_reason,
            ruleset=ruleset,
            size=size,
            komi=komi,
            jigo_mode=jigo_mode,
            handicap=handicap,
            standard_handicap=standard_handicap,
            shape_id=shape_id,
            weekend_clock=weekend_clock,
            stops_for_vacation=stops_for_vacation,
            time_limit=time_limit,
            limit=limit,
            moves=moves,
            last_move=last_move,
            to_move_id=to_move_id,
            to_move_colour=to_move_colour,
            times_out_at=times_out_at,
            started_at=started_at,
            last_changed=last_changed,
            snapshot=snapshot,
            priority=priority,
            black=black,
            white=white,
        )

        game_view.additional_properties = d
        return game_view

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
