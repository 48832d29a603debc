#!/usr/bin/env python3
"""Writes seeds with one damaged part each: a box of ISO BMFF, or an element of EBML.

Each kind of part is damaged in the shortest file that has it, in every way that a reader has to expect. It is cut, lengthened,
missing or repeated. Its size is written in every form, and its fields have values at their borders. It also moves to the border
of a page, since a reader fetches pages.

usage: parts.py FOLDER <FILES

FILES: paths, each followed by a zero byte.
"""
import pathlib
import struct
import sys
from typing import NamedTuple

LONGEST_FILE = 1 << 14
PAGE = 4096


class Part(NamedTuple):
    """A part: its name, and the places of its head, of its content, and of its end."""
    name: str
    start: int
    content: int
    end: int


# Boxes that contain others, and the number of bytes before those (ISO/IEC 14496-12, 23008-12; QuickTime File Format).
INNER = dict.fromkeys("moov trak mdia minf stbl edts dinf udta mvex moof traf mfra iprp ipco sinf schi wave ilst gmhd proj ".split(), 0)
INNER |= {"meta": 4, "stsd": 8, "dref": 8, "iinf": 6, "iref": 4, "sv3d": 0}
# Entries of a table of descriptions have other boxes after the fields of their kind of media.
ENTRIES = {"picture": 78, "sound": 28, "sound of version 1": 44, "sound of version 2": 64}


def boxes(data, start, end, within=""):
    """Returns the boxes of a range, or nothing if they do not fill it."""
    found = []
    while start < end:
        if end - start < 8:
            return []
        size, content = int.from_bytes(data[start:start + 4], "big"), start + 8
        if size == 1 and end - start >= 16:
            size, content = int.from_bytes(data[start + 8:start + 16], "big"), start + 16
        if size == 0:
            size = end - start
        if not content - start <= size <= end - start:
            return []
        # A tag can have any name.
        name = "tag" if within == "ilst" else data[start + 4:start + 8].decode("latin-1")
        found.append(Part(name, start, content, start + size))
        start += size
    return found


def inner_boxes(data, part, within):
    """Returns the boxes in a box, and its name, which is that of its layout if it is an entry."""
    if within == "stsd":
        for layout, skipped in ENTRIES.items():
            if found := boxes(data, part.content + skipped, part.end):
                return layout, found
        return "entry", []
    if within == "ilst":
        return part.name, boxes(data, part.content, part.end)
    skipped = INNER.get(part.name)
    return part.name, [] if skipped is None else boxes(data, part.content + skipped, part.end, part.name)


def box_head(data, part, length):
    size = part.content - part.start + length
    return struct.pack(">I", size) + data[part.start + 4:part.start + 8] + (struct.pack(">Q", size) if part.content - part.start == 16 else b"")


def box_forms(data, part):
    """Returns a box with its size in each form."""
    kind, content = data[part.start + 4:part.start + 8], data[part.content:part.end]
    for size in (0, 1, 2, 7, 8, len(content) + 7, len(content) + 9, 0x7FFFFFFF, 0xFFFFFFFF):
        yield struct.pack(">I", size) + kind + content
    for size in (0, 15, 16, len(content) + 16, len(content) + 17, 1 << 63, (1 << 64) - 1):
        yield struct.pack(">I", 1) + kind + struct.pack(">Q", size) + content


def free_box(length):
    return struct.pack(">I4s", length, b"free") + bytes(length - 8)


# Elements of Matroska that contain others (RFC 9559).
MASTERS = {int(code, 16) for code in """1A45DFA3 18538067 114D9B74 4DBB 1549A966 1F43B675 A0 75A1 A6 1654AE6B AE 41E4 E0 55B0 55D0 7670
E1 E2 E3 E4 6D80 6240 5034 5035 1C53BB6B BB B7 1941A469 61A7 1043A770 45B9 B6 1254C367 7373 63C0 67C8""".split()}


def number(data, start, end, longest):
    """Returns the length of a number of variable length (RFC 8794, 4), and its value without the marker."""
    if start >= end or not data[start]:
        return None
    length = 9 - data[start].bit_length()
    if length > longest or end - start < length:
        return None
    return length, int.from_bytes(data[start:start + length], "big") & (1 << 7 * length) - 1


def elements(data, start, end):
    """Returns the elements of a range, up to the first bytes that are not an element."""
    found = []
    while start < end:
        code, size = number(data, start, end, 4), None
        if code:
            size = number(data, start + code[0], end, 8)
        if not size:
            break
        content = start + code[0] + size[0]
        # Without a size, it ends with the enclosing element.
        last = end if size[1] == (1 << 7 * size[0]) - 1 else content + size[1]
        if last > end:
            break
        found.append(Part(data[start:start + code[0]].hex(), start, content, last))
        start = last
    return found


def inner_elements(data, part, _):
    return part.name, elements(data, part.content, part.end) if int(part.name, 16) in MASTERS else []


def element_size(length, width):
    return (1 << 7 * width | length).to_bytes(width, "big")


def element_head(data, part, length):
    code = bytes.fromhex(part.name)
    width = part.content - part.start - len(code)
    return code + element_size(length, width if length < (1 << 7 * width) - 1 else 8)


def element_forms(data, part):
    """Returns an element with its size in each form."""
    code, content = bytes.fromhex(part.name), data[part.content:part.end]
    for width in range(1, 9):
        most = (1 << 7 * width) - 1
        for size in {most, most - 1, *(length for length in (len(content), len(content) + 1, max(len(content) - 1, 0)) if length < most)}:
            yield code + element_size(size, width) + content
    yield code + b"\0" + content
    yield code[:1] + b"\xFF" + content


def void_element(length):
    return b"\xEC" + element_size(length - 5, 4) + bytes(length - 5)


def contents(content, wholes):
    """Returns contents that differ from that of a part: cut near its start, longer, or with border values of a field."""
    yield from (content[:length] for length in range(min(len(content), 48)))
    yield from (content + bytes(length) for length in (1, 8))
    yield from (bytes(length) for length in range(1, 10))
    yield from (b"\xFF" * length for length in (4, 8, len(content)))
    if wholes:
        for place in range(0, min(len(content), 64) - 3, 4):
            for value in (0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF):
                yield content[:place] + struct.pack(">I", value) + content[place + 4:]
        # These are versions and single flags of a full box.
        for bit in range(32) if len(content) >= 4 else ():
            yield struct.pack(">I", int.from_bytes(content[:4], "big") ^ 1 << bit) + content[4:]


def lengths_to_border(start):
    """Returns the lengths of fillers that put the border of a page before, into or after the beginning of a part."""
    for distance in range(-8, 64, 4):
        length = (-distance - start) % PAGE
        yield length if length >= 16 else length + PAGE


def damaged(data, chain, head, forms, filler, wholes):
    """Returns the file with the last part of a chain damaged or moved, in each way. Other parts keep correct sizes."""
    part = chain[-1]
    whole = data[part.start:part.end]
    versions = [b"", whole + whole, *forms(data, part)]
    versions += [filler(length) + whole for length in lengths_to_border(part.start)]
    versions += [head(data, part, len(content)) + content for content in contents(data[part.content:part.end], wholes)]
    for version in versions:
        inner = part
        for outer in reversed(chain[:-1]):
            version = data[outer.content:inner.start] + version + data[inner.end:outer.end]
            version = head(data, outer, len(version)) + version
            inner = outer
        yield data[:inner.start] + version + data[inner.end:]


def kinds(data, parts, inner, chain=(), within=""):
    """Returns each part by its own name and that of the enclosing part, with the chain of parts that leads to it."""
    for part in parts:
        name, found = inner(data, part, within)
        yield (within, name), (*chain, part)
        yield from kinds(data, found, inner, (*chain, part), name)


folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
known = {"mp4": set(), "mkv": set()}
written = 0
files = [file for file in map(pathlib.Path, sys.stdin.read().split("\0")[:-1]) if file.stat().st_size <= LONGEST_FILE]
for file in sorted(files, key=lambda file: (file.stat().st_size, file.name)):
    data = file.read_bytes()
    if data[:4] == b"\x1A\x45\xDF\xA3":
        kind, parts, inner = "mkv", elements(data, 0, len(data)), inner_elements
        head, forms, filler = element_head, element_forms, void_element
    elif data[4:8] == b"ftyp":
        kind, parts, inner = "mp4", boxes(data, 0, len(data)), inner_boxes
        head, forms, filler = box_head, box_forms, free_box
    else:
        continue
    for path, chain in kinds(data, parts, inner):
        if path in known[kind]:
            continue
        known[kind].add(path)
        for version in damaged(data, chain, head, forms, filler, wholes=kind == "mp4"):
            (folder / f"part-{written}.{kind}").write_bytes(version)
            written += 1
