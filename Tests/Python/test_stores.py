"""Tests objects in stores, with a small S3 and web server and the command itself."""
import asyncio
import hashlib
import ipaddress
import tempfile

import pytest

import preflight_media
from bucket import Bucket
from conftest import ROOT, recipe
from preflight_media import stores
from preflight_media.stores import GAP, HEAD, ObjectParts, Part, StoredObject, StoreError

pytestmark = pytest.mark.real
OK, FAIL = (ROOT / f"SampleMedia/{kind}/tiktok-share-kit-ios" for kind in ("ok", "fail"))
SAMPLES = [*sorted(OK.rglob("*.mp4"))[:4], *sorted(FAIL.rglob("*.fail.*"))[:6], *sorted((ROOT / "SampleMedia/broken").iterdir())]
VIDEO = sorted(OK.rglob("*.mp4"))[0]
TO = ["tiktok", "instagram-reel", "x"]


@pytest.fixture
def bucket(monkeypatch):
    server = Bucket()
    for name, value in {
        "AWS_ENDPOINT_URL": f"http://{server.place}", "AWS_ALLOW_HTTP": "true", "AWS_REGION": "us-east-1",
        "AWS_ACCESS_KEY_ID": "key", "AWS_SECRET_ACCESS_KEY": "secret", "AWS_DEFAULT_REGION": "us-east-1",
    }.items():  # fmt: skip
        monkeypatch.setenv(name, value)
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def web(command, bucket):
    with preflight_media.Client(command, config=False, allow_hosts=[bucket.place]) as client:
        yield client, f"http://{bucket.place}/bucket/"


def outcome(check):
    assert {each.error.code for each in check.verdicts if each.error} == {check.verdicts[0].error.code}
    return check.verdicts[0].error.code


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_verdicts_are_those_of_a_path(real, bucket, path):
    content = path.read_bytes()
    bucket.objects[f"a/{path.name}"] = content
    wanted = real.check(path, TO, depth="header", facts=True)
    found = real.check(f"s3://bucket/a/{path.name}", TO, facts=True)
    assert found.verdicts == wanted.verdicts
    assert {**found.facts.raw, "bytes_read": 0} == {**wanted.facts.raw, "bytes_read": 0}
    assert found.version == f'"{hashlib.md5(content).hexdigest()}"'
    # One request has the whole of a small object. Only its error tells that an object is empty, and then its head the ETag.
    assert len(bucket.requests) == (1 if content else 2)
    assert real.judge(found.facts, TO, name=path.name) == found.verdicts


def test_scan_lists_and_keeps_the_order(real, bucket):
    # A playlist and a placeholder are no media by their names.
    media = {path.name: path.read_bytes() for path in SAMPLES if path.suffix not in (".mpd", ".m3u8", ".icloud")}
    bucket.objects = {f"campaign/{name}": content for name, content in media.items()}
    bucket.objects |= {"campaign/notes.txt": b"text", "campaign/.hidden/a.mp4": b"", "campaign-2/b.mp4": b"", "campaign/": b""}
    bucket.objects |= {"campaign/c0ffee": VIDEO.read_bytes(), "campaign/README": b"text"}
    found = list(real.scan("s3://bucket/campaign", TO))
    wanted = sorted([*(f"s3://bucket/campaign/{name}" for name in media), "s3://bucket/campaign/c0ffee"])
    assert [file.path for file in found] == wanted
    by_path = {file.path: file for file in found}
    for path in SAMPLES:
        if path.name in media:
            assert by_path[f"s3://bucket/campaign/{path.name}"].verdicts == real.check(path, TO, depth="header").verdicts
    assert [method for method, *_ in bucket.requests].count("LIST") == 1
    # Sizes are known from the listing, so an empty object needs no request.
    assert all(len(bucket.gets(key)) == (1 if content else 0) for key, content in bucket.objects.items() if key[9:] in media)


def test_scan_takes_files_urls_and_listed_objects(real, bucket):
    bucket.objects["a.mp4"] = VIDEO.read_bytes()
    listed = list(real.objects("s3://bucket"))
    assert listed == [StoredObject("s3://bucket/a.mp4", len(VIDEO.read_bytes()), f'"{hashlib.md5(VIDEO.read_bytes()).hexdigest()}"')]
    found = list(real.scan([VIDEO, "s3://bucket/a.mp4", *listed], TO))
    assert [file.path for file in found] == [str(VIDEO), "s3://bucket/a.mp4", "s3://bucket/a.mp4"]
    assert found[1] == found[2]


def test_a_sound_is_not_applicable_where_only_videos_are_listed(real, bucket):
    sound = ROOT / "Destinations/discord/samples/fail/soundboard/sound-duration-max.fail.tone.wav"
    bucket.objects["a/tone.wav"] = sound.read_bytes()
    listed, named = real.scan(["s3://bucket/a/", "s3://bucket/a/tone.wav"], "tiktok", facts=True)
    assert (listed.verdicts[0].outcome, named.verdicts[0].outcome) == ("not_applicable", "fail")
    assert real.judge(listed.facts, "tiktok", name="tone.wav", listed=True) == listed.verdicts


def test_listing_is_a_stream(real, bucket):
    bucket.objects = {f"{number:05}.png": b"" for number in range(4500)}
    files = real.scan("s3://bucket/", TO)
    assert next(files).path == "s3://bucket/00000.png"
    files.close()
    assert [method for method, *_ in bucket.requests].count("LIST") <= 2
    assert len([None for _ in real.scan("s3://bucket/", TO)]) == 4500


def test_keys_that_are_no_paths(real, bucket):
    bucket.objects = {key: VIDEO.read_bytes() for key in ("a/1.mp4", "a//2.mp4", "a/ü b%2F+?#.mp4", "a/z.mp4")}
    found = {file.path: file for file in real.scan("s3://bucket/a", "tiktok")}
    assert set(found) == {f"s3://bucket/{key}" for key in bucket.objects}
    assert all(file.verdicts == found["s3://bucket/a/1.mp4"].verdicts for file in found.values())
    assert real.check("s3://bucket/a//2.mp4", "tiktok", depth="decode").accepted


@pytest.mark.parametrize("status, code", [(404, "not_found"), (403, "permission_denied")])
def test_an_object_that_the_store_refuses_is_a_result(real, bucket, status, code):
    bucket.objects = {"a.mp4": VIDEO.read_bytes(), "b.mp4": VIDEO.read_bytes()}
    bucket.before = lambda key: status if key == "a.mp4" else None
    first, second = real.scan("s3://bucket/", "tiktok", facts=True)
    assert outcome(first) == code and first.facts.error.code == code and second.accepted
    assert outcome(real.check("s3://bucket/a.mp4", "tiktok", depth="decode")) == code
    assert real.probe("s3://bucket/a.mp4").error.code == code
    assert real.plan("s3://bucket/a.mp4", "tiktok") == ()


def test_a_store_that_fails_is_asked_again(real, web, bucket):
    bucket.objects["a.mp4"] = VIDEO.read_bytes()
    failures = [503, 500]
    bucket.before = lambda key: failures.pop() if failures else None
    assert real.check("s3://bucket/a.mp4", "tiktok").accepted
    failures += [503, 429]
    client, place = web
    assert client.check(place + "a.mp4", "tiktok").accepted
    bucket.before = lambda key: 500
    assert outcome(client.check(place + "a.mp4", "tiktok")) == "io_error"


def far_index():
    """Returns a movie with a megabyte of padding between the media and the index."""
    content = VIDEO.read_bytes()
    index = content.index(b"moov") - 4
    assert content.index(b"mdat") < index
    return content[:index] + (1 << 20).to_bytes(4, "big") + b"free" + bytes((1 << 20) - 8) + content[index:]


def test_a_far_index_takes_two_requests(real, bucket, tmp_path):
    content = far_index()
    (tmp_path / "far.mp4").write_bytes(content)
    bucket.objects["far.mp4"] = content
    assert real.check("s3://bucket/far.mp4", TO).verdicts == real.check(tmp_path / "far.mp4", TO, depth="header").verdicts
    assert len(bucket.requests) == 2


@pytest.mark.parametrize("change", [b"other", None], ids=["changed", "deleted"])
@pytest.mark.parametrize("kind", ["bucket", "web"])
def test_an_object_that_changes_between_requests(real, web, bucket, kind, change):
    content = far_index()
    bucket.objects["far.mp4"] = content

    def replace(key):
        if len(bucket.requests) == 2:
            bucket.objects[key] = content[:-1] + b"x" if change else content
            return None if change else 404

    bucket.before = replace
    client, place = (real, "s3://bucket/") if kind == "bucket" else web
    check = client.check(place + "far.mp4", "tiktok", facts=True)
    assert outcome(check) == ("changed_while_reading" if change else "not_found")
    # A listing that is older than the object binds the verdict too.
    bucket.before = lambda key: None
    old = StoredObject(place + "far.mp4", len(content), '"old"')
    assert outcome(client.check(old, "tiktok")) == "changed_while_reading"


def test_deeper_tiers_read_a_copy(real, bucket, tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    bucket.objects["a.mp4"] = VIDEO.read_bytes()
    found = real.check("s3://bucket/a.mp4", TO, depth="decode", facts=True)
    wanted = real.check(VIDEO, TO, depth="decode", facts=True)
    assert (found.verdicts, found.facts.tier) == (wanted.verdicts, "decode") and found.version
    assert real.plan("s3://bucket/a.mp4", TO) == real.plan(VIDEO, TO) or all(each.predicted for each in real.plan(VIDEO, TO))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("url", ["s3://a", "s3://A B/x.mp4", "s3://evil.example:80/a", "s3://user@host/a.mp4", "s3:///x.mp4"])
def test_names_that_are_no_buckets(real, bucket, url):
    with pytest.raises(preflight_media.InvalidParams, match="expected the name of a bucket"):
        real.check(url, "tiktok")


def test_a_bucket_that_cannot_be_listed(real, bucket, monkeypatch):
    monkeypatch.setattr(Bucket, "finish_request", lambda *_: None)
    monkeypatch.setenv("AWS_ENDPOINT_URL", "http://127.0.0.1:1")
    monkeypatch.setenv("AWS_MAX_ATTEMPTS", "1")
    with pytest.raises(StoreError):
        list(real.scan("s3://another/", "tiktok"))


def test_root_refuses_urls(command, bucket, tmp_path):
    with preflight_media.Client(command, root=tmp_path) as client:
        for call in (client.check, client.probe, lambda url: list(client.scan(url))):
            with pytest.raises(preflight_media.OutsideRoot):
                call("s3://bucket/a.mp4")
    assert bucket.requests == []


def test_fix_needs_a_path(real, bucket, tmp_path):
    with pytest.raises(preflight_media.InvalidParams, match="store the object"):
        real.fix("s3://bucket/a.mp4", tmp_path, "tiktok")


# Web servers.


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"])
def test_private_addresses_are_refused(real, bucket, host):
    bucket.objects["a.mp4"] = VIDEO.read_bytes()
    port = bucket.server_address[1]
    assert outcome(real.check(f"http://{host}:{port}/bucket/a.mp4", "tiktok")) == "permission_denied"
    assert bucket.requests == []


@pytest.mark.parametrize("address, public", [
    ("8.8.8.8", True), ("2606:4700::1111", True), ("10.0.0.1", False), ("172.16.0.1", False), ("192.168.1.1", False),
    ("169.254.169.254", False), ("100.64.0.1", False), ("fd00::1", False), ("fe80::1%eth0", False), ("::", False),
    ("224.0.0.1", False), ("64:ff9b::a00:1", False), ("2002:7f00:1::", False), ("::ffff:10.0.0.1", False),
])  # fmt: skip
def test_which_addresses_are_public(address, public):
    assert stores._is_public(address) is public


def test_a_name_is_checked_by_its_address_at_the_connection(real, bucket, monkeypatch):
    asked = []

    def changed_name(host, port):
        asked.append(host)
        return [(2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(stores, "_addresses", changed_name)
    assert outcome(real.check(f"http://media.example:{bucket.server_address[1]}/a.mp4", "tiktok")) == "permission_denied"
    assert asked == ["media.example"] and bucket.requests == []


def test_allowed_hosts_and_redirects(web, bucket):
    client, place = web
    bucket.objects["a b.mp4"] = VIDEO.read_bytes()
    assert client.check(place + "a%20b.mp4?sig=1", "tiktok").accepted
    bucket.redirects = {"r.mp4": place + "a%20b.mp4", "loop.mp4": place + "loop.mp4", "file.mp4": "file:///etc/passwd"}
    bucket.redirects["away.mp4"] = f"http://localhost:{bucket.server_address[1]}/bucket/a%20b.mp4"
    assert client.check(place + "r.mp4", "tiktok").accepted
    assert outcome(client.check(place + "loop.mp4", "tiktok")) == "io_error"
    assert outcome(client.check(place + "file.mp4", "tiktok")) == "permission_denied"
    assert outcome(client.check(place + "away.mp4", "tiktok")) == "permission_denied"
    assert outcome(client.check(place + "none.mp4", "tiktok")) == "not_found"


def test_a_server_without_ranges(web, bucket):
    client, place = web
    bucket.gives_ranges = False
    bucket.objects = {"a.mp4": VIDEO.read_bytes(), "far.mp4": far_index(), "empty.mp4": b""}
    assert client.check(place + "a.mp4", "tiktok").accepted
    assert outcome(client.check(place + "far.mp4", "tiktok")) == "io_error"
    assert outcome(client.check(place + "empty.mp4", "tiktok")) == "empty"
    assert client.check(place + "far.mp4", "tiktok", depth="stream").verdicts[0].error is None


# asyncio.


def test_asyncio(real, bucket):
    bucket.objects = {f"{number}.mp4": VIDEO.read_bytes() for number in range(5)}

    async def run():
        one = await real.acheck("s3://bucket/0.mp4", "tiktok")
        return one, [file async for file in real.ascan("s3://bucket/", "tiktok")]

    one, files = asyncio.run(run())
    assert one.accepted and [file.verdicts for file in files] == [one.verdicts] * 5


def test_a_cancelled_task_leaves_no_copy(real, bucket, tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    bucket.objects["a.mp4"] = VIDEO.read_bytes()
    reached = asyncio.Event()

    async def run():
        loop = asyncio.get_running_loop()
        bucket.before = lambda key: loop.call_soon_threadsafe(reached.set) and None
        task = asyncio.create_task(real.acheck("s3://bucket/a.mp4", "tiktok", depth="decode"))
        await reached.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())
    assert list(tmp_path.iterdir()) == []


def test_the_recipe(real, bucket, monkeypatch, capsys):
    upright = ROOT / "Destinations/tiktok-video/samples/ok/video/video-size.upright.mp4"
    bucket.objects["campaign/clip.mp4"] = upright.read_bytes()
    for name in ("check", "scan"):
        monkeypatch.setattr(preflight_media, name, getattr(real, name))
    code = recipe("bucket.py").replace("s3://media/", "s3://bucket/")
    exec(compile(code, "bucket.py", "exec"), {})
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("True ") and second.startswith("s3://bucket/campaign/clip.mp4 ") and "tiktok-video: pass" in second


# Requests.


class Memory:
    """A store that notes what is read."""

    def __init__(self, size):
        self.size, self.ranges = size, []

    def read(self, key, start, end):
        self.ranges.append((start, min(end, self.size)))
        return Part(bytes(min(end, self.size) - start), self.size, "v")


@pytest.mark.parametrize("size, wanted, requests", [
    (1000, [(0, 1000)], 1),
    (2 * GAP, [(0, HEAD), (HEAD, HEAD), (HEAD + GAP - 1, HEAD)], 1),
    (10 << 20, [(0, HEAD), (HEAD + GAP - 1, 1)], 1),
    (10 << 20, [(0, HEAD), (5 << 20, HEAD), ((5 << 20) + HEAD + GAP - 1, 1)], 2),
    (10 << 20, [(0, HEAD), ((10 << 20) - 128, 128), ((10 << 20) - 4096, 128)], 2),
    (10 << 20, [(0, HEAD), (1 << 20, HEAD), (9 << 20, HEAD)], 3),
])  # fmt: skip
def test_parts_close_together_take_one_request(size, wanted, requests):
    store = Memory(size)
    parts = ObjectParts(store, "key", StoredObject("s3://bucket/key", size, "v"))
    for offset, length in wanted:
        assert len(parts.read(offset, length)) == min(length, size - offset)
    assert len(store.ranges) == requests
    # No byte is read twice.
    assert sum(end - start for start, end in store.ranges) <= size
    assert all(a[1] <= b[0] for a, b in zip(sorted(store.ranges), sorted(store.ranges)[1:]))


def test_addresses_are_of_the_documentation():
    # TEST-NET-1 (RFC 5737) is in no public network.
    assert not ipaddress.ip_address("192.0.2.1").is_global and not stores._is_public("192.0.2.1")
