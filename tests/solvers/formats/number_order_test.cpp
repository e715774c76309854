// SPDX-License-Identifier: Apache-2.0
// Which number of a line is the weight, for numbers with decimals and factors.
#include "solvers/formats/format.h"
#include "tests/solvers/formats/short_contents.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {
namespace number_order {

Result<InstancePtr> read(const char* text, const TableOptions& table = {}, std::string_view format = "") {
    return read_instance({.text = text, .name = "a", .table = table}, format);
}

/// Items 1 and 2 weigh 6 of 8.5 if the weight is first, and 41.5 if the value is first.
constexpr char weight_first[] = "3 8.5\n3.5 31.25\n2.5 10.25\n5 9\n1 1 0\n";

} // namespace number_order
} // namespace

class NumberOrderTest : public QObject {
    Q_OBJECT

private slots:
    /// A solution in the file shows which number is the weight, with any factors.
    void factors_are_those_of_weight_and_value() {
        const auto read = number_order::read(number_order::weight_first,
                                             {.scale = {{"value", 100}, {"weight", 10}}}, "unicauca");
        KS_VERIFY_OK(read);
        QCOMPARE(short_contents(**read), QByteArray("85: 3125,35 1025,25 900,50"));
        QVERIFY2((*read)->source().starts_with("the weight is first"), (*read)->source().c_str());
    }

    /// If the solution fits only with the second number as the weight, that is the weight.
    void the_value_may_be_first() {
        const auto read = number_order::read("3 8.5\n31.25 3.5\n10.25 2.5\n9 5\n1 1 0\n",
                                             {.scale = {{"value", 100}, {"weight", 10}}}, "unicauca");
        KS_VERIFY_OK(read);
        QCOMPARE(short_contents(**read), QByteArray("85: 3125,35 1025,25 900,50"));
        QVERIFY2((*read)->source().empty(), (*read)->source().c_str());
    }

    void advice_names_the_right_factors() {
        KS_COMPARE_ERROR(number_order::read(number_order::weight_first), ErrorCode::input,
                         "a:1:3: 8.5 is not a whole number; multiply all weights and the capacity by 10: "
                         "`knapscope-run convert FILE OUT --scale value=100,weight=10`");
        KS_VERIFY_OK(
            number_order::read(number_order::weight_first, {.scale = {{"value", 100}, {"weight", 10}}}));
    }

    /// The file does not show whether the decimal numbers are values or weights.
    void the_order_of_decimals_is_asked_for_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("formats");
        QTest::newRow("n c") << QByteArray("3 20\n4.5 31\n9.5 4\n1 2\n")
                             << QByteArray("plain or plain-weight-first");
        QTest::newRow("c n") << QByteArray("20 3\n4.5 31\n9.5 4\n1 2\n")
                             << QByteArray("capacity-first or capacity-first-weight-first");
        QTest::newRow("two lines") << QByteArray("3 20\n4.5 9.5 1\n31 4 2\n")
                                   << QByteArray("two-lines or two-lines-weight-first");
        QTest::newRow("the capacity")
            << QByteArray("3 20.5\n4 31\n9 4\n1 2\n") << QByteArray("plain or plain-weight-first");
    }
    void the_order_of_decimals_is_asked_for() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, formats);
        KS_COMPARE_ERROR(number_order::read(text), ErrorCode::usage,
                         "a: may be in format " + formats +
                             "; say which: `knapscope-run convert FILE OUT --from FORMAT`");
    }
    void decimals_are_named_as_in_the_format() {
        const char* text = "3 20\n4.5 31\n9.5 4\n1 2\n";
        KS_COMPARE_ERROR(
            number_order::read(text, {}, "plain"), ErrorCode::input,
            "a:2:1: 4.5 is not a whole number; multiply all values by 10: `knapscope-run convert "
            "FILE OUT --from plain --scale value=10`");
        KS_COMPARE_ERROR(number_order::read(text, {}, "plain-weight-first"), ErrorCode::input,
                         "a:2:1: 4.5 is not a whole number; multiply all weights and the capacity by 10: "
                         "`knapscope-run convert FILE OUT --from plain-weight-first --scale weight=10`");
    }

    void remarks_are_not_numbers_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("behind the numbers") << QByteArray("2 19 # n c\n31 8 # tent\n17 5\n");
        QTest::newRow("slashes") << QByteArray("// my bag\n2 19 // n and c\n31 8\n\n17 5\n// the end\n");
        QTest::newRow("on lines of their own") << QByteArray("# n c\n2 19\n# value weight\n31 8\n17 5\n");
    }
    void remarks_are_not_numbers() {
        QFETCH(QByteArray, text);
        const std::string bytes = text.toStdString();
        std::vector<Sentence> left_out;
        const auto read = read_instance({.text = bytes, .name = "a", .left_out = &left_out}, "plain");
        KS_VERIFY_OK(read);
        QCOMPARE(short_contents(**read), QByteArray("19: 31,8 17,5"));
        QCOMPARE(left_out.size(), std::size_t{1});
        QCOMPARE(left_out.front(), Sentence("the remarks in the file are left out"));
        KS_COMPARE_ERROR(read_instance("3 10\n# a\n3 4\n-5 6 # b\n7 8\n", "a"), ErrorCode::input,
                         "a:4:1: the value is negative: -5; give a whole number from 0 to "
                         "9223372036854775807");
    }
};

KS_TEST(NumberOrderTest)
#include "number_order_test.moc"
