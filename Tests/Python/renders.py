"""Makes the renders of the test of agents: 20 that destinations accept, and 30 that look finished and are not.

Each entry is a name with the options of ffmpeg, or a function that makes the file from the first good one.
"""
import subprocess
from concurrent.futures import ThreadPoolExecutor

TO = ["instagram-reel", "tiktok-video"]
VIDEO = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-g", "30", "-color_range", "tv"]
AUDIO = ["-c:a", "aac", "-ar", "44100", "-b:a", "96k"]
MP4 = ["-movflags", "+faststart"]
BLACK = ["-f", "lavfi", "-i", "color=black:s=360x640:r=30:d=4"]
SILENCE = ["-f", "lavfi", "-i", "anullsrc", "-t", "4"]


def moving(size="360x640", rate=30, seconds=4):
    return ["-f", "lavfi", "-i", f"testsrc2=s={size}:r={rate}:d={seconds}"]


def tone(seconds=4, hertz=440):
    return ["-f", "lavfi", "-i", f"sine=f={hertz}:d={seconds}"]


def render(picture=None, sound=None, video=VIDEO, audio=AUDIO, rest=MP4):
    return [*(moving() if picture is None else picture), *(tone() if sound is None else sound), *video, *audio, *rest]


GOOD = {f"good/{number:02}.mp4": options for number, options in enumerate(
    [render(moving(rate=rate), tone(hertz=hertz)) for rate in (24, 25, 30, "30000/1001", 50, 60) for hertz in (300, 600)]
    + [render(moving(size)) for size in ("720x1280", "540x960", "480x854")]
    + [render(moving(seconds=seconds), tone(seconds)) for seconds in (5, 7)]
    + [render(audio=[*AUDIO, "-ac", "2"]), render(sound=[], audio=["-an"]),
       render(audio=["-c:a", "aac", "-ar", "48000", "-b:a", "128k"])])}


def cut(share):
    return lambda content: content[: int(len(content) * share)]


def overwritten(content):
    """Zeros in the middle of the media data."""
    start = len(content) // 2
    return content[:start] + bytes(20_000) + content[start + 20_000:]


BAD = {
    "bad/vp9.webm": render(video=["-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8"], audio=["-c:a", "libopus"],
                           rest=[]),
    "bad/mpeg4.mp4": render(video=["-c:v", "mpeg4", "-q:v", "5"]),
    "bad/mjpeg.mov": render(video=["-c:v", "mjpeg", "-pix_fmt", "yuvj420p"], rest=[]),
    "bad/mp3-sound.mp4": render(audio=["-c:a", "libmp3lame"]),
    "bad/ac3-sound.mp4": render(audio=["-c:a", "ac3"]),
    "bad/matroska.mkv": render(rest=[]),
    "bad/avi.avi": render(video=["-c:v", "mpeg4"], audio=["-c:a", "libmp3lame"], rest=[]),
    "bad/ten-frames.mp4": render(moving(rate=10)),
    "bad/one-frame-per-second.mp4": render(moving(rate=1)),
    "bad/120-frames.mp4": render(moving("360x640", rate=120)),
    "bad/small.mp4": render(moving("90x160")),
    "bad/icon.mp4": render(moving("64x64")),
    "bad/short.mp4": render(moving(seconds=1), tone(1)),
    "bad/one-frame.mp4": render([*moving(), "-frames:v", "1"], [], audio=["-an"]),
    "bad/black.mp4": render(BLACK, SILENCE),
    "bad/black-with-sound.mp4": render(BLACK),
    "bad/silent.mp4": render(sound=SILENCE),
    "bad/sound-only.mp4": [*tone(), *AUDIO],
    "bad/sound.mp3": [*tone()],
    "bad/animation.gif": ["-f", "lavfi", "-i", "testsrc2=s=108x192:r=10:d=4"],
    "bad/still.png": ["-f", "lavfi", "-i", "testsrc2=s=540x960", "-frames:v", "1"],
    "bad/wide-and-low.mp4": render(moving("640x120")),
    "bad/index-is-missing.mp4": cut(0.9),
    "bad/first-kilobyte.mp4": cut(0.01),
    "bad/cut-at-half.mp4": cut(0.5),
    "bad/overwritten.mp4": overwritten,
    "bad/empty.mp4": lambda content: b"",
    "bad/zeros.mp4": lambda content: bytes(len(content)),
    "bad/error-page.mp4": lambda content: b"<html><body>502 Bad Gateway</body></html>",
    "bad/never-rendered.mp4": None,
}


def make(folder):
    """Makes all files, and returns the names of good ones and of bad ones."""
    for name in ("good", "bad"):
        (folder / name).mkdir(parents=True)

    def run(entry):
        name, options = entry
        command = ["ffmpeg", "-v", "error", "-nostdin", *options, "-threads", "1", str(folder / name)]
        subprocess.run(command, check=True)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(run, ((name, options) for name, options in (GOOD | BAD).items() if isinstance(options, list))))
    content = (folder / "good/00.mp4").read_bytes()
    # The index comes last in a file that is still written, and a cut loses it.
    late = folder / "late.mp4"
    run((late, render(rest=[])))
    for name, change in BAD.items():
        if callable(change):
            (folder / name).write_bytes(change(late.read_bytes() if "index" in name else content))
    late.unlink()
    return list(GOOD), list(BAD)
