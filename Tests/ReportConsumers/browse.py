"""Opens the pages of the html report in a headless Chromium, and uses them: filters, searches, opens cards, prints.

usage: browse.py --pages FOLDER --pictures FOLDER [--chromium COMMAND]

The pages are those that ReportsPages writes, and those of SampleMedia/campaign (sample-*.html). axe (Deque) judges what people with assistive technology get. Pictures are
left for eyes. Exit status 1 when anything is not as it should be.
"""
import argparse
import base64
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request

import axe_core_python
import websocket

AXE = next(pathlib.Path(axe_core_python.__file__).parent.rglob("axe.min.js")).read_text()
failures = 0


def expect(condition, message):
    global failures
    if not condition:
        failures += 1
        print(f"  FAILED: {message}")


class Browser:
    """One page of a Chromium, by its own protocol."""

    def __init__(self, command, *more):
        self.profile = tempfile.mkdtemp()
        flags = ["--headless=new", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0", "--hide-scrollbars",
                 f"--user-data-dir={self.profile}", "--remote-allow-origins=*", "--force-color-profile=srgb",
                 # Containers run as root and without user namespaces.
                 "--no-sandbox", *more, "about:blank"]
        self.process = subprocess.Popen([command, *flags], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        port_file = pathlib.Path(self.profile) / "DevToolsActivePort"
        deadline = time.monotonic() + 30
        while not port_file.exists() or not port_file.read_text().strip():
            if time.monotonic() > deadline:
                sys.exit("chromium did not start")
            time.sleep(0.1)
        self.port = port_file.read_text().splitlines()[0]
        targets = json.load(urllib.request.urlopen(f"http://127.0.0.1:{self.port}/json"))
        self.attach(next(target for target in targets if target["type"] == "page"))

    def attach(self, target):
        self.socket = websocket.create_connection(target["webSocketDebuggerUrl"], timeout=120)
        self.number = 0
        self.events = []
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility"):
            self.call(f"{domain}.enable")
        self.call("Page.setLifecycleEventsEnabled", enabled=True)

    def call(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def run(self, code):
        result = self.call("Runtime.evaluate", expression=code, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return result["result"].get("value")

    def open(self, path, fragment="", width=1280, height=900, dark=False, scripts=True):
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", media="", features=[scheme])
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        # From one fragment of a page to another is no navigation, so another page comes between.
        self.go("about:blank")
        start = time.monotonic()
        self.go(path.absolute().as_uri() + fragment)
        return time.monotonic() - start

    def go(self, address):
        self.events.clear()
        loader = self.call("Page.navigate", url=address)["loaderId"]
        while not any(event.get("method") == "Page.lifecycleEvent" and event["params"]["name"] == "load"
                      and event["params"]["loaderId"] == loader for event in self.events):
            self.events.append(json.loads(self.socket.recv()))

    def key(self, key, text=""):
        codes = {"Enter": 13, "Tab": 9, "Escape": 27, "/": 191}
        common = {"key": key, "windowsVirtualKeyCode": codes.get(key, ord(key[0]))}
        self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **common)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def picture(self, path):
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def settle(self):
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")

    def complaints(self):
        """Returns the console messages of the browser, and its requests besides the page."""
        self.run("true")
        said = [event["params"]["entry"]["text"] for event in self.events if event.get("method") == "Log.entryAdded"]
        said += [str(event["params"]["exceptionDetails"]) for event in self.events
                 if event.get("method") == "Runtime.exceptionThrown"]
        asked = [event["params"]["request"]["url"] for event in self.events
                 if event.get("method") == "Network.requestWillBeSent"
                 and not event["params"]["request"]["url"].startswith("data:")]
        return said + asked[1:]

    def axe(self, name):
        self.run(AXE + "; true")
        result = self.run("axe.run(document, {resultTypes: ['violations']}).then((r) => r.violations.map("
                          "(v) => v.id + ': ' + v.help + ': ' + v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160) + ' ' + n.failureSummary).join(' | ')))")
        for violation in result:
            expect(False, f"{name}: axe: {violation}")
        return len(result)

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=20)
        shutil.rmtree(self.profile, ignore_errors=True)


# Rows that a filter leaves out are not in the document.
ROWS = "[...document.querySelectorAll('#matrix tr[data-w]')]"


def shown(page):
    page.settle()
    count = page.run(f"{ROWS}.length")
    words = page.run("document.getElementById('shown').textContent")
    expect(str(count) in re.findall(r"\d+", words), f"says {words!r}, shows {count}")
    agree(page, count)
    return count


def agree(page, count):
    """The head, the chips, the headings and the sums state the counts of the rows."""
    letter = "((r) => document.getElementById('d')?.value ? r.dataset.v[document.getElementById('d').value] : r.dataset.w)"
    rows = page.run(f"{ROWS}.reduce((c, r) => {{ const l = {letter}(r); c[l] = (c[l] || 0) + 1; return c; }}, {{}})")
    headings = page.run("Object.fromEntries([...document.querySelectorAll('#matrix .heading')].map((b) => [b.dataset.g, Number(b.querySelector('b').textContent)]))")
    if page.run("document.querySelector('#matrix .heading') !== null"):
        expect(headings == rows, f"headings {headings} over rows {rows}")
    chips = page.run("Object.fromEntries([...document.querySelectorAll('.chip:not([hidden])')].map((c) => [c.dataset.o, Number(c.querySelector('b').textContent)]))")
    pressed = page.run("[...document.querySelectorAll('.chip[aria-pressed=true]')].map((c) => c.dataset.o)")
    for name, number in rows.items():
        expect(chips.get(name) == number, f"chip {name} says {chips.get(name)}, there are {number} rows")
    expect(pressed or sum(chips.values()) == count, f"chips {chips} do not add up to {count}")
    filtered = page.run("!document.getElementById('clear').hidden")
    head = [int(number) for number in re.findall(r"\d+", page.run("document.getElementById('counts').textContent"))]
    if filtered:
        expect(head[0] == count or head[1] == count, f"the head says {head}, there are {count} rows")
        expect(sorted(head[2:]) == sorted(rows.values()), f"the head says {head}, there are {rows}")
        for to, sums in page.run("[...document.querySelectorAll('.sums tr[data-to]')].map((t) => [t.dataset.to, t.querySelector('.n').textContent])"):
            numbers = sorted(int(number) for number in re.findall(r"\d+", sums))
            column = page.run(f"{ROWS}.reduce((c, r) => {{ const l = r.dataset.v[{to}]; c[l] = (c[l] || 0) + 1; return c; }}, {{}})")
            expect(numbers == sorted(column.values()), f"destination {to} says {numbers}, there are {column}")


def choose(page, name, index):
    page.run(f"{{ const s = document.getElementById('{name}'); s.selectedIndex = {index}; s.dispatchEvent(new Event('change')); }}")


def filters(page, path):
    page.open(path)
    total = shown(page)
    per_chip = {}
    for letter in page.run("[...document.querySelectorAll('.chip:not([hidden])')].map((c) => c.dataset.o)"):
        page.run(f"document.querySelector('.chip.{letter}').click()")
        per_chip[letter] = shown(page)
        says = int(page.run(f"document.querySelector('.chip.{letter} b').textContent"))
        expect(per_chip[letter] == says, f"chip {letter} says {says}, shows {per_chip[letter]}")
        page.run(f"document.querySelector('.chip.{letter}').click()")
    expect(sum(per_chip.values()) == total, f"outcomes {per_chip} do not add up to {total}")

    # A destination changes what outcomes mean; the same count must come out of its column.
    column = page.run(f"{ROWS}.filter((r) => r.dataset.v[1] === 'f').length")
    choose(page, "d", 2)
    shown(page)
    page.run("document.querySelector('.chip.f').click()")
    expect(shown(page) == column, "destination and outcome")
    page.run("document.querySelector('.chip.f').click()")
    choose(page, "d", 0)

    folders = page.run("document.getElementById('f').options.length")
    if folders > 2 and page.run("!document.getElementById('f').closest('label').hidden"):
        choose(page, "f", 2)
        inside = shown(page)
        expect(0 < inside < total, f"folder shows {inside} of {total}")
        choose(page, "f", 0)

    page.key("/")
    expect(page.run("document.activeElement.id") == "q", "the slash does not lead to the search")
    for letter in "trim it":
        page.key(letter, letter)
    found = shown(page)
    expect(0 < found < total, f"search shows {found} of {total}")
    page.key("Escape")
    expect(shown(page) == total, "Escape does not end the search")
    page.run("document.getElementById('q').value = 'nothing like that'; document.getElementById('q').dispatchEvent(new Event('input'))")
    expect(shown(page) == 0 and page.run("!document.getElementById('none').hidden"), "nothing found, and nothing said")
    return total, per_chip


def cards(page, path):
    page.open(path)
    page.run("document.querySelector('#matrix tr[data-w=f] a').focus()")
    page.key("Enter", "\r")
    expect(page.run("document.activeElement.ariaExpanded === 'true' || document.activeElement.getAttribute('aria-expanded') === 'true'"),
           "Enter does not open a card")
    expect(page.run("document.querySelectorAll('.card').length") == 1, "one card")
    expect(page.run("document.querySelector('.card .fix, .card .what').textContent.length > 5"), "the card says nothing")
    page.key("Enter", "\r")
    expect(page.run("document.querySelectorAll('.card').length") == 0, "Enter does not close the card")
    page.run("document.getElementById('all').click()")
    rows = page.run("document.querySelectorAll('#matrix tr[data-w]').length")
    expect(page.run("document.querySelectorAll('.card').length") == min(200, rows), "open all")
    page.run("document.getElementById('all').click()")
    expect(page.run("document.querySelectorAll('.card').length") == 0, "close all")
    page.open(path, "#c3")
    for _ in range(3):
        page.settle()
    expect(page.run("document.querySelector('.card')?.id") == "c3", "an address leads to its card")
    hidden = page.run("document.querySelector('tr.open').getBoundingClientRect().top < document.querySelector('#matrix thead').getBoundingClientRect().bottom - 1")
    expect(not hidden, "the row that an address leads to is under the header")


def thumbnails(page, path, expected):
    page.open(path)
    page.run("(async () => { for (let y = 0; y < document.body.scrollHeight; y += 500) { scrollTo(0, y); await new Promise((d) => setTimeout(d, 60)); } })()")
    sizes = page.run("[...document.querySelectorAll('#matrix .peek')].map((i) => [i.naturalWidth, i.naturalHeight, i.getBoundingClientRect().width])")
    expect(len(sizes) == expected, f"{len(sizes)} rows of {expected} have a thumbnail")
    expect(all(size == [90, 160, 54] for size in sizes), f"thumbnails are {sizes}")
    page.run("document.querySelector('#matrix tr:has(.peek) a').click()")
    page.settle()
    big = page.run("(i => i && i.complete && [i.naturalWidth, i.getAttribute('width')])(document.querySelector('.card img'))")
    expect(big == [90, "45"], f"the card's thumbnail is {big}")


def problems(page, path):
    page.open(path)
    total = shown(page)
    for number in range(page.run("document.querySelectorAll('.ask').length")):
        ask = f"document.querySelectorAll('.ask')[{number}]"
        says = int(page.run(f"{ask}.querySelector('b').firstChild.data"))
        page.run(f"{ask}.click()")
        found = shown(page)
        expect(found == says, f"problem {number}: says {says}, shows {found}")
        expect(int(page.run(f"{ask}.querySelector('b').firstChild.data")) == says, f"problem {number} counts itself wrong")
        expect(page.run("!document.getElementById('asked').hidden"), "the filters do not show the problem")
        page.run(f"{ask}.click()")
    expect(shown(page) == total, "a second click does not end the search")


def sorting(page, path):
    page.open(path, width=1280)
    shown(page)
    worst = page.run(f"{ROWS}.map((r) => 'fqwpx'.indexOf(r.dataset.w))")
    expect(worst == sorted(worst), "the worst are not first")
    first = page.run(f"{ROWS}.map((r) => r.querySelector('a').hash)")
    sorts = "[...document.querySelectorAll('.sort')].find((b) => b.dataset.s === '%s')"

    def press(key):
        page.run(f"{sorts % key}.focus()")
        page.key("Enter", "\r")
        shown(page)

    state = "document.querySelector('#matrix thead [aria-sort]')?.getAttribute('aria-sort') ?? null"
    press("name")
    names = page.run(f"{ROWS}.map((r) => r.querySelector('a').textContent)")
    ordered = page.run(f"{ROWS}.map((r) => r.querySelector('a').textContent).sort(new Intl.Collator('en', {{numeric: true}}).compare)")
    expect(names == ordered and page.run(state) == "ascending", f"by name: {names[:4]}")
    expect(page.run("document.querySelectorAll('#matrix .heading').length") == 0, "a sorted table has headings")
    press("name")
    expect(page.run(f"{ROWS}.map((r) => r.querySelector('a').textContent)")[0] == names[-1] and page.run(state) == "descending", "by name, from the end")
    press("name")
    expect(page.run(f"{ROWS}.map((r) => r.querySelector('a').hash)") == first and page.run(state) is None, "the third click does not end it")
    for place, key in enumerate(("length", "size", "weight")):
        press(key)
        numbers = [float(n) for n in page.run(f"{ROWS}.map((r) => r.dataset.n.split(',')[{place}])") if n]
        expect(numbers == sorted(numbers, reverse=True) and len(numbers) > 1, f"by {key}: {numbers[:5]}")
        expect(page.run(state) == "descending", f"by {key}: not stated")
    address = page.run("location.hash")
    expect("s=-weight" in address, f"the address does not state the order: {address}")
    page.open(path, address)
    expect(page.run(state) == "descending", "an address does not bring the order back")
    choose(page, "d", 1)
    press("0")
    column = page.run(f"{ROWS}.map((r) => 'fqwpx'.indexOf(r.dataset.v[0]))")
    expect(column == sorted(column) and page.run(state) == "descending", "by the outcome of a destination")


def searching(page, path):
    page.open(path)
    shown(page)

    def find(text):
        page.run(f"{{ const q = document.getElementById('q'); q.value = {json.dumps(text)}; q.dispatchEvent(new Event('input')); }}")
        return shown(page)

    found = find("1080x1920")
    expect(found > 0 and find("1080×1920") == found, "a size is not found in both spellings")
    expect(page.run(f"{ROWS}.every((r) => r.textContent.includes('1080×1920'))"), "a size finds what has another one")
    both = find("h264 1080x1920")
    expect(0 < both < found, f"two words find {both} of {found}")
    for hidden in ("mime type", "has alpha", "edit list", "checked"):
        expect(find(hidden) == 0, f"{hidden!r} is found in what is folded away")
    rule = page.run("document.querySelector('.ask[data-d]').title.split(' ')[0]")
    for seen in ("video", "20010", rule, "stories/", "heic"):
        expect(find(seen) > 0, f"{seen!r} is not found")
    find("")


def ready(page, path):
    page.open(path)
    shown(page)
    for number in range(page.run("document.querySelectorAll('.pick').length")):
        pick = f"document.querySelectorAll('.pick')[{number}]"
        says = [int(n) for n in re.findall(r"\d+", page.run(f"{pick}.firstChild.data + ({pick}.querySelector('.sr')?.textContent ?? '')"))]
        page.run(f"{pick}.click()")
        count = shown(page)
        letters = page.run(f"{ROWS}.map((r) => r.dataset.v[{number}]).join('')")
        expect(count == sum(says) and letters == "p" * says[0] + "w" * (says + [0])[1], f"ready at {number}: {letters}, says {says}")
        expect(count == 0 or columns(page) == (2, 2), f"the ready view of {number} has other columns")
    address = page.run("location.hash")
    expect("v=ready" in address, f"the address does not name the view: {address}")
    page.open(path, address)
    expect(shown(page) == count, "an address does not bring the view back")
    page.run("document.getElementById('clear').click()")
    expect(shown(page) > count, "the filters are not cleared")


def fitting(page, path, name):
    """Nothing is cut off or crushed."""
    clipped = ("[...document.querySelectorAll('code, .mark, .v, .answer, .sum, .pick, .said, .name a, .line, .why')].filter((e) => "
               "getComputedStyle(e).display !== 'inline' && e.clientWidth > 0 && e.scrollWidth > e.clientWidth + 1).map((e) => e.outerHTML.slice(0, 90))")
    outside = ("[...document.querySelectorAll('code, .mark, .sum, .pick, button, .name a')].filter((e) => !e.closest('.wide') && "
               "e.getBoundingClientRect().right > innerWidth + 1).map((e) => e.outerHTML.slice(0, 90))")
    for width in (390, 768, 900, 901, 1400):
        page.open(path, width=width)
        page.run("document.getElementById('all').click()")
        page.settle()
        expect(page.run("document.documentElement.scrollWidth") <= width, f"{name}: the page scrolls at {width}")
        for what, found in (("clipped", page.run(clipped)), ("outside", page.run(outside))):
            expect(found == [], f"{name}: {what} at {width}: {len(found)}, {found[:3]}")
        both = page.run("[...document.querySelectorAll('#matrix .v.m')].filter((e) => e.offsetWidth > 0).length")
        expect(both == 0 or page.run("document.querySelector('.fold[aria-expanded=true]') !== null"),
               f"{name}: {both} members of folded groups at {width}")
        narrow = page.run(f"Math.min(...{ROWS}.map((r) => (s => r.cells[0].clientWidth - parseFloat(s.paddingLeft) - parseFloat(s.paddingRight))(getComputedStyle(r.cells[0]))))")
        expect(narrow >= (220 if width == 390 else 150 if width == 901 else 190), f"{name}: a name has {narrow} px at {width}")


def paper(page, path, most):
    page.open(path)
    pdf = base64.b64decode(page.call("Page.printToPDF", printBackground=False, paperWidth=8.27, paperHeight=11.69,
                                     preferCSSPageSize=True)["data"])
    pages = len(re.findall(rb"/Type /Page\b", pdf))
    expect(1 <= pages <= most, f"{path.name}: {pages} pages of paper")
    return pdf, pages


def addresses(page, path):
    page.open(path)
    page.run("document.querySelector('.chip.f').click()")
    choose(page, "d", 1)
    count = shown(page)
    fragment = page.run("location.hash")
    expect("o=f" in fragment and "d=0" in fragment, f"the address does not say what is chosen: {fragment}")
    page.open(path, fragment)
    expect(shown(page) == count, "an address does not bring its filters back")
    page.run("location.hash = '#assets'")
    expect(shown(page) == count, "the way to the assets ends the filters")
    page.open(path, "#o=%3Cb%3E&d=99&f=../&q=%22%27")
    expect(page.run("document.querySelectorAll('.chip[aria-pressed=true]').length") == 0, "an address presses what is not there")


def copying(page, path):
    page.open(path)
    page.call("Emulation.setFocusEmulationEnabled", enabled=True)
    page.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    page.run("document.querySelector('.chip.f').click()")
    count = shown(page)
    page.run("document.getElementById('copy').focus(); document.getElementById('copy').click()")
    time.sleep(0.3)
    lines = page.run("navigator.clipboard.readText()").splitlines()
    expect(len(lines) == count and all("/" in line for line in lines), f"copied {lines[:3]} of {count}")


def columns(page):
    """The columns that are shown, in the head and in the first row, and the width that scrolls."""
    seen = "[...document.querySelector('%s').cells].filter((c) => getComputedStyle(c).display !== 'none').length"
    return page.run(seen % "#matrix thead tr"), page.run(seen % "#matrix tr[data-w]")


def groups(page, path):
    page.open(path)
    shown(page)
    head, row = columns(page)
    expect(head == row, f"{head} heads over {row} cells")
    members = page.run("(f => { f.click(); return document.querySelectorAll(`#matrix thead .k${f.dataset.k}`).length; })(document.querySelector('.fold'))")
    expect(members > 1 and columns(page) == (head + members, row + members), f"a group of {members} unfolds to {columns(page)}")
    page.run("document.querySelector('.fold').click()")
    expect(columns(page) == (head, row), "a group does not fold")
    # The destination that is chosen is shown although its group is folded, and it alone.
    choose(page, "d", page.run("[...document.querySelectorAll('#matrix .to:not(.g)')].findIndex((h) => h.classList.contains('m')) + 1"))
    expect(columns(page) == (2, 2), "a chosen destination stays folded, or others stay")
    choose(page, "d", 0)

    total = shown(page)
    problems = page.run(f"{ROWS}.filter((r) => 'fqw'.includes(r.dataset.w)).length")
    page.run("document.getElementById('only').click()")
    expect(shown(page) == problems, f"only problems shows {shown(page)} of {problems}")
    fragment = page.run("location.hash")
    expect("p=1" in fragment, f"the address does not say that only problems are shown: {fragment}")
    page.open(path, fragment)
    expect(shown(page) == problems, "an address does not bring only the problems back")
    page.run("document.getElementById('only').click()")
    expect(shown(page) == total, "the button does not bring all back")

    # The first column and the head stay in sight.
    page.run("{ const box = document.getElementById('assets'); box.scrollLeft = 500; box.scrollTop = 400; }")
    page.settle()
    stays = page.run("(b => Math.abs(document.querySelector('#matrix thead').getBoundingClientRect().top - b.top) < 3 && "
                     f"Math.abs({ROWS}.map((r) => r.cells[0].getBoundingClientRect()).find((r) => r.top > b.top + 90).left - b.left) < 3)"
                     "(document.getElementById('assets').getBoundingClientRect())")
    expect(stays, "the head or the first column scrolls away")


def structure(page, path):
    page.open(path)
    tree = page.call("Accessibility.getFullAXTree")["nodes"]
    roles = {node.get("role", {}).get("value") for node in tree if not node.get("ignored")}
    wanted = {"banner", "main", "contentinfo", "search", "status", "table", "columnheader", "rowheader", "cell", "heading"}
    expect(wanted <= roles, f"roles are missing: {wanted - roles}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", type=pathlib.Path, required=True)
    parser.add_argument("--pictures", type=pathlib.Path, required=True)
    parser.add_argument("--chromium", default="chromium")
    options = parser.parse_args()
    options.pictures.mkdir(parents=True, exist_ok=True)
    page = Browser(options.chromium)
    try:
        for name in ("awkward", "campaign-12", "clean"):
            path = options.pages / f"{name}.html"
            page.open(path)
            expect(page.run("document.scripts.length") == 1, f"{name}: more scripts than ours")
            complaints = page.complaints()
            expect(complaints == [], f"{name}: {complaints}")
            structure(page, path)
        for name in ("awkward", "campaign-12"):
            path = options.pages / f"{name}.html"
            total, outcomes = filters(page, path)
            cards(page, path)
            expect(page.complaints() == [], f"{name}: {page.complaints()}")
            problems(page, path)
            addresses(page, path)
            expect(page.complaints() == [], f"{name}: {page.complaints()}")
            print(f"{name}: {total} assets, filtered by outcome {outcomes}, destination, folder, words and problems; "
                  "cards by keyboard and address")
        groups(page, options.pages / "wide.html")
        expect(page.complaints() == [], f"wide: {page.complaints()}")
        thumbnails(page, options.pages / "awkward.html", 3)
        thumbnails(page, options.pages / "campaign-12.html", 11)
        copying(page, options.pages / "campaign-12.html")

        looks = [("light", "", 1280, False), ("dark", "", 1280, True), ("narrow", "", 390, False), ("narrow-dark", "", 390, True),
                 ("open-light", "#c4", 1280, False), ("open-dark", "#c4", 1280, True), ("open-narrow", "#c4", 390, False)]
        for look, fragment, width, dark in looks:
            for name in ("campaign-12", "awkward"):
                page.open(options.pages / f"{name}.html", fragment, width=width, height=900, dark=dark)
                page.settle()
                wide = page.run("document.documentElement.scrollWidth")
                expect(wide <= width, f"{name} {look}: {wide} px wide in {width}")
                page.picture(options.pictures / f"{name}-{look}.png")
                page.axe(f"{name} {look}")
        for name in ("clean", "wide", "probe"):
            page.open(options.pages / f"{name}.html")
            page.settle()
            expect(page.run("document.documentElement.scrollWidth") <= 1280, f"{name} scrolls as a whole")
            page.picture(options.pictures / f"{name}.png")
            page.axe(name)

        for look, width, dark in [("narrow", 390, False), ("medium", 768, False), ("large", 1400, True)]:
            page.open(options.pages / "wide.html", "#c1", width=width, height=900, dark=dark)
            page.settle()
            wide = page.run("document.documentElement.scrollWidth")
            expect(wide <= width, f"wide {look}: {wide} px wide in {width}")
            page.picture(options.pictures / f"wide-{look}.png")
            page.axe(f"wide {look}")

        page.open(options.pages / "campaign-12.html", scripts=False, height=1400)
        page.picture(options.pictures / "campaign-12-without-scripts.png")
        document = page.call("DOM.getDocument")["root"]["nodeId"]
        found = page.call("DOM.querySelectorAll", nodeId=document, selector="#cards .card")["nodeIds"]
        expect(len(found) == 12, f"without scripts {len(found)} of 12 cards")

        # axe has to find what is wrong, or its silence says nothing.
        page.open(options.pages / "clean.html")
        page.run("document.querySelector('h1').style.color = '#ccc'; document.body.append(document.createElement('button')); true")
        page.run(AXE + "; true")
        found = page.run("axe.run(document).then((r) => r.violations.map((v) => v.id))")
        expect({"color-contrast", "button-name"} <= set(found), f"axe overlooks what is wrong: {found}")

        pdf, _ = paper(page, options.pages / "campaign-12.html", 2)
        (options.pictures / "campaign-12.pdf").write_bytes(pdf)

        for path in sorted(options.pages.glob("sample-*.html")):
            name = path.stem
            content = path.read_bytes()
            expect(len(content) < 2_000_000, f"{name}: {len(content)} bytes")
            page.open(path)
            if "-zh" not in name:
                filters(page, path)
                sorting(page, path)
                searching(page, path)
            problems(page, path)
            ready(page, path)
            expect(page.complaints() == [], f"{name}: {page.complaints()}")
            fitting(page, path, name)
            pdf, pages = paper(page, path, 3)
            (options.pictures / f"{name}.pdf").write_bytes(pdf)
            for width in (390, 768, 1400):
                for dark in (False, True):
                    page.open(path, width=width, height=1400, dark=dark)
                    page.settle()
                    look = f"{name}-{width}" + ("-dark" if dark else "")
                    page.picture(options.pictures / f"{look}.png")
                    page.axe(look)
            print(f"{name}: {len(content) / 1e6:.1f} MB, {pages} pages of paper; filters, order, search, what is ready, 5 widths")
        fitting(page, options.pages / "campaign-12.html", "campaign-12")
        sorting(page, options.pages / "campaign-12.html")

        loaded = page.open(options.pages / "campaign-10000.html")
        page.settle()
        timed = ("(async () => { const start = performance.now(); %s; await new Promise((d) => requestAnimationFrame("
                 "() => requestAnimationFrame(d))); return performance.now() - start; })()")
        chip = page.run(timed % "document.querySelector('.chip.f').click()")
        typed = page.run(timed % "{ const q = document.getElementById('q'); q.value = 'trim'; q.dispatchEvent(new Event('input')); }")
        again = page.run(timed % "{ const q = document.getElementById('q'); q.value = ''; q.dispatchEvent(new Event('input')); }")
        opened = page.run(timed % f"{ROWS}[0].querySelector('a').click()")
        heap = page.run("performance.memory.usedJSHeapSize") / 1e6
        page.picture(options.pictures / "campaign-10000.png")
        size = (options.pages / "campaign-10000.html").stat().st_size / 1e6
        print(f"campaign-10000: {size:.0f} MB, loaded in {loaded:.2f} s; outcome {chip:.0f} ms, first search {typed:.0f} ms, next {again:.0f} ms, "
              f"card {opened:.0f} ms; {heap:.0f} MB of script memory")
        # Five times what was measured when this was written, on two shared cores.
        expect(loaded < 15, "10,000 assets load slowly")
        expect(max(chip, again, opened) < 2500 and typed < 5000, "10,000 assets answer slowly")
        print(f"axe: {len(looks) * 2} looks; pictures in {options.pictures}")
    finally:
        page.close()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
