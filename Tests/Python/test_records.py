"""Compares the dataclasses with the schemas of the command's records, and makes tables of them."""
import json
import pydoc
from dataclasses import fields, replace

import pytest

import preflight_media as pm
from conftest import ROOT
from preflight_media import facts as facts_of
from preflight_media import records


def schema(name):
    return json.loads((ROOT / "schemas" / f"{name}.schema.json").read_text())


VERDICT, FACTS, SUGGESTION = schema("verdict"), schema("facts")["$defs"], schema("suggestion")["properties"]
OF_FILE = FACTS["facts"]["properties"]
PAIRS = {
    pm.Verdict: VERDICT["properties"],
    pm.Finding: VERDICT["$defs"]["finding"]["properties"],
    records.ShareState: VERDICT["properties"]["share_state"]["properties"],
    records.NativeCode: VERDICT["properties"]["native_codes"]["items"]["properties"],
    records.UnknownValue: VERDICT["properties"]["unknown"]["items"]["properties"],
    records.Reason: VERDICT["properties"]["reason"]["properties"],
    records.ReadError: VERDICT["properties"]["error"]["properties"],
    records.Accepted: VERDICT["$defs"]["accepted"]["properties"],
    records.Location: VERDICT["$defs"]["location"]["properties"],
    records.Repair: VERDICT["$defs"]["repair"]["properties"],
    records.Source: VERDICT["$defs"]["finding"]["properties"]["source"]["properties"],
    pm.Facts: OF_FILE,
    facts_of.VideoFacts: OF_FILE["video"]["properties"],
    facts_of.AudioFacts: OF_FILE["audio"]["properties"],
    facts_of.ImageFacts: OF_FILE["image"]["properties"],
    facts_of.ContentFacts: OF_FILE["content"]["properties"],
    facts_of.Interval: OF_FILE["content"]["properties"]["intervals"]["items"]["properties"],
    facts_of.Curve: OF_FILE["content"]["properties"]["loudness_curve"]["properties"],
    facts_of.StreamFacts: OF_FILE["streams"]["items"]["properties"],
    facts_of.UnknownFact: OF_FILE["unknown"]["additionalProperties"]["properties"],
    facts_of.Problem: OF_FILE["problems"]["items"]["properties"],
    facts_of.Size: OF_FILE["video"]["properties"]["clean_aperture"]["properties"],
    pm.Suggestion: SUGGESTION,
    records.Predicted: SUGGESTION["predicted"]["items"]["properties"],
    records.Unserved: SUGGESTION["unserved"]["items"]["properties"],
}
# Keys that name the file, or belong to share requests alone.
NOT_OF_CALLS = {pm.Verdict: {"record", "path", "path_bytes", "request", "location", "at_run_time", "not_given", "texts",
                             "facts"},
                pm.Suggestion: {"record", "path", "path_bytes"}}
TYPES = {"int": {"integer"}, "float": {"number"}, "bool": {"boolean"}, "str": {"string"}}


@pytest.mark.parametrize("record", PAIRS, ids=lambda record: record.__name__)
def test_keys_are_those_of_the_schema(record):
    assert {each.name for each in fields(record)} - {"raw"} == set(PAIRS[record]) - NOT_OF_CALLS.get(record, set())


@pytest.mark.parametrize("record", [pm.Facts, facts_of.VideoFacts, facts_of.AudioFacts, facts_of.ImageFacts, facts_of.ContentFacts])
def test_types_are_those_of_the_schema(record):
    for each in fields(record):
        name = str(each.type).removesuffix(" | None")
        wanted = PAIRS[record].get(each.name, {})
        if name in TYPES and "type" in wanted:
            words = wanted["type"] if isinstance(wanted["type"], list) else [wanted["type"]]
            assert set(words) - {"null"} == TYPES[name], each.name


def facts(**members):
    return pm.Facts.from_json({"tier": "header", "bytes_read": 1, "streams": [], "unknown": {}, "problems": [], **members})


def test_changes_are_written():
    known = facts(duration=2, bit_rate=None, later=[1], video={"width": 3, "clean_aperture": {"width": 1, "height": 2}})
    changed = replace(known, duration=9, video=replace(known.video, width=4))
    assert changed.to_json() == {**known.raw, "duration": 9,
                                 "video": {"width": 4, "clean_aperture": {"width": 1, "height": 2}}}
    assert pm.Facts(tier="header", bytes_read=0, duration=1).to_json() == {"tier": "header", "bytes_read": 0, "duration": 1}


def test_missing_key():
    with pytest.raises(pm.PreflightError, match="ShareState without name"):
        records.ShareState.from_json({"code": 1, "borrowed": True})


def check(*outcomes, **members):
    return pm.Check.from_json({"verdicts": [{"outcome": outcome, "findings": [], **members} for outcome in outcomes]})


@pytest.mark.parametrize("outcomes, accepted, refused", [
    (["pass", "warn", "accepted", "not_applicable"], True, False), (["fail", "not_applicable"], False, True),
    (["pass", "fail"], False, False), (["unknown"], False, False), (["not_judged", "fail"], False, False),
    (["not_applicable"], False, True), ([], False, False)])
def test_accepted_and_refused(outcomes, accepted, refused):
    assert (check(*outcomes).accepted, check(*outcomes).refused) == (accepted, refused)


@pytest.mark.parametrize("code, refused", [("not_media", True), ("truncated", True), ("not_found", False), ("crashed", False)])
def test_unreadable(code, refused):
    found = check("unreadable", error={"code": code, "message": "it is so"})
    assert (found.refused, found.messages) == (refused, ("it is so",))


def finding(severity, **members):
    source = {"title": "a page", "checked": "2026-11-29"}
    return {"rule": "a/b", "severity": severity, "certainty": "official", "fact": "duration", "limit": {"min": [1], "max": None},
            "message": f"<{severity}>", "source": source, **members}


def test_equal_records_have_equal_hashes():
    one, two = check("warn", findings=[finding("warning")]), check("warn", findings=[finding("warning")])
    assert one == two and len({one, two, one.verdicts[0], one.verdicts[0].findings[0], check("pass")}) == 4
    known = facts(unknown={"duration": {"reason": "x"}}, video={"width": 3})
    assert len({known, facts(unknown={"duration": {"reason": "x"}}, video={"width": 3}), facts()}) == 2


def test_a_shown_check_says_what_was_judged(monkeypatch):
    class Known:
        def destinations(self, **_):
            return ({"id": "tiktok-share-kit-ios", "name": "TikTok Share Kit (iOS)"},)

    monkeypatch.setattr(records, "_names", {})
    records.show_names_of(known := Known())
    found = check("warn", destination="tiktok-share-kit-ios", findings=[finding("warning"), finding("note")])
    assert repr(found) == "Check(accepted=True, verdicts=[Verdict(tiktok-share-kit-ios (TikTok Share Kit (iOS)): warn, '<warning>')])"
    assert (found.warnings, found.messages) == (("<warning>",), ())
    page = found._repr_html_()
    assert "tiktok-share-kit-ios (TikTok Share Kit (iOS))" in page and "&lt;warning&gt;" in page and "<warning>" not in page
    # A result without a command is shown too.
    del known
    many = check(*["pass"] * 30, destination="x")
    assert repr(many).endswith("Verdict(x: pass), 20 more])") and len(repr(facts(duration=2))) < 80
    file = pm.CheckedFile.from_json({"path": "a.mp4", **found.raw})
    assert repr(file).startswith("CheckedFile(path='a.mp4', accepted=True")


def test_tables():
    files = [pm.CheckedFile.from_json({"path": "a.mp4", **check("fail", share_state={
        "code": 20007, "name": "x", "borrowed": False}).raw}), check("pass", "unknown")]
    columns = {"index": [0, 1, 1], "path": ["a.mp4", None, None], "share_state": [20007, None, None]}
    table = pm.to_arrow(files).to_pydict()
    assert {name: table[name] for name in columns} == columns and table["outcome"] == ["fail", "pass", "unknown"]
    frame = pm.to_pandas(files)
    assert list(frame["index"]) == [0, 1, 1] and str(frame["share_state"].dtype) == "Int64"
    known = [facts(duration=2, video={"width": 3}), facts()]
    assert pm.to_arrow(known).column("video.width").to_pylist() == [3, None]
    assert pm.to_pandas(known)["duration"].tolist()[0] == 2.0
    assert pm.to_arrow([]).num_rows == 0


def test_missing_extra(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(pm.PreflightError, match=r"preflight-media\[arrow\]"):
        pm.to_arrow([])


def test_help_and_names():
    assert all(hasattr(pm, name) for name in pm.__all__)
    public = {name for name, value in vars(pm).items() if not name.startswith("_") and not hasattr(value, "__path__")}
    assert public - set(pm.__all__) - {"client", "cluster", "default", "errors", "facts", "records", "results", "stores", "tables", "upload"} == set()
    assert len(pydoc.render_doc(pm).splitlines()) < 2000
