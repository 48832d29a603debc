"""Runs the clients of docs/exchange-clients.md with the command of PREFLIGHT, and compares them with `preflight scan`."""
import json
import os
import pathlib
import re
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/exchange-clients.md").read_text()
CLIENTS = dict(re.findall(r"<!-- file: (\S+) -->\n```\w+\n(.*?)```", PAGE, re.DOTALL))
RUNNERS = {".mjs": ["node"], ".go": ["go", "run"], ".php": ["php"]}
SAMPLES = [ROOT / "SampleMedia/ok/tiktok-share-kit-ios/video/video-duration-max.600s.mp4",
           ROOT / "SampleMedia/fail/facebook-stories-ios/background-video/background-video-size.fail.1440p-turned.mp4"]


@pytest.fixture
def environment(tmp_path):
    path = shutil.which(os.environ.get("PREFLIGHT", ""))
    if path is None:
        pytest.fail(f"found PREFLIGHT={os.environ.get('PREFLIGHT', '')!r}, expected the path of the command: run script/build")
    # The clients find it under its usual name, which starts the program where it is: its worker lies beside it.
    program = tmp_path / "preflight"
    program.write_text(f'#!/bin/sh\nexec "{os.path.abspath(path)}" "$@"\n')
    program.chmod(0o755)
    return {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "GO111MODULE": "off", "GOCACHE": str(tmp_path / "go")}


def test_page_has_all_clients():
    assert {pathlib.Path(name).suffix for name in CLIENTS} == set(RUNNERS)


@pytest.mark.parametrize("name", CLIENTS)
def test_client(name, environment, tmp_path):
    runner = RUNNERS[pathlib.Path(name).suffix]
    if shutil.which(runner[0]) is None:
        pytest.skip(f"found no {runner[0]}: install it")
    (tmp_path / name).write_text(CLIENTS[name])

    def run(*arguments):
        return subprocess.run(arguments, env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=300)

    samples = [shutil.copy(sample, tmp_path / f"sample{number}.mp4").name for number, sample in enumerate(SAMPLES)]
    scan = run("preflight", "scan", "--to=tiktok-video", "--format=ndjson", "--fail-on=never", "--", *samples)
    verdicts = [record for record in map(json.loads, scan.stdout.splitlines()) if record["record"] == "verdict"]
    wanted = sorted(f"{verdict['path']} {verdict['destination']} {verdict['outcome']}" for verdict in verdicts)
    assert len(wanted) >= len(samples), scan.stderr
    client = run(*runner, name, *samples)
    assert (client.returncode, sorted(client.stdout.splitlines()), client.stderr) == (0, wanted, "")
