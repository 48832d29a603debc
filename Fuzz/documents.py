#!/usr/bin/env python3
"""Writes the documents in the code of tests as seeds: literals of several lines, and short ones with a line break or markup.

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
