"""A log that is full is set aside; who writes to it goes on at its new beginning."""

import stat

from deploy.log_files import rotate


def test_a_small_one_stays(tmp_path):
    (tmp_path / "games.log").write_text("a line\n")
    assert not rotate(tmp_path / "games.log", largest_bytes=100)
    assert not rotate(tmp_path / "none.log")
    assert [path.name for path in tmp_path.iterdir()] == ["games.log"]


def test_who_has_it_open_goes_on_in_the_new_one(tmp_path):
    log = tmp_path / "games.log"
    with log.open("ab", buffering=0) as first, log.open("ab", buffering=0) as second:
        first.write(b"one\n" * 10)
        assert rotate(log, largest_bytes=20)
        second.write(b"two\n")
        first.write(b"three\n")
    assert log.read_bytes() == b"two\nthree\n"
    older = tmp_path / "games.log.1"
    assert older.read_bytes() == b"one\n" * 10
    assert stat.S_IMODE(older.stat().st_mode) == 0o600


def test_the_oldest_goes(tmp_path):
    log = tmp_path / "games.log"
    for number in range(5):
        log.write_text(str(number))
        assert rotate(log, largest_bytes=1, kept=3)
    found = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert found == {"games.log": "", "games.log.1": "4", "games.log.2": "3", "games.log.3": "2"}
