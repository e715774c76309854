// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/dp/plan.h"
#include "solvers/dp/table.h"
#include "solvers/dp/way_back.h"

namespace ks::dp {

/// Reports a run's progress over all rows that it computes, including those of the way back, which may
/// itself count as some rows.
class RowProgress {
public:
    RowProgress(Context& context, const RowPlan& plan, std::int64_t way_rows)
        : context_(context), total_(plan.rows + plan.recomputed() + way_rows), way_rows_(way_rows) {}

    /// Reports that row i of the current segment is being computed, and that a fraction `within` of it (0..1)
    /// is done.
    void row(std::int64_t i, double within = 0) { tell(i - first_ - 1, within); }

private:
    template <class Cell, class SomeInstance>
    friend class SegmentedRun;
    void begin(std::string_view phase, std::int64_t first) {
        phase_ = phase;
        first_ = first;
    }
    void end(std::int64_t last) {
        done_ += last - first_;
        tell(0, 0);
    }
    void way(double part) {
        phase_ = "way-back";
        way_done_ = part * static_cast<double>(way_rows_);
        tell(0, 0);
    }
    /// Reports `rows` rows in addition to the finished segments.
    void tell(std::int64_t rows, double within) {
        const auto way = static_cast<std::int64_t>(way_done_);
        context_.report(phase_, done_ + rows + way, total_, within + way_done_ - static_cast<double>(way));
    }

    Context& context_;
    std::int64_t total_ = 0;
    std::int64_t way_rows_ = 0;
    double way_done_ = 0;   ///< finished part of way_rows_
    std::int64_t done_ = 0; ///< rows of finished segments
    std::int64_t first_ = 0;
    std::string_view phase_;
};

/// A variant's method of computing rows. It holds one row more than the plan's length: the first is the row
/// before the segment, which is the base row at the start.
template <class Cell>
class Segment {
public:
    virtual ~Segment() = default;

    /// Computes rows first + 1 .. last, at most the plan's length. `from` is row `first`. If `from` is empty,
    /// the computation continues from the last row of the previous segment, which is still held (row 0 at the
    /// start). The function reports each row to `progress`, checks for cancellation every few milliseconds,
    /// and returns when the rows are finished.
    virtual Result<void> compute(std::int64_t first, std::int64_t last, std::span<const Cell> from,
                                 RowProgress& progress) = 0;

    /// Returns row i of the segment computed last: C + 1 cells in host memory (uint64_t: words of 64 cells),
    /// valid until the next call. Only the requested cells must be valid. The time for reading them from a
    /// device counts as the stage `download` (Context::Aside).
    virtual Result<std::span<const Cell>> row(std::int64_t i, CellRange cells) = 0;
};

/// One run over the rows of a plan. First it computes the rows, passes them to the row sink and keeps
/// checkpoints; then it runs the way back.
template <class Cell, class SomeInstance>
class SegmentedRun {
public:
    SegmentedRun(const SomeInstance& instance, const RowPlan& plan, Segment<Cell>& segment, Context& context)
        : instance_(instance), plan_(plan), segment_(segment), context_(context),
          progress_(context, plan, long_way ? plan.rows : 0) {}

    Result<Answer> solve() {
        KS_CHECK(forward());
        context_.begin_stage("way-back");
        const CellAccess access = [this](std::int64_t i, CellRange cells) { return row(i, cells); };
        KS_TRY(const auto way, find_way(access));
        context_.end_stage();
        Answer answer = answer_of(instance_, way);
        answer.facts = facts_of(plan_);
        return answer;
    }

    /// The stage `compute`: computes all segments from first to last, passes on the rows of each and keeps
    /// its last row.
    Result<void> forward() {
        if (!plan_.whole()) {
            KS_TRY(checkpoints_, Table<Cell>::allocate(plan_.segments() - 1, plan_.capacity));
            fill_base(instance_, checkpoints_.row(0));
        }
        context_.begin_stage("compute");
        for (std::int64_t k = 0; k < plan_.segments(); ++k)
            KS_CHECK(forward(k));
        return {};
    }

    /// Computes segment k again if other rows have replaced its rows.
    Result<void> hold(std::int64_t k) {
        KS_CHECK(context_.check());
        return k == current_ ? Result<void>() : compute(k, "way-back", checkpoints_.row(k));
    }

private:
    /// A way back that starts from many cells takes about as long as the rows, so it gets the context and
    /// reports its progress.
    static constexpr bool long_way = requires(const SomeInstance& instance, const CellAccess& access,
                                              Context& context, void (*progress)(double part)) {
        way_back(instance, access, context, progress);
    };
    auto find_way(const CellAccess& access) {
        if constexpr (long_way)
            return way_back(instance_, access, context_, [this](double part) { progress_.way(part); });
        else
            return way_back(instance_, access);
    }

    Result<void> compute(std::int64_t k, std::string_view phase, std::span<const Cell> from) {
        current_ = k;
        progress_.begin(phase, plan_.begin(k));
        KS_CHECK(segment_.compute(plan_.begin(k), plan_.end(k), from, progress_));
        progress_.end(plan_.end(k));
        return {};
    }

    Result<void> forward(std::int64_t k) {
        KS_CHECK(compute(k, "compute", {}));
        KS_CHECK(hand_out(k));
        if (k + 1 == plan_.segments())
            return {};
        KS_TRY(const std::span<const Cell> last, segment_.row(plan_.end(k), whole_row()));
        std::ranges::copy(last, checkpoints_.row(k + 1).begin());
        return {};
    }

    /// Passes the segment's rows to the context's row sink if there is one.
    Result<void> hand_out(std::int64_t k) {
        if (context_.rows == nullptr)
            return {};
        const Context::Aside table(context_, "table");
        for (std::int64_t i = plan_.begin(k) + 1; i <= plan_.end(k); ++i) {
            KS_CHECK(context_.check());
            KS_TRY(const std::span<const Cell> cells, segment_.row(i, whole_row()));
            KS_CHECK(context_.rows->row(i, as_row(cells)));
        }
        return {};
    }

    /// Returns row i for the way back.
    Result<RowCells> row(std::int64_t i, CellRange asked) {
        KS_CHECK(hold(plan_.segment_of(i)));
        KS_TRY(const std::span<const Cell> cells, segment_.row(i, asked));
        return as_row(cells);
    }
    CellRange whole_row() const { return {0, plan_.capacity + 1}; }
    RowCells as_row(std::span<const Cell> cells) const { return {cells, plan_.capacity + 1}; }

    const SomeInstance& instance_;
    const RowPlan& plan_;
    Segment<Cell>& segment_;
    Context& context_;
    RowProgress progress_;
    Table<Cell> checkpoints_; ///< row k is the row before segment k
    std::int64_t current_ = -1;
};

/// Computes the rows by the plan, passes them on and runs the way back. The stages are `compute`, `table`
/// and `way-back`, which includes the time for recomputing rows. The answer contains the plan's facts.
template <class Cell, class SomeInstance>
Result<Answer> solve_by_segments(const SomeInstance& instance, const RowPlan& plan, Segment<Cell>& segment,
                                 Context& context) {
    return SegmentedRun<Cell, SomeInstance>(instance, plan, segment, context).solve();
}

/// Rows in host memory, after the instance's base row. `fill(first, last, held, progress)` fills rows first +
/// 1 .. last, which are rows 1 .. last - first of `held`, starting from row 0 of `held`, and returns
/// Result<void>.
template <class Cell, class Fill>
class HostSegment final : public Segment<Cell> {
public:
    template <class SomeInstance>
    static Result<HostSegment> allocate(const SomeInstance& instance, const RowPlan& plan, Fill fill) {
        KS_TRY(Table<Cell> held, Table<Cell>::allocate(plan.length, plan.capacity));
        fill_base(instance, held.row(0));
        return HostSegment(std::move(held), std::move(fill));
    }

    Result<void> compute(std::int64_t first, std::int64_t last, std::span<const Cell> from,
                         RowProgress& progress) override {
        if (from.empty() && first != first_)
            from = held_.row(first - first_);
        std::ranges::copy(from, held_.row(0).begin());
        first_ = first;
        return fill_(first, last, held_, progress);
    }

    Result<std::span<const Cell>> row(std::int64_t i, CellRange) override {
        return std::span<const Cell>(held_.row(i - first_));
    }

private:
    HostSegment(Table<Cell> held, Fill fill) : held_(std::move(held)), fill_(std::move(fill)) {}

    Table<Cell> held_;
    Fill fill_;
    std::int64_t first_ = 0; ///< the row that is held first
};

/// Solves by segments for a variant that fills the rows of a segment in host memory with `fill`.
template <class Cell, class SomeInstance, class Fill>
Result<Answer> solve_segments_on_host(const SomeInstance& instance, const RowPlan& plan, Context& context,
                                      Fill fill) {
    KS_TRY(auto rows, (HostSegment<Cell, Fill>::allocate(instance, plan, std::move(fill))));
    return solve_by_segments<Cell>(instance, plan, rows, context);
}

/// Solves row by row in host memory: `fill_row(i, previous, row, progress)` fills row i from row i - 1, both
/// of C + 1 cells, and returns Result<void>.
template <class Cell, class SomeInstance, class FillRow>
Result<Answer> solve_on_host(const SomeInstance& instance, const RowPlan& plan, Context& context,
                             FillRow fill_row) {
    const auto fill = [&fill_row](std::int64_t first, std::int64_t last, Table<Cell>& held,
                                  RowProgress& progress) -> Result<void> {
        for (std::int64_t i = first + 1; i <= last; ++i) {
            progress.row(i);
            KS_CHECK(fill_row(i, std::as_const(held).row(i - first - 1).data(), held.row(i - first).data(),
                              progress));
        }
        return {};
    };
    return solve_segments_on_host<Cell>(instance, plan, context, fill);
}

} // namespace ks::dp
