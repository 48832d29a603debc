"""Finds the command preflight that this package installed."""

import os
import sysconfig


def command():
    """Returns the path of the installed command. Raises FileNotFoundError if it is in none of the folders of scripts."""
    schemes = [sysconfig.get_default_scheme()] if hasattr(sysconfig, "get_default_scheme") else []
    schemes += ["posix_user"]
    folders = [sysconfig.get_path("scripts", scheme) for scheme in schemes] or [sysconfig.get_path("scripts")]
    # pip install --target DIR puts the command into DIR/bin.
    package = os.path.dirname(os.path.abspath(__file__))
    folders.append(os.path.join(os.path.dirname(package), "bin"))
    for folder in folders:
        path = os.path.join(folder, "preflight")
        if os.access(path, os.X_OK):
            return path
    raise FileNotFoundError("found no preflight in " + ", ".join(folders) + ": install preflight-media again")
