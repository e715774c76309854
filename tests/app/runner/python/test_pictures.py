# SPDX-License-Identifier: Apache-2.0
"""Tests that pictures and tables of notebooks are valid and escaped for any names."""
import unittest
import xml.etree.ElementTree as ElementTree

import knapscope

try:
    import pandas
except ImportError:
    pandas = None

HOSTILE = "</text><script>&\"']]>\x00\x1b\ud800\u2028 " + "long " * 100
SVG = "{http://www.w3.org/2000/svg}"


def everything() -> list[knapscope.Document]:
    """Returns an object of each class and each kind of answer."""
    example = knapscope.generate("multiple-choice", "thesis-2.2")
    tasks = knapscope.generate("instruction-set", "ise-three-tasks")
    mix = knapscope.generate("kernel-mix", "concurrency-register-trap")
    many = knapscope.generate("knapsack", "uncorrelated", n=3000, R=1000)
    return [
        example, tasks, mix, many, knapscope.generate("subset-sum", "sso-toy"),
        knapscope.solve(example, "mckp.sequential"), knapscope.solve(example, "mckp.global", on="emulator"),
        knapscope.solve(tasks, "instruction-set.sequential"), knapscope.solve(mix, "kernel-mix.first-fit"),
        knapscope.solve(many, "knapsack.combo"), knapscope.solve(knapscope.Instance.subset_sum(9, [4, 5]), "subset-sum.dp.v1"),
        knapscope.solve(knapscope.Instance.multiple_choice(1, [[(1, 2)]]), "mckp.sequential"),
        knapscope.trace(example, "mckp.shared"),
        knapscope.trace(knapscope.generate("knapsack", "thesis-2.1"), "demo.missing-barrier"),
        knapscope.bench([example], ["mckp.sequential", {"variant": "mckp.global", "on": "gpu:99"}], repetitions=1),
        knapscope.front(tasks), knapscope.front(example), knapscope.plan(mix, "kernel-mix.first-fit"),
    ]


class PicturesTest(unittest.TestCase):
    def picture(self, shown: object) -> ElementTree.Element:
        root = ElementTree.fromstring(shown._repr_svg_())  # type: ignore[attr-defined]
        self.assertEqual(root.tag, SVG + "svg")
        return root

    def test_every_object_has_one_that_is_valid_and_within_its_frame(self) -> None:
        for shown in everything():
            with self.subTest(repr(shown)):
                root = self.picture(shown)
                width, height = float(root.get("width", 0)), float(root.get("height", 0))
                self.assertEqual(root.get("aria-label"), repr(shown))
                self.assertTrue(root.find(SVG + "text") is not None)
                for text in root.iter(SVG + "text"):
                    self.assertLess(float(text.get("y", 0)), height)
                for bar in root.iter(SVG + "rect"):
                    self.assertLessEqual(float(bar.get("x", 0)) + float(bar.get("width", 0)), width + 0.2)
                    self.assertLessEqual(float(bar.get("y", 0)) + float(bar.get("height", 0)), height)

    def test_the_plate_is_opaque_and_the_ink_dark(self) -> None:
        root = self.picture(knapscope.Instance.subset_sum(3, [1, 2]))
        plate = root.find(SVG + "rect")
        assert plate is not None
        self.assertEqual((plate.get("width"), plate.get("height")), (root.get("width"), root.get("height")))
        self.assertGreater(contrast(plate.get("fill", ""), min(text.get("fill", "") for text in root.iter(SVG + "text"))), 4.5)

    def test_names_are_text_and_nothing_else(self) -> None:
        instance = knapscope.Instance.knapsack(10, [2, 4], [4, 6], name=HOSTILE)
        harmless = knapscope.Instance.knapsack(10, [2, 4], [4, 6], name="x")
        result = knapscope.Result(knapscope.solve(harmless, "knapsack.sequential").document, instance)
        result.document["instance"]["name"] = result.document["variant"] = HOSTILE
        for shown in (instance, result):
            root = self.picture(shown)
            self.assertEqual({element.tag for element in root.iter()} - {SVG + tag for tag in
                             ("svg", "title", "rect", "text", "line", "circle")}, set())

    def test_tables_are_escaped_in_html(self) -> None:
        table = knapscope.Table([{"<b>": "<i>&"}])
        self.assertEqual(table._repr_html_(), "<table><thead><tr><th>&lt;b&gt;</th></tr></thead>"
                                              "<tbody><tr><td>&lt;i&gt;&amp;</td></tr></tbody></table>")


def contrast(one: str, other: str) -> float:
    """Returns the contrast ratio of two colours #RRGGBB as WCAG defines it."""
    def light(colour: str) -> float:
        parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
        return sum(share * (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)
                   for share, part in zip((0.2126, 0.7152, 0.0722), parts))
    lights = sorted((light(one), light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


class TableTest(unittest.TestCase):
    def test_rows_have_every_column(self) -> None:
        table = knapscope.Table([{"a": 1}, {"b": 2.5}])
        self.assertEqual((table.columns, table[0], table.column("b")), (("a", "b"), {"a": 1, "b": None}, [None, 2.5]))
        self.assertEqual(table[1:], [{"a": None, "b": 2.5}])
        self.assertEqual(repr(table), "a    b\n1\n   2.5")
        self.assertEqual(repr(knapscope.Table([])), "")

    def test_long_tables_and_cells_are_cut_when_shown(self) -> None:
        text = repr(knapscope.Table({"n": i, "word": "x" * 100} for i in range(50)))
        self.assertTrue(text.endswith("\n... and 30 more rows"))
        self.assertLess(max(map(len, text.split("\n"))), 80)

    @unittest.skipIf(pandas is None, "there is no pandas (Debian: python3-pandas)")
    def test_pandas_takes_them(self) -> None:
        for shown in everything():
            table = shown.table()  # type: ignore[attr-defined]
            frame = pandas.DataFrame(table)
            self.assertEqual((list(frame.columns), len(frame)), (list(table.columns), len(table)))
        frame = pandas.DataFrame(knapscope.Instance.knapsack(10, [2, 4], [4, 6]).table())
        self.assertEqual(frame["weight"].sum(), 10)
        self.assertEqual(str(frame["weight"].dtype), "int64")


if __name__ == "__main__":
    unittest.main()
