// SPDX-License-Identifier: Apache-2.0
// Tables whose names look like units, whose headings come again, and the like.
#include "solvers/core/text.h"
#include "solvers/formats/format.h"
#include "tests/solvers/formats/short_contents.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

class UnusualTablesTest : public QObject {
    Q_OBJECT

    static Result<InstancePtr> read(const std::string& text, std::vector<Sentence>* left_out = nullptr) {
        return read_instance({.text = text, .name = "a", .left_out = left_out});
    }
    /// The contents of the instance, or the error.
    static QByteArray contents_of(const std::string& text) {
        const auto instance = read(text);
        return instance ? short_contents(**instance) : QByteArray::fromStdString(instance.error().sentence());
    }
    static void row(const char* name, const std::string& text, const char* expected) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(expected);
    }

private slots:
    void names_may_look_like_units_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        row("one name after a running number", "Nr Name Gewicht Wert\n1 A 12 4\n2 B 2 2\nKapazität 15\n",
            "15: A 4,12 B 2,2");
        row("the index of a program",
            "  item  weight  value\n0    A      12      4\n1    B       2      2\n"
            "capacity = 15\n",
            "15: A 4,12 B 2,2");
        row("all names", "id name weight value\n1 g 12 4\n2 m 2 2\n3 l 3 1\ncapacity 15\n",
            "15: g 4,12 m 2,2 l 1,3");
        row("the column is called like a weight",
            "Nr Größe Gewicht Wert\n1 S 12 4\n2 M 2 2\n3 L 3 1\n4 XL 3 1\nKapazität 15\n",
            "15: S 4,12 M 2,2 L 1,3 XL 1,3");
        row("names in the last column", "Weight Value Name\n12 4 g\n2 2 m\n3 1 l\ncapacity 15\n",
            "15: g 4,12 m 2,2 l 1,3");
        row("a subset sum", "id name weight\n1 A 12\n2 B 2\n3 C 3\ntarget 15\n", "15: A 12 B 2 C 3");
        row("units after the first numbers", "weight value\n12 kg 4\n2 kg 2\n3 kg 1\ncapacity 15 kg\n",
            "15: 4,12 2,2 1,3");
        row("units of counted numbers", "weight value\n1 kg 4\n2 kg 2\n3 kg 1\ncapacity 15 kg\n",
            "15: 4,1 2,2 1,3");
        row("units and names", "Nr name weight value\n1 A 12 kg 4\n2 B 2 kg 2\n3 C 3 kg 1\ncapacity 15 kg\n",
            "15: A 4,12 B 2,2 C 1,3");
    }
    void names_may_look_like_units() {
        QFETCH(QByteArray, text);
        QTEST(contents_of(text.toStdString()), "expected");
    }

    void advice_about_bare_columns_keeps_the_names() {
        KS_COMPARE_ERROR(read("1 A 12 4\n2 B 2 2\n3 C 1 1\n"), ErrorCode::input,
                         "a:1: no line names the columns; say which column is what: `knapscope-run convert "
                         "FILE OUT --columns name=2,value=3,weight=4 --capacity NUMBER`, or `--columns "
                         "name=2,weight=3,value=4 --capacity NUMBER`");
    }
};

KS_TEST(UnusualTablesTest)
#include "unusual_tables_test.moc"
