// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/kernels/tuned_host.h"

#include "solvers/core/formatted.h"
#include "solvers/dp/last_column.h"
#include "solvers/dp/plan.h"
#include "solvers/kernels/row_kernels.h"
#include "solvers/problems/subset_sum/instance.h"

#include <algorithm>
#include <climits>
#include <numeric>
#include <optional>
#include <vector>

namespace ks {

namespace {

constexpr std::int64_t words_aligned = 32; ///< rows begin at multiples of 256 bytes
constexpr int way_back_block = 1024;

/// The rows of an instance: two weights each, from the lightest on, so that rows stay short as long as
/// possible. Weights that are 0 or exceed the target are omitted. Row 0 has no weights.
struct Rows {
    std::vector<std::int64_t> index;   ///< index in the instance of each weight of the pairs; -1: no weight
    std::vector<std::int64_t> weights; ///< two per row; the last row's second may be 0
    std::vector<std::int64_t> tops;    ///< the largest sum of each row, or the target
    std::vector<std::int64_t> begins;  ///< the first word of each row, and the end of the last

    std::int64_t count() const { return static_cast<std::int64_t>(tops.size()) - 1; }
    std::int64_t words(std::int64_t i) const { return tops[static_cast<std::size_t>(i)] / 64 + 1; }
    /// Returns the words of all rows, including padding.
    std::int64_t all_words() const { return begins.back(); }
};

/// Returns the rows, or nothing if the number of words overflows.
std::optional<Rows> rows_of(const SubsetSumInstance& instance) {
    const std::int64_t target = dp::last_column(instance);
    Rows rows;
    std::int64_t sum = 0;
    const auto add_row = [&rows, target](std::int64_t top) {
        rows.tops.push_back(std::min(top, target));
        const std::int64_t words = (rows.tops.back() / 64 + words_aligned) / words_aligned * words_aligned;
        std::int64_t end = 0;
        if (__builtin_add_overflow(rows.begins.back(), words, &end))
            return false;
        rows.begins.push_back(end);
        return true;
    };
    rows.begins.push_back(0);
    add_row(0);
    const auto weights = instance.weights();
    std::vector<std::int64_t> ascending(weights.size());
    std::iota(ascending.begin(), ascending.end(), std::int64_t{0});
    std::ranges::stable_sort(ascending, {},
                             [&](std::int64_t i) { return weights[static_cast<std::size_t>(i)]; });
    for (const std::int64_t i : ascending) {
        const std::int64_t weight = weights[static_cast<std::size_t>(i)];
        if (weight == 0 || weight > target)
            continue;
        sum += weight;
        rows.index.push_back(i);
        rows.weights.push_back(weight);
        if (rows.weights.size() % 2 == 0 && !add_row(sum))
            return {};
    }
    if (rows.weights.size() % 2 == 1) {
        rows.index.push_back(-1);
        rows.weights.push_back(0);
        if (!add_row(sum))
            return {};
    }
    return rows;
}

/// The shifts of the row above for row i: one weight, the other, both. If there is only one, or both together
/// exceed the target, shifts repeat.
struct PairShifts {
    std::int64_t a = 0, b = 0, both = 0;
};
PairShifts shifts_of(const Rows& rows, std::int64_t i, std::int64_t target) {
    const auto at = static_cast<std::size_t>(i);
    const std::int64_t a = rows.weights[2 * at - 2], other = rows.weights[2 * at - 1];
    const std::int64_t b = other == 0 ? a : other;
    return {.a = a, .b = b, .both = other == 0 || b > target - a ? a : a + b};
}

/// The device's rows and the data for the way back.
class Device {
public:
    static Result<Device> prepare(const Rows& rows, Backend& backend) {
        Device made;
        KS_TRY(made.pair_, backend.kernel("subset_sum_tuned.pair"));
        KS_TRY(made.way_back_, backend.kernel("subset_sum_tuned.way-back"));
        KS_TRY(made.rows_,
               backend.allocate({.name = "rows", .element_bytes = 8, .shape = {rows.all_words()}}));
        const std::vector<std::int64_t> every_row{rows.count() + 1};
        KS_TRY(made.begins_, backend.allocate({.name = "begins", .element_bytes = 8, .shape = every_row}));
        KS_TRY(made.tops_, backend.allocate({.name = "tops", .element_bytes = 8, .shape = every_row}));
        const auto pairs = std::max<std::int64_t>(1, static_cast<std::int64_t>(rows.weights.size()));
        KS_TRY(made.pairs_, backend.allocate({.name = "pairs", .element_bytes = 8, .shape = {pairs}}));
        KS_TRY(made.taken_, backend.allocate({.name = "taken", .element_bytes = 1, .shape = {pairs}}));
        KS_TRY(made.sum_, backend.allocate({.name = "sum", .element_bytes = 8, .shape = {1}}));
        const std::span<const std::int64_t> begins(rows.begins);
        KS_CHECK(backend.upload_items(made.begins_, begins.first(rows.tops.size())));
        KS_CHECK(backend.upload_items(made.tops_, std::span<const std::int64_t>(rows.tops)));
        if (!rows.weights.empty())
            KS_CHECK(backend.upload_items(made.pairs_, std::span<const std::int64_t>(rows.weights)));
        const std::uint64_t only_zero = 1; // row 0
        KS_CHECK(backend.upload_items(made.rows_, std::span(&only_zero, 1)));
        return made;
    }

    Result<void> compute(const Rows& rows, std::int64_t target, int block, Context& context) {
        for (std::int64_t i = 1; i <= rows.count(); ++i) {
            KS_CHECK(context.check());
            context.report("compute", i - 1, rows.count());
            const auto at = static_cast<std::size_t>(i);
            const PairShifts shifts = shifts_of(rows, i, target);
            const std::uint64_t last = ~std::uint64_t{0} >> (63 - rows.tops[at] % 64);
            const std::int64_t words = rows.words(i);
            KS_CHECK(context.backend->launch(
                context, pair_, {.grid = (words - 1) / block + 1, .block = block},
                rows_.at(rows.begins[at - 1] * 8), rows.words(i - 1), rows_.at(rows.begins[at] * 8), words,
                shifts.a, shifts.b, shifts.both, static_cast<std::int64_t>(last)));
        }
        return context.backend->synchronise(context);
    }

    Result<Answer> way_back(const Rows& rows, Context& context) {
        Backend& backend = *context.backend;
        KS_CHECK(backend.launch(context, way_back_, {.grid = 1, .block = way_back_block}, rows_, begins_,
                                tops_, pairs_, static_cast<int>(rows.count()), taken_, sum_));
        std::int64_t sum = 0;
        std::vector<unsigned char> taken(rows.weights.size());
        KS_CHECK(backend.download_items(sum_, std::span(&sum, 1)));
        if (!taken.empty())
            KS_CHECK(backend.download_items(taken_, std::span(taken)));
        Answer answer{.status = Status::optimal, .objective = sum, .weight = sum, .selection = Selection()};
        for (std::size_t i = 0; i < taken.size(); ++i)
            if (taken[i] != 0)
                answer.selection->push_back(rows.index[i]);
        std::ranges::sort(*answer.selection);
        return answer;
    }

private:
    Kernel pair_, way_back_;
    Buffer rows_, begins_, tops_, pairs_, taken_, sum_;
};

Answer everything(const SubsetSumInstance& instance) {
    Answer answer{.status = Status::optimal,
                  .objective = instance.heaviest(),
                  .weight = instance.heaviest(),
                  .selection = Selection(instance.weights().size())};
    std::iota(answer.selection->begin(), answer.selection->end(), std::int64_t{0});
    answer.facts = {{.name = "no-launch",
                     .value = std::string("everything-fits"),
                     .sentence = "All weights together are within the target, so no row was filled."}};
    return answer;
}

bool answered_at_once(const SubsetSumInstance& instance, const Parameters& parameters) {
    return parameters.choice("preprocessing") == "everything-fits" &&
           instance.heaviest() <= instance.target();
}

} // namespace

namespace {

/// Returns the number of words that the shifted reads of a row of `words` words read, in a row above of
/// `words_above` words.
std::int64_t shifted_words(std::int64_t words, std::int64_t words_above, std::int64_t shift) {
    const std::int64_t moved = shift / 64;
    const auto within = [&](std::int64_t first, std::int64_t end) { // number of words k with first <= k -
                                                                    // moved < end
        return std::max<std::int64_t>(0, std::min(words, end + moved) - std::min(words, first + moved));
    };
    return within(0, words_above) + within(1, words_above + 1);
}

} // namespace

namespace {

Result<Estimate> estimate_tuned(const SubsetSumInstance& instance, const Parameters& parameters,
                                std::int64_t) {
    if (answered_at_once(instance, parameters))
        return Estimate();
    const std::optional<Rows> rows = rows_of(instance);
    constexpr std::int64_t most_words = INT64_MAX / 16;
    if (!rows || rows->all_words() > most_words || rows->words(rows->count()) / 32 > INT_MAX)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the rows of bits up to the sum {} would have about {:.2g} bytes",
                                       dp::last_column(instance),
                                       static_cast<double>(instance.weights().size()) / 16 *
                                           static_cast<double>(dp::last_column(instance))),
                     .todo = "divide the weights and the target by a common factor, or choose one of the "
                             "exhaustive variants"};
    const auto lists = static_cast<std::int64_t>(rows->weights.size() + 2 * rows->begins.size());
    return Estimate{.host_bytes = 40 * lists,
                    .device_bytes = 8 * rows->all_words() + 9 * lists + 8,
                    .operations = 64.0 * static_cast<double>(rows->all_words())};
}

Result<LargestLaunch> largest_launch_tuned(const SubsetSumInstance& instance, const Parameters& parameters,
                                           Context&) {
    const std::int64_t words = dp::last_column(instance) / 64 + 1;
    const std::int64_t block = parameters.integer("block");
    return LargestLaunch{.grid = (words - 1) / block + 1,
                         .block = std::max(static_cast<int>(block), way_back_block)};
}

/// The work is exact. A step is a word of 64 sums. The launch of the way back is not counted.
Result<std::optional<KernelWork>> work_tuned(const SubsetSumInstance& instance, const Parameters& parameters,
                                             std::int64_t, Context&) {
    const std::optional<Rows> rows =
        answered_at_once(instance, parameters) ? std::nullopt : rows_of(instance);
    if (!rows)
        return std::optional<KernelWork>();
    const std::int64_t target = dp::last_column(instance);
    double asked = 0, written = 0, read = 0;
    for (std::int64_t i = 1; i <= rows->count(); ++i) {
        const PairShifts shifts = shifts_of(*rows, i, target);
        const std::int64_t words = rows->words(i), above = rows->words(i - 1);
        written += static_cast<double>(words);
        read += static_cast<double>(above);
        asked += static_cast<double>(std::min(words, above));
        for (const std::int64_t shift : {shifts.a, shifts.b, shifts.both})
            asked += static_cast<double>(shifted_words(words, above, shift));
    }
    return std::optional(KernelWork{.operations = written,
                                    .unit = "words of 64 sums",
                                    .device_bytes = 8 * (read + written),
                                    .cache_bytes = 8 * (asked + written),
                                    .shared_bytes = 0,
                                    .launches = rows->count(),
                                    .waited_launches = std::min<std::int64_t>(1, rows->count())});
}

Result<Answer> solve_tuned(const SubsetSumInstance& instance, const Parameters& parameters,
                           Context& context) {
    if (answered_at_once(instance, parameters))
        return everything(instance);
    KS_TRY(const Estimate needed, estimate_tuned(instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    context.begin_stage("upload");
    const Rows rows = *rows_of(instance);
    KS_TRY(Device device, Device::prepare(rows, *context.backend));
    context.begin_stage("compute");
    KS_CHECK(device.compute(rows, dp::last_column(instance), static_cast<int>(parameters.integer("block")),
                            context));
    context.begin_stage("way-back");
    KS_TRY(Answer answer, device.way_back(rows, context));
    context.end_stage();
    answer.facts = dp::end_facts(instance);
    return answer;
}

} // namespace

VariantOf<SubsetSumInstance> subset_sum_tuned() {
    return VariantOf<SubsetSumInstance>(
        {.info = {.id = "subset-sum.tuned",
                  .title = "Tuned: rows of bits, two weights a launch, the way back on the device",
                  .place = Place::kernel,
                  .parameters = {block_parameter(256),
                                 {.name = "preprocessing",
                                  .type = Parameter::Type::choice,
                                  .values = {"none", "everything-fits"},
                                  .title = "Before all: answer at once if all weights together fit"}}},
         .estimate = estimate_tuned,
         .largest_launch = largest_launch_tuned,
         .work = work_tuned,
         .solve = solve_tuned});
}

} // namespace ks
