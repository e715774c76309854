// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/concurrency/sm_picture.h"

#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "tests/visual/outside.h"

#include <QtTest>

using namespace ks;
using namespace ks::scene;

/// A multiprocessor of 64 warps with two kernels: as text, overfull, and with amounts too large to draw.
class SmPictureTest : public QObject {
    Q_OBJECT

    const FixedMeasure measure_;
    const PlanProblem::Shape wide_{
        .blocks = 2,
        .warps = 18,
        .takes = {.warps = 36, .blocks = 2, .registers = 46'080, .shared_bytes = 3072},
        .held = true};
    const PlanProblem::Shape narrow_{
        .blocks = 1,
        .warps = 13,
        .takes = {.warps = 13, .blocks = 1, .registers = 19'968, .shared_bytes = 4608},
        .held = true};
    const PlanProblem problem_{
        .sms = 24,
        .limits = {.warps = 64, .blocks = 32, .registers = 65'536, .shared_bytes = 98'304},
        .kernels = {{.name = "wide", .copies = 3, .warps = 35, .usual = wide_},
                    {.name = "narrow", .copies = 2, .warps = 13, .usual = narrow_}}};
    const std::vector<SmLaunch> both_{{.kernel = 0, .copies = 1, .shape = wide_},
                                      {.kernel = 1, .copies = 1, .shape = narrow_}};

    DisplayList drawn(const std::vector<SmLaunch>& launches, double width = 760, double height = 420,
                      DrawnSm* where = nullptr) const {
        DisplayList list{width, height, {}, {}};
        const DrawnSm places = draw_sm(
            list, {.problem = &problem_, .launches = launches, .selected = 1, .title = "One of 24 SMs"},
            {0, 0, width, height}, measure_);
        if (where)
            *where = places;
        return list;
    }

private slots:
    void as_text() { tests::compare_with_golden("visual", "concurrency-sm", to_text(drawn(both_))); }

    /// If a column has no room for its words, its foot shows only the number, and no cut word.
    void a_narrow_foot_has_the_number_alone() {
        const std::vector<SmLaunch> one{both_[0]};
        QVERIFY(to_text(drawn(one, 900)).find("70.3") != std::string::npos);
        QVERIFY(to_text(drawn(one, 900)).find("the bottleneck") != std::string::npos);
        QVERIFY(to_text(drawn(one, 440)).find("70.3") != std::string::npos);
        QVERIFY(to_text(drawn(one, 440)).find(", the") == std::string::npos);
    }

    /// The trap of the paper's reduction: 512 registers too many.
    void what_does_not_fit_is_above_the_rim() {
        DrawnSm places;
        const DisplayList list = drawn(both_, 760, 420, &places);
        const Rect& registers = places.columns[0];
        QVERIFY(registers.y > places.columns[0].height / 100); // there is room above the rim
        double top = 1e9;
        for (const Region& region : list.regions)
            if (region.id == "launch 1 registers")
                top = region.rect.y;
        QVERIFY2(top < registers.y, qPrintable(QString::number(top - registers.y)));
        QCOMPARE(QByteArray(tests::outside(list)), QByteArray());
        QCOMPARE(
            load_words(problem_, both_),
            std::string("It does not fit. There is not enough of registers: 66\u202F048 of 65\u202F536."));
    }

    void the_bottleneck_is_named() {
        const std::vector<SmLaunch> one{both_.front()};
        QCOMPARE(
            load_words(problem_, one),
            std::string(
                "All of it fits. The bottleneck is registers: 46\u202F080 of 65\u202F536, 70.3\u202F%."));
        QVERIFY(to_text(drawn(one, 1200)).find("70.3\\,%, the bottleneck") != std::string::npos);
        QCOMPARE(load_words(problem_, {}), std::string("Nothing is on it."));
        std::vector<SmLaunch> refused{both_.back()};
        refused.front().shape.held = false;
        QCOMPARE(load_words(problem_, refused),
                 std::string("No multiprocessor holds narrow as 1 block of 416 threads."));
    }

    /// Everything is inside the picture, for any amounts and any size.
    void nothing_is_clipped() {
        std::vector<SmLaunch> many;
        for (std::size_t i = 0; i < 1000; ++i)
            many.push_back({.kernel = i % 2, .copies = 3, .shape = i % 2 == 0 ? wide_ : narrow_});
        for (const double width : {240.0, 760.0, 2400.0}) {
            const DisplayList list = drawn(many, width);
            QCOMPARE(QByteArray(tests::outside(list)), QByteArray());
            QVERIFY2(list.items.size() < 6000, qPrintable(QString::number(list.items.size())));
        }
        QCOMPARE(QByteArray(tests::outside(drawn(both_, 200, 140))), QByteArray());
    }

    /// During an animation, columns have intermediate heights.
    void moving_amounts_are_drawn() {
        const std::vector<SmAmounts> half{{32'768, 32, 0, 0}};
        DisplayList list{760, 420, {}, {}};
        const std::vector<SmLaunch> one{both_.front()};
        const DrawnSm places = draw_sm(list, {.problem = &problem_, .launches = one, .on_the_way = half},
                                       {0, 0, 760, 420}, measure_);
        for (const Region& region : list.regions)
            if (region.id == "launch 0 warps")
                QVERIFY(std::abs(region.rect.height - places.all / 2) <= 1);
    }

    void regions_are_read_back() {
        QCOMPARE(*launch_of_region("launch 12 shared memory"),
                 (std::pair<std::size_t, SmResource>(12, SmResource::shared)));
        QVERIFY(!launch_of_region("warps"));
        QVERIFY(!launch_of_region("launch 12"));
    }
};

KS_TEST(SmPictureTest)
#include "sm_picture_test.moc"
