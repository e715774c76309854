// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace ks::ui {

/// A section of a page of the manual: a second-level heading and the text below it.
struct ManualSection {
    QString title;
    QString heading;   ///< the corresponding English heading, which links contain in every language
    QStringList names; ///< the title, split at commas, and the names in a line "<!-- also: sectors -->"
    QString text;      ///< in Markdown, without the heading
};

/// One page of the manual: a file ID.md. Its first line is "# Title"; its second line gives its place in the
/// list, "<!-- order: 30 -->". With "<!-- order: 90, words -->" each section explains a word (words.h). With
/// "<!-- order: 2, below: formats -->" it is a sub-page of `formats`, which is listed only with that page; a
/// line "<!-- pages -->" in that page becomes the list of its sub-pages.
///
/// The translation is a file ID.de.md in the same folder. Its second line names the English text that it
/// translates, "<!-- translates: 0123456789ab -->". It has the same sections in the same order. In a page of
/// words the order may differ; there each section has the English word among its names.
struct ManualPage {
    QString id;     ///< the file name without ".md"; a page of the window has a manual page with its id
    QString folder; ///< the folder of its pictures
    QString title;
    int order = 0;
    bool words = false;
    QString below; ///< the ID of its parent page; empty: none
    QString text;  ///< in Markdown, including its title
    QString intro; ///< the text above the first section
    std::vector<ManualSection> sections;
    std::optional<Error> broken; ///< why it cannot be read; `text` is then empty
};

/// A place that a link names: "kernel.md#heat", or on the same page "#heat".
struct ManualPlace {
    QString page;
    QString anchor; ///< of an English heading (`anchor_of`); empty: the top of the page
};

/// The folders with pages: the program's, "$KNAPSCOPE_ASSETS/manual" and the user's.
QStringList manual_folders();

/// Every page of the folders, in order, each followed by its sub-pages, in the current language if a
/// translation exists. A line "<!-- errata -->" is replaced by the errata of the papers. A page that cannot
/// be read is in the list with its error.
std::vector<ManualPage> load_manual(const QStringList& folders);

const ManualPage* page_of(const std::vector<ManualPage>& manual, const QString& id);
/// The section with this anchor; null if there is none.
const ManualSection* section_of(const ManualPage& page, const QString& anchor);
/// Whether the place is in the manual.
bool has_place(const std::vector<ManualPage>& manual, const ManualPlace& place);
/// The place that a link on `page` leads to; nothing if it is not in the manual.
std::optional<ManualPlace> place_of(const QString& link, const QString& page);
/// The id of the lesson in a link "lesson:ID"; empty for other links.
QString lesson_of(const QString& link);

} // namespace ks::ui
