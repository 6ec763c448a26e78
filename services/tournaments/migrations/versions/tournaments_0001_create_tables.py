"""Create the tables, and views of leagues under the names of the M-League schema."""

import sqlalchemy as sa
from alembic import op


revision = 'tournaments_0001'
down_revision = None
branch_labels = None
depends_on = None


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

# The tables of the M-League schema; only the kinds of events that have a column of their own show it.
EVENT = "SELECT id AS event_id, {columns} FROM league_events WHERE type IN ({types})"


def event_view(columns: str, *types: str) -> str:
    return EVENT.format(columns=columns, types=", ".join(f"'{kind}'" for kind in types))


VIEWS = {
    "season": "SELECT id, year, season FROM league_seasons",
    "team": "SELECT id, name, joined_season_year FROM league_teams",
    "player": "SELECT id, name, name_furigana, joined_season_year FROM league_players",
    "player_team": "SELECT player_id, team_id, joined_season_year, left_season_year"
    " FROM league_memberships",
    "game": "SELECT id, season_id, date, match_number, round_number, m_league_game_id"
    " FROM league_games",
    "kyoku": "SELECT id, game_id, parent_player_id, round, honba_count, reach_stick_count"
    " FROM league_hands",
    "game_player_result": "SELECT game_id * 4 + seat AS id, game_id, player_id, score,"
    " points / 10.0 AS points, penalty_points / 10.0 AS penalty_points, rank"
    " FROM league_game_results",
    "kyoku_player_result": "SELECT hand_id * 4 + seat AS id, hand_id AS kyoku_id, player_id, score,"
    " player_wind, start_score, rank FROM league_hand_results",
    "event": "SELECT id, hand_id AS kyoku_id, type, event_order FROM league_events",
    "dora_indicator_event": event_view(
        "indicator_type AS type, tile AS dora_indicator, dora", "dora_indicator"
    ),
    "haipai_event": event_view(
        "actor_player_id AS player_id, hand, tenho_possible, chiho_possible", "haipai"
    ),
    "agari_event": event_view(
        "actor_player_id, target_player_id, points, base_points, tile AS winning_tile, fu, han,"
        " is_called, is_yakuman, description, NOT is_called AS is_menzen,"
        " wait_type AS winning_tile_type", "ron", "tsumo"
    ),
    "yaku_event": "SELECT event_id, name_id, han FROM league_yaku",
    "ryukyoku_event": event_view("reason", "ryukyoku"),
    "ryukyoku_player_event": "SELECT event_id * 10"
    " + ROW_NUMBER() OVER (PARTITION BY event_id ORDER BY player_id) AS id,"
    " event_id, player_id, is_tenpai, point FROM league_drawn_hands",
    "reach_event": event_view("actor_player_id, is_accepted", "reach"),
    "discard_event": event_view(
        "actor_player_id, tile, is_reach_declaration, is_tsumogiri", "discard"
    ),
    "draw_event": event_view("actor_player_id, tile, is_rinshan", "draw"),
    "chi_event": event_view("actor_player_id, target_player_id, tile, block", "chi"),
    "pon_event": event_view("actor_player_id, target_player_id, tile, block", "pon"),
    "an_kan_event": event_view("actor_player_id, block", "ankan"),
    "dai_kan_event": event_view("actor_player_id, target_player_id, tile, block", "daiminkan"),
    "sho_kan_event": event_view("actor_player_id, tile, block", "shominkan"),
    "yaku_name": "SELECT id, name, name_furigana FROM league_yaku_names",
    "player_state": "SELECT event_id, player_id, hand, called, shanten_count,"
    " standard_type_shanten_count, seven_pairs_shanten_count, thirteen_orphans_shanten_count,"
    " is_reached, turn_number, is_furiten FROM league_player_states",
    "foul_play": "SELECT hand_id * 10 + place AS id, hand_id AS kyoku_id, actor_player_id,"
    " penalty_points / 10.0 AS penalty_points, description, type, is_restarted"
    " FROM league_foul_plays",
    "team_season_result": TEAM_SEASON_RESULT,
    # The M-League schema writes this name once so, and once like ryukyoku_event.
    "ryuyoku_event": "SELECT id AS event_id, reason FROM league_events WHERE type = 'ryukyoku'",
    "player_tenpai_state": "SELECT event_id, player_id, waits AS waiting_tiles,"
    " wait_type AS waiting_type, unseen_tiles AS unseen_tiles_count,"
    " wall_tiles AS available_tiles_count"
    " FROM league_player_states WHERE wait_type IS NOT NULL",
}


YAKU = (
    (1, "riichi", "立直", "リーチ"),
    (2, "double_riichi", "ダブル立直", "ダブルリーチ"),
    (3, "menzen_tsumo", "門前清自摸和", "メンゼンチンツモホー"),
    (4, "pinfu", "平和", "ピンフ"),
    (5, "tanyao", "断么九", "タンヤオチュー"),
    (6, "iipeikou", "一盃口", "イーペーコー"),
    (7, "seat_wind", "自風", "ジカゼ"),
    (8, "round_wind", "場風", "バカゼ"),
    (9, "white", "白", "ハク"),
    (10, "green", "發", "ハツ"),
    (11, "red", "中", "チュン"),
    (12, "ippatsu", "一発", "イッパツ"),
    (13, "rinshan", "嶺上開花", "リンシャンカイホー"),
    (14, "chankan", "搶槓", "チャンカン"),
    (15, "haitei", "海底摸月", "ハイテイモーユエ"),
    (16, "houtei", "河底撈魚", "ホウテイラオユイ"),
    (17, "dora", "ドラ", "ドラ"),
    (18, "red_dora", "赤ドラ", "アカドラ"),
    (19, "ura_dora", "裏ドラ", "ウラドラ"),
    (20, "chiitoitsu", "七対子", "チートイツ"),
    (21, "sanshoku_doujun", "三色同順", "サンショクドウジュン"),
    (22, "toitoi", "対々和", "トイトイホー"),
    (23, "sanankou", "三暗刻", "サンアンコー"),
    (24, "sankantsu", "三槓子", "サンカンツ"),
    (25, "sanshoku_doukou", "三色同刻", "サンショクドーコー"),
    (26, "shousangen", "小三元", "ショウサンゲン"),
    (27, "honroutou", "混老頭", "ホンロウトー"),
    (28, "chanta", "混全帯么九", "ホンチャンタイヤオチュー"),
    (29, "ittsuu", "一気通貫", "イッキツウカン"),
    (30, "honitsu", "混一色", "ホンイツ"),
    (31, "junchan", "純全帯么九", "ジュンチャンタイヤオチュー"),
    (32, "ryanpeikou", "二盃口", "リャンペーコー"),
    (33, "chinitsu", "清一色", "チンイツ"),
    (34, "kokushi", "国士無双", "コクシムソウ"),
    (35, "chuuren", "九蓮宝燈", "チューレンポートー"),
    (36, "suuankou", "四暗刻", "スーアンコー"),
    (37, "daisangen", "大三元", "ダイサンゲン"),
    (38, "tsuuiisou", "字一色", "ツーイーソー"),
    (39, "chinroutou", "清老頭", "チンロウトー"),
    (40, "suukantsu", "四槓子", "スーカンツ"),
    (41, "shousuushi", "小四喜", "ショウスーシー"),
    (42, "daisuushi", "大四喜", "ダイスーシー"),
    (43, "ryuuiisou", "緑一色", "リューイーソー"),
    (44, "tenhou", "天和", "テンホー"),
    (45, "chiihou", "地和", "チーホー"),
)

M_LEAGUE = {
    "id": 1,
    "name": "M-League",
    "start_score": 25000,
    "return_score": 30000,
    "ties_share": True,
    "leftover_sticks_to_top": True,
    "chombo_points": 200,
    "winds": 2,
    "bust_ends_game": False,
    "dealer_may_stop": False,
    "red_fives": True,
    "open_tanyao": True,
    "ippatsu": True,
    "ura_dora": True,
    "kan_dora": True,
    "kan_dora_at_once": True,
    "kiriage": True,
    "kazoe_yakuman": False,
    "combined_yakuman": True,
    "double_yakuman": False,
    "double_wind_fu": 2,
    "multiple_ron": False,
    "swap_calling": False,
    "riichi_below_1000": True,
    "riichi_without_draw": True,
    "pao": True,
    "noten_payment": 3000,
    "honba_value": 300,
    "abortive_draws": False,
    "nagashi_mangan": False,
    "carry_over_divisor": 2,
    "first_points": 500,
    "second_points": 100,
    "third_points": -100,
    "fourth_points": -300,
    "extra_wind": False,
    "goal_score": 30000,
}


def fill_yaku_names() -> None:
    names = sa.table(
        "league_yaku_names",
        sa.column("id", sa.Integer),
        sa.column("key", sa.String),
        sa.column("name", sa.String),
        sa.column("name_furigana", sa.String),
    )
    columns = ("id", "key", "name", "name_furigana")
    op.bulk_insert(names, [dict(zip(columns, row, strict=True)) for row in YAKU])


def fill_rule_sets() -> None:
    """The default has identifier 1; points are in tenths."""
    kinds = {str: sa.String, int: sa.Integer, bool: sa.Boolean}
    columns = [sa.column(name, kinds[type(value)]) for name, value in M_LEAGUE.items()]
    op.bulk_insert(sa.table("league_rule_sets", *columns), [M_LEAGUE])
    if op.get_bind().dialect.name == "postgresql":
        op.execute("SELECT setval('league_rule_sets_id_seq', 1)")


def upgrade() -> None:
    op.create_table('league_rule_sets',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('start_score', sa.Integer(), nullable=False),
    sa.Column('return_score', sa.Integer(), nullable=False),
    sa.Column('first_points', sa.Integer(), nullable=False),
    sa.Column('second_points', sa.Integer(), nullable=False),
    sa.Column('third_points', sa.Integer(), nullable=False),
    sa.Column('fourth_points', sa.Integer(), nullable=False),
    sa.Column('ties_share', sa.Boolean(), nullable=False),
    sa.Column('leftover_sticks_to_top', sa.Boolean(), nullable=False),
    sa.Column('chombo_points', sa.Integer(), nullable=False),
    sa.Column('winds', sa.Integer(), nullable=False),
    sa.Column('extra_wind', sa.Boolean(), nullable=False),
    sa.Column('goal_score', sa.Integer(), nullable=False),
    sa.Column('bust_ends_game', sa.Boolean(), nullable=False),
    sa.Column('dealer_may_stop', sa.Boolean(), nullable=False),
    sa.Column('red_fives', sa.Boolean(), nullable=False),
    sa.Column('open_tanyao', sa.Boolean(), nullable=False),
    sa.Column('ippatsu', sa.Boolean(), nullable=False),
    sa.Column('ura_dora', sa.Boolean(), nullable=False),
    sa.Column('kan_dora', sa.Boolean(), nullable=False),
    sa.Column('kan_dora_at_once', sa.Boolean(), nullable=False),
    sa.Column('kiriage', sa.Boolean(), nullable=False),
    sa.Column('kazoe_yakuman', sa.Boolean(), nullable=False),
    sa.Column('combined_yakuman', sa.Boolean(), nullable=False),
    sa.Column('double_yakuman', sa.Boolean(), nullable=False),
    sa.Column('double_wind_fu', sa.Integer(), nullable=False),
    sa.Column('multiple_ron', sa.Boolean(), nullable=False),
    sa.Column('swap_calling', sa.Boolean(), nullable=False),
    sa.Column('riichi_below_1000', sa.Boolean(), nullable=False),
    sa.Column('riichi_without_draw', sa.Boolean(), nullable=False),
    sa.Column('pao', sa.Boolean(), nullable=False),
    sa.Column('noten_payment', sa.Integer(), nullable=False),
    sa.Column('honba_value', sa.Integer(), nullable=False),
    sa.Column('abortive_draws', sa.Boolean(), nullable=False),
    sa.Column('nagashi_mangan', sa.Boolean(), nullable=False),
    sa.Column('carry_over_divisor', sa.Integer(), nullable=False),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_league_rule_sets')),
    sa.UniqueConstraint('name', name=op.f('uq_league_rule_sets_name')),
    sqlite_autoincrement=True
    )
    op.create_table('league_yaku_names',
    sa.Column('id', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('key', sa.String(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('name_furigana', sa.String(), nullable=False),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_league_yaku_names')),
    sa.UniqueConstraint('key', name=op.f('uq_league_yaku_names_key')),
    sa.UniqueConstraint('name', name=op.f('uq_league_yaku_names_name'))
    )
    op.create_table('mail_requests',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('key', sa.String(), nullable=False),
    sa.Column('template', sa.String(), nullable=False),
    sa.Column('values', sa.String(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=True),
    sa.Column('address', sa.String(), nullable=True),
    sa.Column('language', sa.String(), nullable=True),
    sa.Column('attempts', sa.Integer(), nullable=False),
    sa.Column('next_try_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('refusal', sa.String(), nullable=True),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_mail_requests')),
    sa.UniqueConstraint('key', name=op.f('uq_mail_requests_key')),
    sqlite_autoincrement=True
    )
    op.create_table('tournament_events',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('uniq_id', sa.String(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('start', sa.DateTime(timezone=True), nullable=False),
    sa.Column('stop', sa.DateTime(timezone=True), nullable=False),
    sa.Column('public', sa.Boolean(), nullable=False),
    sa.Column('path', sa.String(), nullable=True),
    sa.Column('background_image', sa.String(), nullable=True),
    sa.Column('background_color', sa.String(), nullable=True),
    sa.Column('update_password_hash', sa.String(), nullable=True),
    sa.Column('record_illegal_moves', sa.Integer(), nullable=False),
    sa.Column('allow_results_deletion_on_input_screens', sa.Boolean(), nullable=False),
    sa.Column('timer_colors', sa.Text(), nullable=True),
    sa.Column('timer_delays', sa.Text(), nullable=True),
    sa.Column('last_update', sa.DateTime(timezone=True), nullable=False),
    sa.CheckConstraint('start <= stop', name='an_event_ends_after_it_begins'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_tournament_events')),
    sa.UniqueConstraint('uniq_id', name=op.f('uq_tournament_events_uniq_id')),
    sqlite_autoincrement=True
    )
    op.create_table('tries',
    sa.Column('key', sa.String(), nullable=False),
    sa.Column('count', sa.Integer(), nullable=False),
    sa.Column('window_ends', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('key', name=op.f('pk_tries'))
    )
    op.create_table('event_connections',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('event_id', sa.Integer(), nullable=False),
    sa.Column('uniq_id', sa.String(), nullable=False),
    sa.Column('user_id', sa.String(), nullable=False),
    sa.Column('password', sa.String(), nullable=False),
    sa.Column('platform_event_id', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['event_id'], ['tournament_events.id'], name=op.f('fk_event_connections_event_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_event_connections')),
    sa.UniqueConstraint('event_id', 'uniq_id', name=op.f('uq_event_connections_event_id_uniq_id')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('event_connections', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_event_connections_event_id'), ['event_id'], unique=False)

    op.create_table('event_staff',
    sa.Column('event_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('pseudo', sa.String(), nullable=False),
    sa.Column('role', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['event_id'], ['tournament_events.id'], name=op.f('fk_event_staff_event_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('event_id', 'player_id', name=op.f('pk_event_staff'))
    )
    op.create_table('event_webhooks',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('event_id', sa.Integer(), nullable=False),
    sa.Column('url', sa.String(), nullable=False),
    sa.Column('topics', sa.String(), nullable=False),
    sa.Column('secret', sa.String(), nullable=False),
    sa.Column('active', sa.Boolean(), nullable=False),
    sa.Column('message', sa.String(), nullable=False),
    sa.Column('made_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('made_by', sa.String(), nullable=False),
    sa.Column('failing_since', sa.DateTime(timezone=True), nullable=True),
    sa.Column('resting_until', sa.DateTime(timezone=True), nullable=True),
    sa.ForeignKeyConstraint(['event_id'], ['tournament_events.id'], name=op.f('fk_event_webhooks_event_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_event_webhooks')),
    sa.UniqueConstraint('event_id', 'url', name=op.f('uq_event_webhooks_event_id_url')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('event_webhooks', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_event_webhooks_event_id'), ['event_id'], unique=False)

    op.create_table('league_leagues',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('rule_set_id', sa.Integer(), nullable=False),
    sa.Column('created_at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['rule_set_id'], ['league_rule_sets.id'], name=op.f('fk_league_leagues_rule_set_id')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_league_leagues')),
    sa.UniqueConstraint('name', name=op.f('uq_league_leagues_name')),
    sqlite_autoincrement=True
    )
    op.create_table('league_players',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('league_id', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('name_furigana', sa.String(), nullable=False),
    sa.Column('joined_season_year', sa.Integer(), nullable=False),
    sa.Column('member_id', sa.Integer(), nullable=True),
    sa.ForeignKeyConstraint(['league_id'], ['league_leagues.id'], name=op.f('fk_league_players_league_id')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_league_players')),
    sa.UniqueConstraint('league_id', 'member_id', name=op.f('uq_league_players_league_id_member_id')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('league_players', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_league_players_name_furigana'), ['name_furigana'], unique=False)

    op.create_table('league_seasons',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('league_id', sa.Integer(), nullable=False),
    sa.Column('year', sa.Integer(), nullable=False),
    sa.Column('season', sa.String(), nullable=False),
    sa.Column('qualifying', sa.Integer(), nullable=False),
    sa.Column('games_per_team', sa.Integer(), nullable=True),
    sa.Column('least_games_per_player', sa.Integer(), nullable=True),
    sa.Column('most_games_per_player', sa.Integer(), nullable=True),
    sa.Column('finished', sa.Boolean(), nullable=False),
    sa.CheckConstraint("season IN ('regular', 'semifinal', 'final')", name='known_stage'),
    sa.ForeignKeyConstraint(['league_id'], ['league_leagues.id'], name=op.f('fk_league_seasons_league_id')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_league_seasons')),
    sa.UniqueConstraint('league_id', 'year', 'season', name=op.f('uq_league_seasons_league_id_year_season')),
    sqlite_autoincrement=True
    )
    op.create_table('league_staff',
    sa.Column('league_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('pseudo', sa.String(), nullable=False),
    sa.Column('role', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['league_id'], ['league_leagues.id'], name=op.f('fk_league_staff_league_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('league_id', 'player_id', name=op.f('pk_league_staff'))
    )
    op.create_table('league_teams',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('league_id', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('joined_season_year', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['league_id'], ['league_leagues.id'], name=op.f('fk_league_teams_league_id')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_league_teams')),
    sa.UniqueConstraint('league_id', 'name', name=op.f('uq_league_teams_league_id_name')),
    sqlite_autoincrement=True
    )
    op.create_table('tournaments',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('event_id', sa.Integer(), nullable=False),
    sa.Column('uniq_id', sa.String(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('path', sa.String(), nullable=True),
    sa.Column('filename', sa.String(), nullable=True),
    sa.Column('ffe_id', sa.Integer(), nullable=True),
    sa.Column('ffe_password', sa.String(), nullable=True),
    sa.Column('time_control_initial_time', sa.Integer(), nullable=True),
    sa.Column('time_control_increment', sa.Integer(), nullable=True),
    sa.Column('time_control_handicap_penalty_step', sa.Integer(), nullable=True),
    sa.Column('time_control_handicap_penalty_value', sa.Integer(), nullable=True),
    sa.Column('time_control_handicap_min_time', sa.Integer(), nullable=True),
    sa.Column('chessevent_id', sa.Integer(), nullable=True),
    sa.Column('chessevent_tournament_name', sa.String(), nullable=True),
    sa.Column('record_illegal_moves', sa.Integer(), nullable=True),
    sa.Column('last_update', sa.DateTime(timezone=True), nullable=False),
    sa.Column('last_illegal_move_update', sa.DateTime(timezone=True), nullable=True),
    sa.Column('last_result_update', sa.DateTime(timezone=True), nullable=True),
    sa.Column('last_check_in_update', sa.DateTime(timezone=True), nullable=True),
    sa.Column('last_ffe_upload', sa.DateTime(timezone=True), nullable=True),
    sa.Column('last_chessevent_download_md5', sa.String(), nullable=True),
    sa.Column('system', sa.String(), nullable=False),
    sa.Column('planned_rounds', sa.Integer(), nullable=False),
    sa.Column('settings', sa.Text(), nullable=False),
    sa.Column('tie_breaks', sa.String(), nullable=False),
    sa.Column('unrated_rating', sa.Integer(), nullable=True),
    sa.Column('initial_colour', sa.String(), nullable=False),
    sa.Column('acceleration', sa.String(), nullable=False),
    sa.Column('acceleration_limits', sa.String(), nullable=False),
    sa.Column('capacity', sa.Integer(), nullable=True),
    sa.Column('registration_open', sa.Boolean(), nullable=False),
    sa.Column('check_in_open', sa.Boolean(), nullable=False),
    sa.Column('confirmation', sa.Boolean(), server_default=sa.false(), nullable=False),
    sa.Column('unknown_records', sa.Text(), nullable=False),
    sa.Column('unknown_members', sa.Text(), nullable=False),
    sa.Column('version', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['chessevent_id'], ['event_connections.id'], name=op.f('fk_tournaments_chessevent_id'), ondelete='SET NULL'),
    sa.ForeignKeyConstraint(['event_id'], ['tournament_events.id'], name=op.f('fk_tournaments_event_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_tournaments')),
    sa.UniqueConstraint('event_id', 'uniq_id', name=op.f('uq_tournaments_event_id_uniq_id')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('tournaments', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_tournaments_event_id'), ['event_id'], unique=False)

    op.create_table('webhook_deliveries',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('webhook_id', sa.Integer(), nullable=False),
    sa.Column('key', sa.String(), nullable=False),
    sa.Column('topic', sa.String(), nullable=False),
    sa.Column('body', sa.Text(), nullable=False),
    sa.Column('status', sa.String(), nullable=False),
    sa.Column('made_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('give_up_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('attempts', sa.Integer(), nullable=False),
    sa.Column('next_try_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('delivered_at', sa.DateTime(timezone=True), nullable=True),
    sa.Column('answer_status', sa.Integer(), nullable=True),
    sa.Column('message', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['webhook_id'], ['event_webhooks.id'], name=op.f('fk_webhook_deliveries_webhook_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_webhook_deliveries')),
    sa.UniqueConstraint('key', name=op.f('uq_webhook_deliveries_key')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('webhook_deliveries', schema=None) as batch_op:
        batch_op.create_index('deliveries_by_status', ['status', 'next_try_at'], unique=False)
        batch_op.create_index(batch_op.f('ix_webhook_deliveries_webhook_id'), ['webhook_id'], unique=False)

    op.create_table('league_games',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('season_id', sa.Integer(), nullable=False),
    sa.Column('date', sa.Date(), nullable=False),
    sa.Column('match_number', sa.Integer(), nullable=False),
    sa.Column('round_number', sa.Integer(), nullable=False),
    sa.Column('m_league_game_id', sa.String(), nullable=True),
    sa.Column('finished', sa.Boolean(), nullable=False),
    sa.Column('entry', sa.String(), nullable=True),
    sa.Column('version', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['season_id'], ['league_seasons.id'], name=op.f('fk_league_games_season_id')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_league_games')),
    sa.UniqueConstraint('m_league_game_id', name=op.f('uq_league_games_m_league_game_id')),
    sa.UniqueConstraint('season_id', 'date', 'match_number', name=op.f('uq_league_games_season_id_date_match_number')),
    sa.UniqueConstraint('season_id', 'round_number', name=op.f('uq_league_games_season_id_round_number')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('league_games', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_league_games_season_id'), ['season_id'], unique=False)

    op.create_table('league_memberships',
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('team_id', sa.Integer(), nullable=False),
    sa.Column('joined_season_year', sa.Integer(), nullable=False),
    sa.Column('left_season_year', sa.Integer(), nullable=False),
    sa.CheckConstraint('joined_season_year <= left_season_year', name='joined_before_left'),
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], name=op.f('fk_league_memberships_player_id')),
    sa.ForeignKeyConstraint(['team_id'], ['league_teams.id'], name=op.f('fk_league_memberships_team_id')),
    sa.PrimaryKeyConstraint('player_id', 'team_id', 'joined_season_year', name=op.f('pk_league_memberships'))
    )
    with op.batch_alter_table('league_memberships', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_league_memberships_team_id'), ['team_id'], unique=False)

    op.create_table('league_penalties',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('season_id', sa.Integer(), nullable=False),
    sa.Column('team_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=True),
    sa.Column('points', sa.Integer(), nullable=False),
    sa.Column('reason', sa.Text(), nullable=False),
    sa.Column('given_by', sa.String(), nullable=False),
    sa.Column('given_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('revoked_by', sa.String(), nullable=True),
    sa.Column('revoked_at', sa.DateTime(timezone=True), nullable=True),
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], name=op.f('fk_league_penalties_player_id')),
    sa.ForeignKeyConstraint(['season_id'], ['league_seasons.id'], name=op.f('fk_league_penalties_season_id')),
    sa.ForeignKeyConstraint(['team_id'], ['league_teams.id'], name=op.f('fk_league_penalties_team_id')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_league_penalties')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('league_penalties', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_league_penalties_season_id'), ['season_id'], unique=False)

    op.create_table('pairing_jobs',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('tournament_id', sa.Integer(), nullable=False),
    sa.Column('round', sa.Integer(), nullable=False),
    sa.Column('status', sa.String(), nullable=False),
    sa.Column('progress', sa.Integer(), nullable=False),
    sa.Column('message', sa.String(), nullable=False),
    sa.Column('fixed', sa.Text(), nullable=False),
    sa.Column('dry_run', sa.Boolean(), nullable=False),
    sa.Column('proposal', sa.Text(), nullable=False),
    sa.Column('asked_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('taken_until', sa.DateTime(timezone=True), nullable=True),
    sa.ForeignKeyConstraint(['tournament_id'], ['tournaments.id'], name=op.f('fk_pairing_jobs_tournament_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_pairing_jobs')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('pairing_jobs', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_pairing_jobs_tournament_id'), ['tournament_id'], unique=False)

    op.create_table('tournament_exports',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('tournament_id', sa.Integer(), nullable=False),
    sa.Column('target', sa.String(), nullable=False),
    sa.Column('format', sa.String(), nullable=False),
    sa.Column('status', sa.String(), nullable=False),
    sa.Column('digest', sa.String(), nullable=False),
    sa.Column('content', sa.Text(), nullable=False),
    sa.Column('asked_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('not_before', sa.DateTime(timezone=True), nullable=False),
    sa.Column('made_at', sa.DateTime(timezone=True), nullable=True),
    sa.Column('continuous', sa.Boolean(), server_default=sa.false(), nullable=False),
    sa.Column('made_of_version', sa.Integer(), server_default='0', nullable=False),
    sa.Column('attempts', sa.Integer(), server_default='0', nullable=False),
    sa.Column('next_try_at', sa.DateTime(timezone=True), nullable=True),
    sa.Column('sent_at', sa.DateTime(timezone=True), nullable=True),
    sa.Column('message', sa.String(), server_default='', nullable=False),
    sa.ForeignKeyConstraint(['tournament_id'], ['tournaments.id'], name=op.f('fk_tournament_exports_tournament_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_tournament_exports')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('tournament_exports', schema=None) as batch_op:
        batch_op.create_index('exports_by_status', ['status'], unique=False)
        batch_op.create_index(batch_op.f('ix_tournament_exports_tournament_id'), ['tournament_id'], unique=False)

    op.create_table('tournament_results',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('tournament_id', sa.Integer(), nullable=False),
    sa.Column('round', sa.Integer(), nullable=False),
    sa.Column('board_id', sa.Integer(), nullable=False),
    sa.Column('white_player_id', sa.Integer(), nullable=False),
    sa.Column('black_player_id', sa.Integer(), nullable=False),
    sa.Column('date', sa.DateTime(timezone=True), nullable=False),
    sa.Column('value', sa.Integer(), nullable=False),
    sa.Column('previous', sa.Integer(), nullable=False),
    sa.Column('entered_by', sa.String(), nullable=False),
    sa.Column('correction', sa.Boolean(), nullable=False),
    sa.Column('reason', sa.String(), nullable=False),
    sa.Column('superseded', sa.Boolean(), nullable=False),
    sa.Column('idempotency_key', sa.String(), nullable=True),
    sa.ForeignKeyConstraint(['tournament_id'], ['tournaments.id'], name=op.f('fk_tournament_results_tournament_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_tournament_results')),
    sa.UniqueConstraint('tournament_id', 'idempotency_key', name=op.f('uq_tournament_results_tournament_id_idempotency_key')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('tournament_results', schema=None) as batch_op:
        batch_op.create_index('results_of_a_board', ['tournament_id', 'round', 'board_id'], unique=False)

    op.create_table('tournament_rounds',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('tournament_id', sa.Integer(), nullable=False),
    sa.Column('number', sa.Integer(), nullable=False),
    sa.Column('status', sa.String(), nullable=False),
    sa.Column('explanation', sa.Text(), nullable=False),
    sa.Column('relaxations', sa.Text(), nullable=False),
    sa.Column('apart', sa.Text(), server_default='[]', nullable=False),
    sa.Column('paired_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('published_at', sa.DateTime(timezone=True), nullable=True),
    sa.Column('closed_at', sa.DateTime(timezone=True), nullable=True),
    sa.ForeignKeyConstraint(['tournament_id'], ['tournaments.id'], name=op.f('fk_tournament_rounds_tournament_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_tournament_rounds')),
    sa.UniqueConstraint('tournament_id', 'number', name=op.f('uq_tournament_rounds_tournament_id_number')),
    sqlite_autoincrement=True
    )
    op.create_table('tournament_teams',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('tournament_id', sa.Integer(), nullable=False),
    sa.Column('number', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['tournament_id'], ['tournaments.id'], name=op.f('fk_tournament_teams_tournament_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_tournament_teams')),
    sa.UniqueConstraint('tournament_id', 'number', name=op.f('uq_tournament_teams_tournament_id_number')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('tournament_teams', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_tournament_teams_tournament_id'), ['tournament_id'], unique=False)

    op.create_table('league_corrections',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('version', sa.Integer(), nullable=False),
    sa.Column('change', sa.String(), nullable=False),
    sa.Column('reason', sa.Text(), nullable=False),
    sa.Column('made_by', sa.String(), nullable=False),
    sa.Column('made_at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['league_games.id'], name=op.f('fk_league_corrections_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_league_corrections')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('league_corrections', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_league_corrections_game_id'), ['game_id'], unique=False)

    op.create_table('league_game_facts',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('team_id', sa.Integer(), nullable=False),
    sa.Column('season_id', sa.Integer(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('hands', sa.Integer(), nullable=False),
    sa.Column('dealer_hands', sa.Integer(), nullable=False),
    sa.Column('dealer_repeats', sa.Integer(), nullable=False),
    sa.Column('wins', sa.Integer(), nullable=False),
    sa.Column('tsumo_wins', sa.Integer(), nullable=False),
    sa.Column('riichi_wins', sa.Integer(), nullable=False),
    sa.Column('open_wins', sa.Integer(), nullable=False),
    sa.Column('dama_wins', sa.Integer(), nullable=False),
    sa.Column('win_points', sa.Integer(), nullable=False),
    sa.Column('win_turns', sa.Integer(), nullable=False),
    sa.Column('ippatsu_wins', sa.Integer(), nullable=False),
    sa.Column('ura_wins', sa.Integer(), nullable=False),
    sa.Column('dora_han', sa.Integer(), nullable=False),
    sa.Column('red_han', sa.Integer(), nullable=False),
    sa.Column('ura_han', sa.Integer(), nullable=False),
    sa.Column('carried_stick_points', sa.Integer(), nullable=False),
    sa.Column('stick_points', sa.Integer(), nullable=False),
    sa.Column('honba_points', sa.Integer(), nullable=False),
    sa.Column('deal_ins', sa.Integer(), nullable=False),
    sa.Column('deal_in_points', sa.Integer(), nullable=False),
    sa.Column('deal_ins_after_riichi', sa.Integer(), nullable=False),
    sa.Column('declaration_deal_ins', sa.Integer(), nullable=False),
    sa.Column('deal_ins_uncommitted', sa.Integer(), nullable=False),
    sa.Column('deal_ins_tenpai', sa.Integer(), nullable=False),
    sa.Column('deal_in_shanten', sa.Integer(), nullable=False),
    sa.Column('riichi_declared', sa.Integer(), nullable=False),
    sa.Column('riichi_accepted', sa.Integer(), nullable=False),
    sa.Column('first_riichi', sa.Integer(), nullable=False),
    sa.Column('chasing_riichi', sa.Integer(), nullable=False),
    sa.Column('chased_riichi', sa.Integer(), nullable=False),
    sa.Column('riichi_faced', sa.Integer(), nullable=False),
    sa.Column('deal_ins_first_riichi', sa.Integer(), nullable=False),
    sa.Column('deal_ins_chasing_riichi', sa.Integer(), nullable=False),
    sa.Column('riichi_turns', sa.Integer(), nullable=False),
    sa.Column('riichi_ryanmen', sa.Integer(), nullable=False),
    sa.Column('riichi_shanpon', sa.Integer(), nullable=False),
    sa.Column('riichi_kanchan', sa.Integer(), nullable=False),
    sa.Column('riichi_penchan', sa.Integer(), nullable=False),
    sa.Column('riichi_tanki', sa.Integer(), nullable=False),
    sa.Column('riichi_multiple', sa.Integer(), nullable=False),
    sa.Column('riichi_furiten', sa.Integer(), nullable=False),
    sa.Column('riichi_wait_kinds', sa.Integer(), nullable=False),
    sa.Column('riichi_unseen_tiles', sa.Integer(), nullable=False),
    sa.Column('riichi_wall_tiles', sa.Integer(), nullable=False),
    sa.Column('garbage_riichi', sa.Integer(), nullable=False),
    sa.Column('called_hands', sa.Integer(), nullable=False),
    sa.Column('uncommitted_hands', sa.Integer(), nullable=False),
    sa.Column('tenpai_hands', sa.Integer(), nullable=False),
    sa.Column('draws', sa.Integer(), nullable=False),
    sa.Column('tenpai_draws', sa.Integer(), nullable=False),
    sa.Column('noten_points', sa.Integer(), nullable=False),
    sa.Column('tsumo_suffered', sa.Integer(), nullable=False),
    sa.Column('sideways', sa.Integer(), nullable=False),
    sa.Column('dealer_hits', sa.Integer(), nullable=False),
    sa.Column('painful_dealer_hits', sa.Integer(), nullable=False),
    sa.Column('haipai_shanten', sa.Integer(), nullable=False),
    sa.Column('dealer_haipai_shanten', sa.Integer(), nullable=False),
    sa.Column('middle_states', sa.Integer(), nullable=False),
    sa.Column('middle_shanten', sa.Integer(), nullable=False),
    sa.Column('dealer_middle_states', sa.Integer(), nullable=False),
    sa.Column('dealer_middle_shanten', sa.Integer(), nullable=False),
    sa.Column('late_states', sa.Integer(), nullable=False),
    sa.Column('late_shanten', sa.Integer(), nullable=False),
    sa.Column('dealer_late_states', sa.Integer(), nullable=False),
    sa.Column('dealer_late_shanten', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['league_games.id'], name=op.f('fk_league_game_facts_game_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], name=op.f('fk_league_game_facts_player_id')),
    sa.ForeignKeyConstraint(['season_id'], ['league_seasons.id'], name=op.f('fk_league_game_facts_season_id')),
    sa.ForeignKeyConstraint(['team_id'], ['league_teams.id'], name=op.f('fk_league_game_facts_team_id')),
    sa.PrimaryKeyConstraint('game_id', 'player_id', name=op.f('pk_league_game_facts'))
    )
    with op.batch_alter_table('league_game_facts', schema=None) as batch_op:
        batch_op.create_index('ix_league_game_facts_season', ['season_id', 'player_id'], unique=False)

    op.create_table('league_game_results',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('team_id', sa.Integer(), nullable=False),
    sa.Column('score', sa.Integer(), nullable=False),
    sa.Column('points', sa.Integer(), nullable=False),
    sa.Column('penalty_points', sa.Integer(), nullable=False),
    sa.Column('rank', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['league_games.id'], name=op.f('fk_league_game_results_game_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], name=op.f('fk_league_game_results_player_id')),
    sa.ForeignKeyConstraint(['team_id'], ['league_teams.id'], name=op.f('fk_league_game_results_team_id')),
    sa.PrimaryKeyConstraint('game_id', 'seat', name=op.f('pk_league_game_results'))
    )
    with op.batch_alter_table('league_game_results', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_league_game_results_player_id'), ['player_id'], unique=False)
        batch_op.create_index(batch_op.f('ix_league_game_results_team_id'), ['team_id'], unique=False)

    op.create_table('league_game_seats',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('team_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=True),
    sa.ForeignKeyConstraint(['game_id'], ['league_games.id'], name=op.f('fk_league_game_seats_game_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], name=op.f('fk_league_game_seats_player_id')),
    sa.ForeignKeyConstraint(['team_id'], ['league_teams.id'], name=op.f('fk_league_game_seats_team_id')),
    sa.PrimaryKeyConstraint('game_id', 'seat', name=op.f('pk_league_game_seats')),
    sa.UniqueConstraint('game_id', 'team_id', name=op.f('uq_league_game_seats_game_id_team_id'))
    )
    with op.batch_alter_table('league_game_seats', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_league_game_seats_player_id'), ['player_id'], unique=False)
        batch_op.create_index(batch_op.f('ix_league_game_seats_team_id'), ['team_id'], unique=False)

    op.create_table('league_hands',
    sa.Column('id', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('number', sa.Integer(), nullable=False),
    sa.Column('parent_player_id', sa.Integer(), nullable=False),
    sa.Column('round', sa.String(), nullable=False),
    sa.Column('honba_count', sa.Integer(), nullable=False),
    sa.Column('reach_stick_count', sa.Integer(), nullable=False),
    sa.Column('is_over', sa.Boolean(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['league_games.id'], name=op.f('fk_league_hands_game_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['parent_player_id'], ['league_players.id'], name=op.f('fk_league_hands_parent_player_id')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_league_hands')),
    sa.UniqueConstraint('game_id', 'number', name=op.f('uq_league_hands_game_id_number'))
    )
    op.create_table('tournament_registrations',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('tournament_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=True),
    sa.Column('papi_player_id', sa.Integer(), nullable=True),
    sa.Column('start_number', sa.Integer(), nullable=True),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('comparable_name', sa.String(), nullable=False),
    sa.Column('rating', sa.Integer(), nullable=False),
    sa.Column('rating_type', sa.String(), nullable=False),
    sa.Column('title', sa.String(), nullable=False),
    sa.Column('sex', sa.String(), nullable=False),
    sa.Column('birth', sa.String(), nullable=False),
    sa.Column('federation', sa.String(), nullable=False),
    sa.Column('federation_id', sa.String(), nullable=False),
    sa.Column('club', sa.String(), nullable=False),
    sa.Column('category', sa.String(), nullable=False),
    sa.Column('email', sa.String(), nullable=False),
    sa.Column('phone', sa.String(), nullable=False),
    sa.Column('fee', sa.Integer(), nullable=False),
    sa.Column('paid', sa.Integer(), nullable=False),
    sa.Column('fixed_table', sa.Integer(), nullable=True),
    sa.Column('team_id', sa.Integer(), nullable=True),
    sa.Column('status', sa.String(), nullable=False),
    sa.Column('checked_in', sa.Boolean(), nullable=False),
    sa.Column('first_round', sa.Integer(), nullable=False),
    sa.Column('withdrawn_after', sa.Integer(), nullable=True),
    sa.Column('registered_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('unknown_columns', sa.Text(), nullable=False),
    sa.ForeignKeyConstraint(['team_id'], ['tournament_teams.id'], name=op.f('fk_tournament_registrations_team_id'), ondelete='SET NULL'),
    sa.ForeignKeyConstraint(['tournament_id'], ['tournaments.id'], name=op.f('fk_tournament_registrations_tournament_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_tournament_registrations')),
    sa.UniqueConstraint('tournament_id', 'comparable_name', 'birth', name=op.f('uq_tournament_registrations_tournament_id_comparable_name_birth')),
    sa.UniqueConstraint('tournament_id', 'player_id', name=op.f('uq_tournament_registrations_tournament_id_player_id')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('tournament_registrations', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_tournament_registrations_tournament_id'), ['tournament_id'], unique=False)

    op.create_table('forbidden_pairs',
    sa.Column('tournament_id', sa.Integer(), nullable=False),
    sa.Column('one_id', sa.Integer(), nullable=False),
    sa.Column('other_id', sa.Integer(), nullable=False),
    sa.CheckConstraint('one_id < other_id', name='the_smaller_comes_first'),
    sa.ForeignKeyConstraint(['one_id'], ['tournament_registrations.id'], name=op.f('fk_forbidden_pairs_one_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['other_id'], ['tournament_registrations.id'], name=op.f('fk_forbidden_pairs_other_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['tournament_id'], ['tournaments.id'], name=op.f('fk_forbidden_pairs_tournament_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('one_id', 'other_id', name=op.f('pk_forbidden_pairs'))
    )
    with op.batch_alter_table('forbidden_pairs', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_forbidden_pairs_tournament_id'), ['tournament_id'], unique=False)

    op.create_table('illegal_moves',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('tournament_id', sa.Integer(), nullable=False),
    sa.Column('round', sa.Integer(), nullable=False),
    sa.Column('registration_id', sa.Integer(), nullable=False),
    sa.Column('date', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['registration_id'], ['tournament_registrations.id'], name=op.f('fk_illegal_moves_registration_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['tournament_id'], ['tournaments.id'], name=op.f('fk_illegal_moves_tournament_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_illegal_moves')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('illegal_moves', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_illegal_moves_tournament_id'), ['tournament_id'], unique=False)

    op.create_table('league_events',
    sa.Column('id', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('hand_id', sa.BigInteger(), nullable=False),
    sa.Column('event_order', sa.Integer(), nullable=False),
    sa.Column('type', sa.String(), nullable=False),
    sa.Column('actor_player_id', sa.Integer(), nullable=True),
    sa.Column('target_player_id', sa.Integer(), nullable=True),
    sa.Column('tile', sa.String(), nullable=True),
    sa.Column('hand', sa.String(), nullable=True),
    sa.Column('block', sa.String(), nullable=True),
    sa.Column('indicator_type', sa.String(), nullable=True),
    sa.Column('dora', sa.String(), nullable=True),
    sa.Column('is_tsumogiri', sa.Boolean(), nullable=True),
    sa.Column('is_reach_declaration', sa.Boolean(), nullable=True),
    sa.Column('is_rinshan', sa.Boolean(), nullable=True),
    sa.Column('is_accepted', sa.Boolean(), nullable=True),
    sa.Column('tenho_possible', sa.Boolean(), nullable=True),
    sa.Column('chiho_possible', sa.Boolean(), nullable=True),
    sa.Column('points', sa.Integer(), nullable=True),
    sa.Column('base_points', sa.Integer(), nullable=True),
    sa.Column('fu', sa.Integer(), nullable=True),
    sa.Column('han', sa.Integer(), nullable=True),
    sa.Column('is_called', sa.Boolean(), nullable=True),
    sa.Column('is_yakuman', sa.Boolean(), nullable=True),
    sa.Column('description', sa.Text(), nullable=True),
    sa.Column('wait_type', sa.String(), nullable=True),
    sa.Column('reason', sa.String(), nullable=True),
    sa.CheckConstraint("type IN ('haipai', 'draw', 'discard', 'ron', 'tsumo', 'reach', 'pon', 'chi', 'daiminkan', 'shominkan', 'ankan', 'dora_indicator', 'ryukyoku')", name='known_event'),
    sa.ForeignKeyConstraint(['actor_player_id'], ['league_players.id'], name=op.f('fk_league_events_actor_player_id')),
    sa.ForeignKeyConstraint(['hand_id'], ['league_hands.id'], name=op.f('fk_league_events_hand_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['target_player_id'], ['league_players.id'], name=op.f('fk_league_events_target_player_id')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_league_events')),
    sa.UniqueConstraint('hand_id', 'event_order', name=op.f('uq_league_events_hand_id_event_order'))
    )
    with op.batch_alter_table('league_events', schema=None) as batch_op:
        batch_op.create_index('ix_league_events_wins', ['hand_id'], unique=False, sqlite_where=sa.text('base_points IS NOT NULL'), postgresql_where=sa.text('base_points IS NOT NULL'))

    op.create_table('league_foul_plays',
    sa.Column('hand_id', sa.BigInteger(), nullable=False),
    sa.Column('place', sa.Integer(), nullable=False),
    sa.Column('actor_player_id', sa.Integer(), nullable=False),
    sa.Column('penalty_points', sa.Integer(), nullable=False),
    sa.Column('description', sa.Text(), nullable=False),
    sa.Column('type', sa.String(), nullable=False),
    sa.Column('is_restarted', sa.Boolean(), nullable=False),
    sa.Column('after_event', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['actor_player_id'], ['league_players.id'], name=op.f('fk_league_foul_plays_actor_player_id')),
    sa.ForeignKeyConstraint(['hand_id'], ['league_hands.id'], name=op.f('fk_league_foul_plays_hand_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('hand_id', 'place', name=op.f('pk_league_foul_plays'))
    )
    op.create_table('league_hand_facts',
    sa.Column('hand_id', sa.BigInteger(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('season_id', sa.Integer(), nullable=False),
    sa.Column('hands', sa.Integer(), nullable=False),
    sa.Column('dealer_hands', sa.Integer(), nullable=False),
    sa.Column('dealer_repeats', sa.Integer(), nullable=False),
    sa.Column('wins', sa.Integer(), nullable=False),
    sa.Column('tsumo_wins', sa.Integer(), nullable=False),
    sa.Column('riichi_wins', sa.Integer(), nullable=False),
    sa.Column('open_wins', sa.Integer(), nullable=False),
    sa.Column('dama_wins', sa.Integer(), nullable=False),
    sa.Column('win_points', sa.Integer(), nullable=False),
    sa.Column('win_turns', sa.Integer(), nullable=False),
    sa.Column('ippatsu_wins', sa.Integer(), nullable=False),
    sa.Column('ura_wins', sa.Integer(), nullable=False),
    sa.Column('dora_han', sa.Integer(), nullable=False),
    sa.Column('red_han', sa.Integer(), nullable=False),
    sa.Column('ura_han', sa.Integer(), nullable=False),
    sa.Column('carried_stick_points', sa.Integer(), nullable=False),
    sa.Column('stick_points', sa.Integer(), nullable=False),
    sa.Column('honba_points', sa.Integer(), nullable=False),
    sa.Column('deal_ins', sa.Integer(), nullable=False),
    sa.Column('deal_in_points', sa.Integer(), nullable=False),
    sa.Column('deal_ins_after_riichi', sa.Integer(), nullable=False),
    sa.Column('declaration_deal_ins', sa.Integer(), nullable=False),
    sa.Column('deal_ins_uncommitted', sa.Integer(), nullable=False),
    sa.Column('deal_ins_tenpai', sa.Integer(), nullable=False),
    sa.Column('deal_in_shanten', sa.Integer(), nullable=False),
    sa.Column('riichi_declared', sa.Integer(), nullable=False),
    sa.Column('riichi_accepted', sa.Integer(), nullable=False),
    sa.Column('first_riichi', sa.Integer(), nullable=False),
    sa.Column('chasing_riichi', sa.Integer(), nullable=False),
    sa.Column('chased_riichi', sa.Integer(), nullable=False),
    sa.Column('riichi_faced', sa.Integer(), nullable=False),
    sa.Column('deal_ins_first_riichi', sa.Integer(), nullable=False),
    sa.Column('deal_ins_chasing_riichi', sa.Integer(), nullable=False),
    sa.Column('riichi_turns', sa.Integer(), nullable=False),
    sa.Column('riichi_ryanmen', sa.Integer(), nullable=False),
    sa.Column('riichi_shanpon', sa.Integer(), nullable=False),
    sa.Column('riichi_kanchan', sa.Integer(), nullable=False),
    sa.Column('riichi_penchan', sa.Integer(), nullable=False),
    sa.Column('riichi_tanki', sa.Integer(), nullable=False),
    sa.Column('riichi_multiple', sa.Integer(), nullable=False),
    sa.Column('riichi_furiten', sa.Integer(), nullable=False),
    sa.Column('riichi_wait_kinds', sa.Integer(), nullable=False),
    sa.Column('riichi_unseen_tiles', sa.Integer(), nullable=False),
    sa.Column('riichi_wall_tiles', sa.Integer(), nullable=False),
    sa.Column('garbage_riichi', sa.Integer(), nullable=False),
    sa.Column('called_hands', sa.Integer(), nullable=False),
    sa.Column('uncommitted_hands', sa.Integer(), nullable=False),
    sa.Column('tenpai_hands', sa.Integer(), nullable=False),
    sa.Column('draws', sa.Integer(), nullable=False),
    sa.Column('tenpai_draws', sa.Integer(), nullable=False),
    sa.Column('noten_points', sa.Integer(), nullable=False),
    sa.Column('tsumo_suffered', sa.Integer(), nullable=False),
    sa.Column('sideways', sa.Integer(), nullable=False),
    sa.Column('dealer_hits', sa.Integer(), nullable=False),
    sa.Column('painful_dealer_hits', sa.Integer(), nullable=False),
    sa.Column('haipai_shanten', sa.Integer(), nullable=False),
    sa.Column('dealer_haipai_shanten', sa.Integer(), nullable=False),
    sa.Column('middle_states', sa.Integer(), nullable=False),
    sa.Column('middle_shanten', sa.Integer(), nullable=False),
    sa.Column('dealer_middle_states', sa.Integer(), nullable=False),
    sa.Column('dealer_middle_shanten', sa.Integer(), nullable=False),
    sa.Column('late_states', sa.Integer(), nullable=False),
    sa.Column('late_shanten', sa.Integer(), nullable=False),
    sa.Column('dealer_late_states', sa.Integer(), nullable=False),
    sa.Column('dealer_late_shanten', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['hand_id'], ['league_hands.id'], name=op.f('fk_league_hand_facts_hand_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], name=op.f('fk_league_hand_facts_player_id')),
    sa.ForeignKeyConstraint(['season_id'], ['league_seasons.id'], name=op.f('fk_league_hand_facts_season_id')),
    sa.PrimaryKeyConstraint('hand_id', 'player_id', name=op.f('pk_league_hand_facts'))
    )
    with op.batch_alter_table('league_hand_facts', schema=None) as batch_op:
        batch_op.create_index('ix_league_hand_facts_season', ['season_id', 'player_id'], unique=False)

    op.create_table('league_hand_results',
    sa.Column('hand_id', sa.BigInteger(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('player_wind', sa.String(), nullable=False),
    sa.Column('start_score', sa.Integer(), nullable=False),
    sa.Column('score', sa.Integer(), nullable=True),
    sa.Column('rank', sa.Integer(), nullable=True),
    sa.ForeignKeyConstraint(['hand_id'], ['league_hands.id'], name=op.f('fk_league_hand_results_hand_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], name=op.f('fk_league_hand_results_player_id')),
    sa.PrimaryKeyConstraint('hand_id', 'seat', name=op.f('pk_league_hand_results'))
    )
    op.create_table('sittings_out',
    sa.Column('round_id', sa.Integer(), nullable=False),
    sa.Column('registration_id', sa.Integer(), nullable=False),
    sa.Column('absence', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['registration_id'], ['tournament_registrations.id'], name=op.f('fk_sittings_out_registration_id')),
    sa.ForeignKeyConstraint(['round_id'], ['tournament_rounds.id'], name=op.f('fk_sittings_out_round_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('round_id', 'registration_id', name=op.f('pk_sittings_out'))
    )
    op.create_table('skipped_rounds',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('tournament_id', sa.Integer(), nullable=False),
    sa.Column('registration_id', sa.Integer(), nullable=False),
    sa.Column('round', sa.Integer(), nullable=False),
    sa.Column('score', sa.Double(), nullable=False),
    sa.Column('reason', sa.String(), nullable=False),
    sa.CheckConstraint('score IN (0, 0.5, 1)', name='a_bye_is_worth_0_half_or_1'),
    sa.ForeignKeyConstraint(['registration_id'], ['tournament_registrations.id'], name=op.f('fk_skipped_rounds_registration_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['tournament_id'], ['tournaments.id'], name=op.f('fk_skipped_rounds_tournament_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_skipped_rounds')),
    sa.UniqueConstraint('registration_id', 'round', name=op.f('uq_skipped_rounds_registration_id_round')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('skipped_rounds', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_skipped_rounds_tournament_id'), ['tournament_id'], unique=False)

    op.create_table('team_line_ups',
    sa.Column('team_id', sa.Integer(), nullable=False),
    sa.Column('round', sa.Integer(), nullable=False),
    sa.Column('board', sa.Integer(), nullable=False),
    sa.Column('registration_id', sa.Integer(), nullable=True),
    sa.ForeignKeyConstraint(['registration_id'], ['tournament_registrations.id'], name=op.f('fk_team_line_ups_registration_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['team_id'], ['tournament_teams.id'], name=op.f('fk_team_line_ups_team_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('team_id', 'round', 'board', name=op.f('pk_team_line_ups'))
    )
    op.create_table('tournament_boards',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('round_id', sa.Integer(), nullable=False),
    sa.Column('number', sa.Integer(), nullable=False),
    sa.Column('white_id', sa.Integer(), nullable=False),
    sa.Column('black_id', sa.Integer(), nullable=False),
    sa.Column('result', sa.Integer(), nullable=False),
    sa.Column('version', sa.Integer(), nullable=False),
    sa.CheckConstraint('result BETWEEN 0 AND 6', name='a_result_is_0_to_6'),
    sa.CheckConstraint('white_id <> black_id', name='nobody_plays_himself'),
    sa.ForeignKeyConstraint(['black_id'], ['tournament_registrations.id'], name=op.f('fk_tournament_boards_black_id')),
    sa.ForeignKeyConstraint(['round_id'], ['tournament_rounds.id'], name=op.f('fk_tournament_boards_round_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['white_id'], ['tournament_registrations.id'], name=op.f('fk_tournament_boards_white_id')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_tournament_boards')),
    sa.UniqueConstraint('round_id', 'black_id', name=op.f('uq_tournament_boards_round_id_black_id')),
    sa.UniqueConstraint('round_id', 'number', name=op.f('uq_tournament_boards_round_id_number')),
    sa.UniqueConstraint('round_id', 'white_id', name=op.f('uq_tournament_boards_round_id_white_id')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('tournament_boards', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_tournament_boards_round_id'), ['round_id'], unique=False)

    op.create_table('board_games',
    sa.Column('board_id', sa.Integer(), nullable=False),
    sa.Column('tags', sa.Text(), nullable=False),
    sa.Column('moves', sa.Text(), nullable=False),
    sa.Column('sent_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('sent_by', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['board_id'], ['tournament_boards.id'], name=op.f('fk_board_games_board_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('board_id', name=op.f('pk_board_games'))
    )
    op.create_table('league_drawn_hands',
    sa.Column('event_id', sa.BigInteger(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('is_tenpai', sa.Boolean(), nullable=False),
    sa.Column('point', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['event_id'], ['league_events.id'], name=op.f('fk_league_drawn_hands_event_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], name=op.f('fk_league_drawn_hands_player_id')),
    sa.PrimaryKeyConstraint('event_id', 'player_id', name=op.f('pk_league_drawn_hands'))
    )
    op.create_table('league_player_states',
    sa.Column('event_id', sa.BigInteger(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('hand', sa.String(), nullable=False),
    sa.Column('called', sa.String(), nullable=False),
    sa.Column('shanten_count', sa.Integer(), nullable=False),
    sa.Column('standard_type_shanten_count', sa.Integer(), nullable=False),
    sa.Column('seven_pairs_shanten_count', sa.Integer(), nullable=True),
    sa.Column('thirteen_orphans_shanten_count', sa.Integer(), nullable=True),
    sa.Column('is_reached', sa.Boolean(), nullable=False),
    sa.Column('turn_number', sa.Integer(), nullable=False),
    sa.Column('is_furiten', sa.Boolean(), nullable=False),
    sa.Column('waits', sa.String(), nullable=False),
    sa.Column('wait_type', sa.String(), nullable=True),
    sa.Column('unseen_tiles', sa.Integer(), nullable=False),
    sa.Column('wall_tiles', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['event_id'], ['league_events.id'], name=op.f('fk_league_player_states_event_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], name=op.f('fk_league_player_states_player_id')),
    sa.PrimaryKeyConstraint('event_id', name=op.f('pk_league_player_states'))
    )
    op.create_table('league_yaku',
    sa.Column('event_id', sa.BigInteger(), nullable=False),
    sa.Column('name_id', sa.Integer(), nullable=False),
    sa.Column('han', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['event_id'], ['league_events.id'], name=op.f('fk_league_yaku_event_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['name_id'], ['league_yaku_names.id'], name=op.f('fk_league_yaku_name_id')),
    sa.PrimaryKeyConstraint('event_id', 'name_id', name=op.f('pk_league_yaku'))
    )
    op.create_table('result_claims',
    sa.Column('board_id', sa.Integer(), nullable=False),
    sa.Column('registration_id', sa.Integer(), nullable=False),
    sa.Column('result', sa.Integer(), nullable=False),
    sa.Column('pseudo', sa.String(), nullable=False),
    sa.Column('date', sa.DateTime(timezone=True), nullable=False),
    sa.CheckConstraint('result BETWEEN 1 AND 3', name='players_say_1_to_3'),
    sa.ForeignKeyConstraint(['board_id'], ['tournament_boards.id'], name=op.f('fk_result_claims_board_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['registration_id'], ['tournament_registrations.id'], name=op.f('fk_result_claims_registration_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('board_id', 'registration_id', name=op.f('pk_result_claims'))
    )
    fill_yaku_names()
    fill_rule_sets()
    for name, query in VIEWS.items():
        op.execute(f"CREATE VIEW {name} AS {query}")


def downgrade() -> None:
    for name in VIEWS:
        op.execute(f"DROP VIEW {name}")
    op.drop_table('result_claims')
    op.drop_table('league_yaku')
    op.drop_table('league_player_states')
    op.drop_table('league_drawn_hands')
    op.drop_table('board_games')
    with op.batch_alter_table('tournament_boards', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_tournament_boards_round_id'))

    op.drop_table('tournament_boards')
    op.drop_table('team_line_ups')
    with op.batch_alter_table('skipped_rounds', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_skipped_rounds_tournament_id'))

    op.drop_table('skipped_rounds')
    op.drop_table('sittings_out')
    op.drop_table('league_hand_results')
    with op.batch_alter_table('league_hand_facts', schema=None) as batch_op:
        batch_op.drop_index('ix_league_hand_facts_season')

    op.drop_table('league_hand_facts')
    op.drop_table('league_foul_plays')
    with op.batch_alter_table('league_events', schema=None) as batch_op:
        batch_op.drop_index('ix_league_events_wins', sqlite_where=sa.text('base_points IS NOT NULL'), postgresql_where=sa.text('base_points IS NOT NULL'))

    op.drop_table('league_events')
    with op.batch_alter_table('illegal_moves', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_illegal_moves_tournament_id'))

    op.drop_table('illegal_moves')
    with op.batch_alter_table('forbidden_pairs', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_forbidden_pairs_tournament_id'))

    op.drop_table('forbidden_pairs')
    with op.batch_alter_table('tournament_registrations', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_tournament_registrations_tournament_id'))

    op.drop_table('tournament_registrations')
    op.drop_table('league_hands')
    with op.batch_alter_table('league_game_seats', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_league_game_seats_team_id'))
        batch_op.drop_index(batch_op.f('ix_league_game_seats_player_id'))

    op.drop_table('league_game_seats')
    with op.batch_alter_table('league_game_results', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_league_game_results_team_id'))
        batch_op.drop_index(batch_op.f('ix_league_game_results_player_id'))

    op.drop_table('league_game_results')
    with op.batch_alter_table('league_game_facts', schema=None) as batch_op:
        batch_op.drop_index('ix_league_game_facts_season')

    op.drop_table('league_game_facts')
    with op.batch_alter_table('league_corrections', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_league_corrections_game_id'))

    op.drop_table('league_corrections')
    with op.batch_alter_table('tournament_teams', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_tournament_teams_tournament_id'))

    op.drop_table('tournament_teams')
    op.drop_table('tournament_rounds')
    with op.batch_alter_table('tournament_results', schema=None) as batch_op:
        batch_op.drop_index('results_of_a_board')

    op.drop_table('tournament_results')
    with op.batch_alter_table('tournament_exports', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_tournament_exports_tournament_id'))
        batch_op.drop_index('exports_by_status')

    op.drop_table('tournament_exports')
    with op.batch_alter_table('pairing_jobs', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_pairing_jobs_tournament_id'))

    op.drop_table('pairing_jobs')
    with op.batch_alter_table('league_penalties', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_league_penalties_season_id'))

    op.drop_table('league_penalties')
    with op.batch_alter_table('league_memberships', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_league_memberships_team_id'))

    op.drop_table('league_memberships')
    with op.batch_alter_table('league_games', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_league_games_season_id'))

    op.drop_table('league_games')
    with op.batch_alter_table('webhook_deliveries', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_webhook_deliveries_webhook_id'))
        batch_op.drop_index('deliveries_by_status')

    op.drop_table('webhook_deliveries')
    with op.batch_alter_table('tournaments', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_tournaments_event_id'))

    op.drop_table('tournaments')
    op.drop_table('league_teams')
    op.drop_table('league_staff')
    op.drop_table('league_seasons')
    with op.batch_alter_table('league_players', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_league_players_name_furigana'))

    op.drop_table('league_players')
    op.drop_table('league_leagues')
    with op.batch_alter_table('event_webhooks', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_event_webhooks_event_id'))

    op.drop_table('event_webhooks')
    op.drop_table('event_staff')
    with op.batch_alter_table('event_connections', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_event_connections_event_id'))

    op.drop_table('event_connections')
    op.drop_table('tries')
    op.drop_table('tournament_events')
    op.drop_table('mail_requests')
    op.drop_table('league_yaku_names')
    op.drop_table('league_rule_sets')
