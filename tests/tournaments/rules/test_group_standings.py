"""The best of each club, and the best at each board, without a running service."""

from fractions import Fraction

from services.tournaments.rules.competitions import Competition, Entrant, Game, Round, Team
from services.tournaments.rules.group_standings import best_at_boards, best_of_groups
from services.tournaments.rules.results import Result


def field(**more):
    clubs = "AABBC A"
    entrants = tuple(
        Entrant(n, f"Player {n}", club=club.strip(), team=1 if n in (1, 3) else 2)
        for n, club in enumerate(clubs, start=1)
    )
    games = (
        Game(1, 2, Result.WHITE_WINS, 1),
        Game(3, 4, Result.DRAW, 2),
        Game(5, 6, Result.BLACK_WINS, 3),
    )
    return Competition(entrants, (Round(1, games),), **more)


def test_the_best_of_each_club_count_and_small_clubs_are_not_ranked():
    first, second = best_of_groups(field(), "club", 2)
    assert (first.name, first.points, first.players) == ("A", 1, (1, 2))
    assert (second.rank, second.name, second.points) == (2, "B", 1), "a win is worth more"
    assert [line.name for line in best_of_groups(field(), "club", 3)] == ["A"]


def test_groups_with_the_same_points_share_a_rank():
    lines = best_of_groups(field(), "club", 1)
    assert [(line.name, line.points) for line in lines] == [
        ("A", 1),
        ("B", Fraction(1, 2)),
        ("C", 0),
    ]
    rounds = (Round(1, (Game(1, 3, Result.DRAW, 1),)),)
    shared = best_of_groups(Competition(field().entrants, rounds), "club", 1)
    assert [line.rank for line in shared] == [1, 1, 3]


def test_players_are_ranked_at_the_board_they_played_on():
    teams = (Team(1, "One", (1, 3)), Team(2, "Two", (2, 4)))
    entrants = tuple(Entrant(n, f"Player {n}") for n in range(1, 5))
    games = (Game(1, 2, Result.WHITE_WINS, 1), Game(4, 3, Result.DRAW, 2))
    competition = Competition(entrants, (Round(1, games),), system="team_swiss", teams=teams)
    lines = [
        (line.board, line.rank, line.number, line.points) for line in best_at_boards(competition)
    ]
    assert lines == [
        (1, 1, 1, 1),
        (1, 2, 2, 0),
        (2, 1, 3, Fraction(1, 2)),
        (2, 1, 4, Fraction(1, 2)),
    ]
