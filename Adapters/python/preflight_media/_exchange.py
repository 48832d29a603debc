"""One process of the command that answers the calls of all threads and event loops (`preflight serve --stdio`).

Each process has three threads: one writes requests, one reads answers, and one keeps the last lines of standard error.
No caller writes to the pipe, since a full pipe would block it, and with it an event loop or the reader of answers.
"""

from __future__ import annotations

import atexit
import base64
import json
import logging
import os
import queue
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, InvalidStateError
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Literal, TypeAlias, cast

from .errors import BY_CODE, CallError, Cancelled, CommandMissing, InvalidParams, ProcessEnded

# Limits that every process has at least, until it has stated its own.
LIMITS = {"message_bytes": 33_554_432, "in_flight": 1024, "objects": 64}
# Calls that change nothing. They are repeated once, if the process ended before it answered.
SAFE = frozenset(("check", "probe", "judge", "plan", "explain", "destinations", "initialize", "rpc.discover"))
# A call that names its file or none, one on an object in a store or in memory, and one on an upload, which can be open for long.
Kind: TypeAlias = Literal["plain", "object", "upload"]
Progress: TypeAlias = Callable[[str, int, int], object]
# The capacity of a pipe on Linux. A longer write waits for the command.
PIPE_BYTES = 1 << 16
# The time that the process has to end by itself.
GRACE = 2.0


@dataclass(frozen=True)
class WantedRange:
    """A part of an object that the command needs before it can answer. Without `offset`, these are its last bytes."""

    id: str
    offset: int | None
    length: int
    attempt: int = 1


class Call:
    """One call. Its `event` is a range that the command wants, or in the end its result or error."""

    def __init__(self, exchange: Exchange, method: str, kind: Kind = "plain", progress: Progress | None = None) -> None:
        self.exchange = exchange
        self.method = method
        self.kind: Kind = kind
        self.progress = progress
        # A range that another process wants, while the caller still gives the one that the ended process wanted.
        self.missed: WantedRange | None = None
        self.event: Future[WantedRange | dict[str, Any]] = Future()
        self.id = 0
        self.message = b""
        self.attempts = 0
        self.is_written = False
        self.is_cancelled = False
        self.outcome: dict[str, Any] | BaseException | None = None

    def answer(
        self, wanted: WantedRange, content: bytes, *, size: int | None = None, version: str | None = None
    ) -> None:
        """Gives the bytes of a range, or the last bytes and the `size` of the object. `event` is a new future afterwards."""
        known = {"bytes": base64.b64encode(content).decode(), "size": size, "version": version}
        result = {key: value for key, value in known.items() if value is not None}
        self.exchange.reply(self, wanted, {"id": wanted.id, "result": result})

    def refuse(self, wanted: WantedRange, message: str) -> None:
        """Says that a range cannot be given, which ends the call with RangeFailed."""
        self.exchange.reply(self, wanted, {"id": wanted.id, "error": {"code": 1004, "message": message}})

    def cancel(self) -> None:
        """Ends the call without a result. It does nothing if the call is already answered."""
        self.exchange.cancel(self)

    def abandon(self) -> None:
        """Does what `cancel` does, for a finalizer. It takes no lock, since the thread that it interrupts may hold one."""
        process = self.exchange.process
        if self.outcome is None and not self.is_cancelled:
            self.is_cancelled = True
            if process is not None and process.calls.get(self.id) is self:
                process.outbox.put((_cancellation(self), None))

    def resolve(self, event: WantedRange | dict[str, Any] | BaseException) -> None:
        """Sets the event. The lock of the exchange must be held."""
        if not isinstance(event, WantedRange):
            self.outcome = event
        try:
            if isinstance(event, BaseException):
                self.event.set_exception(event)
            else:
                self.event.set_result(event)
        except InvalidStateError:
            # The caller gave up, or has not yet given the range that it was asked for.
            self.missed = event if isinstance(event, WantedRange) else None


class _Process:
    """A started process and what belongs to it alone. A new one never gets answers for calls of an old one."""

    def __init__(self, arguments: Sequence[str]) -> None:
        try:
            self.popen = subprocess.Popen(
                arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                # An interrupt of the terminal reaches Python alone, which then ends the process in order.
                start_new_session=True,
            )
        except OSError as error:
            raise CommandMissing(f"cannot start {arguments[0]}: {error.strerror}") from error
        assert self.popen.stdin and self.popen.stdout and self.popen.stderr
        self.stdin, self.stdout, self.stderr = self.popen.stdin, self.popen.stdout, self.popen.stderr
        self.outbox: queue.SimpleQueue[tuple[bytes, Call | None] | None] = queue.SimpleQueue()
        self.calls: dict[int, Call] = {}
        self.last_words: deque[str] = deque(maxlen=5)
        self.is_closing = False
        self.threads: dict[str, threading.Thread] = {}

    def leave(self) -> None:
        """Closes the pipes of a process that belongs to the parent of this one."""
        for pipe in (self.stdin, self.stdout, self.stderr):
            pipe.close()
        self.popen.returncode = 0  # Popen would wait for a child of another process.


class Exchange:
    """A connection that starts its process with the first call, and again after the process ended."""

    def __init__(self, arguments: Callable[[], Sequence[str]]) -> None:
        self.arguments = arguments
        self._reset()
        _exchanges.add(self)

    def _reset(self) -> None:
        self._pid = os.getpid()
        self._lock = threading.RLock()
        self._process: _Process | None = None
        # Each kind of call waits for its own, so that idle uploads delay nothing else.
        self._waiting: dict[Kind, deque[Call]] = {"plain": deque(), "object": deque(), "upload": deque()}
        self._open: dict[Kind, int] = dict.fromkeys(self._waiting, 0)
        self._last_id = 0
        self._limits = dict(LIMITS)

    def after_fork(self) -> None:
        """Leaves the process to the parent. This child starts its own with its first call."""
        process = self._process
        self._reset()
        if process is not None:
            process.leave()

    def call(
        self, method: str, params: Mapping[str, Any], kind: Kind = "plain", progress: Progress | None = None
    ) -> Call:
        """Starts a call, and returns without waiting. A call beyond the limits waits until others are answered."""
        if self._pid != os.getpid():
            self.after_fork()
        call = Call(self, method, kind, progress)
        if progress is not None:
            params = {**params, "progress": True}
        with self._lock:
            self._last_id += 1
            call.id = self._last_id
            call.message = _encoded({"id": call.id, "method": method, "params": params})
            if len(call.message) > self._limits["message_bytes"]:
                raise InvalidParams(
                    f"found a request of {len(call.message)} bytes, expected at most {self._limits['message_bytes']}: "
                    "give a path or a file object"
                )
            self._waiting[kind].append(call)
            self._start_waiting()
        return call

    def _start_waiting(self) -> None:
        """Writes the calls that are within the limits. The lock must be held."""
        for kind, waiting in self._waiting.items():
            while waiting and (waiting[0].is_cancelled or self._has_room(kind)):
                call = waiting.popleft()
                if call.is_cancelled:
                    continue
                try:
                    process = self._process or self._start()
                except CommandMissing as error:
                    call.resolve(error)
                    continue
                call.attempts += 1
                call.is_written = False
                self._open[kind] += 1
                process.calls[call.id] = call
                process.outbox.put((call.message, call))

    def _has_room(self, kind: Kind) -> bool:
        """True if the process may have another call. Uploads leave an eighth of what it may have to other calls."""
        objects = min(self._limits["objects"], self._limits["in_flight"])
        if kind == "upload" and self._open["upload"] >= objects - objects // 8:
            return False
        if kind != "plain" and self._open["object"] + self._open["upload"] >= self._limits["objects"]:
            return False
        return sum(self._open.values()) < self._limits["in_flight"]

    def _start(self) -> _Process:
        process = self._process = _Process(self.arguments())
        self._open = dict.fromkeys(self._waiting, 0)
        self._open["plain"] = 1
        self._last_id += 1
        hello = Call(self, "initialize")
        hello.id, hello.attempts = self._last_id, 2
        process.calls[hello.id] = hello
        process.outbox.put((_encoded({"id": hello.id, "method": "initialize", "params": {}}), hello))
        hello.event.add_done_callback(self._learn)
        for task in (self._write, self._listen, self._read):
            thread = threading.Thread(target=task, args=(process,), name=f"preflight{task.__name__}", daemon=True)
            process.threads[task.__name__] = thread
            thread.start()
        return process

    def _learn(self, hello: Future[WantedRange | dict[str, Any]]) -> None:
        if hello.exception() is None:
            limits = cast("dict[str, Any]", hello.result()).get("limits", {})
            self._limits.update((name, int(limits[name])) for name in LIMITS if name in limits)

    def reply(self, call: Call, wanted: WantedRange, message: Mapping[str, Any]) -> None:
        """Answers a request for a range, and prepares the next event."""
        with self._lock:
            call.event, missed, call.missed = Future(), call.missed, None
            process = self._process
            if call.outcome is not None:
                call.resolve(call.outcome)  # The call ended while the range was read.
            elif missed is not None:
                call.resolve(missed)
            elif wanted.attempt != call.attempts or call in self._waiting[call.kind]:
                pass  # The process that wanted this ended, and the next one asks again.
            elif process is None or process.calls.get(call.id) is not call:
                call.resolve(ProcessEnded("the call belongs to another process: it was started before a fork"))
            else:
                process.outbox.put((_encoded(message), None))

    @property
    def process(self) -> _Process | None:
        return self._process

    def cancel(self, call: Call) -> None:
        with self._lock:
            if call.outcome is not None or call.is_cancelled:
                return
            call.is_cancelled = True
            if self._process is not None and self._process.calls.get(call.id) is call:
                # It counts until the command has answered it, since the command counts it too.
                self._process.outbox.put((_cancellation(call), None))
            call.resolve(Cancelled("the call was cancelled"))

    def close(self) -> None:
        """Ends the process. Calls in flight get ProcessEnded; a later call starts another process."""
        with self._lock:
            process = self._process
            if process is None or self._pid != os.getpid():
                return
            process.is_closing = True
            if process.calls:
                process.popen.terminate()
        process.outbox.put(None)
        try:
            process.popen.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.popen.kill()
            process.popen.wait()
        with self._lock:
            self._settle(process, "")

    # The three threads of a process.

    def _write(self, process: _Process) -> None:
        try:
            while (item := process.outbox.get()) is not None:
                # What waits is written at once, since each write costs a switch of threads.
                items, size = [item], len(item[0])
                while size < PIPE_BYTES and not process.outbox.empty() and (item := process.outbox.get()) is not None:
                    items.append(item)
                    size += len(item[0])
                lines, written = memoryview(b"".join(line for line, _ in items)), 0
                ends = deque(zip(accumulate(len(line) for line, _ in items), (call for _, call in items)))
                while written < len(lines):
                    written += os.write(process.stdin.fileno(), lines[written:])
                    while ends and ends[0][0] <= written:
                        if (call := ends.popleft()[1]) is not None:
                            call.is_written = True
                if item is None:
                    break
        except (OSError, ValueError):
            pass  # The process ended. The reader sees that too, and settles all calls.
        finally:
            process.stdin.close()

    def _listen(self, process: _Process) -> None:
        # A reader of its own keeps the pipe empty, so that a talkative process never blocks.
        with process.stderr:
            for line in iter(process.stderr.readline, b""):
                process.last_words.append(line.decode(errors="replace").strip())

    def _read(self, process: _Process) -> None:
        reason = ""
        try:
            with open(process.stdout.fileno(), "rb", closefd=False) as stdout:
                for line in stdout:
                    self._take(process, line)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            # The call of a lost answer would wait forever. A new process is in order again.
            reason = f"it wrote a line that is no message: {error}"
            process.popen.kill()
        except OSError as error:
            reason = str(error)
        try:
            status = process.popen.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.popen.kill()
            status = process.popen.wait()
        process.outbox.put(None)
        # Only the writer knows which calls the process got, and only the listener knows why it ended.
        process.threads["_write"].join(GRACE)
        process.threads["_listen"].join(GRACE)
        process.stdout.close()
        with self._lock:
            self._settle(process, reason or f"exit status {status}")

    def _take(self, process: _Process, line: bytes) -> None:
        message: dict[str, Any] = json.loads(line)
        with self._lock:
            if "method" in message:
                self._take_request(process, message)
            elif message["id"] is None:
                raise ValueError(message["error"]["message"])
            elif (call := process.calls.pop(message["id"], None)) is not None:
                self._open[call.kind] -= 1
                call.resolve(_error(message["error"]) if "error" in message else dict(message["result"]))
                self._start_waiting()

    def _take_request(self, process: _Process, message: dict[str, Any]) -> None:
        if message["method"] in ("needRange", "needEnd"):
            params = message["params"]
            offset = params["offset"] if message["method"] == "needRange" else None
            call = process.calls.get(params["call"])
            if call is not None and not call.is_cancelled:
                call.resolve(WantedRange(message["id"], offset, params["length"], call.attempts))
                return
        if message["method"] == "$/progress":
            params = message["params"]
            call = process.calls.get(params.get("call"))
            if call is not None and call.progress is not None and not call.is_cancelled:
                try:
                    call.progress(str(params["what"]), int(params["done"]), int(params["total"]))
                except Exception:
                    # A mistake of the caller is no reason to end all calls.
                    logging.exception("the progress of %s cannot be told", call.method)
                    call.progress = None
            return
        if "id" in message:
            error = {"code": -32601, "message": "found a method or a call that this client does not have"}
            process.outbox.put((_encoded({"id": message["id"], "error": error}), None))

    def _settle(self, process: _Process, reason: str) -> None:
        """Ends every call of an ended process. The lock must be held."""
        again: list[Call] = []
        reason = "it was closed" if process.is_closing else reason
        waiting = [call for each in self._waiting.values() for call in each] if process.is_closing else []
        ended = [*process.calls.values(), *waiting]
        process.calls.clear()
        if self._process is process:
            self._process = None
            self._open = dict.fromkeys(self._waiting, 0)
        if process.is_closing:
            for each in self._waiting.values():
                each.clear()
        for call in ended:
            # The process never saw a call that was not written. What an upload has sent is gone.
            can_repeat = not call.is_written or call.method in SAFE and call.kind != "upload"
            if can_repeat and not (call.is_cancelled or process.is_closing) and call.attempts < 2:
                again.append(call)
                continue
            words = "; ".join([reason, *process.last_words])
            call.resolve(ProcessEnded(f"preflight ended before it answered {call.method}: {words}"))
        for call in reversed(again):
            self._waiting[call.kind].appendleft(call)
        self._start_waiting()


def _encoded(message: Mapping[str, Any]) -> bytes:
    try:
        text = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
        return text.encode() + b"\n"
    except (TypeError, ValueError) as error:
        raise InvalidParams(f"found a value that JSON cannot hold: {error}") from error


def _cancellation(call: Call) -> bytes:
    return _encoded({"method": "cancel", "params": {"id": call.id}})


def _error(error: dict[str, Any]) -> CallError:
    data: dict[str, Any] = error.get("data") or {}
    kind = BY_CODE.get(error["code"], CallError)
    return kind(
        error["message"],
        code=error["code"],
        kind=data.get("kind"),
        found=data.get("found"),
        expected=data.get("expected"),
    )


_exchanges: weakref.WeakSet[Exchange] = weakref.WeakSet()


def _after_fork() -> None:
    for exchange in list(_exchanges):
        exchange.after_fork()


@atexit.register
def _close_all() -> None:
    for exchange in list(_exchanges):
        exchange.close()


os.register_at_fork(after_in_child=_after_fork)
