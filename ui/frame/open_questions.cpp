// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/open_questions.h"

#include "solvers/core/text.h"
#include "solvers/problems/table_reading.h"
#include "ui/frame/table_dialog.h"
#include "ui/widgets/files.h"
#include "ui/widgets/texts.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QInputDialog>

#include <algorithm>
#include <optional>
#include <vector>

namespace ks::ui {
namespace {

QString tr_open(const char* text, int count = -1) {
    return QCoreApplication::translate("OpenQuestions", text, nullptr, count);
}

/// The first lines of a file, for somebody who has to say what they are.
QString beginning_of(std::string_view text) {
    constexpr int lines = 3;
    QStringList shown;
    while (shown.size() < lines && !text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const QString line = to_qt(printable(text.substr(0, end), 60)).trimmed();
        if (!line.isEmpty())
            shown << line;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return shown.join(QLatin1Char('\n'));
}

/// A dialog that asks for one of several things; it is still to be opened.
QInputDialog* ask_which(QWidget& window, const char* name, const QString& question,
                        const QStringList& choices) {
    auto* dialog = new QInputDialog(&window);
    dialog->setObjectName(QLatin1String(name));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr_open("Open"));
    dialog->setLabelText(question);
    dialog->setComboBoxItems(choices);
    dialog->setOption(QInputDialog::UseListViewForComboBoxItems); // so that all choices are seen
    return dialog;
}

/// What its instances are called, if it holds several.
std::vector<std::string> several_in(const OpenText& what, const Format& format) {
    if (format.titles == nullptr)
        return {};
    auto titles = format.titles({.text = what.text, .name = what.name, .file = what.file});
    return titles && titles->size() > 1 ? *std::move(titles) : std::vector<std::string>();
}

bool ask_instance(QWidget& window, const OpenText& what, const Format& format, const Answered& answered) {
    const std::vector<std::string> found = several_in(what, format);
    if (found.empty())
        return false;
    QStringList titles;
    for (const std::string& title : found)
        titles << tr_open("%1: %2").arg(titles.size() + 1).arg(to_qt(title));
    QInputDialog* dialog = ask_which(
        window, "instance",
        tr_open("%1 holds %n instances. Which one?", static_cast<int>(titles.size())).arg(what.called),
        titles);
    QObject::connect(dialog, &QInputDialog::textValueSelected, &window,
                     [&format, answered, titles](const QString& title) {
                         answered(format, static_cast<std::size_t>(titles.indexOf(title)) + 1);
                     });
    dialog->open();
    return true;
}

/// A table, and the reading that is proposed for it, if that is not certain.
struct DoubtedTable {
    csv::Grid grid;
    csv::TableReading reading;
};

std::optional<DoubtedTable> doubted_table(const OpenText& what, const Format& format) {
    if (format.id != "csv")
        return std::nullopt;
    csv::Grid grid(what.text, what.name);
    csv::TableReading reading = csv::propose_reading(grid);
    if (grid.unclosed() || reading.doubts.empty() || reading.kind == nullptr || reading.measures.empty())
        return std::nullopt;
    if (reading.on_its_side)
        grid = grid.turned();
    return DoubtedTable{.grid = std::move(grid), .reading = std::move(reading)};
}

bool ask_table(QWidget& window, const OpenText& what, const Format& format, const TableAnswered& answered) {
    auto table = answered ? doubted_table(what, format) : std::nullopt;
    if (!table)
        return false;
    auto* dialog = new TableDialog(std::move(table->grid), std::move(table->reading), what.called, &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &TableDialog::read, &window, answered);
    dialog->open();
    return true;
}

void ask_format(QWidget& window, const OpenText& what, const std::vector<const Format*>& claims,
                const Answered& answered, const TableAnswered& table_answered) {
    QStringList titles;
    for (const Format* format : claims)
        titles << in_language(format->title);
    QInputDialog* dialog =
        ask_which(window, "format",
                  tr_open("%1 may be in one of these formats. Which is it? It begins:\n\n%2")
                      .arg(what.called, beginning_of(what.text)),
                  titles);
    QObject::connect(dialog, &QInputDialog::textValueSelected, &window,
                     [&window, what, claims, titles, answered, table_answered](const QString& title) {
                         const Format& chosen = *claims[static_cast<std::size_t>(titles.indexOf(title))];
                         if (!ask_instance(window, what, chosen, answered) &&
                             !ask_table(window, what, chosen, table_answered))
                             answered(chosen, 0);
                     });
    dialog->open();
}

} // namespace

OpenText dragged_text(const QString& text) {
    const QString called = tr_open("the text");
    return {.text = text.toStdString(), .called = tr_open("The text"), .name = called.toStdString()};
}

Result<OpenText> text_of_file(const QString& path) {
    KS_TRY(std::string text, read_document(native(path)));
    return OpenText{.text = std::move(text),
                    .called = QFileInfo(path).fileName(),
                    .name = path.toStdString(),
                    .file = native(path)};
}

bool is_open_to_question(const OpenText& what, std::span<const Format> formats) {
    const auto claims = most_sure(formats, what.text);
    return claims.size() > 1 || (claims.size() == 1 && (!several_in(what, *claims.front()).empty() ||
                                                        doubted_table(what, *claims.front())));
}

bool ask_what_it_is(QWidget& window, const OpenText& what, std::span<const Format> formats,
                    const Answered& answered, const TableAnswered& table_answered) {
    const auto claims = most_sure(formats, what.text);
    if (claims.size() < 2)
        return !claims.empty() && (ask_instance(window, what, *claims.front(), answered) ||
                                   ask_table(window, what, *claims.front(), table_answered));
    ask_format(window, what, claims, answered, table_answered);
    return true;
}

} // namespace ks::ui
