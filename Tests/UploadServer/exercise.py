"""Uploads files to the example server with curl, with slow clients and with its page in a browser.

usage: exercise.py [--soak SECONDS] [--without-browser]

Exit status 1 if anything is not as expected.
"""
import argparse
import json
import pathlib
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time

from server import ROOT, Server, enlarged, movie, refused_movie
sys.path.insert(0, str(ROOT / "Tests" / "Python"))
from whole_file import cases

MEGABYTE = 1_000_000
failures = 0


def expect(condition, message):
    global failures
    if not condition:
        failures += 1
        print(f"  FAILED: {message}")


def curl(url, *words, stdin=None):
    """Returns the status, the headers, the content and what curl measured."""
    with tempfile.TemporaryDirectory() as folder:
        body, head = pathlib.Path(folder, "body"), pathlib.Path(folder, "head")
        done = subprocess.run(
            ["curl", "-sS", "-m", "60", "-o", body, "-D", head, "-w", "%{json}", *words, url], stdin=stdin,
            capture_output=True, text=True)
        measured = json.loads(done.stdout)
        content = body.read_bytes() if body.exists() else b""
        headers = dict(line.lower().split(": ", 1) for line in head.read_text().splitlines() if ": " in line)
        return measured["response_code"], headers, json.loads(content) if content else None, measured


def expect_problem(answer, status, title, name):
    code, headers, problem, _ = answer
    expect(code == status, f"{name}: status {code}")
    expect(headers.get("content-type") == "application/problem+json", f"{name}: {headers}")
    expect(problem and problem["title"] == title and problem["status"] == status, f"{name}: {problem and problem['title']}")
    expect(problem and len(problem["verdicts"]) == 2, f"{name}: a verdict for each destination")
    return problem or {"bytes": 0, "verdicts": []}


def outcomes(answer):
    return [verdict["outcome"] for verdict in answer["verdicts"]]


def accepted(server, files):
    for name, words in {"PUT": ["-T", files.ok], "POST": ["--data-binary", f"@{files.ok}"]}.items():
        code, headers, answer, _ = curl(f"{server.url}/uploads/ok.mp4", *words)
        expect(code == 200 and headers["content-type"].startswith("application/json"), f"{name}: {code} {headers}")
        expect(answer["bytes"] == files.ok.stat().st_size and "pass" in outcomes(answer), f"{name}: {answer}")
        expect(answer["verdicts"][0]["destination"] == "tiktok-video", f"{name}: {answer}")
    with open(files.ok, "rb") as content:
        code, _, answer, _ = curl(f"{server.url}/uploads/ok.mp4", "-T", "-", stdin=content)
    expect(code == 200 and answer["bytes"] == files.ok.stat().st_size, f"chunked, without a length: {code} {answer}")
    # curl asks before it sends more than 1 MB, and waits for a second if there is no answer.
    code, _, answer, measured = curl(f"{server.url}/uploads/large.mp4", "-T", files.large)
    expect(code == 200 and answer["bytes"] == files.large.stat().st_size, f"large: {code} {answer}")
    print(f"accepted: PUT, POST, chunked; {answer['bytes'] / MEGABYTE:.0f} MB in {measured['time_total']:.2f} s")
    code, _, _, measured = curl(f"{server.url}/uploads/middle.mp4", "-T", files.middle)
    expect(code == 200 and measured["time_total"] < 0.9, f"the client was not asked for the body: {measured['time_total']} s")


def refused(server, files):
    size = files.refused.stat().st_size
    taken, sent = [], []
    for words in (["-T", files.refused], ["-X", "POST", "-T", files.refused], ["-T", files.refused, "-H", "Expect:"]) * 10:
        answer = curl(f"{server.url}/uploads/refused.mp4", *words)
        problem = expect_problem(answer, 422, "Unprocessable Content", "refused early")
        expect(outcomes(problem) == ["fail", "fail"], f"refused early: {outcomes(problem)}")
        taken.append(problem["bytes"])
        sent.append(answer[3]["size_upload"])
    expect(max(taken) <= 256 << 10, f"refused after {max(taken)} bytes")
    print(f"refused early, 30 times: {min(taken):,} to {max(taken):,} bytes of {size:,} were read; curl sent up to {max(sent):,}")
    with open(files.refused, "rb") as content:
        problem = expect_problem(curl(f"{server.url}/uploads/x.mp4", "-T", "-", stdin=content), 422, "Unprocessable Content", "chunked")
    expect(0 < problem["bytes"] <= 256 << 10, f"chunked: refused after {problem['bytes']} bytes")
    last = expect_problem(curl(f"{server.url}/uploads/last.mp4", "-T", files.last), 422, "Unprocessable Content", "index last")
    expect(last["bytes"] == files.last.stat().st_size, f"index last: refused after {last['bytes']} bytes")
    text = expect_problem(curl(f"{server.url}/uploads/text.mp4", "-T", __file__), 422, "Unprocessable Content", "text")
    expect(outcomes(text) == ["unreadable", "unreadable"], f"text: {outcomes(text)}")
    for path in files.noise:
        problem = expect_problem(curl(f"{server.url}/uploads/noise.mp4", "-T", path), 422, "Unprocessable Content", path.name)
        expect(outcomes(problem) == ["unreadable", "unreadable"], f"{path.name}: {outcomes(problem)}")
        expect(all(verdict["error"]["code"] == "not_media" for verdict in problem["verdicts"]), f"{path.name}: {problem}")


def undecided(server, files, status):
    """A file that only a deeper tier reads is refused with the reason, unless the server accepts such files."""
    code, _, answer, _ = curl(f"{server.url}/uploads/film.flv", "-T", files.undecided)
    expect(code == status and outcomes(answer) == ["unknown", "unknown"], f"undecided: {code} {answer}")
    reasons = [entry["message_id"] for verdict in answer["verdicts"] for entry in verdict["unknown"]]
    expect(reasons == ["no_header_reader"] * 2, f"undecided: {reasons}")


def too_large(server, files):
    stated = expect_problem(curl(f"{server.url}/uploads/a.mp4", "-T", files.too_large), 413, "Content Too Large", "stated length")
    expect(stated["bytes"] == 0, f"stated length: {stated['bytes']} bytes were read")
    with open(files.too_large, "rb") as content:
        unstated = expect_problem(curl(f"{server.url}/uploads/a.mp4", "-T", "-", stdin=content), 413, "Content Too Large", "no length")
    expect(files.limit < unstated["bytes"] <= files.limit + MEGABYTE, f"no length: {unstated['bytes']} bytes were read")
    print(f"too large: after {stated['bytes']} bytes with a length, after {unstated['bytes']:,} without; the limit is {files.limit:,}")


def slow(server, patience):
    """A client that sends a byte now and then gets 408. One that sends nothing is disconnected."""
    def client(head, body_pause):
        start = time.monotonic()
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
            connection.sendall(head)
            connection.settimeout(body_pause)
            while time.monotonic() - start < 15:
                try:
                    return connection.recv(65536), time.monotonic() - start
                except TimeoutError:
                    if body_pause < 1:
                        connection.sendall(b"a")
        return None, 15

    head = b"PUT /uploads/slow.mp4 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n"
    answer, seconds = client(head, 0.2)
    expect(answer and answer.startswith(b"HTTP/1.1 408") and b"application/problem+json" in answer, f"slow body: {answer}")
    expect(patience <= seconds < patience + 2, f"slow body: answered after {seconds:.1f} s")
    for name, part in {"silent body": head, "half a head": head[:30], "nothing": b""}.items():
        answer, gone = client(part, 20)
        expect(answer == b"" and patience <= gone < 2 * patience + 2, f"{name}: {answer} after {gone:.1f} s")
    print(f"slow: 408 after {seconds:.1f} s; silent clients are disconnected")


def gone(server):
    """A client that goes away in the middle is counted, and nothing of it stays."""
    for head in (b"Content-Length: 1000000", b"Transfer-Encoding: chunked"):
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(b"PUT /uploads/gone.mp4 HTTP/1.1\r\nHost: localhost\r\n" + head + b"\r\n\r\n4\r\nabcd\r\n")
            time.sleep(0.2)


def whole_files():
    """Sends the cases of Tests/Exchange/whole-file.tsv. A client that breaks off never gets an answer that accepts its file."""
    tried = 0
    chosen = [case for case in cases() if is_of_http(case)]
    for to in sorted({case.to for case in chosen}):
        with Server(TO=to) as server:
            for case in (case for case in chosen if case.to == to):
                found = send(server, case)
                expect(found == case.answer, f"{case}: {found}, expected {case.answer}")
                tried += 1
            broken = sum(case.to == to and case.answer == "error" for case in chosen)
            deadline = time.monotonic() + 10
            while (counters := server.counters)["active"] and time.monotonic() < deadline:
                time.sleep(0.05)
            expect(counters["active"] == 0 and counters["interrupted"] + counters["refused"] >= broken, f"{to}: {counters}")
    expect(tried >= 50, f"{tried} cases of the table were tried")
    print(f"whole files: {tried} cases of the table")


def is_of_http(case):
    """True unless HTTP hides the case: it ends a body at the stated length, and no version tells one file from another."""
    return case.arrives != "other" and not (case.arrives.startswith("+") and case.states == "whole")


def send(server, case):
    """Returns the answer to a case: `error` if the server gives none that accepts the file, and the connection had to end."""
    content = case.content
    if case.size is None:
        length = b"Transfer-Encoding: chunked"
        body = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in parts(content)) + b"0\r\n\r\n"
    else:
        length, body = b"Content-Length: %d" % case.size, content
    head = b"PUT /uploads/%b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n%b\r\n\r\n" % (case.name.encode(), length)
    is_cut = case.size is not None and len(content) < case.size
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        answer = b""
        try:
            connection.sendall(head + body)
            if is_cut:
                connection.shutdown(socket.SHUT_WR)
            while part := connection.recv(65536):
                answer += part
        except ConnectionError:
            pass  # A server that refuses a body may not read its end.
    status = answer[9:12]
    if is_cut:
        return f"status {status.decode()}" if status.startswith(b"2") else "error"
    return {b"200": "accepted", b"422": "refused"}.get(status, f"status {status.decode()}")


def parts(content, length=1000):
    return [content[at : at + length] for at in range(0, len(content), length)]


def browser(server, files):
    """Sends files with the page, in a headless Chromium."""
    sys.path.insert(0, str(ROOT / "Tests" / "ReportConsumers"))
    from browse import Browser
    import browse

    page = Browser("chromium")
    try:
        page.call("DOM.enable")
        for path, wanted in ((files.ok, "Accepted"), (files.large, "Accepted"), (files.refused, "Refused: Unprocessable Content")):
            page.go(f"{server.url}/")
            page.run("""window.steps = []; document.getElementById('bar').value = 0;
                new MutationObserver(() => steps.push(document.getElementById('bar').value))
                  .observe(document.getElementById('bar'), {attributes: true}); true""")
            root = page.call("DOM.getDocument")["root"]["nodeId"]
            file = page.call("DOM.querySelector", nodeId=root, selector="#file")["nodeId"]
            page.call("DOM.setFileInputFiles", nodeId=file, files=[str(path)])
            deadline = time.monotonic() + 30
            while (text := page.run("document.getElementById('answer').textContent")) in ("", "Sending …") and time.monotonic() < deadline:
                time.sleep(0.05)
            expect(text.startswith(wanted), f"page, {path.name}: {text}")
            items = page.run("[...document.querySelectorAll('#findings li')].map((item) => item.textContent)")
            expect(any("tiktok-video: " in item for item in items), f"page, {path.name}: {items}")
            steps = page.run("steps")
            if path == files.large:
                expect(len(steps) > 2 and steps == sorted(steps) and steps[-1] == 1, f"the progress bar: {steps}")
            if path == files.refused:
                expect(len(items) > 2, f"page: no reason of the refusal: {items}")
                expect(not steps or steps[-1] < 0.5, f"page: the refused file was sent to the end: {steps[-1]}")
                print(f"page: {text}; the bar reached {steps[-1] if steps else 0:.0%}")
            page.axe(f"page, {path.name}")
        expect(browse.failures == 0, "axe complains about the page")
    finally:
        page.close()


def soak(server, files, seconds):
    """Sends a mixture of uploads, and returns a sentence with the figures. It rests four times. At rest, memory and
    descriptors must be as after the first quarter. Eight clients send in that one, and four in the others: freed memory
    remains with the process, so the largest number of uploads at once must not come late."""
    uploads = [["-T", files.ok], ["-T", files.refused], ["--data-binary", f"@{files.ok}"], ["-T", files.last], ["-T", files.middle]]
    count = 0

    def client(end):
        nonlocal count
        while time.monotonic() < end:
            for words in uploads:
                curl(f"{server.url}/uploads/soak.mp4", *words)
                count += 1

    rests = []
    for clients in (8, 4, 4, 4):
        threads = [threading.Thread(target=client, args=[time.monotonic() + seconds / 4]) for _ in range(clients)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        # A refused connection is closed after a second.
        time.sleep(2)
        rests.append((server.memory, server.descriptors))
    memory, descriptors = zip(*rests)
    expect(memory[-1] <= memory[0] * 1.1 + 2 * MEGABYTE, f"memory grew: {memory}")
    expect(descriptors[-1] <= descriptors[0] + 1, f"descriptors grew: {descriptors}")
    return (f"{count:,} uploads in {seconds} s. After each quarter, memory was {', '.join(f'{each / MEGABYTE:.1f}' for each in memory)} MB "
            f"and {', '.join(map(str, descriptors))} descriptors were open")


class Files:
    limit = 300 * MEGABYTE

    def __init__(self, folder):
        self.ok = movie(folder / "ok.mp4")
        small = refused_movie(folder / "small.mp4")
        self.last = refused_movie(folder / "last.mp4", faststart=False)
        self.middle = enlarged(folder / "middle.mp4", self.ok, 5 * MEGABYTE)
        self.large = enlarged(folder / "large.mp4", self.ok, 100 * MEGABYTE)
        self.refused = enlarged(folder / "refused.mp4", small, 250 * MEGABYTE)
        self.noise = [folder / "zeros", folder / "random"]
        self.noise[0].write_bytes(bytes(100_000))
        self.noise[1].write_bytes(random.Random(1).randbytes(100_000))
        # No header reader reads Flash Video.
        self.undecided = folder / "film.flv"
        self.undecided.write_bytes(b"FLV\x01\x05\0\0\0\x09" + bytes(5000))
        self.too_large = enlarged(folder / "too-large.mp4", self.ok, 400 * MEGABYTE)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--soak", type=int, default=20)
    parser.add_argument("--without-browser", action="store_true")
    options = parser.parse_args()
    patience = 2
    with tempfile.TemporaryDirectory() as folder, Server(MAX_BYTES=Files.limit, PATIENCE=patience) as server:
        files = Files(pathlib.Path(folder))
        idle = server.descriptors
        accepted(server, files)
        refused(server, files)
        undecided(server, files, 422)
        too_large(server, files)
        slow(server, patience)
        gone(server)
        time.sleep(patience + 1)
        counters = server.counters
        counted = {"active": 0, "accepted": 5, "refused": 36, "oversized": 2, "slow": 1, "interrupted": 3}
        expect({**counters, **counted} == counters, f"counters: {counters}, expected {counted}")
        # Two small files and the noise may be refused by their last chunk or by one before.
        expect(34 <= counters["early"] <= 38, f"{counters['early']} early refusals")
        expect(server.descriptors <= idle + 1, f"{server.descriptors} descriptors are open, {idle} at the start")
        if not options.without_browser:
            browser(server, files)
        print("soak: " + soak(server, files, options.soak))
        time.sleep(patience + 1)
        active, descriptors = server.counters["active"], server.descriptors
        expect(active == 0, f"{active} uploads are active after the soak")
        expect(descriptors <= idle + 1, f"{descriptors} descriptors are open after the soak, {idle} at the start")
        with Server(ACCEPT_UNKNOWN=1) as lenient:
            undecided(lenient, files, 200)
        whole_files()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
