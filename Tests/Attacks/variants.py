"""Makes thousands of small variants of valid files: cut at every boundary, damaged in every byte of the header, with swapped and lying elements.

They are read in batches. Each has one record, no reader crashes or times out, and no size differs from that of the sound file
if the file was only cut.
"""
import struct

import attacks
import elements

TINY = attacks.picture("32x32", 0.12)
STILL = attacks.picture("32x32", 0.04)
BEEP = ("-f", "lavfi", "-i", "sine=duration=0.1")
SAMPLES = {
    "mp4": (*TINY, *BEEP, *attacks.X264, "-c:a", "aac", "-movflags", "+faststart"), "mov": (*TINY, *BEEP, *attacks.X264, "-c:a", "aac"),
    "m4a": (*BEEP, "-c:a", "aac"), "mkv": (*TINY, *BEEP, *attacks.X264, "-c:a", "aac"), "webm": (*TINY, "-c:v", "libvpx"),
    "avi": (*TINY, "-c:v", "mpeg4"), "wav": BEEP, "aiff": BEEP, "flac": BEEP, "ogg": (*BEEP, "-c:a", "libvorbis"), "opus": BEEP, "mp3": BEEP,
    "aac": BEEP, "ts": (*TINY, *attacks.X264), "mpg": (*TINY, "-c:v", "mpeg2video", "-f", "mpeg"), "flv": (*TINY, *attacks.X264),
    "png": STILL, "jpg": STILL, "gif": TINY, "webp": STILL, "bmp": STILL, "tiff": STILL, "jp2": STILL,
    "avif": (*STILL, "-c:v", "libaom-av1", "-cpu-used", "8"),
}


def samples(out):
    """Returns a small valid file of each main format."""
    made = {}
    for kind, words in SAMPLES.items():
        still = ("-frames:v", "1") if words[:len(STILL)] == STILL else ()
        made[kind] = out.ffmpeg(f"sample.{kind}", *words, *still, "-fflags", "+bitexact")
        out.path(f"sample.{kind}").unlink()
    configuration, sample = attacks.coded_picture(out, "64x64", *attacks.X265)
    made["heic"] = attacks.heif([(b"hvc1", sample)], [attacks.ispe(64, 64), configuration], [(1, 2)])
    return made


def cuts(sound):
    """Yields each file cut at every boundary, and one byte before and after it."""
    for kind, data in sound.items():
        places = {place + more for place in elements.boundaries(data, kind) for more in (-1, 0, 1)}
        for place in sorted(place for place in places if 0 <= place <= len(data)):
            yield f"cut-{kind}-{place}.{kind}", data[:place]


def header_of(data, kind):
    """Returns the number of bytes before the coded media."""
    if kind == "mp4":
        return data.index(b"mdat") + 4
    if kind == "png":
        return data.index(b"IDAT") + 8
    return data.index(b"\xff\xda") + 14


def flips(sound):
    """Yields an MP4, a PNG and a JPEG with each bit of their headers flipped, and each byte 0 and 255."""
    for kind in ("mp4", "png", "jpg"):
        data = sound[kind]
        for place in range(header_of(data, kind)):
            for byte in sorted({data[place] ^ 1 << bit for bit in range(8)} | {0, 255} - {data[place]}):
                yield f"byte-{kind}-{place}-{byte}.{kind}", data[:place] + bytes([byte]) + data[place + 1:]


def shuffles(sound):
    """Yields files in which an element is doubled, missing, or swapped with its neighbor."""
    for kind in ("mp4", "mov", "mkv", "avi", "wav", "webp", "png", "jpg", "heic", "flac", "ogg", "flv"):
        data = sound[kind]
        found = elements.FINDERS[kind](data)
        for number, element in enumerate(found):
            own = data[element.start:element.end]
            yield f"twice-{kind}-{number}.{kind}", data[:element.end] + own + data[element.end:]
            yield f"without-{kind}-{number}.{kind}", data[:element.start] + data[element.end:]
            behind = next((other for other in found[number + 1:] if other.start >= element.end), None)
            if behind and behind.parent == element.parent:
                between = data[element.end:behind.start]
                yield f"swapped-{kind}-{number}.{kind}", data[:element.start] + data[behind.start:behind.end] + between + own + data[behind.end:]


def sizes(sound):
    """Yields files in which an element states a wrong size."""
    for kind in ("mp4", "mov", "heic", "avif", "jp2", "png"):
        for number, element in enumerate(elements.FINDERS[kind](sound[kind])):
            field = element.start
            for size in (0, 1, 7, element.end - element.start - 1, element.end - element.start + 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF):
                yield f"size-{kind}-{number}-{size}.{kind}", sound[kind][:field] + struct.pack(">I", size) + sound[kind][field + 4:]
    for kind in ("avi", "wav", "webp"):
        for number, element in enumerate(elements.chunks(sound[kind])):
            for size in (0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF):
                yield f"size-{kind}-{number}-{size}.{kind}", sound[kind][:element.start + 4] + struct.pack("<I", size) + sound[kind][element.start + 8:]
    for number, element in enumerate(elements.matroska(sound["mkv"])):
        field = element.content - 1
        for byte in (0, 1, 0x80, 0xFE, 0xFF):
            yield f"size-mkv-{number}-{byte}.mkv", sound["mkv"][:field] + bytes([byte]) + sound["mkv"][element.content:]


def make(folder):
    """Makes the variants below a folder, and returns the names of each sort, with the valid files."""
    out = attacks.Set(folder)
    sound = samples(out)
    names = {"sound": []}
    for kind, data in sound.items():
        names["sound"].append(f"sound.{kind}")
        out.path(f"sound.{kind}").write_bytes(data)
    for make_some in (cuts, flips, shuffles, sizes):
        names[make_some.__name__] = []
        for name, content in make_some(sound):
            out.path(name).write_bytes(content)
            names[make_some.__name__].append(name)
    return names
