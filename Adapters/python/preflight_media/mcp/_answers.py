"""The answers of the tools: each as a value for programs, and as a short text for people and models.

Every text that a file can contain is shown as data. See `_text`.
"""

from __future__ import annotations

import json
import os
import re
import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from typing_extensions import TypedDict

from ..records import Finding, Suggestion, Verdict, every_accepts
from ..results import Fixed
from ._roots import Place
from ._text import NAME, is_plain, quoted, shown, value

# The most of each in one answer. The rest has to be asked for.
FILES, VERDICTS, PROBLEMS, ALL_PROBLEMS = 20, 10, 5, 25
# The most bytes of a verdict in both forms, and of a command. What surrounds an answer has up to 210 bytes.
VERDICT_BYTES, COMMAND_BYTES = 1390, 200


class Problem(TypedDict, total=False):
    """A broken rule. Without a severity, it is an error."""

    rule: str
    severity: str
    measured: Any
    limit: Any
    unit: str
    message: str
    advice: str
    source: str


class Answer(TypedDict, total=False):
    """The predicted answer of a destination."""

    destination: str
    outcome: str
    problems: list[Problem]
    more_problems: int
    unknown: list[str]
    depends_on: list[str]


class File(TypedDict, total=False):
    file: str
    accepted: bool
    warnings: int
    verdicts: list[Answer]
    more_verdicts: int
    error: str
    command: str


class Checked(TypedDict, total=False):
    """`judged` has the names of the destinations that apply to the files."""

    accepted: bool
    judged: dict[str, str]
    more_judged: int
    files: int
    accepted_files: int
    skipped_files: int
    results: list[File]
    rest: str


class Reach(TypedDict):
    file: str
    accept: list[str]
    after_a_fix: list[str]
    refuse: dict[str, list[str]]
    unknown: list[str]
    not_for_this_kind: int


class Change(TypedDict, total=False):
    destinations: dict[str, str]
    changes: list[str]
    lossless: bool
    losses: list[str]
    command: str


class Unserved(TypedDict):
    destination: str
    reason: str
    rules: list[str]


class Plan(TypedDict, total=False):
    file: str
    accepted: bool
    changes: list[Change]
    impossible: list[Unserved]
    output: str


class Written(TypedDict):
    file: str
    destinations: dict[str, str]


class Repaired(Plan, total=False):
    dry_run: bool
    written: list[Written]
    report: list[str]


class Destination(TypedDict, total=False):
    id: str
    name: str
    takes: list[str]
    groups: list[str]
    slots: dict[str, list[str]]
    parameters: dict[str, str]


class Known(TypedDict):
    destinations: list[Destination]


@dataclass(frozen=True)
class Result:
    """The result of a file: its verdicts, or the reason why there are none. `name` is that of the client."""

    name: str
    verdicts: Sequence[Verdict] = ()
    error: str | None = None

    @property
    def is_accepted(self) -> bool:
        return self.error is None and every_accepts(self.verdicts)


def checked(
    results: Sequence[Result], names: Mapping[str, str], to: Iterable[str], skipped: int, start: int, details: bool
) -> tuple[Checked, str]:
    """Returns the answer to a check. Files that are not accepted come first."""
    order = sorted(results, key=lambda result: result.is_accepted)[start : start + FILES]
    told = max(1, sum(len(_told(result, details)) for result in order))
    if details:
        return _checked(results, order, names, list(to), skipped, start, Limits(100, 300, True))
    for problems, words in ((PROBLEMS, 90), (PROBLEMS, 60), (PROBLEMS, 40), (PROBLEMS, 28), (4, 40), (3, 40), (2, 40), (1, 40)):
        most = Limits(max(1, min(problems, ALL_PROBLEMS // told)), words, False)
        answer, text = _checked(results, order, names, list(to), skipped, start, most)
        written = json.dumps([answer, text], ensure_ascii=False, separators=(",", ":"))
        if len(written.encode()) <= VERDICT_BYTES * told:
            break
    return answer, text


@dataclass(frozen=True)
class Limits:
    """The most problems of a verdict, and the most bytes of a message."""

    problems: int
    words: int
    details: bool


def _checked(
    results: Sequence[Result],
    order: Sequence[Result],
    names: Mapping[str, str],
    to: list[str],
    skipped: int,
    start: int,
    most: Limits,
) -> tuple[Checked, str]:
    accepted = sum(result.is_accepted for result in results)
    is_accepted = accepted == len(results)
    answer: Checked = {"accepted": is_accepted, "files": len(results), "accepted_files": accepted, "results": []}
    lines = [f"{'Accepted' if is_accepted else 'NOT ACCEPTED'}: {accepted} of {len(results)} files are accepted."]
    applied = (verdict for result in order for verdict in result.verdicts if verdict.outcome != "not_applicable")
    judged = list(dict.fromkeys(verdict.destination for verdict in applied if verdict.destination))
    if judged:
        answer["judged"] = {shown(each, 60): shown(names.get(each, ""), 60) for each in judged[: most.problems + VERDICTS]}
        said = [f"{each} ({name})" if name else each for each, name in answer["judged"].items()]
        if len(judged) > len(said):
            answer["more_judged"] = len(judged) - len(said)
            said.append(f"{answer['more_judged']} more")
        lines.append(f"judged for: {', '.join(said)}".replace("[", "(").replace("]", ")"))
    if skipped:
        answer["skipped_files"] = skipped
        lines.append(f"{skipped} files were left out, since their names are not those of media.")
    for result in order:
        entry, words = _file(result, to, most)
        answer["results"].append(entry)
        lines += words
    left = len(results) - start - len(order)
    if left > 0:
        answer["rest"] = f"{left} more files: start={start + len(order)}"
        lines.append(answer["rest"])
    return answer, "\n".join(lines)


def _told(result: Result, details: bool) -> list[Verdict]:
    """Returns the verdicts that an answer has: those that stop a file, or the warnings of an accepted one."""
    if details:
        return list(result.verdicts)
    if result.is_accepted:
        return [verdict for verdict in result.verdicts if verdict.warnings]
    return [verdict for verdict in result.verdicts if not (verdict.is_accepted or verdict.outcome == "not_applicable")]


def _file(result: Result, to: list[str], most: Limits) -> tuple[File, list[str]]:
    entry: File = {"file": shown(result.name, NAME), "accepted": result.is_accepted}
    errors = {each.error.code: each.error.message for each in result.verdicts if each.error is not None}
    if result.error is not None or errors:
        entry["error"] = result.error or "; ".join(f"{shown(code, 40)}: {quoted(text)}" for code, text in errors.items())
        return entry, [f"{quoted(result.name, NAME)}: not accepted, {entry['error']}"]
    told = _told(result, most.details)
    if not result.is_accepted and not told:
        told = list(result.verdicts)
    lines = list[str]()
    warnings = sum(finding.severity == "warning" for verdict in result.verdicts for finding in verdict.findings)
    if warnings:
        entry["warnings"] = warnings
    if told:
        entry["verdicts"] = []
    for verdict in told if most.details else told[:VERDICTS]:
        answer, words = _verdict(verdict, most)
        entry.setdefault("verdicts", []).append(answer)
        lines += words
    if not most.details and len(told) > VERDICTS:
        entry["more_verdicts"] = len(told) - VERDICTS
        lines.append(f"{entry['more_verdicts']} more destinations: details=true")
    lines.insert(0, f"{quoted(result.name, NAME)}: {'accepted' if result.is_accepted else 'not accepted'}")
    refused = [verdict for verdict in result.verdicts if not verdict.is_accepted]
    if is_plain(result.name) and any(finding.repair for verdict in refused for finding in verdict.findings):
        names = ["--to", ",".join(to)] if to else []
        command = shlex.join(["preflight", "fix", *names, "--output", "fixed", "--", result.name])
        if len(command.encode()) <= COMMAND_BYTES:
            entry["command"] = command
            lines.append(f"fix: {quoted(command, COMMAND_BYTES)}")
    return entry, lines


def _verdict(verdict: Verdict, most: Limits) -> tuple[Answer, list[str]]:
    where = shown(verdict.destination or "file", 60)
    answer: Answer = {"destination": where, "outcome": verdict.outcome}
    words = f"{where}: {verdict.outcome}"
    if verdict.reason is not None:
        words += f", {quoted(verdict.reason.message)}"
    if verdict.unknown:
        missing = {shown(each.field or each.fact, 60): each.tier for each in verdict.unknown[:PROBLEMS]}
        answer["unknown"] = list(missing)
        hints = (name + (f" (depth={tier} reads it)" if tier else "") for name, tier in missing.items())
        words += ", not known: " + ", ".join(hints)
    if verdict.depends_on:
        answer["depends_on"] = [shown(name, 60) for name in verdict.depends_on[:PROBLEMS]]
        words += f", depends on {', '.join(answer['depends_on'])}: give it in assume"
    levels = ("error", "warning", "note") if most.details else ("error", "warning")
    findings = [finding for level in levels for finding in verdict.findings if finding.severity == level]
    if findings:
        answer["problems"] = [_problem(finding, most.details) for finding in findings[: most.problems]]
    lines = [words, *(_line(finding, most.words) for finding in findings[: most.problems])]
    if len(findings) > most.problems:
        answer["more_problems"] = len(findings) - most.problems
        lines.append(f"{answer['more_problems']} more problems: details=true")
    return answer, lines


def _problem(finding: Finding, details: bool) -> Problem:
    problem: Problem = {"rule": shown(finding.rule, 80)}
    if finding.severity != "error":
        problem["severity"] = finding.severity
    problem["measured"], problem["limit"] = value(finding.measured), value(finding.limit)
    if finding.unit is not None:
        problem["unit"] = finding.unit
    if details:
        problem["message"], problem["advice"] = shown(finding.message, 300), shown(finding.fix or "", 300)
        problem["source"] = f"{shown(finding.source.title)} {shown(finding.source.url or '', 300)}".strip()
    return problem


def _line(finding: Finding, words: int) -> str:
    mark = "" if finding.severity == "error" else f"{finding.severity} "
    return f"- {mark}{shown(finding.rule, 80)}: {quoted(finding.message, words)}"


def reach(name: str, verdicts: Sequence[Verdict], suggestions: Sequence[Suggestion]) -> tuple[Reach, str]:
    """Returns the destinations that accept a file as it is, that would accept a changed one, and that refuse both."""
    served = {each.destination for suggestion in suggestions for each in suggestion.predicted if _is_good(each.outcome)}
    answer: Reach = {
        "file": shown(name, NAME),
        "accept": [_id(verdict) for verdict in verdicts if verdict.is_accepted],
        "after_a_fix": [_id(verdict) for verdict in verdicts if not verdict.is_accepted and verdict.destination in served],
        "refuse": {},
        "unknown": [_id(each) for each in verdicts if each.outcome in ("unknown", "not_judged")],
        "not_for_this_kind": sum(verdict.outcome == "not_applicable" for verdict in verdicts),
    }
    errors = dict.fromkeys(shown(each.error.message) for each in verdicts if each.error is not None)
    for verdict in verdicts:
        if verdict.outcome in ("fail", "unreadable") and verdict.destination not in served:
            rules = [shown(each.rule.rpartition("/")[2], 60) for each in verdict.findings if each.severity == "error"]
            answer["refuse"][_id(verdict)] = rules[:PROBLEMS]
    lines = [f"{quoted(name, NAME)}:"]
    for title, names in (
        ("accept it", answer["accept"]),
        ("accept it after a fix", answer["after_a_fix"]),
        ("refuse it", list(answer["refuse"])),
        ("unknown", answer["unknown"]),
    ):
        if names:
            lines.append(f"{title}: {', '.join(names)}")
    return answer, "\n".join([*lines, *(f'cannot be read: "{error}"' for error in errors)])


def _id(verdict: Verdict) -> str:
    return shown(verdict.destination or "", 60)


def _is_good(outcome: str) -> bool:
    return outcome in ("pass", "warn", "accepted")


def plan(result: Result, suggestions: Sequence[Suggestion]) -> tuple[Plan, str]:
    """Returns the changes with which destinations accept a file, with those that no change can serve."""
    answer: Plan = {"file": shown(result.name, NAME), "accepted": result.is_accepted, "changes": [], "impossible": []}
    lines = list[str]()
    for suggestion in suggestions:
        for each in suggestion.unserved:
            rules = [shown(rule, 80) for rule in each.rules[:PROBLEMS]]
            answer["impossible"].append(
                {"destination": shown(each.destination, 60), "reason": each.reason or "", "rules": rules}
            )
            lines.append(f"no change for {shown(each.destination, 60)} ({each.reason or 'impossible'}): {', '.join(rules)}")
        if suggestion.predicted:
            change, words = _change(suggestion, is_plain(result.name))
            answer["changes"].append(change)
            lines += words
    if not lines:
        reasons = dict.fromkeys(quoted(each.error.message) for each in result.verdicts if each.error is not None)
        lines = ["It needs no change."] if result.is_accepted else ["Nothing can be repaired.", *reasons]
    return answer, "\n".join([f"{quoted(result.name, NAME)}:", *lines])


def _change(suggestion: Suggestion, is_plain_name: bool) -> tuple[Change, list[str]]:
    destinations = {shown(each.destination, 60): str(each.outcome) for each in suggestion.predicted}
    names = [shown(repair.id, 60) for repair in suggestion.repairs]
    change: Change = {"destinations": destinations, "changes": names, "lossless": bool(suggestion.lossless)}
    after = ", ".join(f"{name} {outcome}" for name, outcome in destinations.items())
    lines = [f"change {', '.join(names)} → {after}" + (", lossless" if suggestion.lossless else "")]
    if suggestion.losses:
        change["losses"] = [shown(loss) for loss in suggestion.losses]
        lines.append("loses " + ", ".join(change["losses"]))
    if suggestion.shell and is_plain_name:
        change["command"] = suggestion.shell
        if shown(suggestion.shell, 1000) == suggestion.shell:
            lines.append(f"run: {quoted(suggestion.shell, 1000)}")
    return change, lines


def repaired(planned: tuple[Plan, str], fixed: Fixed | None, output: Place) -> tuple[Repaired, str]:
    """Returns what was written, or without `fixed` what would be."""
    answer: Repaired = {"dry_run": fixed is None, "output": shown(output.name, NAME), "written": []}
    answer.update(cast(Repaired, planned[0]))
    for change in answer.get("changes", []):
        change.pop("command", None)  # It would write another file.
    text = "\n".join(line for line in planned[1].split("\n") if not line.startswith("run: "))
    if fixed is None:
        words = f"Dry run, nothing was written. dry_run=false writes into {quoted(output.name, NAME)}."
        return answer, f"{words}\n{text}"
    lines = list[str]()
    for copy in fixed.copies:
        outcomes = {_id(verdict): str(verdict.outcome) for verdict in copy.verdicts}
        name = os.path.join(output.name, os.path.relpath(copy.path, output.path))
        answer["written"].append({"file": shown(name, NAME), "destinations": outcomes})
        lines.append(f"wrote {quoted(name, NAME)}: " + ", ".join(f"{each} {outcome}" for each, outcome in outcomes.items()))
    verdicts = [verdict for copy in fixed.copies for verdict in copy.verdicts]
    served = {verdict.destination for verdict in verdicts if verdict.is_accepted}
    wanted = {name for change in answer.get("changes", []) for name in change.get("destinations", {})}
    is_done = every_accepts(verdicts) and wanted <= served and not answer.get("impossible")
    answer["accepted"] = is_done or bool(planned[0].get("accepted"))
    if planned[0].get("accepted") and not fixed.copies:
        return answer, f"{text} Nothing was written."
    if not answer["accepted"]:
        answer["report"] = [shown(for_tools(line), 300) for line in fixed.text.splitlines()[-4:]]
        lines += [f'"{line}"' for line in answer["report"]]
    return answer, "\n".join([f"{'Accepted' if answer['accepted'] else 'NOT ACCEPTED'} after the fix.", *lines])


def for_tools(text: str) -> str:
    """Returns a message of the command with the arguments of the tools in place of options, and without one that they lack."""
    text = re.sub(r",? or (use )?--force( to replace it| replaces it)?", "", text)
    text = re.sub(r"--(crop|trim)\b", r"\1=true", text).replace("--strip-location", "strip_location=true")
    return re.sub(r"--(pad|background|output|to|depth|assume|slot)\b( (?=[A-Z]))?", lambda match: match[1] + ("=" if match[2] else ""), text)


def known(records: Sequence[Mapping[str, Any]], details: bool) -> tuple[Known, str]:
    """Returns the destinations, with `details` also their slots, groups and parameters."""
    answer: Known = {"destinations": []}
    lines = list[str]()
    for record in records:
        kinds = list(dict.fromkeys(str(kind) for slot in record["slots"] for kind in slot["takes"]))
        entry: Destination = {"id": record["id"], "name": shown(record["name"], 60), "takes": kinds}
        if details:
            entry["groups"] = record["groups"]
            entry["slots"] = {slot["name"]: slot["takes"] for slot in record["slots"]}
            entry["parameters"] = {
                each["name"]: shown(each.get("meaning", each.get("kind", "")), 200) for each in record["parameters"]
            }
        answer["destinations"].append(entry)
        lines.append(f"{record['id']} ({', '.join(kinds)})")
        lines += [f"assume {name}: {meaning}" for name, meaning in entry.get("parameters", {}).items()]
    return answer, "\n".join(lines)
