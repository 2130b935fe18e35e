"""Seats kept for people who are asked to play again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whether the person of a seat is still awaited at a rematch."""
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("awaited", sa.Boolean(), nullable=False, server_default="0"))
