"""Folders in a root, whose contents can be replaced while they are read.

Each folder is opened from the open folder above it, and no link is followed. So nothing outside of the root is listed or read.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import IO

_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC
_FILE = os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC


def inner(root: str, path: str) -> str | None:
    """Returns the path below the root, with its links followed; None for a path that leads out of the root now."""
    try:
        real, top = os.path.realpath(path), os.path.realpath(root)
    except OSError:
        return None  # A link vanished while it was followed.
    return os.path.relpath(real, top) if os.path.commonpath([real, top]) == top else None


def is_folder(root: str, below: str) -> bool:
    """True if a path below the root is a folder that no link leads to."""
    try:
        os.close(_opened(root, below))
    except OSError:
        return False
    return True


def files(root: str, below: str, name: str) -> Iterator[str]:
    """Yields the paths of all files in a folder below the root and in its folders, except for hidden folders.

    `name` stands for the folder in the paths. Links and all else that is no folder count as files. Raises OSError, whose
    `filename` is the name of the folder that cannot be read.
    """
    waiting = [(below, name)]
    while waiting:
        below, name = waiting.pop()
        try:
            folder = _opened(root, below)
            try:
                with os.scandir(folder) as found:
                    entries = sorted((each.name, each.is_dir(follow_symlinks=False)) for each in found)
            finally:
                os.close(folder)
        except OSError as error:
            raise OSError(error.errno, error.strerror, name) from error
        yield from (os.path.join(name, each) for each, is_folder in entries if not is_folder)
        inside = [each for each, is_folder in reversed(entries) if is_folder and not each.startswith(".")]
        waiting += [(os.path.join(below, each), os.path.join(name, each)) for each in inside]


def opened(root: str, below: str) -> IO[bytes]:
    """Opens a file below the root for reading. Raises OSError, also for a link."""
    folder, name = os.path.split(below)
    above = _opened(root, folder)
    try:
        return os.fdopen(os.open(name, _FILE | os.O_NOFOLLOW, dir_fd=above), "rb")
    finally:
        os.close(above)


def _opened(root: str, below: str) -> int:
    """Returns a descriptor of a folder below the root."""
    here = os.open(root, _FOLDER)
    for part in below.split("/"):
        if part in ("", "."):
            continue
        try:
            inside = os.open(part, _FOLDER | os.O_NOFOLLOW, dir_fd=here)
        finally:
            os.close(here)
        here = inside
    return here
