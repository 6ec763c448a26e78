from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.ratings import Ratings


T = TypeVar("T", bound="Card")


@_attrs_define
class Card:
    """What everyone may know of a member.

    Attributes:
        player_id (int):
        pseudo (str):
        country (str):
        time_zone (str):
        member_since (datetime.date):
        last_seen (datetime.date | None): The day of the last login; null if not known now.
        games (int | None): How many games, without anonymous ones that run; null if not known now.
        ratings (None | Ratings): Null if not known now.
    """

    player_id: int
    pseudo: str
    country: str
    time_zone: str
    member_since: datetime.date
    last_seen: datetime.date | None
    games: int | None
    ratings: None | Ratings
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ratings import Ratings

        player_id = self.player_id

        pseudo = self.pseudo

        country = self.country

        time_zone = self.time_zone

        member_since = self.member_since.isoformat()

        last_seen: None | str
        if isinstance(self.last_seen, datetime.date):
            last_seen = self.last_seen.isoformat()
        else:
            last_seen = self.last_seen

        games: int | None
        games = self.games

        ratings: dict[str, Any] | None
        if isinstance(self.ratings, Ratings):
            ratings = self.ratings.to_dict()
        else:
            ratings = self.ratings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player_id": player_id,
                "pseudo": pseudo,
                "country": country,
                "time_zone": time_zone,
                "member_since": member_since,
                "last_seen": last_seen,
                "games": games,
                "ratings": ratings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.ratings import Ratings

        d = dict(src_dict)
        player_id = d.pop("player_id")

        pseudo = d.pop("pseudo")

        country = d.pop("country")

        time_zone = d.pop("time_zone")

        member_since = datetime.date.fromisoformat(d.pop("member_since"))

        def _parse_last_seen(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                last_seen_type_0 = datetime.date.fromisoformat(data)

                return last_seen_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        last_seen = _parse_last_seen(d.pop("last_seen"))

        def _parse_games(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        games = _parse_games(d.pop("games"))

        def _parse_ratings(data: object) -> None | Ratings:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                ratings_type_0 = Ratings.from_dict(data)

                return ratings_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Ratings, data)

        ratings = _parse_ratings(d.pop("ratings"))

        card = cls(
            player_id=player_id,
            pseudo=pseudo,
            country=country,
            time_zone=time_zone,
            member_since=member_since,
            last_seen=last_seen,
            games=games,
            ratings=ratings,
        )

        card.additional_properties = d
        return card

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
