// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/instance.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/instance/limits.h"

#include <algorithm>
#include <array>

namespace ks {

namespace {

// Far above the limits of any device, and small enough that no product overflows.
constexpr std::int64_t most_warps = 1024, most_bytes = std::int64_t{1} << 30;
constexpr std::int64_t most_threads = std::int64_t{1} << 40;

// "SM" is in their names, because a kernel has registers and shared bytes as well.
constexpr auto device_fields = field_list(
    field<&MixDevice::device>({.key = "device", .title = "Device"}),
    field<&MixDevice::sms>({.key = "sms", .title = "SMs", .least = 1, .most = 1'000'000}),
    field<&MixDevice::sm_warps>({.key = "sm_warps", .title = "SM warps", .least = 1, .most = most_warps}),
    field<&MixDevice::sm_blocks>({.key = "sm_blocks", .title = "SM blocks", .least = 1, .most = most_warps}),
    field<&MixDevice::sm_registers>(
        {.key = "sm_registers", .title = "SM registers", .least = 1, .most = most_bytes}),
    field<&MixDevice::sm_shared_bytes>(
        {.key = "sm_shared_bytes", .title = "SM shared", .unit = "bytes", .most = most_bytes}));
constexpr auto kernel_fields = field_list(
    field<&MixKernel::name>({.key = "name", .title = "Name"}),
    field<&MixKernel::registers>({.key = "registers", .title = "Registers", .most = 255, .fresh = 32}),
    field<&MixKernel::shared_bytes>(
        {.key = "shared_bytes", .title = "Shared", .unit = "bytes", .most = most_bytes}),
    field<&MixKernel::threads>(
        {.key = "threads", .title = "Threads", .least = 1, .most = most_threads, .fresh = 16896}),
    field<&MixKernel::copies>({.key = "copies",
                               .title = "Copies",
                               .least = 1,
                               .most = KernelMixInstance::most_launches,
                               .fresh = 1}));

constexpr std::size_t longest_name = 200; ///< bytes; pictures show a name in front of each lane

/// Checks that each number of an owner is in its field's range.
Result<void> check_ranges(std::span<const Field> fields, const void* owner, const std::string& pointer) {
    for (const Field& field : fields) {
        const Value value = field.get(owner);
        const auto* number = std::get_if<std::int64_t>(&value);
        if (number != nullptr && (*number < field.least || *number > field.most))
            return refuse(formatted("{} is not an integer from {} to {}", *number, field.least, field.most),
                          formatted("{}/{}", pointer, field.key), "correct it");
    }
    return {};
}

ComputeCapability own_sm(const MixDevice& device) {
    const int warps = static_cast<int>(*device.sm_warps), registers = static_cast<int>(*device.sm_registers),
              shared = static_cast<int>(*device.sm_shared_bytes);
    return {.name = "",
            .threads_per_sm = warps * warp_size,
            .warps_per_sm = warps,
            .blocks_per_sm = static_cast<int>(*device.sm_blocks),
            .registers_per_sm = registers,
            .registers_per_block = registers,
            .registers_per_thread = 255,
            .register_unit = 1,
            .sub_partitions = 1,
            .shared_per_sm = shared,
            .shared_per_block = shared,
            .shared_per_block_optin = shared,
            .shared_reserved = 0,
            .shared_unit = 1,
            .shared_splits_kib = {}};
}

} // namespace

const Fields& kernel_mix_fields() {
    static constexpr Fields all{.scalars = device_fields.fields,
                                .record = {.key = "kernels", .singular = "kernel", .plural = "kernels"},
                                .of_record = kernel_fields.fields};
    return all;
}

std::string KernelMixInstance::kernel_name(std::size_t i) const {
    const std::optional<std::string>& name = kernels()[i].name;
    return name && !name->empty() ? *name : formatted("K{}", i + 1);
}

Plan::Resources KernelMixInstance::limits() const {
    return {.warps = sm_.warps_per_sm,
            .blocks = sm_.blocks_per_sm,
            .registers = sm_.registers_per_sm,
            .shared_bytes = sm_.shared_per_sm};
}

std::int64_t KernelMixInstance::warps_of(const MixKernel& kernel) const {
    const std::int64_t threads = (kernel.threads + sms_ - 1) / sms_;
    return (threads + warp_size - 1) / warp_size;
}

KernelMixBuilder& KernelMixBuilder::name(std::string text) {
    name_ = std::move(text);
    return *this;
}

KernelMixBuilder& KernelMixBuilder::source(std::string text) {
    source_ = std::move(text);
    return *this;
}

KernelMixBuilder& KernelMixBuilder::device(MixDevice device) {
    contents_.scalars = std::move(device);
    return *this;
}

KernelMixBuilder& KernelMixBuilder::add(MixKernel kernel) {
    contents_.add(std::move(kernel));
    return *this;
}

Result<void> KernelMixBuilder::check_kernel(const MixKernel& kernel, std::size_t i) {
    const std::string pointer = formatted("/kernels/{}", i);
    if (kernel.name && !is_utf8(*kernel.name))
        return refuse("the kernel's name is not valid UTF-8", pointer + "/name", "write it in UTF-8");
    if (kernel.name && kernel.name->size() > longest_name)
        return refuse(formatted("the kernel's name is longer than {} bytes", longest_name), pointer + "/name",
                      "shorten it");
    return check_ranges(kernel_fields.fields, &kernel, pointer);
}

Result<void> KernelMixBuilder::find_device(KernelMixInstance& instance) {
    const MixDevice& given = instance.contents_.scalars;
    KS_CHECK(check_ranges(device_fields.fields, &given, ""));
    const std::array numbers{std::pair("sms", given.sms), std::pair("sm_warps", given.sm_warps),
                             std::pair("sm_blocks", given.sm_blocks),
                             std::pair("sm_registers", given.sm_registers),
                             std::pair("sm_shared_bytes", given.sm_shared_bytes)};
    const auto is_given = [](const auto& number) { return number.second.has_value(); };
    const bool any = std::ranges::any_of(numbers, is_given);
    if (given.device && any)
        return refuse("a preset and a device's own numbers exclude each other",
                      formatted("/{}", std::ranges::find_if(numbers, is_given)->first),
                      "leave out 'device' or every number of an SM");
    if (any) {
        if (const auto missing = std::ranges::find_if_not(numbers, is_given); missing != numbers.end())
            return refuse(formatted("'{}' is missing", missing->first), "",
                          "give all five numbers of a device, or name a preset as 'device'");
        instance.sms_ = *given.sms;
        instance.sm_ = own_sm(given);
        return {};
    }
    const auto preset =
        find_device_preset(given.device ? std::string_view(*given.device) : KernelMixInstance::usual_device);
    if (!preset)
        return refuse(preset.error().what, "/device", preset.error().todo);
    instance.preset_ = *preset;
    instance.sms_ = (*preset)->sms;
    instance.sm_ = (*preset)->limits();
    return {};
}

Result<std::shared_ptr<const KernelMixInstance>> KernelMixBuilder::build() && {
    KS_CHECK(check_texts(name_, source_));
    std::shared_ptr<KernelMixInstance> instance(
        new KernelMixInstance(std::move(name_), std::move(source_), std::move(contents_)));
    KS_CHECK(find_device(*instance));
    const std::span<const MixKernel> kernels = instance->kernels();
    if (kernels.empty())
        return refuse("there is no kernel", "/kernels", "give at least one kernel");
    for (std::size_t i = 0; i < kernels.size(); ++i) {
        KS_CHECK(check_kernel(kernels[i], i));
        instance->launches_ += kernels[i].copies;
        if (instance->launches_ > KernelMixInstance::most_launches)
            return refuse(
                formatted("up to here more than {} copies are to run", KernelMixInstance::most_launches),
                formatted("/kernels/{}/copies", i), "use fewer");
    }
    return std::shared_ptr<const KernelMixInstance>(std::move(instance));
}

} // namespace ks
