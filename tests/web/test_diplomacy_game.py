"""The page of a Diplomacy game without a browser: what it shows to whom, and its forms."""

import gzip
import re

import pytest

from tests.factories import PASSWORD
from tests.games.diplomacy.table import ENGLAND, FRANCE, ITALY, PLACES, RUSSIA, Table, a_crowd
from tests.waiting import PATIENCE_SECONDS
from tests.web.visitor import Visitor

MOST_CALLS, MOST_BYTES = 6, 100_000
HOSTILE = "<script>alert(1)</script><img src=x onerror=alert(2)>"
OPENING = {
    "france": "A PAR - BUR,A MAR S A PAR - BUR,F BRE - MID",
    "germany": "A MUN - BUR,A BER - KIE,F KIE - DEN",
}
MODULE = re.compile(r"from '(\./[^']+)'|import '(\./[^']+)'")


@pytest.fixture(scope="module")
def crowd(api):
    return a_crowd(api)


@pytest.fixture(scope="module")
def played(api, crowd):
    """Autumn 1901: a spring was played in which Munich failed."""
    table = Table(api, crowd).seat_all().start()
    table.play(**OPENING)
    table.pass_phase()
    return table


@pytest.fixture
def game(api, crowd):
    return Table(api, crowd).seat_all().start()


def of_role(stack, table, role, language="fr"):
    return of_member(stack, table.crowd.holder(role), language)


def of_member(stack, member, language="fr"):
    visitor = Visitor(stack, language)
    visitor.log_in(member.pseudo, PASSWORD)
    return visitor


def address(table, query=""):
    return f"/diplomacy/{table.game_id}{query}"


def calls_of(page) -> int:
    return int(re.search(r'desc="(\d+) calls"', page.response.headers["Server-Timing"])[1])


def orders_in(page):
    return [
        attributes["value"]
        for tag, attributes in page.tags
        if tag == "option" and "selected" in attributes
    ]


@pytest.mark.parametrize("query", ["", "?thread=1", "?advancement=0", "?thread=press"])
def test_the_page_asks_few_times(stack, played, query):
    visitor = of_role(stack, played, FRANCE)
    page = visitor.get(address(played, query))
    assert page.status == 200
    assert calls_of(page) <= MOST_CALLS


def test_orders_are_chosen_from_lists(stack, game):
    visitor = of_role(stack, game, FRANCE)
    page = visitor.get(address(game))
    assert len([tag for tag, given in page.tags if given.get("name") == "order"]) == 3
    fields = {"way": "list", "role": str(FRANCE), "advancement": "0"}
    chosen = ["1.1.37.0.60.0", "1.1.47.0.17.0", "4.2.14.0.0.0"]
    answer = visitor.send(address(game, "/orders"), {**fields, "order": chosen})
    assert answer.status == 200
    assert "Vos ordres sont enregistrés." in answer.text
    assert sorted(orders_in(answer)) == sorted(chosen)  # what is stored is shown as stored
    assert "F BRE T" in answer.response.text


def test_units_without_an_order_hold_unless_all_is_final(stack, game):
    visitor = of_role(stack, game, FRANCE)
    fields = {"way": "list", "role": str(FRANCE), "order": ["1.1.37.0.60.0"]}
    refused = visitor.send(address(game, "/orders"), {**fields, "final": "1"})
    assert refused.status == 400
    assert "1.1.37.0.60.0" in orders_in(refused)
    kept = visitor.send(address(game, "/orders"), fields)
    assert "2 unités sans ordre tiennent" in kept.text
    assert len(orders_in(kept)) == 3


def test_orders_are_written_as_text_and_faults_are_told_by_line(stack, game):
    visitor = of_role(stack, game, FRANCE)
    fields = {"way": "text", "role": str(FRANCE)}
    wrong = "A PAR - MOS\nA MAR dances\nF BRE H"
    refused = visitor.send(address(game, "/orders"), {**fields, "text": wrong})
    assert refused.status == 400
    assert "Ligne 1 :" in refused.text
    assert "Ligne 2 :" in refused.text
    assert wrong.replace("\n", "\r\n") in refused.response.text or wrong in refused.response.text
    right = "A PAR - BUR\nA MAR S A PAR - BUR\nF BRE H"
    kept = visitor.send(address(game, "/orders"), {**fields, "text": right})
    assert "Vos ordres sont enregistrés." in kept.text


def test_what_is_missing_is_told_in_the_language_of_the_page(stack, game):
    visitor = of_role(stack, game, FRANCE)
    visitor.send("/language", {"language": "en"})
    refused = visitor.send(
        address(game, "/orders"), {"way": "list", "role": str(FRANCE), "final": "1"}
    )
    assert "The movement order of A PAR (FRANCE) is missing" in refused.text
    visitor.send("/language", {"language": "fr"})  # the account keeps it


def test_the_address_of_a_form_leads_to_the_page_it_stands_on(stack, game):
    page = of_role(stack, game, FRANCE).get(address(game, "/orders"))
    assert page.response.url.endswith(address(game))


def test_orders_are_checked_without_being_kept(stack, game):
    visitor = of_role(stack, game, FRANCE)
    sent = {"role": str(FRANCE), "text": "A PAR - BUR\nF BRE - MOS"}
    told = visitor.send(address(game, "/order-checks"), sent).response.json()
    assert [order["value"] for order in told["orders"]] == ["1.1.47.0.17.0"]
    assert told["orders"][0]["label"] == "→ Bourgogne"
    assert any(fault["line"] == 2 for fault in told["faults"])
    assert orders_in(visitor.get(address(game))) == []


def test_another_role_is_not_ordered_for(stack, game):
    visitor = of_role(stack, game, ITALY)
    sent = {"way": "text", "role": str(FRANCE), "text": "A PAR H\nA MAR H\nF BRE H"}
    assert visitor.send(address(game, "/orders"), sent).status == 400
    assert orders_in(of_role(stack, game, FRANCE).get(address(game))) == []


def test_the_master_enters_orders_for_a_role(stack, game):
    visitor = of_member(stack, game.crowd.master)
    assert "saisir ses ordres" in visitor.get(address(game)).text
    page = visitor.get(address(game, f"?role={FRANCE}"))
    assert "Ordres – France" in page.text
    sent = {"way": "text", "role": str(FRANCE), "text": "A PAR H\nA MAR H\nF BRE H"}
    assert "Vos ordres sont enregistrés." in visitor.send(address(game, "/orders"), sent).text


def test_a_link_opens_any_phase_with_the_reason_of_every_failure(stack, played):
    page = Visitor(stack).get(address(played, "?advancement=0"))
    assert page.status == 200
    assert "Printemps 1901" in page.title
    assert "Munich → Bourgogne Force 1 contre 2 pour Paris." in page.text
    assert "A MUN - BUR;(échec)" in page.text  # the report as it was printed
    assert address(played, "?advancement=1") in page.links
    assert Visitor(stack).get(address(played, "?advancement=77")).status == 404


def test_reasons_are_told_in_english_too(stack, played):
    page = Visitor(stack, "en").get(address(played, "?advancement=0"))
    assert "Munich → Burgundy Strength 1 against 2 of Paris." in page.text


def test_spectators_see_what_is_public_and_nothing_else(stack, played):
    played.order(FRANCE, "A BUR - BEL,A MAR H,F MID - SPAsc")
    played.as_role(ENGLAND, "POST", "/game-messages/<id>", dest_role_id=FRANCE, content="secret")
    played.as_role(ENGLAND, "POST", "/game-declarations/<id>", content="gazette")
    for visitor in (Visitor(stack), of_member(stack, played.crowd.stranger)):
        page = visitor.get(address(played))
        assert page.status == 200
        assert "Puissances" in page.text
        assert not re.search("secret|gazette|Ma note|Enregistrer", page.text)
        assert orders_in(page) == []
        drawn = visitor.get(address(played, "/map.svg?orders=1")).response.text
        assert "data-region" in drawn
        assert drawn == visitor.get(address(played, "/map.svg?orders=0")).response.text


def test_threads_are_read_one_by_one_and_counted_in_the_title(stack, game):
    for author in (ENGLAND, RUSSIA):
        game.as_role(author, "POST", "/game-messages/<id>", dest_role_id=FRANCE, content="hello")
    game.as_role(ITALY, "POST", "/game-declarations/<id>", content="to all")
    visitor = of_role(stack, game, FRANCE)
    assert visitor.get(address(game)).title.startswith("(3) ")
    assert visitor.get(address(game)).title.startswith("(3) ")  # looking is not reading
    assert "1 non lu" in visitor.get(address(game, f"?thread={RUSSIA}")).text
    assert visitor.get(address(game)).title.startswith("(2) ")
    visitor.get(address(game, "?thread=press"))
    assert visitor.get(address(game)).title.startswith("(1) ")


def test_messages_go_to_several_and_declarations_to_all(stack, game):
    visitor = of_role(stack, game, FRANCE)
    sent = {"role": str(FRANCE), "thread": str(ENGLAND), "to": [str(ITALY)], "content": "venez"}
    assert "Votre message est envoyé." in visitor.send(address(game, "/messages"), sent).text
    said = {"role": str(FRANCE), "thread": "press", "content": "paix"}
    assert "Votre déclaration est publiée." in visitor.send(address(game, "/messages"), said).text
    for role, rest in ((ENGLAND, f"{FRANCE}-{ITALY}"), (ITALY, f"{ENGLAND}-{FRANCE}")):
        other = of_role(stack, game, role)
        assert "venez" in other.get(address(game, f"?thread={rest}")).text
        assert "paix" in other.get(address(game, "?thread=press")).text
    assert "venez" not in of_role(stack, game, RUSSIA).get(address(game)).text


def test_a_silent_game_keeps_what_was_written(stack, api, crowd):
    table = Table(api, crowd, silent=1).seat_all().start()
    visitor = of_role(stack, table, FRANCE)
    assert "Personne ne peut écrire ici." in visitor.get(address(table)).text
    sent = {"role": str(FRANCE), "thread": str(ENGLAND), "content": "psst, Angleterre"}
    refused = visitor.send(address(table, "/messages"), sent)
    assert refused.status == 403


def test_note_vote_and_mails_are_kept(stack, game):
    visitor = of_role(stack, game, FRANCE)
    role = {"role": str(FRANCE)}
    noted = visitor.send(address(game, "/note"), {**role, "note": "se méfier"})
    assert "Votre note est gardée." in noted.text
    voted = visitor.send(address(game, "/vote"), {**role, "draw": "1"})
    assert "Vous votez la nulle." in voted.text
    page = visitor.send(address(game, "/mails"), {"declaration": "1"})
    assert "Votre choix de courriels est enregistré." in page.text
    ticked = {
        attributes["name"]
        for tag, attributes in page.tags
        if tag == "input" and "checked" in attributes and attributes["name"] != "way"
    }
    assert ticked == {"declaration"}
    assert "se méfier" in page.text
    assert "se méfier" not in of_role(stack, game, ITALY).get(address(game)).text


def test_preferences_are_given_before_the_start(stack, api, crowd):
    table = Table(api, crowd, manual=0)
    player = crowd.players[0]
    sent = {"game_id": table.game_id, "player_id": player.player_id}
    assert table.as_master("POST", "/allocations", **sent).status_code == 201
    visitor = of_member(stack, player)
    assert "1 places sur 7" in visitor.get(address(table)).text
    ranks = {f"rank-{role}": str(8 - role) for role in range(1, 8)}
    page = visitor.send(address(table, "/preferences"), ranks)
    assert "Vos préférences sont enregistrées." in page.text
    assert page.form(address(table, "/preferences")).fields["rank-7"] == "1"


def test_what_a_hostile_player_writes_is_shown_as_text(stack, api, crowd):
    table = Table(api, crowd, description=HOSTILE).seat_all().start()
    hostile = of_role(stack, table, ENGLAND)
    for thread in (str(FRANCE), "press"):
        sent = {"role": str(ENGLAND), "thread": thread, "content": HOSTILE}
        assert hostile.send(address(table, "/messages"), sent).status == 200
    hostile.send(address(table, "/note"), {"role": str(ENGLAND), "note": f"</textarea>{HOSTILE}"})
    bad = hostile.send(
        address(table, "/orders"), {"way": "text", "role": str(ENGLAND), "text": HOSTILE}
    )
    victim = of_role(stack, table, FRANCE)
    for page in (
        bad,
        hostile.get(address(table)),
        victim.get(address(table, "?thread=press")),
        victim.get(address(table, f"?thread={ENGLAND}")),
    ):
        assert "<script>alert" not in page.response.text
        assert not [tag for tag, attributes in page.tags if "onerror" in attributes]
    assert HOSTILE in victim.get(address(table, f"?thread={ENGLAND}")).text


def normal(page, table) -> str:
    """Without what differs between any two games: number, name, moments, tokens of forms."""
    text = page.response.text.replace(table.name, "NAME")
    text = re.sub(rf"((?:diplomacy(?:/|-|-game:)|game_id=)){table.game_id}\b", r"\1ID", text)
    text = re.sub(r'name="form_token" value="\w+"', "", text)
    text = re.sub(r"<time.*?</time>", "", text)
    return re.sub(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", "", text)


def test_fog_two_games_that_differ_only_in_what_i_may_not_see_give_the_same_page(stack, api, crowd):
    quiet, bold = (Table(api, crowd, fog=1, name=f"fog {number} 7f3a9") for number in (1, 2))
    for table, russian in ((quiet, "A MOS H"), (bold, "A MOS - UKR")):
        table.seat_all().start()
        table.order(RUSSIA, f"{russian},A WAR H,F SEV H,F STPsc H")
        for role in (1, 2, 3, 4, 5, 7):
            units = api.get(
                "games",
                f"/game-positions/{table.game_id}",
                token=crowd.master.token,
            ).json()["units"][str(role)]
            holding = "\n".join(f"{' AF'[kind]} {PLACES[zone]} H" for kind, zone in units)
            assert table.order(role, holding).status_code == 201
    visitor = of_role(stack, quiet, FRANCE)
    for played in (False, True):
        if played:
            quiet.pass_phase()
            bold.pass_phase()
        for query in ("", "?advancement=0", "/map.svg?orders=1"):
            one, two = visitor.get(address(quiet, query)), visitor.get(address(bold, query))
            assert one.status == two.status == 200
            assert normal(one, quiet) == normal(two, bold)
    stranger = Visitor(stack).get(address(bold))
    assert "Le brouillard couvre cette partie" in stranger.text


def test_the_first_load_is_small_without_the_map(stack, played):
    visitor = of_role(stack, played, FRANCE)
    page = visitor.get(address(played))
    wanted = {
        attributes.get("href") or attributes.get("src")
        for tag, attributes in page.tags
        if tag in ("link", "script") and (attributes.get("href") or attributes.get("src"))
    }
    size, seen, queue = len(gzip.compress(page.response.content)), set(), sorted(wanted)
    while queue:
        path = queue.pop()
        if path in seen or path.startswith("data:"):
            continue
        seen.add(path)
        content = visitor.session.get(visitor.url + path, timeout=PATIENCE_SECONDS).content
        size += len(gzip.compress(content))
        folder = path.split("?")[0].rpartition("/")[0]
        for found in MODULE.findall(content.decode()) if ".js" in path else ():
            queue.append(f"{folder}/{(found[0] or found[1])[2:]}")
    assert any("ordering.js" in path for path in seen)
    assert size < MOST_BYTES
