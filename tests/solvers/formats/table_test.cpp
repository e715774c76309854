// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/formats/csv_grid.h"
#include "solvers/formats/csv_number.h"
#include "solvers/formats/format.h"
#include "solvers/formats/table_reading.h"
#include "solvers/kinds/kind.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

std::string numbers_of(const Contents& contents, std::span<const Field> fields, FieldAt at) {
    std::string text;
    for (at.field = 0; at.field < fields.size(); ++at.field)
        if (fields[at.field].type == Field::Type::integer && !fields[at.field].optional)
            text += written("{}{}", text.empty() ? "" : ",", contents.number(at));
    return text;
}

/// "19: 31,8 17,5": the capacity, then the value and the weight of each item.
QByteArray numbers_of(const Instance& instance) {
    const Contents& contents = instance.contents();
    std::string text = numbers_of(contents, contents.fields().scalars, FieldAt::scalar(0)) + ":";
    for (std::size_t g = 0; g < contents.groups(); ++g) {
        text += g > 0 ? " |" : "";
        for (std::size_t r = 0; r < contents.records(g); ++r)
            text += " " + numbers_of(contents, contents.fields().of_record, FieldAt::of_record(0, g, r));
    }
    return QByteArray::fromStdString(text);
}

std::string utf16(std::u16string_view text, bool little) {
    std::string bytes = little ? "\xFF\xFE" : "\xFE\xFF";
    for (const char16_t c : text) {
        const char high = static_cast<char>(c >> 8), low = static_cast<char>(c & 0xFF);
        bytes += little ? low : high;
        bytes += little ? high : low;
    }
    return bytes;
}

} // namespace

Q_DECLARE_METATYPE(TableOptions)

/// Tables like those of real users.
class TableTest : public QObject {
    Q_OBJECT

    static Result<InstancePtr> read(const QByteArray& text, const TableOptions& options = {},
                                    std::string_view format = "") {
        const std::string bytes = text.toStdString();
        return read_instance({.text = bytes, .name = "a.csv", .table = options}, format);
    }

private slots:
    /// Columns of scalars whose keys have more than one word.
    void columns_of_scalars_are_read() {
        KS_VERIFY_OK(read("name,registers,shared_bytes,threads,copies,sms,sm_warps,sm_blocks,sm_"
                          "registers,sm_shared_bytes\n"
                          "a,32,0,512,4,2,64,32,65536,1024\nb,16,8,256,4,2,64,32,65536,1024\n"));
    }

    void opens_without_a_question_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("numbers");
        const auto row = [](const char* name, const std::string& text,
                            const char* numbers = "19: 31,8 17,5") {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(numbers);
        };
        row("units in brackets", "Capacity (kg);19\nWeight (kg);Value (EUR)\n8;31\n5;17\n");
        row("units in square brackets", "Capacity [kg];19\nWeight [kg];Value [EUR]\n8;31\n5;17\n");
        row("German", "Kapazität;19\nGewicht;Wert\n8;31\n5;17\n");
        row("Italian", "capacità;19\npeso;valore\n8;31\n5;17\n");
        row("plurals", "capacity,19\nweights,values\n8,31\n5,17\n");
        row("German plurals", "Kapazität;19\nGewichte;Werte\n8;31\n5;17\n");
        row("a colon", "Capacity:;19\nweight;value\n8;31\n5;17\n");
        row("a colon in one cell", "Capacity: 19\nweight;value\n8;31\n5;17\n");
        row("an equals sign", "capacity = 19\nweight;value\n8;31\n5;17\n");
        row("a capacity below", "weight;value\n8;31\n5;17\n\nCapacity;19\n");
        row("a capacity with a unit", "Capacity;19;kg\nWeight (kg);value\n8;31\n5;17\n");
        row("a longer name of the capacity", "Max. weight;19\nweight;value\n8;31\n5;17\n");
        row("max is no linear program", "max weight;19\nweight;value\n8;31\n5;17\n");
        row("a column of the capacity", "weight;value;capacity\n8;31;19\n5;17;\n");
        row("the capacity in each line", "weight;value;capacity\n8;31;19\n5;17;19\n");
        row("a title", "My holiday\n\nCapacity;19\nweight;value\n8;31\n5;17\n");
        row("a title with commas", "Tent, stove, and more\nCapacity;19\nweight;value\n8;31\n5;17\n");
        row("a title in a row of the table's width",
            "My holiday;;\nCapacity;19;\nitem;weight;value\n1;8;31\n2;5;17\n");
        row("units in a second line", "Capacity;19\nWeight;Value\nkg;EUR\n8;31\n5;17\n");
        row("units in brackets in a second line", "Capacity;19\nWeight;Value\n(kg);(EUR)\n8;31\n5;17\n");
        row("a second line with units and a name",
            "Capacity;19;\nGegenstand;Gewicht;Wert\nName;kg;EUR\nZelt;8;31\nKocher;5;17\n");
        row("letters of a textbook", "W;19\nw;v\n8;31\n5;17\n");
        row("a number of items", "n;2\nc;19\nw;v\n8;31\n5;17\n");
        row("a total in a file of the program's own",
            "kind,knapsack\ncapacity,19\nitem,value,weight\n1,31,8\n2,17,5\nTotal,48,13\n");
        row("a heading over two lines", "Capacity;19;\nItem;Properties;\n;Weight;Value\n1;8;31\n2;5;17\n");
        row("a heading within a cell of two lines",
            "Capacity;19\n\"Weight\n(kg)\";\"Value\n(EUR)\"\n8;31\n5;17\n");
        row("on its side", "weight;8;5\nvalue;31;17\ncapacity;19\n");
        row("on its side with names", ";tent;stove\nweight;8;5\nvalue;31;17\ncapacity;19;\n");
        row("on its side with a title",
            "My bag\nname;tent;stove\nWeight (kg);8;5\nValue;31;17\nCapacity;19\n");
        row("notes", "capacity,19\nitem,weight,value,notes\n1,8,31,\n2,5,17,\"old, but good\"\n");
        row("a column that is computed", "capacity,19\nweight,value,ratio\n8,31,3.875\n5,17,3.4\n");
        row("sep=", "sep=;\ncapacity;19\nweight;value\n8;31\n5;17\n");
        row("sep=| of Windows", "sep=|\r\ncapacity|19\r\nweight|value\r\n8|31\r\n5|17\r\n");
        row("comments", "# my bag\ncapacity,19\n# the items\nweight,value\n8,31\n5,17\n");
        row("a capacity in a comment", "# capacity: 19\nweight,value\n8,31\n5,17\n");
        row("an index of pandas", "capacity,19,\n,weight,value\n0,8,31\n1,5,17\n");
        row("columns in any order", "capacity;19\nvalue;item;weight\n31;1;8\n17;2;5\n");
        row("tabs", "capacity\t19\nweight\tvalue\n8\t31\n5\t17\n");
        row("bars", "capacity|19\nweight|value\n8|31\n5|17\n");
        row("UTF-16, little end first", utf16(u"Kapazität\t19\nGewicht\tWert\n8\t31\n5\t17\n", true));
        row("UTF-16, big end first", utf16(u"Kapazität\t19\r\nGewicht\tWert\r\n8\t31\r\n5\t17\r\n", false));
        row("UTF-8 with a mark", "\xEF\xBB\xBFKapazität;19\nGewicht;Wert\n8;31\n5;17\n");
        row("Windows-1252", "Kapazit\xE4t;19\nGewicht (kg);Wert (\x80)\n8;31\n5;17\n");
        row("a total", "capacity;19;\nitem;weight;value\n1;8;31\n2;5;17\nTotal;13;48\n");
        row("a German total",
            "capacity;19;\nGegenstand;Gewicht;Wert\nZelt;8;31\nKocher;5;17\nSumme:;13;48\n");
        row("an Italian total of one column",
            "capacità;19;\noggetto;peso;valore\ntenda;8;31\nfornello;5;17\nTotale;13;\n");
        row("names", "capacity;19;\nitem;weight;value\ntent;8;31\nstove;5;17\n");
        row("names like units with numbers", "capacity;19;\nitem;weight;value\nB2;8;31\nM3;5;17\n");
        row("article numbers", "capacity;19;\nitem;weight;value\n4711;8;31\n815;5;17\n");
        row("a number and a name", "capacity;19;;\nid;name;weight;value\n1;tent;8;31\n2;stove;5;17\n");
        row("an empty column between", "capacity,19,\nvalue,,weight\n31,,8\n17,,5\n");
        row("blanks between groups of digits",
            "capacity;1 900\nweight;value\n1 200;31\n5;1\xC2\xA0"
            "000\n",
            "1900: 31,1200 1000,5");
        row("apostrophes between groups of digits", "capacity;1'900\nweight;value\n1'200;31\n5;17\n",
            "1900: 31,1200 17,5");
        row("English thousands", "capacity,\"1,900\"\nweight,value\n\"1,200\",31\n5,17\n",
            "1900: 31,1200 17,5");
        row("German thousands", "Kapazität;1.900\nGewicht;Wert\n1.200;31\n5;17\n", "1900: 31,1200 17,5");
        row("thousands and decimals", "capacity;1.900,00\nweight;value\n1.200,00;31\n5;17\n",
            "1900: 31,1200 17,5");
        row("decimals that are zeros", "capacity;19,00\nweight;value\n8,00;31,00\n5,00;17,00\n");
        row("decimals of pandas", "capacity,19.0\nweight,value\n8.0,31.0\n5.0,17.0\n");
        row("exponents", "capacity;1,9E+05\nweight;value\n1E+05;31\n5;17\n", "190000: 31,100000 17,5");
        row("units in the cells", "capacity;19 kg\nweight;value\n8 kg;31 EUR\n5 kg;€ 17\n");
        row("a multiple-choice table", "Kapazität;19;\nKlasse;Gewicht;Wert\n1;8;31\n1;5;17\n2;4;3\n",
            "19: 31,8 17,5 | 3,4");
        row("on its side with decisions",
            ",Item 1,Item 2,,,\nWeight,8,5,,,\nValue,31,17,,,\nCapacity,19,,,,\n");
        row("sums", "Ziel;10\nGewicht\n3\n7\n", "10: 3 7");
    }
    void opens_without_a_question() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, numbers);
        const auto instance = read(text);
        KS_VERIFY_OK(instance);
        QCOMPARE(numbers_of(**instance), numbers);
    }

    void a_doubt_names_the_place_and_the_option_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const std::string& text, const char* sentence) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(sentence);
        };
        row("no capacity", "weight;value\n8;31\n5;17\n",
            "a.csv:1: capacity is missing; write a line `capacity;NUMBER` above the columns, or give it: "
            "`knapscope-run convert FILE OUT --capacity NUMBER`");
        row("two columns of one name", "capacity;19;\nweight;value;weight\n8;31;9\n5;17;6\n",
            "a.csv:2 (C2): column 1, 'weight', and column 3, 'weight', may both be the weight; say which "
            "columns "
            "count: `knapscope-run convert FILE OUT --columns weight=1,value=2`");
        row("two weights in different units",
            "capacity;19;\nWeight (kg);value;Weight (lb)\n8;31;18\n5;17;11\n",
            "a.csv:2 (C2): column 1, 'Weight (kg)', and column 3, 'Weight (lb)', may both be the weight; say "
            "which columns count: `knapscope-run convert FILE OUT --columns weight=1,value=2`");
        row("no value", "capacity;19;\nitem;weight;price\n1;8;31\n2;5;17\n",
            "a.csv:2: no column is called value, but column 3, 'price', may be it; say which it is: "
            "`knapscope-run convert FILE OUT --columns value=3,weight=2`");
        row("an unknown heading beside weight and capacity", "capacity;19\nweight;usefulness\n8;31\n5;17\n",
            "a.csv:2: no column is called value, but column 2, 'usefulness', may be it; say which it is: "
            "`knapscope-run convert FILE OUT --columns value=2,weight=1`");
        row("an unknown column", "capacity;19;\nweight;value;colour\n8;31;red\n5;17;blue\n",
            "a.csv:2 (C2): it is not known what column 3, 'colour', holds; if the instance is complete "
            "without "
            "it, say which columns count: `knapscope-run convert FILE OUT --columns weight=1,value=2`");
        row("an index that does not count", "capacity;19;\n;weight;value\n7;8;31\n3;5;17\n",
            "a.csv:2 (A2): it is not known what column 1 holds; if the instance is complete without it, say "
            "which "
            "columns count: `knapscope-run convert FILE OUT --columns weight=2,value=3`");
        row("a sum without a name", "capacity;19;\nitem;weight;value\ntent;8;31\nstove;5;17\n;13;48\n",
            "a.csv:5: this line may be a sum of the others, or an item; say which lines are the items: "
            "`knapscope-run convert FILE OUT --lines 3-4` leaves it out, `--lines 3-5` keeps it");
        row("a sum without a column of names", "capacity;19\nweight;value\n8;31\n5;17\n13;48\n",
            "a.csv:5: this line may be a sum of the others, or an item; say which lines are the items: "
            "`knapscope-run convert FILE OUT --lines 3-4` leaves it out, `--lines 3-5` keeps it");
        row("a total that is no sum", "capacity;19;\nitem;weight;value\ntent;8;31\nstove;5;17\nTotal;14;48\n",
            "a.csv:5: this line may be a sum of the others, or an item; say which lines are the items: "
            "`knapscope-run convert FILE OUT --lines 3-4` leaves it out, `--lines 3-5` keeps it");
        row("text below", "capacity;19;\nitem;weight;value\ntent;8;31\nstove;5;17\nmeasured by Ada\n",
            "a.csv:5 (A5): 'measured by Ada' is not an item: it has no numbers; say which lines are the "
            "items: "
            "`knapscope-run convert FILE OUT --lines 3-4`");
        row("a real number", "capacity;19;\nitem;weight;value\ntent;3.5;31\nstove;5;17\n",
            "a.csv:3 weight (B3): 3.5 is not a whole number; multiply every weight by 10: `knapscope-run "
            "convert "
            "FILE OUT --scale weight=10`");
        row("a German real number", "capacity;19,5;\nitem;weight;value\ntent;3;31,25\nstove;5;17\n",
            "a.csv:3 value (C3): 31,25 is not a whole number; multiply every value by 100: `knapscope-run "
            "convert "
            "FILE OUT --scale value=100`");
        row("a point or thousands", "capacity;5;\nitem;weight;value\ntent;1,200;31\nstove;5;17\n",
            "a.csv:3 weight (B3): 1,200 can be a number with thousands or one with decimals; say what "
            "separates "
            "the decimals: `knapscope-run convert FILE OUT --decimal point`, or `comma`");
        row("a point and a comma", "capacity;19;\nitem;weight;value\ntent;3.5;31\nstove;5,25;17\n",
            "a.csv:4 weight (B4): 5,25 has a decimal comma, but 3.5 has a decimal point; write all numbers "
            "alike");
        row("two units", "capacity;19 kg;\nitem;weight;value\ntent;800 g;31\nstove;5 kg;17\n",
            "a.csv:4 weight (B4): '5 kg' is in kg, but others are in g; write all of them in the same unit");
        row("a capacity in another unit",
            "capacity (kg);19;\nitem;weight (g);value\ntent;800;31\nstove;5;17\n",
            "a.csv:1 capacity: '19 kg' is in kg, but others are in g; write all of them in the same unit");
        row("a wrong number of items", "n;3\nc;19\nw;v\n8;31\n5;17\n",
            "a.csv:1 (A1): the file announces 3 items, but there are 2; say which lines are the items: "
            "`knapscope-run "
            "convert "
            "FILE OUT --lines 4-5`");
        row("two capacities", "capacity;19\nweight;value\n8;31\n5;17\ncapacity;20\n",
            "a.csv:5 capacity: the capacity is given twice, as 19 and as 20; say which counts: "
            "`knapscope-run convert FILE OUT --capacity 19`");
        row("a decimal comma without quotation marks",
            "capacity,19\nitem,weight,value\ntent,3,5,31\nstove,5,17\n",
            "a.csv:3 (D3): there are more cells than the 3 columns; put texts and numbers with a comma into "
            "quotation marks, or give each column a heading");
        row("a decimal comma that a column of remarks hides",
            "capacity,19,\nweight,value,notes\n8,5,31\n5,17,old\n",
            "a.csv:3 (C3): column 3, 'notes', is the number 31: a decimal comma may have split a number of "
            "this "
            "line; put numbers with a comma into quotation marks; if it is a remark, say which columns "
            "count: "
            "`knapscope-run convert FILE OUT --columns weight=1,value=2`");
        row("a negative weight", "capacity;19;\nitem;weight;value\ntent;-8;31\nstove;5;17\n",
            "a.csv:3 weight (B3): -8 is negative; give a number from 0 to 9223372036854775807");
        row("a word as weight", "capacity;19;\nitem;weight;value\ntent;heavy;31\nstove;5;17\n",
            "a.csv:3 weight (B3): 'heavy' is not an integer from 0 to 9223372036854775807");
        row("a missing weight", "capacity;19;\nitem;weight;value\ntent;;31\nstove;5;17\n",
            "a.csv:3 weight (B3): is missing; give a number from 0 to 9223372036854775807");
        row("an item called C without a weight", "capacity;19;\nitem;weight;value\nA;8;31\nB;5;17\nC;;50\n",
            "a.csv:5 weight (B5): is missing; give a number from 0 to 9223372036854775807");
        row("an item called Limit without a value",
            "capacity;19;\nitem;weight;value\nA;8;31\nLimit;30;\nB;5;17\n",
            "a.csv:4 value (C4): is missing; give a number from 0 to 9223372036854775807");
        row("a letter in place of a digit", "capacity;19;\nitem;weight;value\nA;8;3O\nB;5;17\n",
            "a.csv:3 value (C3): '3O' has the unit 'O', but other numbers of the column have none; correct "
            "the "
            "number, or write the unit in the heading alone");
        row("a date in place of a number", "capacity;19;\nitem;weight;value\nA;8;31\nB;5 Feb;17\n",
            "a.csv:4 weight (B4): '5 Feb' has the unit 'Feb', but other numbers of the column have none; "
            "correct "
            "the number, or write the unit in the heading alone");
        row("three digits after the mark everywhere", "Gewicht;Wert\n1.234;40\n2.500;30\nKapazität;5\n",
            "a.csv:2 weight (A2): 1.234 can be a number with thousands or one with decimals; say what "
            "separates "
            "the decimals: `knapscope-run convert FILE OUT --decimal point`, or `comma`");
        row("a sum with an unknown name",
            "capacity;19;\nitem;weight;value\nA;8;31\nB;5;17\nC;1;2\nEnde;14;50\n",
            "a.csv:6: this line may be a sum of the others, or an item; say which lines are the items: "
            "`knapscope-run convert FILE OUT --lines 3-5` leaves it out, `--lines 3-6` keeps it");
        row("too large", "capacity;19;\nitem;weight;value\ntent;99999999999999999999;31\nstove;5;17\n",
            "a.csv:3 weight (B3): '99999999999999999999' is not an integer from 0 to 9223372036854775807");
    }
    void a_doubt_names_the_place_and_the_option() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        KS_COMPARE_ERROR(read(text), ErrorCode::input, sentence);
    }

    void options_settle_a_doubt_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<TableOptions>("options");
        QTest::addColumn<QByteArray>("numbers");
        const auto row = [](const char* name, const std::string& text, const TableOptions& options,
                            const char* numbers = "19: 31,8 17,5") {
            QTest::newRow(name) << QByteArray::fromStdString(text) << options << QByteArray(numbers);
        };
        row("no capacity", "weight;value\n8;31\n5;17\n", {.capacity = "19"});
        row("another capacity", "capacity;7\nweight;value\n8;31\n5;17\n", {.capacity = "19"});
        row("columns by number", "a;b;c\nx;8;31\ny;5;17\n",
            {.columns = {{"weight", "2"}, {"value", "3"}}, .capacity = "19"});
        row("columns without headings", "8;31\n5;17\n",
            {.columns = {{"weight", "1"}, {"value", "2"}}, .capacity = "19"});
        row("columns by heading", "capacity;19;\nitem;mass;price\n1;8;31\n2;5;17\n",
            {.columns = {{"weight", "mass"}, {"value", "Price"}}});
        row("columns by unknown headings", "capacity;19\nthing;kg;EUR\ntent;8;31\nstove;5;17\n",
            {.columns = {{"weight", "2"}, {"value", "EUR"}}});
        row("one of two columns", "capacity;19;\nweight;value;weight\n9;31;8\n6;17;5\n",
            {.columns = {{"weight", "3"}, {"value", "2"}}});
        row("a unit in an unknown column", "capacity;19;\nweight;value;colour\n8;31;red\n5;17;blue\n",
            {.columns = {{"weight", "1"}, {"value", "2"}}});
        row("classes", "capacity;19;\ngroup;weight;value\n1;8;31\n1;5;17\n2;4;3\n",
            {.columns = {{"class", "1"}, {"weight", "2"}, {"value", "3"}}}, "19: 31,8 17,5 | 3,4");
        row("weights times 10", "capacity;19,5\nweight;value\n3,5;31\n5;17\n", {.scale = {{"weight", 10}}},
            "195: 31,35 17,50");
        row("values times 100", "capacity;19\nweight;value\n8;31,25\n5;17\n", {.scale = {{"value", 100}}},
            "19: 3125,8 1700,5");
        row("a larger factor", "capacity;19\nweight;value\n3.5;31\n5;17\n", {.scale = {{"weight", 1000}}},
            "19000: 31,3500 17,5000");
        row("lines without the sum", "capacity;19\nweight;value\n8;31\n5;17\n13;48\n", {.lines = {{3, 4}}});
        row("lines with the sum", "capacity;19\nweight;value\n8;31\n5;17\n13;48\n", {.lines = {{3, 5}}},
            "19: 31,8 17,5 48,13");
        row("words are names rather than numbers", "capacity;19;;\n#;item;weight;value\n2;A;8;31\n7;B;5;17\n",
            {});
        row("a letter is a key with a mark", "weight;value\n8;31\n5;17\nC = 19;\n", {});
        row("a decimal point", "capacity;5\nweight;value\n1,200;31\n5;17\n", {.decimal = '.'},
            "5: 31,1200 17,5");
        row("a decimal comma", "capacity;5\nweight;value\n1,200;31\n5;17\n",
            {.scale = {{"weight", 10}}, .decimal = ','}, "50: 31,12 17,50");
    }
    void options_settle_a_doubt() {
        QFETCH(QByteArray, text);
        QFETCH(TableOptions, options);
        QFETCH(QByteArray, numbers);
        const auto instance = read(text, options, "csv");
        KS_VERIFY_OK(instance);
        QCOMPARE(numbers_of(**instance), numbers);
    }

    /// A user who follows one piece of advice after the other reaches the instance.
    void advice_repeats_the_options_that_were_given() {
        KS_COMPARE_ERROR(read("capacity;1,2\nweight;value\n0,4;40\n0,5;3,5\n", {.scale = {{"value", 10}}}),
                         ErrorCode::input,
                         "a.csv:3 weight (A3): 0,4 is not a whole number; multiply every weight by 10: "
                         "`knapscope-run convert FILE OUT --scale value=10 --scale weight=10`");
        KS_COMPARE_ERROR(read("weight;value\n0,4;40\n0,5;3\n", {.lines = {{2, 3}}, .decimal = ','}),
                         ErrorCode::input,
                         "a.csv:2 weight (A2): 0,4 is not a whole number; multiply every weight by 10: "
                         "`knapscope-run convert FILE OUT --lines 2-3 --decimal comma --scale weight=10`");
    }

    void words_are_names_rather_than_article_numbers() {
        const auto read_names = read("capacity;19;;\n#;item;weight;value\n2;A;8;31\n7;B;5;17\n");
        KS_VERIFY_OK(read_names);
        QCOMPARE((*read_names)->contents().record_name(0, 0), "A");
    }

    void wrong_options_are_refused() {
        const char* text = "capacity;19\nweight;value\n8;31\n5;17\n";
        KS_COMPARE_ERROR(read(text, {.columns = {{"weight", "7"}, {"value", "1"}}}), ErrorCode::input,
                         "a.csv:2: there is no column '7'; give a number from 1 to 2, or a heading");
        KS_COMPARE_ERROR(read(text, {.columns = {{"beauty", "1"}}}), ErrorCode::input,
                         "a.csv: no kind has all of the columns beauty; give columns of one kind, as in "
                         "`--columns value=3,weight=2`");
        KS_COMPARE_ERROR(read("capacity;19\nweight;value\n3.25;31\n5;17\n", {.scale = {{"weight", 10}}}),
                         ErrorCode::input,
                         "a.csv:3 weight (A3): 3.25 is not a whole number; multiply every weight by 100: "
                         "`knapscope-run convert FILE OUT --scale weight=100`");
    }

    /// The source lists everything that the instance does not contain.
    void nothing_is_dropped_silently() {
        const auto instance = read("My bag;;;\nCapacity;19,5;;\nid;Weight (kg);Value "
                                   "(EUR);notes\n1;3,5;31;old\n2;5;17;\nTotal;8,5;48;\n",
                                   {.scale = {{"weight", 10}}});
        KS_VERIFY_OK(instance);
        QCOMPARE(numbers_of(**instance), QByteArray("195: 31,35 17,50"));
        QCOMPARE((*instance)->name(), std::string("My bag"));
        QCOMPARE((*instance)->source(),
                 std::string("line 6 (Total) is left out; column 4 (notes) is left out"));
        QCOMPARE((*instance)->contents().unit(0), (Unit{.name = "EUR"}));
        QCOMPARE((*instance)->contents().unit(1), (Unit{.name = "kg", .factor = 10}));
    }

    /// A dialog shows a reading, changes it and applies it again.
    void a_reading_can_be_changed() {
        const csv::Grid grid("a;b;c\n8;31;1\n5;17;2\n13;48;3\n", "a.csv");
        csv::TableReading reading =
            csv::propose_reading(grid, {.columns = {{"weight", "1"}, {"value", "2"}}});
        QVERIFY(!reading.doubts.empty());
        reading.scalars[0].text = "19";
        reading.records.pop_back();
        const auto instance = csv::read_table(grid, reading);
        KS_VERIFY_OK(instance);
        QCOMPARE(numbers_of(**instance), QByteArray("19: 31,8 17,5"));
    }

    void workbooks_are_named() {
        const std::string sentence =
            "a.csv: is a workbook that is damaged, encrypted or too large; open it in "
            "its program, choose File, Save as, the file type CSV (UTF-8), and open that file";
        KS_COMPARE_ERROR(read(QByteArray("PK\x03\x04....xl/workbook.xml")), ErrorCode::input,
                         sentence.c_str());
        KS_COMPARE_ERROR(read(QByteArray("PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet")),
                         ErrorCode::input, sentence.c_str());
    }

    void numbers_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<char>("mark");
        QTest::addColumn<qint64>("thousandfold"); // -1: not a number
        const auto row = [](const char* text, char mark, qint64 thousandfold) {
            QTest::newRow(text) << QByteArray(text) << mark << thousandfold;
        };
        row("3.5", '.', 3500);
        row("10,5", ',', 10500);
        row("1,200", '.', 1200000);
        row("1,200", ',', 1200);
        row("1 200", '.', 1200000);
        row("1\xC2\xA0"
            "200,5",
            ',', 1200500);
        row("1'200", '.', 1200000);
        row("1.234.567", ',', 1234567000);
        row("19,00", ',', 19000);
        row("1E+05", '.', 100000000);
        row("1,5e3", ',', 1500000);
        row("25e-1", '.', 2500);
        row("31 EUR", '.', 31000);
        row("EUR 31", '.', 31000);
        row(".5", '.', 500);
        row("12,34", '.', -1);
        row("1,2000", '.', -1);
        row("1.2.3", '.', -1);
        row("", '.', -1);
        row(".", '.', -1);
        row("A1", '.', -1);
        row("B2", '.', -1);
        row("M 3", '.', -1);
        row("$31", '.', 31000);
        row("1e999", '.', -1);
        row("99999999999999999999", '.', -1);
    }
    void numbers() {
        QFETCH(QByteArray, text);
        QFETCH(char, mark);
        QFETCH(qint64, thousandfold);
        const auto number = csv::decimal_of(text.toStdString(), mark);
        QCOMPARE(number ? csv::times(*number, 1000).value_or(-2) : -1, std::int64_t{thousandfold});
    }
};

KS_TEST(TableTest)
#include "table_test.moc"
