"""/go: what waits for the member, most urgent first; his other games, invitations and offers."""

from flask import request

from web import api
from web.pages.go import words
from web.pages.go.offers import shown_offer
from web.session import member, visitor
from web.templating import go_to, page

FEW = 10
VIEWS = ("mine", "finished", "everybody", "observe")


def show():
    if not visitor():
        return page("go/welcome.html")
    view = request.args.get("view", "mine")
    if view in VIEWS[1:]:
        return _list(view)
    answers = api.gather(
        waiting=api.ask("games", "/go-games", view="status", order="TIMELEFT"),
        running=api.ask("games", "/go-games", view="running", limit=100),
        invitations=api.ask("games", "/go-invitations"),
        offers=api.ask("games", "/go-offers", suitable=1, limit=FEW),
    )
    waiting = (answers["waiting"] or {"games": []})["games"]
    known = {game["id"] for game in waiting}
    running = (answers["running"] or {"games": []})["games"]
    invitations = (answers["invitations"] or {"invitations": []})["invitations"]
    return page(
        "go/lobby.html",
        view="mine",
        waiting_games=waiting,
        others=[game for game in running if game["id"] not in known],
        received=[each for each in invitations if each["answer_is_yours"]],
        sent=[each for each in invitations if not each["answer_is_yours"]],
        offers=[shown_offer(offer) for offer in (answers["offers"] or {"offers": []})["offers"]],
        silent=answers.silent,
        words=words,
    )


def _list(view: str):
    after = max(request.args.get("after", 0, int), 0)
    games = api.get("games", "/go-games", view=view, after=after, limit=50)["games"]
    return page(
        "go/games.html",
        view=view,
        games=games,
        following=games[-1]["id"] if len(games) == 50 else 0,
        words=words,
    )


@member
def show_next():
    """The game whose time runs out first."""
    games = api.get("games", "/go-games", view="status", order="TIMELEFT")["games"]
    skipped = request.args.get("after", 0, int)
    others = [game for game in games if game["id"] != skipped] or games
    return go_to(f"/go/{others[0]['id']}" if others else "/go")
