"""Games as PGN over HTTP: written for everybody, attached to their boards by the staff."""

import pytest

from services.tournaments.exchange.domain.pgn_reading import read_pgn
from tests.factories import a_member
from tests.tournaments.arrangements import a_hall

MOVES = "1. e4 e5 2. Nf3 {[%clk 1:30:00]} Nc6 3. Bb5"


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture
def hall(api, organiser):
    made = a_hall(api, organiser)
    made.register(4)
    made.pair()
    made.publish(1)
    return made


def sent(hall, content, **more):
    path = f"/tournament-games/{hall.tournament}"
    token = more.pop("token", hall.organiser.token)
    return hall.ask("POST", path, json={"content": content, **more}, token=token)


def file(hall):
    path = f"/tournament-files/{hall.tournament}"
    return hall.done("GET", path, params={"format": "pgn"})["content"]


def game(number, white, black, result, moves=MOVES, **tags):
    told = {"Round": number, "White": white, "Black": black, "Result": result, **tags}
    lines = [f'[{name} "{value}"]' for name, value in told.items()]
    return "\n".join([*lines, "", f"{moves} {result}", ""])


def results(hall, number=1):
    return [board["result"] for board in hall.round(number)["boards"]]


def test_every_board_of_a_published_round_is_a_game(hall):
    hall.enter(1, 1, 3)
    hall.enter(1, 2, 4)
    first, second = read_pgn(file(hall))
    assert (first.tags["Event"], first.tags["Round"], first.result) == (
        "Main tournament",
        "1.1",
        "1-0",
    )
    assert first.tags["White"].startswith("Player 00")
    assert first.tags["WhiteElo"].startswith("23")
    assert (second.result, second.tags["Termination"]) == ("0-1", "rules infraction")
    bare = hall.get(
        f"/tournament-files/{hall.tournament}",
        params={"format": "pgn"},
        headers={"Accept": "text/plain"},
    )
    assert bare.headers["Content-Type"] == "application/vnd.chess-pgn"
    hall.close(1)
    hall.pair()
    assert len(read_pgn(file(hall))) == 2, "a draft is not shown"


def test_moves_are_attached_and_come_out_with_tags_nobody_knows(hall):
    one, two = (read_pgn(file(hall))[index].tags for index in (0, 1))
    content = game("1", one["White"], one["Black"], "1-0", Site="Sète", Annotator='The \\"cook\\"')
    content += game("1.2", two["White"], two["Black"], "*", "1. d4")
    assert sent(hall, content).json() == {
        "games": 2,
        "changed": 2,
        "results": 0,
        "open": [{"round": 1, "board": 1}],
    }
    assert results(hall) == [0, 0]
    first, second = read_pgn(file(hall))
    assert (first.moves, second.moves) == (MOVES, "1. d4")
    assert (first.tags["Site"], first.tags["Annotator"]) == ("Sète", 'The "cook"')
    assert first.result == "*", "the board's result counts"
    seen = hall.get(f"/board-games/{hall.tournament}/1/1").json()
    assert (seen["moves"], seen["sent_by"]) == (MOVES, hall.organiser.pseudo)


def test_a_file_written_here_brings_nothing_new_once_it_is_known(hall):
    white, black = (read_pgn(file(hall))[0].tags[colour] for colour in ("White", "Black"))
    sent(hall, game("1.1", white, black, "1-0"), results=True)
    whole = file(hall)
    assert sent(hall, whole).json()["changed"] == 2
    version = hall.done("GET", f"/tournaments/{hall.tournament}")["version"]
    assert sent(hall, whole, results=True).json() == {
        "games": 2,
        "changed": 0,
        "results": 0,
        "open": [],
    }
    assert file(hall) == whole
    assert hall.done("GET", f"/tournaments/{hall.tournament}")["version"] == version


def test_a_tournament_moves_elsewhere_with_its_games(api, organiser, hall):
    for game_ in read_pgn(file(hall)):
        tags = game_.tags
        sent(
            hall,
            game(tags["Round"], tags["White"], tags["Black"], "1-0", Annotator="Li"),
            results=True,
        )
    hall.close(1)
    whole = hall.done("GET", f"/tournament-files/{hall.tournament}", params={"format": "json"})
    other = a_hall(api, organiser)
    brought = {"format": "json", "content": whole["content"]}
    other.done("POST", f"/tournament-imports/{other.tournament}", json=brought)
    sent(other, file(hall))
    assert file(other) == file(hall)
    assert file(other).count(MOVES) == 2


def test_results_are_entered_with_their_history(hall):
    one, two = (read_pgn(file(hall))[index].tags for index in (0, 1))
    content = game("?", one["White"], one["Black"], "1/2-1/2")
    content += game("?", two["White"], two["Black"], "1-0", "", Termination="forfeit")
    done = sent(hall, content, round=1, results=True).json()
    assert (done["results"], results(hall)) == (2, [2, 6])
    history = hall.done("GET", f"/tournament-results/{hall.tournament}")["results"]
    assert {entry["reason"] for entry in history} == {"from a file of games"}
    assert {entry["entered_by"] for entry in history} == {hall.organiser.pseudo}


def test_one_wrong_game_refuses_the_whole_file(hall):
    one, two = (read_pgn(file(hall))[index].tags for index in (0, 1))
    hall.enter(1, 2, 1)
    good = game("1", one["White"], one["Black"], "1-0")
    for bad, status, line in (
        (game("1", two["White"], two["Black"], "1-0"), 409, 7),
        (game("1", two["Black"], two["White"], "0-1"), 422, 7),
        (game("2", one["White"], one["Black"], "0-1"), 422, 7),
        (good, 422, 7),
        (game("1", two["White"], two["Black"], "0-1", "1. e4 e9"), 400, 12),
    ):
        refused = sent(hall, good + bad, results=True)
        assert (refused.status_code, refused.json()["msg"].split(":")[0]) == (
            status,
            f"Line {line}",
        )
        assert results(hall) == [0, 1]
        assert hall.ask("GET", f"/board-games/{hall.tournament}/1/1").status_code == 404


def test_a_clerk_attaches_games_but_enters_no_forfeit(api, hall):
    clerk, stranger = a_member(api), a_member(api)
    hall.done("POST", f"/event-staff/{hall.event}", json={"pseudo": clerk.pseudo, "role": "clerk"})
    tags = read_pgn(file(hall))[0].tags
    forfeit = game("1", tags["White"], tags["Black"], "1-0", "", Termination="forfeit")
    assert sent(hall, forfeit, results=True, token=clerk.token).status_code == 403
    assert sent(hall, forfeit, token=stranger.token).status_code == 403
    assert sent(hall, forfeit, token=None).status_code == 401
    played = game("1", tags["White"], tags["Black"], "1-0")
    assert sent(hall, played, results=True, token=clerk.token).json()["results"] == 1


def test_moves_can_be_taken_away(hall):
    tags = read_pgn(file(hall))[0].tags
    sent(hall, game("1", tags["White"], tags["Black"], "1-0"), results=True)
    path = f"/board-games/{hall.tournament}/1/1"
    assert hall.ask("DELETE", path, token=None).status_code == 401
    hall.done("DELETE", path)
    assert hall.ask("DELETE", path).status_code == 404
    assert (results(hall)[0], read_pgn(file(hall))[0].moves) == (3, "")
    assert hall.ask("GET", f"/board-games/{hall.tournament}/1/9").status_code == 404


def test_a_file_is_not_even_read_for_somebody_who_may_not_send_it(api, organiser):
    hall = a_hall(api, organiser)
    answer = api.post(
        "tournaments",
        f"/tournament-games/{hall.tournament}",
        token=a_member(api).token,
        json={"content": "[this is no game"},
    )
    assert answer.status_code == 403
