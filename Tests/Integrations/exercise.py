"""Runs integrations in example projects: exercise.py COMMAND [--source] [PART…], called by script/check/test-integrations."""
import pathlib
import sys
import tempfile
import time
import unittest

from projects import Command, Project

import builds
import hooks
import packages
import services

PARTS = {part.__name__: part for module in [hooks, services, builds, packages]
         for part in vars(module).values()
         if isinstance(part, type) and issubclass(part, Project) and unittest.defaultTestLoader.getTestCaseNames(part)}


def main():
    program, *arguments = sys.argv[1:]
    if "--source" in arguments:
        arguments.remove("--source")
    else:
        PARTS.pop("CommandFromSource")
    unknown = [name for name in arguments if name not in PARTS]
    if unknown:
        print(f"test-integrations: found “{unknown[0]}”, expected one of {', '.join(PARTS)}", file=sys.stderr)
        return 64
    suite = unittest.TestSuite(
        unittest.defaultTestLoader.loadTestsFromTestCase(PARTS[name]) for name in arguments or PARTS)
    with tempfile.TemporaryDirectory() as work:
        Project.command = Command(pathlib.Path(program).resolve(), pathlib.Path(work))
        start = time.monotonic()
        result = unittest.TextTestRunner(verbosity=2).run(suite)
    for test, reason in result.skipped:
        print(f"test-integrations: LEFT OUT: {test.id().split('.', 1)[1]}: {reason}", file=sys.stderr)
    if "CommandFromSource" not in PARTS:
        print("test-integrations: LEFT OUT: CommandFromSource: it takes minutes, give --source", file=sys.stderr)
    passed = result.testsRun - len(result.skipped) - len(result.failures) - len(result.errors)
    print(f"test-integrations: {passed} of {result.testsRun} tests passed in {time.monotonic() - start:.0f} s", file=sys.stderr)
    return 0 if result.wasSuccessful() and passed else 1


sys.exit(main())
