"""Opens pages of the built site in a headless Chromium, from the file system: browse.py SITE --pictures FOLDER [--all]

No page may scroll sideways, complain on the console or load anything from elsewhere, at 390 and 1400 pixels. Searches must
find a rule and a share state in both languages. axe (Deque) judges what people with assistive technology get. Pictures of
the pages, light and dark, are left for review. Exit status 1 if anything is wrong.
"""
import argparse
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Tests" / "ReportConsumers"))
import browse as reports
from browse import Browser, expect

PAGES = [
    "index.html", "playground.html", "scanning.html", "reports.html", "guides/own-rules.html", "destinations/index.html",
    "destinations/tiktok-share-kit-ios.html", "rules/tiktok-share-kit-ios/video-duration-max.html", "rules/index.html",
    "share-states.html", "error-codes.html", "cli/scan.html", "schemas/verdict.html", "changelog.html", "bench/results.html",
    "zh-Hans/index.html", "zh-Hans/playground.html", "zh-Hans/guides/campaign-folder.html", "zh-Hans/destinations/tiktok-share-kit-ios.html",
    "zh-Hans/rules/tiktok-share-kit-ios/video-duration-max.html", "zh-Hans/share-states.html",
]
# The start page, the query, and the page that must be among the first results.
SEARCHES = [
    ("index.html", "tiktok-share-kit-ios/video-duration-max", "rules/tiktok-share-kit-ios/video-duration-max.html"),
    ("rules/tiktok-share-kit-ios/video-duration-max.html", "20007", "share-states.html"),
    ("index.html", "playlist_refused", "error-codes.html"),
    ("zh-Hans/index.html", "tiktok-share-kit-ios/video-duration-max", "zh-Hans/rules/tiktok-share-kit-ios/video-duration-max.html"),
    ("zh-Hans/index.html", "20007", "zh-Hans/share-states.html"),
    ("zh-Hans/index.html", "视频时长", "zh-Hans/"),
]


def complaints(page, site):
    """Returns the messages on the browser's console, and the addresses that it loaded from outside of the site."""
    page.run("true")
    said, top = [], site.absolute().as_uri()
    for event in page.events:
        parameters = event.get("params", {})
        if event.get("method") == "Log.entryAdded":
            said.append(parameters["entry"]["text"])
        elif event.get("method") == "Runtime.exceptionThrown":
            said.append(str(parameters["exceptionDetails"]))
        elif event.get("method") == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
            said.append(str(parameters["args"]))
        elif event.get("method") == "Network.requestWillBeSent":
            address = parameters["request"]["url"]
            if not address.startswith((top, "data:", "about:", "blob:")):
                said.append(f"loads {address}")
    return said


def look(page, site, name, pictures):
    for width in (390, 1400):
        for dark in (False, True):
            page.open(site / name, width=width, height=1000, dark=dark)
            page.settle()
            what = f"{name}, {width} pixels{', dark' if dark else ''}"
            wide = page.run("document.documentElement.scrollWidth")
            expect(wide <= width, f"{what}: is {wide} pixels wide")
            expect(page.run("document.body.dataset.mdColorScheme") == ("slate" if dark else "default"), f"{what}: wrong colors")
            said = complaints(page, site)
            expect(not said, f"{what}: {said}")
            page.picture(pictures / f"{name.replace('/', '-').removesuffix('.html')}-{width}{'-dark' if dark else ''}.png")


def search(page, site, start, question, wanted, pictures):
    page.open(site / start, width=1400, height=1000)
    began = time.monotonic()
    page.run("document.querySelector('[data-md-toggle=search]').click(); document.querySelector('.md-search__input').focus()")
    page.call("Input.insertText", text=question)
    wanted = (site / wanted).absolute().as_uri()
    found = []
    while time.monotonic() - began < 60:
        found = page.run("[...document.querySelectorAll('.md-search-result__item > a')].slice(0, 3).map((a) => a.href)")
        if any(address.startswith(wanted) for address in found):
            break
        time.sleep(0.2)
    took = time.monotonic() - began
    expect(any(address.startswith(wanted) for address in found), f"{start}: {question!r} finds {found}, expected {wanted}")
    said = complaints(page, site)
    expect(not said, f"{start}: search: {said}")
    page.picture(pictures / f"search-{start.split('/')[0].removesuffix('.html')}-{question[:8].replace('/', '-')}.png")
    print(f"search: {question} from {start}: {took:.1f} s, {[address.removeprefix(site.absolute().as_uri()) for address in found]}", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("--pictures", type=pathlib.Path, required=True)
    parser.add_argument("--all", action="store_true", help="also measure the width of every page")
    options = parser.parse_args()
    options.pictures.mkdir(parents=True, exist_ok=True)
    page = Browser("chromium")
    try:
        for name in PAGES:
            look(page, options.site, name, options.pictures)
            page.axe(name)
        for start, question, wanted in SEARCHES:
            search(page, options.site, start, question, wanted, options.pictures)
        if options.all:
            for path in sorted(options.site.rglob("*.html")):
                page.open(path, width=390, height=1000)
                wide = page.run("document.documentElement.scrollWidth")
                expect(wide <= 390, f"{path.relative_to(options.site)}: is {wide} pixels wide")
    finally:
        page.close()
    print(f"site: {len(PAGES)} pages opened at two widths, light and dark; {len(SEARCHES)} searches", file=sys.stderr)
    sys.exit(1 if reports.failures else 0)


main()
