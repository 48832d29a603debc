"""Parts of objects in stores: `s3://`, `gs://`, `az://` and `https://`.

Buckets are read with obstore, which has the retries and takes the credentials of each store. Web servers are read with the
standard library, which lets every address be checked before a connection to it.
"""

from __future__ import annotations

import http.client
import importlib
import ipaddress
import os
import re
import socket
import ssl
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast
from urllib.parse import quote, unquote, urljoin, urlsplit

from .errors import InvalidParams, PreflightError

BUCKETS = ("s3", "gs", "az")
# Parts of an object that are less than this apart take one request: to read them takes less time than another request.
GAP = 256 << 10
# The command asks for this much at first.
HEAD = 64 << 10
# The seconds that a web server has for each step, and the attempts that a request has.
PATIENCE, ATTEMPTS = 30.0, 4
_URL = re.compile(r"(s3|gs|az|https?)://", re.IGNORECASE)


class StoreError(PreflightError):
    """An object that cannot be read. `code` is the one of the command for a file: `not_found`, `io_error` and so on."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def is_url(place: object) -> bool:
    """True for the text of a URL that this module reads."""
    return isinstance(place, str) and _URL.match(place) is not None


def is_in_bucket(url: str) -> bool:
    """True for the URL of a bucket or of an object in it. Any other URL is that of a web server."""
    return url.partition("://")[0].lower() in BUCKETS


def name_of(url: str) -> str:
    """Returns the last part of the path of a URL, which is the file name."""
    if is_in_bucket(url):
        return url.rsplit("/", 1)[-1]  # A key can have `?` and `#`.
    return unquote(urlsplit(url).path.rsplit("/", 1)[-1])


@dataclass(frozen=True)
class StoredObject:
    """An object of a listing. `version` is its ETag; None, like `size`, if the store does not state it."""

    url: str
    size: int | None = None
    version: str | None = None


@dataclass(frozen=True)
class Part:
    """Bytes of an object, with the size and the version that the object had at that time."""

    content: bytes
    size: int
    version: str | None


class Store(Protocol):
    """One bucket or one web server."""

    def read(self, key: str, start: int, end: int) -> Part:
        """Returns bytes of an object: fewer than wanted at its end. Raises StoreError."""
        ...

    def download(self, key: str, path: str) -> Part:
        """Writes a whole object into a file. The part that it returns has no content. Raises StoreError."""
        ...

    def list(self, prefix: str) -> Iterator[StoredObject]:
        """Yields all objects below a prefix, in the order of the store. Raises StoreError."""
        ...


class Stores:
    """Opens the stores of URLs, each once. Threads can share it."""

    def __init__(self, allow_hosts: Iterable[str] = ()) -> None:
        """`allow_hosts` are web servers that may have private addresses, with `host` or `host:port`."""
        self._web = WebStore(frozenset(host.lower() for host in allow_hosts))
        self._buckets: dict[str, Store] = {}
        self._lock = threading.Lock()

    def open(self, url: str) -> tuple[Store, str]:
        """Returns the store of a URL, and the key in it. Raises InvalidParams for a URL that names none."""
        if not is_in_bucket(url):
            return self._web, url
        scheme, _, rest = url.partition("://")
        bucket, _, key = rest.partition("/")
        # Other characters could lead to another host.
        if not re.fullmatch(r"[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]", bucket):
            raise InvalidParams(f"found {bucket or url!r}, expected the name of a bucket: write {scheme}://bucket/key")
        with self._lock:
            place = f"{scheme.lower()}://{bucket}"
            if place not in self._buckets:
                self._buckets[place] = BucketStore(place)
            return self._buckets[place], key

    def list(self, url: str) -> Iterator[StoredObject]:
        """Yields the objects below a URL: all keys that begin with its key and a slash, or with a key that ends with one."""
        store, key = self.open(url)
        return store.list(key)


class ObjectParts:
    """Reads an object with few requests: each takes what follows too, so that parts close together need only one."""

    def __init__(self, store: Store, key: str, known: StoredObject | None = None) -> None:
        """Reads the first part, unless the object is `known` to be empty. Raises StoreError."""
        self._store, self._key = store, key
        self._held: list[tuple[int, bytes]] = []
        self.version = known.version if known else None
        self.has_changed = False
        if known is not None and known.size == 0:
            self.size = 0
            return
        size = known.size if known else None
        first = self._fetch(0, _end(0, HEAD, size))
        self.size = first.size if size is None else size
        self.version = self.version or first.version
        self.has_changed = not self._is_same(first)

    @property
    def head(self) -> bytes:
        """The first bytes, at most 64 KiB; empty if they are not those of the listed object."""
        return b"" if self.has_changed or not self._held else self._held[0][1][:HEAD]

    def read(self, offset: int, length: int) -> bytes:
        """Returns bytes of the object. Raises StoreError; its code is `changed_while_reading` if the object is another one."""
        end = min(offset + length, self.size)
        while (missing := self._missing(offset, end)) is not None:
            start, following = missing
            stop = _end(start, end - start, self.size)
            if end == self.size and end - start < HEAD:
                # A reader of the last bytes can need those before them.
                start = max([0, self.size - HEAD - GAP, *(at + len(held) for at, held in self._held if at <= start)])
            part = self._fetch(start, stop if following is None else min(stop, following))
            if self.has_changed or not self._is_same(part) or not part.content:
                self.has_changed = True
                raise StoreError("changed_while_reading", "the object changed while it was read: check it again")
        return b"".join(held[max(offset - at, 0) : end - at] for at, held in sorted(self._held) if at < end and offset < at + len(held))

    def _is_same(self, part: Part) -> bool:
        return (part.size, part.version or self.version) == (self.size, self.version)

    def _fetch(self, start: int, end: int) -> Part:
        part = self._store.read(self._key, start, end)
        self._held.append((start, part.content))
        return part

    def _missing(self, offset: int, end: int) -> tuple[int, int | None] | None:
        """Returns where bytes are missing, and where held ones follow. None if all are held."""
        for at, held in sorted(self._held):
            if at <= offset < at + len(held):
                offset = at + len(held)
        if offset >= end:
            return None
        return offset, min((at for at, _ in self._held if at > offset), default=None)


def _end(start: int, length: int, size: int | None) -> int:
    """Returns where a request ends that needs this many bytes: a gap later, or at the end of the object if that is near."""
    end = start + length + GAP
    return end if size is None else size if size - end < GAP else end


def download(store: Store, key: str) -> tuple[str, Part]:
    """Writes an object into a new temporary file, and returns its path. The caller removes it. Raises StoreError."""
    descriptor, path = tempfile.mkstemp(prefix="preflight-")
    os.close(descriptor)
    try:
        return path, store.download(key, path)
    except BaseException:
        os.unlink(path)
        raise


# Buckets.


class BucketStore:
    """A bucket, by obstore. The store's own environment variables have its credentials, endpoint and region."""

    def __init__(self, place: str) -> None:
        self._place = place
        self._obstore = _module("obstore")
        try:
            self._store: Any = _module("obstore.store").from_url(place)
        except Exception as error:  # Each kind of store has its own exceptions for a wrong configuration.
            raise InvalidParams(f"cannot open {place}: {_first_line(error)}") from error
        self._keys = _AnyKey(place)

    def read(self, key: str, start: int, end: int) -> Part:
        try:
            got = self._obstore.get(self._store, key, options={"range": (start, end)})
            return Part(bytes(got.bytes()), got.meta["size"], _version(got.meta))
        except Exception as error:
            if _is_odd(error):
                return self._keys.read(key, start, end)
            if "416" in str(error) and start == 0 and (state := self._head(key)).size == 0:
                return state  # No range is within an empty object.
            raise _failure(error) from error

    def _head(self, key: str) -> Part:
        try:
            meta = self._obstore.head(self._store, key)
        except Exception as error:
            raise _failure(error) from error
        return Part(b"", meta["size"], _version(meta))

    def download(self, key: str, path: str) -> Part:
        try:
            got = self._obstore.get(self._store, key)
            with open(path, "wb") as file:
                for chunk in got.stream(min_chunk_size=4 << 20):
                    file.write(chunk)
            return Part(b"", got.meta["size"], _version(got.meta))
        except Exception as error:
            if _is_odd(error):
                return self._keys.download(key, path)
            raise _failure(error) from error

    def list(self, prefix: str) -> Iterator[StoredObject]:
        last = ""
        try:
            for page in self._obstore.list(self._store, prefix.rstrip("/") or None, chunk_size=1000):
                for meta in page:
                    last = meta["path"]
                    yield StoredObject(f"{self._place}/{last}", meta["size"], _version(meta))
        except Exception as error:
            if not _is_odd(error):
                raise _failure(error) from error
            # One such key ends the listing of obstore, with all keys of its page.
            yield from self._keys.list(prefix, after=last)


class _AnyKey:
    """The objects of an S3 bucket with keys that obstore refuses, such as `a//b.mp4`, by boto3."""

    def __init__(self, place: str) -> None:
        self._place = place
        self._lock = threading.Lock()
        self._made: Any = None

    @property
    def _client(self) -> Any:
        if not self._place.startswith("s3://"):
            raise StoreError("io_error", "found a key with an empty part, which can be read in S3 alone: rename the object")
        with self._lock:
            if self._made is None:
                # Both libraries read the other variables of AWS.
                endpoint = os.environ.get("AWS_ENDPOINT_URL_S3") or os.environ.get("AWS_ENDPOINT_URL") or os.environ.get("AWS_ENDPOINT")
                self._made = _module("boto3").client("s3", endpoint_url=endpoint or None)
            return self._made

    @property
    def _bucket(self) -> str:
        return self._place.partition("://")[2]

    def read(self, key: str, start: int, end: int) -> Part:
        try:
            got = self._client.get_object(Bucket=self._bucket, Key=key, Range=f"bytes={start}-{end - 1}")
            size = int(got["ContentRange"].rpartition("/")[2])
            return Part(got["Body"].read(), size, got.get("ETag"))
        except StoreError:
            raise
        except Exception as error:
            if "InvalidRange" in str(error) and start == 0:
                return Part(b"", 0, self._client.head_object(Bucket=self._bucket, Key=key).get("ETag"))
            raise _failure(error) from error

    def download(self, key: str, path: str) -> Part:
        try:
            got = self._client.get_object(Bucket=self._bucket, Key=key)
            with open(path, "wb") as file:
                for chunk in got["Body"].iter_chunks(4 << 20):
                    file.write(chunk)
            return Part(b"", got["ContentLength"], got.get("ETag"))
        except StoreError:
            raise
        except Exception as error:
            raise _failure(error) from error

    def list(self, prefix: str, after: str) -> Iterator[StoredObject]:
        folder = prefix.rstrip("/") + "/" if prefix.rstrip("/") else ""
        try:
            pages = self._client.get_paginator("list_objects_v2")
            for page in pages.paginate(Bucket=self._bucket, Prefix=folder, StartAfter=after):
                for each in page.get("Contents", ()):
                    yield StoredObject(f"{self._place}/{each['Key']}", each["Size"], each.get("ETag"))
        except StoreError:
            raise
        except Exception as error:
            raise _failure(error) from error


def _is_odd(error: BaseException) -> bool:
    return type(error).__name__ == "InvalidPathError" or "Could not parse path" in str(error)


def _version(meta: Any) -> str | None:
    return cast("str | None", meta["e_tag"] or meta["version"])


def _failure(error: BaseException) -> StoreError:
    name, text = type(error).__name__, _first_line(error)
    if isinstance(error, FileNotFoundError) or "NoSuchKey" in text or "NoSuchBucket" in text:
        return StoreError("not_found", "found no such object: check the URL")
    if isinstance(error, PermissionError) or name in ("PermissionDeniedError", "UnauthenticatedError") or "AccessDenied" in text:
        return StoreError("permission_denied", f"the store refuses access: check the credentials ({text})")
    return StoreError("io_error", f"the store gave no answer: {text}")


def _first_line(error: BaseException) -> str:
    return str(error).strip().partition("\n")[0][:300]


def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise PreflightError(f"found no {name.partition('.')[0]}: run pip install 'preflight-media[stores]'") from error


# Web servers.


class WebStore:
    """Web servers with public addresses, and hosts that are allowed. Keys are URLs."""

    def __init__(self, allowed: frozenset[str]) -> None:
        self._allowed = allowed
        self._local = threading.local()

    def read(self, key: str, start: int, end: int) -> Part:
        answer, url = self._get(key, {"Range": f"bytes={start}-{end - 1}", "Accept-Encoding": "identity"})
        try:
            version = answer.headers.get("ETag") or answer.headers.get("Last-Modified")
            if answer.status == 416 and start == 0:
                return Part(b"", 0, version)
            if answer.status == 206:
                size = answer.headers.get("Content-Range", "").rpartition("/")[2]
                if size.isdecimal():
                    return Part(answer.read(end - start), int(size), version)
            elif answer.status == 200 and (size := answer.headers.get("Content-Length", "")).isdecimal():
                # This server gives no parts. The first one can be read, and the rest is left.
                if start == 0:
                    return Part(answer.read(min(end, int(size))), int(size), version)
                raise StoreError("io_error", "the server sends only whole files: download the file, and check the copy")
            raise _refusal(answer.status)
        except (OSError, http.client.HTTPException) as error:
            raise StoreError("io_error", f"the server ended the connection: {_first_line(error)}") from error
        finally:
            if not answer.isclosed():
                self._forget(url)

    def download(self, key: str, path: str) -> Part:
        (answer, url), written = self._get(key, {"Accept-Encoding": "identity"}), 0
        try:
            if answer.status != 200:
                raise _refusal(answer.status)
            with open(path, "wb") as file:
                while chunk := answer.read(1 << 20):
                    written += file.write(chunk)
            return Part(b"", written, answer.headers.get("ETag") or answer.headers.get("Last-Modified"))
        except (OSError, http.client.HTTPException) as error:
            raise StoreError("io_error", f"the object could not be stored: {_first_line(error)}") from error
        finally:
            if not answer.isclosed():
                self._forget(url)

    def list(self, prefix: str) -> Iterator[StoredObject]:
        yield StoredObject(prefix)

    def _get(self, url: str, headers: dict[str, str]) -> tuple[http.client.HTTPResponse, str]:
        """Returns the answer after all redirects, each of whose hosts is checked, and the URL that gave it."""
        for _ in range(5):
            answer = self._ask(url, headers)
            if answer.status not in (301, 302, 303, 307, 308):
                return answer, url
            self._forget(url)
            target = urljoin(url, answer.headers.get("Location", ""))
            if urlsplit(target).scheme not in ("http", "https") or (url.startswith("https:") and target.startswith("http:")):
                raise StoreError("permission_denied", f"the server redirects to {target[:200]!r}, which is not allowed")
            url = target
        raise StoreError("io_error", "the server redirects more than four times")

    def _ask(self, url: str, headers: dict[str, str]) -> http.client.HTTPResponse:
        parts = urlsplit(url)
        path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._") + (f"?{parts.query}" if parts.query else "")
        for attempt in range(ATTEMPTS):
            is_new, connection = self._connection(parts.scheme.lower(), parts.netloc.rpartition("@")[2])
            try:
                connection.request("GET", path, headers=headers)
                answer = connection.getresponse()
            except (OSError, http.client.HTTPException) as error:
                self._forget(url)
                # A server may close a connection that was idle.
                if attempt + 1 < ATTEMPTS:
                    time.sleep(0 if not is_new else 0.1 * 4**attempt)
                    continue
                raise StoreError("io_error", f"the server gave no answer: {_first_line(error)}") from error
            if (answer.status == 429 or answer.status >= 500) and attempt + 1 < ATTEMPTS:
                answer.read(1 << 16)
                self._forget(url)
                wanted = answer.headers.get("Retry-After", "")
                time.sleep(min(float(wanted), PATIENCE) if wanted.isdecimal() else 0.1 * 4**attempt)
                continue
            return answer
        raise AssertionError  # The last attempt returns or raises.

    def _connection(self, scheme: str, place: str) -> tuple[bool, http.client.HTTPConnection]:
        open_ones: dict[tuple[str, str], http.client.HTTPConnection] = self._local.__dict__.setdefault("open", {})
        if (scheme, place) in open_ones:
            return False, open_ones[scheme, place]
        try:
            parts = urlsplit(f"//{place}")
            host, port = parts.hostname or "", parts.port or (443 if scheme == "https" else 80)
        except ValueError as error:
            raise InvalidParams(f"found {place[:200]!r}, expected a host") from error
        is_allowed = host.lower() in self._allowed or f"{host.lower()}:{port}" in self._allowed
        kind = _SecureConnection if scheme == "https" else _Connection
        connection = kind(host, port, timeout=PATIENCE)
        connection.checks_address = not is_allowed
        while len(open_ones) >= 8:
            open_ones.pop(next(iter(open_ones))).close()
        open_ones[scheme, place] = connection
        return True, connection

    def _forget(self, url: str) -> None:
        parts = urlsplit(url)
        open_ones: dict[tuple[str, str], http.client.HTTPConnection] = self._local.__dict__.get("open", {})
        connection = open_ones.pop((parts.scheme.lower(), parts.netloc.rpartition("@")[2]), None)
        if connection is not None:
            connection.close()


class _Connection(http.client.HTTPConnection):
    checks_address = True

    def connect(self) -> None:
        self.sock = _connected(self.host, self.port, PATIENCE, self.checks_address)


class _SecureConnection(_Connection):
    def connect(self) -> None:
        super().connect()
        self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


def _connected(host: str, port: int, timeout: float, checks_address: bool) -> socket.socket:
    """Connects to the addresses that were checked, not to the name, which could have another address the next time."""
    failure: OSError | None = None
    for family, kind, protocol, _, address in _addresses(host, port):
        if checks_address and not _is_public(str(address[0])):
            raise StoreError("permission_denied", f"{host} has the private address {address[0]}: allow the host if it is yours")
        made = socket.socket(family, kind, protocol)
        try:
            made.settimeout(timeout)
            made.connect(address)
            return made
        except OSError as error:
            made.close()
            failure = error
    raise failure or OSError(f"found no address of {host}")


def _addresses(host: str, port: int) -> Sequence[tuple[Any, Any, int, str, Any]]:
    return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)


def _is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is None and found in ipaddress.ip_network("64:ff9b::/96"):
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None and not inner.is_global:
            return False
    return found.is_global and not found.is_multicast


def _refusal(status: int) -> StoreError:
    if status in (404, 410):
        return StoreError("not_found", f"the server answers {status}: check the URL")
    if status in (401, 403):
        return StoreError("permission_denied", f"the server answers {status}: check the rights of the URL")
    return StoreError("io_error", f"the server answers {status}")
