"""The forms in which a file can be given: a path, bytes, or a binary file object."""

from __future__ import annotations

import base64
import io
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, cast

from .errors import InvalidParams, RangeFailed
from .stores import ObjectParts, StoredObject, StoreError, is_url

# The command asks for parts of more bytes than this, which is much faster than base64 for all of them.
INLINE_BYTES = 1 << 16
# Most headers are not longer. The command asks for what is missing.
HEAD_BYTES = 1 << 13
# More bytes do not fit into one message in base64.
MESSAGE_BYTES = 23 << 20


class BinaryFile(Protocol):
    """A binary file object, such as that of `open(path, "rb")` or an upload of a web framework."""

    def read(self, size: int = -1, /) -> bytes: ...


File: TypeAlias = "str | os.PathLike[str] | bytes | bytearray | memoryview | BinaryFile | StoredObject"


@dataclass(frozen=True)
class Ranges:
    """Gives parts of a file, and the version of the file at that time. The version is None if nothing tells it."""

    read: Callable[[int, int], bytes]
    version: Callable[[], str | None]
    can_block: bool = True


def can_block(file: File) -> bool:
    """True for a file object, a URL, or a path that this process has to open: a pipe or a server can wait for ever."""
    if isinstance(file, (bytes, bytearray, memoryview)):
        return False
    return not isinstance(file, (str, os.PathLike)) or is_url(file) or not is_text(os.fspath(file))


def is_text(path: str) -> bool:
    """True for a path that JSON can hold."""
    try:
        return bool(path.encode())
    except UnicodeEncodeError:
        return False


def described(file: File, name: str | None, inline: int = INLINE_BYTES) -> tuple[dict[str, Any], Ranges | None]:
    """Returns the file as the exchange describes it, and what gives its parts if the command has to ask for them.

    Raises InvalidParams for what is no file, and RangeFailed for a file object that cannot be read.
    """
    if isinstance(file, (str, os.PathLike)):
        path, named = os.fspath(file), {"name": name} if name else {}
        if not isinstance(cast(object, path), str) or not path or "\0" in path:
            raise InvalidParams(f"found {path!r}, expected the path of a file")
        path = os.path.abspath(path)
        if not is_text(path):
            # JSON cannot hold this path, but the command can ask for parts of the file.
            try:
                with open(path, "rb") as opened:
                    description, _ = described(cast(BinaryFile, opened), None)
            except OSError as error:
                raise RangeFailed(f"cannot read {path!r}: {error.strerror}") from error
            description["object"].pop("name", None)
            description["object"] |= named
            return description, Ranges(lambda offset, length: _part(path, offset, length), lambda: _version(os.stat(path)))
        return {"path": path, **named}, None
    if isinstance(file, (bytes, bytearray, memoryview)):
        return _in_memory(file, name, inline)
    if not hasattr(file, "read"):
        raise InvalidParams(f"found {type(file).__name__}, expected a path, bytes or a file object")
    assert not isinstance(file, StoredObject)
    name = name or _name(file)
    try:
        # Objects such as SpooledTemporaryFile of Python 3.10 can seek, but have no method that says so.
        seek, tell = cast(Any, file).seek, cast(Any, file).tell
        position = tell()
        size: int = seek(0, os.SEEK_END) or tell()
        seek(position)
    except (AttributeError, OSError, ValueError):
        try:
            return _in_memory(file.read(), name, MESSAGE_BYTES)
        except Exception as error:  # Any class of file can be given, with any exception.
            raise RangeFailed(str(error) or type(error).__name__) from error
    lock = threading.Lock()

    def read(offset: int, length: int) -> bytes:
        with lock:
            position = tell()
            try:
                seek(offset)
                parts: list[bytes] = []
                while length > 0 and (part := file.read(length)):
                    parts.append(part)
                    length -= len(part)
                # Fewer bytes than wanted tell that a file has changed, as one does that has grown.
                return b"".join(parts) if (seek(0, os.SEEK_END) or tell()) == size else b""
            finally:
                seek(position)

    def version() -> str | None:
        # Wrappers of tempfile and of web frameworks hold the file itself, or another wrapper.
        stored: object = file
        while not isinstance(stored, io.IOBase) and hasattr(stored, "file"):
            stored = getattr(stored, "file")
        if not isinstance(stored, (io.FileIO, io.BufferedReader, io.BufferedRandom)):
            return None
        try:
            return _version(os.fstat(stored.fileno()))
        except (OSError, ValueError):
            return None

    return _object(name, size, Ranges(read, version))


def _part(path: str, offset: int, length: int) -> bytes:
    with open(path, "rb") as opened:
        opened.seek(offset)
        return opened.read(length)


def _version(state: os.stat_result) -> str:
    return f"{state.st_ino}-{state.st_size}-{state.st_mtime_ns}"


def of_object(parts: ObjectParts, name: str) -> tuple[dict[str, Any], Ranges]:
    """Returns an object of a store as the exchange describes it, and what gives its parts."""

    def read(offset: int, length: int) -> bytes:
        try:
            return parts.read(offset, length)
        except StoreError:
            if parts.has_changed:
                return b""  # Fewer bytes than wanted tell the command that the object changed.
            raise

    description, ranges = _object(name, parts.size, Ranges(read, lambda: None if parts.has_changed else parts.version))
    if head := parts.head:
        # Without it, the command would ask for these bytes at once.
        description["object"]["head"] = base64.b64encode(head).decode()
    return description, ranges


def _in_memory(
    content: bytes | bytearray | memoryview, name: str | None, inline: int
) -> tuple[dict[str, Any], Ranges | None]:
    view = memoryview(content).cast("B")
    if len(view) > inline:
        description, ranges = _object(name, len(view), Ranges(lambda at, length: bytes(view[at : at + length]), lambda: None, False))
        description["object"]["head"] = base64.b64encode(view[:HEAD_BYTES]).decode()
        return description, ranges
    encoded = base64.b64encode(view).decode()
    return {"bytes": encoded, **({"name": name} if name else {})}, None


def _object(name: str | None, size: int, ranges: Ranges) -> tuple[dict[str, Any], Ranges]:
    known = {"name": name, "size": size, "version": ranges.version()}
    return {"object": {key: value for key, value in known.items() if value is not None}}, ranges


def _name(file: object) -> str | None:
    name = getattr(file, "name", None)
    # os.fdopen uses the number of the descriptor as the name.
    return os.path.basename(name) if isinstance(name, str) and name else None
