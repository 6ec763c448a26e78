from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.seat_view import SeatView
    from ..models.team_view_average_ratings import TeamViewAverageRatings


T = TypeVar("T", bound="TeamView")


@_attrs_define
class TeamView:
    """The seats of a game, and the average ratings of its groups.

    Attributes:
        game_id (int):
        status (str):
        master_id (int):
        players (str):
        seats (list[SeatView]):
        average_ratings (TeamViewAverageRatings):
    """

    game_id: int
    status: str
    master_id: int
    players: str
    seats: list[SeatView]
    average_ratings: TeamViewAverageRatings
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game_id = self.game_id

        status = self.status

        master_id = self.master_id

        players = self.players

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        average_ratings = self.average_ratings.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game_id": game_id,
                "status": status,
                "master_id": master_id,
                "players": players,
                "seats": seats,
                "average_ratings": average_ratings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.seat_view import SeatView
        from ..models.team_view_average_ratings import TeamViewAverageRatings

        d = dict(src_dict)
        game_id = d.pop("game_id")

        status = d.pop("status")

        master_id = d.pop("master_id")

        players = d.pop("players")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatView.from_dict(seats_item_data)

            seats.append(seats_item)

        average_ratings = TeamViewAverageRatings.from_dict(d.pop("average_ratings"))

        team_view = cls(
            game_id=game_id,
            status=status,
            master_id=master_id,
            players=players,
            seats=seats,
            average_ratings=average_ratings,
        )

        team_view.additional_properties = d
        return team_view

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
