// SPDX-License-Identifier: Apache-2.0
// Instruction-set selection by trying every selection: the reference for small sets.
#include "solvers/core/formatted.h"
#include "solvers/core/units.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/instruction_set/instance.h"

#include <map>
#include <vector>

namespace ks::cpu {

namespace {

/// This number takes seconds on one core.
constexpr double most_selections = 1e8;

double selections_of(const InstructionSetInstance& instance) {
    double all = 1;
    for (std::size_t i = 0; i < instance.task_count(); ++i)
        all *= static_cast<double>(instance.choices(i).size() + 1);
    return all;
}

/// Visits all selections in the order of a reflected Gray code (Knuth, The Art of Computer Programming 4A,
/// Section 7.2.1.1, Algorithm H). Each differs from the previous one in the choice of one task, so sums are
/// updated incrementally.
class EverySelectionInGrayOrder {
public:
    explicit EverySelectionInGrayOrder(const InstructionSetInstance& instance)
        : chosen_(instance.task_count(), Front::none) {
        for (std::size_t i = 0; i < instance.task_count(); ++i) {
            if (instance.choices(i).empty())
                continue;
            Digit& digit = digits_.emplace_back();
            digit.task = i;
            digit.steps.push_back({});
            for (const CustomInstruction& choice : instance.choices(i))
                digit.steps.push_back({.cost = choice.cost, .gain = instance.gain(i, choice)});
        }
        for (std::size_t d = 0; d <= digits_.size(); ++d)
            focus_.push_back(d);
    }

    std::int64_t cost() const { return sum_.cost; }
    std::int64_t gain() const { return sum_.gain; }
    const std::vector<Front::Chosen>& chosen() const { return chosen_; }

    /// Moves to the next selection. Returns false after the last one.
    bool next() {
        const std::size_t which = std::exchange(focus_[0], 0);
        if (which == digits_.size())
            return false;
        Digit& digit = digits_[which];
        const Sum& before = digit.steps[digit.at];
        digit.at = digit.upwards ? digit.at + 1 : digit.at - 1;
        const Sum& after = digit.steps[digit.at];
        sum_.cost += after.cost - before.cost;
        sum_.gain += after.gain - before.gain;
        chosen_[digit.task] = static_cast<Front::Chosen>(digit.at) - 1;
        if (digit.at == 0 || digit.at + 1 == digit.steps.size()) {
            digit.upwards = !digit.upwards;
            focus_[which] = std::exchange(focus_[which + 1], which + 1);
        }
        return true;
    }

private:
    struct Sum {
        std::int64_t cost = 0, gain = 0;
    };
    /// A task with choices.
    struct Digit {
        std::size_t task = 0;
        std::vector<Sum> steps; ///< first: the task stays in software
        std::size_t at = 0;
        bool upwards = true;
    };

    std::vector<Digit> digits_;
    std::vector<std::size_t> focus_; ///< Knuth's pointers: [0] is the digit to change next
    std::vector<Front::Chosen> chosen_;
    Sum sum_;
};

/// The visited points that no other visited point dominates.
class PointsSoFar {
public:
    void see(const EverySelectionInGrayOrder& selection) {
        auto dearer = points_.upper_bound(selection.cost());
        if (dearer != points_.begin() && std::prev(dearer)->second.gain >= selection.gain())
            return;
        while (dearer != points_.end() && dearer->second.gain <= selection.gain())
            dearer = points_.erase(dearer);
        points_[selection.cost()] = {selection.gain(), selection.chosen()};
    }

    /// Checks the memory. If no point dominates another, there are as many points as selections.
    Result<void> check_room(const Context& context, std::size_t tasks) const {
        constexpr std::size_t node_bytes = 128; // in the map, including the front's copy
        const std::size_t bytes = points_.size() * (node_bytes + 2 * tasks * sizeof(Front::Chosen));
        if (static_cast<std::int64_t>(bytes) <= context.memory_budget)
            return {};
        return Error{
            .code = ErrorCode::limit,
            .what = formatted("the points found so far need more than {}", bytes_text(context.memory_budget)),
            .where = "",
            .todo = "allow more memory or set a smaller max_cost"};
    }

    Front front(const InstructionSetInstance& instance) const {
        Front front(instance.denominator());
        for (const auto& [cost, best] : points_)
            front.add({.cost = cost, .numerator = instance.software() - best.gain}, best.chosen);
        return front;
    }

private:
    struct Best {
        std::int64_t gain = 0;
        std::vector<Front::Chosen> chosen;
    };
    std::map<std::int64_t, Best> points_; ///< [cost]
};

constexpr const char* exhaustive_id = "instruction-set.exhaustive";

Result<PointsSoFar> try_all(const InstructionSetInstance& instance, Context& context) {
    constexpr std::int64_t selections_a_piece = std::int64_t{1} << 12;
    const double all = selections_of(instance);
    PointsSoFar points;
    EverySelectionInGrayOrder selection(instance);
    std::int64_t tried = 0;
    do {
        if (tried++ % selections_a_piece == 0) {
            KS_CHECK(context.check());
            KS_CHECK(points.check_room(context, instance.task_count()));
            context.report("compute", 0, 1, static_cast<double>(tried) / all);
        }
        if (selection.cost() <= instance.capacity())
            points.see(selection);
    } while (selection.next());
    KS_CHECK(points.check_room(context, instance.task_count()));
    context.report("compute", 1, 1);
    return points;
}

/// The number of points is known only at the end; a run whose points exceed the memory is stopped then.
Result<Estimate> estimate_exhaustive(const InstructionSetInstance& instance, const Parameters&,
                                     std::int64_t) {
    const double all = selections_of(instance);
    if (all > most_selections)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("{:.3g} selections are too many to try: {} takes up to {:.0f}", all,
                                       exhaustive_id, most_selections),
                     .where = "/tasks",
                     .todo = "choose instruction-set.front-list or a variant that fills a table"};
    return Estimate{.operations = all};
}

Result<Answer> solve_exhaustive(const InstructionSetInstance& instance, const Parameters& parameters,
                                Context& context) {
    KS_CHECK(estimate_exhaustive(instance, parameters, context.memory_budget));
    context.begin_stage("compute");
    KS_TRY(const PointsSoFar points, try_all(instance, context));
    context.end_stage();
    Answer answer{.status = Status::optimal};
    answer.front = points.front(instance);
    return answer;
}

} // namespace

const Variant& variant_instruction_set_exhaustive() {
    static const VariantOf<InstructionSetInstance> variant({
        .info =
            {
                .id = exhaustive_id,
                .title = "Exhaustive: every selection",
            },
        .estimate = estimate_exhaustive,
        .solve = solve_exhaustive,
    });
    return variant;
}

} // namespace ks::cpu
