"""Serves agents: python -m preflight_media.mcp"""

import sys

from . import main

sys.exit(main())
