"""Games of Go in every state that can be reached without waiting."""

from collections.abc import Sequence
from typing import Any

from deploy.demo.client import Api, Member

OPENING = (
    "q16 d4 q4 d16 o3 f17 c14 c11 d17 c17 e17 c18 e16 b15 c15 c13 k16 r10 q10 q11 q9 r11 p11 p12 "
    "o11 r8 q8 r7 n16 c6 k4 f3"
)
# Black takes the left of a small board, White the right, and a stone of White's stays behind.
SMALL_GAME = "e5 f5 e4 f4 e6 f6 e3 f3 e7 f7 e2 f2 e8 f8 e1 f1 e9 f9 c5 c3 pass pass"


class Pair:
    """Two players and the game between them; the first has Black."""

    def __init__(self, api: Api, black: Member, white: Member, **setup: Any):
        self.api, self.black, self.white, self._moves = api, black, white, 0
        setup.setdefault("handicap_type", "black")
        self.game_id = api.post("games", "/go-invitations", black, pseudo=white.pseudo, **setup)[
            "game_id"
        ]

    def accept(self) -> "Pair":
        accepted = self.api.post("games", f"/go-invitations/{self.game_id}", self.white)
        self.game_id = accepted["game_ids"][0]
        return self

    def play(self, moves: str) -> "Pair":
        for move in moves.split():
            self._act("moves", move=move)
            self._moves += 1
        return self

    def mark(self, points: str) -> "Pair":
        """The side to move says what is dead."""
        self._act("scores", points=points)
        self._moves += 1
        return self

    def agree(self) -> None:
        self._act("scores", agree=True)

    def resign(self) -> None:
        self._act("resignations")

    def _act(self, what: str, **sent: Any) -> None:
        player = (self.black, self.white)[self._moves % 2]
        path = f"/go-{what}/{self.game_id}"
        self.api.post("games", path, player, move_number=self._moves, **sent)


def play_go(api: Api, members: Sequence[Member]) -> dict[str, str]:
    """Where to look, by what is to be seen there."""
    ranks = ("2d", "1k", "3k", "5k", "8k", "12k")
    for member, rank in zip(members, ranks * len(members), strict=False):
        api.put("games", "/go-profile", member, rank=rank)
    camille, hugo, ines, jonas, yuki, margaux, *others = members
    running = Pair(api, camille, hugo, size=19).accept().play(OPENING)
    scoring = Pair(api, camille, ines, size=9).accept().play(SMALL_GAME)
    Pair(api, hugo, yuki, size=9).accept().play(SMALL_GAME).mark("cg")
    Pair(api, jonas, camille, size=9).accept().play(SMALL_GAME).mark("cg").agree()
    Pair(api, yuki, camille, size=13).accept().play("k10 d4 k4").resign()
    Pair(api, margaux, camille, size=19, message="Une revanche ?")
    Pair(api, others[0], others[1], size=13, handicap_type="auko_opn").accept()
    Pair(api, others[2], others[3], size=19).accept().play("q16 d4 q3 d17 c14")
    Pair(api, others[3], others[4], size=9).accept().play("e5 c3 pass")
    api.post("games", "/go-teams", ines, players="2:2", size=13)
    for owner, size in ((others[4], 19), (others[5], 13), (others[6], 9)):
        api.post("games", "/go-offers", owner, size=size)
    return {
        "Go, a game that runs": f"/go/{running.game_id}",
        "Go, a game to be scored": f"/go/{scoring.game_id}",
        "Go, the waiting room": "/go/offers",
    }
