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

/// A table, and the reading that is proposed for it, which is not certain.
struct DoubtedTable {
    DoubtedTable(csv::Grid given, csv::TableReading proposed)
        : grid(std::move(given)), reading(std::move(proposed)) {}

    csv::Grid grid;
    csv::TableReading reading;
};

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

void ask_instance(QWidget& window, const OpenText& what, const OpenQuestion::Reading& reading,
                  const Answered& answered) {
    QStringList titles;
    for (const std::string& title : reading.titles)
        titles << tr_open("%1: %2").arg(titles.size() + 1).arg(to_qt(title));
    QInputDialog* dialog = ask_which(
        window, "instance",
        tr_open("%1 holds %n instances. Which one?", static_cast<int>(titles.size())).arg(what.called),
        titles);
    QObject::connect(dialog, &QInputDialog::textValueSelected, &window,
                     [format = reading.format, answered, titles](const QString& title) {
                         answered(*format, static_cast<std::size_t>(titles.indexOf(title)) + 1);
                     });
    dialog->open();
}

std::shared_ptr<DoubtedTable> doubted_table(const OpenText& what, const Format& format) {
    if (format.id != "csv")
        return nullptr;
    csv::Grid grid(what.text, what.name);
    csv::TableReading reading = csv::propose_reading(grid);
    if (grid.unclosed() || reading.doubts.empty() || reading.kind == nullptr || reading.measures.empty())
        return nullptr;
    if (reading.on_its_side)
        grid = grid.turned();
    return std::make_shared<DoubtedTable>(std::move(grid), std::move(reading));
}

void ask_table(QWidget& window, const OpenText& what, DoubtedTable& table, const TableAnswered& answered) {
    auto* dialog = new TableDialog(std::move(table.grid), std::move(table.reading), what.called, &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &TableDialog::read, &window, answered);
    dialog->open();
}

/// Asks what the text leaves open in this format; if that is nothing, the format alone is the answer.
void ask_in(QWidget& window, const OpenText& what, const OpenQuestion::Reading& reading,
            const Answered& answered, const TableAnswered& table_answered) {
    if (!reading.titles.empty())
        ask_instance(window, what, reading, answered);
    else if (reading.table)
        ask_table(window, what, *reading.table, table_answered);
    else
        answered(*reading.format, 0);
}

void ask_format(QWidget& window, const OpenQuestion& question, const Answered& answered,
                const TableAnswered& table_answered) {
    QStringList titles;
    for (const OpenQuestion::Reading& reading : question.readings)
        titles << in_language(reading.format->title);
    QInputDialog* dialog =
        ask_which(window, "format",
                  tr_open("%1 may be in one of these formats. Which is it? It begins:\n\n%2")
                      .arg(question.what.called, beginning_of(question.what.text)),
                  titles);
    QObject::connect(dialog, &QInputDialog::textValueSelected, &window,
                     [&window, question, titles, answered, table_answered](const QString& title) {
                         ask_in(window, question.what,
                                question.readings[static_cast<std::size_t>(titles.indexOf(title))], answered,
                                table_answered);
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

std::optional<OpenQuestion> open_question(OpenText what, std::span<const Format> formats) {
    OpenQuestion question;
    for (const Format* format : most_sure(formats, what.text))
        question.readings.push_back(
            {.format = format, .titles = several_in(what, *format), .table = doubted_table(what, *format)});
    const auto& readings = question.readings;
    if (readings.empty() || (readings.size() == 1 && readings[0].titles.empty() && !readings[0].table))
        return std::nullopt;
    question.what = std::move(what);
    return question;
}

void ask(QWidget& window, const OpenQuestion& question, const Answered& answered,
         const TableAnswered& table_answered) {
    if (question.readings.size() == 1)
        ask_in(window, question.what, question.readings.front(), answered, table_answered);
    else
        ask_format(window, question, answered, table_answered);
}

} // namespace ks::ui
