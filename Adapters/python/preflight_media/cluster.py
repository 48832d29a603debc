"""Checks the objects of a store on a Ray cluster, and writes the verdicts as Parquet files.

    python -m preflight_media.cluster s3://bucket/campaign --to tiktok-video --output s3://bucket/verdicts/

A run that is started again skips what its output already has for the same version of an object, the same rules and the same
options. Run it on a node of a cluster, or with RAY_ADDRESS; without a cluster, it starts Ray on this machine.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import json
import os
import subprocess
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime, timezone
from itertools import islice
from typing import Any, cast

from ._command import command
from ._verdict_files import VerdictFolder, export, fingerprint_of, module, name_of_batch
from .client import Client, Depth, facts_without_file
from .errors import InvalidParams, PreflightError, ProcessEnded
from .records import NOT_READ
from .stores import StoredObject, name_of

# The objects of a batch, which is repeated as a whole if its process dies. Files that are read as a whole also have a limit of
# bytes, because their time depends on it.
BATCH_OBJECTS, BATCH_BYTES = 512, 256 << 20
# The objects that the engine gets at once. The first ones are few, so that checks start while the listing continues.
FIRST_WINDOW, WINDOW = 20_000, 200_000
# The times that a batch is tried again after its process died, before its objects are tried one by one.
RETRIES = 3
DEPTHS = ("header", "stream", "sampled", "decode", "content")
OUTCOMES = ("pass", "accepted", "warn", "not_judged", "unknown", "fail", "unreadable", "not_applicable")
# The outcomes that fail a run, as for `preflight scan`.
FAIL_ON = {"error": OUTCOMES[5:7], "unknown": OUTCOMES[4:7], "not-judged": OUTCOMES[3:7], "warning": OUTCOMES[2:7], "never": ()}


@dataclass(frozen=True)
class Job:
    """Everything that a process of the cluster needs to know. `fingerprint` stands for the rules and the options."""

    output: str
    day: str
    rules: str
    fingerprint: str
    choice: Mapping[str, Any]
    config: str | None

    def client(self) -> Client:
        """Returns a client whose command uses one core. Raises PreflightError if it has other rules than the job."""
        client = Client(config=self.config or False, workers=1, jobs=1)
        if (found := client.info()["rules_fingerprint"]) != self.rules:
            raise PreflightError(
                f"found the rules {found[:12]} on a node, expected {self.rules[:12]}: install one version on all nodes"
            )
        return client


def make_job(client: Client, output: str, choice: Mapping[str, Any], config: str | None) -> Job:
    """Returns the job of a run that starts now."""
    rules: str = client.info()["rules_fingerprint"]
    ids = [each["id"] for each in client.destinations(choice.get("to", ()))]
    choice = {**choice, "to": ids}
    day = datetime.now(timezone.utc).date().isoformat()
    return Job(output, day, rules, fingerprint_of(rules, choice), choice, config)


class Counts:
    """The counts of a run: verdicts by destination and outcome, and objects."""

    def __init__(self) -> None:
        self.verdicts: Counter[tuple[str, str]] = Counter()
        self.objects: Counter[str] = Counter()

    def add(self, verdicts: Iterable[tuple[str, str, int]], objects: Mapping[str, int]) -> None:
        for destination, outcome, count in verdicts:
            self.verdicts[destination, outcome] += count
        self.objects.update(objects)

    def status(self, fail_on: str, allow_empty: bool) -> int:
        """Returns the exit status of `preflight scan`."""
        if self.objects["not_read"] or not (self.objects["checked"] or allow_empty):
            return 2
        return int(any(outcome in FAIL_ON[fail_on] for (_, outcome), count in self.verdicts.items() if count))

    def text(self) -> str:
        """Returns a table with a line for each destination, and a line with the numbers of objects."""
        used = [name for name in OUTCOMES if any(outcome == name for _, outcome in self.verdicts)]
        names = sorted({destination for destination, _ in self.verdicts})
        rows = [["", *used], *([name, *(f"{self.verdicts[name, each]:,}" for each in used)] for name in names)]
        widths = [max(map(len, column)) for column in zip(*rows)]
        lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths)) for row in rows] if used else []
        found = self.objects
        words = f"{found['checked']:,} objects checked"
        words += f", {found['earlier']:,} of them by an earlier run" if found["earlier"] else ""
        words += f"; {found['left_out']:,} are no media" if found["left_out"] else ""
        words += f"; {found['not_read']:,} could not be read, and the next run tries them again" if found["not_read"] else ""
        return "\n".join([*lines, words])


class Checker:
    """Checks batches in a process of the cluster, with one command that stays open."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.client = job.client()
        self.folder = VerdictFolder(job.output)

    def __call__(self, batch: Any) -> Any:
        """Checks the objects of a table, writes their verdicts, and returns a table with the counts."""
        objects = [StoredObject(row["path"], row["size"], row["version"]) for row in batch.to_pylist()]
        return module("pyarrow").Table.from_pylist([_checked(self.job, self.client, self.folder, objects)])


def _checked(
    job: Job, client: Client, folder: VerdictFolder, objects: Sequence[StoredObject], lost: str | None = None
) -> dict[str, str]:
    """Checks objects and writes their verdicts, or writes that they are `lost` for this reason."""
    name = name_of_batch(job.fingerprint, ((each.url, each.version) for each in objects))
    results = [_unreadable(job, client, each, "crashed", lost) for each in objects] if lost else _results(job, client, objects)
    now = datetime.now(timezone.utc)
    columns = {
        "path": [each.url for each in objects],
        "version": [result["version"] or each.version for each, result in zip(objects, results)],
        "size": [each.size for each in objects],
        "fingerprint": [job.fingerprint] * len(objects),
        "checked_at": [now] * len(objects),
        "facts": [result["facts"] and _json(result["facts"]) for result in results],
        "verdicts": [_json(result["verdicts"]) for result in results],
    }
    rows, names = folder.write(name, job.day, job.choice, columns)
    counted = Counter(zip(rows.column("destination").to_pylist(), rows.column("outcome").to_pylist()))
    left_out = sum(not result["verdicts"] for result in results)
    not_read = {
        index for index, code in zip(*(rows.column(each).to_pylist() for each in ("index", "error"))) if code in NOT_READ
    }
    numbers = {"checked": len(objects) - left_out, "left_out": left_out, "not_read": len(not_read)}
    verdicts = [(*key, count) for key, count in counted.items()]
    return {"name": name, "names": _json(names), "verdicts": _json(verdicts), "objects": _json(numbers)}


def _results(job: Job, client: Client, objects: Sequence[StoredObject]) -> list[dict[str, Any]]:
    try:
        found = _scanned(job, client, objects)
    except PreflightError:
        # The command ended, or something else went wrong: only the objects that cause it are lost.
        found = dict[str, dict[str, Any]]()
        for each in objects:
            try:
                found |= _scanned(job, client, [each])
            except PreflightError as error:
                code = "crashed" if isinstance(error, ProcessEnded) else "internal"
                found[each.url] = _unreadable(job, client, each, code, str(error))
    # An object that is left out is no media, as its content shows.
    return [found.get(each.url, {"version": None, "facts": None, "verdicts": []}) for each in objects]


def _scanned(job: Job, client: Client, objects: Sequence[StoredObject]) -> dict[str, dict[str, Any]]:
    files = client.scan(objects, **job.choice, facts=True)
    return {
        file.path: {"version": file.version, "facts": file.raw.get("facts"), "verdicts": file.raw["verdicts"]} for file in files
    }


def _unreadable(job: Job, client: Client, each: StoredObject, code: str, message: str) -> dict[str, Any]:
    facts = facts_without_file(code, message)
    choice = {key: value for key, value in job.choice.items() if key != "depth"}
    verdicts = client.judge(facts, name=name_of(each.url), **choice)
    return {"version": each.version, "facts": facts, "verdicts": [verdict.raw for verdict in verdicts]}


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def run(source: str, job: Job) -> Counts:
    """Checks the objects below a URL that the output does not have, and returns the counts of all of them."""
    counts, folder = Counts(), VerdictFolder(job.output)
    with job.client() as client:
        known: set[str] = set()
        done: dict[bytes, tuple[tuple[str, str], ...]] = {}
        # Many objects have the same answers, which are held once.
        shared: dict[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]] = {}
        for name, objects in folder.tidy(retry=job.fingerprint):
            known.add(name)
            if objects.column("fingerprint")[0].as_py() == job.fingerprint:
                for path, version, answers in zip(
                    *(objects.column(each).to_pylist() for each in ("path", "version", "answers"))
                ):
                    found = tuple((each["destination"], each["outcome"]) for each in answers)
                    done[_key(path, version)] = shared.setdefault(found, found)
        for window in _windows(_new(client.objects(source), done, counts)):
            known |= _run_window(window, job, client, folder, counts)
        # Processes of an earlier run, or repeated ones, may have written since.
        for _ in folder.tidy(keep=known):
            pass
    return counts


def _key(path: str, version: str | None) -> bytes:
    return hashlib.blake2b(f"{path}\0{version}".encode("utf-8", "surrogateescape"), digest_size=16).digest()


def _new(
    objects: Iterable[StoredObject], done: Mapping[bytes, tuple[tuple[str, str], ...]], counts: Counts
) -> Iterator[StoredObject]:
    """Yields the objects that the output does not have, and counts the others."""
    for each in objects:
        answers = done.get(_key(each.url, each.version))
        if answers is None:
            yield each
        else:
            counts.add([(*answer, 1) for answer in answers], {"checked": 1, "earlier": 1} if answers else {"left_out": 1})


def _windows(objects: Iterator[StoredObject]) -> Iterator[list[StoredObject]]:
    """Yields parts of the listing. The next one is listed while the engine works."""
    size = FIRST_WINDOW
    with ThreadPoolExecutor(1) as pool:
        following = pool.submit(lambda: list(islice(objects, size)))
        while window := following.result():
            size = min(2 * size, WINDOW)
            following = pool.submit(lambda: list(islice(objects, size)))
            yield window


def batches(objects: Sequence[StoredObject], reads_all: bool, cores: int) -> Iterator[list[StoredObject]]:
    """Divides objects into batches, with several for each core."""
    most = max(16 if not reads_all else 1, min(BATCH_OBJECTS, len(objects) // (8 * cores)))
    batch: list[StoredObject] = []
    size = 0
    for each in objects:
        batch.append(each)
        size += each.size or 0
        if len(batch) >= most or reads_all and size >= BATCH_BYTES:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _run_window(window: Sequence[StoredObject], job: Job, client: Client, folder: VerdictFolder, counts: Counts) -> set[str]:
    """Checks objects on the cluster, and returns the names of what was written. What cannot be checked has that in its row."""
    ray = _started()
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = list(batches(window, job.choice.get("depth", "header") != "header", cores))
    names: set[str] = set()
    for divides in (False, True, True):
        by_name = {name_of_batch(job.fingerprint, ((each.url, each.version) for each in batch)): batch for batch in waiting}
        for row in _run_batches(ray, waiting, job, cores):
            if row["name"] in by_name:
                del by_name[row["name"]]
                names.update(json.loads(row["names"]))
                counts.add(json.loads(row["verdicts"]), json.loads(row["objects"]))
        # A node went away, or one object ends its process each time, for example because its memory is full.
        waiting = [[each] for batch in by_name.values() for each in batch] if divides else list(by_name.values())
        if not waiting:
            return names
    for batch in waiting:
        row = _checked(job, client, folder, batch, "no process of the cluster could judge this object: see its log")
        names.update(json.loads(row["names"]))
        counts.add(json.loads(row["verdicts"]), json.loads(row["objects"]))
    return names


def _run_batches(ray: Any, batches: Sequence[Sequence[StoredObject]], job: Job, cores: int) -> Iterator[dict[str, str]]:
    arrow = module("pyarrow")
    schema = arrow.schema([("path", arrow.string()), ("size", arrow.int64()), ("version", arrow.string())])
    tables = [
        arrow.table(
            [[each.url for each in batch], [each.size for each in batch], [each.version for each in batch]], schema=schema
        )
        for batch in batches
    ]
    data = ray.data.from_arrow(tables).map_batches(
        Checker,
        fn_constructor_args=(job,),
        batch_size=None,
        batch_format="pyarrow",
        # More processes start when nodes join.
        compute=ray.data.ActorPoolStrategy(
            min_size=1, max_size=None, initial_size=min(cores, len(tables)), max_tasks_in_flight_per_actor=2
        ),
        num_cpus=1,
        ray_remote_args_fn=lambda: {"max_restarts": -1, "max_task_retries": RETRIES},
    )
    try:
        for batch in data.iter_batches(batch_size=None, batch_format="pyarrow", prefetch_batches=0):
            yield from cast("list[dict[str, str]]", batch.to_pylist())
    except Exception as error:  # Ray has many, and those of the processes of the cluster.
        # The last line of Ray's message is that of the exception in the process.
        reason = (str(error).strip().splitlines() or [type(error).__name__])[-1].rpartition("Error: ")[2]
        raise PreflightError(f"the cluster ended the run: {reason[:300]}; start the run again to continue it") from error


def _started() -> Any:
    """Returns the module `ray` with a connection to a cluster."""
    try:
        ray: Any = importlib.import_module("ray")
        importlib.import_module("ray.data")
    except ImportError as error:
        raise PreflightError("found no ray: run pip install 'preflight-media[cluster]'") from error
    if not ray.is_initialized():
        try:
            context = ray.init()
        except ConnectionError as error:
            raise PreflightError(f"{error}: start the cluster, set RAY_ADDRESS, or run ray stop after a crash") from error
        if context.dashboard_url:
            print(f"dashboard: http://{context.dashboard_url}", file=sys.stderr)
    # A batch that fails is tried again in parts, and does not end the run.
    ray.data.DataContext.get_current().max_errored_blocks = -1
    return ray


def write_export(job: Job, path: str, fail_on: str, allow_empty: bool) -> None:
    """Writes the verdicts of a job as a file that `preflight merge` accepts."""
    values = {"--to": ",".join(job.choice["to"]), "--slot": job.choice.get("slot"), "--as-of": job.choice.get("as_of")}
    options = [f"{name}={value}" for name, value in values.items() if value is not None]
    options += [f"--assume={name}={value}" for name, value in job.choice.get("assume", {}).items()]
    options += [f"--config={job.config}" if job.config else "--no-config", f"--fail-on={fail_on}"]
    with tempfile.TemporaryDirectory() as folder:
        arguments = [command(), "scan", folder, "--shard=1/1", "--format=ndjson", *options, "--allow-empty"]
        output = subprocess.run(arguments, capture_output=True, text=True, check=True).stdout
    summary = json.loads(output.splitlines()[-1])
    summary["shard"]["allow_empty"] = allow_empty
    with open(path + ".part", "wb") as file:
        export(VerdictFolder(job.output), job.fingerprint, summary, file.write)
    os.replace(path + ".part", path)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line, and returns the exit status of `preflight scan`."""
    parser = argparse.ArgumentParser(
        prog="python -m preflight_media.cluster", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("source", help="the objects, such as s3://bucket/folder")
    parser.add_argument(
        "--output", required=True, help="the folder of the verdicts, such as s3://bucket/verdicts; one run at a time"
    )
    parser.add_argument("--to", default="", help="destinations: ids, short names or groups, separated by commas")
    parser.add_argument("--depth", choices=DEPTHS, default="header", help="how deep objects are read (default: header)")
    parser.add_argument("--slot", help="judge for this slot only")
    parser.add_argument("--assume", action="append", default=[], metavar="NAME=VALUE", help="the value of a parameter")
    parser.add_argument("--as-of", metavar="DAY", help="use the rules of this day")
    parser.add_argument("--config", metavar="FILE", help="a configuration file, which all nodes have at this path")
    parser.add_argument("--fail-on", choices=FAIL_ON, default="error", help="exit with 1 at this outcome (default: error)")
    parser.add_argument("--allow-empty", action="store_true", help="a run without objects is no failure")
    parser.add_argument("--export", metavar="FILE", help="also write the verdicts as NDJSON for preflight merge")
    try:
        options = parser.parse_args(arguments)
    except SystemExit as error:
        return 64 if error.code else 0
    try:
        assume = dict(_pair(each) for each in options.assume)
        values = {"slot": options.slot, "assume": assume, "as_of": options.as_of, "depth": cast(Depth, options.depth)}
        choice = {"to": options.to, **{name: value for name, value in values.items() if value}}
        config = os.path.abspath(options.config) if options.config else None
        with Client(config=config or False) as client:
            job = make_job(client, options.output, choice, config)
        counts = run(options.source, job)
        print(counts.text())
        if options.export:
            write_export(job, options.export, options.fail_on, options.allow_empty)
        return counts.status(options.fail_on, options.allow_empty)
    except KeyboardInterrupt:
        print("cluster: interrupted: start the run again to continue it", file=sys.stderr)
        return 130
    except PreflightError as error:
        print(f"cluster: {error}", file=sys.stderr)
        return 64 if isinstance(error, InvalidParams) else 2
    except Exception:
        # The status of an exception would say that objects are refused.
        traceback.print_exc()
        return 2


def _pair(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not name or not sign:
        raise InvalidParams(f"found --assume {text}, expected NAME=VALUE")
    return name, value


if __name__ == "__main__":
    # The processes of the cluster import this module by its name.
    from preflight_media.cluster import main as imported_main

    sys.exit(imported_main())
