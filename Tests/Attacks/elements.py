"""Finds the boxes, elements, chunks, segments and packets of valid files, so that variants can be cut, swapped or damaged at their boundaries."""
import dataclasses
import struct


@dataclasses.dataclass(frozen=True)
class Element:
    name: str
    start: int
    content: int
    end: int
    # The number of the element that contains this one in the list; -1 if none does.
    parent: int = -1


# The boxes that contain boxes, with the number of bytes before the first of these.
BOXES = {"moov": 0, "trak": 0, "mdia": 0, "minf": 0, "stbl": 0, "dinf": 0, "edts": 0, "udta": 0, "mvex": 0, "moof": 0, "traf": 0, "mfra": 0,
         "meta": 4, "iprp": 0, "ipco": 0, "ilst": 0, "stsd": 8, "dref": 8, "iinf": 6, "iref": 4, "jp2h": 0,
         "avc1": 78, "hvc1": 78, "hev1": 78, "av01": 78, "mp4v": 78, "mp4a": 28}
MASTERS = {bytes.fromhex(text) for text in (
    "1a45dfa3 18538067 1549a966 1654ae6b ae e0 e1 1f43b675 a0 1c53bb6b bb b7 114d9b74 4dbb 1254c367 7373 63c0 67c8").split()}


def boxes(data):
    """Returns the boxes of ISO base media: MP4, MOV, M4A, HEIC, AVIF and JPEG 2000."""
    found = []

    def walk(at, end, parent):
        while at + 8 <= end:
            size, name = struct.unpack(">I", data[at:at + 4])[0], data[at + 4:at + 8].decode("latin-1")
            stop = end if size == 0 else at + size
            if size not in (0, *range(8, end - at + 1)):
                break
            found.append(Element(name, at, at + 8, stop, parent))
            if name in BOXES:
                walk(at + 8 + BOXES[name], stop, len(found) - 1)
            at = stop

    walk(0, len(data), -1)
    return found


def number(data, at, keep_marker):
    """Returns an EBML number and the place after it; None if its size is unknown."""
    length = 9 - data[at].bit_length()
    value = int.from_bytes(data[at:at + length], "big")
    if not keep_marker:
        value &= (1 << 7 * length) - 1
        if value == (1 << 7 * length) - 1:
            value = None
    return value, at + length


def matroska(data):
    found = []

    def walk(at, end, parent):
        while at < end and data[at]:
            _, behind = number(data, at, True)
            size, content = number(data, behind, False)
            stop = end if size is None else min(end, content + size)
            identity = data[at:behind]
            found.append(Element(identity.hex(), at, content, stop, parent))
            if identity in MASTERS:
                walk(content, stop, len(found) - 1)
            at = stop

    walk(0, len(data), -1)
    return found


def chunks(data):
    """Returns the chunks of RIFF and AIFF: AVI, WAV, WebP."""
    found, order = [], ">" if data.startswith(b"FORM") else "<"

    def walk(at, end, parent):
        while at + 8 <= end:
            stop = min(end, at + 8 + struct.unpack(order + "I", data[at + 4:at + 8])[0])
            name = data[at:at + 4].decode("latin-1")
            found.append(Element(name, at, at + 8, stop, parent))
            if name in ("RIFF", "FORM", "LIST"):
                walk(at + 12, stop, len(found) - 1)
            at = stop + (stop - at) % 2

    walk(0, len(data), -1)
    return found


def png(data):
    found, at = [], 8
    while at + 12 <= len(data):
        stop = at + 12 + struct.unpack(">I", data[at:at + 4])[0]
        found.append(Element(data[at + 4:at + 8].decode("latin-1"), at, at + 8, stop))
        at = stop
    return found


def jpeg(data):
    found, at = [], 2
    while at + 4 <= len(data) and data[at + 1] != 0xD9:
        stop = at + 2 + struct.unpack(">H", data[at + 2:at + 4])[0]
        found.append(Element(f"{data[at + 1]:02x}", at, at + 4, stop))
        at = stop
        if found[-1].name == "da":
            while data[at] != 0xFF or data[at + 1] == 0 or 0xD0 <= data[at + 1] <= 0xD7:
                at += 1
    return found + [Element("d9", at, at, at + 2)]


def gif(data):
    found, at = [], 13 + (3 << (data[10] & 7) + 1 if data[10] & 0x80 else 0)
    while data[at] != 0x3B:
        start = at
        if data[at] == 0x21:
            at += 2
        else:
            at += 10 + (3 << (data[at + 9] & 7) + 1 if data[at + 9] & 0x80 else 0) + 1
        while data[at]:
            at += 1 + data[at]
        at += 1
        found.append(Element(f"{data[start]:02x}", start, start + 1, at))
    return found + [Element("3b", at, at + 1, at + 1)]


def tiff(data):
    order = "<" if data.startswith(b"II") else ">"
    at = struct.unpack(order + "I", data[4:8])[0]
    count = struct.unpack(order + "H", data[at:at + 2])[0]
    return [Element("entry", at + 2 + 12 * entry, at + 10 + 12 * entry, at + 14 + 12 * entry) for entry in range(count)]


def flac(data):
    found, at, last = [], 4, False
    while not last:
        last, stop = data[at] & 0x80, at + 4 + int.from_bytes(data[at + 1:at + 4], "big")
        found.append(Element(str(data[at] & 0x7F), at, at + 4, stop))
        at = stop
    return found


def ogg(data):
    found, at = [], 0
    while at + 27 <= len(data):
        table = data[at + 27:at + 27 + data[at + 26]]
        stop = at + 27 + len(table) + sum(table)
        found.append(Element("page", at, at + 27 + len(table), stop))
        at = stop
    return found


def patterned(name, pattern, header):
    """Returns a finder of packets that begin with the same bytes."""
    def find(data):
        places, at = [], data.find(pattern)
        while at >= 0:
            places.append(at)
            at = data.find(pattern, at + len(pattern))
        return [Element(name, at, min(at + header, stop), stop) for at, stop in zip(places, places[1:] + [len(data)])]
    return find


def flv(data):
    found, at = [], 13
    while at + 11 <= len(data):
        stop = at + 15 + int.from_bytes(data[at + 1:at + 4], "big")
        found.append(Element(str(data[at]), at, at + 11, stop))
        at = stop
    return found


def bitmap(data):
    """Returns the two headers, the palette and the rows."""
    pixels, header = struct.unpack("<II", data[10:18])
    return [Element("file", 0, 14, 14), Element("info", 14, 18, 14 + header), Element("pixels", pixels, pixels, len(data))]


FINDERS = {
    "mp4": boxes, "mov": boxes, "m4a": boxes, "heic": boxes, "avif": boxes, "jp2": boxes, "mkv": matroska, "webm": matroska,
    "avi": chunks, "wav": chunks, "webp": chunks, "aiff": chunks, "png": png, "jpg": jpeg, "gif": gif, "tiff": tiff, "bmp": bitmap,
    "flac": flac, "ogg": ogg, "opus": ogg, "mp3": patterned("frame", b"\xff\xfb", 4), "aac": patterned("frame", b"\xff\xf1", 7),
    "ts": patterned("packet", b"\x47", 4), "mpg": patterned("code", b"\0\0\1", 4), "flv": flv,
}


def boundaries(data, kind):
    """Returns the places in a file at which an element, its content, or what follows it begins."""
    places = {0, len(data)}
    for element in FINDERS[kind](data):
        places |= {element.start, element.content, element.end}
    return sorted(place for place in places if 0 <= place <= len(data))
