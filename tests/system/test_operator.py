"""The operator's command on a running platform: copied under load, restored elsewhere, checked."""

import json
import os
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from shared.config import ROOT, STORING
from tests.api import Api
from tests.factories import PASSWORD, a_member
from tests.postgres import cluster
from tests.stack import Stack
from tests.waiting import PATIENCE_SECONDS

pytestmark = pytest.mark.slow


def entente(stack: Stack, *words: str, **settings: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-m", "deploy.entente", *words],
        cwd=ROOT,
        env=stack.environment | settings,
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )


def report(done: subprocess.CompletedProcess) -> dict:
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


def refusal(done: subprocess.CompletedProcess) -> str:
    assert done.returncode == 1, done.stdout + done.stderr
    assert done.stdout == ""
    return done.stderr


@contextmanager
def members_coming(api: Api) -> Iterator[list[str]]:
    """Registers one member after the other as long as the block lasts."""
    registered: list[str] = []
    first, over = threading.Event(), threading.Event()

    def register() -> None:
        while not over.is_set():
            with suppress(AssertionError):  # on a busy machine one is asked to retry
                registered.append(a_member(api).pseudo)
                first.set()

    worker = threading.Thread(target=register)
    worker.start()
    try:
        assert first.wait(PATIENCE_SECONDS)
        yield registered
    finally:
        over.set()
        worker.join()


def everything_in(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.fixture(scope="module")
def running():
    made = Stack()
    yield made.start()
    made.remove()


@pytest.fixture
def elsewhere():
    made = Stack()
    yield made
    made.remove()


@pytest.fixture(scope="module")
def backup(running, tmp_path_factory) -> tuple[Path, list[str]]:
    """An archive made under load, and who was a member before it began."""
    folder = tmp_path_factory.mktemp("backups")
    with members_coming(Api(running)) as registered:
        before = list(registered)
        made = report(entente(running, "backup", str(folder), "--json"))
        assert report(entente(running, "check", "--json"))["breaches"] == []
    return Path(made["archive"]), before


def test_what_was_copied_under_load_runs_elsewhere(running, elsewhere, backup):
    archive, before = backup
    assert stat.S_IMODE(archive.stat().st_mode) == 0o600
    report(entente(elsewhere, "restore", str(archive), "--json"))
    checked = report(entente(elsewhere, "check", "--json"))
    assert checked["breaches"] == []
    assert set(checked["databases"]) == set(STORING)
    assert {stat.S_IMODE(path.stat().st_mode) for path in elsewhere.data.glob("*.db")} == {0o600}
    api = Api(elsewhere.start())
    assert elsewhere.admin_password == running.admin_password
    for pseudo in before:
        assert api.login(pseudo, PASSWORD)
    # Tokens of the old place are good at the new one: the keys came along.
    token = Api(running).login(before[0], PASSWORD)
    assert api.get("users", "/verify", token=token).status_code == 200
    assert report(entente(elsewhere, "check", "--json"))["breaches"] == []


def test_a_torn_archive_is_refused_and_leaves_the_place_empty(elsewhere, backup, tmp_path):
    whole = backup[0].read_bytes()
    for part in (0.01, 0.5, 0.999):
        torn = tmp_path / "torn.tar.gz"
        torn.write_bytes(whole[: int(len(whole) * part)])
        assert "damaged" in refusal(entente(elsewhere, "restore", str(torn)))
        assert everything_in(elsewhere.data) == {}


def test_a_sealed_archive_opens_with_its_passphrase_only(running, elsewhere, tmp_path):
    (tmp_path / "passphrase").write_text("correct horse battery\n")
    given = "--passphrase-file", str(tmp_path / "passphrase")
    made = report(entente(running, "backup", str(tmp_path), "--json", *given))
    assert b"PRIVATE KEY" not in Path(made["archive"]).read_bytes()
    said = refusal(
        entente(elsewhere, "restore", made["archive"], ENTENTE_PASSPHRASE="wrong horse battery")
    )
    assert "passphrase is wrong" in said
    assert "passphrase is needed" in refusal(entente(elsewhere, "restore", made["archive"]))
    assert everything_in(elsewhere.data) == {}
    report(entente(elsewhere, "restore", made["archive"], "--json", *given))
    assert report(entente(elsewhere, "check", "--json"))["breaches"] == []


def test_live_data_is_never_restored_over(running, backup):
    keys = {path: path.read_bytes() for path in (running.data / "keys").iterdir()}
    said = refusal(entente(running, "restore", str(backup[0])))
    assert "an empty place only" in said
    assert {path: path.read_bytes() for path in (running.data / "keys").iterdir()} == keys
    assert Api(running).login(backup[1][0], PASSWORD)
    assert list(running.data.glob(".entente-*")) == []


def test_the_oldest_backups_go_when_so_many_are_kept(running, tmp_path):
    made = [
        report(entente(running, "backup", str(tmp_path), "--keep", "2", "--json")) for _ in range(3)
    ]
    assert made[2]["removed"] == [Path(made[0]["archive"]).name]
    assert len(list(tmp_path.iterdir())) == 2


def test_status_tells_of_every_process_and_of_the_last_backup(running, backup):
    told = report(entente(running, "status", "--json", "--backups", str(backup[0].parent)))
    assert {one["name"] for one in told["processes"] if one["ready"]} >= {
        "web",
        "streams",
        "tournaments-streams",
        *STORING,
        "solver",
    }
    assert told["last_backup"] == backup[0].name
    assert told["backup_age_hours"] < 1
    assert (told["failed_mails"], told["failing_games"]) == (0, 0)
    assert isinstance(told["waiting_mails"], int)


def test_status_of_what_does_not_run_ends_with_1(elsewhere):
    done = entente(elsewhere, "status", "--json")
    assert done.returncode == 1
    told = json.loads(done.stdout)
    assert not any(one["alive"] for one in told["processes"])
    assert told["failing_games"] is None


def test_status_waits_until_everything_is_ready():
    """Asked before anything is started, as after `docker compose up -d`."""
    stack = Stack()
    command = [sys.executable, "-m", "deploy.entente", "status", "--json"]
    asking = subprocess.Popen(
        [*command, "--wait", str(PATIENCE_SECONDS)],
        cwd=ROOT,
        env=stack.environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        stack.start()
        told, _ = asking.communicate(timeout=PATIENCE_SECONDS)
        assert (asking.returncode, {one["ready"] for one in json.loads(told)["processes"]}) == (
            0,
            {True},
        )
    finally:
        asking.kill()
        stack.remove()


def test_on_postgresql_everything_comes_back_too(elsewhere, tmp_path):
    def urls(template: str) -> dict[str, str]:
        return {
            f"{service.upper()}_DATABASE_URL": template.replace("{service}", service)
            for service in STORING
        }

    with cluster() as first, cluster() as second:
        origin = Stack(**urls(first))
        try:
            api = Api(origin.start())
            with members_coming(api) as registered:
                before = list(registered)
                made = report(entente(origin, "backup", str(tmp_path), "--json"))
        finally:
            origin.remove()
        settings = urls(second)
        torn = tmp_path / "torn.tar.gz"
        torn.write_bytes(Path(made["archive"]).read_bytes()[: made["bytes"] // 2])
        assert "damaged" in refusal(entente(elsewhere, "restore", str(torn), **settings))
        report(entente(elsewhere, "restore", made["archive"], "--json", **settings))
        assert report(entente(elsewhere, "check", "--json", **settings))["breaches"] == []
        again = refusal(entente(elsewhere, "restore", made["archive"], **settings))
        assert "an empty place only" in again
        elsewhere.environment |= settings
        api = Api(elsewhere.start())
        assert api.login(before[0], PASSWORD)
        a_member(api)  # numbers go on where they were
        elsewhere.stop()


def test_nothing_but_the_report_is_printed_and_no_secret_is(running):
    told = entente(running, "settings", "--json")
    assert report(told)["METRICS_TOKEN"]["value"] == "(hidden)"
    assert running.metrics_token not in told.stdout + told.stderr
    assert os.linesep not in told.stdout.rstrip("\n")


def test_accounts_are_shown_blocked_promoted_and_given_a_password_and_it_is_audited(running):
    api = Api(running)
    pseudo = a_member(api).pseudo

    def seen() -> dict:
        return report(entente(running, "users", "show", pseudo, "--json"))["accounts"][0]

    report(entente(running, "users", "block", pseudo, "--json"))
    assert seen()["blocked"]
    everyone = report(entente(running, "users", "list", "--json"))["accounts"]
    assert {"admin", pseudo} <= {one["user_name"] for one in everyone}
    blocked = report(entente(running, "users", "list", "--blocked", "--json"))["accounts"]
    assert [one["user_name"] for one in blocked] == [pseudo]
    report(entente(running, "users", "unblock", pseudo, "--json"))
    report(entente(running, "users", "promote", pseudo, "--json"))
    assert (seen()["blocked"], seen()["administrator"]) == (False, True)
    report(entente(running, "users", "dismiss", pseudo, "--json"))
    given = report(entente(running, "users", "reset-password", pseudo, "--json"))["password"]
    assert api.login(pseudo, given)
    lines = [json.loads(line) for line in (running.data / "audit.log").read_text().splitlines()]
    done = {
        line["event"]: line.get("administrator", line.get("vouched_by"))
        for line in lines
        if line["user_name"] == pseudo
    }
    assert done["account blocked"] == done["administrator named"] == "service: operator"
    assert done["password changed"] == "operator"


def test_a_refusal_of_a_service_is_passed_on_in_its_words(running):
    assert "User does not exist" in refusal(entente(running, "users", "block", "Nobody"))
    admin = running.environment.get("ADMIN_PSEUDO", "admin")
    assert "neither removed" in refusal(entente(running, "users", "block", admin))


def test_mails_failing_games_and_keys_are_seen_and_changed(running):
    api = Api(running)
    token = a_member(api)
    assert report(entente(running, "outbox", "show", "--json"))["mails"]
    assert "mail" in refusal(entente(running, "outbox", "retry", "999999", "--json")).lower()
    assert report(entente(running, "games", "failing", "--json")) == {"games": []}
    assert "999999 doesn't exist" in refusal(entente(running, "games", "unstick", "999999"))
    before = {path.name for path in (running.data / "keys").iterdir()}
    report(entente(running, "keys", "rotate", "--json"))
    assert {path.name for path in (running.data / "keys").iterdir()} > before
    assert api.get("users", "/verify", token=token.token).status_code == 200
