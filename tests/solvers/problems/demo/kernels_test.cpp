// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/presets.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "solvers/run/trace.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <numeric>

using namespace ks;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

InstancePtr row_of(std::int64_t capacity, const std::vector<std::int64_t>& weights) {
    KnapsackBuilder builder;
    builder.capacity(capacity);
    for (const std::int64_t weight : weights)
        builder.add({1, weight});
    return *std::move(builder).build();
}

Result<Trace> traced(const std::string& id, const Settings& set = {},
                     InstancePtr instance = *generate("thesis-2.1", "", {})) {
    TraceRequest request;
    request.instance = std::move(instance);
    request.variant = "demo." + id;
    request.set = set;
    return trace(request, {}, {});
}

double percent(const Counters& counters) {
    return 100 * counters.efficiency();
}

} // namespace

/// The teaching kernels show what they are meant to teach.
class DemoTest : public QObject {
    Q_OBJECT

private slots:
    /// SSO report, Section 4.3 (assets/errata.json): global load and store efficiency of the first row of
    /// random_1.
    void byte_rows_have_the_counters_of_the_report_data() {
        QTest::addColumn<double>("load");
        QTest::addColumn<double>("store");
        QTest::newRow("basic") << 66.70 << 100.0;
        QTest::newRow("unroll8") << 11.77 << 12.50;
        QTest::newRow("unroll16") << 6.07 << 6.25;
        // This one is not in the report. A lane moves 24 bytes: 8 lie in whole sectors, and twice 8 begin 8
        // bytes after the start of a sector.
        QTest::newRow("unroll8-wide") << 100.0 * 24 / 26 << 100.0;
    }
    void byte_rows_have_the_counters_of_the_report() {
        QFETCH(double, load);
        QFETCH(double, store);
        // A[0] = 2,589,201 lies in the first 0.26 % of the row: three of 1,000 blocks begin below it.
        const auto trace = ::traced(std::string("byte-rows.") + QTest::currentDataTag(), {{"sample", "1000"}},
                                    row_of(1'000'000'000, {2'589'201}));
        KS_VERIFY_OK(trace);
        QCOMPARE(trace->launches.size(), std::size_t{1000});
        const double loaded = percent(trace->totals.global.load),
                     stored = percent(trace->totals.global.store);
        QVERIFY2(std::abs(loaded - load) < 0.05, std::to_string(loaded).c_str());
        QVERIFY2(std::abs(stored - store) < 0.05, std::to_string(stored).c_str());
        QCOMPARE(trace->totals.shared.load.requests + trace->totals.shared.store.requests, 0);
        // The blocks below the weight load once for each cell, the others twice.
        const auto& cost = trace->totals.global;
        if (QTest::currentDataTag() == std::string("basic"))
            QCOMPARE(cost.load.requests, 2 * cost.store.requests - 3 * 8);
    }

    /// A part of a row costs the same as it does in the whole row.
    void samples_cost_what_the_whole_row_does() {
        const InstancePtr instance = row_of(99'999, {25'617}); // 17 mod 32
        for (const char* id : {"basic", "unroll8", "unroll16", "unroll8-wide"}) {
            const auto all = ::traced(std::string("byte-rows.") + id, {}, instance);
            KS_VERIFY_OK(all);
            const auto parts = ::traced(std::string("byte-rows.") + id, {{"sample", "100000"}}, instance);
            KS_VERIFY_OK(parts);
            QCOMPARE(static_cast<std::int64_t>(parts->launches.size()), all->launches[0].grid);
            QCOMPARE(parts->totals.global.load, all->totals.global.load);
            QCOMPARE(parts->totals.global.store, all->totals.global.store);
        }
    }

    void byte_rows_find_the_heaviest_selection() {
        Random random(test_seed());
        for (int round = 0; round < 30; ++round) {
            std::vector<std::int64_t> weights;
            for (auto left = random.between(1, 8); left > 0; --left)
                weights.push_back(random.between(0, 700));
            const std::int64_t capacity = random.between(0, 2000);
            std::int64_t best = 0;
            for (unsigned subset = 0; subset < 1u << weights.size(); ++subset) {
                std::int64_t sum = 0;
                for (std::size_t i = 0; i < weights.size(); ++i)
                    sum += subset >> i & 1 ? weights[i] : 0;
                best = sum <= capacity ? std::max(best, sum) : best;
            }
            for (const char* id : {"basic", "unroll8", "unroll16", "unroll8-wide"}) {
                const auto trace =
                    ::traced(std::string("byte-rows.") + id, {{"block", "32"}}, row_of(capacity, weights));
                KS_VERIFY_OK(trace);
                QVERIFY2(trace->outcome && trace->findings.empty(), id);
                QCOMPARE(std::get<std::int64_t>(trace->outcome->answer.facts[0].value), best);
            }
        }
    }

    void bank_conflicts_go_by_the_stride() {
        for (const int stride : {1, 2, 3, 8, 16, 31, 32, 33}) {
            const auto trace = ::traced("bank-conflicts", {{"stride", std::to_string(stride)}});
            KS_VERIFY_OK(trace);
            const int ways = std::gcd(stride, 32);
            for (const Counters& counters : {trace->totals.shared.load, trace->totals.shared.store}) {
                QCOMPARE(counters.requests, 4);
                QCOMPARE(counters.wavefronts, 4 * ways);
                QCOMPARE(counters.conflicts, 4 * (ways - 1));
            }
        }
    }

    void a_warp_goes_round_as_often_as_its_slowest_lane() {
        const auto trace = ::traced("divergent-loop"); // 4 warps, 1 to 32 rounds
        KS_VERIFY_OK(trace);
        QCOMPARE(trace->totals.global.load.requests, 4 * 32);
        QCOMPARE(trace->totals.global.load.active_lanes, 4 * 32 * 33 / 2);
        QCOMPARE(trace->totals.branches, 4 * 33);
        QCOMPARE(trace->totals.divergent, 4 * 31);
        const auto alike = ::traced("divergent-loop", {{"spread", "1"}});
        KS_VERIFY_OK(alike);
        QCOMPARE(alike->totals.global.load.requests, 4);
        QCOMPARE(alike->totals.divergent, 0);
    }

    void the_last_block_goes_beyond_the_array() {
        const auto trace = ::traced("out-of-bounds"); // 200 elements, 64 threads
        KS_VERIFY_OK(trace);
        QVERIFY(!trace->outcome);
        QCOMPARE(trace->findings.size(), std::size_t{1});
        QCOMPARE(trace->findings[0].kind, std::string("out-of-bounds"));
        QCOMPARE(trace->findings[0].block, 3);
        QCOMPARE(trace->findings[0].lanes, std::vector<int>{8});
        const auto whole = ::traced("out-of-bounds", {{"size", "256"}});
        KS_VERIFY_OK(whole);
        QVERIFY(whole->outcome && whole->findings.empty());
    }

    void a_grid_that_does_not_fit_waits_for_ever() {
        const auto trace = ::traced("grid-deadlock");
        KS_VERIFY_OK(trace);
        QVERIFY(!trace->outcome);
        QCOMPARE(trace->findings.size(), std::size_t{1});
        QCOMPARE(trace->findings[0].kind, std::string("deadlock"));
        QVERIFY(trace->findings[0].text.find("the device holds 132 of the launch's 133 blocks") !=
                std::string::npos);
        QVERIFY(trace->launches[0].cooperative && !trace->launches[0].finished);
        const auto read = read_trace(to_json(*trace).dump(), "t");
        KS_VERIFY_OK(read);
        QVERIFY(read->launches[0].cooperative && !read->launches[0].finished);
        const auto fits = ::traced("grid-deadlock", {{"beyond", "0"}});
        KS_VERIFY_OK(fits);
        QVERIFY(fits->outcome && fits->findings.empty() && fits->launches[0].finished);
    }

    void broken_kernels_stay_in_the_emulator() {
        for (const Variant* variant : variants()) {
            const VariantInfo& info = variant->info();
            if (info.question != Question::demo)
                continue;
            const auto places = Machine{}.offered(info);
            const bool byte_rows = info.id.starts_with("demo.byte-rows.");
            QCOMPARE(places.size(), std::size_t(byte_rows ? 2 : 1));
            QCOMPARE(places[0], std::string("emulator"));
            RunRequest request;
            request.instance = *generate("thesis-2.1", "", {});
            request.variant = info.id;
            request.on = "gpu";
            const auto refused = run(request, Machine{}, {}, {});
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, byte_rows ? ErrorCode::device : ErrorCode::usage);
        }
    }
};

KS_TEST(DemoTest)
#include "kernels_test.moc"
