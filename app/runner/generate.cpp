// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"
#include "app/runner/no_such_kind.h"
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"

namespace ks::runner {

namespace {

Result<void> run_generate(const Arguments& arguments, Session& session) {
    const std::string& kind = arguments.operand(0);
    if (!find_kind(kind))
        return no_such_kind(kind);
    if (!arguments.has("--preset"))
        return Error{.code = ErrorCode::usage,
                     .what = "--preset is missing",
                     .where = "generate",
                     .todo = formatted("the presets are {}", preset_names(kind))};
    KS_TRY(const Preset* preset, find_preset(*arguments.value("--preset"), kind));
    KS_TRY(const auto settings, arguments.settings());
    KS_TRY(const auto seed, arguments.integer("--seed", 0, INT64_MAX));
    KS_TRY(const InstancePtr instance,
           generate(preset->id, kind, settings, static_cast<std::uint64_t>(seed.value_or(1))));
    const auto file = arguments.value("-o");
    if (!file)
        return session.out.document(write_json(*instance));
    KS_TRY(const std::string text, write_instance(format_by_ending(*file), *instance));
    return write_file(*file, text, session.stop);
}

constexpr std::string_view generate_operands[] = {"KIND"};
constexpr Option generate_options[] = {
    {.name = "--preset", .value = "NAME", .help = "which instance or family"},
    {.name = "--set", .value = "NAME=VALUE", .help = "a setting of the preset", .repeated = true},
    {.name = "--seed", .value = "N", .help = "for random presets (default 1)"},
    {.name = "-o",
     .value = "FILE",
     .help = "write here instead of to standard output, in the format of the ending, as convert does"}};

} // namespace

const Command generate_command = {.name = "generate",
                                  .summary = "makes an instance: a paper's example, or one drawn from a seed",
                                  .grammar = {.operands = generate_operands, .options = generate_options},
                                  .run = run_generate};

} // namespace ks::runner
