"""Records and titles."""

from web import api
from web.pages.league.figures import words_of_awards
from web.pages.league.frame import load, show

MOST_YEARS = 4  # a page asks a few times only


def show_records(league_id: int):
    frame = load(league_id)
    answers = api.gather(
        marks=api.ask("tournaments", f"/league-best-marks/{league_id}", limit=3),
        wins=api.ask("tournaments", f"/league-wins/{league_id}"),
        streaks=api.ask("tournaments", f"/league-streaks/{league_id}"),
    )
    streaks = answers["streaks"] or {"players": [], "definitions": {}}
    return show(
        "records",
        frame,
        marks=(answers["marks"] or {"marks": []})["marks"],
        wins=answers["wins"],
        streaks=_longest(streaks),
        silent=answers.silent,
    )


def _longest(streaks: dict) -> list[tuple[str, int, list[int]]]:
    """Each kind of streak with its length and who holds it."""
    found = []
    for key in streaks["definitions"]:
        runs = {
            row["id"]: row["streaks"][key]["length"]
            for row in streaks["players"]
            if key in row["streaks"]
        }
        best = max(runs.values(), default=0)
        if best > 1:
            found.append((key, best, [player for player, run in runs.items() if run == best]))
    return found


def show_titles(league_id: int):
    """Champions of the years, and the awards of the stage looked at."""
    frame = load(league_id)
    years = sorted({each["year"] for each in frame.seasons}, reverse=True)[:MOST_YEARS]
    asks = {
        str(year): api.ask("tournaments", f"/league-standings/{league_id}", year=year)
        for year in years
    }
    if frame.seasons and frame.season:
        path = f"/league-awards/{frame.season['id']}"
        asks["awards"] = api.ask("tournaments", path, least_games=1)
    answers = api.gather(**asks)
    champions = [(year, (answers[str(year)] or {}).get("champions", [])) for year in years]
    return show(
        "titles",
        frame,
        champions=champions,
        awards=(answers["awards"] or {"awards": []})["awards"],
        awards_in_words=words_of_awards(),
        silent=answers.silent,
    )
