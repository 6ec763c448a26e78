"""Found a ladder, step on it, challenge, answer, say who won, be away, leave."""

from datetime import datetime, timedelta

from services.tournaments.ladders import store
from services.tournaments.ladders.domain.places import (
    Standing,
    is_crowned,
    is_go,
    order_after,
    why_not,
)
from services.tournaments.ladders.refusals import (
    CannotBeChallenged,
    ChallengeIsNotOpen,
    LadderExists,
    NotYourChallenge,
    OnlyGoIsPlayedHere,
    OnTheLadderAlready,
    TheGameDecides,
)
from services.tournaments.ladders.tables import (
    Ladder,
    LadderChallenge,
    LadderCrown,
    LadderMove,
    LadderPlace,
)
from shared import clock
from shared.database import Session, reading, writing
from shared.members import Member

OVER = "over"


def found_ladder(
    by: Member, name: str, game: str, reach: int, answer_days: int, go_setup: str | None = None
) -> Ladder:
    if go_setup is not None and not is_go(game):
        raise OnlyGoIsPlayedHere
    with writing() as session:
        if store.is_taken(session, name):
            raise LadderExists
        ladder = Ladder(
            name=name,
            game=game,
            reach=reach,
            answer_days=answer_days,
            go_setup=go_setup,
            founder_player_id=by.player_id,
            founded_at=clock.now(),
        )
        session.add(ladder)
    return ladder


def step_on(member: Member, ladder_id: int) -> int:
    """Newcomers stand at the end; the rank they have."""
    with writing() as session:
        store.hold_ladder(session, ladder_id)
        if store.find_place(session, ladder_id, member.player_id) is not None:
            raise OnTheLadderAlready
        rank = len(store.places(session, ladder_id)) + 1
        session.add(
            LadderPlace(
                ladder_id=ladder_id,
                player_id=member.player_id,
                pseudo=member.pseudo,
                rank=rank,
                first_since=clock.now() if rank == 1 else None,
            )
        )
        _remember(session, ladder_id, member.player_id, rank)
        return rank


def step_off(player_id: int, ladder_id: int) -> None:
    """Those below move up; challenges with him are over, and move nobody."""
    with writing() as session:
        store.hold_ladder(session, ladder_id)
        own = store.own_place(session, ladder_id, player_id)
        for challenge in store.live_challenges_of(session, ladder_id, player_id):
            challenge.status, challenge.over_at = OVER, clock.now()
        session.delete(own)
        session.flush()
        _arrange(session, ladder_id, [each.player_id for each in store.places(session, ladder_id)])


def leave_ladders(player_id: int) -> None:
    """As often as needed: whoever is off stays off."""
    with reading() as session:
        held = store.ladders_of(session, player_id)
    for ladder_id in held:
        step_off(player_id, ladder_id)


def be_away(member: Member, ladder_id: int, until: datetime | None) -> None:
    with writing() as session:
        store.own_place(session, ladder_id, member.player_id).away_until = until


def challenge(member: Member, ladder_id: int, other: Member) -> LadderChallenge:
    with writing() as session:
        ladder = store.hold_ladder(session, ladder_id)
        own = _standing(session, store.own_place(session, ladder_id, member.player_id))
        above = _standing(session, store.place(session, ladder_id, other.player_id))
        if reason := why_not(own, above, ladder.reach):
            raise CannotBeChallenged(reason)
        made = LadderChallenge(
            ladder_id=ladder_id,
            challenger_player_id=member.player_id,
            challenged_player_id=other.player_id,
            status=store.OPEN,
            made_at=clock.now(),
            answer_by=clock.now() + timedelta(days=ladder.answer_days),
        )
        session.add(made)
    return made


def _standing(session: Session, place: LadderPlace) -> Standing:
    away = place.away_until is not None and place.away_until > clock.now()
    busy = store.live_challenges_of(session, place.ladder_id, place.player_id)
    return Standing(place.player_id, place.rank, away, bool(busy))


def answer(member: Member, challenge_id: int, accepts: bool) -> None:
    """Who refuses loses his place, as does who does not answer in time."""
    with writing() as session:
        made = hold_challenge(session, challenge_id)
        if member.player_id != made.challenged_player_id:
            raise NotYourChallenge
        if made.status != store.OPEN:
            raise ChallengeIsNotOpen
        if accepts:
            made.status = store.ACCEPTED
            if store.ladder(session, made.ladder_id).go_setup is not None:
                made.ask_at = clock.now()
        else:
            end_challenge(session, made, challenger_won=True)


def say_who_won(member: Member, challenge_id: int, won: bool) -> bool:
    """What each of the two says of himself; it counts, and is over, when they agree."""
    with writing() as session:
        made = hold_challenge(session, challenge_id)
        if member.player_id not in (made.challenger_player_id, made.challenged_player_id):
            raise NotYourChallenge
        if made.status != store.ACCEPTED:
            raise ChallengeIsNotOpen
        if made.ask_at is not None:
            raise TheGameDecides
        if member.player_id == made.challenger_player_id:
            made.challenger_says = won
        else:
            made.challenged_says = not won
        agreed = made.challenger_says is not None and made.challenger_says == made.challenged_says
        if agreed:
            end_challenge(session, made, challenger_won=bool(made.challenger_says))
        return agreed


def hold_challenge(session: Session, challenge_id: int) -> LadderChallenge:
    made = store.challenge(session, challenge_id)
    store.hold_ladder(session, made.ladder_id)
    session.refresh(made)
    return made


def end_challenge(session: Session, made: LadderChallenge, *, challenger_won: bool) -> None:
    made.status, made.over_at = OVER, clock.now()
    if challenger_won:
        order = [each.player_id for each in store.places(session, made.ladder_id)]
        moved = order_after(order, made.challenger_player_id, made.challenged_player_id)
        _arrange(session, made.ladder_id, moved)


def _arrange(session: Session, ladder_id: int, order: list[int]) -> None:
    """Everybody who moves leaves a point of his curve."""
    for rank, player_id in enumerate(order, start=1):
        place = store.place(session, ladder_id, player_id)
        if place.rank == rank:
            continue
        place.rank = rank
        place.first_since = clock.now() if rank == 1 else None
        _remember(session, ladder_id, player_id, rank)


def _remember(session: Session, ladder_id: int, player_id: int, rank: int) -> None:
    session.add(
        LadderMove(ladder_id=ladder_id, player_id=player_id, rank=rank, moved_at=clock.now())
    )


def keep_ladders() -> None:
    """A step of every worker: challenges nobody answered, crowns."""
    with reading() as session:
        late = store.unanswered_before(session, clock.now())
        due = [held for held in store.first_places(session) if _deserves_crown(session, held)]
    if not late and not due:
        return
    with writing() as session:
        for made in store.unanswered_before(session, clock.now()):
            store.hold_ladder(session, made.ladder_id)
            end_challenge(session, made, challenger_won=True)
        for held in store.first_places(session):
            if _deserves_crown(session, held):
                session.add(
                    LadderCrown(
                        ladder_id=held.ladder_id,
                        player_id=held.player_id,
                        first_since=held.first_since,
                        crowned_at=clock.now(),
                    )
                )


def _deserves_crown(session: Session, held: LadderPlace) -> bool:
    since = held.first_since
    return (
        since is not None and is_crowned(since, clock.now()) and not store.is_crowned(session, held)
    )
