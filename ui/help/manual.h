// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace ks::ui {

/// A section of a page of the manual: what stands below a heading of the second level.
struct ManualSection {
    QString title;
    QString heading;   ///< the English page's in its place, which links name in every language
    QStringList names; ///< the title's, which commas separate, and those of a line "<!-- also: sectors -->"
    QString text;      ///< in Markdown, without the heading
};

/// One page of the manual: a file ID.md whose first line is "# Title" and whose second line says where the
/// page stands in the list, "<!-- order: 30 -->". If it says "<!-- order: 90, words -->", each section
/// explains a word (words.h). With "<!-- order: 2, below: formats -->" it stands below that page and is
/// listed with it alone, and a line "<!-- pages -->" of that page becomes a list of such pages.
///
/// Its text in another language is a file ID.de.md in the same folder, whose second line says of which
/// English text it is the translation, "<!-- translates: 0123456789ab -->". It has the same sections in the
/// same order; of a page of words in an order of its own, for each has the English word among its names.
struct ManualPage {
    QString id;     ///< the file's name without ".md"; a page of the program has one of the same id
    QString folder; ///< where its pictures lie
    QString title;
    int order = 0;
    bool words = false;
    QString below; ///< the ID of the page that it stands below; empty: none
    QString text;  ///< in Markdown, with its title
    QString intro; ///< what stands above the first section
    std::vector<ManualSection> sections;
    std::optional<Error> broken; ///< why it cannot be read; `text` is empty then
};

/// A place that a link names: "kernel.md#heat" on the page it stands on.
struct ManualPlace {
    QString page;
    QString anchor; ///< of an English heading (`anchor_of`); empty: the beginning
};

/// The folders that are searched for pages: the program's own, "$KNAPSCOPE_ASSETS/manual" and the user's.
QStringList manual_folders();

/// Every page of the folders, in order, each followed by those below it, in the language that is spoken if it
/// has it. Where a page says "<!-- errata -->", it holds what the papers print wrongly. A page that cannot be
/// read is in the list with its error.
std::vector<ManualPage> load_manual(const QStringList& folders);

const ManualPage* page_of(const std::vector<ManualPage>& manual, const QString& id);
/// The section with this anchor; null if the page has none.
const ManualSection* section_of(const ManualPage& page, const QString& anchor);
/// Whether the place is in the manual.
bool has_place(const std::vector<ManualPage>& manual, const ManualPlace& place);
/// The place that a link on `page` leads to; empty if it does not lead into the manual.
std::optional<ManualPlace> place_of(const QString& link, const QString& page);
/// The id of the lesson that a link "lesson:ID" leads to; empty if it leads elsewhere.
QString lesson_of(const QString& link);

} // namespace ks::ui
