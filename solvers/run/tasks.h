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

/// A request of the host to the device in one stage of a run, and how often it was made.
struct HostTask {
    enum class Kind { allocate, fill, upload, download, copy, launch, wait };
    Kind kind = Kind::wait;
    std::string name; ///< name of the kernel, the buffer or the constant; empty for `wait` and `allocate`
    std::int64_t times = 0;
    std::int64_t bytes = 0;                         ///< total of all requests
    std::int64_t least_blocks = 0, most_blocks = 0; ///< for a launch
    int threads = 0;                                ///< maximum per block

    friend bool operator==(const HostTask&, const HostTask&) = default;
};

/// A stage of a run with the host's requests, in the order of their first occurrence. A stage without tasks
/// runs only on the host.
struct StageTasks {
    std::string stage;
    std::vector<HostTask> tasks;
};

/// The run to log.
struct TasksRequest {
    InstancePtr instance;
    std::string variant;
    std::vector<std::pair<std::string, std::string>> set;
    std::int64_t memory = 0;
    /// A run with more estimated operations is refused (limit) before it begins.
    double most_operations = 0;
};

/// Runs a kernel variant in the emulator and returns the tasks of each stage. A variant without kernels, or
/// unknown settings, are usage errors.
Result<std::vector<StageTasks>> tasks_of_run(const TasksRequest& request, std::stop_token stop);

} // namespace ks
