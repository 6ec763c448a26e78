from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.byo_type import ByoType
from ..models.handicap_type import HandicapType
from ..models.jigo_mode import JigoMode
from ..models.ruleset import Ruleset
from ..types import UNSET, Unset

T = TypeVar("T", bound="Offer")


@_attrs_define
class Offer:
    """A game for whoever fits.

    Attributes:
        must_be_rated (bool | Unset): Only for players within the ratings below. Default: False.
        rating_minimum (int | Unset): Middle of the lowest rank. Default: -900.
        rating_maximum (int | Unset): Middle of the highest rank. Default: 3000.
        minimum_rated_games (int | Unset): Rated games to have finished. Default: 0.
        same_opponent (int | Unset): 0 any; -127 never played together; below -100 running games together; below 0 joins
            of this offer; above 0 days since the last join. Default: 0.
        comment (str | Unset): A word to those who may join. Default: ''.
        size (int | Unset): Lines of the board. Default: 19.
        ruleset (Ruleset | Unset):
        handicap_type (HandicapType | Unset): The order gives the number after T in a setup text, from 1.
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
        copies (int | Unset): How many such games. Default: 1.
    """

    must_be_rated: bool | Unset = False
    rating_minimum: int | Unset = -900
    rating_maximum: int | Unset = 3000
    minimum_rated_games: int | Unset = 0
    same_opponent: int | Unset = 0
    comment: str | Unset = ""
    size: int | Unset = 19
    ruleset: Ruleset | Unset = UNSET
    handicap_type: HandicapType | Unset = UNSET
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
    copies: int | Unset = 1

    def to_dict(self) -> dict[str, Any]:
        must_be_rated = self.must_be_rated

        rating_minimum = self.rating_minimum

        rating_maximum = self.rating_maximum

        minimum_rated_games = self.minimum_rated_games

        same_opponent = self.same_opponent

        comment = self.comment

        size = self.size

        ruleset: str | Unset = UNSET
        if not isinstance(self.ruleset, Unset):
            ruleset = self.ruleset.value

        handicap_type: str | Unset = UNSET
        if not isinstance(self.handicap_type, Unset):
            handicap_type = self.handicap_type.value

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

        copies = self.copies

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if must_be_rated is not UNSET:
            field_dict["must_be_rated"] = must_be_rated
        if rating_minimum is not UNSET:
            field_dict["rating_minimum"] = rating_minimum
        if rating_maximum is not UNSET:
            field_dict["rating_maximum"] = rating_maximum
        if minimum_rated_games is not UNSET:
            field_dict["minimum_rated_games"] = minimum_rated_games
        if same_opponent is not UNSET:
            field_dict["same_opponent"] = same_opponent
        if comment is not UNSET:
            field_dict["comment"] = comment
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
        if copies is not UNSET:
            field_dict["copies"] = copies

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        must_be_rated = d.pop("must_be_rated", UNSET)

        rating_minimum = d.pop("rating_minimum", UNSET)

        rating_maximum = d.pop("rating_maximum", UNSET)

        minimum_rated_games = d.pop("minimum_rated_games", UNSET)

        same_opponent = d.pop("same_opponent", UNSET)

        comment = d.pop("comment", UNSET)

        size = d.pop("size", UNSET)

        _ruleset = d.pop("ruleset", UNSET)
        ruleset: Ruleset | Unset
        if isinstance(_ruleset, Unset):
            ruleset = UNSET
        else:
            ruleset = Ruleset(_ruleset)

        _handicap_type = d.pop("handicap_type", UNSET)
        handicap_type: HandicapType | Unset
        if isinstance(_handicap_type, Unset):
            handicap_type = UNSET
        else:
            handicap_type = HandicapType(_handicap_type)

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

        copies = d.pop("copies", UNSET)

        offer = cls(
            must_be_rated=must_be_rated,
            rating_minimum=rating_minimum,
            rating_maximum=rating_maximum,
            minimum_rated_games=minimum_rated_games,
            same_opponent=same_opponent,
            comment=comment,
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
            copies=copies,
        )

        return offer
