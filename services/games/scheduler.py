"""The scheduler: `python -m services.games.scheduler` does what games need done in time."""

from services.games.diplomacy.schedule import STEPS as DIPLOMACY
from services.games.go.schedule import STEPS as GO
from shared import database, logs
from shared.background import start_steps, stop_signal
from shared.config import settings

STEPS = [*DIPLOMACY, *GO]


def main() -> None:
    logs.log_as_json("games-scheduler")
    database.use_database(settings().database_urls["games"])
    for thread in start_steps(STEPS, stop_signal()):
        thread.join()


if __name__ == "__main__":
    main()
