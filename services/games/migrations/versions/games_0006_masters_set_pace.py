"""let masters set the pace and put games away."""

import sqlalchemy as sa
from alembic import op


revision = 'games_0006'
down_revision = 'games_0005'
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not in a batch: that would copy the table, and numbers of deleted games would be used again.
    op.create_table('diplomacy_late_notices',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('due_at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_late_notices_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', name=op.f('pk_diplomacy_late_notices'))
    )
    op.add_column('diplomacy_attendances', sa.Column('by_default', sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column('diplomacy_attendances', sa.Column('excused', sa.Boolean(), server_default=sa.false(), nullable=False))

    op.add_column('diplomacy_games', sa.Column('no_messages', sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column('diplomacy_games', sa.Column('no_press', sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column('diplomacy_games', sa.Column('with_messages', sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column('diplomacy_games', sa.Column('rated', sa.Boolean(), server_default=sa.true(), nullable=False))
    op.add_column('diplomacy_games', sa.Column('pace_moves', sa.Integer(), server_default='0', nullable=False))
    op.add_column('diplomacy_games', sa.Column('pace_retreats', sa.Integer(), server_default='0', nullable=False))
    op.add_column('diplomacy_games', sa.Column('pace_adjustments', sa.Integer(), server_default='0', nullable=False))
    op.add_column('diplomacy_games', sa.Column('grace_hours', sa.Integer(), nullable=True))
    op.add_column('diplomacy_games', sa.Column('grace_not_before', sa.DateTime(timezone=True), nullable=True))
    op.add_column('diplomacy_games', sa.Column('put_away_at', sa.DateTime(timezone=True), nullable=True))
    op.execute('UPDATE diplomacy_games SET with_messages = NOT silent WHERE started_at IS NOT NULL')


def downgrade() -> None:
    op.drop_column('diplomacy_games', 'put_away_at')
    op.drop_column('diplomacy_games', 'grace_not_before')
    op.drop_column('diplomacy_games', 'grace_hours')
    op.drop_column('diplomacy_games', 'pace_adjustments')
    op.drop_column('diplomacy_games', 'pace_retreats')
    op.drop_column('diplomacy_games', 'pace_moves')
    op.drop_column('diplomacy_games', 'rated')
    op.drop_column('diplomacy_games', 'with_messages')
    op.drop_column('diplomacy_games', 'no_press')
    op.drop_column('diplomacy_games', 'no_messages')

    op.drop_column('diplomacy_attendances', 'excused')
    op.drop_column('diplomacy_attendances', 'by_default')

    op.drop_table('diplomacy_late_notices')
