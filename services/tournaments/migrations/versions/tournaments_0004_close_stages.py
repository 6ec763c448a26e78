"""Closed stages keep their table; who played unqualified stays in the view of the results."""

import sqlalchemy as sa
from alembic import op

from services.tournaments.migrations.versions import tournaments_0001_create_tables as first

revision = 'tournaments_0004'
down_revision = 'tournaments_0003'
branch_labels = None
depends_on = None

VIEW = "team_season_result"
OLD_VIEW = first.TEAM_SEASON_RESULT


def _new_view() -> str:
    """Unqualified teams begin with nothing, stand below the others and never go on."""
    changes = [
        (
            "COALESCE(played.firsts, 0) AS firsts, COALESCE(played.best, 0) AS best\n",
            "COALESCE(played.firsts, 0) AS firsts, COALESCE(played.best, 0) AS best,\n"
            "            COALESCE(played.season_id, given.season_id) AS counted\n",
        ),
        ("everything.season_id, everything.team_id,", "everything.season_id, team.league_id,"
         " everything.team_id,"),
    ]
    for stage in ("semifinal", "final"):
        changes += [
            (
                f"SELECT season_id, team_id, carried FROM to_{stage}\n"
                "        UNION ALL SELECT base.season_id, base.team_id, 0\n",
                f"SELECT season_id, team_id, carried, 1 AS belongs FROM to_{stage}\n"
                "        UNION ALL SELECT base.season_id, base.team_id, 0, CASE WHEN"
                f" base.season_id IN (SELECT season_id FROM to_{stage}) THEN 0 ELSE 1 END\n",
            ),
            (
                f"WHERE base.season_id NOT IN (SELECT season_id FROM to_{stage})\n",
                f"WHERE base.season_id NOT IN (SELECT season_id FROM to_{stage})\n"
                "            OR base.counted IS NOT NULL AND NOT EXISTS (SELECT 1"
                f" FROM to_{stage} went_on WHERE went_on.season_id = base.season_id"
                " AND went_on.team_id = base.team_id)\n",
            ),
        ]
    changes += [
        (
            "(PARTITION BY stage.season_id\n                ORDER BY COALESCE(base.points",
            "(PARTITION BY stage.season_id\n                ORDER BY belongs DESC,"
            " COALESCE(base.points",
        ),
        ("SELECT * FROM semifinal\n", "SELECT * FROM semifinal WHERE belongs = 1\n"),
        ("SELECT * FROM regular WHERE NOT", "SELECT *, 1 FROM regular WHERE NOT"),
        (
            "took_part.carried DESC,\n                COALESCE(base.points, 0) DESC,"
            " COALESCE(base.firsts, 0) DESC,\n"
            "                COALESCE(base.best, 0) DESC, took_part.team_id) AS place\n",
            "took_part.carried DESC,\n                COALESCE(base.points, 0) DESC,"
            " COALESCE(base.firsts, 0) DESC,\n"
            "                COALESCE(base.best, 0) DESC, took_part.team_id) AS place, belongs\n",
        ),
    ]
    view = OLD_VIEW
    for old, new in changes:
        if view.count(old) != 1:
            raise ValueError(old)
        view = view.replace(old, new)
    return view


def upgrade() -> None:
    op.execute(f"DROP VIEW {VIEW}")
    op.execute(f"CREATE VIEW {VIEW} AS {_new_view()}")
    op.create_table('league_stage_changes',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('season_id', sa.Integer(), nullable=False),
    sa.Column('change', sa.String(), nullable=False),
    sa.Column('reason', sa.Text(), nullable=False),
    sa.Column('made_by', sa.String(), nullable=False),
    sa.Column('made_at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['season_id'], ['league_seasons.id'], name=op.f('fk_league_stage_changes_season_id')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_league_stage_changes')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('league_stage_changes', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_league_stage_changes_season_id'), ['season_id'], unique=False)

    op.create_table('league_stage_standings',
    sa.Column('season_id', sa.Integer(), nullable=False),
    sa.Column('team_id', sa.Integer(), nullable=False),
    sa.Column('place', sa.Integer(), nullable=False),
    sa.Column('rank', sa.Integer(), nullable=False),
    sa.Column('games', sa.Integer(), nullable=False),
    sa.Column('base_points', sa.Integer(), nullable=False),
    sa.Column('penalties', sa.Integer(), nullable=False),
    sa.Column('carried_over', sa.Integer(), nullable=False),
    sa.Column('total_points', sa.Integer(), nullable=False),
    sa.Column('gap', sa.Integer(), nullable=False),
    sa.Column('qualified', sa.Boolean(), nullable=False),
    sa.ForeignKeyConstraint(['season_id'], ['league_seasons.id'], name=op.f('fk_league_stage_standings_season_id')),
    sa.ForeignKeyConstraint(['team_id'], ['league_teams.id'], name=op.f('fk_league_stage_standings_team_id')),
    sa.PrimaryKeyConstraint('season_id', 'team_id', name=op.f('pk_league_stage_standings'))
    )


def downgrade() -> None:
    op.execute(f"DROP VIEW {VIEW}")
    op.execute(f"CREATE VIEW {VIEW} AS {OLD_VIEW}")
    op.drop_table('league_stage_standings')
    with op.batch_alter_table('league_stage_changes', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_league_stage_changes_season_id'))

    op.drop_table('league_stage_changes')
