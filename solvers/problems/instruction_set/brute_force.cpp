// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/instruction_set/parts.h"

#include <map>

namespace ks {

namespace {

class EverySelection {
public:
    explicit EverySelection(const InstructionSetInstance& instance)
        : instance_(instance), chosen_(instance.task_count(), Front::none) {}

    Front front() {
        try_task(0, 0, 0);
        Front front(instance_.denominator());
        std::int64_t least = INT64_MAX;
        for (const auto& [cost, best] : best_)
            if (best.utilisation < least) {
                least = best.utilisation;
                front.add({.cost = cost, .numerator = best.utilisation}, best.chosen);
            }
        return front;
    }

private:
    struct Best {
        std::int64_t utilisation = INT64_MAX;
        std::vector<Front::Chosen> chosen;
    };

    void try_task(std::size_t i, std::int64_t cost, std::int64_t utilisation) {
        __extension__ using Long = __int128;
        if (cost > instance_.capacity())
            return;
        if (i == instance_.task_count()) {
            Best& best = best_[cost];
            if (utilisation < best.utilisation)
                best = {utilisation, chosen_};
            return;
        }
        const Task& task = instance_.task(i);
        const auto over_period = [&](std::int64_t execution) {
            return utilisation +
                   static_cast<std::int64_t>(Long{execution} * instance_.denominator() / task.period);
        };
        chosen_[i] = Front::none;
        try_task(i + 1, cost, over_period(task.execution));
        const auto choices = instance_.choices(i);
        for (std::size_t k = 0; k < choices.size(); ++k) {
            chosen_[i] = static_cast<Front::Chosen>(k);
            try_task(i + 1, cost + choices[k].cost, over_period(task.execution - choices[k].gain));
        }
        chosen_[i] = Front::none;
    }

    const InstructionSetInstance& instance_;
    std::vector<Front::Chosen> chosen_;
    std::map<std::int64_t, Best> best_; ///< [cost]
};

} // namespace

Front brute_force(const InstructionSetInstance& instance) {
    return EverySelection(instance).front();
}

} // namespace ks
