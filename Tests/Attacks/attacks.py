"""Makes the attack set: hostile, damaged and odd files, each with what a prober should say about it.

An expectation is `refused` (no media facts can be given), `read` (a sound file: it must be read, with these facts), or `any`
(the answer does not matter; the time, the memory and the reach do). Groups: A is not media, B is under a wrong label, C is cut
or damaged, D lies about counts and depths, E is a bomb, F is odd but sound.
"""
import dataclasses
import os
import pathlib
import random
import socket
import struct
import subprocess
import zlib

EVIL = "\x1b]0;owned\x07\x1b[2J\x9b31m\r=cmd|' /C calc'!A0\n::error::x\u202e</script><!--"


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


def trak_content(tables=None, edits=b"", width=320, height=240, timescale=12800, duration=25600, matrix=MATRIX, dref=None, sample=(320, 240), rate=None):
    tkhd = full("tkhd", u32(0, 0, 1, 0, 2000, 0, 0, 0, 0), matrix, u32(width << 16, height << 16), flags=3)
    mdhd = full("mdhd", u32(0, 0, timescale, duration), b"\x55\xc4\0\0")
    hdlr = full("hdlr", u32(0), b"vide", u32(0, 0, 0), b"x\0")
    entry = box("avc1", b"\0" * 6, struct.pack(">H", 1), b"\0" * 16, struct.pack(">HH", *sample), u32(0x480000, 0x480000, 0),
                struct.pack(">H", 1), b"\0" * 32, struct.pack(">Hh", 24, -1), box("avcC", AVCC))
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


def make_absent(out, base):
    """Files that are not media, are not there, or have hostile names."""
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
                 "A-" + "n" * 240 + ".mp4", "A-'\"`$(touch owned)`.mp4", "A-\x9b31m.mp4"):
        put(name, base, "read", kind="video", width=320)
    invalid = os.fsdecode(b"A-\xff\xfe.mp4")
    put(invalid, base, "read", kind="video", width=320)
    os.link(out.path("A-x%d.mp4"), out.path("A-hard-link.mp4"))
    put("A-hard-link.mp4", None, "read", kind="video", width=320)


def make_mislabelled(out, base, photo):
    """Files under a wrong label, and files that ask for others."""
    put = out.put
    random_bytes = out.random_bytes
    put("B-mp4.mov", base, "read", kind="video", width=320)
    put("B-mp4.jpg", base, "read", kind="video", width=320)
    put("B-jpeg.png", photo, "read", kind="image", width=320)
    put("B-png.jpg", png(), "read", kind="image", width=8)
    out.ffmpeg("B-webp.jpg", *picture(), "-frames:v", "1", "-c:v", "libwebp", "-f", "webp")
    put("B-webp.jpg", None, "read", kind="image", width=320)
    out.ffmpeg("B-m4a.mp4", *SOUND, "-c:a", "aac", "-f", "ipod")
    put("B-m4a.mp4", None, "read", kind="audio")
    put("B-pdf-and-mp4.mp4", b"%PDF-1.4\n" + b" " * 100, "refused")
    put("B-zip-tail.jpg", photo + b"PK\x05\x06" + b"\0" * 18, "read", kind="image", width=320)
    put("B-motion-photo.jpg", photo + base, "read", kind="image", width=320)
    put("B-gif-script.gif", b"GIF89a/*" + random_bytes(30) + b"*/=1;alert(1)", "any")
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
    put("C-bad-crc.png", png()[:30] + b"\0\0\0\0" + png()[34:])
    put("C-no-eoi.jpg", photo[:-2])
    put("C-cut.jpg", photo[: len(photo) // 2])
    put("C-cut-in-header.jpg", photo[:20], "refused")
    put("C-cut.png", png(64, 64)[:40])
    put("C-cut-in-header.png", png()[:20], "refused")
    put("C-cut.mkv", clip[: len(clip) // 3])
    put("C-garbage-tail.mp4", base + random_bytes(100_000), "read", kind="video", width=320)
    for size in (0, 1, 7, 1 << 31, (1 << 32) - 1):
        put(f"C-box-size-{size}.mp4", FTYP + u32(size) + b"free" + base[len(FTYP):])
    for size in (0, 7, 16, 1 << 62, (1 << 63), (1 << 64) - 1):
        put(f"C-box-long-size-{size}.mp4", FTYP + u32(1) + b"free" + struct.pack(">Q", size) + base)


def make_lying(out, base, clip):
    """Files that lie about counts, depths, sizes and times."""
    put = out.put
    random_bytes = out.random_bytes
    for table in ("stts", "stsz", "stsc", "stco", "stss", "ctts", "co64", "sbgp", "sdtp", "elst", "cslg", "saiz", "saio"):
        for count in (0, 1, 0x0FFFFFFF, 0x7FFFFFFF, 0xFFFFFFFF):
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
    for name, more in {"timescale-0": {"timescale": 0}, "timescale-max": {"timescale": 0xFFFFFFFF}, "duration-max": {"duration": 0xFFFFFFFF},
                       "size-0": {"width": 0, "height": 0, "sample": (0, 0)}, "size-65535": {"sample": (65535, 65535)},
                       "size-mismatch": {"sample": (1920, 1080)}, "matrix-0": {"matrix": u32(*[0] * 9)},
                       "matrix-garbage": {"matrix": random_bytes(36)}}.items():
        put(f"D-{name}.mp4", movie(trak_content(**more)))
    put("D-movie-timescale-0.mp4", movie(timescale=0))
    heif = box("ftyp", b"heic", u32(0), b"mif1heic")
    loop = box("iref", u32(0), box("dimg", struct.pack(">HHH", 1, 1, 2)), box("dimg", struct.pack(">HHH", 2, 1, 1)))
    infe = b"".join(full("infe", struct.pack(">HH", i, 0), b"grid\0", version=2) for i in (1, 2))
    put("D-item-cycle.heic", heif + box("meta", u32(0), full("pitm", struct.pack(">H", 1)), full("iinf", struct.pack(">H", 2), infe), loop), "any")
    put("D-iloc-max.heic", heif + box("meta", u32(0), full("iloc", b"\x44\x40" + b"\xff\xff" + random_bytes(64))), "any")


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
    put("E-webp-16383.webp", b"RIFF" + struct.pack("<I", 30) + b"WEBPVP8X" + struct.pack("<I", 10) + b"\0\0\0\0" + b"\xfe\x3f\0" * 2 + b"VP8L\x08\0\0\0\x2f\xff\xff\xff\x0f\0\0\0")
    put("E-ifd-loop.tiff", b"II*\0" + struct.pack("<IHHHIII", 8, 1, 256, 3, 1, 8, 8), "any")
    put("E-exif-loop.jpg", b"\xff\xd8" + exif_loop() + photo[2:], "read", kind="image", width=320)
    put("E-id3-1-GB.mp3", b"ID3\x04\0\0" + b"\x7f\x7f\x7f\x7f" + b"\0" * 1000 + random_bytes(1000), "any")
    put("E-tag-1-GB.mkv", MKV + ebml("18538067", ebml("1254c367", b"\0" * 1000, size=1 << 30)), "any")
    put("E-icc-100-MB.png", png(8, 8, struct.pack(">I", 100 << 20) + b"iCCP" + b"icc\0\0"), "any")
    entities = "".join(f'<!ENTITY l{i} "{f"&l{i - 1};" * 10}">' for i in range(1, 10))
    put("E-entities.svg", f'<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "lol">{entities}]><svg xmlns="http://www.w3.org/2000/svg">&l9;</svg>'.encode(), "any")
    put("E-start-codes.h264", b"\0\0\1\x09\xf0" * 400_000, "any")
    put("E-start-codes.mpg", b"\0\0\1\xba" * 500_000, "any")
    put("E-sync-words.aac", b"\xff\xf1\x50\x80\x01\x1f\xfc" * 300_000, "any")
    put("E-sync-words.mp3", b"\xff\xfb\x90\0" * 500_000, "any")
    put("E-packets.ts", (b"\x47\x40\0\x10" + b"\xff" * 184) * 50_000, "any")
    put("E-pages.ogg", (b"OggS\0\2" + b"\0" * 20 + b"\1\x1e\x01vorbis" + b"\0" * 23) * 30_000, "any")


def make_odd(out, photo):
    """Files that are odd but sound. Their facts must be right."""
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
    }
    for name, (words, kind, width) in made.items():
        out.ffmpeg(f"F-{name}", *words)
        put(f"F-{name}", None, "read", kind=kind, **({"width": width} if width else {}))
    out.ffmpeg("F-evil-tags.mp4", *picture(), *X264, "-metadata", f"title={EVIL}", "-metadata", f"comment={EVIL}", "-metadata:s:v:0", f"handler_name={EVIL}")
    put("F-evil-tags.mp4", None, "read", kind="video", width=320)
    out.ffmpeg("F-evil-tags.mkv", *picture(), *X264, "-metadata", f"title={EVIL}", "-metadata:s:v:0", f"title={EVIL}")
    put("F-evil-tags.mkv", None, "read", kind="video", width=320)
    with open(out.path("F-offset-over-4-GB.mp4"), "wb") as file:
        # The index is last, behind a hole.
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
