// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/problems/format.h"
#include "solvers/problems/presets.h"

namespace ks::runner {

namespace {

Result<void> run_generate(const Arguments& arguments, Session& session) {
    const std::string& kind = arguments.operand(0);
    if (!arguments.has("--preset"))
        return Error{.code = ErrorCode::usage,
                     .what = "--preset is missing",
                     .where = "generate",
                     .todo = formatted("the presets are {}", preset_names(kind))};
    const Result<const Preset*> preset = find_preset(*arguments.value("--preset"), kind);
    if (!preset)
        return preset.error();
    const auto settings = arguments.settings();
    if (!settings)
        return settings.error();
    const auto seed = arguments.integer("--seed", 0, INT64_MAX);
    if (!seed)
        return seed.error();
    const Result<InstancePtr> instance =
        generate((*preset)->id, kind, *settings, static_cast<std::uint64_t>(seed->value_or(1)));
    if (!instance)
        return instance.error();
    const std::string text = write_json(**instance);
    if (const auto file = arguments.value("-o"))
        return write_file(*file, text, session.stop);
    return session.out.write(text);
}

constexpr std::string_view generate_operands[] = {"KIND"};
constexpr Option generate_options[] = {
    {.name = "--preset", .value = "NAME", .help = "which instance or family"},
    {.name = "--set", .value = "NAME=VALUE", .help = "a setting of the preset", .repeated = true},
    {.name = "--seed", .value = "N", .help = "for random presets (default 1)"},
    {.name = "-o", .value = "FILE", .help = "write here instead of to standard output"}};

} // namespace

const Command generate_command = {.name = "generate",
                                  .summary = "makes an instance: a paper's example, or one drawn from a seed",
                                  .grammar = {.operands = generate_operands, .options = generate_options},
                                  .run = run_generate};

} // namespace ks::runner
