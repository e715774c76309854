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

/// The progress of a run: `fraction` of the whole, in [0, 1], never decreases; `row` of `rows` rows are
/// finished.
struct Progress {
    double fraction = 0;
    std::string_view phase; ///< a stage name: "compute", "way-back"
    std::int64_t row = 0;
    std::int64_t rows = 0;
    std::string_view rows_are = "row"; ///< the unit that is counted, such as "chunk"
};

/// One named part of a run, in milliseconds since the run began.
struct Stage {
    std::string name; ///< prepare, upload, compute, way-back, verify or another word that the variant chose
    double begin_ms = 0;
    double ms = 0;

    /// Returns whether the stage is shown, but not part of a run's total: `prepare` and `table`.
    bool is_apart() const { return name == "prepare" || name == "table"; }
};

/// Receives the finished rows of a dynamic-programming table in order, from row 1 on (solve --table). Rows of
/// a table with layers come layer by layer and are numbered through. They are passed in the stage `table`
/// (dp::solve_by_segments), whose time is never part of another stage.
class RowSink {
public:
    virtual ~RowSink() = default;
    virtual Result<void> row(std::int64_t index, const RowCells& cells) = 0;
};

/// The environment of a run of a variant: cancellation, resources, and where to report. Every run has a
/// separate context; threads share only `stop`.
class Context {
public:
    using Clock = std::chrono::steady_clock;

    std::stop_token stop;
    std::int64_t memory_budget = INT64_MAX;           ///< host and device bytes beyond the instance
    std::function<void(const Progress&)> on_progress; ///< called from the solving thread; may be empty
    std::function<void(const Stage&)> on_stage;       ///< each finished stage; may be empty
    RowSink* rows = nullptr;                          ///< null: the table is not needed
    Backend* backend = nullptr;                       ///< where kernels run; null for cpu variants
    const LpSolver* lp = nullptr;                     ///< solves linear programs, for variants that need it
    std::string_view rows_are = "row"; ///< the unit that `report` counts; the text must outlive the run
    const Plan* plan = nullptr;        ///< a legal plan to run; null: the variant makes a plan
    RunMarks* marks = nullptr;         ///< called at the beginning of each stage and row; may be null

    /// Returns an error if `stop` was requested, otherwise success. Call it at least every few milliseconds
    /// of work.
    Result<void> check() const;

    /// Reports that row `row` of `rows` is being computed, and that a fraction `within` of it (0..1) is done.
    /// A call is cheap: at most 60 per second are forwarded, but always the first of a phase and the last.
    void report(std::string_view phase, std::int64_t row, std::int64_t rows, double within = 0);
    /// For a backend: reports the finished fraction of the current row's launch (0..1).
    void report_within(double within);

    /// Begins a stage and ends the previous one; `end_stage` ends the last.
    void begin_stage(std::string name);
    void end_stage();
    /// While an Aside is in scope, time counts for the stage `name` and not for the open stage. All such
    /// times with one name within a stage are reported as one stage right after it; `stages` has one entry
    /// per name. An Aside within another one does nothing.
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
    /// For a run that solves several times: clears the stages, so that those of the next solve are reported.
    void forget_stages() { stages_.clear(); }
    /// Returns the milliseconds since the beginning of the run (construction of this context, or
    /// `restart_clock`).
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
    std::vector<Stage> asides_; ///< within the open stage
    int aside_depth_ = 0;
};

} // namespace ks
