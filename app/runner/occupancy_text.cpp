// SPDX-License-Identifier: Apache-2.0
#include "app/runner/occupancy_text.h"

#include "app/runner/table.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/units.h"
#include "solvers/occupancy/occupancy_words.h"

namespace ks::runner {

namespace {

std::string percent(double fraction) {
    return occupancy_percent(fraction) + " %";
}

std::string kernel_text(const OccupancyQuestion& asked) {
    if (asked.kernel.empty())
        return "";
    if (asked.figures() == nullptr)
        return formatted("{}: {}, so that fewer blocks may fit\n", asked.kernel, said(not_measured));
    const KernelResources& kernel = *asked.figures();
    std::string text = formatted("{} as compiled for {}", kernel.kernel, kernel.sm);
    if (is_older(asked.preset->cc, kernel.sm))
        text += formatted(", the oldest that nvcc {} compiles for", kernel_resources().nvcc);
    if (kernel.registers > asked.needs.registers)
        text += formatted(": {} registers, of which it would spill some", kernel.registers);
    return text + "\n";
}

/// How full the launch makes the whole device.
std::string launch_text(const OccupancyQuestion& asked, const Occupancy& exact) {
    const LaunchGrid& grid = *asked.grid;
    const std::int64_t at_once = exact.blocks * grid.sms;
    const std::string fill = percent(occupancy_of_launch(exact, asked.needs, grid));
    if (grid.blocks < at_once)
        return formatted("{}: it has {} blocks, and the {} SMs hold {} at once", fill, grouped(grid.blocks),
                         grid.sms, grouped(at_once));
    return formatted("{}: the {} SMs hold {} of its {} blocks at once", fill, grid.sms, grouped(at_once),
                     grouped(grid.blocks));
}

} // namespace

std::string occupancy_text(const OccupancyQuestion& asked) {
    const ComputeCapability& limits = asked.preset->limits();
    const Occupancy exact = occupancy(limits, asked.needs);
    const EquationOccupancy thesis = equation_3_1(limits, asked.needs);
    Table sums;
    sums.row({"Blocks an SM", grouped(exact.blocks)});
    sums.row({"Warps an SM", formatted("{} of {}", grouped(exact.warps), grouped(exact.max_warps))});
    sums.row({"Occupancy", percent(exact.fraction())});
    if (asked.grid)
        sums.row({"Launch", launch_text(asked, exact)});
    const std::string by_thesis =
        formatted("{} ({} blocks)", percent(thesis.fraction), grouped(thesis.blocks));
    sums.row(
        {"Equation 3.1", thesis.blocks == exact.blocks
                             ? by_thesis
                             : by_thesis + ", which ignores allocation units and the limits of a block"});
    Table table({Table::Align::left, Table::Align::right});
    table.row({"LIMIT", "BLOCKS", "", "WHY"});
    for (const Occupancy::Limit& limit : exact.limits)
        table.row({std::string(title_of(limit.limiter)), limit.blocks ? grouped(*limit.blocks) : "-",
                   limit.limiting ? "limiting" : "", reason(limits, asked.needs, limit)});
    const std::string registers =
        asked.needs.measured() ? grouped(*asked.needs.registers) : "an unknown number of";
    return formatted("{} (compute capability {}): {} threads a block, {} registers a thread, "
                     "{} bytes of shared memory a block\n{}\n{}\n{}",
                     asked.preset->name, asked.preset->cc, grouped(asked.needs.threads), registers,
                     grouped(asked.needs.shared_bytes), kernel_text(asked), sums.text(), table.text());
}

} // namespace ks::runner
