from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.part_of_games_counts import PartOfGamesCounts
    from ..models.part_of_games_rates import PartOfGamesRates
    from ..models.part_of_games_recorded_hands import PartOfGamesRecordedHands


T = TypeVar("T", bound="PartOfGames")


@_attrs_define
class PartOfGames:
    """Results by seat, by number of the match of the day, or by month.

    Attributes:
        key (int):
        counts (PartOfGamesCounts):
        recorded_hands (PartOfGamesRecordedHands): Hands by what was recorded: tiles, yaku, or the outcome alone.
        rates (PartOfGamesRates):
    """

    key: int
    counts: PartOfGamesCounts
    recorded_hands: PartOfGamesRecordedHands
    rates: PartOfGamesRates
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        key = self.key

        counts = self.counts.to_dict()

        recorded_hands = self.recorded_hands.to_dict()

        rates = self.rates.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "key": key,
                "counts": counts,
                "recorded_hands": recorded_hands,
                "rates": rates,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.part_of_games_counts import PartOfGamesCounts
        from ..models.part_of_games_rates import PartOfGamesRates
        from ..models.part_of_games_recorded_hands import PartOfGamesRecordedHands

        d = dict(src_dict)
        key = d.pop("key")

        counts = PartOfGamesCounts.from_dict(d.pop("counts"))

        recorded_hands = PartOfGamesRecordedHands.from_dict(d.pop("recorded_hands"))

        rates = PartOfGamesRates.from_dict(d.pop("rates"))

        part_of_games = cls(
            key=key,
            counts=counts,
            recorded_hands=recorded_hands,
            rates=rates,
        )

        part_of_games.additional_properties = d
        return part_of_games

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
