// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/instruction_set/kernels/row_work.h"

namespace ks {

namespace {

constexpr std::int64_t warp_cells = 32;

std::span<const CustomInstruction> choices_of(const InstructionSetInstance& instance, const RowSize& row) {
    return instance.choices(static_cast<std::size_t>(row.index - 1));
}

double row_bytes(std::int64_t cells, const RowSize& row) {
    return static_cast<double>(cells) * static_cast<double>(row.cell_bytes);
}

/// Returns the bytes of a task's choices.
double choices_bytes(const InstructionSetInstance& instance, const RowSize& row) {
    return static_cast<double>(choices_of(instance, row).size()) *
           static_cast<double>(InstructionSetChoices::bytes_a_choice);
}

/// Returns the bytes of costs and gains that the warps read. Each warp reads each choice once: its cost, and
/// its gain if the choice fits one of the warp's cells.
double choices_read(const InstructionSetInstance& instance, const RowSize& row) {
    const std::int64_t warps = (row.columns + warp_cells - 1) / warp_cells;
    double bytes = 0;
    for (const CustomInstruction& choice : choices_of(instance, row)) {
        const std::int64_t fitting = choice.cost < row.columns ? warps - choice.cost / warp_cells : 0;
        bytes += static_cast<double>(warps * InstructionSetChoices::cost_bytes) +
                 static_cast<double>(fitting * InstructionSetChoices::gain_bytes);
    }
    return bytes;
}

/// Returns the bytes of both rows that the cells read and write.
double cells_moved(const InstructionSetInstance& instance, const RowSize& row) {
    double bytes = row_bytes(2 * row.columns, row);
    for (const CustomInstruction& choice : choices_of(instance, row))
        bytes += row_bytes(row.fitting(choice.cost), row);
    return bytes;
}

} // namespace

RowWork instruction_set_least_work(const InstructionSetInstance& instance, const RowSize& row) {
    RowWork work;
    for (const CustomInstruction& choice : choices_of(instance, row))
        work.operations += static_cast<double>(row.fitting(choice.cost));
    work.device_bytes = row_bytes(2 * row.columns, row) + choices_bytes(instance, row);
    return work;
}

RowWork instruction_set_global_work(const InstructionSetInstance& instance, const RowSize& row,
                                    const Parameters&) {
    RowWork work = instruction_set_least_work(instance, row);
    work.cache_bytes = choices_read(instance, row) + cells_moved(instance, row);
    return work;
}

RowWork instruction_set_shared_work(const InstructionSetInstance& instance, const RowSize& row,
                                    const Parameters&) {
    RowWork work = instruction_set_least_work(instance, row);
    const double fetched = static_cast<double>(row.blocks) * choices_bytes(instance, row);
    work.cache_bytes = fetched + cells_moved(instance, row);
    work.shared_bytes = fetched + choices_read(instance, row);
    return work;
}

} // namespace ks
