"""Create the tables of team leagues, and views of them under the names of the seed."""

import sqlalchemy as sa
from alembic import op


revision = "league_0001"
down_revision = "events_0001"
branch_labels = None
depends_on = None

# The seed's tables; only the kinds of events that have a column of their own show it.
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
        " is_called, is_yakuman, description", "ron", "tsumo"
    ),
    "yaku_event": "SELECT event_id, name_id, han FROM league_yaku",
    "ryukyoku_event": event_view("reason", "ryukyoku"),
    "ryukyoku_player_event": "SELECT event_id, player_id, is_tenpai, point FROM league_drawn_hands",
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
    sa.PrimaryKeyConstraint('id'),
    sa.UniqueConstraint('name'),
    sqlite_autoincrement=True
    )
    op.create_table('league_yaku_names',
    sa.Column('id', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('key', sa.String(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('name_furigana', sa.String(), nullable=False),
    sa.PrimaryKeyConstraint('id'),
    sa.UniqueConstraint('key'),
    sa.UniqueConstraint('name')
    )
    op.create_table('league_leagues',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('rule_set_id', sa.Integer(), nullable=False),
    sa.Column('created_at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['rule_set_id'], ['league_rule_sets.id'], ),
    sa.PrimaryKeyConstraint('id'),
    sa.UniqueConstraint('name'),
    sqlite_autoincrement=True
    )
    op.create_table('league_players',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('league_id', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('name_furigana', sa.String(), nullable=False),
    sa.Column('joined_season_year', sa.Integer(), nullable=False),
    sa.Column('member_id', sa.Integer(), nullable=True),
    sa.ForeignKeyConstraint(['league_id'], ['league_leagues.id'], ),
    sa.PrimaryKeyConstraint('id'),
    sa.UniqueConstraint('league_id', 'member_id'),
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
    sa.Column('finished', sa.Boolean(), nullable=False),
    sa.CheckConstraint("season IN ('regular', 'semifinal', 'final')", name='known_stage'),
    sa.ForeignKeyConstraint(['league_id'], ['league_leagues.id'], ),
    sa.PrimaryKeyConstraint('id'),
    sa.UniqueConstraint('league_id', 'year', 'season'),
    sqlite_autoincrement=True
    )
    op.create_table('league_staff',
    sa.Column('league_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('pseudo', sa.String(), nullable=False),
    sa.Column('role', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['league_id'], ['league_leagues.id'], ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('league_id', 'player_id')
    )
    op.create_table('league_teams',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('league_id', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('joined_season_year', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['league_id'], ['league_leagues.id'], ),
    sa.PrimaryKeyConstraint('id'),
    sa.UniqueConstraint('league_id', 'name'),
    sqlite_autoincrement=True
    )
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
    sa.ForeignKeyConstraint(['season_id'], ['league_seasons.id'], ),
    sa.PrimaryKeyConstraint('id'),
    sa.UniqueConstraint('m_league_game_id'),
    sa.UniqueConstraint('season_id', 'date', 'match_number'),
    sa.UniqueConstraint('season_id', 'round_number'),
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
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], ),
    sa.ForeignKeyConstraint(['team_id'], ['league_teams.id'], ),
    sa.PrimaryKeyConstraint('player_id', 'team_id', 'joined_season_year')
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
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], ),
    sa.ForeignKeyConstraint(['season_id'], ['league_seasons.id'], ),
    sa.ForeignKeyConstraint(['team_id'], ['league_teams.id'], ),
    sa.PrimaryKeyConstraint('id'),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('league_penalties', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_league_penalties_season_id'), ['season_id'], unique=False)

    op.create_table('league_corrections',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('version', sa.Integer(), nullable=False),
    sa.Column('change', sa.String(), nullable=False),
    sa.Column('reason', sa.Text(), nullable=False),
    sa.Column('made_by', sa.String(), nullable=False),
    sa.Column('made_at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['league_games.id'], ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id'),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('league_corrections', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_league_corrections_game_id'), ['game_id'], unique=False)

    op.create_table('league_game_results',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('team_id', sa.Integer(), nullable=False),
    sa.Column('score', sa.Integer(), nullable=False),
    sa.Column('points', sa.Integer(), nullable=False),
    sa.Column('penalty_points', sa.Integer(), nullable=False),
    sa.Column('rank', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['league_games.id'], ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], ),
    sa.ForeignKeyConstraint(['team_id'], ['league_teams.id'], ),
    sa.PrimaryKeyConstraint('game_id', 'seat')
    )
    with op.batch_alter_table('league_game_results', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_league_game_results_player_id'), ['player_id'], unique=False)
        batch_op.create_index(batch_op.f('ix_league_game_results_team_id'), ['team_id'], unique=False)

    op.create_table('league_game_seats',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('team_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=True),
    sa.ForeignKeyConstraint(['game_id'], ['league_games.id'], ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], ),
    sa.ForeignKeyConstraint(['team_id'], ['league_teams.id'], ),
    sa.PrimaryKeyConstraint('game_id', 'seat'),
    sa.UniqueConstraint('game_id', 'team_id')
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
    sa.ForeignKeyConstraint(['game_id'], ['league_games.id'], ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['parent_player_id'], ['league_players.id'], ),
    sa.PrimaryKeyConstraint('id'),
    sa.UniqueConstraint('game_id', 'number')
    )
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
    sa.Column('reason', sa.String(), nullable=True),
    sa.CheckConstraint("type IN ('haipai', 'draw', 'discard', 'ron', 'tsumo', 'reach', 'pon', 'chi', 'daiminkan', 'shominkan', 'ankan', 'dora_indicator', 'ryukyoku')", name='known_event'),
    sa.ForeignKeyConstraint(['actor_player_id'], ['league_players.id'], ),
    sa.ForeignKeyConstraint(['hand_id'], ['league_hands.id'], ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['target_player_id'], ['league_players.id'], ),
    sa.PrimaryKeyConstraint('id'),
    sa.UniqueConstraint('hand_id', 'event_order')
    )
    op.create_table('league_foul_plays',
    sa.Column('hand_id', sa.BigInteger(), nullable=False),
    sa.Column('place', sa.Integer(), nullable=False),
    sa.Column('actor_player_id', sa.Integer(), nullable=False),
    sa.Column('penalty_points', sa.Integer(), nullable=False),
    sa.Column('description', sa.Text(), nullable=False),
    sa.Column('type', sa.String(), nullable=False),
    sa.Column('is_restarted', sa.Boolean(), nullable=False),
    sa.Column('after_event', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['actor_player_id'], ['league_players.id'], ),
    sa.ForeignKeyConstraint(['hand_id'], ['league_hands.id'], ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('hand_id', 'place')
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
    sa.Column('late_states', sa.Integer(), nullable=False),
    sa.Column('late_shanten', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['hand_id'], ['league_hands.id'], ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], ),
    sa.ForeignKeyConstraint(['season_id'], ['league_seasons.id'], ),
    sa.PrimaryKeyConstraint('hand_id', 'player_id')
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
    sa.ForeignKeyConstraint(['hand_id'], ['league_hands.id'], ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], ),
    sa.PrimaryKeyConstraint('hand_id', 'seat')
    )
    op.create_table('league_drawn_hands',
    sa.Column('event_id', sa.BigInteger(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('is_tenpai', sa.Boolean(), nullable=False),
    sa.Column('point', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['event_id'], ['league_events.id'], ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], ),
    sa.PrimaryKeyConstraint('event_id', 'player_id')
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
    sa.ForeignKeyConstraint(['event_id'], ['league_events.id'], ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['player_id'], ['league_players.id'], ),
    sa.PrimaryKeyConstraint('event_id')
    )
    op.create_table('league_yaku',
    sa.Column('event_id', sa.BigInteger(), nullable=False),
    sa.Column('name_id', sa.Integer(), nullable=False),
    sa.Column('han', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['event_id'], ['league_events.id'], ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['name_id'], ['league_yaku_names.id'], ),
    sa.PrimaryKeyConstraint('event_id', 'name_id')
    )
    fill_yaku_names()
    fill_rule_sets()
    for name, query in VIEWS.items():
        op.execute(f"CREATE VIEW {name} AS {query}")


def downgrade() -> None:
    for name in VIEWS:
        op.execute(f"DROP VIEW {name}")
    op.drop_table('league_yaku')
    op.drop_table('league_player_states')
    op.drop_table('league_drawn_hands')
    op.drop_table('league_hand_results')
    with op.batch_alter_table('league_hand_facts', schema=None) as batch_op:
        batch_op.drop_index('ix_league_hand_facts_season')

    op.drop_table('league_hand_facts')
    op.drop_table('league_foul_plays')
    op.drop_table('league_events')
    op.drop_table('league_hands')
    with op.batch_alter_table('league_game_seats', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_league_game_seats_team_id'))
        batch_op.drop_index(batch_op.f('ix_league_game_seats_player_id'))

    op.drop_table('league_game_seats')
    with op.batch_alter_table('league_game_results', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_league_game_results_team_id'))
        batch_op.drop_index(batch_op.f('ix_league_game_results_player_id'))

    op.drop_table('league_game_results')
    with op.batch_alter_table('league_corrections', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_league_corrections_game_id'))

    op.drop_table('league_corrections')
    with op.batch_alter_table('league_penalties', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_league_penalties_season_id'))

    op.drop_table('league_penalties')
    with op.batch_alter_table('league_memberships', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_league_memberships_team_id'))

    op.drop_table('league_memberships')
    with op.batch_alter_table('league_games', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_league_games_season_id'))

    op.drop_table('league_games')
    op.drop_table('league_teams')
    op.drop_table('league_staff')
    op.drop_table('league_seasons')
    with op.batch_alter_table('league_players', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_league_players_name_furigana'))

    op.drop_table('league_players')
    op.drop_table('league_leagues')
    op.drop_table('league_yaku_names')
    op.drop_table('league_rule_sets')
