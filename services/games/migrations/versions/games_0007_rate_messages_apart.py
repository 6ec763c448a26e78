"""rate games with and without messages apart."""

import sqlalchemy as sa
from alembic import op


revision = 'games_0007'
down_revision = 'games_0006'
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Ratings are made from history: what is stored is computed anew at the next run."""
    _drop()
    _create(['counted'])


def downgrade() -> None:
    _drop()
    _create([])


def _drop() -> None:
    op.drop_table('diplomacy_performances')
    op.drop_table('diplomacy_performance_changes')
    op.execute('DELETE FROM diplomacy_rating_runs')


def _create(keys: list[str]) -> None:
    """`keys`: what the primary keys begin with."""
    op.create_table('diplomacy_performances',
    *[sa.Column(key, sa.String(), server_default='all', nullable=False) for key in keys],
    sa.Column('player_id', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('variant', sa.String(), nullable=False),
    sa.Column('role_id', sa.Integer(), nullable=False),
    sa.Column('rating', sa.Double(), nullable=False),
    sa.Column('games', sa.Integer(), nullable=False),
    sa.PrimaryKeyConstraint(*keys, 'player_id', 'variant', 'role_id', name=op.f('pk_diplomacy_performances'))
    )
    op.create_index('performances_of_variant', 'diplomacy_performances', ['variant', *keys, 'rating'], unique=False)
    op.create_table('diplomacy_performance_changes',
    *[sa.Column(key, sa.String(), server_default='all', nullable=False) for key in keys],
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('role_id', sa.Integer(), nullable=False),
    sa.Column('place', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('variant', sa.String(), nullable=False),
    sa.Column('performed', sa.Double(), nullable=False),
    sa.Column('expected', sa.Double(), nullable=False),
    sa.Column('step', sa.Double(), nullable=False),
    sa.Column('before', sa.Double(), nullable=False),
    sa.Column('after', sa.Double(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_performance_changes_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint(*keys, 'game_id', 'role_id', name=op.f('pk_diplomacy_performance_changes'))
    )
    op.create_index(op.f('ix_diplomacy_performance_changes_player_id'), 'diplomacy_performance_changes', ['player_id'], unique=False)
