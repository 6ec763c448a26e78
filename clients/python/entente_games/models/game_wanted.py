from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.game_wanted_players import GameWantedPlayers


T = TypeVar("T", bound="GameWanted")


@_attrs_define
class GameWanted:
    """The game of a table, with everybody seated.

    Attributes:
        tournament_id (int): The tournament.
        name (str): The name of the game, up to 20 characters.
        master_id (int): The member who directs it.
        players (GameWantedPlayers): Members by role.
        variant (str | Unset): The name of the variant. Default: 'standard'.
        pace_hours (int | Unset): How long each phase lasts, in hours. Default: 24.
    """

    tournament_id: int
    name: str
    master_id: int
    players: GameWantedPlayers
    variant: str | Unset = "standard"
    pace_hours: int | Unset = 24

    def to_dict(self) -> dict[str, Any]:
        tournament_id = self.tournament_id

        name = self.name

        master_id = self.master_id

        players = self.players.to_dict()

        variant = self.variant

        pace_hours = self.pace_hours

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "tournament_id": tournament_id,
                "name": name,
                "master_id": master_id,
                "players": players,
            }
        )
        if variant is not UNSET:
            field_dict["variant"] = variant
        if pace_hours is not UNSET:
            field_dict["pace_hours"] = pace_hours

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.game_wanted_players import GameWantedPlayers

        d = dict(src_dict)
        tournament_id = d.pop("tournament_id")

        name = d.pop("name")

        master_id = d.pop("master_id")

        players = GameWantedPlayers.from_dict(d.pop("players"))

        variant = d.pop("variant", UNSET)

        pace_hours = d.pop("pace_hours", UNSET)

        game_wanted = cls(
            tournament_id=tournament_id,
            name=name,
            master_id=master_id,
            players=players,
            variant=variant,
            pace_hours=pace_hours,
        )

        return game_wanted
