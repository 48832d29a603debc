"""Reads reports with programs of other people, and prints what those find.

usage: validate.py [--junit-schema FILE] [--sarif-schema FILE] REPORT…

The format is the extension of each file: text, csv, junit, sarif, gitlab, github, markdown, html, json, ndjson, line,
checkstyle. Reports
of one run, beside each other under one name, are also compared with each other. The exit status is 1 if a consumer refuses a
report or reads something else than was meant, and 2 if there was nothing to read.
"""
import argparse
import collections
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


# The elements and attributes of Checkstyle's XMLLogger, and its severities (SeverityLevel).
CHECKSTYLE_SCHEMA = """
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="checkstyle"><xs:complexType>
    <xs:sequence><xs:element name="file" minOccurs="0" maxOccurs="unbounded"><xs:complexType>
      <xs:sequence><xs:element name="error" maxOccurs="unbounded"><xs:complexType>
        <xs:attribute name="line" type="xs:positiveInteger" use="required"/>
        <xs:attribute name="column" type="xs:positiveInteger"/>
        <xs:attribute name="severity" use="required"><xs:simpleType><xs:restriction base="xs:string">
          <xs:enumeration value="error"/><xs:enumeration value="warning"/><xs:enumeration value="info"/>
        </xs:restriction></xs:simpleType></xs:attribute>
        <xs:attribute name="message" type="xs:string" use="required"/>
        <xs:attribute name="source" type="xs:string" use="required"/>
      </xs:complexType></xs:element></xs:sequence>
      <xs:attribute name="name" type="xs:string" use="required"/>
    </xs:complexType></xs:element></xs:sequence>
    <xs:attribute name="version" type="xs:string" use="required"/>
  </xs:complexType></xs:element>
</xs:schema>
"""


def issues_beside(path):
    """Returns the number of issues by file in the gitlab report of the same run; None without one."""
    gitlab = path.with_suffix(".gitlab")
    if not gitlab.exists():
        return None
    return collections.Counter(issue["location"]["path"] for issue in json.loads(gitlab.read_text()))


def check_checkstyle(path, options):
    from lxml import etree

    tree = etree.parse(str(path), etree.XMLParser(resolve_entities=False, no_network=True))
    schema = etree.XMLSchema(etree.fromstring(CHECKSTYLE_SCHEMA))
    schema.validate(tree)
    for error in schema.error_log:
        expect(False, f"line {error.line}: {error.message}")
    found = collections.Counter()
    for file in tree.getroot():
        found[file.get("name")] += len(file)
    meant = issues_beside(path)
    # XML cannot have every character of a name, so names are not compared.
    expect(meant is None or sorted(found.values()) == sorted(meant.values()), "other issues than in the gitlab report")
    return f"lxml (the elements of Checkstyle): {sum(found.values())} errors in {len(found)} files"


def check_line(path, options):
    """Checks the lines by the pattern that editors use for compiler messages: FILE: SEVERITY RULE: MESSAGE."""
    lines = path.read_text().split("\n")
    expect(lines[-1] == "", "the last line has no end")
    severities = collections.Counter()
    for line in lines[:-1]:
        match = re.fullmatch(r"(?P<file>.+?)(:\d+:\d+)?: (?P<severity>error|warning|note) (?P<rule>\S.*?): .+", line)
        expect(match, f"no message: {line[:80]!r}")
        if match:
            severities[match["severity"]] += 1
    meant = issues_beside(path)
    expect(meant is None or sum(severities.values()) == sum(meant.values()), "other issues than in the gitlab report")
    return f"the pattern of editors: {sum(severities.values())} lines"


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
        # The levels that the schema allows, for a run without the schema.
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
    """Checks the fields by GitLab's description (docs.gitlab.com/ci/testing/code_quality) and by the rules of its importer:
    app/validators/json_schemas/codeclimate.json and lib/gitlab/ci/reports/codequality_reports.rb of gitlabhq.

    Nothing on PyPI or in Debian reads this format. The second witness is
    the file that sarif-tools makes in it from the SARIF report of the same run.
    """
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
                # Those by which the importer sorts; it takes any other for the last of them, unknown.
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
    # The importer keeps one issue of a fingerprint.
    expect(len({issue["fingerprint"] for issue in issues}) == len(issues), "a fingerprint comes twice")
    used = "jsonschema"
    sarif = path.with_suffix(".sarif")
    if sarif.exists():
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder) / "out.json"
            command = [str(pathlib.Path(sys.executable).parent / "sarif"), "codeclimate", "-o", str(copy), str(sarif)]
            done = subprocess.run(command, capture_output=True, text=True)
            expect(done.returncode == 0, done.stderr[-300:])
            converted = json.loads(copy.read_text())
        # Categories and the type are for other readers than GitLab.
        asked = {key for issue in converted for key in issue} - {"type", "categories"}
        expect(all(asked <= set(issue) for issue in issues), f"keys are missing: {asked}")
        checks = [collections.Counter(issue["check_name"] for issue in found) for found in (issues, converted)]
        expect(checks[0] == checks[1], "other issues than in the SARIF report")
        used += ", sarif-tools"
    return f"{used}: {len(issues)} issues"


# The commands that the runner of GitHub knows, in any case of letters (actions/runner, src/Runner.Worker/
# ActionCommandManager.cs).
RUNNER_COMMANDS = {
    "add-mask", "add-matcher", "add-path", "debug", "echo", "endgroup", "error", "group", "internal-set-repo-path", "notice",
    "remove-matcher", "save-state", "set-env", "set-output", "stop-commands", "warning",
}


def runner_command(line):
    """Returns the command in a line of a log as (name, properties, message); None if the line has no command.

    This follows the rules of actions/runner, src/Runner.Common/ActionCommand.cs: `::name key=value,…::message` after white
    space at the beginning of a line, or the older `##[name key=value;…]message` anywhere in it. No package reads these.
    """
    trimmed = line.lstrip()
    if trimmed.startswith("::") and (end := trimmed.find("::", 2)) >= 0:
        info, message, separator = trimmed[2:end], trimmed[end + 2:], ","
        escapes = [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]
        if info.split(" ", 1)[0].lower() in RUNNER_COMMANDS:
            return runner_parts(info, message, separator, escapes, escapes[:2] + escapes[-1:])
    if (start := line.find("##[")) >= 0 and (end := line.find("]", start)) >= 0:
        info, message, separator = line[start + 3:end], line[end + 1:], ";"
        escapes = [("%3B", ";"), ("%0D", "\r"), ("%0A", "\n"), ("%5D", "]"), ("%25", "%")]
        if info.split(" ", 1)[0].lower() in RUNNER_COMMANDS:
            return runner_parts(info, message, separator, escapes, escapes)
    return None


def runner_parts(info, message, separator, in_properties, in_message):
    def unescaped(text, escapes):
        for escape, meaning in escapes:
            text = text.replace(escape, meaning)
        return text

    name, _, rest = info.partition(" ")
    pairs = [pair.split("=", 1) for pair in rest.strip().split(separator) if pair]
    properties = {pair[0]: unescaped(pair[1], in_properties) for pair in pairs if len(pair) == 2 and pair[1]}
    return name, properties, unescaped(message, in_message)


def check_github(path, options):
    lines = path.read_text().split("\n")
    commands = [command for command in map(runner_command, lines) if command]
    expect(len(commands) <= 10, f"{len(commands)} annotations, and GitHub shows 10")
    expect(len(commands) == sum("::" in line for line in lines), "a line that was meant for a command and is none")
    for name, properties, message in commands:
        expect(name in ("error", "warning"), f"command {name}")
        expect(set(properties) <= {"file", "line", "col", "title"}, f"properties {properties}")
        expect("\n" not in message and "\r" not in message, f"lines in a message: {message!r}")
    # The annotations must match the gitlab report of the same run.
    gitlab = path.with_suffix(".gitlab")
    if gitlab.exists():
        meant = {(issue["location"]["path"], issue["description"]) for issue in json.loads(gitlab.read_text())}
        for name, properties, message in commands:
            if "file" in properties:
                expect((properties["file"], message) in meant, f"nobody meant {properties['file']!r}: {message!r}")
    return f"a reading of the runner's rules: {len(commands)} annotations"


def check_text(path, options):
    """Checks that a terminal shows the text as it was written, without any other effect."""
    import pyte

    text = path.read_text()
    lines = text.split("\n")
    screen = pyte.Screen(200, len(lines))
    before = set(screen.mode)
    stream = pyte.Stream(screen)
    for character in text.replace("\n", "\r\n"):
        stream.feed(character)
    # This terminal knows no pictures that are made of several, and no marks on letters: those lines are for eyes.
    for written, shown in zip(lines, screen.display):
        if not re.search("[\u200d\u0300-\u036f]", written):
            expect(written == shown.rstrip(), f"{written!r} is shown as {shown.rstrip()!r}")
    expect(screen.mode == before and not screen.title and not screen.icon_name, "something acted on the terminal")
    expect(screen.cursor.y == len(lines) - 1, "the cursor is not behind the last line")
    return f"pyte: {len(lines)} lines"


def check_markdown(path, options):
    import cmarkgfm
    import html5lib
    from markdown_it import MarkdownIt

    text = path.read_text()
    expect(len(text.encode("utf-16-le")) // 2 <= 65536, "longer than GitHub takes")
    # cmark-gfm is what GitHub itself renders with; it makes links of bare addresses.
    renderings = [
        MarkdownIt("gfm-like", {"linkify": False, "html": True}).render(text),
        cmarkgfm.github_flavored_markdown_to_html(text, options=cmarkgfm.cmark.Options.CMARK_OPT_UNSAFE),
    ]
    known = {"h3", "p", "table", "thead", "tbody", "tr", "th", "td", "strong", "em", "code", "ul", "li", "sub", "span", "a",
             "details", "summary", "DOCUMENT_FRAGMENT"}
    counts = set()
    for page in renderings:
        document = html5lib.parseFragment(page, namespaceHTMLElements=False)
        tags = {element.tag for element in document.iter() if isinstance(element.tag, str)}
        expect({"details", "code", "table", "sub"} <= tags, f"elements are missing: {tags}")
        expect(tags <= known, f"elements that nobody wrote: {tags - known}")
        links = [element.get("href") for element in document.iter("a")]
        counts.add(len(links))
        expect(all(re.match(r"https?://", link) for link in links), f"links: {set(links)}")
        # A mention or a reference to an issue is a sign and a word in one text outside of code (html-pipeline).
        for element in document.iter():
            for piece in ((element.text if element.tag != "code" else ""), element.tail):
                expect(not re.search(r"(^|\W)[@#]\w", piece or ""), f"a mention: {piece!r}")
    expect(len(counts) == 1, f"one of them finds links that the other does not: {counts}")
    return f"markdown-it and cmark-gfm, html5lib: {len(links)} links, {len(text)} characters"


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
            expect(False, f"{path.name}: no check reads this format; add check_{path.suffix[1:]} to this program")
            continue
        read += 1
        print(f"{path.name}: {check(path, options)}")
        # Any report may be shown in the log of a job, and only one is made to be acted upon there.
        if path.suffix != ".github":
            for line in path.read_text().splitlines():
                expect(not runner_command(line), f"a command for GitHub: {line[:80]!r}")
    sys.exit(1 if failures else 0 if read else 2)


main()
