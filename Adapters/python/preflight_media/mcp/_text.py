"""Shows text from files, such as names and tags, so that it can only be read as data."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

# What could end a quotation or be read as markup, and characters without a shape that `isprintable` allows: fillers, and the
# selectors that can carry hidden text.
_UNSAFE = re.compile('["\\\\<>&`\\[\\]\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]')
_ESCAPE = re.compile(r"\\u([0-9a-f]{4})|\\U([0-9a-f]{8})")
# The most bytes of a name, and of any other text of a file.
NAME, WORDS = 160, 120


def _piece(character: str) -> str:
    if character.isprintable() and not _UNSAFE.match(character):
        return character
    code = ord(character)
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def shown(text: str, most: int = WORDS) -> str:
    """Returns the text in one line without markup. Each character that could mislead is an escape such as `\\u202e`.

    If it has more than `most` bytes, the middle is left out.
    """
    if text.isprintable() and not _UNSAFE.search(text) and len(text.encode()) <= most:
        return text
    pieces = [_piece(character) for character in text[: most + 1]]
    if len(text) <= most and sum(len(piece.encode()) for piece in pieces) <= most:
        return "".join(pieces)
    last = [_piece(character) for character in text[-most:]][::-1]
    return "".join(_first(pieces, most * 2 // 3)) + "…" + "".join(reversed(_first(last, most // 3 - 3)))


def _first(pieces: Sequence[str], most: int) -> list[str]:
    size, kept = 0, list[str]()
    for piece in pieces:
        size += len(piece.encode())
        if size > most:
            break
        kept.append(piece)
    return kept


def quoted(text: str, most: int = WORDS) -> str:
    """Returns the text as `shown` does, in quotes, which mark it as data."""
    return f'"{shown(text, most)}"'


def is_plain(text: str) -> bool:
    """True if `shown` leaves the name of a file as it is."""
    return shown(text, NAME) == text


def unescaped(text: str) -> str:
    """Returns the name that `shown` has escaped."""

    def character(match: re.Match[str]) -> str:
        code = int(match[1] or match[2], 16)
        return chr(code) if code < 0x110000 else match[0]

    return _ESCAPE.sub(character, text)


def value(measured: Any, most: int = 80) -> Any:
    """Returns a measured value or a limit in the same form, with its text shown. One with more bytes becomes a text."""
    if isinstance(measured, str):
        return shown(measured, most)
    if isinstance(measured, float):
        return float(f"{measured:.6g}")
    if isinstance(measured, Mapping):
        members = cast("Mapping[str, Any]", measured)
        measured = {shown(str(name), most): value(member, most) for name, member in members.items()}
    elif isinstance(measured, (list, tuple)):
        measured = [value(entry, most) for entry in cast("Sequence[Any]", measured)]
    written = json.dumps(measured, ensure_ascii=False)
    return measured if len(written.encode()) <= most else shown(written.replace('"', ""), most)
