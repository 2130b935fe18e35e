"""A client for programs: talk to a keepwright server, or play there as a bot (docs/bot-api.md)."""

from keepwright.client.bot_player import BotPlayer, Turn
from keepwright.client.client import Client
from keepwright.client.link import Link, Lost, Refused

__all__ = ["BotPlayer", "Client", "Link", "Lost", "Refused", "Turn"]
