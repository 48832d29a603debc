"""Starts the server, and makes files to upload. Used by the tests and by bench/uploads."""
import json
import os
import pathlib
import socket
import subprocess
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = [ROOT / "script/tools/swift", "release", "--package-path", ROOT / "Server"]


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


def program():
    """The path of the program, which is built already."""
    folder = subprocess.run([*BUILD, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return f"{folder}/preflight-server"


class Server:
    """A running server. Settings are options: max_bytes=5 is --max-bytes 5."""

    def __init__(self, *options, to="tiktok-video,instagram-reel", **settings):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        words = [word for name, value in settings.items() for word in (f"--{name.replace('_', '-')}", str(value))]
        # With one arena, the memory at rest does not depend on the threads that allocated before.
        self.process = subprocess.Popen(
            [program(), "--to", to, "--listen", f"127.0.0.1:{self.port}", *options, *words],
            env={**os.environ, "MALLOC_ARENA_MAX": "1"}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 20
        while True:
            try:
                if settings.get("unix_socket", pathlib.Path()).is_socket() or self.get("health") == {"status": "ok"}:
                    return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise SystemExit("the server did not start")
                time.sleep(0.05)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=30)

    def get(self, path):
        with urllib.request.urlopen(f"{self.url}/{path}", timeout=10) as answer:
            return json.load(answer)

    @property
    def counters(self):
        """The metrics: their values by name and labels."""
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=10) as answer:
            lines = [line for line in answer.read().decode().splitlines() if not line.startswith("#")]
        values = {name.removeprefix("preflight_"): value for name, value in (line.rsplit(" ", 1) for line in lines)}
        return {name: int(value) for name, value in values.items()}

    @property
    def memory(self):
        """The resident memory in bytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    @property
    def descriptors(self):
        """The open descriptors at rest. The server closes the connection of a request after its client has gone."""
        counts = []
        for _ in range(20):
            counts.append(len(os.listdir(f"/proc/{self.process.pid}/fd")))
            time.sleep(0.05)
        return min(counts)


def movie(path, size="720x1280", seconds=3, faststart=True):
    """Makes a video with the index first or last."""
    subprocess.run(
        ["ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", f"testsrc2=size={size}:rate=30:duration={seconds}",
         "-f", "lavfi", "-i", f"sine=duration={seconds}", "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p",
         "-c:a", "aac", *(["-movflags", "+faststart"] if faststart else []), path], check=True)
    return path


def refused_movie(path, **more):
    """Makes a video that is too small for TikTok and too short for Instagram."""
    return movie(path, size="64x64", seconds=1, **more)


def free_box(length):
    """Returns the header of a box `free`, whose content means nothing."""
    return (1).to_bytes(4, "big") + b"free" + length.to_bytes(8, "big")


def enlarged(path, source, size):
    """Appends a box of zeros to a movie. The file is sparse, so it takes no space."""
    content = source.read_bytes()
    with open(path, "wb") as file:
        file.write(content + free_box(size - len(content)))
        file.truncate(size)
    return path
