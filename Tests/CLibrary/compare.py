"""Compares what a caller of the C library prints with the verdicts of the command: compare.py RECORDS CALLER… -- TO FILE…

RECORDS is the output of `preflight scan --format ndjson` for the same destinations and files.
"""
import json
import subprocess
import sys


def main():
    records, *words = sys.argv[1:]
    end = words.index("--")
    caller, to, files = words[:end], words[end + 1], words[end + 2 :]
    expected = {}
    with open(records, encoding="utf-8") as lines:
        for record in map(json.loads, lines):
            if record["record"] == "verdict":
                expected.setdefault(record["path"], []).append({key: record[key] for key in record if key not in ("record", "path")})
    printed = subprocess.run([*caller, to, *files], check=True, capture_output=True, text=True).stdout.splitlines()
    if len(printed) != len(files) or set(expected) != set(files):
        sys.exit(f"compare: found {len(printed)} lines of {caller[-1]} and {len(expected)} files of the command, expected {len(files)}")
    differing = [file for file, line in zip(files, printed) if json.loads(line) != expected[file]]
    if differing:
        sys.exit("\n".join([*differing, f"compare: {caller[-1]} gives other verdicts on these {len(differing)} of {len(files)} files"]))
    print(f"compare: {caller[-1]}: {len(files)} files have the verdicts of the command", file=sys.stderr)


main()
