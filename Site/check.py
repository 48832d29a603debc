"""Follows every link of the built site and its llms.txt, and finds what a page would load from elsewhere: check.py SITE

Exit status: 0 if every link leads to a file and its anchor, and no page, style or script loads anything from another place.
"""
import html.parser
import pathlib
import posixpath
import re
import sys
import urllib.parse

# Attributes by which an element loads something. Links that a reader follows may lead elsewhere.
LOADS = {"script": "src", "img": "src", "iframe": "src", "link": "href", "source": "src", "video": "src", "audio": "src"}


class Page(html.parser.HTMLParser):
    """Collects the anchors, the links and the loaded files of a page."""

    def __init__(self, text):
        super().__init__()
        self.anchors, self.links, self.loads = set(), set(), set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.anchors |= {values[name] for name in ("id", "name") if values.get(name)}
        if values.get(LOADS.get(tag)):
            self.loads.add(values[LOADS[tag]])
        elif tag == "a" and values.get("href"):
            self.links.add(values["href"])


def main():
    site = pathlib.Path(sys.argv[1])
    pages = {path.relative_to(site).as_posix(): Page(path.read_text()) for path in site.rglob("*.html")
             # The page that a server shows for wrong addresses has paths from its top, which do not exist in the file system.
             if path.name != "404.html"}
    mistakes, followed = [], 0
    for name, page in pages.items():
        for load in page.loads:
            if re.match(r"([a-z]+:)?//|https?:", load):
                mistakes.append(f"{name}: loads {load}")
        for link in page.links | page.loads:
            address, _, anchor = link.partition("#")
            if re.match(r"[a-z]+:|//", address):
                continue
            followed += 1
            path = urllib.parse.unquote(address.partition("?")[0])
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) if path else name
            if not (site / target).is_file():
                mistakes.append(f"{name}: {link}: no such file")
            elif anchor and target in pages and urllib.parse.unquote(anchor) not in pages[target].anchors:
                mistakes.append(f"{name}: {link}: no such anchor")
    listed = re.findall(r"\]\((.*?)\)", (site / "llms.txt").read_text())
    mistakes += [f"llms.txt: {page}: no such file" for page in listed if not (site / page).is_file()]
    if "agents.md" not in listed:
        mistakes.append("llms.txt: found no agents.md")
    for path in [*site.rglob("*.css"), *site.rglob("iframe-worker.js")]:
        for load in re.findall(r"(?:url\(|@import)\s*[\"']?(https?:|//)[^\"')]*", path.read_text()):
            mistakes.append(f"{path.relative_to(site)}: loads {load}")
    if mistakes:
        print("\n".join(mistakes[:50]), file=sys.stderr)
        sys.exit(f"site: {len(mistakes)} mistakes")
    print(f"site: {len(pages)} pages, {followed} links followed, nothing is loaded from elsewhere", file=sys.stderr)


main()
