"""A client of `preflight serve --stdio` for tests and measurements."""
import base64
import json
import queue
import subprocess
import threading


class Client:
    """One running command. A thread reads its answers, so that writing never waits for reading."""

    def __init__(self, command, *options, cwd=None, env=None):
        self.process = subprocess.Popen(
            [str(command), "serve", "--stdio", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, cwd=cwd, env=env)
        self.answers, self.last = queue.Queue(), 0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        try:
            for line in self.process.stdout:
                self.answers.put(json.loads(line))
        except ValueError:
            # The caller closed the pipe.
            pass
        self.answers.put(None)

    def write(self, line):
        self.process.stdin.write(line)
        self.process.stdin.flush()

    def send(self, method, **params):
        self.last += 1
        self.write(json.dumps({"jsonrpc": "2.0", "id": self.last, "method": method, "params": params}).encode() + b"\n")
        return self.last

    def notify(self, method, **params):
        self.write(json.dumps({"jsonrpc": "2.0", "method": method, "params": params}).encode() + b"\n")

    def next(self, seconds=60):
        return self.answers.get(timeout=seconds)

    def call(self, method, **params):
        self.send(method, **params)
        return self.next()

    def answer(self, request, data, version=None, **more):
        """Answers a request for a part of an object."""
        place = request["params"]
        if request["method"] == "needEnd":
            part, more = data[-place["length"]:], {"size": len(data), **more}
        else:
            part = data[place["offset"]:place["offset"] + place["length"]]
        result = {"bytes": base64.b64encode(part).decode(), **({"version": version} if version else {}), **more}
        self.write(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}).encode() + b"\n")

    def close(self, seconds=60):
        """Ends the input, and returns the exit status."""
        self.process.stdin.close()
        return self.process.wait(timeout=seconds)
