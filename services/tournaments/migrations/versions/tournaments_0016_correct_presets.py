"""The rule sets of tenhou.net count whole points, as its logs do."""

from alembic import op
import sqlalchemy as sa

revision = 'tournaments_0016'
down_revision = 'tournaments_0015'
branch_labels = None
depends_on = None

FOUR, THREE = "tenhou", "tenhou, three players"
OLD_LINES = {
    FOUR: "tenhou.net: 25,000 to 30,000, uma 20-10 and oka, red fives, double ron,"
    " abortive draws, West if nobody has 30,000, ends below zero.",
    THREE: "35,000 to 40,000, uma 20-0-20 and oka, a tsumo lacks the share of the"
    " player who is not there; hand by hand or final scores.",
}
NEW_LINES = {
    FOUR: "tenhou.net: 25,000 to 30,000, uma 20-10 and oka, whole points, red fives, double ron,"
    " abortive draws, West if nobody has 30,000, ends below zero.",
    THREE: "35,000 to 40,000, uma 20-0-20 and oka, whole points, a tsumo lacks the share of the"
    " player who is not there; hand by hand or final scores.",
}


def upgrade() -> None:
    _describe(OLD_LINES, NEW_LINES, whole_points=True)


def downgrade() -> None:
    _describe(NEW_LINES, OLD_LINES, whole_points=False)


def _describe(old: dict[str, str], new: dict[str, str], whole_points: bool) -> None:
    """A rule set that a league plays by stays: its games are counted already."""
    rules = sa.table(
        "league_rule_sets",
        sa.column("id", sa.Integer),
        sa.column("name", sa.String),
        sa.column("description", sa.Text),
        sa.column("whole_points", sa.Boolean),
    )
    leagues = sa.table("league_leagues", sa.column("rule_set_id", sa.Integer))
    for name, line in new.items():
        op.execute(
            rules.update()
            .where(rules.c.name == name, rules.c.description == old[name])
            .where(rules.c.id.not_in(sa.select(leagues.c.rule_set_id)))
            .values(description=line, whole_points=whole_points)
        )
