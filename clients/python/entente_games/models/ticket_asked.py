from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="TicketAsked")


@_attrs_define
class TicketAsked:
    """A game of Diplomacy, or topics.

    Attributes:
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
        game_id (int | None | Unset): A Diplomacy game, for its own address /game-events/<game_id>.
        topics (list[str] | None | Unset): For the address /events: diplomacy-game:<game_id> and go-game:<game_id>,
            member:<player_id> for what concerns oneself.
    """

    pseudo: None | str | Unset = UNSET
    game_id: int | None | Unset = UNSET
    topics: list[str] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        game_id: int | None | Unset
        if isinstance(self.game_id, Unset):
            game_id = UNSET
        else:
            game_id = self.game_id

        topics: list[str] | None | Unset
        if isinstance(self.topics, Unset):
            topics = UNSET
        elif isinstance(self.topics, list):
            topics = self.topics

        else:
            topics = self.topics

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo
        if game_id is not UNSET:
            field_dict["game_id"] = game_id
        if topics is not UNSET:
            field_dict["topics"] = topics

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

        def _parse_game_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        game_id = _parse_game_id(d.pop("game_id", UNSET))

        def _parse_topics(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                topics_type_0 = cast(list[str], data)

                return topics_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None | Unset, data)

        topics = _parse_topics(d.pop("topics", UNSET))

        ticket_asked = cls(
            pseudo=pseudo,
            game_id=game_id,
            topics=topics,
        )

        return ticket_asked
