from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.judgement import Judgement

T = TypeVar("T", bound="GroupView")


@_attrs_define
class GroupView:
    """What looks true of one group, and how sure that is: from 0, a guess, to 1.

    Attributes:
        colour (str):
        points (list[str]):
        judgement (Judgement):
        certainty (float):
    """

    colour: str
    points: list[str]
    judgement: Judgement
    certainty: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        colour = self.colour

        points = self.points

        judgement = self.judgement.value

        certainty = self.certainty

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "colour": colour,
                "points": points,
                "judgement": judgement,
                "certainty": certainty,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        colour = d.pop("colour")

        points = cast(list[str], d.pop("points"))

        judgement = Judgement(d.pop("judgement"))

        certainty = d.pop("certainty")

        group_view = cls(
            colour=colour,
            points=points,
            judgement=judgement,
            certainty=certainty,
        )

        group_view.additional_properties = d
        return group_view

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
