from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="NewGame")


@_attrs_define
class NewGame:
    """A game between four teams, or three where the rules say so.

    Attributes:
        date (datetime.date): The day of the game.
        match_number (int): Which game of the day.
        team_ids (list[int]): As many as play.
        round_number (int | None | Unset): The next one if left out.
        m_league_game_id (None | str | Unset): The official identifier.
    """

    date: datetime.date
    match_number: int
    team_ids: list[int]
    round_number: int | None | Unset = UNSET
    m_league_game_id: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        date = self.date.isoformat()

        match_number = self.match_number

        team_ids = self.team_ids

        round_number: int | None | Unset
        if isinstance(self.round_number, Unset):
            round_number = UNSET
        else:
            round_number = self.round_number

        m_league_game_id: None | str | Unset
        if isinstance(self.m_league_game_id, Unset):
            m_league_game_id = UNSET
        else:
            m_league_game_id = self.m_league_game_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "date": date,
                "match_number": match_number,
                "team_ids": team_ids,
            }
        )
        if round_number is not UNSET:
            field_dict["round_number"] = round_number
        if m_league_game_id is not UNSET:
            field_dict["m_league_game_id"] = m_league_game_id

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        date = datetime.date.fromisoformat(d.pop("date"))

        match_number = d.pop("match_number")

        team_ids = cast(list[int], d.pop("team_ids"))

        def _parse_round_number(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        round_number = _parse_round_number(d.pop("round_number", UNSET))

        def _parse_m_league_game_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        m_league_game_id = _parse_m_league_game_id(d.pop("m_league_game_id", UNSET))

        new_game = cls(
            date=date,
            match_number=match_number,
            team_ids=team_ids,
            round_number=round_number,
            m_league_game_id=m_league_game_id,
        )

        return new_game
