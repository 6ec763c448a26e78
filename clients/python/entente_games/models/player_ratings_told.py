from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.figure import Figure
    from ..models.performance_move import PerformanceMove
    from ..models.player_ratings_told_apart import PlayerRatingsToldApart
    from ..models.player_ratings_told_overall import PlayerRatingsToldOverall
    from ..models.role_performance import RolePerformance


T = TypeVar("T", bound="PlayerRatingsTold")


@_attrs_define
class PlayerRatingsTold:
    """Everything about a player's ratings; docs/ratings.md says what the words mean.

    Attributes:
        pseudo (str):
        computed_at (int | None):
        overall (PlayerRatingsToldOverall): Mean over the roles of each variant.
        apart (PlayerRatingsToldApart): The same by variant, over games with and over games without messages.
        performances (list[RolePerformance]):
        reliability (Figure): A figure (null: not rated) and how it was computed.
        regularity (Figure): A figure (null: not rated) and how it was computed.
        moves (list[PerformanceMove]):
    """

    pseudo: str
    computed_at: int | None
    overall: PlayerRatingsToldOverall
    apart: PlayerRatingsToldApart
    performances: list[RolePerformance]
    reliability: Figure
    regularity: Figure
    moves: list[PerformanceMove]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        pseudo = self.pseudo

        computed_at: int | None
        computed_at = self.computed_at

        overall = self.overall.to_dict()

        apart = self.apart.to_dict()

        performances = []
        for performances_item_data in self.performances:
            performances_item = performances_item_data.to_dict()
            performances.append(performances_item)

        reliability = self.reliability.to_dict()

        regularity = self.regularity.to_dict()

        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "pseudo": pseudo,
                "computed_at": computed_at,
                "overall": overall,
                "apart": apart,
                "performances": performances,
                "reliability": reliability,
                "regularity": regularity,
                "moves": moves,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.figure import Figure
        from ..models.performance_move import PerformanceMove
        from ..models.player_ratings_told_apart import PlayerRatingsToldApart
        from ..models.player_ratings_told_overall import PlayerRatingsToldOverall
        from ..models.role_performance import RolePerformance

        d = dict(src_dict)
        pseudo = d.pop("pseudo")

        def _parse_computed_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        computed_at = _parse_computed_at(d.pop("computed_at"))

        overall = PlayerRatingsToldOverall.from_dict(d.pop("overall"))

        apart = PlayerRatingsToldApart.from_dict(d.pop("apart"))

        performances = []
        _performances = d.pop("performances")
        for performances_item_data in _performances:
            performances_item = RolePerformance.from_dict(performances_item_data)

            performances.append(performances_item)

        reliability = Figure.from_dict(d.pop("reliability"))

        regularity = Figure.from_dict(d.pop("regularity"))

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = PerformanceMove.from_dict(moves_item_data)

            moves.append(moves_item)

        player_ratings_told = cls(
            pseudo=pseudo,
            computed_at=computed_at,
            overall=overall,
            apart=apart,
            performances=performances,
            reliability=reliability,
            regularity=regularity,
            moves=moves,
        )

        player_ratings_told.additional_properties = d
        return player_ratings_told

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
