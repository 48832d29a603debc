"""The forms in which a file can be given: a path, bytes, or a binary file object."""

from __future__ import annotations

import base64
import io
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, cast

from .stores import ObjectParts, StoredObject, StoreError

# More bytes do not fit into one message in base64. They are announced, and the command asks for parts of them.
INLINE_BYTES = 23 << 20


class BinaryFile(Protocol):
    """A binary file object, such as that of `open(path, "rb")` or an upload of a web framework."""

    def read(self, size: int = -1, /) -> bytes: ...


File: TypeAlias = "str | os.PathLike[str] | bytes | bytearray | memoryview | BinaryFile | StoredObject"


@dataclass(frozen=True)
class Ranges:
    """Gives parts of a file, and the version of the file at that time. The version is None if nothing tells it."""

    read: Callable[[int, int], bytes]
    version: Callable[[], str | None]


def is_read_at_once(file: File) -> bool:
    """True for a file object, whose reading can block."""
    return not isinstance(file, (str, os.PathLike, bytes, bytearray, memoryview))


def described(file: File, name: str | None) -> tuple[dict[str, Any], Ranges | None]:
    """Returns the file as the exchange describes it, and what gives its parts if the command has to ask for them."""
    if isinstance(file, (str, os.PathLike)):
        path, named = os.path.abspath(file), {"name": name} if name else {}
        try:
            path.encode()
        except UnicodeEncodeError:
            # JSON cannot hold this path, but the command can ask for parts of the file.
            with open(path, "rb") as opened:
                description, _ = described(cast(BinaryFile, opened), None)
            description["object"].pop("name")
            description["object"] |= named
            return description, Ranges(lambda offset, length: _part(path, offset, length), lambda: _version(os.stat(path)))
        return {"path": path, **named}, None
    if isinstance(file, (bytes, bytearray, memoryview)):
        return _in_memory(bytes(file), name)
    if isinstance(file, StoredObject):
        raise TypeError("found an object of a store, expected a file")
    name = name or _name(file)
    try:
        # Objects such as SpooledTemporaryFile of Python 3.10 can seek, but have no method that says so.
        seek, tell = cast(Any, file).seek, cast(Any, file).tell
        position = tell()
        size: int = seek(0, os.SEEK_END) or tell()
        seek(position)
    except (AttributeError, OSError, ValueError):
        return _in_memory(file.read(), name)
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
                return b"".join(parts)
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


def _in_memory(content: bytes, name: str | None) -> tuple[dict[str, Any], Ranges | None]:
    if len(content) > INLINE_BYTES:
        return _object(name, len(content), Ranges(lambda offset, length: content[offset : offset + length], lambda: None))
    encoded = base64.b64encode(content).decode()
    return {"bytes": encoded, **({"name": name} if name else {})}, None


def _object(name: str | None, size: int, ranges: Ranges) -> tuple[dict[str, Any], Ranges]:
    known = {"name": name, "size": size, "version": ranges.version()}
    return {"object": {key: value for key, value in known.items() if value is not None}}, ranges


def _name(file: object) -> str | None:
    name = getattr(file, "name", None)
    # os.fdopen uses the number of the descriptor as the name.
    return os.path.basename(name) if isinstance(name, str) and name else None
