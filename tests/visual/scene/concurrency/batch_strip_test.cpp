// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/concurrency/batch_strip.h"

#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "tests/visual/outside.h"
#include "visual/scene/concurrency/warp_needs.h"

#include <QtTest>

using namespace ks;
using namespace ks::scene;

/// The small boxes of a plan's batches, and the bars of the needs per warp.
class BatchStripTest : public QObject {
    Q_OBJECT

    const FixedMeasure measure_;
    const PlanProblem problem_{.sms = 1,
                               .limits = {.warps = 10, .blocks = 8, .registers = 1000, .shared_bytes = 400},
                               .kernels = {{.name = "a", .copies = 40, .warps = 4, .usual = {}},
                                           {.name = "b", .copies = 40, .warps = 3, .usual = {}}}};
    const std::vector<SmLaunch> launches_{
        {.kernel = 0,
         .copies = 1,
         .shape = {.blocks = 1,
                   .warps = 4,
                   .takes = {.warps = 4, .blocks = 1, .registers = 800, .shared_bytes = 40},
                   .held = true}},
        {.kernel = 1,
         .copies = 2,
         .shape = {.blocks = 1,
                   .warps = 3,
                   .takes = {.warps = 3, .blocks = 1, .registers = 60, .shared_bytes = 180},
                   .held = true}}};

    static Plan plan_of(std::vector<std::int64_t> repeats) {
        Plan plan;
        for (const std::int64_t repeat : repeats)
            plan.batches.push_back({.repeat = repeat, .kernels = {}, .used = {}, .limits = {}});
        return plan;
    }
    DisplayList drawn(const Plan& plan, std::size_t chosen, double width,
                      std::size_t* asked = nullptr) const {
        DisplayList list{width, batch_strip_height, {}, {}};
        draw_batches(list,
                     {.problem = &problem_,
                      .plan = &plan,
                      .launches =
                          [this, asked](std::size_t) {
                              if (asked)
                                  ++*asked;
                              return launches_;
                          },
                      .chosen = chosen},
                     {0, 0, width, batch_strip_height}, measure_);
        return list;
    }

private slots:
    void as_text() {
        tests::compare_with_golden("visual", "concurrency-batches", to_text(drawn(plan_of({1, 3}), 1, 400)));
    }

    /// A thousand patterns are as fast as those that fit.
    void only_what_has_room_is_asked_for() {
        const Plan plan = plan_of(std::vector<std::int64_t>(1000, 2));
        std::size_t asked = 0;
        const DisplayList list = drawn(plan, 999, 600, &asked);
        QVERIFY2(asked <= 7, qPrintable(QString::number(asked)));
        QVERIFY(std::ranges::any_of(list.regions, [](const Region& each) { return each.id == "batch 999"; }));
        QCOMPARE(QByteArray(tests::outside(list)), QByteArray());
    }

    void batches_are_counted_with_their_repeats() {
        const Plan plan = plan_of({1, 3, 2});
        QCOMPARE(batch_title(plan, 0), std::string("Batch 1"));
        QCOMPARE(batch_title(plan, 1), std::string("Batches 2–4, all alike"));
        QCOMPARE(batch_title(plan, 2), std::string("Batches 5–6, all alike"));
        QCOMPARE(*batch_of_region("batch 12"), std::size_t{12});
        QVERIFY(!batch_of_region("batch "));
        QVERIFY(!batch_of_region("batch x"));
    }

    /// a needs many registers, b much shared memory.
    void a_warp_takes_its_share() {
        const SmAmounts a = warp_shares(problem_, launches_[0].shape),
                        b = warp_shares(problem_, launches_[1].shape);
        QCOMPARE(a[0], 0.2);
        QCOMPARE(a[1], 0.1);
        QCOMPARE(a[2], 0.025);
        QCOMPARE(bottleneck_of(a), SmResource::registers);
        QCOMPARE(bottleneck_of(b), SmResource::shared);
        DisplayList list{700, 400, {}, {}};
        draw_warp_needs(list, problem_, launches_, {0, 0, 700, 400}, measure_);
        QCOMPARE(QByteArray(tests::outside(list)), QByteArray());
        tests::compare_with_golden("visual", "concurrency-needs", to_text(list));
    }

    void items_without_room_are_counted() {
        const std::vector<SmLaunch> many(1000, launches_.front());
        DisplayList list{700, 400, {}, {}};
        draw_warp_needs(list, problem_, many, {0, 0, 700, 400}, measure_);
        QVERIFY(to_text(list).find("16 kernels of 1\\,000") != std::string::npos);
        QCOMPARE(QByteArray(tests::outside(list)), QByteArray());
    }
};

KS_TEST(BatchStripTest)
#include "batch_strip_test.moc"
