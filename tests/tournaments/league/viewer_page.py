"""A game as the page of the M-League's viewer tells it."""

import json
from typing import Any

from services.tournaments.league.domain.blocks import parse_block
from services.tournaments.league.domain.games import GameReplay
from services.tournaments.league.domain.replay import HandReplay
from services.tournaments.league.domain.tiles import dora_of, parse_hand

PAGE = "<html><script>UMP_PLAYER.init(true, true, '{}', autoplay);</script></html>"


def player(seat: int) -> str:
    return f"{'ABCD'[seat]}0"


def written(*tiles: str) -> str:
    return "".join(f"5{tile[1].upper()}" if tile[0] == "0" else tile for tile in tiles)


def viewer_page(game: GameReplay) -> str:
    commands: list[tuple[str, list[str]]] = [("gamestart", ["id=1"])]
    for hand in game.hands:
        commands += hand_commands(hand)
    entries: list[dict[str, Any]] = [
        {"id": number, "cmd": cmd, "args": args} for number, (cmd, args) in enumerate(commands)
    ]
    return PAGE.format(json.dumps(entries, ensure_ascii=False))


def hand_commands(hand: HandReplay) -> list[tuple[str, list[str]]]:
    start = hand.start
    winds = [f"{(seat - start.dealer) % 4 + 1}z" for seat in range(4)]
    begun = ["0", player(start.dealer), str(start.honba), str(start.sticks * 1000)]
    made = [("kyokustart", [*begun, f"{start.wind + 1}z", *winds])]
    made += [("point", [player(seat), f"={score}"]) for seat, score in enumerate(start.scores)]
    opened: dict[int, list] = {}
    reached = False
    for place, event in enumerate(hand.events):
        note, seat = hand.table.notes[place], event.actor
        if event.type == "haipai":
            tiles = parse_hand(event.hand)
            made += [
                ("haipai", [player(seat), written(*tiles[at : at + 4])]) for at in (0, 4, 8, 12)
            ]
        elif event.type == "dora_indicator":
            cmd = "uradora" if event.ura else "dora"
            made.append((cmd, [written(dora_of(event.tile)), written(event.tile)]))
        elif event.type == "draw":
            made.append(("tsumo", [player(seat), "0", written(event.tile)]))
        elif event.type == "reach":
            made.append(("say", [player(seat), "richi"]))
            reached = True
        elif event.type == "discard":
            more = ["tsumogiri"] * bool(event.tsumogiri) + ["richi"] * reached
            made.append(("sutehai", [player(seat), written(event.tile), *more]))
            if reached and hand.table.notes[place - 1]["is_accepted"]:
                made.append(("richi", [player(seat)]))
            reached = False
        elif event.type in ("chi", "pon", "daiminkan"):
            block = parse_block(event.block)
            word = "kan" if event.type == "daiminkan" else event.type
            made.append(("say", [player(seat), str(word)]))
            made.append(("open", [player(seat), f"<{written(*block.own)}>", written(block.called)]))
            opened.setdefault(seat, []).append(block)
        elif event.type == "ankan":
            made.append(("say", [player(seat), "kan"]))
            made.append(("open", [player(seat), f"<{written(*parse_block(event.block).own)}>"]))
        elif event.type == "shominkan":
            own = [tile for block in opened[seat] for tile in block.own][:2]
            made.append(("say", [player(seat), "kan"]))
            made.append(("open", [player(seat), f"<{written(*own)}>", written(event.tile)]))
        elif event.type == "ryukyoku":
            made.append(("ryukyoku", []))
        else:
            ron = [f"ron={written(event.tile)}"] if event.type == "ron" else []
            worth = str(note["base_points"]) if note["han"] < 4 else "満貫"
            made.append(("say", [player(seat), str(event.type)]))
            made.append(("open", [player(seat), "<1m>"]))
            made.append(("agari", [*ron, player(seat), worth, str(note["fu"]), "リーチ", "1"]))
    gained = zip(hand.scores, start.scores, strict=True)
    made += [("point", [player(seat), f"{end - at:+}"]) for seat, (end, at) in enumerate(gained)]
    return made
