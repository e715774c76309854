// SPDX-License-Identifier: Apache-2.0
// The kernels of two lists in the emulator.
#include "solvers/run/trace.h"
#include "solvers/run/trace_file.h"
#include "tests/solvers/problems/subset_sum/two_list_settings.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;
using tests::a_full_scan;
using tests::TwoListSetting;
using tests::weights;

class TwoListTracesTest : public QObject {
    Q_OBJECT

private slots:
    void the_emulator_finds_nothing_wrong_data() { TwoListSetting::add_rows(); }
    /// Also if lanes alternate, so that several find a solution at the same time.
    void the_emulator_finds_nothing_wrong() {
        QFETCH(int, setting);
        const TwoListSetting with = TwoListSetting::all()[static_cast<std::size_t>(setting)];
        for (const InstancePtr& instance :
             {a_full_scan(13), a_full_scan(24), weights(7, {7}), weights(6, {9, 0, 3, 3, 20}),
              weights(15, std::vector<std::int64_t>(14, 3)), weights(21, std::vector<std::int64_t>(20, 3))})
            for (const bool lockstep : {false, true}) {
                TraceRequest request;
                request.instance = instance;
                request.variant = with.variant;
                request.set = with.set;
                request.set.emplace_back("block", "32");
                request.lockstep = lockstep;
                const auto traced = trace(request, {}, {});
                KS_VERIFY_OK(traced);
                QVERIFY(traced->watched && traced->outcome);
                for (const Finding& finding : traced->findings)
                    QVERIFY2(false, finding.text.c_str());
            }
    }

    /// The improved variant's kernels are in two files; its trace contains both.
    void a_trace_has_the_text_of_every_kernel() {
        for (const bool improved : {false, true}) {
            TraceRequest request;
            request.instance = a_full_scan(9);
            request.variant = improved ? "subset-sum.two-list.gpu-improved" : "subset-sum.two-list.gpu";
            const auto traced = trace(request, {}, {});
            KS_VERIFY_OK(traced);
            QCOMPARE(traced->sources.size(), std::size_t{improved ? 2U : 1U});
            const auto read = parse_trace_file(trace_file(*traced, *request.instance), "two-lists.kstrace");
            KS_VERIFY_OK(read);
            QCOMPARE(read->sources.size(), traced->sources.size());
        }
    }

    /// A thread block is not larger than the threads need, and k grows with the list (Algorithm 3).
    void launches_are_those_of_the_algorithm() {
        TraceRequest request;
        request.instance = a_full_scan(24);
        request.variant = "subset-sum.two-list.gpu";
        request.set = {{"block", "32"}};
        request.findings = false;
        const auto traced = trace(request, {}, {});
        KS_VERIFY_OK(traced);
        std::vector<std::int64_t> merges, partitions(7);
        std::size_t between = 0;
        for (const TraceLaunch& launch : traced->launches) {
            QCOMPARE(launch.block, 32);
            if (launch.kernel.find(".partition<") != std::string::npos)
                ++between;
            if (launch.kernel == "subset_sum_two_list_gpu.merge<rising>") {
                merges.push_back(launch.grid);
                ++partitions.at(between);
            }
            if (launch.kernel.find(".merge<") != std::string::npos)
                between = 0;
        }
        QCOMPARE(merges, (std::vector<std::int64_t>{1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2}));
        QCOMPARE(partitions, (std::vector<std::int64_t>{0, 1, 1, 1, 1, 1, 6})); // log k
    }
};

KS_TEST(TwoListTracesTest)
#include "two_list_traces_test.moc"
