// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/emulator/engine/launch.h"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace ks::emulator {

/// The OS threads that run blocks, one block each at a time. They start when a launch first needs them and
/// live as long as the backend, because their fibers must not change threads. The thread that launches waits,
/// forwards progress and checks for cancellation.
class Workers {
public:
    explicit Workers(int most) : most_(most) {}
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    int most() const { return most_; }
    /// Runs every block of the launch. A fault is stored in the launch; a stop request returns `cancelled`.
    Result<void> run(Launch& launch, Context& context);

private:
    void work(int index);

    int most_;
    std::mutex mutex_;
    std::condition_variable wake_, done_;
    Launch* launch_ = nullptr;
    std::uint64_t serial_ = 0; ///< counts launches, so that each worker takes part once
    int busy_ = 0;
    bool quit_ = false;
    std::vector<std::thread> threads_;
};

} // namespace ks::emulator
