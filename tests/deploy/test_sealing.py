"""A sealed archive opens with its passphrase only, and only as it was written."""

import io

import pytest

from deploy.operating import sealing
from deploy.operating.refusals import ArchiveIsDamaged, PassphraseIsWrong
from deploy.operating.sealing import HEADER_BYTES, TAG_BYTES, Sealing, Unsealing

PASSPHRASE = "correct horse"


@pytest.fixture(autouse=True)
def small(monkeypatch):
    """Chunks that a test has several of, keys that are made at once."""
    monkeypatch.setattr(sealing, "CHUNK_BYTES", 100)
    monkeypatch.setattr(sealing, "SCRYPT_COST", 2)


def seal(plain: bytes) -> bytes:
    file = io.BytesIO()
    with Sealing(file, PASSPHRASE) as sealed:
        for start in range(0, len(plain), 33):
            sealed.write(plain[start : start + 33])
    return file.getvalue()


def unseal(sealed: bytes, passphrase: str = PASSPHRASE) -> bytes:
    return io.BufferedReader(Unsealing(io.BytesIO(sealed), passphrase)).read()


@pytest.mark.parametrize("count", [0, 1, 99, 100, 101, 200, 1234])
def test_what_was_sealed_is_read_again(count):
    plain = bytes(number % 251 for number in range(count))
    assert unseal(seal(plain)) == plain


def test_nothing_of_it_can_be_seen():
    assert b"secret" not in seal(b"secret" * 50)


def test_another_passphrase_is_refused():
    with pytest.raises(PassphraseIsWrong):
        unseal(seal(b"text"), "wrong horse")


def test_it_can_be_cut_nowhere():
    sealed = seal(bytes(350))
    for length in range(HEADER_BYTES + TAG_BYTES, len(sealed)):
        with pytest.raises(ArchiveIsDamaged):
            unseal(sealed[:length])


def test_no_byte_of_it_can_be_changed():
    sealed = seal(bytes(250))
    for place in range(len(sealing.MAGIC), len(sealed)):
        changed = bytearray(sealed)
        changed[place] ^= 1
        with pytest.raises((ArchiveIsDamaged, PassphraseIsWrong)):
            unseal(bytes(changed))


def test_parts_cannot_change_places():
    sealed, begins, length = seal(bytes(300)), HEADER_BYTES + TAG_BYTES, 100 + TAG_BYTES
    first, second = sealed[begins : begins + length], sealed[begins + length : begins + 2 * length]
    swapped = sealed[:begins] + second + first + sealed[begins + 2 * length :]
    with pytest.raises(ArchiveIsDamaged):
        unseal(swapped)
