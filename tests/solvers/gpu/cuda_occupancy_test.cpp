// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/occupancy.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <cuda_occupancy.h>

#include <climits>

using namespace ks;

namespace {

struct Configuration {
    int threads = 1, registers = 0, static_shared = 0, dynamic_shared = 0;
    bool optin = true;
    std::optional<int> carveout = {};
};

class Draw {
public:
    explicit Draw(std::uint64_t seed) : engine_(seed) {}

    int number(int least, int most) { return std::uniform_int_distribution(least, most)(engine_); }

    Configuration configuration(const ComputeCapability& device) {
        const int beyond = device.shared_per_block_optin + 3000;
        Configuration c;
        c.threads = number(0, 15) == 0 ? number(1025, 4096) : number(1, 1024);
        c.registers = number(0, 15) == 0 ? number(257, 400) : number(0, 255);
        c.static_shared = number(0, 1) * number(0, device.shared_per_block);
        c.dynamic_shared = number(0, 2) == 0 ? 0 : number(0, number(0, 1) == 0 ? beyond : beyond / 16);
        c.optin = number(0, 1) == 0;
        if (number(0, 1) == 0)
            c.carveout = number(0, 1) == 0 ? 25 * number(0, 4) : number(0, 100);
        return c;
    }

private:
    std::mt19937_64 engine_;
};

cudaOccDeviceProp properties_of(const ComputeCapability& device) {
    cudaOccDeviceProp properties;
    properties.computeMajor = device.name[0] - '0';
    properties.computeMinor = device.name[2] - '0';
    properties.maxThreadsPerBlock = most_block_threads;
    properties.maxThreadsPerMultiprocessor = device.threads_per_sm;
    properties.regsPerBlock = device.registers_per_block;
    properties.regsPerMultiprocessor = device.registers_per_sm;
    properties.warpSize = warp_size;
    properties.sharedMemPerBlock = static_cast<std::size_t>(device.shared_per_block);
    properties.sharedMemPerMultiprocessor = static_cast<std::size_t>(device.shared_per_sm);
    properties.numSms = 1;
    properties.sharedMemPerBlockOptin = static_cast<std::size_t>(device.shared_per_block_optin);
    properties.reservedSharedMemPerBlock = static_cast<std::size_t>(device.shared_reserved);
    return properties;
}

/// Every limit as computed by the header, in the order of Limiter, then the number of blocks.
std::array<int, 5> by_header(const cudaOccDeviceProp& properties, const Configuration& c, unsigned& factors) {
    cudaOccFuncAttributes function;
    function.maxThreadsPerBlock = INT_MAX;
    function.numRegs = c.registers;
    function.sharedSizeBytes = static_cast<std::size_t>(c.static_shared);
    function.shmemLimitConfig = c.optin ? FUNC_SHMEM_LIMIT_OPTIN : FUNC_SHMEM_LIMIT_DEFAULT;
    function.maxDynamicSharedSizeBytes = static_cast<std::size_t>(c.dynamic_shared);
    cudaOccDeviceState state;
    state.carveoutConfig = c.carveout.value_or(SHAREDMEM_CARVEOUT_DEFAULT);
    cudaOccResult result{};
    if (cudaOccMaxActiveBlocksPerMultiprocessor(&result, &properties, &function, &state, c.threads,
                                                static_cast<std::size_t>(c.dynamic_shared)) !=
        CUDA_OCC_SUCCESS)
        return {-1};
    factors = result.limitingFactors;
    return {result.blockLimitWarps, result.blockLimitBlocks, result.blockLimitRegs,
            result.blockLimitSharedMem, result.activeBlocksPerMultiprocessor};
}

std::array<int, 5> by_ours(const ComputeCapability& device, const Configuration& c, unsigned& factors) {
    constexpr unsigned bits[] = {OCC_LIMIT_WARPS, OCC_LIMIT_BLOCKS, OCC_LIMIT_REGISTERS,
                                 OCC_LIMIT_SHARED_MEMORY};
    const Occupancy ours = occupancy(device, {c.threads, c.registers, c.static_shared + c.dynamic_shared},
                                     {.optin = c.optin, .carveout = c.carveout});
    std::array<int, 5> all{};
    factors = 0;
    for (std::size_t i = 0; i < ours.limits.size(); ++i) {
        all[i] = static_cast<int>(ours.limits[i].blocks.value_or(INT_MAX));
        factors |= ours.limits[i].limiting ? bits[i] : 0U;
    }
    all.back() = static_cast<int>(ours.blocks);
    return all;
}

} // namespace

/// Compares our rules with the toolkit's header, which is the authority from compute capability 3 on. From cc
/// 7 on the header accepts 256 registers per thread, but instructions can use at most 255, so 256 is not
/// tested.
class CudaOccupancyTest : public QObject {
    Q_OBJECT

private slots:
    void the_header_agrees_data() {
        QTest::addColumn<QByteArray>("cc");
        for (const ComputeCapability& each : compute_capabilities())
            if (!each.name.starts_with("2."))
                QTest::newRow(each.name.data()) << QByteArray(each.name.data());
    }
    void the_header_agrees() {
        QFETCH(QByteArray, cc);
        const ComputeCapability& device =
            *std::ranges::find(compute_capabilities(), cc.toStdString(), &ComputeCapability::name);
        const cudaOccDeviceProp properties = properties_of(device);
        Draw draw(test_seed());
        std::array<int, 5> most{};
        for (int i = 0; i < 1'000'000; ++i) {
            const Configuration c = draw.configuration(device);
            unsigned factors = 0, expected_factors = 0;
            const auto ours = by_ours(device, c, factors);
            const auto expected = by_header(properties, c, expected_factors);
            if (ours != expected || factors != expected_factors)
                QFAIL(qPrintable(
                    QString("block %1, registers %2, shared %3 + %4, opt-in %5, carve-out %6: %7 blocks, "
                            "the header says %8")
                        .arg(c.threads)
                        .arg(c.registers)
                        .arg(c.static_shared)
                        .arg(c.dynamic_shared)
                        .arg(c.optin)
                        .arg(c.carveout.value_or(-1))
                        .arg(ours.back())
                        .arg(expected.back())));
            for (std::size_t k = 0; k < most.size(); ++k)
                most[k] = std::max(most[k], ours[k] == INT_MAX ? 0 : ours[k]);
        }
        for (const int limit : most)
            QVERIFY(limit > 1); // not all random configurations are invalid
    }

    void it_refuses_fermi() {
        const ComputeCapability& fermi = compute_capabilities().front();
        QCOMPARE(fermi.name, std::string_view("2.0"));
        unsigned factors = 0;
        QCOMPARE(by_header(properties_of(fermi), {.threads = 256, .registers = 32}, factors)[0], -1);
    }
};

KS_TEST(CudaOccupancyTest)
#include "cuda_occupancy_test.moc"
