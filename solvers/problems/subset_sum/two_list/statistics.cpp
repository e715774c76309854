// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/two_list/statistics.h"

#include "solvers/core/formatted.h"

#include <bit>
#include <string>

namespace ks::two_list {

namespace {

Fact discard_rate(const char* name, const char* list, std::int64_t in, std::int64_t all) {
    const double rate = 1 - static_cast<double>(in) / static_cast<double>(all);
    return {.name = name,
            .value = rate,
            .sentence =
                in == all
                    ? counted("List {} has its only sum: none was discarded.",
                              "List {} has all {} sums: none was discarded.", all, list, all)
                    : formatted("List {} has {} of {} sums: {:.2f} % were discarded, because they exceed the "
                                "target (discard rate of Table IV).",
                                list, in, all, 100 * rate)};
}

Fact reduction(const char* name, const char* list, double left, std::int64_t pairs) {
    const double rate = 1 - left / static_cast<double>(pairs);
    return {.name = name,
            .value = rate,
            .sentence =
                formatted("Of the picked pairs' blocks of list {} the binary searches cut away {:.2f} % on "
                          "average (Table VIII).",
                          list, 100 * rate)};
}

} // namespace

std::vector<Fact> facts(const Statistics& s) {
    std::vector<Fact> all{discard_rate("discard-rate", "A", s.in_a, s.all_a),
                          discard_rate("discard-rate-b", "B", s.in_b, s.all_b)};
    if (s.threads > 0)
        all.push_back({.name = "threads",
                       .value = s.threads,
                       .sentence = formatted("k = {}; list A is in {}, list B in {}.",
                                             counted("{} thread", "{} threads", s.threads),
                                             counted("{} block", "{} blocks", s.blocks_a),
                                             counted("{} block", "{} blocks", s.blocks_b))});
    if (s.picked_pairs)
        all.push_back({.name = "picked-pairs",
                       .value = *s.picked_pairs,
                       .sentence = counted("Pruning leaves {} of {} pair of blocks; it can be {} at most.",
                                           "Pruning leaves {} of {} pairs of blocks; it can be {} at most.",
                                           s.blocks_a * s.blocks_b, *s.picked_pairs, s.blocks_a * s.blocks_b,
                                           s.blocks_a + s.blocks_b - 1)});
    if (s.over_log_k) {
        const double rate = static_cast<double>(*s.over_log_k) / static_cast<double>(s.threads);
        all.push_back({.name = "excess-rate",
                       .value = rate,
                       .sentence = counted(
                           "{} of {} thread picked more than log k = {} pairs (excess rate of Table VI).",
                           "{} of {} threads picked more than log k = {} pairs (excess rate of "
                           "Table VI).",
                           s.threads, *s.over_log_k, s.threads,
                           std::bit_width(static_cast<std::uint64_t>(s.threads)) - 1)});
    }
    if (s.searched && s.picked_pairs.value_or(0) > 0) {
        all.push_back(reduction("search-reduction-a", "A", s.searched->left_a, *s.picked_pairs));
        all.push_back(reduction("search-reduction-b", "B", s.searched->left_b, *s.picked_pairs));
    }
    if (s.transfer && s.transfer->total_ms > 0) {
        const double share = s.transfer->copies_ms / s.transfer->total_ms;
        all.push_back(
            {.name = "transfer-share",
             .value = share,
             .sentence = formatted("Copies between host and device took {:.2f} % of the time (Figure 6).",
                                   100 * share)});
    }
    return all;
}

void add_window(Statistics::Searched& searched, const Blocks& a, const Blocks& b, const BlockPair& pair,
                const Window& window) {
    const auto part = [](const Range& left, const Range& whole) {
        return static_cast<double>(left.size()) / static_cast<double>(whole.size());
    };
    searched.left_a += part(window.a, a.range(pair.a));
    searched.left_b += part(window.b, b.range(pair.b));
}

} // namespace ks::two_list
