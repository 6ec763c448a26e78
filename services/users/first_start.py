"""What the first start makes: the signing key, and the administrator with a random password."""

import secrets

from services.users import keys, passwords, store
from services.users.tables import User
from shared import clock
from shared.config import settings, stop
from shared.database import use_database, writing
from shared.names import comparable
from shared.secret import read_or_create


def main() -> None:
    try:
        keys.create_first_key()
        create_first_administrator()
    except OSError as failure:
        stop(f"the data folder {settings().data} cannot be written ({failure.strerror}).")


def create_first_administrator() -> None:
    use_database(settings().database_urls["users"])
    name = settings().admin_pseudo
    password_file = settings().data / "admin-password"
    with writing() as session:
        if store.is_taken(session, name):
            return
        password = read_or_create(password_file, lambda: secrets.token_urlsafe(12))
        session.add(
            User(
                user_name=name,
                comparable_name=comparable(name),
                administrator=True,
                password_hash=passwords.hash_of(password),
                created_at=clock.now(),
            )
        )
    print(  # noqa: T201
        f"The administrator is {name}, the password is {password} (kept in {password_file}).",
        flush=True,
    )


if __name__ == "__main__":
    main()
