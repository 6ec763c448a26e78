"""Which games boards want follows from the rounds as they are: whatever is done to them."""

import pytest

from services.tournaments.online.actions.follow_games import take_states
from services.tournaments.online.actions.keep_games import keep_games
from services.tournaments.online.peers import GameState
from services.tournaments.online.store import games_of_tournament
from services.tournaments.online.tables import GoBoardGame
from shared.database import reading, writing
from tests.tournaments.arrangements import a_hall

pytestmark = pytest.mark.slow


def a_go_tournament(service, join, players=4, **more):
    """Its first round is published."""
    found = a_hall(service, join(), planned_rounds=3, registration_open=True, **more)
    for _ in range(players):
        path = f"/tournament-registrations/{found.tournament}"
        found.done("POST", path, token=join().token)
    found.done("PUT", f"/tournament-go-setups/{found.tournament}", json={"size": 9})
    found.pair()
    found.publish(1)
    return found


def kept(hall):
    """Twice, as several workers do it."""
    keep_games()
    keep_games()
    with reading() as session:
        return list(games_of_tournament(session, hall.tournament))


def statuses(hall):
    return [row.status for row in kept(hall)]


def make(hall):
    """As if games had answered."""
    rows = kept(hall)
    with writing() as session:
        for row in rows:
            known = session.get(GoBoardGame, row.id)
            known.status, known.game_id = "made", 1000 + row.id
    return rows


def says(row, **more):
    told = {"gone": False, "finished": False, "void": False, "score": 0.0, "moves": 9}
    return {row.key: GameState(key=row.key, game_id=row.game_id, **told | more)}


@pytest.mark.parametrize(
    "system", ["swiss", "mcmahon", "round_robin", "double_round_robin", "knockout", "keizer"]
)
def test_every_board_of_a_published_round_wants_one_game(service, join, system):
    hall = a_go_tournament(service, join, system=system)
    assert statuses(hall) == ["wanted", "wanted"]


def test_a_draft_wants_none_and_guests_play_elsewhere(service, join):
    hall = a_hall(service, join(), planned_rounds=1)
    hall.register(2)
    hall.done("PUT", f"/tournament-go-setups/{hall.tournament}", json={})
    hall.pair()
    assert statuses(hall) == []
    hall.publish(1)
    assert statuses(hall) == ["hangs"]
    assert hall.enter(1, 1, 3).ok
    hall.close(1)


def test_who_leaves_lets_the_game_go_and_loses_by_hand(service, join):
    hall = a_go_tournament(service, join)
    rows = make(hall)
    entry = rows[0].black_registration
    hall.done("DELETE", f"/registrations/{entry}")
    assert statuses(hall) == ["by_hand", "made"]


def test_a_deleted_tournament_lets_its_games_go(service, join):
    hall = a_go_tournament(service, join)
    make(hall)
    hall.done("DELETE", f"/tournaments/{hall.tournament}")
    assert statuses(hall) == ["released", "released"]


def test_results_are_taken_once_and_a_correction_of_the_arbiter_stands(service, join):
    hall = a_go_tournament(service, join)
    make(hall)
    first, second = kept(hall)
    ended = says(first, finished=True, score=1000.0) | says(second, finished=True, score=-0.5)
    take_states(hall.tournament, ended)
    boards = hall.round(1)["boards"]
    assert [board["result"] for board in boards] == [3, 1]
    corrected = {"body": {"version": boards[0]["version"], "reason": "Both say so."}}
    assert hall.enter(1, 1, 2, **corrected).ok
    take_states(hall.tournament, ended)
    assert [board["result"] for board in hall.round(1)["boards"]] == [2, 1]
    hall.close(1)


def test_what_was_removed_waits_for_the_director(service, join):
    hall = a_go_tournament(service, join)
    make(hall)
    first, second = kept(hall)
    take_states(hall.tournament, says(first, gone=True) | says(second, finished=True, void=True))
    assert statuses(hall) == ["gone", "hangs"]
    assert [board["result"] for board in hall.round(1)["boards"]] == [0, 0]
    hall.done("PUT", f"/go-board-games/{first.id}", json={"act": "another"})
    assert statuses(hall) == ["released", "hangs", "wanted"]


def test_tables_of_several_seats_take_no_setup_of_go(service, join):
    hall = a_hall(service, join(), system="tables", planned_rounds=1)
    path = f"/tournament-go-setups/{hall.tournament}"
    assert hall.ask("PUT", path, json={}).status_code == 409
    assert hall.ask("GET", path).status_code == 404
    assert hall.ask("DELETE", path).status_code == 404
    assert hall.ask("PUT", path, json={"size": 4}).status_code == 400
