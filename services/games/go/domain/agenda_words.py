"""How an agenda speaks of Go."""


def move_text(game_id: int, opponent: str, language: str) -> str:
    if language == "fr":
        return f"Partie {game_id} contre {opponent}\N{NO-BREAK SPACE}: à vous"
    return f"Game {game_id} against {opponent}: your move"


def board_text(size: int, moves: int, language: str) -> str:
    return f"{size}×{size}, {'coup' if language == 'fr' else 'move'} {moves + 1}"


def invitation_text(opponent: str, size: int, language: str) -> str:
    if language == "fr":
        return f"Invitation de {opponent}\N{NO-BREAK SPACE}: {size}×{size}"
    return f"Invitation from {opponent}: {size}×{size}"


def answer_text(language: str) -> str:
    return "Accepter, refuser ou proposer autre chose" if language == "fr" else "Accept or decline"


def unread_text(game_id: int, count: int, language: str) -> str:
    if language == "fr":
        return (
            f"Partie {game_id}\N{NO-BREAK SPACE}: {count} message{'s' if count > 1 else ''} à lire"
        )
    return f"Game {game_id}: {count} message{'s' if count > 1 else ''} to read"
