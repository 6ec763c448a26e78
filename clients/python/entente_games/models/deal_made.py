from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.deal_made_dealt import DealMadeDealt
    from ..models.deal_made_preferences import DealMadePreferences


T = TypeVar("T", bound="DealMade")


@_attrs_define
class DealMade:
    """The seed of the lot, the preferences it had, the role each player got.

    Attributes:
        seed (str):
        preferences (DealMadePreferences):
        dealt (DealMadeDealt):
    """

    seed: str
    preferences: DealMadePreferences
    dealt: DealMadeDealt
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seed = self.seed

        preferences = self.preferences.to_dict()

        dealt = self.dealt.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seed": seed,
                "preferences": preferences,
                "dealt": dealt,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.deal_made_dealt import DealMadeDealt
        from ..models.deal_made_preferences import DealMadePreferences

        d = dict(src_dict)
        seed = d.pop("seed")

        preferences = DealMadePreferences.from_dict(d.pop("preferences"))

        dealt = DealMadeDealt.from_dict(d.pop("dealt"))

        deal_made = cls(
            seed=seed,
            preferences=preferences,
            dealt=dealt,
        )

        deal_made.additional_properties = d
        return deal_made

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
