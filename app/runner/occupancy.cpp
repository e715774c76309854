// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"
#include "app/runner/requests.h"
#include "app/runner/table.h"
#include "solvers/documents.h"
#include "solvers/occupancy/occupancy_words.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace ks::runner {

namespace {

constexpr std::int64_t most = 1'000'000; ///< no device comes near it, and products of two stay countable
constexpr std::int64_t most_shared = std::int64_t{1} << 30;

struct Question {
    const DevicePreset* preset = nullptr;
    const KernelResources* kernel = nullptr; ///< null: the registers were given
    BlockNeeds needs;
};

Error missing(const std::string& option, const std::string& todo) {
    return {ErrorCode::usage, option + " is missing", "occupancy", todo};
}

Result<const KernelResources*> kernel_option(const std::string& name, const DevicePreset& preset) {
    if (const KernelResources* const found = kernel_resources().find(name, preset.cc))
        return found;
    std::string known;
    for (const KernelResources& each : kernel_resources().kernels)
        if (known.find(each.kernel) == std::string::npos)
            known += (known.empty() ? "" : ", ") + each.kernel;
    return Error{ErrorCode::usage, "there is no kernel '" + name + "'", "--kernel", "choose one of " + known};
}

Result<Question> question(const Arguments& arguments) {
    Question asked;
    KS_TRY(asked.preset, find_device_preset(arguments.value_or("--device", "h200")));
    KS_TRY(const auto block, arguments.integer("--block", 1, most));
    KS_TRY(const auto registers, arguments.integer("--registers", 0, most));
    KS_TRY(const auto shared, arguments.bytes("--shared", 0));
    if (!block)
        return missing("--block", "say how many threads a block has");
    if (shared && *shared > most_shared)
        return Error{ErrorCode::usage, "--shared is more than 1 GiB", "occupancy", "no device has as much"};
    const auto kernel = arguments.value("--kernel");
    if (!kernel) {
        if (!registers)
            return missing("--registers",
                           "say how many a thread uses, or name one of our kernels with --kernel");
        asked.needs = {.threads = *block, .registers = *registers, .shared_bytes = shared.value_or(0)};
        return asked;
    }
    if (registers)
        return Error{ErrorCode::usage, "--registers and --kernel both say how many registers there are",
                     "occupancy", "give one of them"};
    KS_TRY(asked.kernel, kernel_option(*kernel, *asked.preset));
    asked.needs = needs_of(*asked.kernel, asked.preset->limits(), *block, shared.value_or(0));
    return asked;
}

std::string percent(double fraction) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.4g %%", std::floor(fraction * 10'000) / 100);
    return text.data();
}

std::string kernel_text(const Question& asked) {
    if (asked.kernel == nullptr)
        return "";
    const KernelResources& kernel = *asked.kernel;
    std::string text = kernel.kernel + " as compiled for " + kernel.sm;
    if (is_older(asked.preset->cc, kernel.sm))
        text += ", the oldest that nvcc " + kernel_resources().nvcc + " compiles for";
    if (kernel.registers > asked.needs.registers)
        text += ": " + std::to_string(kernel.registers) + " registers, of which it would spill some";
    return text + "\n";
}

std::string text_of(const Question& asked) {
    const ComputeCapability& limits = asked.preset->limits();
    const Occupancy exact = occupancy(limits, asked.needs);
    const EquationOccupancy thesis = equation_3_1(limits, asked.needs);
    Table sums;
    sums.row({"Blocks an SM", grouped(exact.blocks)});
    sums.row({"Warps an SM", grouped(exact.warps) + " of " + grouped(exact.max_warps)});
    sums.row({"Occupancy", percent(exact.fraction())});
    sums.row({"Equation 3.1",
              percent(thesis.fraction) + " (" + grouped(thesis.blocks) + " blocks)" +
                  (thesis.blocks == exact.blocks ? "" : ", which knows no units and no limits of a block")});
    Table table({Table::Align::left, Table::Align::right});
    table.row({"LIMIT", "BLOCKS", "", "WHY"});
    for (const Occupancy::Limit& limit : exact.limits)
        table.row({std::string(title_of(limit.limiter)), limit.blocks ? grouped(*limit.blocks) : "-",
                   limit.limiting ? "limiting" : "", reason(limits, asked.needs, limit)});
    return std::string(asked.preset->name) + " (compute capability " + std::string(asked.preset->cc) +
           "): " + grouped(asked.needs.threads) + " threads a block, " + grouped(asked.needs.registers) +
           " registers a thread, " + grouped(asked.needs.shared_bytes) + " bytes of shared memory a block\n" +
           kernel_text(asked) + "\n" + sums.text() + "\n" + table.text();
}

Result<void> run_occupancy(const Arguments& arguments, Session& session) {
    KS_TRY(const Question asked, question(arguments));
    if (arguments.has("--json"))
        return session.out.line(to_line(occupancy_document(*asked.preset, asked.needs, asked.kernel)));
    return session.out.write(text_of(asked));
}

constexpr Option occupancy_options[] = {
    {"--device", "PRESET", "the device (default: h200); see `knapscope-run devices`"},
    {"--block", "N", "threads a block"},
    {"--registers", "N", "registers a thread"},
    {"--shared", "BYTES", "shared memory a block (default: 0)"},
    {"--kernel", "NAME",
     "one of our kernels: its registers and static shared memory; --shared adds to the latter"},
    option_json,
};

} // namespace

const Command occupancy_command = {"occupancy",
                                   "tells how many blocks an SM holds at once, and what limits them",
                                   {{}, occupancy_options},
                                   run_occupancy};

} // namespace ks::runner
