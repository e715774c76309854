// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/base/language.h"

#include <QDoubleSpinBox>
#include <QTest>

using namespace ks::ui;

namespace {

/// Qt reads the variable, not the C library's locale, so no locale has to be installed.
void be_in_germany() {
    qputenv("LC_ALL", "de_DE.UTF-8");
    qunsetenv("LANGUAGE");
}

} // namespace

/// An English window on a German desktop, as the user requested.
class EnglishAbroadTest : public QObject {
    Q_OBJECT

private slots:
    void numbers_have_a_point() {
        QCOMPARE(language_of({}, {}), QStringLiteral("de"));
        QVERIFY(speak_language(QStringLiteral("en")));
        QDoubleSpinBox box;
        box.setValue(2.5);
        QCOMPARE(box.text(), QStringLiteral("2.50"));
        box.selectAll();
        QTest::keyClicks(&box, "7.5");
        QCOMPARE(box.value(), 7.5);
    }

    void times_have_the_form_of_the_country() {
        QVERIFY(speak_language(QStringLiteral("en")));
        QCOMPARE(locale_of_times().toString(QTime(14, 2), QLocale::ShortFormat), QStringLiteral("14:02"));
    }
};

KS_TEST(EnglishAbroadTest, .before = be_in_germany)
#include "english_abroad_test.moc"
