"""What the tests share. `script/check/test-python` runs them; PREFLIGHT names the command for those marked `real`."""
import contextlib
import os
import pathlib
import re
import shutil
import sys
import threading

import pytest

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[1]
STUB = HERE / "stub.py"
sys.path.insert(0, str(HERE))
try:
    import preflight_media
except ImportError:
    # Without an installed wheel, the package of this folder is tested.
    sys.path.insert(0, str(ROOT / "Adapters/python"))
    import preflight_media


def pytest_configure(config):
    config.addinivalue_line("markers", "real: runs the command that PREFLIGHT names")


@pytest.fixture
def stub():
    with preflight_media.Client(STUB) as client:
        yield client


@pytest.fixture(scope="session")
def command():
    path = os.environ.get("PREFLIGHT", "")
    if not shutil.which(path):
        pytest.fail(f"found PREFLIGHT={path!r}, expected the path of the command: run script/build")
    return os.path.abspath(path)


@pytest.fixture
def real(command):
    with preflight_media.Client(command, config=False) as client:
        yield client


@contextlib.contextmanager
def swapping(root):
    """Swaps the folder `swapped` with the link `link` as often as it can, until the block ends."""
    ends = threading.Event()

    def swap():
        while not ends.is_set():
            for source, target in ("swapped", "kept"), ("link", "swapped"), ("swapped", "link"), ("kept", "swapped"):
                os.rename(root / source, root / target)

    racer = threading.Thread(target=swap)
    racer.start()
    try:
        yield
    finally:
        ends.set()
        racer.join()


def recipe(name):
    """Returns the code of a recipe in the README of the package."""
    text = (ROOT / "Adapters/python/README.md").read_text()
    found = re.search(rf"<!-- file: {re.escape(name)} -->\n```python\n(.*?)```", text, re.DOTALL)
    assert found, f"found no {name} in the README"
    return found[1]
