// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/live/probe.h"

namespace ks::live {

/// What stands for a probe where no GPU runs: a model of how the blocks of each launch would go over the SMs
/// (solvers/occupancy/block_schedule.h). Every block takes equally many steps and launches come one after the
/// other, so it shows waves and tails, and nothing about time.
class ModelledProbe final : public Probe {
public:
    ModelledProbe(int sms, int max_warps) : sms_(sms), max_warps_(max_warps) {}

    /// A launch that was made; its `blocks_per_sm` is known.
    void launched(LaunchSpan launch) { launches_.push_back(std::move(launch)); }

    bool costs_time() const override { return false; }
    Result<void> begin(Grain grain) override;
    Result<Timeline> timeline(Context& context) override;
    std::optional<Sample> now() override { return std::nullopt; }

private:
    int sms_, max_warps_;
    std::vector<LaunchSpan> launches_;
};

} // namespace ks::live
