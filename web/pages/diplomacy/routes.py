"""The addresses of lists, seats, desk and sandbox."""

from web.pages.diplomacy import (
    creation,
    desk,
    games,
    log,
    master_acts,
    ratings,
    rectification,
    sandbox,
    seats,
)
from web.routing import Page

ROUTES: dict[str, Page] = {
    "/diplomacy": Page(games.show),
    "/diplomacy/new": Page(creation.show, creation.submit),
    "/diplomacy/sandbox": Page(sandbox.show),
    "/diplomacy/ratings": Page(ratings.show),
    "/diplomacy/<int:game_id>/parameters": Page(creation.show_changes, creation.change),
    "/diplomacy/<int:game_id>/seats": Page(seats.show),
    "/diplomacy/<int:game_id>/seats/join": Page(submit=seats.join),
    "/diplomacy/<int:game_id>/seats/quit": Page(submit=seats.quit_game),
    "/diplomacy/<int:game_id>/seats/in": Page(submit=seats.put_in),
    "/diplomacy/<int:game_id>/seats/out": Page(submit=seats.take_out),
    "/diplomacy/<int:game_id>/seats/role": Page(submit=seats.give_role),
    "/diplomacy/<int:game_id>/seats/start": Page(submit=seats.start),
    "/diplomacy/<int:game_id>/seats/stop": Page(submit=seats.stop),
    "/diplomacy/<int:game_id>/seats/remove": Page(submit=seats.remove),
    "/diplomacy/<int:game_id>/restoration": Page(submit=seats.restore),
    "/diplomacy/<int:game_id>/desk": Page(desk.show),
    "/diplomacy/<int:game_id>/desk/<act>": Page(submit=master_acts.act),
    "/diplomacy/<int:game_id>/log": Page(log.show),
    "/diplomacy/<int:game_id>/log/excuses": Page(submit=log.excuse),
    "/diplomacy/<int:game_id>/position": Page(rectification.show, rectification.submit),
}
