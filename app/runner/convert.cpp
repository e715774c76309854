// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"
#include "solvers/core/files.h"
#include "solvers/problems/format.h"

namespace ks::runner {

namespace {

Result<void> run_convert(const Arguments& arguments, Session& session) {
    const std::string& output = arguments.operand(1);
    const bool to_standard_output = output == "-";
    if (!to_standard_output)
        KS_CHECK(check_spares(output, arguments.operand(0)));
    // Both formats are looked up before the file is read, because a misspelt name is wrong whatever the file
    // holds.
    const std::string from = arguments.value_or("--from", "");
    if (!from.empty())
        if (const auto known = find_format(from); !known)
            return known.error();
    const Result<const Format*> to = find_format(arguments.value_or("--to", "json"));
    if (!to)
        return to.error();
    const Result<InstancePtr> instance = read_instance_file(arguments.operand(0), from, ReadFrom::anything);
    if (!instance)
        return instance.error();
    const Result<std::string> text = write_instance(**to, **instance);
    if (!text)
        return text.error();
    return to_standard_output ? session.out.write(*text) : write_file(output, *text, session.stop);
}

constexpr std::string_view convert_operands[] = {"IN", "OUT"};
constexpr Option convert_options[] = {
    {.name = "--from",
     .value = "FORMAT",
     .help = "json, plain or csv (default: recognised from the content)"},
    {.name = "--to", .value = "FORMAT", .help = "json, plain or csv (default: json)"}};

} // namespace

const Command convert_command = {.name = "convert",
                                 .summary = "turns an instance from one file format into another",
                                 .grammar = {.operands = convert_operands, .options = convert_options},
                                 .run = run_convert};

} // namespace ks::runner
