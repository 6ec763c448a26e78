from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.seatings_seat_seen import SeatingsSeatSeen
    from ..models.table_one_years import TableOneYears
    from ..models.vote_seen import VoteSeen


T = TypeVar("T", bound="TableOne")


@_attrs_define
class TableOne:
    """A table with everything entered there; or `on_platform`, once it is made, `game_id`.

    Attributes:
        id (int):
        number (int):
        finished (bool):
        version (int):
        seats (list[SeatingsSeatSeen]):
        tournament_id (int):
        round_ (int):
        all_centres (int):
        next_year (int):
        scoring (str):
        conceded_to (str):
        years (TableOneYears):
        votes (list[VoteSeen]):
        on_platform (bool):
        game_id (int | None):
    """

    id: int
    number: int
    finished: bool
    version: int
    seats: list[SeatingsSeatSeen]
    tournament_id: int
    round_: int
    all_centres: int
    next_year: int
    scoring: str
    conceded_to: str
    years: TableOneYears
    votes: list[VoteSeen]
    on_platform: bool
    game_id: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        number = self.number

        finished = self.finished

        version = self.version

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        tournament_id = self.tournament_id

        round_ = self.round_

        all_centres = self.all_centres

        next_year = self.next_year

        scoring = self.scoring

        conceded_to = self.conceded_to

        years = self.years.to_dict()

        votes = []
        for votes_item_data in self.votes:
            votes_item = votes_item_data.to_dict()
            votes.append(votes_item)

        on_platform = self.on_platform

        game_id: int | None
        game_id = self.game_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "number": number,
                "finished": finished,
                "version": version,
                "seats": seats,
                "tournament_id": tournament_id,
                "round": round_,
                "all_centres": all_centres,
                "next_year": next_year,
                "scoring": scoring,
                "conceded_to": conceded_to,
                "years": years,
                "votes": votes,
                "on_platform": on_platform,
                "game_id": game_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.seatings_seat_seen import SeatingsSeatSeen
        from ..models.table_one_years import TableOneYears
        from ..models.vote_seen import VoteSeen

        d = dict(src_dict)
        id = d.pop("id")

        number = d.pop("number")

        finished = d.pop("finished")

        version = d.pop("version")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatingsSeatSeen.from_dict(seats_item_data)

            seats.append(seats_item)

        tournament_id = d.pop("tournament_id")

        round_ = d.pop("round")

        all_centres = d.pop("all_centres")

        next_year = d.pop("next_year")

        scoring = d.pop("scoring")

        conceded_to = d.pop("conceded_to")

        years = TableOneYears.from_dict(d.pop("years"))

        votes = []
        _votes = d.pop("votes")
        for votes_item_data in _votes:
            votes_item = VoteSeen.from_dict(votes_item_data)

            votes.append(votes_item)

        on_platform = d.pop("on_platform")

        def _parse_game_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        game_id = _parse_game_id(d.pop("game_id"))

        table_one = cls(
            id=id,
            number=number,
            finished=finished,
            version=version,
            seats=seats,
            tournament_id=tournament_id,
            round_=round_,
            all_centres=all_centres,
            next_year=next_year,
            scoring=scoring,
            conceded_to=conceded_to,
            years=years,
            votes=votes,
            on_platform=on_platform,
            game_id=game_id,
        )

        table_one.additional_properties = d
        return table_one

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
