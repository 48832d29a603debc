"""The parts that the tests of integrations share: the code of docs/integrations.md, and projects in temporary folders."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
VIDEOS = "tiktok-share-kit-ios/video"
GOOD = ROOT / "SampleMedia/ok" / VIDEOS / "video-aspect-ratio.16to9.mp4"
BAD = ROOT / "SampleMedia/fail" / VIDEOS / "video-aspect-ratio.fail.just-too-wide.mp4"
WARNS = ROOT / "SampleMedia/fail" / VIDEOS / "video-duration-min.warn.3s.mp4"
PROBLEM = "aspect ratio 2.208 is outside"
RULE = "tiktok-share-kit-ios/video-aspect-ratio"
VERSION = re.search(
    r'^package let toolVersion = "(.*)"$', (ROOT / "Sources/PreflightOperations/ToolVersion.swift").read_text(), re.M)[1]
# Names that a careless script would split, run, or take for an option.
AWKWARD = ["two words.mp4", "-dash.mp4", "$(touch injected).mp4", "`touch injected`.mp4", "a;b'c\"d.mp4", "new\nline.mp4"]


def blocks():
    """Returns the code blocks of the page that have a name, by name: `<!-- file: NAME -->` or `<!-- run: NAME -->`."""
    found, name, lines = {}, None, None
    for line in (ROOT / "docs/integrations.md").read_text().splitlines():
        marker = re.fullmatch(r" *<!-- (?:file|run): (.*) -->", line)
        if marker:
            name = marker[1]
        elif line.lstrip().startswith("```"):
            if lines is None:
                lines, indent = [], len(line) - len(line.lstrip())
            else:
                assert name not in found, f"two blocks named {name}"
                assert name, f"a block without a name: {lines}"
                found[name], name, lines = "".join(text[indent:] + "\n" for text in lines), None, None
        elif lines is not None:
            lines.append(line)
    return found


BLOCKS = blocks()


class Command:
    """The command that the tests run, laid out as it is installed."""

    def __init__(self, program, work):
        self.folder = work / "installed"
        worker = next(
            (path for path in [program.parent / "preflight-worker",
                               program.parent.parent / "libexec/preflight/preflight-worker"] if path.is_file()), None)
        if worker is None:
            raise SystemExit(f"test-integrations: found no preflight-worker for {program}: run script/build")
        for source, target in [(program, "bin/preflight"), (worker, "libexec/preflight/preflight-worker")]:
            (self.folder / target).parent.mkdir(parents=True)
            shutil.copy(source, self.folder / target)
        self.work, self.made_wheel = work, None

    def wheel(self):
        """Returns the path of a wheel with the command."""
        if self.made_wheel is None:
            out = self.work / "wheel"
            out.mkdir()
            name = subprocess.run(
                ["python3", ROOT / "Adapters/python/backend.py", out], check=True, capture_output=True, text=True,
                env={**os.environ, "PREFLIGHT_STAGE": str(self.folder), "PREFLIGHT_VERSION": VERSION}).stdout.strip()
            self.made_wheel = out / name
        return self.made_wheel


class Project(unittest.TestCase):
    """A test in a project of its own, with the settings of the page."""
    command = None
    maxDiff = None

    def setUp(self):
        holder = tempfile.TemporaryDirectory(prefix="preflight integration ")
        self.addCleanup(holder.cleanup)
        self.outside = pathlib.Path(holder.name).resolve()
        self.folder = self.outside / "project"
        self.folder.mkdir()
        (self.outside / "home").mkdir()
        (self.outside / "tmp").mkdir()
        self.write("preflight.yml", BLOCKS["preflight.yml"])

    def write(self, name, content):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content) if isinstance(content, str) else shutil.copy(content, path)
        return path

    def environment(self, installed=True, **more):
        """Returns an environment with only the command, the tools of these tests and those of the system."""
        folders = [self.command.folder / "bin"] if installed else []
        venv = ROOT / ".build/integrations/venv/bin"
        return {"PATH": ":".join(map(str, [*folders, venv, "/usr/bin", "/bin"])), "HOME": str(self.outside / "home"),
                "TMPDIR": str(self.outside / "tmp"), "LANG": "C.UTF-8",
                # With these variables, the machine reaches the package index.
                **{name: value for name, value in os.environ.items() if name.startswith("PIP_") or "PROXY" in name.upper()}, **more}

    def run_in(self, arguments, environment, folder=None, timeout=1800):
        """Returns the status and all output of a command in the project."""
        done = subprocess.run(
            [str(argument) for argument in arguments], cwd=folder or self.folder, env=environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=timeout)
        self.assert_nothing_ran()
        return done.returncode, done.stdout.decode(errors="replace")

    def expect(self, status, arguments, environment=None, contains=(), lacks=(), **more):
        """Runs a command that must end with this status, and returns its output."""
        found, output = self.run_in(arguments, environment or self.environment(), **more)
        self.assertEqual(found, status, f"{arguments}\n{output}")
        for text in [contains] if isinstance(contains, str) else contains:
            self.assertIn(text, output)
        for text in [lacks] if isinstance(lacks, str) else lacks:
            self.assertNotIn(text, output)
        return output

    def assert_nothing_ran(self):
        self.assertEqual(list(self.outside.rglob("injected")), [], "a file name was run as a command")

    def need(self, *programs, path=None):
        """Skips the test if a program is missing."""
        for program in programs:
            if shutil.which(program, path=path or self.environment()["PATH"]) is None:
                self.skipTest(f"found no {program}")
