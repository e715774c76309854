// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/figures/results_of.h"

#include "solvers/core/formatted.h"

#include <utility>

namespace ks::scene {

Result<RecordedResults> results_of(const FigureInput& input) {
    if (input.runs.size() != 1)
        return Error{.code = ErrorCode::input,
                     .what = formatted("the figure shows {} results files", input.runs.size()),
                     .todo = "give it \"runs\": one file of results"};
    const FigureDocument& document = input.runs.front();
    Result<RecordedResults> results = read_results(document.text, document.name);
    if (results)
        return results;
    Error error = results.error(); // a lesson has one place for an error, so this error goes into the text
    error.what = formatted("{}: {}", std::exchange(error.where, {}), error.what);
    return error;
}

} // namespace ks::scene
