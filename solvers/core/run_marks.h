// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace ks {

/// Called from the running thread with the current work of a run, so that a tool can show it next to the
/// device's activity. To report finished stages and progress to a user, use Context's functions instead.
class RunMarks {
public:
    virtual ~RunMarks() = default;
    /// A stage ends when the next one begins.
    virtual void stage_begins(std::string_view name) = 0;
    virtual void stage_ends() = 0;
    /// Row `row` of `rows` is being computed from now on; the previous row is finished.
    virtual void row_begins(std::int64_t row, std::int64_t rows) = 0;
};

} // namespace ks
