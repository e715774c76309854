// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/kernels/rows_host.h"

#include <algorithm>

namespace ks {

VariantInfo multiple_choice_rows_info(std::string id, std::int64_t standard_block) {
    VariantInfo info;
    info.id = std::move(id);
    info.kind = MultipleChoiceInstance::kind_id;
    info.place = Place::kernel;
    info.paper = "thesis";
    info.complexity = {
        .time = "O(m · (C + 1) · N / P)", .space = "O(m · C)", .source = "Sections 4.1, 2.2.2"};
    info.table = true;
    info.parameters = {block_parameter(standard_block)};
    return info;
}

RowLaunch launch_in_chunks(const MultipleChoiceRow& row, std::int64_t grid, const Backend& backend) {
    const int item_bytes = static_cast<int>(sizeof(int)) + row.cell_bytes;
    const int chunk = std::min(row.items, backend.shared_bytes_per_block() / item_bytes);
    return {.shape = {.grid = grid, .block = row.block, .shared_bytes = chunk * item_bytes},
            .arguments = {row.weights, row.values, row.items, chunk, row.above, row.row, row.capacity}};
}

template class RowKernels<MultipleChoiceFamily>;

} // namespace ks
