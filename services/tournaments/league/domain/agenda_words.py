"""How an agenda speaks of games of a league."""

from datetime import date


def game_text(league: str, day: date, match_number: int, language: str) -> str:
    if language == "fr":
        return f"{league}, {day:%d/%m}, partie {match_number}"
    return f"{league}, {day:%d/%m}, game {match_number}"


def opponents_text(team: str, others: list[str], is_lined_up: bool, language: str) -> str:
    """Before the line-up is known, the whole team waits."""
    listed = ", ".join(others)
    if language == "fr":
        return f"{'Vous jouez' if is_lined_up else 'Votre équipe joue'} pour {team} contre {listed}"
    return f"{'You play' if is_lined_up else 'Your team plays'} for {team} against {listed}"
