// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/counters/curve_store.h"
#include "solvers/gpu/counters/host.h"
#include "solvers/gpu/counters/range_plan.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <limits>
#include <numeric>
#include <set>

using namespace ks;
using namespace ks::gpu;

namespace {

/// Chips of the compute capabilities that nvcc compiles for: 7.5, 8.x, 8.9, 9.0, 10.0, 12.0.
const std::vector<std::string> chips{"TU102", "TU104", "GA100", "GA102", "AD102", "GH100", "GB100", "GB202"};

const std::vector<live::CounterSet> sets{live::CounterSet::basic, live::CounterSet::full,
                                         live::CounterSet::curves};

/// The numbers of launches that are counted together, for launches of these kernels.
std::vector<std::int64_t> sizes_of(RangePlan& plan, const std::vector<std::string>& kernels) {
    for (const std::string& kernel : kernels) {
        plan.before(kernel);
        plan.after();
    }
    plan.close();
    std::vector<std::int64_t> sizes;
    for (const RangePlan::Range& range : plan.ranges())
        sizes.push_back(range.launches);
    return sizes;
}

} // namespace

class CounterMetricsTest : public QObject {
    Q_OBJECT

    /// CUPTI's host functions need the library, but no GPU.
    const Cupti* cupti_ = nullptr;
    bool skipped() {
        const auto loaded = Cupti::load();
        if (loaded)
            cupti_ = *loaded;
        return !loaded && qgetenv("KS_REQUIRE_NVCC") != "1";
    }

private slots:
    void every_chip_has_every_metric() {
        if (skipped())
            QSKIP("CUPTI is not installed");
        QVERIFY(cupti_);
        for (const std::string& chip : chips)
            for (const live::CounterSet set : sets) {
                const auto host = HostProfiler::open(*cupti_, chip, set);
                QVERIFY2(host, (chip + ": " + std::string(sentence_of(host))).c_str());
                for (const std::string& metric : (*host)->missing())
                    QFAIL((chip + " lacks " + metric).c_str());
                QCOMPARE((*host)->metrics().size(), metrics_of(set).size());
                QVERIFY((*host)->passes() > 0);
            }
    }

    void the_basic_set_and_the_curves_take_one_pass() {
        if (skipped())
            QSKIP("CUPTI is not installed");
        QVERIFY(cupti_);
        for (const std::string& chip : chips)
            for (const live::CounterSet set : {live::CounterSet::basic, live::CounterSet::curves}) {
                const auto host = HostProfiler::open(*cupti_, chip, set);
                KS_VERIFY_OK(host);
                QVERIFY2((*host)->passes() == 1, chip.c_str());
            }
        const auto full = HostProfiler::open(*cupti_, "GH100", live::CounterSet::full);
        KS_VERIFY_OK(full);
        QVERIFY((*full)->passes() > 1 && (*full)->passes() <= 8);
    }

    void the_chips_are_known() {
        if (skipped())
            QSKIP("CUPTI is not installed");
        QVERIFY(cupti_);
        const auto known = known_chips(*cupti_);
        KS_VERIFY_OK(known);
        for (const std::string& chip : chips)
            QVERIFY2(std::ranges::count(*known, chip) == 1, chip.c_str());
        const auto other = HostProfiler::open(*cupti_, "XY123", live::CounterSet::basic);
        KS_COMPARE_ERROR(other, ErrorCode::device,
                         "this CUPTI does not know the GPU's chip (cuptiProfilerHostInitialize: "
                         "CUPTI_ERROR_INVALID_CHIP_NAME); install the CUPTI of a newer CUDA toolkit");
    }

    void the_full_set_has_the_sixteen_of_the_report() {
        const std::set<std::string> sixteen{
            "achieved_occupancy",        "branch_efficiency",        "global_load_efficiency",
            "global_store_efficiency",   "global_load_throughput",   "global_store_throughput",
            "dram_read_throughput",      "dram_write_throughput",    "shared_efficiency",
            "shared_load_throughput",    "shared_load_transactions", "shared_store_throughput",
            "shared_store_transactions", "shared_utilization",       "shared_load_bank_conflict",
            "shared_store_bank_conflict"};
        std::set<std::string> names;
        for (const Metric& metric : metrics_of(live::CounterSet::full))
            QVERIFY2(names.insert(metric.name).second, metric.name);
        QVERIFY(std::ranges::includes(names, sixteen));
        QVERIFY(names.contains("duration")); // it weights the means
        QVERIFY(metrics_of(live::CounterSet::none).empty());
    }

    void figures_of_launches_become_one() {
        const std::vector<ChosenMetric> metrics{
            {{"share", "%", Total::mean, "m1", ""}, "m1"},
            {{"bytes", "bytes", Total::sum, "m2", ""}, "m2"},
            {{"duration", "ns", Total::sum, "m3", ""}, "m3"},
        };
        const double none = std::numeric_limits<double>::quiet_NaN();
        const std::vector<CountedRange> ranges{
            {"a", 1, {50, 100, 10}}, {"b", 1, {none, 7, 5}}, {"a", 3, {80, 50, 30}}, {"a", 1, {none, 1, 60}}};
        const auto kernels = by_kernel(metrics, ranges);
        QCOMPARE(kernels.size(), std::size_t{2});
        QCOMPARE(kernels[0].launches, std::int64_t{5});
        // A launch without a value has no weight.
        QCOMPARE(kernels[0].counters[0].value, (50.0 * 10 + 80.0 * 30) / 40);
        QCOMPARE(kernels[0].counters[1].value, 151.0);
        QCOMPARE(kernels[0].counters[2].value, 100.0);
        QCOMPARE(kernels[1].counters.size(), std::size_t{2});
        QCOMPARE(kernels[1].counters[0].name, std::string("bytes"));
    }

    void few_launches_are_counted_singly() {
        RangePlan plan;
        QCOMPARE(sizes_of(plan, {"a", "a", "b"}), (std::vector<std::int64_t>{1, 1, 1}));
        const RangePlan::Step step = RangePlan().before("a");
        QVERIFY(step.begin && !step.end);
    }

    void many_launches_fit_the_ranges() {
        RangePlan plan;
        const std::vector<std::int64_t> sizes = sizes_of(plan, std::vector<std::string>(100'000, "row"));
        QCOMPARE(static_cast<std::int64_t>(sizes.size()), RangePlan::most_ranges);
        QCOMPARE(std::accumulate(sizes.begin(), sizes.end(), std::int64_t{0}), std::int64_t{100'000});
        QVERIFY(std::ranges::is_sorted(sizes));
        QCOMPARE(sizes[255], std::int64_t{1});
        QCOMPARE(sizes[256], std::int64_t{2});
        QCOMPARE(plan.left_out(), std::int64_t{0});
    }

    void a_range_never_has_two_kernels() {
        std::vector<std::string> kernels;
        for (int i = 0; i < 1000; ++i)
            kernels.emplace_back(i % 2 == 0 ? "a" : "b");
        RangePlan plan;
        const std::vector<std::int64_t> sizes = sizes_of(plan, kernels);
        QVERIFY(std::ranges::all_of(sizes, [](std::int64_t size) { return size == 1; }));
        QCOMPARE(plan.left_out(), 1000 - RangePlan::most_ranges);
    }

    void a_long_curve_is_thinned() {
        const std::vector<ChosenMetric> metrics{{{"occupancy", "%", Total::mean, "m", ""}, "m"}};
        CurveStore store(1, 64);
        for (int i = 0; i < 1000; ++i) {
            const double value = i;
            store.add(i, {&value, 1});
        }
        const auto curves = store.curves(metrics);
        QCOMPARE(curves.size(), std::size_t{1});
        QVERIFY(curves[0].times.size() < 64 && curves[0].times.size() >= 31);
        QCOMPARE(curves[0].times, curves[0].values); // both are means of the same samples
        QVERIFY(std::ranges::is_sorted(curves[0].times));
    }
};

KS_TEST(CounterMetricsTest)
#include "counter_metrics_test.moc"
