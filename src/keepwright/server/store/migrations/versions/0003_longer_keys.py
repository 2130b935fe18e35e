"""Keys of decisions with the person before them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Room for the longest key that the API takes."""
    with op.batch_alter_table("event") as event:
        event.alter_column("key", existing_type=sa.String(80), type_=sa.String(97))
