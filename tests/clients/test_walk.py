"""The README's walk, played through the generated clients against the running services."""

import entente_games
import entente_players
import entente_users
import pytest
from entente_games.api.adjudications import post_game_adjudications
from entente_games.api.allocations import get_game_allocations, post_allocations
from entente_games.api.games import get_game_identifiers, post_games, put_game
from entente_games.api.orders import post_game_orders
from entente_games.api.press import (
    get_game_messages,
    post_game_declarations,
    post_game_messages,
)
from entente_games.models import (
    Adjudication,
    ChangedGame,
    NewGame,
    OrderSubmission,
    SeatTaken,
    SentOrder,
)
from entente_games.models.new_declaration import NewDeclaration
from entente_games.models.new_message import NewMessage
from entente_players.api.players import post_players
from entente_players.api.public import get_player_identifier
from entente_players.models import NewMember
from entente_users.api.logins import get_verify, post_login
from entente_users.models import Credentials

from tests.factories import PASSWORD, a_pseudo
from tests.games.diplomacy.table import a_name

ENGLAND, GERMANY, RUSSIA = 1, 3, 6
SEATS = 7
OPENING = {
    1: "F LON - NTH\nF EDI - NRG\nA LVP - YOR",
    2: "A PAR - BUR\nA MAR S A PAR - BUR\nF BRE - MID",
    4: "A VEN H\nA ROM - APU\nF NAP - ION",
    5: "A VIE - GAL\nA BUD - SER\nF TRI - ALB",
    6: "A MOS - UKR\nA WAR - GAL\nF SEV - BLA\nF STPsc - BOT",
    7: "A CON - BUL\nA SMY H\nF ANK - BLA",
}
GERMAN = [
    {
        "order_type": 1,
        "active_unit": {"type_unit": 2, "role": 3, "zone": 33},
        "destination_zone": 20,
    },
    {
        "order_type": 1,
        "active_unit": {"type_unit": 1, "role": 3, "zone": 10},
        "destination_zone": 51,
    },
    {"order_type": 4, "active_unit": {"type_unit": 1, "role": 3, "zone": 40}},
]


class Person:
    """A member with clients of his own."""

    def __init__(self, urls: dict[str, str]):
        self.pseudo = a_pseudo()
        players = entente_players.Client(urls["players"], raise_on_unexpected_status=True)
        made = post_players.sync(
            client=players,
            body=NewMember(
                pseudo=self.pseudo,
                password=PASSWORD,
                email=f"{self.pseudo}@labas.com",
                country="FRA",
                time_zone="UTC + 1",
            ),
        )
        assert made.msg == "Ok player created"
        self.player_id = get_player_identifier.sync(self.pseudo, client=players)
        users = entente_users.Client(urls["users"], raise_on_unexpected_status=True)
        login = post_login.sync(
            client=users, body=Credentials(user_name=self.pseudo, password=PASSWORD)
        )
        token = {
            "token": login.access_token,
            "prefix": "",
            "auth_header_name": "AccessToken",
            "raise_on_unexpected_status": True,
        }
        self.users = entente_users.AuthenticatedClient(urls["users"], **token)
        self.games = entente_games.AuthenticatedClient(urls["games"], **token)


@pytest.fixture(scope="module")
def people(stack):
    return [Person(stack.urls) for _ in range(SEATS + 1)]


def test_the_walk_can_be_played_through_the_clients(people):
    master, *players = people
    assert get_verify.sync(client=master.users).logged_in_as == master.pseudo
    game_id = start_game(master, players)
    roles = get_game_allocations.sync(game_id, client=master.games).additional_properties
    in_role = {roles[str(player.player_id)]: player for player in players}
    for role, player in in_role.items():
        submit(game_id, role, player)
    played = post_game_adjudications.sync(
        game_id, client=master.games, body=Adjudication(pseudo=master.pseudo)
    )
    assert played.msg.startswith("Ok adjudication performed and game updated")
    correspond(game_id, in_role[RUSSIA])


def start_game(master: Person, players: list[Person]) -> int:
    name = a_name()
    created = post_games.sync(
        client=master.games,
        body=NewGame(name=name, variant="standard", description="test", pseudo=master.pseudo),
    )
    assert created.msg == "Ok game created"
    game_id = get_game_identifiers.sync(name, client=master.games)
    for player in players:
        seated = post_allocations.sync(
            client=master.games,
            body=SeatTaken(game_id=game_id, player_id=player.player_id, pseudo=master.pseudo),
        )
        assert seated.msg == "Ok allocation updated or created"
    started = put_game.sync(
        name, client=master.games, body=ChangedGame(current_state=1, pseudo=master.pseudo)
    )
    assert started.msg == "Ok updated"
    return game_id


def submit(game_id: int, role: int, player: Person) -> None:
    orders = (
        {"orders": [SentOrder.from_dict(order) for order in GERMAN]}
        if role == GERMANY
        else {"text": OPENING[role]}
    )
    submitted = post_game_orders.sync(
        game_id,
        client=player.games,
        body=OrderSubmission(role_id=role, pseudo=player.pseudo, **orders),
    )
    assert submitted.msg.startswith("Ok orders submitted")


def correspond(game_id: int, russian: Person) -> None:
    message = NewMessage(
        role_id=RUSSIA, dest_role_id=ENGLAND, content="Hello world", pseudo=russian.pseudo
    )
    sent = post_game_messages.sync(game_id, client=russian.games, body=message)
    assert sent.msg == "Ok message inserted : Hello world"
    press = NewDeclaration(role_id=RUSSIA, content="Hello world", pseudo=russian.pseudo)
    declared = post_game_declarations.sync(game_id, client=russian.games, body=press)
    assert declared.msg == "Ok declaration inserted : Hello world"
    read = get_game_messages.sync(
        game_id, client=russian.games, role_id=RUSSIA, pseudo=russian.pseudo
    )
    assert [message[1:] for message in read.messages_list] == [[RUSSIA, ENGLAND, "Hello world"]]
