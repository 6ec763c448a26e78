"""Changes of rounds already shown are kept, with who made them and why."""

import sqlalchemy as sa
from alembic import op

revision = 'tournaments_0012'
down_revision = 'tournaments_0011'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        'round_changes',
        sa.Column('id', sa.Integer(), nullable=False),
        sa.Column('tournament_id', sa.Integer(), nullable=False),
        sa.Column('round', sa.Integer(), nullable=False),
        sa.Column('date', sa.DateTime(timezone=True), nullable=False),
        sa.Column('changed_by', sa.String(), nullable=False),
        sa.Column('reason', sa.Text(), nullable=False),
        sa.Column('steps', sa.Text(), nullable=False),
        sa.Column('before', sa.Text(), nullable=False),
        sa.Column('after', sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ['tournament_id'], ['tournaments.id'],
            name=op.f('fk_round_changes_tournament_id_tournaments'), ondelete='CASCADE',
        ),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_round_changes')),
        sqlite_autoincrement=True,
    )
    op.create_index('changes_of_a_round', 'round_changes', ['tournament_id', 'round'])


def downgrade() -> None:
    op.drop_index('changes_of_a_round', table_name='round_changes')
    op.drop_table('round_changes')
