"""The games: one folder each, here or in another home. They never import one another."""

from keepwright.homes import other_homes

__path__ += [str(home / "games") for home in other_homes()]
