#!/usr/bin/env python3
"""Tests script/witness/drift on 80 pages that Tests/Drift/pages.py makes from the rules: 40 with a change, 40 without.

  Tests/Drift/test_drift.py [SEED [FOLDER]]     keeps the pages in FOLDER, if one is given

Each change has to be found with its rules and the new spelling, and nothing else. It needs network access on the first run.
"""
import collections
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader

ROOT = pathlib.Path(__file__).resolve().parents[2]
DRIFT, PYTHON = ROOT / "script/witness/drift", ROOT / ".build/drift/bin/python"
sys.dont_write_bytecode = True


def drift(*arguments):
    return subprocess.run([DRIFT, *arguments], capture_output=True, text=True)


def rules():
    """Returns all figures, with the reader of rules of the command."""
    sys.path.insert(0, str(DRIFT.parent))
    module = module_from_spec(spec_from_loader("drift", SourceFileLoader("drift", str(DRIFT))))
    module.__spec__.loader.exec_module(module)
    return [f for f in module.figures(ROOT / "Destinations") if module.is_judged(f)], module


def squeezed(text):
    """Returns a text in one spelling, to find a figure whose markup has been changed."""
    return re.sub(r"[\s,]|&nbsp;", "", text).replace("×", "x").replace("–", "-").lower()


def problems(seed, folder):
    import pages

    found, module = rules()
    by_url = collections.defaultdict(list)
    for figure in found:
        if figure.place and figure.written:
            for url in figure.urls:
                by_url[url].append(figure)
    alone = {url for url, figures in by_url.items() if all(len(figure.urls) == 1 and len(pages.path_of(figure.place)) < 5 for figure in figures)}
    kinds, made, count = list(pages.CHANGES), {}, 0
    order = sorted(alone)
    pages.random.Random(seed).shuffle(order)
    for url in order:
        if len(made) == 80:
            break
        page = pages.Page(url, [(figure.place, figure.written) for figure in by_url[url]], seed)
        if count < 40:
            for number in range(len(kinds)):
                if page.change(kinds[(count + number) % len(kinds)]):
                    count += 1
                    break
            else:
                continue
        made[url] = page
        (folder / module.file_name(url)).write_text(page.html(), encoding="utf-8")
    assert (len(made), count) == (80, 40), f"made {len(made)} pages with {count} changes"
    answer = drift(folder)
    (folder / "answer.md").write_text(answer.stdout)
    if answer.returncode != 1:
        yield f"exit status {answer.returncode}: {answer.stderr}"
    sections = {part.split("\n")[0]: part for part in re.split(r"^## ", answer.stdout, flags=re.MULTILINE)[1:]}
    for url, page in made.items():
        section = sections.get(url, "")
        named = set(re.findall(r"`([a-z0-9-]+/[a-z0-9 _-]+)`", "\n".join(line for line in section.split("\n") if line.startswith("  - Rules: "))))
        wanted = {figure.rule for figure in by_url[url] if (figure.place, figure.written) in page.expected}
        for rule in sorted(wanted ^ named):
            figure = next(figure for figure in by_url[url] if figure.rule == rule)
            yield f"{'missed' if rule in wanted else 'invented'} {rule} ({page.changed}): {figure.place} | {figure.written} -> {page.spelling}, {module.file_name(url)}"
        # The words around a figure may have been rewritten, and a list can be in another order.
        pieces = re.sub(r"^[a-z ]+(?=\d)", "", page.spelling or "", flags=re.IGNORECASE).split(", ")[:4]
        if wanted <= named and not all(squeezed(piece) in squeezed(section) for piece in pieces):
            yield f"{url} ({page.changed}) does not show {page.spelling}:\n{section}"
    print(collections.Counter(page.changed for page in made.values()), file=sys.stderr)


def edges(folder):
    """Yields what is wrong with input other than complete pages."""
    url = "https://developers.tiktok.com/doc/content-posting-api-media-transfer-guide"
    for arguments in ([], ["--unknown"], ["a", "b"], [folder / "none"], [DRIFT]):
        if drift(*arguments).returncode != 2:
            yield f"exit status of {arguments}"
    empty = drift(folder)
    if empty.returncode or "0 figures were compared with 0 pages" not in empty.stdout or url not in empty.stdout:
        yield f"an empty folder: {empty}"
    (folder / "pages.tsv").write_text(f"{url}\tguide.html\nhttps://example.com/x\t../../etc/passwd\n")
    (folder / "guide.html").write_text("<html><body><script>document.write('4GB')</script></body></html>")
    scripted = drift(folder)
    if scripted.returncode or url not in scripted.stdout.partition("## Pages without text")[2].partition("##")[0]:
        yield f"a page that a script writes: {scripted}"
    # What a page says is code in the request: no mention, no markup, no second line.
    (folder / "guide.html").write_text("<html><body><h2>Video restrictions</h2><ul><li>Size restrictions: 5GB `x` @all &lt;img src=x> ``\n# Fixes #1</li></ul>")
    hostile = drift(folder)
    line = next((line for line in hostile.stdout.split("\n") if "5GB" in line), "")
    if hostile.returncode != 1 or "``` Size restrictions: 5GB `x` @all <img src=x> `` # Fixes #1 ```" not in line:
        yield f"a hostile page: {line}"
    # A saved page can be Markdown.
    (folder / "guide.html").write_text("# Guide\n\n## Chunk restrictions\n\nFiles must have at most 1000 chunks.\n\n## Video restrictions\n\nnothing\n")
    lines = drift(folder).stdout.split("\n")
    if any("no longer says `1000 chunks`" in line for line in lines) or not any("no longer says `less than 5 MB`" in line for line in lines):
        yield f"Markdown: {lines}"
    (folder / "pages.tsv").write_text("one column\n")
    if drift(folder).returncode != 2:
        yield "a wrong pages.tsv"


def lacking(module):
    """Yields official rules beyond the known ones that cite a page, but no place or spelling there."""
    known = set((ROOT / "Tests/Drift/unplaced.txt").read_text().split())
    found = {f.rule for f in module.official(module.figures(ROOT / "Destinations")) if not (f.place and f.written)}
    yield from (f"{rule} needs “where” and “written”" for rule in sorted(found - known))
    yield from (f"{rule} is no longer without a place: remove it from Tests/Drift/unplaced.txt" for rule in sorted(known - found))


def main():
    if drift("--count").returncode:
        sys.exit("test_drift: script/witness/drift --count failed")
    if pathlib.Path(sys.prefix) != PYTHON.parents[1]:
        os.execv(PYTHON, [PYTHON, "-B", *sys.argv])
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else temporary)
        folder.mkdir(exist_ok=True)
        failed = list(problems(sys.argv[1] if len(sys.argv) > 1 else "82", folder))
        failed += lacking(rules()[1])
    with tempfile.TemporaryDirectory() as temporary:
        failed += edges(pathlib.Path(temporary))
    print(*failed, sep="\n", file=sys.stderr)
    sys.exit(bool(failed))


main()
