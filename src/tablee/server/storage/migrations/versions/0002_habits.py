"""Each seat has its player's standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Seats that are there have none yet."""
    op.add_column(
        "seats",
        sa.Column("habits", sa.JSON(), server_default=sa.text("'{}'"), nullable=False),
    )


def downgrade() -> None:
    """Standing orders are forgotten."""
    op.drop_column("seats", "habits")
