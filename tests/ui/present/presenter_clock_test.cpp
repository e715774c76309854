// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/present/presenter_clock.h"

#include <QTest>

using namespace ks::ui;

class PresenterClockTest : public QObject {
    Q_OBJECT

private slots:
    void elapsed_time_is_read_at_a_glance_data() {
        QTest::addColumn<qint64>("milliseconds");
        QTest::addColumn<QString>("shown");
        QTest::newRow("none") << qint64(0) << "0:00";
        QTest::newRow("whole seconds only") << qint64(7'999) << "0:07";
        QTest::newRow("minutes") << qint64(754'000) << "12:34";
        QTest::newRow("just below an hour") << qint64(3'599'000) << "59:59";
        QTest::newRow("hours") << qint64(3'723'000) << "1:02:03";
    }
    void elapsed_time_is_read_at_a_glance() {
        QFETCH(const qint64, milliseconds);
        QFETCH(const QString, shown);
        QCOMPARE(elapsed_text(milliseconds), shown);
    }
};

KS_TEST(PresenterClockTest)
#include "presenter_clock_test.moc"
