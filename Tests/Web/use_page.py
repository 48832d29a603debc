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
import socketserver
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

expect = browse.expect
LANGUAGES = ("en", "zh-Hans")
TYPES = {".wasm": "application/wasm", ".json": "application/json", ".html": "text/html", ".js": "text/javascript", ".css": "text/css",
         ".mjs": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}
# What a report says: without what only a page shows, what only the command has, and the widths that a browser computes.
SAID = """((root) => ['header.top', 'main', 'footer'].map((part) => {
  const copy = root.querySelector(part).cloneNode(true);
  for (const one of copy.querySelectorAll('.suggested, .hint, img')) one.remove();
  for (const one of copy.querySelectorAll('[data-format]')) one.removeAttribute('data-format');
  for (const one of copy.querySelectorAll('[style]')) one.removeAttribute('style');
  for (const one of copy.querySelectorAll('#matrix')) one.removeAttribute('class');
  for (const one of copy.querySelectorAll('noscript')) one.textContent = one.textContent.replace(/<img [^>]*>/g, '');
  return copy.outerHTML.replace(/>\\s+</g, '><');
}))(document)"""


def say(text):
    print(f"page: {text}", file=sys.stderr, flush=True)


class Files(http.server.BaseHTTPRequestHandler):
    """Serves the page as any server does, and writes down what is asked for."""

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


class Trap(socketserver.BaseRequestHandler):
    """Every name of a host leads here, so it counts requests to others."""
    strangers: list[bytes] = []

    def handle(self):
        self.request.settimeout(5)
        with contextlib.suppress(OSError):
            Trap.strangers.append(self.request.recv(200))


class Browser(browse.Browser):
    def __init__(self):
        self.trap = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Trap)
        threading.Thread(target=self.trap.serve_forever, daemon=True).start()
        # Without these flags Chromium asks its maker for updates and more.
        super().__init__("chromium", f"--host-resolver-rules=MAP * 127.0.0.1:{self.trap.server_address[1]}, EXCLUDE 127.0.0.1",
                         "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-default-browser-check",
                         "--disable-features=OptimizationHints,MediaRouter,Translate,CertificateTransparencyComponentUpdater")

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
        """Returns the largest amounts of memory that processes of pages had, in MiB."""
        parent = self.process.pid
        children = subprocess.run(["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout.splitlines()
        tree, sizes = {str(parent)}, []
        for line in sorted(children, key=lambda line: int(line.split()[0])):
            pid, above, *words = line.split()
            if above in tree:
                tree.add(pid)
                if "--type=renderer" in words:
                    status = pathlib.Path(f"/proc/{pid}/status").read_text()
                    sizes.append(int(re.search(r"VmHWM:\s+(\d+)", status)[1]) // 1024)
        return sorted(sizes)

    def close(self):
        super().close()
        self.trap.shutdown()
        self.trap.server_close()


def scan(paths, *options):
    run = subprocess.run([os.environ["PREFLIGHT"], "scan", *paths, "--depth", "header", "--no-config", "--fail-on", "never", *options],
                         capture_output=True, cwd=ROOT)
    if run.returncode:
        sys.exit(f"page: preflight: {run.stderr.decode()}")
    return run.stdout.decode()


def equality(browser, site, work):
    """The page shows, and saves, what the command writes."""
    for language, to in itertools.product(LANGUAGES, (None, ["tiktok-video", "facebook-stories-ios"], "all")):
        name = f"{language}, {'default' if to is None else to if to == 'all' else ','.join(to)}"
        every = [one["id"] for one in json.loads((site.folder / "destinations/index.json").read_text())]
        browser.visit(site, language, every if to == "all" else to)
        chosen = [] if to is None else ["--to", "all" if to == "all" else ",".join(to)]
        browser.judge([ROOT / "SampleMedia"], "#folder")
        found = browser.run(SAID)
        html = scan(["SampleMedia"], *chosen, "--lang", language, "--format", "html", "--no-thumbnails")
        json_saved = browser.saved("save-json", work)
        wanted_json = scan(["SampleMedia"], *chosen, "--lang", language, "--format", "json")
        html_saved = browser.saved("save-html", work) if to != "all" else ""
        report = work.parent / "report.html"
        report.write_text(html)
        browser.go(report.as_uri())
        wanted = browser.run(SAID)
        for part, one, other in zip(("head", "table and cards", "foot"), found, wanted, strict=True):
            place = next((at for at, pair in enumerate(zip(one, other)) if pair[0] != pair[1]), min(len(one), len(other)))
            expect(one == other, f"{name}: {part}: found …{one[place - 60:place + 120]!r}, expected …{other[place - 60:place + 120]!r}")
        expect(json_saved == wanted_json, f"{name}: the saved JSON is not that of the command")
        if html_saved:
            def plain(text):
                text = re.sub(r"<img [^>]*>| class=\"pictured\"| data-format=\"[^\"]*\"|<p class=\"counts hint\">.*?</p>\n", "", text)
                return text
            expect(plain(html_saved) == plain(html), f"{name}: the saved page is not that of the command")
            pictures = len(re.findall(r'src="data:image/jpeg', html_saved))
            expect(pictures > 20, f"{name}: the saved page has {pictures} pictures")
        say(f"{name}: {sum(map(len, found)):,} characters of HTML and {len(json_saved):,} of JSON as the command writes them")


def main():
    folder = pathlib.Path(sys.argv[1])
    pictures = pathlib.Path(sys.argv[3]) if sys.argv[2:3] == ["--pictures"] else None
    only = os.environ.get("ONLY", "").split()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work:
        saved = pathlib.Path(work) / "saved"
        saved.mkdir()
        site = Site(folder)
        browser = Browser()
        try:
            equality(browser, site, saved)
        finally:
            browser.close()
    say(f"{browse.failures} failures in {time.monotonic() - began:.0f} s")
    sys.exit(bool(browse.failures))


main()
