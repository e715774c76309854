// SPDX-License-Identifier: Apache-2.0
// Column generation round by round: the solution of the linear program, the worth of the types, the pattern
// that enters.
#include "solvers/core/context.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/problems/kernel_mix/batch_plan.h"
#include "solvers/problems/kernel_mix/boxes.h"
#include "solvers/problems/kernel_mix/branch_and_price.h"
#include "solvers/problems/kernel_mix/first_fit.h"
#include "solvers/problems/kernel_mix/label_layers.h"
#include "solvers/problems/kernel_mix/parts.h"

#include <algorithm>
#include <array>

namespace ks {

namespace {

/// Algorithm 2, line by line as printed; the lines after it are ours.
std::vector<std::string> columns_code() {
    return {
        "initialize patterns  {those of first-fit}",
        "repeat",
        "  solve the master problem (23), find pi",
        "  solve the sub-problem (26), get a new pattern",
        "  add the new pattern to the master problem",
        "until",
        "  z_{sub} >= 0",
        "whole numbers by branch and price  {not in the paper}",
    };
}
constexpr int patterns_line = 1, master_line = 3, sub_line = 4, add_line = 5, end_line = 7, whole_line = 8;
constexpr std::size_t most_recorded_rounds = 200;

double part_of(std::int64_t worth) {
    return static_cast<double>(worth) / static_cast<double>(batch_worth);
}

/// All events. Round r (from 0) has the steps 2 + 2 r (linear program) and 3 + 2 r (pattern).
struct Rounds {
    std::vector<Pattern> patterns; ///< of first-fit, then those that entered, then further ones of the plan
    std::vector<StackedBox> boxes; ///< [pattern]
    std::size_t packed = 0;        ///< number of patterns of first-fit
    std::int64_t packed_batches = 0;
    std::vector<PricingRound> rounds;
    bool at_its_end = false; ///< the linear program is finished: no pattern is worth more than one batch
    std::vector<PatternUse> plan;
    std::int64_t batches = 0, bound = 0; ///< of the plan
    Answer answer;                       ///< the same plan, kernel by kernel
};

class ColumnGenerationRecording final : public BoxesRecording {
public:
    ColumnGenerationRecording(std::shared_ptr<const KernelMixInstance> instance, KernelTypes types,
                              Rounds rounds)
        : instance_(std::move(instance)), types_(std::move(types)), all_(std::move(rounds)),
          axes_(boxes_axes(*instance_, types_.all, said("pattern"), said("patterns"))),
          code_(columns_code()) {
        axes_.numbers_are = said("worth");
        for (std::size_t type = 0; type < types_.all.size(); ++type)
            if (const std::size_t more = types_.members[type].size() - 1; more > 0)
                axes_.kinds[types_.all[type].kernel] += formatted(" (+{})", more);
        outline_.push_back({.step = 1, .title = "patterns", .id = "patterns"});
        for (std::size_t r = 0; r < all_.rounds.size(); ++r) {
            if (r == 0)
                outline_.push_back({.step = first_round, .title = "rounds", .id = "rounds"});
            outline_.push_back({.step = first_round + 2 * static_cast<std::int64_t>(r),
                                .level = Level::row,
                                .title = formatted("round {}", r + 1),
                                .id = written("round {}", r + 1)});
        }
        outline_.push_back({.step = count(), .title = said("whole numbers"), .id = "whole-numbers"});
    }

    std::string_view variant() const override { return "kernel-mix.column-generation"; }
    std::string_view rows_are() const override { return "round"; }
    std::span<const Level> levels() const override {
        static constexpr std::array all{Level::phase, Level::row, Level::cell};
        return all;
    }
    std::int64_t count() const override {
        return first_round + 2 * static_cast<std::int64_t>(all_.rounds.size());
    }
    std::span<const std::string> code() const override { return code_; }
    std::span<const OutlineEntry> outline() const override { return outline_; }
    std::int64_t next(std::int64_t step, Level level) const override { return next_in(*this, step, level); }
    std::int64_t previous(std::int64_t step, Level level) const override {
        return previous_in(*this, step, level);
    }
    std::optional<Answer> answer() const override { return all_.answer; }

    Step at(std::int64_t index) const override {
        Step step;
        step.index = std::clamp<std::int64_t>(index, 0, count());
        step.phase = step.index < first_round ? "patterns"
                     : step.index < count()   ? "rounds"
                                              : "whole-numbers";
        if (step.index < count())
            for (const CellValue& cell : put_by(step.index + 1))
                step.about.push_back(cell.at);
        step.changed = put_by(step.index);
        if (types_.all.empty())
            step.text = said("There is no kernel that a multiprocessor can hold.");
        else if (step.index == 0)
            step.text =
                formatted("A pattern is what one batch may hold. {} {} of {} {} are to be covered by as "
                          "few batches as possible; a linear program chooses among the patterns known.",
                          copies(), counted("copy", "copies", copies()), types_.all.size(),
                          counted("type", "types", std::ssize(types_.all)));
        else if (step.index == 1)
            describe_packed(step);
        else if (step.index == count())
            describe_plan(step);
        else if (is_program(step.index))
            describe_program(step);
        else
            describe_pattern(step);
        return step;
    }

    BoxesState state(std::int64_t index) const override {
        const std::int64_t step = std::clamp<std::int64_t>(index, 0, count());
        BoxesState state{.axes = &axes_};
        state.boxes.assign(all_.boxes.begin(),
                           all_.boxes.begin() + static_cast<std::ptrdiff_t>(known_at(step)));
        for (std::size_t type = 0; type < types_.all.size(); ++type)
            state.kinds.push_back({.kind = types_.all[type].kernel,
                                   .copies = std::to_string(types_.all[type].copies),
                                   .number = {}});
        if (step < first_round)
            return state;
        if (step == count()) {
            tell_plan(state);
            return state;
        }
        const PricingRound& round = round_of(step);
        for (std::size_t p = 0; p < round.used.size(); ++p)
            state.boxes[p].note = "x = " + part_words(round.used[p]);
        for (std::size_t type = 0; type < types_.all.size(); ++type)
            state.kinds[type].number = part_words(part_of(round.worth[type]));
        state.facts = {
            {.name = said("batches"), .value = part_words(round.batches), .loud = is_program(step)},
            {.name = said("reduced cost"), .value = "-"},
            {.name = said("no plan below"), .value = std::to_string(bound_at(step))}};
        if (!is_program(step)) {
            state.facts[1] = {.name = said("reduced cost"),
                              .value = round.entered ? part_words(round.reduced_cost) : ">= 0",
                              .loud = true};
            if (round.entered)
                state.active = state.boxes.size() - 1;
        }
        return state;
    }

private:
    static constexpr std::int64_t first_round = 2;

    static bool is_program(std::int64_t step) { return (step - first_round) % 2 == 0; }
    const PricingRound& round_of(std::int64_t step) const {
        return all_.rounds[static_cast<std::size_t>((step - first_round) / 2)];
    }
    std::int64_t copies() const {
        std::int64_t all = 0;
        for (const Launches& type : types_.all)
            all += type.copies;
        return all;
    }
    /// Returns the number of known patterns after a step: every round adds one, except the last.
    std::size_t known_at(std::int64_t step) const {
        if (step == 0)
            return 0;
        if (step == count())
            return all_.patterns.size();
        std::size_t known = all_.packed;
        for (std::int64_t before = first_round + 1; before <= step; before += 2)
            known += round_of(before).entered ? 1 : 0;
        return known;
    }
    std::vector<CellValue> put_by(std::int64_t step) const {
        std::vector<CellValue> cells;
        for (std::size_t p = step == 0 ? 0 : known_at(step - 1); p < known_at(step); ++p)
            for (std::size_t i = 0; i < all_.boxes[p].items.size(); ++i)
                cells.push_back({At{static_cast<std::int64_t>(p), static_cast<std::int64_t>(i)},
                                 CellNumber(static_cast<std::int64_t>(all_.boxes[p].items[i].kind))});
        return cells;
    }
    /// Returns the proven bound after a step.
    std::int64_t bound_at(std::int64_t step) const {
        std::int64_t bound = simple_bound(types_.all, instance_->limits());
        for (std::int64_t before = first_round + 1; before <= step; before += 2)
            bound = std::max(bound, round_of(before).bound);
        return bound;
    }

    const std::string& type_name(std::size_t type) const { return axes_.kinds[types_.all[type].kernel]; }
    /// "a + 2 d"
    std::string pattern_words(const Pattern& pattern) const {
        return joined(
            pattern.parts,
            [this](const Pattern::Part& part) {
                return part.copies == 1 ? type_name(part.type)
                                        : formatted("{} {}", part.copies, type_name(part.type));
            },
            " + ");
    }

    /// "0.5 + 2 * 0.375"
    static std::string sum_words(const Pattern& pattern, const PricingRound& round) {
        return joined(
            pattern.parts,
            [&round](const Pattern::Part& part) {
                const std::string one = part_words(part_of(round.worth[part.type]));
                return part.copies == 1 ? one : formatted("{} * {}", part.copies, one);
            },
            " + ");
    }

    void describe_packed(Step& step) const {
        step.lines = {patterns_line};
        step.text =
            formatted("The first patterns are those of first-fit, which makes {} {}. The scarcest "
                      "resource asks for {} at least.",
                      all_.packed_batches, counted("batch", "batches", all_.packed_batches), bound_at(1));
    }

    void describe_program(Step& step) const {
        const PricingRound& round = round_of(step.index);
        step.row = (step.index - first_round) / 2 + 1;
        step.lines = {master_line};
        const std::size_t known = round.used.size();
        step.text = formatted("With {} {} it takes {} {}, parts of batches allowed. What one more copy "
                              "would cost is what a copy is worth",
                              known, counted("pattern", "patterns", known), part_words(round.batches),
                              part_words(round.batches) == "1" ? said("batch") : said("batches"));
        std::string worth;
        for (std::size_t type = 0; type < types_.all.size(); ++type)
            worth += formatted("{}{} {}", type == 0 ? ": " : ", ", type_name(type),
                               part_words(part_of(round.worth[type])));
        constexpr std::size_t most_types = 4; // more would not fit the panel
        step.text += (types_.all.size() <= most_types ? worth : "") + ".";
        for (std::size_t type = 0; type < types_.all.size(); ++type)
            step.considered.push_back({.name = type_name(type),
                                       .text = formatted("worth {}", part_words(part_of(round.worth[type]))),
                                       .fits = round.worth[type] > 0});
    }

    void describe_pattern(Step& step) const {
        const PricingRound& round = round_of(step.index);
        step.row = (step.index - first_round) / 2 + 1;
        step.lines = {sub_line, round.entered ? add_line : end_line};
        if (!round.entered) {
            step.text =
                all_.at_its_end
                    ? counted("No pattern is worth more than a batch: the linear program is at its "
                              "end, and no plan has fewer than {} batch.",
                              "No pattern is worth more than a batch: the linear program is at its "
                              "end, and no plan has fewer than {} batches.",
                              bound_at(step.index))
                    : std::string(said("No pattern was found that is worth more than a batch, though not all "
                                       "were looked at."));
            return;
        }
        const std::string worth = part_words(1 - round.reduced_cost);
        constexpr std::size_t most_parts = 4; // more would not fit the panel
        if (round.entered->parts.size() > most_parts)
            step.text = formatted("Pattern {} is worth most: {} batches", known_at(step.index), worth);
        else
            step.text = formatted("{} is worth most: {} = {} batches", pattern_words(*round.entered),
                                  sum_words(*round.entered, round), worth);
        step.text += formatted(", and it takes one. It enters with a reduced cost of 1 - {} = {}.", worth,
                               part_words(round.reduced_cost));
        step.considered = box_load(axes_, all_.boxes[known_at(step.index) - 1]);
    }

    void tell_plan(BoxesState& state) const {
        for (const PatternUse& use : all_.plan) {
            const auto found = std::ranges::find(all_.patterns, use.pattern);
            StackedBox& box = state.boxes[static_cast<std::size_t>(found - all_.patterns.begin())];
            box.chosen = true;
            box.note = counted("1 batch", "{} batches", use.batches);
        }
        state.facts = {{.name = said("batches"), .value = std::to_string(all_.batches), .loud = true},
                       {.name = said("no plan below"), .value = std::to_string(all_.bound)}};
    }

    void describe_plan(Step& step) const {
        step.lines = {whole_line};
        step.text = formatted("Whole numbers: {} {} of {} {}. ", all_.batches,
                              counted("batch", "batches", all_.batches), all_.plan.size(),
                              counted("pattern", "patterns", std::ssize(all_.plan)));
        step.text += all_.batches == all_.bound
                         ? std::string(said("No plan has fewer."))
                         : formatted("No plan has fewer than {}; the gap stayed open.", all_.bound);
    }

    std::shared_ptr<const KernelMixInstance> instance_;
    KernelTypes types_;
    Rounds all_;
    BoxesAxes axes_;
    std::vector<std::string> code_;
    std::vector<OutlineEntry> outline_;
};

/// Runs the rounds and collects the events.
class Collector {
public:
    Collector(const KernelMixInstance& instance, const Workload& workload, const KernelTypes& types,
              const LpSolver& lp, Context& context)
        : instance_(instance), workload_(workload), limits_(instance.limits()), types_(types), lp_(lp),
          context_(context) {}

    Result<Rounds> run() {
        KS_TRY(ColumnGeneration columns, ColumnGeneration::make(types_.all, limits_, lp_));
        columns.set_demands(types_.demands());
        KS_TRY(const std::vector<FilledBatch> packed,
               first_fit(types_.all, types_.demands(), limits_, context_));
        all_.packed_batches = static_cast<std::int64_t>(packed.size());
        for (const FilledBatch& batch : packed) {
            const Pattern pattern = pattern_of(batch.holds);
            columns.add(pattern);
            KS_CHECK(add(pattern));
        }
        all_.packed = all_.patterns.size();
        while (all_.rounds.size() < most_recorded_rounds) {
            KS_TRY(PricingRound round, columns.next(context_));
            if (round.entered)
                KS_CHECK(add(*round.entered));
            all_.rounds.push_back(std::move(round));
            if (!all_.rounds.back().entered)
                break;
        }
        all_.at_its_end = columns.at_most() <= batch_worth + Pricing::tolerance;
        KS_CHECK(find_plan());
        return std::move(all_);
    }

private:
    /// Adds a pattern that is not known yet, with the shapes of least shared memory.
    Result<void> add(const Pattern& pattern) {
        if (std::ranges::find(all_.patterns, pattern) != all_.patterns.end())
            return {};
        LabelLayers layers(limits_);
        std::vector<std::size_t> holds;
        for (const Pattern::Part& part : pattern.parts)
            for (std::int64_t copy = 0; copy < part.copies; ++copy) {
                KS_CHECK(layers.add(types_.all[part.type].shapes, context_.memory_budget, context_));
                holds.push_back(part.type);
            }
        all_.patterns.push_back(pattern);
        all_.boxes.push_back({.items = boxed_items(types_.all, holds, layers.best())});
        return {};
    }

    Result<void> find_plan() {
        constexpr std::int64_t usual_nodes = 1000;
        KS_TRY(BranchAndPrice batches, BranchAndPrice::make(types_, limits_, lp_));
        KS_CHECK(batches.run(usual_nodes, context_));
        all_.plan = batches.best();
        all_.batches = batches.batches();
        all_.bound = batches.bound();
        KS_TRY(Plan plan, plan_of(instance_, types_, batches, context_));
        all_.answer = answer_of(std::move(plan), workload_);
        for (const PatternUse& use : all_.plan)
            KS_CHECK(add(use.pattern));
        return {};
    }

    const KernelMixInstance& instance_;
    const Workload& workload_;
    Plan::Resources limits_;
    const KernelTypes& types_;
    const LpSolver& lp_;
    Context& context_;
    Rounds all_;
};

} // namespace

Result<std::shared_ptr<const Recording>>
record_column_generation(std::shared_ptr<const KernelMixInstance> instance, const LpSolver& lp,
                         std::stop_token stop) {
    const Workload workload = workload_of(*instance);
    KS_CHECK(check_boxes_recordable(workload));
    KernelTypes types = types_of(workload);
    Context context;
    context.stop = std::move(stop);
    Rounds rounds;
    rounds.answer = nothing_to_plan(workload);
    if (workload.copies > 0) {
        KS_TRY(rounds, Collector(*instance, workload, types, lp, context).run());
    }
    return std::shared_ptr<const Recording>(std::make_shared<ColumnGenerationRecording>(
        std::move(instance), std::move(types), std::move(rounds)));
}

} // namespace ks
