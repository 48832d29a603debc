"""Parts of objects in stores: `s3://`, `gs://`, `az://` and `https://`.

Buckets are read with obstore, which has the retries and takes the credentials of each store. Web servers are read with the
standard library, which lets every address be checked before a connection to it.
"""

from __future__ import annotations

import http.client
import importlib
import io
import ipaddress
import os
import re
import shutil
import socket
import ssl
import string
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from typing import Any, Protocol, TypeVar, cast
from urllib.parse import quote, unquote, urljoin, urlsplit

from .errors import InvalidParams, PreflightError

BUCKETS = ("s3", "gs", "az")
# Parts of an object that are less than this apart take one request: to read them takes less time than another request.
GAP = 256 << 10
# The command asks for this much at first.
HEAD = 64 << 10
# The seconds that a store has for an answer, with all redirects and attempts, and the attempts that a request has. Each 64 KiB
# that have arrived add a second, so that a long object has the time that it needs.
PATIENCE, ATTEMPTS, PACE = 30.0, 4, 1 << 16
# The most bytes of an answer that does not state its size, and of the heads of all answers to a request.
UNSTATED, HEADS = 16 << 30, 1 << 20
# A host of a cloud that gives its credentials to whoever asks, and one with a public address that does so.
METADATA = frozenset(("metadata", "metadata.google.internal", "metadata.goog", "instance-data", "instance-data.ec2.internal"))
# What old versions of Python take for public: the metadata of Azure, protocol assignments, relays, and documentation.
PRIVATE = [ipaddress.ip_network(each) for each in ("168.63.129.16/32", "192.0.0.0/24", "192.88.99.0/24", "3fff::/20")]
T = TypeVar("T")
_URL = re.compile(r"(s3|gs|az|https?)://", re.IGNORECASE)


class StoreError(PreflightError):
    """An object that cannot be read. `code` is the one of the command for a file: `not_found`, `io_error` and so on."""

    http_status = 503

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
    try:
        return unquote(urlsplit(url).path.rsplit("/", 1)[-1])
    except ValueError:
        return ""  # The URL names no host either, which is an error as soon as it is read.


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

    def read(self, key: str, start: int, end: int, version: str | None = None) -> Part:
        """Returns bytes of an object, fewer than wanted only at its end. Raises StoreError, also if it has another version."""
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
        self._known = known
        self.has_changed = False
        if known is not None and known.size == 0:
            self.size, self.version = 0, known.version
            return
        first = self._fetch(0, _end(0, HEAD, known.size if known else None))
        self.size, self.version = first.size, first.version

    @property
    def head(self) -> bytes:
        """The first bytes, at most 64 KiB."""
        return self._held[0][1][:HEAD] if self._held else b""

    def read(self, offset: int, length: int) -> bytes:
        """Returns bytes of the object. Raises StoreError; its code is `changed_while_reading` if the object is another one."""
        end = min(offset + length, self.size)
        while (missing := self._missing(offset, end)) is not None:
            start, following = missing
            stop = _end(start, end - start, self.size)
            if end == self.size and end - start < HEAD:
                # A reader of the last bytes can need those before them.
                start = max([0, self.size - HEAD - GAP, *(at + len(held) for at, held in self._held if at <= start)])
            if self.version is None:
                raise StoreError("io_error", "found no ETag and no date, which tell parts of one version: check a download of the file")
            self._fetch(start, stop if following is None else min(stop, following))
        return b"".join(held[max(offset - at, 0) : end - at] for at, held in sorted(self._held) if at < end and offset < at + len(held))

    def _fetch(self, start: int, end: int) -> Part:
        """Keeps a part, if it is one of the version that was listed or read before."""
        is_first = not self._held
        size = (self._known.size if self._known else None) if is_first else self.size
        version = (self._known.version if self._known else None) if is_first else self.version
        try:
            part = self._store.read(self._key, start, end, version)
            if part.size != (part.size if size is None else size) or part.version != (version or part.version):
                raise StoreError("changed_while_reading", "the object changed while it was read: check it again")
        except StoreError as error:
            self.has_changed = error.code == "changed_while_reading"
            raise
        wanted = min(end, part.size) - start
        if len(part.content) != wanted:
            raise StoreError("io_error", f"the store gave {len(part.content)} bytes of a part of {wanted}")
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


def download(store: Store, key: str, known: StoredObject | None = None) -> tuple[str, Part]:
    """Writes an object into a new temporary file, and returns its path. The caller removes it. Raises StoreError."""
    descriptor, path = tempfile.mkstemp(prefix="preflight-")
    os.close(descriptor)
    try:
        part = store.download(key, path)
        size, version = (known.size, known.version) if known else (None, None)
        if os.path.getsize(path) != part.size:
            raise StoreError("io_error", f"the store gave {os.path.getsize(path)} bytes of {part.size}")
        if part.size != (part.size if size is None else size) or part.version != (version or part.version):
            raise StoreError("changed_while_reading", "the object changed after it was listed: check it again")
        return path, part
    except BaseException:
        os.unlink(path)
        raise


# Buckets.


class BucketStore:
    """A bucket, by obstore, and by boto3 for the listings of S3 and for keys that obstore refuses."""

    def __init__(self, place: str) -> None:
        self._place = place
        self._obstore = _module("obstore")
        self._s3 = _S3(place) if place.startswith("s3://") else None
        options: dict[str, Any] = {"retry_config": {"max_retries": ATTEMPTS - 1, "retry_timeout": timedelta(seconds=PATIENCE)}}
        try:
            self._store: Any = _module("obstore.store").from_url(place, **options, **(self._s3.options() if self._s3 else {}))
        except PreflightError:
            raise
        except Exception as error:  # Each kind of store has its own exceptions for a wrong configuration.
            raise InvalidParams(f"cannot open {place}: {_first_line(error)}") from error

    def read(self, key: str, start: int, end: int, version: str | None = None) -> Part:
        if _is_odd(key):
            return self._any_key().read(key, start, end, version)
        # Versions of other stores than S3 can be those of a generation, which If-Match does not take.
        condition = {"if_match": version} if version and self._s3 else {}
        try:
            got = self._obstore.get(self._store, key, options={"range": (start, end), **condition})
            return Part(bytes(got.bytes()), got.meta["size"], _version(got.meta))
        except BaseException as error:
            if "status code: 416" in str(error) and start == 0 and (state := self._head(key)).size == 0:
                return state  # No range is within an empty object.
            raise self._failure(error) from error

    def _head(self, key: str) -> Part:
        try:
            meta = self._obstore.head(self._store, key)
        except BaseException as error:
            raise self._failure(error) from error
        return Part(b"", meta["size"], _version(meta))

    def download(self, key: str, path: str) -> Part:
        if _is_odd(key):
            return self._any_key().download(key, path)
        try:
            got = self._obstore.get(self._store, key)
            with open(path, "wb") as file:
                for chunk in got.stream(min_chunk_size=4 << 20):
                    file.write(chunk)
            return Part(b"", got.meta["size"], _version(got.meta))
        except BaseException as error:
            raise self._failure(error) from error

    def list(self, prefix: str) -> Iterator[StoredObject]:
        if self._s3 is not None:
            yield from self._s3.list(prefix)
            return
        try:
            for page in self._obstore.list(self._store, prefix.rstrip("/") or None, chunk_size=1000):
                for meta in page:
                    yield StoredObject(f"{self._place}/{meta['path']}", meta["size"], _version(meta))
        except BaseException as error:
            raise self._failure(error) from error

    def _any_key(self) -> _S3:
        if self._s3 is None:
            raise StoreError("io_error", "found a key with an empty part, which can be read in S3 alone: rename the object")
        return self._s3

    def _failure(self, error: BaseException) -> StoreError:
        return self._s3.failure(error) if self._s3 else _failure(error, self._place)


class _S3:
    """An S3 bucket, by boto3. It has the configuration of both libraries, and says what is wrong with it."""

    def __init__(self, place: str) -> None:
        self._place = place
        self._bucket = place.partition("://")[2]
        self._lock = threading.Lock()
        self._made: Any = None
        # Each library reads only some of these variables.
        names = ("AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL", "AWS_ENDPOINT")
        self._endpoint = next((os.environ[name] for name in names if os.environ.get(name)), None)
        self._region = os.environ.get("AWS_REGION") or os.environ.get("AWS_DEFAULT_REGION")
        self._is_public = os.environ.get("AWS_SKIP_SIGNATURE", "").lower() in ("1", "true")

    def options(self) -> dict[str, Any]:
        """Returns what obstore has to be told. Raises StoreError for a wrong endpoint or region, and without credentials."""
        options: dict[str, Any] = {}
        if self._endpoint and not _is_endpoint(self._endpoint):
            raise StoreError("io_error", f"found the endpoint {self._endpoint!r}, expected https://HOST or http://HOST: set AWS_ENDPOINT_URL")
        if self._region and not re.fullmatch("[a-z0-9-]+", self._region):
            raise StoreError("io_error", f"found the region {self._region!r}, expected one such as us-east-1: set AWS_REGION")
        given = [os.environ.get(name, "") for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY")]
        if not all(each.isprintable() for each in given):
            raise StoreError("permission_denied", "found a line break in AWS_ACCESS_KEY_ID or AWS_SECRET_ACCESS_KEY: remove it")
        if not self._is_public and not all(given):
            reason = ""
            try:
                session = _module("boto3").Session()
                self._region = self._region or session.region_name
                held = session.get_credentials()
            except PreflightError:
                raise
            except Exception as error:  # Profiles can be wrong in many ways.
                held, reason = None, f" ({_first_line(error)})"
            if held is None:
                raise StoreError(
                    "permission_denied",
                    f"found no AWS credentials for {self._where}{reason}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or "
                    "AWS_PROFILE; for a public bucket set AWS_SKIP_SIGNATURE=true",
                )
            options["credential_provider"] = _credentials(held)
        self._region = self._region or "us-east-1"
        options["region"] = self._region
        if self._endpoint:
            options |= {"endpoint": self._endpoint, "client_options": {"allow_http": self._endpoint.startswith("http://")}}
        return options

    @property
    def _where(self) -> str:
        return f"{self._place} (region {self._region or 'unknown'}, endpoint {self._endpoint or 'of AWS'})"

    @property
    def _client(self) -> Any:
        with self._lock:
            if self._made is None:
                configure = _module("botocore.config").Config
                options: dict[str, Any] = {"retries": {"total_max_attempts": ATTEMPTS}, "connect_timeout": PATIENCE, "read_timeout": PATIENCE}
                if self._endpoint and os.environ.get("AWS_VIRTUAL_HOSTED_STYLE_REQUEST", "").lower() not in ("1", "true"):
                    options["s3"] = {"addressing_style": "path"}  # As obstore does.
                if self._is_public:
                    options["signature_version"] = _module("botocore").UNSIGNED
                self._made = _module("boto3").client(
                    "s3", endpoint_url=self._endpoint, region_name=self._region, config=configure(**options)
                )
            return self._made

    def read(self, key: str, start: int, end: int, version: str | None) -> Part:
        condition = {"IfMatch": version} if version else {}
        try:
            got = self._client.get_object(Bucket=self._bucket, Key=key, Range=f"bytes={start}-{end - 1}", **condition)
            return Part(got["Body"].read(), _stated_range(got["ContentRange"], start, end), got.get("ETag"))
        except StoreError:
            raise
        except Exception as error:
            if "InvalidRange" in str(error) and start == 0:
                return self._try(lambda: Part(b"", 0, self._client.head_object(Bucket=self._bucket, Key=key).get("ETag")))
            raise self.failure(error) from error

    def download(self, key: str, path: str) -> Part:
        def write() -> Part:
            got = self._client.get_object(Bucket=self._bucket, Key=key)
            with open(path, "wb") as file:
                for chunk in got["Body"].iter_chunks(4 << 20):
                    file.write(chunk)
            return Part(b"", got["ContentLength"], got.get("ETag"))

        return self._try(write)

    def list(self, prefix: str) -> Iterator[StoredObject]:
        folder = prefix if not prefix or prefix.endswith("/") else prefix + "/"
        pages = iter(self._try(lambda: self._client.get_paginator("list_objects_v2").paginate(Bucket=self._bucket, Prefix=folder)))
        while (page := self._try(lambda: next(pages, None))) is not None:
            for each in page.get("Contents", ()):
                yield StoredObject(f"{self._place}/{each['Key']}", each["Size"], each.get("ETag"))

    def _try(self, work: Callable[[], T]) -> T:
        try:
            return work()
        except PreflightError:
            raise
        except Exception as error:
            raise self.failure(error) from error

    def failure(self, error: BaseException) -> StoreError:
        place, text = self._where, str(error)
        found = re.search(r"<Code>(\w+)</Code>|An error occurred \((\w+)\)", text)
        code = (found[1] or found[2]) if found else ""
        if code == "NoSuchBucket":
            return StoreError("not_found", f"found no bucket {place}: check its name, AWS_REGION and AWS_ENDPOINT_URL")
        if code in ("InvalidAccessKeyId", "SignatureDoesNotMatch", "ExpiredToken", "InvalidToken", "RequestExpired"):
            return StoreError("permission_denied", f"the store refuses the credentials ({code}) for {place}: check or renew them")
        if code == "AccessDenied":
            return StoreError("permission_denied", f"the store refuses access to {place}: give the credentials the right to read it")
        is_redirect = "redirect without LOCATION" in text or isinstance(error, RecursionError)  # boto3 follows it for ever.
        if is_redirect or code in ("AuthorizationHeaderMalformed", "PermanentRedirect", "IllegalLocationConstraintException", "301"):
            text += str(getattr(error, "response", ""))
            region = re.search(r"<Region>([\w-]+)<|'Region': '([\w-]+)'|expecting '([\w-]+)'", text)
            name = next((each for each in region.groups() if each), "") if region else ""
            return StoreError("io_error", f"another region has the bucket {place}: set AWS_REGION{'=' + name if name else ''}")
        return _failure(error, place)


def _credentials(held: Any) -> Callable[[], dict[str, Any]]:
    """Returns what gives the credentials of boto3 to obstore, which asks for them again after a while."""

    def current() -> dict[str, Any]:
        frozen = held.get_frozen_credentials()
        expires_at = datetime.now(timezone.utc) + timedelta(minutes=10)
        known = {"access_key_id": frozen.access_key, "secret_access_key": frozen.secret_key, "token": frozen.token}
        return {**known, "expires_at": expires_at}

    return current


def _is_endpoint(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and not re.search(r"\s", text)
    except ValueError:
        return False


def _is_odd(key: str) -> bool:
    """True for a key that obstore refuses or changes, such as `a//b.mp4` and `/b.mp4`."""
    return not key.isprintable() or any(part in ("", ".", "..") for part in key.split("/"))


def _version(meta: Any) -> str | None:
    return cast("str | None", meta["e_tag"] or meta["version"])


def _failure(error: BaseException, place: str) -> StoreError:
    if not isinstance(error, Exception) and type(error).__name__ != "PanicException":  # obstore raises these for its own mistakes.
        raise error
    name, text = type(error).__name__, _first_line(error)
    if name == "PreconditionError" or "PreconditionFailed" in text or "(412)" in text:
        return StoreError("changed_while_reading", "the object changed while it was read: check it again")
    if isinstance(error, FileNotFoundError) or "NoSuchKey" in text or "(404)" in text:
        return StoreError("not_found", f"found no such object in {place}: check the URL")
    if isinstance(error, PermissionError) or name in ("PermissionDeniedError", "UnauthenticatedError") or re.search("AccessDenied|Forbidden|[(]403[)]", text):
        return StoreError("permission_denied", f"the store refuses access to {place}: give the credentials the right to read it ({text})")
    return StoreError("io_error", f"the store of {place} gave no answer ({text}): check the endpoint and the network")


def _first_line(error: BaseException) -> str:
    return str(error).strip().partition("\n")[0][:300]


def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise PreflightError(f"found no {name.partition('.')[0]}: run pip install 'preflight-media[stores]'") from error


# Web servers.


class WebStore:
    """Web servers with public addresses, and hosts that are allowed. Keys are URLs.

    Whatever a server answers, and however slowly, concerns only its own URL: it is a StoreError.
    """

    def __init__(self, allowed: frozenset[str]) -> None:
        self._allowed = allowed
        self._idle: dict[tuple[str, str, int], list[_Connection]] = {}
        self._lock = threading.Lock()

    def read(self, key: str, start: int, end: int, version: str | None = None) -> Part:
        with _Request(self, key, end - start) as request:
            answer = request.get({"Range": f"bytes={start}-{end - 1}"})
            found = answer.headers.get("ETag") or answer.headers.get("Last-Modified")
            if answer.status == 416 and start == 0 and answer.headers.get("Content-Range", "bytes */0") == "bytes */0":
                return Part(b"", 0, found)
            if answer.status == 206:
                size = _stated_range(answer.headers.get("Content-Range", ""), start, end)
                return Part(request.body(min(end, size) - start), size, found)
            if answer.status != 200:
                raise _refusal(answer.status)
            # This server gives no parts. The first one can be read, and the rest is left.
            if start > 0:
                raise StoreError("io_error", "the server sends only whole files: download the file, and check the copy")
            if (length := answer.headers.get("Content-Length")) is None:
                raise StoreError("io_error", "the server does not state the size of the file: download it, and check the copy")
            size = _stated(length)
            return Part(request.body(min(end, size)), size, found)

    def download(self, key: str, path: str) -> Part:
        with _Request(self, key, UNSTATED) as request:
            answer, written = request.get({}), 0
            if answer.status != 200:
                raise _refusal(answer.status)
            length = answer.headers.get("Content-Length")
            if length is None and not answer.chunked:
                raise StoreError("io_error", "the server does not state where the file ends: download it, and check the copy")
            size = None if length is None else _stated(length)
            if (size or 0) > shutil.disk_usage(os.path.dirname(path)).free:
                raise StoreError("io_error", f"found a file of {size} bytes, which is more than the disk has free")
            request.expect(UNSTATED if size is None else size)
            with open(path, "wb") as file:
                while chunk := answer.read(1 << 20):
                    written += file.write(chunk)
            if written != (written if size is None else size):
                raise StoreError("io_error", f"the server ended the connection after {written} of {size} bytes")
            return Part(b"", written, answer.headers.get("ETag") or answer.headers.get("Last-Modified"))

    def list(self, prefix: str) -> Iterator[StoredObject]:
        yield StoredObject(prefix)

    def take(self, scheme: str, host: str, port: int) -> tuple[bool, _Connection]:
        """Returns a connection, and True if it is a new one."""
        with self._lock:
            if idle := self._idle.get((scheme, host, port)):
                return False, idle.pop()
        kind = _SecureConnection if scheme == "https" else _Connection
        connection = kind(host, port)
        name = host.lower()
        connection.checks_address = name not in self._allowed and f"{name}:{port}" not in self._allowed
        return True, connection

    def give_back(self, scheme: str, host: str, port: int, connection: _Connection) -> None:
        """Keeps a connection for the next request."""
        with self._lock:
            if sum(map(len, self._idle.values())) < 64:
                self._idle.setdefault((scheme, host, port), []).append(connection)
                return
            closed, self._idle = self._idle, {}
        for each in [connection, *(each for idle in closed.values() for each in idle)]:
            each.close()


class _Request:
    """One request with its redirects and attempts, which share a limit of bytes and a limit of time."""

    def __init__(self, store: WebStore, url: str, size: int) -> None:
        self._store, self._url = store, url
        self._deadline, self._budget = time.monotonic() + PATIENCE, size + HEADS
        self._place = ("", "", 0)
        self._connection: _Connection | None = None
        self._answer: http.client.HTTPResponse | None = None

    def __enter__(self) -> _Request:
        return self

    def __exit__(self, kind: object, error: BaseException | None, _: object) -> None:
        connection, answer, self._connection = self._connection, self._answer, None
        if connection is not None:
            if error is None and answer is not None and answer.isclosed() and connection.sock is not None:
                self._store.give_back(*self._place, connection)
            else:
                connection.close()
        # What http.client and urllib raise for a strange answer has many types.
        if isinstance(error, (OSError, ValueError, http.client.HTTPException)):
            raise StoreError("io_error", f"the server gave no answer that can be read: {_first_line(error) or type(error).__name__}") from error

    def expect(self, size: int) -> None:
        """Limits what still arrives to a body of this size."""
        self._budget = size + HEADS

    def remaining(self) -> float:
        """Returns the seconds that are left. Raises StoreError if there are none."""
        left = self._deadline - time.monotonic()
        if left <= 0:
            raise StoreError("timed_out", f"the server took longer than {PATIENCE:.0f} s: check it again, or check a download of the file")
        return left

    def count(self, size: int) -> None:
        """Counts bytes that have arrived. Raises StoreError if they are too many."""
        self._deadline += size / PACE
        self._budget -= size
        if self._budget < 0:
            raise StoreError("io_error", "the server sends more bytes than it was asked for")

    def body(self, size: int) -> bytes:
        """Returns so many bytes of the answer. Raises StoreError if there are fewer."""
        assert self._answer is not None
        content = self._answer.read(size)
        if len(content) != size:
            raise StoreError("io_error", f"the server ended the connection after {len(content)} of {size} bytes")
        return content

    def get(self, headers: dict[str, str]) -> http.client.HTTPResponse:
        """Returns the answer after all redirects, each of whose hosts is checked."""
        for _ in range(5):
            answer = self._ask({**headers, "Accept-Encoding": "identity"})
            if answer.status not in (301, 302, 303, 307, 308):
                if (encoding := answer.headers.get("Content-Encoding", "identity").lower()) != "identity":
                    raise StoreError("io_error", f"the server compresses the file with {encoding[:40]!r}, though it was told not to")
                return answer
            # The bytes of a header arrive as Latin-1, whatever they are.
            location = quote(answer.headers.get("Location", "").encode("latin-1", "replace"), safe=string.punctuation)
            target = urljoin(self._url, location)
            if urlsplit(target).scheme not in ("http", "https") or (self._url.lower().startswith("https:") and target.startswith("http:")):
                raise StoreError("permission_denied", f"the server redirects to {target[:200]!r}, which is not allowed")
            self._url = target
        raise StoreError("io_error", "the server redirects more than four times")

    def _ask(self, headers: dict[str, str]) -> http.client.HTTPResponse:
        scheme, host, port, path = _parsed(self._url)
        for attempt in range(ATTEMPTS):
            if self._connection is not None:
                self._connection.close()
            self._place = (scheme, host, port)
            is_new, self._connection = self._store.take(*self._place)
            pause = 0.1 * 4**attempt if is_new else 0.0
            try:
                self._connection.send_within(self, path, headers)
                answer = self._answer = self._connection.getresponse()
            except (OSError, http.client.HTTPException) as error:
                # A server may close a connection that was idle.
                if attempt + 1 == ATTEMPTS or pause >= self.remaining():
                    raise StoreError("io_error", f"the server gave no answer: {_first_line(error) or type(error).__name__}") from error
                time.sleep(pause)
                continue
            if answer.status != 429 and answer.status < 500:
                return answer
            wanted = answer.headers.get("Retry-After", "")
            pause = float(wanted[:6]) if wanted.isascii() and wanted.isdecimal() else pause
            if attempt + 1 == ATTEMPTS or pause >= self.remaining():
                return answer
            time.sleep(pause)
        raise AssertionError  # The last attempt returns or raises.


class _Connection(http.client.HTTPConnection):
    checks_address = True
    channel: _Channel | None = None

    def send_within(self, request: _Request, path: str, headers: dict[str, str]) -> None:
        """Sends a request, whose answer has to arrive within the limits."""
        if self.channel is None:
            self.sock = self.channel = cast(Any, _Channel(self.opened(request), request))
        assert self.channel is not None
        self.channel.request = request
        self.request("GET", path, headers=headers)

    def opened(self, request: _Request) -> socket.socket:
        return _connected(self.host, self.port, request, self.checks_address)


class _SecureConnection(_Connection):
    default_port = 443

    def opened(self, request: _Request) -> socket.socket:
        plain = super().opened(request)
        plain.settimeout(request.remaining())
        return ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)


class _Channel:
    """The socket of a connection, as http.client uses it, with the limits of the request."""

    def __init__(self, opened: socket.socket, request: _Request) -> None:
        self.socket, self.request = opened, request

    def makefile(self, _: str) -> io.BufferedReader:
        return io.BufferedReader(_Arriving(self))

    def sendall(self, content: bytes) -> None:
        self.socket.settimeout(self.request.remaining())
        self.socket.sendall(content)

    def close(self) -> None:
        self.socket.close()


class _Arriving(io.RawIOBase):
    """The bytes of one answer. The socket stays open for them, even after http.client has closed it."""

    def __init__(self, channel: _Channel) -> None:
        self._channel, self._file = channel, channel.socket.makefile("rb", buffering=0)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        request = self._channel.request
        self._channel.socket.settimeout(request.remaining())
        size = self._file.readinto(buffer) or 0
        request.count(size)
        return size

    def close(self) -> None:
        self._file.close()
        super().close()


def _parsed(url: str) -> tuple[str, str, int, str]:
    """Returns the scheme, host and port of a URL, and what to ask for. Raises StoreError for a URL that names no host."""
    try:
        parts = urlsplit(url)
        scheme, host = parts.scheme.lower(), parts.hostname or ""
        port = parts.port or (443 if scheme == "https" else 80)
        # Each label of a name has at most 63 bytes.
        host = host if ":" in host else host.encode("idna").decode()
        path = quote(parts.path or "/", safe=string.punctuation) + (f"?{quote(parts.query, safe=string.punctuation)}" if parts.query else "")
    except ValueError as error:
        raise StoreError("io_error", f"found the URL {url[:200]!r}, expected one with a host: {_first_line(error)}") from error
    if not re.fullmatch(r"[a-z0-9._-]+|[a-f0-9:.]+(%[\w.-]+)?", host):
        raise StoreError("io_error", f"found the URL {url[:200]!r}, expected one with a host")
    return scheme, host, port, path


def _stated(text: str) -> int:
    """Returns a number of bytes. Raises StoreError for anything else, and for one that no file has."""
    if not re.fullmatch("[0-9]{1,18}", text):
        raise StoreError("io_error", f"the server states the size {text[:40]!r}, expected a number of bytes")
    return int(text)


def _stated_range(text: str, start: int, end: int) -> int:
    """Returns the size of the object. Raises StoreError unless the answer has exactly the range that was asked for."""
    found = re.fullmatch(r"bytes ([0-9]+)-([0-9]+)/([0-9]+)", text)
    if found is None:
        raise StoreError("io_error", f"the server states the range {text[:80]!r}, expected one with a size")
    first, last, size = (_stated(each) for each in found.groups())
    if (first, last + 1) != (start, min(end, size)):
        raise StoreError("io_error", f"the server gave the range {text[:80]!r}, though {start}-{end - 1} was asked for")
    return size


def _connected(host: str, port: int, request: _Request, checks_address: bool) -> socket.socket:
    """Connects to the addresses that were checked, not to the name, which could have another address the next time."""
    failure: OSError | None = None
    if checks_address and host.rstrip(".") in METADATA:
        raise StoreError("permission_denied", f"{host} gives the credentials of a cloud: no file is read there")
    for family, kind, protocol, _, address in _addresses(host, port):
        if checks_address and not _is_public(str(address[0])):
            raise StoreError("permission_denied", f"{host} has the private address {address[0]}: allow the host if it is yours")
        made = socket.socket(family, kind, protocol)
        try:
            made.settimeout(request.remaining())
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
    if isinstance(found, ipaddress.IPv4Address):
        return found.is_global and not found.is_multicast and not any(found in each for each in PRIVATE)
    # Some addresses of IPv6 lead to one of IPv4.
    inner = found.ipv4_mapped or found.sixtofour
    if found in ipaddress.ip_network("64:ff9b::/96"):
        inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
    if inner is not None:
        return _is_public(str(inner))
    # All public ones are in this network. It has Teredo too, which is not public.
    return found in ipaddress.ip_network("2000::/3") and found.is_global and not any(found in each for each in PRIVATE)


def _refusal(status: int) -> StoreError:
    if status in (404, 410):
        return StoreError("not_found", f"the server answers {status}: check the URL")
    if status in (401, 403):
        return StoreError("permission_denied", f"the server answers {status}: check the rights of the URL")
    return StoreError("io_error", f"the server answers {status}")
