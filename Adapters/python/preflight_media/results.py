"""The results of calls, each for one file."""

from __future__ import annotations

from dataclasses import dataclass

from .facts import Facts
from .records import Record, Verdict, every_accepts, every_refuses, many, one, table

# The most verdicts that are shown in one line.
SHOWN = 10


@dataclass(frozen=True, kw_only=True)
class Check(Record):
    """The predicted answers to one file, one for each destination.

    `facts` is None unless they were requested. `complete` is False if the answer came before the end of an upload. `version`
    is the ETag of the object in a store that was judged, or its other version; None for other files.
    """

    verdicts: tuple[Verdict, ...] = many(Verdict)
    facts: Facts | None = one(Facts)
    complete: bool = True
    version: str | None = None

    @property
    def accepted(self) -> bool:
        """True if one destination or more accepts the file, and all others do not apply to it."""
        return every_accepts(self.verdicts)

    @property
    def refused(self) -> bool:
        """True if no destination can accept the file. It is False if that is unknown, or if a file cannot be found."""
        return every_refuses(self.verdicts)

    @property
    def messages(self) -> tuple[str, ...]:
        """The messages of the verdicts that are no acceptance, each once."""
        return tuple(dict.fromkeys(text for each in self.verdicts if not each.is_accepted for text in each.messages))

    @property
    def warnings(self) -> tuple[str, ...]:
        """The warnings of all verdicts, each once. An accepted file can have some."""
        return tuple(dict.fromkeys(text for each in self.verdicts for text in each.warnings))

    def __repr__(self) -> str:
        # Those that do not apply come last: what was judged is what matters.
        shown = sorted(self.verdicts, key=lambda each: each.outcome == "not_applicable")
        words = [repr(each) for each in shown[:SHOWN]] + [f"{len(shown) - SHOWN} more"] * (len(shown) > SHOWN)
        what = [f"path={self.path!r}"] if isinstance(self, CheckedFile) else []
        what += [f"accepted={self.accepted}"] + ["complete=False"] * (not self.complete)
        return f"{type(self).__name__}({', '.join(what)}, verdicts=[{', '.join(words)}])"

    def _repr_html_(self) -> str:
        return table(self.verdicts)


@dataclass(frozen=True, kw_only=True)
class CheckedFile(Check):
    """A result of `scan`. `path` is as the command spells it; `os.fsencode` gives the bytes of one that is not UTF-8.

    For an object in a store, `path` is its URL.
    """

    path: str


@dataclass(frozen=True, kw_only=True)
class Copy(Record):
    """A repaired copy, and the predicted answers of the destinations that it is for."""

    path: str
    verdicts: tuple[Verdict, ...] = many(Verdict)


@dataclass(frozen=True, kw_only=True)
class Fixed(Record):
    """The repaired copies of a file. `text` says what was changed, and why there is no copy for a destination."""

    copies: tuple[Copy, ...] = many(Copy)
    text: str = ""
