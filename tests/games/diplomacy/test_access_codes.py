"""The code of a game cannot be guessed: wrong ones count by account and address, on all workers."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from services.games.diplomacy.actions.take_seat import CODES_FROM_AN_ADDRESS, CODES_OF_A_PLAYER
from tests.factories import a_member
from tests.games.diplomacy.table import Table

CODE = 7777


@pytest.fixture
def table(api, crowd):
    return Table(api, crowd, access_code=CODE, manual=0)


def join(table, member, code, address="192.0.2.10"):
    return table.api.post(
        "games",
        "/allocations",
        token=member.token,
        headers=table.api.stack.visitor(address),
        data={
            "pseudo": member.pseudo,
            "game_id": table.game_id,
            "player_id": member.player_id,
            "access_code": code,
        },
    ).status_code


def test_one_account_has_few_guesses_however_fast_and_from_wherever(api, table, clock):
    member = a_member(api)
    with ThreadPoolExecutor(16) as pool:
        statuses = list(
            pool.map(lambda n: join(table, member, 1000 + n, f"192.0.2.{n}"), range(60))
        )
    assert set(statuses) == {403, 429}
    assert statuses.count(403) == CODES_OF_A_PLAYER
    assert join(table, member, CODE) == 429
    clock(3601)
    assert join(table, member, CODE) == 201


def test_one_address_has_few_guesses_with_however_many_accounts(api, table):
    guessers = [a_member(api) for _ in range(4)]
    statuses = [
        join(table, guesser, 1000 + number, "198.51.100.1")
        for number in range(CODES_OF_A_PLAYER)
        for guesser in guessers
    ]
    assert statuses.count(403) == CODES_FROM_AN_ADDRESS
    assert join(table, a_member(api), CODE, "198.51.100.1") == 429
    assert join(table, a_member(api), CODE, "198.51.100.2") == 201


def test_right_codes_and_no_codes_cost_nothing(api, table):
    member = a_member(api)
    assert {join(table, member, 0) for _ in range(CODES_OF_A_PLAYER + 2)} == {403}
    assert {join(table, member, CODE) for _ in range(CODES_OF_A_PLAYER + 2)} == {201}
