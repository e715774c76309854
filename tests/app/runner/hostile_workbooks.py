# SPDX-License-Identifier: Apache-2.0
"""Writes a workbook that grows when it is read: hostile_workbooks.py NAME FILE MIB."""
import sys
import zipfile

name, path, mib = sys.argv[1], sys.argv[2], int(sys.argv[3])
size = mib << 20


def filled(piece, before="", after=""):
    return before + piece * (size // len(piece)) + after


XLSX = {
    "xl/workbook.xml": '<workbook><sheets><sheet name="a" id="r1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": '<Relationships><Relationship Id="r1" Target="s.xml"/></Relationships>',
}
TEXT = '<worksheet><row><c t="s"><v>0</v></c></row></worksheet>'
FILES = {
    "cells": lambda: XLSX | {"xl/s.xml": filled("<row>" + "<c><v>1</v></c>" * 1000 + "</row>", "<worksheet>", "</worksheet>")},
    "a long text": lambda: XLSX | {"xl/s.xml": filled("a", '<worksheet><row><c t="inlineStr"><is><t>', "</t></is></c></row></worksheet>")},
    "shared texts": lambda: XLSX | {"xl/s.xml": TEXT, "xl/sharedStrings.xml": filled("<si><t>some text</t></si>", "<sst>", "</sst>")},
    "every part": lambda: XLSX | {part: filled("<a/>", "<b>", "</b>") for part in ("xl/s.xml", "xl/sharedStrings.xml", "xl/styles.xml")},
    "one text in many cells": lambda: XLSX
    | {
        "xl/s.xml": "<worksheet><row>" + '<c t="s"><v>0</v></c>' * 2000 + "</row></worksheet>",
        "xl/sharedStrings.xml": "<sst><si><t>" + "a" * 100000 + "</t></si></sst>",
    },
    "repeated rows": lambda: {
        "content.xml": '<d><table name="a"><table-row number-rows-repeated="1000000"><table-cell value-type="float" value="1"'
        ' number-columns-repeated="100"><p>1</p></table-cell></table-row></table></d>'
    },
    "cells in one row": lambda: {"content.xml": filled("<table-cell><p>a</p></table-cell>", '<d><table name="a"><table-row>', "</table-row></table></d>")},
}
with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as book:
    files = FILES[name]()
    if "content.xml" in files:
        book.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet", zipfile.ZIP_STORED)
    for part, text in files.items():
        book.writestr(part, text)
