"""The exceptions of this package."""

from __future__ import annotations


class Quiet(type):
    """The type of classes whose names with underscores `help` leaves out, since nobody needs them."""

    def __dir__(cls) -> list[str]:
        return [name for name in super().__dir__() if not name.startswith("_")]


class PreflightError(Exception, metaclass=Quiet):
    """Any error of this package. A file that cannot be read is no error: its verdicts have an `error`."""


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


class Cancelled(CallError):
    """The call was cancelled. A cancelled task of asyncio gets `asyncio.CancelledError` instead."""

    code = 1001
    kind = "cancelled"


class TimedOut(CallError, TimeoutError):
    """The call took longer than its `timeout`."""

    code = 1002
    kind = "timed_out"


class OutsideRoot(CallError, PermissionError):
    """The path is outside the folder that the client may read (`root`)."""

    code = 1003
    kind = "outside_root"


class RangeFailed(CallError):
    """Bytes of a file object or an upload could not be given."""

    code = 1004
    kind = "range_failed"


class TooBusy(CallError):
    """The command has too many calls in flight. A later attempt can succeed."""

    code = 1005
    kind = "too_busy"


class ProcessEnded(CallError):
    """The process of the command ended before it answered. The next call starts another one."""

    code = 1006
    kind = "shutting_down"


BY_CODE: dict[int, type[CallError]] = {
    kind.code: kind for kind in (InvalidParams, Cancelled, TimedOut, OutsideRoot, RangeFailed, TooBusy, ProcessEnded)
}
