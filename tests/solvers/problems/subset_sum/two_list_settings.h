// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/solvers/problems/subset_sum/weights.h"

#include <QtTest>

#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace ks::tests {

/// A variant with settings, and flags for its improved stages.
struct TwoListSetting {
    std::string variant;
    std::vector<std::pair<std::string, std::string>> set;
    bool generation = false, pruning = false, search = false;

    static std::vector<TwoListSetting> all() {
        std::vector<TwoListSetting> every{{.variant = "subset-sum.two-list.gpu", .set = {}}};
        const auto word = [](bool improved) { return improved ? "improved" : "original"; };
        for (const bool generation : {false, true})
            for (const bool pruning : {false, true})
                for (const bool search : {false, true})
                    every.push_back({.variant = "subset-sum.two-list.gpu-improved",
                                     .set = {{"generation", word(generation)},
                                             {"pruning", word(pruning)},
                                             {"search", word(search)}},
                                     .generation = generation,
                                     .pruning = pruning,
                                     .search = search});
        return every;
    }
    /// Adds the rows for a data function of a test: a column `setting`, which is an index into `all`.
    static void add_rows() {
        QTest::addColumn<int>("setting");
        const auto every = all();
        for (std::size_t i = 0; i < every.size(); ++i)
            QTest::addRow("%s %s%s%s", every[i].variant.c_str(), every[i].generation ? "G" : "",
                          every[i].pruning ? "P" : "", every[i].search ? "S" : "")
                << static_cast<int>(i);
    }
};

inline std::int64_t sum_of(const std::vector<std::int64_t>& all) {
    return std::accumulate(all.begin(), all.end(), std::int64_t{0});
}

/// Even weights and an odd target, so that all stages run to their end.
inline InstancePtr a_full_scan(std::int64_t n) {
    std::vector<std::int64_t> all;
    for (std::int64_t i = 0; i < n; ++i)
        all.push_back(2 * ((i * 7919 + 13) % 1009 + 1));
    return weights(sum_of(all) * 3 / 10 | 1, all);
}

} // namespace ks::tests
