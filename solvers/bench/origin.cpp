// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/origin.h"

#include "solvers/bench/results.h"
#include "solvers/core/formatted.h"
#include "solvers/core/sha256.h"

namespace ks {

namespace {

/// Returns a key for results whose machine and session are both unknown.
std::string content_of(const RecordedResults& results) {
    std::string content = written("{}|{}|{}|{}|{}|{}", results.command, results.date, results.commit,
                                  results.host, results.device, results.driver);
    for (const RecordedRow& row : results.rows)
        content += written("|{}|{}|{}", row.variant, row.instance_sha256, row.total_ms.median);
    return "file|" + sha256(content);
}

} // namespace

std::string published_id(std::string_view id) {
    return id.empty() ? "" : sha256(written("knapscope|{}", id)).substr(0, 32);
}

std::string machine_of(const RecordedResults& results) {
    const Origin& origin = results.origin;
    if (!origin.gpu_uuid.empty())
        return written("gpu|{}|{}|{}", origin.machine_id, origin.gpu_uuid, results.host);
    if (!origin.boot_id.empty())
        return written("boot|{}|{}|{}", origin.machine_id, origin.boot_id, results.host);
    if (!origin.started.empty())
        return written("session|{}|{}|{}", results.host, results.commit, origin.started);
    return content_of(results);
}

} // namespace ks
