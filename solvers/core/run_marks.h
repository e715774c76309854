// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace ks {

/// Is told what a run is doing, from the thread that runs, so that a tool can show it beside what the device
/// does. Whoever reports finished stages and progress to a user takes Context's functions instead.
class RunMarks {
public:
    virtual ~RunMarks() = default;
    /// A stage ends before the next one begins.
    virtual void stage_begins(std::string_view name) = 0;
    virtual void stage_ends() = 0;
    /// Row `row` of `rows` is in work; the row before is not any more.
    virtual void row_begins(std::int64_t row, std::int64_t rows) = 0;
};

} // namespace ks
