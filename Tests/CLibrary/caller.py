"""Prints the verdicts of the destinations on each file, one line for each: caller.py TO FILE…"""
import ctypes
import os
import sys

library = ctypes.CDLL(os.environ.get("LIBPREFLIGHT", "libpreflight.so.0"))
library.preflight_open.restype = library.preflight_verdicts.restype = ctypes.c_void_p
library.preflight_open.argtypes = [ctypes.c_char_p, ctypes.c_char_p, ctypes.c_uint64, ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p)]
library.preflight_add.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]
for function in ("state", "end", "verdicts", "close", "free"):
    getattr(library, f"preflight_{function}").argtypes = [ctypes.c_void_p]
SIZE_UNKNOWN = 2**64 - 1
ACCEPTED, REFUSED = 1, 2


def begin(to, size, name):
    error = ctypes.c_void_p()
    upload = library.preflight_open(to.encode(), None, size, os.fsencode(name), error)
    if not upload:
        raise ValueError(taken(error.value))
    return upload


def taken(text):
    try:
        return ctypes.string_at(text).decode()
    finally:
        library.preflight_free(text)


def main(to, *paths):
    for path in paths:
        upload = begin(to, os.path.getsize(path), path)
        with open(path, "rb") as file:
            while library.preflight_state(upload) != REFUSED and (chunk := file.read(65536)):
                library.preflight_add(upload, chunk, len(chunk))
        library.preflight_end(upload)
        print(taken(library.preflight_verdicts(upload)))
        library.preflight_close(upload)


if __name__ == "__main__":
    main(*sys.argv[1:])
