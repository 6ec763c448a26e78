from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    Self,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.byo_type import ByoType
from ..models.jigo_mode import JigoMode
from ..models.ruleset import Ruleset
from ..types import UNSET, Unset

T = TypeVar("T", bound="PairingWanted")


@_attrs_define
class PairingWanted:
    """The game of a board; the tournament has decided on colours, handicap and komi.

    Attributes:
        tournament_id (int): The tournament; 0 for a challenge on a ladder.
        black (str): The name a member is known by, 3 to 12 characters.
        white (str): The name a member is known by, 3 to 12 characters.
        size (int | Unset): Lines of the board. Default: 19.
        ruleset (Ruleset | Unset):
        handicap_type (Literal['black'] | Unset): Handicap and komi are as sent, never computed. Default: 'black'.
        handicap (int | Unset): Handicap stones where none is computed. Default: 0.
        komi (float | Unset): White's points. Default: 6.5.
        adjust_handicap (int | Unset): Added to a computed handicap. Default: 0.
        minimum_handicap (int | Unset): Least computed handicap. Default: 0.
        maximum_handicap (int | Unset): Most; -1 suits the board. Default: -1.
        adjust_komi (float | Unset): Added to a computed komi. Default: 0.0.
        jigo_mode (JigoMode | Unset):
        byo_type (ByoType | Unset):
        main_time (int | Unset): Hours; a day of play has 15. Default: 210.
        byo_time (int | Unset): Hours per period, or added per move. Default: 15.
        byo_periods (int | Unset): Periods, or stones per period. Default: 0.
        rated (bool | Unset): Whether the result changes the ratings. Default: False.
        standard_handicap (bool | Unset): Handicap on its usual points. Default: True.
        weekend_clock (bool | Unset): Whether clocks run on weekends (UTC). Default: True.
        shape_id (int | Unset): Begin with this shape; 0 for an empty board. Default: 0.
        stops_for_vacation (bool | Unset): Whether vacations, also automatic ones, stop the clocks of this game.
            Default: True.
    """

    tournament_id: int
    black: str
    white: str
    size: int | Unset = 19
    ruleset: Ruleset | Unset = UNSET
    handicap_type: Literal["black"] | Unset = "black"
    handicap: int | Unset = 0
    komi: float | Unset = 6.5
    adjust_handicap: int | Unset = 0
    minimum_handicap: int | Unset = 0
    maximum_handicap: int | Unset = -1
    adjust_komi: float | Unset = 0.0
    jigo_mode: JigoMode | Unset = UNSET
    byo_type: ByoType | Unset = UNSET
    main_time: int | Unset = 210
    byo_time: int | Unset = 15
    byo_periods: int | Unset = 0
    rated: bool | Unset = False
    standard_handicap: bool | Unset = True
    weekend_clock: bool | Unset = True
    shape_id: int | Unset = 0
    stops_for_vacation: bool | Unset = True

    def to_dict(self) -> dict[str, Any]:
        tournament_id = self.tournament_id

        black = self.black

        white = self.white

        size = self.size

        ruleset: str | Unset = UNSET
        if not isinstance(self.ruleset, Unset):
            ruleset = self.ruleset.value

        handicap_type = self.handicap_type

        handicap = self.handicap

        komi = self.komi

        adjust_handicap = self.adjust_handicap

        minimum_handicap = self.minimum_handicap

        maximum_handicap = self.maximum_handicap

        adjust_komi = self.adjust_komi

        jigo_mode: str | Unset = UNSET
        if not isinstance(self.jigo_mode, Unset):
            jigo_mode = self.jigo_mode.value

        byo_type: str | Unset = UNSET
        if not isinstance(self.byo_type, Unset):
            byo_type = self.byo_type.value

        main_time = self.main_time

        byo_time = self.byo_time

        byo_periods = self.byo_periods

        rated = self.rated

        standard_handicap = self.standard_handicap

        weekend_clock = self.weekend_clock

        shape_id = self.shape_id

        stops_for_vacation = self.stops_for_vacation

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "tournament_id": tournament_id,
                "black": black,
                "white": white,
            }
        )
        if size is not UNSET:
            field_dict["size"] = size
        if ruleset is not UNSET:
            field_dict["ruleset"] = ruleset
        if handicap_type is not UNSET:
            field_dict["handicap_type"] = handicap_type
        if handicap is not UNSET:
            field_dict["handicap"] = handicap
        if komi is not UNSET:
            field_dict["komi"] = komi
        if adjust_handicap is not UNSET:
            field_dict["adjust_handicap"] = adjust_handicap
        if minimum_handicap is not UNSET:
            field_dict["minimum_handicap"] = minimum_handicap
        if maximum_handicap is not UNSET:
            field_dict["maximum_handicap"] = maximum_handicap
        if adjust_komi is not UNSET:
            field_dict["adjust_komi"] = adjust_komi
        if jigo_mode is not UNSET:
            field_dict["jigo_mode"] = jigo_mode
        if byo_type is not UNSET:
            field_dict["byo_type"] = byo_type
        if main_time is not UNSET:
            field_dict["main_time"] = main_time
        if byo_time is not UNSET:
            field_dict["byo_time"] = byo_time
        if byo_periods is not UNSET:
            field_dict["byo_periods"] = byo_periods
        if rated is not UNSET:
            field_dict["rated"] = rated
        if standard_handicap is not UNSET:
            field_dict["standard_handicap"] = standard_handicap
        if weekend_clock is not UNSET:
            field_dict["weekend_clock"] = weekend_clock
        if shape_id is not UNSET:
            field_dict["shape_id"] = shape_id
        if stops_for_vacation is not UNSET:
            field_dict["stops_for_vacation"] = stops_for_vacation

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        tournament_id = d.pop("tournament_id")

        black = d.pop("black")

        white = d.pop("white")

        size = d.pop("size", UNSET)

        _ruleset = d.pop("ruleset", UNSET)
        ruleset: Ruleset | Unset
        if isinstance(_ruleset, Unset):
            ruleset = UNSET
        else:
            ruleset = Ruleset(_ruleset)

        handicap_type = cast(Literal["black"] | Unset, d.pop("handicap_type", UNSET))
        if handicap_type != "black" and not isinstance(handicap_type, Unset):
            raise ValueError(
                f"handicap_type must match const 'black', got '{handicap_type}'"
            )

        handicap = d.pop("handicap", UNSET)

        komi = d.pop("komi", UNSET)

        adjust_handicap = d.pop("adjust_handicap", UNSET)

        minimum_handicap = d.pop("minimum_handicap", UNSET)

        maximum_handicap = d.pop("maximum_handicap", UNSET)

        adjust_komi = d.pop("adjust_komi", UNSET)

        _jigo_mode = d.pop("jigo_mode", UNSET)
        jigo_mode: JigoMode | Unset
        if isinstance(_jigo_mode, Unset):
            jigo_mode = UNSET
        else:
            jigo_mode = JigoMode(_jigo_mode)

        _byo_type = d.pop("byo_type", UNSET)
        byo_type: ByoType | Unset
        if isinstance(_byo_type, Unset):
            byo_type = UNSET
        else:
            byo_type = ByoType(_byo_type)

        main_time = d.pop("main_time", UNSET)

        byo_time = d.pop("byo_time", UNSET)

        byo_periods = d.pop("byo_periods", UNSET)

        rated = d.pop("rated", UNSET)

        standard_handicap = d.pop("standard_handicap", UNSET)

        weekend_clock = d.pop("weekend_clock", UNSET)

        shape_id = d.pop("shape_id", UNSET)

        stops_for_vacation = d.pop("stops_for_vacation", UNSET)

        pairing_wanted = cls(
            tournament_id=tournament_id,
            black=black,
            white=white,
            size=size,
            ruleset=ruleset,
            handicap_type=handicap_type,
            handicap=handicap,
            komi=komi,
            adjust_handicap=adjust_handicap,
            minimum_handicap=minimum_handicap,
            maximum_handicap=maximum_handicap,
            adjust_komi=adjust_komi,
            jigo_mode=jigo_mode,
            byo_type=byo_type,
            main_time=main_time,
            byo_time=byo_time,
            byo_periods=byo_periods,
            rated=rated,
            standard_handicap=standard_handicap,
            weekend_clock=weekend_clock,
            shape_id=shape_id,
            stops_for_vacation=stops_for_vacation,
        )

        return pairing_wanted
