"""Statistics of the finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of the census; the games there are will be counted by and by."""
    op.create_table(
        "census",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("rules", sa.String(length=16), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("counts", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("game", "rules", "seats", name=op.f("pk_census")),
    )
    op.create_table(
        "counted",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("verdict", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_counted_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_counted")),
    )
