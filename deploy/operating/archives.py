"""One file that holds everything: a compressed tar with a manifest and checksums, sealed or not."""

import contextlib
import gzip
import hashlib
import io
import os
import tarfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import BinaryIO, Literal, cast

from pydantic import BaseModel, ValidationError

from deploy.operating.refusals import ArchiveIsDamaged, Refused
from deploy.operating.sealing import Sealing, Unsealing, is_sealed

MANIFEST = "manifest.json"
LARGEST_MANIFEST_BYTES = 64 << 20
CHUNK_BYTES = 1 << 20
COMPRESSION = 6  # more takes far longer and gains little


class KeptFile(BaseModel):
    bytes: int
    sha256: str


class CopiedDatabase(BaseModel):
    kind: Literal["sqlite", "postgresql"]
    revision: str
    sequences: dict[str, int | None] = {}  # of PostgreSQL; None: nothing was numbered yet


class Manifest(BaseModel):
    format: Literal[1] = 1
    made_at: str
    folders: list[str]  # of data: one for all services, or one for each
    databases: dict[str, CopiedDatabase]
    files: dict[str, KeptFile]


def digest_of(path: Path) -> KeptFile:
    with path.open("rb") as file:
        return KeptFile(
            bytes=path.stat().st_size, sha256=hashlib.file_digest(file, "sha256").hexdigest()
        )


def files_below(folder: Path) -> dict[str, Path]:
    """Every file by its name in the archive, in order."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path for path in paths}


def write_archive(
    path: Path, folder: Path, manifest: Manifest, passphrase: str, note: Callable[[str], None]
) -> None:
    """Appears under its name when it is whole, and for its owner only."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with (
            os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file,
            _sealed(file, passphrase) as inner,
            gzip.GzipFile("", "wb", COMPRESSION, inner) as packed,
            tarfile.open(fileobj=packed, mode="w|") as tar,
        ):
            told = manifest.model_dump_json(indent=1).encode()
            entry = tarfile.TarInfo(MANIFEST)
            entry.size, entry.mode = len(told), 0o600
            tar.addfile(entry, io.BytesIO(told))
            for name in manifest.files:
                note(name)
                tar.add(folder / name, name, recursive=False)
        _make_lasting(draft)
        os.link(draft, path)  # fails where something has that name
    except FileExistsError:
        raise Refused(f"{path} exists already.") from None
    finally:
        draft.unlink(missing_ok=True)


def unpack(
    path: Path, folder: Path, passphrase: str, note: Callable[[str], None] = lambda _: None
) -> Manifest:
    """Everything into an empty folder, each file held against its checksum."""
    try:
        with path.open("rb") as file, _unsealed(file, passphrase) as inner:
            packed = gzip.GzipFile(fileobj=inner)
            with tarfile.open(fileobj=packed, mode="r|") as tar:
                members = iter(tar)
                manifest = _manifest(tar, next(members, None))
                left = dict(manifest.files)
                for member in members:
                    note(member.name)
                    _unpack_one(tar, member, left.pop(member.name, None), folder)
            while packed.read(CHUNK_BYTES):  # its own checksum stands at the very end
                pass
    except (tarfile.TarError, zlib.error, EOFError, OSError) as failure:
        if isinstance(failure, OSError) and failure.errno:
            raise Refused(f"{path} cannot be restored: {failure.strerror}.") from None
        raise ArchiveIsDamaged("it cannot be unpacked to its end") from None
    if left:
        raise ArchiveIsDamaged(f"{next(iter(left))} is missing")
    return manifest


@contextlib.contextmanager
def _sealed(file: BinaryIO, passphrase: str) -> Iterator[BinaryIO]:
    if passphrase:
        with Sealing(file, passphrase) as sealing:
            yield cast(BinaryIO, sealing)
    else:
        yield file


@contextlib.contextmanager
def _unsealed(file: BinaryIO, passphrase: str) -> Iterator[BinaryIO]:
    if is_sealed(file):
        if not passphrase:
            raise Refused("The archive is sealed: its passphrase is needed. Nothing was restored.")
        yield cast(BinaryIO, io.BufferedReader(Unsealing(file, passphrase)))
    else:
        yield file


def _manifest(tar: tarfile.TarFile, member: tarfile.TarInfo | None) -> Manifest:
    if member is None or member.name != MANIFEST or member.size > LARGEST_MANIFEST_BYTES:
        raise ArchiveIsDamaged("it does not begin with a manifest")
    file = tar.extractfile(member)
    assert file is not None
    try:
        return Manifest.model_validate_json(file.read())
    except ValidationError:
        raise ArchiveIsDamaged("its manifest cannot be read, or is of another version") from None


def _unpack_one(
    tar: tarfile.TarFile, member: tarfile.TarInfo, expected: KeptFile | None, folder: Path
) -> None:
    name = PurePosixPath(member.name)
    if expected is None or not member.isfile() or name.is_absolute() or ".." in name.parts:
        raise ArchiveIsDamaged(f"{member.name} does not belong into it")
    target = folder / name
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file, digest = tar.extractfile(member), hashlib.sha256()
    assert file is not None
    with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        while chunk := file.read(CHUNK_BYTES):
            digest.update(chunk)
            out.write(chunk)
    if (target.stat().st_size, digest.hexdigest()) != (expected.bytes, expected.sha256):
        raise ArchiveIsDamaged(f"{member.name} has another checksum")


def _make_lasting(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())
