"""What an association may want: confirmed addresses, an administrator's code for changes."""

import pytest

from tests.factories import a_member
from tests.games.diplomacy.table import FRANCE, Table, a_name, told

CONFIRM_FIRST = (403, "Confirm your e-mail address first: the code was sent to it.")
WRONG_CODE = (403, "A code of an administrator is needed, and this is not one")
POSITION = {
    "center_ownerships": "[]",
    "units": '[{"type_unit": 1, "role": 2, "zone": 47}]',
    "forbiddens": "[]",
}


@pytest.fixture
def newcomer(strict):
    return a_member(strict.api)


@pytest.fixture
def game(strict):
    return Table(strict.api, strict.crowd).seat_all().start()


@pytest.fixture(scope="module")
def code_of_administrator(strict):
    token = strict.api.admin_token()

    def give():
        answer = strict.api.post("games", "/rectification-codes", token=token)
        assert answer.status_code == 201, answer.text
        return answer.json()["rectification_code"]

    return give


def join(table, member):
    return table.act(
        "POST", "/allocations", member, game_id=table.game_id, player_id=member.player_id
    )


def test_an_unconfirmed_member_creates_no_game_until_he_confirms(strict, newcomer):
    sent = {
        "token": newcomer.token,
        "data": {"pseudo": newcomer.pseudo, "name": a_name(), "variant": "standard"},
    }
    assert told(strict.api.post("games", "/games", **sent)) == CONFIRM_FIRST
    strict.confirm(newcomer)
    assert told(strict.api.post("games", "/games", **sent)) == (201, "Ok game created")


def test_an_unconfirmed_member_joins_no_game_until_he_confirms(strict, newcomer):
    table = Table(strict.api, strict.crowd, manual=0)
    assert told(join(table, newcomer)) == CONFIRM_FIRST
    strict.confirm(newcomer)
    assert join(table, newcomer).status_code == 201


def test_a_running_position_changes_only_with_a_code_and_once(game, code_of_administrator):
    code = code_of_administrator()
    assert told(game.as_master("POST", "/game-positions/<id>", **POSITION)) == WRONG_CODE
    wrong = game.as_master("POST", "/game-positions/<id>", rectification_code="0" * 16, **POSITION)
    assert told(wrong) == WRONG_CODE
    assert len(game.read("/game-positions/<id>")["units"]) == 7
    done = game.as_master("POST", "/game-positions/<id>", rectification_code=code, **POSITION)
    assert told(done) == (201, "Ok position rectified")
    again = game.as_master("POST", "/game-positions/<id>", rectification_code=code, **POSITION)
    assert told(again) == WRONG_CODE


def test_a_code_that_a_refused_change_brought_stays_good(game, code_of_administrator):
    code = code_of_administrator()
    nowhere = POSITION | {"units": '[{"type_unit": 1, "role": 2, "zone": 23}]'}
    refused = game.as_master("POST", "/game-positions/<id>", rectification_code=code, **nowhere)
    assert refused.status_code == 400
    done = game.as_master("POST", "/game-positions/<id>", rectification_code=code, **POSITION)
    assert done.status_code == 201


def test_a_code_is_good_for_a_day(game, code_of_administrator, strict_clock):
    code = code_of_administrator()
    strict_clock(24 * 3600 + 60)
    late = game.as_master("POST", "/game-positions/<id>", rectification_code=code, **POSITION)
    assert told(late) == WRONG_CODE


def test_before_the_start_no_code_is_asked_for(strict):
    table = Table(strict.api, strict.crowd)
    assert table.as_master("POST", "/game-positions/<id>", **POSITION).status_code == 201


def test_cancelling_an_adjudication_needs_a_code(game, code_of_administrator):
    game.play()
    refused = game.as_master("POST", "/game-cancellations/<id>", reason="a mistake")
    assert told(refused) == WRONG_CODE
    assert game.game()["current_advancement"] == 1
    done = game.as_master(
        "POST",
        "/game-cancellations/<id>",
        reason="a mistake",
        rectification_code=code_of_administrator(),
    )
    assert done.status_code == 201, done.text
    assert game.game()["current_advancement"] == 0


def test_only_an_administrator_gives_codes(strict, game):
    player = game.crowd.holder(FRANCE)
    assert strict.api.post("games", "/rectification-codes", token=player.token).status_code == 403
