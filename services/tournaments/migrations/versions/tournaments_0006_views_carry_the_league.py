"""The views of the M-League schema say of which league each row is."""

from alembic import op

from services.tournaments.migrations.versions import tournaments_0001_create_tables as first

revision = 'tournaments_0006'
down_revision = 'tournaments_0005'
branch_labels = None
depends_on = None

# Those with a view of their own that knows the league already, and names that all leagues share.
UNTOUCHED = ("team_season_result", "yaku_name")
OWN_TABLES = ("season", "team", "player")
# Identifiers of hands and events are the game's times 100, and times 100000, and their number.
GAME_OF = (
    ("event_id", "seen.event_id / 100000"),
    ("kyoku_id", "seen.kyoku_id / 100"),
    ("game_id", "seen.game_id"),
)


def _with_league(name: str, query: str) -> str:
    if name in OWN_TABLES:
        return query.replace(" FROM", ", league_id FROM", 1)
    if name == "player_team":
        key, table = "seen.team_id", "league_teams"
    elif name == "game":
        key, table = "seen.season_id", "league_seasons"
    else:
        game = next(game for column, game in GAME_OF if column in query.split(" FROM ")[0])
        return (
            f"SELECT seen.*, stage.league_id FROM ({query}) seen"
            f" JOIN league_games played ON played.id = {game}"
            " JOIN league_seasons stage ON stage.id = played.season_id"
        )
    return f"SELECT seen.*, owner.league_id FROM ({query}) seen JOIN {table} owner ON owner.id = {key}"


def _replace_views(changed) -> None:
    for name, query in first.VIEWS.items():
        if name not in UNTOUCHED:
            op.execute(f"DROP VIEW {name}")
            op.execute(f"CREATE VIEW {name} AS {changed(name, query)}")


def upgrade() -> None:
    _replace_views(_with_league)


def downgrade() -> None:
    _replace_views(lambda name, query: query)
