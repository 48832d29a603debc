"""The hosted services: their files are read as YAML, and their shell code runs with the variables that a runner sets."""
import functools
import hashlib
import http.server
import json
import re
import shutil
import ssl
import subprocess
import tarfile
import threading
import xml.etree.ElementTree

import yaml
from projects import AWKWARD, BAD, BLOCKS, GOOD, PROBLEM, ROOT, RULE, VERSION, WARNS, Project

ACTION = yaml.safe_load((ROOT / "action.yml").read_text())


def failures(path):
    """Returns the names of the cases in a JUnit report that failed."""
    cases = xml.etree.ElementTree.parse(path).iter("testcase")
    return [case.get("name") for case in cases if case.find("failure") is not None]


class GitHubAction(Project):
    def action(self, status, inputs=None, installed=True, action=ROOT, path=None, **more):
        """Runs the steps of action.yml as a runner does, and returns the outputs, the summary and the log."""
        unknown = set(inputs or {}) - set(ACTION["inputs"])
        self.assertEqual(unknown, set(), "inputs that the action does not have")
        values = {f"inputs.{name}": (inputs or {}).get(name, entry.get("default", ""))
                  for name, entry in ACTION["inputs"].items()}
        temporary = self.outside / "runner temp"
        shutil.rmtree(temporary, ignore_errors=True)
        temporary.mkdir()
        environment = self.environment(
            installed, GITHUB_ACTIONS="true", GITHUB_WORKSPACE=str(self.folder), GITHUB_ACTION_PATH=str(action),
            RUNNER_TEMP=str(temporary), **more)
        if path is not None:
            environment["PATH"] = path
        log, found, summary = "", 0, ""
        for index, step in enumerate(ACTION["runs"]["steps"]):
            self.assertEqual((step["shell"], "${{" in step["run"]), ("bash", False))
            files = {name: temporary / f"{index}-{name}" for name in ["OUTPUT", "PATH", "STEP_SUMMARY"]}
            for file in files.values():
                file.touch()
            variables = {name: self.evaluate(text, values) for name, text in step.get("env", {}).items()}
            script = temporary / f"{index}.sh"
            script.write_text(step["run"])
            found, output = self.run_in(
                ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", script],
                {**environment, **variables, **{f"GITHUB_{name}": str(file) for name, file in files.items()}})
            log += output
            summary += files["STEP_SUMMARY"].read_text()
            for line in files["OUTPUT"].read_text().splitlines():
                name, value = line.split("=", 1)
                values[f"steps.{step['id']}.outputs.{name}"] = value
            environment["PATH"] = ":".join([*files["PATH"].read_text().splitlines(), environment["PATH"]])
            if found != 0:
                break
        self.assertEqual(found, status, log)
        outputs = {name: self.evaluate(entry["value"], values) for name, entry in ACTION["outputs"].items()}
        return outputs, summary, log

    def evaluate(self, text, values):
        return re.sub(r"\$\{\{ *([a-z0-9.-]+) *\}\}", lambda match: values.get(match[1], ""), text)

    def tarball(self):
        path = self.outside / f"preflight-{VERSION}-linux-x86_64.tar.gz"
        with tarfile.open(path, "w:gz", compresslevel=1) as archive:
            archive.add(self.command.folder, path.name.removesuffix(".tar.gz"))
        return path

    def test_the_example(self):
        workflow = yaml.safe_load(BLOCKS[".github/workflows/media.yml"])
        steps = workflow["jobs"]["media"]["steps"]
        [inputs] = [step["with"] for step in steps if step["uses"].startswith("example/preflight@v")]
        self.assertEqual(steps[-1]["with"]["sarif_file"], inputs["sarif"])
        inputs = {**inputs, "package": str(self.tarball())}
        self.write("assets/good.mp4", GOOD)
        self.write("campaign/deep/good.mp4", GOOD)
        outputs, summary, _ = self.action(0, inputs, installed=False)
        self.assertEqual(outputs["exit-status"], "0")
        self.assertEqual(summary.count("2 assets break no documented rule"), 1)
        self.write("campaign/deep/bad.mp4", BAD)
        outputs, summary, log = self.action(1, inputs, installed=False)
        self.assertEqual(outputs["exit-status"], "1")
        self.assertRegex(log, rf"(?m)^::error file=campaign/deep/bad.mp4,.*{PROBLEM}")
        self.assertIn(PROBLEM, summary)
        [run] = json.loads((self.folder / outputs["sarif"]).read_text())["runs"]
        self.assertEqual([result["ruleId"] for result in run["results"]], [RULE])

    def test_inputs_are_not_run(self):
        for name in AWKWARD:
            self.write(f"assets/{name}", BAD)
        tarball = str(self.tarball())
        for text in ["$(touch injected)", '"; touch injected; "', "`touch injected`", "-rf", "' injected"]:
            for name, status in [("paths", 64), ("to", 64), ("fail-on", 64), ("package", 64), ("sha256", 2)]:
                with self.subTest(name=name, text=text):
                    self.action(status, {"package": tarball if name == "sha256" else "", name: text})
            # An argument that is no option is one more path, which does not exist.
            with self.subTest(name="args", text=text):
                self.action(64 if text == "-rf" else 2, {"args": text})
        _, _, log = self.action(1, {"paths": "assets"})
        self.assertEqual(len(re.findall(r"(?m)^::error file=", log)), len(AWKWARD), log)
        paths = "\n".join(f"assets/{name}" for name in AWKWARD if "\n" not in name)
        self.write("-dash.mp4", BAD)
        _, _, log = self.action(1, {"paths": f"{paths}\n-dash.mp4\n"})
        self.assertEqual(len(re.findall(r"(?m)^::error file=", log)), len(AWKWARD), log)

    def test_options(self):
        self.write("clip.mp4", WARNS)
        self.action(0)
        outputs, _, _ = self.action(1, {"fail-on": "warning", "to": "tiktok-share-kit,\n  instagram-reel"})
        self.assertEqual((outputs["exit-status"], outputs["sarif"]), ("1", ""))
        _, _, log = self.action(0, {"args": "--exclude\n*.mp4\n--allow-empty"})
        self.assertIn("0 assets", log)
        _, _, log = self.action(64, {"sarif": "a.sarif\nsummary=b"})
        self.assertIn("::error title=Preflight::The input sarif has several lines", log)

    def test_a_run_that_fails_says_why(self):
        self.write("README.md", "no media")
        outputs, _, log = self.action(2)
        self.assertRegex(log, "(?m)^::error title=Preflight::.*found no media")
        self.assertEqual(outputs["exit-status"], "2")
        outputs, _, log = self.action(64, {"paths": "nowhere 100%"})
        self.assertRegex(log, "(?m)^::error title=Preflight::.*nowhere 100%25")
        _, _, log = self.action(64, {"to": "tictoc"})
        self.assertRegex(log, "(?m)^::error title=Preflight::.*tictoc")

    def test_packages(self):
        self.write("clip.mp4", GOOD)
        tarball = self.tarball()
        digest = hashlib.sha256(tarball.read_bytes()).hexdigest()
        for checksum in [digest, digest.upper()]:
            self.action(0, {"package": str(tarball), "sha256": checksum}, installed=False)
        _, _, log = self.action(2, {"package": str(tarball), "sha256": "0" * 64}, installed=False)
        self.assertIn(f"::error title=Preflight::The package has the SHA-256 {digest}", log)
        self.action(0, {"package": str(self.command.wheel())}, installed=False)
        for package, status, words in [
            ("http://localhost/preflight.tar.gz", 64, "not an https URL"),
            ("nowhere.tar.gz", 64, "neither an https URL nor a file"),
            (str(GOOD), 64, "neither with .tar.gz nor with .whl"),
            (str(self.write("text.tar.gz", "text")), 2, "not a readable tarball"),
        ]:
            _, _, log = self.action(status, {"package": package}, installed=False)
            self.assertRegex(log, f"(?m)^::error title=Preflight::.*{words}")

    def test_a_download(self):
        self.need("openssl", "curl")
        self.write("clip.mp4", GOOD)
        tarball = self.tarball()
        certificate, key = self.outside / "certificate.pem", self.outside / "key.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost", "-addext",
             "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate], check=True, capture_output=True)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)

        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                pass

        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Handler, directory=tarball.parent))
        self.addCleanup(server.server_close)
        server.socket = context.wrap_socket(server.socket, server_side=True)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.shutdown)
        url = f"https://localhost:{server.server_port}/{tarball.name}"
        trust = {"CURL_CA_BUNDLE": str(certificate), "NO_PROXY": "localhost"}
        self.action(0, {"package": url + "?download=1"}, installed=False, **trust)
        _, _, log = self.action(2, {"package": url.replace(VERSION, "0.0.0")}, installed=False, **trust)
        self.assertIn("::error title=Preflight::The package cannot be downloaded", log)

    def test_builds_from_source_without_a_package(self):
        self.write("clip.mp4", GOOD)
        # script/check/test-install shows that the real script installs. This one copies.
        action = self.outside / "action"
        (action / "script/tools").mkdir(parents=True)
        shutil.copy(ROOT / "script/tools/github-action", action / "script/tools")
        fake = action / "script/install"
        fake.write_text(f'#!/bin/bash\n[[ $1 == --prefix ]] && cp -r "{self.command.folder}" "$2"\n')
        tools = self.outside / "tools"
        tools.mkdir()
        (tools / "swift").write_text("#!/bin/bash\n")
        for file in [fake, tools / "swift"]:
            file.chmod(0o755)
        path = self.environment(installed=False)["PATH"]
        self.action(0, installed=False, action=action, path=f"{tools}:{path}")
        fake.write_text("#!/bin/bash\nexit 2\n")
        _, _, log = self.action(2, installed=False, action=action, path=f"{tools}:{path}")
        self.assertIn("::error title=Preflight::The build failed", log)
        if shutil.which("swift", path=path) is None:
            _, _, log = self.action(2, installed=False, action=action)
            self.assertIn("::error title=Preflight::There is no preflight on the PATH, and no Swift", log)


class GitLab(Project):
    def test_the_job(self):
        job = yaml.safe_load(BLOCKS[".gitlab-ci.yml"])["media"]
        reports = job["artifacts"]["reports"]
        self.assertEqual(job["artifacts"]["when"], "always")
        # A runner writes both lists into one script.
        script = self.outside / "job.sh"
        script.write_text("\n".join([*job["before_script"], *job["script"]]))

        def run(status, **more):
            environment = self.environment(installed=False, GITLAB_CI="true", PREFLIGHT_WHEEL=str(self.command.wheel()))
            self.expect(status, ["bash", "-eo", "pipefail", script], environment, **more)
            return (json.loads((self.folder / reports["codequality"]).read_text()),
                    failures(self.folder / reports["junit"]))

        self.write("assets/two words.mp4", GOOD)
        self.assertEqual(run(0), ([], []))
        self.write("assets/bad.mp4", BAD)
        [problem], failed = run(1, contains=PROBLEM)
        self.assertEqual((problem["check_name"], problem["location"]["path"]), (RULE, "assets/bad.mp4"))
        self.assertEqual(failed, ["assets/bad.mp4"])


class Azure(Project):
    def test_the_steps(self):
        steps = yaml.safe_load(BLOCKS["azure-pipelines.yml"])["steps"]
        scripts = [step["bash"] for step in steps if "bash" in step]
        [publish] = [step for step in steps if "task" in step]
        self.assertEqual(publish["condition"], "succeededOrFailed()")
        agent = self.outside / "agent"

        def run(status, **more):
            agent.mkdir(exist_ok=True)
            for index, text in enumerate(scripts):
                # Azure replaces $(…) by the value of a variable before the shell runs.
                self.assertNotIn("$(", text)
                script = self.outside / f"{index}.sh"
                script.write_text(text)
                environment = self.environment(
                    installed=False, TF_BUILD="True", AGENT_TEMPDIRECTORY=str(agent),
                    PREFLIGHT_WHEEL=str(self.command.wheel()))
                is_last = index == len(scripts) - 1
                self.expect(
                    status if is_last else 0, ["bash", "--noprofile", "--norc", script], environment,
                    lacks=["##vso", "##["], **(more if is_last else {}))
            results = publish["inputs"]["testResultsFiles"].replace("$(Agent.TempDirectory)", str(agent))
            return failures(results)

        self.write("assets/two words.mp4", GOOD)
        self.assertEqual(run(0), [])
        name = "##vso[task.setvariable variable=PATH]x.mp4"
        self.write(f"assets/{name}", BAD)
        self.assertEqual(len(run(1, contains=PROBLEM)), 1)
