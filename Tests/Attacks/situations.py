"""Puts the command into situations that no single file makes: files that change, are forbidden, lie deep, or are a million."""
import json
import os
import pathlib
import shutil
import subprocess
import threading
import time

import attacks

NOBODY = 65534


def records_of(output):
    return [json.loads(line) for line in output.splitlines()]


def run(words, folder, **more):
    return subprocess.run([str(word) for word in words], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, **more)


def facts_of(done):
    return [record for record in records_of(done.stdout) if record["record"] == "facts"]


def is_open(session, path):
    """Returns true if a process of a session has a file open."""
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                if os.getsid(int(entry.name)) == session and any(os.readlink(link) == path for link in (entry / "fd").iterdir()):
                    return True
            except OSError:
                pass
    return False


def change(path, action, spare):
    if action == "deleted":
        os.unlink(path)
    elif action == "growing":
        with open(path, "ab") as file:
            file.write(b"\0" * 100_000)
    elif action == "replaced":
        os.rename(spare, path)
    elif action == "cut":
        os.truncate(path, os.path.getsize(path) // 2)
    elif action == "empty":
        os.truncate(path, 0)


def changing(headers, folder, problems):
    """Each file is changed when a process has it open. The answer has the facts of the old file, or reports the change."""
    out = attacks.Set(folder / "changing")
    movie = out.ffmpeg("movie.mp4", *attacks.picture("640x480", 20), *attacks.X264, "-movflags", "+faststart")
    out.path("movie.mp4").unlink()
    other = out.ffmpeg("other.mp4", *attacks.picture("64x64"), *attacks.X264)
    out.path("other.mp4").unlink()
    actions = ["deleted", "growing", "replaced", "cut", "empty"] * 4
    names = [f"{number}-{action}.mp4" for number, action in enumerate(actions)]
    for name in names:
        out.path(name).write_bytes(movie)
        out.path(name + ".spare").write_bytes(other)
    process = subprocess.Popen(
        [*map(str, headers), "--engine", "reference", "--depth", "decode", "--workers", "1", "--timeout", "60", *names], cwd=out.folder,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True)
    changed = []

    def watch():
        waiting = dict(zip(names, actions))
        while waiting and process.poll() is None:
            # The file at the front of the batch is the one that is being read. The later ones are opened early.
            name = next(iter(waiting))
            if is_open(process.pid, str(out.path(name))):
                time.sleep(0.02 * (len(changed) % 5))
                change(out.path(name), waiting[name], out.path(name + ".spare"))
                changed.append(name)
                del waiting[name]
            else:
                time.sleep(0.005)

    thread = threading.Thread(target=watch)
    thread.start()
    output = process.stdout.read()
    process.wait()
    thread.join()
    found = {record["path"]: record for record in records_of(output) if record["record"] == "facts"}
    if sorted(found) != sorted(names) or process.returncode not in (0, 1):
        problems.append(f"changing files: {len(found)} records of {len(names)}, exit status {process.returncode}")
    told = {}
    for name, record in found.items():
        code = (record.get("error") or {}).get("code")
        action = name.partition("-")[2].removesuffix(".mp4")
        told.setdefault(action, []).append(code or "read")
        if code not in (None, "changed_while_reading", "not_found", "truncated", "empty", "corrupt", "not_media"):
            problems.append(f"changing files: {name}: {record['error']}")
        if not code and (record.get("video") or {}).get("width") not in (640, 64):
            problems.append(f"changing files: {name} has facts of no file: {record.get('video')}")
        if not code and action in ("cut", "empty") and name in changed and not record["problems"]:
            problems.append(f"changing files: {name} was cut while it was read, and nothing says so")
    print("changing files:", ", ".join(f"{action}: {', '.join(sorted(set(codes)))}" for action, codes in told.items()), f"({len(changed)} changed in time)")
    if len(changed) < len(names) // 2:
        problems.append(f"changing files: only {len(changed)} of {len(names)} were changed while they were read")


def forbidden(headers, folder, base, problems):
    """Files and folders without permission are read as another user, since the superuser may read all."""
    place = folder / "forbidden"
    (place / "locked").mkdir(parents=True)
    place.chmod(0o755)
    folder.chmod(0o755)
    (place / "secret.mp4").write_bytes(base)
    (place / "locked/inside.mp4").write_bytes(base)
    (place / "open.mp4").write_bytes(base)
    (place / "secret.mp4").chmod(0)
    (place / "locked").chmod(0)
    # The programs may be below a folder that this user cannot enter.
    for name in ("preflight", "preflight-worker"):
        shutil.copy(pathlib.Path(headers[0]).parent / name, place)
    user = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.getuid() == 0 else {}
    done = run([place / "preflight", *headers[1:], "secret.mp4", "locked", "open.mp4"], place, **user)
    codes = {record["path"]: (record.get("error") or {}).get("code") for record in facts_of(done)}
    if codes != {"secret.mp4": "permission_denied", "locked": "permission_denied", "open.mp4": None} or done.returncode != 2:
        problems.append(f"files without permission: {codes}, exit status {done.returncode}")
    (place / "locked").chmod(0o700)


def deep(headers, folder, base, problems):
    """A file below 1,000 folders, and one whose path is longer than the system takes."""
    for name, part, count in (("deep", "d", 1000), ("long", "n" * 200, 25)):
        place = folder / name
        place.mkdir()
        descriptor = os.open(place, os.O_RDONLY)
        for _ in range(count):
            os.mkdir(part, dir_fd=descriptor)
            inner = os.open(part, os.O_RDONLY, dir_fd=descriptor)
            os.close(descriptor)
            descriptor = inner
        with os.fdopen(os.open("inside.mp4", os.O_WRONLY | os.O_CREAT, dir_fd=descriptor), "wb") as file:
            file.write(base)
        os.close(descriptor)
        done = run([*headers, name], folder)
        found = facts_of(done)
        # A path that is too long cannot be opened; it must not be passed over in silence.
        readable = len(found) == 1 and (not found[0].get("error") or name == "long")
        if not readable or done.returncode not in (0, 1):
            problems.append(f"{name} folders: {len(found)} records, exit status {done.returncode}, {done.stderr[-200:]}")
        print(f"{name} folders: {(found[0].get('error') or {}).get('code') or 'read' if found else 'no record'}")
    done = run([*headers, "x/" * 2100 + "x.mp4"], folder)
    if done.returncode not in (1, 2) or not done.stderr.strip() and not facts_of(done):
        problems.append(f"a path of 4,205 bytes: exit status {done.returncode}")


def many(headers, folder, count, resident, limit, problems):
    """A folder with very many empty files: each has a record, and the memory stays small."""
    place = folder / "many"
    place.mkdir()
    descriptor = os.open(place, os.O_RDONLY)
    for number in range(count):
        os.close(os.open(f"{number}.mp4", os.O_CREAT | os.O_WRONLY, dir_fd=descriptor))
    os.close(descriptor)
    start, most = time.monotonic(), 0
    with open(folder / "many.ndjson", "w+b") as out:
        process = subprocess.Popen([*map(str, headers), "many"], cwd=folder, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.DEVNULL, start_new_session=True)
        while process.poll() is None:
            most = max(most, resident(process.pid))
            time.sleep(0.05)
        out.seek(0)
        lines = sum(1 for line in out if line.startswith(b'{"record":"facts"'))
    print(f"many files: {lines:,} of {count:,} in {time.monotonic() - start:.0f} s, at most {most >> 20} MiB")
    if lines != count or process.returncode != 1 or most > limit:
        problems.append(f"many files: {lines:,} records of {count:,}, exit status {process.returncode}, {most >> 20} MiB")
    subprocess.run(["rm", "-rf", str(place), str(folder / "many.ndjson")], check=True)
