# SPDX-License-Identifier: Apache-2.0
"""Tests solving, tracing, measuring and fronts with the papers' small examples."""
import tempfile
import unittest
from pathlib import Path

import knapscope

EXAMPLE = knapscope.generate("multiple-choice", "thesis-2.2")


class RunsTest(unittest.TestCase):
    def test_a_result(self) -> None:
        result = knapscope.solve(EXAMPLE, "mckp.sequential")
        self.assertEqual((result.status, result.objective, result.weight, result.selection), ("optimal", 7, 10, [0, 0, 2]))
        self.assertEqual((result.on, result.device, result.verified), ("cpu", None, True))
        self.assertEqual(result.table().column("value"), [2, 1, 4])
        self.assertEqual([row["name"] for row in result.timing][-1], "verify")
        self.assertGreater(result.total_ms, 0)
        self.assertEqual(knapscope.Result(result.document).table().column("item"), [0, 0, 2])

    def test_options_reach_the_runner(self) -> None:
        result = knapscope.solve(EXAMPLE, "mckp.global", on="emulator", set={"block": 64}, device="tesla-m2050")
        self.assertEqual((result.parameters["block"], result.device and result.device["name"]), (64, "Tesla M2050"))
        with self.assertRaises(knapscope.LimitError):
            knapscope.solve(EXAMPLE, "mckp.sequential", memory="1")
        with self.assertRaises(knapscope.DeviceError):
            knapscope.solve(EXAMPLE, "mckp.global", on="gpu:99")
        with self.assertRaisesRegex(knapscope.UsageError, "no variant 'mckp.magic'"):
            knapscope.solve(EXAMPLE, "mckp.magic")
        with tempfile.TemporaryDirectory() as folder:
            table = Path(folder) / "rows"
            self.assertEqual(knapscope.solve(EXAMPLE, "mckp.sequential", table=str(table)).table_file, str(table))
            self.assertGreater(table.stat().st_size, 0)

    def test_progress_is_told(self) -> None:
        told: list[knapscope.Progress] = []
        knapscope.solve(EXAMPLE, "mckp.sequential", progress=told.append)
        self.assertEqual((told[-1].fraction, told[-1].row, told[-1].rows), (1.0, 3, 3))

    def test_answers_of_every_shape(self) -> None:
        tasks = knapscope.solve(knapscope.generate("instruction-set", "ise-three-tasks"), "instruction-set.sequential")
        assert tasks.front
        self.assertEqual((len(tasks.front), tasks.table()[0]["exact"]), (10, "113/60"))
        mix = knapscope.solve(knapscope.generate("kernel-mix", "concurrency-register-trap"), "kernel-mix.first-fit")
        self.assertEqual(mix.table().column("name"), ["wide", "narrow"])
        bound = knapscope.solve(knapscope.generate("knapsack", "thesis-2.1"), "knapsack.fractional")
        self.assertEqual((bound.status, len(bound.table())), ("bound", 0))
        self.assertIsNotNone(bound.bound)
        none = knapscope.solve(knapscope.Instance.multiple_choice(1, [[(1, 2)]]), "mckp.sequential")
        self.assertEqual((none.status, none.objective, none.table()), ("infeasible", None, []))

    def test_a_trace(self) -> None:
        trace = knapscope.trace(EXAMPLE, "mckp.global", window=(0, 0, 0))
        loads = [row for row in trace.table() if row["op"] == "load"]
        self.assertEqual([row["sectors"] for row in loads], [7, 11, 7])
        self.assertEqual(loads[0]["efficiency"], 0.125)
        self.assertEqual(sum(trace.table().column("sectors")),
                         sum(trace.totals["global"][op]["sectors"] for op in ("load", "store", "atomic")))
        assert trace.window and trace.result
        self.assertEqual((trace.result.objective, len(trace.findings)), (7, 0))
        broken = knapscope.trace(knapscope.generate("knapsack", "thesis-2.1"), "demo.missing-barrier")
        self.assertIn("race", broken.findings.column("kind"))

    def test_measurements(self) -> None:
        tiny = {"preset": "uncorrelated", "kind": "multiple-choice", "set": {"n": 20, "m": 5, "R": 100}, "seeds": [1, 2]}
        runs = ["mckp.sequential", {"variant": "mckp.multicore", "set": {"threads": 1}}]
        told: list[knapscope.Progress] = []
        results = knapscope.bench([EXAMPLE, EXAMPLE, tiny], runs, repetitions=3, baseline="mckp.sequential",
                                  progress=told.append)
        table = results.table()
        self.assertEqual((len(table), told[-1].row), (8, 8))
        self.assertEqual(list(dict.fromkeys(table.column("instance"))),
                         ["Table 2.2", "Table 2.2 (2)", "uncorrelated (n = 20, m = 5, R = 100), seed 1",
                          "uncorrelated (n = 20, m = 5, R = 100), seed 2"])
        self.assertEqual((table[0]["speedup"], table[0]["samples"], table[1]["set.threads"]), (1.0, 3, 1))
        self.assertAlmostEqual(table[1]["speedup"], table[0]["median_ms"] / table[1]["median_ms"])
        with self.assertRaises(knapscope.InputError):
            knapscope.run_campaign({"format": "knapscope-campaign"})

    def test_rows_without_a_time_say_why(self) -> None:
        table = knapscope.bench([EXAMPLE], [{"variant": "mckp.global", "on": "gpu:99"}], repetitions=1).table()
        self.assertIsNone(table[0]["median_ms"])
        self.assertIn("gpu:99", table[0]["error"])

    def test_a_file_of_results_goes_on(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            tiny = {"preset": "thesis-2.2"}
            output = Path(folder) / "results.json"
            first = knapscope.bench([tiny], ["mckp.sequential"], repetitions=1, output=output)
            self.assertEqual(knapscope.read(output), first)
            again = knapscope.bench([tiny], ["mckp.sequential"], repetitions=1, output=output)
            self.assertEqual(again.rows, first.rows)

    def test_a_front(self) -> None:
        tasks = knapscope.generate("instruction-set", "ise-three-tasks")
        front = knapscope.front(tasks, least=9, take=["2a"])
        self.assertEqual(front.points[0], {"cost": 9, "utilisation": "11/12", "value": front.points[0]["value"],
                                           "schedulable": True, "choices": [1, 0, 0]})
        self.assertEqual(front.asked, {"from": 9, "take": ["2a"]})

    def test_a_plan(self) -> None:
        plan = knapscope.plan(knapscope.generate("kernel-mix", "concurrency-register-trap"), "kernel-mix.first-fit")
        self.assertEqual((plan.batch_count, plan.optimal, plan.table().column("blocks")), (1, True, [120, 24]))

    def test_what_there_is(self) -> None:
        self.assertIn("mckp.sequential", knapscope.variants("multiple-choice").column("id"))
        self.assertNotIn("knapsack.greedy", knapscope.variants("multiple-choice").column("id"))
        self.assertIn("h200", knapscope.devices().presets.column("id"))
        self.assertEqual(knapscope.devices().no_gpu is None, len(knapscope.devices().gpus) > 0)


if __name__ == "__main__":
    unittest.main()
