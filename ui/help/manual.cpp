// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manual.h"

#include "assets/assets.h"
#include "solvers/core/formatted.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/language.h"
#include "ui/help/errata.h"
#include "ui/widgets/files.h"
#include "ui/widgets/paragraphs.h"
#include "ui/widgets/reader.h"
#include "ui/widgets/translated_text.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace ks::ui {
namespace {

constexpr FileLimit page_limit{.bytes = 1 << 20, .of = "a page of the manual"}; // text, not data

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

/// Splits the text at its second-level headings, and removes the lines with further names.
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
            page.sections.push_back({.title = title, .heading = title, .names = names_in(title), .text = {}});
        } else if (!line.startsWith(QLatin1String("# "))) {
            (page.sections.empty() ? page.intro : page.sections.back().text) += line + QLatin1Char('\n');
        }
    }
}

/// The content of a page's file: the title in its first line, the comment in its second, and the text without
/// both.
struct PageFile {
    QString title;
    QRegularExpressionMatch note;
    QString text;
};

/// Reads a file whose second line is the comment that `note` describes, for example as `sample`.
Result<PageFile> read_page_file(const QString& path, const QString& note, const char* sample) {
    const std::string name = QFileInfo(path).fileName().toStdString();
    KS_TRY(const std::string bytes, read_file(path, page_limit));
    QString text = QString::fromStdString(bytes);
    KS_CHECK(check_paragraphs(text, name));
    const QRegularExpression head(QStringLiteral("\\A# ([^\\n]+)\\n<!-- %1 -->\\n").arg(note));
    const QRegularExpressionMatch found = head.match(text);
    if (!found.hasMatch())
        return Error{.code = ErrorCode::input,
                     .what = said("does not begin with its title and a comment that says what it is"),
                     .where = name + ":1",
                     .todo = formatted("write \"# Title\" and, on the next line, \"<!-- {} -->\"", sample)};
    const qsizetype comment = text.indexOf(QLatin1Char('\n')) + 1;
    text.remove(comment, found.capturedEnd() - comment);
    const QString mark = QStringLiteral("<!-- errata -->\n");
    if (text.contains(mark)) {
        KS_TRY(const QString errata, shipped_errata());
        text.replace(mark, errata);
    }
    return PageFile{.title = found.captured(1).trimmed(), .note = found, .text = text};
}

Result<void> read_english(const QString& path, ManualPage& page) {
    KS_TRY(const PageFile file,
           read_page_file(path, QStringLiteral("order: ([0-9]{1,6})(?:(, words)|, below: ([a-z0-9-]+))?"),
                          "order: 30"));
    page.title = file.title;
    page.order = file.note.captured(2).toInt();
    page.words = file.note.hasCaptured(3);
    page.below = file.note.captured(4);
    divide(page, file.text);
    return {};
}

/// Gives each entry the heading of the English entry that shares a name with it.
Result<void> pair_by_name(const std::vector<ManualSection>& english, std::vector<ManualSection>& entries,
                          const std::string& name) {
    for (const ManualSection& wanted : english) {
        const QString word = wanted.names.front();
        const auto found = std::ranges::find_if(entries, [&word](const ManualSection& entry) {
            return entry.names.contains(word, Qt::CaseInsensitive);
        });
        if (found == entries.end())
            return Error{.code = ErrorCode::input,
                         .what = formatted("no entry has the English name \"{}\"", word.toStdString()),
                         .where = name,
                         .todo =
                             formatted("write \"<!-- also: {} -->\" below its heading", word.toStdString())};
        found->heading = wanted.heading;
    }
    return {};
}

/// Replaces the English text by the translation.
Result<void> read_translation(const QString& path, ManualPage& page) {
    const std::string name = QFileInfo(path).fileName().toStdString();
    KS_TRY(const PageFile file,
           read_page_file(path, QStringLiteral("translates: [0-9a-f]{12}"), "translates: 000000000000"));
    ManualPage words;
    divide(words, file.text);
    KS_CHECK(
        check_sections(words.sections.size(), name, page.sections.size(), page.id.toStdString() + ".md"));
    if (page.words) {
        KS_CHECK(pair_by_name(page.sections, words.sections, name));
    } else {
        for (std::size_t i = 0; i < page.sections.size(); ++i)
            words.sections[i].heading = page.sections[i].heading;
    }
    page.title = file.title;
    page.text = words.text;
    page.intro = words.intro;
    page.sections = std::move(words.sections);
    return {};
}

Result<void> read_page(const QString& english, ManualPage& page) {
    KS_CHECK(read_english(english, page));
    const QString path = in_spoken_language(english);
    return path == english ? Result<void>() : read_translation(path, page);
}

/// The page with an error message instead of its text.
ManualPage broken_page(const ManualPage& page, const Error& error) {
    return {.id = page.id,
            .folder = page.folder,
            .title = page.title.isEmpty() ? page.id : page.title,
            .order = page.order,
            .below = page.below,
            .broken = error};
}

/// Fails for a sub-page of a sub-page, which users would not find.
Result<void> check_below(const std::vector<ManualPage>& manual, const ManualPage& page) {
    const ManualPage* above = page.below.isEmpty() ? nullptr : page_of(manual, page.below);
    if (page.below.isEmpty() || (above && above->below.isEmpty()))
        return {};
    return Error{.code = ErrorCode::input,
                 .what =
                     above ? formatted("names {}.md as the page above it, but that page is below another one",
                                       page.below.toStdString())
                           : formatted("names {}.md as the page above it, but there is no such page",
                                       page.below.toStdString()),
                 .where = page.id.toStdString() + ".md:2",
                 .todo = said("name a page of the manual's list")};
}

/// Replaces the mark by the list.
void list_pages(ManualPage& page, const QString& list) {
    const auto put = [&list](QString& text) { text.replace(QStringLiteral("<!-- pages -->\n"), list); };
    put(page.text);
    put(page.intro);
    for (ManualSection& section : page.sections)
        put(section.text);
}

/// The pages in order, each followed by its sub-pages.
std::vector<ManualPage> arranged(std::vector<ManualPage> pages) {
    for (ManualPage& page : pages)
        if (const auto checked = check_below(pages, page); !checked) {
            page.below.clear();
            page = broken_page(page, checked.error());
        }
    std::ranges::stable_sort(pages, {}, &ManualPage::order);
    std::vector<ManualPage> manual;
    for (const ManualPage& page : pages) {
        if (!page.below.isEmpty())
            continue;
        const std::size_t at = manual.size();
        manual.push_back(page);
        QString list;
        for (const ManualPage& below : pages) {
            if (below.below != page.id)
                continue;
            manual.push_back(below);
            list += QStringLiteral("- [%1](%2.md)\n").arg(below.title, below.id);
        }
        list_pages(manual[at], list);
    }
    return manual;
}

} // namespace

QStringList manual_folders() {
    return asset_folders(QStringLiteral("manual"));
}

std::vector<ManualPage> load_manual(const QStringList& folders) {
    std::vector<ManualPage> pages;
    for (const QString& path : asset_files(folders, QStringLiteral(".md"))) {
        const QFileInfo file(path);
        ManualPage page{.id = file.completeBaseName(), .folder = file.path()};
        if (page.id.contains(QLatin1Char('.')))
            continue; // a translation, which is read together with its page
        const auto read = read_page(path, page);
        pages.push_back(read ? std::move(page) : broken_page(page, read.error()));
    }
    return arranged(std::move(pages));
}

const ManualPage* page_of(const std::vector<ManualPage>& manual, const QString& id) {
    const auto found = std::ranges::find(manual, id, &ManualPage::id);
    return found == manual.end() ? nullptr : &*found;
}

const ManualSection* section_of(const ManualPage& page, const QString& anchor) {
    const auto found = std::ranges::find_if(page.sections, [&anchor](const ManualSection& section) {
        return has_anchor(section.heading, anchor);
    });
    return found == page.sections.end() ? nullptr : &*found;
}

bool has_place(const std::vector<ManualPage>& manual, const ManualPlace& place) {
    const ManualPage* page = page_of(manual, place.page);
    return page && (place.anchor.isEmpty() || section_of(*page, place.anchor));
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

QString lesson_of(const QString& link) {
    static const QRegularExpression form(QStringLiteral("\\Alesson:([a-z0-9.-]+)\\z"));
    return form.match(link).captured(1);
}

} // namespace ks::ui
