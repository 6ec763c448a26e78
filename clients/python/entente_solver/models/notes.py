from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.notes_adjacent_convoy import NotesAdjacentConvoy
from ..models.notes_convoy_retreat import NotesConvoyRetreat
from ..models.notes_lang import NotesLang
from ..models.notes_removal import NotesRemoval
from ..types import UNSET, Unset

T = TypeVar("T", bound="Notes")


@_attrs_define
class Notes:
    """A text to read, or orders to write; one of the two.

    Attributes:
        variant (Any): The name of a variant, or the whole variant as an object.
        adjacent_convoy (NotesAdjacentConvoy | Unset): DATC 4.A.3: datc2 lets an army walk when no whole convoy is
            ordered. Default: NotesAdjacentConvoy.DATC3.
        removal (NotesRemoval | Unset): DATC 4.D.8: what the distance in civil disorder is counted from. Default:
            NotesRemoval.HOME.
        convoy_retreat (NotesConvoyRetreat | Unset): DATC 4.A.5: retreats to where a convoyed attacker came from.
            Default: NotesConvoyRetreat.ALLOWED.
        lang (NotesLang | Unset): The language of the reports. Default: NotesLang.FR.
        text (None | str | Unset): One order a line; a role's name may head its orders.
        orders (Any | Unset): Rows as /solve takes them, or with the unit type.
        situation (Any | Unset): The board, to write which unit is helped.
        role (int | Unset): Whose orders the text holds until a heading says. Default: 0.
        names (Any | Unset): Names of roles, zones and coasts; ours if left out.
        partial (bool | Unset): Read what can be read and tell the other lines, instead of refusing. Default: False.
    """

    variant: Any
    adjacent_convoy: NotesAdjacentConvoy | Unset = NotesAdjacentConvoy.DATC3
    removal: NotesRemoval | Unset = NotesRemoval.HOME
    convoy_retreat: NotesConvoyRetreat | Unset = NotesConvoyRetreat.ALLOWED
    lang: NotesLang | Unset = NotesLang.FR
    text: None | str | Unset = UNSET
    orders: Any | Unset = UNSET
    situation: Any | Unset = UNSET
    role: int | Unset = 0
    names: Any | Unset = UNSET
    partial: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        variant = self.variant

        adjacent_convoy: str | Unset = UNSET
        if not isinstance(self.adjacent_convoy, Unset):
            adjacent_convoy = self.adjacent_convoy.value

        removal: str | Unset = UNSET
        if not isinstance(self.removal, Unset):
            removal = self.removal.value

        convoy_retreat: str | Unset = UNSET
        if not isinstance(self.convoy_retreat, Unset):
            convoy_retreat = self.convoy_retreat.value

        lang: str | Unset = UNSET
        if not isinstance(self.lang, Unset):
            lang = self.lang.value

        text: None | str | Unset
        if isinstance(self.text, Unset):
            text = UNSET
        else:
            text = self.text

        orders = self.orders

        situation = self.situation

        role = self.role

        names = self.names

        partial = self.partial

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "variant": variant,
            }
        )
        if adjacent_convoy is not UNSET:
            field_dict["adjacent_convoy"] = adjacent_convoy
        if removal is not UNSET:
            field_dict["removal"] = removal
        if convoy_retreat is not UNSET:
            field_dict["convoy_retreat"] = convoy_retreat
        if lang is not UNSET:
            field_dict["lang"] = lang
        if text is not UNSET:
            field_dict["text"] = text
        if orders is not UNSET:
            field_dict["orders"] = orders
        if situation is not UNSET:
            field_dict["situation"] = situation
        if role is not UNSET:
            field_dict["role"] = role
        if names is not UNSET:
            field_dict["names"] = names
        if partial is not UNSET:
            field_dict["partial"] = partial

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        variant = d.pop("variant")

        _adjacent_convoy = d.pop("adjacent_convoy", UNSET)
        adjacent_convoy: NotesAdjacentConvoy | Unset
        if isinstance(_adjacent_convoy, Unset):
            adjacent_convoy = UNSET
        else:
            adjacent_convoy = NotesAdjacentConvoy(_adjacent_convoy)

        _removal = d.pop("removal", UNSET)
        removal: NotesRemoval | Unset
        if isinstance(_removal, Unset):
            removal = UNSET
        else:
            removal = NotesRemoval(_removal)

        _convoy_retreat = d.pop("convoy_retreat", UNSET)
        convoy_retreat: NotesConvoyRetreat | Unset
        if isinstance(_convoy_retreat, Unset):
            convoy_retreat = UNSET
        else:
            convoy_retreat = NotesConvoyRetreat(_convoy_retreat)

        _lang = d.pop("lang", UNSET)
        lang: NotesLang | Unset
        if isinstance(_lang, Unset):
            lang = UNSET
        else:
            lang = NotesLang(_lang)

        def _parse_text(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        text = _parse_text(d.pop("text", UNSET))

        orders = d.pop("orders", UNSET)

        situation = d.pop("situation", UNSET)

        role = d.pop("role", UNSET)

        names = d.pop("names", UNSET)

        partial = d.pop("partial", UNSET)

        notes = cls(
            variant=variant,
            adjacent_convoy=adjacent_convoy,
            removal=removal,
            convoy_retreat=convoy_retreat,
            lang=lang,
            text=text,
            orders=orders,
            situation=situation,
            role=role,
            names=names,
            partial=partial,
        )

        return notes
