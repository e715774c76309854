// SPDX-License-Identifier: Apache-2.0
// Lists of undominated points (Nemhauser and Ullmann 1969), step by step.
#include "solvers/problems/instruction_set/front_list_recording.h"
#include "solvers/core/language.h"

#include "solvers/core/context.h"
#include "solvers/core/formatted.h"
#include "solvers/dp/last_column.h"
#include "solvers/problems/instruction_set/parts.h"
#include "solvers/problems/instruction_set/way_back.h"
#include "solvers/problems/instruction_set/words.h"
#include "solvers/steps/front_recording.h"

#include <algorithm>
#include <array>

namespace ks {

namespace {

using instruction_set::Utilisations;

std::vector<std::string> list_code() {
    return {
        "L <- {(0, sum of E_i / P_i)}  {cost, utilisation}",
        "for i = 1 to m do",
        "  M <- L  {task i stays in software}",
        "  for k = 1 to n_i do",
        "    M <- M and L, moved by (c_{ik}, -delta_{ik} / P_i)",
        "  end for",
        "  L <- {},  least <- inf",
        "  for (c, U) in M, by cost, of equal costs the least U first do",
        "    if U >= least then",
        "      drop (c, U)  {dominated, or there twice}",
        "    else",
        "      L <- L and (c, U),  least <- U",
        "    end if",
        "  end for",
        "end for",
        "for each point of L do",
        "  tell the choices that led to it",
        "end for",
    };
}
constexpr int begin_line = 1, copy_line = 3, move_line = 5, drop_test_line = 9, drop_line = 10,
              keep_line = 12, tell_point_line = 17;

/// The merge for one task, with the origin of each candidate.
struct Merge {
    struct Origin {
        std::size_t parent = 0; ///< its candidate of the previous merge
        Front::Chosen choice = Front::none;
        std::int64_t gain = 0; ///< sum over all choices
    };
    std::vector<FrontCandidate> candidates;
    std::vector<Origin> origins;
    std::vector<std::string> copies; ///< "in software", "2a"
    std::int64_t too_dear = 0;       ///< number of candidates omitted because of max_cost
    std::int64_t kept = 0;
};

class Merging {
public:
    explicit Merging(const InstructionSetInstance& instance)
        : instance_(instance), problem_(front_problem(instance)), words_(instance) {}

    /// Returns all merges, first the list of no task.
    Result<std::vector<Merge>> run(const std::stop_token& stop) {
        Merge start;
        start.candidates = {{.value = words_.value(instance_.software()), .kept = true}};
        start.origins.resize(1);
        start.kept = 1;
        std::vector<Merge> all;
        all.push_back(std::move(start));
        std::size_t candidates = 0;
        for (std::size_t i = 0; i < problem_.groups.size(); ++i) {
            if (stop.stop_requested())
                return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
            candidates += static_cast<std::size_t>(all.back().kept) * (problem_.groups[i].choices.size() + 1);
            if (candidates > most_recorded_candidates)
                return Error{.code = ErrorCode::limit,
                             .what = formatted("the lists have {} points or more to merge by task {}, and "
                                               "stepping shows at most {}",
                                               candidates, i + 1, most_recorded_candidates),
                             .todo = "open a smaller instance, or run this one on the Run page"};
            all.push_back(next(all.back(), i));
        }
        return all;
    }

private:
    Merge next(const Merge& before, std::size_t i) const {
        struct Point {
            std::int64_t cost = 0;
            std::int32_t copy = 0;
            Merge::Origin origin;
        };
        const FrontProblem::Group& group = problem_.groups[i];
        Merge merge;
        std::vector<Point> points;
        merge.copies = {said("in software")};
        for (std::size_t k = 0; k <= group.choices.size(); ++k) {
            const auto choice = k == 0 ? FrontProblem::Choice{.index = Front::none} : group.choices[k - 1];
            if (k > 0)
                merge.copies.push_back(
                    instruction_set::choice_name(instance_, static_cast<std::int64_t>(i), choice.index));
            for (std::size_t p = 0; p < before.candidates.size(); ++p) {
                if (!before.candidates[p].kept)
                    continue;
                const std::int64_t cost = before.candidates[p].cost + choice.cost;
                if (cost > problem_.limit)
                    ++merge.too_dear;
                else
                    points.push_back({cost,
                                      static_cast<std::int32_t>(k),
                                      {p, choice.index, before.origins[p].gain + choice.gain}});
            }
        }
        std::ranges::stable_sort(points, [](const Point& a, const Point& b) {
            return a.cost != b.cost ? a.cost < b.cost : a.origin.gain > b.origin.gain;
        });
        std::int64_t most = -1; // U falls as the gain rises, so the greatest gain identifies the least U
                                // exactly
        std::uint32_t best = 0;
        for (const Point& point : points) {
            const bool kept = point.origin.gain > most;
            if (kept) {
                most = point.origin.gain;
                best = static_cast<std::uint32_t>(merge.candidates.size());
                ++merge.kept;
            }
            merge.candidates.push_back({.cost = point.cost,
                                        .value = words_.value(instance_.software() - point.origin.gain),
                                        .kept = kept,
                                        .by = best,
                                        .from = point.copy});
            merge.origins.push_back(point.origin);
        }
        return merge;
    }

    const InstructionSetInstance& instance_;
    FrontProblem problem_;
    Utilisations words_;
};

/// Returns the points of the last list with the choices that led to them.
Front front_of(const InstructionSetInstance& instance, const std::vector<Merge>& merges) {
    const FrontProblem problem = front_problem(instance);
    FrontFiller filler(problem);
    std::vector<Front::Chosen> choices(problem.groups.size());
    const Merge& last = merges.back();
    for (std::size_t p = 0; p < last.candidates.size(); ++p) {
        if (!last.candidates[p].kept)
            continue;
        std::size_t at = p;
        for (std::size_t i = choices.size(); i > 0; --i) {
            choices[i - 1] = merges[i].origins[at].choice;
            at = merges[i].origins[at].parent;
        }
        filler.add(last.candidates[p].cost, last.origins[p].gain, choices);
    }
    return filler.take();
}

/// Steps: one for the list of no task; for each task one that makes the copies and one per candidate; one per
/// point of the front.
class FrontListRecording final : public FrontRecording {
public:
    FrontListRecording(std::shared_ptr<const InstructionSetInstance> instance, std::vector<Merge> merges)
        : instance_(std::move(instance)), merges_(std::move(merges)), words_(*instance_),
          front_(front_of(*instance_, merges_)),
          axes_(instruction_set::axes(*instance_, front_.value(front_.size() - 1))), code_(list_code()) {
        outline_.push_back({.step = 1, .title = "initialise", .id = "initialise"});
        std::int64_t step = 2;
        outline_.push_back({.step = step, .title = "merge", .id = "merge"});
        for (std::size_t i = 1; i < merges_.size(); ++i) {
            begins_.push_back(step);
            outline_.push_back({.step = step,
                                .level = Level::row,
                                .title = formatted("task {}", i),
                                .id = written("task {}", i)});
            step += 1 + static_cast<std::int64_t>(merges_[i].candidates.size());
        }
        points_begin_ = step;
        outline_.push_back({.step = step, .title = said("way back"), .id = "way-back"});
        for (std::size_t p = 0; p < merges_.back().candidates.size(); ++p)
            if (merges_.back().candidates[p].kept)
                last_list_.push_back(p);
        count_ = step - 1 + static_cast<std::int64_t>(last_list_.size());
    }

    std::string_view variant() const override { return "instruction-set.front-list"; }
    std::string_view rows_are() const override { return "task"; }
    std::span<const Level> levels() const override {
        static constexpr std::array all{Level::phase, Level::row, Level::cell};
        return all;
    }
    std::int64_t count() const override { return count_; }
    std::span<const std::string> code() const override { return code_; }
    std::span<const OutlineEntry> outline() const override { return outline_; }
    std::int64_t next(std::int64_t step, Level level) const override { return next_in(*this, step, level); }
    std::int64_t previous(std::int64_t step, Level level) const override {
        return previous_in(*this, step, level);
    }
    std::optional<Answer> answer() const override { return answer_of(*instance_, front_); }

    Step at(std::int64_t index) const override {
        Step step;
        step.index = std::clamp<std::int64_t>(index, 0, count_);
        const Place here = place(step.index), after = place(std::min(step.index + 1, count_));
        step.phase = step.index < 2 ? "initialise" : step.index < points_begin_ ? "merge" : "way-back";
        step.row = static_cast<std::int64_t>(here.task);
        if (step.index < count_ && after.candidate)
            step.about = {At{static_cast<std::int64_t>(*after.candidate)}};
        if (step.index == 0)
            step.text =
                counted("There is no list yet. A point is a cost and the utilisation that it leaves; {} task "
                        "will add its choices.",
                        "There is no list yet. A point is a cost and the utilisation that it "
                        "leaves; {} tasks will add their choices, one after the other.",
                        static_cast<std::int64_t>(instance_->task_count()));
        else if (step.index == 1)
            describe_begin(step);
        else if (step.index >= points_begin_)
            describe_point(step);
        else if (here.candidate)
            describe_candidate(step, here.task, *here.candidate);
        else
            describe_copies(step, here.task);
        return step;
    }

    FrontState state(std::int64_t index) const override {
        const std::int64_t step = std::clamp<std::int64_t>(index, 0, count_);
        const Place here = place(step);
        const Merge& merge = merges_[here.task];
        FrontState state{.axes = &axes_, .candidates = merge.candidates, .copies = merge.copies};
        state.title = here.task == 0   ? said("no task yet")
                      : here.task == 1 ? std::string(said("task 1"))
                                       : formatted("tasks 1 to {}", here.task);
        if (step == 0)
            state.candidates = {};
        else if (step == 1 || step >= points_begin_)
            state.decided = merge.candidates.size();
        if (step >= points_begin_)
            state.told = last_list_[static_cast<std::size_t>(step - points_begin_)];
        if (here.candidate) {
            state.current = here.candidate;
            state.cost = merge.candidates[*here.candidate].cost;
            state.decided = *here.candidate + 1;
        }
        return state;
    }

private:
    struct Place {
        std::size_t task = 0; ///< from 1; 0 before the first
        std::optional<std::size_t> candidate;
    };
    Place place(std::int64_t step) const {
        if (step < 2)
            return {step == 1 ? Place{.task = 0, .candidate = {0}} : Place{}};
        if (step >= points_begin_)
            return {.task = merges_.size() - 1};
        const auto after = std::ranges::upper_bound(begins_, step);
        const auto task = static_cast<std::size_t>(after - begins_.begin());
        const std::int64_t within = step - begins_[task - 1];
        Place place{.task = task};
        if (within > 0)
            place.candidate = static_cast<std::size_t>(within - 1);
        return place;
    }

    /// "(5, 78/60)"
    std::string point(const FrontCandidate& candidate) const {
        return formatted("({}, {})", candidate.cost, words_.text(candidate.value));
    }
    static CellValue value_of(const Merge& merge, std::size_t k) {
        return {.at = At{static_cast<std::int64_t>(k)}, .value = merge.candidates[k].value};
    }

    void describe_begin(Step& step) const {
        step.lines = {begin_line};
        step.changed = {value_of(merges_[0], 0)};
        step.text =
            formatted("L = {{{}}}: every task in software, at no cost.", point(merges_[0].candidates[0]));
    }

    void describe_copies(Step& step, std::size_t task) const {
        const Merge& merge = merges_[task];
        const std::int64_t before = merges_[task - 1].kept;
        step.lines = {copy_line, move_line};
        const std::size_t copies = merge.copies.size();
        step.text = copies == 1
                        ? formatted("Task {} has no choices: L stays as it is, {} {}.", task, before,
                                    counted("point", "points", before))
                        : formatted("Task {}: L and {} of it, one for each choice and moved by its cost and "
                                    "gain, are merged: {} times {} {} by cost.",
                                    task, copies == 2 ? said("a copy") : formatted("{} copies", copies - 1),
                                    copies, before, counted("point", "points", before));
        if (merge.too_dear > 0)
            step.text += formatted(" Left out: {} that would cost more than {}.", merge.too_dear,
                                   instance_->capacity());
    }

    void describe_candidate(Step& step, std::size_t task, std::size_t k) const {
        const Merge& merge = merges_[task];
        const FrontCandidate& candidate = merge.candidates[k];
        step.changed = {value_of(merge, k)};
        const std::string from =
            candidate.from == 0
                ? formatted("with task {} in software", task)
                : formatted("with {}", merge.copies[static_cast<std::size_t>(candidate.from)]);
        if (k == 0) {
            step.lines = {drop_test_line, keep_line};
            step.text = formatted("{}, {}: the cheapest point is kept, least = {}.", point(candidate), from,
                                  words_.text(candidate.value));
        } else {
            const FrontCandidate& last = merge.candidates[k - 1];
            const std::size_t best = last.kept ? k - 1 : last.by;
            step.read = {value_of(merge, best)};
            step.source = step.read.front().at;
            const auto [value, least] = words_.texts(candidate.value, merge.candidates[best].value);
            step.lines = {drop_test_line, candidate.kept ? keep_line : drop_line};
            step.text = candidate.kept
                            ? formatted("{0}, {1}: {2} < least = {3}, so it is kept, and least = {2}.",
                                        point(candidate), from, value, least)
                            : formatted("{}, {}: {} >= least = {}, so it is dropped: {}.", point(candidate),
                                        from, value, least, why_dropped(candidate, merge.candidates[best]));
        }
        step.considered = {consider(merge, task, k)};
        if (k + 1 == merge.candidates.size())
            step.text += formatted(" L has {} {} now.", merge.kept, counted("point", "points", merge.kept));
    }

    std::string why_dropped(const FrontCandidate& candidate, const FrontCandidate& best) const {
        const bool same = !words_.below(best.value, candidate.value);
        if (!same)
            return formatted("{} {} better", point(best),
                             best.cost == candidate.cost ? said("is as cheap and") : said("is cheaper and"));
        return candidate.cost == best.cost ? std::string(said("it is in L already"))
                                           : formatted("{} does the same for less", point(best));
    }

    Considered consider(const Merge& merge, std::size_t task, std::size_t k) const {
        const Merge::Origin& origin = merge.origins[k];
        const FrontCandidate& candidate = merge.candidates[k];
        const FrontCandidate& parent = merges_[task - 1].candidates[origin.parent];
        Considered considered{
            .text = formatted("from {} of L", point(parent)), .fits = candidate.kept, .best = candidate.kept};
        considered.name = candidate.from == 0
                              ? formatted("{} in software", task)
                              : instruction_set::choice_words(*instance_, static_cast<std::int64_t>(task) - 1,
                                                              origin.choice);
        return considered;
    }

    void describe_point(Step& step) const {
        const auto k = static_cast<std::size_t>(step.index - points_begin_);
        step.lines = {tell_point_line};
        step.read = {value_of(merges_.back(), last_list_[k])};
        step.text = instruction_set::point_sentence(*instance_, words_, front_, k);
    }

    std::shared_ptr<const InstructionSetInstance> instance_;
    std::vector<Merge> merges_; ///< [task]; 0: the list of no task
    Utilisations words_;
    Front front_;
    FrontAxes axes_;
    std::vector<std::string> code_;
    std::vector<std::int64_t> begins_; ///< [task - 1]: the step that makes the task's copies
    std::vector<std::size_t> last_list_;
    std::vector<OutlineEntry> outline_;
    std::int64_t points_begin_ = 0, count_ = 0;
};

} // namespace

Result<std::shared_ptr<const Recording>>
record_front_list(std::shared_ptr<const InstructionSetInstance> instance, std::stop_token stop) {
    KS_TRY(std::vector<Merge> merges, Merging(*instance).run(stop));
    return std::shared_ptr<const Recording>(
        std::make_shared<FrontListRecording>(std::move(instance), std::move(merges)));
}

} // namespace ks
