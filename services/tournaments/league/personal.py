"""What leagues keep of members: staff, players linked to them, who gave and corrected what."""

from sqlalchemy import or_, select

from services.tournaments.league.tables.events import LeagueEvent
from services.tournaments.league.tables.games import (
    LeagueCorrection,
    LeagueGameResult,
    LeaguePenalty,
    LeagueSeat,
)
from services.tournaments.league.tables.hands import LeagueFoulPlay
from services.tournaments.league.tables.leagues import (
    League,
    LeagueRules,
    LeagueStaff,
    LeagueStageChange,
)
from services.tournaments.league.tables.people import LeagueMembership, LeaguePlayer, LeagueTeam
from shared.personal.exports import Export
from shared.personal.places import Datum, Name, NameInRow, Number, OwnRow, Person, Words
from shared.personal.resources import Holdings


def players_of(person: Person):
    return select(LeaguePlayer.id).where(LeaguePlayer.member_id == person.player_id)


HOLDINGS = Holdings(
    (
        Words(League.name),
        Words(LeagueRules.name),
        Words(LeagueRules.description),
        Words(LeagueTeam.name),
        OwnRow(LeagueStaff.player_id),
        NameInRow(LeagueStaff.pseudo, of=LeagueStaff.player_id),
        Number(LeaguePlayer.member_id),
        Name(LeaguePlayer.name, of=LeaguePlayer.member_id),
        Datum(LeaguePlayer.name_furigana, of=LeaguePlayer.member_id),
        Name(LeaguePenalty.given_by),
        Name(LeaguePenalty.revoked_by),
        Words(LeaguePenalty.reason),
        Words(LeaguePenalty.revoked_because),
        Name(LeagueStageChange.made_by),
        Words(LeagueStageChange.change),
        Words(LeagueStageChange.reason),
        Name(LeagueCorrection.made_by),
        Words(LeagueCorrection.change),
        Words(LeagueCorrection.reason),
        Words(LeagueCorrection.before),
        Words(LeagueFoulPlay.description),
        Words(LeagueEvent.description),
    ),
    (
        Export(LeagueStaff, lambda person: LeagueStaff.player_id == person.player_id),
        Export(LeaguePlayer, lambda person: LeaguePlayer.member_id == person.player_id),
        Export(LeagueMembership, lambda person: LeagueMembership.player_id.in_(players_of(person))),
        Export(LeagueSeat, lambda person: LeagueSeat.player_id.in_(players_of(person))),
        Export(LeagueGameResult, lambda person: LeagueGameResult.player_id.in_(players_of(person))),
        Export(
            LeaguePenalty,
            lambda person: or_(
                LeaguePenalty.player_id.in_(players_of(person)),
                LeaguePenalty.given_by == person.pseudo,
                LeaguePenalty.revoked_by == person.pseudo,
            ),
        ),
        Export(LeagueStageChange, lambda person: LeagueStageChange.made_by == person.pseudo),
        Export(LeagueCorrection, lambda person: LeagueCorrection.made_by == person.pseudo),
    ),
)
