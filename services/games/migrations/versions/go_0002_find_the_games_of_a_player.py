"""find the games of a player."""

from alembic import op


revision = 'go_0002'
down_revision = 'runs_0007'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index('go_games_black', 'go_games', ['black_id', 'status'])
    op.create_index('go_games_white', 'go_games', ['white_id', 'status'])
    op.create_index('ix_go_seats_player_id', 'go_seats', ['player_id'])
    op.drop_index('ix_go_games_black_id', 'go_games')
    op.drop_index('ix_go_games_white_id', 'go_games')


def downgrade() -> None:
    op.create_index('ix_go_games_black_id', 'go_games', ['black_id'])
    op.create_index('ix_go_games_white_id', 'go_games', ['white_id'])
    op.drop_index('ix_go_seats_player_id', 'go_seats')
    op.drop_index('go_games_white', 'go_games')
    op.drop_index('go_games_black', 'go_games')
