"""Judges an upload while it arrives, in the order of its bytes."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future, wait
from typing import Any, Literal, TypeAlias

from ._exchange import WantedRange
from .client import Client, Day, Names, Values, call_for_upload, default
from .errors import Cancelled, InvalidParams, PreflightError, RangeFailed, TimedOut
from .records import Verdict
from .results import Check

# The first bytes are kept, since a header at the end of a file can refer to its start.
HEAD_BYTES = 1 << 20
# The last bytes are kept, since the command wants them at the end of an upload of unknown size.
TAIL_BYTES = 1 << 16
_Event: TypeAlias = "Future[WantedRange | dict[str, Any]]"


class _Transfer:
    """The state of an upload. Its generators yield each future that has to be done before they continue."""

    def __init__(
        self,
        to: Names = (),
        size: int | None = None,
        name: str | None = None,
        *,
        refuse: Literal["all", "any"] = "all",
        facts: bool = False,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        lang: str | None = None,
        timeout: float = 30,
        client: Client | None = None,
    ) -> None:
        """Starts the call. `size` is the number of bytes, and `name` the file name; None if they are not known.

        Without a size, limits of the size are judged by `finish` alone. `refuse` says when the upload counts as refused: if
        `all` destinations refuse it, or `any` of them. `timeout` is the number of seconds for which the start, `feed` and
        `finish` wait for the command each time; the upload itself can take a day. `client` is that of the module if it is
        None. The other parameters are those of `check`.
        """
        self._call = call_for_upload(client or default, to, size, name, slot, assume, as_of, lang, refuse, facts)
        # Without a `with` block, an upload that nobody finishes would be open for a day.
        weakref.finalize(self, self._call.abandon).atexit = False
        self._size = size
        self._refuse = refuse
        self._timeout = timeout
        self._head = bytearray()
        self._tail = bytearray()
        self._position = 0
        self._part = bytearray()
        self._result: Check | None = None
        self._failure: PreflightError | None = None
        self._start()

    def _start(self) -> None:
        """Waits for the command, if that is possible without an event loop."""

    @property
    def refused(self) -> bool:
        """True as soon as it is certain that all destinations refuse the file; with `refuse="any"`, at least one."""
        if self._result is None:
            return False
        return self._result.refused if self._refuse == "all" else any(each.is_refused for each in self.verdicts)

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The predicted answers; empty until they are known. After an early refusal, they are those of the refusal."""
        return () if self._result is None else self._result.verdicts

    @property
    def _done(self) -> bool:
        return self._result is not None or self._failure is not None

    def _open(self) -> Iterator[_Event]:
        """Waits until the command wants bytes, which it does only if the parameters are right."""
        yield self._call.event
        self._event()
        if self._failure is not None:
            raise self._failure

    def _feed(self, chunk: bytes | bytearray | memoryview) -> Iterator[_Event]:
        try:
            start, view = self._position, memoryview(chunk).cast("B")
        except TypeError as error:
            raise InvalidParams(f"found {type(chunk).__name__}, expected bytes") from error
        self._position += len(view)
        if start < HEAD_BYTES:
            self._head += view[: HEAD_BYTES - start]
        self._tail += view[-TAIL_BYTES:]
        del self._tail[:-TAIL_BYTES]
        if self._size is not None and self._position > self._size:
            self._fail(RangeFailed(f"found an upload of more than {self._size} bytes: give its true size, or none"))
        kept = ((0, self._head), (start, view), (self._position - len(self._tail), self._tail))
        while not self._done:
            yield self._call.event
            wanted = self._event()
            if wanted is None or wanted.offset is None:
                return  # The end is known in `finish`.
            while len(self._part) < wanted.length:
                offset = wanted.offset + len(self._part)
                missing = wanted.length - len(self._part)
                if offset >= self._position:
                    return  # A later chunk has it.
                for first, held in kept:
                    if first <= offset < first + len(held):
                        self._part += held[offset - first : offset - first + missing]
                        break
                else:
                    self._call.refuse(wanted, f"byte {offset} of the upload has passed: check the stored file instead")
                    self._part.clear()
                    break
            else:
                self._answer(wanted)

    def _finish(self) -> Iterator[_Event]:
        yield from self._feed(b"")
        while not self._done:
            yield self._call.event
            wanted = self._event()
            if wanted is None:
                return
            if self._size not in (None, self._position):
                message = f"the upload ended after {self._position} of {self._size} bytes"
                self._call.refuse(wanted, message)
                self._part.clear()
            elif wanted.offset is None:
                self._call.answer(wanted, bytes(self._tail[-wanted.length :]), size=self._position)
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
        advice = "give the upload a longer timeout, or have fewer uploads open at once"
        self._fail(TimedOut(f"found no answer within {self._timeout} s: {advice}"))

    def _checked(self) -> Check:
        if not (self._failure or self.refused or self._result is None) and self._size not in (None, self._position):
            # The header has told all that the command needs, but the rest of the file never came.
            self._failure = RangeFailed(f"the upload ended after {self._position} of {self._size} bytes")
        if self._failure is not None:
            raise self._failure
        assert self._result is not None
        return self._result


def _arrival(event: _Event) -> Future[None]:
    """A future that is done with the event, but never has its exception: a loop prints those that nobody asks for."""
    arrived: Future[None] = Future()
    event.add_done_callback(lambda _: arrived.set_result(None))
    return arrived


class Upload(_Transfer):
    """Judges an upload while it arrives. It keeps its first MiB, its last 64 KiB and the bytes that the command asks for.

    Use it as `with Upload(to) as upload`, which cancels what is not finished. Its start waits for the command, and raises
    what `check` raises, such as InvalidParams for an unknown destination.
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

    def _start(self) -> None:
        try:
            self._run(self._open())
        except BaseException:
            self._call.cancel()
            raise

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
    """Does what `Upload` does, for asyncio: `async with AsyncUpload(to) as upload`. Entering it waits for the command."""

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
            await asyncio.wait([asyncio.wrap_future(_arrival(event))], timeout=self._timeout)
            if not event.done():
                self._late()

    async def __aenter__(self) -> AsyncUpload:
        try:
            await self._run(self._open())
        except BaseException:
            self._call.cancel()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self._call.cancel()
