"""How an agenda speaks of tournaments."""


def board_text(tournament: str, round_number: int, language: str) -> str:
    if language == "fr":
        return f"{tournament}, ronde {round_number}\N{NO-BREAK SPACE}: à vous de jouer"
    return f"{tournament}, round {round_number}: you play"


def opponent_text(board: int, opponent: str, language: str) -> str:
    if language == "fr":
        return f"Échiquier {board}, contre {opponent}"
    return f"Board {board}, against {opponent}"


def check_in_text(tournament: str, language: str) -> str:
    if language == "fr":
        return f"{tournament}\N{NO-BREAK SPACE}: pointez-vous"
    return f"{tournament}: check in"


def check_in_detail(event: str, language: str) -> str:
    return f"{event}, pointage ouvert" if language == "fr" else f"{event}, check-in is open"
