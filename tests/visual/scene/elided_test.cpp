// SPDX-License-Identifier: GPL-3.0-or-later
// A line of text that has no room ends after a word.
#include "tests/support/suite.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <QTest>

using namespace ks;
using namespace ks::scene;

class ElidedTest : public QObject {
    Q_OBJECT

    /// With a font in which each letter is 0.6 em wide.
    static std::string in_room_for(double letters, const std::string& text) {
        constexpr double size = 10;
        return elided(FixedMeasure(),
                      {.rect = {0, 0, letters * 0.6 * size + 0.1, 20}, .text = text, .size = size});
    }

private slots:
    void a_sentence_ends_after_a_word_data() {
        QTest::addColumn<int>("room");
        QTest::addColumn<QString>("shown");
        QTest::newRow("all of it") << 31 << "Lanes: noch ist nichts gelaufen";
        QTest::newRow("within the last word") << 30 << "Lanes: noch ist nichts …";
        QTest::newRow("dots just fit") << 24 << "Lanes: noch ist nichts …";
        QTest::newRow("dots do not fit") << 23 << "Lanes: noch ist …";
        QTest::newRow("no mark before the dots") << 11 << "Lanes …";
        QTest::newRow("one word") << 5 << "Lane…";
        QTest::newRow("nothing fits") << 1 << "";
    }
    void a_sentence_ends_after_a_word() {
        QFETCH(int, room);
        QFETCH(QString, shown);
        QCOMPARE(QString::fromStdString(in_room_for(room, "Lanes: noch ist nichts gelaufen")), shown);
    }

    /// A long name that is cut says more than the word before it.
    void a_long_name_is_cut() {
        QCOMPARE(QString::fromStdString(in_room_for(16, "of sm__warps_active.avg")),
                 QStringLiteral("of sm__warps_ac…"));
    }

    void no_letter_is_cut_in_its_bytes() {
        for (int room = 1; room < 16; ++room) {
            const QString shown = QString::fromStdString(in_room_for(room, "Übergrößenträger"));
            QVERIFY2(!shown.contains(QChar::ReplacementCharacter), qPrintable(shown));
        }
    }
};

KS_TEST(ElidedTest)
#include "elided_test.moc"
