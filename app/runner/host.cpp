// SPDX-License-Identifier: Apache-2.0
#include "app/runner/host.h"

#include "solvers/bench/host_text.h"
#include "solvers/core/text.h"
#include "solvers/run/run.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <fstream>
#include <sys/utsname.h>
#include <thread>

namespace ks::runner {

namespace {

/// The processor as the Linux kernel names it or, where it gives no name (outside x86), the architecture.
std::string processor() {
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (const auto colon = line.find(": "); line.starts_with("model name") && colon != std::string::npos)
            return line.substr(colon + 2);
    utsname system{};
    return ::uname(&system) == 0 ? system.machine : "unknown processor";
}

/// When this process began.
const std::time_t process_start = std::time(nullptr);

std::string utc_text(std::time_t time) {
    std::tm utc{};
    std::array<char, 32> text{};
    return ::gmtime_r(&time, &utc) && std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &utc) > 0
               ? text.data()
               : "";
}

/// The id of 128 bits in a file of the system, as it may be published. Empty if there is none: the file is
/// missing, empty, or says "uninitialized", as at a first boot.
std::string id_in(const char* path) {
    constexpr std::size_t digits = 32;
    std::ifstream file(path);
    std::string id;
    std::getline(file, id);
    std::erase(id, '-');
    const bool whole = id.size() == digits && id.find_first_not_of("0123456789abcdef") == std::string::npos;
    return published_id(whole ? id : "");
}

} // namespace

std::string host_text() {
    return ks::host_text(processor(), std::thread::hardware_concurrency());
}

std::string date_text() {
    return utc_text(std::time(nullptr));
}

Origin origin_of(const Machine& machine) {
    std::vector<std::string> gpus;
    for (const BackendProvider& provider : machine.providers)
        for (const GpuInfo& gpu : provider.gpus)
            if (!gpu.uuid.empty())
                gpus.push_back(gpu.uuid);
    std::ranges::sort(gpus);
    return {.machine_id = id_in("/etc/machine-id"),
            .boot_id = id_in("/proc/sys/kernel/random/boot_id"),
            .gpu_uuid = joined(gpus),
            .started = utc_text(process_start)};
}

} // namespace ks::runner
