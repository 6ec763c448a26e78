from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="VisitMade")


@_attrs_define
class VisitMade:
    """What was read: everything, or only what is named.

    Attributes:
        role_id (int): The number of a role: 1 and up for players, 0 for the game master.
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
        author_role_id (int | None | Unset): Only the messages of this role.
        group_role_ids (list[int] | None | Unset): Only the messages that went to several: the other roles of that
            thread.
        declarations (bool | Unset): Only the declarations (0 or 1). Default: False.
    """

    role_id: int
    pseudo: None | str | Unset = UNSET
    author_role_id: int | None | Unset = UNSET
    group_role_ids: list[int] | None | Unset = UNSET
    declarations: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        role_id = self.role_id

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        author_role_id: int | None | Unset
        if isinstance(self.author_role_id, Unset):
            author_role_id = UNSET
        else:
            author_role_id = self.author_role_id

        group_role_ids: list[int] | None | Unset
        if isinstance(self.group_role_ids, Unset):
            group_role_ids = UNSET
        elif isinstance(self.group_role_ids, list):
            group_role_ids = self.group_role_ids

        else:
            group_role_ids = self.group_role_ids

        declarations = self.declarations

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "role_id": role_id,
            }
        )
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo
        if author_role_id is not UNSET:
            field_dict["author_role_id"] = author_role_id
        if group_role_ids is not UNSET:
            field_dict["group_role_ids"] = group_role_ids
        if declarations is not UNSET:
            field_dict["declarations"] = declarations

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        role_id = d.pop("role_id")

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        def _parse_author_role_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        author_role_id = _parse_author_role_id(d.pop("author_role_id", UNSET))

        def _parse_group_role_ids(data: object) -> list[int] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                group_role_ids_type_0 = cast(list[int], data)

                return group_role_ids_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None | Unset, data)

        group_role_ids = _parse_group_role_ids(d.pop("group_role_ids", UNSET))

        declarations = d.pop("declarations", UNSET)

        visit_made = cls(
            role_id=role_id,
            pseudo=pseudo,
            author_role_id=author_role_id,
            group_role_ids=group_role_ids,
            declarations=declarations,
        )

        return visit_made
