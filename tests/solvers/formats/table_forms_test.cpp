// SPDX-License-Identifier: Apache-2.0
// Tables in the forms that users have: other names of the capacity, results below the items, several tables,
// no headings, no separators.
#include "solvers/core/formatted.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "tests/solvers/formats/short_contents.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {
namespace table_forms {

/// The text in UTF-16 without a byte order mark.
std::string wide(std::string_view text, bool little) {
    std::string bytes;
    for (const char c : text) {
        bytes += little ? c : '\0';
        bytes += little ? '\0' : c;
    }
    return bytes;
}

} // namespace table_forms
} // namespace

class TableFormsTest : public QObject {
    Q_OBJECT

    static Result<InstancePtr> read(const QByteArray& text, const TableOptions& options = {}) {
        const std::string bytes = text.toStdString();
        return read_instance({.text = bytes, .name = "a.csv", .table = options},
                             options.of_table() ? "csv" : "");
    }

    static void columns() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
    }
    static void row(const char* name, const std::string& text, const char* expected) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(expected);
    }

private slots:
    void the_capacity_has_many_names_data() {
        QTest::addColumn<QByteArray>("key");
        for (const char* key : {"Max", "Knapsack size", "Total capacity", "Total available", "Budget",
                                "Capacité", "Kapazität", "Max weight (kg)", "Available budget",
                                "Rucksackkapazität", "Gesamtbudget", "Maximum load", "Limite"})
            QTest::newRow(key) << QByteArray(key);
    }
    void the_capacity_has_many_names() {
        QFETCH(QByteArray, key);
        for (const QByteArray& text : {key + ",19\nname,weight,value\nA,8,31\nB,5,17\n",
                                       "name,weight,value\nA,8,31\nB,5,17\n" + key + ",19,\n",
                                       key + "\n19\nname,weight,value\nA,8,31\nB,5,17\n"}) {
            const auto instance = read(text);
            KS_VERIFY_OK(instance);
            QCOMPARE(short_contents(**instance), QByteArray("19: A 31,8 B 17,5"));
        }
    }

    void opens_without_a_question_data() {
        columns();
        row("a capacity below its heading, with the number of items",
            "Capacity,Items\n19,2\nname,weight,value\nA,8,31\nB,5,17\n", "19: A 31,8 B 17,5");
        row("a capacity beside the headings", "name,weight,value,,capacity,19\nA,8,31,,,\nB,5,17,,,\n",
            "19: A 31,8 B 17,5");
        row("names under a heading of another kind", "Budget;19\nAktie;Gewicht;Wert\nA;8;31\nB;5;17\n",
            "19: A 31,8 B 17,5");
        row("results below the items",
            "capacity,19,\nname,weight,value\nA,8,31\nB,5,17\nC,9,12\nTotal weight,13,\nBest "
            "value,,48\nRemaining,6,\n",
            "19: A 31,8 B 17,5 C 12,9");
        row("statistics below the items",
            "capacity,19,\nname,weight,value\nA,8,31\nB,5,17\nC,9,12\n\nMin,5,12\nMax,9,31\nØ,7.33,20\n",
            "19: A 31,8 B 17,5 C 12,9");
        row("a mean", "capacity,19\nname,weight,value\nA,8,31\nB,5,18\nAverage,6.5,24.5\n",
            "19: A 31,8 B 18,5");
        row("a largest number above the capacity",
            "name,weight,value\nA,8,31\nB,5,17\nC,9,12\nMax,9,\nCapacity,19,\n", "19: A 31,8 B 17,5 C 12,9");
        row("a block of results",
            "capacity,19\nname,weight,value\nA,8,31\nB,5,17\nC,9,12\n\nSolution\nname,taken\nA,1\nB,1\nC,0\n",
            "19: A 31,8 B 17,5 C 12,9");
        row("blanks between the cells", "capacity 19\nweight value\n8 31\n5 17\n", "19: 31,8 17,5");
        row("blanks, and names of several words",
            "max weight 19\nitem  weight  value\nbig tent  8  31\nstove     5  17\n",
            "19: big tent 31,8 stove 17,5");
        row("blanks, and most names of several words",
            "capacity 19\nitem weight value\nsleeping bag 8 31\nbig tent 5 17\nstove 3 3\n",
            "19: sleeping bag 31,8 big tent 17,5 stove 3,3");
        row("blanks, and names of two words",
            "capacity 19\nitem weight value\nbig tent 8 31\nold stove 5 17\n",
            "19: big tent 31,8 old stove 17,5");
        row("a frame that pandas prints",
            "capacity: 19\n   weight  value\n0       8     31\n1       5     17\n", "19: 31,8 17,5");
        row("blanks, and units", "Capacity: 19\nWeight (kg) Value (EUR)\n8 31\n5 17\n", "19: 31,8 17,5");
        row("lists with names", "Capacity: 19\nWeights: 8 5\nValues: 31 17\n", "19: 31,8 17,5");
        row("lists with commas", "Capacity: 19\nWeights: 8, 5\nValues: 31, 17\n", "19: 31,8 17,5");
        row("lists of a program", "n = 2\nweights = [8, 5]\nvalues = [31,\n          17]\ncapacity = 19\n",
            "19: 31,8 17,5");
        row("a table of LaTeX",
            "\\begin{tabular}{lrr}\n\\hline\n\\textbf{Item} & Weight & Value \\\\ "
            "\\hline\nbig \\& old & $8$ & 31 \\\\\nstove & 5 & 17 \\\\\n"
            "\\end{tabular}\nCapacity: 19\n",
            "19: big & old 31,8 stove 17,5");
        row("data of GAMS",
            "* a knapsack\nSet i / i1*i2 /;\nParameters\n  w(i) weight / i1 8, i2 5 /\n  p(i) profit of i\n "
            " / i1 31\n    i2 17 /;\nScalar c capacity / 19 /;\nBinary Variable x(i);\nx.up(i) = 6 / 2 / "
            "1;\n",
            "19: 31,8 17,5");
        row("data of GAMS in another order, with names",
            "Parameter w(i) / b 5, a 8 /;\nParameter p(i) / a 31, b 17 /;\nScalar C / 19 /;\n",
            "19: b 17,5 a 31,8");
        row("data of AMPL in another order, with names",
            "param w := b 5 a 8;\nparam v := a 31 b 17;\nparam c := 19;\n", "19: b 17,5 a 31,8");
        row("a total in few letters", "Item;Weight;Value\nA;12;40\nB;3;15\nTOT;15;55\nCapacity;20\n",
            "20: A 40,12 B 15,3");
        row("letters of a textbook", "W = 19\nw = 8 5\nv = 31 17\n", "19: 31,8 17,5");
        row("a capital and a shorter name", "n = 2\nW = 19\nval = [31, 17]\nwt = [8, 5]\n", "19: 31,8 17,5");
        row("MiniZinc", "n = 2;\ncapacity = 19;\nprofits = [31,17];\nweights = [8,5];\n", "19: 31,8 17,5");
        row("Matlab", "W = 19;\nv = [31; 17];\nw = [8; 5];\n", "19: 31,8 17,5");
        row("R", "capacity <- 19\nvalues <- c(31, 17)\nweights <- c(8, 5)\n", "19: 31,8 17,5");
        row("NumPy", "v = np.array([31, 17])\nw = np.array([8, 5])\nW = 19\n", "19: 31,8 17,5");
        row("lists in one line", "N = 2, W = 19, values = [31,17], weights = [8,5]\n", "19: 31,8 17,5");
        row("Markdown",
            "| item | weight | value |\n|---|--:|:-:|\n| A | 8 | 31 |\n| B | 5 | 17 |\n\nCapacity: 19\n",
            "19: A 31,8 B 17,5");
        row("items in words", "Capacity: 19\nItem 1: weight 8, value 31\nItem 2: weight 5, value 17\n",
            "19: Item 1 31,8 Item 2 17,5");
        row("items in German words",
            "Mein Rucksack\n- Zelt (Gewicht 8 und Wert 31)\n- Seil (Gewicht 5 und Wert 17)\n\n"
            "Kapazität = 19\n",
            "19: Zelt 31,8 Seil 17,5");
        row("items in words without names", "weight: 8, value: 31\nweight: 5, value: 17\ncapacity,19\n",
            "19: 31,8 17,5");
        row("AMPL", "param n := 2;\nparam c := 19;\nparam w := 1 8 2 5;\nparam v := 1 31 2 17;\n",
            "19: 31,8 17,5");
        row("a table of AMPL",
            "data;\nset I := 1 2;\nparam c := 19;\nparam: w v :=\n1 8 31\n2 5 17\n;\nend;\n",
            "19: 31,8 17,5");
        for (const bool little : {true, false})
            row(little ? "UTF-16 without a mark" : "UTF-16 without a mark, big end first",
                table_forms::wide("capacity;19\nweight;value\n8;31\n5;17\n", little), "19: 31,8 17,5");
    }
    void opens_without_a_question() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const auto instance = read(text);
        KS_VERIFY_OK(instance);
        QCOMPARE(short_contents(**instance), expected);
    }

    void a_doubt_names_the_place_and_the_option_data() {
        columns();
        row("a cost and a worth", "Capacity,19\nProject,Cost (k$),NPV\nA,8,31\nB,5,17\n",
            "a.csv:2: no column is called value, but column 3, 'NPV', may be it; say which it is: "
            "`knapscope-run "
            "convert FILE OUT --columns value=3,weight=2,name=1`");
        row("a price beside a return", "Kapazität;19\nAktie;Preis;Rendite\nA;8;31\nB;5;17\n",
            "a.csv:2: no column is called value, but column 3, 'Rendite', may be it; say which it is: "
            "`knapscope-run "
            "convert FILE OUT --columns value=3,weight=2,name=1`");
        row("a price beside a volume", "capacity,19\nProduct,Volume,Price\nA,8,31\nB,5,17\n",
            "a.csv:2: no column is called value, but column 3, 'Price', may be it; say which it is: "
            "`knapscope-run "
            "convert FILE OUT --columns value=3,weight=2,name=1`");
        row("classes", "Budget;19\nGruppe;Name;Kosten;Nutzen\n1;a;8;31\n1;b;5;17\n2;c;3;3\n",
            "a.csv:2 (A2): column 1, 'Gruppe', may be the class of each item; if exactly one of each is "
            "taken, "
            "say so: "
            "`knapscope-run convert FILE OUT --columns class=1,weight=3,name=2,value=4`; if not, leave the "
            "column out: "
            "`--columns weight=3,name=2,value=4`");
        row("names in a column that could count", "capacity;19;\nitem;weight;price\ntent;8;31\nstove;5;17\n",
            "a.csv:2: no column is called value, but column 3, 'price', may be it; say which it is: "
            "`knapscope-run "
            "convert FILE OUT --columns value=3,name=1,weight=2`");
        row("a label that is not known", "Truck,19\nname,weight,value\nA,8,31\nB,5,17\n",
            "a.csv:1 (A1): capacity is missing, but 'Truck 19' may be it; if it is, give it: `knapscope-run "
            "convert FILE OUT "
            "--capacity 19`");
        row("a split number", "capacity,3,000\nname,weight,value\nA,800,31\nB,500,17\n",
            "a.csv:1 capacity: the number is in the cells 3, 000: a comma may have split it; put it into "
            "quotation "
            "marks, or give it: `knapscope-run convert FILE OUT --capacity 3000`");
        row("a word as the capacity", "Capacity,ten\nname,weight,value\nA,8,31\nB,5,17\n",
            "a.csv:1 capacity: 'ten' is not a number; write the number in digits, or give it: `knapscope-run "
            "convert "
            "FILE OUT --capacity NUMBER`");
        row("a result with all numbers",
            "capacity,19,\nname,weight,value\nA,8,31\nB,5,17\nC,9,12\nRemaining,6,2\n",
            "a.csv:6: 'Remaining' may be about the other lines, or an item; say which lines are the items: "
            "`knapscope-run convert FILE OUT --lines 3-5` leaves it out, `--lines 3-6` keeps it");
        row("two tables",
            "name,weight,value\nA,8,31\nB,5,17\ncapacity,19\n\nname,weight,value\nC,3,4\nD,5,6\ncapacity,7\n",
            "a.csv:6: the file has 2 tables; say which lines count: `knapscope-run convert FILE OUT --lines "
            "2-3`, or "
            "`--lines 7-8` for the second one");
        row("no headings", "A,8,31\nB,5,17\n",
            "a.csv:1: no line names the columns; say which column is what: `knapscope-run convert FILE OUT "
            "--columns "
            "name=1,value=2,weight=3 --capacity NUMBER`, or `--columns name=1,weight=2,value=3 --capacity "
            "NUMBER`");
        row("a number of items, and the capacity last", "2\n8 31\n5 17\n19\n",
            "a.csv:2: no line names the columns; say which column is what: `knapscope-run convert FILE OUT "
            "--columns "
            "value=1,weight=2 --capacity 19`, or `--columns weight=1,value=2 --capacity 19`");
        row("the capacity alone first", "19\n8 31\n5 17\n",
            "a.csv:2: no line names the columns; say which column is what: `knapscope-run convert FILE OUT "
            "--columns "
            "value=1,weight=2 --capacity 19`, or `--columns weight=1,value=2 --capacity 19`");
        row("n and a capacity with names", "n=2\ncapacity=19\n8 31\n5 17\n",
            "a.csv:3: no line names the columns; say which column is what: `knapscope-run convert FILE OUT "
            "--columns "
            "value=1,weight=2`, or `--columns weight=1,value=2`");
        row("items in words with a mistake",
            "Capacity: 19\nItem 1: weight 8, value 31\nItem 2: weight 5, value 17.5\n",
            "a.csv:3 value: 17.5 is not a whole number; multiply every value by 10: `knapscope-run "
            "convert "
            "FILE OUT --scale value=10`");
        row("items in words without a capacity", "A: weight 8, value 31\nB: weight 5, value 17\n",
            "a.csv:1: capacity is missing; write a line `capacity: NUMBER` above the columns, or give it: "
            "`knapscope-run convert FILE OUT --capacity NUMBER`");
        row("a capacity with a unit", "A: weight 8, value 31\nB: weight 5, value 17\nThe bag holds 19 kg\n",
            "a.csv:3: capacity is missing, but 'The bag holds 19 kg' may be it; if it is, give it: "
            "`knapscope-run "
            "convert FILE OUT --capacity '19 kg'`");
        row("an item in words that is not like the others",
            "Capacity: 19\nItem 1: weight 8, value 31\nItem 2: weight 5 and no value\nItem 3: weight 4, "
            "value 12\n",
            "a.csv:3: 'Item 2: weight 5 and no value' is not an item like the others; say which lines are "
            "the "
            "items: `knapscope-run convert FILE OUT --lines 2,4`");
        row("several lists in a line, and a mistake in the next", "w = [8, 5], v = [31, 17]\nW = 19.5\n",
            "a.csv:2 capacity: 19.5 is not a whole number; multiply every weight by 10: `knapscope-run "
            "convert FILE OUT --scale weight=10`");
        row("the capacity alone last", "8 31\n5 17\n4 12\n19\n",
            "a.csv:4:3: the weight is missing; give a whole number from 0 to 9223372036854775807; if each "
            "line is "
            "an item, and 19 the capacity, say so: `knapscope-run convert FILE OUT --columns "
            "value=1,weight=2 "
            "--capacity 19`");
        row("lists in cells of an unknown meaning", "a,b,c\n[8 5],[31 17],19\n",
            "a.csv: is in no known format: cells of its second line are lists of numbers; write "
            "`weights,values,capacity` above the lists of weights, the lists of values and the capacities, "
            "or "
            "write a line for each item");
        row("YAML", "capacity: 19\nitems:\n  - weight: 8\n    value: 31\n  - weight: 5\n    value: 17\n",
            "a.csv: is in no known format: it looks like YAML; save it as JSON, or write the items as a "
            "table with a "
            "line for each");
        row("one column of numbers", "No\n8\n5\n",
            "a.csv: is in no known format: line 1 is 'No', and only numbers are below it; write `weight` "
            "above the "
            "numbers, and a line with their target above that: `target,NUMBER`");
        row("weights and a capacity", "weight,capacity\n8,19\n5,\n",
            "a.csv:1 (B1): 'capacity' is a capacity, but no column has values; add a column `value`; if only "
            "the "
            "sum of the "
            "weights counts, say so: `knapscope-run convert FILE OUT --kind subset-sum`");
        row("a negative weight", "capacity;19;\nitem;weight;value\ntent;-8;31\n",
            "a.csv:3 weight (B3): -8 is negative; give a number from 0 to 9223372036854775807");
    }
    void a_doubt_names_the_place_and_the_option() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        KS_COMPARE_ERROR(read(text), ErrorCode::input, expected);
    }

    void advice_leads_to_the_instance() {
        const auto check = [](const char* text, const TableOptions& options, const char* expected) {
            const auto instance = read(text, options);
            KS_VERIFY_OK(instance);
            QCOMPARE(short_contents(**instance), QByteArray(expected));
        };
        const char* two =
            "name,weight,value\nA,8,31\nB,5,17\ncapacity,19\n\nname,weight,value\nC,3,4\nD,5,6\ncapacity,7\n";
        check(two, {.lines = {{2, 3}}}, "19: A 31,8 B 17,5");
        check(two, {.lines = {{7, 8}}}, "7: C 4,3 D 6,5");
        // The capacity is in one of the chosen lines.
        check("name,weight,value\nA,8,31\nB,5,17\ncapacity,19,\n", {.lines = {{2, 4}}}, "19: A 31,8 B 17,5");
        const TableOptions bare{.columns = {{"value", "2"}, {"weight", "1"}}, .capacity = "19"};
        check("2\n8 31\n5 17\n19\n", bare, "19: 31,8 17,5");
        check("19\n8 31\n5 17\n", bare, "19: 31,8 17,5");
        check("2 19\n8,31\n5,17\n", bare, "19: 31,8 17,5");
        check("Truck,19\nname,weight,value\nA,8,31\nB,5,17\n", {.capacity = "19"}, "19: A 31,8 B 17,5");
        check("name,weight,value\nA,8,31\nB,5,17\nTruck,19,\n", {.capacity = "19"}, "19: A 31,8 B 17,5");
        check("weight,capacity\n8,19\n5,\n", {.kind = "subset-sum"}, "19: 8 5");
        check("capacity,19\nweight\n8\n5\n", {.kind = "subset-sum"}, "19: 8 5");
        check("capacity,3,000\nname,weight,value\nA,800,31\n", {.capacity = "3000"}, "3000: A 31,800");
    }

    void omissions_are_listed_in_the_source() {
        const auto instance = read("capacity,19,\nname,weight,value\nA,8,31\nB,5,17\nRemaining,6,\n");
        KS_VERIFY_OK(instance);
        QCOMPARE((*instance)->source(), std::string("line 5 (Remaining) is left out"));
    }

    /// `40,4` may be two numbers, or one with a decimal comma.
    void pairs_with_commas_are_asked_about() {
        KS_COMPARE_ERROR(
            read("3 10\n40,4\n12,4\n7,2\n"), ErrorCode::usage,
            "a.csv: may be in format csv or weights; say which: `knapscope-run convert FILE OUT --from "
            "FORMAT`");
        KS_COMPARE_ERROR(
            read("3 10\n40,4 3,5\n12,25 4\n7,5 2,25\n"), ErrorCode::usage,
            "a.csv: may be in format plain or plain-weight-first; say which: `knapscope-run convert FILE OUT "
            "--from FORMAT`");
    }

    void advice_repeats_the_options_in_every_format() {
        const std::string text = "2 10\n5 3.5\n6.5 4\n";
        KS_COMPARE_ERROR(
            read_instance({.text = text, .name = "a", .table = {.scale = {{"value", 10}}}}, "plain"),
            ErrorCode::input,
            "a:2:3: 3.5 is not a whole number; multiply all weights and the capacity by 10: "
            "`knapscope-run convert FILE OUT --from plain --scale value=10,weight=10`");
        const std::string smaller = "2 10\n5 3.25\n6.5 4\n"; // the given factor is too small
        KS_COMPARE_ERROR(
            read_instance({.text = smaller, .name = "a", .table = {.scale = {{"weight", 10}}}}, "plain"),
            ErrorCode::input,
            "a:2:3: 3.25 is not a whole number; multiply all weights and the capacity by 100: "
            "`knapscope-run convert FILE OUT --from plain --scale value=10,weight=100`");
    }
};

KS_TEST(TableFormsTest)
#include "table_forms_test.moc"
