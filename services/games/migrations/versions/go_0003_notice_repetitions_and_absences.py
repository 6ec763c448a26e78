"""notice repetitions and absences."""

import sqlalchemy as sa
from alembic import op


revision = 'go_0003'
down_revision = 'go_0002'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('go_games', sa.Column('no_result_asked', sa.Integer(), server_default='0',
                                        nullable=False))
    op.add_column('go_games', sa.Column('stops_for_vacation', sa.Boolean(),
                                        server_default=sa.true(), nullable=False))
    op.add_column('go_games', sa.Column('expiry_months', sa.Integer(), server_default='0',
                                        nullable=False))
    op.add_column('go_moves', sa.Column('position', sa.Integer(), nullable=True))
    op.add_column('go_players', sa.Column('automatic_vacation', sa.Boolean(),
                                          server_default=sa.false(), nullable=False))


def downgrade() -> None:
    op.drop_column('go_players', 'automatic_vacation')
    op.drop_column('go_moves', 'position')
    for name in ('expiry_months', 'stops_for_vacation', 'no_result_asked'):
        op.drop_column('go_games', name)
