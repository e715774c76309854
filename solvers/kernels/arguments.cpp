// SPDX-License-Identifier: Apache-2.0
#include "solvers/kernels/arguments.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"

namespace ks {

namespace {

Sentence describe(ArgumentKind kind, std::size_t bytes) {
    switch (kind) {
    case ArgumentKind::buffer:
        return formatted("a buffer of {}-byte elements", bytes);
    case ArgumentKind::integer:
        return counted("an integer of {} byte", "an integer of {} bytes", static_cast<std::int64_t>(bytes));
    case ArgumentKind::floating:
        break;
    }
    return bytes == sizeof(float) ? said("a float") : said("a double");
}

/// Returns the error of a buffer whose element size is right, or an empty sentence.
Sentence wrong_view(const Buffer::View& view) {
    const BufferSpec& spec = view.buffer.spec();
    if (spec.space == Space::host)
        return said("lies in host memory, which no kernel sees");
    if (view.offset < 0 || view.offset > spec.bytes() ||
        view.offset % static_cast<std::int64_t>(spec.element_bytes) != 0)
        return formatted("begins at byte {} of '{}'", view.offset, spec.name);
    return "";
}

/// Returns the error of the argument, or an empty sentence.
Sentence wrong_argument(const KernelParameter& parameter, const Argument& argument) {
    const bool is_buffer = argument.kind == ArgumentKind::buffer;
    const std::size_t bytes = is_buffer ? argument.view.buffer.spec().element_bytes : argument.bytes;
    const auto expected = static_cast<std::size_t>(parameter.bytes);
    if (argument.kind != parameter.kind || bytes != expected)
        return formatted("is {}, not {}", describe(argument.kind, bytes), describe(parameter.kind, expected));
    return is_buffer ? wrong_view(argument.view) : Sentence();
}

} // namespace

Result<void> check_arguments(const std::string& kernel, KernelSignature signature,
                             std::span<const Argument> arguments) {
    if (arguments.size() != static_cast<std::size_t>(signature.count))
        return Error{
            .code = ErrorCode::internal,
            .what = formatted("launched with {} arguments instead of {}", arguments.size(), signature.count),
            .where = kernel};
    for (int i = 0; i < signature.count; ++i)
        if (const Sentence why =
                wrong_argument(signature.parameters[i], arguments[static_cast<std::size_t>(i)]);
            !why.empty())
            return Error{.code = ErrorCode::internal,
                         .what = formatted("argument {} {}", i + 1, why),
                         .where = kernel};
    return {};
}

Result<void> check_shape(const std::string& kernel, const LaunchShape& shape, int most_shared) {
    if (shape.block < 1 || shape.block > 1024)
        return Error{.code = ErrorCode::internal,
                     .what = formatted("a block of {} threads", shape.block),
                     .where = kernel,
                     .todo = "a block has 1 to 1024 threads"};
    if (shape.grid < 1 || shape.grid > INT32_MAX)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("a grid of {} blocks", shape.grid),
                     .where = kernel,
                     .todo = "a grid has 1 to 2^31 - 1 blocks"};
    if (shape.shared_bytes < 0 || shape.shared_bytes > most_shared)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("{} bytes of shared memory for a block", shape.shared_bytes),
                     .where = kernel,
                     .todo = formatted("this device has {}", most_shared)};
    if (shape.carveout && (*shape.carveout < 0 || *shape.carveout > 100))
        return Error{.code = ErrorCode::internal,
                     .what = formatted("a carve-out of {} percent", *shape.carveout),
                     .where = kernel,
                     .todo = "a carve-out is 0 to 100 percent"};
    return {};
}

Result<void> check_on_device(const Buffer& buffer) {
    if (buffer.spec().space != Space::host)
        return {};
    return Error{.code = ErrorCode::internal,
                 .what = formatted("'{}' lies in host memory", buffer.spec().name),
                 .todo = "the host reads and writes it itself; copy takes it"};
}

Result<void> check_queue(int queue, int open) {
    if (queue >= 0 && queue < open)
        return {};
    return Error{.code = ErrorCode::internal,
                 .what = formatted("there is no queue {}", queue),
                 .todo = formatted("queues are counted from 0, and {} are open", open)};
}

Result<void> check_queue_count(int count) {
    if (count >= 1 && count <= Backend::most_queues)
        return {};
    return Error{.code = ErrorCode::internal,
                 .what = formatted("{} queues", count),
                 .todo = formatted("there are 1 to {}", Backend::most_queues)};
}

Result<void> check_mark(std::int64_t mark, std::size_t set) {
    if (mark >= 0 && static_cast<std::uint64_t>(mark) < set)
        return {};
    return Error{.code = ErrorCode::internal,
                 .what = formatted("mark {} was never set", mark),
                 .todo = formatted("marks are counted from 0, and {} were set", set)};
}

Error not_recorded(const Sentence& call) {
    return {.code = ErrorCode::internal,
            .what = formatted("{} cannot be recorded for a replay", call),
            .todo = "a replay launches, fills and copies"};
}

Result<void> check_constant(std::string_view name, int size, std::size_t bytes) {
    if (size > 0 && bytes <= static_cast<std::size_t>(size))
        return {};
    return Error{.code = ErrorCode::internal,
                 .what = size == 0 ? "there is no such array in constant memory"
                                   : formatted("{} bytes do not fit {}", bytes, size),
                 .where = std::string(name)};
}

} // namespace ks
