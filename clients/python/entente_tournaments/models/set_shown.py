from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.board_seen import BoardSeen
    from ..models.player_shown import PlayerShown
    from ..models.rank_shown import RankShown
    from ..models.table_seat_shown import TableSeatShown


T = TypeVar("T", bound="SetShown")


@_attrs_define
class SetShown:
    """One tournament on a screen; `shows` says what stands in the columns.

    `boards`: boards; `players`, `check_in`: players; `ranking`, `crosstable`: ranks; `tables` and
    (by name) `seats`: seats of tables.

        Attributes:
            tournament_id (int):
            tournament (str):
            version (int):
            title (str):
            shows (str):
            round_ (int):
            playing (bool):
            planned_rounds (int):
            check_in_open (bool):
            illegal_moves (int):
            headings (list[str]):
            count (int):
            columns (list[list[BoardSeen | PlayerShown | RankShown | TableSeatShown]]):
    """

    tournament_id: int
    tournament: str
    version: int
    title: str
    shows: str
    round_: int
    playing: bool
    planned_rounds: int
    check_in_open: bool
    illegal_moves: int
    headings: list[str]
    count: int
    columns: list[list[BoardSeen | PlayerShown | RankShown | TableSeatShown]]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.board_seen import BoardSeen
        from ..models.player_shown import PlayerShown
        from ..models.table_seat_shown import TableSeatShown

        tournament_id = self.tournament_id

        tournament = self.tournament

        version = self.version

        title = self.title

        shows = self.shows

        round_ = self.round_

        playing = self.playing

        planned_rounds = self.planned_rounds

        check_in_open = self.check_in_open

        illegal_moves = self.illegal_moves

        headings = self.headings

        count = self.count

        columns = []
        for columns_item_data in self.columns:
            columns_item = []
            for columns_item_item_data in columns_item_data:
                columns_item_item: dict[str, Any]
                if (
                    isinstance(columns_item_item_data, BoardSeen)
                    or isinstance(columns_item_item_data, PlayerShown)
                    or isinstance(columns_item_item_data, TableSeatShown)
                ):
                    columns_item_item = columns_item_item_data.to_dict()
                else:
                    columns_item_item = columns_item_item_data.to_dict()

                columns_item.append(columns_item_item)

            columns.append(columns_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tournament_id": tournament_id,
                "tournament": tournament,
                "version": version,
                "title": title,
                "shows": shows,
                "round": round_,
                "playing": playing,
                "planned_rounds": planned_rounds,
                "check_in_open": check_in_open,
                "illegal_moves": illegal_moves,
                "headings": headings,
                "count": count,
                "columns": columns,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.board_seen import BoardSeen
        from ..models.player_shown import PlayerShown
        from ..models.rank_shown import RankShown
        from ..models.table_seat_shown import TableSeatShown

        d = dict(src_dict)
        tournament_id = d.pop("tournament_id")

        tournament = d.pop("tournament")

        version = d.pop("version")

        title = d.pop("title")

        shows = d.pop("shows")

        round_ = d.pop("round")

        playing = d.pop("playing")

        planned_rounds = d.pop("planned_rounds")

        check_in_open = d.pop("check_in_open")

        illegal_moves = d.pop("illegal_moves")

        headings = cast(list[str], d.pop("headings"))

        count = d.pop("count")

        columns = []
        _columns = d.pop("columns")
        for columns_item_data in _columns:
            columns_item = []
            _columns_item = columns_item_data
            for columns_item_item_data in _columns_item:

                def _parse_columns_item_item(
                    data: object,
                ) -> BoardSeen | PlayerShown | RankShown | TableSeatShown:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        columns_item_item_type_0 = BoardSeen.from_dict(data)

                        return columns_item_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        columns_item_item_type_1 = PlayerShown.from_dict(data)

                        return columns_item_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        columns_item_item_type_2 = TableSeatShown.from_dict(data)

                        return columns_item_item_type_2
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    if not isinstance(data, dict):
                        raise TypeError()
                    columns_item_item_type_3 = RankShown.from_dict(data)

                    return columns_item_item_type_3

                columns_item_item = _parse_columns_item_item(columns_item_item_data)

                columns_item.append(columns_item_item)

            columns.append(columns_item)

        set_shown = cls(
            tournament_id=tournament_id,
            tournament=tournament,
            version=version,
            title=title,
            shows=shows,
            round_=round_,
            playing=playing,
            planned_rounds=planned_rounds,
            check_in_open=check_in_open,
            illegal_moves=illegal_moves,
            headings=headings,
            count=count,
            columns=columns,
        )

        set_shown.additional_properties = d
        return set_shown

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
