"""Each service with a folder and a database of its own, as in containers: all comes back."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command

from deploy.operating.back_up import back_up
from deploy.operating.last_backup import last_backup
from deploy.operating.refusals import Refused
from deploy.operating.restore import restore
from shared.config import PORTS, STORING, Settings, read_settings
from shared.migrations import configuration

pytestmark = pytest.mark.slow
FOLDERS = ("web", *PORTS)


def place(folder: Path) -> tuple[Settings, dict[str, str]]:
    """The operator's own folder beside those of the services, as compose mounts them."""
    environment = {
        "ENTENTE_DATA": str(folder / "operator"),
        "SERVICE_DATA": f"{folder}/services/{{service}}",
        "MAIL_FROM": "Here <here@example.org>",
        **{
            f"{service.upper()}_DATABASE_URL": f"sqlite:///{folder}/services/{service}/{service}.db"
            for service in STORING
        },
    }
    return read_settings(environment), environment


@pytest.fixture(scope="module")
def origin(tmp_path_factory):
    folder = tmp_path_factory.mktemp("origin")
    settings, environment = place(folder)
    (folder / "operator").mkdir()
    for name in FOLDERS:
        (folder / "services" / name / "private-keys").mkdir(parents=True)
        (folder / "services" / name / "private-keys" / "1.pem").write_text(f"key of {name}")
    for service in STORING:
        command.upgrade(configuration(service, settings.database_urls[service]), "head")
        with closing(sqlite3.connect(folder / "services" / service / f"{service}.db")) as database:
            database.execute("CREATE TABLE proof (service TEXT)")
            database.execute("INSERT INTO proof VALUES (?)", [service])
            database.commit()
    archive = folder / "all.tar.gz"
    back_up(settings, environment, archive)
    return settings, archive


def test_each_gets_its_own_back(origin, tmp_path):
    settings, _ = place(tmp_path)
    restore(settings, origin[1])
    for name in FOLDERS:
        key = tmp_path / "services" / name / "private-keys" / "1.pem"
        assert key.read_text() == f"key of {name}"
    for service in STORING:
        path = tmp_path / "services" / service / f"{service}.db"
        with closing(sqlite3.connect(path)) as database:
            assert database.execute("SELECT service FROM proof").fetchall() == [(service,)]
    kept = (tmp_path / "operator" / "settings-of-the-backup.env").read_text()
    assert "MAIL_FROM=Here <here@example.org>" in kept


def test_what_was_together_is_not_torn_apart_and_the_other_way_round(origin, tmp_path):
    together = read_settings({"ENTENTE_DATA": str(tmp_path / "data")})
    with pytest.raises(Refused, match="in a folder each: set SERVICE_DATA"):
        restore(together, origin[1])
    assert list((tmp_path / "data").iterdir()) == []


def test_the_moment_of_a_backup_is_noted_where_users_finds_it_and_does_not_travel(origin, tmp_path):
    settings, archive = origin
    assert (noted := last_backup(settings)) is not None
    assert noted[0] == archive.name
    assert (settings.service_data["users"] / "last-backup").is_file()
    elsewhere, _ = place(tmp_path)
    restore(elsewhere, archive)
    assert last_backup(elsewhere) is None
