// SPDX-License-Identifier: Apache-2.0
// Data in programs and in exercises, and the messages if they cannot be read.
#include "solvers/formats/format.h"
#include "tests/solvers/formats/short_contents.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

class ProgramTextsTest : public QObject {
    Q_OBJECT

    static Result<InstancePtr> read(const QByteArray& text, const TableOptions& options = {}) {
        const std::string bytes = text.toStdString();
        return read_instance({.text = bytes, .name = "a", .table = options}, options.of_table() ? "csv" : "");
    }
    static void columns() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
    }
    static void row(const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
    }

private slots:
    void opens_without_a_question_data() {
        columns();
        row("JavaScript",
            "const items = [\n  {name: \"tent\", weight: 8, value: 31}, // big\n  {name: 'stove', weight: 5, "
            "value: 17},\n];\nconst capacity = 19;\n",
            "19: tent 31,8 stove 17,5");
        row("Python with keys",
            "import numpy as np\ncapacity = 19\nitems = [dict(name='tent', weight=8, value=31),\n"
            "         dict(name='stove', weight=5, value=17)]  # two\n",
            "19: tent 31,8 stove 17,5");
        row("NumPy with its import",
            "import numpy as np\n\nv = np.array([31, 17])\nw = np.array([8, 5])\nW = 19\n", "19: 31,8 17,5");
        row("Java", "int[] val = new int[] { 31, 17 };\nint[] wt = new int[] { 8, 5 };\nint W = 19;\n",
            "19: 31,8 17,5");
        row("a data frame of R", "df <- data.frame(weight = c(8, 5), value = c(31, 17))\ncapacity <- 19\n",
            "19: 31,8 17,5");
        row("a dictionary of Python",
            "data = {\"weights\": [8, 5], \"values\": [31, 17],\n        \"capacity\": 19}\n",
            "19: 31,8 17,5");
        row("MiniZinc with names",
            "capacity = 19;\nname = [\"big tent\", \"stove\"];\nprofits = [31,17];\nweights = [8,5];\n",
            "19: big tent 31,8 stove 17,5");
        row("a split table of pandas",
            R"({"columns":["weight","value"],"index":[0,1],"data":[[8,31],[5,17]],"capacity":19})",
            "19: 31,8 17,5");
        row("a table of GAMS",
            "Set i / i1*i2 /;\nTable data(i,*) the items / two of them\n      weight  value\ni1      8     "
            "31\n"
            "i2      5     17 ;\nScalar c / 19 /;\nBinary Variable x(i);\n",
            "19: i1 31,8 i2 17,5");
        row("OR-Tools, whose weights are a list of lists",
            "values = [\n    31, 17]\nweights = [[8, 5]]\ncapacities = [19]\n", "19: 31,8 17,5");
        row("a capacity with its letter", "Kapazität K = 19;\nGewicht;Wert\n8;31\n5;17\n", "19: 31,8 17,5");
        row("a capacity with its letter in LaTeX",
            "\\begin{tabular}{ccc}\nObjekt & Gewicht & Wert \\\\\n1 & 8 & 31 \\\\\n2 & 5 & 17 \\\\\n"
            "\\end{tabular}\n\nKapazität $K = 19$\n",
            "19: 31,8 17,5");
        row("numbers of a subset sum in German", "Teilsummenproblem\nZielsumme;9\nZahl\n3\n34\n4\n",
            "9: 3 34 4");
        row("a subset sum", "S=[3, 34, 4]\nsum=9\n", "9: 3 34 4");
        row("a subset sum in braces", "set = {3, 34, 4}\nn = 3\ntarget = 9\n", "9: 3 34 4");
        row("letters of a formula", "capacity 19\ni w_i p_i\n1 8 31\n2 5 17\n", "19: 31,8 17,5");
        row("letters of a formula in brackets", "c,19\ni,w[i],v[i]\n1,8,31\n2,5,17\n", "19: 31,8 17,5");
        row("remarks with slashes", "// my bag\ncapacity,19\n// the items\nweight,value\n8,31\n5,17\n",
            "19: 31,8 17,5");
        row("a capacity below its name, to the right",
            "Gegenstand;Gewicht;Wert;;\nZelt;8;31;;Kapazität\nKocher;5;17;;19\nSeil;1;2;;\n",
            "19: Zelt 31,8 Kocher 17,5 Seil 2,1");
        row("a capacity in bold letters",
            "# My bag\n\nCapacity **19**\n\n| weight | value |\n|--:|--:|\n| 8 | 31 |\n| 5 | 17 |\n",
            "19: 31,8 17,5");
        row("a capacity to the right of its name", "item,weight,value\ntent,8,31,,capacity,19\nstove,5,17\n",
            "19: tent 31,8 stove 17,5");
    }
    void opens_without_a_question() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        std::vector<Sentence> left_out;
        const std::string bytes = text.toStdString();
        const auto instance = read_instance({.text = bytes, .name = "a", .left_out = &left_out});
        KS_VERIFY_OK(instance);
        QCOMPARE(short_contents(**instance), expected);
        QVERIFY2(left_out.empty(), left_out.empty() ? "" : left_out.front().c_str());
        for (std::size_t field = 0; field < (*instance)->contents().units().size(); ++field)
            QVERIFY(!(*instance)->contents().unit(field).any());
    }

    /// The texts do not show the meaning of the numbers. Following the advice gives the instance.
    void tuples_are_asked_about_data() {
        columns();
        row("tuples", "items = [(8, 31), (5, 17)]\ncapacity = 19\n",
            "value=1,weight=2`, or `--columns weight=1,value=2`");
        row("tuples with names", "items = ((\"tent\", 8, 31), (\"old; stove\", 5, 17))\nW = 19\n",
            "name=1,value=2,weight=3`, or `--columns name=1,weight=2,value=3`");
        row("C",
            "item_t items[] = {\n    {\"tent\", 8, 31},\n    {\"stove\", 5, 17},\n};\nint capacity = 19;\n",
            "name=1,value=2,weight=3`, or `--columns name=1,weight=2,value=3`");
    }
    void tuples_are_asked_about() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const auto doubted = read(text);
        QVERIFY(!doubted);
        const QByteArray todo = QByteArray::fromStdString(doubted.error().todo);
        QVERIFY2(todo.endsWith("--columns " + expected), todo.constData());
        const bool named = expected.startsWith("name");
        const TableOptions weight_first{
            .columns = {{"weight", named ? "2" : "1"}, {"value", named ? "3" : "2"}}};
        const auto instance = read(text, weight_first);
        KS_VERIFY_OK(instance);
        QCOMPARE(short_contents(**instance), QByteArray("19: 31,8 17,5"));
    }

    /// Two limits are not the two halves of one number.
    void two_limits_are_distinguished() {
        const TableOptions named{.columns = {{"weight", "2"}, {"value", "4"}, {"name", "1"}}};
        KS_COMPARE_ERROR(
            read("item,weight,volume,value\nA,5,2,10\nB,4,3,20\ncapacity,10,4,\n", named), ErrorCode::input,
            "a:4 capacity: the line has 2 limits, and an instance has one capacity; give that of "
            "the weights: `knapscope-run convert FILE OUT --columns weight=2,value=4,name=1 "
            "--capacity 10`");
    }

    /// A user who names the columns of the records need not name the capacity.
    void a_capacity_is_found_with_named_columns() {
        const TableOptions named{.columns = {{"weight", "2"}, {"value", "3"}, {"name", "1"}}};
        for (const char* text : {"item,kg,take,,capacity,19\nA,8,31,,,\nB,5,17,,,\n",
                                 "item,kg,take,,capacity\nA,8,31,,19\nB,5,17,,\n",
                                 "item,kg,take\nA,8,31,,capacity\nB,5,17,,19\n"}) {
            const auto instance = read(text, named);
            KS_VERIFY_OK(instance);
            QCOMPARE(short_contents(**instance), QByteArray("19: A 31,8 B 17,5"));
        }
        const auto costs = read("item,kg,gain,c\nA,8,31,3\nB,5,17,4\ncapacity,19\n", named);
        KS_VERIFY_OK(costs);
        QCOMPARE(short_contents(**costs), QByteArray("19: A 31,8 B 17,5"));
        const TableOptions lists{.columns = {{"weight", "2"}, {"value", "1"}}};
        const auto instance = read("Value = [31, 17];\nUse = [8, 5];\nCapacity = 19;\n", lists);
        KS_VERIFY_OK(instance);
        QCOMPARE(short_contents(**instance), QByteArray("19: 31,8 17,5"));
    }

    void a_sentence_helps_data() {
        columns();
        row("no capacity in a table with semicolons", "weight;value\n8;31\n5;17\n",
            "a:1: capacity is missing; write a line `capacity;NUMBER` above the columns, or give it: "
            "`knapscope-run convert FILE OUT --capacity NUMBER`");
        row("no capacity in a table with blanks", "weight value\n8 31\n5 17\n",
            "a:1: capacity is missing; write a line `capacity: NUMBER` above the columns, or give it: "
            "`knapscope-run convert FILE OUT --capacity NUMBER`");
        row("two limits", "item,weight,volume,value\nA,5,2,10\nB,4,3,20\ncapacity,10,4,\n",
            "a:1 (C1): it is not known what column 3, 'volume', holds; if the instance is complete without "
            "it, "
            "say which columns count: `knapscope-run convert FILE OUT --columns name=1,weight=2,value=4`");
        row("a table below a capacity in a remark", "# value, weight\n10, 5\n20, 4\n30, 6\n# capacity: 10\n",
            "a:2: no line names the columns; say which column is what: `knapscope-run convert FILE OUT "
            "--columns value=1,weight=2`, or `--columns weight=1,value=2`");
        row("a title with commas above letters of a formula",
            "Knapsack problem, n = 3, c = 10\n j p_j w_j\n1 10 5\n2 20 4\n3 30 6\n",
            "a:1: it is not known what 'Knapsack problem, n = 3, c = 10' means; if it is not needed, say "
            "which "
            "lines are the items: `knapscope-run convert FILE OUT --lines 3-5`");
        row("no capacity in a table with tabs", "weight\tvalue\n8\t31\n5\t17\n",
            "a:1: capacity is missing; write a line `capacity: NUMBER` above the columns, or give it: "
            "`knapscope-run convert FILE OUT --capacity NUMBER`");
        row("no capacity in LaTeX", "weight & value \\\\\n8 & 31 \\\\\n5 & 17 \\\\\n",
            "a:1: capacity is missing; write a line `capacity: NUMBER` above the columns, or give it: "
            "`knapscope-run convert FILE OUT --capacity NUMBER`");
        row("no capacity beside lists", "weights = [8, 5]\nvalues = [31, 17]\n",
            "a:2: capacity is missing; write a line `capacity: NUMBER`, or give it: `knapscope-run convert "
            "FILE OUT --capacity NUMBER`");
        row("no capacity in AMPL", "param w := 1 8 2 5;\nparam v := 1 31 2 17;\n",
            "a:2: capacity is missing; write a line `param capacity := NUMBER;`, or give it: `knapscope-run "
            "convert FILE OUT --capacity NUMBER`");
        row("no capacity in GAMS", "Parameter w(i) / i1 8, i2 5 /;\nParameter v(i) / i1 31, i2 17 /;\n",
            "a:2: capacity is missing; write a line `Scalar capacity / NUMBER /;`, or give it: "
            "`knapscope-run convert FILE OUT --capacity NUMBER`");
        row("lists of different lengths", "weights = [8, 5, 3]\nvalues = [31, 17]\ncapacity = 19\n",
            "a:2: 'values' has 2 numbers, but 'weights' has 3; give both a number for each item");
        row("lists of different lengths in cells", "weight;8;5\nvalue;31;17;3\ncapacity;19\n",
            "a:2 (A2): 'value' has 3 numbers, but 'weight' has 2; give both a number for each item");
        row("lists of different lengths in JSON",
            R"({"weights": [8, 5, 3], "values": [31, 17], "capacity": 19})",
            "a:1:34 /values: 'values' has 2 numbers, but 'weights' has 3; give both a number for each item");
        row("a head line with an optimum", "3 15 55\n10 5\n7 3\n4 4\n",
            "a:2: no line names the columns; say which column is what: `knapscope-run convert FILE OUT "
            "--columns value=1,weight=2 --capacity 15 --lines 2-4`, or `--columns weight=1,value=2 "
            "--capacity "
            "15 --lines 2-4`");
        row("a head line with an optimum above numbered items", "3 15 55\n1 10 5\n2 7 3\n3 4 4\n",
            "a:2: no line names the columns; say which column is what: `knapscope-run convert FILE OUT "
            "--columns value=2,weight=3 --capacity 15 --lines 2-4`, or `--columns weight=2,value=3 "
            "--capacity "
            "15 --lines 2-4`");
        row("two lists without names", "10 20 30\n60 100 120\n50\n",
            "a:1: these two lines may be a list of weights and a list of values; begin them with `weights:` "
            "and `values:`, and write a line `capacity: 50`");
        row("an unknown name of a list", "NbItems = 2;\nValue = [31, 17];\nUse = [8, 5];\nCapacity = 19;\n",
            "a:4: no line is called weight, but line 3, 'Use', may be it; say which it is: "
            "`knapscope-run convert FILE OUT --columns weight=2,value=1`");
        row("items in words with units alone",
            "The bag holds 19 kg.\nTent: 31 EUR, 8 kg\nStove: 17 EUR, 5 kg\n",
            "a:2: no column is called value, but column 2, 'EUR', may be it; say which it is: "
            "`knapscope-run convert FILE OUT --columns value=2,weight=3,name=1`");
        row("an object with one member", "{\"b\": 3}",
            "a: is JSON, but no instance: it is an object with the member b; write it like this: "
            "{\"capacity\": 10, \"items\": [{\"name\": \"tent\", \"value\": 4, \"weight\": 3}, {\"value\": "
            "5, "
            "\"weight\": 6}]}");
        row("many decimals", "capacity;19\nweight;value\n8.123456789012;31\n5;17\n",
            "a:3 weight (A3): 8.123456789012 is not a whole number; round every weight to 9 decimals or "
            "fewer");
        row("no items at all", "capacity;19\nweight;value\nlight;dear\n",
            "a:3 (A3): 'light' is not an item: it has no numbers; say which lines are the items: "
            "`knapscope-run convert FILE OUT --lines FIRST-LAST`");
        row("a heading of results",
            "id,Weights,Prices,Capacity,Best picks,Best price\n1,8,31,19,1,48\n2,5,17,19,1,48\n",
            "a:1: no column is called value, but column 3, 'Prices', may be it; say which it is: "
            "`knapscope-run convert FILE OUT --columns value=3,weight=2`");
        row("only a heading of results", "weight,Best price\n8,31\n5,17\ncapacity,19\n",
            "a:1: no column is called value; say which it is: `knapscope-run convert FILE OUT --columns "
            "value=N,weight=1`");
    }
    void a_sentence_helps() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        KS_COMPARE_ERROR(read(text), ErrorCode::input, expected);
    }

    /// The lines that the sentences propose can be read.
    void proposed_lines_are_read() {
        for (const char* text :
             {"capacity;19\nweight;value\n8;31\n5;17\n", "capacity: 19\nweight value\n8 31\n5 17\n",
              "capacity: 19\nweight & value \\\\\n8 & 31 \\\\\n5 & 17 \\\\\n",
              "weights = [8, 5]\nvalues = [31, 17]\ncapacity: 19\n",
              "param w := 1 8 2 5;\nparam v := 1 31 2 17;\nparam capacity := 19;\n",
              "Parameter w(i) / i1 8, i2 5 /;\nParameter v(i) / i1 31, i2 17 /;\nScalar "
              "capacity / 19 /;\n"}) {
            const auto instance = read(text);
            KS_VERIFY_OK(instance);
            QCOMPARE(short_contents(**instance), QByteArray("19: 31,8 17,5"));
        }
    }
};

KS_TEST(ProgramTextsTest)
#include "program_texts_test.moc"
