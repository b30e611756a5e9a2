"""Notices: who is awaited where, how people want to be told, the browsers that are pushed to."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

INDEXES = {
    "ix_awaited_user_id": ("awaited", "user_id"),
    "ix_awaited_due": ("awaited", "due"),
    "ix_push_subscriptions_user_id": ("push_subscriptions", "user_id"),
}


def upgrade() -> None:
    """Nobody is told anything, and no address is confirmed yet."""
    op.add_column("users", sa.Column("email_confirmed", sa.Double()))
    op.create_table(
        "awaited",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("question", sa.String(40), nullable=False),
        sa.Column("mover", sa.Integer()),
        sa.Column("asked", sa.Double(), nullable=False),
        sa.Column("deadline", sa.Double()),
        sa.Column("pushed", sa.Double()),
        sa.Column("mailed", sa.Double()),
        sa.Column("reminded", sa.Double()),
        sa.Column("due", sa.Double()),
    )
    op.create_table(
        "notices",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("email", sa.String(5), server_default="off", nullable=False),
        sa.Column("pushed", sa.Double()),
        sa.Column("mailed", sa.Double()),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("session_id", sa.String(32), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
    )
    for name, (table, column) in INDEXES.items():
        op.create_index(name, table, [column])


def downgrade() -> None:
    """Everybody has to ask again to be told, and to confirm an address."""
    for name, (table, _) in INDEXES.items():
        op.drop_index(name, table)
    for table in ("push_subscriptions", "notices", "awaited"):
        op.drop_table(table)
    op.drop_column("users", "email_confirmed")
