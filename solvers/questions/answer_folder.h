// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/sheet_answers.h"

#include <filesystem>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace ks {

/// A file that may hold answers to a sheet.
struct AnswerFile {
    std::filesystem::path path;
    std::string name; ///< what a table calls it: its path below the folder, with "/"
    ReadFrom from = ReadFrom::regular_file;
};

/// Returns the files of a folder and of the folders below it, sorted by name. Hidden files and CSV files,
/// which the window writes beside the answers, are left out. Fails (input) for a folder that cannot be read,
/// (limit) for more than `most_answer_files` files.
Result<std::vector<AnswerFile>> answer_files(const std::filesystem::path& folder);
inline constexpr std::size_t most_answer_files = 10'000;

/// What a file of answers is worth: a line of the table of a folder.
struct GradedFile {
    std::string file; ///< its name
    std::string name; ///< who typed it
    std::string date;
    std::vector<Points> exercises; ///< by exercise of the sheet
    Points points;
    std::vector<std::pair<std::string, std::int64_t>> misconceptions; ///< id and how often, most often first
    bool late = false;                                                ///< exported after the sheet's due date
    std::string answers;                                              ///< SHA-256 of seeds and answers
    std::string same_as;             ///< a file before it with the same name or the same answers; empty: none
    std::vector<std::string> edited; ///< sentences: what was changed in the file; empty: nothing
    std::string not_graded;          ///< a sentence: why there are no points; empty: there are

    /// All sentences about the file, with a space between them.
    std::string remarks() const;
};

/// Reads and grades a file. A file that cannot be read, or that answers another sheet, has the reason in
/// `not_graded`. Fails only if it is cancelled.
Result<GradedFile> graded_file(AnswerGrader& grader, const AnswerFile& file, const std::stop_token& stop);

/// Grades the files in turn and finds those that were handed in twice. `told` is called before each file and
/// once at the end, with the number of graded files. Fails only if it is cancelled.
Result<std::vector<GradedFile>> graded_files(const Sheet& sheet, std::span<const AnswerFile> files,
                                             const std::stop_token& stop,
                                             const std::function<void(std::size_t done)>& told = {});

/// A line for each file, below a header: file, name, date, the points of each exercise, points and of how
/// many, misconceptions, late, the file that it repeats, edited, remarks.
std::vector<std::vector<std::string>> graded_rows(const Sheet& sheet, std::span<const GradedFile> files);

/// "taken-twice (2), left-out": the id of each misconception with its count if it is above 1.
std::string misconception_ids(const GradedFile& file);
/// "takes an item twice (2), ...": the same in words.
std::string misconception_words(const GradedFile& file);

} // namespace ks
