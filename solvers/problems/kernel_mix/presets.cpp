// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/occupancy/kernel_resources.h"
#include "solvers/problems/kernel_mix/parts.h"

#include <array>
#include <vector>

namespace ks {

namespace {

/// The card of the paper's experiments (Section V-A).
constexpr std::string_view paper_device = "gtx-titan-x";
constexpr std::int64_t paper_sms = 24;

/// Returns the number of threads that make `warps` full warps on each multiprocessor.
constexpr std::int64_t threads_of_warps(std::int64_t warps, std::int64_t sms = paper_sms) {
    return warps * warp_size * sms;
}

/// The paper's card comes first, so it is the default.
Parameter device_setting() {
    Parameter setting{.name = "device",
                      .type = Parameter::Type::choice,
                      .values = {std::string(paper_device)},
                      .title = "Device on which each kernel has these warps a multiprocessor"};
    for (const DevicePreset& device : device_presets())
        if (device.id != paper_device)
            setting.values.emplace_back(device.id);
    return setting;
}

Result<InstancePtr> built(KernelMixBuilder&& builder) {
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

/// Table I, with 8 warps of each kernel on each multiprocessor of a device.
std::array<MixKernel, 5> synthetic(std::int64_t sms) {
    const std::int64_t threads = threads_of_warps(8, sms);
    return {{{.name = "I", .registers = 8, .shared_bytes = 24576, .threads = threads},
             {.name = "II", .registers = 16, .shared_bytes = 12288, .threads = threads},
             {.name = "III", .registers = 24, .shared_bytes = 6144, .threads = threads},
             {.name = "IV", .registers = 32, .shared_bytes = 4608, .threads = threads},
             {.name = "V", .registers = 40, .shared_bytes = 1536, .threads = threads}}};
}

/// The paper does not state numbers of threads. With 8 warps each, all five kernels fit at once, and half of
/// the shared memory stays free.
Result<InstancePtr> table_1(const Parameters&, std::uint64_t) {
    KernelMixBuilder builder;
    builder.name("Table I: five synthetic kernels")
        .source("concurrency paper, Table I: registers and shared memory; it names no numbers of threads, so "
                "they are ours: 8 warps of each kernel on each multiprocessor; preset concurrency-table1")
        .device({.device = std::string(paper_device)});
    for (MixKernel& kernel : synthetic(paper_sms))
        builder.add(std::move(kernel));
    return built(std::move(builder));
}

/// The paper does not state how many kernels a run of its Figures 10 and 11 has; eight fill the warps.
std::span<const Parameter> drawn_settings() {
    static const std::vector<Parameter> all = {{.name = "kernels",
                                                .min = 1,
                                                .max = 10'000,
                                                .standard = 8,
                                                .unit = "kernels",
                                                .title = "Kernels, each drawn from the five"},
                                               device_setting()};
    return all;
}

Result<InstancePtr> drawn_from_table_1(const Parameters& settings, std::uint64_t seed) {
    const std::int64_t count = settings.integer("kernels");
    KS_TRY(const DevicePreset* device, find_device_preset(settings.choice("device")));
    std::array<MixKernel, 5> kernels = synthetic(device->sms);
    for (MixKernel& kernel : kernels)
        kernel.copies = 0;
    Random random(seed);
    for (std::int64_t i = 0; i < count; ++i)
        ++kernels[static_cast<std::size_t>(random.between(0, kernels.size() - 1))].copies;
    KernelMixBuilder builder;
    builder.name(written("{} synthetic kernels, drawn", count))
        .source(written("concurrency paper, Figures 10 and 11: a random set of Table I's kernels, with its "
                        "registers and shared memory; the number of kernels and of threads, 8 warps of each "
                        "kernel on each multiprocessor, are ours; preset concurrency-synthetic, kernels = "
                        "{}, seed {}",
                        count, seed))
        .device({.device = std::string(device->id)});
    for (MixKernel& kernel : kernels)
        if (kernel.copies > 0)
            builder.add(std::move(kernel));
    return built(std::move(builder));
}

/// Found by search over two kernels: 35 warps need at least two blocks, and two blocks make 36.
Result<InstancePtr> register_trap(const Parameters&, std::uint64_t) {
    KernelMixBuilder builder;
    builder.name("A trap of registers")
        .source("ours: the least shared memory takes more registers than there are, and "
                "another choice fits; preset concurrency-register-trap")
        .device({.device = std::string(paper_device)});
    builder.add({.name = "wide", .registers = 40, .shared_bytes = 1536, .threads = threads_of_warps(35)});
    builder.add({.name = "narrow", .registers = 48, .shared_bytes = 4608, .threads = threads_of_warps(13)});
    return built(std::move(builder));
}

/// A kernel of the pool; its name is the part of the variant's id after "kernel-mix.pool.".
struct OfPool {
    std::string_view name, kernel;
    std::int64_t warps;
};

/// The numbers of warps on each multiprocessor are ours: 31 of the kernels in turn fit at once on the paper's
/// card, from any first kernel on, with 1 to 3 of 64 warps free.
constexpr std::array<OfPool, 13> pool = {{{"vector-add", "pool_vector_add.add", 2},
                                          {"matrix-product", "pool_matrix_product.multiply", 2},
                                          {"transpose", "pool_transpose.transpose", 2},
                                          {"reduction", "pool_reduction.sum", 2},
                                          {"scan", "pool_scan.scan", 2},
                                          {"histogram", "pool_histogram.count", 2},
                                          {"black-scholes", "pool_black_scholes.value", 2},
                                          {"monte-carlo", "pool_monte_carlo.throw", 3},
                                          {"n-body", "pool_n_body.pull", 2},
                                          {"convolution", "pool_convolution.blur", 2},
                                          {"mandelbrot", "pool_mandelbrot.iterate", 2},
                                          {"sort-step", "pool_sort_step.step", 1},
                                          {"distance-histogram", "pool_distance_histogram.count", 2}}};

/// Returns the kernel with the resources that nvcc reports; for a card that nvcc no longer supports, those
/// for the oldest supported one.
Result<MixKernel> measured(const OfPool& of, const DevicePreset& device) {
    const KernelResources* const found = kernel_resources().find(of.kernel, device.cc);
    if (found == nullptr)
        return Error{.what = formatted("the registers of {} are not known", of.kernel),
                     .todo = std::string(refresh_kernel_resources)};
    return MixKernel{.name = std::string(of.name),
                     .registers = found->registers,
                     .shared_bytes = found->static_shared_bytes,
                     .threads = threads_of_warps(of.warps, device.sms)};
}

std::span<const Parameter> pool_settings() {
    static const std::vector<Parameter> all = {{.name = "kernels",
                                                .min = 1,
                                                .max = 10'000,
                                                .standard = 16,
                                                .unit = "kernels",
                                                .title = "Kernels, the paper's 16, 31, 39, 52 or 65"},
                                               {.name = "set",
                                                .type = Parameter::Type::choice,
                                                .values = {"fixed", "random"},
                                                .title = "All in turn, or each drawn from all"},
                                               device_setting()};
    return all;
}

/// The paper's fixed set takes the kernels in their order and starts over after the last. The seed determines
/// the first kernel (1: vector add), because the paper's runs use different combinations. The paper's random
/// set draws each kernel.
Result<InstancePtr> from_pool(const Parameters& settings, std::uint64_t seed) {
    const std::int64_t count = settings.integer("kernels");
    const bool fixed = settings.choice("set") == "fixed";
    KS_TRY(const DevicePreset* device, find_device_preset(settings.choice("device")));
    std::array<std::int64_t, pool.size()> copies{};
    Random random(seed);
    const std::uint64_t first = (seed % pool.size() + pool.size() - 1) % pool.size();
    for (std::int64_t i = 0; i < count; ++i)
        ++copies[fixed ? (first + static_cast<std::uint64_t>(i)) % pool.size()
                       : static_cast<std::size_t>(random.between(0, pool.size() - 1))];
    KernelMixBuilder builder;
    builder.name(written("{} kernels of the pool, {}", count, fixed ? "in turn" : "drawn"))
        .source(
            written("concurrency paper, Section V-A: a pool of thirteen kernels of which it gives no "
                    "figures; the kernels are ours, with the registers and shared memory that nvcc {} gives "
                    "them (assets/kernel-resources.json) and threads chosen by us; preset "
                    "concurrency-pool, kernels = {}, set = {}, seed {}",
                    kernel_resources().nvcc, count, settings.choice("set"), seed))
        .device({.device = std::string(device->id)});
    for (std::size_t i = 0; i < pool.size(); ++i) {
        if (copies[i] == 0)
            continue;
        KS_TRY(MixKernel kernel, measured(pool[i], *device));
        kernel.copies = copies[i];
        builder.add(std::move(kernel));
    }
    return built(std::move(builder));
}

} // namespace

std::span<const Preset> kernel_mix_presets() {
    static const Preset all[] = {
        {.id = "concurrency-table1",
         .title = "Concurrency paper, Table I: five synthetic kernels, our threads",
         .kind = KernelMixInstance::kind_id,
         .make = table_1,
         .paper = "concurrency"},
        {.id = "concurrency-synthetic",
         .title = "Concurrency paper, kernels drawn from Table I",
         .kind = KernelMixInstance::kind_id,
         .settings = drawn_settings(),
         .random = true,
         .make = drawn_from_table_1,
         .paper = "concurrency"},
        {.id = "concurrency-register-trap",
         .title = "Two kernels that fit, though the paper's reduction says no",
         .kind = KernelMixInstance::kind_id,
         .make = register_trap},
        {.id = "concurrency-pool",
         .title = "Concurrency paper, a pool of thirteen kernels of ours",
         .kind = KernelMixInstance::kind_id,
         .settings = pool_settings(),
         .random = true,
         .make = from_pool,
         .paper = "concurrency"},
    };
    return all;
}

} // namespace ks
