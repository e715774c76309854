// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/requests.h"
#include "solvers/bench/campaign.h"

namespace ks::runner {

/// A campaign to measure, and the file for its results.
struct BenchRequest {
    Campaign campaign;
    std::string command; ///< as the results record it
    /// The file, written again as each row finishes; where it holds results of the same campaign, they stay.
    std::optional<std::string> output;
};

/// Reads a request: campaign, folder (what the files of a campaign from `serve` are relative to), output.
Result<BenchRequest> bench_request(Request asked);

/// Measures what the output does not hold yet, and emits `progress`, `measured` and `row` events. If the
/// output holds anything but results of this campaign, measured by this build on this machine, that is a
/// usage or input error, and the output stays as it is.
Result<RecordedResults> bench(const BenchRequest& request, const Workplace& at);

} // namespace ks::runner
