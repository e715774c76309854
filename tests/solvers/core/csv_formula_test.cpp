// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/csv_formula.h"
#include "solvers/core/csv_text.h"
#include "tests/support/suite.h"

#include <QtTest>

using namespace ks;

/// Texts that a spreadsheet would evaluate.
class CsvFormulaTest : public QObject {
    Q_OBJECT

private slots:
    void a_formula_gets_an_apostrophe() {
        for (const std::string text :
             {"=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "''=1"})
            QCOMPARE(with_guard(text), "'" + text);
    }

    void numbers_and_other_texts_stay() {
        for (const std::string text :
             {"Ada", "-5", "+5.5", "-1e-9", "-inf", "-3,5", "-3.5 %", "-", "- 2 1", "a=b", "", "'", "'90s"})
            QCOMPARE(with_guard(text), text);
    }

    void guarded_texts_come_back() {
        for (const std::string text : {"=1", "'=1", "''-5", "'-5", "-5", "+x", "@", "'", "Ada", "", "\t"})
            QCOMPARE(without_guard(with_guard(text)), text);
    }

    void every_cell_of_a_table_is_guarded() {
        QCOMPARE(csv_text({{"=1", "-1"}, {"@x", "a"}}), std::string("'=1,-1\r\n'@x,a\r\n"));
    }
};

KS_TEST(CsvFormulaTest)
#include "csv_formula_test.moc"
