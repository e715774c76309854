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

/// What stands for a probe where no GPU runs: a model of how the blocks of the launches would go over the SMs
/// (solvers/occupancy/shared_schedule.h). Every block takes equally many steps. Launches of one queue come
/// one after the other; those of different queues are there at the same time, as far as the SMs have room,
/// unless the host waits between them or one queue waits for a mark of the other. So it shows waves, tails
/// and which kernels share an SM, and nothing about time.
class ModelledProbe final : public Probe {
public:
    ModelledProbe(int sms, const ComputeCapability& limits) : sms_(sms), limits_(limits) {}

    /// A launch that was made; its `blocks_per_sm` is known.
    void launched(LaunchSpan launch, int queue = 0);
    /// What is launched from now on, in any queue, comes after what all queues have, or one of them.
    void waited();
    void waited(int queue);
    /// A mark was set in this queue; marks are counted from 0.
    void marked(int queue) { marks_.push_back(last(queue)); }
    /// The queue waits for what comes before a mark.
    void waits(int queue, std::int64_t mark);

    bool costs_time() const override { return false; }
    Result<void> begin(Grain grain) override;
    Result<Timeline> timeline(Context& context) override;
    std::optional<Sample> now() override { return std::nullopt; }

private:
    using Index = std::optional<std::size_t>; ///< of a launch; empty: there is none
    struct Launch {
        LaunchSpan span;
        std::vector<std::size_t> after; ///< launches that end before it begins
    };
    Index last(int queue) const;
    std::size_t first_that_fits() const;
    SharingLaunch sharing(const Launch& launch, std::size_t first) const;

    int sms_;
    const ComputeCapability& limits_;
    std::vector<Launch> launches_;
    std::map<int, std::size_t> last_;        ///< launch of each queue
    std::map<int, std::size_t> host_waited_; ///< for a launch of each queue; later ones come after these
    std::map<int, std::vector<std::size_t>> queue_waits_; ///< what the next launch of a queue comes after
    std::vector<Index> marks_;                            ///< the last launch before each
};

} // namespace ks::live
