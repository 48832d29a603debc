#!/usr/bin/env python3
"""Serves the upload forms on loopback, and checks each upload again, whatever the browser said about it.

usage: server.py --folder preflight=.build/web [--folder NAME=PATH …] [--port 8080] [--largest BYTES]

It needs the package preflight_media. --folder serves the files of a folder below /NAME/: the module, and the libraries dropzone,
filepond and uppy. It stores nothing: a comment shows where a service moves an accepted file. It prints a JSON line for
each upload.
"""
from __future__ import annotations

import argparse
import base64
import contextlib
import hashlib
import html
import http.server
import json
import pathlib
import re
import socket
import tempfile
import threading
import time
import urllib.parse
from collections.abc import Iterator
from typing import IO, Any

import preflight_media

HERE = pathlib.Path(__file__).resolve().parent
# forms.mjs has the same destinations.
TO = ["instagram-reel"]
# The texts of each language, which script/tools/texts makes from the files in Languages/.
TEXTS = {path.name.split(".")[1]: json.loads(path.read_text("utf-8")) for path in HERE.glob("texts.*.json")}
TYPES = {".html": "text/html; charset=utf-8", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css",
         ".json": "application/json", ".wasm": "application/wasm"}
LINE, HEADERS, FIELD = 1 << 16, 1 << 12, 1 << 16
# More uploads wait, because each takes space on the disk.
AT_ONCE = threading.BoundedSemaphore(8)
DISPOSITION = re.compile(
    rb'^content-disposition:[^\r\n]*?[; ]name="([^"\r\n]*)"(?:; *filename="([^"\r\n]*)")?', re.IGNORECASE | re.MULTILINE)
POLICY = ("default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; worker-src 'self'; connect-src 'self'; "
          "style-src 'self'; script-src 'self' 'wasm-unsafe-eval'")


class BadForm(Exception):
    """The body is no form with one file."""


def lines(stream: IO[bytes], length: int) -> Iterator[bytes]:
    while length and (line := stream.readline(min(LINE, length))):
        length -= len(line)
        yield line


def form(body: Iterator[bytes], boundary: bytes, file: IO[bytes]) -> tuple[str, bytes]:
    """Writes the bytes of the file of a form (RFC 7578), and returns its name and the field `verdict`."""
    names: list[str] = []
    verdict = b""
    field, headers, content, held, starts_line = "", b"", False, b"", True
    for line in body:
        if starts_line and line.rstrip(b" \t\r\n") in (b"--" + boundary, b"--" + boundary + b"--"):
            if line.startswith(b"--" + boundary + b"--"):
                if len(names) != 1:
                    raise BadForm(f"found {len(names)} files, expected one in each request")
                return names[0], verdict
            field, headers, content, held = "", b"", False, b""
            continue
        starts_line = line.endswith(b"\n")
        if not content:
            headers += line
            if len(headers) > HEADERS:
                raise BadForm(f"found a part with headers of more than {HEADERS} bytes")
            if line.strip():
                continue
            content = True
            found = DISPOSITION.search(headers)
            if found:
                field = found[1].decode("utf-8", "replace")
                if found[2] is not None:
                    # Browsers escape these three characters alone.
                    name = found[2].decode("utf-8", "replace")
                    names.append(re.sub("%(22|0[AD])", lambda code: chr(int(code[1], 16)), name, flags=re.I))
                    field = "file"
            continue
        # The line end before a boundary belongs to the boundary, and a long line arrives in pieces.
        line = held + line
        held = re.search(rb"(\r\n|\r)?\Z", line)[0]  # type: ignore[index]
        starts_line = held == b"\r\n"
        line = line[: len(line) - len(held)]
        if field == "file" and len(names) == 1:
            file.write(line)
        elif field == "verdict":
            verdict += line
            if len(verdict) > FIELD:
                raise BadForm(f"found a verdict of more than {FIELD} bytes")
    raise BadForm("found a form that ends early: send it again")


def outcomes(verdict: bytes) -> dict[str, str] | None:
    """Returns the outcomes that the browser sent. None if they are missing or nonsense."""
    try:
        return {str(each["destination"]): str(each["outcome"]) for each in json.loads(verdict)}
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


class Handler(http.server.BaseHTTPRequestHandler):
    # The limit for each read of a slow client.
    timeout = 30
    folders: dict[str, pathlib.Path] = {}
    largest = 0

    def log_message(self, *_: object) -> None:
        """Keeps names and addresses, which clients choose, out of the terminal."""

    @property
    def url(self) -> urllib.parse.SplitResult:
        return urllib.parse.urlsplit(self.path)

    @property
    def lang(self) -> str:
        lang = urllib.parse.parse_qs(self.url.query).get("lang", [""])[0]
        return lang if lang in TEXTS else "en"

    def answer(self, status: int, content: bytes, kind: str, scripts: str = "") -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Content-Security-Policy", POLICY + scripts)
        # The client can be gone.
        with contextlib.suppress(ConnectionError):
            self.end_headers()
            self.wfile.write(content)

    def problem(self, status: int, error: str, **members: Any) -> None:
        self.answer(status, json.dumps({"error": error, **members}).encode(), TYPES[".json"])

    def refuse(self, status: int, error: str) -> None:
        """Answers before the end of the request. A client that still sends reads the answer only if its bytes are read."""
        self.problem(status, error)
        deadline = time.monotonic() + 3
        with contextlib.suppress(OSError):
            self.connection.shutdown(socket.SHUT_WR)
            while time.monotonic() < deadline and self.rfile.read1(LINE):
                pass

    def do_GET(self) -> None:
        _, folder, *rest = urllib.parse.unquote(self.url.path).replace("\0", "").split("/")
        root = self.folders.get(folder) if rest else HERE
        path = (root / "/".join(rest or [folder])).resolve() if root else HERE
        if root is None or not path.is_relative_to(root) or path.suffix not in TYPES or not path.is_file():
            return self.problem(404, "found no such file")
        content = path.read_bytes()
        scripts = ""
        if path.parent == HERE and path.suffix == ".html":
            lang = self.lang.encode()
            content = content.replace(b'lang="en"', b'lang="' + lang + b'"').replace(b"lang=en", b"lang=" + lang)
            # Without scripts, this is all that a person reads.
            content = re.sub(rb'(data-text="(\w+)">)', lambda place: place[1] + html.escape(TEXTS[self.lang][place[2].decode()]).encode(), content)
            # The policy names the script of the page by its hash, so no other script in the page runs.
            for script in re.findall(rb"<script type=\"module\">(.*?)</script>", content, re.DOTALL):
                scripts += f" 'sha256-{base64.b64encode(hashlib.sha256(script).digest()).decode()}'"
        self.answer(200, content, TYPES[path.suffix], scripts)

    def do_POST(self) -> None:
        kind = self.headers["Content-Type"] or ""
        boundary = re.fullmatch(r'multipart/form-data;.*?boundary="?([^"; ]{1,70})"?.*', kind, re.IGNORECASE)
        length = self.headers["Content-Length"] or ""
        if self.url.path != "/uploads":
            return self.refuse(404, "found no such address, expected /uploads")
        if not boundary:
            return self.refuse(415, "found another type, expected multipart/form-data")
        if not re.fullmatch("[0-9]{1,18}", length):
            return self.refuse(411, "found no length, expected Content-Length")
        if int(length) > self.largest:
            return self.refuse(413, f"found {length} bytes, expected at most {self.largest}")
        # The name of the upload is text for people, and never a path.
        with AT_ONCE, tempfile.NamedTemporaryFile() as file:
            try:
                name, sent = form(lines(self.rfile, int(length)), boundary[1].encode(), file)
            except (BadForm, OSError) as error:
                return self.refuse(400, str(error))
            file.flush()
            try:
                check = preflight_media.check(file.name, TO, name=name, lang=self.lang, timeout=60)
            except preflight_media.PreflightError:
                return self.problem(503, TEXTS[self.lang]["late"])
            # A service moves the file to its store here, if `check.accepted`, under a name of its own.
            size = file.tell()
        own = {each.destination: each.outcome for each in check.verdicts}
        claimed = outcomes(sent)
        result = {"name": name, "bytes": size, "accepted": check.accepted, "outcomes": own,
                  "browser": "silent" if claimed is None else "agrees" if claimed == own else "differs"}
        # One write, so that the lines of threads do not mix.
        print(json.dumps(result) + "\n", end="", flush=True)
        if check.accepted:
            return self.answer(200, json.dumps(result).encode(), TYPES[".json"])
        verdicts = [each.to_json() for each in check.verdicts]
        self.problem(422, "\n".join(check.messages) or TEXTS[self.lang]["undecided"], verdicts=verdicts, **result)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", action="append", default=[], metavar="NAME=PATH")
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--largest", type=int, default=4 << 30, metavar="BYTES")
    options = parser.parse_args()
    for folder in options.folder:
        name, _, path = folder.partition("=")
        Handler.folders[name] = pathlib.Path(path).resolve(strict=True)
    Handler.largest = options.largest
    server = http.server.ThreadingHTTPServer(("127.0.0.1", options.port), Handler)
    print(f"http://127.0.0.1:{server.server_port}/input.html", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    finally:
        preflight_media.close()


if __name__ == "__main__":
    main()
