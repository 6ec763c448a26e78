from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="NewMessage")


@_attrs_define
class NewMessage:
    """A message from a role to another one, or to several.

    Attributes:
        role_id (int): The number of a role: 1 and up for players, 0 for the game master.
        content (str): The text, up to 20,000 characters.
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
        dest_role_id (int | None | Unset): The number of a role, where it matters which.
        dest_role_ids (list[int] | None | Unset): Several addressees at once, instead of dest_role_id.
    """

    role_id: int
    content: str
    pseudo: None | str | Unset = UNSET
    dest_role_id: int | None | Unset = UNSET
    dest_role_ids: list[int] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        role_id = self.role_id

        content = self.content

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        dest_role_id: int | None | Unset
        if isinstance(self.dest_role_id, Unset):
            dest_role_id = UNSET
        else:
            dest_role_id = self.dest_role_id

        dest_role_ids: list[int] | None | Unset
        if isinstance(self.dest_role_ids, Unset):
            dest_role_ids = UNSET
        elif isinstance(self.dest_role_ids, list):
            dest_role_ids = self.dest_role_ids

        else:
            dest_role_ids = self.dest_role_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "role_id": role_id,
                "content": content,
            }
        )
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo
        if dest_role_id is not UNSET:
            field_dict["dest_role_id"] = dest_role_id
        if dest_role_ids is not UNSET:
            field_dict["dest_role_ids"] = dest_role_ids

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        role_id = d.pop("role_id")

        content = d.pop("content")

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        def _parse_dest_role_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        dest_role_id = _parse_dest_role_id(d.pop("dest_role_id", UNSET))

        def _parse_dest_role_ids(data: object) -> list[int] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                dest_role_ids_type_0 = cast(list[int], data)

                return dest_role_ids_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None | Unset, data)

        dest_role_ids = _parse_dest_role_ids(d.pop("dest_role_ids", UNSET))

        new_message = cls(
            role_id=role_id,
            content=content,
            pseudo=pseudo,
            dest_role_id=dest_role_id,
            dest_role_ids=dest_role_ids,
        )

        return new_message
