// SPDX-License-Identifier: Apache-2.0
#include "tests/app/runner/sheet_files.h"

#include "solvers/core/files.h"
#include "solvers/kinds/presets.h"
#include "solvers/questions/sheet_answers.h"

#include <nlohmann/json.hpp>

using namespace ks;

namespace {

Sheet week_3() {
    Sheet sheet{.title = "Week 3", .exercises = {}};
    sheet.exercises.push_back({.title = "A table",
                               .variant = "knapsack.sequential",
                               .instance = *generate("thesis-2.1", "", {}),
                               .plan = {.pace = Pace::step, .asks = {Ask::value}},
                               .from = 13,
                               .most = 2});
    return sheet;
}

SheetAnswers of_ada(const Sheet& sheet) {
    SheetAnswers answers{.sheet = fingerprint(sheet),
                         .title = sheet.title,
                         .name = "Ada",
                         .date = "2026-11-26T10:00:00Z",
                         .exercises = {{.seed = 1, .given = {}}}};
    const auto questions = asked(sheet.exercises[0], 1);
    if (!questions)
        qFatal("%s", questions.error().sentence().c_str());
    for (const QuizQuestion& question : questions->questions)
        answers.exercises[0].given.push_back({.position = question.position,
                                              .ask = question.ask,
                                              .response = question.right.front(),
                                              .points = 1});
    return answers;
}

} // namespace

void write_sheet_files(const QString& sheet, const QString& answers) {
    const Sheet made = week_3();
    for (const auto& [path, document] :
         {std::pair(sheet, to_json(made)), std::pair(answers, to_json(of_ada(made)))})
        if (const auto written = write_file(path.toStdString(), to_line(document)); !written)
            qFatal("%s", written.error().sentence().c_str());
}
