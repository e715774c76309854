// SPDX-License-Identifier: Apache-2.0
#include "solvers/roofline/measure.h"

#include "solvers/core/formatted.h"
#include "solvers/core/units.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <functional>

namespace ks::roofline {

namespace {

constexpr double bytes_of_word = 4;

Error computed_wrongly(const Sentence& kernel) {
    return {.code = ErrorCode::device,
            .what = formatted("{} did not compute what it should, so that its time measures nothing", kernel),
            .todo = "run `knapscope-run selftest --on gpu`, which checks the device"};
}

/// Takes the measurements one after the other; holds their common data.
class Measurement {
public:
    Measurement(const MeasureSizes& sizes, Context& context)
        : sizes_(sizes), context_(context), backend_(*context.backend) {}

    Result<std::vector<Ceiling>> all();

private:
    using Queued = std::function<Result<void>()>;

    Result<void> copy();
    Result<void> l2();
    Result<void> shared();
    Result<void> max_plus();
    Result<void> launch();
    Result<void> launch_and_wait();
    Result<void> barrier(CeilingId id, const std::string& name);

    /// Returns the seconds of the work that `work` queues, by the device's events.
    Result<double> seconds_of(const Queued& work);
    /// Repeats the work for the warm-up time, then takes the samples: `value` of the seconds of each.
    Result<void> sample(CeilingId id, const Queued& work, const std::function<double(double)>& value,
                        std::string how);
    /// Returns a shape with as many blocks as the device holds at once.
    Result<LaunchShape> full(const Kernel& kernel);
    Result<Buffer> words(const std::string& name, std::int64_t count) {
        return backend_.allocate({.name = name, .element_bytes = 4, .shape = {count}});
    }
    /// Checks the results of some threads of the first, a middle and the last block.
    Result<void> check(const std::string& kernel, const Buffer& results, const LaunchShape& shape,
                       const std::function<int(std::int64_t thread)>& expected);

    const MeasureSizes& sizes_;
    Context& context_;
    Backend& backend_;
    std::vector<Ceiling> done_;
};

std::string shape_text(const LaunchShape& shape) {
    return formatted("{} blocks of {} threads", shape.grid, shape.block);
}

Result<double> Measurement::seconds_of(const Queued& work) {
    KS_CHECK(context_.check());
    KS_TRY(const std::int64_t begin, backend_.mark());
    KS_CHECK(work());
    KS_TRY(const std::int64_t end, backend_.mark());
    KS_CHECK(backend_.synchronise(context_)); // checks for cancellation, which waiting for a mark does not
    KS_TRY(const double ms, backend_.between_ms(begin, end));
    if (ms <= 0)
        return Error{.code = ErrorCode::device,
                     .what = "the device's clock says that a launch took no time",
                     .todo = "measure again"};
    return ms / 1000;
}

Result<void> Measurement::sample(CeilingId id, const Queued& work, const std::function<double(double)>& value,
                                 std::string how) {
    double warm = 0;
    do {
        KS_TRY(const double seconds, seconds_of(work));
        warm += seconds;
    } while (warm * 1000 < sizes_.warm_up_ms);
    std::vector<double> samples;
    for (int i = 0; i < sizes_.samples; ++i) {
        KS_TRY(const double seconds, seconds_of(work));
        samples.push_back(value(seconds));
    }
    done_.push_back(ceiling_of(id, std::move(samples), std::move(how)));
    return {};
}

Result<LaunchShape> Measurement::full(const Kernel& kernel) {
    LaunchShape shape{.block = sizes_.block};
    KS_TRY(const std::int64_t held, backend_.coresident_blocks(kernel, shape));
    if (held < 1)
        return Error{
            .code = ErrorCode::device,
            .what = formatted("the device holds no block of {} threads of {}", shape.block, kernel.name)};
    shape.grid = std::min(held, sizes_.most_blocks);
    return shape;
}

Result<void> Measurement::check(const std::string& kernel, const Buffer& results, const LaunchShape& shape,
                                const std::function<int(std::int64_t thread)>& expected) {
    std::vector<int> found(static_cast<std::size_t>(shape.grid * shape.block));
    KS_CHECK(backend_.download_items(results, std::span(found)));
    for (const std::int64_t block : {std::int64_t{0}, shape.grid / 2, shape.grid - 1})
        for (int t = 0; t < shape.block; t += 37) { // some lane of every warp
            const std::int64_t thread = block * shape.block + t;
            if (found[static_cast<std::size_t>(thread)] != expected(thread))
                return computed_wrongly(kernel);
        }
    return {};
}

/// Copies from one buffer to another, both far larger than the L2 cache.
Result<void> Measurement::copy() {
    constexpr std::int64_t unit = 4096;
    const std::int64_t bytes = std::min(sizes_.copy_bytes, backend_.free_bytes() / 4) / unit * unit;
    if (bytes < unit || bytes < 8 * sizes_.l2_bytes)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("there are only {} of free memory on the device",
                                       bytes_text(backend_.free_bytes())),
                     .todo = "close other programs that use the GPU"};
    KS_TRY(const Buffer from, backend_.allocate({.name = "from", .element_bytes = 1, .shape = {bytes}}));
    KS_TRY(const Buffer to, backend_.allocate({.name = "to", .element_bytes = 1, .shape = {bytes}}));
    KS_CHECK(backend_.fill(from, std::byte{0x5a}));
    KS_CHECK(backend_.fill(to, std::byte{0}));
    KS_CHECK(sample(
        CeilingId::copy, [&] { return backend_.copy(from, 0, to, 0, bytes); },
        [&](double seconds) { return 2.0 * static_cast<double>(bytes) / seconds; },
        formatted("{} copied within device memory, read and written bytes counted", bytes_text(bytes))));
    for (const std::int64_t at : {std::int64_t{0}, bytes / 2, bytes - unit}) {
        std::vector<std::byte> found(static_cast<std::size_t>(unit));
        KS_CHECK(backend_.download(to, found, at));
        if (std::ranges::count(found, std::byte{0x5a}) != unit)
            return computed_wrongly("the copy");
    }
    return {};
}

Result<void> Measurement::l2() {
    if (sizes_.l2_bytes < 4096)
        return {};
    // Half of the cache, because in a cache of two parts each part may hold a copy of the same data.
    const auto count =
        static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(sizes_.l2_bytes / 2 / 4)));
    KS_TRY(const Kernel kernel, backend_.kernel("ceilings.l2"));
    KS_TRY(const LaunchShape shape, full(kernel));
    std::vector<int> data(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < data.size(); ++i)
        data[i] = static_cast<int>(i % 7);
    KS_TRY(const Buffer from, words("data", count));
    KS_CHECK(backend_.upload_items(from, std::span<const int>(data)));
    const std::int64_t threads = shape.grid * shape.block;
    KS_TRY(const Buffer results, words("results", threads));
    const double bytes = bytes_of_word * 8 * sizes_.l2_rounds * static_cast<double>(threads);
    KS_CHECK(sample(
        CeilingId::l2,
        [&] {
            return backend_.launch(context_, kernel, shape, from, results, static_cast<int>(count - 1),
                                   sizes_.l2_rounds);
        },
        [&](double seconds) { return bytes / seconds; },
        formatted("{} read over and over past the L1 cache by {}", bytes_text(count * 4),
                  shape_text(shape))));
    return check(kernel.name, results, shape, [&](std::int64_t thread) {
        return expected::l2(data, static_cast<int>(thread), static_cast<int>(threads), sizes_.l2_rounds);
    });
}

Result<void> Measurement::shared() {
    constexpr int step = 33;
    KS_TRY(const Kernel kernel, backend_.kernel("ceilings.shared"));
    KS_TRY(const LaunchShape shape, full(kernel));
    const std::int64_t threads = shape.grid * shape.block;
    KS_TRY(const Buffer results, words("results", threads));
    const double bytes = bytes_of_word * 16 * sizes_.shared_rounds * static_cast<double>(threads);
    KS_CHECK(sample(
        CeilingId::shared,
        [&] { return backend_.launch(context_, kernel, shape, results, sizes_.shared_rounds, step); },
        [&](double seconds) { return bytes / seconds; },
        formatted("32-bit words read without a bank conflict by {}", shape_text(shape))));
    return check(kernel.name, results, shape, [&](std::int64_t thread) {
        return expected::shared(static_cast<int>(thread % shape.block), sizes_.shared_rounds, step);
    });
}

Result<void> Measurement::max_plus() {
    constexpr int plus = 1;
    KS_TRY(const Kernel kernel, backend_.kernel("ceilings.max_plus"));
    KS_TRY(const LaunchShape shape, full(kernel));
    const std::int64_t threads = shape.grid * shape.block;
    KS_TRY(const Buffer results, words("results", threads));
    const double steps = 64.0 * sizes_.max_plus_rounds * static_cast<double>(threads);
    KS_CHECK(sample(
        CeilingId::max_plus,
        [&] { return backend_.launch(context_, kernel, shape, results, sizes_.max_plus_rounds, plus); },
        [&](double seconds) { return steps / seconds; },
        formatted("eight independent chains a thread in {}", shape_text(shape))));
    return check(kernel.name, results, shape, [&](std::int64_t thread) {
        return expected::max_plus(static_cast<int>(thread), sizes_.max_plus_rounds, plus);
    });
}

Result<void> Measurement::launch() {
    KS_TRY(const Kernel kernel, backend_.kernel("ceilings.nothing"));
    return sample(
        CeilingId::launch,
        [&]() -> Result<void> {
            for (int i = 0; i < sizes_.launches; ++i)
                KS_CHECK(backend_.launch(context_, kernel, {.grid = 1, .block = 32}, 0));
            return {};
        },
        [&](double seconds) { return seconds / sizes_.launches; },
        formatted("{} launches of an empty kernel of one warp, a few under way at a time", sizes_.launches));
}

/// Uses the host's clock, because the host's wait is measured.
Result<void> Measurement::launch_and_wait() {
    KS_TRY(const Kernel kernel, backend_.kernel("ceilings.nothing"));
    std::vector<double> samples;
    for (int i = -1; i < sizes_.samples; ++i) { // the first one is a warm-up
        KS_CHECK(context_.check());
        const auto begin = Context::Clock::now();
        for (int k = 0; k < sizes_.waited_launches; ++k) {
            KS_CHECK(backend_.launch(context_, kernel, {.grid = 1, .block = 32}, 0));
            KS_CHECK(backend_.synchronise(context_));
        }
        const std::chrono::duration<double> took = Context::Clock::now() - begin;
        if (i >= 0)
            samples.push_back(took.count() / sizes_.waited_launches);
    }
    done_.push_back(ceiling_of(
        CeilingId::launch_and_wait, std::move(samples),
        formatted("{} launches of an empty kernel of one warp, each waited for, by the host's clock",
                  sizes_.waited_launches)));
    return {};
}

/// Subtracts a launch with one barrier from a launch with many, so that the launch itself does not count.
Result<void> Measurement::barrier(CeilingId id, const std::string& name) {
    KS_TRY(const Kernel kernel, backend_.kernel(name));
    KS_TRY(LaunchShape shape, full(kernel));
    shape.cooperative = true;
    KS_TRY(const Buffer arrived, words("arrived", 1));
    KS_TRY(const Buffer seen, words("seen", shape.grid));
    KS_TRY(const Buffer passed, words("passed", shape.grid));
    const auto run = [&](int barriers, bool checked) -> Result<double> {
        KS_CHECK(backend_.fill(arrived, std::byte{0}));
        KS_CHECK(backend_.fill(seen, std::byte{0}));
        return seconds_of([&] {
            return backend_.launch(context_, kernel, shape, arrived, seen, passed, barriers, checked ? 1 : 0);
        });
    };
    KS_TRY(double warm, run(sizes_.barriers, true));
    std::vector<int> found(static_cast<std::size_t>(shape.grid));
    KS_CHECK(backend_.download_items(passed, std::span(found)));
    if (std::ranges::count(found, sizes_.barriers) != shape.grid)
        return computed_wrongly(name);
    while (warm * 1000 < sizes_.warm_up_ms) {
        KS_TRY(const double seconds, run(sizes_.barriers, false));
        warm += seconds;
    }
    std::vector<double> samples;
    for (int i = 0; i < sizes_.samples; ++i) {
        KS_TRY(const double one, run(1, false));
        KS_TRY(const double many, run(sizes_.barriers, false));
        if (many <= one)
            return Error{.code = ErrorCode::device,
                         .what =
                             formatted("{} barriers of the grid took no longer than one", sizes_.barriers),
                         .todo = "measure again, with nothing else on the GPU"};
        samples.push_back((many - one) / (sizes_.barriers - 1));
    }
    done_.push_back(ceiling_of(id, std::move(samples),
                               formatted("{} barriers of {}", sizes_.barriers, shape_text(shape))));
    return {};
}

Result<std::vector<Ceiling>> Measurement::all() {
    const std::vector<Queued> each = {
        [&] { return copy(); },
        [&] { return l2(); },
        [&] { return shared(); },
        [&] { return max_plus(); },
        [&] { return launch(); },
        [&] { return launch_and_wait(); },
        [&] { return barrier(CeilingId::grid_barrier, "ceilings.barrier<grid>"); },
        [&] { return barrier(CeilingId::atomic_barrier, "ceilings.barrier<atomic>"); }};
    const auto count = static_cast<std::int64_t>(each.size());
    for (std::int64_t i = 0; i < count; ++i) {
        KS_CHECK(context_.check());
        context_.report("measure", i, count);
        KS_CHECK(each[static_cast<std::size_t>(i)]());
    }
    context_.report("measure", count, count);
    return std::move(done_);
}

} // namespace

Result<std::vector<Ceiling>> measure_ceilings(const MeasureSizes& sizes, Context& context) {
    return Measurement(sizes, context).all();
}

} // namespace ks::roofline
