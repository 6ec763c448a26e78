"""Keep waits, sums of games and limits of line-ups; complete the views of the seed.

Rows of games entered before hold 0 in the new counts until the stage is counted anew
(PUT /league-consistency).
"""

import sqlalchemy as sa
from alembic import op


revision = "league_0002"
down_revision = "events_0004"
branch_labels = None
depends_on = None

OLD_COUNTS = (
    "hands", "dealer_hands", "dealer_repeats", "wins", "tsumo_wins", "riichi_wins", "open_wins",
    "dama_wins", "win_points", "win_turns", "ippatsu_wins", "ura_wins", "dora_han", "red_han",
    "ura_han", "carried_stick_points", "stick_points", "honba_points", "deal_ins",
    "deal_in_points", "deal_ins_after_riichi", "declaration_deal_ins", "deal_ins_uncommitted",
    "deal_ins_tenpai", "deal_in_shanten", "riichi_declared", "riichi_accepted", "first_riichi",
    "chasing_riichi", "chased_riichi", "riichi_faced", "called_hands", "uncommitted_hands",
    "tenpai_hands", "draws", "tenpai_draws", "noten_points", "tsumo_suffered", "sideways",
    "dealer_hits", "painful_dealer_hits", "haipai_shanten", "dealer_haipai_shanten",
    "middle_states", "middle_shanten", "late_states", "late_shanten",
)
NEW_COUNTS = (
    "deal_ins_first_riichi", "deal_ins_chasing_riichi", "riichi_turns", "riichi_ryanmen",
    "riichi_shanpon", "riichi_kanchan", "riichi_penchan", "riichi_tanki", "riichi_multiple",
    "riichi_furiten", "riichi_wait_kinds", "riichi_unseen_tiles", "riichi_wall_tiles",
    "garbage_riichi", "dealer_middle_states", "dealer_middle_shanten", "dealer_late_states",
    "dealer_late_shanten",
)

AGARI = """
    SELECT id AS event_id, actor_player_id, target_player_id, points, base_points,
        tile AS winning_tile, fu, han, is_called, is_yakuman, description%s
    FROM league_events WHERE type IN ('ron', 'tsumo')"""
DRAWN = "SELECT %sevent_id, player_id, is_tenpai, point FROM league_drawn_hands"
DRAWN_ID = (
    "event_id * 10 + ROW_NUMBER() OVER (PARTITION BY event_id ORDER BY player_id) AS id, "
)

# Half of a total in whole tenths, rounded up: whole numbers are divided towards zero.
HALF = "({total} + CASE WHEN {total} > 0 THEN divisor - 1 ELSE 0 END) / divisor"

# The same steps as domain/standings.py: a stage begins with half of what its teams had before.
TEAM_SEASON_RESULT = f"""
    WITH played AS (
        SELECT game.season_id, result.team_id, SUM(result.points - result.penalty_points) AS points,
            SUM(CASE WHEN result.rank = 1 THEN 1 ELSE 0 END) AS firsts, MAX(result.score) AS best
        FROM league_game_results result JOIN league_games game ON game.id = result.game_id
        GROUP BY game.season_id, result.team_id
    ), given AS (
        SELECT season_id, team_id, SUM(points) AS points FROM league_penalties
        WHERE revoked_at IS NULL GROUP BY season_id, team_id
    ), stage AS (
        SELECT season.id AS season_id, season.league_id, season.year, season.season,
            season.qualifying, rules.carry_over_divisor AS divisor
        FROM league_seasons season
        JOIN league_leagues league ON league.id = season.league_id
        JOIN league_rule_sets rules ON rules.id = league.rule_set_id
    ), known AS (
        SELECT game.season_id, seat.team_id
        FROM league_game_seats seat JOIN league_games game ON game.id = seat.game_id
        UNION SELECT season_id, team_id FROM given
    ), base AS (
        SELECT known.season_id, known.team_id,
            COALESCE(played.points, 0) - COALESCE(given.points, 0) AS points,
            COALESCE(played.firsts, 0) AS firsts, COALESCE(played.best, 0) AS best
        FROM known
        LEFT JOIN played ON played.season_id = known.season_id AND played.team_id = known.team_id
        LEFT JOIN given ON given.season_id = known.season_id AND given.team_id = known.team_id
    ), regular AS (
        SELECT stage.*, base.team_id, base.points, base.points AS total,
            ROW_NUMBER() OVER (PARTITION BY stage.season_id ORDER BY base.points DESC,
                base.firsts DESC, base.best DESC, base.team_id) AS place
        FROM stage JOIN base ON base.season_id = stage.season_id WHERE stage.season = 'regular'
    ), to_semifinal AS (
        SELECT stage.season_id, regular.team_id, {HALF.format(total="regular.total")} AS carried
        FROM (SELECT season_id, league_id, year FROM stage WHERE season = 'semifinal') stage
        JOIN regular ON regular.league_id = stage.league_id AND regular.year = stage.year
        WHERE regular.place <= regular.qualifying
    ), in_semifinal AS (
        SELECT season_id, team_id, carried FROM to_semifinal
        UNION ALL SELECT base.season_id, base.team_id, 0
        FROM base JOIN stage ON stage.season_id = base.season_id AND stage.season = 'semifinal'
        WHERE base.season_id NOT IN (SELECT season_id FROM to_semifinal)
    ), semifinal AS (
        SELECT stage.*, took_part.team_id, COALESCE(base.points, 0) AS points,
            COALESCE(base.points, 0) + took_part.carried AS total,
            ROW_NUMBER() OVER (PARTITION BY stage.season_id
                ORDER BY COALESCE(base.points, 0) + took_part.carried DESC,
                COALESCE(base.points, 0) DESC, COALESCE(base.firsts, 0) DESC,
                COALESCE(base.best, 0) DESC, took_part.team_id) AS place
        FROM in_semifinal took_part JOIN stage ON stage.season_id = took_part.season_id
        LEFT JOIN base ON base.season_id = took_part.season_id
            AND base.team_id = took_part.team_id
    ), before_final AS (
        SELECT * FROM semifinal
        UNION ALL SELECT * FROM regular WHERE NOT EXISTS (
            SELECT 1 FROM stage WHERE stage.season = 'semifinal'
            AND stage.league_id = regular.league_id AND stage.year = regular.year)
    ), to_final AS (
        SELECT stage.season_id, before_final.team_id,
            {HALF.format(total="before_final.total")} AS carried
        FROM (SELECT season_id, league_id, year FROM stage WHERE season = 'final') stage
        JOIN before_final ON before_final.league_id = stage.league_id
            AND before_final.year = stage.year
        WHERE before_final.place <= before_final.qualifying
    ), in_final AS (
        SELECT season_id, team_id, carried FROM to_final
        UNION ALL SELECT base.season_id, base.team_id, 0
        FROM base JOIN stage ON stage.season_id = base.season_id AND stage.season = 'final'
        WHERE base.season_id NOT IN (SELECT season_id FROM to_final)
    ), final AS (
        SELECT stage.*, took_part.team_id, COALESCE(base.points, 0) AS points,
            COALESCE(base.points, 0) + took_part.carried AS total
        FROM in_final took_part JOIN stage ON stage.season_id = took_part.season_id
        LEFT JOIN base ON base.season_id = took_part.season_id
            AND base.team_id = took_part.team_id
    ), everything AS (
        SELECT season_id, year, season, team_id, points, total FROM regular
        UNION ALL SELECT season_id, year, season, team_id, points, total FROM semifinal
        UNION ALL SELECT season_id, year, season, team_id, points, total FROM final
    )
    SELECT CAST(everything.season_id AS BIGINT) * 1000000 + everything.team_id AS id,
        everything.season_id, everything.team_id, team.name, everything.year, everything.season,
        everything.points / 10.0 AS base_points,
        everything.total / 10.0 AS total_points_with_carryover
    FROM everything JOIN league_teams team ON team.id = everything.team_id"""

CHANGED = {
    "agari_event": (AGARI % "", AGARI % ", NOT is_called AS is_menzen, wait_type AS winning_tile_type"),
    "ryukyoku_player_event": (DRAWN % "", DRAWN % DRAWN_ID),
}
ADDED = {
    "team_season_result": TEAM_SEASON_RESULT,
    # The seed writes this name once so, and once like ryukyoku_event.
    "ryuyoku_event": "SELECT id AS event_id, reason FROM league_events WHERE type = 'ryukyoku'",
    "player_tenpai_state": """
    SELECT event_id, player_id, waits AS waiting_tiles, wait_type AS waiting_type,
        unseen_tiles AS unseen_tiles_count, wall_tiles AS available_tiles_count
    FROM league_player_states WHERE wait_type IS NOT NULL""",
}


def upgrade() -> None:
    op.add_column("league_rule_sets", sa.Column(
        "extra_wind", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("league_rule_sets", sa.Column(
        "goal_score", sa.Integer(), nullable=False, server_default="30000"))
    op.add_column("league_seasons", sa.Column("least_games_per_player", sa.Integer()))
    op.add_column("league_seasons", sa.Column("most_games_per_player", sa.Integer()))
    op.add_column("league_events", sa.Column("wait_type", sa.String()))
    op.add_column("league_player_states", sa.Column("wait_type", sa.String()))
    for name in ("unseen_tiles", "wall_tiles"):
        op.add_column("league_player_states", sa.Column(
            name, sa.Integer(), nullable=False, server_default="0"))
    for name in NEW_COUNTS:
        op.add_column("league_hand_facts", sa.Column(
            name, sa.Integer(), nullable=False, server_default="0"))
    is_win = sa.text("base_points IS NOT NULL")
    op.create_index("ix_league_events_wins", "league_events", ["hand_id"],
                    sqlite_where=is_win, postgresql_where=is_win)
    create_game_facts()
    for name, (_, new) in CHANGED.items():
        op.execute(f"DROP VIEW {name}")
        op.execute(f"CREATE VIEW {name} AS {new}")
    for name, query in ADDED.items():
        op.execute(f"CREATE VIEW {name} AS {query}")


def create_game_facts() -> None:
    counts = [sa.Column(name, sa.Integer(), nullable=False) for name in OLD_COUNTS + NEW_COUNTS]
    op.create_table(
        "league_game_facts",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("team_id", sa.Integer(), nullable=False),
        sa.Column("season_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        *counts,
        sa.ForeignKeyConstraint(["game_id"], ["league_games.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player_id"], ["league_players.id"]),
        sa.ForeignKeyConstraint(["season_id"], ["league_seasons.id"]),
        sa.ForeignKeyConstraint(["team_id"], ["league_teams.id"]),
        sa.PrimaryKeyConstraint("game_id", "player_id"),
    )
    op.create_index("ix_league_game_facts_season", "league_game_facts", ["season_id", "player_id"])
    names = ", ".join(OLD_COUNTS + NEW_COUNTS)
    sums = ", ".join(f"SUM(facts.{name})" for name in OLD_COUNTS + NEW_COUNTS)
    op.execute(
        f"INSERT INTO league_game_facts (game_id, player_id, team_id, season_id, seat, {names})"
        f" SELECT hand.game_id, facts.player_id, seat.team_id, facts.season_id, seat.seat, {sums}"
        " FROM league_hand_facts facts JOIN league_hands hand ON hand.id = facts.hand_id"
        " JOIN league_game_seats seat ON seat.game_id = hand.game_id"
        " AND seat.player_id = facts.player_id"
        " GROUP BY hand.game_id, facts.player_id, seat.team_id, facts.season_id, seat.seat"
    )


def downgrade() -> None:
    for name in ADDED:
        op.execute(f"DROP VIEW {name}")
    for name, (old, _) in CHANGED.items():
        op.execute(f"DROP VIEW {name}")
        op.execute(f"CREATE VIEW {name} AS {old}")
    op.drop_table("league_game_facts")
    op.drop_index("ix_league_events_wins", "league_events")
    for name in NEW_COUNTS:
        op.drop_column("league_hand_facts", name)
    for name in ("wall_tiles", "unseen_tiles", "wait_type"):
        op.drop_column("league_player_states", name)
    op.drop_column("league_events", "wait_type")
    op.drop_column("league_seasons", "most_games_per_player")
    op.drop_column("league_seasons", "least_games_per_player")
    op.drop_column("league_rule_sets", "goal_score")
    op.drop_column("league_rule_sets", "extra_wind")
