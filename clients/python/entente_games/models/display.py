from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.display_coasts import DisplayCoasts
    from ..models.display_orders import DisplayOrders
    from ..models.display_roles import DisplayRoles
    from ..models.display_seasons import DisplaySeasons
    from ..models.display_units import DisplayUnits
    from ..models.display_zones import DisplayZones
    from ..models.frame_shown import FrameShown
    from ..models.map_shown import MapShown


T = TypeVar("T", bound="Display")


@_attrs_define
class Display:
    """What a front-end writes and draws with, by the numbers used everywhere else.

    Attributes:
        title (str):
        orders (DisplayOrders):
        seasons (DisplaySeasons):
        units (DisplayUnits):
        coasts (DisplayCoasts):
        roles (DisplayRoles):
        zones (DisplayZones):
        map_ (MapShown): The map as the server draws it; special coasts are places for units by zone.
        frame (FrameShown): The same places in a frame of 630 x 535.
    """

    title: str
    orders: DisplayOrders
    seasons: DisplaySeasons
    units: DisplayUnits
    coasts: DisplayCoasts
    roles: DisplayRoles
    zones: DisplayZones
    map_: MapShown
    frame: FrameShown
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        orders = self.orders.to_dict()

        seasons = self.seasons.to_dict()

        units = self.units.to_dict()

        coasts = self.coasts.to_dict()

        roles = self.roles.to_dict()

        zones = self.zones.to_dict()

        map_ = self.map_.to_dict()

        frame = self.frame.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "title": title,
                "orders": orders,
                "seasons": seasons,
                "units": units,
                "coasts": coasts,
                "roles": roles,
                "zones": zones,
                "map": map_,
                "frame": frame,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.display_coasts import DisplayCoasts
        from ..models.display_orders import DisplayOrders
        from ..models.display_roles import DisplayRoles
        from ..models.display_seasons import DisplaySeasons
        from ..models.display_units import DisplayUnits
        from ..models.display_zones import DisplayZones
        from ..models.frame_shown import FrameShown
        from ..models.map_shown import MapShown

        d = dict(src_dict)
        title = d.pop("title")

        orders = DisplayOrders.from_dict(d.pop("orders"))

        seasons = DisplaySeasons.from_dict(d.pop("seasons"))

        units = DisplayUnits.from_dict(d.pop("units"))

        coasts = DisplayCoasts.from_dict(d.pop("coasts"))

        roles = DisplayRoles.from_dict(d.pop("roles"))

        zones = DisplayZones.from_dict(d.pop("zones"))

        map_ = MapShown.from_dict(d.pop("map"))

        frame = FrameShown.from_dict(d.pop("frame"))

        display = cls(
            title=title,
            orders=orders,
            seasons=seasons,
            units=units,
            coasts=coasts,
            roles=roles,
            zones=zones,
            map_=map_,
            frame=frame,
        )

        display.additional_properties = d
        return display

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
