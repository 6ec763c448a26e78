"""guests are asked."""

import sqlalchemy as sa
from alembic import op


revision = 'tournaments_0019'
down_revision = 'tournaments_0018'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('guest_addresses',
    sa.Column('mark', sa.String(), nullable=False),
    sa.Column('asked_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('answered_at', sa.DateTime(timezone=True), nullable=True),
    sa.Column('wanted', sa.Boolean(), nullable=True),
    sa.PrimaryKeyConstraint('mark', name=op.f('pk_guest_addresses'))
    )


def downgrade() -> None:
    op.drop_table('guest_addresses')
