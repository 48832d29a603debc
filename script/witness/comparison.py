"""Compares the records and reports that two builds write, and lists the differences. script/witness/compare uses it."""
import collections
import json
import os
import re

EXAMPLES = 20
WIDTH = 100
# The kinds of differences, in the order of the list.
KINDS = [
    "outcomes", "share states", "may_answer", "native codes", "error codes", "problem codes", "findings gained",
    "findings lost", "findings changed", "numbers", "unknown facts", "other values", "keys gained", "keys lost",
    "records gained", "records lost", "skips gained", "skips lost", "order", "exit status", "reports", "texts",
]

# A command line for both builds. `subject` is put before paths if these do not distinguish runs.
Run = collections.namedtuple("Run", "name folder arguments is_report subject", defaults=(False, ""))
Output = collections.namedtuple("Output", "status bytes errors")

ABSENT = object()
# Keys whose values are texts for people.
TEXTS = {"message", "fix", "name", "reason", "title", "meaning"}
# Objects whose keys are data, and lists whose elements have a name.
MAPS = {"unknown", "libraries"}
NAMED = {
    "findings": ["field", "rule"], "problems": ["code"], "native_codes": ["code"], "unknown": ["field", "fact"],
}
# Keys whose values are compared as a whole.
WHOLE = {"limit", "measured"}


def members(path, value):
    """Returns the members of an object or list by name, each with its place and its value.

    A path has [] and {} in place of names that are data, such as verdict.findings[].rule.
    """
    name = path.rsplit(".", 1)[-1]
    if isinstance(value, dict):
        if name in MAPS:
            return {f" {key}": (path + ".{}", member) for key, member in value.items()}
        return {f".{key}": (f"{path}.{key}", member) for key, member in value.items()}
    result, count = {}, collections.Counter()
    for index, member in enumerate(value):
        title = str(index)
        if name in NAMED and isinstance(member, dict):
            title = " ".join(str(member[key]) for key in NAMED[name] if key in member)
            count[title] += 1
            title += f" #{count[title]}" if count[title] > 1 else ""
        result[f"[{title}]"] = (path + "[]", member)
    return result


def is_container(path, value):
    if path.rsplit(".", 1)[-1] in WHOLE or not isinstance(value, (dict, list)):
        return False
    return not value or isinstance(value, dict) or any(isinstance(element, dict) for element in value)


def paths(path, value):
    """Returns the path of every key in a value."""
    yield path
    if is_container(path, value):
        for below, member in members(path, value).values():
            yield from paths(below, member)


def differences(path, place, base, new):
    """Returns the differences between two values: path, place, base, new. A changed order has the path ORDER."""
    if repr(base) == repr(new):  # 1, 1.0 and true are equal in Python
        return
    if not (is_container(path, base) and is_container(path, new) and type(base) is type(new)):
        yield path, place, base, new
        return
    old_members, new_members = members(path, base), members(path, new)
    for name in sorted({*old_members, *new_members}):
        below = (old_members.get(name) or new_members.get(name))[0]
        old, now = (side.get(name, (below, ABSENT))[1] for side in [old_members, new_members])
        yield from differences(below, place + name, old, now)
    orders = [[name for name in side if name in old_members and name in new_members] for side in [old_members, new_members]]
    if isinstance(base, list) and orders[0] != orders[1]:
        yield "ORDER", place, orders[0], orders[1]


def kind_of(path, base, new):
    keys = path.replace("[]", "").split(".")
    if path == "ORDER":
        return "order"
    if path.startswith("verdict.findings[]"):
        if path == "verdict.findings[]":
            return "findings gained" if base is ABSENT else "findings lost"
        return "texts" if keys[-1] in TEXTS else "numbers" if keys[-1] in WHOLE else "findings changed"
    if keys[0] == "summary" and "versions" in keys and isinstance(base, str) and isinstance(new, str):
        return None
    for kind, found in [
        ("texts", keys[-1] in TEXTS),
        ("outcomes", "outcome" in keys),
        ("share states", "share_state" in keys),
        ("may_answer", "may_answer" in keys),
        ("native codes", "native_codes" in keys or "native_code" in keys),
        ("error codes", "error" in keys),
        ("problem codes", "problems" in keys),
        ("unknown facts", "unknown" in keys),
        ("numbers", any(type(value) in (int, float) for value in (base, new))),
    ]:
        if found:
            return kind
    return "other values"


def refuse(constant):
    raise ValueError(f"{constant} is not JSON")


def records(run, lines):
    """Returns the records in lines of NDJSON by type and place. The facts of a verdict are a separate record."""
    result, count = {}, collections.Counter()
    for line in lines:
        try:
            record = json.loads(line, parse_constant=refuse)
            kind = record.get("record", "record without type")
        except (ValueError, AttributeError):
            kind, record = "line that is not JSON", {"line": line.decode(errors="replace")}
        request = record.get("request")
        place = record.get("path_bytes") or record.get("path") or record.get("line") or ""
        if isinstance(request, dict):
            place = f"{request.get('path_bytes') or request.get('path')}#{request.get('index')}"
        facts = record.pop("facts", None)
        if facts is not None:
            result["facts", run.subject + place, record.get("destination")] = facts
        if "destination" in record:
            place += f" → {record['destination']}"
        count[kind, place] += 1
        result[kind, run.subject + place, count[kind, place]] = record
    return result


def show_change(base, new):
    """Returns excerpts of both values, of at most WIDTH characters, that begin shortly before the first difference."""
    texts = ["absent" if value is ABSENT else json.dumps(value, ensure_ascii=False) for value in [base, new]]
    start = max(len(os.path.commonprefix(texts)) - 30, 0) if max(map(len, texts)) > WIDTH else 0
    texts = [("…" if start else "") + text[start:] for text in texts]
    return " → ".join(text if len(text) <= WIDTH else text[:WIDTH] + "…" for text in texts)


class Comparison:
    def __init__(self):
        self.found = {kind: {} for kind in KINDS}  # kind → what differs → place → names of runs
        self.known = [set(), set()]  # the paths that base and new write
        self.keys = []  # differences that wait for all paths to be known
        self.records = 0

    def add(self, kind, run, place, what):
        self.found[kind].setdefault(what, {}).setdefault(place, {})[run.name] = True

    def compare(self, run, base, new):
        if base.status != new.status:
            self.add("exit status", run, run.name, f"{base.status} → {new.status}")
        if base.errors != new.errors:
            self.add("texts", run, run.name, f"standard error: {first_difference(base.errors, new.errors)}")
        if run.is_report:
            if without_versions(base.bytes) != without_versions(new.bytes):
                texts = [without_versions(side.bytes) for side in [base, new]]
                self.add("reports", run, run.name, first_difference(*texts))
            return
        sides = [base.bytes.splitlines(), new.bytes.splitlines()]
        self.records += len(sides[1])
        for known, lines in zip(self.known, sides):
            for (kind, _, _), record in records(run, lines).items():
                known.update(paths(kind, record))
        if sides[0] == sides[1]:
            return
        # Only lines that one build alone writes are compared. The others can differ only in their order.
        counts = [collections.Counter(lines) for lines in sides]
        common = counts[0] & counts[1]
        orders = [[line for line in lines if line in common] for lines in sides]
        if orders[0] != orders[1]:
            self.add("order", run, run.name, "the records come in another order")
        old_records, new_records = (records(run, (count - common).elements()) for count in counts)
        for key in sorted({*old_records, *new_records}, key=str):
            kind, place, _ = key
            old, now = old_records.get(key, ABSENT), new_records.get(key, ABSENT)
            if old is ABSENT or now is ABSENT:
                if kind != "facts" or run.arguments[0] == "probe":
                    name = "skips" if kind == "skip" else "records"
                    self.add(f"{name} {'gained' if old is ABSENT else 'lost'}", run, place, kind)
                continue
            for path, below, value, other in differences(kind, "", old, now):
                self.keys.append((run, path, place or kind, below.lstrip("."), value, other))

    def finish(self):
        """Assigns differences to kinds, after the keys of all records are known."""
        for run, path, place, below, base, new in self.keys:
            is_key = path[-1] not in "]}"
            if is_key and base is ABSENT and path not in self.known[0]:
                self.add("keys gained", run, place, path)
            elif is_key and new is ABSENT and path not in self.known[1]:
                self.add("keys lost", run, place, path)
            elif kind := kind_of(path, base, new):
                is_finding = path == "verdict.findings[]"
                what = below[len("findings[") : -1] if is_finding else f"{below}: {show_change(base, new)}"
                self.add(kind, run, place, what)


VERSIONS = [
    (rb'"versions":\{([^{}]|\{[^{}]*\})*\}', b'"versions":{}'),  # json
    (rb'name="preflight\.version" value="[^"]*"', b""),  # junit
    (rb'"name":"Preflight","version":"[^"]*"', b""),  # sarif
    (rb"<p>Preflight [0-9][^<]*</p>", b""),  # html
    ("(rules of|规则日期) [0-9-]+".encode(), b""),  # text
    ("( in |用时 ?)[0-9.]+ ?(ms|s|min|毫秒|秒|分钟)".encode(), b""),  # elapsed time
]


def without_versions(text):
    for pattern, replacement in VERSIONS:
        text = re.sub(pattern, replacement, text)
    return text


def first_difference(base, new):
    """Returns the first line in which two texts differ."""
    lines = [text.decode(errors="replace").split("\n") for text in [base, new]]
    at = len(os.path.commonprefix(lines))
    return f"line {at + 1}: {show_change(*(side[at] if at < len(side) else ABSENT for side in lines))}"


def report(comparison, options, title, run_count):
    """Prints the counts, then examples, and returns the number of differences that count."""
    ignored = {"keys gained"} if options.allow_added_keys else set()
    if options.ignore_texts:
        ignored.add("texts")
    counts = {
        kind: len(found) if kind.startswith("keys") else sum(map(len, found.values()))
        for kind, found in comparison.found.items() if found
    }
    print(f"{title}: {run_count} runs, {comparison.records} records")
    for kind, count in counts.items():
        note = "does not count" if kind in ignored else "not listed; see --texts" if kind == "texts" else ""
        note = "" if kind == "texts" and options.texts and kind not in ignored else note
        print(f"  {kind:<18}{count:>6}  {note}".rstrip())
    for kind in counts:
        if kind == "texts" and not options.texts:
            continue
        lines = []
        for what, places in sorted(comparison.found[kind].items()):
            for place in sorted(places) if options.all else [min(places)]:
                names = list(places[place])
                others = len(names) - 1
                where = f"{names[0]} and {others} more run{'s' * (others > 1)}" if others else names[0]
                where = "" if place == names[0] else f"  [{where}]"
                more = f" and {len(places) - 1} more" if len(places) > 1 and not options.all else ""
                lines.append(f"  {what}{': ' if place else ''}{place}{more}{where}")
        shown = lines if options.all else lines[:EXAMPLES]
        print(f"\n{kind}\n" + "\n".join(shown))
        if len(shown) < len(lines):
            print(f"  … and {len(lines) - len(shown)} more: list them with --all")
    total = sum(count for kind, count in counts.items() if kind not in ignored)
    print(("\n" if counts else "") + (f"{total} difference{'s' * (total > 1)}" if total else "identical"))
    return total
