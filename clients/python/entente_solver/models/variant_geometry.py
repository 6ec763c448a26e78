from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.variant_geometry_geometry_type_0 import VariantGeometryGeometryType0


T = TypeVar("T", bound="VariantGeometry")


@_attrs_define
class VariantGeometry:
    """Where everything lies on the map of a variant.

    Attributes:
        geometry (None | VariantGeometryGeometryType0): Null for a map that nobody has drawn.
    """

    geometry: None | VariantGeometryGeometryType0
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.variant_geometry_geometry_type_0 import (
            VariantGeometryGeometryType0,
        )

        geometry: dict[str, Any] | None
        if isinstance(self.geometry, VariantGeometryGeometryType0):
            geometry = self.geometry.to_dict()
        else:
            geometry = self.geometry

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "geometry": geometry,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.variant_geometry_geometry_type_0 import (
            VariantGeometryGeometryType0,
        )

        d = dict(src_dict)

        def _parse_geometry(data: object) -> None | VariantGeometryGeometryType0:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                geometry_type_0 = VariantGeometryGeometryType0.from_dict(data)

                return geometry_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | VariantGeometryGeometryType0, data)

        geometry = _parse_geometry(d.pop("geometry"))

        variant_geometry = cls(
            geometry=geometry,
        )

        variant_geometry.additional_properties = d
        return variant_geometry

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
