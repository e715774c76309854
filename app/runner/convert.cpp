// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"
#include "app/runner/csv_arguments.h"
#include "app/runner/left_out.h"
#include "app/runner/spared_files.h"
#include "app/runner/table_arguments.h"
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/standard_input.h"
#include "solvers/core/text.h"
#include "solvers/formats/format.h"
#include "solvers/formats/write_files.h"
#include "solvers/problems/knapsack/four_files.h"

#include <algorithm>
#include <filesystem>

namespace ks::runner {

namespace {

/// An instance of an input that holds several: the name of its file in the folder.
std::filesystem::path numbered_file(const std::filesystem::path& folder, const std::string& in,
                                    std::size_t number, std::size_t count, const Format& format) {
    std::string stem = in == "-" ? "instance" : std::filesystem::path(in).filename().string();
    stem = stem.substr(0, std::max<std::size_t>(stem.find('.'), 1));
    return folder / written("{}-{:0{}}{}", stem, number, std::to_string(count).size(), format.ending);
}

/// The files of several instances overwrite none that is there already.
Result<void> check_new(const std::vector<FileText>& files) {
    std::error_code failed;
    for (const FileText& each : files)
        if (std::filesystem::exists(each.file, failed))
            return Error{.code = ErrorCode::output,
                         .what = "is there already",
                         .where = each.file.string(),
                         .todo = "give a new or empty folder"};
    return {};
}

/// Writes the files of one instance, none of which may be a file that was read.
Result<void> write_files(const Format& format, const Instance& instance, const std::filesystem::path& out,
                         const std::string& in, Session& session) {
    const std::vector<std::filesystem::path> read = files_of_instance(in);
    KS_TRY(const std::vector<FileText> files, write_instance(format, instance, out));
    for (const FileText& each : files)
        KS_CHECK(check_spares_all(each.file, read));
    KS_CHECK(ks::write_files(files, session.stop));
    warn_about(out.string(), lost_in(format, instance));
    return {};
}

/// `--index all`: a file for each instance, in the folder OUT.
Result<void> convert_all(const std::string& in, const std::string& from, const Format& to,
                         const std::filesystem::path& folder, const TableOptions& options, Session& session) {
    std::vector<Sentence> left_out;
    KS_TRY(const auto instances, read_instances_file(in, from, ReadFrom::anything, options, &left_out));
    warn_about(name_of(in, ReadFrom::anything), left_out);
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (!std::filesystem::is_directory(folder, failed))
        return Error{.code = ErrorCode::output,
                     .what = "is not a folder",
                     .where = folder.string(),
                     .todo = "with --index all OUT is a folder, in which each instance becomes a file"};
    for (std::size_t i = 0; i < instances.size(); ++i) {
        KS_TRY(const auto files,
               write_instance(to, *instances[i], numbered_file(folder, in, i + 1, instances.size(), to)));
        KS_CHECK(check_new(files));
    }
    for (std::size_t i = 0; i < instances.size(); ++i)
        KS_CHECK(write_files(to, *instances[i], numbered_file(folder, in, i + 1, instances.size(), to), in,
                             session));
    return {};
}

Result<void> run_convert(const Arguments& arguments, Session& session) {
    const std::string in = arguments.operand(0), out = arguments.operand(1);
    const bool all = arguments.value_or("--index", "") == "all";
    const bool to_standard_output = out == "-" && !all;
    if (!to_standard_output && !all)
        KS_CHECK(check_spares_all(out, files_read(arguments)));
    // Both formats are looked up before the file is read, because a misspelt name is wrong whatever the file
    // holds.
    const std::string from = arguments.value_or("--from", "");
    if (!from.empty())
        KS_CHECK(find_format(from));
    const Format* to = &format_by_ending(out);
    if (const auto id = arguments.value("--to")) {
        KS_TRY(to, find_format(*id));
    }
    KS_CHECK(choose_csv(arguments, to->id == "csv"));
    KS_TRY(const TableOptions table, table_options(arguments));
    if (all)
        return convert_all(in, from, *to, out, table, session);
    KS_TRY(const auto index, arguments.integer("--index", 1, INT64_MAX));
    KS_TRY(const InstancePtr instance,
           read_and_warn(in, from, static_cast<std::size_t>(index.value_or(0)), table));
    if (to_standard_output) {
        KS_TRY(const std::string text, write_instance(*to, *instance));
        warn_about("standard output", lost_in(*to, *instance));
        return session.out.document(text);
    }
    return write_files(*to, *instance, out, in, session);
}

/// The formats that can be read, and those that can be written.
const std::string& readable_formats() {
    static const std::string known = [] {
        std::vector<std::string_view> ids;
        for (const Format& format : formats())
            if (format.read != nullptr)
                ids.push_back(format.id);
        return joined(ids) + " (default: recognised from the content)";
    }();
    return known;
}

const std::string& writable_formats() {
    static const std::string known = joined(formats(), &Format::id) +
                                     " (default: by the ending of OUT: .csv, .lp and the like; else json)";
    return known;
}

constexpr std::string_view convert_operands[] = {"IN", "OUT"};
const Option convert_options[] = {
    {.name = "--from", .value = "FORMAT", .help = readable_formats()},
    {.name = "--index",
     .value = "N|all",
     .help = "of several instances in IN, the one with this number, from 1; all: each becomes a file in the "
             "folder OUT"},
    option_scale,
    option_units,
    option_kind,
    option_columns,
    option_capacity,
    option_lines,
    option_decimal,
    option_sheet,
    {.name = "--to", .value = "FORMAT", .help = writable_formats()},
    option_csv_decimal};

} // namespace

const Command convert_command = {.name = "convert",
                                 .summary = "turns an instance from one file format into another",
                                 .grammar = {.operands = convert_operands, .options = convert_options},
                                 .run = run_convert};

} // namespace ks::runner
