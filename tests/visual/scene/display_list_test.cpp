// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include <QTest>

#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "tests/visual/sample.h"
#include "visual/scene/numbers.h"

using namespace ks::scene;

class SceneTest : public QObject {
    Q_OBJECT

    /// The visible text; '_' represents thin spaces.
    static QString shown(const std::string& text) {
        return QString::fromStdString(text).replace(QChar(0x202F), '_');
    }

private slots:
    void numbers_are_grouped() {
        QCOMPARE(shown(number(0)), "0");
        QCOMPARE(shown(number(999)), "999");
        QCOMPARE(shown(number(-1000)), "-1_000");
        QCOMPARE(shown(number(303'501)), "303_501");
        QCOMPARE(shown(number(std::numeric_limits<std::int64_t>::min())), "-9_223_372_036_854_775_808");
        QCOMPARE(shown(number(1234567.891, 2)), "1_234_567.89");
        QCOMPARE(shown(number(-std::numeric_limits<double>::infinity(), 0)), "-∞");
        QCOMPARE(shown(number(std::numeric_limits<double>::quiet_NaN(), 0)), "–");
    }

    void durations_choose_their_unit_data() {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("text");
        const auto row = [](double seconds, const char* text) {
            QTest::newRow(text) << seconds << QString(text);
        };
        row(0, "0_s");
        row(3.2e-8, "32.0_ns");
        row(9.994e-7, "999_ns");
        row(9.996e-7, "1.00_µs");
        row(1.88e-3, "1.88_ms");
        row(0.0999, "99.9_ms");
        row(0.09996, "100_ms");
        row(1, "1.00_s");
        row(12.04, "12.0_s");
        row(86'400, "86_400_s");
        row(-1.5e-3, "-1.50_ms");
        row(std::numeric_limits<double>::infinity(), "∞_s");
    }
    void durations_choose_their_unit() {
        QFETCH(const double, seconds);
        QFETCH(const QString, text);
        QCOMPARE(shown(duration(seconds)), text);
    }

    void ratios_shares_and_bytes() {
        QCOMPARE(shown(ratio(220.4)), "220×");
        QCOMPARE(shown(ratio(1.5)), "1.50×");
        QCOMPARE(shown(ratio(9.999)), "10.0×");
        QCOMPARE(shown(ratio(12345)), "12_345×");
        QCOMPARE(shown(percent(0.66695)), "66.7_%");
        QCOMPARE(shown(share(0)), "0_%");
        QCOMPARE(shown(share(0.0001)), "<1_%");
        QCOMPARE(shown(share(0.125)), "13_%");
        QCOMPARE(shown(share(0.9951)), ">99_%");
        QCOMPARE(shown(share(1)), "100_%");
        QCOMPARE(shown(time_left(0.719)), "less than 1_s");
        QCOMPARE(shown(time_left(41.3)), "about 41_s");
        QCOMPARE(shown(time_left(170)), "about 3_min");
        QCOMPARE(shown(time_left(10'000)), "about 3_h");
        QCOMPARE(shown(bytes(0)), "0_B");
        QCOMPARE(shown(bytes(1023)), "1023_B");
        QCOMPARE(shown(bytes(1024)), "1.00_KiB");
        QCOMPARE(shown(bytes(std::uint64_t(139) << 30)), "139_GiB");
        QCOMPARE(shown(bytes(std::numeric_limits<std::uint64_t>::max())), "16_384_PiB");
    }

    void numbers_in_sentences_are_grouped() {
        const auto shown = [](std::string_view text) {
            return QString::fromStdString(with_separators(text)).replace(QChar(0x202F), QLatin1Char('_'));
        };
        QCOMPARE(shown("5 classes · C = 12665"), "5 classes · C = 12_665");
        QCOMPARE(shown("the table has 30653601 cells, at most 200000."),
                 "the table has 30_653_601 cells, at most 200_000.");
        QCOMPARE(shown("an SM has 233472: 1 block"), "an SM has 233_472: 1 block");
        for (const char* same : {"", "999", "k.cpp:1234:5678", "/data/2026/12345.json", "2026-11-20",
                                 "sm_1234", "0.12345", "x1234", "/classes/1000/0"})
            QCOMPARE(shown(same), same);
    }

    void the_sample_as_text() {
        ks::tests::compare_with_golden("visual", "sample", to_text(sample_picture_fixed()));
    }

    void text_escapes_and_rounds() {
        DisplayList list{10, 10.006, {}, {{{0, 0, -0.001, 1}, "a", "b\nc"}}};
        list.add(Text{{0.126, 0, 1, 1}, "\"1\u202F000\" \\", Role::quiet});
        QCOMPARE(QString::fromStdString(to_text(list)),
                 QString("picture 10 10.01\ntext 0.13 0 1 1 \"\\\"1\\,000\\\" \\\\\" quiet 13\n"
                         "region 0 0 0 1 \"a\" \"b\\nc\"\n"));
    }

    void long_heat_maps_differ_in_text() {
        DisplayList list{10, 10, {}, {}};
        list.add(HeatMap{{0, 0, 10, 10}, 1, 1000, std::vector<float>(1000, 0.5F)});
        const std::string before = to_text(list);
        std::get<HeatMap>(list.items[0]).values[999] = 0.6F;
        QVERIFY(to_text(list) != before);
        QVERIFY(before.size() < 2000);
    }

    void elided_texts_fit() {
        const FixedMeasure measure;
        Text text{{0, 0, 100, 10}, "∞∞∞∞∞", Role::text, Face::mono, 10};
        QCOMPARE(width(measure, text), 30.0);
        QCOMPARE(QString::fromStdString(elided(measure, text)), "∞∞∞∞∞");
        text.rect.width = 29;
        QCOMPARE(QString::fromStdString(elided(measure, text)), "∞∞∞…");
        text.rect.width = 6;
        QCOMPARE(QString::fromStdString(elided(measure, text)), "");
        text.text = "1\u202F000";
        QCOMPARE(width(measure, text), 26.0);
    }

private:
    static DisplayList sample_picture_fixed() { return ks::tests::sample_picture(FixedMeasure()); }
};

KS_TEST(SceneTest)
#include "display_list_test.moc"
