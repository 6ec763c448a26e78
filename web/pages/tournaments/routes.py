"""Every address of events, tournaments and the hall."""

from web.pages.tournaments import entries, events, groups, pairings, players, standings
from web.routing import Page

ONE = "/tournaments/<int:tournament_id>"

ROUTES: dict[str, Page] = {
    "/events": Page(events.show),
    "/events/<uniq_id>": Page(events.show_event),
    ONE: Page(pairings.show),
    f"{ONE}/rounds/<int:number>": Page(pairings.show_round),
    f"{ONE}/rounds/<int:number>/reasons": Page(pairings.show_reasons),
    f"{ONE}/standings": Page(standings.show),
    f"{ONE}/groups": Page(groups.show),
    f"{ONE}/tie-breaks": Page(standings.show_tie_breaks),
    f"{ONE}/crosstable": Page(standings.show_crosstable),
    f"{ONE}/players": Page(players.show),
    f"{ONE}/players/<int:registration_id>": Page(players.show_player),
    f"{ONE}/entry": Page(entries.show, entries.enter),
    f"{ONE}/entry/leaving": Page(entries.show_leaving, entries.leave),
    f"{ONE}/entry/byes": Page(submit=entries.announce_bye),
}
