// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/errata.h"

#include "assets/assets.h"
#include "solvers/core/json_tree.h"
#include "ui/widgets/parts.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

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

Result<std::vector<PaperErrata>> shipped_errata() {
    QFile file(asset_path(QStringLiteral("errata.json")));
    if (!file.open(QIODevice::ReadOnly))
        return Error{.code = ErrorCode::input,
                     .what = "errata.json cannot be read",
                     .todo = "install Knapscope again"};
    return read_errata(file.readAll().toStdString(), "errata.json");
}

QLabel* wrapped(const QString& text, const char* role) {
    QLabel* label = labelled(text, role);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    return label;
}

/// Adds the paper's name and, below it, a row for each erratum: place, what is printed, what is right.
void add_paper(QGridLayout& grid, const PaperErrata& paper) {
    int row = grid.rowCount();
    if (row > 1)
        grid.setRowMinimumHeight(row++, 16);
    const QString year = paper.year ? QStringLiteral(" (%1)").arg(*paper.year) : QString();
    grid.addWidget(wrapped(paper.authors + year + QStringLiteral(": ") + paper.title, "heading"), row++, 0, 1,
                   3);
    int column = 0;
    for (const QString& title : {tr("where"), tr("printed"), tr("right")})
        grid.addWidget(labelled(title, "quiet"), row, column++);
    for (const Erratum& erratum : paper.errata) {
        ++row;
        grid.addWidget(wrapped(erratum.place, "sentence"), row, 0);
        grid.addWidget(wrapped(erratum.printed, "sentence"), row, 1);
        grid.addWidget(wrapped(erratum.right, "sentence"), row, 2);
    }
}

QWidget* page_of(const Result<std::vector<PaperErrata>>& papers) {
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 4);
    grid->setColumnStretch(2, 6);
    if (!papers)
        grid->addWidget(wrapped(QString::fromStdString(papers.error().sentence()), "error"), 0, 0, 1, 3);
    else
        for (const PaperErrata& paper : *papers)
            if (!paper.errata.empty())
                add_paper(*grid, paper);
    grid->setRowStretch(grid->rowCount(), 1);
    return page;
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

void show_errata(QWidget& parent) {
    auto* dialog = new QDialog(&parent);
    dialog->setObjectName(QStringLiteral("errata"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("What the papers print wrongly"));
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(page_of(shipped_errata()));
    area->setFocusPolicy(Qt::StrongFocus); // the keys scroll it
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(24, 16, 24, 16);
    layout->addWidget(area);
    layout->addWidget(buttons);
    dialog->resize(parent.size() * 4 / 5);
    dialog->open();
    area->setFocus();
}

} // namespace ks::ui
