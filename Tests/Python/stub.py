#!/usr/bin/env python3
"""A stand-in for `preflight` that answers as a test wants it: `stub.py serve --stdio`, or `stub.py scan … PATHS`.

The name of a file says what happens to a call: `pass.mp4`, `fail.mp4` and so on are outcomes; the other words are in `act`.
An object is named by the ranges that are read from it, such as `0+10,4+2.pass`. The range `end+6` has its last bytes, if it
has no size. An outcome such as `pass~fail!` gives two verdicts, before the end of the object.
"""
import base64
import json
import os
import pathlib
import sys
import threading
import time

LOCK = threading.Lock()
HELD = []  # Calls named `hold`, which are answered in reverse order as soon as a call named `release` comes.
CANCELLED = {}
RANGES = {}


def write(message):
    with LOCK:
        sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        sys.stdout.flush()


def result(call, value):
    write({"id": call, "result": value})


def error(call, code, kind, message, **data):
    write({"id": call, "error": {"code": code, "message": message, "data": {"kind": kind, **data}}})


def verdict(outcome, **members):
    return {"destination": "stub", "outcome": outcome, "findings": [], "later": {"than": "this version"}, **members}


def judged(outcome, **members):
    facts = {"kind": "video", "duration": 2.5, "video": {"width": 16, "codec": None}, "image": {"later": 1}, "streams": [],
             "tier": "header", "bytes_read": 8, "unknown": {"video.codec": {"reason": "test"}}, "problems": [],
             "pid": os.getpid()}
    return {"verdicts": [verdict(outcome)], "facts": facts, **members}


def ranges(call, params):
    """Asks for each range, and answers with the bytes of all of them as the slot."""
    description = params["file"]["object"]
    wanted, outcome = description.get("name", "0+3.pass").rsplit(".", 1)
    if "+" not in wanted:
        wanted, outcome = "0+4", wanted
    outcome, early = outcome.removesuffix("!"), outcome.endswith("!")
    content = b""
    for number, part in enumerate(filter(None, wanted.split(","))):
        offset, length = part.split("+")
        if offset == "end" and "size" in description:
            continue
        identity, arrived = f"r{call}-{number}", threading.Event()
        RANGES[identity] = (arrived, answer := {})
        request = {"call": call, "length": int(length)}
        if offset == "end":
            write({"id": identity, "method": "needEnd", "params": request})
        else:
            write({"id": identity, "method": "needRange", "params": {**request, "offset": int(offset)}})
        arrived.wait()
        if "error" in answer:
            return error(call, 1004, "range_failed", answer["error"]["message"])
        if answer["result"].get("version") != description.get("version"):
            read_error = {"code": "changed_while_reading", "message": "the file changed"}
            return result(call, {"verdicts": [verdict("unreadable", error=read_error)]})
        content += base64.b64decode(answer["result"]["bytes"])
        if offset == "end":
            content += b" of %d" % answer["result"]["size"]
    verdicts = [verdict(each, slot=content.decode("latin-1")) for each in outcome.split("~")]
    result(call, judged(outcome, verdicts=verdicts, complete=not early, params=params))


def act(call, params):
    file = params["file"]
    if params.get("to") == ["missing"]:
        return error(call, -32602, "invalid_params", "found missing, expected a destination")
    if "object" in file:
        return ranges(call, params)
    content = base64.b64decode(file.get("bytes", ""))
    word = pathlib.PurePath(file.get("name") or file.get("path") or "pass").stem
    if word == "hold":
        HELD.append(call)
    elif word == "release":
        for other in [call, *reversed(HELD)]:
            result(other, judged("pass"))
    elif word == "slow":
        CANCELLED[call].wait(30)
        error(call, 1001, "cancelled", "the call was cancelled")
    elif word == "cancellations":
        result(call, judged("pass", cancelled=sum(each.is_set() for each in CANCELLED.values())))
    elif word == "garbage":
        with LOCK:
            sys.stdout.write("this is no message\n")
            sys.stdout.flush()
    elif word == "die-once":
        if not pathlib.Path(file["path"]).exists():
            pathlib.Path(file["path"]).touch()
            os._exit(3)
        result(call, judged("pass"))
    elif word == "die":
        print("stub: out of luck", file=sys.stderr, flush=True)
        os._exit(3)
    elif word == "exit":
        # Ends in order after the answer, as between calls.
        result(call, judged("pass"))
        os._exit(0)
    elif word.startswith("error"):
        code, kind = word.split("-")[1:]
        error(call, -int(code) if int(code) > 2000 else int(code), kind, "a message", found="x", expected="y")
    elif word == "strange":
        write({"id": "r-strange", "method": "needRange", "params": {"call": 10**9, "offset": 0, "length": 1}})
        write({"method": "notice", "params": {}})
        write({"id": 10**9, "result": {}})
        result(call, judged("pass"))
    else:
        result(call, judged(word, verdicts=[verdict(word, slot=content.decode("latin-1") or None)]))


def serve():
    threads = []
    for line in sys.stdin.buffer:
        message = json.loads(line)
        call, method, params = message.get("id"), message.get("method"), message.get("params", {})
        if method is None:
            arrived, answer = RANGES.pop(call, (None, {}))
            answer.update(message)
            if arrived:
                arrived.set()
        elif method == "initialize":
            limits = {"message_bytes": 1 << 25, "in_flight": 8, "objects": 2, "range_bytes": 1 << 20}
            result(call, {"protocol": 1, "limits": limits, "arguments": sys.argv[1:], "pid": os.getpid()})
        elif method == "cancel":
            CANCELLED[params["id"]].set()
            for identity in [each for each in RANGES if each.startswith(f"r{params['id']}-")]:
                arrived, answer = RANGES.pop(identity)
                answer["error"] = {"message": "the call was cancelled"}
                arrived.set()
        elif method == "check":
            CANCELLED[call] = threading.Event()
            thread = threading.Thread(target=act, args=(call, params), daemon=True)
            thread.start()
            threads.append(thread)
        elif method == "fix" and "die" in params["file"]["path"]:
            os._exit(3)
        elif method == "fix":
            write({"method": "$/progress", "params": {"call": call, "what": "copying", "done": 1, "total": 2}})
            write({"method": "$/progress", "params": {"id": 10**9, "what": "copying", "done": 1, "total": 2}})
            result(call, {"copies": [], "text": "", "params": params})
        elif method == "probe":
            result(call, {"facts": judged("pass")["facts"]})
        else:
            result(call, {"verdicts": [verdict("pass")], "suggestions": [{"lossless": True, "shell": "true"}],
                          "copies": [], "destinations": [{"id": "stub"}], "params": params,
                          "text": params.get("subject", "")})


    # Like the command, it writes all answers before it ends, unless a test holds them back.
    deadline = time.monotonic() + 0.3
    for thread in threads:
        thread.join(max(0, deadline - time.monotonic()))


def scan():
    paths = sys.argv[sys.argv.index("--") + 1:]
    if "wrong" in paths:
        print("preflight: a wrong word", file=sys.stderr)
        return 64
    for path in paths:
        for destination in ("a", "b"):
            members = {"path": path, **verdict("pass"), "destination": destination, "slot": " ".join(sys.argv[1:])}
            print(json.dumps({"record": "verdict", **members}), flush=True)
        if path == "die":
            return 3
    while "endless" in paths:
        print(json.dumps({"record": "verdict", "path": str(time.monotonic()), **verdict("pass")}), flush=True)
    print(json.dumps({"record": "summary"}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(scan() if sys.argv[1] == "scan" else serve())
