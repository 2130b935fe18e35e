"""The game-independent engine: tasks, decisions, chance, views, records. It knows no game."""
