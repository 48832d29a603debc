"""Calls of the command, for threads and for asyncio."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import TimeoutError as FutureTimeoutError
from datetime import date
from typing import Any, Literal, TypeAlias, cast

from . import _scan
from ._command import command as installed_command
from ._exchange import Call, Exchange, WantedRange
from ._files import File, Ranges, described, is_read_at_once
from .errors import InvalidParams, RangeFailed, TimedOut
from .facts import Facts
from .records import Suggestion, Verdict
from .results import Check, CheckedFile, Fixed

Depth: TypeAlias = Literal["header", "stream", "sampled", "decode", "content"]
Names: TypeAlias = "str | Iterable[str]"
Values: TypeAlias = "Mapping[str, str | int | float | bool]"
Day: TypeAlias = "str | date"
Paths: TypeAlias = "str | os.PathLike[str] | Iterable[str | os.PathLike[str]]"
# The command ends a call at its deadline. The client gives up a moment later, should the command fail to.
MARGIN = 1.0
# The longest time that a call can have. Without one, the command gives an object a minute.
LONGEST = 86_400


class Client:
    """A connection to one process of the command, for all threads and event loops of this process.

    The process starts with the first call, and ends with `close`, with the `with` block or with the interpreter. The functions
    of the module use a client that they share. Each method with an `a` in front does the same for asyncio, and cancelling
    its task cancels the call. A forked child starts a process of its own.
    """

    def __init__(
        self,
        command: str | os.PathLike[str] | None = None,
        *,
        root: str | os.PathLike[str] | None = None,
        to: Names = (),
        depth: Depth | None = None,
        timeout: float | None = None,
        config: str | os.PathLike[str] | Literal[False] | None = None,
        workers: int | None = None,
        jobs: int | None = None,
        lang: str | None = None,
    ) -> None:
        """Sets the options of the process, which are defaults for its calls.

        Only paths within the folder `root` are read. `timeout` is the limit in seconds for a worker on one file. `config` is
        a configuration file, or False for none. `workers` and `jobs` are numbers of processes and threads. None leaves the
        choice to the command.
        """
        self.exchange = Exchange(self._arguments)
        self.configure(
            command, root=root, to=to, depth=depth, timeout=timeout, config=config, workers=workers, jobs=jobs, lang=lang
        )

    def configure(
        self,
        command: str | os.PathLike[str] | None = None,
        *,
        root: str | os.PathLike[str] | None = None,
        to: Names = (),
        depth: Depth | None = None,
        timeout: float | None = None,
        config: str | os.PathLike[str] | Literal[False] | None = None,
        workers: int | None = None,
        jobs: int | None = None,
        lang: str | None = None,
    ) -> None:
        """Replaces all options of the client, as its initializer takes them, and ends the process that has the old ones."""
        self.close()
        self._command = None if command is None else os.fspath(command)
        self._root = None if root is None else os.path.abspath(root)
        values: dict[str, object] = {
            "--to": ",".join(_names(to)),
            "--depth": depth,
            "--timeout": timeout,
            "--config": os.path.abspath(config) if config else None,
            "--workers": workers,
            "--jobs": jobs,
            "--lang": lang,
        }
        self._options = [f"{name}={value}" for name, value in values.items() if value not in (None, "")]
        self._options += ["--no-config"] if config is False else []

    def _arguments(self) -> Sequence[str]:
        root = [] if self._root is None else [f"--root={self._root}"]
        return [self._command or installed_command(), "serve", "--stdio", *root, *self._options]

    def close(self) -> None:
        """Ends the process. Calls in flight raise ProcessEnded. A later call starts another process."""
        self.exchange.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def check(
        self,
        file: File,
        to: Names = (),
        *,
        name: str | None = None,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        depth: Depth | None = None,
        facts: bool = False,
        lang: str | None = None,
        timeout: float | None = None,
    ) -> Check:
        """Returns the predicted answers of destinations to a file.

        `file` is a path, bytes or a binary file object, which is judged from its first byte and keeps its position. Only the
        headers of file objects are read, unless they cannot seek. `to` has ids, short names or groups; empty for the
        usual destinations of the command. `name` is the file name, for rules on the extension and for messages; None for
        that of the path or file object. `as_of` is the day whose rules apply; None for the newest rules. `facts` adds the
        facts of the file. `timeout` is in seconds, at most 86,400; None for no limit.

        Raises InvalidParams, TimedOut, OutsideRoot, RangeFailed, TooBusy, ProcessEnded or CommandMissing.
        """
        params = _params(to, slot=slot, assume=assume, as_of=as_of, depth=depth, with_facts=facts, lang=lang)
        return Check.from_json(self._on_file("check", file, name, params, timeout))

    async def acheck(
        self,
        file: File,
        to: Names = (),
        *,
        name: str | None = None,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        depth: Depth | None = None,
        facts: bool = False,
        lang: str | None = None,
        timeout: float | None = None,
    ) -> Check:
        """Does what `check` does, for asyncio."""
        params = _params(to, slot=slot, assume=assume, as_of=as_of, depth=depth, with_facts=facts, lang=lang)
        return Check.from_json(await self._aon_file("check", file, name, params, timeout))

    def probe(
        self,
        file: File,
        *,
        name: str | None = None,
        depth: Depth | None = None,
        lang: str | None = None,
        timeout: float | None = None,
    ) -> Facts:
        """Returns the facts of a file. One that cannot be read has an `error`. Raises what `check` raises."""
        result = self._on_file("probe", file, name, _params(depth=depth, lang=lang), timeout)
        return Facts.from_json(result["facts"])

    async def aprobe(
        self,
        file: File,
        *,
        name: str | None = None,
        depth: Depth | None = None,
        lang: str | None = None,
        timeout: float | None = None,
    ) -> Facts:
        """Does what `probe` does, for asyncio."""
        result = await self._aon_file("probe", file, name, _params(depth=depth, lang=lang), timeout)
        return Facts.from_json(result["facts"])

    def judge(
        self,
        facts: Facts | Mapping[str, Any],
        to: Names = (),
        *,
        name: str | None = None,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        lang: str | None = None,
    ) -> tuple[Verdict, ...]:
        """Returns the predicted answers to a file with these facts, without the file. `name` is its file name.

        `facts` are the facts of `check` or `probe`, or their `to_json()`. Raises InvalidParams for anything else.
        """
        params = _params(to, slot=slot, assume=assume, as_of=as_of, lang=lang, name=name, facts=_facts(facts))
        return Check.from_json(self._call("judge", params)).verdicts

    async def ajudge(
        self,
        facts: Facts | Mapping[str, Any],
        to: Names = (),
        *,
        name: str | None = None,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        lang: str | None = None,
    ) -> tuple[Verdict, ...]:
        """Does what `judge` does, for asyncio."""
        params = _params(to, slot=slot, assume=assume, as_of=as_of, lang=lang, name=name, facts=_facts(facts))
        return Check.from_json(await self._acall("judge", params)).verdicts

    def plan(
        self,
        file: File,
        to: Names = (),
        *,
        name: str | None = None,
        crop: bool = False,
        pad: str | None = None,
        background: str | None = None,
        trim: bool = False,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        depth: Depth | None = None,
        lang: str | None = None,
        timeout: float | None = None,
    ) -> tuple[Suggestion, ...]:
        """Returns the smallest changes with which destinations accept the file.

        `crop`, `pad`, `background` and `trim` allow what they allow in `fix`. Raises what `check` raises.
        """
        params = _params(to, slot=slot, assume=assume, as_of=as_of, depth=depth, lang=lang)
        params |= _params(crop=crop, pad=pad, background=background, trim=trim)
        suggestions = self._on_file("plan", file, name, params, timeout)["suggestions"]
        return tuple(Suggestion.from_json(each) for each in suggestions)

    async def aplan(
        self,
        file: File,
        to: Names = (),
        *,
        name: str | None = None,
        crop: bool = False,
        pad: str | None = None,
        background: str | None = None,
        trim: bool = False,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        depth: Depth | None = None,
        lang: str | None = None,
        timeout: float | None = None,
    ) -> tuple[Suggestion, ...]:
        """Does what `plan` does, for asyncio."""
        params = _params(to, slot=slot, assume=assume, as_of=as_of, depth=depth, lang=lang)
        params |= _params(crop=crop, pad=pad, background=background, trim=trim)
        suggestions = (await self._aon_file("plan", file, name, params, timeout))["suggestions"]
        return tuple(Suggestion.from_json(each) for each in suggestions)

    def fix(
        self,
        path: str | os.PathLike[str],
        output: str | os.PathLike[str],
        to: Names = (),
        *,
        crop: bool = False,
        pad: str | None = None,
        background: str | None = None,
        trim: bool = False,
        force: bool = False,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        depth: Depth | None = None,
        lang: str | None = None,
        timeout: float | None = None,
    ) -> Fixed:
        """Writes repaired copies of a file into the folder `output`, and returns each with its verdicts.

        `crop`, `pad` and `trim` allow these changes; `pad` and `background` are colors such as `white` or `#RRGGBB`. `force`
        replaces copies of an earlier run. Raises what `check` raises.
        """
        params = _params(to, slot=slot, assume=assume, as_of=as_of, depth=depth, lang=lang, output=os.path.abspath(output))
        params |= _params(crop=crop, pad=pad, background=background, trim=trim, force=force)
        return Fixed.from_json(self._on_file("fix", path, None, params, timeout))

    async def afix(
        self,
        path: str | os.PathLike[str],
        output: str | os.PathLike[str],
        to: Names = (),
        *,
        crop: bool = False,
        pad: str | None = None,
        background: str | None = None,
        trim: bool = False,
        force: bool = False,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        depth: Depth | None = None,
        lang: str | None = None,
        timeout: float | None = None,
    ) -> Fixed:
        """Does what `fix` does, for asyncio."""
        params = _params(to, slot=slot, assume=assume, as_of=as_of, depth=depth, lang=lang, output=os.path.abspath(output))
        params |= _params(crop=crop, pad=pad, background=background, trim=trim, force=force)
        return Fixed.from_json(await self._aon_file("fix", path, None, params, timeout))

    def explain(self, subject: str | int, *, lang: str | None = None) -> str:
        """Returns what the command knows of a share state, a code, a rule or a fact, such as `video.closed_gop`."""
        return str(self._call("explain", _params(subject=str(subject), lang=lang))["text"])

    async def aexplain(self, subject: str | int, *, lang: str | None = None) -> str:
        """Does what `explain` does, for asyncio."""
        return str((await self._acall("explain", _params(subject=str(subject), lang=lang)))["text"])

    def destinations(self, to: Names = (), *, lang: str | None = None) -> tuple[dict[str, Any], ...]:
        """Returns destinations with their slots and sources. Without names it returns all."""
        return tuple(self._call("destinations", _params(to, lang=lang))["destinations"])

    async def adestinations(
        self, to: Names = (), *, lang: str | None = None
    ) -> tuple[dict[str, Any], ...]:
        """Does what `destinations` does, for asyncio."""
        return tuple((await self._acall("destinations", _params(to, lang=lang)))["destinations"])

    def info(self) -> dict[str, Any]:
        """Returns the versions of the command and of its rules, the fingerprint of the rules, and the limits of calls."""
        return self._call("initialize", {})

    async def ainfo(self) -> dict[str, Any]:
        """Does what `info` does, for asyncio."""
        return await self._acall("initialize", {})

    def scan(
        self,
        paths: Paths,
        to: Names = (),
        *,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        depth: Depth | None = None,
        facts: bool = False,
        lang: str | None = None,
    ) -> Iterator[CheckedFile]:
        """Yields the result of each media file in files and folders as soon as it is known, in a fixed order.

        It runs a process of its own, which ends when the iterator is closed. `root` does not limit it. Raises InvalidParams for
        a wrong name or path, ProcessEnded or CommandMissing.
        """
        return _scan.scan(self._scan(paths, to, slot, assume, as_of, depth, facts, lang))

    def ascan(
        self,
        paths: Paths,
        to: Names = (),
        *,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        depth: Depth | None = None,
        facts: bool = False,
        lang: str | None = None,
    ) -> AsyncIterator[CheckedFile]:
        """Does what `scan` does, for asyncio."""
        return _scan.ascan(self._scan(paths, to, slot, assume, as_of, depth, facts, lang))

    def _scan(
        self,
        paths: Paths,
        to: Names,
        slot: str | None,
        assume: Values | None,
        as_of: Day | None,
        depth: Depth | None,
        facts: bool,
        lang: str | None,
    ) -> list[str]:
        values = {"--to": ",".join(_names(to)), "--slot": slot, "--as-of": as_of, "--depth": depth, "--lang": lang}
        # Options of the call replace those of the client, since the command takes each only once.
        own = [f"{name}={value}" for name, value in values.items() if value not in (None, "")]
        replaced = {option.split("=")[0] for option in own}
        inherited = [option for option in self._options if option.split("=")[0] not in replaced]
        assumed = [f"--assume={name}={_word(value)}" for name, value in (assume or {}).items()]
        places = [paths] if isinstance(paths, (str, os.PathLike)) else list(paths)
        fixed = ["--format=ndjson", "--fail-on=never", "--allow-empty", *(["--with-facts"] if facts else [])]
        program = self._command or installed_command()
        return [program, "scan", *fixed, *inherited, *own, *assumed, "--", *(os.fspath(place) for place in places)]

    # A call ends with a result, or with an error that is raised.

    def _call(
        self, method: str, params: Mapping[str, Any], ranges: Ranges | None = None, timeout: float | None = None
    ) -> dict[str, Any]:
        deadline = None if timeout is None else time.monotonic() + timeout + MARGIN
        call, failure = self.exchange.call(method, params, ranges is not None), None
        try:
            while True:
                remaining = None if deadline is None else max(0.0, deadline - time.monotonic())
                event = call.event.result(remaining)
                if not isinstance(event, WantedRange):
                    return event
                failure = _give(call, event, ranges)
        except RangeFailed as error:
            raise error from failure
        except FutureTimeoutError as error:
            raise _late(error, timeout) from None
        finally:
            call.cancel()  # It does nothing after a result.

    async def _acall(
        self, method: str, params: Mapping[str, Any], ranges: Ranges | None = None, timeout: float | None = None
    ) -> dict[str, Any]:
        deadline = None if timeout is None else time.monotonic() + timeout + MARGIN
        call, failure = self.exchange.call(method, params, ranges is not None), None
        try:
            while True:
                remaining = None if deadline is None else max(0.0, deadline - time.monotonic())
                event = await asyncio.wait_for(asyncio.wrap_future(call.event), remaining)
                if not isinstance(event, WantedRange):
                    return event
                failure = await asyncio.to_thread(_give, call, event, ranges)
        except RangeFailed as error:
            raise error from failure
        except (asyncio.TimeoutError, TimedOut) as error:
            raise _late(error, timeout) from None
        finally:
            call.cancel()

    def _on_file(
        self, method: str, file: File, name: str | None, params: dict[str, Any], timeout: float | None
    ) -> dict[str, Any]:
        description, ranges = described(file, name)
        return self._call(method, _on(description, ranges, params, timeout), ranges, timeout)

    async def _aon_file(
        self, method: str, file: File, name: str | None, params: dict[str, Any], timeout: float | None
    ) -> dict[str, Any]:
        if is_read_at_once(file):
            description, ranges = await asyncio.to_thread(described, file, name)
        else:
            description, ranges = described(file, name)
        return await self._acall(method, _on(description, ranges, params, timeout), ranges, timeout)


def _on(
    description: dict[str, Any], ranges: Ranges | None, params: dict[str, Any], timeout: float | None
) -> dict[str, Any]:
    longest = None if ranges is None else LONGEST
    return {"file": description, **params, **_params(timeout=longest if timeout is None else timeout)}


def _give(call: Call, wanted: WantedRange, ranges: Ranges | None) -> Exception | None:
    """Answers a request for a range. Returns the exception of a file that cannot be read."""
    try:
        if ranges is None:
            raise ValueError("found a request for a part of a file that has none")
        if wanted.offset is None:
            raise ValueError("found a request for the end of a file of known size")
        content, version = ranges.read(wanted.offset, wanted.length), ranges.version()
    except Exception as error:  # Any class of file can be given, with any exception.
        call.refuse(wanted, str(error) or type(error).__name__)
        return error
    call.answer(wanted, content, version=version)
    return None


def _late(error: BaseException, timeout: float | None) -> TimedOut:
    return error if isinstance(error, TimedOut) else TimedOut(f"found no answer within {timeout} s: give a longer timeout")


def call_for_upload(
    client: Client,
    to: Names,
    size: int | None,
    name: str | None,
    slot: str | None,
    assume: Values | None,
    as_of: Day | None,
    lang: str | None,
    refuse: str,
    facts: bool,
) -> Call:
    """Starts the check of a file whose bytes arrive later, which ends as soon as it is certain to be refused."""
    params = _params(to, slot=slot, assume=assume, as_of=as_of, lang=lang, early=refuse, with_facts=facts, timeout=LONGEST)
    return client.exchange.call("check", {"file": {"object": _params(size=size, name=name)}, **params}, True)


def _names(to: Names) -> list[str]:
    return [name for name in to.split(",") if name] if isinstance(to, str) else list(to)


def _facts(facts: object) -> Mapping[str, Any]:
    members = facts.to_json() if isinstance(facts, Facts) else facts
    if not isinstance(members, Mapping):
        raise InvalidParams(f"found {type(facts).__name__}, expected Facts: give check.facts, or what its to_json() returned")
    members = cast("Mapping[str, Any]", members)
    # A record of `preflight probe` has these keys beside its facts.
    return {key: value for key, value in members.items() if key not in ("record", "path", "path_bytes")}


def _params(to: Names = (), **values: Any) -> dict[str, Any]:
    """Leaves out what was not given, so that the defaults of the command apply."""
    params = {key: value for key, value in values.items() if value is not None and value is not False}
    if names := _names(to):
        params["to"] = names
    if isinstance(params.get("as_of"), date):
        params["as_of"] = cast(date, params["as_of"]).isoformat()
    return params


def _word(value: str | int | float | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


default = Client()
"""The client of the functions of the module."""
