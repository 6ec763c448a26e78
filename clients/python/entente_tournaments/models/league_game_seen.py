from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game_result_seen import GameResultSeen
    from ..models.league_seat_seen import LeagueSeatSeen


T = TypeVar("T", bound="LeagueGameSeen")


@_attrs_define
class LeagueGameSeen:
    """A game; results once it is finished.

    Attributes:
        id (int):
        season_id (int):
        date (datetime.date):
        match_number (int):
        round_number (int):
        m_league_game_id (None | str):
        finished (bool):
        entry (None | str): How it is kept: events, hands or scores.
        ended_by (None | str): Who ended it before its last hand: time, dealer.
        version (int):
        seats (list[LeagueSeatSeen]):
        results (list[GameResultSeen]):
    """

    id: int
    season_id: int
    date: datetime.date
    match_number: int
    round_number: int
    m_league_game_id: None | str
    finished: bool
    entry: None | str
    ended_by: None | str
    version: int
    seats: list[LeagueSeatSeen]
    results: list[GameResultSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        season_id = self.season_id

        date = self.date.isoformat()

        match_number = self.match_number

        round_number = self.round_number

        m_league_game_id: None | str
        m_league_game_id = self.m_league_game_id

        finished = self.finished

        entry: None | str
        entry = self.entry

        ended_by: None | str
        ended_by = self.ended_by

        version = self.version

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        results = []
        for results_item_data in self.results:
            results_item = results_item_data.to_dict()
            results.append(results_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "season_id": season_id,
                "date": date,
                "match_number": match_number,
                "round_number": round_number,
                "m_league_game_id": m_league_game_id,
                "finished": finished,
                "entry": entry,
                "ended_by": ended_by,
                "version": version,
                "seats": seats,
                "results": results,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.game_result_seen import GameResultSeen
        from ..models.league_seat_seen import LeagueSeatSeen

        d = dict(src_dict)
        id = d.pop("id")

        season_id = d.pop("season_id")

        date = datetime.date.fromisoformat(d.pop("date"))

        match_number = d.pop("match_number")

        round_number = d.pop("round_number")

        def _parse_m_league_game_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        m_league_game_id = _parse_m_league_game_id(d.pop("m_league_game_id"))

        finished = d.pop("finished")

        def _parse_entry(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        entry = _parse_entry(d.pop("entry"))

        def _parse_ended_by(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        ended_by = _parse_ended_by(d.pop("ended_by"))

        version = d.pop("version")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = LeagueSeatSeen.from_dict(seats_item_data)

            seats.append(seats_item)

        results = []
        _results = d.pop("results")
        for results_item_data in _results:
            results_item = GameResultSeen.from_dict(results_item_data)

            results.append(results_item)

        league_game_seen = cls(
            id=id,
            season_id=season_id,
            date=date,
            match_number=match_number,
            round_number=round_number,
            m_league_game_id=m_league_game_id,
            finished=finished,
            entry=entry,
            ended_by=ended_by,
            version=version,
            seats=seats,
            results=results,
        )

        league_game_seen.additional_properties = d
        return league_game_seen

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
