from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="SeasonChange")


@_attrs_define
class SeasonChange:
    """What changes of a stage; what is left out stays.

    Attributes:
        qualifying (int | None | Unset): How many teams go on.
        games_per_team (int | None | Unset): As planned.
        least_games_per_player (int | None | Unset): As many each player should have.
        most_games_per_player (int | None | Unset): A line-up beyond it is refused.
        most_substitute_games (int | None | Unset): Games in which a team may seat somebody of no team.
        finished (bool | None | Unset): true closes the stage: its table and who goes on are fixed, nobody writes into
            it any more. false reopens it, which needs a reason.
        reason (str | Unset): Why it is closed or reopened, for the trace. Default: ''.
    """

    qualifying: int | None | Unset = UNSET
    games_per_team: int | None | Unset = UNSET
    least_games_per_player: int | None | Unset = UNSET
    most_games_per_player: int | None | Unset = UNSET
    most_substitute_games: int | None | Unset = UNSET
    finished: bool | None | Unset = UNSET
    reason: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        qualifying: int | None | Unset
        if isinstance(self.qualifying, Unset):
            qualifying = UNSET
        else:
            qualifying = self.qualifying

        games_per_team: int | None | Unset
        if isinstance(self.games_per_team, Unset):
            games_per_team = UNSET
        else:
            games_per_team = self.games_per_team

        least_games_per_player: int | None | Unset
        if isinstance(self.least_games_per_player, Unset):
            least_games_per_player = UNSET
        else:
            least_games_per_player = self.least_games_per_player

        most_games_per_player: int | None | Unset
        if isinstance(self.most_games_per_player, Unset):
            most_games_per_player = UNSET
        else:
            most_games_per_player = self.most_games_per_player

        most_substitute_games: int | None | Unset
        if isinstance(self.most_substitute_games, Unset):
            most_substitute_games = UNSET
        else:
            most_substitute_games = self.most_substitute_games

        finished: bool | None | Unset
        if isinstance(self.finished, Unset):
            finished = UNSET
        else:
            finished = self.finished

        reason = self.reason

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if qualifying is not UNSET:
            field_dict["qualifying"] = qualifying
        if games_per_team is not UNSET:
            field_dict["games_per_team"] = games_per_team
        if least_games_per_player is not UNSET:
            field_dict["least_games_per_player"] = least_games_per_player
        if most_games_per_player is not UNSET:
            field_dict["most_games_per_player"] = most_games_per_player
        if most_substitute_games is not UNSET:
            field_dict["most_substitute_games"] = most_substitute_games
        if finished is not UNSET:
            field_dict["finished"] = finished
        if reason is not UNSET:
            field_dict["reason"] = reason

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_qualifying(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        qualifying = _parse_qualifying(d.pop("qualifying", UNSET))

        def _parse_games_per_team(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        games_per_team = _parse_games_per_team(d.pop("games_per_team", UNSET))

        def _parse_least_games_per_player(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        least_games_per_player = _parse_least_games_per_player(
            d.pop("least_games_per_player", UNSET)
        )

        def _parse_most_games_per_player(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        most_games_per_player = _parse_most_games_per_player(
            d.pop("most_games_per_player", UNSET)
        )

        def _parse_most_substitute_games(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        most_substitute_games = _parse_most_substitute_games(
            d.pop("most_substitute_games", UNSET)
        )

        def _parse_finished(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        finished = _parse_finished(d.pop("finished", UNSET))

        reason = d.pop("reason", UNSET)

        season_change = cls(
            qualifying=qualifying,
            games_per_team=games_per_team,
            least_games_per_player=least_games_per_player,
            most_games_per_player=most_games_per_player,
            most_substitute_games=most_substitute_games,
            finished=finished,
            reason=reason,
        )

        return season_change
