"""Installs the package from the checkout, without a built command."""
import subprocess
import sys

import pytest

from conftest import ROOT


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("installed")
    arguments = ["install", "--quiet", "--no-index", "--no-deps", "--disable-pip-version-check", "--no-build-isolation", "--target", folder]
    subprocess.run([sys.executable, "-m", "pip", *arguments, ROOT / "Adapters/python"], check=True)
    return folder


def run(folder, path, code):
    environment = {"PATH": str(path), "PYTHONPATH": str(folder)}
    return subprocess.run([sys.executable, "-c", code], env=environment, cwd="/", capture_output=True, text=True)


def test_it_uses_the_command_on_the_path(installed, tmp_path):
    program = tmp_path / "preflight"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    ran = run(installed, tmp_path, "import preflight_media; print(preflight_media.__file__, preflight_media.command())")
    assert ran.stdout.split() == [f"{installed}/preflight_media/__init__.py", str(program)], ran.stderr
    assert [path.name for path in installed.glob("*.dist-info/WHEEL")] == ["WHEEL"]
    assert "Tag: py3-none-any" in next(installed.glob("*.dist-info/WHEEL")).read_text()


def test_it_says_how_to_get_the_command(installed, tmp_path):
    ran = run(installed, tmp_path, "import preflight_media; preflight_media.info()")
    if ran.returncode:
        assert "CommandMissing" in ran.stderr and "script/install" in ran.stderr
