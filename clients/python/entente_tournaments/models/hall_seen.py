from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.rotator_listed import RotatorListed
    from ..models.screen_listed import ScreenListed
    from ..models.setup import Setup


T = TypeVar("T", bound="HallSeen")


@_attrs_define
class HallSeen:
    """The screens and rotators one may look at; what is set up, and warnings, for arbiters.

    Attributes:
        screens (list[ScreenListed]):
        rotators (list[RotatorListed]):
        setup (None | Setup):
        warnings (list[str]):
    """

    screens: list[ScreenListed]
    rotators: list[RotatorListed]
    setup: None | Setup
    warnings: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.setup import Setup

        screens = []
        for screens_item_data in self.screens:
            screens_item = screens_item_data.to_dict()
            screens.append(screens_item)

        rotators = []
        for rotators_item_data in self.rotators:
            rotators_item = rotators_item_data.to_dict()
            rotators.append(rotators_item)

        setup: dict[str, Any] | None
        if isinstance(self.setup, Setup):
            setup = self.setup.to_dict()
        else:
            setup = self.setup

        warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "screens": screens,
                "rotators": rotators,
                "setup": setup,
                "warnings": warnings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.rotator_listed import RotatorListed
        from ..models.screen_listed import ScreenListed
        from ..models.setup import Setup

        d = dict(src_dict)
        screens = []
        _screens = d.pop("screens")
        for screens_item_data in _screens:
            screens_item = ScreenListed.from_dict(screens_item_data)

            screens.append(screens_item)

        rotators = []
        _rotators = d.pop("rotators")
        for rotators_item_data in _rotators:
            rotators_item = RotatorListed.from_dict(rotators_item_data)

            rotators.append(rotators_item)

        def _parse_setup(data: object) -> None | Setup:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                setup_type_0 = Setup.from_dict(data)

                return setup_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Setup, data)

        setup = _parse_setup(d.pop("setup"))

        warnings = cast(list[str], d.pop("warnings"))

        hall_seen = cls(
            screens=screens,
            rotators=rotators,
            setup=setup,
            warnings=warnings,
        )

        hall_seen.additional_properties = d
        return hall_seen

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
