"""Which tokens are believed: the table of forgeries, revocation, rotation, sessions."""

import base64
import json
import time

import jwt
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa

from tests.factories import PASSWORD, a_user


def private_key(stack):
    newest = sorted((stack.data / "keys").glob("*.pem"))[-1]
    return serialization.load_pem_private_key(newest.read_bytes(), None)


def public_pem(stack):
    return (
        private_key(stack)
        .public_key()
        .public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
    )


@pytest.fixture
def genuine(api):
    """A token that is accepted, and what it says."""
    token = api.login(a_user(api), PASSWORD)
    return (
        token,
        jwt.get_unverified_header(token),
        jwt.decode(token, options={"verify_signature": False}),
    )


def segment(value) -> str:
    return base64.urlsafe_b64encode(json.dumps(value).encode()).rstrip(b"=").decode()


def hs256_with_public_key(stack, header, claims):
    import hashlib
    import hmac

    signed = f"{segment({**header, 'alg': 'HS256'})}.{segment(claims)}"
    mac = hmac.new(public_pem(stack), signed.encode(), hashlib.sha256).digest()
    return f"{signed}.{base64.urlsafe_b64encode(mac).rstrip(b'=').decode()}"


def signed(stack, header, claims, key=None, **changes):
    changed = {name: value for name, value in {**claims, **changes}.items() if value is not None}
    return jwt.encode(changed, key or private_key(stack), algorithm="RS256", headers=header)


FORGERIES = {
    "nothing at all": lambda s, h, c: "",
    "three letters": lambda s, h, c: "abc",
    "alg none": lambda s, h, c: f"{segment({**h, 'alg': 'none'})}.{segment(c)}.",
    "HS256 with the public key": hs256_with_public_key,
    "another key": lambda s, h, c: signed(s, h, c, rsa.generate_private_key(65537, 2048)),
    "unknown kid": lambda s, h, c: signed(s, {**h, "kid": "unknown"}, c),
    "kid that is a path": lambda s, h, c: signed(s, {**h, "kid": "../../etc/passwd"}, c),
    "key sent along": lambda s, h, c: signed(
        s, {"kid": "mine", "jwk": {"kty": "RSA"}, "jku": "http://127.0.0.1/keys"}, c
    ),
    "wrong audience": lambda s, h, c: signed(s, h, c, aud="others"),
    "wrong issuer": lambda s, h, c: signed(s, h, c, iss="players"),
    "wrong type": lambda s, h, c: signed(s, h, c, type="refresh"),
    "no expiry": lambda s, h, c: signed(s, h, c, exp=None),
    "expired": lambda s, h, c: signed(s, h, c, exp=int(time.time()) - 1),
    "not yet valid": lambda s, h, c: signed(s, h, c, nbf=int(time.time()) + 60),
    "no user id": lambda s, h, c: signed(s, h, c, uid=None),
    "broken signature": lambda s, h, c: signed(s, h, c)[:-4] + "AAAA",
    "a service's token": lambda s, h, c: s.service_token("players", "users"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
@pytest.mark.parametrize("header", ["AccessToken", "Authorization"])
def test_forged_tokens_are_refused(api, stack, genuine, forgery, header):
    token, protected, claims = genuine
    protected = {"kid": protected["kid"]}
    forged = FORGERIES[forgery](stack, protected, claims)
    value = f"Bearer {forged}" if header == "Authorization" else forged
    answer = api.get("users", "/verify", headers={header: value})
    assert answer.status_code == 401
    assert answer.json()["msg"]
    assert api.get("users", "/verify", token=token).status_code == 200


def test_both_headers_carry_a_token(api, genuine):
    token, _, claims = genuine
    for header in ({"AccessToken": token}, {"Authorization": f"Bearer {token}"}):
        assert api.get("users", "/verify", headers=header).json() == {"logged_in_as": claims["sub"]}


def test_the_clients_of_the_time_may_send_their_name_to_verify(api, genuine):
    assert api.get("users", "/verify", token=genuine[0], json={"user_name": "x"}).status_code == 200


def test_a_token_ends_with_its_life(api, genuine, clock):
    clock(7 * 86400 + 1)
    answer = api.get("users", "/verify", token=genuine[0])
    assert (answer.status_code, answer.json()["msg"]) == (401, "Token has expired")


@pytest.mark.parametrize("callee", ["emails", "players", "games", "solver", "tournaments"])
def test_a_service_token_for_one_service_is_none_for_another(api, stack, callee):
    answer = api.get(
        "users", "/revocations", headers={"ServiceToken": stack.service_token("players", callee)}
    )
    assert answer.status_code == 403


def test_rotation_logs_nobody_out(api, admin, genuine):
    assert api.post("users", "/keys", token=admin).status_code == 201
    fresh = api.login(a_user(api), PASSWORD)
    keys = {key["kid"] for key in api.get("users", "/.well-known/jwks.json").json()["keys"]}
    assert {jwt.get_unverified_header(token)["kid"] for token in (genuine[0], fresh)} <= keys
    assert jwt.get_unverified_header(fresh)["kid"] != genuine[1]["kid"]
    for token in (genuine[0], fresh):
        assert api.get("users", "/verify", token=token).status_code == 200


def test_logout_ends_one_session_only(api):
    pseudo = a_user(api)
    first, second = api.login(pseudo, PASSWORD), api.login(pseudo, PASSWORD)
    assert api.post("users", "/logout", token=first).status_code == 200
    assert api.get("users", "/verify", token=first).status_code == 401
    assert api.get("users", "/verify", token=second).status_code == 200


def test_own_sessions_are_listed_and_ended(api):
    pseudo = a_user(api)
    first, second = api.login(pseudo, PASSWORD), api.login(pseudo, PASSWORD)
    listed = api.get("users", "/sessions", token=second).json()["sessions"]
    assert [session["current"] for session in listed] == [True, False]
    assert api.delete("users", f"/sessions/{listed[1]['id']}", token=second).status_code == 200
    assert api.get("users", "/verify", token=first).status_code == 401
    assert len(api.get("users", "/sessions", token=second).json()["sessions"]) == 1


def test_another_persons_session_does_not_exist(api):
    owner, stranger = (api.login(a_user(api), PASSWORD) for _ in range(2))
    session = api.get("users", "/sessions", token=owner).json()["sessions"][0]["id"]
    answer = api.delete("users", f"/sessions/{session}", token=stranger)
    assert (answer.status_code, answer.json()["msg"]) == (404, "You have no such session")
    assert api.get("users", "/verify", token=owner).status_code == 200
