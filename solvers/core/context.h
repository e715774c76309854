// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/core/row_cells.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

class Backend;
class LpSolver;
class RunMarks;
struct Plan;

/// The default memory budget of a run: host and device bytes together, without the instance.
inline constexpr std::int64_t standard_memory = std::int64_t{4} << 30;

/// How far a run is: `fraction` of the whole in [0, 1] never falls; `row` of `rows` are finished.
struct Progress {
    double fraction = 0;
    std::string_view phase; ///< a stage name: "compute", "way-back"
    std::int64_t row = 0;
    std::int64_t rows = 0;
    std::string_view rows_are = "row"; ///< or another word for what is counted: "chunk"
};

/// One named part of a run, in milliseconds since the run began.
struct Stage {
    std::string name; ///< prepare, upload, compute, way-back, verify or another word that the variant chose
    double begin_ms = 0;
    double ms = 0;

    /// Shown, but no part of a run's total: `prepare` and `table`.
    bool is_apart() const { return name == "prepare" || name == "table"; }
};

/// Receives the finished rows of a dynamic-programming table, in order, row 1 first (solve --table); the rows
/// of a table of several layers come layer by layer and are numbered through. They are handed out in the
/// stage `table` (dp::solve_by_segments), whose time is never part of another's.
class RowSink {
public:
    virtual ~RowSink() = default;
    virtual Result<void> row(std::int64_t index, const RowCells& cells) = 0;
};

/// What a variant gets besides instance and parameters: how to stop, what it may use, where it reports. Every
/// run has its own context; threads share only `stop`.
class Context {
public:
    using Clock = std::chrono::steady_clock;

    std::stop_token stop;
    std::int64_t memory_budget = INT64_MAX;           ///< host and device bytes beyond the instance
    std::function<void(const Progress&)> on_progress; ///< called from the solving thread; may be empty
    std::function<void(const Stage&)> on_stage;       ///< each finished stage; may be empty
    RowSink* rows = nullptr;                          ///< null: nobody wants the table
    Backend* backend = nullptr;                       ///< where kernels run; null for cpu variants
    const LpSolver* lp = nullptr;      ///< solves linear programs, for variants that ask for it
    std::string_view rows_are = "row"; ///< what `report` counts, in a word that outlives the run
    const Plan* plan = nullptr;        ///< a legal one to be run; null: the variant comes to its own
    RunMarks* marks = nullptr;         ///< hears of each stage and row as it begins; may be null

    /// The error to return when `stop` was requested, else success. Call it at least every few milliseconds
    /// of work.
    Result<void> check() const;

    /// Reports that row `row` of `rows` is in work and that `within` of it (0..1) is done. A call is cheap:
    /// at most 60 a second are forwarded, but always the first of a phase and the last.
    void report(std::string_view phase, std::int64_t row, std::int64_t rows, double within = 0);
    /// For a backend: how much of the current row's launch is done (0..1).
    void report_within(double within);

    /// Begins a stage and ends the one before; `end_stage` ends the last.
    void begin_stage(std::string name);
    void end_stage();
    /// While an Aside is in scope, time counts for the stage `name` and not for the open stage. All such
    /// times of one name within a stage are reported as one stage right after it; `stages` has one entry for
    /// each name. An Aside within another one does nothing.
    class Aside {
    public:
        Aside(Context& context, std::string_view name)
            : context_(context), name_(name), begin_ms_(context.elapsed_ms()) {
            ++context_.aside_depth_;
        }
        Aside(const Aside&) = delete;
        Aside& operator=(const Aside&) = delete;
        ~Aside() {
            if (--context_.aside_depth_ == 0)
                context_.put_aside(name_, begin_ms_);
        }

    private:
        Context& context_;
        std::string_view name_;
        double begin_ms_;
    };
    const std::vector<Stage>& stages() const { return stages_; }
    /// For a run that solves several times: the stages of the next solve are reported from the beginning.
    void forget_stages() { stages_.clear(); }
    /// Milliseconds since the run began (since this context was made, or `restart_clock`).
    double elapsed_ms() const;
    void restart_clock() { begin_ = Clock::now(); }

private:
    void put_aside(std::string_view name, double begin_ms);
    void finish(Stage stage);

    Clock::time_point begin_ = Clock::now();
    Clock::time_point last_report_{};
    Progress current_;
    std::vector<Stage> stages_;
    std::optional<Stage> open_;
    std::vector<Stage> asides_; ///< of the open stage
    int aside_depth_ = 0;
};

} // namespace ks
