from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.map_shown_coasts import MapShownCoasts
    from ..models.map_shown_regions import MapShownRegions


T = TypeVar("T", bound="MapShown")


@_attrs_define
class MapShown:
    """The map as the server draws it; special coasts are places for units by zone.

    Attributes:
        width (int):
        height (int):
        regions (MapShownRegions):
        coasts (MapShownCoasts):
        borders (str): All borders on land as SVG path data.
        shores (str):
        sea_lines (str):
    """

    width: int
    height: int
    regions: MapShownRegions
    coasts: MapShownCoasts
    borders: str
    shores: str
    sea_lines: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        width = self.width

        height = self.height

        regions = self.regions.to_dict()

        coasts = self.coasts.to_dict()

        borders = self.borders

        shores = self.shores

        sea_lines = self.sea_lines

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "width": width,
                "height": height,
                "regions": regions,
                "coasts": coasts,
                "borders": borders,
                "shores": shores,
                "sea_lines": sea_lines,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.map_shown_coasts import MapShownCoasts
        from ..models.map_shown_regions import MapShownRegions

        d = dict(src_dict)
        width = d.pop("width")

        height = d.pop("height")

        regions = MapShownRegions.from_dict(d.pop("regions"))

        coasts = MapShownCoasts.from_dict(d.pop("coasts"))

        borders = d.pop("borders")

        shores = d.pop("shores")

        sea_lines = d.pop("sea_lines")

        map_shown = cls(
            width=width,
            height=height,
            regions=regions,
            coasts=coasts,
            borders=borders,
            shores=shores,
            sea_lines=sea_lines,
        )

        map_shown.additional_properties = d
        return map_shown

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
