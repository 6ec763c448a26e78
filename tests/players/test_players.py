"""/players: registering, seeing and changing one's data; every row of the contract."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.factories import PASSWORD, a_member, a_pseudo, a_user


def told(answer):
    return answer.status_code, answer.json()["msg"]


def a_registration(**changes):
    pseudo = changes.pop("pseudo", None) or a_pseudo()
    sent = {
        "pseudo": pseudo,
        "password": PASSWORD,
        "email": f"{pseudo}@example.org",
        "country": "FRA",
        "time_zone": "UTC + 1",
    } | changes
    return {name: value for name, value in sent.items() if value is not None}


def register(api, how="data", **changes):
    return api.post("players", "/players", **{how: a_registration(**changes)})


def own(api, member):
    answer = api.get("players", f"/players/{member.pseudo}", token=member.token)
    assert answer.status_code == 200, answer.text
    return answer.json()


def change(api, member, how="data", **changes):
    return api.put(
        "players",
        f"/players/{member.pseudo}",
        token=member.token,
        **{how: {"pseudo": member.pseudo} | changes},
    )


@pytest.mark.parametrize("how", ["data", "json", "params"])
def test_a_member_registers_and_reads_what_he_told(api, how):
    sent = a_registration(telephone="111", first_name="Jöhn", family_name="D;Oé", replace=1)
    answer = api.post("players", "/players", **{how: sent})
    assert answer.status_code == 201
    assert answer.json() == {"pseudo": sent["pseudo"], "msg": "Ok player created"}
    token = api.login(sent["pseudo"], PASSWORD)
    data = api.get("players", f"/players/{sent['pseudo']}", token=token).json()
    assert data.pop("last_login")
    assert data == {
        "pseudo": sent["pseudo"],
        "email": sent["email"],
        "email_confirmed": False,
        "telephone": "111",
        "replace": True,
        "family_name": "D;Oé",
        "first_name": "Jöhn",
        "country": "FRA",
        "time_zone": "UTC + 1",
        "language": "fr",
        "zone": "",
        "real_name": False,
    }


def zone_for_services(api, member):
    path = f"/mail-addresses/{member.player_id}"
    return api.get("players", path, by_service="emails").json()["zone"]


def test_a_zone_stands_beside_the_time_zone_and_wins(api):
    member = a_member(api, zone="America/Argentina/ComodRivadavia")
    assert zone_for_services(api, member) == "America/Argentina/ComodRivadavia"
    assert change(api, member, zone="Europe/Paris").status_code == 200
    assert (own(api, member)["zone"], own(api, member)["time_zone"]) == ("Europe/Paris", "UTC + 1")
    assert zone_for_services(api, member) == "Europe/Paris"
    assert change(api, member, zone="").status_code == 200
    assert zone_for_services(api, member) == "UTC + 1"


@pytest.mark.parametrize(
    "body", ["time_zone=UTC + 1", "time_zone=UTC+1", "time_zone=UTC%20%2B%201"]
)
def test_the_plus_of_a_time_zone_survives_a_form(api, body):
    sent = a_registration(time_zone=None)
    form = "&".join(f"{name}={value}" for name, value in sent.items()) + "&" + body
    answer = api.post(
        "players",
        "/players",
        data=form,
        headers={"Content-Type": "application/x-www-form-urlencoded"},
    )
    assert answer.status_code == 201
    token = api.login(sent["pseudo"], PASSWORD)
    assert (
        api.get("players", f"/players/{sent['pseudo']}", token=token).json()["time_zone"]
        == "UTC + 1"
    )


def test_a_taken_name_is_refused_whatever_its_case_and_accents(api):
    member = a_member(api, "Zé" + a_pseudo()[:9], email=f"{a_pseudo()}@example.org")
    for pseudo in (member.pseudo, member.pseudo.upper(), member.pseudo.replace("é", "e")):
        answer = register(api, pseudo=pseudo, email=f"{a_pseudo()}@example.org")
        assert told(answer) == (400, f"Player {pseudo} already exists")


def test_a_name_that_only_users_knows_is_refused_in_its_words(api):
    pseudo = a_user(api)
    assert told(register(api, pseudo=pseudo)) == (400, "User creation failed!:User already exists")
    assert told(register(api, pseudo="admin")) == (400, "User creation failed!:User already exists")


def test_a_password_below_the_policy_is_refused_in_the_words_of_users(api):
    sent = a_registration(password="ab")
    assert told(api.post("players", "/players", data=sent)) == (
        400,
        "User creation failed!:The password must have at least 3 characters",
    )
    assert api.post("players", "/players", data=sent | {"password": PASSWORD}).status_code == 201


def test_an_address_is_used_once_whatever_its_case(api):
    member = a_member(api)
    sent = a_registration(email=f"{member.pseudo}@EXAMPLE.org".upper())
    assert told(api.post("players", "/players", data=sent)) == (400, "Email already used")
    assert (
        api.post("players", "/players", data=sent | {"email": "other" + sent["email"]}).status_code
        == 201
    )


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"pseudo": "ab"}, "pseudo"),
        ({"pseudo": "thirteen-long"}, "pseudo"),
        ({"pseudo": "a/b/c"}, "pseudo"),
        ({"pseudo": "a\nb\nc"}, "pseudo"),
        ({"password": None}, "password"),
        ({"password": ""}, "password"),
        ({"email": None}, "email"),
        ({"email": "nobody"}, "email"),
        ({"email": "a@b.org\r\nBcc: c@d.org"}, "email"),
        ({"email": "a" * 250 + "@b.org"}, "email"),
        ({"country": None}, "country"),
        ({"country": "FR"}, "country"),
        ({"country": "XXX"}, "country"),
        ({"time_zone": None}, "time_zone"),
        ({"time_zone": "Paris"}, "time_zone"),
        ({"time_zone": "UTC + 25"}, "time_zone"),
        ({"first_name": "x" * 61}, "first_name"),
        ({"family_name": "x" * 61}, "family_name"),
        ({"telephone": "1" * 21}, "telephone"),
        ({"first_name": "a\r\nb"}, "first_name"),
        ({"replace": "perhaps"}, "replace"),
        ({"language": "de"}, "language"),
        ({"zone": "UTC + 1"}, "zone"),
        ({"zone": "Europe/Atlantis"}, "zone"),
        ({"zone": "../../etc/passwd"}, "zone"),
        ({"zone": "Europe/" + "P" * 40}, "zone"),
        ({"administrator": 1}, "administrator"),
        ({"id": 1}, "id"),
        ({"state": "active"}, "state"),
    ],
)
def test_what_is_missing_wrong_or_unknown_is_named_and_nothing_is_stored(api, changes, named):
    sent = a_registration(**{"pseudo": a_pseudo()} | changes)
    sent = {name: value for name, value in sent.items() if value is not None}
    for how in ("data", "json"):
        answer = api.post("players", "/players", **{how: sent})
        assert answer.status_code == 400
        assert named in answer.json()["errors"]
    assert sent["pseudo"] not in api.get("players", "/players").json().values()
    login = api.post("users", "/login", json={"user_name": sent["pseudo"], "password": PASSWORD})
    assert login.status_code == 401


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[]",
        b'{"pseudo": "\\u0000abc"}',
        b'{"pseudo": "\\ud800a"}',
        b'{"pseudo": NaN}',
        b'{"a":' * 10_000,
        b'{"replace": 1e400}',
    ],
)
def test_json_that_cannot_be_read_is_refused(api, body):
    answer = api.post(
        "players", "/players", data=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["msg"]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"country": "France"}, "must be a code of three letters, like FRA: /countries lists them"),
        ({"email": "z"}, "must be an e-mail address"),
        ({"time_zone": "Paris"}, "must be a code like UTC + 1: /time-zones lists them"),
    ],
)
def test_a_refused_parameter_says_what_would_be_right(api, wrong, words):
    [name] = wrong
    assert told(register(api, **wrong)) == (400, f"{name}: {words}")


def test_clients_may_send_email_confirmed_for_nothing(api):
    answer = register(api, email_confirmed=1)
    assert answer.status_code == 201
    member = a_member(api)
    assert told(change(api, member, email_confirmed=1)) == (200, "Ok but no change !")
    assert own(api, member)["email_confirmed"] is False


@pytest.mark.parametrize("how", ["data", "json", "params"])
def test_a_member_changes_his_data(api, how):
    member = a_member(api)
    answer = change(
        api,
        member,
        how,
        first_name="Ána",
        replace=1,
        time_zone="UTC+12:45",
        language="en",
        password="",
    )
    assert answer.json() == {"pseudo": member.pseudo, "msg": "Ok updated"}
    assert answer.status_code == 200
    data = own(api, member)
    assert (data["first_name"], data["replace"], data["time_zone"], data["language"]) == (
        "Ána",
        True,
        "UTC + 12:45",
        "en",
    )
    assert told(change(api, member, how, first_name="Ána")) == (200, "Ok but no change !")


def test_a_new_address_must_be_free_and_is_not_confirmed(api, admin):
    member, other = a_member(api), a_member(api)
    assert told(change(api, member, email=f"{other.pseudo}@Example.org")) == (
        400,
        "Email already used",
    )
    new = f"new{member.pseudo}@example.org"
    assert told(change(api, member, email=new)) == (200, "Ok updated")
    assert (own(api, member)["email"], own(api, member)["email_confirmed"]) == (new, False)


def test_a_changed_password_changes_nothing_else_and_ends_older_tokens(api):
    member = a_member(api)
    answer = change(api, member, password="another one", first_name="ignored")
    assert told(answer) == (200, "Ok updated")
    token = api.login(member.pseudo, "another one")
    data = api.get("players", f"/players/{member.pseudo}", token=token).json()
    assert data["first_name"] == ""
    login = api.post("users", "/login", json={"user_name": member.pseudo, "password": PASSWORD})
    assert login.status_code == 401


def test_a_password_below_the_policy_stays_unchanged(api):
    member = a_member(api)
    assert told(change(api, member, password="ab")) == (
        400,
        "User modification failed!:The password must have at least 3 characters",
    )
    assert api.login(member.pseudo, PASSWORD)


def test_pseudo_is_required_and_never_renames(api):
    member = a_member(api)
    path = f"/players/{member.pseudo}"
    answer = api.put("players", path, token=member.token, data={"first_name": "x"})
    assert answer.status_code == 400
    assert "pseudo" in answer.json()["errors"]
    answer = api.put("players", path, token=member.token, data={"pseudo": "another"})
    assert answer.status_code == 400
    assert own(api, member)["pseudo"] == member.pseudo


NOT_YOU = "This is not you ! Good try !"
NO_TOKEN = "Missing Authorization Header"


@pytest.mark.parametrize(
    ("verb", "sent", "sentence"),
    [
        ("GET", {}, "Not allowed for retrieve!:"),
        ("PUT", {"first_name": "x"}, "Not allowed for update!:"),
        ("PUT", {"password": "stolen"}, "User modification failed!:"),
        ("DELETE", {}, "User removal failed!:"),
    ],
)
def test_a_stranger_and_nobody_are_refused_in_the_words_of_the_contract(api, verb, sent, sentence):
    victim, stranger = a_member(api), a_member(api)
    if verb == "PUT":
        sent = sent | {"pseudo": victim.pseudo}
    path = f"/players/{victim.pseudo}"
    assert told(api.call(verb, "players", path, data=sent)) == (400, sentence + NO_TOKEN)
    assert told(api.call(verb, "players", path, data=sent, token=stranger.token)) == (
        400,
        sentence + NOT_YOU,
    )
    garbage = api.call(verb, "players", path, data=sent, token="garbage")
    assert garbage.status_code == 400
    assert garbage.json()["msg"].startswith(sentence)
    assert api.login(victim.pseudo, PASSWORD)


def test_an_account_without_a_profile_is_not_found(api, admin):
    assert told(api.get("players", "/players/admin", token=admin)) == (
        404,
        "Player admin doesn't exist",
    )
    assert told(
        api.put(
            "players", "/players/admin", token=admin, data={"pseudo": "admin", "first_name": "x"}
        )
    ) == (404, "Player admin does not exist")
    assert told(api.delete("players", "/players/admin", token=admin)) == (
        404,
        "Player admin does not exist",
    )


def test_unacceptable_passwords_do_not_use_up_the_mails_of_an_address(api):
    sent = a_registration()
    for _ in range(7):
        assert api.post("players", "/players", data=sent | {"password": "ab"}).status_code == 400
    assert api.post("players", "/players", data=sent).status_code == 201


def test_an_account_without_a_profile_changes_its_password_here_too(api):
    pseudo = a_user(api)
    answer = api.put(
        "players",
        f"/players/{pseudo}",
        token=api.login(pseudo, PASSWORD),
        json={"pseudo": pseudo, "password": "another one"},
    )
    assert told(answer) == (200, "Ok updated")
    assert api.login(pseudo, "another one")


def test_of_many_who_want_one_name_or_one_address_at_most_one_gets_it(api):
    names = [a_pseudo() for _ in range(4)]
    same_name, same_address = a_pseudo(), f"{a_pseudo()}@example.org"
    sent = [a_registration(pseudo=same_name, email=f"{name}@example.org") for name in names]
    sent += [a_registration(pseudo=name, email=same_address) for name in names]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda one: api.post("players", "/players", data=one), sent))
    # 503: on a busy machine a service may be too slow for another.
    assert {answer.status_code for answer in answers} <= {201, 400, 503}
    assert sum(answer.status_code == 201 for answer in answers[:4]) <= 1
    assert sum(answer.status_code == 201 for answer in answers[4:]) <= 1
    for one, answer in zip(sent, answers, strict=True):
        if answer.status_code == 201:
            assert api.login(one["pseudo"], PASSWORD)
    if all(answer.status_code == 400 for answer in answers[:4]):
        assert api.post("players", "/players", data=sent[0]).status_code == 201


def test_authorization_bearer_counts_as_well(api):
    member = a_member(api)
    answer = api.get(
        "players", f"/players/{member.pseudo}", headers={"Authorization": f"Bearer {member.token}"}
    )
    assert answer.status_code == 200


def test_the_list_is_one_dictionary_and_pages_when_asked(api):
    members = [a_member(api) for _ in range(3)]
    everyone = api.get("players", "/players").json()
    assert {str(member.player_id): member.pseudo for member in members}.items() <= everyone.items()
    before = members[0].player_id - 1
    for how in ("params", "data", "json"):
        page = api.get("players", "/players", **{how: {"after": before, "limit": 2}}).json()
        assert page == {str(member.player_id): member.pseudo for member in members[:2]}
    assert api.get("players", "/players", params={"limit": 0}).status_code == 400


def test_last_login_is_the_one_of_the_newest_token(api):
    member = a_member(api)
    first = own(api, member)["last_login"]
    newer = api.login(member.pseudo, PASSWORD)
    data = api.get("players", f"/players/{member.pseudo}", token=newer).json()
    assert data["last_login"] > first


def test_a_name_that_looks_like_another_is_refused(api):
    member = a_member(api, f"o{a_pseudo()[:9]}x")
    lookalike = member.pseudo.replace("o", "\u043e", 1)  # Cyrillic
    answer = register(api, pseudo=lookalike, email=f"{a_pseudo()}@example.org")
    assert told(answer) == (400, f"Player {lookalike} looks like {member.pseudo}")
    assert "pseudo" in answer.json()["errors"]
    answer = register(api, pseudo="\u0430dmin", email=f"{a_pseudo()}@example.org")
    assert told(answer) == (400, "Player \u0430dmin looks like admin")


def test_a_plain_name_that_looks_like_one_of_another_script_is_refused_too(api):
    plain = f"c{a_pseudo()[:9]}"
    member = a_member(api, plain.replace("c", "\u0441", 1), email=f"{plain}@example.org")
    assert register(api, pseudo=plain).json()["msg"].endswith(f"looks like {member.pseudo}")


def test_plain_names_may_look_alike(api):
    first = a_pseudo()[:9]
    assert register(api, pseudo=f"{first}rn").status_code == 201
    assert register(api, pseudo=f"{first}m").status_code == 201


def test_nobody_is_renamed_to_what_looks_like_another(api, admin):
    member, other = a_member(api), a_member(api, f"o{a_pseudo()[:9]}")
    sent = {"pseudo": member.pseudo, "new_pseudo": other.pseudo.replace("o", "\u043e", 1)}
    assert api.post("players", "/renames", token=admin, json=sent).status_code == 400
    own = {"pseudo": other.pseudo, "new_pseudo": sent["new_pseudo"]}
    assert api.post("players", "/renames", token=admin, json=own).status_code == 201
