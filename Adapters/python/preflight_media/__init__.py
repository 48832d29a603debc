"""Predicts what share destinations answer to media files, by the command preflight.

    import preflight_media

    check = preflight_media.check("clip.mp4", to=["tiktok-video", "instagram-reel"])
    print(check.accepted, [verdict.outcome for verdict in check.verdicts])

check(file, to)          the predicted answers, one for each destination
probe(file)              the facts of a file
judge(facts, to)         the predicted answers to a file with these facts
plan(file, to)           the smallest changes that destinations accept
fix(path, output, to)    repaired copies in a folder
scan(paths, to)          an iterator over the results of files, folders and stores
objects(url)             the objects of a store that `scan` checks
explain(subject), destinations(), info()    what the command knows
to_arrow(results), to_pandas(results)       tables
rejudge(verdicts)        judges the facts that preflight_media.cluster stored again
configure(...), close()  options and end of the process that all functions share
command()                the path of the command
Upload, AsyncUpload      judge an upload while it arrives
Client                   the same functions for a process with other options

Functions with an `a` in front, such as `acheck`, are for asyncio. The classes of records within a verdict or facts are in
`preflight_media.records` and `preflight_media.facts`.
"""

from ._command import command
from ._files import File
from ._rejudge import Rejudged, rejudge
from .client import Client, Depth, default
from .errors import (
    CallError,
    Cancelled,
    CommandMissing,
    InvalidParams,
    OutsideRoot,
    PreflightError,
    ProcessEnded,
    RangeFailed,
    TimedOut,
    TooBusy,
)
from .facts import Facts
from .records import Finding, Outcome, Suggestion, Verdict
from .results import Check, CheckedFile, Fixed
from .stores import StoredObject, StoreError
from .tables import to_arrow, to_pandas
from .upload import AsyncUpload, Upload

configure, close = default.configure, default.close
check, acheck = default.check, default.acheck
probe, aprobe = default.probe, default.aprobe
judge, ajudge = default.judge, default.ajudge
plan, aplan = default.plan, default.aplan
fix, afix = default.fix, default.afix
explain, aexplain = default.explain, default.aexplain
destinations, adestinations = default.destinations, default.adestinations
info, ainfo = default.info, default.ainfo
scan, ascan = default.scan, default.ascan
objects = default.objects

__all__ = [
    "AsyncUpload", "CallError", "Cancelled", "Check", "CheckedFile", "Client", "CommandMissing", "Depth", "Facts", "File",
    "Finding", "Fixed", "InvalidParams", "Outcome", "OutsideRoot", "PreflightError", "ProcessEnded", "RangeFailed",
    "Rejudged", "StoreError", "StoredObject", "Suggestion", "TimedOut", "TooBusy", "Upload", "Verdict", "acheck",
    "adestinations", "aexplain", "afix", "ainfo", "ajudge", "aplan", "aprobe", "ascan", "check", "close", "command",
    "configure", "destinations", "explain", "fix", "info", "judge", "objects", "plan", "probe", "rejudge", "scan",
    "to_arrow", "to_pandas",
]  # fmt: skip
