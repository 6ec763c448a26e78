"""A ladder of Go: challenges won, lost, refused, under way and unanswered."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from deploy.demo.client import Api, Member

ON_HOLIDAY = timedelta(days=12)


class Ladder:
    """A ladder and those who stand on it, in the order they came."""

    def __init__(self, api: Api, founder: Member, name: str):
        self.api = api
        made = api.post("tournaments", "/ladders", founder, name=name, game="go", reach=3)
        self.number = made["id"]

    def step_on(self, members: Sequence[Member]) -> None:
        for member in members:
            self.api.post("tournaments", f"/ladder-places/{self.number}", member)

    def challenge(self, challenger: Member, challenged: Member) -> int:
        path = f"/ladder-challenges/{self.number}"
        return self.api.post("tournaments", path, challenger, pseudo=challenged.pseudo)["id"]

    def accept(self, challenger: Member, challenged: Member) -> int:
        made = self.challenge(challenger, challenged)
        self.api.put("tournaments", f"/ladder-answers/{made}", challenged, accepts=True)
        return made

    def refuse(self, challenger: Member, challenged: Member) -> None:
        made = self.challenge(challenger, challenged)
        self.api.put("tournaments", f"/ladder-answers/{made}", challenged, accepts=False)

    def play(self, winner: Member, loser: Member, *, won_from_below: bool = True) -> None:
        """Who stands lower has challenged; both say how it ended."""
        made = self.accept(winner, loser) if won_from_below else self.accept(loser, winner)
        for member in (winner, loser):
            path = f"/ladder-results/{made}"
            self.api.put("tournaments", path, member, won=member is winner)

    def be_away(self, member: Member) -> None:
        until = (datetime.now(UTC) + ON_HOLIDAY).isoformat()
        self.api.put("tournaments", f"/ladder-absences/{self.number}", member, until=until)


def climb_ladder(api: Api, members: Sequence[Member]) -> dict[str, str]:
    """Where to look; eleven members or more."""
    ladder = Ladder(api, members[3], "Échelle de go")
    ladder.step_on(members)
    first, second, third, fourth, fifth, sixth, seventh, eighth, *others = members
    ladder.play(third, first)
    ladder.play(second, fourth, won_from_below=False)
    ladder.play(sixth, fifth)
    ladder.refuse(eighth, fifth)
    ladder.be_away(others[0])
    ladder.accept(fourth, third)
    ladder.challenge(sixth, first)  # who is to answer it
    ladder.challenge(others[2], seventh)
    return {"A ladder of Go": f"/ladders/{ladder.number}"}
