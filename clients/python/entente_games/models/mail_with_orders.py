from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="MailWithOrders")


@_attrs_define
class MailWithOrders:
    """What the mail gateway read.

    Attributes:
        game (str): The game's name.
        role (str): Name, letter or number.
        key (str): The order key.
        sender (str): The address the mail came from.
        text (str): The orders.
    """

    game: str
    role: str
    key: str
    sender: str
    text: str

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        role = self.role

        key = self.key

        sender = self.sender

        text = self.text

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "role": role,
                "key": key,
                "sender": sender,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        game = d.pop("game")

        role = d.pop("role")

        key = d.pop("key")

        sender = d.pop("sender")

        text = d.pop("text")

        mail_with_orders = cls(
            game=game,
            role=role,
            key=key,
            sender=sender,
            text=text,
        )

        return mail_with_orders
