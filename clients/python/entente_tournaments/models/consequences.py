from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.consequence_seen import ConsequenceSeen


T = TypeVar("T", bound="Consequences")


@_attrs_define
class Consequences:
    """Everything that a correction changes.

    Attributes:
        token (str): To be sent with the same changes to accept them.
        finished (bool):
        consequences (list[ConsequenceSeen]):
    """

    token: str
    finished: bool
    consequences: list[ConsequenceSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        token = self.token

        finished = self.finished

        consequences = []
        for consequences_item_data in self.consequences:
            consequences_item = consequences_item_data.to_dict()
            consequences.append(consequences_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "token": token,
                "finished": finished,
                "consequences": consequences,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.consequence_seen import ConsequenceSeen

        d = dict(src_dict)
        token = d.pop("token")

        finished = d.pop("finished")

        consequences = []
        _consequences = d.pop("consequences")
        for consequences_item_data in _consequences:
            consequences_item = ConsequenceSeen.from_dict(consequences_item_data)

            consequences.append(consequences_item)

        consequences = cls(
            token=token,
            finished=finished,
            consequences=consequences,
        )

        consequences.additional_properties = d
        return consequences

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
