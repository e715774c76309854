// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sentence.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ks::live {

/// The sets of hardware counters.
enum class CounterSet {
    none,
    basic, ///< one pass: occupancy, DRAM traffic, shared-memory conflicts, duration
    full,  ///< the metrics of the SSO report under its names; several passes, so launches are replayed
    curves ///< PM sampling: a curve over time, one pass
};

/// One value of the hardware's counters.
struct Counter {
    std::string name;   ///< our name, or the SSO report's: "achieved_occupancy", "gld_efficiency"
    std::string metric; ///< CUPTI's name: "sm__warps_active.avg.pct_of_peak_sustained_active"
    std::string unit;   ///< "%", "bytes", "ns"; empty: a count
    double value = 0;

    friend bool operator==(const Counter&, const Counter&) = default;
};

/// The counters of all launches of one kernel together, or of a whole solve.
struct CounterRange {
    std::string name; ///< the kernel's name, or "solve"
    std::int64_t launches = 0;
    std::vector<Counter> counters;

    friend bool operator==(const CounterRange&, const CounterRange&) = default;
};

/// One counter over time (PM sampling). Times in seconds since the beginning of the run.
struct CounterCurve {
    std::string name, metric, unit;
    std::vector<double> times, values;

    friend bool operator==(const CounterCurve&, const CounterCurve&) = default;
};

struct Counters {
    std::string chip;        ///< "GH100"
    std::int64_t passes = 0; ///< how often the launches were repeated
    std::vector<CounterRange> ranges;
    std::vector<CounterCurve> curves;
    Sentence unavailable; ///< why counters are missing, and how to unlock them; empty: not missing

    friend bool operator==(const Counters&, const Counters&) = default;
};

} // namespace ks::live
