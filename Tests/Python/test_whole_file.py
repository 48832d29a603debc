"""The doors of Python, the exchange and the command give the answers of Tests/Exchange/whole-file.tsv."""
import asyncio
import hashlib
import io
import json
import subprocess

import pytest

import preflight_media
from bucket import Bucket
from preflight_media import stores
from preflight_media._exchange import WantedRange
from whole_file import cases

pytestmark = pytest.mark.real
CASES = cases()
# What a door says if what was stated does not hold. Any other reason would be a refusal of the file.
BROKEN = {"changed_while_reading", "io_error"}


def chunks(content, length=1000):
    return [content[at : at + length] for at in range(0, len(content), length)]


def upload(client, case):
    with preflight_media.Upload(case.to, case.size, case.name, client=client) as upload:
        for chunk in chunks(case.content):
            upload.feed(chunk)
        return upload.finish()


def upload_in_a_loop(client, case):
    async def run():
        async with preflight_media.AsyncUpload(case.to, case.size, case.name, client=client) as upload:
            for chunk in chunks(case.content, 1 << 16):
                await upload.feed(chunk)
            return await upload.finish()

    return asyncio.run(run())


def ranges(client, case):
    """An object of the exchange, as a program in another language gives it."""
    content, size = case.content, case.size
    versions = [hashlib.md5(each).hexdigest() for each in (case.whole if case.states == "whole" else content, content)]
    known = {"name": case.name, "version": versions[0], **({} if size is None else {"size": size})}
    call = client.exchange.call("check", {"file": {"object": known}, "to": [case.to]}, "object")
    while isinstance(event := call.event.result(20), WantedRange):
        if event.offset is None:
            call.answer(event, content[-event.length :], size=len(content), version=versions[1])
        else:
            call.answer(event, content[event.offset : event.offset + event.length], version=versions[1])
    return preflight_media.Check.from_json(event)


class Stated(io.BytesIO):
    """A file object that had the stated size when it was opened."""

    def __init__(self, case):
        super().__init__(case.content)
        self.stated = case.size

    def seek(self, offset, whence=0):
        found = super().seek(offset, whence)
        if whence == 2 and self.stated is not None:
            found, self.stated = self.stated, None
        return found


def file_object(client, case):
    return client.check(Stated(case) if case.size is not None else io.BufferedReader(Pipe(case.content)), case.to, name=case.name)


class Pipe(io.RawIOBase):
    def __init__(self, content):
        self.rest = io.BytesIO(content)

    def readable(self):
        return True

    def readinto(self, buffer):
        return self.rest.readinto(buffer)


def stored(client, case, url):
    version = f'"{hashlib.md5(case.whole if case.states == "whole" else case.content).hexdigest()}"'
    return client.check(stores.StoredObject(url, case.size, None if case.states == "none" else version), case.to)


def in_bucket(client, case, depth=None):
    return stored(client, case, f"s3://bucket/{case.name}")


def on_a_web_server(client, case, depth=None):
    return stored(client, case, f"{client.place}{case.name}")


def copy_of_an_object(client, case):
    known = stores.StoredObject(f"s3://bucket/{case.name}", case.size)
    return client.check(known, case.to, depth="stream")


def path(client, case):
    return client.check(client.folder / case.name, case.to)


def in_memory(client, case):
    return client.check(case.content, case.to, name=case.name)


def pipe(client, case):
    arguments = [client.command, "scan", "-", "--to", case.to, "--format", "ndjson", "--no-config"]
    ran = subprocess.run(arguments, input=case.content, capture_output=True)
    records = [json.loads(line) for line in ran.stdout.splitlines()]
    return preflight_media.Check.from_json({"verdicts": [each for each in records if each["record"] == "verdict"]})


# A door that is told no size cannot know that a whole file was meant.
STATED = [upload, upload_in_a_loop, ranges, file_object, in_bucket, on_a_web_server, copy_of_an_object]
UNSTATED = [path, in_memory, pipe]
# Only a version tells one file from another of the same size.
WITH_VERSION = {ranges, in_bucket, on_a_web_server}


@pytest.fixture
def client(command, monkeypatch, tmp_path):
    bucket = Bucket()
    for name, value in {
        "AWS_ENDPOINT_URL": f"http://{bucket.place}", "AWS_REGION": "us-east-1", "AWS_ACCESS_KEY_ID": "key", "AWS_SECRET_ACCESS_KEY": "secret",
    }.items():  # fmt: skip
        monkeypatch.setenv(name, value)
    with preflight_media.Client(command, config=False, allow_hosts=[bucket.place]) as client:
        client.command, client.folder, client.place, client.bucket = command, tmp_path, f"http://{bucket.place}/bucket/", bucket
        yield client
    bucket.shutdown()
    bucket.server_close()


def answer(door, client, case):
    client.bucket.objects = {case.name: case.content}
    (client.folder / case.name).write_bytes(case.content)
    try:
        check = door(client, case)
    except preflight_media.RangeFailed:
        return "error"
    if any(each.error and each.error.code in BROKEN for each in check.verdicts):
        return "error"
    assert check.complete or not check.accepted
    return "accepted" if check.accepted else "refused" if check.refused else "open"


@pytest.mark.parametrize("door", [*STATED, *UNSTATED], ids=lambda door: door.__name__)
def test_a_door_keeps_its_word(client, door):
    found = {}
    for case in CASES:
        if door in UNSTATED and case.states == "whole" and case.arrives != "all":
            continue
        if case.arrives == "other" and door not in WITH_VERSION:
            continue
        found[str(case)] = (answer(door, client, case), case.answer)
    assert {name: pair for name, pair in found.items() if pair[0] != pair[1]} == {}
    assert len(found) >= 30


def test_the_table_has_its_cases():
    assert len(CASES) == 60 and len({str(case) for case in CASES}) == 60
    for name in {case.name for case in CASES}:
        arrives = [case.arrives for case in CASES if case.name == name]
        assert len(arrives) == 15 and {"all", "+16", "other"} < set(arrives)
