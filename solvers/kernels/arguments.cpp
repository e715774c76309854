// SPDX-License-Identifier: Apache-2.0
#include "solvers/kernels/arguments.h"

namespace ks {

namespace {

std::string describe(const KernelParameter& parameter) {
    if (parameter.buffer)
        return "a buffer of " + std::to_string(parameter.bytes) + "-byte elements";
    return "an integer of " + std::to_string(parameter.bytes) + " bytes";
}

bool fits(const KernelParameter& parameter, const Argument& argument) {
    if (parameter.buffer != (argument.kind == Argument::Kind::buffer))
        return false;
    if (!parameter.buffer)
        return argument.bytes == static_cast<std::size_t>(parameter.bytes);
    const BufferSpec& spec = argument.view.buffer.spec();
    const std::int64_t offset = argument.view.offset;
    return spec.element_bytes == static_cast<std::size_t>(parameter.bytes) && offset >= 0 &&
           offset <= spec.bytes() && offset % parameter.bytes == 0;
}

} // namespace

Result<void> check_arguments(const std::string& kernel, KernelSignature signature,
                             std::span<const Argument> arguments) {
    if (arguments.size() != static_cast<std::size_t>(signature.count))
        return Error{ErrorCode::internal,
                     "launched with " + std::to_string(arguments.size()) + " arguments instead of " +
                         std::to_string(signature.count),
                     kernel, ""};
    for (int i = 0; i < signature.count; ++i)
        if (!fits(signature.parameters[i], arguments[static_cast<std::size_t>(i)]))
            return Error{ErrorCode::internal,
                         "argument " + std::to_string(i + 1) + " is not " + describe(signature.parameters[i]),
                         kernel, ""};
    return {};
}

Result<void> check_shape(const std::string& kernel, const LaunchShape& shape, int most_shared) {
    if (shape.block < 1 || shape.block > 1024)
        return Error{ErrorCode::internal, "a block of " + std::to_string(shape.block) + " threads", kernel,
                     "a block has 1 to 1024 threads"};
    if (shape.grid < 1 || shape.grid > INT32_MAX)
        return Error{ErrorCode::limit, "a grid of " + std::to_string(shape.grid) + " blocks", kernel,
                     "a grid has 1 to 2^31 - 1 blocks"};
    if (shape.shared_bytes < 0 || shape.shared_bytes > most_shared)
        return Error{ErrorCode::limit,
                     std::to_string(shape.shared_bytes) + " bytes of shared memory for a block", kernel,
                     "this device has " + std::to_string(most_shared)};
    return {};
}

Error not_recorded(std::string_view call) {
    return {ErrorCode::internal, std::string(call) + " cannot be recorded for a replay", "",
            "a replay launches, fills and copies"};
}

Result<void> check_constant(std::string_view name, int size, std::size_t bytes) {
    if (size > 0 && bytes <= static_cast<std::size_t>(size))
        return {};
    return Error{ErrorCode::internal,
                 size == 0 ? "there is no such array in constant memory"
                           : std::to_string(bytes) + " bytes do not fit " + std::to_string(size),
                 std::string(name), ""};
}

} // namespace ks
