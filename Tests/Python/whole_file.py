"""The cases of Tests/Exchange/whole-file.tsv: files that arrive cut, longer or replaced, with the size that was stated for them.

Each door of Preflight gives the same answers to them. A column of the table is explained where it is read.
"""
import csv
import pathlib
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLE = ROOT / "Tests/Exchange/whole-file.tsv"


@dataclass(frozen=True)
class Case:
    file: str
    to: str
    arrives: str
    states: str
    answer: str

    @property
    def name(self):
        return pathlib.PurePath(self.file).name

    @property
    def whole(self):
        return (ROOT / self.file).read_bytes()

    @property
    def content(self):
        """What arrives: `all`, so many bytes or percent from the start, all but `-1`, `+16` more, or `other` bytes of this size."""
        whole, kind = self.whole, self.arrives
        if kind == "all":
            return whole
        if kind == "other":
            return whole[:-1] + bytes([whole[-1] ^ 1])
        if kind.startswith("+"):
            return whole + bytes(int(kind))
        return whole[: len(whole) * int(kind[:-1]) // 100 if kind.endswith("%") else int(kind)]

    @property
    def size(self):
        """The size that is stated: that of the `whole` file, the `own` of what arrives, or `none`."""
        return {"whole": len(self.whole), "own": len(self.content), "none": None}[self.states]

    def __str__(self):
        return f"{self.name}-{self.arrives}-{self.states}"


def cases():
    with TABLE.open(newline="") as table:
        return [Case(**row) for row in csv.DictReader(table, delimiter="\t")]
