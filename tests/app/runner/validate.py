# SPDX-License-Identifier: Apache-2.0
"""Checks JSON documents against the schemas of the runner.

validate.py SCHEMA_FOLDER [SCHEMA_FILE ...]; standard input: lines "schema<TAB>document". Prints each mistake; exit 1 if there are any,
2 when the Debian package python3-jsonschema is missing.
"""
import json
import pathlib
import sys

try:
    from jsonschema import Draft202012Validator, RefResolver
except ImportError:
    print("python3-jsonschema is not installed: apt-get install python3-jsonschema")
    sys.exit(2)

paths = [*pathlib.Path(sys.argv[1]).glob("*.schema.json"), *map(pathlib.Path, sys.argv[2:])]
schemas = {path.name.removesuffix(".schema.json"): json.loads(path.read_text()) for path in paths}
for name, schema in schemas.items():
    Draft202012Validator.check_schema(schema)
    if schema["$id"] != f"https://knapscope.invalid/{name}.schema.json":
        sys.exit(f"{name}.schema.json calls itself {schema['$id']}")
store = {schema["$id"]: schema for schema in schemas.values()}

mistakes = 0
checked = 0
for line in sys.stdin:
    name, text = line.split("\t", 1)
    schema = schemas[name]
    validator = Draft202012Validator(schema, resolver=RefResolver(schema["$id"], schema, store=store))
    checked += 1
    for error in validator.iter_errors(json.loads(text)):
        mistakes += 1
        place = "/" + "/".join(str(part) for part in error.absolute_path)
        causes = "; ".join(cause.message[:200] for cause in error.context)
        print(f"{name} {place}: {error.message[:300]} {causes}\n  in {text[:300]}")
if checked == 0:
    sys.exit("no document came")
sys.exit(1 if mistakes else 0)
