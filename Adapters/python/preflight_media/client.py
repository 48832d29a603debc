"""Calls of the command, for threads and for asyncio."""

from __future__ import annotations

import asyncio
import os
import tempfile
import threading
import time
import warnings
from collections import deque
from collections.abc import AsyncIterator, Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as FutureTimeoutError
from contextlib import contextmanager
from datetime import date
from functools import partial
from typing import Any, Literal, TypeAlias, TypeVar, cast

from . import _below, _scan
from ._command import command as installed_command
from ._exchange import Call, Exchange, Progress, WantedRange
from ._files import INLINE_BYTES, MESSAGE_BYTES, File, Ranges, can_block, described, is_text, of_object
from .errors import InvalidParams, OutsideRoot, RangeFailed, TimedOut
from .facts import Facts
from .records import Suggestion, Verdict, show_names_of
from .results import Check, CheckedFile, Fixed
from .stores import ObjectParts, StoredObject, StoreError, Stores, download, is_in_bucket, is_url, name_of

Depth: TypeAlias = Literal["header", "stream", "sampled", "decode", "content"]
Names: TypeAlias = "str | Iterable[str]"
Values: TypeAlias = "Mapping[str, str | int | float | bool]"
Day: TypeAlias = "str | date"
Paths: TypeAlias = "str | os.PathLike[str] | StoredObject | Iterable[str | os.PathLike[str] | StoredObject]"
_Opened: TypeAlias = "tuple[dict[str, Any], Ranges | None, str | None]"
T = TypeVar("T")
# The command ends a call at its deadline. The client gives up a moment later, should the command fail to.
MARGIN = 1.0
# The longest time that a call can have. Without one, the command gives an object a minute.
LONGEST = 86_400
# Errors of a header about which a deeper tier says more.
REFINED = frozenset(("corrupt", "truncated", "unsupported", "too_many_tracks"))
# The number of objects in stores that `scan` reads at once: enough to hide the time of an answer.
AT_ONCE = 64


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
        allow_hosts: Iterable[str] = (),
    ) -> None:
        """Sets the options of the process, which are defaults for its calls.

        Only paths within the folder `root` are read, and no URLs. `allow_hosts` are web servers whose addresses may be private. `timeout` is the limit in seconds for a worker on one file. `config` is
        a configuration file, or False for none. `workers` and `jobs` are numbers of processes and threads. None leaves the
        choice to the command.
        """
        self.exchange = Exchange(self._arguments)
        self.configure(
            command, root=root, to=to, depth=depth, timeout=timeout, config=config, workers=workers, jobs=jobs, lang=lang,
            allow_hosts=allow_hosts,
        )  # fmt: skip

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
        allow_hosts: Iterable[str] = (),
    ) -> None:
        """Replaces all options of the client, as its initializer takes them, and ends the process that has the old ones."""
        self.close()
        show_names_of(self)
        self._command = None if command is None else os.fspath(command)
        self._root = None if root is None else os.path.abspath(root)
        self._stores = Stores(allow_hosts)
        self._depth, self._workers = depth, workers
        values: dict[str, object] = {
            "--to": ",".join(names_of(to)),
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
        headers of file objects are read, unless they cannot seek. A URL with `s3://`, `gs://`, `az://` or `https://` names an
        object in a store: parts of it are read, or a temporary copy if `depth` is more than `header`. `to` has ids, short
        names or groups; empty for the usual destinations of the command. `name` is the file name, for rules on the extension and for messages; None for
        that of the path or file object. `as_of` is the day whose rules apply; None for the newest rules. `facts` adds the
        facts of the file. `timeout` is in seconds, at most 86,400, and covers all: opening the file or its URL, reading it, and
        the answer. None is no limit, but a web server never has longer than 30 s and a second for each 64 KiB.

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
        listed: bool = False,
    ) -> tuple[Verdict, ...]:
        """Returns the predicted answers to a file with these facts, without the file. `name` is its file name.

        `facts` are the facts of `check` or `probe`, or their `to_json()`. With `listed`, the answers are those of `scan`, where
        a file of a kind that no destination accepts is not applicable. Raises InvalidParams for anything else.
        """
        params = _params(to, slot=slot, assume=assume, as_of=as_of, lang=lang, name=name, facts=_facts(facts), listed=listed)
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
        listed: bool = False,
    ) -> tuple[Verdict, ...]:
        """Does what `judge` does, for asyncio."""
        params = _params(to, slot=slot, assume=assume, as_of=as_of, lang=lang, name=name, facts=_facts(facts), listed=listed)
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
        strip_location: bool = False,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        depth: Depth | None = None,
        lang: str | None = None,
        timeout: float | None = None,
    ) -> tuple[Suggestion, ...]:
        """Returns the smallest changes with which destinations accept the file.

        `crop`, `pad`, `background`, `trim` and `strip_location` mean what they mean in `fix`. Raises what `check` raises.
        """
        params = _params(to, slot=slot, assume=assume, as_of=as_of, depth=depth, lang=lang)
        params |= _params(crop=crop, pad=pad, background=background, trim=trim, strip_location=strip_location)
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
        strip_location: bool = False,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        depth: Depth | None = None,
        lang: str | None = None,
        timeout: float | None = None,
    ) -> tuple[Suggestion, ...]:
        """Does what `plan` does, for asyncio."""
        params = _params(to, slot=slot, assume=assume, as_of=as_of, depth=depth, lang=lang)
        params |= _params(crop=crop, pad=pad, background=background, trim=trim, strip_location=strip_location)
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
        strip_location: bool = False,
        force: bool = False,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        depth: Depth | None = None,
        lang: str | None = None,
        timeout: float | None = None,
        progress: Progress | None = None,
    ) -> Fixed:
        """Writes repaired copies of a file into the folder `output`, and returns each with its verdicts.

        `crop`, `pad` and `trim` allow these changes; `pad` and `background` are colors such as `white` or `#RRGGBB`.
        `strip_location` leaves the place at which a picture was taken out of the copies. `force` replaces copies of an earlier
        run. `progress` is called with what the command does, how much is done, and how much there
        is, in a thread that it must not hold. Raises what `check` raises.
        """
        params = _params(to, slot=slot, assume=assume, as_of=as_of, depth=depth, lang=lang, output=os.path.abspath(output))
        params |= _params(crop=crop, pad=pad, background=background, trim=trim)
        params |= _params(strip_location=strip_location, force=force)
        return Fixed.from_json(self._on_file("fix", path, None, params, timeout, progress))

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
        strip_location: bool = False,
        force: bool = False,
        slot: str | None = None,
        assume: Values | None = None,
        as_of: Day | None = None,
        depth: Depth | None = None,
        lang: str | None = None,
        timeout: float | None = None,
        progress: Progress | None = None,
    ) -> Fixed:
        """Does what `fix` does, for asyncio."""
        params = _params(to, slot=slot, assume=assume, as_of=as_of, depth=depth, lang=lang, output=os.path.abspath(output))
        params |= _params(crop=crop, pad=pad, background=background, trim=trim)
        params |= _params(strip_location=strip_location, force=force)
        return Fixed.from_json(await self._aon_file("fix", path, None, params, timeout, progress))

    def explain(self, subject: str | int, *, lang: str | None = None) -> str:
        """Returns what the command knows of a share state, a code, a rule or a fact, such as `video.closed_gop`."""
        return str(self._call("explain", _params(subject=str(subject), lang=lang))["text"])

    async def aexplain(self, subject: str | int, *, lang: str | None = None) -> str:
        """Does what `explain` does, for asyncio."""
        return str((await self._acall("explain", _params(subject=str(subject), lang=lang)))["text"])

    def destinations(
        self, to: Names = (), *, lang: str | None = None, timeout: float | None = None
    ) -> tuple[dict[str, Any], ...]:
        """Returns destinations with their names, slots and sources. Without names it returns all."""
        return tuple(self._call("destinations", _params(to, lang=lang), None, _deadline(timeout))["destinations"])

    async def adestinations(
        self, to: Names = (), *, lang: str | None = None, timeout: float | None = None
    ) -> tuple[dict[str, Any], ...]:
        """Does what `destinations` does, for asyncio."""
        return tuple((await self._acall("destinations", _params(to, lang=lang), None, _deadline(timeout)))["destinations"])

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
        """Yields the result of each media file in files, folders and stores as soon as it is known, in a fixed order.

        `s3://bucket/folder` stands for the objects that `objects` yields, and comes after all files and folders. Those are read
        by a process of its own, which ends when the iterator is closed. With `root`, the process of the client reads them, only
        below this folder, and chooses files by their names, as in stores: no ignore file counts. Raises InvalidParams for a
        wrong name or path, OutsideRoot, RangeFailed or StoreError if a folder or objects cannot be listed, ProcessEnded or
        CommandMissing.
        """
        folders, stored = _places(paths)
        parts: list[Iterator[CheckedFile]] = []
        if folders and self._root is not None:
            parts.append(self._scan_each(self._below(folders), to, slot, assume, as_of, depth, facts, lang))
        elif folders or not stored:
            parts.append(_scan.scan(self._scan(folders, to, slot, assume, as_of, depth, facts, lang)))
        if stored:
            parts.append(self._scan_each(self._stored(stored), to, slot, assume, as_of, depth, facts, lang))
        return _joined(parts)

    async def ascan(
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
        folders, stored = _places(paths)
        if folders and self._root is not None:
            files = self._scan_each(self._below(folders), to, slot, assume, as_of, depth, facts, lang)
            async for file in _in_thread(files):
                yield file
        elif folders or not stored:
            async for file in _scan.ascan(self._scan(folders, to, slot, assume, as_of, depth, facts, lang)):
                yield file
        if stored:
            objects = self._scan_each(self._stored(stored), to, slot, assume, as_of, depth, facts, lang)
            async for file in _in_thread(objects):
                yield file

    def objects(self, url: str) -> Iterator[StoredObject]:
        """Yields the objects below a URL that are media by their names, and those whose names have no extension.

        A URL of one object yields this object. Names with a leading dot are left out, as `scan` does in folders. Raises
        StoreError if the objects cannot be listed, and InvalidParams for a wrong URL.
        """
        self._refuse_with_root(url)
        extensions = frozenset[str](self.info()["extensions"])
        if not is_in_bucket(url) or _extension(name_of(url)) in extensions:
            yield StoredObject(url)
            return
        begin = len(url.rstrip("/")) + 1
        for each in self._stores.list(url):
            if _is_media(each.url[begin:], extensions):
                yield each

    def _stored(self, places: Sequence[str | StoredObject]) -> Iterator[tuple[str | StoredObject, bool]]:
        for place in places:
            for each in (place,) if isinstance(place, StoredObject) else self.objects(place):
                yield each, each.url != place

    def _below(self, places: Sequence[str | os.PathLike[str]]) -> Iterator[tuple[str | StoredObject, bool]]:
        """Yields the files of the places in the root, and if they were found in a folder. Raises OutsideRoot."""
        root, extensions = cast(str, self._root), frozenset[str](self.info()["extensions"])
        for place in places:
            path = os.fspath(place)
            below = _below.inner(root, path) if path and "\0" not in path else None
            if below is None or not _below.is_folder(root, below):
                yield path, False  # The call says what is wrong with a place that is no folder in the root.
                continue
            try:
                for each in _below.files(root, below, ""):
                    if _is_media(each, extensions):
                        yield os.path.join(path, each), True
            except OSError as error:
                raise RangeFailed(f"cannot read {os.path.join(path, str(error.filename))!r}: {error.strerror}") from error

    def _scan_each(
        self,
        places: Iterator[tuple[str | StoredObject, bool]],
        to: Names,
        slot: str | None,
        assume: Values | None,
        as_of: Day | None,
        depth: Depth | None,
        facts: bool,
        lang: str | None,
    ) -> Generator[CheckedFile, None, None]:
        params = _params(to, slot=slot, assume=assume, as_of=as_of, depth=depth, with_facts=facts, lang=lang)

        def check(each: str | StoredObject, listed: bool) -> CheckedFile | None:
            path, name = (each.url, name_of(each.url)) if isinstance(each, StoredObject) else (each, os.path.basename(each))
            choice = {**params, **_params(listed=listed)}
            try:
                result = self._on_file("check", each, None, choice, None)
            except (OutsideRoot, RangeFailed) as error:
                if not listed:
                    raise
                if not _extension(name):
                    return None  # It can be a link to a folder.
                # One link or file is no reason to end the scan of its folder.
                reason = StoreError("permission_denied" if isinstance(error, OutsideRoot) else "io_error", str(error))
                result = self._call("judge", _unreadable(reason, path, os.fsencode(name).decode(errors="replace"), choice)[1])
            found = CheckedFile.from_json({"path": path, **result})
            if (listed or is_url(path)) and not _extension(name) and all(_is_other_file(verdict) for verdict in found.verdicts):
                return None
            return found

        # A copy of each object is on the disk while it is decoded, which takes the time of a processor.
        threads = (self._workers or os.cpu_count() or 1) + 1 if self._needs_file(depth) else AT_ONCE
        pool = ThreadPoolExecutor(threads, "preflight-object")
        running: deque[Future[CheckedFile | None]] = deque()
        try:
            for each, listed in places:
                running.append(pool.submit(check, each, listed))
                while len(running) >= 2 * threads or running and running[0].done():
                    if (file := running.popleft().result()) is not None:
                        yield file
            while running:
                if (file := running.popleft().result()) is not None:
                    yield file
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    def _scan(
        self,
        places: Sequence[str | os.PathLike[str]],
        to: Names,
        slot: str | None,
        assume: Values | None,
        as_of: Day | None,
        depth: Depth | None,
        facts: bool,
        lang: str | None,
    ) -> list[str]:
        values = {"--to": ",".join(names_of(to)), "--slot": slot, "--as-of": as_of, "--depth": depth, "--lang": lang}
        # Options of the call replace those of the client, since the command takes each only once.
        own = [f"{name}={value}" for name, value in values.items() if value not in (None, "")]
        replaced = {option.split("=")[0] for option in own}
        inherited = [option for option in self._options if option.split("=")[0] not in replaced]
        assumed = [f"--assume={name}={_word(value)}" for name, value in (assume or {}).items()]
        fixed = ["--format=ndjson", "--fail-on=never", "--allow-empty", *(["--with-facts"] if facts else [])]
        program = self._command or installed_command()
        return [program, "scan", *fixed, *inherited, *own, *assumed, "--", *(os.fspath(place) for place in places)]

    # A call ends with a result, or with an error that is raised.

    def _call(
        self,
        method: str,
        params: Mapping[str, Any],
        ranges: Ranges | None = None,
        deadline: float | None = None,
        progress: Progress | None = None,
    ) -> dict[str, Any]:
        call, failure = self.exchange.call(method, params, "object" if ranges else "plain", progress), None
        try:
            while True:
                event = _result(call.event, deadline, MARGIN)
                if not isinstance(event, WantedRange):
                    return _noticed(event)
                failure = _within(deadline if ranges and ranges.can_block else None, partial(_give, call, event, ranges))
        except RangeFailed as error:
            raise error from failure
        finally:
            call.cancel()  # It does nothing after a result.

    async def _acall(
        self,
        method: str,
        params: Mapping[str, Any],
        ranges: Ranges | None = None,
        deadline: float | None = None,
        progress: Progress | None = None,
    ) -> dict[str, Any]:
        call, failure = self.exchange.call(method, params, "object" if ranges else "plain", progress), None
        try:
            while True:
                event = await _aresult(call.event, deadline, MARGIN)
                if not isinstance(event, WantedRange):
                    return _noticed(event)
                if ranges and ranges.can_block:
                    failure = await _aresult(_started(partial(_give, call, event, ranges)), deadline)
                else:
                    failure = _give(call, event, ranges)
        except RangeFailed as error:
            raise error from failure
        finally:
            call.cancel()

    def _on_file(
        self,
        method: str,
        file: File,
        name: str | None,
        params: dict[str, Any],
        timeout: float | None,
        progress: Progress | None = None,
    ) -> dict[str, Any]:
        deadline = _deadline(timeout)
        copies = self._is_copied(method, file, params)
        while True:
            opened = self._opened(method, file, name, params, copies)
            try:
                description, ranges, version = _within(deadline if can_block(file) else None, opened.__enter__, opened.__exit__)
                try:
                    result = self._call(method, _on(description, ranges, params, deadline), ranges, deadline, progress)
                finally:
                    opened.__exit__(None, None, None)
            except (StoreError, RangeFailed) as error:
                if (reason := _store_error(error)) is None:
                    raise
                facts, call = _unreadable(reason, file, name, params)
                return {"facts": facts, "suggestions": [], **(self._call("judge", call) if method == "check" else {})}
            if copies or not self._wants_copy(file, params, result):
                return result if version is None else {**result, "version": version}
            copies = True

    async def _aon_file(
        self,
        method: str,
        file: File,
        name: str | None,
        params: dict[str, Any],
        timeout: float | None,
        progress: Progress | None = None,
    ) -> dict[str, Any]:
        deadline = _deadline(timeout)
        copies = self._is_copied(method, file, params)
        while True:
            opened = self._opened(method, file, name, params, copies)
            try:
                if can_block(file):
                    entering = _started(opened.__enter__)
                    try:
                        description, ranges, version = await _aresult(entering, deadline)
                    except (asyncio.CancelledError, TimedOut):
                        _left(entering, opened.__exit__)
                        raise
                else:
                    description, ranges, version = opened.__enter__()
                try:
                    result = await self._acall(method, _on(description, ranges, params, deadline), ranges, deadline, progress)
                finally:
                    opened.__exit__(None, None, None)
            except (StoreError, RangeFailed) as error:
                if (reason := _store_error(error)) is None:
                    raise
                facts, call = _unreadable(reason, file, name, params)
                return {"facts": facts, "suggestions": [], **(await self._acall("judge", call) if method == "check" else {})}
            if copies or not self._wants_copy(file, params, result):
                return result if version is None else {**result, "version": version}
            copies = True

    def _is_copied(self, method: str, file: File, params: Mapping[str, Any]) -> bool:
        """True if bytes have to be in a file from the start, since the call reads more than the header of an object."""
        depth = params.get("depth") or self._depth
        # `stream` is the depth without one: it reads more than the header only if a rule needs that.
        return _is_long(file) and (method in ("plan", "probe") and depth != "header" or depth not in (None, "header", "stream"))

    def _wants_copy(self, file: File, params: Mapping[str, Any], result: Mapping[str, Any]) -> bool:
        """True if the header of bytes in memory does not tell what a deeper tier can read, as it does of a path."""
        if not _is_long(file) or (params.get("depth") or self._depth) == "header":
            return False
        verdicts = result.get("verdicts", ())
        if any(verdict.get("error", {}).get("code") in REFINED for verdict in verdicts):
            return True
        return any(each.get("tier") for verdict in verdicts for each in verdict.get("unknown", ()))

    @contextmanager
    def _opened(
        self, method: str, file: File, name: str | None, params: Mapping[str, Any], copies: bool = False
    ) -> Generator[_Opened, None, None]:
        """Yields the file as the exchange describes it, what gives its parts, and the version of an object in a store."""
        known = file if isinstance(file, StoredObject) else StoredObject(cast(str, file)) if is_url(file) else None
        if copies and (self._root is None or len(cast(bytes, file)) > MESSAGE_BYTES):
            # A copy in a file is ready sooner than one in base64. With a root, the command reads no such file.
            with tempfile.NamedTemporaryFile(prefix="preflight-") as copy:
                copy.write(cast(bytes, file))
                copy.flush()
                yield {"path": copy.name, **_params(name=name)}, None, None
            return
        if known is None:
            with self._in_root(file) as opened:
                yield (*described(opened, name, MESSAGE_BYTES if copies else INLINE_BYTES), None)
            return
        self._refuse_with_root(known.url)
        if method == "fix":
            raise InvalidParams("found a URL, expected a path: store the object in a file first")
        store, key = self._stores.open(known.url)
        if not key:
            raise InvalidParams(f"found the bucket {known.url}, expected an object: write {known.url}/key")
        name = name or name_of(known.url)
        if method == "plan" or self._needs_file(params.get("depth")):
            path, part = download(store, key, known)
            try:
                yield {"path": path, "name": name}, None, part.version
            finally:
                os.unlink(path)
        else:
            parts = ObjectParts(store, key, known)
            yield (*of_object(parts, name), parts.version)

    @contextmanager
    def _in_root(self, file: File) -> Generator[File, None, None]:
        """Opens a path that JSON cannot hold, if it has to be in the root. The command opens all other paths."""
        if self._root is None or not isinstance(file, (str, os.PathLike)) or is_text(path := os.fspath(file)):
            yield file
            return
        if (below := _below.inner(self._root, path)) is None:
            raise OutsideRoot(f"found {path!r}, expected a path in the folder root")
        try:
            opened = _below.opened(self._root, below)
        except OSError as error:
            raise RangeFailed(f"cannot read {path!r}: {error.strerror}") from error
        with opened:
            yield opened

    def _needs_file(self, depth: Depth | None) -> bool:
        return (depth or self._depth or "header") != "header"

    def _refuse_with_root(self, url: str) -> None:
        if self._root is not None:
            raise OutsideRoot(f"found the URL {url[:200]}, expected a path in the folder root")


def _on(
    description: dict[str, Any], ranges: Ranges | None, params: dict[str, Any], deadline: float | None
) -> dict[str, Any]:
    remaining = None if deadline is None else max(deadline - time.monotonic(), 0.001)
    return {"file": description, **params, **_params(timeout=LONGEST if remaining is None and ranges else remaining)}


def _is_long(file: File) -> bool:
    return isinstance(file, (bytes, bytearray, memoryview)) and memoryview(file).nbytes > INLINE_BYTES


def _deadline(timeout: float | None) -> float | None:
    if timeout is None:
        return None
    if not isinstance(cast(object, timeout), (int, float)) or not 0 < timeout <= LONGEST:
        raise InvalidParams(f"found the timeout {timeout!r}, expected seconds from 0 to {LONGEST}")
    return time.monotonic() + timeout


def _started(work: Callable[[], T]) -> Future[T]:
    """Starts work that can block in a thread of its own, for which neither an event loop nor the interpreter waits."""
    future: Future[T] = Future()
    future.set_running_or_notify_cancel()

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)

    threading.Thread(target=run, name="preflight-file", daemon=True).start()
    return future


def _noticed(result: dict[str, Any]) -> dict[str, Any]:
    """Warns of what the caller should change, such as a name that gets another meaning, and returns the result without it."""
    if notice := result.pop("notice", None):
        warnings.warn(notice, FutureWarning, stacklevel=2)
    return result


def _result(future: Future[T], deadline: float | None, margin: float = 0) -> T:
    """Returns the result as soon as it is there. Raises TimedOut."""
    try:
        return future.result(None if deadline is None else max(0.0, deadline + margin - time.monotonic()))
    except FutureTimeoutError:
        if future.done():
            raise  # The work itself ended with this error.
        raise _late() from None


async def _aresult(future: Future[T], deadline: float | None, margin: float = 0) -> T:
    remaining = None if deadline is None else max(0.0, deadline + margin - time.monotonic())
    try:
        return await asyncio.wait_for(asyncio.wrap_future(future), remaining)
    except (FutureTimeoutError, asyncio.TimeoutError):
        if future.done() and not future.cancelled():
            raise
        raise _late() from None


def _late() -> TimedOut:
    return TimedOut("found no answer within the timeout: give a longer one")


def _within(deadline: float | None, work: Callable[[], T], undo: Callable[[None, None, None], object] | None = None) -> T:
    """Does work that can block. Raises TimedOut, and then undoes the work as soon as it is done."""
    if deadline is None:
        return work()
    future = _started(work)
    try:
        return _result(future, deadline)
    except TimedOut:
        if undo is not None:
            _left(future, undo)
        raise


def _left(future: Future[Any], undo: Callable[[None, None, None], object]) -> None:
    future.add_done_callback(lambda done: None if done.cancelled() or done.exception() else undo(None, None, None))


def _give(call: Call, wanted: WantedRange, ranges: Ranges | None) -> Exception | None:
    """Answers a request for a range. Returns the exception of a file that cannot be read."""
    try:
        if ranges is None:
            raise ValueError("found a request for a part of a file that has none")
        if wanted.offset is None:
            raise ValueError("found a request for the end of a file of known size")
        content, version = ranges.read(wanted.offset, wanted.length), ranges.version()
        if not isinstance(cast(object, content), (bytes, bytearray, memoryview)):
            raise ValueError(f"found {type(content).__name__}, expected a file that is open for bytes")
    except Exception as error:  # Any class of file can be given, with any exception.
        call.refuse(wanted, str(error) or type(error).__name__)
        return error
    call.answer(wanted, content, version=version)
    return None


def _store_error(error: BaseException) -> StoreError | None:
    reason = error.__cause__ if isinstance(error, RangeFailed) else error
    return reason if isinstance(reason, StoreError) else None


def _unreadable(
    error: StoreError, file: File, name: str | None, params: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Returns the facts of an object that its store does not give, and the parameters with which they are judged."""
    facts = facts_without_file(error.code, str(error))
    choice = {key: value for key, value in params.items() if key in ("to", "slot", "assume", "as_of", "lang", "listed")}
    url = file.url if isinstance(file, StoredObject) else cast(str, file)
    return facts, {**choice, "name": name or name_of(url), "facts": facts}


def facts_without_file(code: str, message: str) -> dict[str, Any]:
    """Returns the facts of a file that could not be read for this reason, as the command writes them."""
    error = {"code": code, "message": message}
    return {"streams": [], "tier": "header", "bytes_read": 0, "unknown": {}, "problems": [], "error": error}


def _places(paths: Paths) -> tuple[list[str | os.PathLike[str]], list[str | StoredObject]]:
    """Returns the files and folders, and what is in stores."""
    places = [paths] if isinstance(paths, (str, os.PathLike, StoredObject)) else list(paths)
    stored = [place for place in places if isinstance(place, StoredObject) or isinstance(place, str) and is_url(place)]
    return [place for place in places if not isinstance(place, StoredObject) and not is_url(place)], stored


def _joined(parts: Iterable[Iterator[CheckedFile]]) -> Iterator[CheckedFile]:
    for part in parts:
        yield from part


def _extension(name: str) -> str:
    return os.path.splitext(name)[1][1:].lower()


def _is_media(key: str, extensions: frozenset[str]) -> bool:
    """True for what a scan of a folder looks at. `key` is the part below the folder."""
    *folders, name = key.split("/")
    is_placeholder = name.startswith(".") and name.endswith(".icloud")
    if any(folder.startswith(".") for folder in folders) or name.startswith(".") and not is_placeholder or not name:
        return False
    extension = _extension(name[1:-7] if is_placeholder else name)
    return not extension or extension in extensions


def _is_other_file(verdict: Verdict) -> bool:
    return verdict.error is not None and verdict.error.code in ("not_media", "empty", "not_a_file")


async def _in_thread(files: Generator[CheckedFile, None, None]) -> AsyncIterator[CheckedFile]:
    """Yields what a generator yields, which waits in a thread."""
    following: asyncio.Future[CheckedFile | None] | None = None
    try:
        while True:
            following = asyncio.wrap_future(_started(lambda: next(files, None)))
            if (file := await asyncio.shield(following)) is None:
                return
            yield file
    finally:
        if following is not None and not following.done():
            # A generator that runs cannot be closed.
            following.add_done_callback(lambda _: files.close())
        else:
            files.close()


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
    return client.exchange.call("check", {"file": {"object": _params(size=size, name=name)}, **params}, "upload")


def names_of(to: Names) -> list[str]:
    if isinstance(to, str):
        return [name for name in to.split(",") if name]
    if not isinstance(cast(object, to), Iterable):
        raise InvalidParams(f"found {type(to).__name__}, expected names of destinations")
    return list(to)


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
    if names := names_of(to):
        params["to"] = names
    if isinstance(params.get("as_of"), date):
        params["as_of"] = cast(date, params["as_of"]).isoformat()
    return params


def _word(value: str | int | float | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


default = Client()
"""The client of the functions of the module."""
