// SPDX-License-Identifier: Apache-2.0
// 0-1 knapsack on all cores: Algorithm 2.1, vectorised. A cell takes only one addition and one maximum, so
// memory would limit the speed if the whole table were kept. Only the few rows being computed are kept, and
// one bit per cell, the decision.
#include "solvers/core/formatted.h"
#include "solvers/cpu/max_plus.h"
#include "solvers/cpu/multicore.h"
#include "solvers/cpu/wavefront.h"
#include "solvers/dp/last_column.h"
#include "solvers/dp/plan.h"
#include "solvers/dp/table.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/knapsack/cpu/take_or_leave.h"
#include "solvers/problems/knapsack/instance.h"

#include <memory>
#include <new>

namespace ks::cpu {

namespace {

/// The row being computed, the one above, and one more, so that a row may begin before the one above is
/// finished.
constexpr std::int64_t rows_kept = 3;
/// Minimum number of cells per thread; the synchronisation of a thread with fewer cells costs more than it
/// saves.
constexpr std::int64_t least_cells_a_thread = 16 * decision_block;
/// Larger pieces of the three rows would not fit the second-level cache.
constexpr std::int64_t largest_piece = 64 * decision_block;

constexpr std::int64_t round_up(std::int64_t cells) {
    return (cells + decision_block - 1) / decision_block * decision_block;
}

std::int64_t piece_cells(std::int64_t columns, std::int64_t threads) {
    return std::min(round_up(columns / (8 * threads) + 1), largest_piece); // eight pieces per thread and row
}

/// The rows being computed, C + 1 cells rounded up to whole blocks, and the decisions of all n rows.
template <class Cell>
class Decisions {
public:
    static Result<Decisions> allocate(std::int64_t n, std::int64_t columns) {
        Decisions made;
        made.columns_ = static_cast<std::size_t>(columns);
        made.row_words_ = made.columns_ / (8 * sizeof(Cell));
        made.rows_.reset(new (std::nothrow) Cell[static_cast<std::size_t>(rows_kept) * made.columns_]);
        made.taken_.reset(new (std::nothrow) Cell[static_cast<std::size_t>(n) * made.row_words_]);
        if (!made.rows_ || !made.taken_)
            return Error{.code = ErrorCode::limit,
                         .what = "the system has no memory left for the decisions",
                         .todo = "choose a smaller capacity or close other programs"};
        std::fill_n(made.row(0), made.columns_, Cell{0});
        return made;
    }

    /// Returns row i of 0..n; row i + rows_kept overwrites it.
    Cell* row(std::int64_t i) { return rows_.get() + static_cast<std::size_t>(i % rows_kept) * columns_; }
    /// Returns the decisions of row i of 1..n.
    Cell* taken(std::int64_t i) { return taken_.get() + static_cast<std::size_t>(i - 1) * row_words_; }

private:
    std::unique_ptr<Cell[]> rows_, taken_;
    std::size_t columns_ = 0, row_words_ = 0;
};

template <class Cell>
Answer way_back(const KnapsackInstance& instance, Decisions<Cell>& decisions, std::int64_t n) {
    const std::int64_t last = dp::last_column(instance);
    std::int64_t j = last;
    Answer answer{.status = Status::optimal, .objective = decisions.row(n)[j], .selection = Selection{}};
    for (std::int64_t i = n; i >= 1; --i) {
        if (!is_taken(decisions.taken(i), j))
            continue;
        j -= instance.items()[static_cast<std::size_t>(i - 1)].weight;
        answer.selection->push_back(i - 1);
    }
    answer.weight = last - j;
    std::ranges::reverse(*answer.selection);
    return answer;
}

template <class Cell>
static Result<Answer> solve(const KnapsackInstance& instance, const Parameters& parameters,
                            Context& context) {
    const auto n = static_cast<std::int64_t>(instance.items().size());
    const std::int64_t columns = round_up(dp::columns_of(instance));
    const std::int64_t threads =
        std::clamp<std::int64_t>(columns / least_cells_a_thread, 1, parameters.integer("threads"));
    KS_TRY(const Simd* simd, find_simd(parameters.choice("simd")));
    const TakeOrLeave<Cell> fill = take_or_leave<Cell>(simd->name);

    context.begin_stage("compute");
    KS_TRY(Decisions<Cell> decisions, Decisions<Cell>::allocate(n, columns));
    KS_CHECK(run_wavefront(
        {.rows = n,
         .columns = columns,
         .piece = piece_cells(columns, threads),
         .threads = threads,
         .kept = rows_kept,
         .compute =
             [&](std::int64_t i, std::int64_t begin, std::int64_t end) {
                 const Item& item = instance.items()[static_cast<std::size_t>(i - 1)];
                 fill(decisions.row(i - 1), decisions.row(i), decisions.taken(i), begin, end, item.weight,
                      static_cast<Cell>(item.value));
             },
         .report = [&](std::int64_t i, double within) { context.report("compute", i - 1, n, within); }},
        context));
    context.report("compute", n, n);
    context.begin_stage("way-back");
    Answer answer = way_back(instance, decisions, n);
    context.end_stage();
    answer.facts = dp::end_facts(instance);
    return answer;
}

Result<Estimate> estimate_multicore(const KnapsackInstance& instance, const Parameters& parameters,
                                    std::int64_t) {
    KS_CHECK(find_simd(parameters.choice("simd")));
    const auto n = static_cast<std::int64_t>(instance.items().size());
    const std::int64_t last = dp::last_column(instance);
    std::int64_t cells = 0; // of the whole table; if this does not overflow, rows and decisions do not either
    if (last > INT64_MAX / 16 || __builtin_mul_overflow(last + decision_block, n + 2 * rows_kept * 8, &cells))
        return Error{.code = ErrorCode::limit,
                     .what = counted("the decisions of {} row up to capacity {} are larger than any memory",
                                     "the decisions of {} rows up to capacity {} are larger than any memory",
                                     n, n, last),
                     .todo = "divide the weights and the capacity by a common factor"};
    const std::int64_t columns = round_up(dp::columns_of(instance));
    return Estimate{.host_bytes = columns * cell_bytes(instance.row_width()) * rows_kept + columns / 8 * n,

                    .operations = static_cast<double>(columns) * static_cast<double>(n)};
}

Result<Answer> solve_multicore(const KnapsackInstance& instance, const Parameters& parameters,
                               Context& context) {
    KS_TRY(const Estimate needs, estimate_multicore(instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needs, context.memory_budget));
    return instance.row_width() == RowWidth::bits32 ? solve<std::int32_t>(instance, parameters, context)
                                                    : solve<std::int64_t>(instance, parameters, context);
}

} // namespace

const Variant& variant_knapsack_multicore() {
    static const VariantOf<KnapsackInstance> variant({
        .info =
            {
                .id = "knapsack.multicore",
                .title = "Multi-core: every core, in vectors, one bit a cell",
                .paper = "thesis",
                .section = "2.1.2",
                .algorithm = "2.1",
                .complexity = {.time = "O(N · C)", .space = "O(n · C)", .source = "Table 1.1; Section 2.1.2"},
                .parameters = multicore_parameters(),
            },
        .estimate = estimate_multicore,
        .solve = solve_multicore,
    });
    return variant;
}

} // namespace ks::cpu
