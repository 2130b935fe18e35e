"""Statistics: what finished games tell together. It knows the games, and no server."""
