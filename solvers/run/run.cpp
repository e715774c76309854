// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/run.h"

#include "solvers/core/deadline.h"
#include "solvers/core/formatted.h"
#include "solvers/core/guard.h"
#include "solvers/core/machine_memory.h"
#include "solvers/core/text.h"
#include "solvers/core/units.h"
#include "solvers/dp/plan.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/verifier.h"
#include "solvers/occupancy/devices.h"
#include "solvers/result/check.h"
#include "solvers/run/known_selection_fact.h"
#include "solvers/run/lp_bound_fact.h"
#include "solvers/run/place.h"
#include "solvers/run/registry.h"
#include "solvers/run/stated_optimum_fact.h"
#include "solvers/run/watched.h"
#include "solvers/table/table_writer.h"

namespace ks {

namespace {

/// A request whose names were all looked up and whose size is known to fit.
struct Checked {
    const Variant* variant = nullptr;
    Parameters parameters;
    ChosenPlace place;
    Estimate estimate;
};

/// Returns other exact variants that solve the same problem within the budget with their default settings,
/// and within minutes: those of the CPU and, if a GPU was requested, kernels.
std::vector<std::string> others_that_fit(const VariantInfo& info, const RunRequest& request) {
    std::vector<std::string> ids;
    for (const Variant* other : variants()) {
        const VariantInfo& its = other->info();
        if (its.id == info.id || its.kind != info.kind || its.question != info.question || !its.exact ||
            (its.place == Place::kernel && !request.on.starts_with("gpu")))
            continue;
        const auto usual = Parameters::parse(its.parameters, {});
        const auto estimate = usual ? other->estimate(*request.instance, *usual, request.memory)
                                    : Result<Estimate>(usual.error());
        constexpr double most_operations = 1e11;
        if (estimate && estimate->operations <= most_operations &&
            dp::check_memory(*estimate, request.memory))
            ids.push_back(its.id);
    }
    return ids;
}

/// Extends the error of check_memory by the variants that would fit.
Error beyond_the_budget(Error error, const VariantInfo& info, const RunRequest& request) {
    const std::vector<std::string> others = others_that_fit(info, request);
    const auto with_others = [&others](const Sentence& advice) {
        return formatted("{}; within the budget are {}", advice, joined(others));
    };
    if (!others.empty()) {
        error.todo = with_others(error.todo);
        if (error.remedy.advice)
            error.remedy.advice = with_others(*error.remedy.advice);
    }
    return error;
}

/// Returns an error for a run within the budget that exceeds this machine's memory. A GPU has separate
/// memory, which the driver counts.
Result<void> check_machine(const Estimate& estimate, const ChosenPlace& place) {
    const bool on_gpu = place.provider != nullptr && place.provider->id == "gpu";
    const std::int64_t needed = estimate.host_bytes + (on_gpu ? 0 : estimate.device_bytes);
    const std::int64_t there = memory_of_this_machine();
    if (needed <= there)
        return {};
    return Error{.code = ErrorCode::limit,
                 .what = formatted("the run needs about {} and this machine has {} of memory",
                                   bytes_text(needed), bytes_text(there)),
                 .todo = "choose a smaller instance, or a budget that this machine has"};
}

/// A run that repeats, or that has further passes for the counters, would pass its rows on more than once.
Result<void> check_watch(const RunRequest& request) {
    constexpr double most_seconds = 3600;
    if (!(request.watch.repeat_s >= 0 && request.watch.repeat_s <= most_seconds))
        return Error{.code = ErrorCode::usage,
                     .what = formatted("a run repeats for 0 to {} seconds", most_seconds),
                     .todo = "choose a time in between"};
    const bool once = request.watch.repeat_s == 0 && request.watch.counters == live::CounterSet::none;
    if (!once && (request.rows || !request.table.empty()))
        return Error{.code = ErrorCode::usage,
                     .what = "a run that is made several times has no table to write",
                     .todo = "leave the table out, or let it run once without counters"};
    return {};
}

/// Checks a given plan against the instance as if it were an answer.
Result<void> check_plan_given(const RunRequest& request, const VariantInfo& info) {
    if (!request.plan)
        return {};
    if (!info.takes_plan)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("{} runs no plan", info.id),
                     .todo = "leave the plan out"};
    const Answer answer{.status = Status::feasible, .plan = request.plan};
    if (const auto legal = verify(*request.instance, answer); !legal)
        return Error{.code = ErrorCode::input,
                     .what = formatted("the plan is none of this instance: {}", what_is_wrong(legal.error())),
                     .todo = "make one with `knapscope-run plan`"};
    return {};
}

Result<Checked> check(const RunRequest& request, const Machine& machine) {
    if (!request.instance)
        return Error{.code = ErrorCode::input, .what = "the request has no instance", .todo = "give one"};
    if (request.timeout && !(request.timeout->count() >= 0))
        return Error{.code = ErrorCode::usage,
                     .what = "the time limit must not be negative",
                     .todo = "give seconds from 0 on"};
    KS_TRY(const Variant* variant, find_variant(request.variant));
    const VariantInfo& info = variant->info();
    KS_CHECK(check_kind(info, *request.instance));
    if ((request.rows || !request.table.empty()) && !info.table)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("{} has no rows to write", info.id),
                     .todo = "leave the table out"};
    KS_CHECK(check_watch(request));
    KS_CHECK(check_plan_given(request, info));
    KS_TRY(const Parameters parameters, Parameters::parse(info.parameters, request.set));
    KS_CHECK(find_device_preset(request.device));
    KS_TRY(const ChosenPlace place, choose_place(info, request.on, machine));
    const Result<Estimate> estimate = variant->estimate(*request.instance, parameters, request.memory);
    if (!estimate)
        return estimate.error().code == ErrorCode::limit ? beyond_the_budget(estimate.error(), info, request)
                                                         : estimate.error();
    if (const auto fits = dp::check_memory(*estimate, request.memory); !fits)
        return beyond_the_budget(fits.error(), info, request);
    KS_CHECK(check_machine(*estimate, place));
    return Checked{.variant = variant, .parameters = parameters, .place = place, .estimate = *estimate};
}

/// Returns the time of a run: everything except preparing and passing rows on.
double total_ms(const Context& context) {
    double total = context.elapsed_ms();
    for (const Stage& stage : context.stages())
        if (stage.is_apart())
            total -= stage.ms;
    return total;
}

/// Fills in the outcome as far as known beforehand. The fingerprint takes a while, so it is computed before
/// the run's time begins.
Outcome describe(const RunRequest& request, const Checked& checked) {
    Outcome outcome;
    outcome.variant = checked.variant->info().id;
    outcome.on = "cpu";
    outcome.parameters = checked.parameters;
    outcome.instance_name = request.instance->name();
    outcome.instance_kind = std::string(request.instance->kind());
    outcome.instance_sha256 = fingerprint(*request.instance);
    return outcome;
}

/// Opens the backend of a kernel variant and begins the stage `prepare`, whose time is shown separately.
Result<std::unique_ptr<Backend>> open(const RunRequest& request, const Checked& checked, Context& context) {
    if (!checked.place.provider)
        return std::unique_ptr<Backend>();
    context.begin_stage("prepare");
    return checked.place.provider->open({.device = request.device,
                                         .index = checked.place.index,
                                         .memory_budget = request.memory - checked.estimate.host_bytes,
                                         .stop = context.stop,
                                         .probe = request.watch.probe});
}

/// Opens the table file, if one is requested, before any computation for it.
Result<std::optional<TableWriter>> open_table(const RunRequest& request, const Outcome& outcome,
                                              const std::stop_token& stop) {
    if (request.table.empty())
        return std::optional<TableWriter>();
    TableDescription table;
    KS_TRY(table.shape, table_shape(*request.instance));
    table.instance_sha256 = outcome.instance_sha256;
    table.variant = outcome.variant;
    table.on = outcome.on;
    table.device = outcome.device ? outcome.device->name : "";
    KS_TRY(TableWriter writer, TableWriter::create(request.table, std::move(table), stop));
    return std::optional<TableWriter>(std::move(writer));
}

/// Returns the estimate including the backend's needs, which are known once it is open: the emulator keeps a
/// stack for each living lane. It is a limit error if that exceeds the budget.
Result<Estimate> whole_estimate(const RunRequest& request, const Checked& checked, Context& context) {
    Estimate whole = checked.estimate;
    if (!context.backend)
        return whole;
    KS_TRY(const LargestLaunch launch,
           checked.variant->largest_launch(*request.instance, checked.parameters, context));
    whole.host_bytes +=
        context.backend->own_bytes(launch, request.memory - whole.host_bytes - whole.device_bytes);
    KS_CHECK(dp::check_memory(whole, request.memory));
    return whole;
}

/// Excludes everything before from the run's time, including the report that the run started.
void begin_timing(Context& context) {
    if (context.backend)
        context.end_stage();
    else
        context.restart_clock();
}

/// Solves and verifies.
Result<Solved> solve_once(const RunRequest& request, const Checked& checked, Context& context) {
    Solved solved;
    if (context.backend)
        context.backend->forget_executed();
    KS_TRY(solved.answer, checked.variant->solve(*request.instance, checked.parameters, context));
    context.begin_stage("verify");
    KS_TRY(solved.verified, verify(*request.instance, solved.answer));
    context.end_stage();
    solved.total_ms = total_ms(context);
    solved.stages = context.stages();
    return solved;
}

/// Solves once, or repeatedly if the run is watched. The time for preparing is shown with the last solve.
Result<Solved> solve(const RunRequest& request, const Checked& checked, const RunEvents& events,
                     Context& context) {
    if (!request.watch.anything())
        return solve_once(request, checked, context);
    const BackendProvider* const provider = checked.place.provider;
    const std::vector<Stage> before = context.stages();
    context.forget_stages();
    KS_TRY(Solved solved,
           solve_watched(
               request.watch, [&](Context& one) { return solve_once(request, checked, one); }, events,
               context, provider && provider->watch ? provider->watch(*context.backend) : nullptr));
    solved.stages.insert(solved.stages.begin(), before.begin(), before.end());
    return solved;
}

/// Opens, solves and verifies.
Result<Outcome> perform(const RunRequest& request, const Checked& checked, const RunEvents& events,
                        Context& context, Outcome outcome) {
    KS_TRY(const std::unique_ptr<Backend> backend, open(request, checked, context));
    context.backend = backend.get();
    if (context.backend) {
        outcome.device = context.backend->device();
        outcome.on = outcome.device->id;
        context.marks = context.backend->marks();
    }
    KS_TRY(const Estimate estimate, whole_estimate(request, checked, context));
    KS_TRY(std::optional<TableWriter> table, open_table(request, outcome, context.stop));
    if (table)
        context.rows = &*table;
    if (events.started)
        events.started(request, outcome.on, outcome.device, estimate);
    begin_timing(context);
    KS_CHECK(context.check());

    KS_TRY(Solved solved, solve(request, checked, events, context));
    outcome.total_ms = solved.total_ms;
    if (table) {
        KS_CHECK(table->finish());
        outcome.table = request.table.string();
    }
    outcome.answer = std::move(solved.answer);
    if (auto bound = lp_bound_fact(*request.instance, outcome.answer, context)) // not part of any stage or of
                                                                                // the total
        outcome.answer.facts.push_back(*std::move(bound));
    if (auto stated = stated_optimum_fact(*request.instance, outcome.answer))
        outcome.answer.facts.insert(outcome.answer.facts.begin(), *std::move(stated));
    if (auto known = known_selection_fact(*request.instance, outcome.answer))
        outcome.answer.facts.insert(outcome.answer.facts.begin(), *std::move(known));
    outcome.units = sum_units_of(*request.instance);
    if (outcome.answer.selection)
        outcome.names = names_of(*request.instance, *outcome.answer.selection);
    outcome.verified = solved.verified;
    outcome.stages = std::move(solved.stages);
    if (context.backend)
        outcome.executed = context.backend->executed();
    return outcome;
}

Result<Outcome> in_context(const RunRequest& request, const Checked& checked, const LpSolver* lp,
                           const RunEvents& events, std::stop_token stop) {
    if (stop.stop_requested()) // cancelled while the request waited or was read; its fingerprint would take
                               // as long
        return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
    Outcome outcome = describe(request, checked);
    Context context;
    context.stop = std::move(stop);
    context.memory_budget = request.memory;
    context.on_progress = events.progress;
    context.on_stage = events.stage;
    context.rows = request.rows;
    context.lp = lp;
    context.plan = request.plan ? &*request.plan : nullptr;
    return perform(request, checked, events, context, std::move(outcome));
}

Result<Outcome> in_time(const RunRequest& request, const Machine& machine, const RunEvents& events,
                        std::stop_token stop) {
    KS_TRY(const Checked checked, check(request, machine));
    Deadline deadline(std::move(stop), request.timeout);
    Result<Outcome> result = in_context(request, checked, machine.lp, events, deadline.token());
    if (!result && result.error().code == ErrorCode::cancelled && deadline.passed())
        return deadline.error();
    return result;
}

} // namespace

Result<void> check_kind(const VariantInfo& info, const Instance& instance) {
    if (info.kind == instance.kind())
        return {};
    const std::string_view kind = instance.kind();
    return Error{.code = ErrorCode::usage,
                 .what = formatted("{} solves {} instances and this one is {}", info.id, info.kind, kind),
                 .todo = formatted("choose a variant that `knapscope-run list --kind {}` shows", kind)};
}

Result<Outcome> run(const RunRequest& request, const Machine& machine, const RunEvents& events,
                    std::stop_token stop) {
    return guarded([&] { return in_time(request, machine, events, std::move(stop)); });
}

} // namespace ks
