"""Predicts what share destinations answer to media files, by the command preflight.

    import preflight_media

    check = preflight_media.check("clip.mp4", to=["tiktok", "instagram-reel"])
    print(check.accepted, [verdict.outcome for verdict in check.verdicts])

All functions share one process of the command, which starts with the first call. `Client` has the same functions as methods
for a process with other options. Functions with an `a` in front are for asyncio.
"""

from ._command import command
from ._files import BinaryFile, File
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
from .facts import (
    AudioFacts,
    ContentFacts,
    Curve,
    Facts,
    ImageFacts,
    Interval,
    Problem,
    Size,
    StreamFacts,
    UnknownFact,
    VideoFacts,
)
from .records import (
    Accepted,
    Finding,
    Json,
    Location,
    NativeCode,
    Outcome,
    Predicted,
    ReadError,
    Reason,
    Record,
    Repair,
    ShareState,
    Source,
    Suggestion,
    UnknownValue,
    Unserved,
    Verdict,
)
from .results import Check, CheckedFile, Fixed
from .tables import to_arrow, to_pandas
from .upload import AsyncUpload, Upload

configure = default.configure
check, acheck = default.check, default.acheck
probe, aprobe = default.probe, default.aprobe
judge, ajudge = default.judge, default.ajudge
plan, aplan = default.plan, default.aplan
fix, afix = default.fix, default.afix
explain, aexplain = default.explain, default.aexplain
destinations, adestinations = default.destinations, default.adestinations
info, ainfo = default.info, default.ainfo
scan, ascan = default.scan, default.ascan

__all__ = [
    "Accepted", "AsyncUpload", "AudioFacts", "BinaryFile", "CallError", "Cancelled", "Check", "CheckedFile", "Client",
    "CommandMissing", "ContentFacts", "Curve", "Depth", "Facts", "File", "Finding", "Fixed", "ImageFacts", "Interval",
    "InvalidParams", "Json", "Location", "NativeCode", "Outcome", "OutsideRoot", "Predicted", "PreflightError", "Problem",
    "ProcessEnded", "RangeFailed", "ReadError", "Reason", "Record", "Repair", "ShareState", "Size", "Source", "StreamFacts",
    "Suggestion", "TimedOut", "TooBusy", "UnknownFact", "UnknownValue", "Unserved", "Upload", "Verdict", "VideoFacts",
    "acheck", "adestinations", "aexplain", "afix", "ainfo", "ajudge", "aplan", "aprobe", "ascan", "check", "command",
    "configure", "destinations", "explain", "fix", "info", "judge", "plan", "probe", "scan", "to_arrow", "to_pandas",
]  # fmt: skip
