// SPDX-License-Identifier: Apache-2.0
#include "app/runner/occupancy_text.h"

#include "app/runner/command.h"
#include "app/runner/requests.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/emulator/engine/emulator_backend.h"
#include "solvers/run/documents.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace ks::runner {

namespace {

constexpr std::int64_t most = 1'000'000; ///< far more than any device has, and the product of two fits int64
constexpr std::int64_t most_shared = std::int64_t{1} << 30;
constexpr std::int64_t most_grid = INT32_MAX; ///< of CUDA

Error missing(const std::string& option, const std::string& todo) {
    return {.code = ErrorCode::usage, .what = option + " is missing", .where = "occupancy", .todo = todo};
}

Result<void> check_kernel_name(const std::string& name) {
    std::vector<std::string> known = emulator::kernel_names();
    std::ranges::sort(known);
    if (std::ranges::find(known, name) != known.end())
        return {};
    return Error{.code = ErrorCode::usage,
                 .what = formatted("there is no kernel '{}'", printable(name)),
                 .where = "--kernel",
                 .todo = "choose one of " + joined(known)};
}

} // namespace

Result<OccupancyQuestion> occupancy_question(const Arguments& arguments) {
    OccupancyQuestion asked;
    KS_TRY(asked.preset, find_device_preset(arguments.value_or("--device", "h200")));
    KS_TRY(const auto block, arguments.integer("--block", 1, most));
    KS_TRY(const auto registers, arguments.integer("--registers", 0, most));
    KS_TRY(const auto shared, arguments.bytes("--shared", 0));
    KS_TRY(const auto grid, arguments.integer("--grid", 1, most_grid));
    if (grid)
        asked.grid = LaunchGrid{.blocks = *grid, .sms = asked.preset->sms};
    if (!block)
        return missing("--block", "say how many threads a block has");
    if (shared && *shared > most_shared)
        return Error{.code = ErrorCode::usage,
                     .what = "--shared is more than 1 GiB",
                     .where = "occupancy",
                     .todo = "no device has as much"};
    const auto kernel = arguments.value("--kernel");
    if (!kernel) {
        if (!registers)
            return missing("--registers",
                           "say how many a thread uses, or name one of our kernels with --kernel");
        asked.needs = {.threads = *block, .registers = *registers, .shared_bytes = shared.value_or(0)};
        return asked;
    }
    if (registers)
        return Error{.code = ErrorCode::usage,
                     .what = "--registers and --kernel both say how many registers there are",
                     .where = "occupancy",
                     .todo = "give one of them"};
    KS_CHECK(check_kernel_name(*kernel));
    asked.kernel = *kernel;
    asked.needs = needs_of(asked.figures(), asked.preset->limits(), *block, shared.value_or(0));
    return asked;
}

namespace {

Result<void> run_occupancy(const Arguments& arguments, Session& session) {
    KS_TRY(const OccupancyQuestion asked, occupancy_question(arguments));
    if (arguments.has("--json"))
        return session.out.line(
            to_line(occupancy_document(*asked.preset, asked.needs, asked.kernel, asked.grid)));
    return session.out.text(occupancy_text(asked));
}

constexpr Option occupancy_options[] = {
    {.name = "--device",
     .value = "PRESET",
     .help = "the device (default: h200); see `knapscope-run devices`"},
    {.name = "--block", .value = "N", .help = "threads a block"},
    {.name = "--registers", .value = "N", .help = "registers a thread"},
    {.name = "--shared", .value = "BYTES", .help = "shared memory a block (default: 0)"},
    {.name = "--grid",
     .value = "N",
     .help = "blocks of the launch: says how full they make the whole device (default: any number)"},
    {.name = "--kernel",
     .value = "NAME",
     .help = "one of our kernels: its registers and static shared memory; --shared adds to the latter"},
    option_json,
};

} // namespace

const Command occupancy_command = {.name = "occupancy",
                                   .summary =
                                       "tells how many blocks an SM holds at once, and what limits them",
                                   .grammar = {.options = occupancy_options},
                                   .run = run_occupancy};

} // namespace ks::runner
