"""The records of the command as frozen dataclasses. Each has exactly the keys of the command's JSON.

An absent key of the JSON gives None, an empty tuple or an empty mapping. `raw` is the record as it was received, with the
keys of a newer command that this version does not know.
"""

from __future__ import annotations

import html
import weakref
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import Any, Literal, TypeAlias, TypeVar, cast

from .errors import PreflightError, Quiet

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
Outcome: TypeAlias = Literal[
    "pass", "accepted", "warn", "fail", "unknown", "not_judged", "unreadable", "not_applicable"
]
Severity: TypeAlias = Literal["error", "warning", "note"]
R = TypeVar("R", bound="Record")
# The names of destinations by their ids, and what knows them. The client requests them when the first result is shown.
_names: dict[str, str] = {}
_source: Callable[[], Any] = lambda: None


def show_names_of(client: Any) -> None:
    """Makes shown results have the names that the command of this client gives to destinations."""
    global _source
    _source = weakref.ref(client)


def named(destination: str | None) -> str:
    """Returns the id of a destination with its name, as in `tiktok-video (TikTok)`."""
    if destination is None:
        return "file"
    if destination not in _names and (client := _source()) is not None:
        try:
            _names.update((each["id"], each["name"]) for each in client.destinations(timeout=2))
        except (PreflightError, KeyError):
            pass  # A result can be shown without a command too.
        _names.setdefault(destination, "")
    name = _names.get(destination)
    return f"{destination} ({name})" if name else destination


def one(of: type[Record]) -> Any:
    """A field that holds one record, or None."""
    return field(default=None, metadata={"of": of})


def required(of: type[Record]) -> Any:
    """A field that holds one record, and cannot be absent."""
    return field(metadata={"of": of})


def many(of: type[Record]) -> Any:
    """A field that holds a tuple of records."""
    return field(default=(), metadata={"of": of})


def by_name(of: type[Record]) -> Any:
    """A field that holds a mapping from names to records."""
    return field(default_factory=dict[str, Any], metadata={"of": of, "mapping": True})


@dataclass(frozen=True, kw_only=True)
class Record(metaclass=Quiet):
    """Any record of the command."""

    raw: Mapping[str, Any] = field(default_factory=dict[str, Any], repr=False, compare=False)

    def __init_subclass__(cls) -> None:
        # A class keeps what it has itself, so dataclass adds no methods that fail for limits or show every absent value.
        for name in ("__hash__", "__repr__"):
            if name not in vars(cls):
                setattr(cls, name, getattr(cls, name))

    def __hash__(self) -> int:
        return hash((type(self), *(_hashable(getattr(self, each.name)) for each in fields(self) if each.compare)))

    def __repr__(self) -> str:
        shown = ((each.name, getattr(self, each.name)) for each in fields(self) if each.repr)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in shown if value not in (None, (), {}))})"

    @classmethod
    def from_json(cls: type[R], record: Mapping[str, Any]) -> R:
        """Returns the record. Raises PreflightError if a required key is absent."""
        members, defaults, required = _members(cls)
        values = {**defaults, "raw": record}
        for name, value in record.items():
            if name in members:
                of = members[name]
                values[name] = value if of is None and not isinstance(value, list) else _decoded(value, of)
        for name in required:
            if name not in values:
                raise PreflightError(f"found a {cls.__name__} without {name}: install a newer preflight")
        made = object.__new__(cls)
        # The initializer of a frozen class sets each field by a call, which takes most of the time of a check.
        vars(made).update(values)
        return made

    def to_json(self) -> dict[str, Any]:
        """Returns the record as the command writes it, with changes by `dataclasses.replace`."""
        result = dict(self.raw)
        for each in fields(self):
            value = getattr(self, each.name)
            # Absent is not the same as null: a fact that does not apply has no key, and an unknown one is null.
            if each.name != "raw" and (each.name in self.raw or value not in (None, (), {})):
                result[each.name] = _encoded(value)
        return result


@dataclass(frozen=True)
class _Mapping:
    """The type of a field that maps names to records."""

    of: type[Record]


_Members: TypeAlias = "tuple[dict[str, type[Record] | _Mapping | None], dict[str, Any], tuple[str, ...]]"


@cache
def _members(of: type[Record]) -> _Members:
    """Returns the types of the records in the fields of a class, the defaults of the fields, and those that have none."""
    members: dict[str, type[Record] | _Mapping | None] = {}
    defaults: dict[str, Any] = {}
    required: list[str] = []
    for each in fields(of):
        if each.name == "raw":
            continue
        held = each.metadata.get("of")
        members[each.name] = _Mapping(cast("type[Record]", held)) if "mapping" in each.metadata else held
        if each.default is not MISSING:
            defaults[each.name] = each.default
        elif each.default_factory is not MISSING:
            # Nobody changes the value of a frozen record, so all can share it.
            defaults[each.name] = each.default_factory()
        else:
            required.append(each.name)
    return members, defaults, tuple(required)


def _decoded(value: Any, of: type[Record] | _Mapping | None) -> Any:
    if isinstance(of, _Mapping):
        if not isinstance(value, dict):
            return value
        return {name: of.of.from_json(member) for name, member in cast("dict[str, Any]", value).items()}
    if isinstance(value, list):
        return tuple(entry if of is None else of.from_json(entry) for entry in cast("Iterable[Any]", value))
    return of.from_json(cast("dict[str, Any]", value)) if of is not None and isinstance(value, dict) else value


def _hashable(value: Any) -> Any:
    if isinstance(value, Mapping):
        members = cast("Mapping[str, Any]", value)
        return frozenset((name, _hashable(member)) for name, member in members.items())
    if isinstance(value, (list, tuple)):
        return tuple(_hashable(entry) for entry in cast("Iterable[Any]", value))
    return value


def _encoded(value: Any) -> Any:
    if isinstance(value, Record):
        return value.to_json()
    if isinstance(value, tuple):
        return [_encoded(entry) for entry in cast("Iterable[Any]", value)]
    if isinstance(value, Mapping):
        return {name: _encoded(member) for name, member in cast("Mapping[str, Any]", value).items()}
    return value


@dataclass(frozen=True, kw_only=True)
class ReadError(Record):
    """The reason why a file could not be read. A text of a library has no `message_id`."""

    code: str
    message: str
    message_id: str | None = None
    args: tuple[Json, ...] = ()


@dataclass(frozen=True, kw_only=True)
class ShareState(Record):
    """A predicted share state. `borrowed` is True if the destination publishes no codes of its own."""

    code: int
    name: str
    borrowed: bool


@dataclass(frozen=True, kw_only=True)
class NativeCode(Record):
    """A code of the destination itself for a predicted refusal."""

    code: str
    name: str


@dataclass(frozen=True, kw_only=True)
class Accepted(Record):
    """The reason why the team accepts a problem. `by` is `baseline` or `allowance`, and `until` is its last day."""

    by: str
    reason: str | None = None
    until: str | None = None


@dataclass(frozen=True, kw_only=True)
class Source(Record):
    """The page that a rule comes from. `checked` and `page_as_of` are days such as `2026-11-22`."""

    title: str
    checked: str
    url: str | None = None
    page_as_of: str | None = None


@dataclass(frozen=True, kw_only=True)
class Location(Record):
    """A place in a document. Lines and columns count from 1, and columns count Unicode scalars."""

    line: int
    column: int
    path: str | None = None
    path_bytes: str | None = None


@dataclass(frozen=True, kw_only=True)
class Repair(Record):
    """A change of the file. `arguments` are the limits or figures of the changed file."""

    id: str
    arguments: Mapping[str, Json]


@dataclass(frozen=True, kw_only=True)
class Finding(Record):
    """A rule that the file breaks.

    `rule` is its id, such as `tiktok-video/video-duration-max`. `measured` is None if there is no value, and has the `unit` of
    `limit`. `when` lists the values of open parameters for which the finding holds; empty if it holds for all.
    """

    rule: str
    severity: Severity
    certainty: str
    fact: str
    limit: Json | tuple[Json, ...]
    message: str
    source: Source = required(Source)
    accepted: Accepted | None = one(Accepted)
    changed: bool = False
    measured: Json | tuple[Json, ...] = None
    unit: str | None = None
    share_state: int | None = None
    field: str | None = None
    location: Location | None = one(Location)
    when: tuple[str, ...] = ()
    fix: str | None = None
    repair: Repair | None = one(Repair)


@dataclass(frozen=True, kw_only=True)
class UnknownValue(Record):
    """A value that rules need and that is unknown. `tier` is the cheapest one that can read it; None if none can."""

    fact: str
    reason: str
    field: str | None = None
    tier: str | None = None
    rules: tuple[str, ...] = ()
    message_id: str | None = None
    args: tuple[Json, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Reason(Record):
    """The reason why a file is not applicable to a destination."""

    message: str
    message_id: str
    args: tuple[Json, ...] = ()


# Errors of reading after which nothing was read, because of this machine or of the caller.
NOT_READ = frozenset("not_found permission_denied not_a_file io_error timed_out internal".split())
# Errors of reading that say nothing about the content of the file.
CIRCUMSTANCES = NOT_READ | {"changed_while_reading", "crashed"}


@dataclass(frozen=True, kw_only=True)
class Verdict(Record):
    """The predicted answer of a destination to one file.

    `slot` is None if the file fits no slot, and `share_state` if none can be predicted. `may_answer` lists other share
    states that the destination may return. `changed` is True if it accepts the file, but shows something else.
    `depends_on` lists parameters without a value on which the answer depends.
    """

    outcome: Outcome
    findings: tuple[Finding, ...] = many(Finding)
    destination: str | None = None
    slot: str | None = None
    share_state: ShareState | None = one(ShareState)
    may_answer: tuple[int, ...] = ()
    depends_on: tuple[str, ...] = ()
    native_codes: tuple[NativeCode, ...] = many(NativeCode)
    changed: bool = False
    unknown: tuple[UnknownValue, ...] = many(UnknownValue)
    reason: Reason | None = one(Reason)
    error: ReadError | None = one(ReadError)
    accepted: Accepted | None = one(Accepted)

    @property
    def is_accepted(self) -> bool:
        """True if the destination accepts the file: `pass`, `accepted` or `warn`."""
        return self.outcome in ("pass", "accepted", "warn")

    @property
    def is_refused(self) -> bool:
        """True if the destination refuses the file: `fail`, or content that cannot be read."""
        if self.outcome == "unreadable":
            return self.error is not None and self.error.code not in CIRCUMSTANCES
        return self.outcome == "fail"

    @property
    def messages(self) -> tuple[str, ...]:
        """The messages of the error and of the findings that refuse the file."""
        broken = tuple(finding.message for finding in self.findings if finding.severity == "error")
        return broken if self.error is None else (self.error.message, *broken)

    @property
    def warnings(self) -> tuple[str, ...]:
        """The messages of the findings that are warnings. An accepted file can have some."""
        return tuple(finding.message for finding in self.findings if finding.severity == "warning")

    def __repr__(self) -> str:
        return f"Verdict({self._words()})"

    def _words(self) -> str:
        return ", ".join((f"{named(self.destination)}: {self.outcome}", *(repr(text) for text in (*self.messages, *self.warnings))))

    def _repr_html_(self) -> str:
        return table((self,))


@dataclass(frozen=True, kw_only=True)
class Predicted(Record):
    """The predicted answer to the file of a suggestion."""

    destination: str
    outcome: Outcome
    slot: str | None = None


@dataclass(frozen=True, kw_only=True)
class Unserved(Record):
    """A destination that no change of the file can serve, with the rules that stay broken.

    `reason` is `impossible`, `elsewhere` (another program is needed) or `needs_choice` (an option has to be given).
    """

    destination: str
    rules: tuple[str, ...]
    reason: str | None = None


@dataclass(frozen=True, kw_only=True)
class Suggestion(Record):
    """The smallest change of a file for some destinations, or the destinations that no change can serve.

    `command` is a program with its arguments, and `shell` the same as one line. `lossless` is True if every stream is
    copied, not encoded; None if there is no change.
    """

    command: tuple[str, ...] = ()
    shell: str | None = None
    lossless: bool | None = None
    repairs: tuple[Repair, ...] = many(Repair)
    losses: tuple[str, ...] = ()
    keeps: tuple[str, ...] = ()
    predicted: tuple[Predicted, ...] = many(Predicted)
    unserved: tuple[Unserved, ...] = many(Unserved)


def every_accepts(verdicts: Iterable[Verdict]) -> bool:
    """True if one destination or more accepts the file, and all others do not apply to it."""
    applicable = [verdict for verdict in verdicts if verdict.outcome != "not_applicable"]
    return bool(applicable) and all(verdict.is_accepted for verdict in applicable)


def every_refuses(verdicts: Iterable[Verdict]) -> bool:
    """True if no destination can accept the file: each refuses it, or does not apply to it."""
    verdicts = tuple(verdicts)
    return bool(verdicts) and all(verdict.is_refused or verdict.outcome == "not_applicable" for verdict in verdicts)


def table(verdicts: Iterable[Verdict]) -> str:
    """Returns a table of HTML, for notebooks."""
    rows = (
        (named(each.destination), each.outcome, *("<br>".join(map(html.escape, texts)) for texts in (each.messages, each.warnings)))
        for each in verdicts
    )
    cells = (f"<td>{html.escape(where)}</td><td>{outcome}</td><td>{broken}</td><td>{missed}</td>" for where, outcome, broken, missed in rows)
    head = "<tr><th>destination</th><th>outcome</th><th>problems</th><th>warnings</th></tr>"
    return f"<table>{head}{''.join(f'<tr>{row}</tr>' for row in cells)}</table>"
