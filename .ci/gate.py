"""Runs lanes of continuous integration, and skips those that have passed on the same input.

The key of a lane is a hash of all that it depends on: its command, the trees of the paths that it reads as Git has them, files
outside of the checkout, the toolchain, the system's packages, and the versions of the Swift packages. A lane is skipped only if
the folder of passed keys has its key. Dates and messages of commits have no effect. A lane that leaves a new file in the checkout
fails.
"""
import concurrent.futures
import dataclasses
import hashlib
import itertools
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

# Every lane depends on these, because they decide which lanes run.
COMMON = (".ci", "script/tools/swift", "script/tools/setup", "Package.swift")


@dataclasses.dataclass(frozen=True)
class Lane:
    """A part of continuous integration: a command with what it depends on."""
    name: str
    command: str
    # Files and folders of the checkout. "." stands for all.
    paths: tuple = (".",)
    # Files and folders outside of it, such as the corpus. One that does not exist counts as such.
    outside: tuple = ()
    # No other lane uses this at the same time, such as a build folder. Two lanes of different folders run at the same time. A lane
    # without a folder runs alone, because it measures time.
    folder: str | None = None


def say(text):
    print(f"ci: {text}", file=sys.stderr, flush=True)


def git(root, *words):
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def tree(root, path):
    """Returns the hash that Git has for a path at HEAD, or a fixed word if HEAD lacks it."""
    name = "HEAD^{tree}" if path == "." else f"HEAD:{path}"
    done = subprocess.run(["git", "rev-parse", "--verify", "--quiet", name], cwd=root, capture_output=True, text=True)
    return done.stdout.strip() or "none"


def content(path):
    """Returns a hash of a file, or of all files in a folder with their names, or a fixed word if the path does not exist."""
    path = pathlib.Path(path)
    if not path.exists():
        return "none"
    digest = hashlib.sha256()
    for file in [path] if path.is_file() else sorted(path.rglob("*")):
        if file.is_file():
            one = hashlib.sha256(file.read_bytes()).hexdigest()
            digest.update(f"{file.relative_to(path)}\0{one}\n".encode())
    return digest.hexdigest()


def machine(root):
    """Returns the dependencies of a result outside of the checkout: the toolchain, the system's packages, and Swift
    packages."""
    def output(*words):
        try:
            return subprocess.run(words, cwd=root, capture_output=True, text=True).stdout
        except FileNotFoundError:
            return "none"
    packages = sorted(root.glob("**/Package.resolved"))
    return "\n".join([
        output("swift", "--version"), output("uname", "-sm"), output("dpkg-query", "-W"),
        # Git ignores these files. They name the versions that the last resolution chose.
        *(content(path) for path in packages if ".build" not in path.relative_to(root).parts),
    ])


def key(lane, root, machine):
    """Returns the key of a lane at HEAD."""
    parts = [lane.name, lane.command, machine]
    parts += [f"{path}={tree(root, path)}" for path in sorted({*lane.paths, *COMMON})]
    parts += [f"{path}={content(path)}" for path in sorted(lane.outside)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


class Passed:
    """The keys that have passed: a folder outside of the checkout with one file for each."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)

    def has(self, key, name):
        """True if this key of this lane has passed. A file with any other content is ignored."""
        try:
            entry = json.loads((self.folder / key).read_text())
            return isinstance(entry, dict) and entry.get("key") == key and entry.get("lane") == name
        except (OSError, ValueError):
            return False

    def add(self, key, name):
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / f"{key}.new").write_text(json.dumps({"lane": name, "key": key}))
            (self.folder / f"{key}.new").replace(self.folder / key)
        except OSError as error:
            say(f"cannot remember that “{name}” passed: {error}")


def without_reason(root, start):
    """Returns the commits after `start` whose messages have no body, or only trailers. Merges need none.

    A clone that is too shallow to have `start` only shows its last commit.
    """
    has_start = subprocess.run(["git", "cat-file", "-e", f"{start}^{{commit}}"], cwd=root, capture_output=True).returncode == 0
    log = git(root, "log", "--no-merges", "--format=%h %s%x00%b%x00%(trailers)%x01", *([f"{start}..HEAD"] if has_start else ["-1"]))
    commits = (commit.split("\0") for commit in log.split("\x01") if commit.strip())
    return [name.strip() for name, body, trailers in commits if not body.strip().removesuffix(trailers.strip()).strip()]


def untracked(root):
    """Returns the files that Git does not track, without those that .gitignore names.

    Only the .gitignore of the checkout counts. A tool's cache hides itself with a .gitignore of its own, and each user has
    further patterns.
    """
    ignored = ["--exclude-from=.gitignore"] if (root / ".gitignore").exists() else []
    return set(git(root, "ls-files", "--others", *ignored).splitlines())


def is_clean(root):
    """True if the checkout has no change and no untracked file, so that HEAD describes it completely."""
    return not git(root, "status", "--porcelain", "--untracked-files=no") and not untracked(root)


class Appeared:
    """The files that appear in the checkout while lanes run.

    Nobody knows which of two lanes wrote a file that appeared while both ran, so both fail. A file that is gone when no lane
    runs was temporary, and fails none.
    """

    def __init__(self, root):
        self.root, self.known, self.running, self.lanes, self.lock = root, untracked(root), [], {}, threading.Lock()

    def look(self):
        files = untracked(self.root)
        self.lanes |= {file: list(self.running) for file in files - self.known}
        self.known = files

    def begin(self, lane):
        with self.lock:
            self.look()
            self.running.append(lane.name)

    def end(self, lane):
        with self.lock:
            self.look()
            self.running.remove(lane.name)

    def judge(self, rows):
        """Returns the rows of lanes that ended, where those fail that left a file behind."""
        left = {file: lanes for file, lanes in self.lanes.items() if file in untracked(self.root)}
        for file, lanes in sorted(left.items()):
            say(f"FAILED: {file} appeared in the checkout during {' or '.join(lanes)}")
        self.lanes = {}
        failed = {lane for lanes in left.values() for lane in lanes}
        return [(name, "FAILED" if name in failed else result, *rest) for name, result, *rest in rows]


def execute(lane, root):
    """Runs a command. Returns its exit status, the processor seconds of all its processes, and its last lines. Its output is
    printed at the end."""
    with tempfile.TemporaryFile() as output:
        child = subprocess.Popen(["bash", "-c", f"set -euo pipefail\n{lane.command}"], cwd=root, stdout=output, stderr=output,
                                 stdin=subprocess.DEVNULL)
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        text = output.read().decode(errors="replace")
    print(f"ci: output of {lane.name}\n{text}", file=sys.stderr, flush=True)
    return child.returncode, used.ru_utime + used.ru_stime, "\n".join(text.splitlines()[-40:])


def run_lane(lane, root, passed, versions, appeared, endings):
    """Runs a lane unless its key has passed. Returns a row of the table. Keeps the last lines of a lane that fails."""
    clean, lane_key = is_clean(root), key(lane, root, versions)
    if clean and passed.has(lane_key, lane.name):
        return lane.name, "as before", 0, 0
    say(f"begins: {lane.name}")
    began = time.monotonic()
    appeared.begin(lane)
    try:
        status, used, last = execute(lane, root)
    finally:
        appeared.end(lane)
    seconds = time.monotonic() - began
    say(f"{'passed' if status == 0 else f'FAILED with exit status {status}'} after {seconds:.0f} s: {lane.name}")
    if status == 0 and clean and is_clean(root) and key(lane, root, versions) == lane_key:
        passed.add(lane_key, lane.name)
    if status:
        endings[lane.name] = last
    return lane.name, "FAILED" if status else "passed", seconds, used


def run_together(lanes, run_one):
    """Runs lanes in their order, two at a time that have different folders. Returns their rows in the same order."""
    left, used, rows, turn = list(lanes), set(), {}, threading.Condition()

    def work():
        while True:
            with turn:
                while not (lane := next((each for each in left if each.folder not in used), None)):
                    if not left:
                        return
                    turn.wait()
                left.remove(lane)
                used.add(lane.folder)
            try:
                rows[lane] = run_one(lane)
            finally:
                with turn:
                    used.remove(lane.folder)
                    turn.notify_all()

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for done in [pool.submit(work) for _ in range(2)]:
            done.result()
    return [rows[lane] for lane in lanes]


def run(lanes, root, folder, machine=machine):
    """Runs lanes, prints a table, and returns the names of those that failed."""
    root, passed, rows, began = pathlib.Path(root), Passed(folder), [], time.monotonic()
    versions, appeared, endings = machine(root), Appeared(root), {}

    def run_one(lane):
        return run_lane(lane, root, passed, versions, appeared, endings)

    for is_alone, group in itertools.groupby(lanes, key=lambda lane: lane.folder is None):
        for part in ([lane] for lane in group) if is_alone else [list(group)]:
            rows += appeared.judge(run_together(part, run_one))
    width = max((len(row[0]) for row in rows), default=0)
    print(f"{'lane':{width}}  {'result':9}  seconds  processor seconds")
    for name, result, seconds, used in [*rows, ("all", "", time.monotonic() - began, sum(row[3] for row in rows))]:
        print(f"{name:{width}}  {result:9}  {seconds:7.0f}  {used:17.0f}", flush=True)
    # A log that is cut at its beginning still has the reason.
    for name, ending in endings.items():
        print(f"\nci: the end of {name}\n{ending}", flush=True)
    return [name for name, result, *_ in rows if result == "FAILED"]


def cache():
    """Returns the folder of the keys: PREFLIGHT_CI_CACHE, or one in the user's cache folder."""
    if os.environ.get("PREFLIGHT_CI_CACHE"):
        return pathlib.Path(os.environ["PREFLIGHT_CI_CACHE"])
    return pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache", "preflight-ci")
