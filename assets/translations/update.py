#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Brings the files of Qt Linguist up to the sources: update.py [--check] [ROOT]

Writes knapscope_LANGUAGE.ts (words of the window, by lupdate) and sentences_LANGUAGE.ts (what `solvers` and
`visual` say, by their English forms). What is new is there as unfinished, what nobody says any more is gone.
With --check it writes nothing and names whatever is missing, unfinished, gone or does not fit: its exit code is 1
if there is anything."""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from xml.sax.saxutils import escape

LANGUAGES = ("de", "it")
LITERAL = r'"(?:[^"\\\n]|\\.)*"'
LITERALS = rf"{LITERAL}(?:\s*{LITERAL})*"
# Where a text for people stands, beside what is given to these three.
SAID = re.compile(rf"\b(?:said|formatted)\(\s*({LITERALS})")
ARE = re.compile(rf"(?:(?:rows|columns)_are\(\) const(?: override)? \{{ return |levels_are = )({LITERAL})")
COUNTED = re.compile(rf"\bcounted\(\s*({LITERALS}),\s*({LITERALS})")
FIELDS = re.compile(rf"(?:\.|->|\binfo_?\.)(?:title|sentence|because|what|todo|cost|within|beyond|singular|plural|group_note|words|column|phase|rows_are|symbol_words)\s*=\s*({LITERALS})")
# Functions whose texts are titles: of demonstrations, kernels, presets, parameters, figures.
TITLED = re.compile(r"\b(?:ArrayDemo|demo_number|PoolKernel|table_row(?:<[^>]*>)?|thesis|pisinger::count)\(([^;]*?)\)")
TITLED_FIGURE = re.compile(r"\b(?:choice|word|integer)\(([^;]*?)\)[,}]")
TABLED = {  # tables of names, whole files of them
    **{f"solvers/problems/{kind}/kind.cpp": re.compile(rf"\.value = ({LITERAL})")
       for kind in ("knapsack", "multiple_choice", "subset_sum", "instruction_set")},
    "solvers/problems/pisinger.h": re.compile(rf'\{{"[a-z-]+",\s*({LITERALS})'),
    "solvers/roofline/ceilings.cpp": re.compile(rf'\{{\w+, "\w+",\s*({LITERALS})'),
    "solvers/questions/question.cpp": re.compile(rf'Named\{{[^"]*"\w+",\s*({LITERALS})'),
    "solvers/result/answer.cpp": re.compile(rf"return ({LITERAL});"),
    "solvers/occupancy/occupancy.cpp": re.compile(rf"return ({LITERAL});"),
    "visual/scene/legend.h": re.compile(rf"pointed_at_words = ({LITERAL})"),
    "visual/scene/live/timeline_kernels.h": re.compile(rf"longest_lane_words = ({LITERAL})"),
    "visual/scene/problems/knapsack/answers.cpp": re.compile(rf"\.name = ({LITERAL})"),
    "visual/scene/kernel/counters_table.cpp": re.compile(rf"(?:count\(|\.name = )({LITERAL})"),
    "visual/scene/kernel/kernel_counters.cpp": re.compile(rf"(?:SharedCounter\{{\w+, |of_\w+ = |\.name = )({LITERAL})"),
    "visual/scene/kernel/kernel_counters_table.cpp": re.compile(rf"(?:titles\{{|, +)({LITERAL})(?=[,}}])"),
    "visual/scene/live/telemetry_curves.cpp": re.compile(rf"Quantity\{{({LITERALS})"),
}
# What is written for programs.
MARKUP = re.compile(r"</?[a-z]|\n|[\x00-\x1f]|data-|xmlns|\{\{\s*\"|^[/.]|^[a-z_.-]+[<{]|^\{\}[./]|var\(")


def text_of(literals):
    """What the compiler makes of string literals in a row."""
    return "".join(json.loads(re.sub(r"\\x[0-9a-fA-F]+|\\0", " ", each))
                   for each in re.findall(LITERAL, literals.replace("\\'", "'")))


def is_for_people(form):
    """Whether there are words outside of its braces, and no markup; "z{}(j) = ..." is a sentence."""
    words = re.sub(r"\{[^{}]*(?:\{\})?[^{}]*\}", "", form)
    return re.search(r"[A-Za-z]{2}", words) and (not MARKUP.search(form) or re.search(r"^z\{.*: [a-z]+ [a-z]+", form))


def sources(root, folders, endings):
    for folder in folders:
        for path in sorted(glob.glob(f"{root}/{folder}/**/*", recursive=True)):
            if path.endswith(endings):
                with open(path, encoding="utf-8") as file:
                    text = file.read()
                yield os.path.relpath(path, root), re.sub(r"^\s*//.*$", "", text, flags=re.M)


def sentences(root):
    """English form -> whether it has a plural."""
    found = {}

    def take(literals, many=None):
        form = text_of(literals)
        if is_for_people(form) or many:
            found[form + (" | " + text_of(many) if many else "")] = bool(many)

    for name, text in sources(root, ("solvers", "visual", "ui"), (".cpp", ".h", ".inl", ".cu")):
        for match in COUNTED.finditer(text):
            take(match[1], match[2])
        for match in SAID.finditer(text):
            take(match[1])
        if name.startswith(("solvers", "visual")):
            for match in [*FIELDS.finditer(text), *ARE.finditer(text)]:
                take(match[1])
            for match in (TITLED_FIGURE if "/figures/" in name else TITLED).finditer(text):
                for literal in re.findall(LITERALS, match[1]):
                    if re.search(r"^\"[A-Z]", literal):
                        take(literal)
        if name in TABLED:
            for match in TABLED[name].finditer(text):
                take(match[1])
    for noun in {text_of(each) for _, text in sources(root, ("solvers",), (".cpp", ".h"))
                 for each in re.findall(rf"\.singular = ({LITERAL})", text)}:
        found[("an " if noun[0] in "aeiou" else "a ") + noun] = False
    with open(f"{root}/assets/lessons/chapters.json", encoding="utf-8") as file:
        found.update({title: False for title in json.load(file)["chapters"]})
    return found


def read_sentences(path):
    """Form -> list of texts, for those that are finished."""
    known = {}
    if os.path.exists(path):
        for message in ElementTree.parse(path).iter("message"):
            translation = message.find("translation")
            if translation.get("type") is None:
                plural = [each.text or "" for each in translation.findall("numerusform")]
                known[message.get("id")] = plural or [translation.text or ""]
    return known


def sentences_xml(language, forms, known):
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", f'<TS version="2.1" language="{language}">',
             "<context>", "    <name></name>"]
    for form, plural in sorted(forms.items()):
        texts = known.get(form, [""])
        done = all(texts) and len(texts) == (2 if plural else 1)
        lines.append(f'    <message id="{escape(form, {chr(34): "&quot;"})}"' + (' numerus="yes">' if plural else ">"))
        state = "" if done else ' type="unfinished"'
        if plural:
            texts = texts if len(texts) == 2 else texts * 2
            lines.append(f"        <translation{state}>" + "".join(
                f"<numerusform>{escape(each)}</numerusform>" for each in texts) + "</translation>")
        else:
            lines.append(f"        <translation{state}>{escape(texts[0])}</translation>")
        lines.append("    </message>")
    return "\n".join(lines + ["</context>", "</TS>", ""])


# A function of one file that translates what it is given: lupdate does not see through it.
HELPER = re.compile(r"(?:QString|std::string) (\w+)\(const char\* text\) \{\s*return QCoreApplication::translate\(\"([\w:]+)\", text\)")


def window_words(root, folder):
    """Copies the files into the folder and lets lupdate bring them up to date there."""
    macros, files_read = [], []  # lupdate does not expand macros
    for name, text in sources(root, ("ui",), (".cpp", ".h", ".def")):
        helper = HELPER.search(text)
        if helper:
            macros += [(helper[2], each) for each in re.findall(rf"\b{helper[1]}\(\s*({LITERALS})\s*[,)]", text)]
            macros += [(helper[2], each) for each in re.findall(rf"\b{helper[1]}\([^()\"]*\?\s*({LITERALS})\s*:", text)]
            macros += [(helper[2], each) for each in re.findall(rf"\b{helper[1]}\([^()\"]*\?\s*{LITERALS}\s*:\s*({LITERALS})", text)]
        if not helper or helper[1] != "tr":
            files_read.append(f"{root}/{name}")
        macros += [("shortcuts", each) for each in re.findall(rf"KS_KEY\([^\n]*?,\s*[a-z]+,\s*{LITERAL},\s*({LITERAL})", text)]
        macros += [(context, each) for each in re.findall(rf"^KS_PAGE\(\w+, \d+, ({LITERAL})\)", text, re.M)
                   for context in ("shortcuts", "pages")]
    with open(f"{folder}/macros.cpp", "w", encoding="utf-8") as file:
        file.write("".join(f'auto a = QT_TRANSLATE_NOOP("{context}", {text});\n' for context, text in sorted(macros)))
    files = []
    for language in LANGUAGES:
        files.append(f"{folder}/knapscope_{language}.ts")
        old = f"{root}/assets/translations/knapscope_{language}.ts"
        if os.path.exists(old):
            with open(old, encoding="utf-8") as source, open(files[-1], "w", encoding="utf-8") as target:
                target.write(source.read())
    lupdate = next((each for each in ("/usr/lib/qt6/bin/lupdate",) if os.path.exists(each)), "lupdate")
    subprocess.run([lupdate, "-silent", "-no-obsolete", "-locations", "none", "-I", root, *files_read, f"{folder}/macros.cpp", "-ts",
                    *files], check=True, stdout=subprocess.DEVNULL)
    return files


# A field of libfmt, or of QString::arg.
PLACES = re.compile(r"\{\{|\}\}|\{([^{}:]*)(:[^{}]*(?:\{\})?[^{}]*)?\}|%L?(\d|n)")


def places_of(text):
    """Which arguments a text shows, by number, and how; None if it mixes numbered places with others."""
    shown, automatic, numbered = {}, 0, False
    for match in PLACES.finditer(text):
        if match[3]:
            shown["%" + match[3]] = set()
        elif match[0] not in ("{{", "}}"):
            shown.setdefault(match[1] or str(automatic), set()).add(match[2] or "")
            automatic += match[1] == ""
            numbered = numbered or match[1] != ""
    return None if automatic and numbered else shown


def faults_in(language, sentence_forms, folder, root):
    name = f"sentences_{language}.ts"
    known = read_sentences(f"{root}/assets/translations/{name}")
    for form, plural in sentence_forms.items():
        if form not in known or not all(known[form]) or len(known[form]) != (2 if plural else 1):
            yield f"{name}: not translated: {form!r}"
        elif any(places_of(each) != places_of(english)
                 for each, english in zip(known[form], form.split(" | ") if plural else [form])):
            yield f"{name}: other places than in the English: {form!r}: {known[form]}"
    for form in known.keys() - sentence_forms.keys():
        yield f"{name}: nobody says it any more: {form!r}"
    name = f"knapscope_{language}.ts"
    now = ElementTree.parse(f"{folder}/{name}")
    there = {(c.findtext("name"), m.findtext("source")) for c in ElementTree.parse(
        f"{root}/assets/translations/{name}").iter("context") for m in c.iter("message")}
    for context in now.iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name"), message.findtext("source"))
            translation = message.find("translation")
            texts = [each.text or "" for each in translation.iter("numerusform")] or [translation.text or ""]
            there.discard(key)
            if translation.get("type") is not None or not all(texts):
                yield f"{name}: not translated: {key}"
            elif any(places_of(each) != places_of(key[1]) and message.get("numerus") is None for each in texts):
                yield f"{name}: other places than in the English: {key}: {texts}"
    for key in there:
        yield f"{name}: nobody says it any more: {key}"


def main():
    options = [each for each in sys.argv[1:] if each.startswith("--")]
    names = [each for each in sys.argv[1:] if not each.startswith("--")]
    root = os.path.abspath(names[0] if names else f"{os.path.dirname(os.path.abspath(__file__))}/../..")
    forms = sentences(root)
    with tempfile.TemporaryDirectory() as folder:
        files = window_words(root, folder)
        if "--check" in options:
            faults = [each for language in LANGUAGES for each in faults_in(language, forms, folder, root)]
            print("\n".join(faults) or f"{len(forms)} sentences and the words of the window are all there")
            return 1 if faults else 0
        for language, path in zip(LANGUAGES, files):
            target = f"{root}/assets/translations"
            with open(path, encoding="utf-8") as source, open(
                    f"{target}/knapscope_{language}.ts", "w", encoding="utf-8") as out:
                out.write(source.read())
            known = read_sentences(f"{target}/sentences_{language}.ts")
            with open(f"{target}/sentences_{language}.ts", "w", encoding="utf-8") as out:
                out.write(sentences_xml(language, forms, known))
    return 0


if __name__ == "__main__":
    sys.exit(main())
