"""Bots that people run themselves: each belongs to an account."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everybody is a person so far."""
    owner = sa.Column("owner_id", sa.String(32), sa.ForeignKey("users.id"))
    op.add_column("users", owner, inline_references=True)
    op.create_index("ix_users_owner_id", "users", ["owner_id"])


def downgrade() -> None:
    """Such bots become guests whom nobody can sign in as."""
    op.drop_index("ix_users_owner_id", "users")
    with op.batch_alter_table("users") as users:
        users.drop_column("owner_id")
