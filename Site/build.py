"""Builds the documentation site in each language that has pages: build.py GENERATED PREFLIGHT PLAYGROUND OUTPUT

GENERATED is the folder that `PreflightGenerate --site` wrote, and PREFLIGHT is the command, whose help becomes pages. PLAYGROUND is
the page that judges files, as `script/tools/web` makes it, which becomes a folder of the site.
Pages are README.md, docs/, and some more files of the repository; see `page_of`. Links between them become links between
pages. A file that is linked and is no page is copied to files/ on the site. mkdocs treats warnings as errors. llms.txt lists
the pages of the navigation, which are on the site as plain Markdown too.
"""
import fnmatch
import json
import os
import pathlib
import posixpath
import re
import shutil
import subprocess
import sys
import time

import material
import reference

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEXTS = json.loads(subprocess.run([ROOT / "script/tools/texts", "--json", "site"], check=True, stdout=subprocess.PIPE).stdout)
LANGUAGES = list(TEXTS)
TRANSLATED = LANGUAGES[1:]
# Files outside of docs/ that have a page of their own.
FURTHER = {
    "README.md": "index.md", "CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md", "CODE_OF_CONDUCT.md": "code-of-conduct.md", "SampleMedia/CATALOG.md": "samples.md",
    "Destinations/README.md": "destination-files.md", "Fuzz/README.md": "fuzz-targets.md",
}
# Lists of codes come first if a code is searched.
BOOSTED = {"share-states.md", "error-codes.md"}
# Pages that only the site has, by the files that they show. The repository links to the files.
SHOWN = [
    (r"schemas/(\w+)\.schema\.json", r"docs/schemas/\1.md"),
    (r"Destinations/([\w-]+)/rules\.yml", r"docs/destinations/\1.md"),
    (r"Destinations/[\w-]+/statements/([\w-]+)\.yml", r"docs/coverage/\1.md"),
    (r"Sources/MediaProbe/Facts/facts\.tsv", "docs/facts.md"),
]
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)")
FENCE = re.compile(r"\s*(```|~~~)")


def page_of(path):
    """Returns the language and the page of a file of the repository; None if it has no page."""
    language = "en"
    for tag in TRANSLATED:
        if path.endswith(f".{tag}.md"):
            language, path = tag, path.removesuffix(f".{tag}.md") + ".md"
    if path in FURTHER:
        return language, FURTHER[path]
    if path.startswith("bench/") and path.endswith(".md"):
        return language, path
    if path.startswith("docs/") and path.endswith(".md") and not path.startswith("docs/docc/"):
        path = path.removeprefix("docs/")
        if path.partition("/")[0] in TRANSLATED:
            language, _, path = path.partition("/")
        folder, name = posixpath.split(path)
        return language, posixpath.join(folder, "index.md" if name == "README.md" else name)
    return None


def sources(generated, preflight):
    """Returns the texts of all pages by their paths in the repository, and the paths of those that are not kept there or
    come before a kept one."""
    texts = {}
    for folder in ["docs", "bench"]:
        for path in sorted((ROOT / folder).rglob("*.md")):
            name = path.relative_to(ROOT).as_posix()
            if ".build" not in path.parts and page_of(name):
                texts[name] = path.read_text()
    for name in FURTHER:
        for further in [name, *(name.removesuffix(".md") + f".{tag}.md" for tag in TRANSLATED)]:
            if (ROOT / further).exists():
                texts[further] = (ROOT / further).read_text()
    made = {path.relative_to(generated).as_posix(): path.read_text() for path in sorted(generated.rglob("*.md"))}
    made |= reference.command_pages(preflight) | reference.schema_pages(ROOT / "schemas")
    return texts | made, set(made)


class Links:
    """Translates links of the repository into links of the site."""

    def __init__(self, texts, made):
        self.made = made
        self.pages = {name: page_of(name) for name in texts}
        self.files, self.images, self.mistakes = set(), set(), []

    def translate(self, source, text):
        language, page = self.pages[source]
        lines, fence = [], None
        for line in text.splitlines():
            mark = FENCE.match(line)
            if mark and fence in (None, mark[1]):
                fence = None if fence else mark[1]
            elif fence is None:
                line = LINK.sub(lambda match: self.link(source, language, page, match), line)
            lines.append(line)
        return "\n".join(lines) + "\n"

    def link(self, source, language, page, match):
        image, words, target = match.groups()
        if re.match(r"[a-z]+:", target) or target.startswith("#"):
            return match[0]
        address, _, anchor = target.partition("#")
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), address))
        if source not in self.made and not (ROOT / path).exists():
            self.mistakes.append(f"{source}: no file {target}")
        anchor = f"#{anchor}" if anchor else ""
        folder = posixpath.dirname(page)
        if source not in self.made:
            for pattern, shown in SHOWN:
                path = re.sub(f"^{pattern}$", shown, path)
        # A translated page links to the English pages of the repository. The site has translations of some of these.
        own = f"docs/{language}/{path.removeprefix('docs/')}" if path.startswith("docs/") else path
        for candidate in [own, path, f"{path}/README.md"]:
            if candidate not in self.pages:
                continue
            other, wanted = self.pages[candidate]
            if other == language:
                return f"[{words}]({posixpath.relpath(wanted, folder or '.')}{anchor})"
            place = ("" if other == "en" else f"{other}/") + wanted.removesuffix(".md") + ".html"
            return self.elsewhere(language, folder, place, words, anchor)
        if image:
            self.images.add((language, path))
            return f"![{words}]({posixpath.relpath(path.removeprefix('docs/'), folder or '.')})"
        if path == "web/index.html":
            return self.elsewhere(language, folder, "playground/index.html", words, anchor)
        if (ROOT / path).is_file():
            self.files.add(path)
            return self.elsewhere(language, folder, f"files/{path}", words, anchor)
        if not (ROOT / path).is_dir():
            self.mistakes.append(f"{source}: no file {target}")
        # A folder has no page.
        return words

    def elsewhere(self, language, folder, place, words, anchor):
        """Returns a link out of the pages of a language. mkdocs knows only these pages, so the link is HTML. check.py follows
        it."""
        here = posixpath.join("" if language == "en" else language, folder)
        return f'<a href="{posixpath.relpath(place, here or ".")}{anchor}">{words}</a>'


def for_mkdocs(text):
    """Removes comments, and separates lists from the paragraph before them, as other readers of Markdown do."""
    lines, fence, blank = [], None, True
    parts = re.split(r"(^(?:```|~~~).*?^(?:```|~~~)[ ]*$)", text, flags=re.M | re.S)
    text = "".join(part if index % 2 else re.sub(r"<!--.*?-->\n?", "", part, flags=re.S) for index, part in enumerate(parts))
    in_list = False
    for line in text.splitlines():
        mark = FENCE.match(line)
        if mark and fence in (None, mark[1]):
            fence = None if fence else mark[1]
        elif fence is None:
            item = re.match(r"([-*]|\d+\.) ", line)
            if item and not blank and not in_list:
                lines.append("")
            in_list = bool(item) or (in_list and bool(line.strip()))
        blank = not line.strip()
        lines.append(line)
    return "\n".join(lines) + "\n"


def configuration(language, pages, navigation):
    """Returns the settings of one language, as JSON, which is YAML."""
    def existing(entries):
        for title, value in entries:
            if str(value).endswith("/*"):
                # The entries have no titles, so that mkdocs uses those of the pages.
                members = (page for page in pages if fnmatch.fnmatch(page, value) and not page.endswith("/index.md"))
                yield {title: sorted(members)}
            elif isinstance(value, list):
                children = list(existing(value))
                if children:
                    yield {title: children}
            elif value in pages:
                yield {title: value}

    # The theme has texts of its own, by tags that are often shorter.
    known = {path.stem for path in (pathlib.Path(material.__file__).parent / "templates/partials/languages").glob("*.html")}
    parts = language.split("-")
    names = ["-".join(parts[:count]) for count in range(len(parts), 0, -1)]
    theme = {"language": next((name for name in names if name in known), "en"), "custom_dir": str(ROOT / "Site" / "theme")}
    return json.dumps({
        "INHERIT": str(ROOT / "Site" / "mkdocs.yml"), "site_name": TEXTS[language]["texts"]["name"], "theme": theme,
        "hooks": [str(ROOT / "Site" / "hooks.py")],
        "nav": list(existing(navigation))}, ensure_ascii=False)


def write_for_agents(output, stage, navigation, pages):
    """Writes llms.txt, which lists the English pages of the navigation (llmstxt.org), and these pages as plain Markdown."""
    lines = ["# Preflight", "", "> Predicts what share destinations answer to media files, before they are uploaded.", ""]
    lines += ["Agents use the tools of preflight-mcp: [Agents](agents.md)", ""]
    for section, entries in navigation:
        listed = [(title, page) for title, page in ([(section, entries)] if isinstance(entries, str) else entries) if page in pages]
        lines += [f"## {section}", "", *(f"- [{title}]({page})" for title, page in listed), ""] if listed else []
        for _, page in listed:
            (output / page).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(stage / page, output / page)
    (output / "llms.txt").write_text("\n".join(lines))


def main():
    start = time.monotonic()
    generated, preflight, playground, output = map(pathlib.Path, sys.argv[1:])
    stage = output.parent / "site-stage"
    shutil.rmtree(stage, ignore_errors=True)
    texts, made = sources(generated, preflight)
    links = Links(texts, made)
    pages = {language: set() for language in LANGUAGES}
    for source, text in texts.items():
        language, page = links.pages[source]
        place = stage / language / page
        place.parent.mkdir(parents=True, exist_ok=True)
        boost = "---\nsearch:\n  boost: 4\n---\n\n" if page in BOOSTED else ""
        place.write_text(boost + for_mkdocs(links.translate(source, text)))
        pages[language].add(page)
    for language, path in links.images:
        place = stage / language / path.removeprefix("docs/")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, place)
    if links.mistakes:
        sys.exit("\n".join(links.mistakes))
    navigation = json.loads((ROOT / "Site" / "navigation.json").read_text())
    # Each language is a site of its own, with its own search. All are built at once.
    builds = []
    for language in LANGUAGES:
        folder = stage / f"site-{language}"
        settings = stage / f"mkdocs-{language}.yml"
        text = json.loads(configuration(language, pages[language], navigation.get(language, navigation["en"])))
        text |= {"docs_dir": str(stage / language), "site_dir": str(folder)}
        settings.write_text(json.dumps(text, ensure_ascii=False))
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", str(settings)]
        builds.append(subprocess.Popen(command, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}))
    if any([build.wait() for build in builds]):
        sys.exit("site: mkdocs failed")
    shutil.rmtree(output, ignore_errors=True)
    (stage / "site-en").rename(output)
    for tag in TRANSLATED:
        (stage / f"site-{tag}").rename(output / tag)
    shutil.copytree(playground, output / "playground", ignore=shutil.ignore_patterns("*.br"))
    for path in links.files:
        place = output / "files" / path
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, place)
    write_for_agents(output, stage / "en", navigation["en"], pages["en"])
    counts = ", ".join(f"{len(pages[language])} pages in {language}" for language in LANGUAGES)
    print(f"site: {counts}, built in {time.monotonic() - start:.0f} s: {output / 'index.html'}", file=sys.stderr)


if __name__ == "__main__":
    main()
