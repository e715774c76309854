// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kinds/presets.h"

#include <initializer_list>
#include <string>

// The families of random instances for several kinds: Pisinger, "Where are the hard knapsack problems?"
// (Computers & Operations Research 32, 2005). The correlation of values and weights determines how hard an
// instance is. Divisions are rounded down.
namespace ks::pisinger {

/// A family; items are drawn one after the other, independently.
struct Correlation {
    std::string_view preset; ///< "weakly"
    std::string_view name;   ///< "Weakly correlated"
    std::string_view title;  ///< with the formula, for menus
    Item (*draw)(Random& random, std::int64_t range);
};

/// The value is drawn first.
Item uncorrelated(Random& random, std::int64_t range);
/// The weight is drawn first.
Item weakly(Random& random, std::int64_t range);
Item strongly(Random& random, std::int64_t range);
Item inverse_strongly(Random& random, std::int64_t range);
/// The weight is drawn first.
Item almost_strongly(Random& random, std::int64_t range);
Item subset_sum(Random& random, std::int64_t range);
/// The value is drawn first. Pisinger's published instances have R = 1000.
Item similar_weights(Random& random, std::int64_t range);

/// The paper that describes them, as presets name it.
inline constexpr std::string_view paper = "pisinger-2005";

inline constexpr Correlation correlations[] = {
    {.preset = "uncorrelated",
     .name = "Uncorrelated",
     .title = "Uncorrelated values and weights",
     .draw = uncorrelated},
    {.preset = "weakly",
     .name = "Weakly correlated",
     .title = "Pisinger 2005, weakly correlated: w in 1..R, v in w - R/10..w + R/10",
     .draw = weakly},
    {.preset = "strongly",
     .name = "Strongly correlated",
     .title = "Pisinger 2005, strongly correlated: w in 1..R, v = w + R/10",
     .draw = strongly},
    {.preset = "inverse-strongly",
     .name = "Inverse strongly correlated",
     .title = "Pisinger 2005, inverse strongly correlated: v in 1..R, w = v + R/10",
     .draw = inverse_strongly},
    {.preset = "almost-strongly",
     .name = "Almost strongly correlated",
     .title = "Pisinger 2005, almost strongly correlated: w in 1..R, v in w + R/10 - R/500..w + R/10 + R/500",
     .draw = almost_strongly},
    {.preset = "subset-sum",
     .name = "Subset sum",
     .title = "Pisinger 2005, subset sum: w in 1..R, v = w",
     .draw = subset_sum},
    {.preset = "similar-weights",
     .name = "Similar weights",
     .title = "Pisinger 2005, similar weights: v in 1..R, w in 100 R..100 R + R/10",
     .draw = similar_weights},
};

std::int64_t thousandths(std::int64_t sum, std::int64_t fraction);

// Settings of presets.
Parameter count(std::string name, std::int64_t standard, std::string unit, std::string title);
Parameter range();    ///< "R"
Parameter fraction(); ///< of the weights, in thousandths

/// Returns "preset uncorrelated, n = 50, R = 1000, fraction = 500, seed 1", with the settings in this order.
std::string source(std::string_view preset, const Parameters& settings,
                   std::initializer_list<std::string_view> order, std::uint64_t seed);

} // namespace ks::pisinger
