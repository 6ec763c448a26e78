from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.registration_seen import RegistrationSeen
    from ..models.skipped_round_seen import SkippedRoundSeen


T = TypeVar("T", bound="OwnEntry")


@_attrs_define
class OwnEntry:
    """The caller as a player of this tournament.

    Attributes:
        registration (RegistrationSeen): A player of a tournament; contact and money only for the staff.
        skipped_rounds (list[SkippedRoundSeen]):
    """

    registration: RegistrationSeen
    skipped_rounds: list[SkippedRoundSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        registration = self.registration.to_dict()

        skipped_rounds = []
        for skipped_rounds_item_data in self.skipped_rounds:
            skipped_rounds_item = skipped_rounds_item_data.to_dict()
            skipped_rounds.append(skipped_rounds_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "registration": registration,
                "skipped_rounds": skipped_rounds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.registration_seen import RegistrationSeen
        from ..models.skipped_round_seen import SkippedRoundSeen

        d = dict(src_dict)
        registration = RegistrationSeen.from_dict(d.pop("registration"))

        skipped_rounds = []
        _skipped_rounds = d.pop("skipped_rounds")
        for skipped_rounds_item_data in _skipped_rounds:
            skipped_rounds_item = SkippedRoundSeen.from_dict(skipped_rounds_item_data)

            skipped_rounds.append(skipped_rounds_item)

        own_entry = cls(
            registration=registration,
            skipped_rounds=skipped_rounds,
        )

        own_entry.additional_properties = d
        return own_entry

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
