// SPDX-License-Identifier: Apache-2.0
#include "app/runner/occupancy_text.h"

#include "app/runner/table.h"
#include "solvers/core/units.h"
#include "solvers/occupancy/occupancy_words.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace ks::runner {

namespace {

std::string floored_percent(double fraction) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.4g %%", std::floor(fraction * 10'000) / 100);
    return text.data();
}

std::string kernel_text(const OccupancyQuestion& asked) {
    if (asked.kernel.empty())
        return "";
    if (asked.figures() == nullptr)
        return asked.kernel + ": " + std::string(not_measured) + ", so that fewer blocks may fit\n";
    const KernelResources& kernel = *asked.figures();
    std::string text = kernel.kernel + " as compiled for " + kernel.sm;
    if (is_older(asked.preset->cc, kernel.sm))
        text += ", the oldest that nvcc " + kernel_resources().nvcc + " compiles for";
    if (kernel.registers > asked.needs.registers)
        text += ": " + std::to_string(kernel.registers) + " registers, of which it would spill some";
    return text + "\n";
}

} // namespace

std::string occupancy_text(const OccupancyQuestion& asked) {
    const ComputeCapability& limits = asked.preset->limits();
    const Occupancy exact = occupancy(limits, asked.needs);
    const EquationOccupancy thesis = equation_3_1(limits, asked.needs);
    Table sums;
    sums.row({"Blocks an SM", grouped(exact.blocks)});
    sums.row({"Warps an SM", grouped(exact.warps) + " of " + grouped(exact.max_warps)});
    sums.row({"Occupancy", floored_percent(exact.fraction())});
    sums.row({"Equation 3.1",
              floored_percent(thesis.fraction) + " (" + grouped(thesis.blocks) + " blocks)" +
                  (thesis.blocks == exact.blocks ? "" : ", which knows no units and no limits of a block")});
    Table table({Table::Align::left, Table::Align::right});
    table.row({"LIMIT", "BLOCKS", "", "WHY"});
    for (const Occupancy::Limit& limit : exact.limits)
        table.row({std::string(title_of(limit.limiter)), limit.blocks ? grouped(*limit.blocks) : "-",
                   limit.limiting ? "limiting" : "", reason(limits, asked.needs, limit)});
    return std::string(asked.preset->name) + " (compute capability " + std::string(asked.preset->cc) +
           "): " + grouped(asked.needs.threads) + " threads a block, " +
           (asked.needs.measured() ? grouped(*asked.needs.registers) : "an unknown number of") +
           " registers a thread, " + grouped(asked.needs.shared_bytes) + " bytes of shared memory a block\n" +
           kernel_text(asked) + "\n" + sums.text() + "\n" + table.text();
}

} // namespace ks::runner
