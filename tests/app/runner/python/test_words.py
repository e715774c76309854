# SPDX-License-Identifier: Apache-2.0
"""Tests the documentation of the module: docstrings, types, the session of docs/python.md."""
import doctest
import inspect
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import knapscope

SOURCE = Path(os.environ["KS_SOURCE_DIR"])


class WordsTest(unittest.TestCase):
    def test_everything_public_has_a_docstring(self) -> None:
        missing = []
        for name in knapscope.__all__:
            thing = getattr(knapscope, name)
            missing += [] if inspect.getdoc(thing) else [name]
            if inspect.isclass(thing):
                missing += [f"{name}.{key}" for key, member in vars(thing).items() if not key.startswith("_")
                            and (callable(member) or isinstance(member, (property, classmethod))) and not inspect.getdoc(member)]
        self.assertEqual(missing, [])

    def test_all_is_all(self) -> None:
        public = {name for name, value in vars(knapscope).items()
                  if not name.startswith("_") and not inspect.ismodule(value)}
        self.assertEqual(public, set(knapscope.__all__))

    def test_the_page_is_true(self) -> None:
        here = os.getcwd()
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                failed, tried = doctest.testfile(str(SOURCE / "docs/python.md"), module_relative=False, encoding="utf-8",
                                                 optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
            finally:
                os.chdir(here)
        self.assertGreater(tried, 10)
        self.assertEqual(failed, 0)

    def test_the_page_names_everything_public(self) -> None:
        page = (SOURCE / "docs/python.md").read_text()
        self.assertEqual([name for name in knapscope.__all__ if f"`{name}" not in page], [])

    @unittest.skipIf(shutil.which("mypy") is None, "there is no mypy (Debian: mypy)")
    def test_types_are_right(self) -> None:
        with tempfile.TemporaryDirectory() as cache:
            ran = subprocess.run(["mypy", "--strict", "--cache-dir", cache, str(SOURCE / "python/knapscope")],
                                 capture_output=True, text=True, check=False)
        self.assertEqual(ran.returncode, 0, ran.stdout + ran.stderr)


if __name__ == "__main__":
    unittest.main()
