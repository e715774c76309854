#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Updates the files of Qt Linguist from the sources: update.py [--check] [ROOT]

Writes knapscope_LANGUAGE.ts (texts of the window, by lupdate) and sentences_LANGUAGE.ts (sentences of `solvers` and
`visual`, by their English forms). New texts are unfinished; unused texts are removed. With --check it writes nothing.
It then reports texts that are missing, unfinished, unused or have wrong places, texts that cannot be translated, and
pages of the manual (pages.py); its exit code is 1 if there are any."""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from xml.sax.saxutils import escape

import pages

LANGUAGES = ("de", "it")
SOURCES, ENDINGS = ("solvers", "visual", "ui"), (".cpp", ".h", ".inl", ".cu")
LITERAL = r'"(?:[^"\\\n]|\\.)*"'
LITERALS = rf"{LITERAL}(?:\s*{LITERAL})*"
# Places of texts for users, in addition to arguments of `said`, `formatted` and of parameters of the type Sentence.
ARE = re.compile(rf"(?:(?:rows|columns)_are\(\) const(?: override)? \{{ return |levels_are = )({LITERAL})")
# Fields of other types whose texts are translated when they are shown: everywhere; in `solvers` and `visual`.
KINDS_OF_FILES = ("of",)  # FileLimit
TITLES = ("title", "parry_title", "because", "without", "unavailable", "cost", "within", "beyond", "singular", "plural", "group_note", "words", "column", "phase",
          "rows_are", "symbol_words")
# The types of parameters, fields and constants for texts.
TYPES = r"(?:ks::)?(?:Sentence|Sayable)&?"
DECLARED = re.compile(rf"\b(\w+)(?: = \[[^\]]*\])?\(([^(){{}};]*\b{TYPES} [^(){{}};]*)\)")
DECLARED_FIELDS = re.compile(rf"^\s+(?:std::optional<)?{TYPES}>? (\w+(?:, \w+)*)(?:;| = \{{\}};)", re.M)
DECLARED_CONSTANTS = re.compile(rf"\b{TYPES} \w+(?:\[\] = \{{|\s=\s+|\{{|\()")
# Functions with titles as arguments: of demonstrations, kernels, presets, parameters, figures.
TITLED = re.compile(r"\b(?:Demo|ArrayDemo|demo_number|PoolKernel|table_row(?:<[^>]*>)?|thesis|pisinger::count)\(")
TITLED_FIGURE = re.compile(r"\b(?:choice|word|integer)\(")
TABLED = {  # files that are tables of names
    **{f"solvers/problems/{kind}/kind.cpp": re.compile(rf"\.value = ({LITERAL})")
       for kind in ("knapsack", "multiple_choice", "subset_sum", "instruction_set")},
    "solvers/problems/subset_sum/byte_rows.cpp": re.compile(rf"source = ({LITERAL})"),
    "solvers/kinds/kind.h": re.compile(rf"without = ({LITERAL})"),
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
# The places in a paper that state the time and the memory of a variant.
SOURCE = re.compile(rf"(?:\.(?:time|space) = {LITERAL},\s*|complexity)\.source = ({LITERAL})")
# Remarks in pseudo-code, which `visual/scene/step_panel.cpp` translates.
REMARK = re.compile(r'  \{([^{}"]+)\}"')
# Texts for programs.
MARKUP = re.compile(r"</?[a-z]|\n|[\x00-\x1f]|data-|xmlns|\{\{\s*\"|^[/.]|^[a-z_.-]+[<{]|^\{\}(?:/|\.\w)|var\(")


def text_of(literals):
    """Returns the text of consecutive string literals."""
    return "".join(json.loads(re.sub(r"\\x[0-9a-fA-F]+|\\0", " ", each))
                   for each in re.findall(LITERAL, literals.replace("\\'", "'")))


def is_for_people(form):
    """Returns whether a text has words outside of its braces and no markup; "z{}(j) = ..." is a sentence."""
    words = re.sub(r"\{[^{}]*(?:\{\})?[^{}]*\}", "", form)
    if re.search(r"^[a-z]+[A-Z]\w*$", form):  # a function of another library
        return False
    return re.search(r"[A-Za-z]{2}", words) and (not MARKUP.search(form) or re.search(r"^z\{.*: [a-z]+ [a-z]+", form))


TOKEN = re.compile(rf"{LITERAL}|'(?:[^'\\\n]|\\.)+'|[([{{]|[)\]}}]|[,;]|\+=?|[=!]=|\s+|.", re.S)


def expressions(text, at):
    """Returns the comma-separated expressions that begin there, each as its tokens outside of brackets."""
    found, depth = [[]], 0
    for token in (match[0] for match in TOKEN.finditer(text, at)):
        if token in ")]}" or token == ";":
            depth -= 1
            if depth < 0:
                break
        elif depth == 0 and token == ",":
            found.append([])
        elif depth == 0 and not token.isspace():
            if token[0] == '"' and found[-1] and found[-1][-1][0] == '"':
                found[-1][-1] += token
            else:
                found[-1].append(token)
        depth += token in "([{"
    return found


def texts_of(tokens):
    """Returns the possible literals of an expression, and whether each is only a part of the text."""
    for i, token in enumerate(tokens):
        beside = tokens[max(0, i - 1):i] + tokens[i + 1:i + 2]
        if token[0] == '"' and not {"==", "!="} & set(beside):
            yield token, "+" in beside


def who_says(root):
    """Returns the functions that take a text for users, with the numbers of these arguments, and the fields."""
    functions, fields = {"said": {0}, "Sayable": {0}, "formatted": {0}, "counted": {0, 1}}, set()
    for _, text in sources(root, SOURCES, ENDINGS):
        for name, parameters in DECLARED.findall(text):
            places = {i for i, each in enumerate(parameters.split(",")) if re.match(rf"\s*(?:const )?{TYPES} \w", each)}
            functions.setdefault(name, set()).update(places)
        for names in DECLARED_FIELDS.findall(text):
            fields.update(names.split(", "))
    return functions, fields - {"text"}  # also a field of pictures, whose texts are translated where they are made


def said_in(text, functions, fields):
    """Yields the places where a text for users is passed to one of them: (place, literals, plural literals, whether it is a part that cannot be translated)."""
    calls = re.compile(rf"\b({'|'.join(functions)})\(")
    for match in calls.finditer(text):
        name = match[1]
        given = [list(texts_of(each)) for each in expressions(text, match.end())]
        if name == "counted":
            if len(given) > 1 and given[0] and given[1]:
                yield match.start(), given[0][0][0], given[1][0][0], False
        if name in ("formatted", "counted") and given[0] and is_for_people(text_of(given[0][0][0])):
            # An argument for a pair of braces is translated, too, so it must not be a literal.
            for literals, _ in (each for value in given[1 + (name == "counted"):] for each in value):
                yield match.start(), literals, None, True
        if name != "counted":
            for i in functions[name]:
                for literals, piece in given[i] if i < len(given) else ():
                    yield match.start(), literals, None, piece
    for places in re.compile(rf"(?:\.|->)(?:{'|'.join(fields)})\s*=(?!=)"), DECLARED_CONSTANTS:
        for match in places.finditer(text):
            for expression in expressions(text, match.end())[:None if match[0].endswith("{") else 1]:
                for literals, piece in texts_of(expression):
                    yield match.start(), literals, None, piece


TRANSLATES = r"(?:said|formatted|counted|tr)\("
LITERAL_BEFORE = re.compile(rf"\?\s*({LITERALS})\s*:\s*{TRANSLATES}")
LITERAL_AFTER = re.compile(rf"\s*:\s*({LITERALS})")


def end_of_call(text, at):
    """Returns the position after the bracket that closes the one before `at`."""
    depth = 1
    for match in TOKEN.finditer(text, at):
        depth += (match[0] in "([{") - (match[0] in ")]}")
        if depth == 0:
            return match.end()
    return len(text)


def other_halves(text):
    """Yields literals that are one branch of a conditional whose other branch is translated: (place, literals)."""
    for match in LITERAL_BEFORE.finditer(text):
        yield match.start(), match[1]
    for match in re.finditer(rf"\?\s*{TRANSLATES}", text):
        if literal := LITERAL_AFTER.match(text, end_of_call(text, match.end())):
            yield match.start(), literal[1]


def sources(root, folders, endings):
    for folder in folders:
        for path in sorted(glob.glob(f"{root}/{folder}/**/*", recursive=True)):
            if path.endswith(endings):
                with open(path, encoding="utf-8") as file:
                    text = file.read()
                text = re.sub(r"^[ \t]*//.*$", "", text, flags=re.M)
                yield os.path.relpath(path, root), re.sub(r'R"(\w*)\(.*?\)\1"', '""', text, flags=re.S)  # these are not sentences


def words_of_papers(document):
    """Returns the texts about printed figures that the window shows: names, machines and methods of the papers, variants, and notes."""
    for paper, about in document["papers"].items():
        yield from (paper, about["machine"], about["method"])
    for each in (*document["figures"], *(part for table in document["tables"] for part in (table["all"], *table["columns"]))):
        yield from (each[key] for key in ("name", "over", "note") if key in each)


def sentences(root, faults):
    """Returns a map from English form to whether it has a plural. Appends texts that cannot be translated to the faults."""
    found, halves = {}, {}

    def take(literals, many=None):
        form = text_of(literals)
        if is_for_people(form) or many:
            found[form + (" | " + text_of(many) if many else "")] = bool(many)

    functions, fields = who_says(root)
    for name, text in sources(root, SOURCES, ENDINGS):
        of_solvers = name.startswith(("solvers", "visual"))
        for at, literals, many, piece in said_in(text, functions, [*fields, *KINDS_OF_FILES, *(TITLES if of_solvers else ())]):
            if piece and is_for_people(text_of(literals)):
                line = text.count("\n", 0, at) + 1
                faults.append(f"{name}:{line}: no translation reaches this piece of a sentence: {text_of(literals)!r}")
            else:
                take(literals, many)
        for at, literals in sorted(other_halves(text)):
            halves.setdefault(text_of(literals), f"{name}:{text.count(chr(10), 0, at) + 1}")
        if of_solvers:
            for match in [*ARE.finditer(text), *SOURCE.finditer(text)]:
                take(match[1])
            for match in (TITLED_FIGURE if "/figures/" in name else TITLED).finditer(text):
                for literal, _ in (text for each in expressions(text, match.end()) for text in texts_of(each)):
                    if re.search(r"^\"[A-Z]", literal):
                        take(literal)
        if name.endswith("recording.cpp"):
            found.update({remark: False for remark in REMARK.findall(text) if is_for_people(remark)})
        if name in TABLED:
            for match in TABLED[name].finditer(text):
                take(match[1])
    for noun in {text_of(each) for _, text in sources(root, ("solvers",), (".cpp", ".h"))
                 for each in re.findall(rf"\.singular = ({LITERAL})", text)}:
        found[("an " if noun[0] in "aeiou" else "a ") + noun] = False
    with open(f"{root}/assets/lessons/chapters.json", encoding="utf-8") as file:
        found.update({title: False for title in json.load(file)["chapters"]})
    with open(f"{root}/assets/paper-figures.json", encoding="utf-8") as file:
        found.update({words: False for words in words_of_papers(json.load(file))})
    faults += [f"{place}: the other half of this choice is translated, and this one is not: {form!r}"
               for form, place in halves.items() if form not in found and is_for_people(form)]
    return found


def read_sentences(path):
    """Returns a map from form to list of texts, for finished translations."""
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


# A function of a single file that translates its argument: lupdate does not detect it.
HELPER = re.compile(r"(?:QString|std::string) (\w+)\(const char\* text\) \{\s*return QCoreApplication::translate\(\"([\w:]+)\", text\)")


def window_words(root, folder):
    """Copies the files into the folder and updates them there with lupdate."""
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
    """Returns the arguments that a text contains, by number, with their format; None if it mixes numbered and other places."""
    shown, automatic, numbered = {}, 0, False
    for match in PLACES.finditer(text):
        if match[3]:
            shown["%" + match[3]] = set()
        elif match[0] not in ("{{", "}}"):
            shown.setdefault(match[1] or str(automatic), set()).add(match[2] or "")
            automatic += match[1] == ""
            numbered = numbered or match[1] != ""
    return None if automatic and numbered else shown


def contexts_named(root):
    """The contexts that functions of one file translate in. One of which no words are found is one that HELPER does not know."""
    return {context for _, text in sources(root, ("ui",), (".cpp", ".h"))
            for context in re.findall(r"QCoreApplication::translate\(\s*\"([\w:]+)\"", text)}


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
    for context in sorted(contexts_named(root) - {each.findtext("name") for each in now.iter("context")}):
        yield f"{name}: no words are found of the context {context!r}"
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
    pieces = []
    forms = sentences(root, pieces)
    with tempfile.TemporaryDirectory() as folder:
        files = window_words(root, folder)
        if "--check" in options:
            faults = pieces + [each for language in LANGUAGES for each in faults_in(language, forms, folder, root)]
            faults += pages.faults(root, LANGUAGES)
            print("\n".join(faults) or f"{len(forms)} sentences, the words of the window and the manual are all there")
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
