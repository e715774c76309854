// SPDX-License-Identifier: Apache-2.0
#include "app/runner/host.h"

#include "solvers/core/formatted.h"

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

} // namespace

std::string host_text() {
    const unsigned cores = std::thread::hardware_concurrency();
    if (cores == 0)
        return processor();
    return cores == 1 ? formatted("{}, 1 logical core", processor())
                      : formatted("{}, {} logical cores", processor(), cores);
}

std::string date_text() {
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    std::array<char, 32> text{};
    return ::gmtime_r(&now, &utc) && std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &utc) > 0
               ? text.data()
               : "";
}

} // namespace ks::runner
