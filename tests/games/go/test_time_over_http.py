"""Clocks of real games: late moves, sweeps, sleep, weekends, vacation and gifts."""

from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from json import loads

from services.games.go.actions.judge_clocks import end_late_games, recompute_dates, warn_of_timeouts
from services.games.go.actions.remove_expired import remove_expired
from services.games.go.actions.take_vacation import start_automatic_vacations
from services.games.go.domain.clocks import TICKS_PER_DAY, tick_at
from services.games.go.store import players
from services.games.go.tables.players import Night
from shared import members
from shared.database import reading
from shared.mails import MailRequest


def test_a_late_move_is_never_accepted(start, later):
    black, white, game = start(main_time=5, byo_time=0)
    later(hours=6)
    assert black.post(f"/go-moves/{game}", 409, move_number=0, move="dd")["code"] == (
        "game_finished"
    )
    over = white.get(f"/go-games/{game}")
    assert (over["result"], over["status"]) == ("W+T", "FINISHED")
    assert over["black"]["remaining_time"] == "F: 0h"
    last = white.get(f"/go-moves/{game}")["moves"][-1]
    assert (last["number"], last["stone"], last["x"]) == (0, 1, -4)


def test_a_game_ends_on_time_by_itself_and_only_once(start, later):
    _, white, game = start(main_time=5, byo_time=0)
    later(hours=6)
    with ThreadPoolExecutor(4) as several:
        list(several.map(lambda _: end_late_games(), range(4)))
    rows = [row for row in white.get(f"/go-moves/{game}")["moves"] if row["x"] == -4]
    assert len(rows) == 1
    assert white.get(f"/go-players/{white.player_id}")["finished"] == 1


def test_the_clock_is_charged_in_whole_hours_to_who_thought(start, later):
    black, white, game = start(main_time=20, byo_time=5)
    later(hours=3, minutes=30)
    seen = black.play(game, "dd")
    assert seen["black"]["remaining_time"] == "F: 1d 5h (+ 5h)"
    later(minutes=30)
    white.play(game, "ee")
    later(hours=2, minutes=10)
    assert white.get(f"/go-games/{game}")["black"]["remaining_time"] == "F: 1d 3h (+ 5h)"
    hours = [row["hours"] for row in white.get(f"/go-moves/{game}")["moves"]]
    assert hours == [3, 0]


def to_friday_evening(service, later):
    """Go on to the next Friday, 20:00 UTC."""
    now = service.now()
    days = (4 - now.weekday()) % 7 or 7
    friday = now.replace(hour=20, minute=0, second=0, microsecond=0)
    later(seconds=(friday - now).total_seconds() + days * 86_400)


def test_sleep_weekend_and_vacation_stop_the_clock(service, member, later):
    """Black sleeps from 22 h, White from 4 h; Black goes on vacation; a weekend passes."""
    black, white = member("3k", night_start=22), member("3k", night_start=4)
    to_friday_evening(service, later)
    invited = black.post(
        "/go-invitations",
        pseudo=white.pseudo,
        size=9,
        handicap_type="black",
        main_time=4,
        byo_time=0,
        weekend_clock=False,
    )
    game = white.post(f"/go-invitations/{invited['game_id']}")["game_ids"][0]
    # Two hours until the night, then Saturday and Sunday, then the night until 7 h on Monday.
    falls = datetime.fromisoformat(white.get(f"/go-games/{game}")["times_out_at"])
    assert (falls.weekday(), falls.hour, falls.minute) == (0, 9, 5)
    later(hours=48)
    assert black.get(f"/go-games/{game}")["black"]["remaining_time"] == "F: 3h (-)"
    black.post("/go-vacations", days=3)
    later(days=2)
    end_late_games()
    assert black.get(f"/go-games/{game}")["status"] == "PLAY"
    seen = black.get(f"/go-games/{game}")
    falls = datetime.fromisoformat(seen["times_out_at"])
    # The vacation ends on Wednesday at 20 h: two hours until the night, the rest on Thursday.
    assert (falls.weekday(), falls.hour, falls.minute) == (3, 7, 5)
    later(days=3)
    end_late_games()
    assert white.get(f"/go-games/{game}")["result"] == "W+T"


def test_the_night_begins_by_the_players_own_time(service, member, later):
    """22 h at UTC - 8 is 6 h in the morning UTC: at 20 h UTC the clock has ten hours to run."""
    black, white = member("3k", night_start=22, zone="UTC - 8"), member("3k", night_start=4)
    to_friday_evening(service, later)
    sent = {"size": 9, "handicap_type": "black", "main_time": 11, "byo_time": 0}
    invited = black.post("/go-invitations", pseudo=white.pseudo, **sent)
    game = white.post(f"/go-invitations/{invited['game_id']}")["game_ids"][0]
    assert black.get(f"/go-players/{black.player_id}")["night_start"] == 22
    # Ten hours until 6 h on Saturday, nine of night, the last one from 15 h.
    falls = datetime.fromisoformat(white.get(f"/go-games/{game}")["times_out_at"])
    assert (falls.weekday(), falls.hour, falls.minute) == (5, 16, 5)


def test_who_moves_house_sleeps_there_from_tomorrow(start, service):
    black, _, game = start()
    night = black.get(f"/go-players/{black.player_id}")["night_start"]
    service.register(black.pseudo, black.player_id, zone="UTC + 9")
    members._known.clear()
    black.play(game, "dd")
    tick = tick_at(service.now().timestamp())
    with reading() as session:
        player = players.player(session, black.player_id)
    assert player.night_at(tick) == Night(night, "UTC")
    assert player.night_at(tick + TICKS_PER_DAY) == Night(night, "UTC + 9")


def test_moving_during_a_vacation_is_allowed_and_costs_what_was_thought_before(start, later):
    black, white, game = start(main_time=20, byo_time=0)
    later(hours=3, minutes=30)
    away = black.post("/go-vacations", days=2)
    assert away["days_left"] == 2
    assert black.post("/go-vacations", 422, days=2)["code"] == "invalid_args"
    later(hours=30)
    assert black.play(game, "dd")["black"]["remaining_time"] == "F: 1d 2h (-)"
    black.put("/go-vacations", days=3)
    white.play(game, "ee")
    later(hours=30)
    assert black.get(f"/go-games/{game}")["black"]["remaining_time"] == "F: 1d 2h (-)"


def test_who_asked_for_it_goes_on_vacation_before_a_game_is_lost(start, later, service):
    black, white, game = start(main_time=5, byo_time=0)
    black.put("/go-profile", automatic_vacation=True)
    start_automatic_vacations()
    assert black.get(f"/go-players/{black.player_id}")["vacation_days_left"] == 0
    later(hours=4, minutes=30)
    start_automatic_vacations()
    start_automatic_vacations()
    away = black.get(f"/go-players/{black.player_id}")
    assert away["vacation_days_left"] == 2
    for player in (black, white):
        told = [
            one["text"]
            for one in player.get(f"/go-messages/{game}")["messages"]
            if "automatically" in one["text"]
        ]
        assert told == [f"{black.pseudo} went on vacation automatically, for 2 days."]
    with reading() as session:
        mails = session.query(MailRequest).filter_by(player_id=black.player_id).all()
    assert [mail.template for mail in mails] == ["go_automatic_vacation"]
    ends = datetime.fromisoformat(loads(mails[0].values)["ends_at"])
    assert abs((ends - service.now()).total_seconds() - 2 * 86_400) < 600
    later(hours=47)
    end_late_games()
    assert black.get(f"/go-games/{game}")["status"] == "PLAY"
    later(hours=30)
    end_late_games()
    assert black.get(f"/go-games/{game}")["result"] == "W+T"


def test_without_the_wish_or_the_days_nobody_goes_on_vacation(start, later):
    black, white, game = start(main_time=5, byo_time=0)
    later(hours=4, minutes=30)
    start_automatic_vacations()
    assert black.get(f"/go-players/{black.player_id}")["vacation_days_left"] == 0
    black.put("/go-profile", automatic_vacation=True)
    black.post("/go-vacations", days=14)
    later(days=14)
    start_automatic_vacations()  # the balance is not yet two days again
    later(hours=30)
    assert white.get(f"/go-games/{game}")["result"] == "W+T"


def test_a_gift_moves_the_flag_and_is_recorded(start, later):
    black, white, game = start(main_time=5, byo_time=0)
    before = black.get(f"/go-games/{game}")
    assert white.post(f"/go-time-gifts/{game}", hours=15)["given"] == 15
    after = black.get(f"/go-games/{game}")
    assert after["times_out_at"] > before["times_out_at"]
    assert after["last_changed"] == before["last_changed"]
    assert after["black"]["remaining_time"] == "F: 1d 5h (-)"
    row = black.get(f"/go-moves/{game}")["moves"][-1]
    assert (row["x"], row["stone"], row["hours"]) == (-50, 2, 15)
    later(hours=6)
    black.play(game, "dd")
    white.post(f"/go-time-gifts/{game}", 400, hours=211)


def test_a_warning_is_mailed_once_before_the_flag_falls(start):
    black, _, game = start(main_time=10, byo_time=0)
    warn_of_timeouts()
    warn_of_timeouts()
    with reading() as session:
        mails = session.query(MailRequest).filter_by(key=f"go-warning-{game}-0").all()
    assert [mail.player_id for mail in mails] == [black.player_id]


def test_time_also_runs_in_the_negotiation_of_komi(players, later):
    ann, bob = players
    offer = ann.post("/go-offers", size=9, handicap_type="auko_sec", main_time=3, byo_time=0)
    game = bob.post(f"/go-offer-joins/{offer['offer_id']}")["game_ids"][0]
    later(hours=5)
    assert bob.get(f"/go-games/{game}")["result"] == "W+T"


def test_a_winner_may_refuse_wins_on_time(start, later):
    black, white, game = start(main_time=30, byo_time=15, rated=True)
    white.put("/go-profile", refuse_timeout_days=1)
    for number in range(12):
        (white if number % 2 else black).play(game, "abcdefghi"[number % 9] + "ac"[number // 9])
    later(days=10)
    over = white.get(f"/go-games/{game}")
    assert (over["result"], over["rated"]) == ("W+T", "N")
    assert "refuses" in over["unrated_reason"]


def test_dates_can_be_computed_anew(start):
    black, _, game = start()
    before = black.get(f"/go-games/{game}")["times_out_at"]
    assert recompute_dates() >= 1
    assert black.get(f"/go-games/{game}")["times_out_at"] == before


def test_a_new_night_counts_from_tomorrow_and_not_for_running_clocks(start, later, service):
    black, _, game = start()
    before = black.get(f"/go-games/{game}")["times_out_at"]
    new = (service.now().hour + 1) % 24
    assert black.put("/go-profile", night_start=new)["night_start"] != new
    assert black.get(f"/go-games/{game}")["times_out_at"] == before
    later(hours=24)
    assert black.put("/go-profile")["night_start"] == new
    assert black.get(f"/go-games/{game}")["times_out_at"] == before


def test_moves_are_counted_by_the_hour_and_forgotten_after_weeks(start, later):
    black, _, game = start()
    black.play(game, "dd")
    remove_expired()
    counted = black.get(f"/go-move-statistics/{black.player_id}")["slots"]
    assert [one["counter"] for one in counted] == [1]
    later(weeks=7)
    remove_expired()
    assert black.get(f"/go-move-statistics/{black.player_id}")["slots"] == []
