from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.state import State

T = TypeVar("T", bound="OutboxMail")


@_attrs_define
class OutboxMail:
    """A mail and what became of it.

    Attributes:
        id (int):
        state (State):
        caller (str): The service that asked for it.
        template (str):
        player_id (int | None):
        address (None | str):
        subject (str):
        body (str): Only of a mail that is kept here because there is no mail server; what was sent is not stored any
            more.
        attempts (int):
        trouble (None | str): What the last try ended in.
        created_at (datetime.datetime):
        next_try_at (datetime.datetime | None):
        done_at (datetime.datetime | None):
    """

    id: int
    state: State
    caller: str
    template: str
    player_id: int | None
    address: None | str
    subject: str
    body: str
    attempts: int
    trouble: None | str
    created_at: datetime.datetime
    next_try_at: datetime.datetime | None
    done_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        state = self.state.value

        caller = self.caller

        template = self.template

        player_id: int | None
        player_id = self.player_id

        address: None | str
        address = self.address

        subject = self.subject

        body = self.body

        attempts = self.attempts

        trouble: None | str
        trouble = self.trouble

        created_at = self.created_at.isoformat()

        next_try_at: None | str
        if isinstance(self.next_try_at, datetime.datetime):
            next_try_at = self.next_try_at.isoformat()
        else:
            next_try_at = self.next_try_at

        done_at: None | str
        if isinstance(self.done_at, datetime.datetime):
            done_at = self.done_at.isoformat()
        else:
            done_at = self.done_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "state": state,
                "caller": caller,
                "template": template,
                "player_id": player_id,
                "address": address,
                "subject": subject,
                "body": body,
                "attempts": attempts,
                "trouble": trouble,
                "created_at": created_at,
                "next_try_at": next_try_at,
                "done_at": done_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        state = State(d.pop("state"))

        caller = d.pop("caller")

        template = d.pop("template")

        def _parse_player_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        player_id = _parse_player_id(d.pop("player_id"))

        def _parse_address(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        address = _parse_address(d.pop("address"))

        subject = d.pop("subject")

        body = d.pop("body")

        attempts = d.pop("attempts")

        def _parse_trouble(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        trouble = _parse_trouble(d.pop("trouble"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_next_try_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                next_try_at_type_0 = datetime.datetime.fromisoformat(data)

                return next_try_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        next_try_at = _parse_next_try_at(d.pop("next_try_at"))

        def _parse_done_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                done_at_type_0 = datetime.datetime.fromisoformat(data)

                return done_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        done_at = _parse_done_at(d.pop("done_at"))

        outbox_mail = cls(
            id=id,
            state=state,
            caller=caller,
            template=template,
            player_id=player_id,
            address=address,
            subject=subject,
            body=body,
            attempts=attempts,
            trouble=trouble,
            created_at=created_at,
            next_try_at=next_try_at,
            done_at=done_at,
        )

        outbox_mail.additional_properties = d
        return outbox_mail

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
