// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"
#include "solvers/live/counters.h"

#include <chrono>
#include <memory>

namespace ks::gpu {

/// Counts one set during a run; what watches the run calls it as solvers/live/watcher.h says. No function
/// fails: why there are no counters stands in what `finish` returns.
class Counting {
public:
    virtual ~Counting() = default;
    virtual std::int64_t passes_left() const { return 0; }
    virtual void begin_pass() {}
    virtual void end_pass() {}
    virtual live::Counters finish() = 0;
};

/// Begins to count on GPU `device` (CUDA's index), whose context is current and which `backend` is. `zero` is
/// the time from which curves count.
std::unique_ptr<Counting> start_counting(live::CounterSet set, Backend& backend, int device,
                                         std::chrono::steady_clock::time_point zero);

} // namespace ks::gpu
