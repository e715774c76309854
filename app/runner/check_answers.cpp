// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"
#include "app/runner/requests.h"
#include "app/runner/table.h"
#include "solvers/core/formatted.h"
#include "solvers/core/standard_input.h"
#include "solvers/questions/sheet_answers.h"

#include <nlohmann/json.hpp>

namespace ks::runner {

namespace {

Json to_json(const SheetAnswers& answers, const CheckedAnswers& checked) {
    return {{"name", answers.name},
            {"date", answers.date},
            {"points", checked.points.got},
            {"of", checked.points.of},
            {"unchanged", checked.wrong.empty()},
            {"wrong", checked.wrong}};
}

std::string text_of(const SheetAnswers& answers, const CheckedAnswers& checked) {
    Table table;
    table.row({"name", answers.name});
    table.row({"date", answers.date});
    table.row({"points", formatted("{:g} of {:g}", checked.points.got, checked.points.of)});
    std::string text = formatted("{}\n{}", answers.title, table.text());
    for (const std::string& sentence : checked.wrong)
        text += sentence + "\n";
    return text;
}

Result<void> run_check_answers(const Arguments& arguments, Session& session) {
    KS_TRY(const Sheet sheet, read_sheet_file(arguments.operand(0), ReadFrom::anything));
    KS_TRY(const SheetAnswers answers, read_answers_file(arguments.operand(1), ReadFrom::anything));
    KS_TRY(const CheckedAnswers checked, check_answers(sheet, answers, session.stop));
    KS_CHECK(arguments.has("--json") ? session.out.line(to_line(to_json(answers, checked)))
                                     : session.out.write(text_of(answers, checked)));
    if (checked.wrong.empty())
        return {};
    return Error{.code = ErrorCode::check,
                 .what = "the answers do not hold: " + checked.wrong.front(),
                 .where = name_of(arguments.operand(1), ReadFrom::anything),
                 .todo = "ask for the file as it was exported"};
}

constexpr std::string_view check_answers_operands[] = {"SHEET", "ANSWERS"};
constexpr Option check_answers_options[] = {option_json};

} // namespace

const Command check_answers_command = {
    .name = "check-answers",
    .summary = "grades the answers to a sheet of exercises anew, and says what was changed in them",
    .grammar = {.operands = check_answers_operands, .options = check_answers_options},
    .run = run_check_answers};

} // namespace ks::runner
