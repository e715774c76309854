// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ks {

/// Something that the host asked of the device in one stage of a run, and how often.
struct HostTask {
    enum class Kind { allocate, fill, upload, download, copy, launch, wait };
    Kind kind = Kind::wait;
    std::string name; ///< of the kernel, the buffer or the constant; none for `wait` and `allocate`
    std::int64_t times = 0;
    std::int64_t bytes = 0;                         ///< all of them together
    std::int64_t least_blocks = 0, most_blocks = 0; ///< of a launch
    int threads = 0;                                ///< of a block, at most

    friend bool operator==(const HostTask&, const HostTask&) = default;
};

/// A stage of a run with what the host asked for in it, in the order in which it did so first. A stage
/// without tasks is done by the host alone.
struct StageTasks {
    std::string stage;
    std::vector<HostTask> tasks;
};

/// What is run.
struct TasksRequest {
    InstancePtr instance;
    std::string variant;
    std::vector<std::pair<std::string, std::string>> set;
    std::int64_t memory = 0;
    /// A run of more work than this, as the variant estimates it, is refused (limit) before it begins.
    double most_operations = 0;
};

/// Runs a kernel variant in the emulator and tells which tasks were whose. A variant without kernels, or
/// unknown settings, are usage errors.
Result<std::vector<StageTasks>> tasks_of_run(const TasksRequest& request, std::stop_token stop);

} // namespace ks
