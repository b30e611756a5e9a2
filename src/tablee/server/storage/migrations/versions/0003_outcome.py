"""Tables know the outcome instead of scores and winners, and who answers under seal."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("scores", sa.JSON),
    sa.column("winners", sa.JSON),
    sa.column("outcome", sa.JSON),
    sa.column("cut", sa.Integer),
)


def upgrade() -> None:
    """What scores and winners say is an outcome; tie-breaks were not kept."""
    op.add_column(
        "tables", sa.Column("sealed", sa.JSON(), server_default=sa.text("'[]'"), nullable=False)
    )
    op.add_column("tables", sa.Column("outcome", sa.JSON()))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.scores, tables.c.winners)).all():
        if row.scores:
            made = _outcome(row.scores, row.winners or [])
            connection.execute(sa.update(tables).where(tables.c.id == row.id).values(outcome=made))
    for name in ("scores", "winners", "cut"):
        op.drop_column("tables", name)


def _outcome(scores: list[int], winners: list[int]) -> dict[str, object]:
    ranks = [(seat in winners, score) for seat, score in enumerate(scores)]
    results: list[dict[str, object]] = [
        {
            "seat": seat,
            "opponent": None,
            "score": score,
            "tie_breaks": [],
            "place": 1 + sum(other > ranks[seat] for other in ranks),
            "won": seat in winners,
        }
        for seat, score in enumerate(scores)
    ]
    return {"results": results, "goals": [], "rank": None}


def downgrade() -> None:
    """Only scores and winners are kept."""
    op.add_column(
        "tables", sa.Column("cut", sa.Integer(), server_default=sa.text("0"), nullable=False)
    )
    op.add_column(
        "tables", sa.Column("scores", sa.JSON(), server_default=sa.text("'[]'"), nullable=False)
    )
    op.add_column("tables", sa.Column("winners", sa.JSON()))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.outcome)).all():
        if row.outcome:
            seats = [result for result in row.outcome["results"] if result["seat"] is not None]
            connection.execute(
                sa.update(tables)
                .where(tables.c.id == row.id)
                .values(
                    scores=[result["score"] for result in seats],
                    winners=[result["seat"] for result in seats if result["won"]],
                )
            )
    op.drop_column("tables", "outcome")
    op.drop_column("tables", "sealed")
