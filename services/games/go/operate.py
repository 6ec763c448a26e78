"""What operators do by hand: compute the dates of all running games anew after an outage."""

from services.games.go.actions.judge_clocks import recompute_dates
from shared import database
from shared.config import settings


def main() -> None:
    database.use_database(settings().database_urls["games"])
    print(f"{recompute_dates()} games have new dates")  # noqa: T201


if __name__ == "__main__":
    main()
