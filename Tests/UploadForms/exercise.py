"""Uses the upload forms in a headless Chromium as people do, and compares what they show with `preflight scan`.

usage: exercise.py --filepond FOLDER [--only WORD]

The command is PREFLIGHT or .build/release/preflight, and the module is .build/web. --only runs the tests with this word in their
name. Exit status 1 if anything is not as expected.
"""
import argparse
import atexit
import contextlib
import http.client
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "ReportConsumers"))
import browse
import websocket
from browse import AXE, Browser, expect

PREFLIGHT = os.environ.get("PREFLIGHT", str(ROOT / ".build/release/preflight"))
MODULE = ROOT / ".build/web"
DROPZONE = pathlib.Path("/usr/share/nodejs/dropzone/dist")
GOOD = ROOT / "SampleMedia/ok/tiktok-share-kit-ios/video/video-duration-min.just-above.mp4"
BAD = ROOT / "SampleMedia/fail/douyin-share-ios/video/video-duration-max.fail.just-above.mp4"
TEXT = ROOT / "SampleMedia/broken/not_media.text.mp4"
# Only deeper tiers can judge a header of a newer version, so the page has to leave it to the server.
UNKNOWN = ROOT / "SampleMedia/broken/unsupported.version.mkv"
WORDS = {path.name.split(".")[1]: json.loads(path.read_text()) for path in sorted((ROOT / "Examples/UploadForms").glob("texts.*.json"))}
HOSTILE = ["<img src=x onerror=document.title='owned'>.mp4", "a\u202egpj.mp4", "..\\..\\windows\\x.mp4", "..%2f..%2fx.mp4",
           'a"; filename="b.mp4', "a\nb\r.mp4", "{{statusCode}}.mp4", "--boundary.mp4", "é" * 125 + ".mp4", "a" * 251 + ".mp4", "\u2067مرحبا\u2069.mp4"]


def scan(path, lang, *settings):
    """Returns the reasons of the command for a refusal, or none, and the outcome."""
    run = subprocess.run([PREFLIGHT, "scan", path, "--to", "instagram-reel", "--no-config", "--lang", lang, "--format", "ndjson", *settings],
                         capture_output=True, text=True)
    verdict = next(each for each in map(json.loads, run.stdout.splitlines()) if each["record"] == "verdict")
    found = [finding["message"] for finding in verdict["findings"] if finding["severity"] == "error"]
    return [verdict["error"]["message"]] if "error" in verdict else found, verdict["outcome"]


class Server:
    """The server of the example, with a folder in place of the module or without."""

    def __init__(self, options, folder, module=MODULE, *words):
        self.temporary = pathlib.Path(tempfile.mkdtemp(dir=folder))
        self.uploads = []
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "Adapters/python"), "TMPDIR": str(self.temporary), "PYTHONDONTWRITEBYTECODE": "1",
                       "PATH": f"{pathlib.Path(PREFLIGHT).parent}:{os.environ['PATH']}"}
        self.process = subprocess.Popen(
            [sys.executable, ROOT / "Examples/UploadForms/server.py", "--port", "0", "--folder", f"preflight={module}", *words,
             "--folder", f"dropzone={DROPZONE}", "--folder", f"filepond={options.filepond}"], env=environment, stdout=subprocess.PIPE, text=True)
        atexit.register(self.process.kill)
        self.port = urllib.parse.urlsplit(self.process.stdout.readline().strip()).port
        threading.Thread(target=lambda: [self.uploads.append(json.loads(line)) for line in self.process.stdout], daemon=True).start()

    def post(self, body, kind="multipart/form-data; boundary=x", path="/uploads", **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("POST", path, body, {"Content-Type": kind, **headers})
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())

    def close(self):
        left = [path for path in self.temporary.rglob("*") if path.is_file() and path.suffix != ".log"]
        expect(left == [], f"the server left {left}")
        self.process.terminate()
        self.process.wait(20)


class Tab(Browser):
    """Another page of the same browser."""

    def __init__(self, browser):
        port = (pathlib.Path(browser.profile) / "DevToolsActivePort").read_text().splitlines()[0]
        request = urllib.request.Request(f"http://127.0.0.1:{port}/json/new?about:blank", method="PUT")
        page = json.load(urllib.request.urlopen(request))
        self.socket = websocket.create_connection(page["webSocketDebuggerUrl"], timeout=120)
        self.number, self.events = 0, []
        for domain in ("Page", "Runtime", "Log", "Network", "DOM"):
            self.call(f"{domain}.enable")
        self.call("Page.setLifecycleEventsEnabled", enabled=True)

    def close(self):
        self.call("Page.close")
        self.socket.close()


class Form:
    """A page with a form, as a user sees it."""

    LINES = "[...document.querySelectorAll('#list li')].map((line) => [line.querySelector('bdi').textContent, line.querySelector('.reason').textContent])"
    BUTTON = "#list li button"

    def __init__(self, page, server, name, lang="en"):
        self.page, self.server, self.name, self.lang = page, server, name, lang
        self.before = len(server.uploads)
        page.go(f"http://127.0.0.1:{server.port}/{name}.html?lang={lang}")
        self.wait(f"document.querySelector({json.dumps(self.input)}) !== null", "the input of the form")

    def __str__(self):
        return f"{self.name}, {self.lang}"

    def wait(self, condition, what, seconds=30):
        deadline = time.monotonic() + seconds
        while not self.page.run(condition):
            if time.monotonic() > deadline:
                expect(False, f"{self}: no {what} within {seconds} s, found {list(self.lines.items())[:3]}")
                return False
            time.sleep(0.05)
        return True

    @property
    def lines(self):
        """The names of the files with the words beside them."""
        return dict(self.page.run(self.LINES))

    @property
    def posts(self):
        """The names of the files in the requests that the page began."""
        self.page.run("true")
        return [each for each in self.page.events if each.get("method") == "Network.requestWillBeSent" and each["params"]["request"]["method"] != "GET"]

    def choose(self, *paths):
        self.chosen = len(paths)
        root = self.page.call("DOM.getDocument")["root"]["nodeId"]
        node = self.page.call("DOM.querySelector", nodeId=root, selector=self.input)["nodeId"]
        self.page.call("DOM.setFileInputFiles", nodeId=node, files=[str(path) for path in paths])

    def submit(self):
        """Does what a user does after the choice, which is nothing in some forms."""

    def wait_for(self, name, word, what, seconds=30):
        condition = f"{self.LINES}.some(([name, words]) => name === {json.dumps(name)} && words.replace(/\\s+/g, ' ').includes({json.dumps(' '.join(word.split()))}))"
        return self.wait(condition, what, seconds)

    def uploads(self, count):
        """Returns what the server received since the page was opened; it waits for `count`, and then a moment for others."""
        deadline = time.monotonic() + 60
        while len(self.server.uploads) - self.before < count and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(0.3)
        return self.server.uploads[self.before:]


class Input(Form):
    # The script of the page sets the attribute, after it has loaded its texts.
    input = "#files[multiple]"
    BUTTON = "button[type=reset]"

    def submit(self):
        # The browser tells the page about the choice a moment later.
        self.wait(f"{self.LINES}.length === {self.chosen}", "list")
        self.page.run("document.querySelector('button:not([type])').click()")

    def drop(self, *paths):
        self.choose(*paths)


class Dropzone(Form):
    input = ".dz-hidden-input"
    target = "form"

    def drop(self, *paths):
        box = self.page.run(f"(({{x, y, width, height}}) => [x + width / 2, y + height / 2])(document.querySelector('{self.target}').getBoundingClientRect())")
        data = {"items": [], "files": [str(path) for path in paths], "dragOperationsMask": 1}
        for kind in ("dragEnter", "dragOver", "drop"):
            self.page.call("Input.dispatchDragEvent", type=kind, x=box[0], y=box[1], data=data)


class FilePond(Dropzone):
    input = ".filepond--browser"
    target = ".filepond--drop-label"
    BUTTON = ".filepond--action-abort-item-load"
    LINES = ("[...document.querySelectorAll('.filepond--item')].map((item) => [item.querySelector('.filepond--file-info-main').textContent, "
             "item.querySelector('.filepond--file-status').textContent])")


FORMS = {"input": Input, "dropzone": Dropzone, "filepond": FilePond}


def refusals(opened, files):
    """A bad file is refused with the reasons of the command, and no request begins."""
    for form in opened(None):
        for path in (BAD, TEXT, files.huge):
            reasons, _ = scan(path, form.lang, "--depth", "header")
            expect(reasons, f"{path}: a reason of the command")
            form.choose(path)
            form.wait_for(path.name, WORDS[form.lang]["refused"], f"refusal of {path.name}")
            form.submit()
            for reason in reasons:
                # This text is what can be seen.
                seen = "document.querySelector('main').innerText.replace(/\\s+/g, ' ')"
                form.wait(f"{seen}.includes({json.dumps(' '.join(reason.split()))})", f"reason {reason!r}")
        expect(form.uploads(0) == [] and form.posts == [], f"{form}: sent {form.posts}")
        form.wait(f"document.querySelector('[role=status]').textContent.includes({json.dumps(WORDS[form.lang]['refused'])})", "summary")
        told(form)


def uploads(opened, files):
    """A good file is uploaded once with its verdict, and so is one that only the server can judge."""
    for form in opened(None):
        form.choose(GOOD)
        form.submit()
        form.wait_for(GOOD.name, WORDS[form.lang]["sent"], "upload")
        sent = form.uploads(1)
        expect(len(sent) == 1 and len(form.posts) == 1, f"{form}: sent {sent}")
        expect(sent and sent[0] == {"name": GOOD.name, "bytes": GOOD.stat().st_size, "accepted": True,
                                    "outcomes": {"instagram-reel": scan(GOOD, "en")[1]}, "browser": "agrees"}, f"{form}: {sent}")
        form.choose(UNKNOWN)
        form.submit()
        form.wait_for(UNKNOWN.name, WORDS[form.lang]["failed"] if form.name != "filepond" else scan(UNKNOWN, form.lang)[0][0], "answer to an unknown outcome")
        sent = form.uploads(2)
        expect(len(sent) == 2 and not sent[1]["accepted"] and sent[1]["browser"] == "differs", f"{form}: unknown: {sent}")
        told(form)


def told(form):
    """Assistive technology gets all of the page, and the browser has nothing to complain about."""
    where = "{exclude: [['.filepond--root']]}" if form.name == "filepond" else "document"
    form.page.run(AXE + "; true")
    found = form.page.run(f"axe.run({where}, {{resultTypes: ['violations']}}).then((all) => all.violations.map("
                          "(each) => each.id + ': ' + each.nodes.map((node) => node.html.slice(0, 160)).join(' | ')))")
    expect(found == [], f"{form}: axe: {found}")
    complaints = [each["params"]["entry"]["text"] for each in form.page.events if each.get("method") == "Log.entryAdded"]
    complaints = [text for text in complaints if "status of 422" not in text]
    thrown = [str(each["params"]["exceptionDetails"]) for each in form.page.events if each.get("method") == "Runtime.exceptionThrown"]
    expect(complaints + thrown == [], f"{form}: {complaints} {thrown}")


def names(opened, files):
    """Hostile names are shown as text, and reach the server as text."""
    for form in opened(None, langs=["en"]):
        folder = pathlib.Path(tempfile.mkdtemp(dir=files.folder))
        good = [shutil.copy(GOOD, folder / name) for name in HOSTILE]
        form.choose(*good)
        form.submit()
        sent = form.uploads(len(good))
        expect(sorted(each["name"] for each in sent) == sorted(HOSTILE), f"{form}: the server got {sorted(each['name'] for each in sent)}")
        expect(all(each["accepted"] and each["browser"] == "agrees" for each in sent), f"{form}: {sent}")
        # A page shows a line end in a name as a space.
        shown = sorted(" ".join(name.split()) for name in form.lines)
        expect(shown == sorted(" ".join(name.split()) for name in HOSTILE), f"{form}: shows {shown}")
        expect(form.page.run("document.title !== 'owned' && !document.querySelector('main img')"), f"{form}: a name became markup")
        told(form)


def forgery(opened, files):
    """The server refuses a bad file whatever the page says about it, and the page shows why."""
    for form in opened(files.module("export const judge = async () => ({ verdicts: [{ destination: 'instagram-reel', outcome: 'pass', findings: [] }] });")):
        reasons, _ = scan(BAD, form.lang)
        form.choose(BAD)
        form.submit()
        for reason in reasons:
            form.wait_for(BAD.name, reason, f"refusal of the server: {reason}")
        sent = form.uploads(1)
        expect(len(sent) == 1 and not sent[0]["accepted"] and sent[0]["browser"] == "differs", f"{form}: {sent}")
        statuses = [each["params"]["response"]["status"] for each in form.page.events
                    if each.get("method") == "Network.responseReceived" and "/uploads" in each["params"]["response"]["url"]]
        expect(statuses == [422], f"{form}: {statuses}")


def missing(opened, files):
    """Without the module, the server decides: if it is not there, if it is damaged, and in a browser without WebAssembly."""
    damaged = pathlib.Path(tempfile.mkdtemp(dir=files.folder))
    shutil.copytree(MODULE, damaged, dirs_exist_ok=True)
    (damaged / "preflight.wasm").write_bytes(b"<html>not found</html>")
    empty = pathlib.Path(tempfile.mkdtemp(dir=files.folder))
    for name, folder, first in (("missing", empty, ""), ("damaged", damaged, ""), ("no WebAssembly", None, "delete globalThis.WebAssembly")):
        for form in opened(folder, langs=["en"], first=first):
            form.choose(GOOD)
            form.submit()
            form.wait_for(GOOD.name, WORDS["en"]["sent"], f"upload, {name}")
            form.choose(BAD)
            form.submit()
            form.wait_for(BAD.name, scan(BAD, "en")[0][0], f"refusal, {name}")
            sent = form.uploads(2)
            expect([(each["accepted"], each["browser"]) for each in sent] == [(True, "silent"), (False, "silent")], f"{form}, {name}: {sent}")


def cancel(opened, files):
    """A file that is removed while it is judged is never sent."""
    slow = files.module("""import * as real from "/preflight/real.mjs";
        export const judge = async (file, options) => {
          const { promise, resolve } = Promise.withResolvers();
          globalThis.release = resolve;
          await promise;
          globalThis.judged = real.judge(file, options);
          return globalThis.judged;
        };""")
    for form in opened(slow, langs=["en"]):
        form.choose(GOOD)
        form.wait("!!globalThis.release", "judging")
        form.submit()
        form.wait(f"document.querySelector('{form.BUTTON}') !== null", "button")
        form.page.run(f"document.querySelector('{form.BUTTON}').click()")
        form.page.run("release()")
        form.wait("!!globalThis.judged", "judging")
        form.page.run("judged.then(() => true, () => true)")
        expect(form.uploads(0) == [] and form.posts == [], f"{form}: a removed file was sent: {form.posts}")
        form.wait(f"{form.LINES}.length === 0", "empty list")


def many(opened, files):
    """Many files in one drop: the good ones are uploaded, and the bad ones never leave."""
    folder = pathlib.Path(tempfile.mkdtemp(dir=files.folder))
    paths = [shutil.copy(GOOD if index % 50 == 7 else BAD if index % 2 else TEXT, folder / f"{index:03}.mp4") for index in range(500)]
    for form in opened(None, langs=["en"]):
        began = time.monotonic()
        if form.name == "filepond":
            form.drop(*paths)
            form.wait("document.querySelector('[role=alert]').textContent === 'Choose at most 50 files.'", "limit")
            expect(form.lines == {} and form.uploads(0) == [], f"{form}: {form.lines}")
        taken = paths[:50] if form.name == "filepond" else paths
        good = [pathlib.Path(path).name for path in taken[7::50]]
        form.drop(*taken)
        form.submit()
        sent = form.uploads(len(good))
        form.wait(f"{form.LINES}.filter(([, words]) => words.includes('refused')).length === {len(taken) - len(good)}", "refusal of each bad file", 60)
        expect(sorted(each["name"] for each in sent) == good, f"{form}: sent {[each['name'] for each in sent]}")
        expect(len(form.uploads(0)) == len(form.posts) == len(good), f"{form}: {len(form.posts)} requests")
        print(f"{form}: {len(taken)} files in one drop, {len(sent)} uploaded, {time.monotonic() - began:.1f} s", flush=True)


def folder(opened, files):
    """A folder of 10,000 files, in a browser that believes to be on a small phone."""
    folder = pathlib.Path(tempfile.mkdtemp(dir=files.folder))
    for index in range(10_000):
        (folder / f"{index:05}.mp4").write_bytes(b"text, and no video")
    answer = {"filepond": "document.querySelector('[role=alert]').textContent === 'Choose at most 50 files.'"}
    for form in opened(None, langs=["en"], flags=["--enable-low-end-device-mode"]):
        began = time.monotonic()
        form.drop(*sorted(folder.iterdir()) if form.name == "input" else [folder])
        form.submit()
        form.wait(answer.get(form.name, "document.querySelector('[role=status]').textContent === 'refused: 10,000'"), "answer for each file", 120)
        expect(form.uploads(0) == [] and form.posts == [], f"{form}: sent {form.posts[:3]}")
        heap = form.page.run("performance.memory.usedJSHeapSize") / 1e6
        print(f"{form}: 10,000 files, {time.monotonic() - began:.1f} s, {heap:.0f} MB of script memory in the page", flush=True)


def tabs(opened, files):
    """Two tabs judge and upload at the same time."""
    for form in opened(None, langs=["en"]):
        other = Tab(form.page)
        second = FORMS[form.name](other, form.server, form.name, "zh-Hans")
        for each in (form, second):
            each.choose(BAD, GOOD)
        for each in (form, second):
            each.submit()
            for reason in scan(BAD, each.lang, "--depth", "header")[0]:
                each.wait_for(BAD.name, reason, "refusal")
            each.wait_for(GOOD.name, WORDS[each.lang]["sent"], "upload")
        sent = form.uploads(2)
        expect([each["name"] for each in sent] == [GOOD.name] * 2, f"{form}: {sent}")
        other.close()


def keyboard(opened, files):
    """The tab key reaches the form, and the enter key opens the choice of files and sends them."""
    for form in opened(None, langs=["en"]):
        form.page.call("Page.setInterceptFileChooserDialog", enabled=True)
        chooser = None
        for _ in range(4):
            form.page.key("Tab")
            form.page.key("Enter", "\r")
            time.sleep(0.2)
            form.page.run("true")
            chooser = next((each["params"] for each in form.page.events if each.get("method") == "Page.fileChooserOpened"), None)
            if chooser:
                break
        expect(chooser and chooser["mode"] == "selectMultiple", f"{form}: the keyboard opened {chooser}")
        form.page.call("Page.setInterceptFileChooserDialog", enabled=False)
        if chooser:
            form.page.call("DOM.setFileInputFiles", backendNodeId=chooser["backendNodeId"], files=[str(GOOD)])
        if form.name == "input":
            form.page.key("Tab")
            form.page.key("Enter", "\r")
        form.wait_for(GOOD.name, WORDS["en"]["sent"], "upload by keyboard")


def plain(opened, files):
    """Without scripts, and without their libraries, the pages are forms whose files the server judges."""
    for name in ("input", "dropzone", "filepond", "uppy"):
        for form in opened(None, langs=["en"], names=["plain"], page=name, scripts=name == "uppy"):
            page = form.page
            root = page.call("DOM.getDocument")["root"]["nodeId"]
            node = page.call("DOM.querySelector", nodeId=root, selector="input[type=file]")["nodeId"]
            page.call("DOM.setFileInputFiles", nodeId=node, files=[str(BAD)])
            button = page.call("DOM.querySelector", nodeId=root, selector="form button:not([type])")["nodeId"]
            page.call("DOM.focus", nodeId=button)
            page.events.clear()
            page.key("Enter", "\r")
            sent = form.uploads(1)
            expect(len(sent) == 1 and not sent[0]["accepted"] and sent[0]["browser"] == "silent", f"{name}, plain: {sent}")


def server(opened, files):
    """The server bounds what it receives, and takes nothing in it for a path or for true."""
    for one in opened(None, names=["server"]):
        def part(name, content, file=None):
            named = b"" if file is None else b'; filename="' + file + b'"'
            return b'--x\r\nContent-Disposition: form-data; name="' + name + b'"' + named + b"\r\n\r\n" + content + b"\r\n"

        good, bad, end = GOOD.read_bytes(), BAD.read_bytes(), b"--x--\r\n"
        passed = b'[{"destination": "instagram-reel", "outcome": "pass"}]'
        # Bytes that resemble the ends of parts are content.
        tricky = good + b"\r\n--xy\r\n\r--x\n--x\r\r\n\r\n-" + b"\r" * 70_000 + b"\n"
        for name, verdict, content, status, browser in (
            (b"a.mp4", passed, bad, 422, "differs"), (b"../../../etc/passwd", b"", good, 200, "silent"), (b"/etc/passwd\0.mp4", b"[" * 60_000, good, 200, "silent"),
            (b"\xff\xfe.mp4", b'{"a": 1}', good, 200, "silent"), (b"", passed, good, 200, "differs"), (b"a.mp4", b"null", tricky, 200, "silent"),
        ):
            found, answer = one.post(part(b"verdict", verdict) + part(b"file", content, name) + end)
            expect(found == status and answer["browser"] == browser, f"server, {name}: {found} {str(answer)[:300]}")
            expect(answer.get("bytes") == len(content), f"server, {name}: {answer.get('bytes')} of {len(content)} bytes")
        found, answer = one.post(part(b"file", bad, b"a.mp4") + end, path="/uploads?lang=zh-Hans")
        expect(found == 422 and answer["error"] == "\n".join(scan(BAD, "zh-Hans")[0]) and answer["verdicts"][0]["findings"], f"server, Chinese: {answer}")
        whole = part(b"file", good, b"a.mp4")
        for name, status, arguments in (
            ("two files", 400, [whole + whole + end]), ("no file", 400, [part(b"verdict", passed) + end]), ("no end", 400, [whole]), ("nothing", 400, [b""]),
            ("a long verdict", 400, [part(b"verdict", b"[" * 70_000) + whole + end]), ("long headers", 400, [part(b"file", good, b"a" * 5000) + end]),
            ("another type", 415, [good, "video/mp4"]), ("another address", 404, [whole + end, "multipart/form-data; boundary=x", "/x"]),
        ):
            found, answer = one.post(*arguments)
            expect(found == status and answer["error"], f"server, {name}: {found} {answer}")
        found, answer = one.post(part(b"file", bytes(3 << 20), b"a.mp4") + end)
        expect(found == 413, f"server, too large: {found}")
        for path in ("/..%2f..%2fREADME.md", "/preflight/..%2f..%2fREADME.md", "/preflight/%00.mjs", "/server.py", "/", "//etc/passwd", "/preflight"):
            connection = http.client.HTTPConnection("127.0.0.1", one.port, timeout=30)
            connection.request("GET", path)
            answer = connection.getresponse()
            expect(answer.status == 404, f"server: {path}: {answer.status}")


class Files:
    def __init__(self, folder):
        self.folder = folder
        # 6 GB, of which the disk has only the first bytes: a `free` box of 64 bits follows the movie.
        self.huge = folder / "huge.mp4"
        size = 6_000_000_000
        with open(self.huge, "wb") as file:
            file.write(BAD.read_bytes() + b"\0\0\0\1free" + size.to_bytes(8, "big"))
            file.truncate(BAD.stat().st_size + size)

    def module(self, text):
        """Returns a folder with a module of the test in place of the real one, which is `real.mjs`."""
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.folder))
        shutil.copytree(MODULE, folder, dirs_exist_ok=True)
        (folder / "preflight.mjs").rename(folder / "real.mjs")
        (folder / "preflight.mjs").write_text(text)
        return folder


class Plain(Form):
    """A page that nothing waits for."""

    def __init__(self, page, server, name):
        self.page, self.server, self.name, self.lang, self.before = page, server, name, "en", len(server.uploads)
        page.go(f"http://127.0.0.1:{server.port}/{name}.html")


@contextlib.contextmanager
def chromium(flags=()):
    command = "chromium"
    if flags:
        folder = tempfile.mkdtemp()
        command = pathlib.Path(folder, "chromium")
        command.write_text(f'#!/bin/sh\nexec chromium {" ".join(flags)} "$@"\n')
        command.chmod(0o755)
    page = Browser(str(command))
    page.call("DOM.enable")
    try:
        yield page
    finally:
        page.close()


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--filepond", required=True)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        files = Files(pathlib.Path(temporary))
        with chromium() as shared:
            def opened(module, langs=tuple(WORDS), names=tuple(FORMS), first="", flags=(), page=None, scripts=True):
                """Opens each form in each language, with a server of its own."""
                one = Server(options, temporary, module or MODULE, *(["--largest", str(2 << 20)] if names == ["server"] else []))
                with chromium(flags) if flags else contextlib.nullcontext(shared) as tab:
                    if names == ["server"]:
                        yield one
                    elif names == ["plain"]:
                        tab.call("Emulation.setScriptExecutionDisabled", value=not scripts)
                        yield Plain(tab, one, page)
                        tab.call("Emulation.setScriptExecutionDisabled", value=False)
                    else:
                        script = tab.call("Page.addScriptToEvaluateOnNewDocument", source=first)["identifier"]
                        for name in names:
                            for lang in langs:
                                yield FORMS[name](tab, one, name, lang)
                        tab.call("Page.removeScriptToEvaluateOnNewDocument", identifier=script)
                    tab.go("about:blank")
                one.close()

            for test in (server, refusals, uploads, names, forgery, missing, cancel, many, tabs, keyboard, plain, folder):
                if options.only in test.__name__:
                    began = time.monotonic()
                    test(opened, files)
                    print(f"{test.__name__}: {test.__doc__.splitlines()[0]} {time.monotonic() - began:.1f} s", flush=True)
    sys.exit(1 if browse.failures else 0)


if __name__ == "__main__":
    main()
