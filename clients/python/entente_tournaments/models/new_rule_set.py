from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.new_rule_set_rank_points_by_floaters import (
        NewRuleSetRankPointsByFloaters,
    )


T = TypeVar("T", bound="NewRuleSet")


@_attrs_define
class NewRuleSet:
    """A rule set; whatever is left out is as in the M-League.

    Attributes:
        name (str): A name.
        description (str | Unset): What is particular, in a line. Default: ''.
        players (int | Unset): At a table: 4, or 3. Default: 4.
        start_score (int | Unset): At the start. Default: 25000.
        return_score (int | Unset): What points are counted from. Default: 30000.
        rank_points (list[float | str] | Unset): By rank, oka included.
        uma (list[float | str] | None | Unset): By rank, instead of rank_points: the oka is added to the first.
        rank_points_by_floaters (NewRuleSetRankPointsByFloaters | Unset): Other rank points where so many players end at
            or above the return score.
        whole_points (bool | Unset): Points in whole thousands, 500 dropped; the first takes what is missing. Default:
            False.
        ties_share (bool | Unset): Tied players share their rank points. Default: True.
        leftover_sticks_to_top (bool | Unset): Sticks left at the end go to the top. Default: True.
        chombo_points (float | str | Unset): What a chombo costs. Default: 20.0.
        winds (int | Unset): 1 East only, 2 East and South. Default: 2.
        extra_wind (bool | Unset): One more wind while nobody has the goal; there the goal ends the game. Default:
            False.
        goal_score (int | Unset): The goal of the extra wind. Default: 30000.
        bust_ends_game (bool | Unset): A score below zero ends the game. Default: False.
        dealer_may_stop (bool | Unset): A leading last dealer ends by staying. Default: False.
        stopping_is_choice (bool | Unset): That dealer decides, hand by hand. Default: False.
        time_limit_minutes (int | Unset): 0 is none; a timed game may end after any hand. Default: 0.
        red_fives (bool | Unset): One red five in each suit. Default: True.
        open_tanyao (bool | Unset): Tanyao with an open hand. Default: True.
        ippatsu (bool | Unset): Ippatsu counts. Default: True.
        ura_dora (bool | Unset): Ura dora count. Default: True.
        kan_dora (bool | Unset): Kans turn indicators. Default: True.
        kan_dora_at_once (bool | Unset): Also open kans turn them at once. Default: True.
        kiriage (bool | Unset): 4 han 30 fu and 3 han 60 fu are mangan. Default: True.
        kazoe_yakuman (bool | Unset): 13 han without yakuman are a yakuman. Default: False.
        combined_yakuman (bool | Unset): Several yakuman add up. Default: True.
        double_yakuman (bool | Unset): Some yakuman count twice. Default: False.
        double_wind_fu (int | Unset): 2 or 4. Default: 2.
        multiple_ron (bool | Unset): More than one may win on a discard. Default: False.
        swap_calling (bool | Unset): Kuikae is allowed. Default: False.
        riichi_below_1000 (bool | Unset): Riichi with less than 1000 points. Default: True.
        riichi_without_draw (bool | Unset): Riichi without a draw to come. Default: True.
        pao (bool | Unset): Who feeds a sure yakuman answers for it. Default: True.
        noten_payment (int | Unset): At a draw. Default: 3000.
        honba_value (int | Unset): Of one honba. Default: 300.
        abortive_draws (bool | Unset): Nine terminals, four winds and so on. Default: False.
        nagashi_mangan (bool | Unset): Nagashi mangan is paid. Default: False.
        carry_over_divisor (int | Unset): 2 carries half over. Default: 2.
    """

    name: str
    description: str | Unset = ""
    players: int | Unset = 4
    start_score: int | Unset = 25000
    return_score: int | Unset = 30000
    rank_points: list[float | str] | Unset = UNSET
    uma: list[float | str] | None | Unset = UNSET
    rank_points_by_floaters: NewRuleSetRankPointsByFloaters | Unset = UNSET
    whole_points: bool | Unset = False
    ties_share: bool | Unset = True
    leftover_sticks_to_top: bool | Unset = True
    chombo_points: float | str | Unset = 20.0
    winds: int | Unset = 2
    extra_wind: bool | Unset = False
    goal_score: int | Unset = 30000
    bust_ends_game: bool | Unset = False
    dealer_may_stop: bool | Unset = False
    stopping_is_choice: bool | Unset = False
    time_limit_minutes: int | Unset = 0
    red_fives: bool | Unset = True
    open_tanyao: bool | Unset = True
    ippatsu: bool | Unset = True
    ura_dora: bool | Unset = True
    kan_dora: bool | Unset = True
    kan_dora_at_once: bool | Unset = True
    kiriage: bool | Unset = True
    kazoe_yakuman: bool | Unset = False
    combined_yakuman: bool | Unset = True
    double_yakuman: bool | Unset = False
    double_wind_fu: int | Unset = 2
    multiple_ron: bool | Unset = False
    swap_calling: bool | Unset = False
    riichi_below_1000: bool | Unset = True
    riichi_without_draw: bool | Unset = True
    pao: bool | Unset = True
    noten_payment: int | Unset = 3000
    honba_value: int | Unset = 300
    abortive_draws: bool | Unset = False
    nagashi_mangan: bool | Unset = False
    carry_over_divisor: int | Unset = 2

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        description = self.description

        players = self.players

        start_score = self.start_score

        return_score = self.return_score

        rank_points: list[float | str] | Unset = UNSET
        if not isinstance(self.rank_points, Unset):
            rank_points = []
            for rank_points_item_data in self.rank_points:
                rank_points_item: float | str
                rank_points_item = rank_points_item_data
                rank_points.append(rank_points_item)

        uma: list[float | str] | None | Unset
        if isinstance(self.uma, Unset):
            uma = UNSET
        elif isinstance(self.uma, list):
            uma = []
            for uma_type_0_item_data in self.uma:
                uma_type_0_item: float | str
                uma_type_0_item = uma_type_0_item_data
                uma.append(uma_type_0_item)

        else:
            uma = self.uma

        rank_points_by_floaters: dict[str, Any] | Unset = UNSET
        if not isinstance(self.rank_points_by_floaters, Unset):
            rank_points_by_floaters = self.rank_points_by_floaters.to_dict()

        whole_points = self.whole_points

        ties_share = self.ties_share

        leftover_sticks_to_top = self.leftover_sticks_to_top

        chombo_points: float | str | Unset
        if isinstance(self.chombo_points, Unset):
            chombo_points = UNSET
        else:
            chombo_points = self.chombo_points

        winds = self.winds

        extra_wind = self.extra_wind

        goal_score = self.goal_score

        bust_ends_game = self.bust_ends_game

        dealer_may_stop = self.dealer_may_stop

        stopping_is_choice = self.stopping_is_choice

        time_limit_minutes = self.time_limit_minutes

        red_fives = self.red_fives

        open_tanyao = self.open_tanyao

        ippatsu = self.ippatsu

        ura_dora = self.ura_dora

        kan_dora = self.kan_dora

        kan_dora_at_once = self.kan_dora_at_once

        kiriage = self.kiriage

        kazoe_yakuman = self.kazoe_yakuman

        combined_yakuman = self.combined_yakuman

        double_yakuman = self.double_yakuman

        double_wind_fu = self.double_wind_fu

        multiple_ron = self.multiple_ron

        swap_calling = self.swap_calling

        riichi_below_1000 = self.riichi_below_1000

        riichi_without_draw = self.riichi_without_draw

        pao = self.pao

        noten_payment = self.noten_payment

        honba_value = self.honba_value

        abortive_draws = self.abortive_draws

        nagashi_mangan = self.nagashi_mangan

        carry_over_divisor = self.carry_over_divisor

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if description is not UNSET:
            field_dict["description"] = description
        if players is not UNSET:
            field_dict["players"] = players
        if start_score is not UNSET:
            field_dict["start_score"] = start_score
        if return_score is not UNSET:
            field_dict["return_score"] = return_score
        if rank_points is not UNSET:
            field_dict["rank_points"] = rank_points
        if uma is not UNSET:
            field_dict["uma"] = uma
        if rank_points_by_floaters is not UNSET:
            field_dict["rank_points_by_floaters"] = rank_points_by_floaters
        if whole_points is not UNSET:
            field_dict["whole_points"] = whole_points
        if ties_share is not UNSET:
            field_dict["ties_share"] = ties_share
        if leftover_sticks_to_top is not UNSET:
            field_dict["leftover_sticks_to_top"] = leftover_sticks_to_top
        if chombo_points is not UNSET:
            field_dict["chombo_points"] = chombo_points
        if winds is not UNSET:
            field_dict["winds"] = winds
        if extra_wind is not UNSET:
            field_dict["extra_wind"] = extra_wind
        if goal_score is not UNSET:
            field_dict["goal_score"] = goal_score
        if bust_ends_game is not UNSET:
            field_dict["bust_ends_game"] = bust_ends_game
        if dealer_may_stop is not UNSET:
            field_dict["dealer_may_stop"] = dealer_may_stop
        if stopping_is_choice is not UNSET:
            field_dict["stopping_is_choice"] = stopping_is_choice
        if time_limit_minutes is not UNSET:
            field_dict["time_limit_minutes"] = time_limit_minutes
        if red_fives is not UNSET:
            field_dict["red_fives"] = red_fives
        if open_tanyao is not UNSET:
            field_dict["open_tanyao"] = open_tanyao
        if ippatsu is not UNSET:
            field_dict["ippatsu"] = ippatsu
        if ura_dora is not UNSET:
            field_dict["ura_dora"] = ura_dora
        if kan_dora is not UNSET:
            field_dict["kan_dora"] = kan_dora
        if kan_dora_at_once is not UNSET:
            field_dict["kan_dora_at_once"] = kan_dora_at_once
        if kiriage is not UNSET:
            field_dict["kiriage"] = kiriage
        if kazoe_yakuman is not UNSET:
            field_dict["kazoe_yakuman"] = kazoe_yakuman
        if combined_yakuman is not UNSET:
            field_dict["combined_yakuman"] = combined_yakuman
        if double_yakuman is not UNSET:
            field_dict["double_yakuman"] = double_yakuman
        if double_wind_fu is not UNSET:
            field_dict["double_wind_fu"] = double_wind_fu
        if multiple_ron is not UNSET:
            field_dict["multiple_ron"] = multiple_ron
        if swap_calling is not UNSET:
            field_dict["swap_calling"] = swap_calling
        if riichi_below_1000 is not UNSET:
            field_dict["riichi_below_1000"] = riichi_below_1000
        if riichi_without_draw is not UNSET:
            field_dict["riichi_without_draw"] = riichi_without_draw
        if pao is not UNSET:
            field_dict["pao"] = pao
        if noten_payment is not UNSET:
            field_dict["noten_payment"] = noten_payment
        if honba_value is not UNSET:
            field_dict["honba_value"] = honba_value
        if abortive_draws is not UNSET:
            field_dict["abortive_draws"] = abortive_draws
        if nagashi_mangan is not UNSET:
            field_dict["nagashi_mangan"] = nagashi_mangan
        if carry_over_divisor is not UNSET:
            field_dict["carry_over_divisor"] = carry_over_divisor

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.new_rule_set_rank_points_by_floaters import (
            NewRuleSetRankPointsByFloaters,
        )

        d = dict(src_dict)
        name = d.pop("name")

        description = d.pop("description", UNSET)

        players = d.pop("players", UNSET)

        start_score = d.pop("start_score", UNSET)

        return_score = d.pop("return_score", UNSET)

        _rank_points = d.pop("rank_points", UNSET)
        rank_points: list[float | str] | Unset = UNSET
        if _rank_points is not UNSET:
            rank_points = []
            for rank_points_item_data in _rank_points:

                def _parse_rank_points_item(data: object) -> float | str:
                    return cast(float | str, data)

                rank_points_item = _parse_rank_points_item(rank_points_item_data)

                rank_points.append(rank_points_item)

        def _parse_uma(data: object) -> list[float | str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                uma_type_0 = []
                _uma_type_0 = data
                for uma_type_0_item_data in _uma_type_0:

                    def _parse_uma_type_0_item(data: object) -> float | str:
                        return cast(float | str, data)

                    uma_type_0_item = _parse_uma_type_0_item(uma_type_0_item_data)

                    uma_type_0.append(uma_type_0_item)

                return uma_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[float | str] | None | Unset, data)

        uma = _parse_uma(d.pop("uma", UNSET))

        _rank_points_by_floaters = d.pop("rank_points_by_floaters", UNSET)
        rank_points_by_floaters: NewRuleSetRankPointsByFloaters | Unset
        if isinstance(_rank_points_by_floaters, Unset):
            rank_points_by_floaters = UNSET
        else:
            rank_points_by_floaters = NewRuleSetRankPointsByFloaters.from_dict(
                _rank_points_by_floaters
            )

        whole_points = d.pop("whole_points", UNSET)

        ties_share = d.pop("ties_share", UNSET)

        leftover_sticks_to_top = d.pop("leftover_sticks_to_top", UNSET)

        def _parse_chombo_points(data: object) -> float | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(float | str | Unset, data)

        chombo_points = _parse_chombo_points(d.pop("chombo_points", UNSET))

        winds = d.pop("winds", UNSET)

        extra_wind = d.pop("extra_wind", UNSET)

        goal_score = d.pop("goal_score", UNSET)

        bust_ends_game = d.pop("bust_ends_game", UNSET)

        dealer_may_stop = d.pop("dealer_may_stop", UNSET)

        stopping_is_choice = d.pop("stopping_is_choice", UNSET)

        time_limit_minutes = d.pop("time_limit_minutes", UNSET)

        red_fives = d.pop("red_fives", UNSET)

        open_tanyao = d.pop("open_tanyao", UNSET)

        ippatsu = d.pop("ippatsu", UNSET)

        ura_dora = d.pop("ura_dora", UNSET)

        kan_dora = d.pop("kan_dora", UNSET)

        kan_dora_at_once = d.pop("kan_dora_at_once", UNSET)

        kiriage = d.pop("kiriage", UNSET)

        kazoe_yakuman = d.pop("kazoe_yakuman", UNSET)

        combined_yakuman = d.pop("combined_yakuman", UNSET)

        double_yakuman = d.pop("double_yakuman", UNSET)

        double_wind_fu = d.pop("double_wind_fu", UNSET)

        multiple_ron = d.pop("multiple_ron", UNSET)

        swap_calling = d.pop("swap_calling", UNSET)

        riichi_below_1000 = d.pop("riichi_below_1000", UNSET)

        riichi_without_draw = d.pop("riichi_without_draw", UNSET)

        pao = d.pop("pao", UNSET)

        noten_payment = d.pop("noten_payment", UNSET)

        honba_value = d.pop("honba_value", UNSET)

        abortive_draws = d.pop("abortive_draws", UNSET)

        nagashi_mangan = d.pop("nagashi_mangan", UNSET)

        carry_over_divisor = d.pop("carry_over_divisor", UNSET)

        new_rule_set = cls(
            name=name,
            description=description,
            players=players,
            start_score=start_score,
            return_score=return_score,
            rank_points=rank_points,
            uma=uma,
            rank_points_by_floaters=rank_points_by_floaters,
            whole_points=whole_points,
            ties_share=ties_share,
            leftover_sticks_to_top=leftover_sticks_to_top,
            chombo_points=chombo_points,
            winds=winds,
            extra_wind=extra_wind,
            goal_score=goal_score,
            bust_ends_game=bust_ends_game,
            dealer_may_stop=dealer_may_stop,
            stopping_is_choice=stopping_is_choice,
            time_limit_minutes=time_limit_minutes,
            red_fives=red_fives,
            open_tanyao=open_tanyao,
            ippatsu=ippatsu,
            ura_dora=ura_dora,
            kan_dora=kan_dora,
            kan_dora_at_once=kan_dora_at_once,
            kiriage=kiriage,
            kazoe_yakuman=kazoe_yakuman,
            combined_yakuman=combined_yakuman,
            double_yakuman=double_yakuman,
            double_wind_fu=double_wind_fu,
            multiple_ron=multiple_ron,
            swap_calling=swap_calling,
            riichi_below_1000=riichi_below_1000,
            riichi_without_draw=riichi_without_draw,
            pao=pao,
            noten_payment=noten_payment,
            honba_value=honba_value,
            abortive_draws=abortive_draws,
            nagashi_mangan=nagashi_mangan,
            carry_over_divisor=carry_over_divisor,
        )

        return new_rule_set
