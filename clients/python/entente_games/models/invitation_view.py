from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.settings_view import SettingsView


T = TypeVar("T", bound="InvitationView")


@_attrs_define
class InvitationView:
    """An invitation: both proposals seen by the reader, and in what they differ.

    Attributes:
        game_id (int):
        opponent_id (int):
        opponent (str):
        opponent_rating (float | None):
        opponent_rank (str):
        text (str):
        answer_is_yours (bool):
        proposed (SettingsView): How a game is to be played.
        your_proposal (SettingsView): How a game is to be played.
        differences (list[str]):
        shape_id (int):
        shape_snapshot (str):
        expires_at (datetime.datetime | None):
    """

    game_id: int
    opponent_id: int
    opponent: str
    opponent_rating: float | None
    opponent_rank: str
    text: str
    answer_is_yours: bool
    proposed: SettingsView
    your_proposal: SettingsView
    differences: list[str]
    shape_id: int
    shape_snapshot: str
    expires_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game_id = self.game_id

        opponent_id = self.opponent_id

        opponent = self.opponent

        opponent_rating: float | None
        opponent_rating = self.opponent_rating

        opponent_rank = self.opponent_rank

        text = self.text

        answer_is_yours = self.answer_is_yours

        proposed = self.proposed.to_dict()

        your_proposal = self.your_proposal.to_dict()

        differences = self.differences

        shape_id = self.shape_id

        shape_snapshot = self.shape_snapshot

        expires_at: None | str
        if isinstance(self.expires_at, datetime.datetime):
            expires_at = self.expires_at.isoformat()
        else:
            expires_at = self.expires_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game_id": game_id,
                "opponent_id": opponent_id,
                "opponent": opponent,
                "opponent_rating": opponent_rating,
                "opponent_rank": opponent_rank,
                "text": text,
                "answer_is_yours": answer_is_yours,
                "proposed": proposed,
                "your_proposal": your_proposal,
                "differences": differences,
                "shape_id": shape_id,
                "shape_snapshot": shape_snapshot,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.settings_view import SettingsView

        d = dict(src_dict)
        game_id = d.pop("game_id")

        opponent_id = d.pop("opponent_id")

        opponent = d.pop("opponent")

        def _parse_opponent_rating(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        opponent_rating = _parse_opponent_rating(d.pop("opponent_rating"))

        opponent_rank = d.pop("opponent_rank")

        text = d.pop("text")

        answer_is_yours = d.pop("answer_is_yours")

        proposed = SettingsView.from_dict(d.pop("proposed"))

        your_proposal = SettingsView.from_dict(d.pop("your_proposal"))

        differences = cast(list[str], d.pop("differences"))

        shape_id = d.pop("shape_id")

        shape_snapshot = d.pop("shape_snapshot")

        def _parse_expires_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                expires_at_type_0 = datetime.datetime.fromisoformat(data)

                return expires_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        expires_at = _parse_expires_at(d.pop("expires_at"))

        invitation_view = cls(
            game_id=game_id,
            opponent_id=opponent_id,
            opponent=opponent,
            opponent_rating=opponent_rating,
            opponent_rank=opponent_rank,
            text=text,
            answer_is_yours=answer_is_yours,
            proposed=proposed,
            your_proposal=your_proposal,
            differences=differences,
            shape_id=shape_id,
            shape_snapshot=shape_snapshot,
            expires_at=expires_at,
        )

        invitation_view.additional_properties = d
        return invitation_view

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
