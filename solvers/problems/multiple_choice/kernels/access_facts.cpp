// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/kernels/access_facts.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/units.h"
#include "solvers/dp/last_column.h"
#include "solvers/dp/table.h"
#include "solvers/occupancy/access_ratio.h"

#include <algorithm>
#include <cmath>

namespace ks {

namespace {

constexpr const char* references = "references to a fetch";

/// Returns "1024", "36.5".
std::string ratio_text(double ratio) {
    if (ratio >= 100)
        return std::to_string(std::llround(ratio));
    return with_decimal_mark(written("{:.3g}", ratio));
}

std::string from_to(const std::vector<double>& numbers) {
    const auto [least, most] = std::ranges::minmax(numbers);
    return ratio_text(least) == ratio_text(most) ? ratio_text(least)
                                                 : formatted("{} to {}", ratio_text(least), ratio_text(most));
}

} // namespace

std::vector<Fact> shared_facts(std::int64_t block) {
    const double ratio = shared_ratio(block, 1).ratio();
    return {{.name = "r-ta",
             .value = ratio,
             .unit = references,
             .sentence = formatted("R_TA is {}: a block refers that often to each element of the class that "
                                   "it fetched (Equation 4.1).",
                                   ratio_text(ratio))}};
}

std::vector<Fact> previous_row_facts(const MultipleChoiceInstance& instance, std::int64_t block,
                                     std::int64_t shared_bytes) {
    const auto cell = static_cast<int>(cell_bytes(instance.row_width()));
    std::vector<double> ratios, bytes, fetched;
    std::int64_t fetches = 0, too_large = 0;
    for (std::size_t i = 0; i < instance.class_count(); ++i) {
        const PreviousRowWindow window =
            previous_row_window(instance.items(i), dp::last_column(instance), block, cell, shared_bytes);
        ratios.push_back(window.access.ratio());
        bytes.push_back(static_cast<double>(window.bytes));
        fetched.push_back(window.fetch() ? 1 : 0);
        fetches += window.fetch();
        too_large += window.pays && !window.fits;
    }
    const auto classes = static_cast<std::int64_t>(instance.class_count());
    const double largest = std::ranges::max(bytes);
    const std::string few = from_to(ratios), window = bytes_text(static_cast<std::int64_t>(largest));
    return {{.name = "r-ta",
             .value = std::move(ratios),
             .unit = references,
             .sentence = formatted("R_TA of the previous row is {} for a class (Equation 4.2).", few)},
            {.name = "window-bytes",
             .value = std::move(bytes),
             .unit = "bytes",
             .sentence = formatted("The largest window of the previous row has {}.", window)},
            {.name = "window-fetched",
             .value = std::move(fetched),
             .sentence = counted("The window was fetched for {} of {} class, where R_TA is above 1 and "
                                 "{} of shared memory hold it; {} {} too large for that.",
                                 "The window was fetched for {} of {} classes, where R_TA is above 1 and "
                                 "{} of shared memory hold it; {} {} too large for that.",
                                 classes, fetches, classes, bytes_text(shared_bytes), too_large,
                                 counted("was", "were", too_large))}};
}

std::vector<Fact> several_cells_facts(std::int64_t block, std::int64_t cells) {
    const double ratio = several_cells_ratio(block, 1, cells).ratio();
    return {{.name = "r-ta",
             .value = ratio,
             .unit = references,
             .sentence = formatted("R_TA is T L = {}: a block of T threads with L cells each refers that "
                                   "often to each element of the class that it fetched (Equation 4.4).",
                                   ratio_text(ratio))}};
}

} // namespace ks
