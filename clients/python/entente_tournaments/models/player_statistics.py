from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.player_statistics_counts import PlayerStatisticsCounts
    from ..models.player_statistics_rates import PlayerStatisticsRates
    from ..models.player_statistics_recorded_hands import PlayerStatisticsRecordedHands


T = TypeVar("T", bound="PlayerStatistics")


@_attrs_define
class PlayerStatistics:
    """One player's counts and rates.

    Attributes:
        player_id (int):
        name (str):
        counts (PlayerStatisticsCounts):
        recorded_hands (PlayerStatisticsRecordedHands): Hands by what was recorded: tiles, yaku, or the outcome alone.
        rates (PlayerStatisticsRates):
    """

    player_id: int
    name: str
    counts: PlayerStatisticsCounts
    recorded_hands: PlayerStatisticsRecordedHands
    rates: PlayerStatisticsRates
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player_id = self.player_id

        name = self.name

        counts = self.counts.to_dict()

        recorded_hands = self.recorded_hands.to_dict()

        rates = self.rates.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player_id": player_id,
                "name": name,
                "counts": counts,
                "recorded_hands": recorded_hands,
                "rates": rates,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.player_statistics_counts import PlayerStatisticsCounts
        from ..models.player_statistics_rates import PlayerStatisticsRates
        from ..models.player_statistics_recorded_hands import (
            PlayerStatisticsRecordedHands,
        )

        d = dict(src_dict)
        player_id = d.pop("player_id")

        name = d.pop("name")

        counts = PlayerStatisticsCounts.from_dict(d.pop("counts"))

        recorded_hands = PlayerStatisticsRecordedHands.from_dict(
            d.pop("recorded_hands")
        )

        rates = PlayerStatisticsRates.from_dict(d.pop("rates"))

        player_statistics = cls(
            player_id=player_id,
            name=name,
            counts=counts,
            recorded_hands=recorded_hands,
            rates=rates,
        )

        player_statistics.additional_properties = d
        return player_statistics

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
