// SPDX-License-Identifier: Apache-2.0
#include "solvers/own/expression.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace ks;

class ExpressionTest : public QObject {
    Q_OBJECT

private:
    static Result<std::int64_t> value(const std::string& text) {
        return own::evaluate(text, [](std::string_view name) -> std::optional<std::int64_t> {
            if (name == "capacity")
                return 50;
            if (name == "block")
                return 32;
            return std::nullopt;
        });
    }

private slots:
    void computes_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("expected");
        const auto row = [](const char* text, qint64 expected) {
            QTest::newRow(text) << QString(text) << expected;
        };
        row("7", 7);
        row(" 2 + 3 * 4 ", 14);
        row("(2 + 3) * 4", 20);
        row("20 - 5 - 3", 12);
        row("17 / 5", 3);
        row("17 % 5", 2);
        row("-3 + 5", 2);
        row("(capacity + block) / block", 2);
        row("ceil(capacity + 1, block)", 2);
        row("ceil(64, block)", 2);
        row("min(3, max(5, 4))", 3);
        row("9223372036854775807", INT64_MAX);
    }
    void computes() {
        QFETCH(QString, text);
        QFETCH(qint64, expected);
        const auto computed = value(text.toStdString());
        KS_VERIFY_OK(computed);
        QCOMPARE(*computed, expected);
    }

    void refuses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("why");
        const auto row = [](const char* text, const char* why) {
            QTest::newRow(text) << QString(text) << QString(why);
        };
        row("", "a number is missing");
        row("2 +", "a number is missing");
        row("2 3", "is not expected");
        row("(2", "a `)` is missing");
        row("1 / 0", "divides by zero");
        row("1 % 0", "divides by zero");
        row("weight", "there is no number `weight`");
        row("floor(1, 2)", "there is no function `floor`");
        row("min(1)", "takes two numbers");
        row("9223372036854775808", "too large");
        row("9223372036854775807 + 1", "too large");
        row("9223372036854775807 * 2", "too large");
        row("ceil(1, 0)", "ceil takes");
        row("(0 - 9223372036854775807 - 1) / -1", "too large");
    }
    void refuses() {
        QFETCH(QString, text);
        QFETCH(QString, why);
        const auto computed = value(text.toStdString());
        QVERIFY(!computed);
        QVERIFY2(QString::fromStdString(computed.error().what).contains(why), computed.error().what.c_str());
    }

    void brackets_do_not_exhaust_the_stack() {
        QVERIFY(!value(std::string(500, '(')));
        QVERIFY(!value(std::string(500, '-') + "1"));
        QVERIFY(!value(std::string(2'000, '1')));
    }
};

KS_TEST(ExpressionTest)
#include "expression_test.moc"
