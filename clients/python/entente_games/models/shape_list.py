from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.shape_view import ShapeView


T = TypeVar("T", bound="ShapeList")


@_attrs_define
class ShapeList:
    """One's own shapes and the public ones.

    Attributes:
        shapes (list[ShapeView]):
    """

    shapes: list[ShapeView]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        shapes = []
        for shapes_item_data in self.shapes:
            shapes_item = shapes_item_data.to_dict()
            shapes.append(shapes_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "shapes": shapes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.shape_view import ShapeView

        d = dict(src_dict)
        shapes = []
        _shapes = d.pop("shapes")
        for shapes_item_data in _shapes:
            shapes_item = ShapeView.from_dict(shapes_item_data)

            shapes.append(shapes_item)

        shape_list = cls(
            shapes=shapes,
        )

        shape_list.additional_properties = d
        return shape_list

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
