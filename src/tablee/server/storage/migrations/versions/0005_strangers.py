"""What a server needs that strangers may reach: moderation, accounts, expiry, presence."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
INDEXES = {
    "ix_users_skeleton": ("users", "skeleton"),
    "ix_tables_opened_by": ("tables", "opened_by"),
    "ix_tables_expires": ("tables", "expires"),
    "ix_relations_other_id": ("relations", "other_id"),
    "ix_reports_reporter_id": ("reports", "reporter_id"),
    "ix_reports_about_id": ("reports", "about_id"),
    "ix_password_resets_user_id": ("password_resets", "user_id"),
    "ix_presence_table_id": ("presence", "table_id"),
}
NEW_TABLES = ("presence", "processes", "password_resets", "audit", "reports", "relations")


def _users() -> list[sa.Column[Any]]:
    return [
        sa.Column("skeleton", sa.String(120), server_default="", nullable=False),
        sa.Column("email", sa.String(254)),
        sa.Column("admin", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("silenced_until", sa.Double()),
        sa.Column("banned", sa.Double()),
        sa.Column("deleted", sa.Double()),
    ]


def _tables() -> list[sa.Column[Any]]:
    return [
        sa.Column("opened_by", sa.String(32), sa.ForeignKey("users.id")),
        sa.Column("rematch_id", sa.String(32)),
        sa.Column("expires", sa.Double()),
        sa.Column("closed", sa.String(10)),
    ]


def upgrade() -> None:
    """Nobody is silenced, nothing is reported, nothing expires yet."""
    for column in _users():
        op.add_column("users", column)
    for column in _tables():
        op.add_column("tables", column, inline_references=True)
    op.create_table(
        "relations",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("other_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("reporter_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("about_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id")),
        sa.Column("line", sa.Text()),
        sa.Column("reason", sa.String(10), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("handled", sa.Double()),
        sa.Column("decision", sa.Text()),
    )
    op.create_table(
        "audit",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("actor", sa.String(40), nullable=False),
        sa.Column("act", sa.String(40), nullable=False),
        sa.Column("subject", sa.String(60), nullable=False),
        sa.Column("detail", sa.JSON(), nullable=False),
    )
    op.create_table(
        "password_resets",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used", sa.Double()),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column(
            "process_id",
            sa.String(32),
            sa.ForeignKey("processes.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), primary_key=True),
    )
    for name, (table, indexed) in INDEXES.items():
        op.create_index(name, table, [indexed])


def downgrade() -> None:
    """What was noted of it is lost."""
    for name, (table, _) in INDEXES.items():
        op.drop_index(name, table)
    for name in NEW_TABLES:
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        for column in _tables():
            tables.drop_column(column.name)
    with op.batch_alter_table("users") as users:
        for column in _users():
            users.drop_column(column.name)
