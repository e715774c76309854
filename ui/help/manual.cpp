// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manual.h"

#include "assets/assets.h"
#include "solvers/core/json_tree.h"
#include "ui/help/errata.h"
#include "ui/widgets/files.h"
#include "ui/widgets/paragraphs.h"
#include "ui/widgets/reader.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace ks::ui {
namespace {

constexpr FileLimit page_limit{.bytes = 1 << 20, .of = "a page of the manual"}; // text, not a data set

Result<QString> shipped_errata() {
    KS_TRY(const std::string text,
           read_file(asset_path(QStringLiteral("errata.json")), json::document_limit));
    KS_TRY(const auto papers, read_errata(text, "errata.json"));
    const QString markdown = errata_markdown(papers);
    KS_CHECK(check_paragraphs(markdown, "errata.json"));
    return markdown;
}

QStringList names_in(const QString& list) {
    QStringList names;
    for (const QString& name : list.split(QLatin1Char(',')))
        names << name.trimmed();
    return names;
}

/// Divides the text at its headings of the second level, and takes the lines with further names out of it.
void divide(ManualPage& page, const QString& text) {
    static const QRegularExpression also(QStringLiteral("\\A<!-- also: ([^\\n]+) -->\\z"));
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        const QRegularExpressionMatch names = also.match(line);
        if (names.hasMatch() && !page.sections.empty()) {
            page.sections.back().names << names_in(names.captured(1));
            continue;
        }
        page.text += line + QLatin1Char('\n');
        if (line.startsWith(QLatin1String("## "))) {
            const QString title = line.mid(3).trimmed();
            page.sections.push_back({.title = title, .names = names_in(title), .text = {}});
        } else if (!line.startsWith(QLatin1String("# "))) {
            (page.sections.empty() ? page.intro : page.sections.back().text) += line + QLatin1Char('\n');
        }
    }
}

Result<void> read_page(const QString& path, ManualPage& page) {
    static const QRegularExpression head(
        QStringLiteral("\\A# ([^\\n]+)\\n<!-- order: ([0-9]{1,6})(, words)? -->\\n"));
    const std::string name = page.id.toStdString() + ".md";
    KS_TRY(const std::string bytes, read_file(path, page_limit));
    QString text = QString::fromStdString(bytes);
    KS_CHECK(check_paragraphs(text, name));
    const QRegularExpressionMatch found = head.match(text);
    if (!found.hasMatch())
        return Error{.code = ErrorCode::input,
                     .what = "does not begin with its title and its place in the list",
                     .where = name + ":1",
                     .todo = "write \"# Title\" and, on the next line, \"<!-- order: 30 -->\""};
    page.title = found.captured(1).trimmed();
    page.order = found.captured(2).toInt();
    page.words = found.hasCaptured(3);
    const qsizetype comment = text.indexOf(QLatin1Char('\n')) + 1;
    text.remove(comment, found.capturedEnd() - comment);
    const QString mark = QStringLiteral("<!-- errata -->\n");
    if (text.contains(mark)) {
        KS_TRY(const QString errata, shipped_errata());
        text.replace(mark, errata);
    }
    divide(page, text);
    return {};
}

} // namespace

QStringList manual_folders() {
    return asset_folders(QStringLiteral("manual"));
}

std::vector<ManualPage> load_manual(const QStringList& folders) {
    std::vector<ManualPage> manual;
    for (const QString& path : asset_files(folders, QStringLiteral(".md"))) {
        const QFileInfo file(path);
        ManualPage page{.id = file.completeBaseName(), .folder = file.path()};
        if (const auto read = read_page(path, page); !read)
            page.broken = read.error();
        if (page.title.isEmpty())
            page.title = page.id;
        manual.push_back(std::move(page));
    }
    std::ranges::stable_sort(manual, {}, &ManualPage::order);
    return manual;
}

const ManualPage* page_of(const std::vector<ManualPage>& manual, const QString& id) {
    const auto found = std::ranges::find(manual, id, &ManualPage::id);
    return found == manual.end() ? nullptr : &*found;
}

bool has_place(const std::vector<ManualPage>& manual, const ManualPlace& place) {
    const ManualPage* page = page_of(manual, place.page);
    return page &&
           (place.anchor.isEmpty() || std::ranges::any_of(page->sections, [&](const ManualSection& section) {
                return has_anchor(section.title, place.anchor);
            }));
}

std::optional<ManualPlace> place_of(const QString& link, const QString& page) {
    static const QRegularExpression form(QStringLiteral("\\A(?:([a-z0-9-]+)\\.md)?(?:#(.+))?\\z"));
    const QRegularExpressionMatch found = form.match(link);
    if (!found.hasMatch() || link.isEmpty())
        return {};
    return ManualPlace{.page =
                           found.hasCaptured(1) && !found.captured(1).isEmpty() ? found.captured(1) : page,
                       .anchor = found.captured(2)};
}

} // namespace ks::ui
