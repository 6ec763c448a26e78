"""Ratings over HTTP: after a finished game, with explanations, and the same when made again."""

import pytest

from services.games.diplomacy.domain.attendance import reliability_of
from services.games.diplomacy.domain.performance import expected_share, rate_all, static_share
from services.games.diplomacy.store import history
from services.games.diplomacy.tables.ratings import Performance, PerformanceChange, RatingSheet
from shared.scoring import SYSTEMS
from tests.games.diplomacy.scheduled.databases import games_database
from tests.games.diplomacy.table import FRANCE, ROLES, Table
from tests.waiting import eventually


@pytest.fixture(scope="module")
def finished(api, crowd):
    """A game of one year in which everybody holds, so that all tie but Russia, who leads."""
    game = Table(api, crowd, nb_max_cycles_to_play=1).seat_all().start()
    for _ in range(2):
        game.play()
        game.pass_phase()
    assert game.game()["ending"] == "last_year"
    eventually(lambda: any(move["game_id"] == game.game_id for move in told(game, 6)["moves"]))
    return game


def told(game, role):
    return game.read(f"/player-ratings/{game.crowd.holder(role).pseudo}")


def move_of(game, role):
    [move] = [one for one in told(game, role)["moves"] if one["game_id"] == game.game_id]
    return move


def test_a_finished_game_moves_performances_as_the_formula_says(finished):
    before = {role: move_of(finished, role)["before"] for role in ROLES}
    expected = expected_share(before[6], [before[role] for role in ROLES if role != 6])
    games = next(one["games"] for one in told(finished, 6)["performances"] if one["role"] == 6)
    step = max(20, 40 - (games - 1) / 2)
    delta = step * 21 * (static_share(1, 7) - expected)
    assert move_of(finished, 6)["after"] == pytest.approx(before[6] + delta)
    assert move_of(finished, FRANCE)["after"] < before[FRANCE]


def test_games_with_and_without_messages_are_rated_apart(finished, api, crowd):
    """Who plays France in both: each list has its own figure, the first one counts both."""
    silent = Table(api, crowd, nb_max_cycles_to_play=1, no_messages=1).seat_all().start()
    unrated = Table(api, crowd, nb_max_cycles_to_play=1, rated=0).seat_all().start()
    for game in (unrated, silent):
        for _ in range(2):
            game.play()
            game.pass_phase()
    eventually(lambda: any(move["game_id"] == silent.game_id for move in told(silent, 6)["moves"]))
    ratings = told(silent, 6)
    assert unrated.game_id not in [move["game_id"] for move in ratings["moves"]]
    russian = crowd.holder(6)

    def listed(**asked):
        found = api.get("games", "/ratings", params={"limit": 500, **asked}).json()["ratings"]
        [mine] = [one for one in found if one["player_id"] == russian.player_id]
        return mine

    every, talking, mute = listed(), listed(messages=1), listed(messages=0)
    assert every["games"] == talking["games"] + mute["games"]
    assert ratings["overall"]["standard"] == pytest.approx(every["performance"])
    assert ratings["apart"]["with_messages"]["standard"] == pytest.approx(talking["performance"])
    assert ratings["apart"]["without_messages"]["standard"] == pytest.approx(mute["performance"])
    assert listed(details=1)["pseudo"] == russian.pseudo


def test_every_figure_is_explained(finished):
    ratings = told(finished, FRANCE)
    assert "performed" in move_of(finished, FRANCE)["explanation"]
    assert ratings["reliability"]["explanation"]  # what it says depends on the player's past
    assert "weeks" in ratings["regularity"]["explanation"]


def test_recomputing_from_history_gives_the_stored_figures(finished, stack):
    with games_database(stack) as session:
        book = rate_all(history.rated_games(session))
        stored = {
            (row.player_id, row.variant, row.role_id): row.rating
            for row in session.query(Performance).filter_by(counted="all")
        }
        changes = {
            (row.game_id, row.role_id): row.after
            for row in session.query(PerformanceChange).filter_by(counted="all")
        }
        known = {key: rating for key, rating in book.ratings.items() if key in stored}
        assert known == stored
        assert {
            (one.game_id, one.role): one.after
            for one in book.changes
            if (one.game_id, one.role) in changes
        } == changes
        player = finished.crowd.holder(FRANCE).player_id
        sheet = session.get(RatingSheet, player)
        record = history.records(session)[player]
        turns = [turn for turn in record.turns if turn.adjudicated_at <= sheet.computed_at]
        assert reliability_of(turns, record.dropouts, sheet.computed_at).value == sheet.reliability


def test_the_list_is_sorted_by_performance(finished):
    listed = finished.read("/ratings")["ratings"]
    values = [one["performance"] for one in listed]
    assert values == sorted(values, reverse=True)
    assert finished.crowd.holder(6).player_id in [one["player_id"] for one in listed]


def test_the_curve_is_a_drawing(finished):
    pseudo = finished.crowd.holder(6).pseudo
    path, english = f"/player-rating-curves/{pseudo}", {"Accept-Language": "en"}
    answer = finished.api.get("games", path, params={"role_id": 6}, headers=english)
    assert answer.headers["Content-Type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert f">{pseudo}: Russia, Standard" in answer.text
    assert "No rated game yet" not in answer.text
    empty = finished.api.get("games", path, params={"role_id": 1})
    assert f">{pseudo} : Angleterre, " in empty.text
    assert "Pas encore de partie classée" in empty.text


def test_nobody_has_ratings_under_an_unknown_name(api, stack):
    assert api.get("games", "/player-ratings/nobody-at-all").status_code == 404


def test_a_finished_game_is_scored_by_every_system(finished):
    scores = finished.read("/game-scores/<id>")["scores"]
    assert scores.keys() == SYSTEMS.keys()
    # Russia has 4 of 34 centers, the others 3: 1 + 4 + 38 for Russia, 1 + 3 + 21/6 for the rest.
    assert {one["role"]: one["exact"] for one in scores["CDIP"]} == {
        role: "43" if role == 6 else "15/2" for role in ROLES
    }


def test_a_running_game_has_no_score(started):
    assert started.api.get("games", f"/game-scores/{started.game_id}").status_code == 400


@pytest.mark.parametrize(
    ("variant", "more", "status"),
    [("standard", 0, 201), ("standard", 1, 403), ("fleet_rome", 0, 403)],
)
def test_restrictions_compare_with_the_performance_in_the_variant(finished, variant, more, status):
    player = finished.crowd.holder(6)
    performance = told(finished, 6)["overall"]["standard"]
    assert performance > 1501
    game = Table(
        finished.api,
        finished.crowd,
        manual=0,
        variant=variant,
        access_restriction_performance=int(performance) + more,
    )
    answer = game.act(
        "POST", "/allocations", player, game_id=game.game_id, player_id=player.player_id
    )
    assert answer.status_code == status, answer.text


def test_a_card_leaves_the_moves_out(finished):
    pseudo = finished.crowd.holder(6).pseudo
    card = finished.read(f"/player-ratings/{pseudo}", params={"moves": 0})
    assert card["moves"] == []
    assert card["overall"] == told(finished, 6)["overall"]
    [newest] = finished.read(f"/player-ratings/{pseudo}", params={"moves": 1})["moves"]
    assert newest == told(finished, 6)["moves"][-1]
