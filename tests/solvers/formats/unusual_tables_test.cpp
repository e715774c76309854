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

    void another_problem_in_the_title_is_asked_about_data() {
        QTest::addColumn<QByteArray>("title");
        QTest::addColumn<bool>("copies");
        for (const char* title : {"Unbounded knapsack", "Bounded Knapsack Problem", "Knapsack (unbounded)",
                                  "Unbeschränktes Rucksackproblem", "Beschränktes Rucksackproblem",
                                  "Zaino illimitato", "Problema dello zaino non limitato"})
            QTest::newRow(title) << QByteArray(title) << true;
        for (const char* title : {"Fractional knapsack", "Zaino frazionario"})
            QTest::newRow(title) << QByteArray(title) << false;
    }
    void another_problem_in_the_title_is_asked_about() {
        QFETCH(QByteArray, title);
        QFETCH(bool, copies);
        const std::string problem = copies
                                        ? "in which items may be taken several times; write a line for each "
                                          "copy; if each line may be taken only once"
                                        : "in which items may be divided; no algorithm here divides items; "
                                          "if they are not divided";
        const std::string text = title.toStdString() + "\ncapacity,15\nweight,value\n12,4\n2,2\n";
        KS_COMPARE_ERROR(read(text), ErrorCode::input,
                         ("a:1: the title '" + title.toStdString() + "' names a problem " + problem +
                          ", say so: `knapscope-run convert FILE OUT --kind knapsack`")
                             .c_str());
        const auto once = read_instance({.text = text, .name = "a", .table = {.kind = "knapsack"}}, "csv");
        KS_VERIFY_OK(once);
        QCOMPARE(short_contents(**once), QByteArray("15: 4,12 2,2"));
        QCOMPARE(contents_of("0-1 knapsack, without repetition\ncapacity,15\nweight,value\n12,4\n2,2\n"),
                 QByteArray("15: 4,12 2,2"));
    }

    void every_part_that_is_left_out_counts_data() {
        QTest::addColumn<int>("notes");
        QTest::addColumn<QByteArray>("last");
        QTest::newRow("as many as are listed") << 20 << QByteArray("column 22 (notes) is left out");
        QTest::newRow("one more") << 21 << QByteArray("1 more line or column is left out");
        QTest::newRow("several more") << 25 << QByteArray("5 more lines or columns are left out");
    }
    void every_part_that_is_left_out_counts() {
        QFETCH(int, notes);
        std::string headings = "weight;value", first = "12;4", second = "2;2";
        for (int i = 1; i <= notes; ++i) {
            headings += ";note";
            first += ";old";
            second += ";";
        }
        headings.replace(headings.rfind("note"), 4, "notes");
        std::vector<Sentence> left_out;
        KS_VERIFY_OK(read("capacity;15\n" + headings + '\n' + first + '\n' + second + '\n', &left_out));
        QCOMPARE(left_out.size(), static_cast<std::size_t>(std::min(notes, 21)));
        QTEST(QByteArray::fromStdString(left_out.back()), "last");
    }

    void every_member_of_json_that_is_left_out_counts() {
        std::string text = R"({"capacity": 15, "weights": [12, 2], "values": [4, 2])";
        for (int i = 0; i < 22; ++i)
            text += ", \"note" + std::to_string(i) + "\": 1";
        std::vector<Sentence> left_out;
        KS_VERIFY_OK(read(text + "}", &left_out));
        QCOMPARE(left_out.back(), Sentence("2 more members are left out"));
    }

    void headings_may_come_again_after_a_page_break() {
        std::vector<Sentence> left_out;
        const auto printed =
            read("Item,Weight,Value\nA,12,4\nB,2,2\nItem,Weight,Value\nC,1,1\nCapacity,15,\n", &left_out);
        KS_VERIFY_OK(printed);
        QCOMPARE(short_contents(**printed), QByteArray("15: A 4,12 B 2,2 C 1,1"));
        QCOMPARE(joined(left_out), std::string("line 4 (Item) is left out"));
        const std::string apart =
            "Item,Weight,Value\nA,12,4\nB,2,2\n\nItem,Weight,Value\nC,1,1\nD,2,2\nCapacity,15,\n";
        KS_COMPARE_ERROR(read(apart), ErrorCode::input,
                         "a:5: the file has 2 tables; say which lines count: `knapscope-run convert FILE OUT "
                         "--lines 2-3`, `--lines 6-7` for the second one, or `--lines 2-3,6-7` for both");
        const auto both =
            read_instance({.text = apart, .name = "a", .table = {.lines = {{2, 3}, {6, 7}}}}, "csv");
        KS_VERIFY_OK(both);
        QCOMPARE(short_contents(**both), QByteArray("15: A 4,12 B 2,2 C 1,1 D 2,2"));
    }

    void a_capital_w_next_to_weights_is_the_capacity() {
        QCOMPARE(contents_of("i,1,2,3\nw_i,12,2,1\nv_i,4,2,1\nW,15\n"), QByteArray("15: 4,12 2,2 1,1"));
        QCOMPARE(contents_of("i;w;v;W\n1;12;4;15\n2;2;2;\n"), QByteArray("15: 4,12 2,2"));
    }

    void sentences_about_a_table_on_its_side_name_lines() {
        KS_COMPARE_ERROR(read("i,1,2,3\n\nw_i,12,2,1\nv_i,4,2,1\nweight,8,8,8\nC,15\n"), ErrorCode::input,
                         "a:5 (A5): line 3, 'w_i', and line 5, 'weight', may both be the weight; say which "
                         "columns count: `knapscope-run convert FILE OUT --columns weight=2,value=3`");
        std::vector<Sentence> left_out;
        KS_VERIFY_OK(
            read("capacity,15\nitem,A,B,Total\nweight,12,2,14\nvalue,4,2,6\nnotes,old,,\n", &left_out));
        QCOMPARE(joined(left_out, {}, "; "),
                 std::string("column 4 (Total) is left out; line 5 (notes) is left out"));
    }

    void common_mistakes_in_json_are_named() {
        const auto broken = [](const char* text) { return contents_of(text); };
        QCOMPARE(broken(R"({"capacity": 15, "items": [{"weight": 4, "value": 3},]})"),
                 QByteArray("a:1:54: is not valid JSON: there is a comma after the last entry; remove the "
                            "comma before this bracket"));
        for (const char* word : {"NaN", "-Infinity"})
            QVERIFY(broken(("{\"capacity\": " + std::string(word) + "}").c_str())
                        .contains("NaN and Infinity are not numbers in JSON; write a number"));
        QVERIFY(broken("{\"capacity\": None}").contains("'N' is not expected here"));
    }

    void advice_keeps_names_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        row("article numbers, where a column may divide the items",
            "capacity,15\nid,weight,value,category\n1001,12,4,tools\n1002,2,2,food\n1003,1,1,food\n",
            "a:2 (D2): column 4, 'category', may be the class of each item; if exactly one of each is taken, "
            "say so: `knapscope-run convert FILE OUT --columns class=4,weight=2,value=3`; if not, leave the "
            "column out: `--columns name=1,weight=2,value=3`");
        row("names of which some look like numbers with units",
            "Category,Option,Cost,Benefit\nCPU,slow,10,5\nCPU,fast,20,9\nRAM,8GB,5,3\nRAM,16GB,9,6\nBudget,,"
            "30,\n",
            "a:1 (A1): column 1, 'Category', may be the class of each item; if exactly one of each is taken, "
            "say so: `knapscope-run convert FILE OUT --columns class=1,weight=3,name=2,value=4`; if not, "
            "leave "
            "the column out: `--columns weight=3,name=2,value=4`");
        row("parts of exercises", "Aufgabe;Zeit (min);Punkte\n1a;12;4\n1b;2;2\n2;1;1\nKapazität;15;\n",
            "a:1: no column is called value, but column 3, 'Punkte', may be it; say which it is: "
            "`knapscope-run convert FILE OUT --columns value=3,weight=2,name=1`");
    }
    void advice_keeps_names() {
        QFETCH(QByteArray, text);
        QTEST(contents_of(text.toStdString()), "expected");
    }
};

KS_TEST(UnusualTablesTest)
#include "unusual_tables_test.moc"
