"""Every address of organisers and arbiters."""

from web.pages.arbiter import (
    apart,
    events,
    files,
    go,
    moving_in,
    player,
    prizes,
    round_changes,
    rounds,
    settings,
    staff,
    tournaments,
    trail,
)
from web.routing import Page

ONE = "/tournaments/<int:tournament_id>/arbiter"

ROUTES: dict[str, Page] = {
    "/events/new": Page(events.show_new, events.create),
    "/events/moving-in": Page(moving_in.show, moving_in.bring_in),
    "/events/<uniq_id>/settings": Page(events.show_settings, events.change),
    "/events/<uniq_id>/tournaments/new": Page(tournaments.show_new, tournaments.create),
    "/events/<uniq_id>/staff": Page(staff.show, staff.appoint),
    "/events/<uniq_id>/staff/dismissals": Page(submit=staff.dismiss),
    "/listed-players": Page(tournaments.find_listed),
    ONE: Page(rounds.show, rounds.act),
    f"{ONE}/results": Page(submit=rounds.enter_results),
    f"{ONE}/rounds/<int:round_number>/changes": Page(round_changes.show, round_changes.submit),
    f"{ONE}/players": Page(tournaments.show_players, tournaments.add_player),
    f"{ONE}/players/withdrawal": Page(submit=tournaments.withdraw_player),
    f"{ONE}/files": Page(files.show, files.bring_in),
    f"{ONE}/files/<form>": Page(files.take_out),
    f"{ONE}/apart": Page(apart.show, apart.change),
    f"{ONE}/go": Page(go.show, go.change),
    f"{ONE}/go/games": Page(submit=go.direct),
    f"{ONE}/trail": Page(trail.show),
    f"{ONE}/settings": Page(settings.show, settings.change),
    f"{ONE}/settings/removal": Page(submit=settings.remove),
    f"{ONE}/prizes": Page(prizes.show, prizes.change),
    f"{ONE}/players/<int:registration_id>": Page(player.show, player.change),
    f"{ONE}/players/<int:registration_id>/byes": Page(submit=player.change_bye),
    f"{ONE}/switch": Page(submit=tournaments.switch),
}
