"""What is left of a game (ratings' change, traits), requests to undo, private notes."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of games that are over, neither is known."""
    op.add_column("results", sa.Column("won", sa.Boolean()))
    op.add_column("results", sa.Column("rating_before", sa.Double()))
    op.add_column("results", sa.Column("rating_after", sa.Double()))
    op.add_column(
        "results",
        sa.Column("traits", sa.JSON(), server_default=sa.text("'[]'"), nullable=False),
    )
    op.add_column("tables", sa.Column("undo_request", sa.JSON()))
    op.create_table(
        "notes",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )


def downgrade() -> None:
    """Notes, requests and what was kept of games are lost."""
    op.drop_table("notes")
    op.drop_column("tables", "undo_request")
    for name in ("traits", "rating_after", "rating_before", "won"):
        op.drop_column("results", name)
