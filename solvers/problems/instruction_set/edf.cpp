// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/instruction_set/edf.h"

#include "solvers/core/formatted.h"
#include "solvers/problems/instruction_set/instance.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

namespace ks {

namespace {

/// Returns the least common multiple of the periods, or 0 if it is 2^62 or more.
std::int64_t hyperperiod(std::span<const PeriodicTask> tasks) {
    __extension__ using Wide = __int128;
    constexpr std::int64_t most = std::int64_t{1} << 62;
    std::int64_t all = 1;
    for (const PeriodicTask& task : tasks) {
        const Wide next = Wide{all / std::gcd(all, task.period)} * task.period;
        if (next >= most)
            return 0;
        all = static_cast<std::int64_t>(next);
    }
    return all;
}

class Processor {
public:
    Processor(std::span<const PeriodicTask> tasks, std::size_t most_pieces)
        : tasks_(tasks), most_pieces_(most_pieces), states_(tasks.size()) {
        schedule_.lanes.resize(tasks.size());
        for (std::size_t i = 0; i < tasks.size(); ++i) {
            schedule_.lanes[i].execution = tasks[i].execution;
            schedule_.lanes[i].period = tasks[i].period;
            states_[i].left = tasks[i].execution;
        }
        schedule_.whole = hyperperiod(tasks);
        end_ = schedule_.whole > 0 ? schedule_.whole : INT64_MAX / 4;
    }

    Schedule run() {
        // A step may produce no piece, because a task may have an execution time of 0, and each step visits
        // all tasks. So the number of steps is limited as well.
        const std::size_t most_steps = std::min(16 * most_pieces_, most_looks / (tasks_.size() + 1));
        for (std::size_t steps = 0; now_ < end_ && pieces_ < most_pieces_ && steps < most_steps; ++steps)
            step();
        schedule_.end = now_;
        schedule_.cut = now_ != schedule_.whole;
        find_misses();
        return std::move(schedule_);
    }

private:
    static constexpr std::size_t most_looks = std::size_t{1} << 26; ///< task visits: half a second

    /// The current state of a task: its oldest unfinished job, and the remaining time of that job.
    struct State {
        std::int64_t job = 0, left = 0;
        std::vector<std::int64_t> finished; ///< finishing time of each job
    };

    std::int64_t release(std::size_t i) const { return states_[i].job * tasks_[i].period; }
    std::int64_t deadline(std::size_t i) const { return release(i) + tasks_[i].period; }

    /// Returns the task whose released job has the earliest deadline.
    std::optional<std::size_t> first() const {
        std::optional<std::size_t> first;
        for (std::size_t i = 0; i < tasks_.size(); ++i)
            if (tasks_[i].execution > 0 && release(i) <= now_ && (!first || deadline(i) < deadline(*first)))
                first = i;
        return first;
    }

    /// Returns the next time after now at which a job is released.
    std::int64_t next_release() const {
        std::int64_t next = end_;
        for (const PeriodicTask& task : tasks_)
            if (task.execution > 0)
                next = std::min(next, (now_ / task.period + 1) * task.period);
        return next;
    }

    void step() {
        const std::optional<std::size_t> running = first();
        std::int64_t until = next_release();
        if (running) {
            State& state = states_[*running];
            until = now_ + std::min(until - now_, state.left); // the sum of now and an execution time may
                                                               // exceed 2^63
            add_piece(*running, until);
            state.left -= until - now_;
            if (state.left == 0) {
                state.finished.push_back(until);
                ++state.job;
                state.left = tasks_[*running].execution;
            }
        }
        now_ = until;
    }

    /// Adds a piece. A piece is cut where its job becomes late, and extends the previous piece if they are
    /// adjacent.
    void add_piece(std::size_t i, std::int64_t until) {
        const std::int64_t due = deadline(i);
        if (now_ < due && until > due) {
            put(i, {now_, due, states_[i].job, false});
            put(i, {due, until, states_[i].job, true});
        } else {
            put(i, {now_, until, states_[i].job, now_ >= due});
        }
    }
    void put(std::size_t i, const Schedule::Piece& piece) {
        auto& pieces = schedule_.lanes[i].pieces;
        if (!pieces.empty() && pieces.back().end == piece.begin && pieces.back().job == piece.job &&
            pieces.back().late == piece.late) {
            pieces.back().end = piece.end;
            return;
        }
        pieces.push_back(piece);
        ++pieces_;
    }

    void find_misses() {
        for (std::size_t i = 0; i < tasks_.size(); ++i) {
            if (tasks_[i].execution == 0)
                continue;
            const auto& finished = states_[i].finished;
            const std::int64_t due_jobs = schedule_.end / tasks_[i].period;
            // A job that is finished in time is finished before all later deadlines, so only jobs from the
            // first late one on are examined. Their number is at most the number of pieces.
            for (std::int64_t job = 0; job < due_jobs; ++job) {
                const std::int64_t due = (job + 1) * tasks_[i].period;
                const bool done = job < static_cast<std::int64_t>(finished.size()) &&
                                  finished[static_cast<std::size_t>(job)] <= due;
                if (done)
                    continue;
                ++schedule_.misses;
                if (schedule_.lanes[i].missed.size() < most_pieces_)
                    schedule_.lanes[i].missed.push_back(due);
            }
        }
    }

    std::span<const PeriodicTask> tasks_;
    std::size_t most_pieces_, pieces_ = 0;
    std::vector<State> states_;
    std::int64_t now_ = 0, end_ = 0;
    Schedule schedule_;
};

} // namespace

Schedule earliest_deadline_first(std::span<const PeriodicTask> tasks, std::size_t most_pieces) {
    return Processor(tasks, most_pieces).run();
}

Result<Schedule> edf_schedule(const InstructionSetInstance& set, std::span<const std::int32_t> chosen) {
    if (chosen.size() != set.task_count())
        return Error{.code = ErrorCode::usage,
                     .what = counted("the selection is of {} task, not of {}",
                                     "the selection is of {} tasks, not of {}", std::ssize(chosen),
                                     chosen.size(), set.task_count()),
                     .where = "",
                     .todo = "choose a point of this instance's front"};
    std::vector<PeriodicTask> tasks;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const auto choices = set.choices(i);
        PeriodicTask task{.execution = set.task(i).execution, .period = set.task(i).period};
        if (chosen[i] >= 0) {
            if (static_cast<std::size_t>(chosen[i]) >= choices.size())
                return Error{.code = ErrorCode::usage,
                             .what = formatted("{} has no choice {}", set.task_name(i), chosen[i] + 1),
                             .where = "",
                             .todo = "choose a point of this instance's front"};
            task.execution -= choices[static_cast<std::size_t>(chosen[i])].gain;
        }
        tasks.push_back(task);
    }
    Schedule schedule = earliest_deadline_first(tasks, most_schedule_pieces);
    for (std::size_t i = 0; i < schedule.lanes.size(); ++i)
        schedule.lanes[i].name = set.task_name(i);
    return schedule;
}

} // namespace ks
