from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game_progress_last_hand_type_0 import GameProgressLastHandType0
    from ..models.next_hand import NextHand


T = TypeVar("T", bound="GameProgress")


@_attrs_define
class GameProgress:
    """How far a game is entered, and the last hand with all that follows from its events.

    Attributes:
        stored_events (int):
        hands (int):
        finished (bool):
        scores (list[int]):
        last_hand (GameProgressLastHandType0 | None):
        next_hand (NextHand | None): Null while a hand is played, and at the end.
        ended_by (None | str): Who ended it early: time or dealer.
        may_stop (bool): The dealer who stays may end the game now.
    """

    stored_events: int
    hands: int
    finished: bool
    scores: list[int]
    last_hand: GameProgressLastHandType0 | None
    next_hand: NextHand | None
    ended_by: None | str
    may_stop: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.game_progress_last_hand_type_0 import GameProgressLastHandType0
        from ..models.next_hand import NextHand

        stored_events = self.stored_events

        hands = self.hands

        finished = self.finished

        scores = self.scores

        last_hand: dict[str, Any] | None
        if isinstance(self.last_hand, GameProgressLastHandType0):
            last_hand = self.last_hand.to_dict()
        else:
            last_hand = self.last_hand

        next_hand: dict[str, Any] | None
        if isinstance(self.next_hand, NextHand):
            next_hand = self.next_hand.to_dict()
        else:
            next_hand = self.next_hand

        ended_by: None | str
        ended_by = self.ended_by

        may_stop = self.may_stop

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "stored_events": stored_events,
                "hands": hands,
                "finished": finished,
                "scores": scores,
                "last_hand": last_hand,
                "next_hand": next_hand,
                "ended_by": ended_by,
                "may_stop": may_stop,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.game_progress_last_hand_type_0 import GameProgressLastHandType0
        from ..models.next_hand import NextHand

        d = dict(src_dict)
        stored_events = d.pop("stored_events")

        hands = d.pop("hands")

        finished = d.pop("finished")

        scores = cast(list[int], d.pop("scores"))

        def _parse_last_hand(data: object) -> GameProgressLastHandType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                last_hand_type_0 = GameProgressLastHandType0.from_dict(data)

                return last_hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GameProgressLastHandType0 | None, data)

        last_hand = _parse_last_hand(d.pop("last_hand"))

        def _parse_next_hand(data: object) -> NextHand | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                next_hand_type_0 = NextHand.from_dict(data)

                return next_hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(NextHand | None, data)

        next_hand = _parse_next_hand(d.pop("next_hand"))

        def _parse_ended_by(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        ended_by = _parse_ended_by(d.pop("ended_by"))

        may_stop = d.pop("may_stop")

        game_progress = cls(
            stored_events=stored_events,
            hands=hands,
            finished=finished,
            scores=scores,
            last_hand=last_hand,
            next_hand=next_hand,
            ended_by=ended_by,
            may_stop=may_stop,
        )

        game_progress.additional_properties = d
        return game_progress

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
