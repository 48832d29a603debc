"""The build tools: make, CMake, the script of a build phase of Xcode, Gradle and npm."""
import os
import re

from projects import AWKWARD, BAD, BLOCKS, GOOD, PROBLEM, RULE, WARNS, Project


class Make(Project):
    def setUp(self):
        super().setUp()
        self.need("make")
        self.write("Makefile", BLOCKS["Makefile"])
        self.write("assets/good.mp4", GOOD)

    def test_only_changed_files_are_judged(self):
        for name in AWKWARD:
            self.write(f"assets/{name}", GOOD)
        self.expect(0, ["make", "media"], contains=f"{1 + len(AWKWARD)} assets judged")
        self.expect(0, ["make", "media"], contains="0 assets judged")
        self.write("assets/bad.mp4", BAD)
        # A bad file stays bad until it is changed.
        for _ in range(2):
            self.expect(2, ["make", "media"], contains=[PROBLEM, "1 asset judged"])
        self.write("assets/bad.mp4", GOOD)
        self.expect(0, ["make", "media"], contains="1 asset judged")
        self.write("assets/good.mp4", BAD)
        self.expect(2, ["make", "media"], contains=[PROBLEM, "1 asset judged"])
        self.write("assets/good.mp4", GOOD)
        self.write("old.mp4", BAD)
        os.utime(self.folder / "old.mp4", (0, 0))
        (self.folder / "old.mp4").rename(self.folder / "assets/old.mp4")
        self.expect(2, ["make", "media"], contains=PROBLEM)
        (self.folder / "assets/old.mp4").unlink()
        (self.folder / "preflight.yml").write_text("to: [instagram-reel]\n")
        self.expect(2, ["make", "media"], contains=f"{2 + len(AWKWARD)} assets judged")

    def test_no_media(self):
        (self.folder / "assets/good.mp4").unlink()
        self.expect(0, ["make", "media"], contains="0 assets judged")

    def test_a_missing_command_is_named(self):
        self.expect(2, ["make", "media"], self.environment(installed=False), contains="preflight: not found")


class CMake(Project):
    def setUp(self):
        super().setUp()
        self.need("cmake", "make")
        self.write("CMakeLists.txt", BLOCKS["CMakeLists.txt"])
        self.write("assets/good.mp4", GOOD)

    def build(self, status=0, **more):
        return self.expect(status, ["cmake", "--build", "out"], **more)

    def test_only_changed_files_are_judged(self):
        # Names with line breaks and semicolons are not possible in lists of CMake.
        names = [name for name in AWKWARD if ";" not in name and "\n" not in name]
        for name in names:
            self.write(f"assets/{name}", GOOD)
        self.expect(0, ["cmake", "-S", ".", "-B", "out"])
        self.assertEqual(self.build().count("Judging"), 1 + len(names))
        self.assertNotIn("Judging", self.build())
        self.write("assets/bad one.mp4", BAD)
        for _ in range(2):
            self.assertEqual(self.build(2, contains=[PROBLEM, "bad one.mp4: error"]).count("Judging"), 1)
        self.expect(8, ["ctest", "--test-dir", "out", "--output-on-failure"], contains=PROBLEM)
        self.write("assets/bad one.mp4", GOOD)
        self.assertEqual(self.build().count("Judging"), 1)
        self.expect(0, ["ctest", "--test-dir", "out"])
        self.write("assets/good.mp4", BAD)
        self.assertEqual(self.build(2, contains=PROBLEM).count("Judging"), 1)
        self.write("assets/good.mp4", GOOD)
        (self.folder / "preflight.yml").write_text("to: [instagram-reel]\n")
        self.build(2, contains="instagram-reel/")
        self.write("preflight.yml", BLOCKS["preflight.yml"])
        self.write("assets/.preflightignore", "raw.mp4\n")
        self.write("assets/raw.mp4", BAD)
        self.build()

    def test_a_missing_command_is_named(self):
        self.expect(
            1, ["cmake", "-S", ".", "-B", "out"], self.environment(installed=False), contains="Could not find PREFLIGHT")


class XcodeRunScript(Project):
    # The form of messages that Xcode shows beside a file.
    MESSAGE = re.compile(r"^(/.+):\d+: (error|warning|note): (.+)$")

    def setUp(self):
        super().setUp()
        self.script = self.outside / "Script-1.sh"
        self.script.write_text("#!/bin/bash\n" + BLOCKS["run-script.sh"])
        self.script.chmod(0o755)

    def phase(self, status, inputs=(), lists=(), installed=True, **more):
        variables = {"SRCROOT": str(self.folder), "SCRIPT_INPUT_FILE_COUNT": str(len(inputs)),
                     "SCRIPT_INPUT_FILE_LIST_COUNT": str(len(lists)), "SCRIPT_OUTPUT_FILE_COUNT": "1",
                     "SCRIPT_OUTPUT_FILE_0": str(self.outside / "passed")}
        variables |= {f"SCRIPT_INPUT_FILE_{index}": str(path) for index, path in enumerate(inputs)}
        variables |= {f"SCRIPT_INPUT_FILE_LIST_{index}": str(path) for index, path in enumerate(lists)}
        output = self.expect(
            status, ["/bin/bash", self.script], self.environment(installed, **variables), folder=self.outside, **more)
        self.assertEqual((self.outside / "passed").exists(), status == 0)
        return [match.groups() for match in map(self.MESSAGE.match, output.splitlines()) if match]

    def test_the_folder_assets(self):
        self.write("Assets/good.mp4", GOOD)
        self.assertEqual(self.phase(0), [])
        (self.outside / "passed").unlink()
        bad = self.write("Assets/a b/bad.mp4", BAD)
        [(path, severity, message)] = self.phase(1)
        self.assertEqual((path, severity), (str(bad), "error"))
        self.assertTrue(message.startswith(f"[{RULE}] {PROBLEM}"), message)

    def test_input_files_and_lists(self):
        paths = [self.write(f"media/{name}", BAD) for name in AWKWARD if "\n" not in name]
        listed = self.write("in a list.mp4", BAD)
        self.write("Assets/other.mp4", BAD)
        lists = self.outside / "files.xcfilelist"
        lists.write_text(f"{listed}\n{self.folder}/preflight.yml\n")
        found = self.phase(1, paths, [lists])
        self.assertEqual({path for path, _, _ in found}, {str(path) for path in [*paths, listed]})

    def test_warnings_do_not_fail(self):
        self.write("Assets/short.mp4", WARNS)
        [(_, severity, _)] = self.phase(0)
        self.assertEqual(severity, "warning")

    def test_mistakes(self):
        self.write("Assets/good.mp4", GOOD)
        self.phase(1, installed=False, contains="error: found no preflight: install it")
        self.write("preflight.yml", "too: [tiktok-share-kit]\n")
        self.phase(2, contains="error: preflight.yml:1:1: unknown key")
        self.write("preflight.yml", BLOCKS["preflight.yml"])
        [(path, _, message)] = self.phase(2, ["/nowhere/a.mp4"])
        self.assertEqual(path, "/nowhere/a.mp4")
        self.assertIn("no such file", message)

    def test_no_media(self):
        (self.folder / "Assets").mkdir()
        self.assertEqual(self.phase(0), [])


class Gradle(Project):
    def test_the_command_of_the_task(self):
        line = re.search(r"commandLine\((.*)\)", BLOCKS["build.gradle.kts"])[1]
        arguments = re.findall(r'"([^"]*)"', line)
        self.write("assets/two words.mp4", GOOD)
        self.expect(0, arguments)
        self.write("assets/bad.mp4", BAD)
        self.expect(1, arguments, contains=PROBLEM)

    def test_gradle(self):
        self.need("gradle", "java")
        self.write("settings.gradle.kts", "")
        self.write("build.gradle.kts", "plugins { base }\n" + BLOCKS["build.gradle.kts"])
        self.write("assets/good.mp4", GOOD)
        self.expect(0, ["gradle", "check"])
        self.write("assets/bad.mp4", BAD)
        self.expect(1, ["gradle", "check"], contains=PROBLEM)


class NPM(Project):
    def test_runs_before_the_tests(self):
        self.need("npm")
        self.write("package.json", BLOCKS["package.json"])
        self.write("assets/two words.mp4", GOOD)
        self.expect(0, ["npm", "test"], contains=["1 pass", "the tests of the project"])
        self.write("assets/bad.mp4", BAD)
        self.expect(1, ["npm", "test"], contains=PROBLEM, lacks="\nthe tests of the project")
