"""Runs the command in place of Python: python -m preflight_media scan campaign/"""

import os
import sys

from preflight_media import command

path = command()
os.execv(path, [path, *sys.argv[1:]])
