"""/league-game-hands and /league-hands: hands with results, events, yaku and states."""

from typing import Any

from flask_restful import Resource
from pydantic import BaseModel, Field, Json

from services.tournaments.league.resources.parameters import FromRow, Points
from services.tournaments.league.store import games
from services.tournaments.league.store import records as store
from shared.arguments import answers
from shared.database import reading


class HandSeen(FromRow):
    """A hand; its round is the wind and the number, as in 2z4."""

    id: int
    game_id: int
    number: int
    parent_player_id: int
    round: str
    honba_count: int
    reach_stick_count: int
    is_over: bool
    written: Json[dict[str, Any]] | None = Field(
        description="The hand as people wrote it; null if it was recorded tile by tile."
    )


class HandResultSeen(FromRow):
    """A player's scores before and after a hand."""

    hand_id: int
    seat: int
    player_id: int
    player_wind: str
    start_score: int
    score: int | None
    rank: int | None


class FoulPlaySeen(FromRow):
    """An offence."""

    actor_player_id: int
    type: str
    penalty_points: Points
    description: str
    is_restarted: bool
    after_event: int


class HandEventSeen(FromRow):
    """An event; what its type does not know is null."""

    id: int
    event_order: int
    type: str
    actor_player_id: int | None
    target_player_id: int | None
    tile: str | None
    hand: str | None
    block: str | None
    indicator_type: str | None
    dora: str | None
    is_tsumogiri: bool | None
    is_reach_declaration: bool | None
    is_rinshan: bool | None
    is_accepted: bool | None
    tenho_possible: bool | None
    chiho_possible: bool | None
    points: int | None
    base_points: int | None
    fu: int | None
    han: int | None
    is_called: bool | None
    is_yakuman: bool | None
    description: str | None
    wait_type: str | None = Field(description="How the winning tile completed the hand.")
    reason: str | None


class YakuSeen(FromRow):
    """A yaku of a win; /league-yaku names it."""

    event_id: int
    name_id: int
    han: int


class DrawnHandSeen(FromRow):
    """A player at a draw."""

    event_id: int
    player_id: int
    is_tenpai: bool
    point: int


class PlayerStateSeen(FromRow):
    """A player's tiles after the deal (turn 0) or a discard; shanten 0 is tenpai."""

    event_id: int
    player_id: int
    hand: str
    called: str
    shanten_count: int
    standard_type_shanten_count: int
    seven_pairs_shanten_count: int | None
    thirteen_orphans_shanten_count: int | None
    is_reached: bool
    turn_number: int
    is_furiten: bool
    waits: str = Field(description="The tiles that complete the hand.")
    wait_type: str | None
    unseen_tiles: int = Field(description="Tiles waited for that the player cannot see.")
    wall_tiles: int = Field(description="Tiles waited for still in the wall, dead wall included.")


class HandEndSeen(FromRow):
    """A riichi, a win or a draw: what a list of hands tells of each."""

    hand_id: int
    type: str = Field(description="reach, ron, tsumo or ryukyoku.")
    actor_player_id: int | None
    target_player_id: int | None
    points: int | None
    han: int | None
    fu: int | None
    description: str | None
    reason: str | None
    is_accepted: bool | None


class HandFoulSeen(FoulPlaySeen):
    """An offence, with its hand."""

    hand_id: int


class HandList(BaseModel):
    """The hands of a game with the scores before and after each, and how each ended."""

    hands: list[HandSeen]
    results: list[HandResultSeen]
    endings: list[HandEndSeen]
    foul_plays: list[HandFoulSeen]


class HandInDetail(BaseModel):
    """A hand with everything that happened and follows from it."""

    hand: HandSeen
    results: list[HandResultSeen]
    events: list[HandEventSeen]
    yaku: list[YakuSeen]
    drawn_hands: list[DrawnHandSeen]
    player_states: list[PlayerStateSeen]
    foul_plays: list[FoulPlaySeen]


class LeagueGameHands(Resource):
    @answers(200, HandList)
    def get(self, game_id: int) -> HandList:
        """List the hands of a game."""
        with reading() as session:
            games.game(session, game_id)
            hands = store.hands_of_game(session, game_id)
            hand_ids = [hand.id for hand in hands]
            fouls = store.foul_plays(session, hand_ids)
            return HandList(
                hands=HandSeen.list_of(hands),
                results=HandResultSeen.list_of(store.hand_results(session, hand_ids)),
                endings=HandEndSeen.list_of(store.endings(session, hand_ids)),
                foul_plays=HandFoulSeen.list_of(foul for each in fouls.values() for foul in each),
            )


class LeagueHand(Resource):
    @answers(200, HandInDetail)
    def get(self, hand_id: int) -> HandInDetail:
        """Read a hand: events, yaku, tenpai at a draw, player states, foul play."""
        with reading() as session:
            hand = store.hand(session, hand_id)
            fouls = store.foul_plays(session, [hand_id]).get(hand_id, [])
            return HandInDetail(
                hand=HandSeen.model_validate(hand),
                results=HandResultSeen.list_of(store.hand_results(session, [hand_id])),
                events=HandEventSeen.list_of(store.events(session, hand_id)),
                yaku=YakuSeen.list_of(store.yaku(session, hand_id)),
                drawn_hands=DrawnHandSeen.list_of(store.drawn_hands(session, hand_id)),
                player_states=PlayerStateSeen.list_of(store.player_states(session, hand_id)),
                foul_plays=FoulPlaySeen.list_of(fouls),
            )
