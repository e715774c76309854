// SPDX-License-Identifier: Apache-2.0
#include "tests/solvers/backend_checks.h"

#include <numeric>

namespace ks {

namespace {

constexpr int count = 4096;     ///< elements in a buffer
constexpr int long_times = 500; ///< iterations of a kernel that another launch must not overtake
constexpr LaunchShape shape{.grid = 16, .block = 256};

Result<void> expect(bool holds, const std::string& what) {
    return holds ? Result<void>() : Error{ErrorCode::check, what, "", ""};
}

template <class Done>
Result<void> expect_refused(const Done& done, const std::string& why) {
    if (done)
        return Error{ErrorCode::check, "it was not refused: " + why, "", ""};
    return expect(done.error().code == ErrorCode::internal && done.error().what == why,
                  "expected '" + why + "', but it says '" + done.error().what + "'");
}

/// A buffer of zeros, filled in the queue that uses it.
Result<Buffer> numbers(Backend& backend, const std::string& name, int queue = 0) {
    KS_TRY(Buffer buffer, backend.allocate({.name = name, .element_bytes = sizeof(int), .shape = {count}}));
    KS_CHECK(backend.fill(buffer, std::byte{0}, queue));
    return buffer;
}

Result<Buffer> numbers_on_the_host(Backend& backend) {
    return backend.allocate(
        {.name = "host", .element_bytes = sizeof(int), .shape = {count}, .space = Space::host});
}

LaunchShape in_queue(int queue) {
    LaunchShape placed = shape;
    placed.queue = queue;
    return placed;
}

Result<void> append(Backend& backend, Context& context, const Buffer& to, int digit, int queue,
                    int times = 1) {
    KS_TRY(const Kernel kernel, backend.kernel("numbers.append"));
    return backend.launch(context, kernel, in_queue(queue), to, digit, times, count);
}

Result<void> expect_numbers(Backend& backend, const Buffer& buffer, int expected) {
    std::vector<int> found(count);
    KS_CHECK(backend.download_items(buffer, std::span(found)));
    for (const int number : found)
        KS_CHECK(expect(number == expected, buffer.spec().name + " holds " + std::to_string(number) +
                                                " instead of " + std::to_string(expected)));
    return {};
}

Result<void> floats_and_doubles_arrive(Backend& backend, Context& context) {
    std::vector<double> items(count);
    std::iota(items.begin(), items.end(), -2048.0);
    const BufferSpec spec{.name = "from", .element_bytes = sizeof(double), .shape = {count}};
    KS_TRY(const Buffer from, backend.allocate(spec));
    KS_TRY(const Buffer to, backend.allocate(spec));
    KS_CHECK(backend.upload_items(from, std::span<const double>(items)));
    KS_TRY(const Kernel kernel, backend.kernel("numbers.scale"));
    KS_CHECK(backend.launch(context, kernel, shape, from, to, 0.375, -1.25f, -100.5, count));
    std::vector<double> scaled(count);
    KS_CHECK(backend.download_items(to, std::span(scaled)));
    for (std::size_t i = 0; i < items.size(); ++i)
        KS_CHECK(expect(scaled[i] == std::max(items[i] * 0.375 - 1.25, -100.5),
                        "element " + std::to_string(i) + " is " + std::to_string(scaled[i])));
    return {};
}

Result<void> numbers_of_another_kind_are_refused(Backend& backend, Context& context) {
    const BufferSpec spec{.name = "data", .element_bytes = sizeof(double), .shape = {count}};
    KS_TRY(const Buffer data, backend.allocate(spec));
    KS_TRY(const Kernel kernel, backend.kernel("numbers.scale"));
    const auto launch = [&](auto factor, auto shift, auto least, auto elements) {
        return backend.launch(context, kernel, shape, data, data, factor, shift, least, elements);
    };
    KS_CHECK(
        expect_refused(launch(1, 1.0f, 0.0, count), "argument 3 is an integer of 4 bytes, not a double"));
    KS_CHECK(expect_refused(launch(std::int64_t{1}, 1.0f, 0.0, count),
                            "argument 3 is an integer of 8 bytes, not a double"));
    KS_CHECK(expect_refused(launch(1.0f, 1.0f, 0.0, count), "argument 3 is a float, not a double"));
    KS_CHECK(expect_refused(launch(1.0, 1.0, 0.0, count), "argument 4 is a double, not a float"));
    KS_CHECK(
        expect_refused(launch(1.0, 1.0f, 0.0, 1.0), "argument 6 is a double, not an integer of 4 bytes"));
    KS_CHECK(expect_refused(launch(data, 1.0f, 0.0, count),
                            "argument 3 is a buffer of 8-byte elements, not a double"));
    return expect(backend.executed().launches == 0, "a refused launch was counted");
}

Result<void> a_queue_keeps_its_order(Backend& backend, Context& context) {
    KS_CHECK(backend.open_queues(4));
    std::vector<Buffer> buffers;
    for (int queue = 0; queue < 4; ++queue) {
        KS_TRY(Buffer buffer, numbers(backend, "of queue " + std::to_string(queue), queue));
        buffers.push_back(std::move(buffer));
    }
    for (const int digit : {1, 2, 3})
        for (int queue = 3; queue >= 0; --queue)
            KS_CHECK(
                append(backend, context, buffers[static_cast<std::size_t>(queue)], digit + queue, queue));
    KS_CHECK(backend.synchronise(context)); // waits for all queues
    for (int queue = 0; queue < 4; ++queue)
        KS_CHECK(expect_numbers(backend, buffers[static_cast<std::size_t>(queue)], 123 + 111 * queue));
    KS_CHECK(expect(backend.executed().launches == 12, "launches of other queues were not counted"));
    return expect(backend.executed().kernels == std::vector<std::string>{"numbers.append"},
                  "the kernels that ran are others");
}

Result<void> queues_wait_for_marks(Backend& backend, Context& context) {
    KS_CHECK(backend.open_queues(3));
    KS_TRY(const Buffer buffer, numbers(backend, "shared", 1));
    KS_CHECK(append(backend, context, buffer, 1, 1, long_times));
    KS_TRY(const std::int64_t first, backend.mark(1));
    KS_CHECK(backend.wait(2, first));
    KS_CHECK(append(backend, context, buffer, 2, 2, 4));
    KS_TRY(const std::int64_t second, backend.mark(2));
    KS_CHECK(backend.wait(0, second));
    KS_CHECK(append(backend, context, buffer, 3, 0, 2));
    KS_CHECK(expect_numbers(backend, buffer, 111222233));
    KS_TRY(const double taken, backend.between_ms(first, second));
    return expect(taken >= 0, "the second mark is earlier");
}

/// Memory is allocated and freed in the order of queue 0, even if the other queues are still busy.
Result<void> freed_memory_is_not_taken_from_another_queue(Backend& backend, Context& context) {
    KS_CHECK(backend.open_queues(2));
    KS_TRY(const Buffer kept, numbers(backend, "kept", 1));
    for (int round = 1; round <= 8; ++round) {
        KS_TRY(const Buffer held, numbers(backend, "held", 1));
        KS_CHECK(append(backend, context, held, round, 1, long_times));
        KS_CHECK(backend.copy(held, 0, kept, 0, sizeof(int) * count, 1));
    } // `held` is freed here; the next buffer may get its memory
    KS_CHECK(backend.synchronise(context));
    return expect_numbers(backend, kept, 888888888);
}

Result<void> what_there_is_not_is_refused(Backend& backend, Context& context) {
    KS_TRY(const Buffer buffer, numbers(backend, "data"));
    std::vector<int> items(count);
    const std::string none = "there is no queue 2";
    KS_CHECK(backend.open_queues(2));
    KS_CHECK(backend.open_queues(1)); // queues that are already open stay open
    KS_CHECK(append(backend, context, buffer, 1, 1));
    KS_CHECK(expect_refused(append(backend, context, buffer, 1, 2), none));
    KS_CHECK(expect_refused(append(backend, context, buffer, 1, -1), "there is no queue -1"));
    KS_CHECK(expect_refused(backend.fill(buffer, std::byte{0}, 2), none));
    KS_CHECK(expect_refused(backend.upload_items(buffer, std::span<const int>(items), 0, 2), none));
    KS_CHECK(expect_refused(backend.download_items(buffer, std::span(items), 0, 2), none));
    KS_CHECK(expect_refused(backend.copy(buffer, 0, buffer, 4, 4, 2), none));
    KS_CHECK(expect_refused(backend.mark(2), none));
    KS_CHECK(expect_refused(backend.wait(0, 0), "mark 0 was never set"));
    KS_TRY(const std::int64_t mark, backend.mark());
    KS_CHECK(expect_refused(backend.wait(2, mark), none));
    KS_CHECK(expect_refused(backend.wait(1, mark + 1), "mark 1 was never set"));
    KS_CHECK(expect_refused(backend.between_ms(mark, -1), "mark -1 was never set"));
    KS_CHECK(expect_refused(backend.open_queues(0), "0 queues"));
    return expect_refused(backend.open_queues(Backend::most_queues + 1), "129 queues");
}

Result<void> page_locked_memory_is_copied_without_waiting(Backend& backend, Context& context) {
    KS_CHECK(backend.open_queues(2));
    KS_TRY(const Buffer data, numbers(backend, "data", 1));
    KS_TRY(const Buffer host, numbers_on_the_host(backend));
    const std::span<int> items = host.host_items<int>();
    KS_CHECK(expect(items.size() == count && data.host_items<int>().empty(), "the host sees something else"));
    std::ranges::fill(items, 7);
    constexpr std::int64_t bytes = sizeof(int) * count;
    KS_CHECK(backend.copy(host, 0, data, 0, bytes, 1));
    KS_CHECK(append(backend, context, data, 5, 1, long_times));
    KS_CHECK(append(backend, context, data, 6, 1));
    KS_CHECK(backend.copy(data, bytes / 2, host, 0, bytes / 2, 1));
    KS_CHECK(backend.synchronise(context));
    KS_CHECK(expect(items[0] == 555555556 && items[count / 2 - 1] == 555555556,
                    "the first half did not come back"));
    return expect(items[count / 2] == 7 && items[count - 1] == 7, "the second half was overwritten");
}

Result<void> a_part_of_a_buffer_is_filled(Backend& backend, Context&) {
    KS_TRY(const Buffer data, numbers(backend, "data"));
    constexpr std::int64_t bytes = sizeof(int) * count;
    KS_CHECK(backend.fill(data, bytes / 2, bytes / 4, std::byte{1}));
    std::vector<int> found(count);
    KS_CHECK(backend.download_items(data, std::span(found)));
    for (int i = 0; i < count; ++i) {
        const bool filled = i >= count / 2 && i < count / 4 * 3;
        KS_CHECK(expect(found[static_cast<std::size_t>(i)] == (filled ? 0x01010101 : 0),
                        "element " + std::to_string(i) + " is wrong"));
    }
    return expect_refused(backend.fill(data, bytes / 2, bytes, std::byte{1}),
                          "a transfer goes beyond the buffer 'data'");
}

/// Page-locked memory that was returned is reused; copies that use it must have ended.
Result<void> page_locked_memory_is_used_again(Backend& backend, Context& context) {
    KS_TRY(const Buffer data, numbers(backend, "data"));
    constexpr std::int64_t bytes = sizeof(int) * count;
    for (int round = 1; round <= 16; ++round) {
        KS_CHECK(append(backend, context, data, 0, 0, long_times));
        KS_TRY(const Buffer host, numbers_on_the_host(backend));
        std::ranges::fill(host.host_items<int>(), round);
        // after the launch; `host` is destroyed before the copy ends
        KS_CHECK(backend.copy(host, 0, data, 0, bytes));
    }
    return expect_numbers(backend, data, 16);
}

Result<void> page_locked_memory_is_the_hosts(Backend& backend, Context& context) {
    KS_TRY(const Buffer host, numbers_on_the_host(backend));
    std::vector<int> items(count);
    const std::string why = "'host' lies in host memory";
    KS_CHECK(expect_refused(backend.fill(host, std::byte{0}), why));
    KS_CHECK(expect_refused(backend.upload_items(host, std::span<const int>(items)), why));
    KS_CHECK(expect_refused(backend.download_items(host, std::span(items)), why));
    KS_CHECK(expect_refused(backend.copy(host, 4, host, 0, sizeof(int) * count),
                            "a transfer goes beyond the buffer 'host'"));
    return expect_refused(append(backend, context, host, 1, 0),
                          "argument 1 lies in host memory, which no kernel sees");
}

Result<void> a_carveout_is_a_preference(Backend& backend, Context& context) {
    KS_TRY(const Buffer buffer, numbers(backend, "data"));
    KS_TRY(const Kernel kernel, backend.kernel("numbers.append"));
    const auto launch = [&](int carveout, int digit) {
        // The block needs more shared memory than a carve-out of 0 percent provides, but it runs.
        return backend.launch(context, kernel,
                              {.grid = 16, .block = 256, .shared_bytes = 16 << 10, .carveout = carveout},
                              buffer, digit, 1, count);
    };
    KS_CHECK(launch(0, 1));
    KS_CHECK(launch(50, 2));
    KS_CHECK(launch(100, 3));
    KS_CHECK(append(backend, context, buffer, 4, 0));
    KS_CHECK(expect_refused(launch(101, 5), "a carve-out of 101 percent"));
    KS_CHECK(expect_refused(launch(-1, 5), "a carve-out of -1 percent"));
    return expect_numbers(backend, buffer, 1234);
}

/// It runs after earlier work in queue 0, and before later work.
Result<void> a_replay_records_all_queues(Backend& backend, Context& context) {
    KS_CHECK(backend.open_queues(3));
    KS_TRY(const Buffer data, numbers(backend, "data"));
    KS_TRY(const Buffer more, numbers(backend, "more"));
    KS_TRY(const Buffer other, numbers(backend, "other"));
    KS_TRY(const Buffer host, numbers_on_the_host(backend));
    KS_TRY(const std::int64_t mark, backend.mark());
    const auto refused = [&](const std::function<Result<void>(Context&)>& body) {
        return backend.replay(body, 1, context);
    };
    KS_CHECK(expect_refused(refused([&](Context& now) { return append(backend, now, data, 1, 3); }),
                            "there is no queue 3"));
    KS_CHECK(expect_refused(refused([&](Context&) { return backend.wait(0, mark); }),
                            "waiting for a mark cannot be recorded for a replay"));
    const auto body = [&](Context& now) -> Result<void> {
        KS_CHECK(append(backend, now, other, 1, 1, long_times));
        KS_CHECK(append(backend, now, data, 3, 1));
        KS_CHECK(append(backend, now, more, 4, 2));
        return backend.copy(more, 0, host, 0, 4, 2);
    };
    KS_CHECK(append(backend, context, other, 1, 0, long_times));
    KS_CHECK(append(backend, context, data, 2, 0));
    KS_CHECK(append(backend, context, more, 2, 0));
    KS_CHECK(backend.replay(body, 2, context));
    KS_CHECK(append(backend, context, data, 5, 0));
    KS_CHECK(backend.synchronise(context));
    KS_CHECK(expect(host.host_items<int>()[0] == 244, "the copy was not recorded"));
    KS_CHECK(expect(backend.executed().launches == 10, "a launch of the replay was not counted"));
    KS_CHECK(expect_numbers(backend, more, 244));
    return expect_numbers(backend, data, 2335);
}

} // namespace

std::span<const BackendCheck> backend_checks() {
#define KS_CHECKED(name)                                                                                     \
    BackendCheck {                                                                                           \
#name, name                                                                                          \
    }
    static constexpr BackendCheck all[] = {KS_CHECKED(floats_and_doubles_arrive),
                                           KS_CHECKED(numbers_of_another_kind_are_refused),
                                           KS_CHECKED(a_queue_keeps_its_order),
                                           KS_CHECKED(queues_wait_for_marks),
                                           KS_CHECKED(freed_memory_is_not_taken_from_another_queue),
                                           KS_CHECKED(what_there_is_not_is_refused),
                                           KS_CHECKED(page_locked_memory_is_copied_without_waiting),
                                           KS_CHECKED(a_part_of_a_buffer_is_filled),
                                           KS_CHECKED(page_locked_memory_is_used_again),
                                           KS_CHECKED(page_locked_memory_is_the_hosts),
                                           KS_CHECKED(a_carveout_is_a_preference),
                                           KS_CHECKED(a_replay_records_all_queues)};
#undef KS_CHECKED
    return all;
}

} // namespace ks
