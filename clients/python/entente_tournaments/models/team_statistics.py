from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.team_statistics_counts import TeamStatisticsCounts
    from ..models.team_statistics_rates import TeamStatisticsRates
    from ..models.team_statistics_recorded_hands import TeamStatisticsRecordedHands


T = TypeVar("T", bound="TeamStatistics")


@_attrs_define
class TeamStatistics:
    """A team's counts and rates: those of whoever played for it.

    Attributes:
        team_id (int):
        name (str):
        counts (TeamStatisticsCounts):
        recorded_hands (TeamStatisticsRecordedHands): Hands by what was recorded: tiles, yaku, or the outcome alone.
        rates (TeamStatisticsRates):
    """

    team_id: int
    name: str
    counts: TeamStatisticsCounts
    recorded_hands: TeamStatisticsRecordedHands
    rates: TeamStatisticsRates
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        team_id = self.team_id

        name = self.name

        counts = self.counts.to_dict()

        recorded_hands = self.recorded_hands.to_dict()

        rates = self.rates.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "team_id": team_id,
                "name": name,
                "counts": counts,
                "recorded_hands": recorded_hands,
                "rates": rates,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.team_statistics_counts import TeamStatisticsCounts
        from ..models.team_statistics_rates import TeamStatisticsRates
        from ..models.team_statistics_recorded_hands import TeamStatisticsRecordedHands

        d = dict(src_dict)
        team_id = d.pop("team_id")

        name = d.pop("name")

        counts = TeamStatisticsCounts.from_dict(d.pop("counts"))

        recorded_hands = TeamStatisticsRecordedHands.from_dict(d.pop("recorded_hands"))

        rates = TeamStatisticsRates.from_dict(d.pop("rates"))

        team_statistics = cls(
            team_id=team_id,
            name=name,
            counts=counts,
            recorded_hands=recorded_hands,
            rates=rates,
        )

        team_statistics.additional_properties = d
        return team_statistics

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
