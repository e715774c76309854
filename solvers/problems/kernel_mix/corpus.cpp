// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/problems/kernel_mix/parts.h"

#include <cassert>

namespace ks {

namespace {

using Kernels = std::vector<MixKernel>;

MixDevice preset_device(const char* id) {
    return {.device = id};
}

MixDevice own_device(std::int64_t sms, const Plan::Resources& sm) {
    return {.sms = sms,
            .sm_warps = sm.warps,
            .sm_blocks = sm.blocks,
            .sm_registers = sm.registers,
            .sm_shared_bytes = sm.shared_bytes};
}

/// Returns a kernel with `warps` full warps on each of `sms` multiprocessors.
MixKernel of_warps(std::int64_t warps, std::int64_t registers, std::int64_t shared_bytes, std::int64_t sms,
                   std::int64_t copies = 1) {
    return {.registers = registers,
            .shared_bytes = shared_bytes,
            .threads = warps * warp_size * sms,
            .copies = copies};
}

/// `fewest`: the fewest batches, if brute force would take too long.
ConformanceCase make_case(const std::string& name, const MixDevice& device, const Kernels& kernels,
                          std::optional<std::int64_t> fewest = {}) {
    KernelMixBuilder builder;
    builder.name(name).device(device);
    for (const MixKernel& kernel : kernels)
        builder.add(kernel);
    const auto instance = std::move(builder).build();
    assert(instance && "the corpus holds legal instances");
    return {.name = "kernel-mix: " + name,
            .instance = *instance,
            .batches = fewest ? *fewest : fewest_batches(**instance)};
}

constexpr std::int64_t titan_sms = 24, h200_sms = 132;

void add_edges(std::vector<ConformanceCase>& cases) {
    const MixDevice titan = preset_device("gtx-titan-x");
    const auto titan_of = [](std::int64_t warps, std::int64_t registers, std::int64_t shared_bytes,
                             std::int64_t copies = 1) {
        return of_warps(warps, registers, shared_bytes, titan_sms, copies);
    };
    const auto add = [&](const std::string& name, const MixDevice& device, const Kernels& kernels,
                         std::optional<std::int64_t> fewest = {}) {
        cases.push_back(make_case(name, device, kernels, fewest));
    };
    add("two kernels, the least shared memory takes too many registers", titan,
        {titan_of(35, 40, 1536), titan_of(13, 48, 4608)});
    add("the same without shared memory", titan, {titan_of(35, 40, 0), titan_of(13, 48, 0)});
    add("the same, one register too many for either", titan,
        {titan_of(35, 41, 1536), titan_of(13, 48, 4608)});
    add("one kernel of one thread", titan, {{.threads = 1}});
    add("one thread more than a warp each", titan, {{.registers = 8, .threads = titan_sms * 32 + 1}});
    add("no registers, no shared memory", titan, {titan_of(40, 0, 0), titan_of(24, 0, 0)});
    add("0 shared memory on a device that reserves some", preset_device("h200"),
        {of_warps(4, 16, 0, h200_sms, 3)});
    add("blocks of 1,024 threads only, exactly full", titan, {titan_of(32, 32, 1024, 2)});
    add("blocks of 1,024 threads only, a warp too many", titan,
        {titan_of(32, 16, 1024, 2), titan_of(1, 8, 0)});
    add("33 warps: two blocks at least", titan, {titan_of(33, 16, 512)});
    add("37 warps, a prime number", titan, {titan_of(37, 24, 512), titan_of(26, 16, 0)});
    add("255 registers, as many warps as there are registers for", titan, {titan_of(8, 255, 0)});
    add("255 registers, a warp too many", titan, {titan_of(9, 255, 0)});
    add("255 registers on a device of 63", preset_device("tesla-m2050"), {of_warps(1, 255, 0, 14)});
    add("registers exactly full", titan, {titan_of(16, 64, 0, 2), titan_of(32, 32, 0)}, 2);
    add("shared memory exactly full", titan, {titan_of(4, 16, 49152, 2)});
    add("shared memory exactly full but for one byte", titan,
        {titan_of(4, 16, 49152), titan_of(4, 16, 49153)});
    add("more shared memory than a block may have", titan, {titan_of(4, 16, 65536), titan_of(4, 16, 0)});
    add("more warps than a multiprocessor", titan, {titan_of(65, 8, 0), titan_of(3, 8, 0)});
    add("nothing fits", titan, {titan_of(65, 8, 0, 2), titan_of(2, 8, 65536)});
    add("two that fit alone and not together", titan, {titan_of(40, 16, 0), titan_of(30, 16, 0)});
    add("three in two batches", titan, {titan_of(40, 16, 0), titan_of(30, 16, 0), titan_of(20, 16, 0)});
    add("equal kernels", titan, {titan_of(10, 16, 1000, 3), titan_of(10, 16, 1000, 3)});
    add("everything exactly full", own_device(2, {8, 3, 8 * 32 * 10, 300}),
        {of_warps(3, 10, 100, 2), of_warps(3, 10, 100, 2), of_warps(2, 10, 100, 2)});
    add("everything exactly full, one byte less", own_device(2, {8, 3, 8 * 32 * 10, 299}),
        {of_warps(3, 10, 100, 2), of_warps(3, 10, 100, 2), of_warps(2, 10, 100, 2)});
    add("everything exactly full, one register less", own_device(2, {8, 3, 8 * 32 * 10 - 1, 300}),
        {of_warps(3, 10, 100, 2), of_warps(3, 10, 100, 2), of_warps(2, 10, 100, 2)});
    add("everything exactly full, one block less", own_device(2, {8, 2, 8 * 32 * 10, 300}),
        {of_warps(3, 10, 100, 2), of_warps(3, 10, 100, 2), of_warps(2, 10, 100, 2)});
    add("a multiprocessor of one block", own_device(1, {32, 1, 65536, 1000}), {of_warps(5, 8, 10, 1, 4)});
    add("a multiprocessor without shared memory", own_device(3, {64, 8, 65536, 0}),
        {of_warps(5, 8, 0, 3, 2), of_warps(5, 8, 1, 3)});
    add("more blocks needed than there are", own_device(1, {100, 2, 65536, 1000}),
        {of_warps(65, 1, 1, 1), of_warps(64, 1, 1, 1)});
    add("several kernels of several blocks", own_device(1, {160, 12, 1 << 20, 4000}),
        {of_warps(35, 40, 100, 1), of_warps(37, 32, 200, 1), of_warps(33, 16, 300, 1)});
    add("shapes that differ between copies", own_device(1, {71, 7, 71 * 32 * 16, 700}),
        {of_warps(35, 16, 100, 1, 2)});
    add("32 kernels of one warp", titan, {titan_of(1, 64, 3072, 32)}, 1);
    add("33 kernels of one warp, 32 blocks", titan, {titan_of(1, 64, 1024, 33)}, 2);
    add("32 kernels of two warps, exactly full", titan, Kernels(32, titan_of(2, 32, 3072)), 1);
    add("1,000 kernels, each a batch", own_device(1, {4, 1, 1000, 0}), {of_warps(4, 1, 0, 1, 1000)}, 1000);
    add("a million kernels on a device where none runs", own_device(1, {1, 1, 1, 0}),
        {of_warps(1, 1, 0, 1, 1'000'000)}, 0);
}

} // namespace

std::vector<ConformanceCase> corpus_kernel_mix() {
    std::vector<ConformanceCase> cases;
    add_edges(cases);
    return cases;
}

/// Uses a preset, or a custom device with about as many registers as the kernels need together: there the
/// paper's reduction sometimes fails.
ConformanceCase random_kernel_mix(Random& random) {
    const bool own = random.between(0, 3) != 0;
    const bool titan = random.between(0, 1) != 0;
    const std::int64_t sms = own ? random.between(1, 3) : titan ? titan_sms : h200_sms;
    const std::int64_t warps = own ? random.between(4, 150) : 64;
    const std::int64_t bytes = own ? 300 : 60000;
    Kernels kernels(static_cast<std::size_t>(random.between(1, 3)));
    std::int64_t registers = 0;
    for (MixKernel& kernel : kernels) {
        kernel.registers = random.between(0, own ? 40 : 64);
        kernel.shared_bytes = random.between(0, 3) == 0 ? 0 : random.between(0, bytes);
        kernel.threads = random.between(1, random.between(1, warps) * warp_size * sms);
        kernel.copies = random.between(1, own ? 2 : 1);
        registers += kernel.copies * kernel.registers * kernel.threads / sms;
    }
    if (!own)
        return make_case("random", preset_device(titan ? "gtx-titan-x" : "h200"), kernels);
    const Plan::Resources sm{.warps = warps,
                             .blocks = random.between(1, 8),
                             .registers = registers * random.between(60, 110) / 100 + 1,
                             .shared_bytes = random.between(0, 1000)};
    return make_case("random", own_device(sms, sm), kernels);
}

} // namespace ks
