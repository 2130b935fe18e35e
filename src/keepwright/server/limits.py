"""Limits: how much one address may ask, how many come in from it, how many streams one holds."""

from __future__ import annotations

import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, final

from keepwright.server.problems import Problem
from keepwright.server.settings import Limits

MOST_ADDRESSES: Final = 10_000


@final
class Buckets:
    """How much each address has asked lately: a bucket that fills up again steadily."""

    def __init__(self, per_minute: int) -> None:
        self.size: Final = float(per_minute)
        self._left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def take(self, who: str) -> float:
        """Ask once; 0 if that is allowed, else the seconds to wait."""
        moment = time.monotonic()
        left, then = self._left.pop(who, (self.size, moment))
        left = min(self.size, left + (moment - then) * self.size / 60)
        allowed = left >= 1
        self._left[who] = (left - 1 if allowed else left, moment)
        if len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)
        return 0.0 if allowed else (1 - left) * 60 / self.size


@final
class Arrivals:
    """Limits on coming in: new guests and tries to sign in, by address."""

    def __init__(self, limits: Limits) -> None:
        self._guests: Final = Buckets(limits.guests_per_minute)
        self._sign_ins: Final = Buckets(limits.sign_ins_per_minute)

    def guest(self, request: Any) -> None:
        """One more guest from this address."""
        check(self._guests.take(request.state.address))

    def sign_in(self, request: Any) -> None:
        """One more try to sign in from this address."""
        check(self._sign_ins.take(request.state.address))


def check(wait: float) -> None:
    """Refuse if there is something to wait for."""
    if wait:
        raise Problem("too_many_requests", seconds=int(wait) + 1)


def listener(person_id: str, request: Any) -> str:
    """Under whose name a stream counts."""
    return person_id or f"address {request.state.address}"


@final
class Streams:
    """Limits on open connections, by person, or by address for who has not come in."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._open: Final[Counter[str]] = Counter()
        self._guard: Final = threading.Lock()

    def check(self, person_id: str, request: Any) -> None:
        """Refuse if there cannot be one more."""
        if self._open.get(listener(person_id, request), 0) >= self.most:
            raise Problem("too_many_streams", most=self.most)

    @contextmanager
    def one(self, person_id: str, request: Any) -> Iterator[None]:
        """One more stream, as long as it is open."""
        who = listener(person_id, request)
        with self._guard:
            self.check(person_id, request)
            self._open[who] += 1
        try:
            yield
        finally:
            with self._guard:
                self._open[who] -= 1
                if not self._open[who]:
                    del self._open[who]
