"""The boards of a round, and why they were paired so."""

from flask import request

from shared.errors import NotFound
from web import api
from web.figures import points_text
from web.pages.tournaments.heads import Head, head_and, head_of
from web.pages.tournaments.pairing_words import brackets, pairs_with_reasons
from web.pages.tournaments.relaxation_words import relaxation_text
from web.pages.tournaments.words import absence_text, result_text, spoken_name
from web.templating import go_to, page


def show(tournament_id: int):
    """The round being played, or the last one."""
    head = head_of(tournament_id)
    if head.is_at_tables:
        return go_to(f"{head.path}/tables")
    if head.last_round is None:
        return page("tournaments/pairings.html", head=head, round=None)
    number = head.last_round["number"]
    path = f"/tournament-rounds/{tournament_id}/{number}"
    return _page(head, api.get("tournaments", path))


def show_round(tournament_id: int, number: int):
    path = f"/tournament-rounds/{tournament_id}/{number}"
    head, answers = head_and(tournament_id, round=api.ask("tournaments", path))
    return _page(head, answers["round"])


def _page(head: Head, found: dict):
    text = request.args.get("q", "").strip()
    boards = [_board(board) for board in found["boards"]]
    return page(
        "tournaments/pairings.html",
        head=head,
        round=found,
        boards=[board for board in boards if text.casefold() in board["names"].casefold()],
        sitting_out=[
            row | {"name": spoken_name(row["name"]), "why": absence_text(row["absence"])}
            for row in found["sitting_out"]
        ],
        results=sum(1 for board in boards if board["result"]),
        text=text,
    )


def _board(board: dict) -> dict:
    sides = {
        colour: board[colour]
        | {
            "name": spoken_name(board[colour]["name"]),
            "points": points_text(board[colour]["points"]),
        }
        for colour in ("white", "black")
    }
    names = f"{sides['white']['name']}\n{sides['black']['name']}"
    return board | sides | {"notation": result_text(board["notation"]), "names": names}


def show_reasons(tournament_id: int, number: int):
    path = f"/round-explanations/{tournament_id}/{number}"
    head, answers = head_and(tournament_id, told=api.ask("tournaments", path))
    told = answers["told"]
    names = {each["number"]: spoken_name(each["name"]) for each in told["players"]}
    swiss = bool(told["explanation"]) and "players" in told["explanation"][0]
    if number < 1:
        raise NotFound
    return page(
        "tournaments/reasons.html",
        head=head,
        number=number,
        relaxations=[relaxation_text(said) for said in told["relaxations"]],
        brackets=brackets(told["explanation"], names) if swiss and names else [],
        pairs=[] if swiss or not names else pairs_with_reasons(told["explanation"], names),
    )
