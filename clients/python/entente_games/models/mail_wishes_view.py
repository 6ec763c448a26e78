from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.mail_wishes_view_wishes import MailWishesViewWishes


T = TypeVar("T", bound="MailWishesView")


@_attrs_define
class MailWishesView:
    """How one is told of what.

    Attributes:
        wishes (MailWishesViewWishes):
    """

    wishes: MailWishesViewWishes
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        wishes = self.wishes.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "wishes": wishes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.mail_wishes_view_wishes import MailWishesViewWishes

        d = dict(src_dict)
        wishes = MailWishesViewWishes.from_dict(d.pop("wishes"))

        mail_wishes_view = cls(
            wishes=wishes,
        )

        mail_wishes_view.additional_properties = d
        return mail_wishes_view

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
