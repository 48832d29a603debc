"""Finds the command preflight."""

from __future__ import annotations

import os
import shutil
import sysconfig

from .errors import CommandMissing


def command() -> str:
    """Returns the path of the command that this package installed, or else of the one in the PATH.

    Raises CommandMissing, which is a FileNotFoundError, if it is in none of these places.
    """
    schemes = [sysconfig.get_default_scheme(), "posix_user"]
    folders = [sysconfig.get_path("scripts", scheme) for scheme in schemes]
    # pip install --target DIR puts the command into DIR/bin.
    package = os.path.dirname(os.path.abspath(__file__))
    folders.append(os.path.join(os.path.dirname(package), "bin"))
    for folder in folders:
        path = os.path.join(folder, "preflight")
        if os.access(path, os.X_OK) and os.path.isfile(path):
            return path
    path = shutil.which("preflight") or ""
    if path:
        return path
    raise CommandMissing(
        "found no command preflight in " + ", ".join(folders) + " or in the PATH: install a wheel of preflight-media, which has it, or "
        "run script/install in a checkout, and put the folder that it names on the PATH"
    )
