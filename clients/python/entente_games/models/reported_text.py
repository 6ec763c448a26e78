from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.kind_input import KindInput
from ..types import UNSET, Unset

T = TypeVar("T", bound="ReportedText")


@_attrs_define
class ReportedText:
    """Which text offends, and why.

    A message or declaration of Diplomacy is found by its author and its time; a message, an offer
    or a shape of Go by its number; a comment of Go by its game, its move and its author.

        Attributes:
            kind (KindInput):
            reason (str): What is wrong with it.
            pseudo (None | str | Unset): The caller's own pseudo, as in his token.
            game_id (int | Unset): The game's number; not for messages, offers and shapes of Go. Default: 0.
            author_role (int | Unset): Who wrote it, in Diplomacy; not for a game. Default: 0.
            time_stamp (int | Unset): When, in Diplomacy; not for a game. Default: 0.
            number (int | Unset): Of a message, offer or shape of Go; of a comment, that of the move. Default: 0.
            author_id (int | Unset): Who wrote a comment of Go. Default: 0.
    """

    kind: KindInput
    reason: str
    pseudo: None | str | Unset = UNSET
    game_id: int | Unset = 0
    author_role: int | Unset = 0
    time_stamp: int | Unset = 0
    number: int | Unset = 0
    author_id: int | Unset = 0

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        reason = self.reason

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        game_id = self.game_id

        author_role = self.author_role

        time_stamp = self.time_stamp

        number = self.number

        author_id = self.author_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "reason": reason,
            }
        )
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo
        if game_id is not UNSET:
            field_dict["game_id"] = game_id
        if author_role is not UNSET:
            field_dict["author_role"] = author_role
        if time_stamp is not UNSET:
            field_dict["time_stamp"] = time_stamp
        if number is not UNSET:
            field_dict["number"] = number
        if author_id is not UNSET:
            field_dict["author_id"] = author_id

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        kind = KindInput(d.pop("kind"))

        reason = d.pop("reason")

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        game_id = d.pop("game_id", UNSET)

        author_role = d.pop("author_role", UNSET)

        time_stamp = d.pop("time_stamp", UNSET)

        number = d.pop("number", UNSET)

        author_id = d.pop("author_id", UNSET)

        reported_text = cls(
            kind=kind,
            reason=reason,
            pseudo=pseudo,
            game_id=game_id,
            author_role=author_role,
            time_stamp=time_stamp,
            number=number,
            author_id=author_id,
        )

        return reported_text
