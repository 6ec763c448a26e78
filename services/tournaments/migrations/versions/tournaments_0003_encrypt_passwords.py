"""encrypt passwords

Passwords of connections and federations and the secrets of webhooks are encrypted where they lie.
"""

import sqlalchemy as sa
from alembic import op

from shared.encryption import decrypt, encrypt, is_encrypted

revision = 'tournaments_0003'
down_revision = 'tournaments_0002'
branch_labels = None
depends_on = None

COLUMNS = (
    ('tournaments', 'ffe_password', 'ffe_password'),
    ('event_connections', 'password', 'connection password'),
    ('event_webhooks', 'secret', 'webhook secret'),
)


def upgrade() -> None:
    _rewrite(encrypt, if_encrypted=False)


def downgrade() -> None:
    _rewrite(decrypt, if_encrypted=True)


def _rewrite(change, if_encrypted: bool) -> None:
    for name, column, purpose in COLUMNS:
        table = sa.table(name, sa.column('id', sa.Integer), sa.column(column, sa.String))
        stored = table.c[column]
        rows = op.get_bind().execute(sa.select(table.c.id, stored).where(stored.is_not(None))).all()
        for number, text in rows:
            if is_encrypted(text) == if_encrypted:
                changed = change('tournaments', purpose, text)
                op.execute(
                    table.update().where(table.c.id == number).values({column: changed})
                )
