// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/shared_schedule.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <set>
#include <utility>

namespace ks {

namespace {

bool has_room(const SmRoom& taken, const SmRoom& more, const SmRoom& limits) {
    return taken.warps + more.warps <= limits.warps && taken.blocks + more.blocks <= limits.blocks &&
           taken.registers + more.registers <= limits.registers &&
           taken.shared_bytes + more.shared_bytes <= limits.shared_bytes;
}

SmRoom at_most(const SmRoom& takes, const SmRoom& limits) {
    return {.warps = std::min(takes.warps, limits.warps),
            .blocks = std::min(takes.blocks, limits.blocks),
            .registers = std::min(takes.registers, limits.registers),
            .shared_bytes = std::min(takes.shared_bytes, limits.shared_bytes)};
}

void add(SmRoom& taken, const SmRoom& more, std::int64_t times) {
    taken.warps += times * more.warps;
    taken.blocks += times * more.blocks;
    taken.registers += times * more.registers;
    taken.shared_bytes += times * more.shared_bytes;
}

/// Assigns the blocks, one moment after the other. All blocks are equally long, so they end in the order in
/// which they began.
class SharedDealer {
public:
    SharedDealer(const SharedSchedule& schedule, const std::stop_token& stop)
        : schedule_(schedule), stop_(stop), sms_(static_cast<std::size_t>(schedule.sms)),
          launches_(schedule.launches.size()) {
        for (std::size_t i = 0; i < launches_.size(); ++i) {
            launches_[i].takes = at_most(schedule.launches[i].takes, schedule.limits);
            launches_[i].waits_for = schedule.launches[i].after.size();
            for (const std::size_t before : schedule.launches[i].after)
                launches_[before].waited_for_by.push_back(i);
            if (launches_[i].waits_for == 0)
                ready_.insert(i);
        }
    }

    std::vector<SharedBlock> dealt() && {
        deal();
        while (ended_ < blocks_.size() && !stop_.stop_requested()) {
            now_ = blocks_[ended_].end;
            for (; ended_ < blocks_.size() && blocks_[ended_].end == now_; ++ended_)
                end(blocks_[ended_]);
            deal();
        }
        return std::move(blocks_);
    }

private:
    struct State {
        SmRoom takes;
        std::size_t waits_for = 0;
        std::vector<std::size_t> waited_for_by;
        std::int64_t begun = 0, ended = 0; ///< numbers of blocks
        std::vector<std::int64_t> on_sm;   ///< [SM]: number of blocks, while the launch runs
    };

    /// Assigns all blocks that fit at this moment.
    void deal() {
        while (!ready_.empty()) {
            const std::size_t launch = *ready_.begin();
            if (!deal(launch))
                return;
            ready_.erase(launch);
        }
    }

    /// Returns false if blocks of this launch remain.
    bool deal(std::size_t launch) {
        State& state = launches_[launch];
        const SharingLaunch& of = schedule_.launches[launch];
        state.on_sm.resize(sms_.size());
        for (; state.begun < of.blocks; ++state.begun) {
            if (blocks_.size() % 1024 == 0 && stop_.stop_requested())
                return false;
            const auto sm = place(launch);
            if (!sm)
                return false;
            add(sms_[*sm], state.takes, 1);
            ++state.on_sm[*sm];
            blocks_.push_back({.launch = launch,
                               .block = state.begun,
                               .sm = static_cast<int>(*sm),
                               .begin = now_,
                               .end = now_ + schedule_.block_length});
        }
        if (of.blocks == 0)
            finish(launch);
        return true;
    }

    std::optional<std::size_t> place(std::size_t launch) const {
        const State& state = launches_[launch];
        std::optional<std::size_t> best;
        for (std::size_t sm = 0; sm < sms_.size(); ++sm)
            if ((!best || sms_[sm].blocks < sms_[*best].blocks) &&
                state.on_sm[sm] < schedule_.launches[launch].blocks_per_sm &&
                has_room(sms_[sm], state.takes, schedule_.limits))
                best = sm;
        return best;
    }

    void end(const SharedBlock& block) {
        State& state = launches_[block.launch];
        const auto sm = static_cast<std::size_t>(block.sm);
        add(sms_[sm], state.takes, -1);
        --state.on_sm[sm];
        if (++state.ended == schedule_.launches[block.launch].blocks)
            finish(block.launch);
    }

    void finish(std::size_t launch) {
        launches_[launch].on_sm = {};
        for (const std::size_t next : launches_[launch].waited_for_by)
            if (--launches_[next].waits_for == 0)
                ready_.insert(next);
    }

    const SharedSchedule& schedule_;
    const std::stop_token& stop_;
    std::vector<SmRoom> sms_; ///< the used resources of each SM
    std::vector<State> launches_;
    std::set<std::size_t> ready_; ///< launches that have no predecessor left and have blocks left
    std::vector<SharedBlock> blocks_;
    std::size_t ended_ = 0; ///< number of `blocks_` that have ended
    std::int64_t now_ = 0;
};

} // namespace

std::vector<SharedBlock> schedule_together(const SharedSchedule& schedule, const std::stop_token& stop) {
    return SharedDealer(schedule, stop).dealt();
}

} // namespace ks
