from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.observer import Observer


T = TypeVar("T", bound="ObserverList")


@_attrs_define
class ObserverList:
    """Who follows a game, by name.

    Attributes:
        observers (list[Observer]):
    """

    observers: list[Observer]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        observers = []
        for observers_item_data in self.observers:
            observers_item = observers_item_data.to_dict()
            observers.append(observers_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "observers": observers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.observer import Observer

        d = dict(src_dict)
        observers = []
        _observers = d.pop("observers")
        for observers_item_data in _observers:
            observers_item = Observer.from_dict(observers_item_data)

            observers.append(observers_item)

        observer_list = cls(
            observers=observers,
        )

        observer_list.additional_properties = d
        return observer_list

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
