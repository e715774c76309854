// SPDX-License-Identifier: Apache-2.0
// The rows of Pisinger's CSV: each has its number, and all say whether the item is taken, or none does.
#include "solvers/formats/format.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

class PisingerRowsTest : public QObject {
    Q_OBJECT

private slots:
    void broken_rows_are_refused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const char* text, const char* sentence) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(sentence);
        };
        row("no numbers of items", "a\nn 2\nc 5\n4,3,1\n5,2,0\n-----\n",
            "a:4:1: the number of the item is 4, but this is item 1; begin each row with the number of its "
            "item, from 1 on: `number,profit,weight,x`");
        row("a row that is missing", "a\nn 2\nc 5\n1,4,3\n3,5,2\n-----\n",
            "a:5:1: the number of the item is 3, but this is item 2; begin each row with the number of its "
            "item, from 1 on: `number,profit,weight,x`");
        row("x in some rows", "a\nn 2\nc 5\n1,4,3,1\n2,5,2\n-----\n",
            "a:5:6: this row does not say whether the item is taken, but the first row does; end all rows "
            "with 0 or 1, or none of them");
        row("x in later rows", "a\nn 2\nc 5\n1,4,3\n2,5,2,1\n-----\n",
            "a:5:6: this row says whether the item is taken, but the first row does not; end all rows with 0 "
            "or 1, or none of them");
        row("x that is a number", "a\nn 1\nc 5\n1,4,3,7\n-----\n",
            "a:4:7: whether the item is taken cannot be 7; give 1 if the item is taken, and 0 if it is not");
        row("too few rows", "a\nn 3\nc 5\n1,4,3\n2,5,2\n-----\n",
            "a:6:1: the instance announces 3 items, but ends after 2; check that number, and whether lines "
            "are missing");
        row("too many rows", "a\nn 1\nc 5\n1,4,3\n2,5,2\n-----\n",
            "a:5:1: the instance announces 1 item, but there are more; check that number, and this line");
        row("decimals", "a\nn 2\nc 5.5\n1,4,3.25\n2,5,2\n-----\n",
            "a:3:3: 5.5 is not a whole number; multiply all weights and the capacity by 100: `knapscope-run "
            "convert FILE OUT --scale weight=100`");
    }
    void broken_rows_are_refused() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        KS_COMPARE_ERROR(read_instance(text.toStdString(), "a"), ErrorCode::input, sentence);
    }

    /// Following the advice gives the instance.
    void decimals_are_multiplied() {
        const auto read = read_instance({.text = "a\nn 2\nc 5.5\n1,4,3.25,0\n2,5,2,1\n-----\n",
                                         .name = "a",
                                         .table = {.scale = {{"weight", 100}}}});
        KS_VERIFY_OK(read);
        const Contents& contents = (*read)->contents();
        QCOMPARE(contents.number(FieldAt::scalar(0)), std::int64_t{550});
        QCOMPARE(contents.number(FieldAt::of_record(1, 0, 0)), std::int64_t{325});
        QCOMPARE(contents.number(FieldAt::of_record(0, 0, 0)), std::int64_t{4});
        QVERIFY(contents.known() == Selection({1}));
    }
};

KS_TEST(PisingerRowsTest)
#include "pisinger_rows_test.moc"
