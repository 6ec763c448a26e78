from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ListedGame")


@_attrs_define
class ListedGame:
    """A game in a page.

    Attributes:
        description (str):
        name (str):
        variant (str):
        archive (bool):
        anonymous (bool):
        silent (bool):
        fast (bool):
        deadline (str):
        cumulate (bool):
        speed_moves (int):
        cd_possible_moves (bool):
        speed_retreats (int):
        cd_possible_retreats (bool):
        speed_adjustments (int):
        cd_possible_builds (bool):
        cd_possible_removals (bool):
        play_weekend (bool):
        manual (bool):
        access_code (int):
        access_restriction_reliability (int):
        access_restriction_regularity (int):
        access_restriction_performance (int):
        current_advancement (int):
        nb_max_cycles_to_play (int):
        victory_centers (int):
        current_state (int):
        fog (bool):
        no_messages (bool):
        no_press (bool):
        rated (bool):
        pace_moves (int):
        pace_retreats (int):
        pace_adjustments (int):
        grace_hours (int | None):
        deadline_hour (int):
        deadline_timestamp (int | None):
        late (bool):
        paused (bool):
        ending (None | str):
        game_id (int):
    """

    description: str
    name: str
    variant: str
    archive: bool
    anonymous: bool
    silent: bool
    fast: bool
    deadline: str
    cumulate: bool
    speed_moves: int
    cd_possible_moves: bool
    speed_retreats: int
    cd_possible_retreats: bool
    speed_adjustments: int
    cd_possible_builds: bool
    cd_possible_removals: bool
    play_weekend: bool
    manual: bool
    access_code: int
    access_restriction_reliability: int
    access_restriction_regularity: int
    access_restriction_performance: int
    current_advancement: int
    nb_max_cycles_to_play: int
    victory_centers: int
    current_state: int
    fog: bool
    no_messages: bool
    no_press: bool
    rated: bool
    pace_moves: int
    pace_retreats: int
    pace_adjustments: int
    grace_hours: int | None
    deadline_hour: int
    deadline_timestamp: int | None
    late: bool
    paused: bool
    ending: None | str
    game_id: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        description = self.description

        name = self.name

        variant = self.variant

        archive = self.archive

        anonymous = self.anonymous

        silent = self.silent

        fast = self.fast

        deadline = self.deadline

        cumulate = self.cumulate

        speed_moves = self.speed_moves

        cd_possible_moves = self.cd_possible_moves

        speed_retreats = self.speed_retreats

        cd_possible_retreats = self.cd_possible_retreats

        speed_adjustments = self.speed_adjustments

        cd_possible_builds = self.cd_possible_builds

        cd_possible_removals = self.cd_possible_removals

        play_weekend = self.play_weekend

        manual = self.manual

        access_code = self.access_code

        access_restriction_reliability = self.access_restriction_reliability

        access_restriction_regularity = self.access_restriction_regularity

        access_restriction_performance = self.access_restriction_performance

        current_advancement = self.current_advancement

        nb_max_cycles_to_play = self.nb_max_cycles_to_play

        victory_centers = self.victory_centers

        current_state = self.current_state

        fog = self.fog

        no_messages = self.no_messages

        no_press = self.no_press

        rated = self.rated

        pace_moves = self.pace_moves

        pace_retreats = self.pace_retreats

        pace_adjustments = self.pace_adjustments

        grace_hours: int | None
        grace_hours = self.grace_hours

        deadline_hour = self.deadline_hour

        deadline_timestamp: int | None
        deadline_timestamp = self.deadline_timestamp

        late = self.late

        paused = self.paused

        ending: None | str
        ending = self.ending

        game_id = self.game_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "description": description,
                "name": name,
                "variant": variant,
                "archive": archive,
                "anonymous": anonymous,
                "silent": silent,
                "fast": fast,
                "deadline": deadline,
                "cumulate": cumulate,
                "speed_moves": speed_moves,
                "cd_possible_moves": cd_possible_moves,
                "speed_retreats": speed_retreats,
                "cd_possible_retreats": cd_possible_retreats,
                "speed_adjustments": speed_adjustments,
                "cd_possible_builds": cd_possible_builds,
                "cd_possible_removals": cd_possible_removals,
                "play_weekend": play_weekend,
                "manual": manual,
                "access_code": access_code,
                "access_restriction_reliability": access_restriction_reliability,
                "access_restriction_regularity": access_restriction_regularity,
                "access_restriction_performance": access_restriction_performance,
                "current_advancement": current_advancement,
                "nb_max_cycles_to_play": nb_max_cycles_to_play,
                "victory_centers": victory_centers,
                "current_state": current_state,
                "fog": fog,
                "no_messages": no_messages,
                "no_press": no_press,
                "rated": rated,
                "pace_moves": pace_moves,
                "pace_retreats": pace_retreats,
                "pace_adjustments": pace_adjustments,
                "grace_hours": grace_hours,
                "deadline_hour": deadline_hour,
                "deadline_timestamp": deadline_timestamp,
                "late": late,
                "paused": paused,
                "ending": ending,
                "game_id": game_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        description = d.pop("description")

        name = d.pop("name")

        variant = d.pop("variant")

        archive = d.pop("archive")

        anonymous = d.pop("anonymous")

        silent = d.pop("silent")

        fast = d.pop("fast")

        deadline = d.pop("deadline")

        cumulate = d.pop("cumulate")

        speed_moves = d.pop("speed_moves")

        cd_possible_moves = d.pop("cd_possible_moves")

        speed_retreats = d.pop("speed_retreats")

        cd_possible_retreats = d.pop("cd_possible_retreats")

        speed_adjustments = d.pop("speed_adjustments")

        cd_possible_builds = d.pop("cd_possible_builds")

        cd_possible_removals = d.pop("cd_possible_removals")

        play_weekend = d.pop("play_weekend")

        manual = d.pop("manual")

        access_code = d.pop("access_code")

        access_restriction_reliability = d.pop("access_restriction_reliability")

        access_restriction_regularity = d.pop("access_restriction_regularity")

        access_restriction_performance = d.pop("access_restriction_performance")

        current_advancement = d.pop("current_advancement")

        nb_max_cycles_to_play = d.pop("nb_max_cycles_to_play")

        victory_centers = d.pop("victory_centers")

        current_state = d.pop("current_state")

        fog = d.pop("fog")

        no_messages = d.pop("no_messages")

        no_press = d.pop("no_press")

        rated = d.pop("rated")

        pace_moves = d.pop("pace_moves")

        pace_retreats = d.pop("pace_retreats")

        pace_adjustments = d.pop("pace_adjustments")

        def _parse_grace_hours(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        grace_hours = _parse_grace_hours(d.pop("grace_hours"))

        deadline_hour = d.pop("deadline_hour")

        def _parse_deadline_timestamp(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        deadline_timestamp = _parse_deadline_timestamp(d.pop("deadline_timestamp"))

        late = d.pop("late")

        paused = d.pop("paused")

        def _parse_ending(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        ending = _parse_ending(d.pop("ending"))

        game_id = d.pop("game_id")

        listed_game = cls(
            description=description,
            name=name,
            variant=variant,
            archive=archive,
            anonymous=anonymous,
            silent=silent,
            fast=fast,
            deadline=deadline,
            cumulate=cumulate,
            speed_moves=speed_moves,
            cd_possible_moves=cd_possible_moves,
            speed_retreats=speed_retreats,
            cd_possible_retreats=cd_possible_retreats,
            speed_adjustments=speed_adjustments,
            cd_possible_builds=cd_possible_builds,
            cd_possible_removals=cd_possible_removals,
            play_weekend=play_weekend,
            manual=manual,
            access_code=access_code,
            access_restriction_reliability=access_restriction_reliability,
            access_restriction_regularity=access_restriction_regularity,
            access_restriction_performance=access_restriction_performance,
            current_advancement=current_advancement,
            nb_max_cycles_to_play=nb_max_cycles_to_play,
            victory_centers=victory_centers,
            current_state=current_state,
            fog=fog,
            no_messages=no_messages,
            no_press=no_press,
            rated=rated,
            pace_moves=pace_moves,
            pace_retreats=pace_retreats,
            pace_adjustments=pace_adjustments,
            grace_hours=grace_hours,
            deadline_hour=deadline_hour,
            deadline_timestamp=deadline_timestamp,
            late=late,
            paused=paused,
            ending=ending,
            game_id=game_id,
        )

        listed_game.additional_properties = d
        return listed_game

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
