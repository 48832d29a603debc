"""Uses the page that judges files in a headless Chromium. script/witness/page says what it checks, and starts it."""
import base64
import collections
import contextlib
import functools
import http.server
import itertools
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/ReportConsumers"))
import browse  # noqa: E402
import websocket  # noqa: E402

expect = browse.expect
LANGUAGES = sorted(path.stem for path in (ROOT / "Languages").glob("*.ftl"))
FEW = ("tiktok-video", "facebook-stories-ios")
# Pictures differ. The command explains its option, and names the next command.
ONLY_ONE_HAS = r"<p class=\"next\">.*?</p>\n?|<img [^>]*>| class=\"pictured\"| data-format=\"[^\"]*\"|<p class=\"counts hint\">.*?</p>\n"
TYPES = {".wasm": "application/wasm", ".json": "application/json", ".html": "text/html", ".js": "text/javascript", ".css": "text/css",
         ".mjs": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}
# What a report says: without what only a page shows, what only the command has, and the widths that a browser computes.
SAID = """((root) => ['header.top', 'main', 'footer'].map((part) => {
  const copy = root.querySelector(part).cloneNode(true);
  for (const one of copy.querySelectorAll('.suggested, .hint, .next, img')) one.remove();
  for (const one of copy.querySelectorAll('[data-format]')) one.removeAttribute('data-format');
  for (const one of copy.querySelectorAll('[style]')) one.removeAttribute('style');
  for (const one of copy.querySelectorAll('#matrix')) one.removeAttribute('class');
  // The page does not have the cards of closed rows in the document.
  copy.querySelector('#cards')?.replaceChildren();
  return copy.outerHTML.replace(/>\\s+</g, '><');
}))(document)"""
CARDS = """(() => {
  for (const link of document.querySelectorAll('#matrix tr[data-w]:not(.open) > .name a')) link.click();
  return [...document.querySelectorAll('.opened > .card')].map((card) => {
    const copy = card.cloneNode(true);
    for (const one of copy.querySelectorAll('.suggested, .next, img')) one.remove();
    return copy.outerHTML.replace(/>\\s+</g, '><');
  });
})()"""


def say(text):
    print(f"page: {text}", file=sys.stderr, flush=True)


class Files(http.server.BaseHTTPRequestHandler):
    """Serves the page as any server does, and writes down the requests."""

    def __init__(self, site, *rest):
        self.site = site
        super().__init__(*rest)

    def log_message(self, *_):
        pass

    def do_GET(self):
        name = urllib.parse.urlsplit(self.path).path.lstrip("/") or "index.html"
        self.site.asked[name] += 1
        status, content = self.site.instead.get(name, (200, None))
        if status is None:
            self.site.over.wait()
            return
        file = self.site.folder / name
        if status == 200 and content is None and (".." in name or not file.is_file()):
            status = 404
        content = content if content is not None else file.read_bytes() if status == 200 else b""
        self.send_response(status)
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        # A browser that is closed does not wait for the rest.
        with contextlib.suppress(ConnectionError):
            self.wfile.write(content)


class Site:
    """The server of the page. It can be stopped and started again at the same address."""

    def __init__(self, folder):
        self.folder, self.port, self.server = folder, 0, None
        self.asked, self.instead = collections.Counter(), {}
        self.start()

    def start(self):
        self.over = threading.Event()
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), functools.partial(Files, self))
        self.server.daemon_threads = True
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self):
        self.over.set()
        self.server.shutdown()
        self.server.server_close()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/"


class Requests:
    """Notes the requests of the page, its worker and its service worker, each from its first one."""

    def __init__(self, port):
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/version") as answer:
            self.socket = websocket.create_connection(json.load(answer)["webSocketDebuggerUrl"], timeout=600)
        self.numbers, self.sessions, self.found = itertools.count(1), {}, collections.Counter()
        self.watch()
        threading.Thread(target=self.listen, daemon=True).start()

    def send(self, method, session=None, **parameters):
        message = {"id": next(self.numbers), "method": method, "params": parameters}
        self.socket.send(json.dumps(message | ({"sessionId": session} if session else {})))

    def watch(self, session=None):
        self.send("Target.setAutoAttach", session, autoAttach=True, waitForDebuggerOnStart=True, flatten=True)

    def listen(self):
        with contextlib.suppress(OSError, websocket.WebSocketException, ValueError):
            while True:
                message = json.loads(self.socket.recv())
                if message.get("method") == "Target.attachedToTarget":
                    session = message["params"]["sessionId"]
                    self.sessions[session] = message["params"]["targetInfo"]["type"]
                    self.send("Network.enable", session)
                    self.watch(session)
                    self.send("Runtime.runIfWaitingForDebugger", session)
                elif message.get("method") == "Network.requestWillBeSent":
                    kind = self.sessions.get(message.get("sessionId"))
                    if kind in ("page", "worker", "service_worker"):
                        self.found[kind, message["params"]["request"]["url"]] += 1


class Browser(browse.Browser):
    def __init__(self):
        # Opening all files changes the address more often than Chromium likes.
        super().__init__("chromium", "--disable-ipc-flooding-protection")

    def visit(self, site, language="en", to=None, width=1400, height=900, dark=False):
        """Opens the page with settings of an earlier visit."""
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", media="", features=[scheme])
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.go(site.address)
        self.run(f"localStorage.clear(); localStorage.setItem('preflight.language', {json.dumps(json.dumps(language))})")
        if to:
            self.run(f"localStorage.setItem('preflight.destinations', {json.dumps(json.dumps(to))})")
        self.go("about:blank")
        self.go(site.address)
        self.wait("document.querySelectorAll('.places input').length > 0", "the destinations")

    def wait(self, code, what, seconds=60):
        end = time.monotonic() + seconds
        while not self.run(f"Boolean({code})"):
            if time.monotonic() > end:
                expect(False, f"{what}: nothing within {seconds} s: {self.run('document.body.innerText.slice(0, 400)')!r}")
                return False
            time.sleep(0.05)
        return True

    def give(self, paths, chooser="#files"):
        node = self.call("Runtime.evaluate", expression=f"document.querySelector('{chooser}')")["result"]["objectId"]
        self.call("DOM.setFileInputFiles", objectId=node, files=[os.fspath(path) for path in paths])

    def judge(self, paths, chooser="#files", seconds=90):
        self.run("document.getElementById('said').textContent = ''")
        self.give(paths, chooser)
        return self.wait("document.getElementById('said').textContent && document.getElementById('report').getAttribute('aria-busy') !== 'true'",
                         f"the report on {paths}", seconds)

    def overflow(self):
        return self.run("document.documentElement.scrollWidth - document.documentElement.clientWidth")

    def saved(self, button, folder):
        """Clicks on a button that saves, and returns the saved file."""
        self.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))
        self.run(f"document.getElementById('{button}').click()")
        end = time.monotonic() + 90
        while time.monotonic() < end:
            done = [path for path in folder.iterdir() if not path.name.endswith(".crdownload")]
            if done and not list(folder.glob("*.crdownload")):
                content = done[0].read_bytes()
                done[0].unlink()
                return content.decode()
            time.sleep(0.1)
        expect(False, f"{button}: nothing was saved")
        return ""

    def memory(self):
        """Returns the memory of the scripts and modules of the page and its worker, and the largest of its process, in MiB."""
        self.call("Target.setAutoAttach", autoAttach=True, waitForDebuggerOnStart=False, flatten=True)
        self.run("1")
        workers = [one["params"]["sessionId"] for one in self.events if one.get("method") == "Target.attachedToTarget"]
        used = 0
        for session in [None, *workers]:
            self.number += 1
            message = {"id": self.number, "method": "Runtime.getHeapUsage", "params": {}}
            self.socket.send(json.dumps(message | ({"sessionId": session} if session else {})))
            while (answer := json.loads(self.socket.recv())).get("id") != self.number:
                self.events.append(answer)
            used += answer["result"]["totalSize"] + answer["result"]["backingStorageSize"]
        expect(workers, "found no worker of the page")
        children = subprocess.run(["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout.splitlines()
        tree, largest = {str(self.process.pid)}, 0
        for line in sorted(children, key=lambda line: int(line.split()[0])):
            pid, above, *words = line.split()
            if above in tree:
                tree.add(pid)
                if "--type=renderer" in words:
                    status = pathlib.Path(f"/proc/{pid}/status").read_text()
                    largest = max(largest, int(re.search(r"VmHWM:\s+(\d+)", status)[1]) // 1024)
        return used // 2 ** 20, largest


def scan(paths, *options):
    run = subprocess.run([os.environ["PREFLIGHT"], "scan", *paths, "--depth", "header", "--no-config", "--fail-on", "never", *options],
                         capture_output=True, cwd=ROOT)
    if run.returncode:
        sys.exit(f"page: preflight: {run.stderr.decode()}")
    return run.stdout.decode()


def equality(browser, site, work):
    """The page shows, and saves, what the command writes."""
    for language, to in itertools.product(LANGUAGES, (None, FEW, "all")):
        name = f"{language}, {'default' if to is None else to if to == 'all' else ','.join(to)}"
        every = [one["id"] for one in json.loads((site.folder / "destinations/index.json").read_text())]
        browser.visit(site, language, every if to == "all" else to)
        chosen = [] if to is None else ["--to", "all" if to == "all" else ",".join(to)]
        browser.judge([ROOT / "SampleMedia"], "#folder")
        # Cards of all destinations would take minutes.
        cards = CARDS if to != "all" else "[]"
        found = [*browser.run(SAID), *browser.run(cards)]
        expect(to == "all" or len(found) == 3 + 241, f"{name}: found {len(found) - 3} cards, expected 241")
        html = scan(["SampleMedia"], *chosen, "--lang", language, "--format", "html", "--no-thumbnails")
        json_saved = browser.saved("save-json", work)
        wanted_json = scan(["SampleMedia"], *chosen, "--lang", language, "--format", "json")
        # Pictures take time, so few pages are saved.
        html_saved = browser.saved("save-html", work) if (language, to) in {("en", None), ("zh-Hans", FEW)} else ""
        report = work.parent / "report.html"
        report.write_text(html)
        browser.go(report.as_uri())
        wanted = [*browser.run(SAID), *browser.run(cards)]
        expect(len(found) == len(wanted), f"{name}: found {len(found)} parts, expected {len(wanted)}")
        for part, one, other in zip(itertools.chain(("head", "table", "foot"), itertools.repeat("card")), found, wanted):
            place = next((at for at, pair in enumerate(zip(one, other)) if pair[0] != pair[1]), min(len(one), len(other)))
            expect(one == other, f"{name}: {part}: found …{one[place - 60:place + 120]!r}, expected …{other[place - 60:place + 120]!r}")
        expect(json_saved == wanted_json, f"{name}: the saved JSON is not that of the command")
        if html_saved:
            plain = functools.partial(re.sub, ONLY_ONE_HAS, "")
            expect(plain(html_saved) == plain(html), f"{name}: the saved page is not that of the command")
            pictures = len(re.findall(r'src="data:image/jpeg', html_saved))
            expect(pictures > 20, f"{name}: the saved page has {pictures} pictures")
        say(f"{name}: {sum(map(len, found)):,} characters of HTML and {len(json_saved):,} of JSON as the command writes them")


@functools.cache
def samples(kinds="jpg jpeg png webp gif mp4 mov"):
    """Returns small samples that can be read."""
    found = [path for name in ("fail", "ok") for path in (ROOT / "SampleMedia" / name).rglob("*")]
    return sorted(path for path in found if path.suffix[1:] in kinds.split() and path.stat().st_size < 300_000)


def focused(browser):
    """Returns what has the focus, for messages."""
    return browser.run("(document.activeElement.id || document.activeElement.textContent.trim().slice(0, 40) || document.activeElement.tagName)")


def looks(browser, site, pictures):
    """No width scrolls sideways, and axe has no complaints: empty, with destinations, with a report and with an opened file."""
    for language, dark in itertools.product(LANGUAGES, (False, True)):
        name = f"{language}, {'dark' if dark else 'light'}"
        browser.visit(site, language, dark=dark)
        states = (
            ("empty", "true"), ("destinations", "document.getElementById('choose').click()"),
            ("report", None), ("opened", "document.querySelector('#matrix tr[data-w=f]:not(:has(.trouble)) a').click()"))
        for state, code in states:
            if code:
                browser.run(code)
            else:
                browser.run("document.getElementById('choose').click()")
                browser.judge([*samples()[:40], *sorted((ROOT / "SampleMedia/broken").glob("*.mp4"))[:4]])
            if state == "opened":
                browser.wait("document.querySelector('.suggested')", "suggested changes")
                browser.wait("document.querySelector('.peek')", "a picture in a row")
            for width in (390, 1400, 1920):
                browser.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
                browser.settle()
                expect(browser.overflow() <= 0, f"{name}, {state}: {width} px scroll sideways by {browser.overflow()}")
                if width != 1920:
                    browser.axe(f"{name}, {state}, {width} px")
                if pictures:
                    browser.run("document.querySelector('.opened .card')?.scrollIntoView()")
                    time.sleep(0.5)
                    browser.picture(pictures / f"{state}-{language}-{'dark' if dark else 'light'}-{width}.png")
                    browser.run("scrollTo(0, 0)")
    say("axe and the widths 390, 1400 and 1920: as expected")


def keyboard(browser, site):
    """Everything can be reached and used without a mouse."""
    browser.visit(site)
    browser.call("Page.setInterceptFileChooserDialog", enabled=True)
    for wanted in ("pick", "pick-folder", "choose", "language"):
        browser.key("Tab")
        expect(focused(browser) == wanted, f"Tab leads to {focused(browser)}, expected {wanted}")
        if wanted.startswith("pick"):
            browser.events.clear()
            browser.key("Enter", "\r")
            browser.settle()
            browser.run("1")
            expect(any(one["method"] == "Page.fileChooserOpened" for one in browser.events if "method" in one), f"Enter does not open {wanted}")
    browser.call("Page.setInterceptFileChooserDialog", enabled=False)
    browser.run("document.getElementById('choose').focus()")
    browser.key("Enter", "\r")
    browser.run("document.querySelector('.places input:not(:checked)').focus()")
    before = browser.run("document.getElementById('choose').textContent")
    name = browser.run("document.activeElement.dataset.focus")
    browser.key(" ", " ")
    browser.settle()
    expect(browser.run("document.getElementById('choose').textContent") != before, "the blank chooses no destination")
    expect(browser.run("document.activeElement.dataset.focus") == name, f"the focus went to {focused(browser)}, expected {name}")
    browser.judge(samples()[:30])
    browser.run("document.activeElement.blur()")
    browser.key("/", "/")
    expect(focused(browser) == "q", f"the slash leads to {focused(browser)}, expected the search")
    browser.run("[...document.querySelectorAll('#matrix tr[data-w=f] a')].find((a) => a.textContent.includes('just-too-tall.mp4')).focus()")
    browser.key("Enter", "\r")
    browser.wait("document.querySelector('.opened .suggested button')", "the suggested changes")
    browser.run("document.querySelector('.opened .suggested button').focus()")
    browser.key("Enter", "\r")
    browser.wait("document.getElementById('said').textContent", "the answer to a copied command")
    expect(browser.run("document.querySelector('.opened pre').textContent").startswith(("ffmpeg ", "preflight fix ")), "no command is suggested")
    say("keyboard: as expected")


def prints(browser, site):
    browser.visit(site)
    browser.judge([ROOT / "SampleMedia"], "#folder")
    browser.call("Emulation.setEmulatedMedia", media="print")
    expect(browser.run("getComputedStyle(document.getElementById('shell')).display") == "none", "paper shows the controls")
    expect(browser.run("getComputedStyle(document.querySelector('h1')).display") != "none", "paper lacks the headline")
    sheets = base64.b64decode(browser.call("Page.printToPDF", preferCSSPageSize=True)["data"]).count(b"/Type /Page\n")
    expect(0 < sheets < 40, f"241 files take {sheets} sheets")
    browser.call("Emulation.setEmulatedMedia", media="")
    say(f"print: 241 files on {sheets} sheets")


def patience(browser, site, work):
    """While files arrive, the focus, the filter, the opened file and the place on the page stay."""
    few, many = work / "few", work / "many"
    copies(few, 60)
    copies(many, 900)
    browser.visit(site)
    browser.judge([few], "#folder")
    browser.run("document.getElementById('q').focus()")
    browser.call("Input.insertText", text="few")
    browser.settle()
    number = browser.run("(() => { const a = document.querySelectorAll('#matrix tr[data-w] a')[12]; a.click(); return a.hash; })()")
    browser.run("document.getElementById('said').textContent = ''")
    browser.give([many], "#folder")
    seen, places = set(), []
    while not browser.run("document.getElementById('said').textContent"):
        seen.add(browser.run("document.getElementById('progress').querySelector('span').textContent"))
        places.append(browser.run("[document.activeElement.id, document.getElementById('q').value, "
                                  f"document.querySelector('tr.open a')?.hash === '{number}', document.querySelectorAll('#matrix tr[data-w]').length]"))
    expect(len(seen) > 3, f"the progress was {sorted(seen)}")
    expect(all(place == ["q", "few", True, 60] for place in places), f"while files arrived, it was {[one for one in places if one != ['q', 'few', True, 60]][:3]}")
    browser.run("document.getElementById('clear').click()")
    expect("960" in browser.run("document.getElementById('shown').textContent"), "some files are missing")
    # The row in sight stays where it is when worse files come in above it.
    browser.run("document.querySelectorAll('#matrix tr[data-w]')[700].scrollIntoView({ block: 'center' })")
    browser.settle()
    place = "(() => { const a = document.elementFromPoint(200, 450).closest('tr[data-w]').querySelector('a'); return [a.hash, a.getBoundingClientRect().top]; })()"
    browser.run("document.getElementById('language').value")
    before = browser.run(place)
    copies(work / "more", 100)
    browser.judge([work / "more"], "#folder")
    browser.settle()
    top = browser.run(f"document.querySelector('a[href=\"{before[0]}\"]').getBoundingClientRect().top")
    expect(abs(top - before[1]) < 60, f"the row in sight moved by {top - before[1]:.0f} px")
    say("while files arrive: focus, filter, opened file and place stay")


def copies(folder, count):
    """Makes a folder of files, each with a name of its own, without using the space of the disk for each."""
    folder.mkdir()
    for index in range(count):
        source = samples()[index % len(samples())]
        os.link(own(source, folder.parent), folder / f"{folder.name}-{index:05}{source.suffix}")


@functools.cache
def own(source, folder):
    (folder / "sources").mkdir(exist_ok=True)
    return shutil.copy(source, folder / "sources" / source.name)


def hostile(browser, site, work):
    """Names and files that attack the page."""
    folder = work / "names"
    folder.mkdir()
    sample = samples("png")[0]
    names = ["<img src=x onerror=alert(1)>.png", "\"><script>alert(1)<|script>.png", "a\u202egnp.exe.png", "new\nline.png", "x" * 240 + ".png",
             "'; --.png", "&lt;b&gt;.png", "%3Cb%3E.png", "${x}`.png", "::add-mask::.png", "__proto__.png", "c1.png", "\u0000.png"[1:], " .png"]
    for name in names:
        shutil.copy(sample, folder / name)
    for name in ("text.png", "empty.mp4"):
        (folder / name).write_bytes(b"no media" * (name == "text.png"))
    (folder / "cut.mp4").write_bytes(samples("mp4")[0].read_bytes()[:700])
    (folder / ".hidden").mkdir()
    shutil.copy(sample, folder / ".hidden/a.png")
    shutil.copy(sample, folder / ".hidden/b.png")
    (folder / "notes.txt").write_text("no media")
    browser.visit(site)
    browser.run("globalThis.alert = () => { globalThis.attacked = true; }; true")
    browser.judge([folder], "#folder")
    browser.run("document.getElementById('all').click()")
    time.sleep(1)
    expect(not browser.run("globalThis.attacked"), "a name ran as a script")
    expect(browser.run("document.querySelectorAll('#report script, #report [onerror], #report b b').length") == 0, "a name became markup")
    expect(browser.run("!/[\\u202a-\\u202e\\u2066-\\u2069]/.test(document.body.textContent)"), "a name reorders the text")
    expect(browser.overflow() <= 0, "a long name makes the page scroll sideways")
    wanted = json.loads(scan([str(folder)], "--format", "json"))
    counts = collections.Counter(one["record"] for one in wanted)
    saved = work / "hostile"
    saved.mkdir()
    found = json.loads(browser.saved("save-json", saved))
    expect(collections.Counter(one["record"] for one in found) == counts, f"found {collections.Counter(one['record'] for one in found)}, expected {counts}")
    expect([one.get("outcome") for one in found] == [one.get("outcome") for one in wanted], "the outcomes are not those of the command")
    # Files that are no media: skipped in a folder, judged if they are chosen one by one.
    text = work / "texts"
    text.mkdir()
    for index in range(50):
        (text / f"{index}.txt").write_text("no media")
    browser.visit(site)
    browser.judge([text], "#folder")
    expect("None of the files" in browser.run("document.getElementById('said').textContent"), "a folder without media is not named so")
    browser.judge([text / "1.txt"])
    expect(browser.run("document.querySelectorAll('tr[data-w=f]').length") == 1, "a chosen text is not refused")
    say("hostile names, and files that are no media: as expected")


def traps(browser, site, work):
    """A file at which the module stops costs neither the page nor the other files."""
    place = 'const reading = this.call(instance, "begin",'
    script = (site.folder / "preflight.mjs").read_text()
    expect(script.count(place) == 2, "preflight.mjs does not begin a reading as expected")
    stop = 'if ((options.name ?? "").includes("crash")) { this.replace(instance); throw new WebAssembly.RuntimeError("unreachable"); }\n    '
    first = script.index(place)
    folder = work / "stops"
    folder.mkdir()
    for index, source in enumerate(samples()[:60]):
        shutil.copy(source, folder / f"{index:02}-{'crash' if index in (5, 6, 44) else 'file'}{source.suffix}")
    site.instead = {"preflight.mjs": (200, (script[:first] + stop + script[first:]).encode())}
    try:
        browser.visit(site)
        browser.judge([folder], "#folder")
        expect(browser.run("document.querySelectorAll('#matrix tr[data-w]').length") == 60, "files are missing")
        stopped = browser.run("[...document.querySelectorAll('#matrix tr:has(.trouble) a')].map((a) => a.textContent.slice(0, 2)).sort().join()")
        expect(stopped == "05,06,44", f"found {stopped} unreadable, expected 05,06,44")
    finally:
        site.instead = {}
    say("a module that stops at three of 60 files: as expected")


def crowd(browser, site, work):
    """10,000 files, 500 of them no media, on a machine with little memory."""
    folder = work / "crowd"
    copies(folder, 9500)
    for index in range(500):
        (folder / f"note-{index}.txt").write_text("no media")
    browser.visit(site)
    browser.run("globalThis.gap = 0; { let last = performance.now(); setInterval(() => { const now = performance.now(); "
                "globalThis.gap = Math.max(gap, now - last); last = now; }, 20); } true")
    began = time.monotonic()
    browser.judge([folder], "#folder", 180)
    seconds = time.monotonic() - began
    gap = browser.run("gap")
    used, largest = browser.memory()
    expect("9500" in browser.run("document.getElementById('counts').textContent"), "not all files are counted")
    rows = browser.run("document.querySelectorAll('#matrix tr[data-w]').length")
    expect(1000 < rows <= 5000 and f"{rows:,}" in browser.run("document.querySelector('.cut').textContent"), f"the page has {rows} rows, and does not say so")
    browser.run("globalThis.gap = 0; document.getElementById('q').focus(); true")
    browser.call("Input.insertText", text="frame rate")
    browser.settle()
    slow = browser.run("gap")
    expect(used < 512, f"scripts and modules have {used} MiB")
    expect(gap < 20000, f"the page stood still for {gap:.0f} ms")
    say(f"10,000 files: {seconds:.1f} s, {rows} rows; the page stood still for at most {gap:.0f} ms, and {slow:.0f} ms in a search; "
        f"scripts and modules have {used} MiB, and the process of the page at most {largest} MiB")


def offline(browser, site, work):
    """The page works without its server after the first visit, and asks for nothing but its own files."""
    own_files = {path.relative_to(site.folder).as_posix() for path in site.folder.rglob("*") if path.suffix != ".br"} | {""}
    requests = Requests(browser.port)
    browser.visit(site)
    browser.wait("!document.getElementById('offline').hidden", "the word on offline use")

    def session():
        browser.wait("document.querySelectorAll('.places input').length > 0", "the destinations")
        browser.judge([ROOT / "SampleMedia"], "#folder")
        expect(browser.run("document.querySelectorAll('#matrix tr[data-w]').length") == 241, "some files are missing")
        browser.run("document.querySelector('#matrix tr[data-w=f]:not(:has(.trouble)) a').click()")
        browser.wait("document.querySelector('.suggested')", "suggested changes")
        browser.saved("save-json", work)
        browser.saved("save-html", work)
        expect(browser.run("document.getElementById('trouble').textContent") == "", "there is trouble")

    session()
    site.stop()
    try:
        site.asked.clear()
        browser.go("about:blank")
        browser.go(site.address)
        session()
        for link in ("index.html", "index.html?from=mail", "?from=mail#start"):
            browser.go("about:blank")
            browser.go(site.address + link)
            browser.wait("document.querySelectorAll('.places input').length > 0", f"the destinations of {link} without the server")
        expect(not site.asked, f"without its server, the page requested {site.asked}")
    finally:
        site.start()
    asked = collections.defaultdict(set)
    for kind, url in requests.found:
        if url.startswith(site.address):
            asked[kind].add(url.removeprefix(site.address))
    strangers = [url for _, url in requests.found if not url.startswith((site.address, f"blob:{site.address}", "data:", "about:"))]
    for kind, names in sorted(asked.items()):
        short = sorted({re.sub(r"destinations/.*", "destinations/…", name) or "./" for name in names})
        say(f"requests of the {kind}, with and without the server: {', '.join(short)}")
        expect({re.sub(r"[?#].*", "", name) for name in names} <= own_files, f"found requests for {names - own_files}")
    expect({"page", "worker", "service_worker"} == set(asked), f"found requests of {set(asked)} alone")
    expect(not strangers, f"found requests to others: {strangers[:3]}")
    say(f"offline: 241 files, suggestions and reports without the server; {len(strangers)} requests to others")


def tabs(browser, site):
    """Two tabs do not disturb each other."""
    browser.visit(site)
    request = urllib.request.Request(f"http://127.0.0.1:{browser.port}/json/new?{site.address}", method="PUT")
    other = object.__new__(Browser)
    other.events = []
    with urllib.request.urlopen(request) as answer:
        other.attach(json.load(answer))
    other.wait("document.querySelectorAll('.places input').length > 0", "the second tab")
    files = samples()
    browser.run("document.getElementById('said').textContent = ''")
    browser.give(files[:40])
    other.judge(files[40:47])
    browser.wait("document.getElementById('said').textContent", "the first tab")
    counts = [one.run("document.querySelectorAll('#matrix tr[data-w]').length") for one in (browser, other)]
    expect(counts == [40, 7], f"the tabs show {counts} files, expected 40 and 7")
    other.run("document.getElementById('forget').click()")
    expect(browser.run("document.querySelectorAll('#matrix tr[data-w]').length") == 40, "one tab emptied the other")
    other.call("Page.close")
    say("two tabs: as expected")


def broken(site):
    """Without its service worker, and without storage, the page only loses offline use. It says nothing false."""
    file = samples()[0]
    cases = {
        "a worker that is missing": {"sw.js": (404, b"")}, "a worker that fails": {"sw.js": (200, b"throw new Error('dead');")},
        "a worker that is no script": {"sw.js": (200, b"<html>")}, "a worker that never arrives": {"sw.js": (None, None)},
        "a file that is missing for offline use": {"icon.svg": (404, b"")}, "full storage": {}, "refused storage": {},
    }
    for name, instead in cases.items():
        browser = Browser()
        try:
            site.instead = instead
            if name == "full storage":
                browser.call("Storage.overrideQuotaForOrigin", origin=site.address.rstrip("/"), quotaSize=1000)
            if name == "refused storage":
                browser.call("Page.addScriptToEvaluateOnNewDocument", source="""
                  for (const name of ["localStorage", "caches"]) Object.defineProperty(globalThis, name, { get() { throw new DOMException("refused"); } });
                  Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined });""")
            browser.go(site.address)
            browser.wait("document.querySelectorAll('.places input').length > 0", f"{name}: the destinations")
            browser.judge([file])
            time.sleep(1)
            expect(browser.run("document.querySelectorAll('#matrix tr[data-w]').length") == 1, f"{name}: the file is not judged")
            expect(browser.run("document.getElementById('trouble').textContent") == "", f"{name}: there is trouble")
            browser.run("document.getElementById('forget').click()")
            browser.wait("document.getElementById('offline')", "the empty page")
            expect(browser.run("document.getElementById('offline').hidden"), f"{name}: the page says that it works offline")
        finally:
            site.instead = {}
            browser.close()
    # The first visit needs the server, and what a person sees then is the browser's.
    browser = Browser()
    site.stop()
    try:
        browser.call("Page.navigate", url=site.address)
        browser.wait("location.href.startsWith('chrome-error:')", "the browser's own page")
    finally:
        site.start()
        browser.close()
    say(f"{len(cases)} ways to lose offline use, and a first visit without the server: as expected")


def main():
    folder = pathlib.Path(sys.argv[1])
    pictures = pathlib.Path(sys.argv[3]) if sys.argv[2:3] == ["--pictures"] else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        work = pathlib.Path(name)
        saved = work / "saved"
        saved.mkdir()
        site = Site(folder)
        parts = {
            "equality": lambda browser: equality(browser, site, saved), "looks": lambda browser: looks(browser, site, pictures),
            "keyboard": lambda browser: keyboard(browser, site), "prints": lambda browser: prints(browser, site),
            "patience": lambda browser: patience(browser, site, work), "hostile": lambda browser: hostile(browser, site, work),
            "traps": lambda browser: traps(browser, site, work), "crowd": lambda browser: crowd(browser, site, work), "offline": lambda browser: offline(browser, site, saved),
            "tabs": lambda browser: tabs(browser, site), "broken": lambda _: broken(site),
        }
        # A person can name parts to run only these.
        for part in [name for name in parts if name in sys.argv] or parts:
            use = parts[part]
            browser = Browser()
            try:
                use(browser)
                expect(not (said := [one for one in browser.complaints() if not one.startswith(("http", "blob:"))]), f"{part}: the console says {said[:5]}")
            finally:
                browser.close()
        site.stop()
    say(f"{browse.failures} failures in {time.monotonic() - began:.0f} s")
    sys.exit(bool(browse.failures))


main()
