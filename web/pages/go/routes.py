"""Every address of Go."""

from web.pages.go import game, invitations, lobby, notes, offers, players, teams, turns
from web.routing import Page

A_GAME = "/go/<int:game_id>"
ROUTES: dict[str, Page] = {
    "/go": Page(lobby.show),
    "/go/next": Page(lobby.show_next),
    "/go/offers": Page(offers.show),
    "/go/offers/new": Page(offers.show_new, offers.make),
    "/go/offers/<int:offer_id>/join": Page(submit=offers.join),
    "/go/offers/<int:offer_id>/end": Page(submit=offers.take_back),
    "/go/invitations/new": Page(invitations.show_new, invitations.send),
    "/go/teams/new": Page(teams.show_new, teams.found),
    "/go/players": Page(players.show_all),
    "/go/players/<int:player_id>": Page(players.show),
    "/go/players/<int:player_id>/curve.svg": Page(players.show_curve),
    "/go/settings": Page(players.show_settings, players.keep_settings),
    A_GAME: Page(game.show),
    f"{A_GAME}/moves": Page(submit=turns.play),
    f"{A_GAME}/handicap": Page(submit=turns.place_handicap),
    f"{A_GAME}/bids": Page(submit=turns.bid),
    f"{A_GAME}/score": Page(submit=turns.score),
    f"{A_GAME}/resignation": Page(submit=turns.resign),
    f"{A_GAME}/conditions": Page(submit=turns.prepare),
    f"{A_GAME}/no-result": Page(submit=turns.ask_for_no_result),
    f"{A_GAME}/deletion": Page(submit=turns.delete),
    f"{A_GAME}/messages": Page(submit=notes.say),
    f"{A_GAME}/notes": Page(notes.show, notes.write),
    f"{A_GAME}/following": Page(submit=notes.follow),
    f"{A_GAME}/gifts": Page(submit=notes.give_time),
    f"{A_GAME}/priority": Page(submit=notes.set_priority),
    f"{A_GAME}/rematch": Page(submit=notes.play_again),
    f"{A_GAME}/sgf": Page(notes.download),
    f"{A_GAME}/files": Page(notes.show_files, notes.attach),
    f"{A_GAME}/files/<int:player_id>": Page(notes.show_file),
    f"{A_GAME}/acceptance": Page(submit=invitations.accept),
    f"{A_GAME}/refusal": Page(submit=invitations.decline),
    f"{A_GAME}/dispute": Page(submit=invitations.dispute),
    f"{A_GAME}/team": Page(submit=teams.act),
}
