"""Runs the recipes in the README of the package, with the stub and with the command."""
import shutil

import pytest

import preflight_media
from conftest import ROOT, STUB, recipe


@pytest.fixture(params=["stub", pytest.param("real", marks=pytest.mark.real)])
def samples(request, tmp_path):
    """Returns a file that is accepted and one that is refused, both as paths."""
    if request.param == "stub":
        program, paths = STUB, (tmp_path / "pass.mp4", tmp_path / "fail.mp4")
        for path in paths:
            path.write_bytes(b"some bytes")
    else:
        program = request.getfixturevalue("command")
        # The second one is too long for TikTok.
        paths = (ROOT / "Destinations/tiktok-video/samples/ok/video/video-size.upright.mp4",
                 ROOT / "SampleMedia/ok/tiktok-share-kit-ios/video/video-duration-max.600s.mp4")
    preflight_media.configure(program, config=False)
    yield paths
    preflight_media.configure()


def run(name):
    names = {"__name__": name}
    exec(compile(recipe(name), name, "exec"), names)
    return names


@pytest.mark.parametrize("name", ["receive.py", "forms.py", "app.py", "stream.py", "tasks.py", "later.py"])
def test_recipes_are_short(name):
    assert len(recipe(name).splitlines()) <= 26


def test_receive(samples, tmp_path):
    receive, stored = run("receive.py")["receive"], tmp_path / "stored"
    for path, wanted in zip(samples, [True, False]):
        content = path.read_bytes()
        chunks = (content[start:start + 512] for start in range(0, len(content), 512))
        assert receive(chunks, len(content), path.name, stored).accepted is wanted
        if wanted:
            assert stored.read_bytes() == content
        assert stored.exists() is wanted


def test_later(samples, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shutil.copy(samples[0], "clip.mp4")
    assert run("later.py")["verdicts"][0].outcome == "pass"


@pytest.mark.parametrize("kind", ["memory", "disk"])
def test_django(samples, kind):
    django = pytest.importorskip("django")
    from django.conf import settings
    from django.core.files.uploadedfile import SimpleUploadedFile, TemporaryUploadedFile

    if not settings.configured:
        settings.configure(USE_I18N=False)
        django.setup()
    form = run("forms.py")["VideoForm"]
    for path, wanted in zip(samples, [True, False]):
        upload = SimpleUploadedFile(path.name, path.read_bytes())
        if kind == "disk":
            upload = TemporaryUploadedFile(path.name, "video/mp4", path.stat().st_size, None)
            upload.write(path.read_bytes()), upload.seek(0)
        bound = form(files={"video": upload})
        assert bound.is_valid() is wanted, bound.errors
        assert upload.read() == path.read_bytes()


def test_fastapi(samples, command):
    pytest.importorskip("fastapi")
    from fastapi.testclient import TestClient

    with TestClient(run("app.py")["app"]) as client:
        for path, wanted in zip(samples, [200, 422]):
            with path.open("rb") as file:
                assert client.post("/videos", files={"video": file}).status_code == wanted
    preflight_media.configure("/nowhere/preflight")
    with TestClient(run("app.py")["app"]) as client:
        failed = client.post("/videos", files={"video": b"some bytes"})
        assert failed.status_code == 500 and "/nowhere/preflight" in failed.json()["detail"]
    preflight_media.configure(STUB if samples[1].name == "fail.mp4" else command, config=False)
    client = TestClient(run("stream.py")["app"])
    # A body that is shorter than stated is no file.
    short = client.put(f"/videos/{samples[0].name}", content=samples[0].read_bytes(), headers={"content-length": "100000"})
    assert short.status_code == 400 and "after" in short.json()["detail"]
    # An iterator has no Content-Length.
    for wrap in (bytes, lambda content: iter([content])):
        accepted = client.put(f"/videos/{samples[0].name}", content=wrap(samples[0].read_bytes()))
        assert (accepted.status_code, accepted.json()) == (200, {"accepted": True})
        refused = client.put(f"/videos/{samples[1].name}", content=wrap(samples[1].read_bytes()))
        assert refused.status_code == 422 and set(refused.json()["detail"]) <= {"stub", "tiktok-video", "instagram-reel"}
    if samples[1].name != "fail.mp4":
        # Only the size of this file can be refused by its first byte.
        size = {"content-length": str(10**12)}
        refused = client.put("/videos/large.mp4", content=b"a", headers=size)
        assert refused.status_code == 422 and "the limit is" in refused.json()["detail"]["tiktok-video"][0]


def test_celery(samples):
    pytest.importorskip("celery")
    task = run("tasks.py")["check_video"]
    for path, wanted in zip(samples, [True, False]):
        assert task.apply(args=[str(path)]).get()["accepted"] is wanted
