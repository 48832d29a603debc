"""The lanes of continuous integration. .ci/run calls this."""
import json
import os
import pathlib
import subprocess
import sys

from gate import Lane, cache, is_clean, run, say, without_reason

# .ci/run gives the command of the tests first, and then the lanes to run.
TESTS, *NAMES = sys.argv[1:]
ROOT = pathlib.Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"
CORPUS, COMPARE = SHARED / "corpus", SHARED / "conformance/compare.py"

# The first commit after this one needs a body that says why, and so do all later ones.
REASONS_SINCE = "2ea051e7b13390140aaadce0eae38a672c775152"

# script/tools/generated-media and script/tools/ffmpeg keep there what they make.
os.environ["PREFLIGHT_KEPT"] = str(cache() / "kept")

DESCRIPTION = subprocess.run(
    ["swift", "package", "describe", "--type", "json"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
TARGETS = {target["name"]: target for target in json.loads(DESCRIPTION)["targets"]}


def modules(*names):
    """Returns the folders of modules and of all that they depend on, and the tools that build them."""
    needed, left = set(), list(names)
    while left:
        name = left.pop()
        if name in TARGETS and name not in needed:
            needed.add(name)
            left += TARGETS[name].get("target_dependencies", [])
    return (*sorted(TARGETS[name]["path"] for name in needed), "script/tools")


# The programs are built from these paths.
CODE = ("Sources", "Plugins", "Languages", "script/tools")
# The library, and the programs that try its readers.
LIBRARY, VARIANTS = modules("Preflight", "PreflightObservability"), modules("MutationRun")
RELEASE = (*CODE, "script/build")
DOCUMENTS = ("Destinations", "SampleMedia", "schemas")
PAGES = ("docs", "README.md", "README.zh-Hans.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "Site")
# The tiers must also agree on the files of the corpus, if it exists.
WITH_CORPUS = f"export PREFLIGHT_CORPUS={CORPUS}; " if CORPUS.is_dir() else ""

# Two lanes cannot use one of these at the same time: the build of this checkout, .build/web, ports and many processes, or the build
# of a package that depends on this one. .ci/gate.py runs two lanes at a time, in this order, so those that need the built command
# come after the tests.
HERE, WEB, COMMAND, CLIENTS = ".build", ".build/web", "command", "clients"
SERVER, FUZZ, OTHERS = "Server", "Fuzz", "others"

LANES = [
    Lane("the gate itself", ".ci/test_gate.py", ()),

    Lane("tests", WITH_CORPUS + TESTS, (".",), (CORPUS,), folder=HERE),
    Lane("build of the server", "script/tools/swift release --package-path Server", (*CODE, "Server", "script/tools/swift"), folder=SERVER),
    Lane("fuzzing, a second for each target", "script/witness/fuzz --all 1",
         (*VARIANTS, "Fuzz", "SampleMedia", "Destinations", "Tests/ReferenceProbeTests/GeneratedMedia", "script/witness/fuzz"), folder=FUZZ),
    Lane("logs, metrics and traces", "script/check/test-observability",
         (*LIBRARY, "Destinations", "Tests/Observability", "script/check/test-observability"), folder=OTHERS),
    Lane("a package that depends on this one", "script/check/test-dependent",
         (*CODE, "Examples/StandardInput", "SampleMedia", "script/check/test-dependent"), folder=OTHERS),

    Lane("release build and installation", "script/check/test-install",
         (*RELEASE, "SampleMedia", "script/install", "script/pages/manual", "script/check/test-install", "LICENSE", "NOTICE"), folder=HERE),
    Lane("checks without a build", "script/check/sources; script/check/lint-python; Tests/Drift/test_drift.py", (".",), folder=HERE),
    Lane("limits of counts", "bench/limits", (*RELEASE, "Destinations", "SampleMedia", "bench"), folder=HERE),
    Lane("code blocks of the documentation", "script/pages/test-code-blocks",
         (*RELEASE, *DOCUMENTS, *PAGES, "Tests/PreflightCLITests", "script/pages/test-code-blocks"), folder=HERE),
    Lane("pages of the library", "script/pages/docc", (*CODE, "docs/docc", "script/pages/docc"), folder=HERE),
    # It also lists the sources that are due for review. Exit status 1 says that there are some, which no change can prevent.
    Lane("recorded outcomes", "script/witness/outcomes && script/witness/outcome-reports && { .build/release/preflight destinations stale --within 30 || [ $? -eq 1 ]; }",
         (*CODE, "Destinations", "Tests/Outcomes", "docs/outcomes.md", "script/witness/outcomes", "script/witness/outcome-reports"), folder=HERE),
    Lane("changes of the public API", "script/check/api-changes", (*CODE, "schemas", "script/check/api-changes"), folder=HERE),
    Lane("the C library", "script/check/test-c-library",
         (*RELEASE, "SampleMedia", "Destinations", "Tests/CLibrary", "Tests/Exchange", "Tests/Python/whole_file.py", "docs/c-library.md",
          "script/check/test-c-library"), folder=HERE),
    Lane("reports in other programs", "script/check/validate-reports",
         (*CODE, "Tests/ReportConsumers", "Tests/PreflightTests", "script/check/validate-reports"), folder=HERE),
    Lane("packages", "script/tools/package; script/check/test-packages",
         (*RELEASE, "SampleMedia", "Adapters", "packaging", "CHANGELOG.md", "LICENSE", "NOTICE", "script/check/test-packages"), folder=HERE),

    Lane("the module for browsers", WITH_CORPUS + "script/build; script/witness/web",
         (*RELEASE, *DOCUMENTS, "Tests/Web", "Tests/Exchange", "Tests/MediaProbeTests/Finds", "Tests/ReferenceProbeTests/Finds", "script/witness/web",
          "web", "Examples/UploadForms/texts.mjs"),
         (CORPUS,), folder=WEB),
    Lane("upload forms in a browser", "script/build; script/tools/web; script/check/test-forms",
         (*RELEASE, *DOCUMENTS, "Adapters/python", "web", "Examples/UploadForms", "Tests/UploadForms", "Tests/ReportConsumers",
          "script/check/test-forms"), folder=WEB),
    Lane("the page that judges files", "script/build; script/witness/page",
         (*RELEASE, "Destinations", "SampleMedia", "web", "Examples/UploadForms/texts.mjs", "Tests/Web", "Tests/ReportConsumers", "script/witness/page"), folder=WEB),
    Lane("documentation site", "script/build; script/pages/site --check",
         (*RELEASE, *DOCUMENTS, *PAGES, "Tests/PreflightCLITests/SampleMedia/Golden", "web", "Examples/UploadForms/texts.mjs", "script/pages/site"), folder=WEB),

    Lane("the Python package and clients in other languages", "script/build; script/check/test-python",
         (*RELEASE, "SampleMedia", "Adapters", "docs/exchange-clients.md", "Tests/Python", "Tests/Exchange", "script/check/test-python"), folder=CLIENTS),
    Lane("the exchange, compared with scans and mistreated", "script/build; script/witness/exchange --quick",
         (*RELEASE, "SampleMedia", "Destinations", "script/witness/exchange", "script/witness/exchange_client.py"), folder=CLIENTS),
    Lane("200 objects on a cluster", "script/build; script/witness/cluster --quick",
         (*RELEASE, "SampleMedia", "Destinations", "Adapters/python", "script/witness/cluster", "script/witness/cluster.txt"), folder=CLIENTS),
    Lane("objects in stores", "script/build; script/witness/stores --quick",
         (*RELEASE, "SampleMedia", "Destinations", "Adapters", "script/witness/stores", "script/witness/stores.txt"), folder=CLIENTS),
    Lane("integrations in example projects", "script/build; script/check/test-integrations",
         (*RELEASE, "SampleMedia", "Tests/Integrations", "Examples", "Adapters", "action.yml", ".pre-commit-hooks.yaml",
          "docs/integrations.md", "script/check/test-integrations"), folder=COMMAND),
    Lane("hostile files", "script/build; script/witness/attack", (*RELEASE, "SampleMedia", "Tests/Attacks", "script/witness/attack"), folder=COMMAND),

    Lane("the server", "script/check/test-server",
         (*CODE, "SampleMedia", "Destinations", "Server", "Tests/Server", "docs/upload-hooks.md", "docs/server.md", "Tests/Exchange", "Tests/Python/whole_file.py",
          "script/check/test-server")),
    Lane("damage that stays unnoticed", "script/build; script/witness/damage",
         (*RELEASE, "SampleMedia", "Destinations", "script/witness/damage")),
    # Exit status 2 says that this machine does not allow tracing.
    Lane("faults of the machine", "script/build; script/witness/faults --quick || [[ $? -eq 2 ]]",
         (*RELEASE, "SampleMedia", "script/witness/faults")),
]
if CORPUS.is_dir() and COMPARE.is_file():
    LANES += [
        Lane(f"conformance of --engine {engine}",
             f"script/build; python3 {COMPARE} {CORPUS}/expected.tsv {CORPUS} --at-least 100 -- "
             f"$PWD/.build/release/preflight probe --engine {engine} --format ndjson",
             RELEASE, (CORPUS, COMPARE))
        for engine in ("reference", "auto")
    ]
    # Exit status 1 means that some files have errors, which is expected there.
    LANES.append(Lane(
        "records of the corpus",
        f"script/build; {{ .build/release/preflight scan {CORPUS} --with-facts --fail-on never --format ndjson; "
        f".build/release/preflight probe {CORPUS} --format ndjson || [ $? -eq 1 ]; }} | script/check/validate-records",
        (*RELEASE, "schemas", "script/check/validate-records"), (CORPUS,)))


def main():
    unknown = set(NAMES) - {lane.name for lane in LANES}
    if unknown:
        sys.exit(f"ci: found no lane “{min(unknown)}”, expected one of these: {', '.join(lane.name for lane in LANES)}")
    chosen = [lane for lane in LANES if not NAMES or lane.name in NAMES]
    if not is_clean(ROOT):
        say("the checkout has changes, so every lane runs and none is remembered")
    # A lane would be skipped for a tree that has passed, whatever the message of its commit is.
    unexplained = without_reason(ROOT, REASONS_SINCE)
    for commit in unexplained:
        say(f"FAILED: this commit has no body that says why: {commit}")
    failed = run(chosen, ROOT, cache()) + (["the reasons of commits"] if unexplained else [])
    if failed:
        sys.exit(f"ci: failed: {', '.join(failed)}")


main()
