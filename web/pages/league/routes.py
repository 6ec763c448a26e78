"""The addresses of leagues."""

from web.pages.league import (
    corrections,
    desk,
    entry,
    games,
    honours,
    leagues,
    people,
    table,
)
from web.routing import Page

GAME = "/leagues/<int:league_id>/games/<int:game_id>"
ROUTES: dict[str, Page] = {
    "/leagues": Page(leagues.show),
    "/leagues/new": Page(leagues.show_new, leagues.found),
    "/leagues/<int:league_id>": Page(table.show_table),
    "/leagues/<int:league_id>/curves/<int:season_id>/<of>.svg": Page(table.show_curves),
    "/leagues/<int:league_id>/schedule": Page(table.show_schedule),
    "/leagues/<int:league_id>/players": Page(people.show_players),
    "/leagues/<int:league_id>/players/<int:player_id>": Page(people.show_player),
    "/leagues/<int:league_id>/teams/<int:team_id>": Page(people.show_team),
    "/leagues/<int:league_id>/records": Page(honours.show_records),
    "/leagues/<int:league_id>/titles": Page(honours.show_titles),
    "/leagues/<int:league_id>/desk": Page(desk.show_desk),
    "/leagues/<int:league_id>/desk/<act>": Page(submit=desk.submit),
    GAME: Page(games.show_game),
    f"{GAME}/scores.svg": Page(table.show_chart),
    f"{GAME}/hands/<int:number>": Page(games.show_hand),
    f"{GAME}/hands/<int:number>/correction": Page(corrections.show_form, corrections.submit),
    f"{GAME}/line-up": Page(submit=games.line_up),
    f"{GAME}/scores": Page(submit=games.enter_scores),
    f"{GAME}/import": Page(submit=games.import_log),
    f"{GAME}/erasure": Page(submit=games.erase),
    f"{GAME}/entry": Page(entry.show_entry, entry.submit),
    f"{GAME}/entry/look": Page(submit=entry.look),
    f"{GAME}/entry/undo": Page(submit=entry.undo),
    f"{GAME}/entry/end": Page(submit=entry.end),
    f"{GAME}/entry/going-on": Page(submit=entry.go_on),
}
