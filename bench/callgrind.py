"""Counts the work of a program with valgrind's callgrind, which gives the same figures on a busy machine."""
import os
import pathlib
import re
import subprocess
import tempfile

# Swift seeds its hash tables at each start. With a fixed seed, two runs take the same instructions.
ENVIRONMENT = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "1"}
# The function in which one of several threads reads, judges and writes each chunk of a batch.
READING = r"14PreflightBatch0B0V4read\w+MakerRzlF(?!03end)"
ALLOCATION = re.compile(r"(__libc_)?(malloc|calloc|realloc|memalign|aligned_alloc|posix_memalign)(@.*)?")


class Profile:
    """The counts of one run: instructions, and for each function its calls and the instructions within them."""

    def __init__(self, path, instructions):
        self.instructions, self.calls, self.within = instructions, {}, {}
        names, callee, count = {}, None, None
        for line in open(path):
            if count is not None:
                # The line after a call holds the instructions within it.
                self.calls[callee] = self.calls.get(callee, 0) + count
                self.within[callee] = self.within.get(callee, 0) + int(line.split()[1])
                count = None
            elif line.startswith(("fn=", "cfn=")):
                number, _, name = line.split("=", 1)[1].rstrip("\n").partition(" ")
                callee = names.setdefault(number, name) if name else names[number]
            elif line.startswith("calls="):
                count = int(line[6:].split()[0])

    @property
    def allocations(self):
        return sum(count for name, count in self.calls.items() if ALLOCATION.fullmatch(name))

    def instructions_within(self, pattern):
        """Returns the instructions within functions that are called and whose names match."""
        found = [count for name, count in self.within.items() if re.search(pattern, name)]
        if not found:
            raise SystemExit(f"found no call of {pattern}, expected one: correct the name in bench/")
        return sum(found)


def without_debug_information(program, folder):
    """Returns a copy of a program without its debug information, because valgrind does not understand all of it."""
    bare = pathlib.Path(folder) / pathlib.Path(program).name
    if not bare.exists():
        subprocess.run(["strip", "-g", "-o", bare, program], check=True)
    return bare


def profile(program, *words, cwd=None):
    """Returns the profile of one run of a program that has no debug information."""
    with tempfile.NamedTemporaryFile(prefix="callgrind") as out:
        done = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out.name}", *map(str, (program, *words))],
            capture_output=True, text=True, env=ENVIRONMENT, cwd=cwd)
        total = re.search(r"Collected : (\d+)", done.stderr)
        if done.returncode or not total:
            raise SystemExit(f"{program} {words}: status {done.returncode}\n{done.stdout[-500:]}{done.stderr[-2000:]}")
        return Profile(out.name, int(total[1]))
