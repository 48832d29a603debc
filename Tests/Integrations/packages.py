"""The plugins for SwiftPM, in the example package."""
import pathlib
import shutil

from projects import AWKWARD, BAD, BLOCKS, PROBLEM, ROOT, RULE, Project

EXAMPLE = ROOT / "Examples/SwiftPackage"
ASSETS = "Sources/Campaign/Assets"


class Package(Project):
    """The example in a folder of its own."""
    traits = "traits: []"

    def setUp(self):
        super().setUp()
        swift = shutil.which("swift")
        if swift is None:
            self.skipTest("found no swift")
        self.swift = str(pathlib.Path(swift).resolve().parent)
        shutil.copytree(EXAMPLE, self.folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".build"))
        manifest = (EXAMPLE / "Package.swift").read_text()
        example = 'path: "../..", traits: []'
        self.assertIn(example, manifest)
        self.write("Package.swift", manifest.replace(example, f'path: "{ROOT}", {self.traits}'.rstrip(", ")))

    def environment(self, installed=True, **more):
        environment = super().environment(installed, **more)
        return {**environment, "PATH": f"{environment['PATH']}:{self.swift}"}

    def build(self, status=0, **more):
        return self.expect(status, ["swift", "build"], **more)

    def check_the_command(self):
        command = BLOCKS["swift"].split()
        self.expect(0, command, contains="1 pass")
        self.expect(0, ["swift", "package", "preflight"], contains="clip.mp4")
        self.write(f"{ASSETS}/two words.mp4", BAD)
        self.expect(1, command, contains=[PROBLEM, "two words.mp4", "error: preflight ended with status 1"])


class Plugins(Package):
    def test_a_bad_file_fails_the_build(self):
        self.build(contains=["Judging the media files of Campaign", "1 pass"])
        self.build(lacks="Judging")
        bundle = next(self.folder.glob(".build/*/debug/Campaign_Campaign.resources"))
        self.assertEqual(sorted(path.name for path in bundle.iterdir()), ["Assets"])
        bad = self.write(f"{ASSETS}/bad.mp4", BAD)
        # It fails until the file is changed.
        for _ in range(2):
            self.build(1, contains=f"{bad}:1: error: [{RULE}] {PROBLEM}")
        bad.unlink()
        self.build()
        for name in AWKWARD:
            self.write(f"{ASSETS}/{name}", BAD)
        output = self.build(1)
        self.assertEqual(output.count(f":1: error: [{RULE}]"), len(AWKWARD), output)
        self.write(".preflightignore", "*\n!clip.mp4\n!Assets\n!Campaign\n!Sources\n")
        self.build(contains="1 pass")
        self.write("preflight.yml", "to: [instagram-reel]\n")
        self.build(1, contains=f"{ASSETS}/clip.mp4:1: error: [instagram-reel/")
        self.write("preflight.yml", "too: [tiktok-share-kit]\n")
        self.build(1, contains="preflight.yml:1:1: unknown key “too”")
        fetched = [*self.folder.glob(".build/checkouts/*"), *self.folder.glob(".build/repositories/*")]
        self.assertEqual(fetched, [])

    def test_an_undecided_file_fails_the_build_unless_allowed(self):
        # No header reader reads Flash Video. The command with a worker would say that this file is damaged.
        undecided = self.write(f"{ASSETS}/film.flv", "FLV\x01\x05" + "\0\0\0\x09" + "\0" * 4096)
        problem = f"{undecided}:1: error: [preflight/undecided] not decided: the header tier has no reader for this format"
        for _ in range(2):
            self.build(1, contains=problem)
        settings = (self.folder / "preflight.yml").read_text()
        self.write("preflight.yml", settings + "fail_on: error\n")
        self.build(contains="film.flv:1: warning: [preflight/undecided]")
        self.write("preflight.yml", settings)
        undecided.unlink()
        noise = self.write(f"{ASSETS}/noise.mp4", "\x01\x02\x03\x04" * 2500)
        self.build(1, contains=[f"{noise}:1: error: ", "the content is in no known media format"])

    def test_the_command(self):
        self.check_the_command()

    def test_a_missing_command_is_named(self):
        self.build(1, environment=self.environment(installed=False), contains="found no preflight on the PATH: install it")

    def test_a_target_without_media_needs_no_command(self):
        shutil.rmtree(self.folder / ASSETS)
        self.write("Package.swift", (self.folder / "Package.swift").read_text().replace(' resources: [.copy("Assets")],', ""))
        self.write("Sources/Campaign/main.swift", "print(1)\n")
        self.build(environment=self.environment(installed=False), lacks="warning:")

    def test_a_target_in_c_is_refused(self):
        self.write("Sources/Campaign/main.c", "int main(void) { return 0; }\n")
        (self.folder / "Sources/Campaign/main.swift").unlink()
        self.build(1, contains="error: PreflightBuild judges resources of Swift targets only")


class CommandFromSource(Package):
    traits = ""

    def test_builds_the_command(self):
        environment = self.environment
        self.environment = lambda installed=False, **more: environment(installed, **more)
        manifest = (self.folder / "Package.swift").read_text()
        plugins = ',\n      plugins: [.plugin(name: "PreflightBuild", package: "preflight")]'
        self.assertIn(plugins, manifest)
        self.write("Package.swift", manifest.replace(plugins, ""))
        self.check_the_command()
