#!/usr/bin/env python3
"""Makes one file of every defect that must never be green, and of everything that only looks like one.

    make.py FOLDER

A name says what is expected of a scan: red.CODE.WHAT.EXT breaks the rule or has the error CODE, green.WHAT.EXT does not,
decode.WHAT.EXT does so only with --depth decode. Needs ffmpeg, heif-enc and Pillow (script/tools/setup --test).
"""
import io
import os
import struct
import subprocess
import sys

from PIL import Image

folder = sys.argv[1]
os.makedirs(folder, exist_ok=True)


def write(name, data):
    with open(os.path.join(folder, name), "wb") as file:
        file.write(data)


def ffmpeg(extension, *options, source="testsrc2=size=320x240:rate=25:duration=4", pipe=False):
    """The bytes of a file made by ffmpeg, the same on every run."""
    target = os.path.join(folder, ".made." + extension)
    command = ["ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", source, *options, "-fflags", "+bitexact",
               "-flags:v", "+bitexact", "-flags:a", "+bitexact"]
    if pipe:
        return subprocess.run(command + ["-f", pipe, "pipe:1"], check=True, stdout=subprocess.PIPE).stdout
    subprocess.run(command + [target], check=True)
    with open(target, "rb") as file:
        data = file.read()
    os.remove(target)
    return data


def picture(format, size=(640, 480), **options):
    """A picture with enough detail that its data is most of the file."""
    noise = bytes((x * 7919 + (x >> 5) * 104729) % 251 for x in range(size[0] * size[1] * 3))
    out = io.BytesIO()
    Image.frombytes("RGB", size, noise).save(out, format, **options)
    return out.getvalue()


def part(data, share):
    return data[: int(len(data) * share)]


def overwritten(data):
    """The same number of bytes, with garbage in the middle third."""
    start, end = len(data) // 2, len(data) // 2 + len(data) // 6
    return data[:start] + bytes((i * 31) % 256 for i in range(end - start)) + data[end:]


h264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"]
mp4 = ffmpeg("mp4", *h264, "-movflags", "+faststart")
mov = ffmpeg("mov", *h264, "-movflags", "+faststart")
mkv = ffmpeg("mkv", *h264)
webm = ffmpeg("webm", "-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8")
avi = ffmpeg("avi", "-c:v", "mpeg4", "-q:v", "5")
wmv = ffmpeg("wmv", "-c:v", "wmv2", "-q:v", "5")
flv = ffmpeg("flv", "-c:v", "flv1", "-q:v", "5")
jpeg, png, webp = picture("JPEG"), picture("PNG"), picture("WEBP")
frames = [Image.frombytes("P", (160, 120), bytes((i * (n + 3)) % 256 for i in range(160 * 120))) for n in range(3)]
gif = io.BytesIO()
frames[0].save(gif, "GIF", save_all=True, append_images=frames[1:], duration=100)
gif = gif.getvalue()
write(".made.png", picture("PNG", (320, 240)))
subprocess.run(["heif-enc", "-o", os.path.join(folder, ".made.heic"), os.path.join(folder, ".made.png")], check=True,
               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
with open(os.path.join(folder, ".made.heic"), "rb") as file:
    heic = file.read()
os.remove(os.path.join(folder, ".made.heic"))
os.remove(os.path.join(folder, ".made.png"))

# Bytes are missing.
for name, data in [("mp4", mp4), ("mov", mov), ("mkv", mkv), ("webm", webm), ("avi", avi), ("wmv", wmv), ("flv", flv),
                   ("webp", webp), ("heic", heic), ("gif", gif)]:
    write(f"red.truncated.cut.{name}", part(data, 0.6))
write("red.truncated.within-scan.jpg", part(jpeg, 0.6))
write("red.truncated.within-data.png", part(png, 0.6))
write("red.truncated.without-end-chunk.png", png[:-12])
write("red.truncated.within-audio.wav", part(ffmpeg("wav", source="sine=frequency=440:duration=2"), 0.6))
write("red.truncated.within-frame-header.jpg", jpeg[: jpeg.index(b"\xff\xc0") + 6])
write("red.truncated.before-frame-header.jpg", jpeg[: jpeg.index(b"\xff\xc0")])
# Two thirds were never written: an interrupted copy to a file system that had allocated the whole file.
third = len(mp4) // 3
write("red.zero-filled.last-two-thirds-zero.mp4", mp4[:third] + bytes(len(mp4) - third))

# The content is not a picture, despite the name.
svg = b'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>'
write("red.kind.drawing.png", svg)
write("red.kind.drawing.jpg", svg)
write("red.unsupported.openexr.jpeg", b"\x76\x2f\x31\x01\x02\0\0\0channels\0chlist\0" + bytes(200))
write("red.unsupported.realmedia.rm", b".RMF\0\0\0\x12\0\x01\0\0\0\0\0\0\0\x06" + bytes(200))
write("red.unsupported.openexr.exr", b"\x76\x2f\x31\x01\x02\0\0\0channels\0chlist\0" + bytes(200))
write("red.unsupported.wavpack.wv", b"wvpk" + struct.pack("<I", 200) + b"\x10\x04" + bytes(200))
write("red.unsupported.nut.nut", b"nut/multimedia container\0" + bytes(200))
write("red.unsupported.pixmap.ppm", b"P6\n4 4\n255\n" + bytes(48))
write("red.unsupported.targa.tga", bytes([0, 0, 2]) + bytes(9) + struct.pack("<HH", 4, 4) + bytes([24, 0]) + bytes(48))

# These files only look defective.
write("green.motion-photo.jpg", jpeg + mp4)
write("green.gain-map.jpg", jpeg + picture("JPEG", (160, 120)))
write("green.maker-trailer.jpg", jpeg + b"SEFH" + bytes(range(256)) * 20 + b"SEFT")
write("green.zero-padding.jpg", jpeg + bytes(5000))
write("green.silence.wav", ffmpeg("wav", source="anullsrc=r=48000:cl=stereo:d=2"))
write("green.silence.mov", ffmpeg("mov", "-f", "lavfi", "-i", "anullsrc=r=48000:cl=stereo:d=4", *h264, "-c:a", "pcm_s16le"))
write("green.browser-recording.webm", ffmpeg("webm", "-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8",
                                             pipe="webm"))
write("green.without-trailer-byte.gif", gif[:-1])
mdat = mp4.index(b"mdat") - 4
longer = struct.pack(">I", struct.unpack(">I", mp4[mdat : mdat + 4])[0] + 100)
write("green.mdat-declared-longer.mp4", mp4[:mdat] + longer + mp4[mdat + 4 :])

# Only decoding finds this damage.
write("decode.overwritten.jpg", overwritten(jpeg))
write("decode.overwritten.png", overwritten(png))
