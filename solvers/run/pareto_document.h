// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/result.h"
#include "solvers/front/lists.h"
#include "solvers/instance/instance.h"
#include "solvers/result/front.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

// The document of `pareto` and the table of its points, the same ones from the command, from `serve` and from
// the desktop program. `instance` is of a kind that has fronts, and `front` is its own or a part of that.
namespace ks {

/// What a front was asked of besides the instance. The document names only what was settled, so that one of a
/// part of a front cannot be taken for the whole.
struct ParetoQuestion {
    std::string variant{};           ///< that found it; empty: the lists of undominated points, no variant
    CostRange range{};               ///< only points of these costs
    std::vector<std::string> take{}; ///< choices that were forced, by their names: "2a"
    std::vector<std::int64_t> without{}; ///< groups, counted from 1, from which nothing is taken
};

/// {"format": "knapscope-pareto", ..., "points": [{"cost", "value", "choices": [null, 1]}]}. `choices` are
/// indices as a result's `selection` has them. A kind whose values are compared with 1 (KindFront::within)
/// has its value as an exact fraction too, and what is said of it, under the kind's own words:
/// `"utilisation": "113/60", "value": 1.883, "schedulable": false`.
Json to_json(const Instance& instance, const Front& front, const ParetoQuestion& question = {});

/// Takes a piece of a text; its error ends the writing.
using TakePiece = std::function<Result<void>(std::string_view)>;

/// The same document as a line of text with its newline. It goes out in pieces, because the tree of a million
/// points would take a gigabyte.
Result<void> write_pareto_json(const Instance& instance, const Front& front, const ParetoQuestion& question,
                               const TakePiece& take);

/// `cost,value,choices` and a line a point: "9,7,2a 3c". Where values are compared with 1 the columns are
/// `cost,utilisation,schedulable,choices`, in the kind's own words, and the value is the nearest decimal
/// fraction, because a spreadsheet takes 11/12 for a day of November; the exact one is in the JSON document.
Result<void> write_pareto_csv(const Instance& instance, const Front& front, const TakePiece& take);
std::string pareto_csv(const Instance& instance, const Front& front);

/// What point i takes, by the kind's names: "1b 3a"; empty: nothing.
std::string choices_text(const Instance& instance, const Front& front, std::size_t i,
                         std::string_view between = " ");

} // namespace ks
