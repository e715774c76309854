// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"
#include "app/runner/csv_arguments.h"
#include "app/runner/requests.h"
#include "app/runner/table.h"
#include "solvers/core/csv_text.h"
#include "solvers/core/formatted.h"
#include "solvers/core/standard_input.h"
#include "solvers/core/text.h"
#include "solvers/questions/answer_folder.h"

#include <nlohmann/json.hpp>

#include <system_error>

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
    std::string text = formatted("{}\n{}", printable(answers.title), table.text());
    for (const std::string& sentence : checked.wrong)
        text += printable(sentence, std::string::npos) + "\n";
    return text;
}

/// Grades one file. Changed answers are an error (check) after they were printed.
Result<void> check_file(const Sheet& sheet, const std::string& file, bool as_json, Session& session) {
    KS_TRY(const SheetAnswers answers, read_answers_file(file, ReadFrom::anything));
    KS_TRY(const CheckedAnswers checked, check_answers(sheet, answers, session.stop));
    KS_CHECK(as_json ? session.out.line(to_line(to_json(answers, checked)))
                     : session.out.text(text_of(answers, checked)));
    if (checked.wrong.empty())
        return {};
    return Error{.code = ErrorCode::check,
                 .what = "the answers do not hold: " + checked.wrong.front(),
                 .where = name_of(file, ReadFrom::anything),
                 .todo = "ask for the file as it was exported"};
}

Json to_json(const GradedFile& file) {
    Json json = {{"file", file.file}};
    if (!file.not_graded.empty()) {
        json["not_graded"] = file.not_graded;
        return json;
    }
    json.update({{"name", file.name},
                 {"date", file.date},
                 {"exercises", Json::array()},
                 {"points", file.points.got},
                 {"of", file.points.of},
                 {"misconceptions", Json::object()},
                 {"late", file.late},
                 {"unchanged", file.edited.empty()},
                 {"wrong", file.edited}});
    for (const Points& points : file.exercises)
        json["exercises"].push_back({{"points", points.got}, {"of", points.of}});
    for (const auto& [id, count] : file.misconceptions)
        json["misconceptions"][id] = count;
    if (!file.same_as.empty())
        json["same_as"] = file.same_as;
    return json;
}

/// The table of the files without their dates, and below it a sentence for each remark.
std::string text_of(const Sheet& sheet, const std::vector<GradedFile>& files) {
    Table table;
    std::string remarks;
    table.row({"file", "name", "points", "late", "same as", "edited", "misconceptions"});
    for (const GradedFile& file : files) {
        if (!file.remarks().empty())
            remarks += printable(written("{}: {}", file.file, file.remarks()), std::string::npos) + "\n";
        if (!file.not_graded.empty())
            table.row({file.file, "", "not graded"});
        else
            table.row({file.file, file.name, formatted("{:g} of {:g}", file.points.got, file.points.of),
                       file.late ? "late" : "", file.same_as, file.edited.empty() ? "" : "edited",
                       misconception_ids(file)});
    }
    return formatted("{}\n{}", printable(sheet.title), table.text()) + remarks;
}

/// Grades several files. A file that was changed or cannot be read is a line, and not an error.
Result<void> check_files(const Sheet& sheet, const std::vector<AnswerFile>& files, const Arguments& arguments,
                         Session& session) {
    KS_TRY(const std::vector<GradedFile> graded, graded_files(sheet, files, session.stop));
    if (arguments.has("--csv"))
        return session.out.document(csv_text(graded_rows(sheet, graded)));
    if (!arguments.has("--json"))
        return session.out.text(text_of(sheet, graded));
    Json json = {{"title", sheet.title}, {"files", Json::array()}};
    for (const GradedFile& file : graded)
        json["files"].push_back(to_json(file));
    return session.out.line(to_line(json));
}

Result<void> run_check_answers(const Arguments& arguments, Session& session) {
    if (arguments.has("--csv") && arguments.has("--json"))
        return Error{
            .code = ErrorCode::usage, .what = "--json and --csv exclude each other", .todo = "choose one"};
    KS_CHECK(choose_csv(arguments, arguments.has("--csv")));
    KS_TRY(const Sheet sheet, read_sheet_file(arguments.operand(0), ReadFrom::anything));
    const std::string& answers = arguments.operand(1);
    std::error_code failed;
    if (std::filesystem::is_directory(answers, failed)) {
        KS_TRY(const std::vector<AnswerFile> files, answer_files(answers));
        return check_files(sheet, files, arguments, session);
    }
    if (arguments.has("--csv"))
        return check_files(
            sheet,
            {{.path = answers, .name = name_of(answers, ReadFrom::anything), .from = ReadFrom::anything}},
            arguments, session);
    return check_file(sheet, answers, arguments.has("--json"), session);
}

constexpr std::string_view check_answers_operands[] = {"SHEET", "ANSWERS|FOLDER"};
constexpr Option check_answers_options[] = {
    option_json,
    {.name = "--csv", .help = "a table for a spreadsheet, a line for each file"},
    option_csv_decimal};

} // namespace

const Command check_answers_command = {
    .name = "check-answers",
    .summary = "grades answers to a sheet of exercises again, in a file or in each file of FOLDER",
    .grammar = {.operands = check_answers_operands, .options = check_answers_options},
    .run = run_check_answers};

} // namespace ks::runner
