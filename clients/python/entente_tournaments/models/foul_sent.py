from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.foul_type import FoulType
from ..types import UNSET, Unset

T = TypeVar("T", bound="FoulSent")


@_attrs_define
class FoulSent:
    """An offence in the hand being played.

    Attributes:
        actor (int): The seat.
        type_ (FoulType):
        description (str | Unset): Why, for everybody to read. Default: ''.
        penalty_points (float | str | Unset): 20 for an M-League chombo. Default: 0.0.
        is_restarted (bool | Unset): The hand is played again. Default: False.
    """

    actor: int
    type_: FoulType
    description: str | Unset = ""
    penalty_points: float | str | Unset = 0.0
    is_restarted: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        actor = self.actor

        type_ = self.type_.value

        description = self.description

        penalty_points: float | str | Unset
        if isinstance(self.penalty_points, Unset):
            penalty_points = UNSET
        else:
            penalty_points = self.penalty_points

        is_restarted = self.is_restarted

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "actor": actor,
                "type": type_,
            }
        )
        if description is not UNSET:
            field_dict["description"] = description
        if penalty_points is not UNSET:
            field_dict["penalty_points"] = penalty_points
        if is_restarted is not UNSET:
            field_dict["is_restarted"] = is_restarted

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        actor = d.pop("actor")

        type_ = FoulType(d.pop("type"))

        description = d.pop("description", UNSET)

        def _parse_penalty_points(data: object) -> float | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(float | str | Unset, data)

        penalty_points = _parse_penalty_points(d.pop("penalty_points", UNSET))

        is_restarted = d.pop("is_restarted", UNSET)

        foul_sent = cls(
            actor=actor,
            type_=type_,
            description=description,
            penalty_points=penalty_points,
            is_restarted=is_restarted,
        )

        return foul_sent
