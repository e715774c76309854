// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/csv_dialect.h"
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
        for (const std::string text : {"=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\t=1", "\r=1",
                                       "\n=1", "''=1", "\uFF1D1+1", "\uFF0B1", "\uFF0D1+1", "\uFF20x"})
            QCOMPARE(with_guard(text), "'" + text);
    }

    void numbers_and_other_texts_stay() {
        for (const std::string text :
             {"Ada", "-5", "+5.5", "-1e-9", "-inf", "-3,5", "-3.5 %", "-", "- 2 1", "a=b", "", "'", "'90s"})
            QCOMPARE(with_guard(text), text);
    }

    void guarded_texts_come_back() {
        for (const std::string text : {"=1", "'=1", "''-5", "'-5", "-5", "+x", "@", "'", "Ada", "", "\t",
                                       "\n=1", "'\uFF1D1", "\uFF20x"})
            QCOMPARE(without_guard(with_guard(text)), text);
    }

    void every_cell_of_a_table_is_guarded() {
        QCOMPARE(csv_text({{"=1", "-1"}, {"@x", "a"}}), std::string("'=1,-1\r\n'@x,a\r\n"));
    }

    /// A spreadsheet of another country divides a cell at another separator.
    void a_cell_hides_no_formula_after_another_separator_data() {
        QTest::addColumn<bool>("commas");
        QTest::newRow("decimal point") << false;
        QTest::newRow("decimal comma") << true;
    }
    void a_cell_hides_no_formula_after_another_separator() {
        QFETCH(const bool, commas);
        write_csv_in(commas ? csv_with_commas : csv_with_points);
        const auto usual = qScopeGuard([] { write_csv_in(std::nullopt); });
        const std::string begin(csv_beginning(csv_dialect()));
        for (const std::string separator : {",", ";", "|", "\t"}) {
            const std::string name = "Ada" + separator + "=cmd|' /C calc'!A0";
            QCOMPARE(csv_text({{name}}), begin + '"' + name + "\"\r\n");
        }
        QCOMPARE(csv_text({{"3.5"}}), begin + (commas ? "3,5\r\n" : "3.5\r\n")); // a number stays a number
    }
};

KS_TEST(CsvFormulaTest)
#include "csv_formula_test.moc"
