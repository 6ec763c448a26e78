"""What waits for a member in leagues: the next games of his teams."""

from collections.abc import Iterator
from datetime import UTC, datetime, time

from services.tournaments.league.domain.agenda_words import game_text, opponents_text
from services.tournaments.league.store import appearances, games, leagues, people
from services.tournaments.league.tables.people import LeaguePlayer
from shared import clock
from shared.agenda import AgendaItem
from shared.database import Session, reading
from shared.languages import Language

MOST_GAMES = 5  # of each league: what lies further ahead waits for nobody yet
END_OF_DAY = time(23, 59, tzinfo=UTC)


def league_games(player_id: int, language: Language) -> Iterator[AgendaItem]:
    with reading() as session:
        for player in people.players_of_member(session, player_id):
            yield from _games_of(session, player, language)


def _games_of(session: Session, player: LeaguePlayer, language: Language) -> Iterator[AgendaItem]:
    league = leagues.league(session, player.league_id)
    names = people.names_of_teams(session, league.id)
    coming = appearances.coming_games(session, player.id, clock.now().date(), MOST_GAMES)
    seats = games.seats(session, [game.id for game, _seat in coming])
    for game, own in coming:
        yield AgendaItem(
            key=f"league-game-{game.id}",
            game="mahjong",
            kind="league-game",
            summary=game_text(league.name, game.date, game.match_number, language),
            detail=opponents_text(
                names[own.team_id],
                [names[seat.team_id] for seat in seats[game.id] if seat.seat != own.seat],
                own.player_id is not None,
                language,
            ),
            path=f"/leagues/{league.id}",
            deadline=datetime.combine(game.date, END_OF_DAY),
        )
