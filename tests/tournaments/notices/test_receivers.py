"""Calling receivers: only the address that was checked, in bounded time, over TLS that is meant."""

import socket
import ssl
import threading
import time
from datetime import UTC, datetime, timedelta

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from services.tournaments.notices import receivers
from services.tournaments.notices.receivers import NotAccepted, _trust, deliver, require_allowed
from services.tournaments.notices.refusals import AddressRefused
from shared.config import settings
from tests.tournaments.receiver import receiving


@pytest.fixture
def named(monkeypatch):
    """Names hosts in the setting of the operator."""

    def name(hosts):
        monkeypatch.setenv("WEBHOOK_HOSTS", hosts)
        settings.cache_clear()
        _trust.cache_clear()

    yield name
    monkeypatch.undo()
    settings.cache_clear()
    _trust.cache_clear()


@pytest.fixture
def receiver():
    with receiving() as server:
        yield server


@pytest.fixture
def resolving(monkeypatch):
    """A name server that answers as the test wants, once after the other."""
    real = socket.getaddrinfo

    def answer(*answers):
        left = list(answers)

        def resolve(host, port, *rest, **more):
            numbers = (
                (left.pop(0) if len(left) > 1 else left[0]) if host == "hall.example" else [host]
            )
            return [found for number in numbers for found in real(number, port, *rest, **more)]

        monkeypatch.setattr(socket, "getaddrinfo", resolve)

    return answer


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost/",
        "http://2130706433/",
        "http://0x7f.1/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://169.254.169.254/latest/meta-data",
        "http://0/",
        "https://10.0.0.1/",
        "http://no-such-host.invalid/",
        "http://" + "a" * 70 + "/",
    ],
)
def test_addresses_of_our_own_network_are_refused(named, url):
    named("")
    with pytest.raises(AddressRefused):
        require_allowed(url)
    with pytest.raises(NotAccepted):
        deliver(url, b"{}", {})


def test_one_private_address_among_public_ones_is_enough_to_refuse(named, resolving):
    named("")
    resolving(["93.184.216.34", "127.0.0.1"])
    with pytest.raises(AddressRefused):
        require_allowed("http://hall.example/")


def test_a_name_that_moves_into_our_network_is_not_followed(named, resolving, receiver):
    named("")
    resolving(["93.184.216.34"], ["127.0.0.1"])
    url = f"http://hall.example:{receiver.server_port}/"
    require_allowed(url)
    with pytest.raises(NotAccepted):
        deliver(url, b"{}", {})
    assert receiver.received == []


def test_the_connection_goes_to_the_address_that_was_checked(named, resolving, receiver):
    """A second question to the name server would be answered with another machine."""
    named("hall.example")
    resolving(["127.0.0.1"], ["127.0.0.2"])
    assert deliver(f"http://hall.example:{receiver.server_port}/", b"{}", {"X-One": "1"}) == 200
    ((headers, body),) = receiver.received
    assert (headers["Host"], headers["X-One"], body) == (
        f"hall.example:{receiver.server_port}",
        "1",
        "{}",
    )


@pytest.mark.parametrize("status", [300, 302, 307, 400, 404, 500, 503])
def test_anything_but_success_is_not_accepted(named, receiver, status):
    named("127.0.0.1")
    receiver.statuses = [status]
    with pytest.raises(NotAccepted) as refused:
        deliver(receiver.url, b"{}", {})
    assert refused.value.status == status
    assert len(receiver.received) == 1


def test_proxies_of_the_environment_are_not_used(named, receiver, monkeypatch):
    named("127.0.0.1")
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9/")
    assert deliver(receiver.url, b"{}", {}) == 200


def test_a_receiver_that_sends_a_byte_now_and_then_is_cut_off(named, monkeypatch):
    named("127.0.0.1")
    monkeypatch.setattr(receivers, "WHOLE_SECONDS", 0.3)
    listener = socket.create_server(("127.0.0.1", 0))

    def drip():
        connection, _ = listener.accept()
        with connection:
            try:
                while True:
                    connection.sendall(b"H")
                    time.sleep(0.05)
            except OSError:
                return

    threading.Thread(target=drip, daemon=True).start()
    with listener, pytest.raises(NotAccepted):
        deliver(f"http://127.0.0.1:{listener.getsockname()[1]}/", b"{}", {})


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    folder = tmp_path_factory.mktemp("certificate")
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "hall.example")])
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("hall.example")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "certificate.pem").write_bytes(certificate.public_bytes(Encoding.PEM))
    (folder / "key.pem").write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    )
    return folder


@pytest.mark.parametrize(
    ("host", "trusted", "accepted"),
    [
        ("hall.example", True, True),
        ("hall.example", False, False),
        ("127.0.0.1", True, False),
    ],
)
def test_a_certificate_must_be_trusted_and_of_this_host(
    named, resolving, receiver, certificate, monkeypatch, host, trusted, accepted
):
    if trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate / "certificate.pem"))
    named("hall.example 127.0.0.1")
    resolving(["127.0.0.1"])
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate / "certificate.pem", certificate / "key.pem")
    receiver.socket = context.wrap_socket(receiver.socket, server_side=True)
    url = f"https://{host}:{receiver.server_port}/"
    if accepted:
        assert deliver(url, b"{}", {}) == 200
    else:
        with pytest.raises(NotAccepted):
            deliver(url, b"{}", {})
        assert receiver.received == []
