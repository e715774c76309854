// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/kernels/exhaustive_host.h"

#include "solvers/core/formatted.h"
#include "solvers/dp/plan.h"
#include "solvers/kernels/row_kernels.h"
#include "solvers/problems/subset_sum/chunks.h"
#include "solvers/problems/subset_sum/chunks_recording.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/subsets.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <optional>

namespace ks {

namespace {

constexpr std::int64_t most_weights = 4096; ///< size of the kernels' constant arrays
/// Maximum number of visited chunks: a second or two of one core. Maximum number of searched chunks, each
/// with separate launches: some minutes.
constexpr double most_visited = 1 << 30, most_searched = 1 << 22;
constexpr std::int64_t report_jump = std::int64_t{1} << 24, emulated_jump = std::int64_t{1} << 12;
constexpr std::int64_t values_a_block_thread = 8; ///< for the maximum

/// Returns the number of low bits of a subset, which the threads of a chunk enumerate.
std::size_t low_bits(const Parameters& parameters, bool emulated, std::size_t n) {
    const std::string& jump = parameters.choice("jump");
    const std::int64_t asked = jump != "auto" ? std::stoll(jump) : emulated ? emulated_jump : report_jump;
    return std::min<std::size_t>(
        n, static_cast<std::size_t>(std::countr_zero(static_cast<std::uint64_t>(asked))));
}

/// Returns the maximum number of subsets in searched chunks; a limit error for too many chunks or subsets.
Result<double> check_chunks(const std::string& variant, const SubsetSumInstance& instance,
                            const Parameters& parameters, std::size_t low) {
    const subsets::Decreasing sorted(instance.weights());
    const auto heavy = std::span(sorted.weights).first(sorted.weights.size() - low);
    const double all = subsets::count(heavy.size());
    const double searched = std::min(all, subsets::count_up_to(heavy, instance.target()));
    KS_CHECK(subsets::check_count(variant, searched * subsets::count(low)));
    if (searched > most_searched)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("{} would search {:.2g} chunks, each with launches of its own; it "
                                       "takes up to {:.2g}",
                                       variant, searched, most_searched),
                     .todo = "choose a larger jump"};
    if (parameters.choice("skipping") == "chunk" && all > most_visited)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("{} would visit {:.2g} chunks one by one; it takes up to {:.2g}",
                                       variant, all, most_visited),
                     .todo = "choose skipping=ahead, or a larger jump"};
    return searched * subsets::count(low);
}

/// The buffers of a chunk and its queue. There is one lane, or with two streams two lanes that alternate.
struct Lane {
    int queue = 0;
    Buffer prefix, values, maxima;
    std::vector<unsigned char> under_way; ///< the prefix of its unfinished chunk
    std::int64_t smallest = 0;
    bool busy = false;
};

class Search {
public:
    static Result<Search> prepare(const ExhaustiveKernel& declared, const Parameters& parameters,
                                  const SubsetSumInstance& instance, Context& context) {
        Backend& backend = *context.backend;
        Search made(declared, parameters, instance, context);
        KS_TRY(made.chunk_, backend.kernel(declared.chunk));
        KS_TRY(made.maximum_, backend.kernel("subset_sum_exhaustive_gpu_basic.maximum"));
        KS_CHECK(made.upload_weights(declared.constant));
        const int streams = std::stoi(parameters.choice("streams"));
        KS_CHECK(backend.open_queues(streams));
        made.lanes_.resize(static_cast<std::size_t>(streams));
        for (int i = 0; i < streams; ++i) {
            Lane& lane = made.lanes_[static_cast<std::size_t>(i)];
            lane.queue = i;
            const std::int64_t bits = std::max<std::int64_t>(1, made.high());
            KS_TRY(lane.prefix, backend.allocate({.name = "prefix", .element_bytes = 1, .shape = {bits}}));
            KS_TRY(lane.values,
                   backend.allocate({.name = "values", .element_bytes = 8, .shape = {made.jump()}}));
            KS_TRY(lane.maxima,
                   backend.allocate(
                       {.name = "maxima", .element_bytes = 8, .shape = {made.maximum_shape().grid}}));
        }
        return made;
    }

    /// Visits the chunks until none is left or a sum equals the target.
    Result<void> run() {
        subsets::Chunks chunks(sorted_.weights, sorted_.weights.size() - low_);
        KS_CHECK(subsets::search_chunks(chunks, target_, *this));
        for (Lane& lane : lanes_)
            KS_CHECK(collect(lane));
        return {};
    }

    bool found() const { return best_ == target_; }

    Result<std::size_t> skip(const subsets::Chunks& chunks) {
        KS_CHECK(context_.check());
        ++visited_;
        return skipping_ == "ahead"     ? chunks.prefix().size()
               : skipping_ == "growing" ? skipped_in_a_row_++
                                        : 0;
    }

    Result<void> search(const subsets::Chunks& chunks) {
        KS_CHECK(context_.check());
        context_.report("compute", 0, 1, subsets::part_before(chunks.prefix()));
        skipped_in_a_row_ = 0;
        Lane& lane = lanes_[static_cast<std::size_t>(launched_) % lanes_.size()];
        KS_CHECK(collect(lane)); // the results of its previous chunk
        KS_CHECK(begin(lane, chunks));
        if (lanes_.size() == 1)
            KS_CHECK(collect(lane));
        ++launched_;
        ++visited_;
        return {};
    }

    /// Searches the best sum's chunk until it finds that sum.
    Result<Answer> way_back() {
        const auto low = std::span(sorted_.weights).last(low_);
        KS_TRY(const subsets::Best rest,
               subsets::every_subset(low, best_ - best_smallest_, best_ - best_smallest_, context_));
        Answer answer{
            .status = Status::optimal, .objective = best_, .weight = best_, .selection = Selection()};
        const std::size_t high = sorted_.weights.size() - low_;
        for (std::size_t i = 0; i < sorted_.weights.size(); ++i)
            if (i < high ? best_prefix_[i] != 0 : rest.taken[i - high] != 0)
                answer.selection->push_back(sorted_.index[i]);
        std::ranges::sort(*answer.selection);
        answer.facts = {
            {.name = "jump", .value = jump(), .sentence = formatted("A chunk had {} subsets.", jump())},
            {.name = "chunks",
             .value = launched_,
             .sentence =
                 counted("Of {} chunk visited, {} held a subset within the target and were searched.",
                         "Of {} chunks visited, {} held a subset within the target and were searched.",
                         visited_, visited_, launched_)}};
        return answer;
    }

private:
    Search(const ExhaustiveKernel& declared, const Parameters& parameters, const SubsetSumInstance& instance,
           Context& context)
        : context_(context), backend_(context.backend), sorted_(instance.weights()),
          target_(instance.target()), skipping_(parameters.choice("skipping")),
          block_(static_cast<int>(parameters.integer("block"))),
          low_(low_bits(parameters, context.backend->device().emulated(), instance.weights().size())),
          padding_((sorted_.weights.size() + static_cast<std::size_t>(declared.unrolled) - 1) /
                       static_cast<std::size_t>(declared.unrolled) *
                       static_cast<std::size_t>(declared.unrolled) -
                   sorted_.weights.size()),
          shared_prefix_(declared.prefix_in_shared), best_prefix_(sorted_.weights.size() - low_) {}

    std::int64_t jump() const { return std::int64_t{1} << low_; }
    std::int64_t n() const { return static_cast<std::int64_t>(sorted_.weights.size() + padding_); }
    std::int64_t high() const { return n() - static_cast<std::int64_t>(low_); }
    LaunchShape chunk_shape() const {
        return {.grid = (jump() - 1) / block_ + 1,
                .block = block_,
                .shared_bytes = shared_prefix_ ? static_cast<int>(high()) : 0};
    }
    LaunchShape maximum_shape() const {
        return {.grid = (jump() - 1) / (values_a_block_thread * block_) + 1,
                .block = block_,
                .shared_bytes = 8 * block_};
    }

    Result<void> upload_weights(const std::string& constant) {
        std::vector<std::int64_t> padded(padding_);
        padded.insert(padded.end(), sorted_.weights.begin(), sorted_.weights.end());
        if (!constant.empty())
            return backend_->set_constant(constant, std::as_bytes(std::span<const std::int64_t>(padded)));
        KS_TRY(weights_, backend_->allocate({.name = "weights", .element_bytes = 8, .shape = {n()}}));
        return backend_->upload_items(*weights_, std::span<const std::int64_t>(padded));
    }

    Result<void> begin(Lane& lane, const subsets::Chunks& chunks) {
        lane.under_way.assign(padding_, 0);
        lane.under_way.insert(lane.under_way.end(), chunks.prefix().begin(), chunks.prefix().end());
        lane.smallest = chunks.smallest();
        lane.busy = true;
        KS_CHECK(backend_->upload_items(lane.prefix, std::span<const unsigned char>(lane.under_way), 0,
                                        lane.queue));
        std::vector<Argument> arguments;
        if (weights_)
            arguments.emplace_back(*weights_);
        const Argument rest[] = {lane.prefix, static_cast<int>(n()), static_cast<int>(high()), target_,
                                 lane.values};
        arguments.insert(arguments.end(), std::begin(rest), std::end(rest));
        LaunchShape shape = chunk_shape();
        shape.queue = lane.queue;
        KS_CHECK(backend_->launch(chunk_, shape, arguments, context_));
        shape = maximum_shape();
        shape.queue = lane.queue;
        return backend_->launch(context_, maximum_, shape, lane.values, static_cast<int>(jump()),
                                lane.maxima);
    }

    /// The host does the last reduction, as in the report.
    Result<void> collect(Lane& lane) {
        if (!lane.busy)
            return {};
        lane.busy = false;
        maxima_.resize(static_cast<std::size_t>(maximum_shape().grid));
        KS_CHECK(backend_->download_items(lane.maxima, std::span(maxima_), 0, lane.queue));
        const std::int64_t largest = *std::ranges::max_element(maxima_);
        if (largest > best_) {
            best_ = largest;
            best_smallest_ = lane.smallest;
            best_prefix_.assign(lane.under_way.begin() + static_cast<std::ptrdiff_t>(padding_),
                                lane.under_way.end());
        }
        return {};
    }

    Context& context_;
    Backend* backend_;
    subsets::Decreasing sorted_;
    std::int64_t target_;
    std::string skipping_;
    int block_;
    std::size_t low_, padding_;
    bool shared_prefix_;
    Kernel chunk_, maximum_;
    std::optional<Buffer> weights_; ///< empty if the weights are in constant memory
    std::vector<Lane> lanes_;
    std::vector<std::int64_t> maxima_;
    std::int64_t best_ = -1, best_smallest_ = 0; ///< -1: no chunk was searched
    std::vector<unsigned char> best_prefix_;
    std::int64_t visited_ = 0, launched_ = 0;
    std::size_t skipped_in_a_row_ = 0;
};

} // namespace

VariantInfo exhaustive_info(std::string id) {
    VariantInfo info;
    info.id = std::move(id);
    info.place = Place::kernel;
    info.steps = true;
    info.paper = "sso";
    info.parameters = {block_parameter(256),
                       {.name = "jump",
                        .type = Parameter::Type::choice,
                        .values = {"auto", "256", "4096", "65536", "1048576", "16777216", "67108864"},
                        .unit = "subsets",
                        .title = "Subsets a chunk (auto: 2^24 as in the report, in the emulator 2^12)"},
                       {.name = "skipping",
                        .type = Parameter::Type::choice,
                        .values = {"ahead", "growing", "chunk"},
                        .title = "Beyond the target: skip all chunks that only add to this one; or twice as "
                                 "many each time (a growing jump); or chunk by chunk as in the report"},
                       {.name = "streams",
                        .type = Parameter::Type::choice,
                        .values = {"1", "2"},
                        .title = "Streams: with two, a chunk overlaps with the maximum of the one before"}};
    return info;
}

namespace {

Result<Estimate> estimate_exhaustive(const ExhaustiveKernel& declared, const SubsetSumInstance& instance,
                                     const Parameters& parameters, std::int64_t) {
    const std::size_t n = instance.weights().size();
    if (!declared.constant.empty() && static_cast<std::int64_t>(n) > most_weights)
        return Error{.code = ErrorCode::limit,
                     .what =
                         formatted("{} takes up to {} weights, not {}", declared.info.id, most_weights, n),
                     .todo = "choose subset-sum.exhaustive.gpu-basic"};
    const std::size_t low = low_bits(parameters, false, n);
    KS_TRY(const double sums, check_chunks(declared.info.id, instance, parameters, low));
    const std::int64_t streams = std::stoi(parameters.choice("streams"));
    const auto jump = static_cast<std::int64_t>(subsets::count(low));
    const std::int64_t maxima = (jump / (values_a_block_thread * 32) + 1) * 8;
    return Estimate{.host_bytes = maxima,
                    .device_bytes = streams * (8 * jump + maxima) + static_cast<std::int64_t>(n + 8) * 9,
                    .operations = sums};
}

Result<LargestLaunch> largest_launch_exhaustive(const SubsetSumInstance& instance,
                                                const Parameters& parameters, Context& context) {
    const std::size_t n = instance.weights().size();
    const std::int64_t block = parameters.integer("block");
    const std::size_t low = low_bits(parameters, context.backend->device().emulated(), n);
    return LargestLaunch{.grid = ((std::int64_t{1} << low) - 1) / block + 1,
                         .block = static_cast<int>(block)};
}

/// Known after the launches, two per chunk. A step is one weight for one subset. One kernel writes the sums
/// of a chunk, and the other reads them.
Result<std::optional<KernelWork>> work_exhaustive(const ExhaustiveKernel& declared,
                                                  const SubsetSumInstance& instance,
                                                  const Parameters& parameters, std::int64_t launches,
                                                  Context& context) {
    if (launches == 0)
        return std::optional<KernelWork>();
    const std::size_t n = instance.weights().size();
    const double subsets = subsets::count(low_bits(parameters, context.backend->device().emulated(), n));
    const auto chunks = static_cast<double>(launches / 2);
    const auto unrolled = static_cast<std::size_t>(declared.unrolled);
    const std::size_t padded = (n + unrolled - 1) / unrolled * unrolled;
    return std::optional(KernelWork{.operations = chunks * subsets * static_cast<double>(padded),
                                    .unit = "weights looked at",
                                    .device_bytes = chunks * 16 * subsets,
                                    .launches = launches,
                                    .waited_launches = launches / 2});
}

Result<Answer> solve_exhaustive(const ExhaustiveKernel& declared, const SubsetSumInstance& instance,
                                const Parameters& parameters, Context& context) {
    KS_TRY(const Estimate needed, estimate_exhaustive(declared, instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    KS_CHECK(
        check_chunks(declared.info.id, instance, parameters,
                     low_bits(parameters, context.backend->device().emulated(), instance.weights().size())));
    context.begin_stage("upload");
    KS_TRY(Search search, Search::prepare(declared, parameters, instance, context));
    context.begin_stage("compute");
    KS_CHECK(search.run());
    context.begin_stage("way-back");
    KS_TRY(Answer answer, search.way_back());
    context.end_stage();
    return answer;
}

/// Records chunk by chunk (chunks_recording.h).
Result<std::shared_ptr<const Recording>>
record_exhaustive(const ExhaustiveKernel& declared, const std::shared_ptr<const SubsetSumInstance>& instance,
                  std::stop_token stop) {
    return record_chunks(declared.info.id, *instance, std::move(stop));
}

} // namespace

VariantOf<SubsetSumInstance> exhaustive_in_chunks(const ExhaustiveKernel& declared) {
    return VariantOf<SubsetSumInstance>({.info = declared.info,
                                         .estimate = std::bind_front(estimate_exhaustive, declared),
                                         .largest_launch = largest_launch_exhaustive,
                                         .work = std::bind_front(work_exhaustive, declared),
                                         .solve = std::bind_front(solve_exhaustive, declared),
                                         .record = std::bind_front(record_exhaustive, declared)});
}

} // namespace ks
