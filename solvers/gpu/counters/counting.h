// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"
#include "solvers/live/counters.h"

#include <chrono>
#include <memory>

namespace ks::gpu {

/// Counts one set of counters during a run. The watcher of the run calls it as solvers/live/watcher.h
/// describes. No function fails: `finish` returns the reason for missing counters.
class Counting {
public:
    virtual ~Counting() = default;
    virtual std::int64_t passes_left() const { return 0; }
    virtual void begin_pass() {}
    virtual void end_pass() {}
    virtual live::Counters finish() = 0;
};

/// Begins to count on GPU `device` (CUDA's index), whose context is current and which `backend` uses. Times
/// of curves count from `zero`.
std::unique_ptr<Counting> start_counting(live::CounterSet set, Backend& backend, int device,
                                         std::chrono::steady_clock::time_point zero);

} // namespace ks::gpu
