// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/conformance.h"
#include "solvers/core/csv_dialect.h"
#include "solvers/formats/csv_grid.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/instruction_set/instance.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

QByteArray text_of(const Result<InstancePtr>& instance) {
    return QByteArray::fromStdString(write_csv(**instance));
}

/// A task set as users type it into a spreadsheet: a task's own cells only in its first line.
constexpr const char* typed = "task,execution,period,gain,cost\n"
                              "aes,30,60,5,2\n"
                              ",,,11,5\n"
                              "\n"
                              "fir,7,12,,\n";

/// Returns whether a cell of any spreadsheet begins with = in this text.
bool has_formula_outside_of_quotes(std::string_view text) {
    bool quoted = false, begins = true;
    for (const char c : text) {
        if (c == '=' && begins && !quoted)
            return true;
        quoted ^= c == '"';
        begins = std::string_view(",;|\t\n").find(c) != std::string_view::npos;
    }
    return false;
}

} // namespace

/// Instances as tables for spreadsheets.
class CsvTest : public QObject {
    Q_OBJECT

    static Result<InstancePtr> read(const std::string& text) { return read_instance(text, "a.csv"); }

private slots:
    void every_instance_survives() {
        for (const Kind* kind : kinds())
            for (const ConformanceCase& test : conformance_corpus(kind->id)) {
                const auto back = read(write_csv(*test.instance));
                KS_VERIFY_OK(back);
                QCOMPARE(write_json(**back), write_json(*test.instance));
            }
    }

    /// A spreadsheet would evaluate such names.
    void names_that_are_formulas_are_guarded_and_come_back() {
        for (const std::string name :
             {"=cmd|' /C calc'!A0", "+1+1", "-x", "@SUM(A1)", "'=1", "-5", "\uFF1D1+1"}) {
            const auto instance =
                read_instance(R"({"format":"knapscope-instance","version":1,"kind":"knapsack","name":")" +
                                  name + R"(","source":")" + name + R"(","capacity":5,"items":[{"name":")" +
                                  name + R"(","value":1,"weight":1},{"value":2,"weight":2}]})",
                              "a.json");
            KS_VERIFY_OK(instance);
            for (const Format& format : formats()) {
                if (format.ending != ".csv" || format.write == nullptr)
                    continue;
                const auto text = write_instance(format, **instance);
                KS_VERIFY_OK(text);
                for (const char letter : {',', '\n'})
                    QVERIFY2(text->find(letter + std::string("=")) == std::string::npos &&
                                 text->find(letter + std::string("@")) == std::string::npos,
                             text->c_str());
                QVERIFY(!text->starts_with('=') && !text->starts_with('@'));
                const auto back = read_instance(*text, "a.csv", format.id);
                KS_VERIFY_OK(back);
                QVERIFY(format.id == "list-cells" || (*back)->name() == name);
                if (format.id == "csv")
                    QCOMPARE(write_json(**back), write_json(**instance));
            }
        }
    }

    /// A spreadsheet of another country divides a line at another separator.
    void a_name_hides_no_formula_after_another_separator() {
        const auto usual = qScopeGuard([] { write_csv_in(std::nullopt); });
        for (const CsvDialect& dialect : {csv_with_points, csv_with_commas})
            for (const std::string name : {"Ada;=1", "Ada,=1", "Ada|=1", "Ada\\t=1"}) {
                write_csv_in(dialect);
                const auto instance = read_instance(
                    R"({"format":"knapscope-instance","version":1,"kind":"knapsack","name":")" + name +
                        R"(","capacity":5,"items":[{"name":")" + name + R"(","value":1,"weight":1}]})",
                    "a.json");
                KS_VERIFY_OK(instance);
                for (const Format& format : formats()) {
                    if (format.ending != ".csv" || format.write == nullptr)
                        continue;
                    const auto text = write_instance(format, **instance);
                    KS_VERIFY_OK(text);
                    QVERIFY2(!has_formula_outside_of_quotes(*text), text->c_str());
                    const auto back = read_instance(*text, "a.csv", format.id);
                    KS_VERIFY_OK(back);
                    if (format.id == "csv")
                        QCOMPARE(write_json(**back), write_json(**instance));
                }
            }
    }

    void every_instance_survives_with_decimal_commas() {
        write_csv_in(csv_with_commas);
        for (const Kind* kind : kinds())
            for (const ConformanceCase& test : conformance_corpus(kind->id)) {
                const std::string text = write_csv(*test.instance);
                QVERIFY(text.starts_with("\xEF\xBB\xBFkind;"));
                const auto back = read(text);
                KS_VERIFY_OK(back);
                QCOMPARE(write_json(**back), write_json(*test.instance));
            }
        write_csv_in(std::nullopt);
    }

    void the_written_table_with_decimal_commas() {
        write_csv_in(csv_with_commas);
        const QByteArray text = text_of(generate("thesis-2.2", "", {}));
        write_csv_in(std::nullopt);
        const QByteArray plain = text_of(generate("thesis-2.2", "", {}));
        QVERIFY(plain.contains("\nsource,\"thesis, Example 2.2\"\n"));
        QCOMPARE(text, "\xEF\xBB\xBF" + QByteArray(plain).replace(',', ';').replace("thesis;", "thesis,"));
    }

    void the_written_table() {
        QCOMPARE(text_of(generate("thesis-2.2", "", {})),
                 QByteArray("kind,multiple-choice\n"
                            "name,Table 2.2\n"
                            "source,\"thesis, Example 2.2\"\n"
                            "capacity,10\n"
                            "class,item,value,weight\n"
                            "1,1,2,3\n1,2,3,4\n2,1,1,4\n2,2,4,8\n3,1,2,1\n3,2,3,2\n3,3,4,3\n"));
        InstructionSetBuilder builder;
        builder.max_cost(9).begin_task({.name = "a,b", .execution = 30, .period = 60}).add({5, 2});
        builder.begin_task({.name = std::nullopt, .execution = 7, .period = 12});
        builder.begin_task({.name = "", .execution = 7, .period = 12});
        const auto built = std::move(builder).build();
        KS_VERIFY_OK(built);
        QCOMPARE(QByteArray::fromStdString(write_csv(**built)),
                 QByteArray("kind,instruction-set\n"
                            "max_cost,9\n"
                            "task,name,execution,period,choice,gain,cost\n"
                            "1,\"a,b\",30,60,1,5,2\n"
                            "2,,7,12,,,\n"
                            "3,\"\",7,12,,,\n"));
        const auto back = read(write_csv(**built));
        KS_VERIFY_OK(back);
        QCOMPARE(write_json(**back), write_json(**built));
    }

    /// The columns determine the kind; the order of columns, spaces, and titles instead of keys make no
    /// difference.
    void tables_typed_by_users() {
        const auto tasks = read(typed);
        KS_VERIFY_OK(tasks);
        const auto& set = static_cast<const InstructionSetInstance&>(**tasks);
        QCOMPARE(set.task_count(), std::size_t{2});
        QCOMPARE(set.choices(0).size(), std::size_t{2});
        QCOMPARE(set.choices(0)[1], (CustomInstruction{11, 5}));
        QVERIFY(set.choices(1).empty());
        QCOMPARE(set.task_name(1), std::string("fir")); // the only column for names
        const auto named =
            read(" Cost ; Gain;Period;Execution;Name\r\n2;5;60;30; aes \r\n5;11;60;30;aes\r\n");
        KS_VERIFY_OK(named);
        QCOMPARE(static_cast<const InstructionSetInstance&>(**named).task_name(0), std::string("aes"));
        QCOMPARE(static_cast<const InstructionSetInstance&>(**named).choices(0).size(), std::size_t{2});
        const auto items = read("\xef\xbb\xbf"
                                "capacity\t10\t\nweight\tvalue\n4\t2\n6\t4\n");
        KS_VERIFY_OK(items);
        QCOMPARE((*items)->kind(), std::string_view("knapsack"));
        for (const char* counts : {"id", "No", "nr", "number", "#", "item"})
            KS_VERIFY_OK(read(std::string("capacity,9\n") + counts + ",profit,weight\n1,2,3\n"));
        const auto sums = read("target,10\nweight\n3\n7\n");
        KS_VERIFY_OK(sums);
        QCOMPARE((*sums)->kind(), std::string_view("subset-sum"));
    }

    void errors_report_the_place_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        const std::string tasks = "task,execution,period,gain,cost\n";
        const auto row = [](const char* name, const std::string& text, const char* sentence) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(sentence);
        };
        row("no number", tasks + "1,30,60,5,two\n",
            "a.csv:2 cost (E2): 'two' is not an integer from 0 to 9223372036854775807");
        row("a decimal", tasks + "1,30,60,5,2.5\n",
            "a.csv:2 cost (E2): 2.5 is not a whole number; measure every cost in a smaller unit, so that all "
            "are "
            "whole "
            "numbers");
        row("a number missing", tasks + "1,30,60,5,\n",
            "a.csv:2 cost (E2): is missing; give a number from 0 to 9223372036854775807");
        row("a task's number missing", tasks + "1,30,,5,2\n",
            "a.csv:2 period (C2): is missing; give a number from 1 to 9223372036854775807");
        row("of no task", tasks + ",,,5,2\n",
            "a.csv:2 (A2): this line is of no task; begin with the cells of a task");
        row("two of one number", tasks + "1,30,60,5,2\n1,31,60,6,3\n",
            "a.csv:3 (B3): this line says something else of the task than its first line; give another "
            "number to "
            "another task");
        row("lines of one task apart", tasks + "aes,30,60,5,2\nfir,7,12,1,1\naes,30,60,11,5\n",
            "a.csv:4 (A4): other lines come between this one and those of task aes; put the lines of each "
            "task "
            "together");
        row("a column twice", "kind,knapsack\ncapacity,9\nvalue,weight,weight\n1,2,3\n",
            "a.csv:3: these are not the columns of kind knapsack; its columns are item, value, weight, "
            "name");
        row("a column of nobody's", "capacity,9\nid,value,colour,weight\n1,2,red,3\n",
            "a.csv:2 (C2): it is not known what column 3, 'colour', holds; if the instance is complete "
            "without "
            "it, say "
            "which columns count: `knapscope-run convert FILE OUT --columns value=2,weight=4`");
        row("what the builder refuses", tasks + "1,30,60,5,2\n1,,,31,3\n",
            "a.csv:3 gain (D3): the gain 31 is more than the task's execution time 30; give at most the "
            "execution time");
        row("of a task", tasks + "1,30,60,5,2\n\n2,30,0,5,2\n",
            "a.csv:4 period (C4): '0' is not an integer from 1 to 9223372036854775807");
        row("too many cells", tasks + "1,30,60,5,2,9\n",
            "a.csv:2 (F2): there are more cells than the 5 columns; put texts and numbers with a comma into "
            "quotation "
            "marks, or give each column a heading");
        row("no capacity", "value,weight\n1,2\n",
            "a.csv:1: capacity is missing; write a line `capacity,NUMBER` above the columns, or give it: "
            "`knapscope-run convert FILE OUT --capacity NUMBER`");
        row("another kind's line", "target,9\nvalue,weight\n1,2\n",
            "a.csv:1: instances of kind knapsack have no 'target'; the lines above the columns are capacity");
        row("no such kind", "kind,sofa\n",
            "a.csv:1: there is no kind 'sofa'; the kinds are knapsack, multiple-choice, subset-sum, "
            "instruction-set, kernel-mix");
        row("another kind's columns", "kind,knapsack\ntask,execution,period,gain,cost\n",
            "a.csv:2: these are not the columns of kind knapsack; its columns are item, value, weight, "
            "name");
        row("no columns", "kind,knapsack\ncapacity,9\n",
            "a.csv:2: no line names the columns; its columns are item, value, weight, name");
        row("an open quotation", "kind,knapsack\nname,\"bag\ncapacity,9\n",
            "a.csv:2: a quotation mark is opened here and never closed; close it");
        row("an empty class", "kind,multiple-choice\ncapacity,9\nclass,item,value,weight\n1,,,\n",
            "a.csv:4: the class is empty; give it at least one item");
    }
    void errors_report_the_place() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        KS_COMPARE_ERROR(read(text.toStdString()), ErrorCode::input, sentence);
    }

    /// `name,weight` above a list of names and weights, and an instance named "weight".
    void headings_that_begin_with_name() {
        const auto named = read("kind,subset-sum\ntarget,10\nname,weight\nbread,5\nmilk,7\n");
        KS_VERIFY_OK(named);
        QCOMPARE((*named)->contents().record_name(0, 1), std::string("milk"));
        const auto called = read("kind,subset-sum\nname,weight\ntarget,10\nweight\n5\n7\n");
        KS_VERIFY_OK(called);
        QCOMPARE((*called)->name(), std::string("weight"));
        QCOMPARE((*called)->contents().all_records(), std::size_t{2});
    }

    void other_texts_are_left_to_other_formats() {
        for (const char* text : {"Dear all, this is no table", "4 10\n2 4\n", "{\"a\": 1}", "a,b\n1,2\n"}) {
            const auto sure = most_sure(formats(), {.text = text});
            QVERIFY2(std::ranges::none_of(sure, [](const Format* one) { return one->id == "csv"; }), text);
        }
    }

    void cells() {
        const csv::Grid grid("a, \"b \"\"x\"\"\n,\" ,\r\n\"\";c\rd");
        QCOMPARE(grid.rows(), std::size_t{3});
        QCOMPARE(grid.row(0).size(), std::size_t{3});
        QCOMPARE(std::string(grid.cell(0, 1).text), std::string("b \"x\"\n,"));
        QVERIFY(grid.cell(0, 1).quoted && grid.cell(0, 2).text.empty() && !grid.cell(0, 2).quoted);
        QCOMPARE(grid.line(1), std::size_t{3});
        QCOMPARE(std::string(grid.cell(1, 0).text), std::string(";c")); // commas separate the cells
        QCOMPARE(std::string(grid.cell(2, 0).text), std::string("d"));
        QVERIFY(!grid.unclosed());
    }
};

KS_TEST(CsvTest)
#include "csv_test.moc"
