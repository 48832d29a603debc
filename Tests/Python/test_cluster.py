"""The output of a cluster, runs that start again, exports, and the second judging. Ray itself is in script/witness/cluster."""

from __future__ import annotations

import dataclasses
import datetime
import json
import os
import pathlib
import subprocess

import pyarrow.dataset
import pytest
from bucket import Bucket

from preflight_media import InvalidParams, PreflightError, cluster, rejudge
from preflight_media._verdict_files import VerdictFolder, name_of_batch, newest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "SampleMedia"
TO = ["tiktok-video", "instagram-reel"]
NOW = datetime.datetime(2026, 11, 28, tzinfo=datetime.timezone.utc)
DAY = "2026-11-28"
PASS = {"destination": "tiktok-video", "slot": "video", "outcome": "pass", "findings": []}
FAIL = {
    "destination": "x-post",
    "outcome": "fail",
    "share_state": {"code": 20007, "name": "too_long", "borrowed": True},
    "findings": [
        {"rule": "x/duration", "message": "runs “1” s\n", "limit": [1, "a"]},
        {"rule": "x/size", "message": "is big", "limit": 2},
    ],
}
GONE = {
    "destination": "tiktok-video",
    "outcome": "unreadable",
    "findings": [],
    "error": {"code": "io_error", "message": "no answer"},
}


def write(folder, verdicts, *, name="ab", fingerprint="f", day=DAY, now=NOW, version='"1"'):
    """Writes a batch with an object for each list of verdicts."""
    count = len(verdicts)
    folder.write(
        name,
        day,
        {"to": TO},
        {
            "path": [f"s3://media/{number}.mp4" for number in range(count)],
            "version": [version] * count,
            "size": [7] * count,
            "fingerprint": [fingerprint] * count,
            "checked_at": [now] * count,
            "facts": [None if not each else "{}" for each in verdicts],
            "verdicts": [json.dumps(each) for each in verdicts],
        },
    )


@pytest.fixture
def folder(tmp_path):
    return VerdictFolder(str(tmp_path / "out put"))


def test_a_batch_has_a_row_for_each_verdict(folder, tmp_path):
    write(folder, [[PASS, FAIL], [], [FAIL]])
    assert folder.paths() == [
        "_objects/ab.parquet",
        "day=2026-11-28/outcome=fail/ab.parquet",
        "day=2026-11-28/outcome=pass/ab.parquet",
    ]
    table = pyarrow.dataset.dataset(tmp_path / "out put", partitioning="hive").to_table()
    rows = sorted(table.to_pylist(), key=lambda row: (row["path"], row["destination"]))
    assert [(row["path"][-5:], row["destination"], row["outcome"]) for row in rows] == [
        ("0.mp4", "tiktok-video", "pass"),
        ("0.mp4", "x-post", "fail"),
        ("2.mp4", "x-post", "fail"),
    ]
    assert rows[1]["share_state"] == 20007 and rows[1]["rules"] == ["x/duration", "x/size"]
    assert rows[1]["messages"] == ["runs “1” s\n", "is big"] and rows[1]["error"] is None and rows[1]["version"] == '"1"'
    assert rows[0]["slot"] == "video" and rows[0]["rules"] == [] and rows[0]["checked_at"] == NOW
    (objects,) = folder.objects(["ab"])
    assert objects.column("facts").to_pylist() == ["{}", None, "{}"]
    assert objects.column("answers").to_pylist()[0] == [
        {"destination": "tiktok-video", "outcome": "pass"},
        {"destination": "x-post", "outcome": "fail"},
    ]


def test_the_name_of_a_batch_depends_on_objects_versions_and_rules():
    names = {
        name_of_batch(fingerprint, objects)
        for fingerprint in ("f", "g")
        for objects in ([("a", "1")], [("a", "2")], [("b", "1")], [("a", "1"), ("b", "1")], [("a", None)])
    }
    assert len(names) == 10
    assert name_of_batch("f", [("a", "1")]) in names


def test_a_repeated_batch_replaces_its_files(folder):
    write(folder, [[PASS]])
    before = folder.paths()
    write(folder, [[PASS]])
    assert folder.paths() == before


def test_tidy_removes_what_a_killed_run_left(folder):
    write(folder, [[PASS, FAIL]], name="aa")
    write(folder, [[PASS]], name="bb")
    write(folder, [[FAIL]], name="cc", day="2026-11-27")
    folder._ask("delete", ["_objects/bb.parquet"])
    folder._ask("delete", ["day=2026-11-27/outcome=fail/cc.parquet"])
    # A file of an earlier try of the batch, which had another outcome then.
    folder._ask("put", "day=2026-11-28/outcome=unknown/aa.parquet", b"")
    folder._ask("put", "day=2026-11-28/notes.txt", b"of somebody else")
    assert [name for name, _ in folder.tidy()] == ["aa"]
    assert folder.paths() == [
        "_objects/aa.parquet",
        "day=2026-11-28/notes.txt",
        "day=2026-11-28/outcome=fail/aa.parquet",
        "day=2026-11-28/outcome=pass/aa.parquet",
    ]
    assert [name for name, _ in folder.tidy(keep=set())] == []
    assert folder.paths() == ["day=2026-11-28/notes.txt"]


def test_what_a_machine_could_not_read_is_tried_again(folder):
    write(folder, [[PASS], [GONE], [PASS]])
    assert [name for name, _ in folder.tidy()] == ["ab-failed", "ab"]
    assert [name for name, _ in folder.tidy(retry="other rules")] == ["ab-failed", "ab"]
    assert [name for name, _ in folder.tidy(retry="f")] == ["ab"]
    assert folder.paths() == ["_objects/ab.parquet", "day=2026-11-28/outcome=pass/ab.parquet"]
    (objects,) = folder.objects(["ab"])
    assert objects.column("path").to_pylist() == ["s3://media/0.mp4", "s3://media/2.mp4"]


def test_the_newest_row_of_an_object_counts(folder):
    write(folder, [[PASS], [PASS]], name="aa", now=NOW + datetime.timedelta(seconds=1))
    write(folder, [[FAIL]], name="bb", fingerprint="g", now=NOW + datetime.timedelta(seconds=2))
    write(folder, [[FAIL], [FAIL], [FAIL]], name="cc")

    def found(*fingerprint):
        return [mask.to_pylist() for mask, _ in newest(folder, ["aa", "bb", "cc"], *fingerprint)]

    assert found() == [[False, True], [True], [False, False, True]]
    assert found("f") == [[True, True], [False], [False, False, True]]


def test_a_place_that_is_no_folder_is_named():
    with pytest.raises(InvalidParams, match="ftp://a, expected a folder or a URL"):
        VerdictFolder("ftp://a")


def test_batches_are_small_for_few_objects_and_limited_in_bytes():
    def sizes(count, reads_all, size=1 << 20):
        objects = [cluster.StoredObject(f"s3://media/{number}", size) for number in range(count)]
        return [len(batch) for batch in cluster.batches(objects, reads_all, cores=2)]

    assert sizes(100_000, False)[:2] == [512, 512] and sum(sizes(100_000, False)) == 100_000
    assert sizes(40, False) == [16, 16, 8]
    assert sizes(40, True) == [2] * 20
    assert sizes(10_000, True)[:2] == [256, 256]
    assert sizes(3, True, 1 << 30) == [1, 1, 1]


# A run without Ray: its batches are checked in this process, or not at all.


@pytest.fixture
def bucket(monkeypatch, command):
    server = Bucket()
    for name in [name for name in os.environ if name.startswith("AWS_")]:
        monkeypatch.delenv(name)
    for name, value in {
        "AWS_ENDPOINT_URL": f"http://{server.place}",
        "AWS_ALLOW_HTTP": "true",
        "AWS_REGION": "us-east-1",
        "AWS_ACCESS_KEY_ID": "key",
        "AWS_SECRET_ACCESS_KEY": "secret",
        "PATH": f"{os.path.dirname(command)}:{os.environ['PATH']}",
    }.items():
        monkeypatch.setenv(name, value)
    samples = sorted(path for path in SAMPLES.glob("ok/*/*/*") if path.suffix in (".mp4", ".jpg", ".png"))[::9]
    server.objects = {f"campaign/{path.name}": path.read_bytes() for path in samples}
    server.objects["campaign/broken.mp4"] = b"\0\0\0\x08moov"
    server.objects["campaign/notes"] = b"no media"
    yield server
    server.shutdown()
    server.server_close()


class Engine:
    """Stands for Ray. `loses` names a part of the paths whose batches are lost."""

    def __init__(self):
        self.loses, self.batches = None, 0

    def cluster_resources(self):
        return {"CPU": 1}

    def run(self, _, batches, job, cores):
        checker = cluster.Checker(job)
        with checker.client:
            for batch in batches:
                if self.loses and any(self.loses in each.url for each in batch):
                    continue
                self.batches += 1
                table = pyarrow.Table.from_pylist(
                    [{"path": each.url, "size": each.size, "version": each.version} for each in batch]
                )
                yield from checker(table).to_pylist()


@pytest.fixture
def engine(monkeypatch):
    engine = Engine()
    monkeypatch.setattr(cluster, "_started", lambda: engine)
    monkeypatch.setattr(cluster, "_run_batches", engine.run)
    return engine


def run(output, *options, to=TO):
    return cluster.main(["s3://bucket/campaign", "--output", str(output), "--to", ",".join(to), *options])


def rows(output):
    table = pyarrow.dataset.dataset(output, partitioning="hive").to_table()
    found = {(row["path"], row["destination"]): row for row in table.to_pylist()}
    assert len(found) == table.num_rows, "a verdict is there twice"
    return found


def test_a_run_that_starts_again_reads_nothing(bucket, engine, tmp_path, capsys):
    assert run(tmp_path / "out") == 1
    first, text = rows(tmp_path / "out"), capsys.readouterr().out
    assert len(first) == 2 * (len(bucket.objects) - 1)
    assert f"{len(bucket.objects) - 1} objects checked; 1 are no media" in text
    bucket.requests.clear()
    engine.batches = 0
    assert run(tmp_path / "out") == 1
    assert rows(tmp_path / "out") == first and engine.batches == 0
    assert {method for method, _, _ in bucket.requests} == {"LIST"}
    again = capsys.readouterr().out
    assert again.splitlines()[:-1] == text.splitlines()[:-1] and f"{len(bucket.objects) - 1} of them by an earlier run" in again


def test_a_changed_object_and_other_options_are_checked_again(bucket, engine, tmp_path):
    run(tmp_path / "out")
    bucket.requests.clear()
    bucket.objects["campaign/broken.mp4"] += b"more"
    run(tmp_path / "out")
    assert {key for method, key, _ in bucket.requests if method == "GET"} == {"campaign/broken.mp4"}
    bucket.requests.clear()
    run(tmp_path / "out", to=TO[:1])
    assert {key for method, key, _ in bucket.requests if method == "GET"} == bucket.objects.keys()


def test_an_object_that_fails_is_a_row_and_is_tried_again(bucket, engine, tmp_path, capsys):
    bucket.before = lambda key: 403 if key.endswith("broken.mp4") else None
    assert run(tmp_path / "out") == 2
    row = rows(tmp_path / "out")["s3://bucket/campaign/broken.mp4", "tiktok-video"]
    assert (row["outcome"], row["error"]) == ("unreadable", "permission_denied")
    assert "1 could not be read" in capsys.readouterr().out
    bucket.before = lambda key: None
    assert run(tmp_path / "out") == 1
    row = rows(tmp_path / "out")["s3://bucket/campaign/broken.mp4", "tiktok-video"]
    assert (row["outcome"], row["error"]) == ("unreadable", "corrupt")


def test_an_object_that_ends_each_process_is_a_row(bucket, engine, tmp_path):
    engine.loses = "broken"
    assert run(tmp_path / "out") == 1
    found = rows(tmp_path / "out")
    row = found["s3://bucket/campaign/broken.mp4", "tiktok-video"]
    assert (row["outcome"], row["error"]) == ("unreadable", "crashed") and "no process of the cluster" in row["reason"]
    assert [each["error"] for each in found.values()].count("crashed") == 2
    engine.loses = None
    run(tmp_path / "out")
    assert rows(tmp_path / "out")["s3://bucket/campaign/broken.mp4", "tiktok-video"]["error"] == "corrupt"


def test_the_exit_status_is_that_of_scan(bucket, engine, tmp_path, capsys):
    assert run(tmp_path / "out", "--fail-on", "never") == 0
    bucket.objects.clear()
    assert run(tmp_path / "empty") == 2
    assert run(tmp_path / "empty", "--allow-empty") == 0
    assert run(tmp_path / "empty", to=["nobody"]) == 64
    assert "nobody" in capsys.readouterr().err
    assert run(tmp_path / "empty", "--assume", "a") == 64
    assert run("/proc/1/none") in (2, 64)


def test_an_export_makes_the_records_of_a_folder_scan(bucket, engine, tmp_path, command):
    run(tmp_path / "out", "--export", str(tmp_path / "all.ndjson"))
    for key, content in bucket.objects.items():
        path = tmp_path / "media" / key
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    def verdicts(*arguments, prefix):
        ended = subprocess.run(
            [command, *arguments, "--no-config", "--format", "ndjson"], capture_output=True, text=True, cwd=tmp_path
        )
        assert ended.returncode == 1, ended.stderr
        lines = [json.loads(line) for line in ended.stdout.splitlines()]
        assert lines[-1]["record"] == "summary"
        found = {
            (each["path"].removeprefix(prefix), each["destination"]): each for each in lines if each["record"] == "verdict"
        }
        return {key: {**each, "path": key[0]} for key, each in found.items()}, lines[-1]["verdicts"]

    expected = verdicts("scan", "media/campaign", "--depth", "header", "--to", ",".join(TO), prefix="media/campaign/")
    assert verdicts("merge", "all.ndjson", prefix="s3://bucket/campaign/") == expected
    assert {each["outcome"] for each in expected[0].values()} >= {"not_applicable", "unreadable"}


def test_the_same_rules_give_the_same_verdicts_again(bucket, engine, tmp_path):
    run(tmp_path / "out")
    bucket.requests.clear()
    result = rejudge(tmp_path / "out", output=tmp_path / "again")
    assert (result.objects, result.differing, dict(result.changes)) == (len(bucket.objects) - 1, 0, {})
    assert not bucket.requests

    def without_time(found):
        return {
            key: {name: value for name, value in row.items() if name not in ("checked_at", "day")} for key, row in found.items()
        }

    first, second = without_time(rows(tmp_path / "out")), without_time(rows(tmp_path / "again"))
    assert first == second
    assert sum(result.verdicts.values()) == len(first)
    # A later run takes what was judged again as done.
    run(tmp_path / "again")
    assert {method for method, _, _ in bucket.requests} <= {"LIST", "GET"}
    assert {key for method, key, _ in bucket.requests if method == "GET"} == {"campaign/notes"}


def test_other_destinations_are_changes(bucket, engine, tmp_path, capsys):
    run(tmp_path / "out")
    result = rejudge(tmp_path / "out", to=["youtube-video", "tiktok-video"])
    assert {(destination, old is None, new is None) for destination, old, new in result.changes} == {
        ("instagram-reel", False, True),
        ("youtube-video", True, False),
    }
    assert sum(result.changes.values()) == 2 * result.objects == 2 * result.differing
    main = [os.sys.executable, "-m", "preflight_media.rejudge", str(tmp_path / "out"), "--to", "youtube-video"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(os.sys.path)}
    ended = subprocess.run(main, capture_output=True, text=True, env=environment)
    assert ended.returncode == 0 and f"{result.objects} objects judged again" in ended.stdout and not ended.stderr


def test_a_folder_without_verdicts_or_with_strange_facts_is_named(folder, tmp_path, bucket):
    with pytest.raises(InvalidParams, match="found no verdicts in"):
        rejudge(tmp_path / "none")
    write(folder, [[PASS]])
    with pytest.raises(PreflightError, match="s3://media/0.mp4: found facts"):
        rejudge(tmp_path / "out put", to="tiktok-video")
    with pytest.raises(InvalidParams, match="give an empty folder"):
        rejudge(tmp_path / "out put", output=tmp_path / "out put")


def test_a_node_with_other_rules_is_named(bucket, tmp_path):
    with cluster.Client(config=False) as client:
        job = cluster.make_job(client, str(tmp_path / "out"), {"to": TO}, None)
    with pytest.raises(PreflightError, match="found the rules .* on a node, expected 0123456789ab: install one version"):
        cluster.Checker(dataclasses.replace(job, rules="0123456789abcdef"))


def test_what_ends_the_engine_has_a_status_of_its_own(bucket, tmp_path, monkeypatch, capsys):
    def fails():
        raise RuntimeError("no more memory")

    monkeypatch.setattr(cluster, "_started", fails)
    assert run(tmp_path / "out") == 2
    assert "no more memory" in capsys.readouterr().err
