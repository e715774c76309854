// SPDX-License-Identifier: GPL-3.0-or-later
// A kernel's counters: the emulator's next to the hardware's, which are invented here.
#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "tests/visual/outside.h"
#include "visual/scene/kernel/kernel_counters_table.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace ks;
using namespace ks::scene;

namespace {

const FixedMeasure letters;

TraceLaunch launch_of(const char* kernel, std::int64_t loads) {
    TraceLaunch launch{.kernel = kernel, .grid = 6, .block = 256};
    TraceTotals& totals = launch.totals;
    totals.global.load = {
        .requests = loads, .sectors = 5 * loads, .bytes_used = 120 * loads, .bytes_moved = 160 * loads};
    totals.global.store = {.requests = 48, .sectors = 192, .bytes_used = 6144, .bytes_moved = 6144};
    totals.shared.load = {.requests = loads, .wavefronts = 2 * loads, .conflicts = loads};
    totals.branches = 1000;
    totals.divergent = 10;
    launch.schedule = BlockSchedule{.sms = 2, .blocks_per_sm = 2, .costs = {{6, 100}}, .counted = 6};
    return launch;
}

/// Two launches of one kernel, with a launch of another between them.
Trace row_trace() {
    Trace trace;
    trace.variant = "mckp.shared";
    trace.device = {.id = "emulator", .name = "H200", .cc = "9.0"};
    trace.launches = {launch_of("mckp_shared.row<int32>", 400), launch_of("mckp_shared.first", 7),
                      launch_of("mckp_shared.row<int32>", 600)};
    return trace;
}

/// In the style of an H200's counters; the values are invented for row_trace().
HardwareCount made_up_count() {
    HardwareCount count{.device = "NVIDIA H200"};
    count.counters.chip = "GH100";
    count.counters.passes = 7;
    const auto metric = [](const char* name, const char* cupti, const char* unit, double value) {
        return live::Counter{.name = name, .metric = cupti, .unit = unit, .value = value};
    };
    count.counters.ranges = {
        {.name = "mckp_shared.row<int32>",
         .launches = 2,
         .counters = {
             metric("achieved_occupancy", "sm__warps_active.avg.pct_of_peak_sustained_active", "%", 20.5),
             metric("branch_efficiency", "smsp__sass_average_branch_targets_threads_uniform.pct", "%", 99.04),
             metric("global_load_requests", "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", "", 1000),
             metric("global_load_sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", "", 4873),
             metric("global_load_efficiency", "smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.pct",
                    "%", 76.96),
             metric("global_store_requests", "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum", "", 96),
             metric("global_store_sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum", "", 384),
             metric("shared_load_transactions", "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum", "",
                    2000),
             metric("shared_load_bank_conflict", "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum",
                    "", 1003),
             metric("duration", "gpu__time_duration.sum", "ns", 731872)}}};
    return count;
}

const KernelCounter& named(const KernelCounters& all, const std::string& counter) {
    const auto at = std::ranges::find(all.counters, counter, &KernelCounter::counter);
    if (at == all.counters.end())
        qFatal("there is no %s", counter.c_str());
    return *at;
}

DisplayList counters_list(const KernelCounters& counters, double width = 760, double height = 480) {
    DisplayList list{width, height, {}, {}};
    const double used = add_kernel_counters(list, counters, {8, 8, width - 16, height - 16}, letters);
    if (used > height - 16 + 0.5)
        qFatal("%g pixels high, there are %g", used, height - 16);
    return list;
}

void compare_counters(const char* name, const DisplayList& list) {
    tests::compare_with_golden(QStringLiteral("visual"), QStringLiteral("kernel-") + QLatin1String(name),
                               to_text(list));
}

} // namespace

class KernelCountersTest : public QObject {
    Q_OBJECT

private slots:
    void counted_by_the_hardware() {
        const HardwareCount count = made_up_count();
        const DisplayList list = counters_list(kernel_counters(row_trace(), 0, &count, {}));
        QCOMPARE(tests::outside(list), QByteArray());
        compare_counters("counters", list);
    }

    /// Without the hardware there is only the emulator's column, and a sentence states why.
    void counted_by_the_emulator_alone() {
        const DisplayList list = counters_list(
            kernel_counters(row_trace(), 0, nullptr, "No GPU is at hand whose hardware could count."));
        QCOMPARE(tests::outside(list), QByteArray());
        compare_counters("counters-emulated", list);
    }

    /// Another kernel, other launches, a sample of the blocks, another device: the notes state all of this.
    void notes_explain_the_comparison() {
        HardwareCount count = made_up_count();
        count.host = "gpuhost";
        count.counters.ranges.front().launches = 1;
        Trace trace = row_trace();
        trace.device.name = "GTX Titan X";
        trace.sampled = {{4, 18}};
        trace.launches[0].cooperative = true;
        compare_counters("counters-notes", counters_list(kernel_counters(trace, 2, &count, {}), 760, 560));
        compare_counters("counters-missing", counters_list(kernel_counters(trace, 1, &count, {})));
        count.counters.ranges.clear();
        QCOMPARE(kernel_counters(trace, 1, &count, {}).notes.front(),
                 std::string("The hardware saw no launch in that run."));
    }

    /// The hardware's value covers all launches of one kernel, so the emulator's launches are added up.
    void all_launches_of_one_kernel() {
        const HardwareCount count = made_up_count();
        for (const std::int64_t launch : {0, 2}) {
            const KernelCounters both = kernel_counters(row_trace(), launch, &count, {});
            QCOMPARE(both.launches, std::int64_t(2));
            QCOMPARE(named(both, "global_load_requests").emulated, std::optional(1000.0));
            QVERIFY(!named(both, "global_load_requests").differs());
            QCOMPARE(named(both, "global_load_requests").difference_text(), std::string("="));
            QCOMPARE(named(both, "global_load_sectors").difference_text(), std::string("−127"));
            QCOMPARE(named(both, "shared_load_bank_conflict").difference_text(), std::string("+3"));
            QVERIFY(!named(both, "global_store_efficiency").counted); // the hardware has no value
            QCOMPARE(named(both, "global_store_efficiency").counted_text(), std::string("–"));
            QVERIFY(named(both, "global_store_efficiency").difference_text().empty());
        }
        const KernelCounters other = kernel_counters(row_trace(), 1, &count, {});
        QCOMPARE(other.launches, std::int64_t(1));
        QCOMPARE(named(other, "global_load_requests").emulated, std::optional(7.0));
        QVERIFY(!other.counted());
        QVERIFY(kernel_counters(row_trace(), 3, &count, {}).counters.empty());
    }

    /// Shares that print equally count as equal; a difference of a tenth of a per cent is shown.
    void shares_are_compared_as_they_are_written() {
        KernelCounter share{.share = true, .emulated = 0.66712, .counted = 0.66741};
        QVERIFY(!share.differs());
        share.counted = 0.66758;
        QCOMPARE(share.difference_text(), std::string("+0.1 points"));
    }

    /// Data of another program need not be correct.
    void figures_that_cannot_be_are_none() {
        HardwareCount count = made_up_count();
        for (live::Counter& counter : count.counters.ranges.front().counters)
            counter.value = counter.name == "global_load_requests"  ? std::numeric_limits<double>::quiet_NaN()
                            : counter.name == "global_load_sectors" ? 1e300
                                                                    : -1;
        const KernelCounters all = kernel_counters(row_trace(), 0, &count, {});
        for (const KernelCounter& each : all.counters)
            QVERIFY2(!each.counted || each.counter.empty(), each.counter.c_str());
    }

    /// Four places for six blocks of 8 warps on two SMs that hold 64: two waves, the second half as full.
    void the_modelled_occupancy() {
        const auto occupancy = modelled_occupancy(row_trace(), "mckp_shared.row<int32>");
        QVERIFY(occupancy);
        QCOMPARE(*occupancy, (4.0 * 8 + 2 * 8) / (2 * 2 * 64));
        Trace unmeasured = row_trace();
        unmeasured.launches[0].schedule->measured = false;
        QVERIFY(!modelled_occupancy(unmeasured, "mckp_shared.row<int32>"));
        unmeasured.launches[0].schedule.reset();
        QVERIFY(!modelled_occupancy(unmeasured, "mckp_shared.row<int32>"));
        QVERIFY(!modelled_occupancy(row_trace(), "no such kernel"));
    }

    /// The hardware's table has every counter requested here.
    void names_are_those_that_are_counted() {
        QFile table(source_path("solvers/gpu/counters/metrics.def"));
        QVERIFY(table.open(QIODevice::ReadOnly));
        const QByteArray metrics = table.readAll();
        for (const std::string& name : shared_counters())
            QVERIFY2(metrics.contains("KS_METRIC(full, \"" + QByteArray::fromStdString(name) + "\""),
                     name.c_str());
    }

    void nothing_is_outside_at_any_size() {
        const HardwareCount count = made_up_count();
        for (double width = 60; width < 900; width += 70)
            for (double height = 20; height < 520; height += 50) {
                const DisplayList list =
                    counters_list(kernel_counters(row_trace(), 0, &count, {}), width, height);
                QVERIFY2(tests::outside(list).isEmpty(), tests::outside(list).constData());
            }
    }
};

KS_TEST(KernelCountersTest)
#include "kernel_counters_test.moc"
