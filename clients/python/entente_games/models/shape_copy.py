from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.shape_view import ShapeView


T = TypeVar("T", bound="ShapeCopy")


@_attrs_define
class ShapeCopy:
    """A game's shape as it is now, the copy the game began with, and where they differ.

    Attributes:
        shape (None | ShapeView):
        game_snapshot (str):
        differing_points (list[str]):
    """

    shape: None | ShapeView
    game_snapshot: str
    differing_points: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.shape_view import ShapeView

        shape: dict[str, Any] | None
        if isinstance(self.shape, ShapeView):
            shape = self.shape.to_dict()
        else:
            shape = self.shape

        game_snapshot = self.game_snapshot

        differing_points = self.differing_points

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "shape": shape,
                "game_snapshot": game_snapshot,
                "differing_points": differing_points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.shape_view import ShapeView

        d = dict(src_dict)

        def _parse_shape(data: object) -> None | ShapeView:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                shape_type_0 = ShapeView.from_dict(data)

                return shape_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ShapeView, data)

        shape = _parse_shape(d.pop("shape"))

        game_snapshot = d.pop("game_snapshot")

        differing_points = cast(list[str], d.pop("differing_points"))

        shape_copy = cls(
            shape=shape,
            game_snapshot=game_snapshot,
            differing_points=differing_points,
        )

        shape_copy.additional_properties = d
        return shape_copy

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
