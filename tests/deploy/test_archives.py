"""An archive is whole or refused; it is for its owner only."""

import io
import stat
import tarfile

import pytest

from deploy.operating.archives import (
    CopiedDatabase,
    Manifest,
    digest_of,
    files_below,
    unpack,
    write_archive,
)
from deploy.operating.refusals import ArchiveIsDamaged, PassphraseIsWrong, Refused

pytestmark = pytest.mark.slow

TEXTS = {"databases/users.db": b"rows " * 5000, "data/all/keys/1.pem": b"key", "settings.env": b""}


@pytest.fixture
def source(tmp_path):
    folder = tmp_path / "source"
    for name, text in TEXTS.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(text)
    return folder


def manifest_of(folder) -> Manifest:
    return Manifest(
        made_at="2026-01-01T00:00:00+00:00",
        folders=["all"],
        databases={"users": CopiedDatabase(kind="sqlite", revision="users_0001")},
        files={name: digest_of(path) for name, path in files_below(folder).items()},
    )


def write(tmp_path, source, passphrase="", manifest=None):
    path = tmp_path / "made.tar.gz"
    write_archive(path, source, manifest or manifest_of(source), passphrase, lambda _: None)
    return path


@pytest.mark.parametrize("passphrase", ["", "correct horse"])
def test_what_was_put_in_comes_out(tmp_path, source, passphrase):
    path = write(tmp_path, source, passphrase)
    assert unpack(path, tmp_path / "out", passphrase) == manifest_of(source)
    found = files_below(tmp_path / "out")
    assert {name: file.read_bytes() for name, file in found.items()} == TEXTS
    assert {stat.S_IMODE(file.stat().st_mode) for file in (path, *found.values())} == {0o600}


def test_no_archive_is_written_over(tmp_path, source):
    path = write(tmp_path, source)
    before = path.read_bytes()
    with pytest.raises(Refused, match="exists already"):
        write(tmp_path, source)
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith(".")] == []


@pytest.mark.parametrize("passphrase", ["", "correct horse"])
def test_a_torn_archive_is_refused(tmp_path, source, passphrase):
    path = write(tmp_path, source, passphrase)
    whole = path.read_bytes()
    for part in (0.2, 0.5, 0.9, 0.99):
        path.write_bytes(whole[: int(len(whole) * part)])
        with pytest.raises(ArchiveIsDamaged):
            unpack(path, tmp_path / f"out-{part}", passphrase)


def test_a_sealed_one_needs_its_passphrase(tmp_path, source):
    path = write(tmp_path, source, "correct horse")
    with pytest.raises(PassphraseIsWrong):
        unpack(path, tmp_path / "out", "wrong horse")
    with pytest.raises(Refused, match="passphrase is needed"):
        unpack(path, tmp_path / "out", "")
    assert not (tmp_path / "out").exists()


def test_a_file_that_is_not_as_the_manifest_says_is_refused(tmp_path, source):
    manifest = manifest_of(source)
    (source / "data/all/keys/1.pem").write_bytes(b"yek")
    path = write(tmp_path, source, manifest=manifest)
    with pytest.raises(ArchiveIsDamaged, match=r"1\.pem has another checksum"):
        unpack(path, tmp_path / "out", "")


def made_by_hand(tmp_path, manifest: Manifest, extra: str):
    path = tmp_path / "by-hand.tar.gz"
    with tarfile.open(path, "w:gz") as tar:
        for name, text in (("manifest.json", manifest.model_dump_json().encode()), (extra, b"x")):
            entry = tarfile.TarInfo(name)
            entry.size = len(text)
            tar.addfile(entry, io.BytesIO(text))
    return path


@pytest.mark.parametrize("name", ["../outside", "/tmp/outside", "unknown"])
def test_nothing_is_unpacked_that_the_manifest_does_not_name_or_that_lies_outside(
    tmp_path, source, name
):
    manifest = manifest_of(source)
    if name != "unknown":
        manifest.files[name] = manifest.files["settings.env"]
    with pytest.raises(ArchiveIsDamaged, match="does not belong into it"):
        unpack(made_by_hand(tmp_path, manifest, name), tmp_path / "out" / "deep", "")
    assert not (tmp_path / "out" / "outside").exists()


def test_a_file_that_is_missing_is_named(tmp_path, source):
    manifest = manifest_of(source)
    path = made_by_hand(tmp_path, manifest, "settings.env")
    manifest.files = {"settings.env": manifest.files["settings.env"]}
    with pytest.raises(ArchiveIsDamaged):
        unpack(path, tmp_path / "out", "")


def test_something_else_is_no_archive(tmp_path):
    (tmp_path / "text").write_text("no archive at all")
    with pytest.raises(ArchiveIsDamaged):
        unpack(tmp_path / "text", tmp_path / "out", "")
