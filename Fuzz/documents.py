#!/usr/bin/env python3
"""Writes documents as seeds: those in the code of tests, and destinations, configurations and requests with one change each.

The documents in the code are literals of several lines, and short ones with a line break or markup. Each rule of a destination
also becomes the only rule of a short destination, and a change in a configuration. The same applies to each kind of limit on
each kind of fact. Each key of such a document or of a request is removed, misspelled, and given a value of each kind and all
values of other keys, in the shortest document that has it.

usage: documents.py FOLDER
"""
import ast
import functools
import json
import pathlib
import re
import sys
import textwrap

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
LITERAL = re.compile(r'"""\n(.*?)\n *"""|"((?:[^"\\\n]|\\.)*)"', re.DOTALL)
ESCAPES = {r"\n": "\n", r"\t": "\t", r"\"": '"', r"\\": "\\"}

found = set()
for file in sorted(pathlib.Path("Tests").rglob("*.swift")):
    for long, short in LITERAL.findall(file.read_text()):
        text = textwrap.dedent(long) if long else re.sub(r"\\.", lambda match: ESCAPES.get(match[0], match[0]), short)
        if long or "\n" in text or text.startswith(("{", "<")):
            found.add(text)
# The order of a set differs from run to run.
found = sorted(found)

for number, text in enumerate(found):
    # A reader must not crash on the documents of other readers either, but its own kind is the better seed.
    kind = "yml"
    if text.startswith(("{", "[")):
        kind = "json"
    elif "plist" in text:
        kind = "plist"
    elif text.startswith("<"):
        kind = "html"
    elif "isa =" in text:
        kind = "pbxproj"
    (folder / f"test-{number}.{kind}").write_text(text)

# These are the values of the mutator. Its literals have Python's syntax, except for characters by number.
source = pathlib.Path("Fuzz/Sources/fuzz/IndentedLines.swift").read_text()
literals = re.search(r"values = (\[.*?\n  \])", source, re.DOTALL)[1]
VALUES = ast.literal_eval(re.sub(r"(?<!\\)\\u\{(\w+)\}", lambda match: rf"\U{match[1]:0>8}", literals))
# Keys that are not words: figures as in share states, a key longer than a message shows, and one outside ASCII.
KEYS = ["~", "-", "+", "+1", "-1a", "1a", "99999999999999999999", "x" * 80, "[a]", "\u00e9", '"e\\u0301"']
# A key in a line of its own, or in braces, with its value.
ENTRY = re.compile(r"(?P<key>[\w.-]+):(?P<value> (?:\"[^\"]*\"|\[[^\]]*\]|[^,{}\[\]\n]+)|(?= \{|$))", re.MULTILINE)

def indentation(line):
    return len(line) - len(line.lstrip(" -"))

def past_braces(text):
    """Returns the place after the braces with which a text begins."""
    depth = 0
    for place, character in enumerate(text):
        depth += (character == "{") - (character == "}")
        if character == "}" and depth == 0:
            return place + 1
    return len(text)

def entries(text):
    """Returns the entries of a document, each with the keys that lead to it, and the places of its key and its value."""
    outer = []
    start = 0
    for line in text.splitlines(keepends=True):
        if not line.lstrip().startswith("#"):
            while outer and outer[-1][0] >= indentation(line):
                outer.pop()
            inner = []
            for entry in ENTRY.finditer(line.rstrip("\n")):
                end = start + entry.end("value")
                if text.startswith(" {", end):
                    end += past_braces(text[end:])
                elif entry["value"] in ("", " >-", " |"):
                    # The block is the lines with more indentation, or the rest of the line.
                    block = re.match(rf"[^\n]+|(?:\n(?: {{{indentation(line) + 1},}}[^\n]*|(?=\n)))*", text[end:])
                    end += block.end()
                yield (*(key for _, key in outer), *inner, entry["key"]), start + entry.start(), start + entry.end("key"), end
                inner.append(entry["key"])
            if inner:
                outer.append((indentation(line), inner[0]))
        start += len(line)

def words(schema):
    """Returns the words of a schema, including the keys that its documents can have."""
    return set(re.findall(r'"(\w+)"', pathlib.Path(f"schemas/{schema}.schema.json").read_text()))

def write_changed(kind, texts, known):
    """Writes documents of a kind, each with one key changed. Unknown names are treated alike, because authors choose them."""
    # The values that any document has for a key, without long free text.
    used = {}
    for text in texts:
        for path, _, end, last in entries(text):
            if last - end < 25 and path[-1] in known:
                used.setdefault(path[-1], set()).add(text[end:last].removeprefix(": "))
    # A key whose value is a list in any document also gets a list of each value.
    of_lists = {path[-1] for text in texts for path, _, end, last in entries(text)
                if re.match(r": *(\[|\n *- )", text[end:last])}
    changed = {}
    for text in sorted(texts, key=len):
        for path, start, end, last in entries(text):
            path = tuple(key if key in known else "*" for key in path[-2:])
            if path in changed:
                continue
            rest = text[last:]
            values = VALUES + sorted(used.pop(path[-1], []))
            if path[-1] in of_lists:
                values += [f"[{value}]" for value in VALUES]
            changed[path] = [f"{text[:end]}: {value}{rest}" for value in values]
            changed[path] += [text[:start] + key + text[end:] for key in KEYS]
            changed[path] += [text[:start] + "a" + rest, text[:start] + "x" + text[start:], text[:last] + "x" + rest]
    for number, text in enumerate(text for texts in changed.values() for text in texts):
        (folder / f"{number}.{kind}").write_text(text)

@functools.cache
def blocks(text):
    """Returns the keys of a mapping with their values, which end with a line break."""
    return dict(re.findall(r"^([\w-]+):((?: .*)?\n(?: +.*\n|\n)*)", text, re.MULTILINE))

def expanded(text):
    """Returns the text of a destination in which the shared parts that it extends replace their names."""
    extends = re.search(r"^extends: (.+)\n", text, re.MULTILINE)
    if not extends:
        return text
    text = text.replace(extends[0], "")
    for name in re.findall(r"_shared/[\w-]+", extends[1]):
        for key, value in blocks(pathlib.Path(f"Destinations/{name}.yml").read_text()).items():
            if key == "rules":
                for rule, shared in blocks(textwrap.dedent(value)).items():
                    def whole(match):
                        keys = blocks(textwrap.dedent(shared.lstrip("\n"))) | blocks(textwrap.dedent(match[2]))
                        body = "".join(f"{key}:{value}" for key, value in keys.items())
                        return textwrap.indent(f"- id: {rule}\n" + textwrap.indent(body, "  "), match[1])
                    text = re.sub(rf"^( *)- (?:id: )?{rule}\n((?:\1  .*\n)*)", whole, text, flags=re.MULTILINE)
            elif key not in blocks(text):
                text += f"{key}:{value}"
    return text

def rules(text):
    """Returns the rules of a destination: the list of each, its id, and its keys with their values."""
    for place, value in blocks(text).items():
        for _, rule, body in re.findall(r"^( *)- id: (.+)\n((?:\1  .*\n)*)", value, re.MULTILINE):
            yield place, rule, blocks(textwrap.dedent(body))

def parameters_of(text):
    """Returns the parameters of a destination, by their names."""
    return blocks(textwrap.dedent(blocks(text).get("parameters", "")))

HEAD = """id: a
short_name: b
name: A
publisher: A
summary: A.
sources: { s: { title: A, url: "https://a.example/", checked: 2026-11-22 } }
share_states:
  codes:
    20002: { name: a, meaning: A., predictable_from: [media] }
"""

def with_one_rule(text, place, rule, keys):
    """Returns a short destination with one rule of another destination, and the parts that the rule needs."""
    top = blocks(text)
    needed = ["steps"] if "steps" in top else []
    if any(name in value for name in parameters_of(text) for value in keys.values()):
        needed.append("parameters")
    if place == "request_rules":
        needed.append("request")
    short = HEAD + "".join(f"{key}:{top[key]}" for key in needed) + "slots:\n"
    slots = re.findall(r"^  - name: .+\n(?:    (?:#|only_named:|takes:) .+\n)*", top["slots"], re.MULTILINE)
    short += slots[0] + "    rules:\n" if place == "slots" else "".join(slots) + f"{place}:\n"
    body = "".join(f"{key}:{value}" for key, value in keys.items() if key not in ("looser", "may_answer", "native_code"))
    short += textwrap.indent(f"- id: {rule}\n" + textwrap.indent(body, "  "), " " * (6 if place == "slots" else 2))
    return re.sub(r"( source):.*", r"\1: s", re.sub(r"(share_state|malformed|unusable): -?\d+", r"\1: 20002", short))

def with_few_rules(text):
    """Returns a destination with the first rule of each list."""
    rule = r"\2- id: .+\n(?:\2  .*\n)*"
    return re.sub(rf"^(( *)- id: .+\n(?:\2  .*\n)*)(?:{rule}|\2#.*\n|\n(?=\2[-#]))*", r"\1", text, flags=re.MULTILINE)

# Texts for each branch of counting and of the forms of texts: links, placeholders, settings, control characters.
TEXTS = [value for value in VALUES if "http://" in value] + [
    '""', '" \\n"', '"\\a"', '"\\x85"', '"#A09f7b"', '"#A09f7g"', '"#12"',
    '"https://a.example/b"', '"HTTP://a?b"', '"https:///a"', '"https://a b"', '"file:///a/"', '"12"', '"1a"', '"$(A) ${B} $(C ${D $"',
    '"$(A ${B} $( ${"', '"{your key}"', '"<A_B>"', '"[key]"', '"YOUR_KEY"', '"your-app-id"', '"$AppKey"', '"xxx"', '"XXXX-XX"',
    '"\\U0001F469\\u200D\\U0001F4BB e\\u0301 \\u00E9\\u6F22 \\u2600\\uFE0F"',
]
# One character of each general category of word characters, with those that can be before and after it, and each direction
# mark.
WORD_PARTS = ["A", "a", "1", "_", "!", *(f"\\u{code}" for code in ("01C5", "02B0", "00AA", "6F22", "0663", "0301", "093E", "FE0F"))]
TEXTS.append('"' + " ".join(f"http://{part} #{part} @{part} {part}http://a {part}#a {part}@a {part}.com a.com{part}" for part in WORD_PARTS) + '"')
TEXTS += [f'"a\\u{code:04X}"' for code in (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x206A)]
# These characters end a link, or belong to the surrounding sentence.
ENDS = [" ", "<", ">", '\\"', "\\x1F", "\\u00a0", "\\u3000", "\\u6f22", "\\u3042", "\\uac00", "\\U00020000", *".,:;!?'*)]}"]
TEXTS.append('"' + " ".join(f"{link}{end}{more}" for link in ("http://a.b", "a.com") for end in ENDS for more in ("", "x")) + '"')
# Each prefix of a link with a scheme, at the end of a text.
TEXTS += [f'"{link[:end]}"' for link in ("https://a", "HTTP://a") for end in range(1, 10)]
# Each digit and its neighbors, after each prefix of an entry.
TEXTS += [f'"{prefix}{digit}123"' for prefix in ("", "a") for digit in "/09:@AFG`afg\u00e9"]
def examples(values):
    return {"examples": "".join(f"\n  {outcome}: [{', '.join(values)}]" for outcome in ("pass", "fail")) + "\n"}

# Values of all other types, at the borders of the allowed range and next to them.
FIGURES = ["0", "1", "2", "1.5", "-1", "1:1", "4:5", "9:16", "16:9", "1x1", "1080x1920", "100000x1", "1e99", "1 min", "true", "false",
           "~", "h264", "jpeg", "[]", "[a]", "{ a: b }", "[A, ab, axb, a1234, 1234, a12g4, a12345]",
           f"[{', '.join(f'a{number}' for number in range(20))}]"]
# Sizes, ratios and decimal numbers, valid and invalid.
FIGURES += ["1x", "x1", "1x1x1", "1×2", "0x1", "2147483648x1", "99999999999999999999x1", "1.", "1.1.1", '"1:"', '":1"', "1:2:3",
            "1/2", "30000/1001", "1.2345678901", "1234567890123456", "1.123456789", "0/0", "1/0"]

# Values that fit one type of fact each, because the outcome of an example is only judged in a document without mistakes.
FITTING = [["0", "1", "2", "1.5", "3", "600", "2147483648"], ["1:1", "1:2", "4:5", "9:16", "2.5"], ["1x1", "1x2", "3x4", "1080x1920"],
           ["true", "false"], ["a", "b", "h264", "AB", "a1234", '""'], ["[]", "[a]", "[a, b, a1234]"]]

UNITS = ["utf16", "characters", "graphemes", "utf8_bytes", "weighted"]
LIMITS = ["max: 1", "min: 1", "above: 1", "below: 1", "range: { min: 1, max: 2 }"]
SIZE = "{ width: 1, height: 2, short: 3, long: 4, sum: 5, pixels: 6 }"
SIDES = "{ width: { max: 1 }, height: { min: 1 }, short: { above: 1 }, long: { below: 1 }, sum: { range: { min: 1, max: 2 } } }"
ENTRIES = "[a, { prefix: a }, { prefix: a, hex_digits: 4 }, { hex_digits: 4 }, { prefix: a, containing: b }, { containing: b }, { value_of: A }]"
CLAUSES = "[{ fact: duration, constraint: { max: 1 } }, { fact: { field: a }, constraint: { present: true } }]"
# Every constraint in every form.
CONSTRAINTS = LIMITS + [f"length: {{ {limit}, unit: {unit}{link} }}" for limit in LIMITS for unit in UNITS for link in ("", ", url: 23")]
CONSTRAINTS += [f"form: {form}" for form in ("hex_color", "https_url", "web_url", "plain_text", "digits", "filled")]
CONSTRAINTS += [f"position_in: {{ field: a, unit: {unit} }}" for unit in UNITS]
CONSTRAINTS += [f"{name}: {values}" for name in ("one_of", "none_of") for values in ("[a, b]", "[1, 2.5]", "[true]", "[1:1]", "[1x1]")]
CONSTRAINTS += ["equals: a", "equals: 1", "equals: true", "equals: 1:1", "equals: { value_of: A }", f"fits: {SIZE}", f"covers: {SIZE}",
                f"sides: {SIDES}", "same_as: duration", "same_as: { field: a }", "present: true", "present: false", f"contains: {ENTRIES}",
                f"lacks: {ENTRIES}", "version: { from: 1.0 }", "version: { below: 2.0 }", "version: { from: 1.0, below: 2.0 }",
                f"one_of: [{', '.join(FIGURES)}]", f"any_of: {CLAUSES}", f"all_of: {CLAUSES}"]
# Kinds that are not among these, as their test writes them.
KIND_TEST = pathlib.Path("Tests/PreflightDocumentsTests/ConstraintKindTests.swift").read_text()
KINDS = re.findall(r'Kind\(\s*#?"\{ (\w+)(: .+?) \}"', KIND_TEST)
CONSTRAINTS += [key + value for key, value in KINDS if not any(known.startswith(f"{key}:") for known in CONSTRAINTS)]

PARAMETERS = """parameters:
  version: { kind: version, meaning: A. }
  choice: { kind: choice, values: [a, b], meaning: A. }
  number: { kind: number, from: 1, to: 5, meaning: A. }
  size: { kind: size, meaning: A. }
  words: { kind: words, meaning: A. }
  text: { kind: text, meaning: A. }
"""
# The same parameters, with a default for the text. Without it no text is given, and a rule on the text is not compared.
OPEN_PARAMETERS = PARAMETERS.replace("kind: text,", "kind: text, default: a,")
# Everything that can name a parameter.
NAMING = [{"constraint": f" {{ {constraint} }}\n"} for constraint in (
    "max: { parameter: P }", "range: { min: { parameter: P }, max: 5 }", "range: { min: 1, max: { parameter: P } }",
    "fits: { parameter: P }", "sides: { short: { max: { parameter: P } } }", "length: { max: { parameter: P }, unit: utf16 }",
    "equals: { parameter: P }", "contains: { parameter: P }", "lacks: [{ prefix: a, parameter: P }]",
    "granted: { by: P, word: a }", "any_of: [{ fact: duration, constraint: { max: { parameter: P } } }]")]
NAMING += [{"when": f" {{ P: {test} }}\n"} for test in ("a", "[b, c]", "1", "{ from: 1.0 }", "{ below: 2.0 }", "{ from: a }", "{}")]

def with_parameters(short, text, parameters):
    """Returns a short destination with these parameters, and without the parameters of its original destination."""
    return short.replace("parameters:" + blocks(text).get("parameters", "\n"), "").replace("slots:\n", parameters + "slots:\n", 1)

def with_each_parameter(text, place, rule, keys):
    """Returns short destinations with one rule that names a parameter: of each kind, with or without a default, or missing."""
    for naming in NAMING:
        short = with_one_rule(text, place, rule, keys | naming)
        short = with_parameters(short, text, PARAMETERS)
        for name in ("version", "choice", "number", "size", "words", "text", "none"):
            # The rule follows the parameters.
            start = short.index("slots:\n")
            named = short[:start] + re.sub(r"\bP\b", name, short[start:])
            yield named
            for default in ("1.2", "a", "3", "1x2"):
                yield re.sub(rf"(  {name}: \{{ .*) \}}", rf"\1, default: {default} }}", named)

# A rule in the only slot of a destination: its id, its step, and more keys.
RULE = ("      - {{ id: {0}, fact: duration, constraint: {{ max: 1 }}, strength: hard, certainty: official, step: {1}, source: s,"
        " message: a, fix: A., share_state: 20002{2} }}\n")
SLOT = "slots:\n  - name: a\n    takes: [video]\n    rules:\n"

def with_judged_examples(text, place, rule, keys, constraint):
    """Returns short destinations whose only rule has examples of one type, for one value of each parameter and for several."""
    for values in FITTING:
        short = with_one_rule(text, place, rule, keys | constraint | examples(values))
        yield short
        head, slots, rules = with_parameters(short, text, OPEN_PARAMETERS).partition("slots:\n")
        for test in (" choice: [a, b]", " choice: a, number: 5"):
            yield head + slots + re.sub(r"^( *)(constraint:)", rf"\1when: {{{test} }}\n\1\2", rules, flags=re.MULTILINE)

def with_many():
    """Returns destinations with so many states, rules, versions or mistakes that sorting them merges runs, within the maximum
    length of a seed."""
    # A long run in each direction, and short ones.
    numbers = [*range(100, 160), *range(60), *range(99, 59, -1), *(160 + number * 13 % 31 for number in range(31))]
    def destination(states="", rules=RULE.format("r", "format", ""), more=""):
        return (HEAD + states + "parameters: { v: { kind: version, meaning: A. } }\nsteps: [request, context, format, duration]\n" + more
                + SLOT + rules)
    yield destination(states="".join(f"    {20100 + number}: {{ name: a, meaning: A. }}\n" for number in numbers))
    steps = ["format", "context", "duration", "request"]
    yield destination(rules="".join(RULE.format(f"r{number}", steps[number % 4], "") for number in numbers[:44]))
    yield destination(rules="".join(RULE.format(f"r{number}", "format", f", when: {{ v: {{ from: {number}.0 }} }}") for number in numbers[:40]))
    yield destination(more="".join(f"x{number}: 1\n" for number in numbers))
    yield destination(more=f"groups: [{', '.join(f'A{number}' for number in numbers)}]\n")
    # Unknown keys are found after other mistakes of the rule, which follow them.
    yield destination(rules="      - { x: 1, id: A }\n" * 20)

def with_each_fact():
    """Returns destinations whose only rule is about one fact, alone and of all files, with fitting and other limits."""
    facts = re.findall(r"^([\w.]+)\t", pathlib.Path("Sources/MediaProbe/Facts/facts.tsv").read_text(), re.MULTILINE)[1:]
    facts += re.findall(r'case \w+ = "([\w.]+)"', pathlib.Path("Sources/PreflightRules/Measure.swift").read_text())
    for fact in sorted({*facts, *(f"problems.{fact}" for fact in facts)}):
        subjects = [fact, f"{{ count: video, where: {{ {fact}: a }} }}", *(f"{{ {name}: {fact}, of: video }}" for name in ("sum", "each", "min", "max", "first"))]
        for subject in subjects:
            for constraint in ("max: 1", "equals: 1:1", "form: digits", "present: true", "contains: a", "sides: { width: { max: 1 } }"):
                rule = RULE.format("r1", "format", "").replace("fact: duration", f"fact: {subject}")
                yield HEAD + SLOT + rule.replace("max: 1", constraint)

def with_each_field():
    """Returns destinations whose requests have one field, of each type and with each default."""
    details = {"choice": ", words: [a, b], constants: [A, B]", "media": ", slots: [a]", "attachment": ", kinds: [image]", "group": ", fields: { c: { type: text } }"}
    for kind in ("type", "list_of"):
        for type in ("text", "identifier", "integer", "digits", "number", "flag", "choice", "media", "attachment", "group"):
            for default in ("", *FIGURES, '""', '"a"', '"1"', "[1]", "99999999999999999999", "-99999999999999999999", "+1", "+99999999999999999999", "+", "-", "+a", "0x10", "1e3", "-0"):
                more = details.get(type, "") + (f", default: {default}" if default else "")
                field = f"{{ {kind}: {type}{more}, tells: link, overridden_by: [d] }}"
                yield HEAD + f"slots:\n  - {{ name: a, takes: [video] }}\nrequest:\n  source: s\n  malformed: 20002\n  unusable: 20002\n  fields:\n    b: {field}\n"

def with_each_change(destination, rule):
    """Returns destinations that extend another one with a change of this rule."""
    for change in ("off", "error", "warning", "a", "~", "[]", *(f"{{ {constraint} }}" for constraint in CONSTRAINTS),
                   "{ max: 1, min: 2 }", "{ severity: warning }", "{ message: a }", "{ fix: a, max: 1 }", "{ x: 1 }", "{ examples: { pass: [1] } }"):
        yield f"id: a\nextends: {destination}\nrules:\n  {rule}: {change}\n"

def with_each_reference_and_date():
    """Returns destinations with rules that name themselves, others or unknown ones, and with days at the ends of months."""
    for looser in ("r1", "r2", "r3", "x", "~"):
        yield HEAD + SLOT + RULE.format("r1", "format", f", looser: {looser}") + RULE.format("r2", "format", "") + RULE.format("r3", "format", ", looser: r1")
    for sources in ("x", "~", "[]", "[s]", "[s, x]", "[s, s]", "[x, y]", "{ s: s }", "1"):
        yield HEAD + SLOT + RULE.format("r1", "format", "").replace("source: s", f"source: {sources}")
    for month in range(14):
        for day in (0, 1, 28, 29, 30, 31, 32):
            for year in (2000, 2023, 2024, 2100):
                yield HEAD.replace("2026-11-22", f"{year}-{month:02}-{day:02}") + SLOT + RULE.format("r1", "format", "")
    for first in ("2026-01-01", "2026-01-02", "2025-02-01", "2027-01-01"):
        yield HEAD + SLOT + RULE.format("r1", "format", f", valid_from: 2026-01-01, valid_until: {first}")

def change_of(destination, rule, keys):
    """Returns a configuration that changes a rule of a destination."""
    return f"rules:\n  {destination}/{rule}:\n" + textwrap.indent("".join(f"{key}:{keys[key]}" for key in keys), "    ")

destinations = {file.parent.name: expanded(file.read_text()) for file in sorted(pathlib.Path("Destinations").glob("*/rules.yml"))}
settings = set(json.loads(pathlib.Path("schemas/configuration.schema.json").read_text())["properties"])
configurations = [text for text in found if settings.issuperset(re.findall(r"^(\w+):", text, re.MULTILINE) or "-")]
short = [with_few_rules(text) for text in destinations.values()]
# One rule for each kind of fact, and one constraint for each kind of value, for combinations of both.
rule_on = {}
constraints = {}
for destination, text in destinations.items():
    for place, rule, keys in rules(text):
        short.append(with_one_rule(text, place, rule, keys))
        allowed = {key: keys[key] for key in ("strength", "constraint", "message", "fix", "examples") if key in keys}
        configurations.append(change_of(destination, rule, allowed | {"severity": " warning\n"}))
        subject = keys["fact"]
        rule_on.setdefault(subject[:subject.find(":")], (destination, place, rule, keys))
        constraint = keys["constraint"]
        shape = re.sub(r"\d+|(?<=: )\w+|\"[^\"]*\"|\[.*\]", "a", constraint)
        if shape not in constraints:
            short += with_each_change(destination, rule)
            constraints[shape] = {"constraint": constraint}
constraints |= {constraint: {"constraint": f" {{ {constraint} }}\n"} for constraint in CONSTRAINTS}
# The values of these documents are not changed one by one, because the documents above have the same keys.
judged = []
parametric = [{"constraint": naming["constraint"].replace("P", name)} for naming in NAMING if "constraint" in naming
              for name in ("number", "size", "words", "text")]
for subject in (" duration", " audio.channels", " video.size", " video.aspect_ratio", " image.format", " fast_start", " { field",
                " { entries", " { count", " { each", " { info_plist"):
    destination, place, rule, keys = rule_on[subject]
    for constraint in (*constraints.values(), *parametric):
        judged += with_judged_examples(destinations[destination], place, rule, keys, constraint)
for destination, place, rule, keys in rule_on.values():
    for constraint in constraints.values():
        short.append(with_one_rule(destinations[destination], place, rule, keys | constraint))
        values = TEXTS if re.search("length|count|form|prefix|containing", constraint["constraint"]) else FIGURES
        short.append(with_one_rule(destinations[destination], place, rule, keys | constraint | examples(values)))
        configurations.append(change_of(destination, rule, constraint))
for subject in (" duration", " video.size", " image.format", " { field", " { entries", " { info_plist"):
    destination, place, rule, keys = rule_on[subject]
    short += with_each_parameter(destinations[destination], place, rule, keys)
short += with_each_fact()
short += with_each_field()
short += with_each_reference_and_date()
short += with_many()

parameters = {}
for destination, text in destinations.items():
    for parameter in parameters_of(text):
        parameters.setdefault(parameter, destination)
configurations += [f"to: {place}\nassume:\n  {name}: 1\n" for name, place in parameters.items()]
write_changed("destination", short, words("destination"))
write_changed("configuration", configurations, words("destination") | words("configuration") | parameters.keys())
for kind, texts in (("destination", short + judged), ("configuration", configurations)):
    for number, text in enumerate(texts):
        (folder / f"rule-{number}.{kind}").write_text(text)

requests = [file.read_text() for file in sorted(pathlib.Path("SampleMedia/requests").rglob("*.yml"))]
requests += [text for text in found if "request:" in text or "post:" in text]
requests += [f"destination: {place}\nrequest: {{}}\ncontext:\n  {name}: 1\n" for name, place in parameters.items()]
write_changed("request", requests, words("request") | parameters.keys())
