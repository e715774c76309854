# SPDX-License-Identifier: Apache-2.0
"""Tests that the classes have exactly the members of the schemas."""
import inspect
import json
import os
import unittest
from dataclasses import fields
from pathlib import Path
from typing import Any, Mapping

import knapscope

try:
    from jsonschema import Draft202012Validator, RefResolver
except ImportError:
    Draft202012Validator = None

FOLDER = Path(os.environ["KS_SOURCE_DIR"]) / "app/runner/schemas"
SCHEMAS: dict[str, Any] = {path.name.removesuffix(".schema.json"): json.loads(path.read_text())
                           for path in FOLDER.glob("*.schema.json")}
CLASSES = {"result": knapscope.Result, "results": knapscope.Results, "trace": knapscope.Trace,
           "list": knapscope.Catalogue, "devices": knapscope.Devices, "pareto": knapscope.Front, "plan": knapscope.Plan}
# Members with another name, because table() is a method and `from` is a keyword of Python.
OTHERWISE = {"result": {"table": "table_file"},
             "pareto": {name: "asked" for name in ("from", "to", "take", "without")}}
OF_OURS = {"total_ms"}  # properties that return a part of a member
NOT_READ = {"live", "occupancy", "steps", "steps-header", "steps-line", "ceilings", "answers", "exercises", "sentence"}


class SchemasTest(unittest.TestCase):
    def test_every_schema_is_read_or_known_not_to_be(self) -> None:
        self.assertEqual(set(SCHEMAS), set(CLASSES) | NOT_READ | {"error", "event", "campaign"})

    def test_members_are_properties_and_the_other_way_round(self) -> None:
        for name, kind in CLASSES.items():
            with self.subTest(name):
                self.assertEqual(SCHEMAS[name]["properties"]["format"]["const"], kind.format)
                members = {OTHERWISE.get(name, {}).get(member, member) for member in SCHEMAS[name]["properties"]}
                properties = {key for key, _ in inspect.getmembers(kind, lambda value: isinstance(value, property))}
                self.assertEqual(properties - OF_OURS, members - {"format"})

    def test_members_that_may_be_missing_may(self) -> None:
        """All members of a document with only the required members can be read."""
        for name, kind in CLASSES.items():
            with self.subTest(name):
                least = {member: [] for member in SCHEMAS[name]["required"]}
                document = kind({**least, "format": kind.format, "version": 1, "timing": {"total_ms": 0, "stages": []}, "load_bytes": 32})
                for key, _ in inspect.getmembers(kind, lambda value: isinstance(value, property)):
                    getattr(document, key)

    def test_errors_and_progress(self) -> None:
        error = knapscope.KnapscopeError("it broke", "here", "mend it")
        # What a sentence was made of is for programs that speak another language; `line` is of requests to `serve`.
        # `remedy` is for programs with controls instead of options.
        members = set(SCHEMAS["error"]["properties"]) - {"event", "id", "line", "t", "what_as", "todo_as", "remedy"}
        self.assertEqual({member for member in members if hasattr(error, member)}, members)
        self.assertEqual(str(error), "here: it broke; mend it")
        progress = SCHEMAS["event"]["$defs"]["progress"]
        self.assertEqual({field.name for field in fields(knapscope.Progress)},
                         set(progress["properties"]) - {"event", "id", "t"})
        codes = SCHEMAS["error"]["properties"]["code"]
        ours = {kind.code for kind in knapscope.KnapscopeError.__subclasses__()} | {knapscope.KnapscopeError.code}
        self.assertEqual(ours, set(range(codes["minimum"], codes["maximum"] + 1)))

    def test_what_a_newer_runner_adds_is_no_error(self) -> None:
        error = {"code": 9, "what": "new", "where": "request /instances", "todo": ""}
        self.assertEqual(str(knapscope.runner.error_of(error)), "/instances: new")
        devices = knapscope.devices().document
        self.assertEqual(knapscope.Devices({**devices, "quantum": True}).document["quantum"], True)

    def test_rows_of_results(self) -> None:
        members = set(SCHEMAS["results"]["$defs"]["row"]["properties"])
        shown = set(knapscope.bench([{"preset": "thesis-2.2"}], ["mckp.sequential"], repetitions=1).table().columns)
        self.assertEqual(members - shown, {"parameters", "total_ms", "stages", "facts"})  # set.*, *_ms; or in `rows`

    @unittest.skipIf(Draft202012Validator is None, "there is no jsonschema (Debian: python3-jsonschema)")
    def test_what_is_sent_is_a_campaign(self) -> None:
        sent: list[Mapping[str, Any]] = []
        original = knapscope.bench.__globals__["request"]
        try:
            knapscope.bench.__globals__["request"] = lambda do, fields, progress: (
                sent.append(fields["campaign"]), original(do, fields, progress))[1]
            knapscope.bench([knapscope.generate("knapsack", "thesis-2.1"), {"preset": "thesis-2.1"}],
                            ["knapsack.sequential", {"variant": "knapsack.global", "on": "emulator"}], repetitions=1,
                            baseline="knapsack.sequential", memory="1G", timeout=60)
        finally:
            knapscope.bench.__globals__["request"] = original
        schema = SCHEMAS["campaign"]
        store = {each["$id"]: each for each in SCHEMAS.values()}
        validator = Draft202012Validator(schema, resolver=RefResolver(schema["$id"], schema, store=store))
        self.assertEqual([error.message for error in validator.iter_errors(sent[0])], [])


if __name__ == "__main__":
    unittest.main()
