#!/usr/bin/env python3
"""Writes documents as seeds: those in the code of tests, and the destinations with one key changed.

Those in the code are literals of several lines, and short ones with a line break or markup. Each key that a destination has is
removed, misspelled, and given a value of each kind and all values of other destinations, in the shortest destination that
has it.

usage: documents.py FOLDER
"""
import pathlib, re, sys, textwrap

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

for number, text in enumerate(sorted(found)):
    # A reader must also survive the documents of others, but its own kind is the better seed.
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

VALUES = ["", "[]", "{}", "[a, a]", "{a: b}", "7", "-7", "0", "1.5", "true", "nonsense", "99999999999999999999"]
# Controls, and characters of each range that a terminal must not get (JSONWriter.swift, `disturbsTerminal`).
VALUES += [r'"\a"', r'"\u007F\u061C\u180E\u200B\u2028\u2060\uFEFF\uFFF9\U000E0001"']
# A key in a line of its own, or in braces, with its value.
ENTRY = re.compile(r"(?P<key>[\w.-]+):(?P<value> (?:\"[^\"]*\"|\[[^\]]*\]|[^,{}\[\]\n]+)|(?= \{|$))", re.MULTILINE)

def indentation(line):
    return len(line) - len(line.lstrip(" -"))

def entries(text):
    """The entries of a document, each with the keys that lead to it, and the places of its key and its value."""
    outer = []
    start = 0
    for line in text.splitlines(keepends=True):
        if not line.lstrip().startswith("#"):
            while outer and outer[-1][0] >= indentation(line):
                outer.pop()
            inner = []
            for entry in ENTRY.finditer(line.rstrip("\n")):
                end = start + entry.end("value")
                if entry["value"] in ("", " >-", " |"):
                    # The lines that are further in, or the rest of the line.
                    block = re.match(rf"[^\n]+|(?:\n(?: {{{indentation(line) + 1},}}[^\n]*|(?=\n)))*", text[end:])
                    end += block.end()
                yield (*(key for _, key in outer), *inner, entry["key"]), start + entry.start(), start + entry.end("key"), end
                inner.append(entry["key"])
            if inner:
                outer.append((indentation(line), inner[0]))
        start += len(line)

known = set(re.findall(r'"(\w+)"', pathlib.Path("schemas/destination.schema.json").read_text()))
destinations = [file.read_text() for file in sorted(pathlib.Path("Destinations").glob("*.yml"))]
# Values that any destination has for a key; free text is longer.
used = {}
for text in destinations:
    for path, _, end, last in entries(text):
        if last - end < 25 and path[-1] in known:
            used.setdefault(path[-1], set()).add(text[end:last].removeprefix(": "))

changed = {}
for text in sorted(destinations, key=len):
    for path, start, end, last in entries(text):
        # All names that an author chooses are alike.
        path = tuple(key if key in known else "*" for key in path[-2:])
        if path in changed:
            continue
        rest = text[last:]
        values = VALUES + sorted(used.pop(path[-1], []))
        changed[path] = [f"{text[:end]}: {value}{rest}" for value in values]
        changed[path] += [text[:start] + "a" + rest, text[:start] + "x" + text[start:], text[:last] + "x" + rest]

for number, text in enumerate(text for texts in changed.values() for text in texts):
    (folder / f"{number}.destination").write_text(text)
