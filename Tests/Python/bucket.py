"""A store of objects in memory that answers like S3: ranges, ETags, listings of 1,000 keys at most, and faults on demand."""

from __future__ import annotations

import hashlib
import http.server
import threading
import urllib.parse
from collections.abc import Callable
from xml.sax.saxutils import escape


class Bucket(http.server.ThreadingHTTPServer):
    """Serves `objects` below the path `/bucket/`, and `requests` has the method, key and range of each request."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.objects: dict[str, bytes] = {}
        self.requests: list[tuple[str, str, str]] = []
        # Called before each answer to a key. It can change objects, and return a status to answer with.
        self.before: Callable[[str], int | None] = lambda key: None
        self.error = b"<Error/>"
        self.redirects: dict[str, str] = {}
        self.gives_ranges = True
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self.server_address[1]}"

    def gets(self, key: str) -> list[str]:
        return [part for method, name, part in self.requests if method == "GET" and name == key]


class _Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # The head and a short body leave in one packet, as those of a store do.
    wbufsize = 1 << 16
    server: Bucket

    def log_message(self, format: str, *args: object) -> None:
        pass

    def do_HEAD(self) -> None:
        self.do_GET()

    def do_GET(self) -> None:
        path, _, query = self.path.partition("?")
        key = urllib.parse.unquote(path).removeprefix("/bucket").removeprefix("/")
        if not key:
            return self.list(dict(urllib.parse.parse_qsl(query)))
        wanted = self.headers.get("Range", "")
        self.server.requests.append((self.command, key, wanted))
        if (status := self.server.before(key)) is not None:
            return self.answer(status, self.server.error)
        if key in self.server.redirects:
            return self.answer(302, b"", {"Location": self.server.redirects[key]})
        if key not in self.server.objects:
            return self.answer(404, b"<Error><Code>NoSuchKey</Code></Error>")
        content = self.server.objects[key]
        headers = {"ETag": f'"{hashlib.md5(content).hexdigest()}"', "Last-Modified": "Sat, 28 Nov 2026 00:00:00 GMT"}
        if self.headers.get("If-Match", headers["ETag"]) != headers["ETag"]:
            return self.answer(412, b"<Error><Code>PreconditionFailed</Code></Error>")
        if not wanted or not self.server.gives_ranges:
            return self.answer(200, content, headers)
        start, _, end = wanted.removeprefix("bytes=").partition("-")
        if int(start) >= len(content):
            return self.answer(416, b"<Error><Code>InvalidRange</Code></Error>")
        part = content[int(start) : int(end) + 1]
        headers["Content-Range"] = f"bytes {start}-{int(start) + len(part) - 1}/{len(content)}"
        self.answer(206, part, headers)

    def list(self, query: dict[str, str]) -> None:
        after = query.get("continuation-token") or query.get("start-after", "")
        keys = sorted(key for key in self.server.objects if key.startswith(query.get("prefix", "")) and key > after)
        self.server.requests.append(("LIST", query.get("prefix", ""), after))
        if (status := self.server.before("")) is not None and self.server.error != b"<Error/>":
            return self.answer(status, self.server.error)
        page, rest = keys[:1000], keys[1000:]
        entries = "".join(
            f"<Contents><Key>{escape(key)}</Key><Size>{len(self.server.objects[key])}</Size>"
            f"<ETag>&quot;{hashlib.md5(self.server.objects[key]).hexdigest()}&quot;</ETag>"
            "<LastModified>2026-11-28T00:00:00.000Z</LastModified></Contents>"
            for key in page
        )
        token = f"<NextContinuationToken>{escape(page[-1])}</NextContinuationToken>" if rest else ""
        text = (
            f"<ListBucketResult><IsTruncated>{str(bool(rest)).lower()}</IsTruncated><KeyCount>{len(page)}</KeyCount>"
            f"{entries}{token}</ListBucketResult>"
        )
        self.answer(200, text.encode(), {"Content-Type": "application/xml"})

    def answer(self, status: int, content: bytes, headers: dict[str, str] | None = None) -> None:
        self.send_response(status)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        try:
            if self.command != "HEAD":
                self.wfile.write(content)
            self.wfile.flush()
        except OSError:
            pass  # The client has all that it wants.
