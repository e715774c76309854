// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/live/probe.h"
#include "solvers/occupancy/devices.h"
#include "solvers/occupancy/shared_schedule.h"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace ks::live {

/// Replaces a probe where no GPU runs: a model of how the blocks of the launches would be distributed over
/// the SMs (solvers/occupancy/shared_schedule.h). Every block takes the same number of steps. Launches of one
/// queue run one after the other. Launches of different queues overlap as far as the SMs have room, unless
/// the host waits between them or one queue waits for a mark of the other. So it shows waves, tails and which
/// kernels share an SM, and nothing about time.
class ModelledProbe final : public Probe {
public:
    ModelledProbe(int sms, const ComputeCapability& limits) : sms_(sms), limits_(limits) {}

    /// Adds a launch; its `blocks_per_sm` must be set.
    void launched(LaunchSpan launch, int queue = 0);
    /// From now on, launches in any queue come after all earlier launches of all queues, or of one queue.
    void waited();
    void waited(int queue);
    /// Notes that a mark was set in this queue; marks are counted from 0.
    void marked(int queue) { marks_.push_back(last(queue)); }
    /// Notes that the queue waits for everything before a mark.
    void waits(int queue, std::int64_t mark);

    bool costs_time() const override { return false; }
    Result<void> begin(Grain grain) override;
    Result<Timeline> timeline(Context& context) override;
    std::optional<Sample> now() override { return std::nullopt; }

private:
    using Index = std::optional<std::size_t>; ///< index of a launch; empty: none
    struct Launch {
        LaunchSpan span;
        std::vector<std::size_t> after; ///< launches that must end before it begins
    };
    Index last(int queue) const;
    std::size_t first_that_fits() const;
    SharingLaunch sharing(const Launch& launch, std::size_t first) const;

    int sms_;
    const ComputeCapability& limits_;
    std::vector<Launch> launches_;
    std::map<int, std::size_t> last_;        ///< the last launch of each queue
    std::map<int, std::size_t> host_waited_; ///< the launch of each queue for which the host waited; later
                                             ///< launches come after these
    std::map<int, std::vector<std::size_t>> queue_waits_; ///< the launches after which the next launch of a
                                                          ///< queue comes
    std::vector<Index> marks_;                            ///< the last launch before each mark
};

} // namespace ks::live
