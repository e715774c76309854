# SPDX-License-Identifier: Apache-2.0
"""Tests of instances: making, reading, writing, and errors with positions."""
import os
import tempfile
import unittest
from pathlib import Path

import knapscope

MADE = {
    "knapsack": knapscope.Instance.knapsack(10, [2, 4, 3, 6], [4, 6, 2, 7], name="ours"),
    "multiple-choice": knapscope.Instance.multiple_choice(10, [[(2, 3), (3, 4)], [(1, 4)]], name="ours"),
    "subset-sum": knapscope.Instance.subset_sum(9, [4, 5, 6], name="ours"),
    "instruction-set": knapscope.Instance.tasks(
        [{"execution": 3, "period": 4, "choices": [{"gain": 1, "cost": 2}]}, {"execution": 1, "period": 9, "choices": []}],
        max_cost=7, name="ours"),
    "kernel-mix": knapscope.Instance.kernel_mix(
        [{"registers": 40, "shared_bytes": 1536, "threads": 26880, "copies": 1}], "h200", name="ours"),
}


class InstanceTest(unittest.TestCase):
    def test_every_kind_can_be_made(self) -> None:
        self.assertEqual(set(MADE), {row["kind"] for row in knapscope.presets()})
        for kind, instance in MADE.items():
            with self.subTest(kind):
                self.assertEqual(instance.kind, kind)
                self.assertEqual(instance.check(), instance)
                self.assertIn("ours", repr(instance))

    def test_tables_have_the_fields_and_count_from_zero(self) -> None:
        self.assertEqual(list(MADE["knapsack"].table()[1].items()), [("item", 1), ("value", 4), ("weight", 6)])
        self.assertEqual(MADE["multiple-choice"].table()[2], {"class": 1, "item": 0, "value": 1, "weight": 4})
        self.assertEqual(MADE["subset-sum"].table().column("weight"), [4, 5, 6])
        self.assertEqual(MADE["instruction-set"].table()[1],
                         {"task": 1, "execution": 1, "period": 9, "choice": None, "gain": None, "cost": None})
        self.assertEqual(MADE["kernel-mix"].table().column("kernel"), [0])

    def test_a_selection_takes_rows(self) -> None:
        self.assertEqual(MADE["knapsack"].chosen([0, 3]).column("weight"), [4, 7])
        self.assertEqual(MADE["multiple-choice"].chosen([1, None]).column("value"), [3])
        self.assertEqual(MADE["instruction-set"].chosen([0, None]).column("cost"), [2])

    def test_numbers_with_decimals_are_multiplied(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "bag.txt"
            path.write_text("2 20\n40 15.7\n9 4.4\n")
            bag = knapscope.load(path, "plain", scale={"weight": 10}, units={"weight": "kg"})
        self.assertEqual(bag.limit, 200)
        self.assertEqual(bag.units, {"weight": {"unit": "kg", "factor": 10}})
        self.assertEqual(MADE["knapsack"].units, {})
        result = knapscope.solve(bag, "knapsack.sequential")
        self.assertEqual(result.quantities, {"weight": {"amount": "15.7", "limit": "20", "unit": "kg", "factor": 10}})
        self.assertIn("(15.7 of 20 kg)", result._repr_svg_())

    def test_a_solution_that_came_with_the_instance_is_kept(self) -> None:
        bag = knapscope.read_instance("2 19\n31 8\n17 5\n1 0\n", "unicauca")
        self.assertEqual(bag.known_selection, [0])
        facts = knapscope.solve(bag, "knapsack.sequential").facts
        self.assertEqual(facts[0]["sentence"], "The file's solution has value 31, the optimum is 48.")

    def test_records_may_have_names(self) -> None:
        hike = knapscope.Instance.knapsack(21, [40, 9, 31], [12, 4, 9], names=["tent", None, "stove"])
        self.assertEqual(hike.check(), hike)
        self.assertEqual(hike.table().column("name"), ["tent", None, "stove"])
        result = knapscope.solve(hike, "knapsack.sequential")
        self.assertEqual((result.selection, result.names), ([0, 2], ["tent", "stove"]))
        self.assertEqual(result.table().column("name"), ["tent", "stove"])
        self.assertIn("tent", result._repr_svg_())
        menu = knapscope.Instance.multiple_choice(9, [[(1, 2, "soup"), (3, 4)], [(5, 6)]])
        self.assertEqual(menu.check(), menu)
        self.assertEqual(menu.table().column("name"), ["soup", None, None])
        bread = knapscope.Instance.subset_sum(9, [5, 4], names=["bread", ""])
        self.assertEqual(bread.check(), bread)
        self.assertEqual(bread.table()[0], {"item": 0, "weight": 5, "name": "bread"})
        self.assertEqual(bread.document["weights"][1], 4)
        tasks = knapscope.Instance.tasks([{"name": "aes", "execution": 3, "period": 4,
                                           "choices": [{"gain": 1, "cost": 2, "name": "mac"}]}])
        self.assertEqual(tasks.check(), tasks)
        self.assertEqual((tasks.table()[0]["name"], tasks.table()[0]["choice_name"]), ("aes", "mac"))
        self.assertIsNone(knapscope.solve(MADE["knapsack"], "knapsack.sequential").names)
        with self.assertRaises(ValueError):
            knapscope.Instance.knapsack(5, [1, 2], [1, 2], names=["one"])
        with self.assertRaisesRegex(knapscope.LimitError, "/items/0/name"):
            knapscope.Instance.knapsack(5, [1], [1], names=["x" * 201]).check()

    def test_large_numbers_stay_whole(self) -> None:
        largest = 2**63 - 1
        instance = knapscope.Instance.subset_sum(largest, [largest])
        self.assertEqual(instance.check().limit, largest)
        self.assertEqual(knapscope.solve(instance, "subset-sum.schroeppel-shamir").status, "found")

    def test_what_is_wrong_says_where(self) -> None:
        with self.assertRaises(knapscope.InputError) as caught:
            knapscope.solve(knapscope.Instance.knapsack(5, [1, -3], [1, 2]), "knapsack.sequential")
        self.assertEqual((caught.exception.code, caught.exception.where), (3, "/items/1/value"))
        self.assertIn("-3 is not an integer", caught.exception.what)
        with self.assertRaisesRegex(knapscope.InputError, "/items/1/value"):
            knapscope.Instance.knapsack(5, [1, -3], [1, 2]).check()
        with self.assertRaises(ValueError):
            knapscope.Instance.knapsack(5, [1], [1, 2])
        with self.assertRaises(knapscope.InputError):
            knapscope.Instance({"format": "knapscope-instance", "version": 2})

    def test_files_of_every_format(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            made = MADE["knapsack"]
            made.save(folder / "a.knapscope.json")
            self.assertEqual(os.listdir(folder), ["a.knapscope.json"])
            self.assertEqual(knapscope.load(folder / "a.knapscope.json"), made)
            self.assertEqual(knapscope.read(folder / "a.knapscope.json"), made)
            (folder / "b").write_text(knapscope.export(made, "csv"))
            self.assertEqual(knapscope.load(folder / "b"), made)
            (folder / "c").write_text("2 10\n1 2\n3 4\n")
            self.assertEqual(knapscope.load(folder / "c", format="plain").table().column("weight"), [2, 4])
            with self.assertRaisesRegex(knapscope.UsageError, "no format 'xml'"):
                knapscope.load(folder / "c", format="xml")
            with self.assertRaisesRegex(knapscope.InputError, "No such file"):
                knapscope.load(folder / "none")
            with self.assertRaisesRegex(knapscope.InputError, "No such file"):
                knapscope.read(folder / "none")
            for text in ("{", "[]", '{"format": "theirs"}'):
                (folder / "d").write_text(text)
                with self.assertRaises(knapscope.InputError):
                    knapscope.read(folder / "d")

    def test_a_file_may_be_called_like_an_option_or_like_standard_input(self) -> None:
        here = os.getcwd()
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                for name in ("-", "--from"):
                    MADE["knapsack"].save(name)
                    self.assertEqual(knapscope.load(name), MADE["knapsack"])
            finally:
                os.chdir(here)

    def test_presets_are_generated(self) -> None:
        instance = knapscope.generate("knapsack", "uncorrelated", seed=3, n=20, R=100)
        self.assertEqual(len(instance.table()), 20)
        self.assertEqual(instance, knapscope.generate("knapsack", "uncorrelated", seed=3, n=20, R=100))
        self.assertNotEqual(instance, knapscope.generate("knapsack", "uncorrelated", seed=4, n=20, R=100))
        with self.assertRaises(knapscope.UsageError):
            knapscope.generate("knapsack", "nothing")


if __name__ == "__main__":
    unittest.main()
