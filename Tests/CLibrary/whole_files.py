"""The C library gives the answers of Tests/Exchange/whole-file.tsv, to uploads in order and to ranges."""
import ctypes
import pathlib
import sys

from caller import ACCEPTED, REFUSED, SIZE_UNKNOWN, begin, library

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Python"))
from whole_file import cases  # noqa: E402

library.preflight_add_at.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_uint64]
library.preflight_needed.argtypes = [ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint64), ctypes.POINTER(ctypes.c_uint64)]


def in_order(upload, content, length):
    for start in range(0, len(content), length):
        chunk = content[start : start + length]
        library.preflight_add(upload, chunk, len(chunk))
    library.preflight_end(upload)


def by_ranges(upload, content):
    start, end = ctypes.c_uint64(), ctypes.c_uint64()
    while library.preflight_needed(upload, start, end) == 1:
        end.value = max(end.value, start.value + 65536)
        chunk = content[start.value : end.value]
        if chunk:
            library.preflight_add_at(upload, chunk, len(chunk), start)
        if not chunk:
            library.preflight_end(upload)
            return


def answer(case, deliver, *arguments):
    upload = begin(case.to, SIZE_UNKNOWN if case.size is None else case.size, case.name)
    deliver(upload, case.content, *arguments)
    state = library.preflight_state(upload)
    library.preflight_close(upload)
    return state


def main():
    # Only a version tells one file from another of the same size, and an upload has none.
    chosen = [case for case in cases() if case.arrives != "other"]
    wrong, count = [], 0
    for case in chosen:
        expected = ACCEPTED if case.answer == "accepted" else REFUSED
        ways = [(in_order, 1000), (in_order, 65536)]
        # Who reads ranges knows the size of what it reads.
        if case.states == "own":
            ways.append((by_ranges,))
        for way in ways:
            count += 1
            if (found := answer(case, *way)) != expected:
                wrong.append(f"{case} {way[0].__name__}: found {found}, expected {expected}")
    if wrong or len(chosen) != 56:
        sys.exit("\n".join([*wrong, f"whole_files: {len(wrong)} of {count} answers are wrong, of {len(chosen)} cases"]))
    print(f"whole_files: {count} answers to {len(chosen)} cases are right", file=sys.stderr)


main()
