from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.go_setup_byo_type import GoSetupByoType
from ..models.go_setup_ruleset import GoSetupRuleset
from ..types import UNSET, Unset

T = TypeVar("T", bound="GoSetup")


@_attrs_define
class GoSetup:
    """Board, rules and time; handicap stones come from the McMahon scores.

    Attributes:
        size (int | Unset): Lines of the board. Default: 19.
        ruleset (GoSetupRuleset | Unset): Territory or area counting. Default: GoSetupRuleset.JAPANESE.
        komi (float | Unset): White's points. Default: 6.5.
        handicap_komi (float | Unset): The same where stones are given. Default: 0.5.
        standard_handicap (bool | Unset): Handicap on its usual points. Default: True.
        byo_type (GoSetupByoType | Unset): Japanese, Canadian or Fischer time. Default: GoSetupByoType.FIS.
        main_time (int | Unset): Hours; a day of play has 15. Default: 210.
        byo_time (int | Unset): Hours per period, or added per move. Default: 15.
        byo_periods (int | Unset): Periods, or stones per period. Default: 0.
        weekend_clock (bool | Unset): Whether clocks run on weekends (UTC). Default: True.
        stops_for_vacation (bool | Unset): Whether vacations stop the clocks. Default: True.
        rated (bool | Unset): Whether results change the ratings. Default: False.
        shape_id (int | Unset): Begin with this shape; 0 for an empty board. Default: 0.
    """

    size: int | Unset = 19
    ruleset: GoSetupRuleset | Unset = GoSetupRuleset.JAPANESE
    komi: float | Unset = 6.5
    handicap_komi: float | Unset = 0.5
    standard_handicap: bool | Unset = True
    byo_type: GoSetupByoType | Unset = GoSetupByoType.FIS
    main_time: int | Unset = 210
    byo_time: int | Unset = 15
    byo_periods: int | Unset = 0
    weekend_clock: bool | Unset = True
    stops_for_vacation: bool | Unset = True
    rated: bool | Unset = False
    shape_id: int | Unset = 0

    def to_dict(self) -> dict[str, Any]:
        size = self.size

        ruleset: str | Unset = UNSET
        if not isinstance(self.ruleset, Unset):
            ruleset = self.ruleset.value

        komi = self.komi

        handicap_komi = self.handicap_komi

        standard_handicap = self.standard_handicap

        byo_type: str | Unset = UNSET
        if not isinstance(self.byo_type, Unset):
            byo_type = self.byo_type.value

        main_time = self.main_time

        byo_time = self.byo_time

        byo_periods = self.byo_periods

        weekend_clock = self.weekend_clock

        stops_for_vacation = self.stops_for_vacation

        rated = self.rated

        shape_id = self.shape_id

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if size is not UNSET:
            field_dict["size"] = size
        if ruleset is not UNSET:
            field_dict["ruleset"] = ruleset
        if komi is not UNSET:
            field_dict["komi"] = komi
        if handicap_komi is not UNSET:
            field_dict["handicap_komi"] = handicap_komi
        if standard_handicap is not UNSET:
            field_dict["standard_handicap"] = standard_handicap
        if byo_type is not UNSET:
            field_dict["byo_type"] = byo_type
        if main_time is not UNSET:
            field_dict["main_time"] = main_time
        if byo_time is not UNSET:
            field_dict["byo_time"] = byo_time
        if byo_periods is not UNSET:
            field_dict["byo_periods"] = byo_periods
        if weekend_clock is not UNSET:
            field_dict["weekend_clock"] = weekend_clock
        if stops_for_vacation is not UNSET:
            field_dict["stops_for_vacation"] = stops_for_vacation
        if rated is not UNSET:
            field_dict["rated"] = rated
        if shape_id is not UNSET:
            field_dict["shape_id"] = shape_id

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        size = d.pop("size", UNSET)

        _ruleset = d.pop("ruleset", UNSET)
        ruleset: GoSetupRuleset | Unset
        if isinstance(_ruleset, Unset):
            ruleset = UNSET
        else:
            ruleset = GoSetupRuleset(_ruleset)

        komi = d.pop("komi", UNSET)

        handicap_komi = d.pop("handicap_komi", UNSET)

        standard_handicap = d.pop("standard_handicap", UNSET)

        _byo_type = d.pop("byo_type", UNSET)
        byo_type: GoSetupByoType | Unset
        if isinstance(_byo_type, Unset):
            byo_type = UNSET
        else:
            byo_type = GoSetupByoType(_byo_type)

        main_time = d.pop("main_time", UNSET)

        byo_time = d.pop("byo_time", UNSET)

        byo_periods = d.pop("byo_periods", UNSET)

        weekend_clock = d.pop("weekend_clock", UNSET)

        stops_for_vacation = d.pop("stops_for_vacation", UNSET)

        rated = d.pop("rated", UNSET)

        shape_id = d.pop("shape_id", UNSET)

        go_setup = cls(
            size=size,
            ruleset=ruleset,
            komi=komi,
            handicap_komi=handicap_komi,
            standard_handicap=standard_handicap,
            byo_type=byo_type,
            main_time=main_time,
            byo_time=byo_time,
            byo_periods=byo_periods,
            weekend_clock=weekend_clock,
            stops_for_vacation=stops_for_vacation,
            rated=rated,
            shape_id=shape_id,
        )

        return go_setup
