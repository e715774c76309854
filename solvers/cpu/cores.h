// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <sched.h>

namespace ks::cpu {

/// While an object of this class lives, the calling thread and those that it starts use only one logical
/// processor of each core. Two threads on the processors of one core would share its vector units, and
/// systems do place them there while other cores are idle. It does nothing if there are fewer cores than
/// threads, or if the system does not report which processors belong to one core.
class OneThreadACore {
public:
    /// `processors`: the folder where Linux describes them.
    explicit OneThreadACore(std::int64_t threads,
                            const std::filesystem::path& processors = "/sys/devices/system/cpu");
    ~OneThreadACore();
    OneThreadACore(const OneThreadACore&) = delete;
    OneThreadACore& operator=(const OneThreadACore&) = delete;

private:
    std::optional<cpu_set_t> before_;
};

} // namespace ks::cpu
