"""Judges the facts in a folder of verdicts again, without the objects.

The requests of the exchange are made and compared as columns of text, so that a million objects take less than a minute.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import date, datetime, timezone
from typing import Any

from ._command import command
from ._verdict_files import VerdictFolder, fingerprint_of, module, name_of_batch, newest, parsed
from .client import Client, Day, Names, Values, names_of
from .errors import InvalidParams, PreflightError, ProcessEnded
from .stores import name_of

# The objects that a process judges at once: enough that the calls of Python's libraries cost little.
PART = 8192
# An answer as the command writes it, with the id and the list of verdicts.
_ANSWER = re.compile(rb'{"jsonrpc":"2.0","id":([0-9]+),"result":{"verdicts":(.*)}}\n')
COLUMNS = ["path", "version", "size", "facts", "verdicts"]


@dataclass
class Rejudged:
    """The result of `rejudge`. `changes` counts verdicts by destination, old and new outcome. None stands for no verdict.

    `differing` is the number of objects whose verdicts differ in any way, such as another limit in a message.
    """

    objects: int = 0
    differing: int = 0
    verdicts: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    changes: Counter[tuple[str, str | None, str | None]] = field(default_factory=Counter[tuple[str, str | None, str | None]])

    def add(self, other: Rejudged) -> None:
        """Adds the counts of other objects."""
        self.objects += other.objects
        self.differing += other.differing
        self.verdicts.update(other.verdicts)
        self.changes.update(other.changes)

    def text(self) -> str:
        """Returns a line for each kind of change, and one with the numbers of objects."""
        lines = [
            f"{destination}: {old or 'no verdict'} → {new or 'no verdict'}: {count:,}"
            for (destination, old, new), count in sorted(self.changes.items(), key=lambda item: (item[0][0], -item[1]))
        ]
        return "\n".join([*lines, f"{self.objects:,} objects judged again, {self.differing:,} with other verdicts"])


def rejudge(
    verdicts: str | os.PathLike[str],
    *,
    as_of: Day | None = None,
    to: Names = (),
    slot: str | None = None,
    assume: Values | None = None,
    output: str | os.PathLike[str] | None = None,
    config: str | os.PathLike[str] | None = None,
    processes: int | None = None,
) -> Rejudged:
    """Judges the facts in a folder of `preflight_media.cluster` again, and returns what changed. No object is read.

    What is not given is as in the run that wrote the folder, except `as_of`: None for the newest rules. `output` is another
    folder, which gets the new verdicts in the same layout; a later run with these options and this output skips the objects.
    `processes` is the number of commands; None for one a core. Raises PreflightError without the extra `cluster`, and for a
    folder without verdicts.
    """
    source = VerdictFolder(os.fspath(verdicts))
    target = None if output is None else VerdictFolder(os.fspath(output))
    names = source.names()
    if not names:
        raise InvalidParams(f"found no verdicts in {os.fspath(verdicts)}: give the output of preflight_media.cluster")
    if target is not None and target.names():
        raise InvalidParams(f"found verdicts in {target.place}: give an empty folder")
    settings = [f"--config={os.path.abspath(config)}" if config else "--no-config"]
    with Client(config=os.path.abspath(config) if config else False) as client:
        rules: str = client.info()["rules_fingerprint"]
        ids = [each["id"] for each in client.destinations(to)] if names_of(to) else []
    given = {
        "to": ids,
        "slot": slot,
        "assume": dict(assume or {}),
        "as_of": as_of.isoformat() if isinstance(as_of, date) else as_of,
    }
    given = {name: value for name, value in given.items() if value}
    now, result = datetime.now(timezone.utc), Rejudged()
    local = threading.local()
    judges: list[_Judge] = []

    def judge(part: tuple[dict[str, Any], list[tuple[str, Any]]]) -> Rejudged:
        choice, batches = part
        if not hasattr(local, "judge"):
            local.judge = _Judge([command(), "serve", "--stdio", "--jobs=1", *settings])
            judges.append(local.judge)
        return _part(local.judge, choice, batches, rules, source, target, now)

    count = processes or os.cpu_count() or 1
    try:
        with ThreadPoolExecutor(count) as pool:
            for done in pool.map(judge, list(_parts(source, names, given, count))):
                result.add(done)
    finally:
        for each in judges:
            each.close()
    return result


def _parts(
    source: VerdictFolder, names: Sequence[str], given: Mapping[str, Any], count: int
) -> Iterator[tuple[dict[str, Any], list[tuple[str, Any]]]]:
    """Yields options, and batches with the objects in them that have these options."""
    masks = list(zip(names, newest(source, names)))
    total = sum(len(mask) for _, (mask, _) in masks)
    most = max(1, min(PART, total // (2 * count)))
    waiting: dict[str, list[tuple[str, Any]]] = {}
    for name, (mask, text) in masks:
        waiting.setdefault(text, []).append((name, mask))
        if sum(len(each) for _, each in waiting[text]) >= most:
            yield _choice(text, given), waiting.pop(text)
    for text, batches in waiting.items():
        yield _choice(text, given), batches


def _choice(text: str, given: Mapping[str, Any]) -> dict[str, Any]:
    return {**{name: value for name, value in json.loads(text).items() if name != "as_of"}, **given}


def _part(
    judge: _Judge,
    choice: Mapping[str, Any],
    batches: Sequence[tuple[str, Any]],
    rules: str,
    source: VerdictFolder,
    target: VerdictFolder | None,
    now: datetime,
) -> Rejudged:
    arrow, compute = module("pyarrow"), module("pyarrow.compute")
    tables = [source.read(f"_objects/{name}.parquet", COLUMNS).filter(mask) for name, mask in batches]
    table = arrow.concat_tables(tables).combine_chunks()
    judged = table.filter(compute.is_valid(table.column("facts"))).combine_chunks()
    if not judged.num_rows:
        return Rejudged()
    old = judged.column("verdicts").combine_chunks()
    new = judge.answers(judged.column("path").to_pylist(), judged.column("facts").combine_chunks(), choice)
    is_other = compute.not_equal(old, new)
    result = Rejudged(judged.num_rows, compute.sum(is_other).as_py() or 0)
    result.changes.update(_changes(old.filter(is_other), new.filter(is_other)))
    if target is not None:
        fingerprint = fingerprint_of(rules, choice)
        columns = {name: judged.column(name) for name in ("path", "version", "size", "facts")}
        rows, _ = target.write(
            name_of_batch(fingerprint, zip(judged.column("path").to_pylist(), judged.column("version").to_pylist())),
            now.date().isoformat(),
            choice,
            {
                **columns,
                "fingerprint": [fingerprint] * judged.num_rows,
                "checked_at": [now] * judged.num_rows,
                "verdicts": new,
            },
        )
        result.verdicts.update(_counted(rows, ["destination", "outcome"]))
    return result


def _changes(old: Any, new: Any) -> dict[tuple[str, str | None, str | None], int]:
    """Counts the verdicts with another outcome."""
    compute = module("pyarrow.compute")
    if not len(old):
        return {}
    both = _outcomes(old, "old").join(_outcomes(new, "new"), ["index", "destination"], join_type="full outer")
    is_same = compute.fill_null(compute.equal(both.column("old"), both.column("new")), False)
    return _counted(both.filter(compute.invert(is_same)), ["destination", "old", "new"])


def _outcomes(verdicts: Any, name: str) -> Any:
    arrow, compute = module("pyarrow"), module("pyarrow.compute")
    lists = parsed(verdicts)
    flat = compute.list_flatten(lists)
    columns = [
        compute.list_parent_indices(lists),
        compute.struct_field(flat, "destination"),
        compute.struct_field(flat, "outcome"),
    ]
    return arrow.table(columns, ["index", "destination", name])


def _counted(table: Any, columns: Sequence[str]) -> dict[Any, int]:
    counts = table.group_by(list(columns)).aggregate([([], "count_all")])
    return dict(zip(zip(*(counts.column(name).to_pylist() for name in columns)), counts.column("count_all").to_pylist()))


class _Judge:
    """A process of the command that judges facts. One thread uses it."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
        )

    def close(self) -> None:
        """Ends the process."""
        assert self._process.stdin and self._process.stdout
        self._process.kill()
        self._process.wait()
        self._process.stdin.close()
        self._process.stdout.close()

    def answers(self, paths: Sequence[str], facts: Any, choice: Mapping[str, Any]) -> Any:
        """Returns an array with the verdicts as JSON, in the order of the facts."""
        arrow, compute = module("pyarrow"), module("pyarrow.compute")
        options = json.dumps({name: value for name, value in choice.items() if name != "depth"})[1:-1]
        lines = compute.binary_join_element_wise(
            '{"jsonrpc":"2.0","method":"judge","id":',
            arrow.array(range(len(paths)), arrow.int64()).cast(arrow.string()),
            ',"params":{"listed":true,' + options + ',"name":',
            arrow.array(_names(paths), arrow.string()),
            ',"facts":',
            facts,
            "}}\n",
            "",
        )
        output = self._exchanged(memoryview(lines.buffers()[2]), len(paths))
        answers: list[tuple[bytes, bytes]] = _ANSWER.findall(output)
        if len(answers) != len(paths):
            raise _failure(next(line for line in output.splitlines(True) if not _ANSWER.fullmatch(line)), paths)
        found = [b""] * len(paths)
        for number, text in answers:
            found[int(number)] = text
        return arrow.array(found, arrow.string())

    def _exchanged(self, requests: memoryview, count: int) -> bytes:
        """Writes all requests while it reads the answers, since a pipe holds few of them."""
        assert self._process.stdin and self._process.stdout
        source, target = self._process.stdout.fileno(), self._process.stdin.fileno()

        def write() -> None:
            rest = requests
            try:
                while rest:
                    rest = rest[os.write(target, rest) :]
            except OSError:
                pass  # The process ended. The reader sees that too.

        writer = threading.Thread(target=write, daemon=True)
        writer.start()
        parts: list[bytes] = []
        while count > 0:
            part = os.read(source, 1 << 20)
            if not part:
                raise ProcessEnded(f"preflight ended before it judged all facts: exit status {self._process.wait()}")
            parts.append(part)
            count -= part.count(b"\n")
        writer.join()
        return b"".join(parts)


def _names(paths: Sequence[str]) -> list[str]:
    """Returns the file names as JSON. A text in JSON has no line break, so one call encodes all of them."""
    return json.dumps([name_of(path) for path in paths], ensure_ascii=False, separators=("\n", ":"))[1:-1].split("\n")


def _failure(line: bytes, paths: Sequence[str]) -> PreflightError:
    message: dict[str, Any] = json.loads(line)
    number = message.get("id")
    place = f"{paths[number]}: " if isinstance(number, int) and 0 <= number < len(paths) else ""
    return InvalidParams(place + str(message.get("error", {}).get("message", "found no answer")))


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line, and returns its exit status: 0 even if verdicts changed, 2 for a failure, 64 for wrong options."""
    parser = argparse.ArgumentParser(
        prog="python -m preflight_media.rejudge", description="Judges stored facts again, without the objects."
    )
    parser.add_argument("verdicts", help="the output of preflight_media.cluster")
    parser.add_argument("--as-of", metavar="DAY", help="use the rules of this day (default: the newest rules)")
    parser.add_argument("--to", default="", help="other destinations: ids, short names or groups, separated by commas")
    parser.add_argument("--output", help="an empty folder for the new verdicts")
    parser.add_argument("--config", metavar="FILE", help="a configuration file")
    try:
        options = parser.parse_args(arguments)
    except SystemExit as error:
        return 64 if error.code else 0
    try:
        print(
            rejudge(options.verdicts, as_of=options.as_of, to=options.to, output=options.output, config=options.config).text()
        )
        return 0
    except PreflightError as error:
        print(f"rejudge: {error}", file=sys.stderr)
        return 64 if isinstance(error, InvalidParams) else 2
