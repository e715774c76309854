// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/access_ratio.h"

#include <algorithm>

namespace ks {

namespace {

double number(std::int64_t value) {
    return static_cast<double>(value);
}

} // namespace

AccessRatio shared_ratio(std::int64_t block, std::int64_t items) {
    return {.references = 2 * number(block) * number(items), .fetches = 2 * number(items)};
}

AccessRatio previous_row_ratio(std::int64_t block, std::int64_t items, std::int64_t lightest,
                               std::int64_t heaviest) {
    return {.references = number(block) * number(items),
            .fetches = number(block) + number(heaviest) - number(lightest)};
}

AccessRatio several_cells_ratio(std::int64_t block, std::int64_t items, std::int64_t cells) {
    return {.references = 2 * number(block) * number(cells) * number(items), .fetches = 2 * number(items)};
}

std::int64_t cells_a_thread(std::int64_t capacity, std::int64_t blocks, std::int64_t block) {
    return capacity / (blocks * block) + 1;
}

PreviousRowWindow previous_row_window(std::span<const Item> items, std::int64_t capacity, std::int64_t block,
                                      int cell_bytes, std::int64_t shared_bytes) {
    PreviousRowWindow window;
    window.lightest = capacity;
    for (const Item& item : items) {
        if (item.weight > capacity)
            continue;
        ++window.items;
        window.lightest = std::min(window.lightest, item.weight);
        window.heaviest = std::max(window.heaviest, item.weight);
    }
    if (window.items == 0)
        return {};
    window.access = previous_row_ratio(block, window.items, window.lightest, window.heaviest);
    // Wider windows fit nowhere; this limit keeps their bytes countable.
    constexpr std::int64_t widest = INT64_MAX / 32;
    window.cells = block + std::min(window.heaviest - window.lightest, widest);
    window.pays = window.access.ratio() > 1;
    const std::int64_t item_bytes = cell_bytes + static_cast<std::int64_t>(sizeof(int));
    window.fits = window.cells <= (shared_bytes - item_bytes) / cell_bytes;
    window.bytes = window.cells * cell_bytes;
    return window;
}

} // namespace ks
