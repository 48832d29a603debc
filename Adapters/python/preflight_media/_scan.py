"""Runs `preflight scan` and yields its results while it runs."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import IO, Any

from .errors import CallError, CommandMissing, InvalidParams, ProcessEnded
from .results import CheckedFile

# The longest record. The event loop reads at most twice as much ahead.
LINE_BYTES = 1 << 24


class _Files:
    """Joins the verdicts of a file, which follow each other, to one result."""

    def __init__(self) -> None:
        self.path: str | None = None
        self.verdicts: list[dict[str, Any]] = []
        self.is_complete = False

    def add(self, line: bytes) -> Iterator[CheckedFile]:
        try:
            record: dict[str, Any] = json.loads(line)
            kind = record.pop("record")
        except (ValueError, KeyError, AttributeError) as error:
            raise CallError(f"preflight wrote a line that is no record: {error}") from error
        if kind == "summary":
            self.is_complete = True
        if kind != "verdict":
            yield from self.end()
            return
        path = str(record.pop("path"))
        if "path_bytes" in record:
            path = os.fsdecode(base64.b64decode(record.pop("path_bytes")))
        if path != self.path:
            yield from self.end()
            self.path = path
        self.verdicts.append(record)

    def end(self) -> Iterator[CheckedFile]:
        if self.path is not None:
            facts = [verdict.pop("facts") for verdict in self.verdicts if "facts" in verdict]
            shared = {"facts": facts[0]} if facts else {}
            yield CheckedFile.from_json({"path": self.path, "verdicts": self.verdicts, **shared})
        self.path, self.verdicts = None, []


def scan(arguments: Sequence[str]) -> Iterator[CheckedFile]:
    files = _Files()
    with tempfile.TemporaryFile() as errors:
        try:
            process = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors)
        except OSError as error:
            raise _missing(arguments, error) from error
        assert process.stdout
        try:
            for line in process.stdout:
                yield from files.add(line)
            status = process.wait()
        finally:
            process.stdout.close()
            process.terminate()
            process.wait()
        if not files.is_complete:
            raise _failure(status, errors)


async def ascan(arguments: Sequence[str]) -> AsyncIterator[CheckedFile]:
    files = _Files()
    with tempfile.TemporaryFile() as errors:
        try:
            process = await asyncio.create_subprocess_exec(
                *arguments,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                limit=LINE_BYTES,
            )
        except OSError as error:
            raise _missing(arguments, error) from error
        assert process.stdout
        try:
            while line := await process.stdout.readline():
                for file in files.add(line):
                    yield file
            status = await process.wait()
        finally:
            if process.returncode is None:
                process.terminate()
                # A full pipe would never report its end.
                while await process.stdout.read(1 << 16):
                    pass
                await process.wait()
        if not files.is_complete:
            raise _failure(status, errors)


def _missing(arguments: Sequence[str], error: OSError) -> CommandMissing:
    return CommandMissing(f"cannot start {arguments[0]}: {error.strerror}")


def _failure(status: int, errors: IO[bytes]) -> CallError:
    errors.seek(max(0, errors.seek(0, os.SEEK_END) - 4096))
    words = errors.read().decode(errors="replace").strip()
    if status == 64:
        return InvalidParams(words)
    return ProcessEnded(f"preflight ended before its summary: exit status {status}" + (f": {words}" if words else ""))
