from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.foul_of_stage import FoulOfStage
    from ..models.penalty_seen import PenaltySeen


T = TypeVar("T", bound="PenaltyList")


@_attrs_define
class PenaltyList:
    """The penalties of a stage, revoked ones too, and the foul plays of its hands.

    The points of all games sum to zero; the total of a stage is less by what counts here.

        Attributes:
            penalties (list[PenaltySeen]):
            foul_plays (list[FoulOfStage]):
            total_points (float): Of all that counts, games without events included.
    """

    penalties: list[PenaltySeen]
    foul_plays: list[FoulOfStage]
    total_points: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        penalties = []
        for penalties_item_data in self.penalties:
            penalties_item = penalties_item_data.to_dict()
            penalties.append(penalties_item)

        foul_plays = []
        for foul_plays_item_data in self.foul_plays:
            foul_plays_item = foul_plays_item_data.to_dict()
            foul_plays.append(foul_plays_item)

        total_points = self.total_points

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "penalties": penalties,
                "foul_plays": foul_plays,
                "total_points": total_points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.foul_of_stage import FoulOfStage
        from ..models.penalty_seen import PenaltySeen

        d = dict(src_dict)
        penalties = []
        _penalties = d.pop("penalties")
        for penalties_item_data in _penalties:
            penalties_item = PenaltySeen.from_dict(penalties_item_data)

            penalties.append(penalties_item)

        foul_plays = []
        _foul_plays = d.pop("foul_plays")
        for foul_plays_item_data in _foul_plays:
            foul_plays_item = FoulOfStage.from_dict(foul_plays_item_data)

            foul_plays.append(foul_plays_item)

        total_points = d.pop("total_points")

        penalty_list = cls(
            penalties=penalties,
            foul_plays=foul_plays,
            total_points=total_points,
        )

        penalty_list.additional_properties = d
        return penalty_list

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
