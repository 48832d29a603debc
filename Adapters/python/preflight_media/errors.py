"""The exceptions of this package."""

from __future__ import annotations


class Quiet(type):
    """The type of classes whose names with underscores `help` leaves out, since nobody needs them."""

    def __dir__(cls) -> list[str]:
        return [name for name in super().__dir__() if not name.startswith("_")]


class PreflightError(Exception, metaclass=Quiet):
    """Any error of this package. A file that cannot be read is no error: its verdicts have an `error`.

    `http_status` is the answer of a web service whose client sent the file.
    """

    http_status = 500


class CommandMissing(PreflightError, FileNotFoundError):
    """The command `preflight` is not installed, or cannot be started."""


class CallError(PreflightError):
    """A call that has no result.

    `code` is the number of the exchange, and `kind` its word. `found` and `expected` are None if the command states none.
    """

    code: int = -32603
    kind: str = "internal_error"

    def __init__(
        self,
        message: str,
        *,
        code: int | None = None,
        kind: str | None = None,
        found: object = None,
        expected: object = None,
    ) -> None:
        super().__init__(message)
        if code is not None:
            self.code = code
        if kind is not None:
            self.kind = kind
        self.found = found
        self.expected = expected


class InvalidParams(CallError, ValueError):
    """An argument is wrong, such as the name of a destination."""

    code = -32602
    kind = "invalid_params"
    http_status = 400


class Cancelled(CallError):
    """The call was cancelled. A cancelled task of asyncio gets `asyncio.CancelledError` instead."""

    code = 1001
    kind = "cancelled"
    http_status = 503


class TimedOut(CallError, TimeoutError):
    """The call took longer than its `timeout`."""

    code = 1002
    kind = "timed_out"
    http_status = 503


class OutsideRoot(CallError, PermissionError):
    """The path is outside the folder that the client may read (`root`)."""

    code = 1003
    kind = "outside_root"
    http_status = 403


class RangeFailed(CallError):
    """Bytes of a file object or an upload could not be given."""

    code = 1004
    kind = "range_failed"
    http_status = 400


class TooBusy(CallError):
    """The command has too many calls in flight. A later attempt can succeed."""

    code = 1005
    kind = "too_busy"
    http_status = 503


class ProcessEnded(CallError):
    """The process of the command ended before it answered. The next call starts another one."""

    code = 1006
    kind = "shutting_down"
    http_status = 503


BY_CODE: dict[int, type[CallError]] = {
    kind.code: kind for kind in (InvalidParams, Cancelled, TimedOut, OutsideRoot, RangeFailed, TooBusy, ProcessEnded)
}
