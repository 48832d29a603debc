"""Makes valid files that are small on disk and need much memory when they are decoded."""
import os
import struct

import attacks

SIDE = 9100  # 248 million bytes of pixels, which is within the limits on pixels


def tiff(path):
    """Makes a sparse file of one strip without compression."""
    entries = [(256, 4, SIDE), (257, 4, SIDE), (258, 3, 8), (259, 3, 1), (262, 3, 1), (273, 4, 4096), (277, 3, 1), (278, 4, SIDE), (279, 4, SIDE * SIDE)]
    head = b"II*\0" + struct.pack("<IH", 8, len(entries)) + b"".join(struct.pack("<HHII", tag, kind, 1, value) for tag, kind, value in entries)
    path.write_bytes(head + b"\0" * 4)
    os.truncate(path, 4096 + SIDE * SIDE)


def bitmap(path):
    row = (3 * SIDE + 3) // 4 * 4
    path.write_bytes(b"BM" + struct.pack("<IHHI", 54 + row * SIDE, 0, 0, 54) + struct.pack("<IiiHHIIiiII", 40, SIDE, SIDE, 1, 24, 0, row * SIDE, 0, 0, 0, 0))
    os.truncate(path, 54 + row * SIDE)


def make(folder):
    """Makes the bombs below a folder, and returns the names of each sort."""
    out = attacks.Set(folder)
    out.ffmpeg("large.mp4", "-f", "lavfi", "-i", "testsrc=size=1024x540:rate=10:duration=3", "-vf", "scale=8192:4320:flags=neighbor", *attacks.X264)
    out.ffmpeg("large.webm", "-f", "lavfi", "-i", "color=red:size=16000x16000:rate=1", "-frames:v", "2", "-c:v", "libvpx-vp9", "-deadline", "realtime",
               "-cpu-used", "8", "-lag-in-frames", "0", "-pix_fmt", "yuv420p")
    jpegs = [f"progressive-{number}.jpg" for number in range(4)]
    for name in jpegs:
        out.path(name).write_bytes(attacks.flat_jpeg(SIDE, SIDE, 0xC2, 3, b"\0\0\0"))
    for name in ("rows-1.tiff", "rows-2.tiff"):
        tiff(out.path(name))
    bitmap(out.path("rows.bmp"))
    return {"H.264 of 8192x4320": ["large.mp4"], "VP9 of 16000x16000": ["large.webm"], "four progressive JPEGs": jpegs,
            "two TIFFs and a BMP": ["rows-1.tiff", "rows-2.tiff", "rows.bmp"]}
