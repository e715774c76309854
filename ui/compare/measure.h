// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/bench/results.h"
#include "solvers/run/outcome.h"
#include "visual/charts/bar_chart.h"

#include <optional>
#include <string>

namespace ks::ui {

/// What of a run is compared: a time, or a number that the run reports of itself.
struct Measure {
    enum Of {
        whole,              ///< the time from the instance in host memory to the checked answer
        kernel,             ///< the stages that compute, by the host's clock (solvers/bench/kernel_time.h)
        kernel_with_copies, ///< those, and the stages that copy
        stage,              ///< one stage
        fact,               ///< a fact that is a number
    };
    Of of = whole;
    std::string name; ///< of the stage or the fact

    Measure(Of which = whole, std::string its_name = {}) : of(which), name(std::move(its_name)) {}
    bool is_time() const { return of != fact; }
    friend bool operator==(const Measure&, const Measure&) = default;
};

/// Seconds, or the number, of one run; no value if the run has no such stage or fact.
std::optional<double> value_of(const Outcome& run, const Measure& measure);

struct MeasuredValue {
    double median = 0;
    visual::Spread spread;
    std::size_t runs = 1;
};
/// The same over the repetitions of a recorded row.
std::optional<MeasuredValue> value_of(const RecordedRow& row, const Measure& measure);

/// The sentence below a chart of anything but whole times.
std::string measure_words(const Measure& measure);
/// Why there is no figure.
std::string no_value(const Measure& measure);

} // namespace ks::ui
