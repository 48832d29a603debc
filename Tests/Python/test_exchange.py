"""Tests the client against a stub of the command."""
import asyncio
import contextlib
import gc
import io
import os
import pathlib
import pickle
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

import preflight_media
from conftest import STUB
from preflight_media import errors

PACKAGE = pathlib.Path(preflight_media.__file__).parents[1]


def slot(check):
    return check.verdicts[0].slot


def pid(client):
    return client.info()["pid"]


def test_check_has_verdicts_and_facts(stub):
    check = stub.check("fail.mp4", "stub", facts=True)
    assert (check.accepted, check.refused, check.complete) == (False, True, True)
    assert check.verdicts[0].raw["later"] == {"than": "this version"}
    assert check.facts.duration == 2.5 and check.facts.video.width == 16 and check.facts.audio is None
    assert check.facts.unknown["video.codec"].reason == "test"
    # A null and an unknown key survive the way back.
    assert check.facts.to_json() == check.facts.raw


def test_all_methods(stub):
    facts = stub.probe("pass.mp4")
    assert stub.judge(facts, to="a,b")[0].outcome == "pass"
    assert stub.plan("pass.mp4")[0].lossless
    assert stub.fix("pass.mp4", "out", crop=True).raw["params"]["crop"] is True
    assert stub.explain(20007) == "20007"
    assert stub.destinations(["a"]) == ({"id": "stub"},)


def test_options_become_arguments(tmp_path):
    with preflight_media.Client(STUB, root=tmp_path, to=["a", "b"], timeout=3, config=False, jobs=2) as client:
        wanted = ["serve", "--stdio", f"--root={tmp_path}", "--to=a,b", "--timeout=3", "--jobs=2", "--no-config"]
        assert client.info()["arguments"] == wanted


def test_answers_come_in_any_order(stub):
    with ThreadPoolExecutor(8) as pool:
        held = [pool.submit(stub.check, "hold.mp4") for _ in range(6)]
        time.sleep(0.2)
        assert stub.check("release.mp4").accepted
        assert all(each.result(10).accepted for each in held)


def test_threads_and_loops_share_a_process(stub):
    async def many():
        return await asyncio.gather(*(stub.acheck(b"x%d" % number, name="pass.mp4") for number in range(50)))

    def run(_):
        return [slot(check) for check in asyncio.run(many())]

    with ThreadPoolExecutor(4) as pool:
        results = list(pool.map(run, range(4)))
    # Each is more than the process takes at once (in_flight is 8), so calls wait for each other.
    assert results == [[f"x{number}" for number in range(50)]] * 4
    pids = {stub.check("pass.mp4", facts=True).facts.raw["pid"] for _ in range(3)}
    assert pids == {pid(stub)}


@pytest.mark.parametrize("code, kind", [
    (32602, errors.InvalidParams), (1001, errors.Cancelled), (1002, errors.TimedOut), (1003, errors.OutsideRoot),
    (1004, errors.RangeFailed), (1005, errors.TooBusy), (1006, errors.ProcessEnded), (32601, errors.CallError)])
def test_errors_by_kind(stub, code, kind):
    with pytest.raises(kind) as caught:
        stub.check(f"error-{code}-word.mp4")
    error = pickle.loads(pickle.dumps(caught.value))
    assert (abs(error.code), error.kind, error.found, error.expected) == (code, "word", "x", "y")


def test_malformed_line_ends_the_process(stub):
    with pytest.raises(errors.ProcessEnded, match="no message"):
        stub.check("garbage.mp4")
    assert stub.check("pass.mp4").accepted


def test_strange_messages_are_harmless(stub):
    assert stub.check("strange.mp4").accepted


def test_death_ends_calls_in_flight(stub):
    with ThreadPoolExecutor(2) as pool:
        held = pool.submit(stub.check, "hold.mp4")
        time.sleep(0.2)
        with pytest.raises(errors.ProcessEnded, match="exit status 3.*out of luck"):
            stub.check("die.mp4")
        with pytest.raises(errors.ProcessEnded):
            held.result(10)
    assert stub.check("pass.mp4").accepted


def test_a_safe_call_is_repeated_once(stub, tmp_path):
    assert stub.check(tmp_path / "die-once.mp4").accepted
    with pytest.raises(errors.ProcessEnded):
        stub.fix("die.mp4", tmp_path)
    # A file that is read in parts is read again from its first one, also if the process ends while a part is read.
    process = []

    class Killing(io.BytesIO):
        def read(self, *arguments):
            if not process:
                process.append(pid(stub))
                os.kill(process[0], 9)
                time.sleep(0.3)
            return super().read(*arguments)

    assert slot(stub.check(Killing(b"abcdef"), name="0+3,3+3.pass")) == "abcdef" and pid(stub) != process[0]
    with preflight_media.Upload("stub", name="0+3,3+3.pass", client=stub) as upload:
        upload.feed(b"abc")
        os.kill(pid(stub), 9)
        upload.feed(b"def")
        with pytest.raises(errors.ProcessEnded):
            upload.finish()


def test_idle_uploads_delay_nothing_else(stub):
    # The process takes eight calls at once, and two objects.
    with contextlib.ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(preflight_media.Upload("stub", name="0+9.pass", client=stub))
        waiting = [preflight_media.AsyncUpload("stub", name="0+9.pass", client=stub) for _ in range(2000)]
        start = time.monotonic()
        assert all(stub.check("pass.mp4").accepted for _ in range(50)) and stub.info()["protocol"] == 1
        assert time.monotonic() - start < 3 and len(waiting) == 2000


def test_progress_is_told(stub, tmp_path):
    told = []
    stub.fix("pass.mp4", tmp_path, progress=lambda *step: told.append(step))
    asyncio.run(stub.afix("pass.mp4", tmp_path, progress=lambda *step: told.append(step) or 1 / 0))
    assert told == [("copying", 1, 2)] * 2


@pytest.mark.parametrize("wrong", [None, 7, "", "nul\0.mp4", b"", object(), io.StringIO("text")])
def test_what_is_no_file(stub, wrong):
    if wrong == b"":
        assert stub.check(wrong, name="pass.mp4").accepted
        return
    for call in (lambda: stub.check(wrong, name="0+3.pass"), lambda: asyncio.run(stub.acheck(wrong, name="0+3.pass"))):
        with pytest.raises((errors.InvalidParams, errors.RangeFailed)):
            call()


def test_all_exceptions_are_of_the_package(stub):
    for call in (
        lambda: stub.check("pass.mp4", 7), lambda: stub.check("pass.mp4", assume={"a": {1}}), lambda: stub.check("pass.mp4", assume={"a": float("nan")}),
        lambda: stub.check("pass.mp4", timeout=0), lambda: stub.check("pass.mp4", timeout="5"), lambda: stub.check("pass.mp4", timeout=float("nan")),
        lambda: stub.check(os.fsdecode(b"\xff")), lambda: preflight_media.Upload("stub", client=stub).feed("text"),
    ):  # fmt: skip
        with pytest.raises(preflight_media.PreflightError):
            call()
    statuses = {each: each.http_status for each in vars(errors).values() if isinstance(each, type) and issubclass(each, errors.PreflightError)}
    assert statuses[errors.TooBusy] == statuses[errors.TimedOut] == preflight_media.StoreError.http_status == 503
    assert statuses[errors.InvalidParams] == statuses[errors.RangeFailed] == 400 and statuses[errors.OutsideRoot] == 403


@pytest.mark.parametrize("of", [str, bytes])
def test_a_pipe_holds_no_event_loop(stub, tmp_path, of):
    path = os.fsdecode(os.fsencode(tmp_path) + b"/\xff0+3.pass")
    os.mkfifo(path)
    readable, writable = os.pipe()
    file = path if of is str else os.fdopen(readable, "rb")

    async def run():
        ticks = 0
        call = asyncio.create_task(stub.acheck(file, name="0+3.pass", timeout=0.3))
        while not call.done():
            await asyncio.sleep(0.01)
            ticks += 1
        with pytest.raises(errors.TimedOut):
            await call
        return ticks

    start = time.monotonic()
    assert asyncio.run(run()) > 10
    with pytest.raises(errors.TimedOut):
        stub.check(file, name="0+3.pass", timeout=0.3)
    assert time.monotonic() - start < 3
    os.close(writable)


def test_death_between_calls_is_not_seen(stub):
    for _ in range(8):
        first = pid(stub)
        os.kill(first, 9)
        # The process ends a moment later. The client may or may not have noticed by then.
        with contextlib.suppress(ChildProcessError):
            os.waitid(os.P_PID, first, os.WEXITED | os.WNOWAIT)
        assert stub.check("pass.mp4").accepted
        assert pid(stub) != first


def test_orderly_end_between_calls_is_not_seen(stub):
    for _ in range(5):
        stub.check("exit.mp4")
        time.sleep(0.05)
    assert stub.check("pass.mp4").accepted


def test_missing_command():
    client = preflight_media.Client("/nowhere/preflight")
    with pytest.raises(FileNotFoundError, match="/nowhere/preflight") as caught:
        client.check("pass.mp4")
    assert isinstance(caught.value, errors.CommandMissing)
    with pytest.raises(errors.CommandMissing):
        list(client.scan("."))
    with pytest.raises(errors.CommandMissing):
        preflight_media.Upload("stub", client=client)


def test_command_that_ends_at_once():
    with pytest.raises(errors.ProcessEnded):
        preflight_media.Client("/bin/false").check("pass.mp4")


def test_timeout_cancels(stub):
    start = time.monotonic()
    with pytest.raises(errors.TimedOut):
        stub.check("slow.mp4", timeout=0.1)
    assert time.monotonic() - start < 5
    assert stub.check("cancellations.mp4").raw["cancelled"] == 1


def test_cancelled_task_cancels(stub):
    async def run():
        task = asyncio.create_task(stub.acheck("slow.mp4"))
        await asyncio.sleep(0.2)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(errors.TimedOut):
            await stub.acheck("slow.mp4", timeout=0.1)

    asyncio.run(run())
    assert stub.check("cancellations.mp4").raw["cancelled"] == 2


def test_close_ends_calls(stub):
    with ThreadPoolExecutor(12) as pool:
        # More than the process takes at once, so some were never sent.
        held = [pool.submit(stub.check, "hold.mp4") for _ in range(12)]
        time.sleep(0.3)
        stub.close()
        for each in held:
            with pytest.raises(errors.ProcessEnded, match="closed"):
                each.result(10)


def test_fork_starts_another_process(stub):
    upload = preflight_media.Upload("stub", name="0+4.pass", client=stub)
    upload.feed(b"ab")
    parent = pid(stub)
    readable, writable = os.pipe()
    child = os.fork()
    if child == 0:
        own = pid(stub)
        upload.feed(b"cd")
        try:
            upload.finish()
        except errors.ProcessEnded:
            os.write(writable, str(own).encode())
        stub.close()
        os._exit(0)
    os.waitpid(child, 0)
    assert os.read(readable, 20) not in (b"", str(parent).encode())
    upload.feed(b"cd")
    assert slot(upload.finish()) == "abcd" and pid(stub) == parent


def test_process_ends_with_the_interpreter():
    program = f"import preflight_media; c = preflight_media.Client({str(STUB)!r}); print(c.info()['pid'])"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=20, cwd=PACKAGE)
    assert (ran.returncode, ran.stderr) == (0, "")
    with pytest.raises(ProcessLookupError):
        os.kill(int(ran.stdout), 0)


def test_too_long_message(stub):
    with pytest.raises(errors.InvalidParams, match="at most"):
        stub.judge({"kind": "x" * (1 << 25)})
    with pytest.raises(ValueError):
        stub.explain("\udcff")


@pytest.mark.parametrize("wrong", [[], "clip.mp4", None, 7])
def test_judge_of_no_facts(stub, wrong):
    with pytest.raises(errors.InvalidParams, match=f"found {type(wrong).__name__}, expected Facts"):
        stub.judge(wrong, "stub")
    with pytest.raises(errors.InvalidParams, match="expected Facts"):
        asyncio.run(stub.ajudge(stub.check("pass.mp4"), "stub"))


def test_bytes_and_files(stub, tmp_path):
    path = tmp_path / "0+3,2+100.pass"
    path.write_bytes(b"abcdef")
    with path.open("rb") as file:
        file.seek(5)
        assert slot(stub.check(file)) == "abccdef"
        assert file.tell() == 5
    assert slot(stub.check(io.BytesIO(b"abcdef"), name="3+3.pass")) == "def"
    assert slot(stub.check(b"abc", name="pass.mp4")) == "abc"
    # A pipe cannot seek, so it is read.
    readable, writable = os.pipe()
    os.write(writable, b"piped")
    os.close(writable)
    with os.fdopen(readable, "rb") as file:
        assert slot(stub.check(file, name="pass.mp4")) == "piped"
    with tempfile.SpooledTemporaryFile() as file:
        file.write(b"spooled")
        assert slot(stub.check(file, name="1+2.pass")) == "po"
    # More than a message holds.
    assert slot(stub.check(b"a" * (24 << 20), name="1+2.pass")) == "aa"
    check = asyncio.run(stub.acheck(io.BytesIO(b"abcdef"), name="3+3.pass"))
    assert slot(check) == "def"


def test_path_that_json_cannot_hold(stub, tmp_path):
    path = os.fsdecode(os.fsencode(tmp_path) + b"/\xff0+3.pass")
    pathlib.Path(path).write_bytes(b"abcdef")
    assert slot(stub.check(path)) == "abc"
    assert slot(stub.check(path, name="3+3.pass")) == "def"


def test_path_with_another_name(stub):
    assert stub.check("5d41402a", name="fail.mp4").refused
    assert asyncio.run(stub.acheck("5d41402a", name="fail.mp4")).refused


def test_file_object_has_its_size_and_a_day(stub):
    file = io.BytesIO(b"abcdef")
    params = stub.check(file, name="0+3,end+6.pass").raw["params"]
    assert (params["file"]["object"]["size"], params["timeout"]) == (6, 86_400)
    assert stub.check(file, name="0+3.pass", timeout=5).raw["params"]["timeout"] == pytest.approx(5, abs=0.5)


class Broken(io.BytesIO):
    def read(self, *_):
        raise RuntimeError("the disk is gone")


def test_unreadable_file_object(stub):
    with pytest.raises(errors.RangeFailed, match="the disk is gone") as caught:
        stub.check(Broken(b"abc"), name="0+3.pass")
    assert isinstance(caught.value.__cause__, RuntimeError)


def test_changed_file(stub, tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"abcdef")

    class Growing(io.FileIO):
        def read(self, *arguments):
            path.write_bytes(b"another")
            return super().read(*arguments)

    with Growing(path) as file:
        check = stub.check(file, name="0+3,3+3.pass")
    assert check.verdicts[0].error.code == "changed_while_reading"
    assert not check.refused and not check.accepted


def test_upload(stub):
    with preflight_media.Upload("stub", size=10, name="0+3,3+4,1+2.pass", client=stub) as upload:
        for byte in b"abcdefghij":
            upload.feed(bytes([byte]))
            assert not upload.refused
        check = upload.finish()
    assert slot(check) == "abcdefgbc" and check.accepted and upload.verdicts == check.verdicts


def test_upload_in_one_chunk(stub):
    upload = preflight_media.Upload("stub", name="0+3,8+9,3+4.pass", client=stub)
    upload.feed(memoryview(b"abcdefghij"))
    assert slot(upload.finish()) == "abcijdefg"


def test_upload_is_refused_early(stub):
    with preflight_media.Upload("stub", size=1 << 40, name="0+3.fail!", client=stub) as upload:
        upload.feed(b"ab")
        assert not upload.refused and not upload.verdicts
        upload.feed(b"cd")
        assert upload.refused and upload.verdicts
        upload.feed(b"ef")
        check = upload.finish()
    assert not check.complete and check.raw["params"]["early"] == "all" and check.raw["params"]["timeout"] == 86_400


@pytest.mark.parametrize("refuse, refused", [("all", False), ("any", True)])
def test_upload_that_one_destination_refuses(stub, refuse, refused):
    with preflight_media.Upload("a,b", name="0+3.pass~fail!", refuse=refuse, facts=True, client=stub) as upload:
        upload.feed(b"abc")
        assert upload.refused is refused and [each.outcome for each in upload.verdicts] == ["pass", "fail"]
        check = upload.finish()
    assert check.facts.video.width == 16 and not check.accepted
    assert (check.raw["params"]["early"], check.raw["params"]["with_facts"]) == (refuse, True)


def test_upload_of_unknown_size_is_judged_at_its_end(stub):
    content = bytes(range(256)) * 1024 + b"the end"
    for chunks in ([content], [content[at : at + 1000] for at in range(0, len(content), 1000)]):
        with preflight_media.Upload("stub", name="0+2,end+4.fail", client=stub) as upload:
            for chunk in chunks:
                upload.feed(chunk)
                assert not upload.verdicts and not upload.refused
            assert slot(upload.finish()) == "\x00\x01 end of 262151" and upload.refused
    upload = preflight_media.Upload("stub", name="end+65536.pass", client=stub)
    upload.feed(b"abc")
    assert slot(upload.finish()) == "abc of 3"


def test_upload_with_wrong_parameters(stub):
    with pytest.raises(errors.InvalidParams, match="found missing"):
        preflight_media.Upload("missing", client=stub)

    async def run():
        upload = preflight_media.AsyncUpload("missing", client=stub)
        with pytest.raises(errors.InvalidParams, match="found missing"):
            await upload.__aenter__()

    asyncio.run(run())
    # A failed upload is no longer open: the process takes two objects at once.
    for _ in range(3):
        with preflight_media.Upload("stub", name="0+3.pass", client=stub) as upload:
            upload.feed(b"abc")
            assert upload.finish().accepted


def test_upload_keeps_little(stub):
    chunk = bytes(1 << 20)
    upload = preflight_media.Upload("stub", name=f"0+8,{64 << 20}+4.pass", client=stub)
    for _ in range(64):
        upload.feed(chunk)
    assert len(upload._head) + len(upload._part) + len(upload._tail) <= (1 << 20) + (1 << 16)
    upload.feed(b"tail")
    assert slot(upload.finish()).endswith("tail")


def test_upload_range_has_passed(stub):
    upload = preflight_media.Upload("stub", name=f"{3 << 20}+4,{2 << 20}+4.pass", client=stub)
    for _ in range(4):
        upload.feed(bytes(1 << 20))
    assert not upload.refused
    with pytest.raises(errors.RangeFailed, match="has passed"):
        upload.finish()


def test_upload_of_another_size(stub):
    upload = preflight_media.Upload("stub", size=10, name="0+3,5+5.pass", client=stub)
    upload.feed(b"abcdef")
    with pytest.raises(errors.RangeFailed, match="after 6 of 10"):
        upload.finish()
    upload = preflight_media.Upload("stub", size=3, name="0+3.pass", client=stub)
    upload.feed(b"abcdef")
    with pytest.raises(errors.RangeFailed, match="more than 3"):
        upload.finish()
    # The command needs no more than the first bytes, but the rest has to come.
    upload = preflight_media.Upload("stub", size=10, name="0+3.pass", client=stub)
    upload.feed(b"abcdef")
    with pytest.raises(errors.RangeFailed, match="after 6 of 10"):
        upload.finish()


def test_upload_that_is_left_or_too_slow(stub):
    with preflight_media.Upload("stub", name="0+9.pass", client=stub):
        pass
    with preflight_media.Upload("stub", name="0+9.pass", client=stub) as one:
        with preflight_media.Upload("stub", name="0+9.pass", client=stub) as two:
            one.feed(b"a"), two.feed(b"b")
            # The process takes two objects at once.
            with pytest.raises(errors.TimedOut, match="fewer uploads open"):
                preflight_media.Upload("stub", name="0+9.pass", client=stub, timeout=0.1)
    with preflight_media.Upload("stub", name="0+9.pass", client=stub) as upload:
        upload.feed(b"a")
        assert slot(upload.finish()) == "a"


def test_forgotten_upload_is_not_open(stub):
    # The process takes two objects at once.
    for _ in range(5):
        upload = preflight_media.Upload("stub", name="0+9.pass", client=stub, timeout=5)
        upload.feed(b"a")
        preflight_media.AsyncUpload("stub", name="0+9.pass", client=stub)
    assert slot(upload.finish()) == "a"


def test_async_upload(stub):
    async def run():
        async with preflight_media.AsyncUpload("stub", name="0+3,4+9.pass", client=stub) as upload:
            for byte in b"abcdef":
                await upload.feed(bytes([byte]))
            passed = await upload.finish()
        async with preflight_media.AsyncUpload("stub", name="0+9.pass", client=stub) as upload:
            task = asyncio.create_task(upload.finish())
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises((asyncio.CancelledError, errors.Cancelled)):
                await task
        return passed

    assert slot(asyncio.run(run())) == "abcef"


def test_failed_async_upload_prints_nothing(stub, caplog):
    async def run():
        async with preflight_media.AsyncUpload("stub", size=10, name="0+3,5+5.pass", client=stub) as upload:
            await upload.feed(b"abcdef")
            with pytest.raises(errors.RangeFailed):
                await upload.finish()
        with pytest.raises(errors.InvalidParams):
            async with preflight_media.AsyncUpload("missing", client=stub):
                pass
        async with preflight_media.AsyncUpload("stub", name="0+9.pass", client=stub) as upload:
            stub.close()
            with pytest.raises(errors.ProcessEnded):
                await upload.finish()

    asyncio.run(run(), debug=True)
    gc.collect()
    assert not [each for each in caplog.records if "never retrieved" in each.message]


def test_scan(stub):
    one, two = stub.scan(["one.mp4", pathlib.Path("two.mp4")], "a", assume={"premium": True}, facts=True)
    assert (one.path, two.path, [verdict.destination for verdict in one.verdicts]) == ("one.mp4", "two.mp4", ["a", "b"])
    wanted = "scan --format=ndjson --fail-on=never --allow-empty --with-facts --to=a --assume=premium=true --"
    assert slot(one).startswith(wanted)

    async def run():
        return [file.path async for file in stub.ascan("one.mp4")]

    assert asyncio.run(run()) == ["one.mp4"]


def test_scan_that_fails(stub):
    with pytest.raises(errors.InvalidParams, match="a wrong word"):
        list(stub.scan("wrong"))
    found = []
    with pytest.raises(errors.ProcessEnded, match="exit status 3"):
        found.extend(stub.scan(["one", "die"]))


def test_closed_scan_ends_its_process(stub):
    before = threading.active_count()
    files = stub.scan("endless")
    next(files)
    files.close()

    async def run():
        files = stub.ascan("endless")
        async for _ in files:
            await asyncio.sleep(0.2)
            break
        await files.aclose()

    asyncio.run(run())
    # The processes of the stub would keep running, and be counted here.
    children = subprocess.run(["ps", "-o", "args=", "--ppid", str(os.getpid())], capture_output=True, text=True).stdout
    assert "endless" not in children and threading.active_count() <= before
