// SPDX-License-Identifier: Apache-2.0
#include "solvers/cpu/cores.h"

#include "solvers/core/formatted.h"

#include <fstream>
#include <set>
#include <string>

namespace ks::cpu {

OneThreadACore::OneThreadACore(std::int64_t threads, const std::filesystem::path& processors) {
    cpu_set_t allowed, chosen;
    CPU_ZERO(&chosen);
    if (sched_getaffinity(0, sizeof allowed, &allowed) != 0)
        return;
    std::set<std::string> cores; // keyed by the list of their processors
    for (int processor = 0; processor < CPU_SETSIZE; ++processor) {
        if (!CPU_ISSET(processor, &allowed))
            continue;
        std::ifstream file(processors / (written("cpu{}", processor)) / "topology/thread_siblings_list");
        std::string siblings;
        if (!std::getline(file, siblings))
            return;
        if (cores.insert(siblings).second)
            CPU_SET(processor, &chosen);
    }
    if (static_cast<std::int64_t>(cores.size()) >= threads &&
        sched_setaffinity(0, sizeof chosen, &chosen) == 0)
        before_ = allowed;
}

OneThreadACore::~OneThreadACore() {
    if (before_)
        sched_setaffinity(0, sizeof *before_, &*before_);
}

} // namespace ks::cpu
