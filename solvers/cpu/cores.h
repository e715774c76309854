// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <sched.h>

namespace ks::cpu {

/// While it lives, the calling thread and those that it starts keep to one logical processor of each core:
/// two threads on the two of one core share its vector units, and systems do put them there while other cores
/// idle. Nothing happens where there are fewer cores than threads, or the system does not tell them apart.
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
