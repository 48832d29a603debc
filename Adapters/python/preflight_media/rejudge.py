"""Judges stored facts again: python -m preflight_media.rejudge verdicts/ --as-of 2026-11-28"""

import sys

from preflight_media._rejudge import main

if __name__ == "__main__":
    sys.exit(main())
