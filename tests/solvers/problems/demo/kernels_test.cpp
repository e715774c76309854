// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/presets.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "solvers/run/trace.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>

using namespace ks;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

Result<Trace> traced(const std::string& id, const Settings& set = {},
                     InstancePtr instance = *generate("thesis-2.1", "", {})) {
    TraceRequest request;
    request.instance = std::move(instance);
    request.variant = "demo." + id;
    request.set = set;
    return trace(request, {}, {});
}

} // namespace

/// The teaching kernels show the effects that they should teach.
class DemoTest : public QObject {
    Q_OBJECT

private slots:
    void bank_conflicts_depend_on_the_stride() {
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
        const auto trace = ::traced("divergent-loop"); // 4 warps, 1 to 32 iterations
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

    /// 32 lanes read 4 bytes each; a sector has 8 words.
    void sectors_depend_on_the_stride_and_the_offset() {
        const auto sectors = [](int stride, int offset) -> std::int64_t {
            const auto trace = ::traced(
                "strided-read",
                {{"stride", std::to_string(stride)}, {"offset", std::to_string(offset)}, {"blocks", "1"}});
            return trace ? trace->totals.global.load.sectors : -1;
        };
        for (const auto& [stride, expected] : {std::pair{1, 4}, {2, 8}, {4, 16}, {8, 32}, {32, 32}, {64, 32}})
            QCOMPARE(sectors(stride, 0), expected);
        for (const auto& [offset, expected] : {std::pair{1, 5}, {7, 5}, {8, 4}, {9, 5}, {31, 5}})
            QCOMPARE(sectors(1, offset), expected);
    }

    /// If the lanes of a warp alternate, all of them read before the first one writes, so a warp adds 1.
    void a_counter_without_an_atomic_loses_most() {
        TraceRequest request;
        request.instance = *generate("thesis-2.1", "", {});
        request.variant = "demo.counter"; // 2 blocks of 64 threads
        request.lockstep = true;
        const auto plain = trace(request, {}, {});
        KS_VERIFY_OK(plain);
        QCOMPARE(std::get<std::int64_t>(plain->outcome->answer.facts.front().value), 4);
        QVERIFY(std::ranges::count(plain->findings, "race", &Finding::kind) > 0);
        request.set = {{"add", "atomic"}};
        const auto atomic = trace(request, {}, {});
        KS_VERIFY_OK(atomic);
        QCOMPARE(std::get<std::int64_t>(atomic->outcome->answer.facts.front().value), 128);
        QVERIFY(atomic->findings.empty());
        QCOMPARE(atomic->totals.global.atomic.requests, 4);
        QCOMPARE(atomic->totals.global.atomic.active_lanes, 128);
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

    /// A teaching kernel answers no question: it has no objective and no bound.
    void a_demo_has_no_answer() {
        const auto trace = ::traced("counter");
        KS_VERIFY_OK(trace);
        QVERIFY(trace->outcome.has_value());
        const Answer& answer = trace->outcome->answer;
        QCOMPARE(answer.status, Status::ran);
        QVERIFY(!answer.objective && !answer.weight && !answer.selection && !trace->outcome->verified);
        QVERIFY(std::ranges::none_of(answer.facts, [](const Fact& fact) { return fact.name == "lp-bound"; }));
        const auto read = read_trace(to_json(*trace).dump(), "t");
        KS_VERIFY_OK(read);
        QCOMPARE(read->outcome->answer.status, Status::ran);
    }

    void broken_kernels_stay_in_the_emulator() {
        for (const Variant* variant : variants()) {
            const VariantInfo& info = variant->info();
            if (!info.id.starts_with("demo."))
                continue;
            QCOMPARE(info.question, Question::demo);
            const auto places = Machine{}.offered(info);
            QCOMPARE(places, std::vector<std::string>{"emulator"});
            RunRequest request;
            request.instance = *generate("thesis-2.1", "", {});
            request.variant = info.id;
            request.on = "gpu";
            const auto refused = run(request, Machine{}, {}, {});
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::usage);
        }
    }
};

KS_TEST(DemoTest)
#include "kernels_test.moc"
