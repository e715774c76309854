// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/roofline_scene.h"

#include "tests/solvers/roofline/some_ceilings.h"
#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "tests/visual/outside.h"

#include <QtTest>

using namespace ks;
using namespace ks::scene;

/// The roofline as text, with the values of a GPU that does not exist.
class RooflineSceneTest : public QObject {
    Q_OBJECT

    const roofline::Ceilings device_ = tests::some_ceilings();
    const FixedMeasure measure_;

    RooflinePicture some() const {
        return {.ceilings = &device_,
                .runs = {{.name = "mckp.shared",
                          .point = {.intensity = 60, .rate = 2.5e12},
                          .source = "measured here"},
                         {.name = "knapsack.global",
                          .point = {.intensity = 0.4, .rate = 3e11},
                          .source = "measured here"},
                         {.name = "mckp.sync",
                          .point = {.intensity = 400, .rate = 4e10},
                          .source = "recorded elsewhere"}},
                .sentence = "Arithmetic is the limit: 50 % of what this GPU can do."};
    }

private slots:
    void as_text() {
        tests::compare_with_golden("visual", "roofline", to_text(draw_roofline(some(), 900, 560, measure_)));
    }

    void nothing_is_outside_data() {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        QTest::newRow("wide") << 1600.0 << 900.0;
        QTest::newRow("narrow") << 420.0 << 700.0;
        QTest::newRow("too low") << 700.0 << 120.0;
    }
    void nothing_is_outside() {
        QFETCH(double, width);
        QFETCH(double, height);
        RooflinePicture picture = some();
        picture.runs.push_back(
            {.name = "far right", .point = {.intensity = 1e6, .rate = 5e12}, .source = "x"});
        picture.runs.push_back(
            {.name = "far down", .point = {.intensity = 0.001, .rate = 1e6}, .source = "x"});
        picture.runs.push_back(
            {.name = "above its roof", .point = {.intensity = 0.1, .rate = 9e12}, .source = "x"});
        const DisplayList list = draw_roofline(picture, width, height, measure_);
        QVERIFY(list.height >= height);
        QCOMPARE(tests::outside(list), QByteArray());
    }

    void each_roof_and_run_answers_the_pointer() {
        const DisplayList list = draw_roofline(some(), 900, 560, measure_);
        QStringList ids;
        for (const Region& region : list.regions) {
            ids << QString::fromStdString(region.id);
            QVERIFY(!region.description.empty());
        }
        QCOMPARE(ids, (QStringList{"roof arithmetic", "roof memory", "run A", "run B", "run C"}));
        QVERIFY(list.regions[2].description.find("50 % of its roof") != std::string::npos);
        QVERIFY(list.regions[3].description.find("75 % of its roof") != std::string::npos);
    }

    void more_runs_than_letters_are_counted() {
        RooflinePicture picture = some();
        picture.runs.resize(11, picture.runs.front());
        QVERIFY(to_text(draw_roofline(picture, 900, 560, measure_)).find("3 more runs are not shown") !=
                std::string::npos);
    }

    void without_ceilings_advice_is_shown() {
        RooflinePicture picture = some();
        picture.ceilings = nullptr;
        QVERIFY(to_text(draw_roofline(picture, 900, 560, measure_)).find("--measure") != std::string::npos);
        roofline::Ceilings few = device_;
        few.ceilings.resize(1);
        picture.ceilings = &few;
        QVERIFY(to_text(draw_roofline(picture, 900, 560, measure_)).find("--measure") != std::string::npos);
    }
};

KS_TEST(RooflineSceneTest)
#include "roofline_scene_test.moc"
