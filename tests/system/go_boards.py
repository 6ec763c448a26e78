"""Games of Go that a tournament has made, found and played over HTTP."""


def made_in(hall, number):
    """Games of a round by board."""
    found = hall.done("GET", f"/tournament-go-games/{hall.tournament}")["games"]
    of_round = [game for game in found if game["round"] == number]
    return {game["board"]: game for game in of_round if game["status"] == "made"}


def call(hall, token, verb, path, **sent):
    answer = hall.api.call(verb, "games", path, token=token, json=sent)
    assert answer.ok, f"{verb} {path}: {answer.status_code} {answer.text[:300]}"
    return answer.json()


def play_to_the_end(hall, board, game_id, tokens, dice, komi=6.5):
    """A few stones at random; then whoever is to move resigns. Whether White won."""
    seen = call(hall, hall.organiser.token, "GET", f"/go-games/{game_id}")
    by_colour = {
        "white": tokens[board["white"]["registration_id"]],
        "black": tokens[board["black"]["registration_id"]],
    }
    stones = board["handicap_stones"]
    assert seen["tournament_id"] == hall.tournament
    assert seen["handicap"] == (stones if stones > 1 else 0)
    assert seen["komi"] == (0.5 if stones else komi)
    mover = "white" if stones > 1 else "black"
    number = seen["handicap"]
    points = [f"{column}{row}" for column in "abdfh" for row in "adfh"]
    dice.shuffle(points)
    left = dice.randint(0, 5)
    while left:
        path = f"/go-moves/{game_id}"
        sent = {"move_number": number, "move": points.pop()}
        answer = hall.api.post("games", path, token=by_colour[mover], json=sent)
        if not answer.ok:
            continue  # a handicap stone stands there
        number, left = number + 1, left - 1
        mover = "black" if mover == "white" else "white"
    path = f"/go-resignations/{game_id}"
    call(hall, by_colour[mover], "POST", path, move_number=number)
    return mover == "black"


def play_to_jigo(hall, board, game_id, tokens):
    """Both pass on the empty board, without komi, and agree."""
    both = [tokens[board[side]["registration_id"]] for side in ("black", "white")]
    for number, token in enumerate(both):
        call(hall, token, "POST", f"/go-moves/{game_id}", move_number=number, move="pass")
    for token in both:
        seen = call(hall, token, "GET", f"/go-games/{game_id}")
        if seen["status"] != "FINISHED":
            sent = {"move_number": seen["moves"], "agree": True}
            call(hall, token, "POST", f"/go-scores/{game_id}", **sent)
