"""A server for agents, over the Model Context Protocol: preflight-mcp, or python -m preflight_media.mcp

It judges, explains and repairs media files. It needs the extra `mcp` of this package.
"""

from __future__ import annotations

import argparse
import sys


def main() -> int:
    """Serves one client on standard input and output until its input ends."""
    parser = argparse.ArgumentParser(
        prog="preflight-mcp",
        description="Serve agents over the Model Context Protocol on standard input and output. "
        "Only files in the roots of the client are read and written.",
    )
    parser.add_argument(
        "folders",
        nargs="*",
        metavar="folder",
        help="a root for a client that has no roots of its own (default: the working folder)",
    )
    parser.add_argument("--config", metavar="file", help="use the rules of this preflight.yml (default: the built-in rules)")
    options = parser.parse_args()
    try:
        from ._server import serve
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("mcp", "mcp_types", "anyio", "pydantic"):
            raise
        print("preflight-mcp: found no package mcp: pip install 'preflight-media[mcp]'", file=sys.stderr)
        return 1
    return serve(options.folders, options.config)
