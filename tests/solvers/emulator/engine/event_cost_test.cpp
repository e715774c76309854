// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/sanitizers.h"
#include "tests/solvers/test_kernels.h"
#include "tests/support/checks.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"

#include <algorithm>

using namespace ks;

namespace {

struct Speed {
    double events = 0;      ///< counted at the sites: active lanes, summed over the instructions
    double ns_an_event = 0; ///< CPU time of all threads
};

/// One traced run of a kernel: `rounds` rounds of a loop in each of 128 blocks of 256 threads.
Speed measure(const std::string& kernel, int rounds, bool findings, bool lockstep) {
    constexpr int grid = 128, block = 256;
    EmulatedRun run(true, std::int64_t{1} << 30, "h200", lockstep, findings);
    std::vector<int> items(grid * block);
    std::iota(items.begin(), items.end(), 0);
    const Buffer from = run.upload("from", items), to = run.upload("to", items);
    const auto launch = [&](int times) {
        return kernel == "access.reverse"
                   ? run.launch(kernel, {.grid = grid, .block = block}, to, times)
                   : run.launch(kernel, {.grid = grid, .block = block}, from, to, times);
    };
    if (!launch(1)) // creates the stacks and touches the pages
        return {};
    const CpuClock clock;
    if (!launch(rounds))
        return {};
    const double taken = clock.milliseconds() * 1e-3;
    Speed speed;
    for (const auto& [what, counters] : run.recorder.launches.back().sites.sites())
        speed.events += static_cast<double>(counters.active_lanes);
    speed.ns_an_event = taken * 1e9 / speed.events;
    return speed;
}

/// The medians of five runs. The modes alternate, so that a busy machine slows them equally.
struct Medians {
    double plain = 0, findings = 0, lockstep = 0;
    double ratio = 0; ///< time with findings divided by time without, per run
};

double median(std::vector<double> of) {
    std::sort(of.begin(), of.end());
    return of[of.size() / 2];
}

Medians medians(const std::string& kernel, int rounds) {
    std::vector<double> plain, findings, lockstep, ratio;
    for (int i = 0; i < 5; ++i) {
        plain.push_back(measure(kernel, rounds, false, false).ns_an_event);
        findings.push_back(measure(kernel, rounds, true, false).ns_an_event);
        lockstep.push_back(measure(kernel, rounds, false, true).ns_an_event);
        ratio.push_back(findings.back() / plain.back());
    }
    return {median(plain), median(findings), median(lockstep), median(ratio)};
}

} // namespace

/// Measures the cost of an event. For publishable numbers, KS_EVENTS sets how many millions of events are
/// measured.
class EmulatorSpeedTest : public QObject {
    Q_OBJECT

private slots:
    void an_event_data() {
        QTest::addColumn<QString>("kernel");
        QTest::newRow("row kernel") << "access.row";
        QTest::newRow("barrier kernel") << "access.tile";
        QTest::newRow("two barriers in seven events") << "access.reverse";
    }
    void an_event() {
        QFETCH(QString, kernel);
        const std::string name = kernel.toStdString();
        const double millions = qEnvironmentVariable("KS_EVENTS", "2").toDouble();
        const double a_round =
            measure(name, 11, false, false).events - measure(name, 10, false, false).events;
        QVERIFY(a_round > 0);
        const int rounds = std::max(1, static_cast<int>(millions * 1e6 / a_round));
        const Medians found = medians(name, rounds);
        qInfo("%s: %.1f ns an event, %.1f with findings (%.2f times), %.1f in lockstep; %.0f events a run, "
              "median of 5",
              name.c_str(), found.plain, found.findings, found.ratio, found.lockstep, rounds * a_round);
#if !KS_ADDRESS_SANITIZER && !KS_THREAD_SANITIZER
        QVERIFY2(found.ratio < 3.0 * 1.5,
                 "findings cost more than three times and half as much again for a busy machine");
#endif
    }
};

KS_TEST(EmulatorSpeedTest)
#include "event_cost_test.moc"
