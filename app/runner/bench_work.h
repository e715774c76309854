// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/bench/campaign.h"

#include <functional>

namespace ks::runner {

/// A campaign to measure, and where its results go.
struct BenchRequest {
    Campaign campaign;
    std::string command; ///< as results say it
    std::optional<std::string>
        output; ///< written as rows finish; a file of the same campaign is gone on with
};

/// Reads the fields of a `serve` request: campaign, folder (what its files are relative to), output.
Result<BenchRequest> bench_request(const json::Cursor& request);

/// What a campaign tells, as JSON handed to `emit`: `progress`, `measured` and `row` events.
CampaignEvents bench_events(std::function<double()> seconds, std::function<void(const Json&)> emit);

/// Measures what the output does not hold yet. An output that holds something else than results of this
/// campaign, measured by this build on this machine, is a usage or input error and stays as it is.
Result<RecordedResults> bench(const BenchRequest& request, const Machine& machine,
                              const CampaignEvents& events, std::stop_token stop);

} // namespace ks::runner
