"""Games are kept hand by hand as well, by rule sets of several associations."""

import sqlalchemy as sa
from alembic import op

from services.tournaments.migrations.versions import tournaments_0001_create_tables as first

revision = 'tournaments_0010'
down_revision = 'tournaments_0009'
branch_labels = None
depends_on = None

FACTS, KEY = 'league_game_facts', 'pk_league_game_facts'
M_LEAGUE_LINE = "25,000 to 30,000, uma 30-10 and oka, red fives, no abortive draws."
# What differs from the M-League's rule set; points are in tenths.
PRESETS = (
    {
        "name": "EMA",
        "description": "European Mahjong Association: 30,000, uma 15-5, no red fives, all may ron,"
        " one yakuman at most, timed.",
        "start_score": 30000,
        "goal_score": 30000,
        "first_points": 150,
        "second_points": 50,
        "third_points": -50,
        "fourth_points": -150,
        "red_fives": False,
        "kiriage": False,
        "combined_yakuman": False,
        "multiple_ron": True,
        "riichi_below_1000": False,
        "riichi_without_draw": False,
        "double_wind_fu": 4,
        "time_limit_minutes": 90,
    },
    {
        "name": "WRC",
        "description": "World Riichi Championship: 30,000, uma 15-5, no red fives, kiriage mangan,"
        " sticks left over stay lost, timed.",
        "start_score": 30000,
        "first_points": 150,
        "second_points": 50,
        "third_points": -50,
        "fourth_points": -150,
        "red_fives": False,
        "leftover_sticks_to_top": False,
        "combined_yakuman": False,
        "riichi_below_1000": False,
        "riichi_without_draw": False,
        "time_limit_minutes": 90,
    },
    {
        "name": "tenhou",
        "description": "tenhou.net: 25,000 to 30,000, uma 20-10 and oka, red fives, double ron,"
        " abortive draws, West if nobody has 30,000, ends below zero.",
        "first_points": 400,
        "fourth_points": -200,
        "ties_share": False,
        "extra_wind": True,
        "bust_ends_game": True,
        "dealer_may_stop": True,
        "kan_dora_at_once": False,
        "kiriage": False,
        "kazoe_yakuman": True,
        "double_wind_fu": 4,
        "multiple_ron": True,
        "riichi_below_1000": False,
        "riichi_without_draw": False,
        "abortive_draws": True,
        "nagashi_mangan": True,
    },
    {
        "name": "tenhou, three players",
        "description": "35,000 to 40,000, uma 20-0-20 and oka, a tsumo lacks the share of the"
        " player who is not there; hand by hand or final scores.",
        "players": 3,
        "start_score": 35000,
        "return_score": 40000,
        "goal_score": 40000,
        "first_points": 350,
        "second_points": 0,
        "third_points": -200,
        "fourth_points": 0,
        "ties_share": False,
        "extra_wind": True,
        "bust_ends_game": True,
        "dealer_may_stop": True,
        "kan_dora_at_once": False,
        "kiriage": False,
        "kazoe_yakuman": True,
        "double_wind_fu": 4,
        "multiple_ron": True,
        "riichi_below_1000": False,
        "riichi_without_draw": False,
        "noten_payment": 2000,
        "honba_value": 200,
        "abortive_draws": True,
        "nagashi_mangan": True,
    },
    {
        "name": "Club",
        "description": "An evening at the club: 25,000 to 30,000, uma 20-10 and oka, whole points,"
        " the last dealer may stop, ends below zero, timed.",
        "first_points": 400,
        "fourth_points": -200,
        "whole_points": True,
        "ties_share": False,
        "bust_ends_game": True,
        "dealer_may_stop": True,
        "stopping_is_choice": True,
        "kiriage": False,
        "kazoe_yakuman": True,
        "multiple_ron": True,
        "riichi_below_1000": False,
        "riichi_without_draw": False,
        "nagashi_mangan": True,
        "time_limit_minutes": 75,
    },
)


def upgrade() -> None:
    with op.batch_alter_table(FACTS) as batch_op:
        batch_op.add_column(sa.Column('depth', sa.String(), server_default='tiles', nullable=False))
        batch_op.drop_constraint(KEY, type_='primary')
        batch_op.create_primary_key(KEY, ['game_id', 'depth', 'player_id'])
    op.add_column('league_hand_facts', sa.Column('depth', sa.String(), server_default='tiles', nullable=False))
    op.add_column('league_games', sa.Column('ended_by', sa.String(), nullable=True))
    op.add_column('league_seasons', sa.Column('most_substitute_games', sa.Integer(), server_default='0', nullable=False))
    op.add_column('league_game_seats', sa.Column('is_substitute', sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column('league_hands', sa.Column('written', sa.Text(), nullable=True))
    for column in (
        sa.Column('description', sa.Text(), server_default='', nullable=False),
        sa.Column('players', sa.Integer(), server_default='4', nullable=False),
        sa.Column('rank_points_by_floaters', sa.Text(), server_default='{}', nullable=False),
        sa.Column('whole_points', sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column('stopping_is_choice', sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column('time_limit_minutes', sa.Integer(), server_default='0', nullable=False),
    ):
        op.add_column('league_rule_sets', column)
    _fill_presets()


def _fill_presets() -> None:
    """A rule set that somebody gave one of these names stays as it is."""
    common = {key: value for key, value in first.M_LEAGUE.items() if key != "id"} | {
        "players": 4,
        "whole_points": False,
        "stopping_is_choice": False,
        "time_limit_minutes": 0,
    }
    kinds = {str: sa.String, int: sa.Integer, bool: sa.Boolean}
    columns = [sa.column(name, kinds[type(value)]) for name, value in common.items()]
    rules = sa.table("league_rule_sets", *columns, sa.column("description", sa.Text))
    taken = set(op.get_bind().scalars(sa.select(rules.c.name)))
    named = rules.c.name == "M-League"
    op.execute(rules.update().where(named).values(description=M_LEAGUE_LINE))
    op.bulk_insert(rules, [common | preset for preset in PRESETS if preset["name"] not in taken])


def downgrade() -> None:
    """Hands that were written have no events to go back to: their games lose their record."""
    written = "SELECT game_id FROM league_hands WHERE written IS NOT NULL"
    op.execute(f"DELETE FROM league_game_facts WHERE game_id IN ({written}) OR depth <> 'tiles'")
    op.execute("DELETE FROM league_hand_facts WHERE depth <> 'tiles'")
    names = ", ".join(f"'{preset['name']}'" for preset in PRESETS)
    op.execute(
        f"DELETE FROM league_rule_sets WHERE name IN ({names})"
        " AND id NOT IN (SELECT rule_set_id FROM league_leagues)"
    )
    for name in (
        'time_limit_minutes', 'stopping_is_choice', 'whole_points', 'rank_points_by_floaters', 'players', 'description',
    ):
        op.drop_column('league_rule_sets', name)
    op.drop_column('league_hands', 'written')
    op.drop_column('league_game_seats', 'is_substitute')
    op.drop_column('league_seasons', 'most_substitute_games')
    op.drop_column('league_games', 'ended_by')
    op.drop_column('league_hand_facts', 'depth')
    with op.batch_alter_table(FACTS) as batch_op:
        batch_op.drop_constraint(KEY, type_='primary')
        batch_op.drop_column('depth')
        batch_op.create_primary_key(KEY, ['game_id', 'player_id'])
