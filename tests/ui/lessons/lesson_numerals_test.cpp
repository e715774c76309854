// SPDX-License-Identifier: GPL-3.0-or-later
// What counts as a number in a lesson's text, and the calculations that the tests of lessons can do.
#include "tests/support/suite.h"
#include "tests/ui/lessons/lesson_numerals.h"

#include <QTest>

using namespace ks;

class LessonNumeralsTest : public QObject {
    Q_OBJECT

private slots:
    void numbers_of_a_text_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("numbers");
        QTest::newRow("groups") << "of **65\u00A0536** and 1\u202F024 * 2"
                                << QStringList{"65536", "1024", "2"};
        QTest::newRow("not a group") << "20\u00A0% of 4\u00A0KB" << QStringList{"20", "4"};
        QTest::newRow("decimals") << "66.70\u00A0%, 2.5." << QStringList{"66.70", "2.5"};
        QTest::newRow("powers and fractions")
            << "2\u2078 = 256, 113/60, 1/2." << QStringList{"2\u2078", "256", "113/60", "1/2"};
        QTest::newRow("names of items") << "1a or 12b" << QStringList{"1a", "12b"};
        QTest::newRow("ordinals") << "the **20**th" << QStringList{"20"};
        QTest::newRow("parts of names") << "H200, L1, random_1, toy_4_12, sso-section-4" << QStringList{};
        QTest::newRow("a date") << "of 2026-11-25" << QStringList{"2026-11-25"};
        QTest::newRow("powers in a document")
            << "2^36, 10^9, 2.33e9" << QStringList{"2^36", "10^9", "2.33e9"};
        QTest::newRow("a list") << "- 16 of 31\n- 2" << QStringList{"16", "31", "2"};
    }
    void numbers_of_a_text() {
        QFETCH(const QString, text);
        QFETCH(const QStringList, numbers);
        QStringList found;
        for (const tests::Numeral& numeral : tests::numerals_of(tests::bare(text)))
            found << numeral.written;
        QCOMPARE(found, numbers);
    }

    void places_in_papers_do_not_count_as_numbers_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("left");
        QTest::newRow("one") << "Section 4.3.1 has 5" << QStringList{"5"};
        QTest::newRow("one, then a number") << "in Example 2.1, 4 items" << QStringList{"4"};
        QTest::newRow("several") << "Sections 4.2, 4.3.1 and 4.4; Lemmas 1 to 4" << QStringList{};
        QTest::newRow("years") << "(1974), Shamir, 1981, of 1981 sums" << QStringList{"1981"};
        QTest::newRow("the name of a problem") << "the 0-1 knapsack has 2" << QStringList{"2"};
        QTest::newRow("a table of a lesson") << "table 1 has 4 sums" << QStringList{"1", "4"};
    }
    void places_in_papers_do_not_count_as_numbers() {
        QFETCH(const QString, text);
        QFETCH(const QStringList, left);
        QStringList found;
        const auto places = tests::citations_in(text);
        for (const tests::Numeral& numeral : tests::numerals_of(text))
            if (std::ranges::none_of(places, [&](const auto& place) { return place.holds(numeral); }))
                found << numeral.written;
        QCOMPARE(found, left);
    }

    void arithmetic_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("order") << "2 + 3 · 4 − 6 / 2" << 11.0;
        QTest::newRow("brackets") << "max(13, 8 + 11) - (1 - 2)" << 20.0;
        QTest::newRow("powers") << "2\u00B9\u2070 + 2^3" << 1032.0;
        QTest::newRow("signs") << "−2 − −3" << 1.0;
        QTest::newRow("functions") << "floor(log₂ 12) + ceil(5 / 2) + gcd(12, 32) + √9" << 13.0;
        QTest::newRow("rest") << "100 mod 32" << 4.0;
        QTest::newRow("exponents") << "2.5e3 / 2" << 1250.0;
        QTest::newRow("letters") << "2k − 1" << 7.0;
    }
    void arithmetic() {
        QFETCH(const QString, text);
        QFETCH(const double, value);
        const auto found = tests::Arithmetic::value(text, {{"k", 4}});
        QVERIFY(found);
        QCOMPARE(*found, value);
    }
    void texts_that_are_not_arithmetic() {
        for (const char* text : {"", "2 +", "(2", "2 3", "x", "1 / 0", "max()", "gcd(2)", "2)"})
            QVERIFY2(!tests::Arithmetic::value(QString::fromUtf8(text)), text);
    }

    void equations_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("right");
        QTest::newRow("right") << "it is 4 + 3 + 3 = 10 warps" << 1 << true;
        QTest::newRow("wrong") << "it is 4 + 3 + 3 = 11 warps" << 1 << false;
        QTest::newRow("three sides") << "3/4 + 2/3 = 45/60 + 40/60 = 85/60" << 1 << true;
        QTest::newRow("three sides, one wrong") << "3/4 + 2/3 = 45/60 + 41/60 = 85/60" << 1 << false;
        QTest::newRow("rounded") << "35 / 3 = 11.7, so 12" << 1 << true;
        QTest::newRow("rounded up too far") << "35 / 3 = 11.8" << 1 << false;
        QTest::newRow("a letter") << "where k = 4 threads" << 0 << true;
        QTest::newRow("two") << "1 + 1 = 2. And 2 + 2 = 4." << 2 << true;
    }
    void equations() {
        QFETCH(const QString, text);
        QFETCH(const int, count);
        QFETCH(const bool, right);
        const auto found = tests::equations_in(text);
        QCOMPARE(static_cast<int>(found.size()), count);
        QCOMPARE(std::ranges::all_of(found, &tests::Equation::is_right), right);
    }
};

KS_TEST(LessonNumeralsTest)
#include "lesson_numerals_test.moc"
