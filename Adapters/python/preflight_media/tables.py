"""Tables of results, for pyarrow and pandas."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeAlias

from .errors import InvalidParams, PreflightError
from .facts import AudioFacts, ColorFacts, ContentFacts, Facts, ImageFacts, VideoFacts
from .records import Record, Verdict
from .results import Check, CheckedFile

if TYPE_CHECKING:
    import pandas
    import pyarrow

Result: TypeAlias = "Check | Verdict | Facts"
# The columns of verdicts with their types. `index` is the place of the result in the list.
VERDICTS = {
    "index": "int",
    "path": "str",
    "destination": "str",
    "slot": "str",
    "outcome": "str",
    "share_state": "int",
    "rules": "list",
    "messages": "list",
    "error": "str",
}
PARTS: dict[str, type[Record]] = {
    "video": VideoFacts, "audio": AudioFacts, "image": ImageFacts, "color": ColorFacts, "content": ContentFacts}
PANDAS = {"int": "Int64", "float": "Float64", "bool": "boolean", "str": "string", "list": "object"}


def to_arrow(results: Iterable[Result]) -> pyarrow.Table:
    """Returns a pyarrow table with a row for each verdict, or for each file if `results` are facts.

    Columns of facts have the keys of facts, such as `video.codec`, and null for a value that is unknown or does not
    apply. Raises PreflightError without the extra `arrow`.
    """
    arrow = _module("pyarrow", "arrow")
    rows, columns = _table(results)
    types: dict[str, Any] = {
        "int": arrow.int64(),
        "float": arrow.float64(),
        "bool": arrow.bool_(),
        "str": arrow.string(),
        "list": arrow.list_(arrow.string()),
    }
    table: pyarrow.Table = arrow.Table.from_pylist(
        rows, schema=arrow.schema([(name, types[kind]) for name, kind in columns.items()])
    )
    return table


def to_pandas(results: Iterable[Result]) -> pandas.DataFrame:
    """Returns the table of `to_arrow` as a pandas frame with nullable types.

    Raises PreflightError without the extra `pandas`.
    """
    library = _module("pandas", "pandas")
    rows, columns = _table(results)
    types = {name: PANDAS[kind] for name, kind in columns.items()}
    frame: pandas.DataFrame = library.DataFrame(rows, columns=list(columns)).astype(types)
    return frame


def _module(name: str, extra: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise PreflightError(f"found no {name}: run pip install 'preflight-media[{extra}]'") from error


def _table(results: Iterable[Result]) -> tuple[list[dict[str, Any]], Mapping[str, str]]:
    results = list(results)
    if results and all(isinstance(result, Facts) for result in results):
        return [_facts_row(result) for result in results if isinstance(result, Facts)], _facts_columns()
    rows: list[dict[str, Any]] = []
    for index, result in enumerate(results):
        if isinstance(result, Facts):
            raise InvalidParams("found facts among verdicts: make a table of each")
        path = result.path if isinstance(result, CheckedFile) else None
        verdicts = (result,) if isinstance(result, Verdict) else result.verdicts
        rows += [_verdict_row(index, path, verdict) for verdict in verdicts]
    return rows, VERDICTS


def _verdict_row(index: int, path: str | None, verdict: Verdict) -> dict[str, Any]:
    return {
        "index": index,
        "path": path,
        "destination": verdict.destination,
        "slot": verdict.slot,
        "outcome": verdict.outcome,
        "share_state": verdict.share_state and verdict.share_state.code,
        "rules": [finding.rule for finding in verdict.findings],
        "messages": [finding.message for finding in verdict.findings],
        "error": verdict.error and verdict.error.code,
    }


def _facts_columns() -> dict[str, str]:
    columns = dict(_columns("", Facts))
    for part, of in PARTS.items():
        columns.update(_columns(part + ".", of))
    return columns


def _columns(prefix: str, of: type[Record]) -> Iterable[tuple[str, str]]:
    for each in fields(of):
        kind = str(each.type).removesuffix(" | None")
        if kind in ("int", "float", "bool", "str"):
            yield prefix + each.name, kind


def _facts_row(facts: Facts) -> dict[str, Any]:
    row: dict[str, Any] = {}
    for name in _facts_columns():
        part, _, key = name.rpartition(".")
        holder = getattr(facts, part) if part else facts
        row[name] = getattr(holder, key, None)
    return row
