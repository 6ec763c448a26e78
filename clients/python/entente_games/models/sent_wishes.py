from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="SentWishes")


@_attrs_define
class SentWishes:
    """Which mails one wants; whatever is left out stays as it is.

    Attributes:
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
        adjudication (bool | None | Unset): A phase was adjudicated (0 or 1).
        deadline_near (bool | None | Unset): The deadline is near (0 or 1).
        message (bool | None | Unset): A message for one's role (0 or 1).
        declaration (bool | None | Unset): A declaration (0 or 1).
        digest (bool | None | Unset): One mail a day at most of each kind, instead of one each time (0 or 1).
    """

    pseudo: None | str | Unset = UNSET
    adjudication: bool | None | Unset = UNSET
    deadline_near: bool | None | Unset = UNSET
    message: bool | None | Unset = UNSET
    declaration: bool | None | Unset = UNSET
    digest: bool | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        adjudication: bool | None | Unset
        if isinstance(self.adjudication, Unset):
            adjudication = UNSET
        else:
            adjudication = self.adjudication

        deadline_near: bool | None | Unset
        if isinstance(self.deadline_near, Unset):
            deadline_near = UNSET
        else:
            deadline_near = self.deadline_near

        message: bool | None | Unset
        if isinstance(self.message, Unset):
            message = UNSET
        else:
            message = self.message

        declaration: bool | None | Unset
        if isinstance(self.declaration, Unset):
            declaration = UNSET
        else:
            declaration = self.declaration

        digest: bool | None | Unset
        if isinstance(self.digest, Unset):
            digest = UNSET
        else:
            digest = self.digest

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo
        if adjudication is not UNSET:
            field_dict["adjudication"] = adjudication
        if deadline_near is not UNSET:
            field_dict["deadline_near"] = deadline_near
        if message is not UNSET:
            field_dict["message"] = message
        if declaration is not UNSET:
            field_dict["declaration"] = declaration
        if digest is not UNSET:
            field_dict["digest"] = digest

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        def _parse_adjudication(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        adjudication = _parse_adjudication(d.pop("adjudication", UNSET))

        def _parse_deadline_near(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        deadline_near = _parse_deadline_near(d.pop("deadline_near", UNSET))

        def _parse_message(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        message = _parse_message(d.pop("message", UNSET))

        def _parse_declaration(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        declaration = _parse_declaration(d.pop("declaration", UNSET))

        def _parse_digest(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        digest = _parse_digest(d.pop("digest", UNSET))

        sent_wishes = cls(
            pseudo=pseudo,
            adjudication=adjudication,
            deadline_near=deadline_near,
            message=message,
            declaration=declaration,
            digest=digest,
        )

        return sent_wishes
