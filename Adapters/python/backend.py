"""Makes the wheel preflight-media (PEP 427), and is the build backend of this project (PEP 517).

script/tools/package calls it: PREFLIGHT_STAGE=FOLDER PREFLIGHT_VERSION=0.2.0 python3 backend.py OUT

The folder is the one that script/tools/stage fills. The same files and SOURCE_DATE_EPOCH give the same bytes. Without a folder, as
for `pip install ./Adapters/python`, the wheel has only the Python code, which uses the preflight on the PATH.
"""

import base64
import hashlib
import os
import platform
import re
import sys
import time
import zipfile

ROOT = os.path.dirname(os.path.abspath(__file__))
NAME = "preflight_media"
# The programs are static and need no library of the system. This names the oldest C library whose systems have a Linux
# kernel on which they start (3.2); auditwheel checks that the programs ask for no newer symbols.
TAG = "py3-none-manylinux_2_17_" + platform.machine()


def contents(stage, version, tag):
    """Returns pairs of a name in the wheel and (bytes, executable)."""
    information, data = f"{NAME}-{version}.dist-info", f"{NAME}-{version}.data"

    def read(*path):
        with open(os.path.join(*path), "rb") as file:
            return file.read()

    for path, folders, names in os.walk(os.path.join(ROOT, NAME)):
        folders[:] = sorted(set(folders) - {"__pycache__"})
        for name in sorted(names):
            yield os.path.relpath(os.path.join(path, name), ROOT), (read(path, name), False)
    if stage:
        yield from programs(stage, information, data, read)
    metadata = (
        "Metadata-Version: 2.1\nName: preflight-media\n" + f"Version: {version}\n"
        "Summary: Predicts what share destinations answer to media files: the command preflight\n"
        "License: Apache-2.0\nRequires-Python: >=3.10\nClassifier: Typing :: Typed\n"
        'Provides-Extra: arrow\nRequires-Dist: pyarrow>=14; extra == "arrow"\n'
        'Provides-Extra: pandas\nRequires-Dist: pandas>=2; extra == "pandas"\n'
        'Provides-Extra: cluster\nRequires-Dist: ray[data,default]>=2.40; extra == "cluster"\n'
        'Requires-Dist: pyarrow>=14; extra == "cluster"\nRequires-Dist: obstore>=0.8; extra == "cluster"\n'
        'Requires-Dist: boto3>=1.34; extra == "cluster"\n'
        'Provides-Extra: stores\nRequires-Dist: obstore>=0.8; extra == "stores"\nRequires-Dist: boto3>=1.34; extra == "stores"\n'
        'Provides-Extra: mcp\nRequires-Dist: mcp>=2.0.1; extra == "mcp"\n'
        "Description-Content-Type: text/markdown\n\n"
    )
    yield f"{information}/METADATA", (metadata.encode() + read(ROOT, "README.md"), False)
    scripts = "[console_scripts]\npreflight-mcp = preflight_media.mcp:main\n"
    yield f"{information}/entry_points.txt", (scripts.encode(), False)
    wheel = f"Wheel-Version: 1.0\nGenerator: preflight\nRoot-Is-Purelib: {str(not stage).lower()}\nTag: {tag}\n"
    yield f"{information}/WHEEL", (wheel.encode(), False)


def programs(stage, information, data, read):
    """Returns the same for the command, its worker and what belongs to them."""
    # pip puts scripts/ on the PATH, and data/ below the environment, where the command looks for its worker.
    yield f"{data}/scripts/preflight", (read(stage, "bin", "preflight"), True)
    worker = ("libexec", "preflight", "preflight-worker")
    yield f"{data}/data/" + "/".join(worker), (read(stage, *worker), True)
    for folder in ("share/man", "share/bash-completion", "share/zsh", "share/fish"):
        for path, _, names in sorted(os.walk(os.path.join(stage, folder))):
            for name in sorted(names):
                inside = os.path.relpath(os.path.join(path, name), stage)
                yield f"{data}/data/{inside}", (read(path, name), False)
    notices = os.path.join(stage, "share", "doc", "preflight")
    for path, _, names in sorted(os.walk(notices)):
        for name in sorted(names):
            if name == "CHANGELOG.md":
                continue
            inside = os.path.relpath(os.path.join(path, name), notices)
            yield f"{information}/licenses/{inside}", (read(path, name), False)


def checkout_version():
    """Returns the version of the command in this checkout."""
    with open(os.path.join(ROOT, "../../Sources/PreflightOperations/ToolVersion.swift"), encoding="utf-8") as file:
        return re.search(r'toolVersion = "(.+)"', file.read())[1]


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel and returns its file name."""
    stage, version = os.environ.get("PREFLIGHT_STAGE"), os.environ.get("PREFLIGHT_VERSION") or checkout_version()
    tag = TAG if stage else "py3-none-any"
    moment = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))[:6]
    file_name = f"{NAME}-{version}-{tag}.whl"
    records = []
    with zipfile.ZipFile(os.path.join(wheel_directory, file_name), "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:

        def add(name, content, executable):
            entry = zipfile.ZipInfo(name, moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100755 if executable else 0o100644) << 16
            archive.writestr(entry, content)

        for name, (content, executable) in contents(stage, version, tag):
            add(name, content, executable)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            records.append(f"{name},sha256={digest},{len(content)}\n")
        record = f"{NAME}-{version}.dist-info/RECORD"
        add(record, "".join(records) + record + ",,\n", False)
    return file_name


if __name__ == "__main__":
    print(build_wheel(sys.argv[1]))
