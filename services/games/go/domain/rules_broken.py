"""What the rules refuse: each names its code; the docstring is the message."""

import re


class RuleBroken(Exception):
    """The rules of the game do not allow this."""

    code = "invalid_action"

    def __init__(self, msg: str | None = None):
        super().__init__(msg or type(self).__doc__)

    def __init_subclass__(cls, **kwargs: object) -> None:
        """A refusal is known to clients by its name in snake case unless it names a code."""
        super().__init_subclass__(**kwargs)
        if "code" not in vars(cls):
            cls.code = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


class IllegalPosition(RuleBroken):
    """There is no empty point of the board there."""


class Suicide(RuleBroken):
    """This stone would have no liberty: suicide is not allowed."""


class Ko(RuleBroken):
    """This would take back the ko: play elsewhere first."""


class InvalidCoordinates(RuleBroken):
    """This is not a point of the board: write it like dd or d16."""

    code = "invalid_coord"


class EarlyPass(RuleBroken):
    """The handicap stones must be placed before anyone passes."""


class InvalidAction(RuleBroken):
    """This cannot be done in the present state of the game."""


class WrongNumberOfHandicapStones(RuleBroken):
    """Place exactly the handicap of the game, on distinct empty points."""

    code = "wrong_number_of_handicap_stone"


class KomiRange(RuleBroken):
    """Komi goes from -200 to 200 in steps of one half."""


class HandicapRange(RuleBroken):
    """Handicap goes from 0 to 21 stones."""


class SizeRange(RuleBroken):
    """Boards have 5 to 25 lines."""

    code = "invalid_args"


class TimeLimitTooSmall(RuleBroken):
    """A game needs at least one hour of main time or byo-yomi."""


class TimeLimitTooLarge(RuleBroken):
    """Main time is at most 90 days, byo-yomi 30 days, and 200 periods or stones."""

    code = "invalid_args"


class NoInitialRating(RuleBroken):
    """Both players need a rating for this kind of game."""


class InvalidSnapshot(RuleBroken):
    """This is not a snapshot of a board."""


class InvalidSnapshotCharacter(InvalidSnapshot):
    """The snapshot contains a character that stands for nothing."""

    code = "invalid_snapshot_char"


class InvalidShape(RuleBroken):
    """A shape has stones of both colours, each group with a liberty, and some empty point."""

    code = "invalid_snapshot"


class InvalidBid(RuleBroken):
    """This bid cannot be made."""

    code = "komi_bid"


class InvalidGift(RuleBroken):
    """Between 0 and 210 hours may be given."""

    code = "invalid_args"


class InvalidVacation(RuleBroken):
    """A vacation lasts whole days, at least 2, and no longer than the balance."""

    code = "invalid_args"


class InvalidSgf(RuleBroken):
    """This is not an SGF record of a game of Go."""

    code = "invalid_sgf"


class InvalidCondition(RuleBroken):
    """This is not a sequence of conditional moves."""

    code = "invalid_conditional_moves"


class InvalidSetup(RuleBroken):
    """This is not a game setup."""

    code = "invalid_game_setup"


class InvalidPlayers(RuleBroken):
    """Players are written N:M for teams, or an odd N from 3 to 15 for Zen Go; 16 at most."""

    code = "invalid_game_players"


class OwnOffer(RuleBroken):
    """This is your own offer."""

    code = "waitingroom_own_game"


class RatingOutOfRange(RuleBroken):
    """Your rating is not in the range of this offer."""

    code = "waitingroom_not_in_rating_range"


class TooFewRatedGames(RuleBroken):
    """You have not finished enough rated games for this offer."""

    code = "waitingroom_not_enough_rated_fin_games"


class SameOpponentTooOften(RuleBroken):
    """This offer limits how often the same opponent may join."""

    code = "waitingroom_not_same_opponent"


class TooManyGames(RuleBroken):
    """You have as many games as a player may have."""

    code = "max_games"


class OpponentHasTooManyGames(RuleBroken):
    """The other player has as many games as a player may have."""

    code = "max_games_opp"


class BlockedByOwner(RuleBroken):
    """This offer is not open to you."""

    code = "waitingroom_game_not_found"
