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

/// A file that may contain answers to a sheet.
struct AnswerFile {
    std::filesystem::path path;
    std::string name; ///< its name in tables: the path below the folder, with "/"
    ReadFrom from = ReadFrom::regular_file;
};

/// Returns the files of a folder and of the folders below it, sorted by name. Hidden files and CSV files,
/// which the window writes next to the answers, are omitted. Fails (input) for a folder that cannot be read,
/// (limit) for more than `most_answer_files` files.
Result<std::vector<AnswerFile>> answer_files(const std::filesystem::path& folder);
inline constexpr std::size_t most_answer_files = 10'000;

/// The grades of a file of answers: a line of the table of a folder.
struct GradedFile {
    std::string file; ///< its name
    std::string name; ///< as typed by the user
    std::string date;
    std::vector<Points> exercises; ///< by exercise of the sheet
    Points points;
    std::vector<std::pair<std::string, std::int64_t>> misconceptions; ///< id and count, most frequent first
    bool late = false;                                                ///< exported after the sheet's due date
    std::string answers;                                              ///< SHA-256 of seeds and answers
    std::string same_as;             ///< an earlier file with the same name or the same answers; empty: none
    std::vector<std::string> edited; ///< sentences about changes in the file; empty: unchanged
    std::string not_graded;          ///< a sentence about why it has no points; empty: it has points

    /// Returns all sentences about the file, separated by spaces.
    std::string remarks() const;
};

/// Reads and grades a file. If a file cannot be read, or answers another sheet, `not_graded` has the reason.
/// Fails only if it is cancelled.
Result<GradedFile> graded_file(AnswerGrader& grader, const AnswerFile& file, const std::stop_token& stop);

/// Grades the files in turn and finds those that were handed in twice. `told` is called before each file and
/// once at the end, with the number of graded files. Fails only if it is cancelled.
Result<std::vector<GradedFile>> graded_files(const Sheet& sheet, std::span<const AnswerFile> files,
                                             const std::stop_token& stop,
                                             const std::function<void(std::size_t done)>& told = {});

/// Returns a header and a line for each file: file, name, date, the points of each exercise, points and
/// maximum points, misconceptions, late, the file that it repeats, edited, remarks.
std::vector<std::vector<std::string>> graded_rows(const Sheet& sheet, std::span<const GradedFile> files);

/// Returns "taken-twice (2), left-out": the id of each misconception with its count if it is above 1.
std::string misconception_ids(const GradedFile& file);
/// Returns the same in words: "takes an item twice (2), ...".
std::string misconception_words(const GradedFile& file);

} // namespace ks
