from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.handed_over_language_type_0 import HandedOverLanguageType0
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.handed_over_values import HandedOverValues


T = TypeVar("T", bound="HandedOver")


@_attrs_define
class HandedOver:
    """A mail to a member, or to an address.

    Attributes:
        key (str): Names this mail among those of the calling service: the same key again makes no second mail.
        template (str): Which text: one of services/emails/templates.
        values (HandedOverValues | Unset): What the text is filled with.
        language (HandedOverLanguageType0 | None | Unset): The reader's own language if not given.
        player_id (int | None | Unset): The member who reads it.
        address (None | str | Unset): The address, instead of a member.
    """

    key: str
    template: str
    values: HandedOverValues | Unset = UNSET
    language: HandedOverLanguageType0 | None | Unset = UNSET
    player_id: int | None | Unset = UNSET
    address: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        key = self.key

        template = self.template

        values: dict[str, Any] | Unset = UNSET
        if not isinstance(self.values, Unset):
            values = self.values.to_dict()

        language: None | str | Unset
        if isinstance(self.language, Unset):
            language = UNSET
        elif isinstance(self.language, HandedOverLanguageType0):
            language = self.language.value
        else:
            language = self.language

        player_id: int | None | Unset
        if isinstance(self.player_id, Unset):
            player_id = UNSET
        else:
            player_id = self.player_id

        address: None | str | Unset
        if isinstance(self.address, Unset):
            address = UNSET
        else:
            address = self.address

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "key": key,
                "template": template,
            }
        )
        if values is not UNSET:
            field_dict["values"] = values
        if language is not UNSET:
            field_dict["language"] = language
        if player_id is not UNSET:
            field_dict["player_id"] = player_id
        if address is not UNSET:
            field_dict["address"] = address

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.handed_over_values import HandedOverValues

        d = dict(src_dict)
        key = d.pop("key")

        template = d.pop("template")

        _values = d.pop("values", UNSET)
        values: HandedOverValues | Unset
        if isinstance(_values, Unset):
            values = UNSET
        else:
            values = HandedOverValues.from_dict(_values)

        def _parse_language(data: object) -> HandedOverLanguageType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                language_type_0 = HandedOverLanguageType0(data)

                return language_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HandedOverLanguageType0 | None | Unset, data)

        language = _parse_language(d.pop("language", UNSET))

        def _parse_player_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        player_id = _parse_player_id(d.pop("player_id", UNSET))

        def _parse_address(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        address = _parse_address(d.pop("address", UNSET))

        handed_over = cls(
            key=key,
            template=template,
            values=values,
            language=language,
            player_id=player_id,
            address=address,
        )

        return handed_over
