"""The hook for pre-commit, in a git repository."""
import subprocess

from projects import AWKWARD, BAD, BLOCKS, GOOD, PROBLEM, ROOT, WARNS, Project

IDENTITY = {f"GIT_{who}_{what}": value for who in ["AUTHOR", "COMMITTER"]
            for what, value in [("NAME", "A user"), ("EMAIL", "user@example.com")]}


class PreCommit(Project):
    def environment(self, **more):
        return super().environment(**IDENTITY, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1", **more)

    def setUp(self):
        super().setUp()
        # The repository of the hook, at the version of the example.
        hook = self.outside / "hook"
        hook.mkdir()
        (hook / ".pre-commit-hooks.yaml").write_text((ROOT / ".pre-commit-hooks.yaml").read_text())
        for arguments in [["init", "-q"], ["add", "."], ["commit", "-qm", "hook"], ["tag", "v0.2.0"]]:
            subprocess.run(["git", *arguments], cwd=hook, env=self.environment(), check=True)
        self.hook = hook
        self.git("init", "-q")

    def git(self, *arguments, status=0, installed=True, **more):
        return self.expect(status, ["git", *arguments], self.environment(installed=installed), **more)

    def configure(self, block=".pre-commit-config.yaml"):
        text = BLOCKS[block].replace("https://example.com/preflight\n", f"{self.hook}\n")
        wheel = "https://example.com/preflight_media-0.2.0-py3-none-manylinux_2_17_x86_64.whl"
        if wheel in text:
            text = text.replace(wheel, self.command.wheel().as_uri())
        self.write(".pre-commit-config.yaml", text)
        self.expect(0, ["pre-commit", "install"])
        self.git("add", ".pre-commit-config.yaml", "preflight.yml")
        self.commit()

    def commit(self, status=0, **more):
        before = self.commits()
        output = self.git("commit", "-m", "a change", status=status, **more)
        self.assertEqual(self.commits() - before, 0 if status else 1, output)
        return output

    def commits(self):
        return int(self.run_in(["git", "rev-list", "--all", "--count"], self.environment())[1])

    def test_texts_pass_and_a_bad_video_is_refused(self):
        self.configure()
        self.write("README.md", "A campaign")
        self.git("add", ".")
        self.commit()
        self.write("bad.mp4", BAD)
        self.write("clip", BAD)
        self.git("add", ".")
        output = self.commit(1, contains=[PROBLEM, "bad.mp4", "clip"])
        self.assertIn("preflight", output.splitlines()[0])
        self.write("bad.mp4", GOOD)
        self.git("rm", "-qf", "clip")
        self.git("add", ".")
        self.commit()

    def test_awkward_names(self):
        self.configure()
        for name in AWKWARD:
            self.write(name, GOOD)
        self.git("add", ".")
        self.commit()
        for name in AWKWARD:
            self.write(name, BAD)
        self.git("add", ".")
        output = self.commit(1)
        self.assertIn(f"{len(AWKWARD)} assets judged: {len(AWKWARD)} fail", output)

    def test_what_is_staged_counts(self):
        self.configure()
        self.write("clip.mp4", GOOD)
        self.git("add", "clip.mp4")
        self.write("clip.mp4", BAD)
        self.commit()
        self.git("add", "clip.mp4")
        self.write("clip.mp4", GOOD)
        self.commit(1, contains=PROBLEM)
        self.assertEqual((self.folder / "clip.mp4").read_bytes(), GOOD.read_bytes())

    def test_excluded_files_are_skipped(self):
        self.configure()
        self.write(".preflightignore", "/raw/\ndraft-*\n")
        self.write("raw/deep/bad.mp4", BAD)
        self.write("draft-1.mp4", BAD)
        self.git("add", ".")
        self.commit()
        self.write("raw2/bad.mp4", BAD)
        self.git("add", ".")
        self.commit(1, contains="raw2/bad.mp4", lacks="draft-1")

    def test_arguments(self):
        self.configure()
        self.write("clip.mp4", WARNS)
        self.git("add", ".")
        self.commit()
        self.configure(".pre-commit-config.yaml with args")
        self.write("-clip.mp4", WARNS)
        self.git("add", ".")
        self.commit(1, contains=["-clip.mp4", "instagram-reel"])

    def test_a_missing_command_is_named(self):
        self.configure()
        self.write("clip.mp4", GOOD)
        self.git("add", ".")
        self.commit(1, installed=False, contains="Executable `preflight` not found")

    def test_a_mistake_in_the_settings_is_shown(self):
        self.configure()
        self.write("clip.mp4", GOOD)
        self.write("preflight.yml", "too: [tiktok-share-kit]\n")
        self.git("add", ".")
        self.commit(1, contains="preflight.yml:1:1: unknown key “too”")

    def test_installs_the_wheel(self):
        self.configure(".pre-commit-config.yaml with wheel")
        self.write("clip.mp4", BAD)
        self.git("add", ".")
        self.commit(1, installed=False, contains=PROBLEM)
        self.write("clip.mp4", GOOD)
        self.git("add", ".")
        self.commit(installed=False)
