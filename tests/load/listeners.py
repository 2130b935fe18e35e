"""Listeners at many tables: each hears what its table tells, and how old it is when it comes."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


async def listen(address: str, table_id: str, token: str, ages: list[float]) -> None:
    """Hear a table until the connection ends."""
    url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{table_id}/live?since=1000000"
    headers = {"authorization": f"Bearer {token}"}
    async with connect(url, additional_headers=headers, proxy=None, ping_interval=None) as socket:
        is_first = True
        try:
            async for text in socket:
                message: dict[str, Any] = json.loads(text)
                if message["type"] != "position":
                    continue
                if is_first:
                    is_first = False
                    print("open", flush=True)
                else:
                    ages.append(time.time() - message["table"]["changed_at"])
        except ConnectionClosed:
            print("closed", flush=True)


async def main(stage: dict[str, Any]) -> None:
    """Listen everywhere until the input ends; then tell the ages in thousandths of a second."""
    ages: list[float] = []
    tasks = [
        asyncio.create_task(listen(stage["address"], table, person["token"], ages))
        for person in stage["people"]
        for table in person["tables"][: stage["listened"]]
    ]
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    for one in tasks:
        one.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(json.dumps(sorted(round(age * 1000, 1) for age in ages)), flush=True)


if __name__ == "__main__":
    asyncio.run(main(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))))
