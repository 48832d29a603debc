#!/usr/bin/env python3
"""Makes seeds with features that few real files of a suitable size have, and that random changes of bytes do not find.

usage: seeds.py FOLDER CORPUS <WORDS

CORPUS: a folder with the inputs that the targets have learned. WORDS: codes in quotes, one a line, as script/witness/fuzz finds
them in the readers.
"""
import contextlib
import pathlib
import re
import struct
import sys

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
corpus = pathlib.Path(sys.argv[2])


def box(kind, *parts):
    content = b"".join(parts)
    return struct.pack(">I", len(content) + 8) + kind.encode() + content


def full(kind, *parts, version=0, flags=0):
    return box(kind, struct.pack(">I", version << 24 | flags), *parts)


def words(*numbers):
    return struct.pack(f">{len(numbers)}I", *numbers)


MATRIX = words(1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30)
TABLES = full("stts", words(0)) + full("stsc", words(0)) + full("stsz", words(0, 0)) + full("stco", words(0))


def coded(text):
    """Returns the bytes of binary digits, padded with ones, which end any number that is read after them."""
    digits = text.replace(" ", "")
    return int(digits + "1" * (-len(digits) % 8), 2).to_bytes(-(-len(digits) // 8), "big")


def picture(kind, *boxes, size=(320, 240)):
    return box(kind, bytes(6), b"\0\1", bytes(16), struct.pack(">HH", *size), bytes(50), *boxes)


def sound(kind, *boxes, depth=16):
    return box(kind, bytes(6), b"\0\1", bytes(8), struct.pack(">HHI", 2, depth, 0), words(48000 << 16), *boxes)


def descriptor(kind, configuration):
    """Returns an elementary stream descriptor around a configuration (ISO/IEC 14496-1, 7.2.6), with four-byte lengths."""
    def tagged(tag, content):
        length = len(content)
        return bytes([tag, 0x80 | length >> 21 & 127, 0x80 | length >> 14 & 127, 0x80 | length >> 7 & 127, length & 127]) + content
    return tagged(3, b"\0\1\0" + tagged(4, bytes([kind, 0x15]) + bytes(11) + tagged(5, configuration)))


def track(entry, *boxes, handler="vide", tables=TABLES):
    return indexed(full("stsd", words(1), entry) + tables, *boxes, handler=handler)


def indexed(content, *boxes, handler="vide", duration=0):
    """Returns a track with the given sample table."""
    header = full("tkhd", words(0, 0, 1, 0, 0), bytes(16), MATRIX, words(320 << 16, 240 << 16), flags=3)
    media = full("mdhd", words(0, 0, 1000, duration, 0x55C40000)) + full("hdlr", words(0), handler.encode(), bytes(13))
    return box("trak", header, *boxes, box("mdia", media, box("minf", box("stbl", content))))


def movie(*parts, brand="isom"):
    header = full("mvhd", words(0, 0, 1000, 0, 1 << 16), bytes(12), MATRIX, bytes(24), words(2))
    return box("ftyp", brand.encode(), words(0), brand.encode()) + box("moov", header, *parts)


def write(name, *parts):
    (folder / name).write_bytes(b"".join(parts))


# More fragments than a reader reads, with and without an index at the end.
start = movie(track(picture("mp4v")), box("mvex", full("trex", words(1, 1, 40, 100, 0))))
fragments, places = b"", []
for number in range(300):
    places.append(len(start) + len(fragments))
    times = full("tfhd", words(1), flags=0x20000) + full("tfdt", words(40 * number)) + full("trun", words(1))
    fragments += box("moof", full("mfhd", words(number + 1)), box("traf", times)) + box("mdat", bytes(100))
write("fragments.mp4", start, fragments)
for version, place in ((0, ">II"), (1, ">QQ")):
    entries = b"".join(struct.pack(place, 40 * n, at) + b"\1\1\1" for n, at in enumerate(places) if n % 30 == 29)
    index = full("tfra", words(1, 0, 10), entries, version=version)
    write(f"fragments-index-{version}.mp4", start, fragments, box("mfra", index, full("mfro", words(len(index) + 24))))

note = b"<GSpherical:Spherical>true</GSpherical:Spherical><GSpherical:ProjectionType>equirectangular"
spherical = box("uuid", bytes.fromhex("ffcc8263f8554a938814587a02521fdd"), note)
write("spherical.mp4", movie(track(picture("avc1"), spherical)))
for kind in ("equi", "cbmp"):
    projection = box("sv3d", full("svhd", b"\0"), box("proj", full("prhd", bytes(12)), full(kind, bytes(16))))
    write(f"{kind}.mp4", movie(track(picture("avc1", projection))))

for kind in ("ipcm", "fpcm"):
    for order, size in ((0, 16), (1, 24), (1, 32), (0, 64)):
        write(f"{kind}-{order}-{size}.mp4", movie(track(sound(kind, full("pcmC", bytes([order, size]))), handler="soun")))

# The values that tables translate to names: each number once.
for number in range(1, 23):
    color = box("colr", b"nclx", struct.pack(">HHH", number, number, number), b"\x80")
    write(f"color-{number}.mp4", movie(track(picture("vp09", color))))
for profile in (44, 66, 77, 88, 100, 110, 118, 122, 128, 144, 244):
    for constraints in (0, 0x10, 0x40):
        sps = bytes([0x67, profile, constraints, 30]) + bytes.fromhex("acd940b4126ffc0040003c40000003004000000c83c58b6580")
        record = bytes([1, profile, constraints, 30, 0xFF, 0xE1]) + struct.pack(">H", len(sps)) + sps + b"\1\0\1\x68"
        write(f"avc-{profile}-{constraints}.mp4", movie(track(picture("avc1", box("avcC", record)))))
for profile in range(4):
    for bits in (8, 10, 12):
        record = bytes([profile, 31, bits << 4 | profile << 1, 9, 16, 9, 0, 0])
        write(f"vp9-{profile}-{bits}.mp4", movie(track(picture("vp09", full("vpcC", record, version=1)))))
for kind in (*range(0x20, 0x25), 0x40, *range(0x60, 0x6F), 0xA0, 0xA1, *range(0xA3, 0xAE), 0xB1, 0xD0, 0xDD, 0xE1):
    elementary = full("esds", bytes([3, 16, 0, 1, 0, 4, 11, kind, 0x15]), bytes(11))
    write(f"object-{kind}.mp4", movie(track(picture("mp4v", elementary)), track(sound("mp4a", elementary), handler="soun")))
for channels in range(1, 10):
    lossless = words(4096) + bytes([0, 16, 40, 10, 14, channels, 0, 255]) + words(0, 0, 44100)
    write(f"alac-{channels}.m4a", movie(track(sound("alac", full("alac", lossless)), handler="soun"), brand="M4A "))
    opus = struct.pack(">BBHIHB", 0, channels, 312, 48000, 0, 1) + bytes([channels, 0]) + bytes(range(channels))
    write(f"opus-{channels}.mp4", movie(track(sound("Opus", box("dOps", opus)), handler="soun")))
    flac = bytes.fromhex("10001000") + bytes(6) + struct.pack(">Q", 44100 << 44 | (channels - 1 & 7) << 41 | 15 << 36) + bytes(16)
    write(f"flac-{channels}.mp4", movie(track(sound("fLaC", full("dfLa", b"\x80\0\0\x22", flac)), handler="soun")))
for mode in range(8):
    for low in (0, 1):
        bits = 8 << 17 | mode << 11 | low << 10 | 10 << 5
        write(f"ac3-{mode}-{low}.mp4", movie(track(sound("ac-3", box("dac3", bits.to_bytes(3, "big"))), handler="soun")))
for number in range(48):
    configuration = (number >> 3 & 31 or 2) << 11 | 3 << 7 | (number & 15) << 3
    content = bytes([5, 2]) + struct.pack(">H", configuration)
    elementary = full("esds", bytes([3, 20, 0, 1, 0, 4, 15 + len(content), 0x40, 0x15]), bytes(11), content)
    write(f"aac-{number}.mp4", movie(track(sound("mp4a", elementary), handler="soun")))

# Long tables, of which a reader reads the first entries, the last, or none.
times = full("stts", words(16400, *[1, 40, 1, 41] * 8200))
sync = full("stss", words(16400, *range(1, 16401)))
sizes = full("stsz", words(0, 5000, *range(1, 5001)))
for name, tables in {"times": times, "sync": full("stts", words(1, 16400, 40)) + sync, "sizes": full("stts", words(1, 5000, 40)) + sizes, "all": times + sync + sizes}.items():
    write(f"long-{name}.mp4", movie(track(picture("avc1"), tables=tables + full("stsc", words(1, 1, 5000, 1)) + full("stco", words(1, 64)))))

# Several sample descriptions, of which another than the first is used. Long ones move the following data out of the block that
# was fetched at once.
for number, (used, count) in enumerate(((2, 2), (2, 3), (3, 3), (5, 3))):
    for fill in (0, 4000, 9000):
        for kinds, handler, entry in ((("avc1", "hvc1", "mp4v"), "vide", picture), (("mp4a", "sowt", "ac-3"), "soun", sound)):
            entries = b"".join(entry(kind, box("free", bytes(fill))) for kind in kinds[:count])
            described = full("stsd", words(count), entries)
            tables = full("stts", words(1, 90, 40)) + full("stsc", words(1, 1, 10, used)) + full("stsz", words(0, 60), bytes(240)) + full("stco", words(1, 64))
            for order, content in enumerate((described + tables, tables + described)):
                write(f"descriptions-{handler}-{number}-{fill}-{order}.mp4", movie(indexed(content, handler=handler, duration=3600)))

# Pictures of an album, by their first bytes and by their types.
for number, (kind, content) in enumerate([(0, b"\x89PNG\r\n"), (0, b"\xff\xd8\xff\xe0"), (0, b"BM\0\0"), (13, bytes(4)), (14, bytes(4)), (27, bytes(4)), (99, bytes(4))]):
    items = box("ilst", box("covr", box("data", words(kind, 0), content)))
    tags = box("udta", full("meta", full("hdlr", words(0), b"mdirappl", bytes(9)), items))
    write(f"cover-{number}.m4a", movie(track(sound("mp4a"), handler="soun"), tags, brand="M4A "))

clean = box("clap", words(320, 1, 240, 1, 0, 1, 0, 1))
write("clean-aperture.mov", movie(track(picture("apch", clean, size=(336, 256))), brand="qt  "))
for fields, order in ((1, 0), (2, 1), (2, 6), (2, 9), (2, 14), (3, 0)):
    write(f"fields-{fields}-{order}.mov", movie(track(picture("apcn", box("fiel", bytes([fields, order])))), brand="qt  "))
for depth in (8, 16, 24, 32, 64):
    write(f"plain-{depth}.mov", movie(track(sound("NONE", depth=depth), handler="soun"), brand="qt  "))
    for flags in range(8):
        # Sound description of version 2 (QuickTime File Format, "Sound Sample Description (Version 2)").
        entry = box("lpcm", bytes(6), b"\0\1\0\2", bytes(6), struct.pack(">HHhHI", 3, 16, -2, 0, 1 << 16), words(72), struct.pack(">d", 48000), words(2, 0x7F000000, depth, flags, 4, 1))
        write(f"linear-{depth}-{flags}.mov", movie(track(entry, handler="soun"), brand="qt  "))
# Channel layouts by a tag, by a bit for each place, and by a label for each channel.
layouts = [(100 << 16 | 1, 0, 0), (101 << 16 | 2, 0, 0), (147 << 16 | 5, 0, 0), (1 << 16, 3, 0), (1 << 16, 4, 0), (1 << 16, 63, 0)]
layouts += [(0, 0, 1, label, 0, 0, 0, 0) for label in (1, 3, 42)]
layouts += [(0, 0, 2, first, 0, 0, 0, 0, second, 0, 0, 0, 0) for first, second in ((1, 2), (1, 3), (2, 1))]
layouts += [(0, 0, 2, 1), (0, 0, 6), (0, 0)]
for number, layout in enumerate(layouts):
    write(f"layout-{number}.mov", movie(track(sound("sowt", full("chan", words(*layout))), handler="soun"), brand="qt  "))
# Compressed audio whose samples are moments (sound description of version 1), with one run of times and with more.
for kind in ("ima4", "MAC3", "MAC6", "mp4a", ".mp3", "alac", "sowt"):
    for samples, size in ((64, 34), (1024, 0), (1, 2)):
        entry = box(kind, bytes(6), b"\0\1\0\1", bytes(6), struct.pack(">HHI", 2, 16, 0), words(44100 << 16, samples, size, size * 2, 2))
        for number, (runs, stored) in enumerate((((640, 1), 640), ((600, 1, 40, 1), 640), ((640, 2), 640), ((640, 1), 0))):
            tables = full("stts", words(len(runs) // 2, *runs)) + full("stsc", words(1, 1, 64, 1)) + full("stsz", words(1, stored)) + full("stco", words(1, 64))
            write(f"moments-{kind.strip('.')}-{samples}-{number}.mov", movie(track(entry, handler="soun", tables=tables), brand="qt  "))


def photo(*blocks):
    """Returns a JPEG with blocks before its frame, each a marker and its bytes."""
    blocks += (0xC0, bytes([8, 0, 16, 0, 16, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])), (0xDA, bytes([3, 1, 0, 2, 0, 3, 0, 0, 63, 0]))
    return b"\xFF\xD8" + b"".join(bytes([0xFF, marker]) + struct.pack(">H", len(block) + 2) + block for marker, block in blocks)


def profiled(profile):
    return photo((0xE2, b"ICC_PROFILE\0\1\1" + profile))


# ICC profiles by the type of their description, complete and with invalid fields.
for number, (first, offset, content) in enumerate((
    (b"desc", 144, b"desc" + words(0, 5) + b"sRGB\0"),
    (b"desc", 144, b"desc" + words(0, 90) + b"sRGB\0"),
    (b"desc", 144, b"mluc" + words(0, 1, 12, 0x656E5553, 8, 28) + "sRGB".encode("utf-16-be")),
    (b"desc", 144, b"mluc" + words(0, 1, 12, 0x656E5553, 800, 28) + "sRGB".encode("utf-16-be")),
    (b"desc", 144, b"mluc" + words(0, 1, 12, 0x656E5553, 8, 2800)),
    (b"desc", 144, b"text" + words(0)),
    (b"desc", 14400, b""),
    (b"cprt", 144, b"text" + words(0)),
)):
    profile = bytes(36) + b"acsp" + bytes(88) + words(1) + first + words(offset, len(content)) + content
    for kind in (b"prof", b"rICC"):
        write(f"profile-{number}-{kind.decode()}.mp4", movie(track(picture("avc1", box("colr", kind, profile)))))
    write(f"profile-{number}.jpg", profiled(profile))
for record in (bytes([0, 0, 0, 1, 1, 1, 0, 0]), bytes([1, 0, 0x86, 1, 1, 1, 0, 0])):
    write(f"vp9-unstated-{record[0]}.mp4", movie(track(picture("vp09", full("vpcC", record, version=1)))))
# H.264 at 4:4:4 with twelve scaling lists, of which none or all are coded.
for lists in ("0" * 12, ("1" + "1" * 16) * 6 + ("1" + "1" * 64) * 6):
    sps = bytes([0x67, 244, 0, 30]) + coded("1 00100 0 1 1 0 1" + lists + "1 1 1 010 0 00010100 00001111 1 1 0 1 1 1 101 1 1 00000001 00000001 00000001")
    record = bytes([1, 244, 0, 30, 0xFF, 0xE1]) + struct.pack(">H", len(sps)) + sps + b"\1\0\1\x68"
    write(f"avc-lists-{lists[0]}.mp4", movie(track(picture("avc1", box("avcC", record)))))
# AAC: low delay, and replication with parametric stereo that is signaled after the part that older decoders read.
for name, content in {"eld": coded("11111 000111 0011 0010"), "replicated": coded("00010 0110 0001 0 0 0 01010110111 00101 1 0011 10101001000 1")}.items():
    elementary = full("esds", bytes([3, 18 + len(content), 0, 1, 0, 4, 13 + len(content), 0x40, 0x15]), bytes(11), bytes([5, len(content)]), content)
    write(f"aac-{name}.mp4", movie(track(sound("mp4a", elementary), handler="soun")))


def item(number, kind):
    return full("infe", struct.pack(">HH", number, 0), kind.encode(), b"\0", version=2)


# HEIF by color model: the third byte of HEVC's format counts chroma, 0 for none; matrix 0 is red, green and blue.
for chroma, matrix, alpha in ((0, 1, 0), (0, 1, 1), (1, 1, 1), (3, 0, 0), (3, 0, 1)):
    record = bytes([1, 1]) + bytes(10) + bytes([90, 0xF0, 0, 0xFC, 0xFC | chroma, 0xF8, 0xF8, 0, 0, 0, 0])
    color = box("colr", b"nclx", struct.pack(">HHH", 1, 13, matrix), b"\x80")
    mask = full("auxC", b"urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0")
    properties = box("ipco", full("ispe", words(64, 48)), box("hvcC", record), color, mask)
    links = full("ipma", words(2), struct.pack(">HBBBB", 1, 3, 1, 2, 3), struct.pack(">HBBB", 2, 2, 1, 4))
    references = full("iref", box("auxl", struct.pack(">HHH", 2, 1, 1))) if alpha else b""
    items = full("iinf", b"\0\2", item(1, "hvc1"), item(2, "hvc1"))
    index = full("meta", full("hdlr", words(0), b"pict", bytes(13)), full("pitm", b"\0\1"), items, box("iprp", properties, links), references)
    write(f"model-{chroma}-{matrix}-{alpha}.heic", box("ftyp", b"heic", words(0), b"mif1heic"), index)


def learned(name):
    """Returns the inputs that a target has learned, numbered; empty if it has not run.

    The target may run at this time. It then removes inputs that it could shorten.
    """
    place = corpus / name
    records = []
    for file in sorted(place.iterdir()) if place.is_dir() else []:
        with contextlib.suppress(FileNotFoundError):
            records.append(file.read_bytes())
    return enumerate(records)


# The learned records of codecs, as those of a track.
for name, codes, media, wrap in (
    ("avcC", ["avc1"], picture, lambda record: box("avcC", record)),
    ("hvcC", ["hvc1"], picture, lambda record: box("hvcC", record)),
    ("av1C", ["av01"], picture, lambda record: box("av1C", record)),
    ("vpcC", ["vp08", "vp09"], picture, lambda record: box("vpcC", record)),
    ("ICC", ["avc1"], picture, lambda record: box("colr", b"prof", record)),
    ("esds", ["mp4v", "mp4a"], None, lambda record: box("esds", record)),
    ("mpeg4-visual", ["mp4v"], picture, lambda record: full("esds", descriptor(0x20, record))),
    ("AudioSpecificConfig", ["mp4a"], sound, lambda record: full("esds", descriptor(0x40, record))),
    ("dOps", ["Opus"], sound, lambda record: box("dOps", record)),
    ("alac", ["alac"], sound, lambda record: box("alac", record)),
    ("dac3", ["ac-3"], sound, lambda record: box("dac3", record)),
    ("dec3", ["ec-3"], sound, lambda record: box("dec3", record)),
    ("dfLa", ["fLaC"], sound, lambda record: box("dfLa", record)),
    ("mhaC", ["mha1"], sound, lambda record: box("mhaC", record)),
):
    for number, record in learned(name):
        for code in codes:
            entry = media or (sound if code == "mp4a" else picture)
            handler = "soun" if entry is sound else "vide"
            write(f"{name}-{code}-{number}.mp4", movie(track(entry(code, wrap(record)), handler=handler)))


def element(code, *parts):
    """Returns an element of EBML with a length of four bytes (RFC 8794, 4)."""
    content = b"".join(parts)
    return bytes.fromhex(code) + struct.pack(">I", 1 << 28 | len(content)) + content


def matroska(codec, private=None, frame=b"\0", blocks=None, frame_duration=None, sound=None):
    """Returns a Matroska file of one track (RFC 9559), with the record of its codec, and with one frame or the given blocks."""
    if codec.startswith("V"):
        kind, media = b"\1", element("E0", element("B0", b"\1\x40"), element("BA", b"\xF0"))
    else:
        kind, media = b"\2", element("E1", sound or element("B5", struct.pack(">d", 48000)) + element("9F", b"\2"))
    record = element("63A2", private) if private is not None else b""
    if frame_duration is not None:
        record += element("23E383", struct.pack(">I", frame_duration))
    entry = element("AE", element("D7", b"\1"), element("73C5", b"\1"), element("83", kind), element("86", codec.encode()), media, record)
    cluster = element("1F43B675", element("E7", b"\0"), *(blocks or [simple_block(0, frame)]))
    information = element("1549A966", element("2AD7B1", b"\x0F\x42\x40"), element("4489", struct.pack(">d", 1000)))
    return element("1A45DFA3", element("4282", b"matroska")) + element("18538067", information, element("1654AE6B", entry), cluster)


def simple_block(time, frame, flags=0x80):
    return element("A3", b"\x81", struct.pack(">hB", time, flags), frame)


# The learned records of video and audio in Matroska, or frames for codecs without records.
for name, codec, is_frame in (
    ("avcC", "V_MPEG4/ISO/AVC", False), ("hvcC", "V_MPEGH/ISO/HEVC", False), ("av1C", "V_AV1", False), ("vpcC", "V_VP9", False),
    ("mpeg4-visual", "V_MPEG4/ISO/ASP", False), ("AudioSpecificConfig", "A_AAC", False), ("OpusHead", "A_OPUS", False),
    ("vorbis", "A_VORBIS", False), ("alac", "A_ALAC", False), ("frame-vp8", "V_VP8", True),
    ("frame-vp9", "V_VP9", True), ("frame-ac3", "A_AC3", True), ("frame-ac3", "A_EAC3", True),
):
    for number, record in learned(name):
        write(f"{name}-{codec.replace('/', '-')}-{number}.mkv", matroska(codec, frame=record) if is_frame else matroska(codec, record))

# Frames whose kind is found from their units, by the type of the unit and by the length of its size, complete and cut.
sps = bytes.fromhex("6764001eacd940b4126ffc0040003c40000003004000000c83c58b6580")
codings = [("V_MPEG4/ISO/AVC", bytes([1, 100, 0, 30, 0xFC | size, 0xE1]) + struct.pack(">H", len(sps)) + sps + b"\1\0\1\x68", size + 1, 0) for size in range(4)]
codings += [("V_MPEGH/ISO/HEVC", bytes([1, 1]) + bytes(10) + bytes([90, 0xF0, 0, 0xFC, 0xFD, 0xF8, 0xF8, 0, 0, size, 0]), size + 1, 1) for size in range(4)]
codings += [("V_MPEG4/ISO/AVC", None, 0, 0), ("V_MPEGH/ISO/HEVC", None, 0, 1), ("V_AV1", b"\x81\0\x0C\0", 0, 3), ("V_VP9", None, 0, 0), ("V_VP8", None, 0, 0)]
for number, (codec, record, size, shift) in enumerate(codings):
    mark = (3).to_bytes(size, "big") if size else b"\0\0\1"
    frames = [mark + bytes([kind << shift & 255]) + b"\1\x88" + mark + b"\x65\1\x88" for kind in range(64)]
    frames += [frames[1][:length] for length in range(len(frames[1]))]
    for second, frame in enumerate(frames):
        blocks = [simple_block(0, frames[5]), simple_block(40, frame), simple_block(80, b"\0", 0)]
        write(f"frames-{number}-{second}.mkv", matroska(codec, record, blocks=blocks, frame_duration=40000000))
# Audio by its frames: Opus by its table of contents (RFC 6716, 3.1), laced, in groups, and with the possible durations of a
# block.
for number in range(256):
    blocks = [simple_block(0, bytes([number, 3])), simple_block(20, bytes([number, 3]), (number & 3) << 1)]
    write(f"opus-{number}.mkv", matroska("A_OPUS", blocks=blocks))
    write(f"laced-{number}.mkv", matroska("A_AAC", b"\x11\x90", blocks=blocks, frame_duration=number << 20 if number & 1 else None))
for number, parts in enumerate([(), (element("9B", b""),), (element("9B", bytes(9)),), *((element("9B", b"\1" * size),) for size in range(1, 9)), (element("FB", b"\0"), element("9B", b"\5"))]):
    for codec in ("V_VP9", "V_AV1", "A_OPUS", "A_AC3", "A_AAC"):
        group = [element("A0", element("A1", b"\x81", struct.pack(">hB", 40 * time, 0), b"\x0B\x77\0\0\x14\x40\x43"), *parts) for time in range(3)]
        write(f"group-{number}-{codec}.mkv", matroska(codec, blocks=group, frame_duration=40000000))
# Audio by its rates in each form, its channels and its depth.
rates = [b"", bytes(3)] + [struct.pack(form, rate) for form in (">f", ">d") for rate in (0, -1, 0.5, 1, 48000, 10_000_000, 10_000_001, float("nan"), float("inf"))]
numbers = [b"", b"\0", b"\1", b"\2", b"\6", b"\x10", b"\x18", b"\xFF", b"\x7F" + b"\xFF" * 7, b"\xFF" * 8, bytes(9)]
for codec in ("A_PCM/INT/LIT", "A_PCM/FLOAT/IEEE", "A_OPUS", "A_AAC", "A_AC3"):
    parts = [element(code, rate) for code in ("B5", "78B5") for rate in rates] + [element(code, number) for code in ("9F", "6264") for number in numbers]
    parts += [element("9F", channels) + element("6264", depth) for channels in numbers for depth in numbers]
    parts += [element("78B5", rates[2 + first]) + element("B5", rates[2 + second]) for first in range(9) for second in range(9)]
    for number, part in enumerate(parts):
        write(f"sound-{number}-{codec[2:].replace('/', '-')}.mkv", matroska(codec, sound=part))
# So many frames that sorting them merges runs, which are ascending, descending, or neither. Their lengths determine the merges.
orders = [range(0, 4000, 40), range(4000, 0, -40), [time * 37 % 101 * 40 for time in range(100)],
          [*range(0, 2000, 40), *range(4000, 2000, -40), *range(2000, 2400, 40), *(time * 7 % 19 for time in range(19))]]
for lengths in ([64, 33, 32, 40], [200, 100, 50, 34, 33], [33] * 10, [100, 300, 34, 200], [40, 80, 160, 320], [320, 160, 80, 40]):
    for step in (-3, -1, 0, 1, 7):
        orders.append([(run * 7919 + index * step) % 30000 for run, length in enumerate(lengths) for index in range(length)])
for number, times in enumerate(orders):
    for codec in ("V_VP9", "V_MPEG4/ISO/AVC", "V_MPEG4/ISO/ASP"):
        blocks = [simple_block(time, b"\0\0\0\2\x65\0", 0x80 if index % 9 == 0 else 0) for index, time in enumerate(times)]
        write(f"order-{number}-{codec[-3:]}.mkv", matroska(codec, codings[3][1] if "AVC" in codec else None, blocks=blocks, frame_duration=40000000))


def chunk(code, *parts):
    content = b"".join(parts)
    return code.encode() + struct.pack("<I", len(content)) + content + bytes(len(content) % 2)


def avi(kind, layout, frame=b"\0"):
    """Returns an AVI file of one track with one frame (AVI RIFF File Reference)."""
    header = chunk("strh", kind, bytes(16), struct.pack("<5I", 1, 25, 0, 25, 0), bytes(16))
    headers = chunk("LIST", b"hdrl", chunk("LIST", b"strl", header, chunk("strf", layout)))
    return chunk("RIFF", b"AVI ", headers, chunk("LIST", b"movi", chunk("00dc", frame)))


def bitmap_header(code):
    """Returns a BITMAPINFOHEADER."""
    return struct.pack("<IiiHH4s", 40, 320, 240, 1, 24, code) + bytes(20)


def wave_format(tag, bits=16, extra=b""):
    """Returns a WAVEFORMATEX. It states two bytes after it if such bytes are given."""
    return struct.pack("<HHIIHHH", tag, 2, 48000, 6000, 1, bits, 2 if extra else 0) + extra


# The learned records that an AVI has in its frames, and the record of AAC in its header.
for name, code, start in (("mpeg4-visual", b"XVID", b""), ("sps-h264", b"H264", b"\0\0\1"), ("frame-vp8", b"VP80", b""), ("frame-vp9", b"VP90", b"")):
    for number, record in learned(name):
        write(f"{name}-{number}.avi", avi(b"vids", bitmap_header(code), start + record))
for number, record in learned("AudioSpecificConfig"):
    write(f"aac-{number}.avi", avi(b"auds", wave_format(0xFF, extra=record)))

# The learned records of images, as segments of a JPEG.
for name, wrap in (("ICC", profiled), ("Exif", lambda record: photo((0xE1, b"Exif\0\0" + record)))):
    for number, record in learned(name):
        if len(record) < 65000:
            write(f"{name}-{number}.jpg", wrap(record))
# FLAC by its comments: with each channel mask that has a name, with unreadable masks, and cut anywhere.
masks = re.findall("case 0x([0-9A-F]+)", pathlib.Path("Sources/MediaProbe/Headers/WAV.swift").read_text())
# Each digit and its neighbors, alone and after another digit, and numbers that overflow or almost overflow.
digits = "09AFafGg/:@`\u00e9"
masks += [sign + first + second for sign in ("", "+", "-") for first in ["", *digits] for second in ["", *digits]]
masks += [sign + first + "F" * (count - 2) + last for sign in ("", "+", "-") for first in "078Ff" for count in (15, 16, 17, 20) for last in "0Fg"]
texts = [f"WAVEFORMATEXTENSIBLE_CHANNEL_MASK=0x{mask}".encode() for mask in masks] + [b"waveformatextensible_channel_mask=0", b"A=b", b""]
for number, comment in enumerate(texts):
    comments = struct.pack("<I4sII", 4, b"a b ", 2, len(comment)) + comment + struct.pack("<I", 9)
    description = bytes([0, 0, 0, 34]) + bytes(10) + bytes([0x0B, 0xB8, 0x02, 0xF0]) + bytes(20)
    blocks = b"fLaC" + description + bytes([0x84]) + struct.pack(">I", len(comments))[1:] + comments
    for end in range(30, len(blocks)) if number == 0 else (len(blocks),):
        write(f"comments-{number}-{end}.mkv", matroska("A_FLAC", blocks[:end]))
    write(f"comments-{number}.flac", blocks)

# Every code that the readers know, as the code of a track.
known = sys.stdin.read().split("\n")
codes = [line[1:-1] for line in known if len(line) == 6]
for number, word in enumerate(codes):
    layout = bitmap_header(word.encode())
    write(f"windows-{number}.mkv", matroska("V_MS/VFW/FOURCC", layout))
    write(f"windows-{number}.avi", avi(b"vids", layout))
for number, word in enumerate(line[1:-1] for line in known if line[2:3] == "_"):
    write(f"name-{number}.mkv", matroska(word))
tags = re.findall("0x[0-9A-F]{4}", pathlib.Path("Sources/MediaProbe/Headers/WindowsCodecs.swift").read_text())
for tag in {int(tag, 16) for tag in tags} | {0, 0xFFFE, 0xFFFF}:
    for bits in (0, 8, 16, 24, 32, 64) if tag in (1, 3) else (16,):
        layout = wave_format(tag, bits)
        write(f"windows-sound-{tag}-{bits}.mkv", matroska("A_MS/ACM", layout))
        write(f"windows-sound-{tag}-{bits}.avi", avi(b"auds", layout))
for number, word in enumerate(codes):
    write(f"brand-{number}.mp4", movie(track(picture("avc1")), brand=word))
    for brand in ("isom", "qt  "):
        write(f"code-{number}-{brand.strip()}.mp4", movie(track(picture(word)), track(sound(word), handler="soun"), brand=brand))
for kind in ("in24", "in32", "fl32", "fl64", "twos"):
    order = box("wave", box("frma", kind.encode()), box("enda", b"\0\1"))
    write(f"{kind}-little.mov", movie(track(sound(kind, order), handler="soun"), brand="qt  "))

# The remaining seeds are for a whole reading, which goes beyond the header.


def unit(kind, content, flags=2, width=1):
    """Returns an open bitstream unit of AV1 (AV1, 5.3) with a size field of this many bytes."""
    size = bytes(len(content) >> 7 * place & 127 | (128 if place + 1 < width else 0) for place in range(width))
    return bytes([kind << 3 | flags]) + bytes(flags >> 2 & 1) + (size if flags & 2 else b"") + content


def message(kind, size):
    """Returns a message of supplemental enhancement information (ISO/IEC 23008-2, 7.3.5)."""
    return b"\xFF" * (kind // 255) + bytes([kind % 255]) + b"\xFF" * (size // 255) + bytes([size % 255]) + b"\0\0\3\1" * (size // 3)


# Key frames by their metadata, complete and cut.
frames = [unit(2, b"", flags, width) + unit(5, bytes([kind]) * 4, flags, width) for flags in range(0, 8, 2) for width in range(1, 6) for kind in range(4)]
frames += [frames[5][:length] for length in range(len(frames[5]))]
for number, frame in enumerate(frames):
    write(f"metadata-{number}-AV1.mkv", matroska("V_AV1", b"\x81\0\x0C\0", frame))
messages = [message(kind, size) for kind in (5, 136, 137, 144, 255, 256, 392) for size in (0, 3, 4, 24, 255, 256)]
messages += [one + messages[number] for one in messages[:4] for number in (12, 13, 18)] + [messages[13][:length] for length in range(5)] + [bytes(5000), b"\xFF" * 5000]
for number, text in enumerate(messages):
    for codec, record, size, shift in codings[:8]:
        head = b"\x4E\1" if shift else b"\6"
        frame = b"".join(len(part).to_bytes(size, "big") + part for part in (head + text, b"\x28\1\x88" if shift else b"\x65\x88") if len(part) >> 8 * size == 0)
        write(f"metadata-{number}-{codec[-3:]}-{size}.mkv", matroska(codec, record, frame))


def audio(version, layer, mode=0, tag=b"", count=1):
    """Returns frames of MPEG audio (ISO/IEC 11172-3, 2.4.1.3), each with this data at the place of an encoder's tag."""
    rate = {1: 96, 2: 56, 3: 48}[layer] if version == 3 else {1: 56, 2: 24, 3: 24}[layer]
    slot = rate * 1000 * (12 if layer == 1 else 72 if layer == 3 and version != 3 else 144) // (44100 >> {3: 0, 2: 1, 0: 2}[version])
    size = slot * 4 if layer == 1 else slot
    head = struct.pack(">I", 0x7FF << 21 | version << 19 | (4 - layer) << 17 | 1 << 16 | 3 << 12 | mode << 6)
    skip = {3: (32, 17), 2: (17, 9), 0: (17, 9)}[version][mode == 3]
    return (head + bytes(36 - 4 if tag[:4] == b"VBRI" else skip) + tag).ljust(size, b"\0")[:size] * count


# MPEG audio by its encoder's tag, complete and cut; and after a tag, padding, or the start of another format.
starts = [b"", b"ID3\4\0\0\0\0\0\x0A" + bytes(10), bytes(500), bytes(3000)]
starts += [start + bytes(2000) for start in (b"PK\3\4", b"%PDF-1.4", b"\x7FELF", b"\xFF\xD8\xFF", b"GIF89", b"DKIF\0\0\x20\0VP80", b"\0\0\1\xBA", b"\0\0\1\xB3", b"\x0B\x77")]
starts += [b"#EXTM3U\n" + b"#EXTINF:1,\na.ts\n" * 90, b"ffconcat version 1.0\n" + b"file a\n" * 200, b"v=0\r\nm=video 1 RTP/AVP 96\r\n" + b"a=x\r\n" * 300]
tags = [name + words(flags) + words(*numbers) + bytes(100) + b"\0\0\0\x4ELAME3.100" + bytes(12) + b"\x24\x04\x51" for name in (b"Xing", b"Info")
        for flags in (0, 1, 2, 3, 15) for numbers in ((1, 1), (1000, 2), (1, 100000), (0xFFFFFFFF, 0xFFFFFFFF))]
tags += [b"VBRI" + struct.pack(">HHHII", 1, 99, 75, size, count) for size, count in ((1, 1), (100000, 2), (0xFFFFFFFF, 0xFFFFFFFF))]
tags += [tags[12][:length] for length in range(0, len(tags[12]), 5)] + [b""]
ends = [b"", b"TAG" + bytes(125), b"APETAGEX" + bytes(24), b"\xFF\xFB"]
for number, tag in enumerate(tags):
    for version in (0, 2, 3):
        for mode in (0, 3):
            write(f"tagged-{number}-{version}-{mode}.mp3", audio(version, 3, mode, tag), audio(version, 3, mode, count=3))
for number, start in enumerate(starts):
    for layer in (1, 2, 3):
        for second, end in enumerate(ends):
            for count in (1, 2, 3, 4):
                write(f"after-{number}-{layer}-{second}-{count}.mp3", start, audio(3, layer, count=count), end)
for number in range(40):
    write(f"tag-{number}.flac", b"ID3\4\0\0\0\0\0", bytes([number]), bytes(30), b"fLaC", bytes([0x80, 0, 0, 34]), description[4:])

# An FLV by its stated size, and by the size of the last tag at its end (Adobe Flash Video File Format, E.3).
for number, size in enumerate((0, 100, 5000, 1e18, 1.8e19, 1e20, -1, float("nan"), float("inf"))):
    statement = b"\2\0\x0AonMetaData\x08\0\0\0\1\0\x08filesize\0" + struct.pack(">d", size) + b"\0\0\x09"
    first = b"\x12" + struct.pack(">I", len(statement))[1:] + bytes(7) + statement
    for kind in (8, 9, 18, 41, 10):
        last = bytes([kind]) + b"\0\0\x05" + bytes(7) + b"\x12\0\0\x84\0"
        for end in (words(len(last)), b"", bytes(4), b"\0\0", *(words(length) for length in (10, 15, 5000, 0xFFFFFFFF, len(last) + len(first) + 4))):
            write(f"size-{number}-{kind}-{len(end)}-{end.hex()}.flv", b"FLV\1\5\0\0\0\x09\0\0\0\0", first, words(len(first)), last, end)


def asf(identifier, content, size=None):
    """Returns an object of ASF (Advanced Systems Format Specification, 2.1) with this size, or with its own."""
    return bytes.fromhex(identifier) + struct.pack("<Q", len(content) + 24 if size is None else size) + content


# ASF by the objects of its header, with sizes that are too small, too large, and right.
properties = [asf("A1DCAB8C47A9CF118EE400C00C205365", bytes(16) + struct.pack("<Q", stated) + bytes(40) + struct.pack("<4I", flags, 3200, 3200, 9), size)
              for stated in (0, 100, 1 << 20, (1 << 64) - 1) for flags in (0, 1, 2) for size in (None, 103, 23, (1 << 64) - 1)]
protections = [asf(name, bytes(4), size) for name in ("FBB3112223BDD211B4B700A0C955FC6E", "14E68A292226174CB935DAE07EE9289C", "338505438169E6499B74AD12CB86D58C") for size in (None, 23, 1 << 40)]
objects = properties + protections + [asf("00" * 16, b"", size) for size in (None, 0)] + [asf("00" * 16, b"") * 300]
for _ in range(2):
    objects += [asf("B503BF5F2EA9CF118EE300C00C205365", bytes(22) + inner, size) for inner in (b"", *objects[-3:], protections[0], properties[8]) for size in (None, 30, (1 << 64) - 1)]
stream = asf("9107DCB7B7A9CF118EE600C00C205365", bytes.fromhex("409E69F84D5BCF11A8FD00805F5C442B") + bytes(24) + struct.pack("<IIHI", 18, 0, 1, 0) + wave_format(1))
for number, part in enumerate(objects):
    for second, parts in enumerate((part + stream, properties[8] + part + stream, properties[8] + stream + part)):
        for size in (None, 30, (1 << 64) - 1) if number < 4 else (None,):
            data = asf("3626B2758E66CF11A6D900AA0062CE6C", bytes(26))
            header = asf("3026B2758E66CF11A6D900AA0062CE6C", struct.pack("<IBB", 3, 1, 2) + parts, size)
            write(f"objects-{number}-{second}-{size}.asf", header, data)

# Ogg chains, whose durations are added up.
chains = [stream for _, stream in learned("ogg")]
for number, (first, second) in enumerate(zip(chains, chains[1:] + chains[:1])):
    write(f"chain-{number}.ogg", first, second)

# AIFF by the tag among its chunks (Audio Interchange File Format 1.3, 4), after none, some, and too many of them.
common = b"COMM" + words(18) + struct.pack(">HIH", 1, 4, 16) + b"\x40\x0E\xAC\x44" + bytes(6)
sound_data = b"SSND" + words(16) + bytes(16)
for number, size in enumerate((0, 1, 2, 7, 1 << 31, 0xFFFFFFFF)):
    for count in (0, 1, 3, 62, 63, 64, 70):
        for code in (b"ID3 ", b"NAME"):
            content = b"AIFF" + (b"ANNO" + words(1) + b"\1\0") * count + code + words(size) + bytes(min(size + 1 & -2, 8)) + common + sound_data
            write(f"chunks-{number}-{count}-{code[0]}.aiff", b"FORM", words(len(content)), content)

# HEIC by the places of its tiles: one gray picture is decoded as each tile.
record = bytes.fromhex("0104080000009FA8000000001EF000FCFDF8F800000F03A00001001740010C01FFFF0408000003009FA800000300001EBA0240A10001002742"
                       "01010408000003009FA800000300001EA04208596EAE4CAF016808000003000800000300C840A2000100064401C173C089")
slice_data = bytes.fromhex("0000000A2801AF78F85DF7FD23C0")


def tiled(rows, columns, tile, size, transform=b"", kind="hvc1", data=slice_data, primary=None):
    """Returns a HEIC of a grid (ISO/IEC 23008-12, 6.6.2.3) by the sizes that a tile and the picture state."""
    count = rows * columns
    extents = lambda start: b"".join(struct.pack(">HHHHII", number, 0, 0, 1, start, len(data)) for number in range(1, count + 1))
    grid = bytes([0, 1, rows - 1, columns - 1]) + words(*size)
    shape = box("ipco", box("hvcC", record), full("ispe", words(*tile)), full("ispe", words(*size)), transform or box("free"))
    links = b"".join(struct.pack(">HBBB", number, 2, 0x81, 2) for number in range(1, count + 1)) + struct.pack(">HBBB", count + 1, 2, 3, 4)
    items = full("iinf", struct.pack(">H", count + 1), *(item(number, kind) for number in range(1, count + 1)), item(count + 1, "grid"))
    def index(start):
        places = struct.pack(">HH", 0x4400, count + 1) + extents(start) + struct.pack(">HHHHII", count + 1, 1, 0, 1, 0, len(grid))
        return full("meta", full("hdlr", words(0), b"pict", bytes(13)), full("pitm", struct.pack(">H", primary or count + 1)), full("iloc", places, version=1), items,
                    box("iprp", shape, full("ipma", words(count + 1), links)), full("iref", box("dimg", struct.pack(f">{count + 2}H", count + 1, count, *range(1, count + 1)))), box("idat", grid))
    start = box("ftyp", b"heic", words(0), b"mif1heic")
    return start + index(len(start) + len(index(0)) + 8) + box("mdat", data)


sides = (0, 1, 2, 31, 32, 33, 63, 64, 65, 255, 1000, 65535, 1 << 20, (1 << 31) - 1, (1 << 32) - 1)
for rows, columns in ((1, 1), (1, 2), (2, 1), (2, 2)):
    for number, side in enumerate(sides):
        for second, (tile, size) in enumerate(((t, s) for t in ((32, 32), (side, 32), (32, side)) for s in ((32 * columns, 32 * rows), (side, 32), (32, side), (side, side)))):
            write(f"tiles-{rows}-{columns}-{number}-{second}.heic", tiled(rows, columns, tile, size))
for turn in range(4):
    write(f"turned-{turn}.heic", tiled(1, 2, (32, 32), (61, 32), box("irot", bytes([turn]))))
    write(f"mirrored-{turn}.heic", tiled(1, 2, (32, 32), (61, 32), box("imir", bytes([turn]))))
for end in range(len(slice_data)):
    write(f"tile-{end}.heic", tiled(1, 2, (32, 32), (64, 32), data=slice_data[:end]))
for kind in ("hev1", "av01", "grid", "iden"):
    for primary in (1, None):
        write(f"kind-{kind}-{primary}.heic", tiled(1, 2, (32, 32), (64, 32), kind=kind, primary=primary))
