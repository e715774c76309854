// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/wrong_place.h"

namespace ks::ui {

std::int64_t wrong_position(const scene::TracedKernel& kernel) {
    const auto cell = kernel.first_wrong();
    return cell ? cell->position : 0;
}

std::optional<WarpPlace> wrong_writer(const Trace& trace) {
    if (!trace.compared || !trace.compared->first_wrong)
        return {};
    return trace.compared->first_wrong->writer;
}

} // namespace ks::ui
