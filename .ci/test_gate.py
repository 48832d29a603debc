#!/usr/bin/env python3
"""Tests which lanes run and which are skipped, in small repositories: .ci/test_gate.py"""
import contextlib
import io
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import gate  # noqa: E402
from gate import Lane  # noqa: E402

ENVIRONMENT = os.environ | {
    "GIT_AUTHOR_NAME": "t", "GIT_AUTHOR_EMAIL": "t@example.com", "GIT_COMMITTER_NAME": "t", "GIT_COMMITTER_EMAIL": "t@example.com"}


class Lanes(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        top = pathlib.Path(folder.name)
        self.root, self.cache, self.ran, self.shared = top / "checkout", top / "cache", top / "ran", top / "shared"
        self.root.mkdir()
        self.shared.mkdir()
        self.ran.write_text("")
        self.versions = "swift 1"
        self.lanes = [
            Lane("tests", f"echo tests >>{self.ran}; ! grep -q broken Sources/*", paths=("Sources",)),
            Lane("pages", f"echo pages >>{self.ran}", paths=("docs",)),
            Lane("corpus", f"echo corpus >>{self.ran}", paths=("docs",), outside=(str(self.shared),)),
        ]
        self.git("init", "-q", "-b", "main")
        self.commit({"Sources/a.swift": "a", "docs/a.md": "a", ".ci/run": "a", "other": "a"})

    def git(self, *words, date="2026-01-01T00:00:00Z"):
        environment = ENVIRONMENT | {"GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date}
        subprocess.run(["git", *words], cwd=self.root, check=True, env=environment, capture_output=True)

    def commit(self, files, date="2026-01-01T00:00:00Z", message="change"):
        for name, text in files.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        self.git("add", "-A")
        self.git("commit", "-q", "-m", message, date=date)

    def run_lanes(self):
        """Returns the lanes that ran, and those that failed."""
        self.ran.write_text("")
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            failed = gate.run(self.lanes, self.root, self.cache, machine=lambda root: self.versions)
        self.printed = printed.getvalue()
        return self.ran.read_text().split(), failed

    def test_what_has_passed_is_skipped(self):
        self.assertEqual(self.run_lanes(), (["tests", "pages", "corpus"], []))
        self.assertEqual(self.run_lanes(), ([], []))
        self.commit({"other": "b"})
        self.assertEqual(self.run_lanes(), ([], []), "no lane depends on this file")
        self.commit({"docs/a.md": "b"})
        self.assertEqual(self.run_lanes(), (["pages", "corpus"], []))

    def test_an_old_branch_that_is_merged_today_runs_its_lanes(self):
        self.git("checkout", "-q", "-b", "old")
        self.commit({"Sources/b.swift": "b"}, date="2020-01-01T00:00:00Z")
        self.git("checkout", "-q", "main")
        self.commit({"docs/a.md": "b"}, date="2026-06-01T00:00:00Z")
        self.run_lanes()
        self.git("merge", "-q", "--no-edit", "old", date="2026-06-02T00:00:00Z")
        self.assertEqual(self.run_lanes(), (["tests"], []))

    def test_a_red_lane_runs_again_until_it_is_green(self):
        self.commit({"Sources/a.swift": "broken"})
        self.assertEqual(self.run_lanes(), (["tests", "pages", "corpus"], ["tests"]))
        self.assertIn("ci: the end of tests", self.printed.split("processor seconds")[1], "a log may be cut at its beginning")
        self.assertEqual(self.run_lanes(), (["tests"], ["tests"]))
        self.commit({"other": "a day later"}, date="2030-01-01T00:00:00Z")
        self.assertEqual(self.run_lanes(), (["tests"], ["tests"]))
        self.commit({"Sources/a.swift": "repaired"})
        self.assertEqual(self.run_lanes(), (["tests"], []))
        self.assertEqual(self.run_lanes(), ([], []))

    def test_lost_and_forged_entries_skip_no_other_lane(self):
        self.run_lanes()
        good = sorted(self.cache.iterdir())
        self.commit({"Sources/a.swift": "b", "docs/a.md": "b"})
        wanted = [gate.key(lane, self.root, self.versions) for lane in self.lanes]
        # Copies of passed entries, under the names of keys that have not passed; then text that is not an entry.
        for name, text in zip(wanted, [good[0].read_text(), "", "[]"]):
            (self.cache / name).write_text(text)
        self.assertEqual(self.run_lanes()[0], ["tests", "pages", "corpus"])
        # The key of one lane under the name of another lane.
        (self.cache / wanted[0]).write_text(json.dumps({"lane": "pages", "key": wanted[0]}))
        self.assertEqual(self.run_lanes()[0], ["tests"])
        (self.cache / wanted[1]).unlink()
        self.assertEqual(self.run_lanes()[0], ["pages"])
        for path in self.cache.iterdir():
            path.unlink()
        self.cache.rmdir()
        self.assertEqual(self.run_lanes()[0], ["tests", "pages", "corpus"], "without the folder every lane runs")

    def test_each_input_is_part_of_the_key(self):
        self.run_lanes()
        self.versions = "swift 2"
        self.assertEqual(self.run_lanes()[0], ["tests", "pages", "corpus"])
        (self.shared / "file").write_text("a")
        self.assertEqual(self.run_lanes()[0], ["corpus"])
        (self.shared / "file").rename(self.shared / "renamed")
        self.assertEqual(self.run_lanes()[0], ["corpus"])
        self.commit({".ci/run": "b"})
        self.assertEqual(self.run_lanes()[0], ["tests", "pages", "corpus"])
        self.lanes[1] = Lane("pages", f"echo pages >>{self.ran}; true", paths=("docs",))
        self.assertEqual(self.run_lanes()[0], ["pages"])

    def test_lanes_of_other_folders_run_at_the_same_time(self):
        # Each of the two waits for the file that the other one writes.
        wait = "until [ -e {0} ]; do sleep 0.01; done; echo {1} >>{2}"
        one, two = self.shared / "one", self.shared / "two"
        self.lanes = [
            Lane("first", f"echo first >>{self.ran}", paths=("docs",)),
            Lane("a", f"touch {one}; " + wait.format(two, "a", self.ran), paths=("docs",), folder=".build"),
            Lane("b", f"touch {two}; " + wait.format(one, "b", self.ran), paths=("docs",), folder="other"),
            Lane("c", f"echo c >>{self.ran}; exit 1", paths=("docs",), folder=".build"),
            Lane("last", f"echo last >>{self.ran}", paths=("docs",)),
        ]
        ran, failed = self.run_lanes()
        self.assertEqual((ran[0], sorted(ran[1:-1]), ran[-1]), ("first", ["a", "b", "c"], "last"))
        self.assertEqual(failed, ["c"])
        self.assertEqual(self.run_lanes(), (["c"], ["c"]))

    def test_a_changed_checkout_runs_all_and_remembers_nothing(self):
        (self.root / "Sources/a.swift").write_text("not committed")
        self.assertEqual(self.run_lanes()[0], ["tests", "pages", "corpus"])
        self.assertEqual(self.run_lanes()[0], ["tests", "pages", "corpus"])
        self.git("checkout", "-q", ".")
        (self.root / "Sources/unknown.swift").write_text("not committed")
        self.run_lanes()
        self.assertFalse(self.cache.exists())

    def test_a_lane_that_changes_the_checkout_is_not_remembered(self):
        self.lanes = [Lane("tests", f"echo tests >>{self.ran}; echo b >Sources/a.swift", paths=("Sources",))]
        self.run_lanes()
        self.git("checkout", "-q", ".")
        self.assertEqual(self.run_lanes()[0], ["tests"])

    def test_a_lane_that_leaves_a_file_in_the_checkout_fails(self):
        self.commit({".gitignore": ".build/\n"})
        (self.root / "mine").write_text("was here before")
        litter = "mkdir -p {0}; echo '*' >{0}/.gitignore; echo a >{0}/table"
        # The first lane writes where nobody minds. The second one writes a cache that hides itself, as those of tools do.
        self.lanes = [
            Lane("ignored", f"echo ignored >>{self.ran}; mkdir -p .build; echo a >.build/a; echo b >>mine; touch Sources/b; rm Sources/b"),
            Lane("cache", litter.format("cache")),
            Lane("later", "test -e cache/table"),
        ]
        self.assertEqual(self.run_lanes()[1], ["cache"])
        self.assertIn(" cache/table appeared in the checkout during cache\n", self.printed)
        self.assertEqual(self.run_lanes()[1], [], "the file was there before")

    def test_both_lanes_fail_that_ran_while_a_file_appeared(self):
        # The second lane writes while the first one runs, and goes on after that.
        wait, (zero, one, two) = "until [ -e {} ]; do sleep 0.01; done; ", [self.shared / name for name in ("zero", "one", "two")]
        self.lanes = [
            Lane("a", f"touch {zero}; {wait.format(one)} touch {two}", folder=".build"),
            Lane("b", f"{wait.format(zero)} mkdir Results; touch Results/kept Results/scratch {one}; {wait.format(two)} sleep 0.3;"
                      " rm Results/scratch", folder="other"),
            Lane("c", "true", folder="other"),
        ]
        self.assertEqual(self.run_lanes()[1], ["a", "b"])
        self.assertIn(" Results/kept appeared in the checkout during ", self.printed)
        self.assertNotIn("scratch appeared", self.printed)

    def test_commits_without_a_reason_are_named(self):
        start = gate.git(self.root, "rev-parse", "HEAD")
        self.commit({"a": "a"}, message="Say why\n\nIt was not clear.\n\nSigned-off-by: t <t@example.com>")
        # An old branch counts if it is merged today.
        self.git("checkout", "-q", "-b", "old")
        self.commit({"b": "b"}, message="Say nothing", date="2020-01-01T00:00:00Z")
        self.git("checkout", "-q", "main")
        self.commit({"c": "c"}, message="Sign\n\nSigned-off-by: t <t@example.com>")
        self.git("merge", "-q", "--no-edit", "old")
        found = [line.split(" ", 1)[1] for line in gate.without_reason(self.root, start)]
        self.assertEqual(sorted(found), ["Say nothing", "Sign"])
        shallow = self.root.parent / "shallow"
        self.commit({"d": "d"}, message="Say nothing again")
        self.git("clone", "-q", "--depth", "1", f"file://{self.root}", str(shallow))
        self.assertEqual([line.split(" ", 1)[1] for line in gate.without_reason(shallow, start)], ["Say nothing again"])


if __name__ == "__main__":
    unittest.main()
