"""Makes the attack set: hostile, damaged and odd files, each with the expected answer of a prober.

An expectation is `refused` (no media facts can be given), `read` (a valid file: it must be read, with these facts), or `any`
(the answer does not matter; the time, the memory and the reach do). Groups: A is not media, B is under a wrong label, C is cut
or damaged, D lies about counts and depths, E is a bomb, F is odd but valid.
"""
import dataclasses
import functools
import io
import os
import pathlib
import random
import socket
import struct
import subprocess
import zipfile
import zlib

import elements

EVIL = "\x1b]0;owned\x07\x1b[2J\x9b31m\r=cmd|' /C calc'!A0\n::error::x\u202e\u2028\u2029\u2066\u2069</script><!--"


@dataclasses.dataclass
class Attack:
    name: str
    expected: str
    facts: dict = dataclasses.field(default_factory=dict)
    # True if the file asks to open another one, or a host.
    reaches: bool = False

    @property
    def group(self):
        return self.name[0]


# --- Parts of files -------------------------------------------------------------------------------------------------


def box(kind, *parts):
    content = b"".join(parts)
    return struct.pack(">I", len(content) + 8) + kind.encode("latin-1") + content


def full(kind, *parts, version=0, flags=0):
    return box(kind, struct.pack(">I", version << 24 | flags), *parts)


def u32(*values):
    return b"".join(struct.pack(">I", value & 0xFFFFFFFF) for value in values)


MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
FTYP = box("ftyp", b"isom", u32(512), b"isomiso2avc1mp41")
AVCC = bytes.fromhex("0142c01effe1001567 42c01ed9 0141fb01 10000003 00100000 0303c0f1 62e4 8001000468cb8cb2".replace(" ", ""))


def movie(track=b"", tracks=None, timescale=1000, duration=2000, extra=b"", media=b"\0" * 400):
    """Returns a movie whose index is first. `track` is the content of one track; `tracks` are complete boxes."""
    mvhd = full("mvhd", u32(0, 0, timescale, duration, 0x10000, 0x01000000, 0, 0), MATRIX, u32(0, 0, 0, 0, 0, 0, 2))
    boxes = tracks if tracks is not None else box("trak", track or trak_content())
    return FTYP + box("moov", mvhd, boxes, extra) + box("mdat", media)


def trak_content(tables=None, edits=b"", width=320, height=240, timescale=12800, duration=25600, matrix=MATRIX, dref=None, sample=(320, 240), more=b""):
    tkhd = full("tkhd", u32(0, 0, 1, 0, 2000, 0, 0, 0, 0), matrix, u32(width << 16, height << 16), flags=3)
    mdhd = full("mdhd", u32(0, 0, timescale, duration), b"\x55\xc4\0\0")
    hdlr = full("hdlr", u32(0), b"vide", u32(0, 0, 0), b"x\0")
    entry = box("avc1", b"\0" * 6, struct.pack(">H", 1), b"\0" * 16, struct.pack(">HH", *sample), u32(0x480000, 0x480000, 0),
                struct.pack(">H", 1), b"\0" * 32, struct.pack(">Hh", 24, -1), box("avcC", AVCC), more)
    stsd = full("stsd", u32(1), entry)
    names = {"stts": u32(1, 4, 512), "stsc": u32(1, 1, 4, 1), "stsz": u32(0, 4, 100, 100, 100, 100), "stco": u32(1, 900), "stss": u32(1, 1)}
    names.update(tables or {})
    stbl = box("stbl", stsd, *(full(kind, content) for kind, content in names.items() if content is not None))
    dinf = box("dinf", full("dref", u32(1), dref or full("url ", flags=1)))
    return tkhd + edits + box("mdia", mdhd, hdlr, box("minf", full("vmhd", u32(0, 0), flags=1), dinf, stbl))


def chunk(kind, content=b""):
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def png(width=8, height=8, *extra, depth=8, color=2, interlace=0, pixels=None, after=b""):
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, interlace))
    if pixels is None:
        pixels = zlib.compress(b"\0" * ((width * 3 + 1) * height), 9)
    return b"\x89PNG\r\n\x1a\n" + head + b"".join(extra) + chunk(b"IDAT", pixels) + chunk(b"IEND") + after


@functools.cache
def zeros_deflated(count):
    packer = zlib.compressobj(9)
    block = b"\0" * (1 << 20)
    return b"".join(packer.compress(block) for _ in range(count >> 20)) + packer.flush()


def segment(marker, content):
    return bytes([0xFF, marker]) + struct.pack(">H", len(content) + 2) + content


def ebml(identity, content, size=None):
    length = len(content) if size is None else size
    return bytes.fromhex(identity) + struct.pack(">Q", length | 1 << 56) + content


MKV = ebml("1a45dfa3", ebml("4282", b"matroska"))


def exif_loop():
    tiff = b"II*\0" + struct.pack("<IHHHII", 8, 1, 0x8769, 4, 1, 8) + struct.pack("<I", 8)
    return segment(0xE1, b"Exif\0\0" + tiff)


def moved(movie, more, at):
    """Returns a movie with more bytes inserted at a place before its media. Its chunk offsets are corrected."""
    out = bytearray(movie[:at] + more + movie[at:])
    place = out.find(b"stco")
    while place >= 0:
        for number in range(struct.unpack(">I", out[place + 8:place + 12])[0]):
            field = slice(place + 12 + 4 * number, place + 16 + 4 * number)
            out[field] = u32(struct.unpack(">I", out[field])[0] + len(more))
        place = out.find(b"stco", place + 4)
    return bytes(out)


def content_of(data, kind):
    """Returns the content of the first box of a kind, wherever it is."""
    at = data.index(kind.encode()) - 4
    return data[at + 8:at + struct.unpack(">I", data[at:at + 4])[0]]


def heif(items, properties, associations, references=b"", primary=1, brand=b"heic"):
    """Returns a HEIF file. Items are (type, data); associations are lists of property numbers, one for each item."""
    infe = b"".join(full("infe", struct.pack(">HH", number, 0), kind, b"\0", version=2) for number, (kind, _) in enumerate(items, 1))
    ipma = b"".join(struct.pack(">HB", number, len(those)) + bytes(0x80 | each for each in those) for number, those in enumerate(associations, 1))
    iprp = box("iprp", box("ipco", *properties), full("ipma", u32(len(associations)), ipma))

    def meta(start):
        iloc = b""
        for number, (_, data) in enumerate(items, 1):
            iloc += struct.pack(">HHHII", number, 0, 1, start, len(data))
            start += len(data)
        return full("meta", full("hdlr", u32(0), b"pict", u32(0, 0, 0), b"\0"), full("pitm", struct.pack(">H", primary)),
                    full("iloc", b"\x44\0", struct.pack(">H", len(items)), iloc), full("iinf", struct.pack(">H", len(items)), infe), iprp, references)

    ftyp = box("ftyp", brand, u32(0), b"mif1", brand)
    return ftyp + meta(len(ftyp) + len(meta(0)) + 8) + box("mdat", *(data for _, data in items))


def coded_picture(out, size, *codec):
    """Returns the codec configuration and the sample of one frame that FFmpeg encodes."""
    data = out.ffmpeg("picture.mp4", *picture(size, 0.04), *codec)
    out.path("picture.mp4").unlink()
    kind = "hvcC" if b"hvcC" in data else "av1C"
    sample = data.index(b"mdat") + 4
    return box(kind, content_of(data, kind)), data[sample:sample + struct.unpack(">I", data[sample - 8:sample - 4])[0] - 8]


def ispe(width, height):
    return full("ispe", u32(width, height))


def flat_jpeg(width, height, marker, components, scan=b"", precision=8, tables=True):
    """Returns a JPEG of one color. Every code of its tables is a single 0 bit."""
    frame = b"".join(bytes([number + 1, 0x11, 0]) for number in range(components))
    codes = b"".join(segment(0xC4, bytes([table]) + b"\1" + b"\0" * 16) for table in (0, 0x10)) if tables else b""
    names = b"".join(bytes([number + 1, 0]) for number in range(components))
    blocks = (width + 7) // 8 * ((height + 7) // 8) * components
    return (b"\xff\xd8" + segment(0xDB, b"\0" + b"\1" * 64) + segment(marker, struct.pack(">BHHB", precision, height, width, components) + frame) + codes
            + segment(0xDA, bytes([components]) + names + (scan or b"\0\x3f\0")) + b"\0" * (blocks // 4 + 1) + b"\xff\xd9")


def pdf(size):
    """Returns a PDF of one empty page. `size` is the number of bytes before it in the file."""
    objects = [b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[3 0 R]/Count 1>>", b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>"]
    text, places = b"%PDF-1.4\n", []
    for number, content in enumerate(objects, 1):
        places.append(size + len(text))
        text += b"%d 0 obj%sendobj\n" % (number, content)
    rows = b"".join(b"%010d 00000 n \n" % place for place in places)
    return text + b"xref\n0 4\n0000000000 65535 f \n" + rows + b"trailer<</Size 4/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (size + len(text))


def xmp(content):
    return b'<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>' + content + b'<?xpacket end="w"?>'


def entities(reference):
    """Returns a document type of which a reference grows to a thousand million words."""
    text = "".join(f'<!ENTITY l{i} "{f"&l{i - 1};" * 10}">' for i in range(1, 10))
    return f'<!DOCTYPE x [<!ENTITY l0 "lol">{text}]>{reference}'.encode()


def adam7(width, height, size):
    """Returns the zero pixels of an interlaced image."""
    rows = b""
    for x, y, right, down in ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)):
        columns = (width - x + right - 1) // right
        if columns > 0:
            rows += b"\0" * (columns * size + 1) * max(0, (height - y + down - 1) // down)
    return zlib.compress(rows)


# --- The set ---------------------------------------------------------------------------------------------------------


class Set:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.attacks = []
        self.random_bytes = random.Random(1).randbytes
        self.folder.mkdir(parents=True, exist_ok=True)

    def path(self, name):
        return self.folder / name

    def put(self, name, content, expected="any", reaches=False, **facts):
        if content is not None:
            self.path(name).write_bytes(content)
        self.attacks.append(Attack(name, expected, facts, reaches))

    def ffmpeg(self, name, *words):
        subprocess.run(["ffmpeg", "-v", "error", "-nostdin", "-y", *words, str(self.path(name))], check=True)
        return self.path(name).read_bytes()


def picture(size="320x240", seconds=1, rate=25):
    return ("-f", "lavfi", "-i", f"testsrc2=size={size}:rate={rate}:duration={seconds}")


SOUND = ("-f", "lavfi", "-i", "sine=duration=1")
X264 = ("-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p")
X265 = ("-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "log-level=error")


def make_absent(out, base):
    """Files that are not media, are missing, or have hostile names."""
    put = out.put
    random_bytes = out.random_bytes
    for name, content in {"empty.mp4": b"", "one-byte.mp4": b"\0", "random.mp4": random_bytes(4096), "text.mp4": b"hello\n" * 100,
                          "html.mp4": b"<!doctype html><html><body>404 Not Found</body></html>",
                          "lfs.mp4": b"version https://git-lfs.github.com/spec/v1\noid sha256:" + b"0" * 64 + b"\nsize 12345\n",
                          "zip.mov": b"PK\x03\x04" + random_bytes(200), "elf.mp4": b"\x7fELF" + random_bytes(200)}.items():
        put(f"A-{name}", content, "refused")
    out.path("A-broken-link.mp4").symlink_to("nowhere.mp4")
    out.path("A-loop-link.mp4").symlink_to("A-loop-link.mp4")
    os.mkfifo(out.path("A-fifo.mp4"))
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(out.path("A-socket.mp4")))
    out.path("A-device.mp4").symlink_to("/dev/zero")
    for name in ("broken-link", "loop-link", "fifo", "socket", "device"):
        put(f"A-{name}.mp4", None, "refused")
    with open(out.path("A-sparse-200-GB.mp4"), "wb") as sparse:
        sparse.truncate(200 << 30)
    put("A-sparse-200-GB.mp4", None, "refused")
    # The names: these are sound files.
    for name in ("A-new\nline.mp4", "A-x%d.mp4", "A-concat:fs.mp4", "A-file:x.mp4", "A-\x1b[31mred.mp4", "A-\u202egnp.mp4", "A- space .mp4",
                 "A-" + "n" * 249 + ".mp4", "A-'\"`$(touch owned)`.mp4", "A-\x9b31m.mp4",
                 "A-\u2028\u2067line.mp4", "A-<img src=x onerror=alert(1)>]]>&.mp4",
                 # Names that differ only in case or in the normalization of a letter are different files.
                 "A-twin.mp4", "A-TWIN.mp4", "A-caf\xe9.mp4", "A-cafe\u0301.mp4"):
        put(name, base, "read", kind="video", width=320)
    invalid = os.fsdecode(b"A-\xff\xfe.mp4")
    put(invalid, base, "read", kind="video", width=320)
    os.link(out.path("A-x%d.mp4"), out.path("A-hard-link.mp4"))
    put("A-hard-link.mp4", None, "read", kind="video", width=320)
    out.path("A-folder.mp4").mkdir()
    put("A-folder.mp4", None, "refused")
    out.path("A-folder-with-a-movie.mp4").mkdir()
    out.path("A-folder-with-a-movie.mp4/inside.mp4").write_bytes(base)
    put("A-folder-with-a-movie.mp4", None, "read", kind="video", width=320)
    put("A-cloud.mp4.icloud", b"bplist00" + random_bytes(100), "refused")


def make_mislabelled(out, base, photo):
    """Files under a wrong label, and files that refer to others."""
    put = out.put
    put("B-mp4.mov", base, "read", kind="video", width=320)
    put("B-mp4.jpg", base, "read", kind="video", width=320)
    put("B-jpeg.png", photo, "read", kind="image", width=320)
    put("B-png.jpg", png(), "read", kind="image", width=8)
    out.ffmpeg("B-webp.jpg", *picture(), "-frames:v", "1", "-c:v", "libwebp", "-f", "webp")
    put("B-webp.jpg", None, "read", kind="image", width=320)
    out.ffmpeg("B-m4a.mp4", *SOUND, "-c:a", "aac", "-f", "ipod")
    put("B-m4a.mp4", None, "read", kind="audio")
    put("B-pdf.mp4", pdf(0), "refused")
    # A reader of PDF looks for the header in the first kilobyte.
    page = pdf(len(FTYP) + 8)
    put("B-pdf-and-mp4.mp4", moved(base, box("free", page), len(content_of(base, "ftyp")) + 8) + box("free", page[page.index(b"startxref"):]),
        "read", kind="video", width=320)
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr(zipfile.ZipInfo("hidden.txt"), "hidden")
    for name, kind, content in (("jpg", "image", photo), ("mp4", "video", base)):
        put(f"B-zip-tail.{name}", content + archive.getvalue(), "read", kind=kind, width=320)
    put("B-motion-photo.jpg", photo + base, "read", kind="image", width=320)
    # The size of the canvas is "/*", and the comment of the script ends after the image.
    put("B-gif-script.gif", b"GIF89a/*\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;*/=1;alert(1)", "read", kind="image", width=10799)
    configuration, sample = coded_picture(out, "64x64", *X265)
    put("B-heic.jpg", heif([(b"hvc1", sample)], [ispe(64, 64), configuration], [(1, 2)]), "read", kind="image", width=64)
    out.ffmpeg("cover.jpg", *picture("64x64", 0.04), "-frames:v", "1")
    out.ffmpeg("B-cover.mp3", *SOUND, "-i", str(out.path("cover.jpg")), "-map", "0", "-map", "1", "-c:a", "libmp3lame", "-c:v", "copy", "-disposition:v", "attached_pic")
    put("B-cover.mp3", None, "read", kind="audio")
    out.ffmpeg("B-cover-first.m4a", *SOUND, "-i", str(out.path("cover.jpg")), "-map", "1", "-map", "0", "-c:a", "aac", "-c:v", "copy", "-disposition:v", "attached_pic")
    put("B-cover-first.m4a", None, "read", kind="audio")
    out.path("cover.jpg").unlink()
    for name, words in {"animated-webp.jpg": ("-c:v", "libwebp_anim", "-f", "webp"), "apng.png": ("-f", "apng"),
                        "animated-avif.avif": ("-c:v", "libaom-av1", "-cpu-used", "8", "-f", "avif")}.items():
        out.ffmpeg(f"B-{name}", *picture("64x64", 0.4, 10), *words)
        put(f"B-{name}", None, "read", kind="image", width=64, animated=True)
    sibling = "B-mp4.mov"
    playlists = {
        "hls.mp4": f"#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:1,\n{sibling}\n#EXT-X-ENDLIST\n",
        "hls-http.mp4": "#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:9/evil.ts\n#EXT-X-ENDLIST\n",
        "hls.m3u8": f"#EXTM3U\n#EXTINF:1,\n{sibling}\n#EXT-X-ENDLIST\n", "hls-passwd.mp4": "#EXTM3U\n#EXTINF:1,\n/etc/passwd\n#EXT-X-ENDLIST\n",
        "ffconcat.mp4": f"ffconcat version 1.0\nfile {sibling}\n", "ffconcat-http.mp4": "ffconcat version 1.0\nfile http://127.0.0.1:9/x.mp4\n",
        "dash.mp4": '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period><AdaptationSet><Representation id="1"><BaseURL>http://127.0.0.1:9/x.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>',
        "sdp.mp4": "v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 5004 RTP/AVP 96\na=rtpmap:96 H264/90000\n",
        "smil.mp4": '<smil><body><video src="http://127.0.0.1:9/x.mp4"/></body></smil>', "pls.mp3": f"[playlist]\nFile1={sibling}\n",
    }
    for name, text in playlists.items():
        put(f"B-{name}", text.encode(), "refused", reaches=True)
    for name, url in {"dref-file.mov": sibling, "dref-absolute.mov": "/etc/passwd", "dref-http.mov": "http://127.0.0.1:9/x"}.items():
        put(f"B-{name}", movie(trak_content(dref=full("url ", url.encode() + b"\0"))), "any", reaches=True)
    put("B-svg-entity.svg", f'<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><image href="{sibling}"/>&x;</svg>'.encode(), "any", reaches=True)


def make_damaged(out, base, photo, clip):
    """Files that are cut or damaged."""
    put = out.put
    random_bytes = out.random_bytes
    moov = base.index(b"moov") - 4
    length = struct.unpack(">I", base[moov:moov + 4])[0]
    for name, at in {"in-ftyp": 6, "after-ftyp": moov, "in-moov": moov + length // 2, "moov-but-1": moov + length - 1}.items():
        put(f"C-cut-{name}.mp4", base[:at], "refused")
    for name, at in {"after-moov": moov + length, "in-mdat": moov + length + 2000, "last-byte": len(base) - 1}.items():
        put(f"C-cut-{name}.mp4", base[:at], "any")
    put("C-no-moov.mp4", FTYP + box("mdat", random_bytes(5000)), "refused")
    put("C-moov-size-16.mp4", FTYP + u32(1) + b"moov" + struct.pack(">Q", 16) + random_bytes(800), "refused")
    for bits in range(40):
        damaged = bytearray(base)
        maker = random.Random(bits)
        for _ in range(20):
            damaged[maker.randrange(4096)] ^= 1 << maker.randrange(8)
        put(f"C-flips-{bits}.mp4", bytes(damaged))
        damaged = bytearray(clip)
        for _ in range(20):
            damaged[maker.randrange(1000)] ^= 1 << maker.randrange(8)
        put(f"C-flips-{bits}.mkv", bytes(damaged))
    put("C-zeros-inside.mp4", base[: len(base) // 2] + b"\0" * (len(base) // 2))
    stbl = base.index(b"stco") + 8
    count = struct.unpack(">I", base[stbl:stbl + 4])[0]
    put("C-last-chunk-past-end.mp4", base[:stbl + 4 * count] + u32(1 << 31) + base[stbl + 4 + 4 * count:])
    put("C-two-moov.mp4", base[:moov + length] + base[moov:])
    put("C-moov-in-moov.mp4", base[:moov] + box("moov", base[moov:moov + length]) + base[moov + length:])
    put("C-mdat-before-ftyp.mp4", base[moov + length:] + base[:moov + length])
    put("C-bad-crc.png", png()[:30] + b"\0\0\0\0" + png()[34:])
    put("C-no-eoi.jpg", photo[:-2])
    put("C-cut.jpg", photo[: len(photo) // 2])
    put("C-cut-in-header.jpg", photo[:20], "refused")
    put("C-cut.png", png(64, 64)[:40])
    put("C-cut-in-header.png", png()[:20], "refused")
    put("C-cut.mkv", clip[: len(clip) // 3])
    put("C-garbage-tail.mp4", base + random_bytes(100_000), "read", kind="video", width=320)
    for name, kind, content in (("mp4", "video", base), ("jpg", "image", photo)):
        put(f"C-1-GB-tail.{name}", content + random_bytes(1 << 20), "read", kind=kind, width=320)
        os.truncate(out.path(f"C-1-GB-tail.{name}"), 1 << 30)
    for size in (0, 1, 7, 1 << 31, (1 << 32) - 1):
        put(f"C-box-size-{size}.mp4", FTYP + u32(size) + b"free" + base[len(FTYP):])
    for size in (0, 7, 16, 1 << 62, (1 << 63), (1 << 64) - 1):
        put(f"C-box-long-size-{size}.mp4", FTYP + u32(1) + b"free" + struct.pack(">Q", size) + base)


def make_lying(out, base, clip):
    """Files that lie about counts, depths, sizes and times."""
    put = out.put
    random_bytes = out.random_bytes
    for table in ("stts", "stsz", "stsc", "stco", "stss", "ctts", "co64", "sbgp", "sdtp", "elst", "cslg", "saiz", "saio"):
        for count in (0, 1, 2, 3, 4, 0x0FFFFFFF, 0x7FFFFFFF, 0xFFFFFFFF):
            content = u32(0, count) if table == "stsz" else u32(count)
            put(f"D-{table}-{count}.mp4", movie(trak_content({table: content + u32(1, 1, 1)})))
    tiny = box("trak", trak_content())
    put("D-5000-tracks.mp4", movie(tracks=tiny * 5000), "refused")
    put("D-2M-moof.mp4", base + box("moof") * 2_000_000)
    put("D-8M-free.mp4", FTYP + box("free") * 8_000_000 + base[len(FTYP):])
    nested = b""
    for _ in range(100_000):
        nested = struct.pack(">I", 0) + b"moov" + nested if len(nested) > 1 << 22 else nested + u32(1 << 20) + b"moov"
    put("D-nested-boxes.mp4", FTYP + nested)
    put("D-nested-ebml.mkv", MKV + (bytes.fromhex("18538067") + b"\x01" + b"\xff" * 7) * 50_000, "any")
    put("D-nested-tags.mkv", MKV + ebml("18538067", ebml("1254c367", b"\x73\x73\x01\0\0\0\0\0\x0f\xff" * 40_000)), "any")
    attachment = ebml("61a7", ebml("466e", b"a.ttf") + ebml("4660", b"font/ttf") + ebml("465c", b"x") + ebml("46ae", b"\1"))
    put("D-10000-attachments.mkv", clip + ebml("1941a469", attachment * 10_000))
    for name, entries in {"empty": [], "negative": [(1000, -500, 1)], "zero-rate": [(1000, 0, 0)], "past-media": [(1000, 1 << 30, 1)],
                          "million": [(1, 0, 1)] * 1_000_000}.items():
        elst = b"".join(struct.pack(">Iihh", duration, time, rate, 0) for duration, time, rate in entries)
        put(f"D-elst-{name}.mp4", movie(trak_content(edits=box("edts", full("elst", u32(len(entries)), elst)))))
    for name, more in {"timescale-0": {"timescale": 0}, "timescale-1": {"timescale": 1}, "timescale-max": {"timescale": 0xFFFFFFFF}, "duration-max": {"duration": 0xFFFFFFFF},
                       "size-0": {"width": 0, "height": 0, "sample": (0, 0)}, "size-65535": {"sample": (65535, 65535)},
                       "size-mismatch": {"sample": (1920, 1080)}, "matrix-0": {"matrix": u32(*[0] * 9)},
                       "matrix-garbage": {"matrix": random_bytes(36)}}.items():
        put(f"D-{name}.mp4", movie(trak_content(**more)))
    put("D-movie-timescale-0.mp4", movie(timescale=0))
    long = full("mdhd", struct.pack(">QQIQ", 0, 0, 12800, (1 << 64) - 1), b"\x55\xc4\0\0", version=1)
    short = full("mdhd", u32(0, 0, 12800, 25600), b"\x55\xc4\0\0")
    content = trak_content()
    assert short in content
    mdia = content.index(b"mdia") - 4
    put("D-duration-64-bits.mp4", movie(content[:mdia] + box("mdia", content[mdia + 8:].replace(short, long))))
    fragmented = box("mvex", full("trex", u32(1, 1, 512, 100, 0)))
    for count in (0, 1, 2, 3, 0x0FFFFFFF, 0xFFFFFFFF):
        trun = full("trun", u32(count), u32(100, 100), flags=0x200)
        fragment = box("moof", full("mfhd", u32(1)), box("traf", full("tfhd", u32(1), flags=0x20000), trun))
        put(f"D-trun-{count}.mp4", movie(extra=fragmented) + fragment + box("mdat", b"\0" * 200))
    # A fragment makes libavformat look for the track of each run. It counts from -1,094,995,529 if a track has no identifier.
    header = int.from_bytes(content[:4], "big")
    runs = box("traf", full("tfhd", u32(1), flags=0x20000), full("trun", u32(1, 100), flags=0x200) * 200)
    fragment = box("moof", full("mfhd", u32(1)), runs) + box("mdat", b"\0" * 200)
    put("D-unnamed-track.mp4", movie(tracks=box("trak", content) + box("trak", content[header:]), extra=fragmented) + fragment)
    put("D-track-outside.mp4", movie(extra=fragmented) + box("trak") + fragment)
    for horizontal, vertical in ((0, 0), (1, 65535), (65535, 1), (0xFFFFFFFF, 0xFFFFFFFF)):
        put(f"D-pasp-{horizontal}-{vertical}.mp4", movie(trak_content(more=box("pasp", u32(horizontal, vertical)))))
    put("D-unsorted-times.mp4", movie(trak_content({"ctts": u32(2, 2, 0xFFFFFFF0, 2, 5120)})))
    found = elements.matroska(clip)
    blocks = [element.content for element in found if element.name == "a3"]
    for name, times in {"unsorted": (400, 0, 900, 40), "duplicate": (40, 40, 40, 40), "negative": (-32768, -1, -400, -40)}.items():
        changed = bytearray(clip)
        for number, at in enumerate(blocks):
            changed[at + 1:at + 3] = struct.pack(">h", times[number % 4])
        put(f"D-{name}-times.mkv", bytes(changed))
    step = next(element for element in found if element.name == "23e383")
    for name, value in {"0": 0, "1": 1, "max": (1 << 8 * (step.end - step.content)) - 1}.items():
        put(f"D-frame-duration-{name}.mkv", clip[:step.content] + value.to_bytes(step.end - step.content, "big") + clip[step.end:])
    film = out.ffmpeg("film.avi", *picture("64x64", 0.2), "-c:v", "mpeg4")
    out.path("film.avi").unlink()
    strh = film.index(b"strh")
    for rate, scale in ((0, 0), (1, 0), (0, 1), (90000, 1), (0xFFFFFFFF, 1)):
        put(f"D-rate-{rate}-{scale}.avi", film[:strh + 28] + struct.pack("<II", scale, rate) + film[strh + 36:])
    out.ffmpeg("D-timestamps-wrap.ts", *picture(), *X264, "-output_ts_offset", "95443.2", "-f", "mpegts")
    put("D-timestamps-wrap.ts", None, "read", kind="video", width=320)
    still = box("ftyp", b"heic", u32(0), b"mif1heic")
    loop = box("iref", u32(0), box("dimg", struct.pack(">HHH", 1, 1, 2)), box("dimg", struct.pack(">HHH", 2, 1, 1)))
    infe = b"".join(full("infe", struct.pack(">HH", i, 0), b"grid\0", version=2) for i in (1, 2))
    put("D-item-cycle.heic", still + box("meta", u32(0), full("pitm", struct.pack(">H", 1)), full("iinf", struct.pack(">H", 2), infe), loop), "any")
    configuration, sample = coded_picture(out, "64x64", *X265)
    parts = [ispe(64, 64), configuration]
    put("D-ipma-out-of-range.heic", heif([(b"hvc1", sample)], parts, [(1, 2, 3, 127)]))
    put("D-grid-of-itself.heic", heif([(b"grid", b"\0\0\0\0\0\x40\0\x40")], parts, [(1,)], full("iref", box("dimg", struct.pack(">HHH", 1, 1, 1)))))
    put("D-ipma-max.heic", heif([(b"hvc1", sample)], parts, [(1, 2)]).replace(full("ipma", u32(1), b"\0\1\2\x81\x82"), full("ipma", u32(0xFFFFFFFF), b"\0\1\2\x81\x82")))
    put("D-iloc-max.heic", still + box("meta", u32(0), full("iloc", b"\x44\x40" + b"\xff\xff" + random_bytes(64))), "any")


def make_bombs(out, photo):
    """Small files that ask for much time or memory."""
    put = out.put
    random_bytes = out.random_bytes
    put("E-idat-60000.png", png(60000, 60000, pixels=zeros_deflated(1 << 30)))
    text = zeros_deflated(512 << 20)
    put("E-ztxt-512M.png", png(8, 8, chunk(b"zTXt", b"Comment\0\0" + text)), "read", kind="image", width=8)
    put("E-itxt-512M.png", png(8, 8, chunk(b"iTXt", b"XML:com.adobe.xmp\0\1\0\0\0" + text)), "read", kind="image", width=8)
    put("E-iccp-512M.png", png(8, 8, chunk(b"iCCP", b"icc\0\0" + text)), "read", kind="image", width=8)
    put("E-200000-text.png", png(8, 8, chunk(b"tEXt", b"a\0b") * 200_000), "read", kind="image", width=8)
    frame = b"!\xf9\x04\0\x01\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0"
    put("E-200000-frames.gif", b"GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff" + frame * 200_000 + b";")
    sof = segment(0xC0, b"\x08" + struct.pack(">HH", 65500, 65500) + b"\x03\1\x22\0\2\x11\1\3\x11\1")
    put("E-65500.jpg", b"\xff\xd8" + sof + photo[photo.index(b"\xff\xda"):])
    scans = segment(0xDA, b"\1\1\0\0\0\0") + b"\0"
    put("E-5000-scans.jpg", b"\xff\xd8" + segment(0xDB, b"\0" + b"\1" * 64) + segment(0xC2, b"\x08" + struct.pack(">HH", 8000, 8000) + b"\1\1\x11\0")
        + segment(0xC4, b"\0" + b"\1" + b"\0" * 15 + b"\0") + scans * 5000 + b"\xff\xd9")
    put("E-progressive-9100.jpg", flat_jpeg(9100, 9100, 0xC2, 3, b"\0\0\0"), "read", kind="image", width=9100)
    for name, marker, components, precision in (("cmyk", 0xC0, 4, 8), ("12-bit", 0xC1, 3, 12), ("lossless", 0xC3, 3, 8), ("arithmetic", 0xC9, 3, 8),
                                                ("arithmetic-progressive", 0xCA, 3, 8), ("lossless-arithmetic", 0xCB, 3, 8)):
        put(f"E-{name}.jpg", flat_jpeg(640, 640, marker, components, b"\0\0\0" if marker in (0xCA,) else b"\1\0\0" if marker in (0xC3, 0xCB) else b"", precision),
            "read" if marker == 0xC0 else "any", **({"kind": "image", "width": 640} if marker == 0xC0 else {}))
    put("E-interlaced-16-bit.png", png(61, 43, depth=16, color=6, interlace=1, pixels=adam7(61, 43, 8)), "read", kind="image", width=61)
    put("E-interlaced-16-bit-16000.png", png(16000, 16000, depth=16, color=6, interlace=1, pixels=zeros_deflated(1 << 30)))
    for brand, codec, kind in ((b"heic", X265, b"hvc1"), (b"avif", ("-c:v", "libaom-av1", "-cpu-used", "8", "-f", "mp4"), b"av01")):
        configuration, sample = coded_picture(out, "64x64", *codec)
        tiles = full("iref", box("dimg", struct.pack(">HH", 1, 65535), struct.pack(">H", 2) * 65535))
        grid = b"\0\0\xff\xff" + struct.pack(">HH", 16384, 16384)
        put(f"E-grid-256x256.{brand.decode()}", heif([(b"grid", grid), (kind, sample)], [ispe(16384, 16384), ispe(64, 64), configuration], [(1,), (2, 3)], tiles, brand=brand))
    put("E-webp-16383.webp", b"RIFF" + struct.pack("<I", 30) + b"WEBPVP8X" + struct.pack("<I", 10) + b"\0\0\0\0" + b"\xfe\x3f\0" * 2 + b"VP8L\x08\0\0\0\x2f\xff\xff\xff\x0f\0\0\0")
    put("E-ifd-loop.tiff", b"II*\0" + struct.pack("<IHHHIII", 8, 1, 256, 3, 1, 8, 8), "any")
    put("E-exif-loop.jpg", b"\xff\xd8" + exif_loop() + photo[2:], "read", kind="image", width=320)
    put("E-id3-1-GB.mp3", b"ID3\x04\0\0" + b"\x7f\x7f\x7f\x7f" + b"\0" * 1000 + random_bytes(1000), "any")
    put("E-tag-1-GB.mkv", MKV + ebml("18538067", ebml("1254c367", b"\0" * 1000, size=1 << 30)), "any")
    put("E-icc-100-MB.png", png(8, 8, struct.pack(">I", 100 << 20) + b"iCCP" + b"icc\0\0"), "any")
    put("E-entities.svg", b'<?xml version="1.0"?>' + entities('<svg xmlns="http://www.w3.org/2000/svg">&l9;</svg>'))
    used = "".join(f'<g id="g{i}">{f"""<use href="#g{i - 1}"/>""" * 10}</g>' for i in range(1, 10))
    put("E-use.svg", f'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><g id="g0"><use href="#g9"/></g>{used}</svg>'.encode())
    packet = xmp(entities('<x:xmpmeta xmlns:x="adobe:ns:meta/">&l9;</x:xmpmeta>'))
    put("E-entities-in-xmp.jpg", photo[:2] + segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0" + packet) + photo[2:], "read", kind="image", width=320)
    put("E-entities-in-xmp.png", png(8, 8, chunk(b"iTXt", b"XML:com.adobe.xmp\0\0\0\0\0" + packet)), "read", kind="image", width=8)
    put("E-entities-in-xmp.mp4", movie() + box("uuid", bytes.fromhex("be7acfcb97a942e89c71999491e3afac"), packet), "read", kind="video", width=320)
    put("E-icc-100-MB-whole.png", png(8, 8, chunk(b"iCCP", b"icc\0\0" + zlib.compress(b"\0" * (100 << 20), 1))), "read", kind="image", width=8)
    put("E-start-codes.h264", b"\0\0\1\x09\xf0" * 400_000, "any")
    put("E-start-codes.mpg", b"\0\0\1\xba" * 500_000, "any")
    put("E-sync-words.aac", b"\xff\xf1\x50\x80\x01\x1f\xfc" * 300_000, "any")
    put("E-sync-words.mp3", b"\xff\xfb\x90\0" * 500_000, "any")
    put("E-packets.ts", (b"\x47\x40\0\x10" + b"\xff" * 184) * 50_000, "any")
    put("E-pages.ogg", (b"OggS\0\2" + b"\0" * 20 + b"\1\x1e\x01vorbis" + b"\0" * 23) * 30_000, "any")


def make_odd(out, photo):
    """Files that are odd but valid. Their facts must be right."""
    put = out.put
    for turn in (0, 90, 180, 270):
        plain = out.ffmpeg("plain.mp4", *picture(), *X264)
        out.path("plain.mp4").unlink()
        out.path("F-in.mp4").write_bytes(plain)
        out.ffmpeg(f"F-rotation-{turn}.mp4", "-i", str(out.path("F-in.mp4")), "-c", "copy", "-metadata:s:v:0", f"rotate={turn}")
        out.path("F-in.mp4").unlink()
        put(f"F-rotation-{turn}.mp4", None, "read", kind="video", width=240 if turn in (90, 270) else 320)
    for orientation in range(1, 9):
        tiff = b"MM\0*" + struct.pack(">IHHHIHHI", 8, 1, 0x112, 3, 1, orientation, 0, 0)
        put(f"F-exif-{orientation}.jpg", photo[:2] + segment(0xE1, b"Exif\0\0" + tiff) + photo[2:], "read", kind="image",
            width=240 if orientation > 4 else 320)
    made = {
        "one-frame.mp4": ((*picture(seconds=0.04), *X264), "video", 320), "audio-only.mp4": ((*SOUND, "-c:a", "aac"), "audio", None),
        "silent.mp4": ((*picture(), *X264), "video", 320), "live.webm": ((*picture(), "-c:v", "libvpx", "-live", "1"), "video", 320),
        "fragmented.mp4": ((*picture(), *X264, "-movflags", "+frag_keyframe+empty_moov"), "video", 320),
        "delay.mp4": ((*picture(), "-itsoffset", "0.5", *SOUND, *X264, "-c:a", "aac"), "video", 320),
        "two-audio.mp4": ((*picture(), *SOUND, *SOUND, "-map", "0", "-map", "1", "-map", "2", *X264, "-c:a", "aac"), "video", 320),
        "hev1.mp4": ((*picture(), "-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "log-level=error", "-tag:v", "hev1"), "video", 320),
        "444.mp4": ((*picture(), "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv444p"), "video", 320),
        "odd-size.mp4": ((*picture(), "-vf", "scale=321:241", "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv444p"), "video", 321),
        "anamorphic.mp4": ((*picture(), *X264, "-vf", "setsar=2/1"), "video", 640), "interlaced.mp4": ((*picture(), *X264, "-flags", "+ildct+ilme"), "video", 320),
        "long-gop.mp4": ((*picture(seconds=25), *X264, "-g", "600"), "video", 320), "30-hours.mkv": ((*picture("32x32", 108_000, "1/600"), *X264), "video", 32),
        "timecode.mov": ((*picture(), *X264, "-timecode", "01:00:00:00"), "video", 320), "animation.gif": (picture("64x64", 0.4, 10), "image", 64),
        "av01.mp4": ((*picture(), "-c:v", "libaom-av1", "-cpu-used", "8"), "video", 320), "vp09.mp4": ((*picture(), "-c:v", "libvpx-vp9", "-deadline", "realtime"), "video", 320),
        "hybrid.mp4": ((*picture(), *X264, "-g", "5", "-movflags", "+frag_keyframe"), "video", 320),
    }
    for name, (words, kind, width) in made.items():
        out.ffmpeg(f"F-{name}", *words)
        put(f"F-{name}", None, "read", kind=kind, **({"width": width} if width else {}))
    # These have more facts that are easily wrong.
    ten = ("-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p10le")
    parameters = "log-level=error:colorprim=bt2020:colormatrix=bt2020nc:transfer="
    told = {
        "intra-only.mp4": ((*picture(), *X264, "-g", "1"), {"kind": "video", "max_keyframe_interval": 0.04}),
        "open-gop.mp4": ((*picture(seconds=2), "-c:v", "libx264", "-preset", "fast", "-pix_fmt", "yuv420p", "-x264-params", "open-gop=1:keyint=10:bframes=2"), {"kind": "video", "width": 320}),
        "59.94.mp4": ((*picture(rate="60000/1001"), *X264), {"kind": "video", "frame_rate": 59.94}),
        "24-in-60.mp4": ((*picture(rate=24), *X264, "-video_track_timescale", "60"), {"kind": "video", "width": 320}),
        "variable-rate.mp4": ((*picture(), *X264, "-vf", "select='not(mod(n,5))+lt(n,10)'", "-vsync", "vfr"), {"kind": "video", "variable_frame_rate": True}),
        "10-bit-pq.mp4": ((*picture(), *ten, "-x265-params", parameters + "smpte2084"), {"kind": "video", "bit_depth": 10, "color_transfer": "smpte2084"}),
        "10-bit-hlg.mp4": ((*picture(), *ten, "-x265-params", parameters + "arib-std-b67"), {"kind": "video", "bit_depth": 10, "color_transfer": "arib-std-b67"}),
        "full-range.mp4": ((*picture(), *X264, "-vf", "scale=out_range=full", "-color_range", "pc"), {"kind": "video", "width": 320}),
        "5.1.mp4": (("-f", "lavfi", "-i", "anullsrc=channel_layout=5.1:duration=1", "-c:a", "aac"), {"kind": "audio", "channels": 6}),
        "96-kHz.wav": (("-f", "lavfi", "-i", "sine=duration=1:sample_rate=96000"), {"kind": "audio", "sample_rate": 96000}),
        "encrypted.mp4": ((*picture(), *X264, "-encryption_scheme", "cenc-aes-ctr", "-encryption_key", "0" * 32, "-encryption_kid", "1" * 32), {"encrypted": True}),
    }
    for name, (words, facts) in told.items():
        out.ffmpeg(f"F-{name}", *words)
        put(f"F-{name}", None, "any" if "encrypted" in facts else "read", **facts)
    plain = out.ffmpeg("plain.mp4", *picture(), *X264)
    out.path("plain.mp4").unlink()
    put("F-avc3.mp4", plain.replace(b"avc1\0\0\0\0\0\0", b"avc3\0\0\0\0\0\0"), "read", kind="video", width=320)
    put("F-dvh1.mp4", out.path("F-hev1.mp4").read_bytes().replace(b"hev1\0\0\0\0\0\0", b"dvh1\0\0\0\0\0\0"), "any")
    for name, numbers in {"mirror": (-1, 0, 0, 1), "flip": (1, 0, 0, -1), "transpose": (0, 1, 1, 0)}.items():
        a, b, c, d = (each << 16 for each in numbers)
        put(f"F-{name}.mp4", plain.replace(MATRIX + u32(320 << 16), u32(a, b, 0, c, d, 0, 0, 0, 0x40000000) + u32(320 << 16)), "read",
            kind="video", mirrored=True, width=240 if name == "transpose" else 320)
    put("F-trim.mp4", out.path("F-delay.mp4").read_bytes().replace(b"\xff\xff\xff\xff\0\1\0\0", u32(512) + b"\0\1\0\0"), "read", kind="video", width=320)
    text = out.path("lines.srt")
    text.write_text("1\n00:00:00,000 --> 00:00:01,000\nHello\n")
    out.ffmpeg("F-subtitles.mp4", *picture(), "-i", str(text), *X264, "-c:s", "mov_text")
    text.unlink()
    put("F-subtitles.mp4", None, "read", kind="video", width=320)
    turns = b"".join(out.ffmpeg("part.ts", *picture(size), *X264, "-f", "mpegts") for size in ("320x240", "240x320"))
    out.path("part.ts").unlink()
    put("F-changing-size.ts", turns, "read", kind="video")
    # The size of a HEIF picture, with its turns and its clean aperture in either order.
    configuration, sample = coded_picture(out, "64x96", *X265)
    clap = box("clap", u32(32, 1, 48, 1, 0, 1, 0, 1))
    turn, mirror = box("irot", b"\1"), box("imir", b"\0")
    for name, more, width in (("irot", [turn], 96), ("imir", [mirror], 64), ("irot-imir", [turn, mirror], 96), ("imir-irot", [mirror, turn], 96),
                              ("clap-irot", [clap, turn], 48), ("irot-clap", [turn, clap], 32)):
        put(f"F-{name}.heic", heif([(b"hvc1", sample)], [ispe(64, 96), configuration, *more], [range(1, 3 + len(more))]), "read", kind="image", width=width)
    second = photo[:2] + segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0" + xmp(b'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"/></rdf:RDF></x:xmpmeta>')) + photo[2:]
    first = len(photo) + 90
    entries = struct.pack(">IIIHH", 0x20030000, first, 0, 0, 0) + struct.pack(">IIIHH", 0, len(second), first - 10, 0, 0)
    index = b"MPF\0MM\0*" + struct.pack(">IH", 8, 3) + struct.pack(">HHI4s", 0xB000, 7, 4, b"0100") + struct.pack(">HHII", 0xB001, 4, 1, 2) + struct.pack(">HHII", 0xB002, 7, 32, 50) + u32(0) + entries
    put("F-gain-map.jpg", photo[:2] + segment(0xE2, index) + photo[2:] + second, "read", kind="image", width=320)
    put("F-live-photo.jpg", photo, "read", kind="image", width=320)
    put("F-live-photo.mov", plain, "read", kind="video", width=320)
    out.ffmpeg("F-evil-tags.mp4", *picture(), *X264, "-metadata", f"title={EVIL}", "-metadata", f"comment={EVIL}", "-metadata:s:v:0", f"handler_name={EVIL}")
    put("F-evil-tags.mp4", None, "read", kind="video", width=320)
    out.ffmpeg("F-evil-tags.mkv", *picture(), *X264, "-metadata", f"title={EVIL}", "-metadata:s:v:0", f"title={EVIL}")
    put("F-evil-tags.mkv", None, "read", kind="video", width=320)
    with open(out.path("F-offset-over-4-GB.mp4"), "wb") as file:
        # The index is last, after a hole.
        file.write(FTYP + u32(1) + b"free" + struct.pack(">Q", 5 << 30))
        file.seek(len(FTYP) + (5 << 30))
        file.write(movie()[len(FTYP):])
    put("F-offset-over-4-GB.mp4", None, "read", kind="video", width=320)


def make(folder):
    """Makes all files below a folder, and returns the attacks. The names say what each is."""
    out = Set(folder)
    base = out.ffmpeg("base.mp4", *picture(), *SOUND, *X264, "-c:a", "aac", "-movflags", "+faststart")
    out.path("base.mp4").unlink()
    photo = out.ffmpeg("base.jpg", *picture(), "-frames:v", "1")
    out.path("base.jpg").unlink()
    clip = out.ffmpeg("base.mkv", *picture(), *X264, "-fflags", "+bitexact")
    out.path("base.mkv").unlink()
    make_absent(out, base)
    make_mislabelled(out, base, photo)
    make_damaged(out, base, photo, clip)
    make_lying(out, base, clip)
    make_bombs(out, photo)
    make_odd(out, photo)
    return out.attacks
