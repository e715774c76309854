// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/roofline/ceilings.h"

namespace ks::tests {

/// The ceilings of a GPU that does not exist, with round numbers.
inline roofline::Ceilings some_ceilings() {
    using enum roofline::CeilingId;
    const auto one = [](roofline::CeilingId id, double value) {
        return roofline::ceiling_of(id, {value, 0.5 * value, 2 * value}, "for a test");
    };
    return {.device = "Test GPU",
            .uuid = "GPU-0",
            .cc = "9.0",
            .sms = 10,
            .driver = "1.2.3",
            .host = "a test",
            .date = "2026-01-02T03:04:05Z",
            .command = "none",
            .ceilings = {one(copy, 1e12), one(l2, 4e12), one(shared, 20e12), one(max_plus, 5e12),
                         one(launch, 2e-6), one(launch_and_wait, 8e-6), one(grid_barrier, 1.5e-6),
                         one(atomic_barrier, 1e-6)}};
}

} // namespace ks::tests
