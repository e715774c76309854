// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/bench/campaign.h"

#include <functional>

namespace ks::runner {

/// A campaign to measure, and the file for its results.
struct BenchRequest {
    Campaign campaign;
    std::string command; ///< as the results record it
    /// The file, written again as each row finishes; where it holds results of the same campaign, they stay.
    std::optional<std::string> output;
};

/// Reads the fields of a `serve` request: campaign, folder (what its files are relative to), output.
Result<BenchRequest> bench_request(const json::Cursor& request);

/// Turns what a campaign reports into `progress`, `measured` and `row` events, and hands them to `emit`.
CampaignEvents bench_events(std::function<double()> seconds, std::function<void(const Json&)> emit);

/// Measures what the output does not hold yet. If the output holds anything but results of this campaign,
/// measured by this build on this machine, that is a usage or input error, and the output stays as it is.
Result<RecordedResults> bench(const BenchRequest& request, const Machine& machine,
                              const CampaignEvents& events, std::stop_token stop);

} // namespace ks::runner
