from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.side_seen import SideSeen


T = TypeVar("T", bound="SeatShown")


@_attrs_define
class SeatShown:
    """Where a player sits in the current round.

    Attributes:
        table (int):
        board (int):
        colour (str):
        points (float):
        virtual_points (float):
        opponent (SideSeen): A player at a board; points are those before the round, virtual ones only lent for it.
        result (int):
    """

    table: int
    board: int
    colour: str
    points: float
    virtual_points: float
    opponent: SideSeen
    result: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        table = self.table

        board = self.board

        colour = self.colour

        points = self.points

        virtual_points = self.virtual_points

        opponent = self.opponent.to_dict()

        result = self.result

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "table": table,
                "board": board,
                "colour": colour,
                "points": points,
                "virtual_points": virtual_points,
                "opponent": opponent,
                "result": result,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.side_seen import SideSeen

        d = dict(src_dict)
        table = d.pop("table")

        board = d.pop("board")

        colour = d.pop("colour")

        points = d.pop("points")

        virtual_points = d.pop("virtual_points")

        opponent = SideSeen.from_dict(d.pop("opponent"))

        result = d.pop("result")

        seat_shown = cls(
            table=table,
            board=board,
            colour=colour,
            points=points,
            virtual_points=virtual_points,
            opponent=opponent,
            result=result,
        )

        seat_shown.additional_properties = d
        return seat_shown

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
