"""Every address of tournaments at tables."""

from web.pages.tables import desk, path, rounds, standings, table
from web.routing import Page

ONE = "/tournaments/<int:tournament_id>/tables"

ROUTES: dict[str, Page] = {
    ONE: Page(rounds.show),
    f"{ONE}/rounds/<int:number>": Page(rounds.show_round),
    f"{ONE}/players/<int:registration_id>": Page(path.show),
    f"{ONE}/standings": Page(standings.show),
    f"{ONE}/desk": Page(desk.show, desk.act),
    f"{ONE}/desk/games": Page(submit=desk.repair),
    "/tables/<int:table_id>": Page(table.show, table.enter),
    "/tables/<int:table_id>/votes": Page(submit=table.vote),
    "/tables/<int:table_id>/end": Page(submit=table.end),
}
