"""Encryption of an archive with a passphrase: scrypt makes the key, AES-GCM seals it in chunks.

Each chunk is sealed with its number and with whether it is the last one, so that chunks cannot be
left out, put in another order or cut off at the end without being noticed.
"""

import io
import secrets
from typing import BinaryIO

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from deploy.operating.refusals import ArchiveIsDamaged, PassphraseIsWrong

MAGIC = b"ENTENTE-SEALED-1\n"
SALT_BYTES, PREFIX_BYTES, TAG_BYTES = 16, 7, 16
HEADER_BYTES = len(MAGIC) + SALT_BYTES + PREFIX_BYTES
CHUNK_BYTES = 1 << 20
SCRYPT_COST = 1 << 16  # with blocks of 8: 64 MiB and a fifth of a second for each guess
MORE, LAST, PROOF = 0, 1, 2


class _Seal:
    """The cipher of one archive; the header says with which salt it was made."""

    def __init__(self, passphrase: str, header: bytes):
        salt, self.prefix = header[len(MAGIC) : -PREFIX_BYTES], header[-PREFIX_BYTES:]
        derive = Scrypt(salt=salt, length=32, n=SCRYPT_COST, r=8, p=1)
        self.header, self.cipher = header, AESGCM(derive.derive(passphrase.encode()))

    def nonce(self, number: int, kind: int) -> bytes:
        return self.prefix + number.to_bytes(4) + bytes([kind])

    def close(self, number: int, kind: int, plain: bytes) -> bytes:
        return self.cipher.encrypt(self.nonce(number, kind), plain, self.header)

    def open(self, number: int, kind: int, sealed: bytes) -> bytes:
        return self.cipher.decrypt(self.nonce(number, kind), sealed, self.header)


class Sealing(io.RawIOBase):
    """Writes what it is given sealed into another file, which stays open."""

    def __init__(self, file: BinaryIO, passphrase: str):
        header = MAGIC + secrets.token_bytes(SALT_BYTES + PREFIX_BYTES)
        self._file, self._seal = file, _Seal(passphrase, header)
        self._waiting, self._number = bytearray(), 0
        # Empty, so that a wrong passphrase is told from a damaged archive.
        file.write(header + self._seal.close(0, PROOF, b""))

    def writable(self) -> bool:
        return True

    def write(self, data) -> int:
        self._waiting += data
        while len(self._waiting) > CHUNK_BYTES:
            self._put(bytes(self._waiting[:CHUNK_BYTES]), MORE)
            del self._waiting[:CHUNK_BYTES]
        return len(data)

    def close(self) -> None:
        if not self.closed:
            self._put(bytes(self._waiting), LAST)
        super().close()

    def _put(self, plain: bytes, kind: int) -> None:
        self._file.write(self._seal.close(self._number, kind, plain))
        self._number += 1


class Unsealing(io.RawIOBase):
    """Reads what was sealed; raises where it was changed or cut."""

    def __init__(self, file: BinaryIO, passphrase: str):
        header = file.read(HEADER_BYTES)
        proof = file.read(TAG_BYTES)
        if len(header) < HEADER_BYTES or len(proof) < TAG_BYTES:
            raise ArchiveIsDamaged("it ends too early")
        self._file, self._seal = file, _Seal(passphrase, header)
        try:
            self._seal.open(0, PROOF, proof)
        except InvalidTag:
            raise PassphraseIsWrong from None
        self._number, self._plain, self._ended = 0, b"", False
        self._ahead = file.read(CHUNK_BYTES + TAG_BYTES)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer) -> int:
        while not self._plain and not self._ended:
            self._open_next()
        count = min(len(buffer), len(self._plain))
        buffer[:count], self._plain = self._plain[:count], self._plain[count:]
        return count

    def _open_next(self) -> None:
        sealed, self._ahead = self._ahead, self._file.read(CHUNK_BYTES + TAG_BYTES)
        self._ended = not self._ahead
        try:
            self._plain = self._seal.open(self._number, LAST if self._ended else MORE, sealed)
        except (InvalidTag, ValueError):
            raise ArchiveIsDamaged(f"part {self._number + 1} of it was changed or cut") from None
        self._number += 1


def is_sealed(file: BinaryIO) -> bool:
    """Looks at the beginning and goes back to it."""
    beginning = file.read(len(MAGIC))
    file.seek(0)
    return beginning == MAGIC
