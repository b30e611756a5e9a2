"""Tournaments: who plays in them, and the tables that belong to them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No table belongs to a tournament yet."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("format", sa.String(10), nullable=False),
        sa.Column("rounds", sa.Integer()),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("invitation", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("closed", sa.String(10)),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("opened_by", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("deadline", sa.Double()),
        sa.Column("wake", sa.Double()),
    )
    op.create_index("ix_tournaments_opened_by", "tournaments", ["opened_by"])
    op.create_index("tournaments_by_status", "tournaments", ["status", "wake"])
    op.create_table(
        "tournament_members",
        sa.Column(
            "tournament_id", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True
        ),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("joined", sa.Double(), nullable=False),
        sa.Column("lot", sa.Integer(), nullable=False),
        sa.Column("left_after", sa.Integer()),
    )
    op.create_index("ix_tournament_members_user_id", "tournament_members", ["user_id"])
    op.add_column("tables", sa.Column("tournament_id", sa.String(32)))
    op.add_column("tables", sa.Column("tournament_round", sa.Integer()))
    op.create_index("ix_tables_tournament_id", "tables", ["tournament_id"])


def downgrade() -> None:
    """Tournaments are lost; their tables stay."""
    op.drop_index("ix_tables_tournament_id", "tables")
    op.drop_column("tables", "tournament_round")
    op.drop_column("tables", "tournament_id")
    op.drop_table("tournament_members")
    op.drop_table("tournaments")
