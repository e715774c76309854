// SPDX-License-Identifier: Apache-2.0
// First-fit decreasing step by step: each kernel is tried in batch after batch.
#include "solvers/core/context.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/problems/kernel_mix/boxes.h"
#include "solvers/problems/kernel_mix/first_fit.h"
#include "solvers/problems/kernel_mix/parts.h"

#include <algorithm>
#include <array>

namespace ks {

namespace {

std::vector<std::string> first_fit_code() {
    return {
        "sort the kernels: the largest part of a resource first",
        "for each copy of each kernel do",
        "  for each batch, the first one first do",
        "    if the batch holds the copy beside its kernels then",
        "      put it there;  next copy",
        "    end if",
        "  end for",
        "  put it into a new batch",
        "end for",
    };
}
constexpr int sort_line = 1, test_line = 4, put_line = 5, new_line = 8;

/// A trial of a copy in a batch.
struct Trial {
    std::size_t kernel = 0; ///< index among the packed kernels
    std::int64_t copy = 1;  ///< of that kernel, from 1
    std::size_t batch = 0;
    bool holds = false;
    bool is_new = false; ///< the batch was empty
};

/// The content of a batch from a step on.
struct Filling {
    std::int64_t from = 0;
    StackedBox box;
};

/// All events. Trial k is step k + 2; step 1 sorts.
struct Packing {
    std::vector<Trial> trials;
    std::vector<std::vector<Filling>> batches; ///< [batch], in the order of steps
    Plan plan;
};
constexpr std::int64_t first_trial = 2;

class FirstFitRecording final : public BoxesRecording {
public:
    FirstFitRecording(std::shared_ptr<const KernelMixInstance> instance, Workload workload, Packing packing)
        : instance_(std::move(instance)), workload_(std::move(workload)), packing_(std::move(packing)),
          axes_(boxes_axes(*instance_, workload_.kernels, said("batch"), said("batches"))),
          code_(first_fit_code()), bound_(simple_bound(workload_.kernels, instance_->limits())) {
        axes_.numbers_are = said("size");
        outline_.push_back({.step = 1, .title = "sort", .id = "sort"});
        for (std::size_t k = 0; k < packing_.trials.size(); ++k) {
            const Trial& trial = packing_.trials[k];
            const bool begins = k == 0 || packing_.trials[k - 1].holds;
            if (k == 0)
                outline_.push_back({.step = first_trial, .title = "batches", .id = "batches"});
            if (begins) {
                begins_.push_back(k);
                outline_.push_back(
                    {.step = first_trial + static_cast<std::int64_t>(k),
                     .level = Level::row,
                     .title = name_of(trial),
                     .id = written("{} #{}", axes_.kinds[launches(trial).kernel], trial.copy)});
            }
        }
    }

    std::string_view variant() const override { return "kernel-mix.first-fit"; }
    std::string_view rows_are() const override { return "copy"; }
    std::span<const Level> levels() const override {
        static constexpr std::array all{Level::phase, Level::row, Level::cell};
        return all;
    }
    std::int64_t count() const override { return 1 + static_cast<std::int64_t>(packing_.trials.size()); }
    std::span<const std::string> code() const override { return code_; }
    std::span<const OutlineEntry> outline() const override { return outline_; }
    std::int64_t next(std::int64_t step, Level level) const override { return next_in(*this, step, level); }
    std::int64_t previous(std::int64_t step, Level level) const override {
        return previous_in(*this, step, level);
    }
    std::optional<Answer> answer() const override {
        Answer answer{.status = Status::feasible};
        answer.plan = packing_.plan;
        return answer;
    }

    Step at(std::int64_t index) const override {
        Step step;
        step.index = std::clamp<std::int64_t>(index, 0, count());
        step.phase = step.index < first_trial ? "sort" : "batches";
        if (const Trial* next = trial_at(step.index + 1); next != nullptr && next->holds)
            step.about = {place_of(*next, step.index + 1)};
        if (step.index == 0)
            step.text =
                formatted("{} {} are to be put into as few batches as possible. A batch runs at once; "
                          "it has what one multiprocessor has.",
                          workload_.copies, counted("copy", "copies", workload_.copies));
        else if (step.index == 1)
            describe_sorted(step);
        else
            describe_trial(step, *trial_at(step.index));
        return step;
    }

    BoxesState state(std::int64_t index) const override {
        const std::int64_t step = std::clamp<std::int64_t>(index, 0, count());
        BoxesState state{.axes = &axes_};
        for (const std::vector<Filling>& fillings : packing_.batches)
            if (const StackedBox* box = box_at(fillings, step))
                state.boxes.push_back(*box);
        if (const Trial* trial = trial_at(step)) {
            state.active = trial->batch;
            state.kind = workload_.kernels[trial->kernel].kernel;
            if (trial->holds)
                state.fresh = state.boxes[trial->batch].items.size() - 1;
            else
                state.refused = least_of_copy(*trial);
        }
        if (step > 0)
            tell_kinds(state, step);
        state.facts = {{.name = said("batches"), .value = std::to_string(state.boxes.size())},
                       {.name = said("no plan below"), .value = std::to_string(bound_)}};
        return state;
    }

private:
    const Trial* trial_at(std::int64_t step) const {
        return step < first_trial || step > count()
                   ? nullptr
                   : &packing_.trials[static_cast<std::size_t>(step - first_trial)];
    }
    static const StackedBox* box_at(const std::vector<Filling>& fillings, std::int64_t step) {
        const auto after = std::ranges::upper_bound(fillings, step, {}, &Filling::from);
        return after == fillings.begin() ? nullptr : &(after - 1)->box;
    }
    At place_of(const Trial& trial, std::int64_t step) const {
        const StackedBox& box = *box_at(packing_.batches[trial.batch], step);
        return {static_cast<std::int64_t>(trial.batch), static_cast<std::int64_t>(box.items.size()) - 1};
    }
    /// Returns the content of a batch before a step.
    StackedBox before(const Trial& trial, std::int64_t step) const {
        const StackedBox* box = box_at(packing_.batches[trial.batch], step - 1);
        return box ? *box : StackedBox();
    }

    const Launches& launches(const Trial& trial) const { return workload_.kernels[trial.kernel]; }
    std::string name_of(const Trial& trial) const {
        const Launches& of = launches(trial);
        const std::string& name = axes_.kinds[of.kernel];
        return of.copies == 1 ? name : formatted("{} #{}", name, trial.copy);
    }
    BoxedItem least_of_copy(const Trial& trial) const {
        return boxed(launches(trial).kernel, least_of(launches(trial).shapes));
    }

    /// Returns the box as if each of its items took the least of every resource.
    StackedBox least_of_box(StackedBox box) const {
        for (BoxedItem& item : box.items)
            item =
                boxed(item.kind,
                      least_of(std::ranges::find(workload_.kernels, item.kind, &Launches::kernel)->shapes));
        return box;
    }

    void tell_kinds(BoxesState& state, std::int64_t step) const {
        const Trial* now = trial_at(step);
        const auto begun = static_cast<std::size_t>(
            std::ranges::upper_bound(begins_, step - first_trial, {},
                                     [](std::size_t k) { return static_cast<std::int64_t>(k); }) -
            begins_.begin());
        const std::size_t placed = begun - (now != nullptr && !now->holds ? 1 : 0);
        std::vector<std::int64_t> copies(workload_.kernels.size(), 0);
        for (std::size_t i = 0; i < placed; ++i)
            ++copies[packing_.trials[begins_[i]].kernel];
        for (const std::size_t i : order_by_size(workload_.kernels, instance_->limits())) {
            const Launches& of = workload_.kernels[i];
            state.kinds.push_back({.kind = of.kernel,
                                   .copies = formatted("{} of {}", copies[i], of.copies),
                                   .number = formatted("{:.0f} %", 100 * size_of(of, instance_->limits()))});
        }
    }

    void describe_sorted(Step& step) const {
        step.lines = {sort_line};
        if (workload_.kernels.empty()) {
            step.text = said("There is no kernel that a multiprocessor can hold.");
            return;
        }
        const std::size_t first = order_by_size(workload_.kernels, instance_->limits()).front();
        step.text = formatted("The kernels are sorted by the largest part that they take of any resource. {} "
                              "is the first: {:.0f} "
                              "% of a multiprocessor.",
                              axes_.kinds[workload_.kernels[first].kernel],
                              100 * size_of(workload_.kernels[first], instance_->limits()));
    }

    void describe_trial(Step& step, const Trial& trial) const {
        const auto batch = static_cast<std::int64_t>(trial.batch);
        const StackedBox was = before(trial, step.index);
        const std::string name = name_of(trial);
        step.row = static_cast<std::int64_t>(
            std::ranges::upper_bound(begins_, step.index - first_trial, {},
                                     [](std::size_t k) { return static_cast<std::int64_t>(k); }) -
            begins_.begin());
        step.lines = {trial.is_new ? new_line : test_line};
        if (!trial.holds) {
            step.considered = box_load(axes_, least_of_box(was), least_of_copy(trial));
            const auto full = std::ranges::find(step.considered, false, &Considered::fits);
            step.text = formatted("{} does not fit into batch {}: ", name, batch + 1);
            step.text += full == step.considered.end()
                             ? std::string(said("no choice of blocks keeps to all four resources."))
                             : formatted("that would take at least {} {}.", full->text, full->name);
            return;
        }
        const StackedBox& box = *box_at(packing_.batches[trial.batch], step.index);
        step.considered = box_load(axes_, box);
        step.changed = {
            {place_of(trial, step.index), CellNumber(static_cast<std::int64_t>(launches(trial).kernel))}};
        if (!trial.is_new)
            step.lines.push_back(put_line);
        const std::size_t scarcest = axes_.scarcest;
        step.text = formatted("{} {} batch {}, which has {} {} in use then.", name,
                              trial.is_new ? said("begins") : said("fits into"), batch + 1,
                              step.considered[scarcest].text, axes_.resources[scarcest]);
        if (step.index == count())
            step.text += verdict();
    }

    std::string verdict() const {
        const auto batches = static_cast<std::int64_t>(packing_.batches.size());
        return batches == bound_
                   ? formatted(" {} {}, and no plan has fewer.", batches,
                               counted("batch", "batches", batches))
                   : counted(" {} batch; no plan has fewer than {}.",
                             " {} batches; no plan has fewer than {}.", batches, batches, bound_);
    }

    std::shared_ptr<const KernelMixInstance> instance_;
    Workload workload_;
    Packing packing_;
    BoxesAxes axes_;
    std::vector<std::string> code_;
    std::int64_t bound_;
    std::vector<std::size_t> begins_; ///< the first trial of each copy
    std::vector<OutlineEntry> outline_;
};

Result<Packing> packed(const KernelMixInstance& instance, const Workload& workload, const Context& context) {
    Packing packing;
    std::vector<std::int64_t> copies, seen(workload.kernels.size(), 0);
    for (const Launches& of : workload.kernels)
        copies.push_back(of.copies);
    bool begins = true;
    const auto hear = [&](std::size_t kernel, std::size_t batch, const FilledBatch& filled, bool holds) {
        seen[kernel] += begins ? 1 : 0;
        begins = holds;
        packing.trials.push_back({.kernel = kernel,
                                  .copy = seen[kernel],
                                  .batch = batch,
                                  .holds = holds,
                                  .is_new = batch == packing.batches.size()});
        if (!holds)
            return;
        packing.batches.resize(std::max(packing.batches.size(), batch + 1));
        const auto step = first_trial + static_cast<std::int64_t>(packing.trials.size()) - 1;
        packing.batches[batch].push_back(
            {.from = step,
             .box = {.items = boxed_items(workload.kernels, filled.holds, filled.layers.best())}});
    };
    KS_TRY(const std::vector<FilledBatch> batches,
           first_fit(workload.kernels, copies, instance.limits(), context, {}, hear));
    packing.plan = plan_of(instance, workload, batches);
    return packing;
}

} // namespace

Result<std::shared_ptr<const Recording>> record_first_fit(std::shared_ptr<const KernelMixInstance> instance,
                                                          std::stop_token stop) {
    Workload workload = workload_of(*instance);
    KS_CHECK(check_boxes_recordable(workload));
    Context context;
    context.stop = std::move(stop);
    KS_TRY(Packing packing, packed(*instance, workload, context));
    return std::shared_ptr<const Recording>(
        std::make_shared<FirstFitRecording>(std::move(instance), std::move(workload), std::move(packing)));
}

} // namespace ks
