"""Submitted orders are judged: every fault at once, in the fog by what the role can know."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from services.games.diplomacy import peers
from services.games.diplomacy.actions import apply_fog as fog
from services.games.diplomacy.actions.load_board import Board
from services.games.diplomacy.domain.misfit_words import misfit_text
from services.games.diplomacy.domain.order_faults import Fault, OrdersRead, in_order, stand_ins
from services.games.diplomacy.domain.orders import Order, OrderType, misfit_of
from services.games.diplomacy.domain.phases import Kind, kind_of
from services.games.diplomacy.domain.positions import Position, position_as_json
from services.games.diplomacy.refusals import OrdersRefused
from shared.languages import LANGUAGES, USUAL_LANGUAGE


@dataclass(frozen=True, kw_only=True)
class Judging:
    """Whose orders are judged, and in which words."""

    role: int
    names: dict[str, Any] | None = None
    lang: str = USUAL_LANGUAGE  # of the report
    reader_language: str = USUAL_LANGUAGE  # of what stands beside it


def judge_orders(board: Board, read: OrdersRead, asked: Judging) -> str:
    """The solver's remarks; a refusal says what is wrong where, and changes nothing."""
    role, advancement = asked.role, board.game.current_advancement
    position = fog.visible_position(board, [role]) if board.game.fog else board.position
    faults, sound = list(read.faults), list[int]()
    first = _unread_sentence(read)
    for place, order in enumerate(read.orders):
        misfit = misfit_of(order, role, advancement, position)
        if misfit is None:
            sound.append(place)
            continue
        number = read.number_of(place)
        texts = _texts(board, misfit.code, order, role)
        faults.append(Fault(number, read.line_of(place), None, misfit.code, texts))
        first = first or f"order {number}: {misfit.sentence} : "
    refused = [order for place, order in enumerate(read.orders) if place not in sound]
    standing = stand_ins(read, refused, role, advancement, position)
    verdict = _verdict(board, position, [read.orders[place] for place in sound], standing, asked)
    faults += [
        _fault(read, None if fault.row is None else sound[fault.row], fault)
        for fault in verdict.faults
        if fault.row is None or fault.row < len(sound)
    ]
    if faults or verdict.refusal is not None:
        told = in_order(faults)
        raise OrdersRefused(
            f"Failed to submit orders {first or verdict.refusal}",
            text="\n".join(fault.texts[asked.reader_language] for fault in told),
            faults=[fault.as_json(asked.reader_language) for fault in told],
        )
    return verdict.remarks


def _texts(board: Board, code: str, order: Order, role: int) -> dict[str, str]:
    kind = kind_of(board.game.current_advancement)
    return {
        lang: misfit_text(code, order, role, kind, lang, peers.words_of(board.variant.name, lang))
        for lang in LANGUAGES
    }


def _unread_sentence(read: OrdersRead) -> str | None:
    if not read.unread:
        return None
    one = read.unread[0]
    return f"text: line {one.line}: {one.content!r} is not an order : "


def _fault(read: OrdersRead, place: int | None, found: peers.FoundFault) -> Fault:
    if place is None:
        return Fault(None, None, None, found.code, found.texts)
    return Fault(read.number_of(place), read.line_of(place), None, found.code, found.texts)


def _verdict(
    board: Board,
    position: Position,
    sound: Sequence[Order],
    standing: Sequence[Order],
    asked: Judging,
) -> peers.Verdict:
    """In the fog an order may be right that is wrong by what one sees: it is judged when played."""
    ordered = {order.active_zone for order in sound}
    standing = [order for order in standing if order.active_zone not in ordered]
    verdict = _ask(board, position, [*sound, *standing], asked)
    moves = kind_of(board.game.current_advancement) is Kind.MOVES
    if not (board.game.fog and moves and verdict.faults):
        return verdict
    wrong = {fault.row for fault in verdict.faults if fault.row is not None}
    for imagined in fog.imagined_positions(board, position, asked.role):
        if not wrong:
            break
        found = _ask(board, imagined, [*sound, *standing], asked)
        wrong &= {fault.row for fault in found.faults if fault.row is not None}
    faults = [fault for fault in verdict.faults if fault.row is None or fault.row in wrong]
    if faults:
        return verdict.model_copy(update={"faults": faults})
    doubtful = {fault.row for fault in verdict.faults}
    held = [
        replace(order, order_type=OrderType.HOLD, passive_zone=0, destination_zone=0)
        if row in doubtful
        else order
        for row, order in enumerate(sound)
    ]
    return _ask(board, position, [*held, *standing], asked)


def _ask(
    board: Board, position: Position, orders: Sequence[Order], asked: Judging
) -> peers.Verdict:
    return peers.judge(
        board.variant.name,
        board.game.current_advancement,
        position_as_json(position),
        orders,
        asked.role,
        names=asked.names,
        lang=asked.lang,
    )
