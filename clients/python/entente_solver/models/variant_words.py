from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.variant_words_coasts import VariantWordsCoasts
    from ..models.variant_words_colours import VariantWordsColours
    from ..models.variant_words_lands import VariantWordsLands
    from ..models.variant_words_orders import VariantWordsOrders
    from ..models.variant_words_roles import VariantWordsRoles
    from ..models.variant_words_seasons import VariantWordsSeasons
    from ..models.variant_words_units import VariantWordsUnits
    from ..models.variant_words_zone_titles import VariantWordsZoneTitles
    from ..models.variant_words_zones import VariantWordsZones


T = TypeVar("T", bound="VariantWords")


@_attrs_define
class VariantWords:
    """What a variant's roles, zones and coasts are called, and its orders, seasons and units.

    Attributes:
        title (str):
        roles (VariantWordsRoles):
        zones (VariantWordsZones):
        coasts (VariantWordsCoasts):
        zone_titles (VariantWordsZoneTitles):
        colours (VariantWordsColours):
        lands (VariantWordsLands):
        orders (VariantWordsOrders):
        seasons (VariantWordsSeasons):
        units (VariantWordsUnits):
    """

    title: str
    roles: VariantWordsRoles
    zones: VariantWordsZones
    coasts: VariantWordsCoasts
    zone_titles: VariantWordsZoneTitles
    colours: VariantWordsColours
    lands: VariantWordsLands
    orders: VariantWordsOrders
    seasons: VariantWordsSeasons
    units: VariantWordsUnits
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        roles = self.roles.to_dict()

        zones = self.zones.to_dict()

        coasts = self.coasts.to_dict()

        zone_titles = self.zone_titles.to_dict()

        colours = self.colours.to_dict()

        lands = self.lands.to_dict()

        orders = self.orders.to_dict()

        seasons = self.seasons.to_dict()

        units = self.units.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "title": title,
                "roles": roles,
                "zones": zones,
                "coasts": coasts,
                "zone_titles": zone_titles,
                "colours": colours,
                "lands": lands,
                "orders": orders,
                "seasons": seasons,
                "units": units,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.variant_words_coasts import VariantWordsCoasts
        from ..models.variant_words_colours import VariantWordsColours
        from ..models.variant_words_lands import VariantWordsLands
        from ..models.variant_words_orders import VariantWordsOrders
        from ..models.variant_words_roles import VariantWordsRoles
        from ..models.variant_words_seasons import VariantWordsSeasons
        from ..models.variant_words_units import VariantWordsUnits
        from ..models.variant_words_zone_titles import VariantWordsZoneTitles
        from ..models.variant_words_zones import VariantWordsZones

        d = dict(src_dict)
        title = d.pop("title")

        roles = VariantWordsRoles.from_dict(d.pop("roles"))

        zones = VariantWordsZones.from_dict(d.pop("zones"))

        coasts = VariantWordsCoasts.from_dict(d.pop("coasts"))

        zone_titles = VariantWordsZoneTitles.from_dict(d.pop("zone_titles"))

        colours = VariantWordsColours.from_dict(d.pop("colours"))

        lands = VariantWordsLands.from_dict(d.pop("lands"))

        orders = VariantWordsOrders.from_dict(d.pop("orders"))

        seasons = VariantWordsSeasons.from_dict(d.pop("seasons"))

        units = VariantWordsUnits.from_dict(d.pop("units"))

        variant_words = cls(
            title=title,
            roles=roles,
            zones=zones,
            coasts=coasts,
            zone_titles=zone_titles,
            colours=colours,
            lands=lands,
            orders=orders,
            seasons=seasons,
            units=units,
        )

        variant_words.additional_properties = d
        return variant_words

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
