"""Talking to SMTP servers of all kinds, without a running service."""

import socket
import ssl
import threading
from datetime import UTC, datetime, timedelta

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from services.emails import carriers
from services.emails.compose import Letter
from tests.smtp import MailServer
from tests.stack import free_ports

LETTER = Letter(
    "entente@example.org", "a@example.org", "Hello", "Hello\n", b"Subject: Hello\r\n\r\nHello\r\n"
)


@pytest.fixture
def self_signed(tmp_path):
    """What a server next door shows that nobody vouches for."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now)
        .not_valid_after(now + timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    file = tmp_path / "server.pem"
    file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + certificate.public_bytes(serialization.Encoding.PEM)
    )
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(file)
    return context


@pytest.fixture
def serve():
    """Starts a server with the given options; returns what it received and where it listens."""
    running = []

    def start(**options):
        mails = MailServer()
        controller = Controller(mails, hostname="127.0.0.1", port=mails.port, **options)
        controller.start()
        running.append(controller)
        return mails

    yield start
    for controller in running:
        controller.stop()


def test_one_connection_carries_several_mails(serve):
    server = serve()
    sender = carriers.SmtpCarrier(server.url)
    for _ in range(3):
        sender.send(1, LETTER)
    sender.rest()
    assert len(server.mails_to("a@example.org")) == 3


def test_tls_is_used_when_offered_even_by_a_stranger(serve, self_signed):
    server = serve(tls_context=self_signed, require_starttls=True)
    carriers.SmtpCarrier(server.url).send(1, LETTER)
    assert len(server.mails_to("a@example.org")) == 1


def test_a_stranger_is_told_no_password(serve, self_signed):
    told = []
    server = serve(
        tls_context=self_signed,
        require_starttls=True,
        auth_required=True,
        authenticator=lambda *args: told.append(args) or AuthResult(success=True),
    )
    with pytest.raises(carriers.TryLater, match="certificate"):
        carriers.SmtpCarrier(f"smtp://me:secret@127.0.0.1:{server.port}").send(1, LETTER)
    assert not told


@pytest.mark.filterwarnings("ignore:Requiring AUTH")
def test_name_and_password_come_from_the_url(serve):
    told = []

    def check(_server, _session, _envelope, _mechanism, data):
        told.append((data.login, data.password))
        return AuthResult(success=data.password == b"p@ss/word", handled=False)

    server = serve(auth_required=True, auth_require_tls=False, authenticator=check)
    carriers.SmtpCarrier(f"smtp://me%40example.org:p%40ss%2Fword@127.0.0.1:{server.port}").send(
        1, LETTER
    )
    assert told == [(b"me@example.org", b"p@ss/word")]
    with pytest.raises(carriers.TryLater, match="535"):  # ours to put right: the mail is not lost
        carriers.SmtpCarrier(f"smtp://me:wrong@127.0.0.1:{server.port}").send(1, LETTER)


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [("450 mailbox busy", carriers.TryLater), ("550 no such mailbox", carriers.RefusedForGood)],
)
def test_what_the_server_says_of_a_reader_decides(serve, answer, outcome):
    server = serve()
    server.refusals["a@example.org"] = answer
    with pytest.raises(outcome, match=answer):
        carriers.SmtpCarrier(server.url).send(1, LETTER)


def test_no_server_is_tried_later():
    with pytest.raises(carriers.TryLater, match="refused"):
        carriers.SmtpCarrier(f"smtp://127.0.0.1:{free_ports(1)[0]}").send(1, LETTER)


def test_a_server_that_drips_is_cut_off(monkeypatch):
    """Each byte comes in time, the whole never would."""
    monkeypatch.setattr(carriers, "LETTER_SECONDS", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        stopping = threading.Event()

        def drip():
            connection, _ = listening.accept()
            connection.sendall(b"220 hello\r\n")
            while not stopping.wait(0.05):
                try:
                    connection.sendall(b"2")
                except OSError:
                    return

        threading.Thread(target=drip, daemon=True).start()
        with pytest.raises(carriers.TryLater):
            carriers.SmtpCarrier(f"smtp://127.0.0.1:{listening.getsockname()[1]}").send(1, LETTER)
        stopping.set()
