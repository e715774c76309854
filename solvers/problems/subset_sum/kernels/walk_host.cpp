// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/kernels/walk_host.h"

#include "solvers/core/formatted.h"
#include "solvers/dp/plan.h"
#include "solvers/problems/subset_sum/chunks.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/subsets.h"

#include <algorithm>

namespace ks {

namespace {

// As in the kernel: a thread covers 13 bits by its table and its registers, and a block has 8 bits of
// threads, so one block's subsets have 21 bits.
constexpr std::size_t walked_bits = 13;
constexpr std::size_t block_bits = 8;
constexpr int block = 1 << block_bits;
constexpr std::size_t most_thread_bits = 23, most_emulated = 9; ///< bits of threads per launch
constexpr double most_sums = 70'368'744'177'664.0;              ///< 2^46: a minute on an H200

/// How the bits of a subset are divided, from the heaviest weight on. Zeros are put before the weights to
/// fill each block.
struct Division {
    explicit Division(std::size_t n, bool emulated = false)
        : padding(n < walked_bits + block_bits ? walked_bits + block_bits - n : 0),
          thread_bits(std::min(n + padding - walked_bits, emulated ? most_emulated : most_thread_bits)),
          host_bits(n + padding - walked_bits - thread_bits) {}

    std::int64_t blocks() const { return std::int64_t{1} << (thread_bits - block_bits); }

    std::size_t padding, thread_bits, host_bits;
};

template <class Sum>
class Walk {
public:
    static Result<Walk> prepare(const SubsetSumInstance& instance, bool prune, Context& context) {
        Walk made(instance, prune, context);
        Backend& backend = *context.backend;
        KS_TRY(made.kernel_, backend.kernel(sizeof(Sum) == 4 ? "subset_sum_exhaustive_tuned.walk<uint32>"
                                                             : "subset_sum_exhaustive_tuned.walk<uint64>"));
        const auto device_bits = static_cast<std::int64_t>(made.padded_.size() - made.division_.host_bits);
        const int bytes = sizeof(Sum);
        KS_TRY(made.weights_,
               backend.allocate({.name = "weights", .element_bytes = bytes, .shape = {device_bits}}));
        KS_TRY(made.gaps_, backend.allocate(
                               {.name = "gaps", .element_bytes = bytes, .shape = {made.division_.blocks()}}));
        std::vector<Sum> weights;
        for (auto i = made.division_.host_bits; i < made.padded_.size(); ++i)
            weights.push_back(static_cast<Sum>(made.padded_[i]));
        KS_CHECK(backend.upload_items(made.weights_, std::span<const Sum>(weights)));
        return made;
    }

    /// Visits the host's chunks until none is left or a sum equals the target.
    Result<void> run() {
        subsets::Chunks chunks(padded_, division_.host_bits);
        return subsets::search_chunks(chunks, target_, *this);
    }

    bool found() const { return best_.gap == 0; }

    Result<std::size_t> skip(const subsets::Chunks& chunks) {
        KS_CHECK(context_.check());
        return chunks.prefix().size();
    }

    Result<void> search(const subsets::Chunks& chunks) {
        KS_CHECK(context_.check());
        context_.report("compute", 0, 1, subsets::part_before(chunks.prefix()));
        // The first chunk is always launched, so that every run has a launch.
        const bool known = prune_ && launched_ > 0 && chunks.largest() <= target_;
        return known ? take_all(chunks) : launch(chunks);
    }

    /// Searches the subsets of the best block until one leaves the gap.
    Result<Answer> way_back() {
        std::vector<unsigned char> taken = best_.prefix;
        const std::size_t fixed =
            best_.whole ? padded_.size() : taken.size() + division_.thread_bits - block_bits;
        while (taken.size() < fixed) {
            const std::size_t bit = fixed - 1 - taken.size();
            taken.push_back(best_.whole || (best_.block >> bit & 1) != 0 ? 1 : 0);
        }
        std::int64_t rest = target_ - best_.gap;
        for (std::size_t i = 0; i < fixed; ++i)
            rest -= taken[i] * padded_[i];
        KS_TRY(const subsets::Best found,
               subsets::every_subset(std::span(padded_).subspan(fixed), rest, rest, context_));
        taken.insert(taken.end(), found.taken.begin(), found.taken.end());
        const std::int64_t sum = target_ - best_.gap;
        Answer answer{.status = Status::optimal, .objective = sum, .weight = sum, .selection = Selection()};
        for (std::size_t i = division_.padding; i < taken.size(); ++i)
            if (taken[i] != 0)
                answer.selection->push_back(sorted_.index[i - division_.padding]);
        std::ranges::sort(*answer.selection);
        answer.facts = {{.name = "sum-bits",
                         .value = static_cast<std::int64_t>(8 * sizeof(Sum)),
                         .sentence = formatted("Sums were {} bits wide.", 8 * sizeof(Sum))}};
        return answer;
    }

private:
    Walk(const SubsetSumInstance& instance, bool prune, Context& context)
        : context_(context), sorted_(instance.weights()),
          division_(sorted_.weights.size(), context.backend->device().emulated()),
          target_(std::min(instance.target(), instance.heaviest())), prune_(prune),
          padded_(division_.padding) {
        padded_.insert(padded_.end(), sorted_.weights.begin(), sorted_.weights.end());
        best_.gap = INT64_MAX; // the first chunk contains the empty subset
    }

    Result<void> launch(const subsets::Chunks& chunks) {
        Backend& backend = *context_.backend;
        KS_CHECK(backend.launch(context_, kernel_, {.grid = division_.blocks(), .block = block}, weights_,
                                static_cast<int>(division_.thread_bits),
                                static_cast<Sum>(target_ - chunks.smallest()), prune_ ? 1 : 0, gaps_));
        ++launched_;
        gaps_on_host_.resize(static_cast<std::size_t>(division_.blocks()));
        KS_CHECK(backend.download_items(gaps_, std::span(gaps_on_host_)));
        const auto least = std::ranges::min_element(gaps_on_host_);
        if (static_cast<std::uint64_t>(*least) < static_cast<std::uint64_t>(best_.gap) &&
            static_cast<std::uint64_t>(*least) <= static_cast<std::uint64_t>(target_))
            best_ = {.gap = static_cast<std::int64_t>(*least),
                     .prefix = {chunks.prefix().begin(), chunks.prefix().end()},
                     .block = least - gaps_on_host_.begin()};
        return {};
    }

    /// All of the chunk's subsets fit, so the largest of them is the subset of all its weights.
    Result<void> take_all(const subsets::Chunks& chunks) {
        if (target_ - chunks.largest() < best_.gap)
            best_ = {.gap = target_ - chunks.largest(),
                     .prefix = {chunks.prefix().begin(), chunks.prefix().end()},
                     .whole = true};
        return {};
    }

    struct Found {
        std::int64_t gap = INT64_MAX;
        std::vector<unsigned char> prefix;
        std::int64_t block = 0;
        bool whole = false; ///< the best subset is the chunk's last
    };

    Context& context_;
    subsets::Decreasing sorted_;
    Division division_;
    std::int64_t target_;
    bool prune_;
    std::vector<std::int64_t> padded_;
    Kernel kernel_;
    Buffer weights_, gaps_;
    std::vector<Sum> gaps_on_host_;
    Found best_;
    std::int64_t launched_ = 0;
};

template <class Sum>
Result<Answer> walk(const SubsetSumInstance& instance, bool prune, Context& context) {
    context.begin_stage("upload");
    KS_TRY(Walk<Sum> walk, Walk<Sum>::prepare(instance, prune, context));
    context.begin_stage("compute");
    KS_CHECK(walk.run());
    context.begin_stage("way-back");
    KS_TRY(Answer answer, walk.way_back());
    context.end_stage();
    return answer;
}

/// Returns whether 32 bits are enough: a negative difference of two sums then wraps to a number above every
/// difference that is not negative.
bool fits_32_bits(const SubsetSumInstance& instance) {
    return instance.heaviest() <= INT32_MAX;
}

} // namespace

namespace {

constexpr const char* exhaustive_tuned_id = "subset-sum.exhaustive.tuned";

Result<Estimate> estimate_exhaustive_tuned(const SubsetSumInstance& instance, const Parameters&,
                                           std::int64_t) {
    const Division division(instance.weights().size());
    const subsets::Decreasing sorted(instance.weights());
    const auto heavy = std::span(sorted.weights).first(division.padding > 0 ? 0 : division.host_bits);
    const double chunks =
        std::min(subsets::count(heavy.size()), subsets::count_up_to(heavy, instance.target()));
    const double sums = chunks * subsets::count(division.thread_bits + walked_bits);
    KS_CHECK(subsets::check_count(exhaustive_tuned_id, sums, most_sums));
    const std::int64_t sum_bytes = fits_32_bits(instance) ? 4 : 8;
    return Estimate{.host_bytes = division.blocks() * sum_bytes,
                    .device_bytes = (division.blocks() + 64) * sum_bytes,
                    .operations = sums};
}

Result<LargestLaunch> largest_launch_exhaustive_tuned(const SubsetSumInstance& instance, const Parameters&,
                                                      Context& context) {
    const Division division(instance.weights().size(), context.backend->device().emulated());
    return LargestLaunch{.grid = division.blocks(), .block = block};
}

/// Known after the launches, and without pruning. A step is a subset, with a subtraction and a minimum as in
/// the ceiling. For shared memory the table counts, which every warp reads.
Result<std::optional<KernelWork>> work_exhaustive_tuned(const SubsetSumInstance& instance,
                                                        const Parameters& parameters, std::int64_t launches,
                                                        Context& context) {
    if (launches == 0 || parameters.choice("pruning") == "on")
        return std::optional<KernelWork>();
    const Division division(instance.weights().size(), context.backend->device().emulated());
    const double sum_bytes = fits_32_bits(instance) ? 4 : 8;
    const auto made = static_cast<double>(launches), blocks = static_cast<double>(division.blocks());
    constexpr double entries = 1024, warps = block / 32.0;
    const double weights = static_cast<double>(division.thread_bits + walked_bits);
    return std::optional(KernelWork{.operations = made * blocks * block * 8192,
                                    .unit = "subsets",
                                    .max_plus_32 = fits_32_bits(instance),
                                    .device_bytes = made * sum_bytes * (weights + blocks),
                                    .shared_bytes = made * blocks * entries * sum_bytes * (1 + warps),
                                    .launches = launches,
                                    .waited_launches = launches});
}

Result<Answer> solve_exhaustive_tuned(const SubsetSumInstance& instance, const Parameters& parameters,
                                      Context& context) {
    KS_TRY(const Estimate needed, estimate_exhaustive_tuned(instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    const bool prune = parameters.choice("pruning") == "on";
    return fits_32_bits(instance) ? walk<std::uint32_t>(instance, prune, context)
                                  : walk<std::uint64_t>(instance, prune, context);
}

} // namespace

VariantOf<SubsetSumInstance> exhaustive_tuned() {
    return VariantOf<SubsetSumInstance>(
        {.info = {.id = exhaustive_tuned_id,
                  .title = "Exhaustive, tuned: 8192 subsets a thread, from registers and a table",
                  .place = Place::kernel,
                  .parameters = {{.name = "pruning",
                                  .type = Parameter::Type::choice,
                                  .values = {"on", "off"},
                                  .title = "Leave out threads and chunks whose best sum their bounds tell"}}},
         .estimate = estimate_exhaustive_tuned,
         .largest_launch = largest_launch_exhaustive_tuned,
         .work = work_exhaustive_tuned,
         .solve = solve_exhaustive_tuned});
}

} // namespace ks
