// SPDX-License-Identifier: Apache-2.0
#include "tests/solvers/questions/front_truth.h"

#include "solvers/problems/instruction_set/instance.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace ks::tests {

namespace {

struct Point {
    std::int64_t cost = 0, gain = 0; ///< the gain, in a unit that all tasks share
    friend auto operator<=>(const Point&, const Point&) = default;
};

bool dominates(const Point& a, const Point& b) {
    return a != b && a.cost <= b.cost && a.gain >= b.gain;
}

/// The points that no other point dominates.
std::set<Point> undominated(const std::set<Point>& all) {
    std::set<Point> front;
    for (const Point& point : all)
        if (std::ranges::none_of(all, [&](const Point& other) { return dominates(other, point); }))
            front.insert(point);
    return front;
}

} // namespace

FrontTruth front_truth(const Instance& any) {
    const auto& instance = static_cast<const InstructionSetInstance&>(any);
    std::int64_t unit = 1; // time unit: a gain of 1 in a period of P is unit / P
    for (std::size_t i = 0; i < instance.task_count(); ++i)
        unit = std::lcm(unit, instance.task(i).period);
    std::set<Point> all{{}}, front{{}}; // all selections of the tasks so far, and the non-dominated ones
    FrontTruth truth;
    for (std::size_t i = 0; i < instance.task_count(); ++i) {
        std::vector<Point> choices{{}};
        for (const CustomInstruction& choice : instance.choices(i))
            choices.push_back({choice.cost, choice.gain * (unit / instance.task(i).period)});
        std::set<Point> selections;
        std::vector<Point> looked_at;
        for (const Point& choice : choices) {
            const auto with = [&](const Point& point) {
                return Point{point.cost + choice.cost, point.gain + choice.gain};
            };
            for (const Point& point : all)
                if (with(point).cost <= instance.capacity())
                    selections.insert(with(point));
            for (const Point& point : front)
                if (with(point).cost <= instance.capacity())
                    looked_at.push_back(with(point));
        }
        all = std::move(selections);
        front = undominated(all);
        std::ranges::sort(looked_at, [](const Point& a, const Point& b) {
            return a.cost != b.cost ? a.cost < b.cost : a.gain > b.gain;
        });
        std::vector<FrontTruth::Point>& merge = truth.merges.emplace_back();
        for (std::size_t k = 0; k < looked_at.size(); ++k) {
            const bool there_already = k > 0 && looked_at[k] == looked_at[k - 1];
            merge.push_back({looked_at[k].cost, front.contains(looked_at[k]) && !there_already});
        }
    }
    return truth;
}

Truth FrontTruth::of(const QuizQuestion& question, const FrontRecording& front) const {
    const FrontState next = front.state(question.position + 1);
    const auto& merge = merges[static_cast<std::size_t>(front.at(question.position + 1).row) - 1];
    if (merge.size() != next.candidates.size() ||
        numbers_in(question.text).front() != merge[*next.current].cost)
        return {};
    return {{merge[*next.current].kept ? "yes" : "no"}};
}

} // namespace ks::tests
