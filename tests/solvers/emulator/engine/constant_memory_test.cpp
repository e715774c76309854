// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/trace_reader.h"
#include "tests/solvers/test_kernels.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;
using emulator::Memory;
using emulator::Op;

namespace {

template <class T>
std::vector<T> counting(int count) {
    std::vector<T> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), T(1));
    return all;
}

template <class T>
std::span<const std::byte> bytes_of(const std::vector<T>& items) {
    return std::as_bytes(std::span<const T>(items));
}

} // namespace

/// Arrays in constant memory: the host fills them, kernels read them, and distinct words are counted.
class ConstantMemoryTest : public QObject {
    Q_OBJECT

private slots:
    void requests_cost_a_wavefront_for_each_word() {
        for (const int stride : {0, 1, 2}) {
            EmulatedRun run(true);
            const Buffer to = run.allocate("to", 4, 32);
            KS_VERIFY_OK(run.backend->set_constant("constant.factors", bytes_of(counting<int>(64))));
            KS_VERIFY_OK(run.launch("constant.strided", {.grid = 1, .block = 32}, to, stride));
            QCOMPARE(run.download<int>(to)[31], 31 * stride + 1);
            const Counters& read = *run.site(Op::load, Memory::constant);
            QCOMPARE(read.requests, 1);
            QCOMPARE(read.active_lanes, 32);
            QCOMPARE(read.wavefronts, stride == 0 ? 1 : 32);
            QCOMPARE(read.conflicts, stride == 0 ? 0 : 31);
            QCOMPARE(read.bytes_used, stride == 0 ? 4 : 128);
            QCOMPARE(read.bytes_moved, 0);
        }
    }

    void several_arrays_and_words_of_eight_bytes() {
        EmulatedRun run(true);
        run.recorder.window = WarpPlace{0, 0, 0};
        const Buffer to = run.allocate("to", 8, 32);
        KS_VERIFY_OK(run.backend->set_constant("constant.factors", bytes_of(counting<int>(4))));
        KS_VERIFY_OK(run.backend->set_constant("constant.offsets", bytes_of(std::vector<long>(32, -100))));
        KS_VERIFY_OK(run.launch("constant.sum", {.grid = 1, .block = 32}, to));
        QCOMPARE(run.download<long>(to), std::vector<long>(32, -90));
        Trace trace;
        emulator::read_launches(run.recorder, trace);
        const Counters& read = trace.totals.constant.load;
        QCOMPARE(read.requests, 5);
        QCOMPARE(read.wavefronts, 64 + 4);
        QCOMPARE(read.conflicts, 62);
        QCOMPARE(trace.totals.shared.load, Counters{});
        QCOMPARE(trace.totals.global.load, Counters{});
        const TraceInstruction& first = trace.window->instructions[0];
        QCOMPARE(trace.launches[0].sites[static_cast<std::size_t>(first.site)].space,
                 emulator::Memory::constant);
        QCOMPARE(first.addresses[31], std::uint64_t{31 * 8});
        QCOMPARE(first.values, std::vector<std::int64_t>(32, -100));
    }

    void constants_are_zero_before_and_belong_to_one_backend() {
        EmulatedRun run, other;
        const Buffer to = run.allocate("to", 4, 32);
        KS_VERIFY_OK(other.backend->set_constant("constant.factors", bytes_of(counting<int>(64))));
        KS_VERIFY_OK(run.launch("constant.strided", {.grid = 1, .block = 32}, to, 1));
        QCOMPARE(run.download<int>(to), std::vector<int>(32, 0));
    }

    void wrong_uses_are_refused() {
        EmulatedRun run(true);
        const Buffer to = run.allocate("to", 4, 32);
        KS_COMPARE_ERROR(run.backend->set_constant("constant.none", {}), ErrorCode::internal,
                         "constant.none: there is no such array in constant memory");
        KS_COMPARE_ERROR(run.backend->set_constant("constant.factors", bytes_of(counting<int>(65))),
                         ErrorCode::internal, "constant.factors: 260 bytes do not fit 256");
        QVERIFY(!run.backend->kernel("constant.factors"));
        const auto beyond = run.launch("constant.strided", {.grid = 1, .block = 32}, to, 3);
        QVERIFY(!beyond);
        QVERIFY2(beyond.error().what.find(
                     "thread 22 of block 0 reads element 66 of constant array 'factors', which has 64") == 0,
                 beyond.error().what.c_str());
        QCOMPARE(run.recorder.fault->kind, std::string("out-of-bounds"));
    }
};

KS_TEST(ConstantMemoryTest)
#include "constant_memory_test.moc"
