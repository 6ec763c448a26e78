from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.points_entered_points import PointsEnteredPoints


T = TypeVar("T", bound="PointsEntered")


@_attrs_define
class PointsEntered:
    """What every role got.

    Attributes:
        points (PointsEnteredPoints): Whole, decimal or a fraction.
        version (int): The version of the table you saw.
        finished (bool | Unset): Whether the game is over. Default: True.
    """

    points: PointsEnteredPoints
    version: int
    finished: bool | Unset = True

    def to_dict(self) -> dict[str, Any]:
        points = self.points.to_dict()

        version = self.version

        finished = self.finished

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "points": points,
                "version": version,
            }
        )
        if finished is not UNSET:
            field_dict["finished"] = finished

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.points_entered_points import PointsEnteredPoints

        d = dict(src_dict)
        points = PointsEnteredPoints.from_dict(d.pop("points"))

        version = d.pop("version")

        finished = d.pop("finished", UNSET)

        points_entered = cls(
            points=points,
            version=version,
            finished=finished,
        )

        return points_entered
