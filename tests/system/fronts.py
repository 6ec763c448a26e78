"""Caddy and nginx with the files of deploy/front, before the processes of a stack."""

import contextlib
import os
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from shared.config import ROOT
from tests.packages import require
from tests.stack import Stack

FILES = ROOT / "deploy" / "front"
HOST = "localhost"
EXAMPLE = "games.example.org"
AROUND = """daemon off;
error_log {folder}/error.log;
pid {folder}/pid;
events {{}}
http {{
  access_log off;
  {temporary}
  {own}
}}
"""
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


@contextlib.contextmanager
def caddy(stack: Stack, https_port: int, http_port: int, folder: Path) -> Iterator[None]:
    where = {name.upper(): f"127.0.0.1:{port}" for name, port in stack.ports.items()} | {
        "STREAMS": f"127.0.0.1:{stack.streams_port}",
        "TOURNAMENTS_STREAMS": f"127.0.0.1:{stack.tournaments_streams_port}",
        "WEB": f"127.0.0.1:{stack.web_port}",
    }
    environment = os.environ | where
    environment |= {"SITE": HOST, "HTTPS_PORT": str(https_port), "HTTP_PORT": str(http_port)}
    environment |= {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = [require("caddy"), "run", "--config", str(FILES / "Caddyfile")]
    with _running(command, environment):
        yield


@contextlib.contextmanager
def nginx(stack: Stack, https_port: int, http_port: int, folder: Path) -> Iterator[None]:
    """Its file with the ports, the name and the certificate of this machine."""
    program = require("nginx")
    _write_certificate(folder)
    own = (FILES / "nginx.conf").read_text().replace(EXAMPLE, HOST)
    own = own.replace(f"/etc/letsencrypt/live/{HOST}", str(folder))
    for line in ("listen [::]:80;", "listen [::]:443 ssl http2;"):
        own = own.replace(line, "")
    own = own.replace("listen 80;", f"listen 127.0.0.1:{http_port};")
    own = own.replace("listen 443 ssl", f"listen 127.0.0.1:{https_port} ssl")
    for usual, port in _ports(stack).items():
        own = own.replace(f"127.0.0.1:{usual}/", f"127.0.0.1:{port}/")
        own = own.replace(f"127.0.0.1:{usual};", f"127.0.0.1:{port};")
    temporary = "\n".join(f"{name}_temp_path {folder}/{name};" for name in TEMPORARY)
    whole = folder / "nginx.conf"
    whole.write_text(AROUND.format(folder=folder, temporary=temporary, own=own))
    with _running([program, "-e", str(folder / "error.log"), "-c", str(whole)], dict(os.environ)):
        yield


def _ports(stack: Stack) -> dict[int, int]:
    return {
        5080: stack.web_port,
        5001: stack.ports["users"],
        5003: stack.ports["players"],
        5004: stack.ports["games"],
        5006: stack.ports["tournaments"],
        5014: stack.streams_port,
        5016: stack.tournaments_streams_port,
    }


@contextlib.contextmanager
def _running(command: list[str], environment: dict[str, str]) -> Iterator[None]:
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def _write_certificate(folder: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
