#!/usr/bin/env python3
"""Makes media whose truth is known by construction, and writes it down.

usage: generate.py FOLDER

Movies by ffmpeg: coding x frame rate x pixel aspect x turn x layout x sound x edit list x container, and dynamic range.
Pictures by Pillow: orientation x format, colour models, animations. HEIC and AVIF by libheif, their truth as exiftool and
libheif tell it. FOLDER/truth.json maps each name to the facts that it must give.
"""
import fractions
import json
import pathlib
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from PIL import Image

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
truth = {}
jobs = []
WIDTH, HEIGHT, SECONDS = 96, 64, 1


def run(*words):
    done = subprocess.run([str(w) for w in words], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, words))}\n{done.stderr}")
    return done.stdout


def ffmpeg(name, *words):
    run("ffmpeg", "-v", "error", "-y", *words, folder / name)


def shown(sar, turn):
    width = int(WIDTH * fractions.Fraction(sar) + fractions.Fraction(1, 2))
    return (width, HEIGHT) if turn % 180 == 0 else (HEIGHT, width)


def movie(name, *words, **facts):
    truth[name] = facts
    jobs.append(lambda: ffmpeg(name, *words))


def movies():
    ffmpeg("sound.m4a", "-f", "lavfi", "-i", f"sine=duration={SECONDS}:sample_rate=48000", "-ac", "2", "-c:a", "aac")
    truth["sound.m4a"] = {"kind": "audio", "container": "m4a", "audio.codec": "aac", "audio.channels": 2, "audio.sample_rate": 48000}
    encoders = {
        "h264": ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"],
        "hevc": ["-c:v", "libx265", "-preset", "ultrafast", "-tag:v", "hvc1", "-pix_fmt", "yuv420p", "-x265-params", "log-level=none:bframes=0"],
    }
    bases = []
    for codec, encoder in encoders.items():
        for rate in ("24000/1001", "25", "30", "60"):
            for sar in ("1/1", "4/3", "12/11"):
                bases.append((f"base-{codec}-{rate.replace('/', '_')}-{sar.replace('/', '_')}.mp4", codec, rate, sar, encoder))
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda b: ffmpeg(b[0], "-f", "lavfi", "-i", f"testsrc2=size={WIDTH}x{HEIGHT}:rate={b[2]}:duration={SECONDS}", "-vf", f"setsar={b[3]}", *b[4]), bases))
    for number, (base, codec, rate, sar, _) in enumerate(bases):
        frames = -(-SECONDS * fractions.Fraction(rate) // 1)
        seconds = float(frames / fractions.Fraction(rate))
        stem = base[5:-4]
        with_sound = number % 2 == 0
        tracks = ["-i", folder / base] + (["-i", folder / "sound.m4a", "-map", "0", "-map", "1"] if with_sound else []) + ["-c", "copy"]
        plain = {
            "kind": "video", "video.codec": codec, "video.stored_width": WIDTH, "video.stored_height": HEIGHT,
            "video.sample_aspect_ratio": str(sar.replace("/", ":")), "video.frame_rate": float(fractions.Fraction(rate)), "duration": seconds,
        }
        if with_sound:
            plain |= {"audio.codec": "aac", "audio.channels": 2, "audio.sample_rate": 48000}

        def facts(turn=0, **more):
            width, height = shown(sar, turn)
            return plain | {"video.width": width, "video.height": height, "video.rotation": turn} | more

        for turn in (0, 90, 180, 270):
            tag = ["-metadata:s:v", f"rotate={(360 - turn) % 360}"]  # ffmpeg's tag counts against the clock
            for layout, options in (("last", []), ("first", ["-movflags", "+faststart"]), ("fragments", ["-movflags", "frag_keyframe+empty_moov+default_base_moof"])):
                name = f"{stem}-{turn}-{layout}.mp4"
                told = facts(turn, container="mp4", fragmented=layout == "fragments", fast_start=layout != "last", edit_list=False)
                if layout == "fragments" and with_sound:
                    del told["video.frame_rate"]  # ffmpeg stretches the last frame of a fragment to the end of its sound
                movie(name, *tracks, *tag, *options, **told)
        movie(f"{stem}.mov", *tracks, **facts(container="mov"))
        movie(f"{stem}.mkv", *tracks, **facts(container="matroska"))
        movie(f"{stem}-late.mp4", "-itsoffset", "0.5", "-i", folder / base, "-c", "copy", **{**facts(container="mp4", edit_list=True), "duration": seconds + 0.5, **({"audio.codec": None, "audio.channels": None, "audio.sample_rate": None} if with_sound else {})})
        if codec == "h264":
            movie(f"{stem}.ts", *tracks, **facts(container="mpegts"))
            if sar == "1/1" and rate != "24000/1001":
                movie(f"{stem}.flv", *[t if t != folder / "sound.m4a" else t for t in tracks], *(["-c:a", "aac", "-ar", "44100"] if with_sound else []), **{**facts(container="flv"), **({"audio.sample_rate": 44100} if with_sound else {})})
    for transfer, hdr in (("smpte2084", "pq"), ("arib-std-b67", "hlg"), ("bt709", "sdr")):
        for extension, container in (("mp4", "mp4"), ("mkv", "matroska"), ("mov", "mov")):
            movie(f"range-{hdr}.{extension}", "-f", "lavfi", "-i", f"testsrc2=size={WIDTH}x{HEIGHT}:rate=25:duration=1", "-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p10le", "-tag:v", "hvc1" if extension != "mkv" else "0",
                  "-x265-params", f"log-level=none:colorprim=bt2020:transfer={transfer}:colormatrix=bt2020nc", kind="video", container=container, **{"video.hdr": hdr, "video.bit_depth": 10, "video.chroma_subsampling": "4:2:0"})
    for codec, encoder in (("vp8", ["-c:v", "libvpx"]), ("vp9", ["-c:v", "libvpx-vp9"])):
        for rate in (25, 30):
            movie(f"{codec}-{rate}.webm", "-f", "lavfi", "-i", f"testsrc2=size={WIDTH}x{HEIGHT}:rate={rate}:duration=1", *encoder, "-deadline", "realtime", "-cpu-used", "8",
                  kind="video", container="webm", duration=1.0, **{"video.codec": codec, "video.frame_rate": rate, "video.width": WIDTH, "video.height": HEIGHT})


TURNS = {1: (0, False), 2: (0, True), 3: (180, False), 4: (180, True), 5: (270, True), 6: (90, False), 7: (90, True), 8: (270, False)}


def pictures():
    picture = Image.effect_mandelbrot((120, 80), (-2, -1.5, 1, 1.5), 20).convert("RGB")
    for orientation, (turn, mirrored) in TURNS.items():
        exif = Image.Exif()
        exif[0x0112] = orientation
        for extension, container in (("jpg", "jpeg"), ("png", "png"), ("webp", "webp"), ("tiff", "tiff")):
            name = f"turned-{orientation}.{extension}"
            picture.save(folder / name, exif=exif)
            size = (120, 80) if orientation < 5 else (80, 120)
            truth[name] = {"kind": "image", "container": container, "image.orientation": orientation, "image.rotation": turn, "image.mirrored": mirrored,
                           "image.width": size[0], "image.height": size[1], "image.stored_width": 120, "image.stored_height": 80, "image.animated": False}
    for mode, extension, color, depth in (
        ("L", "png", "gray", 8), ("RGB", "png", "rgb", 8), ("RGBA", "png", "rgba", 8), ("P", "png", "palette", 8), ("LA", "png", "gray_alpha", 8), ("I;16", "png", "gray", 16),
        ("L", "jpg", "gray", 8), ("RGB", "jpg", "ycbcr", 8), ("CMYK", "jpg", "cmyk", 8), ("CMYK", "tiff", "cmyk", 8), ("L", "tiff", "gray", 8), ("RGB", "tiff", "rgb", 8),
    ):
        name = f"mode-{mode.replace(';', '')}.{extension}"
        made = Image.new("I;16", (120, 80)) if mode == "I;16" else picture.convert(mode)
        made.save(folder / name)
        truth[name] = {"kind": "image", "image.color_type": color, "image.bit_depth": depth, "image.width": 120, "image.height": 80}
    picture.save(folder / "progressive.jpg", progressive=True)
    truth["progressive.jpg"] = {"image.progressive": True}
    for count in (2, 5):
        frames = [picture.rotate(9 * index) for index in range(count)]
        for extension, container in (("gif", "gif"), ("png", "png"), ("webp", "webp")):
            name = f"animated-{count}.{extension}"
            frames[0].save(folder / name, save_all=True, append_images=frames[1:], duration=120, loop=0)
            truth[name] = {"kind": "image", "container": container, "image.animated": True, "image.frame_count": count, "duration": count * 0.12, "image.width": 120, "image.height": 80}
    for size in ((64, 64), (120, 80), (257, 131)):
        source = folder / f"source-{size[0]}.png"
        picture.resize(size).save(source)
        for extension, words in (("heic", []), ("avif", ["-A"])):
            name = f"still-{size[0]}.{extension}"
            run("heif-enc", *words, "-q", "50", source, "-o", folder / name)
            told = json.loads(run("exiftool", "-json", "-n", "-ImageWidth", "-ImageHeight", folder / name))[0]
            if f"{size[0]}x{size[1]}" not in run("heif-info", folder / name) or (told["ImageWidth"], told["ImageHeight"]) != size:
                sys.exit(f"{name}: libheif and exiftool do not agree on {size}")
            truth[name] = {"kind": "image", "container": extension, "image.width": size[0], "image.height": size[1], "image.animated": False}


pictures()
movies()
with ThreadPoolExecutor(2) as pool:
    list(pool.map(lambda job: job(), jobs))
(folder / "truth.json").write_text(json.dumps(truth, indent=1))
print(f"{len(truth)} files")
