// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/sheet_writers.h"

#include "tests/ui/samples.h"
#include "ui/base/session.h"
#include "ui/predict/add_exercise.h"
#include "ui/predict/sheet_work.h"
#include "ui/recovery/kept_answers.h"

#include <QSignalSpy>

namespace ks::tests {

using namespace ks::ui;

namespace {

constexpr std::int64_t first_question = 13, second_question = 14;

Exercise exercise_called(const char* title) {
    return {.title = title,
            .variant = "knapsack.sequential",
            .instance = table_2_1(),
            .plan = {.pace = Pace::step, .asks = {Ask::value}},
            .from = first_question,
            .most = 3};
}

std::shared_ptr<const Sheet> sheet() {
    return std::make_shared<const Sheet>(Sheet{.title = "Week 3", .exercises = {exercise_called("Values")}});
}

/// Answers the first question; for the newer document, the second one.
SheetWork& answered(Session& session, bool newer) {
    SheetWork& work = SheetWork::of(session);
    if (!work.running())
        session.open_sheet(sheet());
    work.keep({.question = {.ask = Ask::value, .position = newer ? second_question : first_question},
               .response = {"1"}});
    return work;
}

QString text_in(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

void write_sheet(const QString& folder, bool newer) {
    (void)add_to_sheet(exercise_called(word(newer)), folder + "/sheet.json");
}

Found read_sheet_again(const QString& folder) {
    const QString path = folder + "/sheet.json";
    if (!QFile::exists(path))
        return Found::nothing;
    const auto read = read_sheet_file(path.toStdString());
    return read ? found(QString::fromStdString(read->exercises.back().title)) : Found::broken;
}

void write_answers(const QString& folder, bool newer) {
    static Session session;
    SheetWork& work = answered(session, newer);
    (void)work.write(work.answers(word(newer)), folder + "/ada.json");
}

/// The answers are written before their table, so the table may be the old one, or missing.
Found read_answers_again(const QString& folder) {
    const QString path = folder + "/ada.json", table = text_in(folder + "/ada.csv");
    const bool older = table.contains(word(false)), newer = table.contains(word(true));
    if (!table.isNull() && (older == newer || !table.endsWith('\n')))
        return Found::broken;
    if (!QFile::exists(path))
        return table.isNull() ? Found::nothing : Found::broken;
    const auto read = read_answers_file(path.toStdString());
    if (!read || read->sheet != fingerprint(*sheet()))
        return Found::broken;
    const Found answers = found(QString::fromStdString(read->name));
    return newer && answers != Found::newer ? Found::broken : answers;
}

void write_kept_answers(const QString& folder, bool newer) {
    static Session session;
    static KeptAnswers* const kept = new KeptAnswers(session, folder + "/kept");
    (void)kept;
    answered(session, newer);
}

Found read_kept_answers(const QString& folder) {
    Session session;
    KeptAnswers kept(session, folder + "/kept");
    const QSignalSpy brought(&kept, &KeptAnswers::brought_back);
    session.open_sheet(sheet());
    if (brought.isEmpty())
        return QFile::exists(kept.file()) ? Found::broken : Found::nothing;
    const auto& given = SheetWork::of(session).given(0);
    if (given.empty())
        return Found::broken;
    return given.back().position == second_question ? Found::newer : Found::older;
}

} // namespace ks::tests
