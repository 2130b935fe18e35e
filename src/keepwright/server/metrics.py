"""Figures about the server, as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


@final
class Metrics:
    """What is counted and measured."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self._requests: Final = Histogram(
            "keepwright_request_seconds",
            "How long requests took.",
            ["method", "route", "status"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        self._decisions: Final = Counter(
            "keepwright_decisions", "Accepted decisions.", ["game", "by"], registry=self.registry
        )
        self._notices: Final = Counter(
            "keepwright_notices",
            "Notices to people who are waited for.",
            ["way", "outcome"],
            registry=self.registry,
        )

    def notice(self, way: str, outcome: str) -> None:
        """Somebody was written to, or could not be."""
        self._notices.labels(way, outcome).inc()

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(method, route, str(status)).observe(seconds)

    def decision(self, game: str, by: str) -> None:
        """A decision was accepted."""
        self._decisions.labels(game, by).inc()

    def gauge(self, name: str, what: str, value: Callable[[], float]) -> None:
        """A figure that is asked for when it is wanted."""
        Gauge(f"keepwright_{name}", what, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)
