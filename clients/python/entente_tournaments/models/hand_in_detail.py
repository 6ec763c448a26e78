from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.drawn_hand_seen import DrawnHandSeen
    from ..models.foul_play_seen import FoulPlaySeen
    from ..models.hand_event_seen import HandEventSeen
    from ..models.hand_result_seen import HandResultSeen
    from ..models.hand_seen import HandSeen
    from ..models.player_state_seen import PlayerStateSeen
    from ..models.yaku_seen import YakuSeen


T = TypeVar("T", bound="HandInDetail")


@_attrs_define
class HandInDetail:
    """A hand with everything that happened and follows from it.

    Attributes:
        hand (HandSeen): A hand; its round is the wind and the number, as in 2z4.
        results (list[HandResultSeen]):
        events (list[HandEventSeen]):
        yaku (list[YakuSeen]):
        drawn_hands (list[DrawnHandSeen]):
        player_states (list[PlayerStateSeen]):
        foul_plays (list[FoulPlaySeen]):
    """

    hand: HandSeen
    results: list[HandResultSeen]
    events: list[HandEventSeen]
    yaku: list[YakuSeen]
    drawn_hands: list[DrawnHandSeen]
    player_states: list[PlayerStateSeen]
    foul_plays: list[FoulPlaySeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        hand = self.hand.to_dict()

        results = []
        for results_item_data in self.results:
            results_item = results_item_data.to_dict()
            results.append(results_item)

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        yaku = []
        for yaku_item_data in self.yaku:
            yaku_item = yaku_item_data.to_dict()
            yaku.append(yaku_item)

        drawn_hands = []
        for drawn_hands_item_data in self.drawn_hands:
            drawn_hands_item = drawn_hands_item_data.to_dict()
            drawn_hands.append(drawn_hands_item)

        player_states = []
        for player_states_item_data in self.player_states:
            player_states_item = player_states_item_data.to_dict()
            player_states.append(player_states_item)

        foul_plays = []
        for foul_plays_item_data in self.foul_plays:
            foul_plays_item = foul_plays_item_data.to_dict()
            foul_plays.append(foul_plays_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hand": hand,
                "results": results,
                "events": events,
                "yaku": yaku,
                "drawn_hands": drawn_hands,
                "player_states": player_states,
                "foul_plays": foul_plays,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.drawn_hand_seen import DrawnHandSeen
        from ..models.foul_play_seen import FoulPlaySeen
        from ..models.hand_event_seen import HandEventSeen
        from ..models.hand_result_seen import HandResultSeen
        from ..models.hand_seen import HandSeen
        from ..models.player_state_seen import PlayerStateSeen
        from ..models.yaku_seen import YakuSeen

        d = dict(src_dict)
        hand = HandSeen.from_dict(d.pop("hand"))

        results = []
        _results = d.pop("results")
        for results_item_data in _results:
            results_item = HandResultSeen.from_dict(results_item_data)

            results.append(results_item)

        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = HandEventSeen.from_dict(events_item_data)

            events.append(events_item)

        yaku = []
        _yaku = d.pop("yaku")
        for yaku_item_data in _yaku:
            yaku_item = YakuSeen.from_dict(yaku_item_data)

            yaku.append(yaku_item)

        drawn_hands = []
        _drawn_hands = d.pop("drawn_hands")
        for drawn_hands_item_data in _drawn_hands:
            drawn_hands_item = DrawnHandSeen.from_dict(drawn_hands_item_data)

            drawn_hands.append(drawn_hands_item)

        player_states = []
        _player_states = d.pop("player_states")
        for player_states_item_data in _player_states:
            player_states_item = PlayerStateSeen.from_dict(player_states_item_data)

            player_states.append(player_states_item)

        foul_plays = []
        _foul_plays = d.pop("foul_plays")
        for foul_plays_item_data in _foul_plays:
            foul_plays_item = FoulPlaySeen.from_dict(foul_plays_item_data)

            foul_plays.append(foul_plays_item)

        hand_in_detail = cls(
            hand=hand,
            results=results,
            events=events,
            yaku=yaku,
            drawn_hands=drawn_hands,
            player_states=player_states,
            foul_plays=foul_plays,
        )

        hand_in_detail.additional_properties = d
        return hand_in_detail

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
