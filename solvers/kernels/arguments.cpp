// SPDX-License-Identifier: Apache-2.0
#include "solvers/kernels/arguments.h"

namespace ks {

namespace {

std::string describe(ArgumentKind kind, std::size_t bytes) {
    switch (kind) {
    case ArgumentKind::buffer:
        return "a buffer of " + std::to_string(bytes) + "-byte elements";
    case ArgumentKind::integer:
        return "an integer of " + std::to_string(bytes) + " bytes";
    case ArgumentKind::floating:
        break;
    }
    return bytes == sizeof(float) ? "a float" : "a double";
}

/// What is wrong with a buffer of the right element size, or nothing.
std::string wrong_view(const Buffer::View& view) {
    const BufferSpec& spec = view.buffer.spec();
    if (spec.space == Space::host)
        return "lies in host memory, which no kernel sees";
    if (view.offset < 0 || view.offset > spec.bytes() ||
        view.offset % static_cast<std::int64_t>(spec.element_bytes) != 0)
        return "begins at byte " + std::to_string(view.offset) + " of '" + spec.name + "'";
    return "";
}

/// What is wrong with the argument, or nothing.
std::string wrong_argument(const KernelParameter& parameter, const Argument& argument) {
    const bool is_buffer = argument.kind == ArgumentKind::buffer;
    const std::size_t bytes = is_buffer ? argument.view.buffer.spec().element_bytes : argument.bytes;
    const auto expected = static_cast<std::size_t>(parameter.bytes);
    if (argument.kind != parameter.kind || bytes != expected)
        return "is " + describe(argument.kind, bytes) + ", not " + describe(parameter.kind, expected);
    return is_buffer ? wrong_view(argument.view) : "";
}

} // namespace

Result<void> check_arguments(const std::string& kernel, KernelSignature signature,
                             std::span<const Argument> arguments) {
    if (arguments.size() != static_cast<std::size_t>(signature.count))
        return Error{.code = ErrorCode::internal,
                     .what = "launched with " + std::to_string(arguments.size()) + " arguments instead of " +
                             std::to_string(signature.count),
                     .where = kernel};
    for (int i = 0; i < signature.count; ++i)
        if (const std::string why =
                wrong_argument(signature.parameters[i], arguments[static_cast<std::size_t>(i)]);
            !why.empty())
            return Error{.code = ErrorCode::internal,
                         .what = "argument " + std::to_string(i + 1) + " " + why,
                         .where = kernel};
    return {};
}

Result<void> check_shape(const std::string& kernel, const LaunchShape& shape, int most_shared) {
    if (shape.block < 1 || shape.block > 1024)
        return Error{.code = ErrorCode::internal,
                     .what = "a block of " + std::to_string(shape.block) + " threads",
                     .where = kernel,
                     .todo = "a block has 1 to 1024 threads"};
    if (shape.grid < 1 || shape.grid > INT32_MAX)
        return Error{.code = ErrorCode::limit,
                     .what = "a grid of " + std::to_string(shape.grid) + " blocks",
                     .where = kernel,
                     .todo = "a grid has 1 to 2^31 - 1 blocks"};
    if (shape.shared_bytes < 0 || shape.shared_bytes > most_shared)
        return Error{.code = ErrorCode::limit,
                     .what = std::to_string(shape.shared_bytes) + " bytes of shared memory for a block",
                     .where = kernel,
                     .todo = "this device has " + std::to_string(most_shared)};
    if (shape.carveout && (*shape.carveout < 0 || *shape.carveout > 100))
        return Error{.code = ErrorCode::internal,
                     .what = "a carve-out of " + std::to_string(*shape.carveout) + " percent",
                     .where = kernel,
                     .todo = "a carve-out is 0 to 100 percent"};
    return {};
}

Result<void> check_on_device(const Buffer& buffer) {
    if (buffer.spec().space != Space::host)
        return {};
    return Error{.code = ErrorCode::internal,
                 .what = "'" + buffer.spec().name + "' lies in host memory",
                 .todo = "the host reads and writes it itself; copy takes it"};
}

Result<void> check_queue(int queue, int open) {
    if (queue >= 0 && queue < open)
        return {};
    return Error{.code = ErrorCode::internal,
                 .what = "there is no queue " + std::to_string(queue),
                 .todo = "queues are counted from 0, and " + std::to_string(open) + " are open"};
}

Result<void> check_queue_count(int count) {
    if (count >= 1 && count <= Backend::most_queues)
        return {};
    return Error{.code = ErrorCode::internal,
                 .what = std::to_string(count) + " queues",
                 .todo = "there are 1 to " + std::to_string(Backend::most_queues)};
}

Result<void> check_mark(std::int64_t mark, std::size_t set) {
    if (mark >= 0 && static_cast<std::uint64_t>(mark) < set)
        return {};
    return Error{.code = ErrorCode::internal,
                 .what = "mark " + std::to_string(mark) + " was never set",
                 .todo = "marks are counted from 0, and " + std::to_string(set) + " were set"};
}

Result<void> check_recorded_queue(int queue) {
    return queue == 0 ? Result<void>() : not_recorded("work in queue " + std::to_string(queue));
}

Error not_recorded(std::string_view call) {
    return {.code = ErrorCode::internal,
            .what = std::string(call) + " cannot be recorded for a replay",
            .todo = "a replay launches, fills and copies"};
}

Result<void> check_constant(std::string_view name, int size, std::size_t bytes) {
    if (size > 0 && bytes <= static_cast<std::size_t>(size))
        return {};
    return Error{.code = ErrorCode::internal,
                 .what = size == 0 ? "there is no such array in constant memory"
                                   : std::to_string(bytes) + " bytes do not fit " + std::to_string(size),
                 .where = std::string(name)};
}

} // namespace ks
