from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.league_of_member_counts import LeagueOfMemberCounts
    from ..models.league_of_member_rates import LeagueOfMemberRates
    from ..models.league_of_member_recorded_hands import LeagueOfMemberRecordedHands


T = TypeVar("T", bound="LeagueOfMember")


@_attrs_define
class LeagueOfMember:
    """A league and a player of it who is linked to the member; his statistics over all years.

    Attributes:
        league_id (int):
        league (str):
        league_player_id (int):
        name (str):
        team (None | str):
        counts (LeagueOfMemberCounts):
        recorded_hands (LeagueOfMemberRecordedHands): Hands by what was recorded: tiles, yaku, or the outcome alone.
        rates (LeagueOfMemberRates):
    """

    league_id: int
    league: str
    league_player_id: int
    name: str
    team: None | str
    counts: LeagueOfMemberCounts
    recorded_hands: LeagueOfMemberRecordedHands
    rates: LeagueOfMemberRates
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        league_id = self.league_id

        league = self.league

        league_player_id = self.league_player_id

        name = self.name

        team: None | str
        team = self.team

        counts = self.counts.to_dict()

        recorded_hands = self.recorded_hands.to_dict()

        rates = self.rates.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "league_id": league_id,
                "league": league,
                "league_player_id": league_player_id,
                "name": name,
                "team": team,
                "counts": counts,
                "recorded_hands": recorded_hands,
                "rates": rates,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.league_of_member_counts import LeagueOfMemberCounts
        from ..models.league_of_member_rates import LeagueOfMemberRates
        from ..models.league_of_member_recorded_hands import LeagueOfMemberRecordedHands

        d = dict(src_dict)
        league_id = d.pop("league_id")

        league = d.pop("league")

        league_player_id = d.pop("league_player_id")

        name = d.pop("name")

        def _parse_team(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        team = _parse_team(d.pop("team"))

        counts = LeagueOfMemberCounts.from_dict(d.pop("counts"))

        recorded_hands = LeagueOfMemberRecordedHands.from_dict(d.pop("recorded_hands"))

        rates = LeagueOfMemberRates.from_dict(d.pop("rates"))

        league_of_member = cls(
            league_id=league_id,
            league=league,
            league_player_id=league_player_id,
            name=name,
            team=team,
            counts=counts,
            recorded_hands=recorded_hands,
            rates=rates,
        )

        league_of_member.additional_properties = d
        return league_of_member

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
