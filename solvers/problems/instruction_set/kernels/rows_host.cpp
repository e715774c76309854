// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/instruction_set/kernels/rows_host.h"

#include "solvers/core/formatted.h"
#include "solvers/occupancy/access_ratio.h"

#include <algorithm>

namespace ks {

namespace {

bool divides(const Parameters& parameters) {
    return parameters.choice("arithmetic") == "divide";
}

} // namespace

RowKernel<InstructionSetFamily> instruction_set_row_kernel(std::string id, std::string kernel,
                                                           std::int64_t standard_block) {
    VariantInfo info;
    info.id = std::move(id);
    info.kind = InstructionSetInstance::kind_id;
    info.place = Place::kernel;
    info.paper = "thesis";
    info.section = "6.2";
    info.complexity = {.time = "O(n · m · C)", .space = "O(m² · C)", .source = "Section 6.1, one core"};
    info.parameters = {block_parameter(standard_block),
                       {.name = "arithmetic",
                        .type = Parameter::Type::choice,
                        .values = {"multiply", "divide"},
                        .unit = {},
                        .title = "By the task's frequency, or period"}};
    return {.info = std::move(info),
            .kernel = std::move(kernel),
            .instantiation = [](const Parameters& parameters) -> std::string_view {
                return divides(parameters) ? "<divide>" : "<multiply>";
            },
            .launch = nullptr,
            .unit = "min-plus steps"};
}

double rate_of(const InstructionSetRow& row, const Parameters& parameters) {
    return divides(parameters) ? row.period : 1 / row.period;
}

RowLaunch launch_in_chunks(const InstructionSetRow& row, const Parameters& parameters,
                           const Backend& backend) {
    constexpr int choice_bytes = InstructionSetChoices::bytes_a_choice;
    const int chunk = std::min(row.choices, backend.shared_bytes_per_block() / choice_bytes);
    return {.shape = {.grid = row.blocks, .block = row.block, .shared_bytes = chunk * choice_bytes},
            .arguments = {row.costs, row.gains, row.choices, chunk, rate_of(row, parameters), row.above,
                          row.row, row.capacity}};
}

std::vector<Fact> fetched_choices_facts(std::int64_t block) {
    const double ratio = shared_ratio(block, 1).ratio();
    return {{.name = "r-ta",
             .value = ratio,
             .unit = "references to a fetch",
             .sentence = formatted("R_TA is {}: a block refers that often to each choice that it fetched "
                                   "(Equation 4.1).",
                                   ratio)}};
}

template class RowKernels<InstructionSetFamily>;

} // namespace ks
