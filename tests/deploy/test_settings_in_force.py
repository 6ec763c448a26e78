"""`entente settings` tells what is in force and where it comes from, and no secret."""

from deploy.operating.in_force import settings_in_force


def told(tmp_path, **environment):
    found = settings_in_force({"ENTENTE_DATA": str(tmp_path), **environment})
    return {one.name: (one.value, one.origin) for one in found}


def test_a_setting_names_its_origin(tmp_path):
    (tmp_path / ".env").write_text("TOKEN_DAYS=3\nGRACE_HOURS=5\n")
    found = told(tmp_path, GRACE_HOURS="7")
    assert found["TOKEN_DAYS"] == ("3", ".env of the data folder")
    assert found["GRACE_HOURS"] == ("7", "environment")
    assert found["CODE_HOURS"] == ("24", "default")
    assert found["CLOCK_ADJUDICATES"] == ("1", "default")


def test_secrets_are_not_shown(tmp_path):
    secret = "very-secret-" * 4
    found = told(
        tmp_path,
        METRICS_TOKEN=secret,
        SMTP_URL=f"smtp://me:{secret}@host",
        USERS_DATABASE_URL=f"postgresql://me:{secret}@host/users",
    )
    assert secret not in str(found)
    assert found["METRICS_TOKEN"] == ("(hidden)", "environment")
    assert found["WEB_SECRET"] == ("", "default")
    assert found["USERS_DATABASE_URL"][0] == "postgresql+psycopg://me:***@host/users"
