// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/errata.h"

#include "solvers/core/json_tree.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace ks::ui {
namespace {

using json::Cursor;

QString tr(const char* text) {
    return QCoreApplication::translate("errata", text);
}

Result<QString> words_at(const Cursor& owner, std::string_view key) {
    KS_TRY(const auto member, owner.member(key));
    KS_TRY(const auto text, member.string());
    return QString::fromStdString(std::string(text));
}

Result<PaperErrata> read_paper(const Cursor& at) {
    static constexpr std::array<std::string_view, 3> keys{"authors", "title", "year"};
    KS_CHECK(at.only(keys));
    PaperErrata paper;
    KS_TRY(paper.authors, words_at(at, "authors"));
    KS_TRY(paper.title, words_at(at, "title"));
    KS_TRY(const auto year, at.member("year"));
    if (year.node().type != json::Node::Type::null) {
        KS_TRY(const std::int64_t number, year.natural());
        paper.year = static_cast<int>(number);
    }
    return paper;
}

Result<Erratum> read_erratum(const Cursor& at) {
    static constexpr std::array<std::string_view, 4> keys{"paper", "place", "printed", "right"};
    KS_CHECK(at.only(keys));
    Erratum erratum;
    KS_TRY(erratum.place, words_at(at, "place"));
    KS_TRY(erratum.printed, words_at(at, "printed"));
    KS_TRY(erratum.right, words_at(at, "right"));
    return erratum;
}

/// The text with all signs escaped that have a meaning in Markdown.
QString literal(const QString& text) {
    static const QString special = QStringLiteral("\\`*_{}[]<>#+-.!|&~$");
    QString out;
    for (const QChar letter : text) {
        if (special.contains(letter))
            out += QLatin1Char('\\');
        out += letter;
    }
    return out;
}

} // namespace

Result<std::vector<PaperErrata>> read_errata(std::string_view text, const std::string& name) {
    KS_TRY(const json::Node document, json::parse(text, name));
    const Cursor at(document, name);
    static constexpr std::array<std::string_view, 4> keys{"format", "version", "papers", "errata"};
    KS_CHECK(at.only(keys));
    KS_TRY(const QString format, words_at(at, "format"));
    if (format != QLatin1String("knapscope-errata"))
        return at.error("the format is not \"knapscope-errata\"");
    KS_TRY(const auto papers, at.member("papers"));
    std::vector<PaperErrata> all;
    std::vector<std::string> ids;
    for (const json::Node::Member& member : papers.node().members) {
        KS_TRY(const auto paper, papers.member(member.key));
        KS_TRY(PaperErrata read, read_paper(paper));
        all.push_back(std::move(read));
        ids.push_back(member.key);
    }
    KS_TRY(const auto errata, at.member("errata"));
    KS_TRY(const auto elements, errata.elements());
    for (const Cursor& element : elements) {
        KS_TRY(Erratum erratum, read_erratum(element));
        KS_TRY(const auto paper, element.member("paper"));
        KS_TRY(const auto id, paper.string());
        const auto found = std::find(ids.begin(), ids.end(), id);
        if (found == ids.end())
            return paper.error("there is no such paper");
        all[static_cast<std::size_t>(found - ids.begin())].errata.push_back(std::move(erratum));
    }
    return all;
}

QString errata_markdown(const std::vector<PaperErrata>& papers) {
    QString text;
    for (const PaperErrata& paper : papers) {
        const QString year = paper.year ? QStringLiteral(" (%1)").arg(*paper.year) : QString();
        text += QStringLiteral("\n## %1\n\n%2%3\n")
                    .arg(literal(paper.title), literal(paper.authors), literal(year));
        for (const Erratum& erratum : paper.errata)
            text += tr("\n**%1.** *Printed:* %2 *Right:* %3\n")
                        .arg(literal(erratum.place), literal(erratum.printed), literal(erratum.right));
    }
    return text;
}

} // namespace ks::ui
