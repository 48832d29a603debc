"""The folder that a cluster fills: Parquet files with verdicts and facts, in a store or on a disk.

    day=2026-11-28/outcome=fail/NAME.parquet    one row a verdict
    _objects/NAME.parquet                       one row an object, with its facts: what was judged, and how

A batch of objects writes its verdicts first and its objects last, so a file in `_objects` says that the batch is complete.
NAME is a hash of the batch, so a batch that is judged again replaces its own files. `tidy` removes what a killed run left.
Objects that could not be read for a reason outside of them are in files of their own, and the next run judges them again.
"""

from __future__ import annotations

import hashlib
import importlib
import io
import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from .errors import InvalidParams, PreflightError
from .records import CIRCUMSTANCES
from .stores import StoreError

T = TypeVar("T")
R = TypeVar("R")
MARKS = "_objects/"
# The end of the name of a batch that holds objects which the next run judges again.
FAILED = "-failed"
# The requests of a store that run at once.
THREADS = 16
_VERDICTS = re.compile(r"day=([0-9-]+)/outcome=([a-z_]+)/([0-9a-f]+(?:-failed)?)\.parquet")


def module(name: str) -> Any:
    """Returns a module of the extra `cluster`. Raises PreflightError without it."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise PreflightError(f"found no {name.partition('.')[0]}: run pip install 'preflight-media[cluster]'") from error


def _arrow() -> Any:
    return module("pyarrow")


def objects_schema() -> Any:
    """Returns the columns of `_objects`. `facts` and `verdicts` are JSON as the command writes it."""
    arrow = _arrow()
    answers = arrow.list_(arrow.struct([("destination", arrow.string()), ("outcome", arrow.string())]))
    return arrow.schema(
        [
            ("path", arrow.string()),
            ("version", arrow.string()),
            ("size", arrow.int64()),
            ("fingerprint", arrow.string()),
            ("checked_at", arrow.timestamp("us", "UTC")),
            ("answers", answers),
            ("facts", arrow.string()),
            ("verdicts", arrow.string()),
        ]
    )


def _answers_schema() -> Any:
    """Returns the parts of a verdict that have columns."""
    arrow = _arrow()
    text = arrow.string()
    members = arrow.struct(
        [
            ("destination", text),
            ("slot", text),
            ("outcome", text),
            ("share_state", arrow.struct([("code", arrow.int32())])),
            ("findings", arrow.list_(arrow.struct([("rule", text), ("message", text)]))),
            ("error", arrow.struct([("code", text), ("message", text)])),
        ]
    )
    return arrow.schema([("verdicts", arrow.list_(members))])


def parsed(verdicts: Any) -> Any:
    """Returns an array with the list of verdicts of each object, from an array with their JSON texts."""
    arrow, compute, reader = _arrow(), module("pyarrow.compute"), module("pyarrow.json")
    schema = _answers_schema()
    if len(verdicts) == 0:
        return arrow.array([], schema.field("verdicts").type)
    lines = compute.binary_join_element_wise('{"verdicts":', verdicts, "}\n", "")
    lines = lines.combine_chunks() if isinstance(lines, arrow.ChunkedArray) else lines
    longest = compute.max(compute.binary_length(lines)).as_py()
    table = reader.read_json(
        arrow.BufferReader(lines.buffers()[2]),
        # A line cannot be longer than a block.
        read_options=reader.ReadOptions(block_size=max(4 << 20, 2 * longest)),
        parse_options=reader.ParseOptions(explicit_schema=schema, unexpected_field_behavior="ignore"),
    )
    return table.column("verdicts").combine_chunks()


def verdict_rows(objects: Any, answers: Any) -> Any:
    """Returns a table with a row for each verdict. `index` is the row of its object in the table `objects`."""
    arrow, compute = _arrow(), module("pyarrow.compute")
    index, flat = compute.list_parent_indices(answers), compute.list_flatten(answers)
    findings, error = compute.struct_field(flat, "findings"), compute.struct_field(flat, "error")

    def of_findings(member: str) -> Any:
        return arrow.ListArray.from_arrays(findings.offsets, compute.struct_field(findings.values, member))

    def of_objects(name: str) -> Any:
        return objects.column(name).take(index)

    return arrow.table(
        {
            "index": index,
            "path": of_objects("path"),
            "version": of_objects("version"),
            "destination": compute.struct_field(flat, "destination"),
            "slot": compute.struct_field(flat, "slot"),
            "outcome": compute.struct_field(flat, "outcome"),
            "share_state": compute.struct_field(flat, ["share_state", "code"]),
            "rules": of_findings("rule"),
            "messages": of_findings("message"),
            "error": compute.struct_field(error, "code"),
            "reason": compute.struct_field(error, "message"),
            "fingerprint": of_objects("fingerprint"),
            "checked_at": of_objects("checked_at"),
        }
    )


def fingerprint_of(rules: str, choice: Mapping[str, Any]) -> str:
    """Returns what stands for the rules and the options of a run. Verdicts with the same one need not be made again."""
    return hashlib.sha256(json.dumps([rules, choice], sort_keys=True).encode()).hexdigest()[:16]


def name_of_batch(fingerprint: str, objects: Iterable[tuple[str, str | None]]) -> str:
    """Returns the name of the files of a batch: pairs of a path and a version, judged with these rules and options."""
    digest = hashlib.sha256(fingerprint.encode())
    for path, version in objects:
        digest.update(f"\0{path}\0{version or ''}".encode("utf-8", "surrogateescape"))
    return digest.hexdigest()[:32]


class VerdictFolder:
    """A folder with verdicts: `s3://bucket/folder`, `gs://…`, `az://…`, or a path."""

    def __init__(self, place: str) -> None:
        self.place = place
        self._obstore = module("obstore")
        stores = module("obstore.store")
        try:
            if re.match(r"(s3|gs|az)://", place):
                self._store: Any = stores.from_url(place.rstrip("/"))
            elif "://" in place:
                raise InvalidParams(f"found the output {place}, expected a folder or a URL with s3://, gs:// or az://")
            else:
                self._store = stores.LocalStore(os.path.abspath(place), mkdir=True)
        except PreflightError:
            raise
        except Exception as error:  # Each kind of store has its own exceptions for a wrong configuration.
            raise InvalidParams(f"cannot open {place}: {error}") from error

    def write(self, name: str, day: str, choice: Mapping[str, Any], columns: Mapping[str, Any]) -> tuple[Any, list[str]]:
        """Writes the files of a batch, and returns a table of its verdicts, and the names in `_objects`.

        `columns` are those of `_objects` except `answers`, and `choice` has the options with which they were judged.
        """
        arrow, compute = _arrow(), module("pyarrow.compute")
        schema = objects_schema()
        own = [schema.field(each) for each in schema.names if each != "answers"]
        objects = arrow.table([columns[each.name] for each in own], schema=arrow.schema(own))
        answers = parsed(objects.column("verdicts"))
        rows = verdict_rows(objects, answers)
        flat = compute.list_flatten(answers)
        pairs = arrow.StructArray.from_arrays(
            [compute.struct_field(flat, "destination"), compute.struct_field(flat, "outcome")], ["destination", "outcome"]
        )
        objects = objects.append_column("answers", arrow.ListArray.from_arrays(answers.offsets, pairs))
        # The day tells where the verdicts are.
        objects = objects.select(schema.names).replace_schema_metadata(
            {"day": day, "choice": json.dumps(choice, sort_keys=True)}
        )
        failed = compute.is_in(rows.column("error"), arrow.array(sorted(CIRCUMSTANCES)))
        # One answer of an object that a machine could not read is enough for all its rows.
        failed_objects = compute.unique(rows.column("index").filter(failed))
        is_failed = compute.is_in(arrow.array(range(objects.num_rows), arrow.uint32()), failed_objects.cast(arrow.uint32()))
        is_failed_row = is_failed.take(rows.column("index"))
        names: list[str] = []
        for ending, of_objects, of_rows in (
            ("", compute.invert(is_failed), compute.invert(is_failed_row)),
            (FAILED, is_failed, is_failed_row),
        ):
            part = objects.filter(of_objects)
            if part.num_rows:
                names.append(name + ending)
                self._write(name + ending, day, part, rows.filter(of_rows))
        return rows, names

    def _write(self, name: str, day: str, objects: Any, rows: Any) -> None:
        compute = module("pyarrow.compute")
        for outcome in sorted(compute.unique(rows.column("outcome")).to_pylist()):
            part = rows.filter(compute.equal(rows.column("outcome"), outcome)).drop_columns(["index", "outcome"])
            self._put(f"day={day}/outcome={outcome}/{name}.parquet", part)
        self._put(f"{MARKS}{name}.parquet", objects)

    def _put(self, path: str, table: Any) -> None:
        content = io.BytesIO()
        module("pyarrow.parquet").write_table(table, content, compression="zstd")
        self._ask("put", path, content.getvalue())

    def _ask(self, action: str, *arguments: Any) -> Any:
        try:
            return getattr(self._obstore, action)(self._store, *arguments)
        except Exception as error:  # Each kind of store has its own exceptions.
            reason = str(error).strip().partition("\n")[0][:300]
            raise StoreError("io_error", f"cannot {action} in {self.place}: {reason}") from error

    def read(self, path: str, columns: Sequence[str] | None = None) -> Any:
        """Returns the table of a file."""
        content = bytes(self._ask("get", path).bytes())
        return module("pyarrow.parquet").read_table(io.BytesIO(content), columns=columns)

    def paths(self) -> list[str]:
        """Returns the paths of all files, relative to the folder."""
        return self._paths()

    def names(self) -> list[str]:
        """Returns the names of all complete batches."""
        return [_name(path) for path in self._paths(MARKS.rstrip("/")) if path.endswith(".parquet")]

    def _paths(self, *prefix: str) -> list[str]:
        try:
            return sorted(meta["path"] for page in self._ask("list", *prefix) for meta in page)
        except StoreError:
            raise
        except Exception as error:  # The store gives each page when it is needed.
            raise StoreError("io_error", f"cannot list {self.place}: {error}") from error

    def objects(self, names: Iterable[str], columns: Sequence[str] | None = None) -> Iterator[Any]:
        """Yields the objects of batches as tables, in the order of the names."""
        return _in_order(lambda name: self.read(f"{MARKS}{name}.parquet", columns), names)

    def tidy(self, keep: set[str] | None = None, retry: str | None = None) -> Iterator[tuple[str, Any]]:
        """Removes what incomplete batches left, and yields the names and objects of the complete ones.

        A batch is removed if one of its files is missing, if it is not in `keep`, or if it holds what a machine could not
        read with the fingerprint `retry`. The objects have no facts and no verdicts. No other run may write meanwhile.
        """
        present = self.paths()
        names = [_name(path) for path in present if path.startswith(MARKS) and path.endswith(".parquet")]
        files = {path: found for path in present if (found := _VERDICTS.fullmatch(path)) is not None}
        wanted: set[str] = set()
        dropped: list[str] = []
        columns = ["path", "version", "fingerprint", "answers"]
        for name, objects in zip(names, self.objects(names, columns)):
            day = metadata(objects, "day")
            own = {f"day={day}/outcome={outcome}/{name}.parquet" for outcome in _outcomes(objects)}
            is_again = name.endswith(FAILED) and objects.column("fingerprint")[0].as_py() == retry
            if not own <= files.keys() or keep is not None and name not in keep or is_again:
                dropped.append(f"{MARKS}{name}.parquet")
            else:
                wanted |= own
                yield name, objects
        # The marks go first: verdicts without a mark are removed by the next run, but a mark without verdicts is a loss.
        for paths in (dropped, sorted(files.keys() - wanted)):
            for start in range(0, len(paths), 1000):
                self._ask("delete", paths[start : start + 1000])


def metadata(objects: Any, name: str) -> str:
    """Returns what a file of `_objects` says about all its rows: `day`, or `choice` as JSON."""
    value: str = objects.schema.metadata[name.encode()].decode()
    return value


def _outcomes(objects: Any) -> list[str]:
    compute = module("pyarrow.compute")
    flat = compute.list_flatten(objects.column("answers").combine_chunks())
    outcomes: list[str] = compute.unique(compute.struct_field(flat, "outcome")).to_pylist()
    return outcomes


def _name(path: str) -> str:
    return path[len(MARKS) : -len(".parquet")]


def _in_order(task: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
    """Yields the results in order. A few tasks are ahead of the reader, and not all of them."""
    with ThreadPoolExecutor(THREADS) as pool:
        running: list[Any] = []
        for item in items:
            running.append(pool.submit(task, item))
            if len(running) >= 2 * THREADS:
                yield running.pop(0).result()
        while running:
            yield running.pop(0).result()


def newest(folder: VerdictFolder, names: Sequence[str], fingerprint: str | None = None) -> Iterator[tuple[Any, str]]:
    """Yields for each batch an array of booleans, and the options as JSON.

    The array is true for an object that no later batch has judged again. With a `fingerprint`, only the batches with these
    rules and options count.
    """
    arrow, compute = _arrow(), module("pyarrow.compute")
    parts = list(folder.objects(names, ["path", "fingerprint", "checked_at"]))
    if not parts:
        return
    table = arrow.concat_tables(parts)
    table = table.append_column("row", arrow.array(range(table.num_rows), arrow.int64()))
    judged = table if fingerprint is None else table.filter(compute.equal(table.column("fingerprint"), fingerprint))
    rows = judged.column("row")
    if compute.count_distinct(judged.column("path")).as_py() < judged.num_rows:
        ordered = judged.sort_by([("checked_at", "ascending"), ("row", "ascending")])
        rows = ordered.group_by("path", use_threads=False).aggregate([("row", "last")]).column("row_last")
    is_newest = compute.is_in(table.column("row"), rows).combine_chunks()
    start = 0
    for part in parts:
        yield is_newest.slice(start, part.num_rows), metadata(part, "choice")
        start += part.num_rows


def export(folder: VerdictFolder, fingerprint: str, summary: Mapping[str, Any], write: Callable[[bytes], object]) -> None:
    """Writes the newest verdicts with these rules and options as NDJSON that `preflight merge` accepts.

    `summary` is the summary record of an empty run with the same options and `--shard 1/1`, whose counts are replaced.
    """
    compute = module("pyarrow.compute")
    names = folder.names()
    firsts = [min(table.column("path").to_pylist(), default="") for table in folder.objects(names, ["path"])]
    ordered = [name for _, name in sorted(zip(firsts, names))]
    uses, paths, files, errors = _Fingerprint(), _Fingerprint(), 0, 0
    counts = dict.fromkeys(summary["verdicts"], 0)
    columns = ["path", "facts", "verdicts"]
    decoder = json.JSONDecoder()
    for (mask, _), table in zip(newest(folder, ordered, fingerprint), folder.objects(ordered, columns)):
        table = table.filter(compute.and_(mask, compute.is_valid(table.column("facts")))).sort_by("path")
        lines: list[str] = []
        for path, facts, verdicts in zip(*(table.column(name).to_pylist() for name in columns)):
            encoded = path.encode()
            uses.add(encoded, b"\0\2")
            paths.add(encoded, b"\0")
            files += 1
            head = '{"record":"verdict","path":' + json.dumps(path, ensure_ascii=False) + ","
            place, has_error = 1, False
            while verdicts[place] != "]":
                verdict, end = decoder.raw_decode(verdicts, place)
                lines.append(head + verdicts[place + 1 : end - 1] + ',"facts":' + facts + "}\n")
                counts[verdict["outcome"]] += 1
                has_error = has_error or "error" in verdict
                place = end + (verdicts[end] == ",")
            errors += has_error
        write("".join(lines).encode())
    shard = {**summary["shard"], "total": files, "fingerprint": uses.text, "paths_fingerprint": paths.text}
    record = {**summary, "assets": files, "skips": 0, "errors": errors, "verdicts": counts, "shard": shard}
    write(json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")


class _Fingerprint:
    """The fingerprint of paths in a summary: FNV-1a with 64 bits."""

    def __init__(self) -> None:
        self._hash = 0xCBF29CE484222325

    def add(self, *parts: bytes) -> None:
        value = self._hash
        for part in parts:
            for byte in part:
                value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
        self._hash = value

    @property
    def text(self) -> str:
        return f"{self._hash:016x}"
