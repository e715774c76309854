// SPDX-License-Identifier: Apache-2.0
// A sheet of a workbook is read as a table.
#include "solvers/formats/workbook.h"

#include "solvers/core/files.h"
#include "solvers/core/xml_reader.h"
#include "solvers/core/zip_reader.h"
#include "solvers/formats/format.h"
#include "solvers/formats/sheet_cells.h"
#include "tests/support/checks.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"
#include "tests/support/workbooks.h"

using namespace ks;

namespace {

std::string bytes_of(const char* sample) {
    const std::string path = source_path("assets/examples/formats").toStdString() + "/" + sample;
    const auto bytes = read_file(path, json::document_limit);
    return bytes ? *bytes : bytes.error().sentence();
}

QString cells(const char* sheet, const char* strings = "", const char* styles = "") {
    const auto table = cells_of_xlsx(sheet, strings, styles);
    return table ? QString::fromStdString(*table) : QStringLiteral("broken");
}

} // namespace

class WorkbookTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (!ZipReader::available() || !XmlReader::available())
            QSKIP("built without libzip or libexpat");
    }

    void the_first_sheet_is_a_table() {
        const auto excel = read_workbook(bytes_of("bag.xlsx"), "bag.xlsx");
        KS_VERIFY_OK(excel);
        QCOMPARE(excel->sheet, std::string("Bag"));
        QCOMPARE(excel->table,
                 std::string("Capacity,12\n\nItem,Weight (kg),Value (EUR)\ntent,8,31\nstove,5,17\n"
                             "rope,4,12\nlamp,2,9\nmap,1,4\nbread,6,20"));
        const auto open = read_workbook(bytes_of("bag.ods"), "bag.ods");
        KS_VERIFY_OK(open);
        QCOMPARE(open->table, std::string("Capacity,12\n\n\nItem,Weight,Value\ntent,8,31\nstove,5,17\n"
                                          "rope,4,12\nlamp,2,9\nmap,1,4\nbread,6,20"));
    }

    void an_instance_has_names_and_units() {
        const auto read = read_instance(bytes_of("bag.xlsx"), "bag.xlsx");
        KS_VERIFY_OK(read);
        const Contents& contents = (*read)->contents();
        QCOMPARE(contents.record_name(0, 0), std::string("tent"));
        QCOMPARE(contents.unit(1).name, std::string("kg"));
    }

    void cells_of_every_type_data() {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const char* cell, const char* text) {
            QTest::newRow(name) << QString(cell) << QString(text);
        };
        row("a whole number", R"(<c r="A1"><v>12</v></c>)", "12");
        row("a computed number", R"(<c r="A1"><f>0.1+0.2</f><v>0.30000000000000004</v></c>)", "0.3");
        row("three decimals", R"(<c r="A1"><v>1.234</v></c>)", "1.2340");
        row("an exponent", R"(<c r="A1"><v>1.5E3</v></c>)", "1500");
        row("a shared text", R"(<c r="A1" t="s"><v>1</v></c>)", "a & b");
        row("a text in pieces", R"(<c r="A1" t="s"><v>2</v></c>)", "tent");
        row("no such shared text", R"(<c r="A1" t="s"><v>9</v></c>)", "");
        row("a text in the cell", R"(<c r="A1" t="inlineStr"><is><t>rope</t></is></c>)", "rope");
        row("a formula's text", R"(<c r="A1" t="str"><f>A2</f><v>map</v></c>)", "map");
        row("yes", R"(<c r="A1" t="b"><v>1</v></c>)", "TRUE");
        row("a date", R"(<c r="A1" s="1"><v>46355</v></c>)", "2026-11-29");
        row("a date in a format of one's own", R"(<c r="A1" s="2"><v>46355.5</v></c>)", "2026-11-29");
        row("a separator", R"(<c r="A1" t="inlineStr"><is><t>a,b</t></is></c>)", "\"a,b\"");
    }
    void cells_of_every_type() {
        QFETCH(QString, cell);
        QFETCH(QString, text);
        const char* strings = "<sst><si><t>x</t></si><si><t>a &amp; b</t></si>"
                              "<si><r><t>te</t></r><r><t>nt</t></r><rPh><t>no</t></rPh></si></sst>";
        const char* styles =
            R"(<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;x&quot;"/></numFmts>
            <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
            <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>)";
        const QString sheet = QStringLiteral("<sheetData><row r=\"1\">%1</row></sheetData>").arg(cell);
        QCOMPARE(cells(sheet.toUtf8(), strings, styles), text);
    }

    /// The parser may deliver a text in several parts.
    void long_texts_are_whole() {
        const std::string text(100'000, 'x');
        const std::string sheet = R"(<row><c t="inlineStr"><is><t>a &lt;&#x20AC;&amp;<![CDATA[<&]]>)" + text +
                                  "</t></is></c></row>";
        QCOMPARE(cells(sheet.c_str()), QString::fromStdString("a <\u20AC&<&" + text));
    }

    void places_are_kept() {
        QCOMPARE(
            cells(R"(<x:sheetData><x:row r="2"><x:c r="B2"><x:v>1</x:v></x:c><x:c r="D2"><x:v>2</x:v></x:c>
            </x:row><x:row><x:c><x:v>3</x:v></x:c></x:row></x:sheetData>)"),
            QStringLiteral("\n,1,,2\n3"));
    }

    /// A cell far away would make a small file a large table; a cell without an end is an error.
    void large_or_broken_workbooks_are_refused() {
        QCOMPARE(cells(R"(<row r="99999999"><c r="A99999999"><v>1</v></c></row>)"), QStringLiteral("broken"));
        QCOMPARE(cells(R"(<row r="1"><c r="ZZZZ1"><v>1</v></c></row>)"), QStringLiteral("broken"));
        QCOMPARE(cells(R"(<!DOCTYPE x [<!ENTITY a "b">]><row/>)"), QStringLiteral("broken"));
        QCOMPARE(cells("<row r=\"1\"><c r=\"A1"), QStringLiteral("broken"));
        QCOMPARE(cells("<row><c><v>1</v></row>"), QStringLiteral("broken"));
        QCOMPARE(cells("<row/>", "<sst><si><t>cut"), QStringLiteral("broken"));
        QCOMPARE(cells("<row/>", "", "<styleSheet"), QStringLiteral("broken"));
        std::string deep;
        for (int i = 0; i < 200; ++i)
            deep = "<row>" + deep + "</row>";
        QCOMPARE(cells(deep.c_str()), QStringLiteral("broken"));
        const auto inflated = sheets_of_ods(
            "<table><table-row number-rows-repeated=\"2000000\"><table-cell><p>x</p></table-cell>"
            "</table-row></table>");
        QVERIFY(inflated && inflated->size() == 1 && inflated->front().filled && !inflated->front().cells);
        for (const char* sample : {"bag.xlsx", "bag.ods"}) {
            const std::string bytes = bytes_of(sample);
            const auto cut = read_instance(bytes.substr(0, bytes.size() / 2), "cut");
            QVERIFY(!cut);
            QVERIFY2(cut.error().todo.find("CSV") != std::string::npos, cut.error().todo.c_str());
        }
    }

    void other_sheets_are_named_data() {
        QTest::addColumn<QByteArray>("bytes");
        const std::vector<tests::SheetOf> sheets{{.name = "Cover"},
                                                 {.name = "Old", .rows = {{"x"}}, .hidden = true},
                                                 tests::knapsack_sheet("Bag", 2),
                                                 tests::knapsack_sheet("Car", 3, "50")};
        std::vector<tests::SheetOf> in_order = sheets; // OpenDocument hides a sheet by its style
        std::swap(in_order[1], in_order[3]);
        std::swap(in_order[1], in_order[2]);
        QTest::newRow("xlsx") << QByteArray::fromStdString(tests::xlsx_of(sheets));
        QTest::newRow("ods") << QByteArray::fromStdString(tests::ods_of(in_order));
    }
    /// An empty sheet does not count, and a hidden one is the last.
    void other_sheets_are_named() {
        QFETCH(QByteArray, bytes);
        const std::string book = bytes.toStdString();
        const auto sheets = sheets_in(book, "a");
        KS_VERIFY_OK(sheets);
        QCOMPARE(*sheets, (std::vector<std::string>{"Bag", "Car", "Old"}));
        std::vector<Sentence> left_out;
        const auto first = read_instance({.text = book, .name = "a", .left_out = &left_out});
        KS_VERIFY_OK(first);
        QCOMPARE((*first)->contents().number(FieldAt::scalar(0)), std::int64_t{19});
        QCOMPARE(joined(left_out),
                 std::string("only sheet Bag is read; 2 other sheets are left out: Car, Old"));
        for (const char* chosen : {"Car", "2"}) {
            left_out.clear();
            const auto second =
                read_instance({.text = book, .name = "a", .table = {.sheet = chosen}, .left_out = &left_out});
            KS_VERIFY_OK(second);
            QCOMPARE((*second)->contents().number(FieldAt::scalar(0)), std::int64_t{50});
            QVERIFY(left_out.empty()); // it was the user who left the others out
        }
        KS_COMPARE_ERROR(read_instance({.text = book, .name = "a", .table = {.sheet = "4"}}),
                         ErrorCode::usage,
                         "a: the workbook has no sheet '4'; the sheets are 1 Bag, 2 Car, 3 Old");
    }

    void one_other_sheet_is_one() {
        const Workbook book{.sheet = "Bag", .table = {}, .others = {"Car"}};
        QCOMPARE(std::string(other_sheets(book)),
                 std::string("only sheet Bag is read; 1 other sheet is left out: Car"));
    }

    void advice_repeats_the_chosen_sheet() {
        std::vector<tests::SheetOf> sheets{tests::knapsack_sheet("Bag", 2),
                                           tests::knapsack_sheet("My car", 2)};
        sheets[1].rows[0] = {"to do"};
        const std::string book = tests::xlsx_of(sheets);
        const auto read = read_instance({.text = book, .name = "a", .table = {.sheet = "My car"}});
        QVERIFY(!read);
        QVERIFY2(read.error().todo.find("convert FILE OUT --sheet \"My car\" --capacity NUMBER") !=
                     std::string::npos,
                 read.error().todo.c_str());
    }

    void a_first_sheet_without_a_table_names_the_others() {
        tests::SheetOf about{.name = "Read me", .rows = {{"Items of the course"}, {"See the next sheet"}}};
        KS_COMPARE_ERROR(
            read_instance(tests::xlsx_of({about, tests::knapsack_sheet("My bag", 2)}), "a"), ErrorCode::input,
            "a, sheet Read me:2: no line names the columns; the table may be in the other sheet, My bag: "
            "`knapscope-run convert FILE OUT --sheet \"My bag\"`");
        KS_COMPARE_ERROR(
            read_instance(
                tests::xlsx_of({about, tests::knapsack_sheet("Bag", 2), tests::knapsack_sheet("Car", 2)}),
                "a"),
            ErrorCode::input,
            "a, sheet Read me:2: no line names the columns; the table may be in one of the other "
            "sheets, Bag, Car: `knapscope-run convert FILE OUT --sheet Bag`");
    }

    void a_file_without_sheets_has_no_sheet_to_choose() {
        for (const char* text : {"capacity;19\nweight;value\n8;31\n", "{\"capacity\": 8}"})
            KS_COMPARE_ERROR(read_instance({.text = text, .name = "a", .table = {.sheet = "2"}}),
                             ErrorCode::usage,
                             "a: is not a workbook, so it has no sheets; leave --sheet out");
    }

    void a_workbook_of_empty_sheets_says_so() {
        const auto read = read_instance(tests::xlsx_of({{.name = "Cover"}, {.name = "Back"}}), "a");
        QVERIFY(!read);
        QCOMPARE(std::string(read.error().what), std::string("is a workbook of which all sheets are empty"));
    }

    void a_stop_request_ends_unpacking_and_xml() {
        std::stop_source stop;
        stop.request_stop();
        for (const std::string& book : {tests::xlsx_of({tests::knapsack_sheet("Bag", 2)}),
                                        tests::ods_of({tests::knapsack_sheet("Bag", 2)})}) {
            const auto read = read_workbook(book, "a", {}, stop.get_token());
            QVERIFY(!read);
            QCOMPARE(read.error().code, ErrorCode::cancelled);
            QVERIFY(!ZipReader::open(book)->read("content.xml", 1 << 20, stop.get_token()));
        }
        QVERIFY(!cells_of_xlsx("<row><c><v>1</v></c></row>", "", "", stop.get_token()));
        QVERIFY(!sheets_of_ods("<table name=\"a\"/>", stop.get_token()));
    }

    void an_older_workbook_says_how_to_save_it() {
        KS_COMPARE_ERROR(
            read_instance("\xD0\xCF\x11\xE0 and more", "bag.xls"), ErrorCode::input,
            "bag.xls: is the workbook of a spreadsheet program, which cannot be read; open it in its "
            "program, choose File, Save as, the file type CSV (UTF-8), and open that file");
    }
};

KS_TEST(WorkbookTest)
#include "workbook_test.moc"
