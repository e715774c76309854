// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/watched.h"

#include "solvers/core/formatted.h"
#include "solvers/kernels/backend.h"
#include "solvers/live/figures.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace ks {

namespace {

using Clock = Context::Clock;
using live::Grain;

/// Samples the SMs about forty times per second, on a separate thread, while it is in scope. During a solve
/// without the probe the occupancy is not known, so it waits for the next solve.
class Looking {
public:
    Looking(live::Probe* probe, const RunEvents& events, Clock::time_point begin)
        : thread_(probe && events.sample ? std::jthread([=, &events](const std::stop_token& stop) {
              look(stop, *probe, events, begin);
          })
                                         : std::jthread()) {}

private:
    static constexpr auto between = std::chrono::milliseconds(25), until_known = std::chrono::milliseconds(1);

    static void look(const std::stop_token& stop, live::Probe& probe, const RunEvents& events,
                     Clock::time_point begin) {
        std::mutex mutex;
        std::condition_variable_any wake;
        std::unique_lock lock(mutex);
        while (!stop.stop_requested()) {
            std::optional<live::Sample> sample = probe.now();
            if (!sample)
                return;
            const bool known = !sample->occupancy.empty();
            if (known) {
                sample->t = std::chrono::duration<double>(Clock::now() - begin).count();
                events.sample(*sample);
            }
            wake.wait_for(lock, stop, known ? between : until_known, [] { return false; });
        }
    }

    std::jthread thread_;
};

/// The solves of one watched run.
class WatchedRun {
public:
    WatchedRun(const live::Watch& watch, const SolveOnce& once, const RunEvents& events,
               const Context& context, std::unique_ptr<live::Watcher> watcher)
        : watch_(watch), once_(once), events_(events), context_(context),
          probe_(watch.probe && context.backend ? context.backend->probe() : nullptr),
          watcher_(std::move(watcher)) {}

    Result<Solved> run();

private:
    bool takes_turns() const { return probe_ && probe_->costs_time() && watch_.repeat_s > 0; }
    /// Compares the reported time of the last solve, so that the last solve is the first one that ended late
    /// enough.
    bool goes_on() const { return solves_.back().t < watch_.repeat_s; }
    double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }

    Result<void> solve_until_the_end();
    Result<void> solve(Grain grain);
    Context fresh();
    void choose_grain();
    Result<void> count();
    Result<void> tell_timeline();
    Solved result() &&;

    const live::Watch& watch_;
    const SolveOnce& once_;
    const RunEvents& events_;
    const Context& context_;
    live::Probe* probe_;
    Clock::time_point begin_ = Clock::now();
    Clock::time_point reported_{}; ///< beginning of the last solve that reported its stages and its progress
    Grain grain_ = Grain::warp;
    std::vector<live::SolveTime> solves_;
    std::optional<Solved> plain_, probed_;   ///< the last solve without and with the probe
    std::unique_ptr<live::Watcher> watcher_; ///< last, so that its thread has ended when the other members
                                             ///< are destroyed
};

/// Returns a context for one solve. There may be thousands of short solves, whose stages would hide
/// everything else, so only some report them.
Context WatchedRun::fresh() {
    constexpr auto between_reports = std::chrono::milliseconds(50);
    Context one = context_;
    one.restart_clock();
    const auto now = Clock::now();
    if (!solves_.empty() && now - reported_ < between_reports) {
        one.on_progress = {};
        one.on_stage = {};
    } else {
        reported_ = now;
    }
    return one;
}

Result<void> WatchedRun::solve(Grain grain) {
    if (probe_)
        KS_CHECK(probe_->begin(grain));
    Context one = fresh();
    KS_TRY(Solved solved, once_(one));
    const bool slower = probe_ && probe_->costs_time();
    solves_.push_back({.t = seconds(), .total_ms = solved.total_ms, .probe = slower ? grain : Grain::none});
    if (events_.solved)
        events_.solved(solves_.back());
    (solves_.back().probe == Grain::none ? plain_ : probed_) = std::move(solved);
    return {};
}

/// Recording every warp usually costs little; with small and short blocks it may cost more than 3 %.
void WatchedRun::choose_grain() {
    constexpr double most_overhead = 0.03;
    constexpr std::size_t solves_before = 2 * 11; // ten pairs, in addition to the first, which loads the
                                                  // kernels
    if (grain_ != Grain::warp || solves_.size() < solves_before)
        return;
    if (const auto overhead = live::probe_overhead(solves_, Grain::warp);
        overhead && *overhead > most_overhead)
        grain_ = Grain::block;
}

Result<void> WatchedRun::solve_until_the_end() {
    const Looking looking(probe_, events_, begin_);
    do {
        KS_CHECK(context_.check());
        if (takes_turns()) {
            KS_CHECK(solve(Grain::none));
            choose_grain();
        }
        KS_CHECK(solve(probe_ ? grain_ : Grain::none));
    } while (goes_on());
    return tell_timeline(); // of the last solve, whose records still exist
}

Result<void> WatchedRun::tell_timeline() {
    if (!probe_ || !events_.timeline)
        return {};
    Context one = context_;
    KS_TRY(const live::Timeline timeline, probe_->timeline(one));
    events_.timeline(timeline);
    return {};
}

/// Makes the additional solves for the hardware's counters. They are slower, so they are not reported.
Result<void> WatchedRun::count() {
    if (!watcher_)
        return {};
    while (watcher_->passes_left() > 0) {
        KS_CHECK(context_.check());
        if (probe_)
            KS_CHECK(probe_->begin(Grain::none));
        Context one = context_;
        one.on_progress = {};
        one.on_stage = {};
        watcher_->begin_pass();
        const Result<Solved> solved = once_(one);
        watcher_->end_pass();
        if (!solved)
            return solved.error();
    }
    if (const auto counters = watcher_->finish(); counters && events_.counters)
        events_.counters(*counters);
    return {};
}

Solved WatchedRun::result() && {
    if (plain_)
        return std::move(*plain_);
    Solved solved = std::move(*probed_);
    solved.answer.facts.push_back(
        {.name = "probe",
         .value = std::string("warp"),
         .unit = {},
         .sentence =
             "Every warp wrote down its times while this was measured, which takes time itself; a run "
             "that repeats measures how much."});
    return solved;
}

Result<Solved> WatchedRun::run() {
    if (watcher_)
        watcher_->start(watch_, begin_, [this](const live::Telemetry& telemetry) {
            if (!events_.sample)
                return;
            live::Sample sample;
            sample.t = seconds();
            sample.telemetry = telemetry;
            events_.sample(sample);
        });
    KS_CHECK(solve_until_the_end());
    KS_CHECK(count());
    return std::move(*this).result();
}

} // namespace

Result<Solved> solve_watched(const live::Watch& watch, const SolveOnce& once, const RunEvents& events,
                             const Context& context, std::unique_ptr<live::Watcher> watcher) {
    return WatchedRun(watch, once, events, context, std::move(watcher)).run();
}

} // namespace ks
