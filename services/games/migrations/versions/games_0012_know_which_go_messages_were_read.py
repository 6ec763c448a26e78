"""know which Go messages were read."""

import sqlalchemy as sa
from alembic import op


revision = 'games_0012'
down_revision = 'games_0011'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('go_messages') as batch_op:
        batch_op.add_column(sa.Column('read_at', sa.DateTime(timezone=True), nullable=True))
    # Nobody is told of years of old messages at once.
    op.execute('UPDATE go_messages SET read_at = sent_at')


def downgrade() -> None:
    with op.batch_alter_table('go_messages') as batch_op:
        batch_op.drop_column('read_at')
