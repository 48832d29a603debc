"""The usual upload service that bench/uploads compares with: it writes the upload to a file, and runs ffprobe on it.

It decides by the size of the picture and by the duration, which is less than Preflight checks.
"""
import json
import shutil
import subprocess
import tempfile

from flask import Flask, request

app = Flask(__name__)


@app.route("/v1/check", methods=["POST"])
def upload():
    with tempfile.NamedTemporaryFile(suffix=request.args["name"]) as file:
        shutil.copyfileobj(request.stream, file, 65536)
        size = file.tell()
        file.flush()
        done = subprocess.run(
            ["ffprobe", "-v", "error", "-show_format", "-show_streams", "-of", "json", file.name],
            capture_output=True, text=True)
    facts = json.loads(done.stdout or "{}")
    video = next((stream for stream in facts.get("streams", []) if stream["codec_type"] == "video"), None)
    is_good = video and min(video["width"], video["height"]) >= 360 and float(facts["format"]["duration"]) <= 600
    return {"bytes_read": size}, 200 if is_good else 422
