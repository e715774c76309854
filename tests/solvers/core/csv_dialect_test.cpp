// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/csv_dialect.h"
#include "solvers/core/language.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace ks;

class CsvDialectTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() {
        speak(nullptr);
        write_csv_in(std::nullopt);
    }

    void the_language_decides_unless_a_dialect_is_chosen() {
        static const Language german("de", ','), other("en", '.');
        QVERIFY(csv_dialect() == csv_with_points);
        speak(&german);
        QVERIFY(csv_dialect() == csv_with_commas);
        write_csv_in(csv_with_points);
        QVERIFY(csv_dialect() == csv_with_points);
        write_csv_in(std::nullopt);
        speak(&other);
        QVERIFY(csv_dialect() == csv_with_points);
        write_csv_in(csv_with_commas);
        QVERIFY(csv_dialect() == csv_with_commas);
    }

    void a_dialect_has_a_name() {
        QVERIFY(csv_dialect_named("point") == csv_with_points);
        QVERIFY(csv_dialect_named("comma") == csv_with_commas);
        QVERIFY(!csv_dialect_named("Comma") && !csv_dialect_named(""));
    }

    void only_decimal_numbers_get_a_comma() {
        for (const char* number : {"3.5", "-0.25", "+1.0", "1.25e-07", "1.5E+9"}) {
            const std::string written = csv_number(number, csv_with_commas);
            QVERIFY2(written.find(',') != std::string::npos && written.find('.') == std::string::npos,
                     number);
            QCOMPARE(csv_number(number, csv_with_points), std::string(number));
        }
        for (const char* text : {"", "3", "-inf", "3.", ".5", "1.2.3", "1.5x", "1.5e", "mckp.global", "1e5",
                                 "v1.2", "2026-11-26", "1.5 ms", "-"})
            QCOMPARE(csv_number(text, csv_with_commas), std::string(text));
    }
};

KS_TEST(CsvDialectTest)
#include "csv_dialect_test.moc"
