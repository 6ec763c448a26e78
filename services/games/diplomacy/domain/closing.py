"""The closing lines of the last report of a game."""

from collections.abc import Mapping, Sequence

from services.games.diplomacy.domain.endings import Standing

OVER = {"fr": "PARTIE TERMINÉE", "en": "GAME OVER"}
WON = {"fr": "victoire de {role}", "en": "{role} wins"}
NOBODY_WON = {"fr": "dernière année jouée", "en": "last year played"}
RANKED = {"fr": "{rank}. {role} : {centers} centres", "en": "{rank}. {role}: {centers} centers"}


def closing_lines(
    winner: int | None,
    standings: Sequence[Standing],
    role_names: Mapping[str, Sequence[str]],
    lang: str,
) -> str:
    def name_of(role: int) -> str:
        return role_names[str(role)][0].upper()

    why = NOBODY_WON[lang] if winner is None else WON[lang].format(role=name_of(winner))
    ranks = [
        RANKED[lang].format(rank=one.rank, role=name_of(one.role), centers=one.centers)
        for one in standings
    ]
    return "\n".join([f"{OVER[lang]} : {why}", *ranks]) + "\n"
