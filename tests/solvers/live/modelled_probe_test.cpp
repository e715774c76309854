// SPDX-License-Identifier: Apache-2.0
#include "solvers/live/modelled_probe.h"

#include "solvers/core/context.h"
#include "solvers/occupancy/devices.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QtTest>

using namespace ks;
using namespace ks::live;

namespace {

constexpr int sms = 4;

/// A launch with one block per SM. An H200's SM has 64 warps.
LaunchSpan a_wave(const char* kernel, int threads) {
    return {.kernel = kernel, .grid = sms, .block = threads, .registers = 32, .blocks_per_sm = 2};
}

struct ProbedQueues {
    ModelledProbe probe{sms, (*find_device_preset("h200"))->limits()};

    /// The beginning of each launch, in durations of a block.
    std::vector<std::int64_t> begins() {
        Context context;
        const auto timeline = probe.timeline(context);
        std::vector<std::int64_t> all;
        if (timeline)
            for (const LaunchSpan& launch : timeline->launches)
                all.push_back(launch.begin / 1000);
        return all;
    }
};

using Begins = std::vector<std::int64_t>;

} // namespace

/// The model that replaces the probe in the emulator.
class ModelledProbeTest : public QObject {
    Q_OBJECT

private slots:
    void launches_of_one_queue_come_one_after_the_other() {
        ProbedQueues the;
        the.probe.launched(a_wave("a", 128));
        the.probe.launched(a_wave("b", 128));
        QCOMPARE(the.begins(), (Begins{0, 1}));
    }

    /// 32 and 32 warps fill the 64 of an SM; the third kernel waits until they have finished.
    void launches_of_several_queues_share_the_sms() {
        ProbedQueues the;
        the.probe.launched(a_wave("a", 1024), 1);
        the.probe.launched(a_wave("b", 1024), 2);
        the.probe.launched(a_wave("c", 1024), 3);
        QCOMPARE(the.begins(), (Begins{0, 0, 1}));
    }

    void launches_the_host_waited_for_are_over() {
        ProbedQueues the;
        the.probe.launched(a_wave("a", 128), 1);
        the.probe.launched(a_wave("b", 128), 2);
        the.probe.waited();
        the.probe.launched(a_wave("c", 128), 1);
        the.probe.launched(a_wave("d", 128), 3);
        QCOMPARE(the.begins(), (Begins{0, 0, 1, 1}));
    }

    void a_queue_waits_for_a_mark_of_another() {
        ProbedQueues the;
        the.probe.launched(a_wave("a", 128), 1);
        the.probe.marked(1);
        the.probe.launched(a_wave("b", 128), 1);
        the.probe.waits(2, 0);
        the.probe.launched(a_wave("c", 128), 2);
        the.probe.launched(a_wave("d", 128), 3);
        QCOMPARE(the.begins(), (Begins{0, 1, 1, 0}));
    }

    /// A mark set before the probe began refers to work that is finished.
    void it_can_begin_again() {
        ProbedQueues the;
        the.probe.launched(a_wave("a", 128), 1);
        the.probe.marked(1);
        KS_VERIFY_OK(the.probe.begin(Grain::warp));
        the.probe.launched(a_wave("b", 128), 1);
        the.probe.waits(2, 0);
        the.probe.launched(a_wave("c", 128), 2);
        QCOMPARE(the.begins(), (Begins{0, 0}));
    }
};

KS_TEST(ModelledProbeTest)
#include "modelled_probe_test.moc"
