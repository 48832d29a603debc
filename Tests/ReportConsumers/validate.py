"""Has reports read by what other people wrote, and says what they found.

usage: validate.py [--junit-schema FILE] [--sarif-schema FILE] REPORT…

The format is the extension of each file: csv, junit, sarif, gitlab, github, markdown, html, json, ndjson. Exit status 1
when a consumer refuses a report or reads something else than what was meant, 2 when there was nothing to read.
"""
import argparse
import csv
import io
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

failures = 0


def expect(condition, message):
    global failures
    if not condition:
        failures += 1
        print(f"  FAILED: {message}")


def check_csv(path, options):
    text = path.read_bytes().decode("utf-8")
    rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    expect(len({len(row) for row in rows}) == 1, "rows differ in length")
    expect(text.count("\r\n") == len(rows), "a row is not one line")
    expect(csv.Sniffer().sniff(text[:4096]).delimiter == ",", "the sniffer finds another delimiter")
    for row in rows:
        for field in row:
            expect(not re.match(r"[\s]*[=+\-@＝＋－＠]", field), f"a formula: {field[:40]!r}")
    return f"csv (strict): {len(rows) - 1} rows of {len(rows[0])}"


def check_junit(path, options):
    import junitparser
    from lxml import etree

    tree = etree.parse(str(path), etree.XMLParser(resolve_entities=False, no_network=True))
    if options.junit_schema:
        schema = etree.XMLSchema(etree.parse(options.junit_schema))
        schema.validate(tree)
        for error in schema.error_log:
            expect(False, f"line {error.line}: {error.message}")
    report = junitparser.JUnitXml.fromfile(str(path))
    written = (report.tests, report.failures, report.errors)
    report.update_statistics()
    expect(written == (report.tests, report.failures, report.errors), f"counts {written} are not {report}")
    cases = [case for suite in report for case in suite]
    expect(len(cases) == report.tests, "cases are missing")
    schema = "junit-10.xsd" if options.junit_schema else "no schema"
    return f"lxml ({schema}), junitparser: {len(cases)} cases, {report.failures} failures, {report.errors} errors"


def check_sarif(path, options):
    import jsonschema
    import sarif_pydantic

    text = path.read_text()
    log = json.loads(text)
    used = ["sarif-pydantic", "sarif-tools"]
    if options.sarif_schema:
        schema = json.loads(pathlib.Path(options.sarif_schema).read_text())
        validator = jsonschema.validators.validator_for(schema)
        checker = jsonschema.FormatChecker()
        for error in validator(schema, format_checker=checker).iter_errors(log):
            expect(False, f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}")
        used.insert(0, "jsonschema (sarif-schema-2.1.0.json)")
    sarif_pydantic.Sarif.model_validate_json(text)
    for run in log["runs"]:
        rules = run["tool"]["driver"]["rules"]
        expect(len({rule["id"] for rule in rules}) == len(rules), "a rule is listed twice")
        # What the schema says of levels, for whoever has no schema.
        for level in [rule["defaultConfiguration"] for rule in rules] + run["results"]:
            expect(level["level"] in ("none", "note", "warning", "error"), f"level {level['level']}")
        for result in run["results"]:
            expect(rules[result["ruleIndex"]]["id"] == result["ruleId"], f"another rule: {result['ruleId']}")
            uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
            expect(re.fullmatch(r"[!-~]+", uri), f"no URI: {uri!r}")
            parts = urllib.parse.urlsplit(uri)
            expect(parts.scheme in ("", "file") and not parts.query and not parts.fragment, f"no plain path: {uri}")
            expect(urllib.parse.quote(urllib.parse.unquote_to_bytes(parts.path), safe="/") == parts.path, f"encoding: {uri}")
    with tempfile.TemporaryDirectory() as folder:
        # sarif-tools knows its input by the extension.
        copy = pathlib.Path(folder) / "report.sarif"
        copy.write_text(text)
        command = [str(pathlib.Path(sys.executable).parent / "sarif"), "csv", "-o", str(copy.with_suffix(".csv")), str(copy)]
        done = subprocess.run(command, capture_output=True, text=True)
        expect(done.returncode == 0, done.stderr[-300:])
        rows = list(csv.DictReader(open(copy.with_suffix(".csv"), encoding="utf-8-sig", newline="")))
        results = sum(len(run["results"]) for run in log["runs"])
        expect(len(rows) == results, f"sarif-tools sees {len(rows)} of {results} results")
    return f"{', '.join(used)}: {len(rows)} results, {len(rules)} rules"


def check_gitlab(path, options):
    """By GitLab's own description of the fields that it asks for (docs.gitlab.com/ci/testing/code_quality)."""
    import jsonschema

    schema = {
        "type": "array",
        "items": {
            "type": "object",
            "required": ["description", "check_name", "fingerprint", "severity", "location"],
            "properties": {
                "description": {"type": "string", "minLength": 1},
                "check_name": {"type": "string", "minLength": 1},
                "fingerprint": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
                "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
                "location": {
                    "type": "object",
                    "required": ["path", "lines"],
                    "properties": {
                        "path": {"type": "string", "pattern": r"^(?!\./)"},
                        "lines": {"type": "object", "required": ["begin"], "properties": {"begin": {"const": 1}}},
                    },
                },
            },
        },
    }
    issues = json.loads(path.read_text())
    for error in jsonschema.Draft202012Validator(schema).iter_errors(issues):
        expect(False, f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}")
    expect(len({issue["fingerprint"] for issue in issues}) == len(issues), "a fingerprint comes twice")
    return f"jsonschema: {len(issues)} issues"


def check_github(path, options):
    """Reads commands as the runner does (actions/runner, ActionCommand.TryParseV2)."""
    commands = []
    for line in path.read_text().splitlines():
        if not line.lstrip().startswith("::"):
            expect("##[" not in line, f"an older command: {line[:60]!r}")
            continue
        match = re.match(r"::([a-z-]+)(?: ([^\r\n]*?))?::(.*)$", line.lstrip())
        expect(match, f"no command: {line[:60]!r}")
        if not match:
            continue
        properties = dict(item.split("=", 1) for item in (match[2] or "").split(",") if item)
        expect(match[1] in ("error", "warning", "notice"), f"command {match[1]}")
        expect(set(properties) <= {"file", "title", "line", "endLine", "col", "endColumn"}, f"properties {properties}")
        for value in [*properties.values(), match[3]]:
            expect(re.fullmatch(r"(?:[^%]|%25|%0D|%0A|%3A|%2C)*", value), f"an escape that is none: {value[:60]!r}")
        commands.append(match)
    expect(len(commands) <= 10, f"{len(commands)} annotations, and GitHub shows 10")
    return f"a reading of the runner's rules: {len(commands)} annotations"


def check_markdown(path, options):
    import html5lib
    from markdown_it import MarkdownIt

    text = path.read_text()
    expect(len(text.encode("utf-16-le")) // 2 <= 65536, "longer than GitHub takes")
    page = MarkdownIt("gfm-like", {"linkify": False, "html": True}).render(text)
    document = html5lib.parseFragment(page, namespaceHTMLElements=False)
    tags = {element.tag for element in document.iter() if isinstance(element.tag, str)}
    known = {"h3", "p", "table", "thead", "tbody", "tr", "th", "td", "strong", "em", "code", "ul", "li", "sub", "span", "a",
             "details", "summary", "DOCUMENT_FRAGMENT"}
    expect({"details", "code", "table", "sub"} <= tags, f"elements are missing: {tags}")
    expect(tags <= known, f"elements that nobody wrote: {tags - known}")
    links = [element.get("href") for element in document.iter("a")]
    expect(all(re.match(r"https?://", link) for link in links), f"links: {set(links)}")
    # A mention or a reference to an issue is a sign and a word in one text outside of code (html-pipeline).
    for element in document.iter():
        for piece in ((element.text if element.tag != "code" else ""), element.tail):
            expect(not re.search(r"(^|\W)[@#]\w", piece or ""), f"a mention: {piece!r}")
    return f"markdown-it (GFM), html5lib: {len(links)} links, {len(text)} characters"


def check_html(path, options):
    import html5lib

    parser = html5lib.HTMLParser(strict=False, namespaceHTMLElements=False)
    document = parser.parse(path.read_bytes(), transport_encoding="utf-8")
    for position, code, values in parser.errors:
        expect(False, f"line {position[0]}: {code} {values}")
    ids = [element.get("id") for element in document.iter() if element.get("id")]
    expect(len(ids) == len(set(ids)), "an id comes twice")
    for element in document.iter():
        if not isinstance(element.tag, str):
            continue
        for name, value in element.attrib.items():
            expect(not name.startswith("on"), f"a handler in an attribute: {name}")
            if name in ("src", "action", "data", "poster", "srcset"):
                expect(value.startswith("data:"), f"a request: {name}={value[:60]}")
            if name == "href" and element.tag == "a":
                expect(re.match(r"https?://|#", value), f"a link: {value[:60]}")
            if name in ("for", "aria-labelledby", "aria-controls", "aria-describedby"):
                expect(all(part in ids for part in value.split()), f"{name} names nothing: {value}")
    scripts = list(document.iter("script"))
    expect(len(scripts) <= 2, f"{len(scripts)} scripts")
    for script in scripts:
        if script.get("type") == "application/json":
            json.loads(script.text)
    expect(list(document.iter("link")) == [], "a linked resource")
    return f"html5lib (no parse errors): {len(ids)} ids, {len(scripts)} scripts"


def check_json(path, options):
    records = json.loads(path.read_text())
    return f"json: {len(records)} records"


def check_ndjson(path, options):
    records = [json.loads(line) for line in path.read_text().splitlines()]
    return f"json: {len(records)} records"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--junit-schema")
    parser.add_argument("--sarif-schema")
    parser.add_argument("reports", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    read = 0
    for path in options.reports:
        check = globals().get(f"check_{path.suffix[1:]}")
        if check is None:
            continue
        read += 1
        print(f"{path.name}: {check(path, options)}")
    sys.exit(1 if failures else 0 if read else 2)


main()
