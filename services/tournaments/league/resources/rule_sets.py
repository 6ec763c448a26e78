"""/league-rule-sets: what a league may decide differently."""

from dataclasses import replace
from typing import Self

from flask_restful import Resource
from pydantic import BaseModel, Field, model_validator

from services.tournaments.league.actions.manage_league import add_rule_set
from services.tournaments.league.domain.rule_sets import M_LEAGUE, RuleSet
from services.tournaments.league.resources.parameters import (
    Name,
    Points,
    RankPoints,
    SentPoints,
)
from services.tournaments.league.store import leagues as store
from services.tournaments.league.tables.leagues import LeagueRules
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.database import reading


class NewRuleSet(Arguments):
    """A rule set; whatever is left out is as in the M-League."""

    name: Name
    description: str = Field("", max_length=200, description="What is particular, in a line.")
    players: int = Field(M_LEAGUE.players, ge=3, le=4, description="At a table: 4, or 3.")
    start_score: int = Field(
        M_LEAGUE.start_score, ge=100, le=100_000, multiple_of=100, description="At the start."
    )
    return_score: int = Field(
        M_LEAGUE.return_score,
        ge=100,
        le=200_000,
        multiple_of=100,
        description="What points are counted from.",
    )
    rank_points: JsonText[list[RankPoints]] = Field(
        list(M_LEAGUE.rank_points), min_length=3, max_length=4, description="By rank, oka included."
    )
    uma: JsonText[list[RankPoints]] | None = Field(
        None,
        min_length=3,
        max_length=4,
        description="By rank, instead of rank_points: the oka is added to the first.",
    )
    rank_points_by_floaters: JsonText[dict[int, list[RankPoints]]] = Field(
        {},
        examples=[{"1": [12, -1, -3, -8], "3": [8, 3, 1, -12]}],
        description="Other rank points where so many players end at or above the return score.",
    )
    whole_points: bool = Field(
        M_LEAGUE.whole_points,
        description="Points in whole thousands, 500 dropped; the first takes what is missing.",
    )
    ties_share: bool = Field(
        M_LEAGUE.ties_share, description="Tied players share their rank points."
    )
    leftover_sticks_to_top: bool = Field(
        M_LEAGUE.leftover_sticks_to_top, description="Sticks left at the end go to the top."
    )
    chombo_points: SentPoints = Field(M_LEAGUE.chombo_points, description="What a chombo costs.")
    winds: int = Field(M_LEAGUE.winds, ge=1, le=2, description="1 East only, 2 East and South.")
    extra_wind: bool = Field(
        M_LEAGUE.extra_wind,
        description="One more wind while nobody has the goal; there the goal ends the game.",
    )
    goal_score: int = Field(
        M_LEAGUE.goal_score,
        ge=100,
        le=200_000,
        multiple_of=100,
        description="The goal of the extra wind.",
    )
    bust_ends_game: bool = Field(
        M_LEAGUE.bust_ends_game, description="A score below zero ends the game."
    )
    dealer_may_stop: bool = Field(
        M_LEAGUE.dealer_may_stop, description="A leading last dealer ends by staying."
    )
    stopping_is_choice: bool = Field(
        M_LEAGUE.stopping_is_choice, description="That dealer decides, hand by hand."
    )
    time_limit_minutes: int = Field(
        M_LEAGUE.time_limit_minutes,
        ge=0,
        le=600,
        description="0 is none; a timed game may end after any hand.",
    )
    red_fives: bool = Field(M_LEAGUE.red_fives, description="One red five in each suit.")
    open_tanyao: bool = Field(M_LEAGUE.open_tanyao, description="Tanyao with an open hand.")
    ippatsu: bool = Field(M_LEAGUE.ippatsu, description="Ippatsu counts.")
    ura_dora: bool = Field(M_LEAGUE.ura_dora, description="Ura dora count.")
    kan_dora: bool = Field(M_LEAGUE.kan_dora, description="Kans turn indicators.")
    kan_dora_at_once: bool = Field(
        M_LEAGUE.kan_dora_at_once, description="Also open kans turn them at once."
    )
    kiriage: bool = Field(M_LEAGUE.kiriage, description="4 han 30 fu and 3 han 60 fu are mangan.")
    kazoe_yakuman: bool = Field(
        M_LEAGUE.kazoe_yakuman, description="13 han without yakuman are a yakuman."
    )
    combined_yakuman: bool = Field(M_LEAGUE.combined_yakuman, description="Several yakuman add up.")
    double_yakuman: bool = Field(M_LEAGUE.double_yakuman, description="Some yakuman count twice.")
    double_wind_fu: int = Field(
        M_LEAGUE.double_wind_fu, ge=2, le=4, multiple_of=2, description="2 or 4."
    )
    multiple_ron: bool = Field(
        M_LEAGUE.multiple_ron, description="More than one may win on a discard."
    )
    swap_calling: bool = Field(M_LEAGUE.swap_calling, description="Kuikae is allowed.")
    riichi_below_1000: bool = Field(
        M_LEAGUE.riichi_below_1000, description="Riichi with less than 1000 points."
    )
    riichi_without_draw: bool = Field(
        M_LEAGUE.riichi_without_draw, description="Riichi without a draw to come."
    )
    pao: bool = Field(M_LEAGUE.pao, description="Who feeds a sure yakuman answers for it.")
    noten_payment: int = Field(
        M_LEAGUE.noten_payment, ge=0, le=12000, multiple_of=100, description="At a draw."
    )
    honba_value: int = Field(
        M_LEAGUE.honba_value, ge=0, le=3000, multiple_of=100, description="Of one honba."
    )
    abortive_draws: bool = Field(
        M_LEAGUE.abortive_draws, description="Nine terminals, four winds and so on."
    )
    nagashi_mangan: bool = Field(M_LEAGUE.nagashi_mangan, description="Nagashi mangan is paid.")
    carry_over_divisor: int = Field(
        M_LEAGUE.carry_over_divisor, ge=1, le=10, description="2 carries half over."
    )

    @model_validator(mode="after")
    def fit_players(self) -> Self:
        """As many rank points as players, and payments that divide among them in hundreds."""
        tables = [self.uma or self.rank_points, *self.rank_points_by_floaters.values()]
        if self.players == 3 and self.uma is None and "rank_points" not in self.model_fields_set:
            raise ValueError("three players need rank_points or uma of their own")
        if any(len(table) != self.players for table in tables):
            raise ValueError("one figure of rank points for each player")
        if self.noten_payment % (600 if self.players == 4 else 200):
            raise ValueError("noten_payment must divide among the players in hundreds")
        if self.honba_value % (300 if self.players == 4 else 200):
            raise ValueError("honba_value must divide among the players in hundreds")
        return self

    def as_rule_set(self) -> RuleSet:
        values = self.model_dump(exclude={"uma"})
        values["rank_points_by_floaters"] = tuple(
            (floaters, tuple(paid)) for floaters, paid in self.rank_points_by_floaters.items()
        )
        if self.uma is None:
            return RuleSet(**values | {"rank_points": tuple(self.rank_points)})
        plain = RuleSet(**values | {"rank_points": tuple(self.uma)})
        return replace(plain, rank_points=(self.uma[0] + plain.oka, *self.uma[1:]))


class RuleSetSeen(BaseModel):
    """A rule set."""

    id: int
    name: str
    description: str = Field(description="What is particular, in a line.")
    players: int
    start_score: int
    return_score: int
    rank_points: list[Points]
    uma: list[Points] = Field(description="Rank points without the oka.")
    oka: Points = Field(description="What the return score leaves to the first.")
    rank_points_by_floaters: dict[int, list[Points]] = Field(
        description="Other rank points where so many end at or above the return score."
    )
    time_limit_minutes: int
    chombo_points: Points
    carry_over_divisor: int
    winds: int
    goal_score: int
    double_wind_fu: int
    noten_payment: int
    honba_value: int
    switches: dict[str, bool] = Field(description="Every question answered by yes or no.")

    @classmethod
    def of(cls, row: LeagueRules) -> Self:
        rules = store.as_rule_set(row)
        values = {name: getattr(rules, name) for name in store.PLAIN_FIELDS}
        switches = {name: value for name, value in values.items() if isinstance(value, bool)}
        numbers = {name: value for name, value in values.items() if name not in switches}
        return cls(
            id=row.id,
            rank_points=list(rules.rank_points),
            uma=list(rules.uma),
            oka=rules.oka,
            rank_points_by_floaters={
                floaters: list(paid) for floaters, paid in rules.rank_points_by_floaters
            },
            switches=switches,
            **numbers,
        )


class RuleSetList(BaseModel):
    """All rule sets."""

    rule_sets: list[RuleSetSeen]


class LeagueRuleSets(Resource):
    @answers(200, RuleSetList)
    def get(self) -> RuleSetList:
        """List the rule sets."""
        with reading() as session:
            return RuleSetList(rule_sets=[RuleSetSeen.of(row) for row in store.rule_rows(session)])

    @member(scope=ORGANISE, confirmed=True)
    @accepts(NewRuleSet)
    @answers(201, RuleSetSeen)
    def post(self, caller: Member, new: NewRuleSet) -> RuleSetSeen:
        """Add a rule set; it can never be changed, for games are counted by it."""
        return RuleSetSeen.of(add_rule_set(new.as_rule_set()))


class LeagueRuleSet(Resource):
    @answers(200, RuleSetSeen)
    def get(self, rule_set_id: int) -> RuleSetSeen:
        """Read a rule set."""
        with reading() as session:
            return RuleSetSeen.of(store.rule_row(session, rule_set_id))
