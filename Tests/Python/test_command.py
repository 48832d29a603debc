"""Tests the package with the command itself."""
import asyncio
import inspect
import io
import json
import os
import shutil
import subprocess
import time
import typing

import pytest

import preflight_media
from conftest import ROOT, swapping
from preflight_media.client import Depth

pytestmark = pytest.mark.real
OK, FAIL = (ROOT / f"SampleMedia/{kind}/tiktok-share-kit-ios" for kind in ("ok", "fail"))
BROKEN = ROOT / "SampleMedia/broken"
SAMPLES = [*sorted(OK.rglob("*.mp4"))[:4], *sorted(FAIL.rglob("*.fail.*"))[:6], *sorted(BROKEN.iterdir())[:3]]
TO = ["tiktok-share-kit", "instagram-reel", "x"]


def lines(command, *arguments):
    ran = subprocess.run([command, *arguments, "--format=ndjson", "--no-config"], capture_output=True, text=True)
    return [json.loads(line) for line in ran.stdout.splitlines()]


def without_file(record):
    return {key: value for key, value in record.items() if key not in ("record", "path")}


def answers(verdicts):
    return [(each.destination, each.slot, each.outcome, [found.rule for found in each.findings]) for each in verdicts]


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_verdicts_are_those_of_scan(real, command, path):
    wanted = [without_file(record) for record in lines(command, "scan", str(path), "--to=" + ",".join(TO), "--fail-on=never")
              if record["record"] == "verdict"]
    assert [verdict.raw for verdict in real.check(path, TO).verdicts] == wanted
    scanned, = real.scan(path, TO)
    assert [verdict.raw for verdict in scanned.verdicts] == wanted


def test_facts_are_those_of_probe(real, command):
    wanted = lines(command, "probe", str(SAMPLES[0]))[0]
    facts = real.probe(SAMPLES[0])
    assert facts.raw == without_file(wanted) == facts.to_json()
    assert real.judge(facts, TO, name=SAMPLES[0].name) == real.check(SAMPLES[0], TO).verdicts


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_path_bytes_and_file_give_the_same_verdicts(real, path):
    content = path.read_bytes()
    wanted = answers(real.check(path, TO, depth="header").verdicts)
    assert answers(real.check(content, TO, name=path.name, depth="header").verdicts) == wanted
    assert answers(real.check(io.BytesIO(content), TO, name=path.name, depth="header").verdicts) == wanted
    with preflight_media.Upload(TO, len(content), path.name, client=real) as upload:
        upload.feed(content)
        early = upload.finish()
    assert not early.complete and early.refused or answers(early.verdicts) == wanted
    with preflight_media.Upload(TO, None, path.name, client=real) as upload:
        for at in range(0, len(content), 1000):
            upload.feed(content[at : at + 1000])
        late = upload.finish()
    assert not late.complete and late.refused or answers(late.verdicts) == wanted


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_long_bytes_have_the_verdicts_of_a_path(real, path, monkeypatch):
    # Every sample is longer than this, so the command asks for parts, and reads a copy where the header does not tell.
    for module in (preflight_media.client, preflight_media._files):
        monkeypatch.setattr(module, "INLINE_BYTES", -1)
    content = path.read_bytes()
    for depth in None, "stream":
        assert real.check(content, TO, name=path.name, depth=depth).verdicts == real.check(path, TO, depth=depth).verdicts
    if path.suffix == ".icloud":
        return  # Only the name of the path itself tells a deeper tier what it is.
    assert real.check(content, TO, name=path.name, depth="decode").verdicts == real.check(path, TO, depth="decode").verdicts
    assert {**real.probe(content, name=path.name).raw, "path": 0} == {**real.probe(path).raw, "path": 0}


def test_long_bytes_with_a_root(command, tmp_path, monkeypatch):
    for module in (preflight_media.client, preflight_media._files):
        monkeypatch.setattr(module, "INLINE_BYTES", 1000)
    content = SAMPLES[0].read_bytes()
    with preflight_media.Client(command, root=tmp_path, config=False) as client:
        assert client.probe(content, name="a.mp4", depth="decode").tier == "decode"
        assert client.check(content, TO, name="a.mp4").verdicts


def test_the_command_asks_for_no_bytes_that_it_has(real, monkeypatch):
    movie = (ROOT / "Destinations/tiktok-video/samples/ok/video/video-size.upright.mp4").read_bytes()
    content = movie + (1 << 20).to_bytes(4, "big") + b"free" + bytes((1 << 20) - 8)
    asked, give = [], preflight_media.client._give
    monkeypatch.setattr(preflight_media.client, "_give", lambda call, wanted, ranges: (asked.append(wanted), give(call, wanted, ranges))[1])
    assert real.check(content, "tiktok-video", name="clip.mp4").accepted
    assert all(wanted.offset >= preflight_media._files.HEAD_BYTES for wanted in asked)


def test_a_scan_stays_in_the_root(command, tmp_path):
    root, secret = tmp_path / "root", tmp_path / "outside/secret.mp4"
    (root / "a/b").mkdir(parents=True)
    secret.parent.mkdir()
    for path in (root / "a/b/deep.mp4", root / "good.mp4", root / ".hidden.mp4", secret):
        shutil.copy(SAMPLES[0], path)
    (root / "notes").write_text("no media")
    (root / "inside.mp4").symlink_to("a/b/deep.mp4")
    (root / "leak.mp4").symlink_to(secret)
    (root / "away").symlink_to(secret.parent)
    (root / "current").symlink_to("a")
    os.link(root / "good.mp4", os.fsencode(root) + b"/odd\xff.mp4")
    os.symlink(secret, os.fsencode(root) + b"/out\xff.mp4")
    with preflight_media.Client(command, root=root, config=False) as client:
        found = {os.path.relpath(file.path, root): file.verdicts[0] for file in client.scan([root], TO)}
        outcomes = {path: verdict.error and verdict.error.code for path, verdict in found.items()}
        assert outcomes == {
            "good.mp4": None, "inside.mp4": None, "leak.mp4": "permission_denied", "odd\udcff.mp4": None,
            "out\udcff.mp4": "permission_denied", "a/b/deep.mp4": None,
        }  # fmt: skip

        async def paths():
            return [file.path async for file in client.ascan([root / "current"], TO)]

        assert asyncio.run(paths()) == [str(root / "current/b/deep.mp4")]
        assert next(client.scan(root / "missing.mp4", TO)).verdicts[0].error.code == "not_found"
        for path in (secret, secret.parent, root / "away", root / "leak.mp4", root / "out\udcff.mp4", root / "../outside"):
            with pytest.raises(preflight_media.OutsideRoot):
                list(client.scan(path, TO))


def test_a_race_of_links_leads_no_scan_out_of_the_root(command, tmp_path):
    root, outside = tmp_path / "root", tmp_path / "outside"
    (root / "swapped").mkdir(parents=True)
    outside.mkdir()
    shutil.copy(SAMPLES[0], root / "swapped/good.mp4")
    shutil.copy(SAMPLES[0], outside / "secret.mp4")
    (root / "link").symlink_to(outside)
    found, refused, end = 0, 0, time.monotonic() + 3
    with swapping(root), preflight_media.Client(command, root=root, config=False) as client:
        while time.monotonic() < end:
            try:
                for file in client.scan([root / "swapped", root], TO):
                    assert "secret" not in file.path
                    found += file.verdicts[0].error is None
            except (preflight_media.OutsideRoot, preflight_media.RangeFailed):
                refused += 1
    assert found > 10 and refused > 10


def test_upload_is_refused_early(real):
    with preflight_media.Upload(TO, 1 << 30, "clip.mp4", client=real) as upload:
        for _ in range(1024):
            if upload.refused:
                break
            upload.feed(b"this is text, and no video at all\n" * 30)
        assert upload.refused and upload.finish().refused


@pytest.mark.parametrize("refuse, refused", [("any", True), ("all", False)])
def test_upload_is_refused_by_one(real, refuse, refused):
    # Discord refuses 20 MiB by the announced size.
    with preflight_media.Upload("tiktok-video,discord", 20 << 20, "clip.mp4", refuse=refuse, client=real) as upload:
        upload.feed(b"a")
        assert upload.refused is refused
        assert [each.outcome for each in upload.verdicts] == ["unknown", "fail"][: 2 * refused]


def test_upload_without_size_is_refused_by_its_size(real):
    movie = (ROOT / "Destinations/tiktok-video/samples/ok/video/video-size.upright.mp4").read_bytes()
    free = (12 << 20).to_bytes(4, "big") + b"free" + bytes((12 << 20) - 8)
    with preflight_media.Upload("discord", None, "clip.mp4", facts=True, client=real) as upload:
        for chunk in (movie, free):
            upload.feed(chunk)
            assert not upload.verdicts
        check = upload.finish()
    assert check.refused and check.complete and "the limit is" in check.messages[0]
    assert check.facts.file_size == len(movie) + len(free)
    assert real.judge(check.facts, "discord", name="clip.mp4") == check.verdicts


def test_another_name(real):
    path = ROOT / "Destinations/tiktok-video/samples/ok/video/video-size.upright.mp4"
    rules = [found.rule for found in real.check(path, "tiktok-video", name="clip.gif").verdicts[0].findings]
    assert rules == ["file/extension-mismatch"]
    assert not real.check(path, "tiktok-video", name="clip.mp4").verdicts[0].findings


def test_errors(real, command, tmp_path):
    with pytest.raises(preflight_media.InvalidParams):
        real.check(SAMPLES[0], "no-such-destination")
    with pytest.raises(preflight_media.InvalidParams):
        preflight_media.Upload("no-such-destination", client=real)
    with pytest.raises(preflight_media.InvalidParams):
        preflight_media.Upload(TO, refuse="some", client=real)
    with pytest.raises(preflight_media.InvalidParams):
        list(real.scan(SAMPLES[0], "no-such-destination"))
    assert real.check(tmp_path / "missing.mp4", TO).verdicts[0].error.code == "not_found"
    with preflight_media.Client(command, root=tmp_path, config=False) as client:
        with pytest.raises(preflight_media.OutsideRoot):
            client.check(SAMPLES[0], TO)


def test_words(real):
    assert real.explain("20007") and real.explain("video.closed_gop")
    assert len(real.destinations()) > 10 and len(real.destinations("tiktok-video")) == 1
    assert len(real.info()["rules_fingerprint"]) == 64
    suggestions = [each for path in sorted(FAIL.rglob("*.fail.*"))[:6] for each in real.plan(path, "tiktok-share-kit")]
    assert any(each.shell or each.unserved for each in suggestions)


def test_many_at_once(real):
    import asyncio

    async def run():
        return await asyncio.gather(*(real.acheck(path, TO) for path in SAMPLES * 20))

    results = asyncio.run(run())
    assert [answers(each.verdicts) for each in results] == [answers(real.check(path, TO).verdicts) for path in SAMPLES] * 20


def test_functions_have_the_parameters_of_the_exchange(real):
    """The exchange describes its methods, so no function can lack a parameter or have one that a call refuses."""
    methods = {each["name"]: {param["name"]: param["schema"] for param in each["params"]}
               for each in real._call("rpc.discover", {})["methods"]}
    assert set(methods) == set(real.info()["methods"])
    # A name belongs to the file, and a client finds out itself when it may end early and what was listed.
    for name, own, others in [
        ("check", {"name", "facts"}, {"with_facts", "early", "listed"}), ("probe", {"name"}, set()), ("judge", set(), set()),
        ("plan", {"name"}, set()), ("fix", {"path"}, {"file"}), ("explain", set(), {"timeout"}),
        ("destinations", set(), set()),
    ]:
        function = inspect.signature(getattr(preflight_media.Client, name)).parameters
        assert set(function) - {"self"} - own == set(methods[name]) - others, name
    assert list(typing.get_args(Depth)) == methods["check"]["depth"]["enum"]


def test_tools_of_agents_have_the_parameters_of_the_exchange(real):
    server = pytest.importorskip("preflight_media.mcp._server")
    methods = {each["name"]: {param["name"]: param["schema"] for param in each["params"]}
               for each in real._call("rpc.discover", {})["methods"]}
    for model, name, own in [
        (server.CheckMedia, "check", {"paths", "details", "start"}), (server.PlanFix, "plan", {"path"}),
        (server.Fix, "fix", {"path", "dry_run"}), (server.Explain, "explain", set()),
        (server.Destinations, "destinations", set()),
    ]:
        assert set(model.model_fields) - own <= set(methods[name]), name
    depths = server.Choice.model_json_schema()["properties"]["depth"]["anyOf"][0]["enum"]
    assert depths == methods["check"]["depth"]["enum"]


def test_a_name_that_gets_another_meaning_is_a_warning(real):
    with pytest.warns(FutureWarning, match="write tiktok-video for the app, or tiktok-share-kit"):
        check = real.check(SAMPLES[0], "tiktok")
    assert [each.destination for each in check.verdicts] == ["tiktok-share-kit-ios"] and "notice" not in check.raw
