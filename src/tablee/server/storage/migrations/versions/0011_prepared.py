"""Each seat may have a move that its player has prepared."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has prepared anything yet."""
    op.add_column("seats", sa.Column("prepared", sa.JSON()))


def downgrade() -> None:
    """What was prepared is forgotten."""
    op.drop_column("seats", "prepared")
