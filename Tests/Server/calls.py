"""Calls the routes of the server, its hooks and the programs of docs/upload-hooks.md.

Exit status 1 if anything is not as expected.
"""
import base64
import itertools
import json
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request

from server import ROOT, Server, enlarged, free_port, movie, refused_movie

failures = 0
TOKEN = "a-token-of-some-length"


def expect(condition, message):
    global failures
    if not condition:
        failures += 1
        print(f"  FAILED: {message}")


def call(server, method, path, body=None, token=None):
    """Returns the status and the JSON of an answer, or its text if it is no JSON."""
    headers = {"Content-Type": "application/json"} if body is not None else {}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    request = urllib.request.Request(f"{server.url}{path}", data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            status, content = answer.status, answer.read()
    except urllib.error.HTTPError as error:
        status, content = error.code, error.read()
    try:
        return status, json.loads(content)
    except ValueError:
        return status, content.decode()


def judged(server, content, name, version=None):
    """Sends ranges until the answer needs no more. Returns the last status and answer, and the bytes that were sent."""
    ranges = []
    for _ in range(20):
        body = {"name": name, "size": len(content), "ranges": ranges}
        if version:
            body["version"] = version
        status, answer = call(server, "POST", "/v1/check", body)
        if status != 428:
            return status, answer, sum(len(base64.b64decode(each["bytes"])) for each in ranges)
        start, length = answer["needs"]["offset"], answer["needs"]["length"]
        ranges.append({"offset": start, "bytes": base64.b64encode(content[start : start + length]).decode()})
    return status, answer, 0


def routes(server, files):
    expect(call(server, "GET", "/health") == (200, {"status": "ok"}), "health")
    expect(call(server, "GET", "/ready") == (200, {"status": "ready"}), "ready")
    status, answer = call(server, "GET", "/v1/destinations?to=tiktok-video")
    expect(status == 200 and [each["id"] for each in answer["destinations"]] == ["tiktok-video"], f"destinations: {status} {str(answer)[:200]}")
    expect(call(server, "GET", "/v1/destinations?to=nowhere")[0] == 400, "an unknown destination")
    status, answer = call(server, "POST", "/v1/explain", {"subject": "video.codec"})
    expect(status == 200 and "codec" in answer["text"], f"explain: {status} {answer}")
    for path in ("request", "plan", "explain", "judge"):
        status, answer = call(server, "POST", f"/v1/{path}", {})
        expect(status == 400 and "\n" not in answer["message"], f"{path} without parameters: {status} {answer}")
        expect(call(server, "POST", f"/v1/{path}", b"{")[0] == 400, f"{path} with damaged JSON")
    status, answer, sent = judged(server, files["ok"].read_bytes(), "ok.mp4")
    expect(status == 200 and answer["outcome"] == "accepted", f"ranges: {status} {str(answer)[:300]}")
    print(f"ranges: accepted after {sent:,} of {files['ok'].stat().st_size:,} bytes")
    status, answer, _ = judged(server, files["refused"].read_bytes(), "refused.mp4")
    expect(status == 422 and answer["outcome"] == "refused", f"ranges: {status}")
    changed = {"size": 10, "version": "a", "ranges": [{"offset": 0, "bytes": "AAAA", "version": "b"}]}
    status, answer = call(server, "POST", "/v1/check", changed)
    expect(status == 422 and answer["verdicts"][0]["error"]["code"] == "changed_while_reading", f"changed: {status} {answer}")
    text = call(server, "GET", "/metrics")[1]
    for name in ("checks_in_flight", "bytes_read_total", "bytes_saved_total", "refusals_total{destination=", "rules{fingerprint="):
        expect(f"preflight_{name}" in text, f"metrics without {name}")


def document(server):
    """The OpenAPI document has every route, and each of them answers as it says."""
    status, found = call(server, "GET", "/openapi.json")
    expect(status == 200 and found["openapi"] == "3.1.0", f"openapi: {status}")
    for path, operations in found["paths"].items():
        for method, operation in operations.items():
            status, _ = call(server, method.upper(), path, {} if method == "post" else None)
            expect(str(status) in operation["responses"], f"{method} {path}: {status} is not in the document")
    expect(call(server, "GET", "/v1/nothing")[0] == 404, "an unknown route")


def tokens(folder):
    file = folder / "tokens"
    file.write_text(f"{TOKEN}\nanother-token-of-some-length\n")
    with Server(token_file=file) as server:
        for token, status in {None: 401, "wrong": 401, TOKEN[:-1]: 401, TOKEN: 200, "another-token-of-some-length": 200}.items():
            found, _ = call(server, "GET", "/v1/destinations?to=tiktok-video", token=token)
            expect(found == status, f"token {token}: {found}")
        expect(call(server, "GET", "/metrics")[0] == 401 and call(server, "GET", "/health")[0] == 200, "routes without a token")


def hook(kind, name, size, offset=0, path="/elsewhere/upload"):
    """A hook as tusd 2 sends it."""
    return {
        "Type": kind,
        "Event": {
            "Upload": {
                "ID": "upload", "Size": size, "SizeIsDeferred": False, "Offset": offset, "MetaData": {"filename": name},
                "IsPartial": False, "IsFinal": False, "PartialUploads": None, "Storage": {"Path": path, "Type": "filestore"},
            },
            "HTTPRequest": {"Method": "POST", "URI": "/files/", "RemoteAddr": "127.0.0.1:1", "Header": {"Tus-Resumable": ["1.0.0"]}},
        },
    }


def tusd(folder, files):
    stored = folder / "tus"
    stored.mkdir()
    secret = folder / "secret"
    secret.write_bytes(files["ok"].read_bytes())
    with Server(tus_files=stored) as server:
        def send(*words, **more):
            return call(server, "POST", "/v1/hooks/tusd", hook(*words, **more))

        good, bad = files["ok"].read_bytes(), files["refused"].read_bytes()
        expect(send("pre-create", "a.mp4", len(good)) == (200, {}), "pre-create")
        status, answer = send("pre-create", "a.mp4", 1 << 50)
        expect(answer.get("RejectUpload") is True and answer["HTTPResponse"]["StatusCode"] == 422, f"pre-create, too large: {answer}")
        (stored / "upload").write_bytes(bad[:65536])
        status, answer = send("post-receive", "a.mp4", len(bad), offset=65536)
        expect(answer.get("StopUpload") is True, f"post-receive: {answer}")
        (stored / "upload").write_bytes(good[:65536])
        expect(send("post-receive", "a.mp4", len(good), offset=65536) == (200, {}), "post-receive of a good upload")
        status, answer = send("pre-finish", "a.mp4", len(good))
        expect(answer["HTTPResponse"]["StatusCode"] == 500, f"pre-finish of a cut upload: {answer}")
        (stored / "upload").write_bytes(good)
        expect(send("pre-finish", "a.mp4", len(good), path="/tmp/x/upload") == (200, {}), "pre-finish")
        (stored / "link").symlink_to(secret)
        for path in (str(secret), "../secret", "link", "", "..", "/"):
            status, answer = send("pre-finish", "a.mp4", len(good), path=path)
            expect(answer.get("HTTPResponse", {}).get("StatusCode") == 500, f"pre-finish of {path}: {answer}")
        for body in (b"{}", b"[]", b"", b'{"Type": 1}'):
            expect(call(server, "POST", "/v1/hooks/tusd", body)[0] == 400, f"hook {body}")


def nginx(folder, files):
    """The configuration of docs/upload-hooks.md passes bodies on, and an early refusal through."""
    page = (ROOT / "docs/upload-hooks.md").read_text()
    config = page.split("```nginx\n")[1].split("```")[0]
    with Server() as server:
        port = free_port()
        config = config.replace("127.0.0.1:8443", f"127.0.0.1:{port}").replace("127.0.0.1:8080", f"127.0.0.1:{server.port}")
        home = folder / "nginx"
        home.mkdir()
        paths = "".join(f"{name}_temp_path {home}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        (home / "nginx.conf").write_text(
            f"daemon off; pid {home}/pid; error_log {home}/error;\n" + config.replace("http {", f"http {{ access_log off; {paths}", 1))
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        process = subprocess.Popen([program, "-p", home, "-e", home / "error", "-c", home / "nginx.conf"])
        try:
            for name, status in {"ok": 200, "large": 422}.items():
                deadline = time.monotonic() + 10
                while (code := upload(port, files[name])[0]) == "000" and time.monotonic() < deadline:
                    time.sleep(0.1)
                expect(code == str(status), f"nginx, {name}: {code}")
            _, sent = upload(port, files["large"])
            expect(int(sent) < 100_000_000, f"nginx took {sent} bytes of a refused file")
        finally:
            process.terminate()
            process.wait(timeout=20)


def events(files):
    """The program of docs/upload-hooks.md judges the objects of a notification, in the state that it names."""
    import boto3
    import moto

    page = (ROOT / "docs/upload-hooks.md").read_text()
    program = page.split("## S3 event notifications")[1].split("```python\n")[1].split("```")[0]
    expect(program.count("\n") <= 60, f"the program for S3 has {program.count(chr(10))} lines")
    good, bad = files["ok"].read_bytes(), files["refused"].read_bytes()
    with Server() as server, moto.mock_aws():
        hooks = {}
        exec(program.replace("http://127.0.0.1:8080", server.url), hooks)
        s3 = boto3.client("s3", region_name="us-east-1", aws_access_key_id="a", aws_secret_access_key="b")
        for bucket in ("incoming", "ready"):
            s3.create_bucket(Bucket=bucket)

        def put(key, content):
            etag = s3.put_object(Bucket="incoming", Key=key, Body=content)["ETag"].strip('"')
            item = {"key": urllib.parse.quote_plus(key), "size": len(content), "eTag": etag}
            return {"Records": [{"s3": {"bucket": {"name": "incoming"}, "object": item}}]}

        expect(hooks["handle"](s3, put("a b/ü.mp4", good)) == ["accepted"], "S3: a good object")
        expect(hooks["handle"](s3, put("bad.mp4", bad)) == ["refused"], "S3: a bad object")
        expect(hooks["handle"](s3, put("film.flv", b"FLV\x01\x05\0\0\0\x09" + bytes(5000))) == ["unknown"], "S3: an unknown object")
        event = put("early.mp4", good)
        put("early.mp4", bad)
        expect(hooks["handle"](s3, event) == ["changed"], "S3: replaced before the check")
        event, judge, copy = put("late.mp4", good), hooks["judge"], s3.copy_object

        def conditional_copy(CopySourceIfMatch, **words):
            # moto does not evaluate this condition of S3.
            s3.head_object(**words["CopySource"], IfMatch=CopySourceIfMatch)
            return copy(CopySourceIfMatch=CopySourceIfMatch, **words)

        s3.copy_object = conditional_copy

        def judged_and_replaced(*words):
            outcome = judge(*words)
            put("late.mp4", bad)
            return outcome

        hooks["judge"] = judged_and_replaced
        expect(hooks["handle"](s3, event) == ["changed"], "S3: replaced after the check")
        keys = [each["Key"] for each in s3.list_objects_v2(Bucket="ready").get("Contents", [])]
        expect(keys == ["a b/ü.mp4"], f"S3: ready has {keys}")


def schemas(server):
    """schemathesis finds no request of the document that is answered in another way than it says."""
    program = pathlib.Path(sys.executable).with_name("schemathesis")
    # It keeps what it found in the folder in which it runs.
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [program, "run", f"{server.url}/openapi.json", "--max-examples", "25", "--seed", "1", "--generation-deterministic",
             "--checks", "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
             "--phases", "examples,coverage,fuzzing", "--no-color"], cwd=folder, capture_output=True, text=True)
    print("schemathesis:", next((line.strip() for line in done.stdout.splitlines() if "generated, " in line), "no summary"))
    expect(done.returncode == 0, f"schemathesis: {done.stdout[-3000:]}{done.stderr[-500:]}")


def handlers(folder, files):
    """The handlers of docs/server.md keep a good upload and no bad one, whose rest they do not send."""
    page = (ROOT / "docs/server.md").read_text()
    python = page.split("```python\n")[1].split("```")[0]
    script = page.split("```js\n")[1].split("```")[0]
    for name, text in {"Python": python, "Node": script}.items():
        expect(text.count("\n") <= 20, f"the handler in {name} has {text.count(chr(10))} lines")
    home = folder / "handlers"
    home.mkdir()
    (home / "check.py").write_text("import sys\n" + python + """
size = int(sys.argv[2])
print(check(open(sys.argv[1], "rb"), size, "a.mp4"))
""")
    (home / "check.mjs").write_text('import {createReadStream} from "node:fs";\n' + script + """
console.log(await check(createReadStream(process.argv[2]), "a.mp4"));
process.exit(0);
""")
    with Server() as server:
        for script in home.iterdir():
            script.write_text(script.read_text().replace("127.0.0.1:8080", f"127.0.0.1:{server.port}").replace('"127.0.0.1", 8080', f'"127.0.0.1", {server.port}'))
        programs = {"check.py": sys.executable}
        if shutil.which("node"):
            programs["check.mjs"] = "node"
        for (name, program), (kind, kept) in itertools.product(programs.items(), {"ok": True, "refused": False, "large": False}.items()):
            size = files[kind].stat().st_size
            done = subprocess.run([program, home / name, files[kind], str(size)], cwd=home, capture_output=True, text=True, timeout=60)
            expect(done.stdout.strip().lower() == str(kept).lower(), f"{name}, {kind}: {done.stdout}{done.stderr}")
            copied = (home / "upload.part").stat().st_size
            expect(copied == size if kept else copied < 100_000_000, f"{name}, {kind}: {copied} of {size} bytes were copied")


def upload(port, path):
    """Returns the status, and the bytes that curl sent."""
    done = subprocess.run(
        ["curl", "-s", "-m", "30", "-o", "/dev/null", "-w", "%{http_code} %{size_upload}", "-X", "POST", "-T", path,
         f"http://127.0.0.1:{port}/v1/check?name=a.mp4"], capture_output=True, text=True)
    return done.stdout.split()


def graceful(files):
    """An upload that is running when the server is told to stop gets its answer."""
    server = Server()
    content = files["ok"].read_bytes()
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(b"POST /v1/check?name=ok.mp4 HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n" % len(content) + content[:1000])
        time.sleep(0.3)
        server.process.send_signal(signal.SIGTERM)
        time.sleep(0.3)
        connection.sendall(content[1000:])
        answer = connection.recv(65536)
        expect(answer.startswith(b"HTTP/1.1 200"), f"graceful stop: {answer[:100]}")
    expect(server.process.wait(timeout=30) == 0, "the server did not stop")


def unix_socket(folder):
    path = folder / "socket"
    with Server(unix_socket=path):
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(path))
            connection.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            expect(connection.recv(65536).startswith(b"HTTP/1.1 200"), "the socket")


def wrong_options(folder):
    from server import program
    for words in ([], ["--to", "nowhere"], ["--to", "tiktok-video", "--listen", "a"], ["--to", "tiktok-video", "--max-bytes", "-1"],
                  ["--to"], ["--colour", "red"], ["--to", "tiktok-video", "--token-file", "/nothing"]):
        done = subprocess.run([program(), *words], capture_output=True, text=True, timeout=20)
        expect(done.returncode == 64 and done.stderr.count("\n") == 1, f"{words}: {done.returncode} {done.stderr}")


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        files = {"ok": movie(folder / "ok.mp4"), "refused": refused_movie(folder / "refused.mp4")}
        files["large"] = enlarged(folder / "large.mp4", files["refused"], 500_000_000)
        with Server() as server:
            routes(server, files)
            document(server)
            schemas(server)
        tokens(folder)
        tusd(folder, files)
        nginx(folder, files)
        events(files)
        handlers(folder, files)
        graceful(files)
        unix_socket(folder)
        wrong_options(folder)
    print("calls: routes, tokens, hooks of tusd, nginx, S3, handlers, schemathesis, stop, socket, options")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
