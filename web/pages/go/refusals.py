"""What the rules of Go refuse, in the reader's words."""

from shared.errors import Refusal
from web.forms import Form
from web.language import N_
from web.language import gettext as _

WORDS = {
    "illegal_position": N_("There is no empty point of the board there."),
    "suicide": N_("This stone would have no liberty: suicide is not allowed."),
    "ko": N_("This would take back the ko: play elsewhere first."),
    "invalid_coord": N_("This is not a point of the board: write it like C11."),
    "early_pass": N_("The handicap stones must be placed before anyone passes."),
    "wrong_number_of_handicap_stone": N_(
        "Place exactly the handicap of the game, on distinct empty points."
    ),
    "already_played": N_("Somebody moved in the meantime: look at the game again."),
    "not_your_turn": N_("It is not your turn."),
    "time_is_up": N_("Your time was up before this arrived."),
    "game_finished": N_("The game is finished."),
    "not_game_player": N_("You do not play in this game."),
    "no_initial_rating": N_("Both players need a rating for this kind of game."),
    "game_already_accepted": N_("This invitation has been answered already."),
    "invitation_expired": N_("Nobody answered this invitation in time."),
    "mismatch_snapshot": N_("The start position of an invitation cannot be disputed."),
    "invite_denied": N_("This player does not want to be invited by you."),
    "waitingroom_game_not_found": N_("This offer is no longer in the waiting room."),
    "waitingroom_max_entries": N_("You have four offers in the waiting room: take one back first."),
    "waitingroom_own_game": N_("This is your own offer."),
    "waitingroom_not_in_rating_range": N_("Your rating is not in the range of this offer."),
    "waitingroom_not_enough_rated_fin_games": N_(
        "You have not finished enough rated games for this offer."
    ),
    "waitingroom_not_same_opponent": N_("This offer limits how often the same opponent may join."),
    "waitingroom_join_too_late": N_("There is no free seat for you in this game."),
    "max_games": N_("You have as many games as a player may have."),
    "max_games_opp": N_("The other player has as many games as a player may have."),
    "time_limit_too_small": N_("A game needs at least one hour of main time or byo-yomi."),
    "rank_is_named": N_("You have named your rank already; an administrator can reset it."),
    "not_game_master": N_("Only the master of the game may do this."),
    "komi_range": N_("Komi goes from -200 to 200 in steps of one half."),
}


def take(form: Form, refusal: Refusal, field: str = "") -> Form:
    """Beside the field that is to blame, or on top."""
    words = WORDS.get(str(refusal.details.get("code", "")))
    if words is None or refusal.status >= 500:
        return form.take(refusal)
    form.add(field, _(words))
    return form


def obstacle_text(said: str) -> str:
    """What keeps somebody from joining an offer; services tell the sentence itself."""
    known = {
        "This is your own offer.": "waitingroom_own_game",
        "Your rating is not in the range of this offer.": "waitingroom_not_in_rating_range",
        "You have not finished enough rated games for this offer.": (
            "waitingroom_not_enough_rated_fin_games"
        ),
        "This offer limits how often the same opponent may join.": "waitingroom_not_same_opponent",
        "You have as many games as a player may have.": "max_games",
        "The other player has as many games as a player may have.": "max_games_opp",
        "Both players need a rating for this kind of game.": "no_initial_rating",
        "There is no free seat for you in this game.": "waitingroom_join_too_late",
    }
    return _(WORDS[known[said]]) if said in known else said
