from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.pseudos_by_id_pseudos import PseudosByIdPseudos


T = TypeVar("T", bound="PseudosById")


@_attrs_define
class PseudosById:
    """The pseudos of those who are members, by id.

    Attributes:
        pseudos (PseudosByIdPseudos):
    """

    pseudos: PseudosByIdPseudos
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        pseudos = self.pseudos.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "pseudos": pseudos,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.pseudos_by_id_pseudos import PseudosByIdPseudos

        d = dict(src_dict)
        pseudos = PseudosByIdPseudos.from_dict(d.pop("pseudos"))

        pseudos_by_id = cls(
            pseudos=pseudos,
        )

        pseudos_by_id.additional_properties = d
        return pseudos_by_id

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
