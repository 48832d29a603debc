"""The folders that a client allows, and the processes that are confined to them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote, urlsplit

from mcp.server.context import ServerRequestContext
from mcp_types import CallToolRequestParams, ListRootsRequest, ListRootsResult

from .. import _below
from ..client import Client
from ..errors import PreflightError
from ._text import NAME, quoted, unescaped

# The most files of a folder, and the seconds that a client has to tell its roots.
MOST_FILES, PATIENCE = 1000, 30.0
MEDIA = frozenset(
    "mp4 m4v mov qt webm mkv avi flv ts m2ts mts mpg mpeg wmv asf ogv 3gp 3gpp 3g2 mxf gif png apng jpg jpeg webp heic heif "
    "avif bmp tif tiff jxl jp2 psd dds ico icns m4a m4b mp3 aac wav aif aiff flac ogg oga opus wma caf".split()
)


class Refusal(PreflightError):
    """A call that this server refuses."""


@dataclass(frozen=True)
class Place:
    """A path in a root. `name` is the path as the client gives it, and `folder` is the root without links."""

    folder: str
    path: str
    name: str


class Roots:
    """The roots of one client. Each has a process of the command of its own, which reads and writes nothing else."""

    def __init__(self, folders: Sequence[str], config: str | None) -> None:
        here = os.getcwd()
        # Some hosts start servers in the top folder. Nobody chose that one.
        self.default = [os.path.realpath(folder) for folder in folders or ([here] if here != "/" else [])]
        self.config = config
        self.told: list[str] | None = None
        self.lock = asyncio.Lock()
        self.clients: dict[str, Client] = {}
        self.known: dict[str, str] = {}

    async def allowed(self, context: ServerRequestContext[Any], params: CallToolRequestParams) -> list[str] | None:
        """Returns the folders that the client allows now; None if it has to be asked by the answer to its call."""
        capabilities = context.session.client_capabilities
        if capabilities is None or capabilities.roots is None:
            return self.default
        if not context.session.can_send_request:
            answer = (params.input_responses or {}).get("roots")
            return await self._keep(_folders(answer)) if isinstance(answer, ListRootsResult) else None
        async with self.lock:
            if self.told is None or not capabilities.roots.list_changed:
                try:
                    answer = await context.session.send_request(ListRootsRequest(), ListRootsResult, PATIENCE)
                except Exception as error:
                    raise Refusal("cannot get the roots of the client: it has to answer roots/list") from error
                self.told = await self._keep(_folders(answer))
            return self.told

    def forget(self) -> None:
        """Makes the next call ask the client for its roots."""
        self.told = None

    async def _keep(self, folders: list[str]) -> list[str]:
        """Ends the processes of folders that are no roots any more."""
        for client in [self.clients.pop(folder) for folder in set(self.clients) - {*folders, ""}]:
            await asyncio.to_thread(client.close)
        return folders

    def client(self, place: Place) -> Client:
        """Returns the client that is confined to the root of a place. Raises Refusal if the place leads out of it."""
        if _below.inner(place.folder, place.path) is None:
            raise Refusal(f"{quoted(place.name, NAME)} is a link out of the roots")
        if not _is_text(place.path):
            raise Refusal(f"{quoted(place.name, NAME)} is no UTF-8: rename the file")
        if place.folder not in self.clients:
            self.clients[place.folder] = Client(root=place.folder, config=self.config or False)
        return self.clients[place.folder]

    def anywhere(self) -> Client:
        """Returns a client for calls that concern no file. It has the empty name."""
        if "" not in self.clients:
            self.clients[""] = Client(config=self.config or False)
        return self.clients[""]

    async def names(self, client: Client) -> dict[str, str]:
        """Returns the names of all destinations by their ids."""
        if not self.known:
            self.known = {str(each["id"]): str(each["name"]) for each in await client.adestinations()}
        return self.known

    def close(self) -> None:
        """Ends all processes, and with them copies that are not complete."""
        for client in list(self.clients.values()):
            client.close()


def _folders(answer: ListRootsResult) -> list[str]:
    parts = [urlsplit(str(root.uri)) for root in answer.roots]
    return [os.path.realpath(unquote(part.path)) for part in parts if part.netloc in ("", "localhost") and part.path]


def placed(path: str, roots: Iterable[str], beside: Place | None = None) -> Place:
    """Returns the place of a path, whose links are followed first. A relative path belongs to the first root that has it.

    With `beside`, both must be in the same root. Raises Refusal for a path outside of all roots.
    """
    folders = sorted((folder for folder in roots if os.path.isdir(folder)), key=len, reverse=True)
    if not folders:
        raise Refusal("found no root that is a folder: add a root in the client, or name a folder when preflight-mcp starts")
    relative = [folder for folder in roots if folder in folders]
    full = ""
    try:
        for text in dict.fromkeys((path, unescaped(path))):
            for folder in relative:
                full = _resolved(os.path.join(folder, text))
                if os.path.lexists(full):
                    break
            else:
                continue
            break
        else:
            full = _resolved(os.path.join(relative[0], path))
        real = os.path.realpath(full)
    except (OSError, ValueError) as error:
        raise Refusal(f"found {quoted(path, NAME)}, expected a path: {error}") from error
    for folder in folders:
        if _is_in(real, folder) and (beside is None or _below.inner(folder, beside.path) is not None):
            return Place(folder, full, path)
    if beside is not None and any(_is_in(real, folder) for folder in folders):
        raise Refusal(f"found {quoted(path, NAME)}, expected a folder in the same root as the file")
    known = ", ".join(quoted(folder, NAME) for folder in relative[:5])
    raise Refusal(f"found {quoted(path, NAME)}, which is outside of the roots: expected a path in {known}")


def _resolved(path: str) -> str:
    """Returns the path without links above its last part, whose name matters for rules on the extension."""
    folder, name = os.path.split(path.rstrip("/") or "/")
    return os.path.realpath(path) if name in ("", ".", "..") else os.path.join(os.path.realpath(folder), name)


def _is_text(path: str) -> bool:
    try:
        return bool(path.encode())
    except UnicodeEncodeError:
        return False


def _is_in(path: str, folder: str) -> bool:
    return os.path.commonpath([path, folder]) == folder


def files(place: Place) -> Iterator[Place | None] | None:
    """Returns the media files in a folder and its folders, without hidden ones; None if the place is no folder.

    None among the files stands for one that is not media.
    """
    below = _below.inner(place.folder, place.path)
    return _files(place, below) if below is not None and _below.is_folder(place.folder, below) else None


def _files(place: Place, below: str) -> Iterator[Place | None]:
    try:
        for path in _below.files(place.folder, below, ""):
            name = os.path.basename(path)
            if not name.startswith("."):
                is_media = name.rpartition(".")[2].lower() in MEDIA
                shown = os.path.normpath(os.path.join(place.name, path))
                yield Place(place.folder, os.path.join(place.path, path), shown) if is_media else None
    except OSError as error:
        name = os.path.normpath(os.path.join(place.name, str(error.filename)))
        raise Refusal(f"cannot read {quoted(name, NAME)}: {error.strerror}") from error
