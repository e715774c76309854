// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "visual/scene/concurrency/plan_seen.h"

#include <QTest>

using namespace ks;
using namespace ks::scene;

namespace {

/// A launch with one block on each of two SMs, with its begin and end.
struct Seen {
    std::int64_t begin = 0, end = 0;
};
live::Timeline on_two_sms(const std::vector<Seen>& launches) {
    live::Timeline timeline{.sms = 2, .max_warps = 64};
    for (const Seen& each : launches) {
        const auto launch = static_cast<std::int32_t>(timeline.launches.size());
        timeline.launches.push_back(
            {.kernel = "k", .grid = 2, .block = 64, .begin = each.begin, .end = each.end});
        for (int sm = 0; sm < 2; ++sm)
            timeline.blocks.push_back({.begin = each.begin,
                                       .end = each.end,
                                       .warp_time = 2 * (each.end - each.begin),
                                       .launch = launch,
                                       .block = sm,
                                       .sm = sm});
    }
    return timeline;
}

/// Batches with these numbers of kernels, each with one block per SM.
Plan planned(const std::vector<std::size_t>& batches) {
    Plan plan;
    for (const std::size_t kernels : batches)
        plan.batches.push_back(
            {.kernels = std::vector<Plan::Kernel>(
                 kernels, {.name = "k", .blocks = 2, .blocks_per_sm = 1, .threads_per_block = 64})});
    return plan;
}

QString said(const live::Timeline& timeline, const Plan& plan) {
    const auto seen = plan_seen(timeline, plan);
    return seen ? QString::fromStdString(words_of(*seen, timeline.sms)) : QStringLiteral("other launches");
}

} // namespace

/// How far a plan is confirmed by a timeline.
class PlanSeenTest : public QObject {
    Q_OBJECT

private slots:
    void a_batch_with_all_kernels_at_one_moment_counts() {
        const live::Timeline timeline = on_two_sms({{0, 10}, {5, 15}, {9, 12}});
        QCOMPARE(plan_seen(timeline, planned({3})), (PlanSeen{.batches = 1, .as_planned = 1}));
        QVERIFY2(said(timeline, planned({3})).startsWith("The batch ran as planned: on every SM"),
                 qPrintable(said(timeline, planned({3}))));
    }

    /// The third kernel begins after the first one has ended.
    void a_batch_that_came_in_pieces() {
        const live::Timeline timeline = on_two_sms({{0, 10}, {5, 15}, {10, 20}});
        QCOMPARE(plan_seen(timeline, planned({3})), (PlanSeen{.batches = 1, .kernels = 3, .together = 2}));
        QCOMPARE(said(timeline, planned({3})),
                 QStringLiteral("The batch did not run as planned: of its 3 kernels at most 2 were on an SM "
                                "at the same time."));
    }

    void batches_are_counted() {
        const live::Timeline timeline = on_two_sms({{0, 10}, {5, 15}, {20, 30}, {30, 40}});
        QCOMPARE(plan_seen(timeline, planned({2, 2})),
                 (PlanSeen{.batches = 2, .as_planned = 1, .kernels = 2, .together = 1}));
        QVERIFY(said(timeline, planned({2, 2})).startsWith("1 of 2 batches ran as planned."));
        QVERIFY(said(on_two_sms({{0, 10}, {20, 30}}), planned({1, 1})).startsWith("All 2 batches"));
    }

    /// On SM 1 the second kernel comes too late.
    void every_sm_counts() {
        live::Timeline timeline = on_two_sms({{0, 10}, {5, 15}});
        timeline.blocks.back().begin = 11;
        QCOMPARE(plan_seen(timeline, planned({2})),
                 (PlanSeen{.batches = 1, .kernels = 2, .together = 2, .sms = 1}));
        QVERIFY(said(timeline, planned({2})).contains("only on 1 of 2 SMs"));
    }

    /// Several chunks, the first of which is incomplete: only complete batches are judged.
    void the_last_launches_that_are_kept_count() {
        live::Timeline timeline = on_two_sms({{0, 10}, {20, 30}, {25, 40}});
        timeline.launches_left_out = 1;
        QCOMPARE(plan_seen(timeline, planned({2})), (PlanSeen{.batches = 1, .as_planned = 1}));
    }

    void other_launches_are_not_the_plan() {
        const live::Timeline timeline = on_two_sms({{0, 10}, {5, 15}});
        QCOMPARE(said(timeline, planned({3})), QStringLiteral("other launches"));
        Plan plan = planned({2});
        plan.batches.front().kernels.back().threads_per_block = 96;
        QCOMPARE(said(timeline, plan), QStringLiteral("other launches"));
        QVERIFY(!plan_seen({}, planned({2})));
        QVERIFY(!plan_seen(timeline, {}));
    }

    /// A document may contain blocks without an SM.
    void blocks_that_are_nowhere_are_left_out() {
        live::Timeline timeline = on_two_sms({{0, 10}, {5, 15}});
        timeline.blocks.push_back({.begin = 0, .end = 10, .launch = 7, .sm = 1});
        timeline.blocks.push_back({.begin = 0, .end = 10, .launch = 0, .sm = 9});
        QCOMPARE(plan_seen(timeline, planned({2})), (PlanSeen{.batches = 1, .as_planned = 1}));
    }
};

KS_TEST(PlanSeenTest)
#include "plan_seen_test.moc"
