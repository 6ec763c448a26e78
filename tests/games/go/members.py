"""A member who plays Go, on the stack or in this process."""

from dataclasses import dataclass
from typing import Any


@dataclass
class GoMember:
    """A member and what he asks of the service; answers must have the status named."""

    api: Any
    pseudo: str
    player_id: int
    token: str

    def call(self, verb: str, path: str, status: int, **sent: Any) -> Any:
        how = {"params" if verb in ("GET", "DELETE") else "json": sent}
        answer = self.api.call(verb, "games", path, token=self.token, **how)
        assert answer.status_code == status, (verb, path, answer.status_code, answer.text)
        is_json = answer.headers["Content-Type"].startswith("application/json")
        return answer.json() if is_json else answer.content

    def get(self, path: str, status: int = 200, **sent: Any) -> Any:
        return self.call("GET", path, status, **sent)

    def post(self, path: str, status: int = 201, **sent: Any) -> Any:
        return self.call("POST", path, status, **sent)

    def put(self, path: str, status: int = 200, **sent: Any) -> Any:
        return self.call("PUT", path, status, **sent)

    def delete(self, path: str, status: int = 200, **sent: Any) -> Any:
        return self.call("DELETE", path, status, **sent)

    def play(self, game_id: int, move: str, status: int = 201, **more: Any) -> Any:
        """Move in a game as it stands now."""
        number = self.get(f"/go-games/{game_id}")["moves"]
        return self.post(f"/go-moves/{game_id}", status, move_number=number, move=move, **more)
