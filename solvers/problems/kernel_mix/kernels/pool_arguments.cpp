// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/kernels/pool_arguments.h"

#include "solvers/core/formatted.h"
#include "solvers/core/units.h"

namespace ks {

std::int64_t PoolArguments::bytes() const {
    std::int64_t sum = 0;
    for (const Array& array : arrays_)
        sum += array.spec.bytes();
    return sum;
}

Error PoolArguments::wrong_element(const std::string& name, std::size_t i, const std::string& got,
                                   const std::string& expected) {
    return {.code = ErrorCode::check,
            .what = formatted("the kernel left {} in element {} of {}, where the CPU computes {}", got, i,
                              name, expected),
            .todo = "report this as a bug"};
}

Fact PoolArguments::compared(const std::string& name, std::size_t count, double largest,
                             const Tolerance& tolerance) {
    const std::string elements = group_digits(std::to_string(count), ",");
    if (tolerance.allowed == 0)
        return {.name = "compared",
                .value = static_cast<std::int64_t>(count),
                .unit = "elements",
                .sentence = counted("The only element of {1} is the one that the CPU computes.",
                                    "All {0} elements of {1} are those that the CPU computes.",
                                    static_cast<std::int64_t>(count), elements, name)};
    return {.name = "largest-difference",
            .value = largest,
            .unit = {},
            .sentence = counted("The {} element of {} is at most {:.2g} from what the CPU computes; {:.2g} "
                                "is allowed, because {}.",
                                "The {} elements of {} are at most {:.2g} from what the CPU computes; {:.2g} "
                                "is allowed, because {}.",
                                static_cast<std::int64_t>(count), elements, name, largest, tolerance.allowed,
                                tolerance.because)};
}

Result<PoolTask> PoolTask::prepare(const std::string& kernel, std::shared_ptr<const PoolArguments> arguments,
                                   Backend& backend) {
    KS_TRY(Kernel found, backend.kernel(kernel));
    PoolTask task(std::move(found), std::move(arguments));
    for (const PoolArguments::Array& array : task.arguments_->arrays_) {
        KS_TRY(Buffer buffer, backend.allocate(array.spec));
        if (!array.content.empty())
            KS_CHECK(backend.upload(buffer, array.content));
        task.buffers_.push_back(std::move(buffer));
    }
    return task;
}

Result<void> PoolTask::spoil(Backend& backend) const {
    for (std::size_t i = 0; i < buffers_.size(); ++i)
        if (arguments_->arrays_[i].compare)
            KS_CHECK(backend.fill(buffers_[i], std::byte{0xa5}));
    return {};
}

Result<void> PoolTask::launch(const LaunchShape& shape, Context& context) const {
    Backend& backend = *context.backend;
    for (std::size_t i = 0; i < buffers_.size(); ++i)
        if (arguments_->arrays_[i].zeroed)
            KS_CHECK(backend.fill(buffers_[i], std::byte{0}, shape.queue));
    std::vector<Argument> packed;
    for (const auto& each : arguments_->list_) {
        const auto* const array = std::get_if<std::size_t>(&each);
        packed.push_back(array != nullptr ? Argument(buffers_[*array]) : std::get<Argument>(each));
    }
    return backend.launch(kernel_, shape, packed, context);
}

Result<std::vector<Fact>> PoolTask::check(Backend& backend) const {
    std::vector<Fact> facts;
    for (std::size_t i = 0; i < buffers_.size(); ++i) {
        const PoolArguments::Array& array = arguments_->arrays_[i];
        if (!array.compare)
            continue;
        std::vector<std::byte> bytes(static_cast<std::size_t>(array.spec.bytes()));
        KS_CHECK(backend.download(buffers_[i], bytes));
        KS_TRY(Fact fact, array.compare(bytes));
        facts.push_back(std::move(fact));
    }
    return facts;
}

} // namespace ks
