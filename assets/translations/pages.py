#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Records the English text that a page of the manual translates: pages.py PAGE.LANGUAGE.md...

Call this with the file of a page after you have translated it, or updated its translation. It writes a hash of the
English page into the second line. `update.py --check` then reports the page when the English page has changed."""
import glob
import hashlib
import os
import re
import sys

NOTE = re.compile(r"\A(# [^\n]+\n)(?:<!-- translates: ([0-9a-f]*) -->\n)?")


def english_of(path):
    """Returns "step.md" for "step.de.md"."""
    return re.sub(r"\.[a-z]+\.md$", ".md", path)


def hash_of(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()[:12]


def faults(root, languages):
    """Yields pages without a translation, and translations of an older English text."""
    for english in sorted(glob.glob(f"{root}/assets/manual/*.md")):
        name = os.path.basename(english)[:-len(".md")]
        for language in languages if "." not in name else ():
            path = f"{english[:-len('.md')]}.{language}.md"
            if not os.path.exists(path):
                yield f"{name}.{language}.md: not translated"
                continue
            with open(path, encoding="utf-8") as file:
                note = NOTE.match(file.read())
            if not note or note[2] != hash_of(english):
                yield f"{name}.{language}.md: {name}.md has changed since; translate that, then run pages.py {path}"


def note_translation(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    note = NOTE.match(text)
    if english_of(path) == path or not note:
        sys.exit(f"{path}: no translated page, which is PAGE.LANGUAGE.md and begins with \"# Title\"")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"{note[1]}<!-- translates: {hash_of(english_of(path))} -->\n{text[note.end():]}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    for each in sys.argv[1:]:
        note_translation(each)
