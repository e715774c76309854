# SPDX-License-Identifier: Apache-2.0
"""Tests of the process: found or not, interrupted, broken; no process remains."""
import os
import signal
import stat
import subprocess
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import knapscope

LONG = knapscope.generate("multiple-choice", "thesis-set4")  # seconds of work


class Interrupted(Exception):
    pass


class RunnerTest(unittest.TestCase):
    def setUp(self) -> None:
        self.started: list[subprocess.Popen[bytes]] = []
        start = subprocess.Popen

        def noted(*arguments: object, **options: object) -> "subprocess.Popen[bytes]":
            self.started.append(start(*arguments, **options))  # type: ignore[call-overload]
            return self.started[-1]

        patch = mock.patch("knapscope.runner.subprocess.Popen", noted)
        patch.start()
        self.addCleanup(patch.stop)

    def tearDown(self) -> None:
        with self.assertRaises(ChildProcessError):  # no process remains, not even a zombie
            os.waitpid(-1, os.WNOHANG)

    def assert_stopped(self) -> None:
        """Asserts that the runner ended at the signal (6) or at the end of its input (0), and was not killed."""
        self.assertIn(self.started[-1].returncode, (0, 6))

    def program(self, text: str) -> None:
        """Replaces the runner by a shell script."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        script = Path(folder.name) / "runner"
        script.write_text("#!/bin/sh\n" + text)
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
        patch = mock.patch.dict(os.environ, KNAPSCOPE_RUNNER=str(script))
        patch.start()
        self.addCleanup(patch.stop)

    def test_an_interrupt_cancels(self) -> None:
        with self.assertRaises(KeyboardInterrupt):
            knapscope.solve(LONG, "mckp.sequential", memory="64M",
                            progress=lambda _: os.kill(os.getpid(), signal.SIGINT))
        self.assert_stopped()

    def test_an_exception_of_the_callback_cancels(self) -> None:
        def stop(_: knapscope.Progress) -> None:
            raise Interrupted

        with self.assertRaises(Interrupted):
            knapscope.solve(LONG, "mckp.sequential", memory="64M", progress=stop)
        self.assert_stopped()

    def test_a_time_limit(self) -> None:
        with self.assertRaises(knapscope.LimitError):
            knapscope.solve(LONG, "mckp.sequential", memory="64M", timeout=0.01)

    def test_one_process_a_call_which_ends_well(self) -> None:
        knapscope.solve(knapscope.Instance.knapsack(1, [1], [1]), "knapsack.sequential")
        self.assertEqual([process.returncode for process in self.started], [0])

    def test_a_signal_from_elsewhere(self) -> None:
        with self.assertRaises(knapscope.Cancelled):
            knapscope.solve(LONG, "mckp.sequential", memory="64M",
                            progress=lambda _: self.started[-1].send_signal(signal.SIGTERM))

    def test_a_runner_that_dies_is_an_error(self) -> None:
        self.program("read line; echo 'knapscope-run: no memory left' >&2; exit 4")
        with self.assertRaisesRegex(knapscope.LimitError, "^no memory left$"):
            knapscope.variants()
        self.program("exit 1")
        with self.assertRaisesRegex(knapscope.KnapscopeError, "ended with 1"):
            knapscope.solve(LONG, "mckp.sequential")
        self.program("kill -9 $$")
        with self.assertRaisesRegex(knapscope.KnapscopeError, "-9"):
            knapscope.generate("knapsack", "thesis-2.1")

    def test_a_runner_that_does_not_end_is_ended(self) -> None:
        self.program('read line; echo \'{"event": "result", "t": 0, "result": '
                     '{"format": "knapscope-variants", "version": 1, "variants": [], "presets": []}}\'; '
                     "trap '' INT TERM; exec sleep 1000")
        with mock.patch("knapscope.runner._PATIENCE_S", 0.01):
            self.assertEqual(knapscope.variants(), [])

    def test_no_runner_says_what_to_do(self) -> None:
        with mock.patch.dict(os.environ, KNAPSCOPE_RUNNER="/nowhere/knapscope-run"):
            with self.assertRaisesRegex(knapscope.RunnerNotFound, "/nowhere/knapscope-run.*KNAPSCOPE_RUNNER"):
                knapscope.variants()
        with mock.patch.dict(os.environ, PATH="/nowhere"):
            del os.environ["KNAPSCOPE_RUNNER"]
            with self.assertRaisesRegex(knapscope.RunnerNotFound, "KNAPSCOPE_RUNNER"):
                knapscope.variants()

    def test_it_is_found_on_the_path(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "knapscope-run"
            program.symlink_to(os.environ["KNAPSCOPE_RUNNER"])
            with mock.patch.dict(os.environ, PATH=folder):
                del os.environ["KNAPSCOPE_RUNNER"]
                self.assertEqual(knapscope.find_runner(), program)
                self.assertRegex(knapscope.runner_version(), r"^\d+\.\d+\.\d+")


if __name__ == "__main__":
    unittest.main()
