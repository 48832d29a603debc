"""Tests objects in stores, with a small S3 and web server and the command itself."""
import asyncio
import hashlib
import ipaddress
import socket
import tempfile
import threading
import time

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
TO = ["tiktok-share-kit", "instagram-reel", "x"]


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
    listed, named = real.scan(["s3://bucket/a/", "s3://bucket/a/tone.wav"], "tiktok-share-kit", facts=True)
    assert (listed.verdicts[0].outcome, named.verdicts[0].outcome) == ("not_applicable", "fail")
    assert real.judge(listed.facts, "tiktok-share-kit", name="tone.wav", listed=True) == listed.verdicts


def test_listing_is_a_stream(real, bucket):
    bucket.objects = {f"{number:05}.png": b"" for number in range(4500)}
    files = real.scan("s3://bucket/", TO)
    assert next(files).path == "s3://bucket/00000.png"
    files.close()
    assert [method for method, *_ in bucket.requests].count("LIST") <= 2
    assert len([None for _ in real.scan("s3://bucket/", TO)]) == 4500


def test_keys_that_are_no_paths(real, bucket):
    bucket.objects = {key: VIDEO.read_bytes() for key in ("a/1.mp4", "a//2.mp4", "a/ü b%2F+?#.mp4", "a/z.mp4")}
    found = {file.path: file for file in real.scan("s3://bucket/a", "tiktok-share-kit")}
    assert set(found) == {f"s3://bucket/{key}" for key in bucket.objects}
    assert all(file.verdicts == found["s3://bucket/a/1.mp4"].verdicts for file in found.values())
    assert real.check("s3://bucket/a//2.mp4", "tiktok-share-kit", depth="decode").accepted


@pytest.mark.parametrize("status, code", [(404, "not_found"), (403, "permission_denied")])
def test_an_object_that_the_store_refuses_is_a_result(real, bucket, status, code):
    bucket.objects = {"a.mp4": VIDEO.read_bytes(), "b.mp4": VIDEO.read_bytes()}
    bucket.before = lambda key: status if key == "a.mp4" else None
    first, second = real.scan("s3://bucket/", "tiktok-share-kit", facts=True)
    assert outcome(first) == code and first.facts.error.code == code and second.accepted
    assert outcome(real.check("s3://bucket/a.mp4", "tiktok-share-kit", depth="decode")) == code
    assert real.probe("s3://bucket/a.mp4").error.code == code
    assert real.plan("s3://bucket/a.mp4", "tiktok-share-kit") == ()


def test_a_store_that_fails_is_asked_again(real, web, bucket):
    bucket.objects["a.mp4"] = VIDEO.read_bytes()
    failures = [503, 500]
    bucket.before = lambda key: failures.pop() if failures else None
    assert real.check("s3://bucket/a.mp4", "tiktok-share-kit").accepted
    failures += [503, 429]
    client, place = web
    assert client.check(place + "a.mp4", "tiktok-share-kit").accepted
    bucket.before = lambda key: 500
    assert outcome(client.check(place + "a.mp4", "tiktok-share-kit")) == "io_error"


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
    check = client.check(place + "far.mp4", "tiktok-share-kit", facts=True)
    assert outcome(check) == ("changed_while_reading" if change else "not_found")
    # A listing that is older than the object binds the verdict too.
    bucket.before = lambda key: None
    old = StoredObject(place + "far.mp4", len(content), '"old"')
    assert outcome(client.check(old, "tiktok-share-kit")) == "changed_while_reading"


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
        real.check(url, "tiktok-share-kit")


def test_a_bucket_that_cannot_be_listed(real, bucket, monkeypatch):
    monkeypatch.setattr(Bucket, "finish_request", lambda *_: None)
    monkeypatch.setenv("AWS_ENDPOINT_URL", "http://127.0.0.1:1")
    monkeypatch.setenv("AWS_MAX_ATTEMPTS", "1")
    with pytest.raises(StoreError):
        list(real.scan("s3://another/", "tiktok-share-kit"))


def test_root_refuses_urls(command, bucket, tmp_path):
    with preflight_media.Client(command, root=tmp_path) as client:
        for call in (client.check, client.probe, lambda url: list(client.scan(url))):
            with pytest.raises(preflight_media.OutsideRoot):
                call("s3://bucket/a.mp4")
    assert bucket.requests == []


def test_fix_needs_a_path(real, bucket, tmp_path):
    with pytest.raises(preflight_media.InvalidParams, match="store the object"):
        real.fix("s3://bucket/a.mp4", tmp_path, "tiktok-share-kit")


# Web servers.


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"])
def test_private_addresses_are_refused(real, bucket, host):
    bucket.objects["a.mp4"] = VIDEO.read_bytes()
    port = bucket.server_address[1]
    assert outcome(real.check(f"http://{host}:{port}/bucket/a.mp4", "tiktok-share-kit")) == "permission_denied"
    assert bucket.requests == []


@pytest.mark.parametrize("address, public", [
    ("8.8.8.8", True), ("2606:4700::1111", True), ("10.0.0.1", False), ("172.16.0.1", False), ("192.168.1.1", False),
    ("169.254.169.254", False), ("100.64.0.1", False), ("fd00::1", False), ("fe80::1%eth0", False), ("::", False),
    ("224.0.0.1", False), ("64:ff9b::a00:1", False), ("2002:7f00:1::", False), ("::ffff:10.0.0.1", False),
    ("64:ff9b::808:808", True), ("::ffff:8.8.8.8", True), ("64:ff9b:1::808:808", False), ("fec0::1", False), ("::ffff:0:a00:1", False),
    ("2001:0:a00:1::", False), ("fd00:ec2::254", False), ("100.100.100.200", False), ("168.63.129.16", False), ("192.88.99.1", False),
    ("::ffff:168.63.129.16", False), ("64:ff9b::a83f:8110", False), ("2001:db8::1", False), ("ff0e::1", False), ("::10.0.0.1", False),
    ("240.0.0.1", False), ("169.254.170.2", False), ("192.0.0.192", False),
])  # fmt: skip
def test_which_addresses_are_public(address, public):
    assert stores._is_public(address) is public


def test_a_name_is_checked_by_its_address_at_the_connection(real, bucket, monkeypatch):
    asked = []

    def changed_name(host, port):
        asked.append(host)
        return [(2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(stores, "_addresses", changed_name)
    assert outcome(real.check(f"http://media.example:{bucket.server_address[1]}/a.mp4", "tiktok-share-kit")) == "permission_denied"
    assert asked == ["media.example"] and bucket.requests == []


def test_allowed_hosts_and_redirects(web, bucket):
    client, place = web
    bucket.objects["a b.mp4"] = VIDEO.read_bytes()
    assert client.check(place + "a%20b.mp4?sig=1", "tiktok-share-kit").accepted
    bucket.redirects = {"r.mp4": place + "a%20b.mp4", "loop.mp4": place + "loop.mp4", "file.mp4": "file:///etc/passwd"}
    bucket.redirects["away.mp4"] = f"http://localhost:{bucket.server_address[1]}/bucket/a%20b.mp4"
    assert client.check(place + "r.mp4", "tiktok-share-kit").accepted
    assert outcome(client.check(place + "loop.mp4", "tiktok-share-kit")) == "io_error"
    assert outcome(client.check(place + "file.mp4", "tiktok-share-kit")) == "permission_denied"
    assert outcome(client.check(place + "away.mp4", "tiktok-share-kit")) == "permission_denied"
    assert outcome(client.check(place + "none.mp4", "tiktok-share-kit")) == "not_found"


def test_a_server_without_ranges(web, bucket):
    client, place = web
    bucket.gives_ranges = False
    bucket.objects = {"a.mp4": VIDEO.read_bytes(), "far.mp4": far_index(), "empty.mp4": b""}
    assert client.check(place + "a.mp4", "tiktok-share-kit").accepted
    assert outcome(client.check(place + "far.mp4", "tiktok-share-kit")) == "io_error"
    assert outcome(client.check(place + "empty.mp4", "tiktok-share-kit")) == "empty"
    assert client.check(place + "far.mp4", "tiktok-share-kit", depth="stream").verdicts[0].error is None


# Strange servers: each answer is the result of its own URL.

class Server:
    """A server of raw bytes. `answers` has for each path what is sent: bytes, or a pause in seconds."""

    def __init__(self):
        self.answers, self.socket = {}, socket.create_server(("127.0.0.1", 0))
        self.place = f"localhost:{self.socket.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                made = self.socket.accept()[0]
            except OSError:
                return
            threading.Thread(target=self.serve, args=(made,), daemon=True).start()

    def serve(self, made):
        try:
            for step in self.answers[made.recv(65536).split()[1].decode().partition("?")[0]]:
                made.sendall(step) if isinstance(step, bytes) else time.sleep(step)
        except OSError:
            pass
        finally:
            made.close()


def head(*lines, body=b""):
    return "\r\n".join(["HTTP/1.1 " + lines[0], *lines[1:], f"Content-Length: {len(body)}", "", ""]).encode("latin-1") + body


def ranged(body, stated):
    return [head("206 Partial", f"Content-Range: {stated}", body=body)]


def endless(part, pause=0.0):
    while True:
        yield part
        yield pause


MOVIE = VIDEO.read_bytes()
ANSWERS = {
    "size-of-30-digits": ranged(MOVIE, f"bytes 0-9/{'9' * 30}"),
    "size-of-5000-digits": ranged(MOVIE, f"bytes 0-9/{'9' * 5000}"),
    "size-of-other-digits": ranged(MOVIE, "bytes 0-9/\xb2"),
    "size-unknown": ranged(MOVIE, f"bytes 0-{len(MOVIE) - 1}/*"),
    "another-start": ranged(MOVIE, f"bytes 1-{len(MOVIE)}/{len(MOVIE) + 1}"),
    "more-than-wanted": ranged(MOVIE, f"bytes 0-{(1 << 20) - 1}/{1 << 20}"),
    "short-range": ranged(MOVIE[:100], f"bytes 0-99/{len(MOVIE)}"),
    "short-body": [head("206 x", f"Content-Range: bytes 0-{len(MOVIE) - 1}/{len(MOVIE)}", body=MOVIE)[:-100]],
    "no-range": [head("206 x", body=MOVIE)],
    "whole-file-cut": [head("200 x", body=MOVIE)[:-100]],
    "no-length": [b"HTTP/1.1 200 x\r\n\r\n" + MOVIE],
    "compressed": [head("200 x", "Content-Encoding: gzip", body=MOVIE)],
    "endless-head": [b"HTTP/1.1 206 x\r\n", *(b"X: " + b"y" * 60000 + b"\r\n" for _ in range(200))],
    "endless-continue": [b"HTTP/1.1 100 Continue\r\n\r\n" * 100_000],
    "no-http": [b"SSH-2.0-OpenSSH\r\n"],
    "nothing": [],
    "busy": [head("503 x", "Retry-After: 3600")],
    "strange-wait": [head("503 x", "Retry-After: " + "9" * 400)],
    "teapot": [head("418 x")],
    "bad-host": [head("302 x", "Location: http://[bad/x.jpg")],
    "bad-port": [head("302 x", "Location: http://localhost:99999/x")],
    "long-label": [head("302 x", f"Location: http://{'a' * 70}.com/x")],
    "empty-label": [head("302 x", "Location: http://a..b/x")],
    "space": [head("302 x", "Location: http://lo cal/x")],
    "no-location": [head("302 x")],
    "other-scheme": [head("302 x", "Location: file:///etc/passwd")],
    "private": [head("302 x", "Location: http://127.0.0.1:1/x")],
}


@pytest.fixture
def server(monkeypatch):
    monkeypatch.setattr(stores, "PATIENCE", 5.0)
    made = Server()
    made.answers = {f"/{name}.mp4": steps for name, steps in ANSWERS.items()}
    made.answers["/good.mp4"] = ranged(MOVIE, f"bytes 0-{len(MOVIE) - 1}/{len(MOVIE)}")
    yield made
    made.socket.close()


def test_a_strange_answer_ends_nothing_else(command, server):
    urls = [f"http://{server.place}/{name}.mp4" for name in ANSWERS]
    good = f"http://{server.place}/good.mp4"
    broken = ["http://[bad/x.mp4", "http://localhost:99999/x.mp4", f"http://{'a' * 70}.com/x.mp4", "http:///x.mp4", "http://a b/x.mp4"]
    with preflight_media.Client(command, config=False, allow_hosts=[server.place]) as client:
        found = list(client.scan([good, *(each for url in [*urls, *broken] for each in (url, good)), f"{good}?\u00fc=\u20ac "], "tiktok-share-kit"))
    assert [file.path for file in found if file.accepted] == [good] * (len(urls) + len(broken) + 1) + [f"{good}?\u00fc=\u20ac "]
    reasons = {file.path: file.verdicts[0].error for file in found if not file.accepted}
    assert {url: reasons[url] and reasons[url].code in ("io_error", "permission_denied", "timed_out") for url in [*urls, *broken]} == dict.fromkeys(
        [*urls, *broken], True)
    assert all(len(reason.message) < 400 for reason in reasons.values())


def slow():
    return {
        "/body.mp4": (step for step in (head("206 x", "Content-Range: bytes 0-99998/99999", body=bytes(99999))[:80], *[b"x", 0.5] * 60)),
        "/head.mp4": endless(b"X", 0.5), "/continue.mp4": endless(b"HTTP/1.1 100 Continue\r\n\r\n", 0.1), "/silent.mp4": [60.0],
        "/retry.mp4": [head("503 x", "Retry-After: 30")],
    }  # fmt: skip


@pytest.mark.parametrize("depth", ["header", "decode"])
def test_a_timeout_covers_a_slow_server(command, server, depth):
    server.answers = slow()
    with preflight_media.Client(command, config=False, allow_hosts=[server.place]) as client:

        async def run():
            start, ticks = time.monotonic(), 0
            calls = [asyncio.create_task(client.acheck(f"http://{server.place}{path}", "tiktok-share-kit", timeout=1, depth=depth)) for path in slow()]
            while not all(call.done() for call in calls):
                await asyncio.sleep(0.01)
                ticks += 1
            return time.monotonic() - start, ticks, await asyncio.gather(*calls, return_exceptions=True)

        took, ticks, results = asyncio.run(run())
        assert took < 4 and ticks > 20
        assert all(isinstance(each, preflight_media.TimedOut) or not each.accepted for each in results)
        # Without one, the limit of the request is kept.
        server.answers, start = slow(), time.monotonic()
        assert outcome(client.check(f"http://{server.place}/head.mp4", "tiktok-share-kit", depth=depth)) == "timed_out"
        with pytest.raises(preflight_media.TimedOut):
            client.check(f"http://{server.place}/silent.mp4", "tiktok-share-kit", timeout=0.2, depth=depth)
        assert time.monotonic() - start < 12


def test_hosts_with_credentials_of_a_cloud(real):
    for host in ("metadata.google.internal", "METADATA.google.internal.", "metadata"):
        assert outcome(real.check(f"http://{host}/computeMetadata/v1/a.mp4", "tiktok-share-kit")) == "permission_denied"


@pytest.mark.parametrize("path, body", [("/chunked.mp4", b"Transfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n"), ("/closed.mp4", b"\r\nabcde")])
def test_a_copy_is_whole(command, server, path, body):
    server.answers[path] = [b"HTTP/1.1 200 x\r\n" + body]
    server.answers["/cut.mp4"] = [head("200 x", body=MOVIE)[:-100]]
    with preflight_media.Client(command, config=False, allow_hosts=[server.place]) as client:
        for name in (path, "/cut.mp4"):
            assert outcome(client.check(f"http://{server.place}{name}", "tiktok-share-kit", depth="decode")) == "io_error"


def test_connections_are_used_again(command, bucket, monkeypatch):
    opened = []
    connected = stores._connected
    monkeypatch.setattr(stores, "_connected", lambda *arguments: opened.append(1) or connected(*arguments))
    bucket.objects["a.mp4"] = VIDEO.read_bytes()
    with preflight_media.Client(command, config=False, allow_hosts=[bucket.place]) as client:
        for _ in range(5):
            assert client.check(f"http://{bucket.place}/bucket/a.mp4", "tiktok-share-kit").accepted
    assert len(opened) == 1


# The version that is judged is the one that was read.

@pytest.mark.parametrize("kind", ["bucket", "web"])
@pytest.mark.parametrize("depth", ["header", "decode"])
def test_a_listed_object_that_is_overwritten(real, web, bucket, kind, depth):
    client, place = (real, "s3://bucket/") if kind == "bucket" else web
    content = VIDEO.read_bytes()
    for change in (content[:-1] + b"x", content + b"x"):
        bucket.objects["a.mp4"] = content
        listed = StoredObject(place + "a.mp4", len(content), f'"{hashlib.md5(content).hexdigest()}"')
        assert client.check(listed, "tiktok-share-kit", depth=depth).accepted
        bucket.objects["a.mp4"] = change
        assert outcome(client.check(listed, "tiktok-share-kit", depth=depth)) == "changed_while_reading"


def test_parts_without_a_version_are_not_mixed(command, server):
    content = far_index()
    server.answers["/far.mp4"] = ranged(content[: HEAD + GAP], f"bytes 0-{HEAD + GAP - 1}/{len(content)}")
    with preflight_media.Client(command, config=False, allow_hosts=[server.place]) as client:
        check = client.check(f"http://{server.place}/far.mp4", "tiktok-share-kit")
    assert outcome(check) == "io_error" and "ETag" in check.messages[0]


# What is wrong with a configuration.

def test_an_endpoint_without_encryption_needs_no_other_variable(real, bucket, monkeypatch):
    monkeypatch.delenv("AWS_ALLOW_HTTP")
    bucket.objects["a.mp4"] = VIDEO.read_bytes()
    assert real.check("s3://bucket/a.mp4", "tiktok-share-kit").accepted
    assert [file.accepted for file in real.scan("s3://bucket/", "tiktok-share-kit")] == [True]


def test_no_credentials(real, bucket, monkeypatch, tmp_path):
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.delenv(name)
    monkeypatch.setenv("AWS_EC2_METADATA_DISABLED", "true")
    monkeypatch.setenv("AWS_SHARED_CREDENTIALS_FILE", str(tmp_path / "credentials"))
    check = real.check("s3://bucket/a.mp4", "tiktok-share-kit")
    assert outcome(check) == "permission_denied" and "set AWS_ACCESS_KEY_ID" in check.messages[0]
    with pytest.raises(StoreError, match="set AWS_ACCESS_KEY_ID"):
        list(real.scan("s3://bucket/", "tiktok-share-kit"))
    # obstore does not read profiles.
    (tmp_path / "credentials").write_text("[mine]\naws_access_key_id = key\naws_secret_access_key = secret\n")
    monkeypatch.setenv("AWS_PROFILE", "mine")
    bucket.objects["a.mp4"] = VIDEO.read_bytes()
    assert real.check("s3://bucket/a.mp4", "tiktok-share-kit").accepted


@pytest.mark.parametrize("variable, value, code, words", [
    ("AWS_ENDPOINT_URL", "127.0.0.1:9000", "io_error", ["endpoint '127.0.0.1:9000'", "set AWS_ENDPOINT_URL"]),
    ("AWS_ENDPOINT_URL", "http://127.0.0.1:99999", "io_error", ["set AWS_ENDPOINT_URL"]),
    ("AWS_ENDPOINT_URL", "http://[::1", "io_error", ["set AWS_ENDPOINT_URL"]),
    ("AWS_ENDPOINT_URL", "http://127.0.0.1:1", "io_error", ["gave no answer", "endpoint http://127.0.0.1:1", "check the endpoint"]),
    ("AWS_REGION", "us east", "io_error", ["region 'us east'", "set AWS_REGION"]),
    ("AWS_SECRET_ACCESS_KEY", "", "permission_denied", ["missing: AWS_SECRET_ACCESS_KEY", "set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY"]),
    ("AWS_SECRET_ACCESS_KEY", "secret\n", "permission_denied", ["a line break in", "AWS_SECRET_ACCESS_KEY"]),
    ("AWS_PROFILE", "none-such", "permission_denied", ["none-such", "region us-east-1", "or AWS_PROFILE"]),
])  # fmt: skip
def test_a_wrong_variable_is_named(real, bucket, monkeypatch, variable, value, code, words):
    if variable == "AWS_PROFILE":
        monkeypatch.delenv("AWS_ACCESS_KEY_ID")
    monkeypatch.setenv("AWS_EC2_METADATA_DISABLED", "true")
    monkeypatch.setenv(variable, value)
    check = real.check("s3://bucket/a.mp4", "tiktok-video")
    assert outcome(check) == code and all(word in check.messages[0] for word in words), check.messages
    with pytest.raises(StoreError) as caught:
        list(real.scan("s3://bucket/", "tiktok-video"))
    assert caught.value.code == code and words[-1] in str(caught.value)


def test_a_bucket_is_no_object(real, bucket):
    with pytest.raises(preflight_media.InvalidParams, match="write s3://bucket/key"):
        real.check("s3://bucket", "tiktok-video")


@pytest.mark.parametrize("status, error, code, words", [
    (404, "<Code>NoSuchBucket</Code>", "not_found", ["no bucket s3://bucket", "region us-east-1", "endpoint http://127.0.0.1", "AWS_REGION"]),
    (404, "<Code>NoSuchKey</Code>", "not_found", ["check the URL", "region us-east-1"]),
    (403, "<Code>AccessDenied</Code>", "permission_denied", ["the right to read", "region us-east-1"]),
    (403, "<Code>InvalidAccessKeyId</Code>", "permission_denied", ["renew them", "InvalidAccessKeyId"]),
    (403, "<Code>SignatureDoesNotMatch</Code>", "permission_denied", ["check or renew them", "endpoint http://127.0.0.1"]),
    (400, "<Code>ExpiredToken</Code>", "permission_denied", ["renew them"]),
    (400, "<Code>AuthorizationHeaderMalformed</Code><Region>eu-west-1</Region>", "io_error", ["another region", "AWS_REGION=eu-west-1"]),
    (301, "<Code>PermanentRedirect</Code>", "io_error", ["another region", "set AWS_REGION"]),
])  # fmt: skip
def test_what_is_wrong_with_a_bucket(real, bucket, status, error, code, words):
    bucket.error = f"<Error>{error}<Message>m</Message></Error>".encode()
    bucket.before = lambda key: status
    for url in ("s3://bucket/a.mp4", "s3://bucket/416.mp4", "s3://bucket//a.mp4"):
        check = real.check(url, "tiktok-share-kit")
        assert outcome(check) == code
        assert all(word in check.messages[0] for word in words), check.messages
    if "NoSuchKey" not in error:
        with pytest.raises(StoreError) as caught:
            list(real.scan("s3://bucket/", "tiktok-share-kit"))
        assert caught.value.code == code and words[0] in str(caught.value)


def test_a_key_that_begins_with_a_slash(real, bucket):
    bucket.objects = {"/lead.mp4": VIDEO.read_bytes(), "lead.mp4": b"another"}
    assert real.check("s3://bucket//lead.mp4", "tiktok-share-kit").accepted
    assert [(file.path, file.accepted) for file in real.scan("s3://bucket/", "tiktok-share-kit")] == [("s3://bucket//lead.mp4", True), ("s3://bucket/lead.mp4", False)]
    assert [file.path for file in real.scan("s3://bucket//", "tiktok-share-kit")] == ["s3://bucket//lead.mp4"]


# asyncio.


def test_asyncio(real, bucket):
    bucket.objects = {f"{number}.mp4": VIDEO.read_bytes() for number in range(5)}

    async def run():
        one = await real.acheck("s3://bucket/0.mp4", "tiktok-share-kit")
        return one, [file async for file in real.ascan("s3://bucket/", "tiktok-share-kit")]

    one, files = asyncio.run(run())
    assert one.accepted and [file.verdicts for file in files] == [one.verdicts] * 5


def test_a_cancelled_task_leaves_no_copy(real, bucket, tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    bucket.objects["a.mp4"] = VIDEO.read_bytes()
    reached = asyncio.Event()

    async def run():
        loop = asyncio.get_running_loop()
        bucket.before = lambda key: loop.call_soon_threadsafe(reached.set) and None
        task = asyncio.create_task(real.acheck("s3://bucket/a.mp4", "tiktok-share-kit", depth="decode"))
        await reached.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())
    # The thread that reads the store is not waited for.
    deadline = time.monotonic() + 10
    while list(tmp_path.iterdir()) and time.monotonic() < deadline:
        time.sleep(0.01)
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

    def read(self, key, start, end, version=None):
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
