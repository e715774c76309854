// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/answer_folder.h"

#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/core/sha256.h"
#include "solvers/core/system_words.h"
#include "solvers/core/text.h"
#include "solvers/core/utc_time.h"
#include "solvers/questions/misconception_names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <system_error>

namespace ks {

namespace {

namespace fs = std::filesystem;

Error unreadable(const fs::path& folder, const std::error_code& failed) {
    return {.code = ErrorCode::input,
            .what = formatted("the folder cannot be read: {}", system_words(failed.value())),
            .where = folder.string(),
            .todo = "name a folder of answer files"};
}

bool is_hidden(const fs::path& path) {
    return path.filename().string().starts_with('.');
}

/// Returns whether an entry of a folder is a file that may contain answers.
bool may_hold_answers(const fs::directory_entry& entry) {
    std::error_code failed;
    return entry.is_regular_file(failed) && !is_hidden(entry.path()) &&
           upper(entry.path().extension().string()) != ".CSV";
}

/// Returns the ids with their counts, the most frequent first.
std::vector<std::pair<std::string, std::int64_t>> counted_ids(const std::vector<std::string>& ids) {
    std::map<std::string, std::int64_t> counts;
    for (const std::string& id : ids)
        ++counts[id];
    std::vector<std::pair<std::string, std::int64_t>> sorted(counts.begin(), counts.end());
    std::ranges::stable_sort(sorted, std::ranges::greater(), &std::pair<std::string, std::int64_t>::second);
    return sorted;
}

bool is_late(const Sheet& sheet, const SheetAnswers& answers) {
    const auto due = utc_time(sheet.due), given = utc_time(answers.date);
    return due && given && *given > *due;
}

/// Returns a key that is equal for two files of one user: the name without spaces and in capital letters.
std::string name_key(const std::string& name) {
    std::string key = upper(name);
    std::erase(key, ' ');
    return key;
}

/// SHA-256 of seeds and answers. Points that a file claims for itself do not count: an edited copy is a copy.
std::string answers_digest(SheetAnswers answers) {
    for (ExerciseAnswers& exercise : answers.exercises)
        for (GivenAnswer& given : exercise.given) {
            given.points = 0;
            given.misconception.clear();
            given.shown = false;
        }
    return sha256(to_line(to_json(answers).at("exercises")));
}

/// Grades answers. Fails only if it is cancelled.
Result<void> add_grades(AnswerGrader& grader, const SheetAnswers& answers, const std::stop_token& stop,
                        GradedFile& graded) {
    graded.name = answers.name;
    graded.date = answers.date;
    graded.answers = answers_digest(answers);
    KS_TRY(CheckedAnswers checked, grader.check(answers, stop));
    if (!grader.is_to_this_sheet(answers)) {
        graded.not_graded = checked.wrong.front();
        return {};
    }
    checked.exercises.resize(grader.sheet().exercises.size());
    graded.exercises = std::move(checked.exercises);
    graded.points = checked.points;
    graded.misconceptions = counted_ids(checked.misconceptions);
    graded.edited = std::move(checked.wrong);
    graded.late = is_late(grader.sheet(), answers);
    return {};
}

/// Stores in each file the first file with the same name or, if there is none, with the same answers.
void note_repeats(std::vector<GradedFile>& files) {
    std::map<std::string, std::string> names, answers; // maps to the first file
    for (GradedFile& file : files) {
        if (!file.not_graded.empty())
            continue;
        const auto same_answers = answers.emplace(file.answers, file.file).first;
        const std::string key = name_key(file.name);
        const auto same_name = key.empty() ? same_answers : names.emplace(key, file.file).first;
        const std::string& first = same_name->second == file.file ? same_answers->second : same_name->second;
        if (first != file.file)
            file.same_as = first;
    }
}

std::string yes_or_no(bool is) {
    return is ? "yes" : "no";
}

std::string number(double points) {
    return written("{:g}", points);
}

std::vector<std::string> row_of(const Sheet& sheet, const GradedFile& file) {
    std::vector<std::string> row{file.file, file.name, file.date};
    const bool graded = file.not_graded.empty();
    for (std::size_t i = 0; i < sheet.exercises.size(); ++i)
        row.push_back(graded ? number(file.exercises[i].got) : "");
    row.push_back(graded ? number(file.points.got) : "");
    row.push_back(graded ? number(file.points.of) : "");
    row.push_back(misconception_ids(file));
    row.push_back(graded ? yes_or_no(file.late) : "");
    row.push_back(file.same_as);
    row.push_back(graded ? yes_or_no(!file.edited.empty()) : "");
    row.push_back(file.remarks());
    return row;
}

} // namespace

std::string GradedFile::remarks() const {
    std::string text = not_graded;
    for (const std::string& sentence : edited)
        text += (text.empty() ? "" : " ") + sentence;
    return text;
}

Result<std::vector<AnswerFile>> answer_files(const fs::path& folder) {
    std::error_code failed;
    fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, failed);
    if (failed)
        return unreadable(folder, failed);
    std::vector<AnswerFile> files;
    for (const fs::recursive_directory_iterator end; at != end; at.increment(failed)) {
        if (failed)
            return unreadable(folder, failed);
        if (is_hidden(at->path()))
            at.disable_recursion_pending();
        if (!may_hold_answers(*at))
            continue;
        if (files.size() == most_answer_files)
            return Error{.code = ErrorCode::limit,
                         .what = formatted("the folder has more than {} files", most_answer_files),
                         .where = folder.string(),
                         .todo = "name a folder that has nothing but answer files"};
        files.push_back({.path = at->path(), .name = at->path().lexically_relative(folder).generic_string()});
    }
    if (failed)
        return unreadable(folder, failed);
    std::ranges::sort(files, {}, &AnswerFile::name);
    return files;
}

Result<GradedFile> graded_file(AnswerGrader& grader, const AnswerFile& file, const std::stop_token& stop) {
    GradedFile graded{.file = file.name};
    const Result<SheetAnswers> answers = read_answers_file(file.path, file.from);
    if (answers) {
        KS_CHECK(add_grades(grader, *answers, stop, graded));
    } else {
        Error error = answers.error();
        if (const std::string path = file.path.string(); error.where.starts_with(path))
            error.where.replace(0, path.size(), file.name); // the folder is the same for all of them
        graded.not_graded = error.sentence();
    }
    return graded;
}

Result<std::vector<GradedFile>> graded_files(const Sheet& sheet, std::span<const AnswerFile> files,
                                             const std::stop_token& stop,
                                             const std::function<void(std::size_t)>& told) {
    AnswerGrader grader(sheet);
    std::vector<GradedFile> graded;
    for (const AnswerFile& file : files) {
        if (told)
            told(graded.size());
        if (stop.stop_requested())
            return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        KS_TRY(GradedFile each, graded_file(grader, file, stop));
        graded.push_back(std::move(each));
    }
    if (told)
        told(graded.size());
    note_repeats(graded);
    return graded;
}

std::vector<std::vector<std::string>> graded_rows(const Sheet& sheet, std::span<const GradedFile> files) {
    std::vector<std::string> header{"file", "name", "date"};
    for (std::size_t i = 0; i < sheet.exercises.size(); ++i)
        header.push_back(written("{}. {}", i + 1, sheet.exercises[i].title));
    for (const char* const each : {"points", "of", "misconceptions", "late", "same as", "edited", "remarks"})
        header.emplace_back(each);
    std::vector<std::vector<std::string>> rows{std::move(header)};
    for (const GradedFile& file : files)
        rows.push_back(row_of(sheet, file));
    return rows;
}

namespace {

std::string with_count(const std::string& name, std::int64_t count) {
    return count == 1 ? name : written("{} ({})", name, count);
}

} // namespace

std::string misconception_ids(const GradedFile& file) {
    return joined(file.misconceptions, [](const auto& each) { return with_count(each.first, each.second); });
}

std::string misconception_words(const GradedFile& file) {
    return joined(file.misconceptions,
                  [](const auto& each) { return with_count(misconception_name(each.first), each.second); });
}

} // namespace ks
