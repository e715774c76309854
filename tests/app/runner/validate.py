# SPDX-License-Identifier: Apache-2.0
"""Checks JSON documents against the schemas of the runner.

validate.py SCHEMA_FOLDER [SCHEMA_FILE ...]; standard input: lines "schema<TAB>document". An empty line ends a group of documents: the
errors in them are printed, then an empty line. Exit 1 if a schema is wrong or a group has no document, 2 if the Debian package
python3-jsonschema is missing.
"""
import json
import pathlib
import sys

try:
    from jsonschema import Draft202012Validator, RefResolver, validators
except ImportError:
    print("python3-jsonschema is not installed: apt-get install python3-jsonschema")
    sys.exit(2)

valid = set()


def once(keyword):
    """Returns the check of a keyword that checks equal parts of documents, such as the cells of a table, only once."""
    check = Draft202012Validator.VALIDATORS[keyword]

    def check_once(validator, value, part, schema):
        key = (keyword, id(schema), repr(part))
        if key in valid:
            return
        mistakes = list(check(validator, value, part, schema))
        if not mistakes:
            valid.add(key)
        yield from mistakes

    return check_once


Validator = validators.extend(Draft202012Validator, {keyword: once(keyword) for keyword in ("$ref", "items", "properties")})
paths = [*pathlib.Path(sys.argv[1]).glob("*.schema.json"), *map(pathlib.Path, sys.argv[2:])]
schemas = {path.name.removesuffix(".schema.json"): json.loads(path.read_text()) for path in paths}
for name, schema in schemas.items():
    Draft202012Validator.check_schema(schema)
    if schema["$id"] != f"https://knapscope.invalid/{name}.schema.json":
        sys.exit(f"{name}.schema.json calls itself {schema['$id']}")
store = {schema["$id"]: schema for schema in schemas.values()}
of = {
    name: Validator(schema, resolver=RefResolver(schema["$id"], schema, store=store))
    for name, schema in schemas.items()
}

checked = 0
for line in sys.stdin:
    if not line.strip():
        if checked == 0:
            sys.exit("no document came")
        print(flush=True)
        checked = 0
        continue
    name, text = line.split("\t", 1)
    checked += 1
    for error in of[name].iter_errors(json.loads(text)):
        place = "/" + "/".join(str(part) for part in error.absolute_path)
        causes = "; ".join(cause.message[:200] for cause in error.context)
        message = f"{name} {place}: {error.message[:300]} {causes}\n  in {text[:300]}"
        print("\n".join(row for row in message.splitlines() if row.strip()))
