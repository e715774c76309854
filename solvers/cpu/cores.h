// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <sched.h>

namespace ks::cpu {

/// While an object of this class lives, the calling thread and those that it starts keep to one logical
/// processor of each core. Two threads on the processors of one core would share its vector units, and
/// systems do place them there while other cores are idle. Nothing happens where there are fewer cores than
/// threads, or where the system does not tell which processors are one core.
class OneThreadACore {
public:
    /// `processors`: where Linux describes them.
    explicit OneThreadACore(std::int64_t threads,
                            const std::filesystem::path& processors = "/sys/devices/system/cpu");
    ~OneThreadACore();
    OneThreadACore(const OneThreadACore&) = delete;
    OneThreadACore& operator=(const OneThreadACore&) = delete;

private:
    std::optional<cpu_set_t> before_;
};

} // namespace ks::cpu
