"""Judges an upload while it arrives, in the order of its bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future, wait
from typing import Any, TypeAlias

from ._exchange import WantedRange
from .client import Client, Day, Names, Values, call_for_upload, default
from .errors import Cancelled, PreflightError, RangeFailed, TimedOut
from .records import Verdict
from .results import Check

# The first bytes are kept, since a header at the end of a file can refer to its start.
HEAD_BYTES = 1 << 20
_Event: TypeAlias = "Future[WantedRange | dict[str, Any]]"


class _Transfer:
    """The state of an upload. `feed` and `finish` yield each future that has to be done before they continue."""

    def __init__(
        self,
        to: Names = (),
        size: int | None = None,
        name: str | None = None,
        *,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        lang: str | None = None,
        timeout: float = 30,
        client: Client | None = None,
    ) -> None:
        """Starts the call. `size` is the number of bytes, and `name` the file name; None if they are not known.

        `timeout` is the number of seconds that `feed` and `finish` wait for the command each time. `client` is that of the
        module if it is None. The other parameters are those of `check`.
        """
        self._call = call_for_upload(client or default, to, size, name, slot, assume, as_of, lang)
        self._size = size
        self._timeout = timeout
        self._head = bytearray()
        self._position = 0
        self._part = bytearray()
        self._result: Check | None = None
        self._failure: PreflightError | None = None

    @property
    def done(self) -> bool:
        """True if the rest of the bytes cannot change the result."""
        return self._result is not None or self._failure is not None

    @property
    def refused(self) -> bool:
        """True as soon as it is certain that no destination accepts the file."""
        return self._result is not None and self._result.refused

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The predicted answers; empty until they are known."""
        return () if self._result is None else self._result.verdicts

    def _feed(self, chunk: bytes | bytearray | memoryview) -> Iterator[_Event]:
        start, view = self._position, memoryview(chunk).cast("B")
        self._position += len(view)
        if start < HEAD_BYTES:
            self._head += view[: HEAD_BYTES - start]
        if self._size is not None and self._position > self._size:
            self._fail(RangeFailed(f"found an upload of more than {self._size} bytes: give its true size, or none"))
        while not self.done:
            yield self._call.event
            wanted = self._event()
            if wanted is None:
                return
            while len(self._part) < wanted.length:
                offset = wanted.offset + len(self._part)
                missing = wanted.length - len(self._part)
                if offset >= self._position:
                    return  # A later chunk has it.
                if offset < len(self._head):
                    self._part += self._head[offset : offset + missing]
                elif offset >= start:
                    self._part += view[offset - start : offset - start + missing]
                else:
                    self._call.refuse(wanted, f"byte {offset} of the upload has passed: check the stored file instead")
                    self._part.clear()
                    break
            else:
                self._answer(wanted)

    def _finish(self) -> Iterator[_Event]:
        yield from self._feed(b"")
        while not self.done:
            yield self._call.event
            wanted = self._event()
            if wanted is None:
                return
            if self._size not in (None, self._position):
                message = f"the upload ended after {self._position} of {self._size} bytes"
                self._call.refuse(wanted, message)
                self._part.clear()
            else:
                self._answer(wanted)  # Fewer bytes than wanted tell that this is the end.
            yield from self._feed(b"")

    def _answer(self, wanted: WantedRange) -> None:
        self._call.answer(wanted, bytes(self._part))
        self._part.clear()

    def _event(self) -> WantedRange | None:
        """Returns the wanted range. None if the call has ended."""
        try:
            event = self._call.event.result()
        except CancelledError:
            self._fail(Cancelled("the upload was cancelled"))
        except PreflightError as error:
            self._fail(error)
        else:
            if isinstance(event, WantedRange):
                return event
            self._result = Check.from_json(event)
        return None

    def _fail(self, failure: PreflightError) -> None:
        self._failure = self._failure or failure
        self._call.cancel()

    def _late(self) -> None:
        self._fail(TimedOut(f"found no answer within {self._timeout} s: give a longer timeout"))

    def _checked(self) -> Check:
        if self._failure is not None:
            raise self._failure
        assert self._result is not None
        return self._result


class Upload(_Transfer):
    """Judges an upload while it arrives. It keeps the first MiB and the bytes that the command asks for, but no others.

    Use it as `with Upload(to) as upload`, which cancels what is not finished.
    """

    def feed(self, chunk: bytes | bytearray | memoryview) -> None:
        """Takes the next bytes. It waits until the command has looked at them. Errors are raised by `finish`."""
        self._run(self._feed(chunk))

    def finish(self) -> Check:
        """Returns the predicted answers. `complete` is False if they came before the end of the upload.

        Raises what `check` raises; RangeFailed if the command needs bytes that have passed.
        """
        self._run(self._finish())
        return self._checked()

    def _run(self, steps: Iterator[_Event]) -> None:
        for event in steps:
            wait([event], self._timeout)
            if not event.done():
                self._late()

    def __enter__(self) -> Upload:
        return self

    def __exit__(self, *_: object) -> None:
        self._call.cancel()


class AsyncUpload(_Transfer):
    """Does what `Upload` does, for asyncio: `async with AsyncUpload(to) as upload`."""

    async def feed(self, chunk: bytes | bytearray | memoryview) -> None:
        """Takes the next bytes. It waits until the command has looked at them. Errors are raised by `finish`."""
        await self._run(self._feed(chunk))

    async def finish(self) -> Check:
        """Returns the predicted answers. `complete` is False if they came before the end of the upload.

        Raises what `check` raises; RangeFailed if the command needs bytes that have passed.
        """
        await self._run(self._finish())
        return self._checked()

    async def _run(self, steps: Iterator[_Event]) -> None:
        for event in steps:
            await asyncio.wait([asyncio.wrap_future(event)], timeout=self._timeout)
            if not event.done():
                self._late()

    async def __aenter__(self) -> AsyncUpload:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._call.cancel()
