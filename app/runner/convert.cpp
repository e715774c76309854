// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"
#include "app/runner/table_arguments.h"
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/problems/format.h"

namespace ks::runner {

namespace {

Result<void> run_convert(const Arguments& arguments, Session& session) {
    const std::string in = arguments.operand(0), out = arguments.operand(1);
    const bool to_standard_output = out == "-";
    if (!to_standard_output)
        KS_CHECK(check_spares(out, in));
    // Both formats are looked up before the file is read, because a misspelt name is wrong whatever the file
    // holds.
    const std::string from = arguments.value_or("--from", "");
    if (!from.empty()) {
        KS_CHECK(find_format(from));
    }
    KS_TRY(const Format* to, find_format(arguments.value_or("--to", "json")));
    KS_TRY(const auto index, arguments.integer("--index", 1, INT64_MAX));
    KS_TRY(const TableOptions table, table_options(arguments));
    KS_TRY(
        const InstancePtr instance,
        read_instance_file(in, from, ReadFrom::anything, static_cast<std::size_t>(index.value_or(0)), table));
    if (to_standard_output) {
        KS_TRY(const std::string text, write_instance(*to, *instance));
        return session.out.write(text);
    }
    KS_TRY(const std::vector<FileText> files, write_instance(*to, *instance, out));
    for (const FileText& each : files) {
        KS_CHECK(check_spares(each.file, in));
    }
    for (const FileText& each : files) {
        KS_CHECK(write_file(each.file, each.text, session.stop));
    }
    return {};
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
    static const std::string known = joined(formats(), &Format::id) + " (default: json)";
    return known;
}

constexpr std::string_view convert_operands[] = {"IN", "OUT"};
const Option convert_options[] = {
    {.name = "--from", .value = "FORMAT", .help = readable_formats()},
    {.name = "--index", .value = "N", .help = "of several instances in IN, the one with this number, from 1"},
    option_columns,
    option_capacity,
    option_scale,
    option_lines,
    option_decimal,
    {.name = "--to", .value = "FORMAT", .help = writable_formats()}};

} // namespace

const Command convert_command = {.name = "convert",
                                 .summary = "turns an instance from one file format into another",
                                 .grammar = {.operands = convert_operands, .options = convert_options},
                                 .run = run_convert};

} // namespace ks::runner
