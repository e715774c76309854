// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/context.h"
#include "solvers/gpu/counters/curve_counting.h"
#include "solvers/gpu/counters/range_counting.h"
#include "tests/solvers/gpu/fake_cupti.h"
#include "tests/support/checks.h"
#include "tests/support/forwarding_backend.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <dlfcn.h>

#include <set>

using namespace ks;
using namespace ks::gpu;

namespace {

/// Launches nothing, but reports launches to its observer.
class LaunchingBackend : public ForwardingBackend {
public:
    LaunchingBackend() : ForwardingBackend(nullptr) {}
    Result<void> synchronise(Context&) override { return {}; }

    Result<void> solve(const std::vector<std::string>& kernels) {
        Context context;
        for (const std::string& kernel : kernels) {
            if (observer())
                KS_CHECK(observer()->before_launch(kernel, context));
            if (observer())
                KS_CHECK(observer()->after_launch(kernel, context));
        }
        return {};
    }
};

const std::vector<std::string> a_solve{"first", "second", "first"};

/// Counts like a run: solves until all passes are made.
live::Counters counted(Counting& counting, LaunchingBackend& backend) {
    while (counting.passes_left() > 0) {
        counting.begin_pass();
        static_cast<void>(bool(backend.solve(a_solve)));
        counting.end_pass();
    }
    return counting.finish();
}

live::Counters count_ranges(const Cupti& cupti, LaunchingBackend& backend) {
    auto counting = RangeCounting::start(cupti, live::CounterSet::basic, backend, 0);
    return counting ? counted(**counting, backend)
                    : live::Counters{.unavailable = counting.error().sentence()};
}

live::Counters count_curves(const Cupti& cupti) {
    auto counting = CurveCounting::start(cupti, 0, std::chrono::steady_clock::now());
    return counting ? (*counting)->finish() : live::Counters{.unavailable = counting.error().sentence()};
}

/// Whether everything that was begun has been ended.
bool is_tidy() {
    const auto& state = fake::state;
    return state.count("cuptiProfilerInitialize") == state.count("cuptiProfilerDeInitialize") &&
           state.count("cuptiProfilerHostInitialize") == state.count("cuptiProfilerHostDeinitialize") &&
           state.count("cuptiRangeProfilerEnable") == state.count("cuptiRangeProfilerDisable") &&
           state.count("cuptiPmSamplingEnable") == state.count("cuptiPmSamplingDisable") && state.all_sized;
}

/// If these calls fail, nothing is lost: the counts are complete.
const std::set<std::string> endings{"cuptiProfilerDeInitialize", "cuptiProfilerHostDeinitialize",
                                    "cuptiRangeProfilerDisable", "cuptiPmSamplingDisable"};

} // namespace

/// The order of CUPTI's calls and the handling of their failures, with a fake library.
class CountingTest : public QObject {
    Q_OBJECT

private slots:
    void launches_of_a_kernel_are_added_up() {
        LaunchingBackend backend;
        const Cupti cupti = fake::begin();
        const live::Counters counters = count_ranges(cupti, backend);
        QCOMPARE(counters.unavailable, std::string());
        QCOMPARE(counters.chip, std::string("GH100"));
        QCOMPARE(counters.passes, std::int64_t{1});
        QCOMPARE(counters.ranges.size(), std::size_t{2});
        const live::CounterRange& first = counters.ranges[0];
        QCOMPARE(first.name, std::string("first"));
        QCOMPARE(first.launches, std::int64_t{2});
        // Its launches are ranges 0 and 2, in which every counter is 1 and 3, including the nanoseconds.
        QCOMPARE(first.counters[0].name, std::string("achieved_occupancy"));
        QCOMPARE(first.counters[0].value, (1.0 * 1 + 3.0 * 3) / (1 + 3));
        QCOMPARE(first.counters[1].name, std::string("dram_bytes_read"));
        QCOMPARE(first.counters[1].value, 4.0);
        QCOMPARE(counters.ranges[1].name, std::string("second"));
        QCOMPARE(counters.ranges[1].counters[1].value, 2.0);
        QVERIFY(is_tidy());
    }

    void a_solve_is_repeated_until_all_passes_are_made() {
        LaunchingBackend backend;
        const Cupti cupti = fake::begin();
        fake::state.passes = 5;
        const live::Counters counters = count_ranges(cupti, backend);
        QCOMPARE(counters.unavailable, std::string());
        QCOMPARE(counters.passes, std::int64_t{5});
        QCOMPARE(fake::state.count("cuptiRangeProfilerStart"), std::size_t{5});
        QCOMPARE(fake::state.count("cuptiRangeProfilerPushRange"), std::size_t{15});
        QCOMPARE(fake::state.count("cuptiRangeProfilerDecodeData"), std::size_t{1});
        QCOMPARE(counters.ranges[0].launches, std::int64_t{2});
    }

    void a_run_that_ends_early_is_reported() {
        LaunchingBackend backend;
        const Cupti cupti = fake::begin();
        fake::state.passes = 5;
        auto counting = RangeCounting::start(cupti, live::CounterSet::full, backend, 0);
        KS_VERIFY_OK(counting);
        (*counting)->begin_pass();
        KS_VERIFY_OK(backend.solve(a_solve));
        (*counting)->end_pass();
        QCOMPARE((*counting)->passes_left(), std::int64_t{4});
        const live::Counters counters = (*counting)->finish();
        QCOMPARE(counters.unavailable, std::string("the run ended after 1 of the counters' 5 passes"));
        counting->reset();
        QVERIFY(is_tidy());
    }

    void a_pass_may_be_left_open() {
        LaunchingBackend backend;
        const Cupti cupti = fake::begin();
        auto counting = RangeCounting::start(cupti, live::CounterSet::basic, backend, 0);
        KS_VERIFY_OK(counting);
        (*counting)->begin_pass();
        KS_VERIFY_OK(backend.solve(a_solve));
        counting->reset();
        KS_VERIFY_OK(backend.solve(a_solve)); // the receiver has been removed
        QCOMPARE(fake::state.count("cuptiRangeProfilerStop"), std::size_t{1});
        QVERIFY(is_tidy());
    }

    void a_failure_of_any_call_becomes_a_sentence() {
        LaunchingBackend backend;
        Cupti cupti = fake::begin();
        QCOMPARE(count_ranges(cupti, backend).unavailable, std::string());
        QCOMPARE(count_curves(cupti).unavailable, std::string());
        const std::set<std::string> calls(fake::state.calls.begin(), fake::state.calls.end());
        QVERIFY(calls.size() > 25);
        for (const std::string& call : calls) {
            cupti = fake::begin();
            fake::state.fails = call;
            const live::Counters ranges = count_ranges(cupti, backend), curves = count_curves(cupti);
            if (endings.contains(call)) {
                QVERIFY2(ranges.unavailable.empty() && curves.unavailable.empty(), call.c_str());
                continue;
            }
            const std::string& why = ranges.unavailable.empty() ? curves.unavailable : ranges.unavailable;
            const bool named = why.find(call) != std::string::npos ||
                               why.find("has none of these counters") != std::string::npos;
            QVERIFY2(named, (call + ": " + why).c_str());
            QVERIFY2(is_tidy(), call.c_str());
        }
    }

    void a_sentence_explains_how_to_unlock_the_counters() {
        const Error closed = counter_error(CUPTI_ERROR_INSUFFICIENT_PRIVILEGES,
                                           "CUPTI_ERROR_INSUFFICIENT_PRIVILEGES", "cuptiRangeProfilerEnable");
        QCOMPARE(closed.what, std::string("the driver lets only administrators read the hardware's counters "
                                          "(cuptiRangeProfilerEnable: CUPTI_ERROR_INSUFFICIENT_PRIVILEGES)"));
        QVERIFY(closed.todo.find("NVreg_RestrictProfilingToAdminUsers=0") != std::string::npos);
        QVERIFY(closed.todo.find("ERR_NVGPUCTRPERM") != std::string::npos);
        const Error busy =
            counter_error(CUPTI_ERROR_HARDWARE_BUSY, "CUPTI_ERROR_HARDWARE_BUSY", "cuptiPmSamplingEnable");
        QVERIFY(busy.sentence().find("another program uses") != std::string::npos);
        QVERIFY(busy.sentence().find("dcgmi profile --pause") != std::string::npos);
        const Error unknown =
            counter_error(CUPTI_ERROR_UNKNOWN, "CUPTI_ERROR_UNKNOWN", "cuptiProfilerInitialize");
        QVERIFY(unknown.sentence().find("cuptiProfilerInitialize: CUPTI_ERROR_UNKNOWN") != std::string::npos);
    }

    void only_one_run_counts_at_a_time() {
        LaunchingBackend backend;
        const Cupti cupti = fake::begin();
        auto first = RangeCounting::start(cupti, live::CounterSet::basic, backend, 0);
        KS_VERIFY_OK(first);
        KS_COMPARE_ERROR(CurveCounting::start(cupti, 0, std::chrono::steady_clock::now()), ErrorCode::device,
                         "another run of this program uses the hardware's counters; wait until it has ended");
        (*first)->finish();
        KS_VERIFY_OK(CurveCounting::start(cupti, 0, std::chrono::steady_clock::now()));
    }

    void curves_have_the_samples_in_order() {
        const Cupti cupti = fake::begin();
        const live::Counters counters = count_curves(cupti);
        QCOMPARE(counters.unavailable, std::string());
        QCOMPARE(counters.curves.size(), std::size_t{3});
        const std::vector<double>& times = counters.curves[0].times;
        QCOMPARE(times.size(), std::size_t{5}); // from six samples; the first has no beginning
        QVERIFY(std::ranges::is_sorted(times));
        QVERIFY(std::abs(times[1] - times[0] - 50e-6) < 1e-9);
        QVERIFY(is_tidy());
    }

    void without_a_gpu_there_is_a_sentence() {
        LaunchingBackend backend;
        if (dlopen("libcuda.so.1", RTLD_LAZY))
            QSKIP("there is a driver");
        for (const live::CounterSet set :
             {live::CounterSet::basic, live::CounterSet::full, live::CounterSet::curves}) {
            const auto counting = start_counting(set, backend, 0, std::chrono::steady_clock::now());
            QCOMPARE(counting->passes_left(), std::int64_t{0});
            QVERIFY(!counting->finish().unavailable.empty());
        }
    }
};

KS_TEST(CountingTest)
#include "counting_test.moc"
