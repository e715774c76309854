// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/open_questions.h"

#include "solvers/core/text.h"
#include "solvers/formats/foreign_json.h"
#include "solvers/formats/table_reading.h"
#include "solvers/formats/workbook.h"
#include "ui/frame/table_dialog.h"
#include "ui/widgets/files.h"
#include "ui/widgets/texts.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <optional>
#include <vector>

namespace ks::ui {

namespace {

QString tr_open(const char* text) {
    return QCoreApplication::translate("OpenQuestions", text);
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
    auto titles = format.titles(what.instance_text());
    return titles && titles->size() > 1 ? *std::move(titles) : std::vector<std::string>();
}

void ask_instance(QWidget& window, const OpenText& what, const OpenQuestion::Reading& reading,
                  const Answered& answered) {
    QStringList titles;
    for (const std::string& title : reading.titles)
        titles << tr_open("%1: %2").arg(titles.size() + 1).arg(to_qt(title));
    QInputDialog* dialog =
        ask_which(window, "instance",
                  tr_open("%1 holds %2 instances. Which one?").arg(what.called).arg(titles.size()), titles);
    QObject::connect(dialog, &QInputDialog::textValueSelected, &window,
                     [format = reading.format, answered, titles](const QString& title) {
                         answered(*format, static_cast<std::size_t>(titles.indexOf(title)) + 1);
                     });
    dialog->open();
}

void ask_sheet(QWidget& window, const OpenQuestion& question, const SheetAnswered& answered) {
    QStringList names;
    for (const std::string& name : question.sheets)
        names << tr_open("%1: %2").arg(names.size() + 1).arg(to_qt(printable(name, 60)));
    QInputDialog* dialog = ask_which(
        window, "sheet",
        tr_open("%1 has %2 sheets with values. Which one?").arg(question.what.called).arg(names.size()),
        names);
    QObject::connect(dialog, &QInputDialog::textValueSelected, &window,
                     [answered, names](const QString& name) {
                         answered(static_cast<std::size_t>(names.indexOf(name)) + 1);
                     });
    dialog->open();
}

std::shared_ptr<ProposedTable> doubted_table(const OpenText& what, const Format& format,
                                             const std::stop_token& stop) {
    if (format.id != "csv")
        return nullptr;
    const auto grid = std::make_shared<const csv::Grid>(what.text, what.name, stop);
    auto table = std::make_shared<ProposedTable>(propose(grid, what.options));
    const csv::TableReading& reading = table->reading;
    return grid->unclosed() || reading.doubts.empty() || reading.kind == nullptr ? nullptr : table;
}

/// Reads the text once more, to find out what would make its numbers whole.
void find_factors(OpenQuestion::Reading& reading, const OpenText& what, const std::stop_token& stop) {
    if (!reading.titles.empty() || reading.table || reading.format->read == nullptr)
        return;
    InstanceText given = what.instance_text(stop, reading.index);
    given.needed = &reading.factors;
    const auto instance = read_as(*reading.format, given);
    if (instance || reading.factors.scale.empty())
        return;
    Error fraction = instance.error();
    fraction.todo = {}; // it names an option of the runner
    reading.fraction = fraction.sentence();
}

void ask_table(QWidget& window, const OpenText& what, ProposedTable& table, const TableAnswered& answered) {
    auto* dialog = new TableDialog(std::move(table), what.called, &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &TableDialog::read, &window, answered);
    dialog->open();
}

/// "every weight by 10 and every value by 100"
QString factors_words(const TableOptions& factors) {
    QStringList words;
    for (const auto& [key, factor] : factors.scale)
        words << (key == "weight" ? tr_open("every weight and the capacity by %1")
                                  : tr_open("every value by %1"))
                     .arg(factor);
    return words.join(tr_open(" and "));
}

void ask_to_multiply(QWidget& window, const OpenQuestion& question, const OpenQuestion::Reading& reading,
                     const MultiplyAnswered& answered) {
    auto* box = new QMessageBox(QMessageBox::Question, tr_open("Open"), {}, QMessageBox::Cancel, &window);
    box->setObjectName(QStringLiteral("multiply"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText); // a word of the text may look like HTML
    box->setText(tr_open("%1 has numbers that are not whole, and the algorithms compute with whole numbers. "
                         "Multiply %2? Answers are then shown in the numbers of the file, too.")
                     .arg(question.what.called, factors_words(reading.factors)));
    box->setInformativeText(to_qt(reading.fraction));
    QPushButton* multiply = box->addButton(tr_open("Multiply"), QMessageBox::AcceptRole);
    box->setDefaultButton(multiply);
    Multiplied multiplied{.what = question.what,
                          .format = reading.format,
                          .index = reading.index,
                          .only_format = question.readings.size() == 1};
    multiplied.what.options.scale = reading.factors.scale;
    QObject::connect(box, &QMessageBox::buttonClicked, &window,
                     [multiply, answered, multiplied](QAbstractButton* clicked) {
                         if (clicked == multiply)
                             answered(multiplied);
                     });
    box->open();
}

/// Asks what the text leaves open in this format; if that is nothing, the format alone is the answer.
void ask_in(QWidget& window, const OpenQuestion& question, const OpenQuestion::Reading& reading,
            const Answers& answers) {
    if (!reading.titles.empty())
        ask_instance(window, question.what, reading, answers.format);
    else if (reading.table)
        ask_table(window, question.what, *reading.table, answers.table);
    else if (!reading.factors.scale.empty())
        ask_to_multiply(window, question, reading, answers.multiply);
    else
        answers.format(*reading.format, reading.index);
}

void ask_format(QWidget& window, const OpenQuestion& question, const Answers& answers) {
    QStringList titles;
    for (const OpenQuestion::Reading& reading : question.readings)
        titles << in_language(reading.format->title);
    QInputDialog* dialog =
        ask_which(window, "format",
                  tr_open("%1 may be in one of these formats. Which is it? It begins:\n\n%2")
                      .arg(question.what.called, beginning_of(question.what.text)),
                  titles);
    QObject::connect(dialog, &QInputDialog::textValueSelected, &window,
                     [&window, question, titles, answers](const QString& title) {
                         ask_in(window, question,
                                question.readings[static_cast<std::size_t>(titles.indexOf(title))], answers);
                     });
    dialog->open();
}

/// Whether the file is an archive, as workbooks are. It is one of the few that are worth reading twice.
bool begins_like_workbook(const QString& path) {
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QFile::ReadOnly) && file.peek(2) == "PK";
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

InstanceText OpenText::instance_text(const std::stop_token& stop, std::size_t index) const {
    return {.text = text, .name = name, .file = file, .index = index, .stop = stop, .table = options};
}

std::optional<OpenQuestion> open_question(OpenText what, std::span<const Format> formats,
                                          const std::stop_token& stop) {
    OpenQuestion question;
    if (const auto table = table_of_foreign_json(what.instance_text(stop))) {
        what.text = table->text;
    } else if (looks_like_workbook(what.text)) {
        auto book = read_workbook(what.text, what.name, what.options.sheet, stop);
        if (!book)
            return std::nullopt;
        what.name = name_of_sheet(what.name, *book);
        what.text = std::move(book->table);
        what.options.sheet.clear(); // the text is no longer a workbook
    }
    for (const Format* format : most_sure(formats, what.instance_text(stop))) {
        OpenQuestion::Reading reading{.format = format,
                                      .titles = several_in(what, *format),
                                      .table = doubted_table(what, *format, stop)};
        find_factors(reading, what, stop);
        question.readings.push_back(std::move(reading));
    }
    const auto& readings = question.readings;
    if (readings.empty() || (readings.size() == 1 && readings[0].titles.empty() && !readings[0].table &&
                             readings[0].factors.scale.empty()))
        return std::nullopt;
    question.what = std::move(what);
    return question;
}

std::optional<OpenQuestion> open_question(OpenText what, const Format& format, std::size_t index,
                                          const std::stop_token& stop) {
    OpenQuestion::Reading reading{.format = &format, .index = index};
    find_factors(reading, what, stop);
    if (reading.factors.scale.empty())
        return std::nullopt;
    return OpenQuestion{.what = std::move(what), .readings = {std::move(reading)}};
}

std::optional<OpenQuestion> sheet_question(const QString& path, const std::stop_token& stop) {
    if (!begins_like_workbook(path))
        return std::nullopt;
    auto what = text_of_file(path);
    auto sheets = what && looks_like_workbook(what->text) ? sheets_in(what->text, what->name, stop) : Error{};
    if (!sheets || sheets->size() < 2)
        return std::nullopt;
    return OpenQuestion{.what = *std::move(what), .sheets = *std::move(sheets)};
}

void ask(QWidget& window, const OpenQuestion& question, const Answers& answers) {
    if (!question.sheets.empty())
        ask_sheet(window, question, answers.sheet);
    else if (question.readings.size() == 1)
        ask_in(window, question, question.readings.front(), answers);
    else
        ask_format(window, question, answers);
}

} // namespace ks::ui
