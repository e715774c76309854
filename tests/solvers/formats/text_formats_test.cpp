// SPDX-License-Identifier: Apache-2.0
// Formats that users have: each is distinguished from all others, survives a round trip, and reports where a
// file is wrong.
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/formats/format.h"
#include "solvers/instance/random.h"
#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/stated_optimum.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QTemporaryDir>
#include <algorithm>
#include <fstream>

using namespace ks;

namespace {

/// The content of an instance without its name, because most formats do not store names.
std::string contents_of(const Instance& instance) {
    const auto nameless = changed(instance, Changes{{SetText{.which = &Draft::name, .text = ""},
                                                     SetText{.which = &Draft::source, .text = ""}}});
    return write_json(**nameless);
}

std::string ids_of(const std::vector<const Format*>& formats) {
    return joined(formats, &Format::id);
}

/// Writes the instance in this format and reads it again: by the format's name, and by the content alone if
/// that is unambiguous.
void check_round_trip(const Format& format, const Instance& instance, const QString& folder) {
    const std::filesystem::path file = folder.toStdString() + "/x_c.txt";
    const auto files = write_instance(format, instance, file);
    KS_VERIFY_OK(files);
    for (const FileText& each : *files)
        std::ofstream(each.file) << each.text; // write_file would wait for the disk each time
    const auto back = read_instance_file(file, format.id);
    KS_VERIFY_OK(back);
    QCOMPARE(contents_of(**back), contents_of(instance));
    const auto claims = most_sure(formats(), {.text = files->front().text});
    const auto sniffed = read_instance_file(file);
    if (claims.size() == 1) {
        KS_VERIFY_OK(sniffed);
        QCOMPARE(contents_of(**sniffed), contents_of(instance));
        return;
    }
    // If the first two numbers are equal, another format reads the same instance.
    QVERIFY2(std::ranges::any_of(claims,
                                 [&](const Format* claim) {
                                     const auto same = read_instance_file(file, claim->id);
                                     return same && contents_of(**same) == contents_of(instance);
                                 }),
             ids_of(claims).c_str());
    QVERIFY(!sniffed);
    QCOMPARE(sniffed.error().code, ErrorCode::usage);
}

} // namespace

class TextFormatsTest : public QObject {
    Q_OBJECT

private slots:
    void every_format_survives_a_round_trip_data() {
        QTest::addColumn<QByteArray>("id");
        for (const Format& format : formats())
            if (format.read != nullptr)
                QTest::newRow(format.id.data()) << QByteArray(format.id.data());
    }
    void every_format_survives_a_round_trip() {
        QFETCH(QByteArray, id);
        const Format& format = **find_format(id.toStdString());
        const QTemporaryDir folder;
        Random random(test_seed());
        for (const Kind* kind : kinds()) {
            if (!holds(format, kind->id))
                continue;
            std::vector<ConformanceCase> cases = kind->corpus();
            for (int i = 0; i < 40; ++i)
                cases.push_back(kind->random_case(random));
            for (const ConformanceCase& each : cases) {
                check_round_trip(format, *each.instance, folder.path());
                if (QTest::currentTestFailed()) {
                    qWarning("%s", each.name.c_str());
                    return;
                }
            }
        }
    }

    void formats_are_distinguished_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("ids");
        const auto row = [](const char* name, const char* text, const char* ids) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(ids);
        };
        row("the order of two numbers", "3 10\n3 4\n5 6\n7 8\n", "plain, plain-weight-first");
        row("two items, or two lines", "2 10\n3 4\n5 6\n",
            "plain, plain-weight-first, two-lines, two-lines-weight-first");
        row("an order that does not matter", "3 10\n4 4\n6 6\n7 7\n", "plain");
        row("c n", "10 3\n3 4\n5 6\n7 8\n", "capacity-first, capacity-first-weight-first");
        row("c, n", "10\n3\n3 4\n5 6\n7 8\n", "capacity-first, capacity-first-weight-first");
        row("c n where both are equal", "3 3\n3 4\n5 6\n7 8\n", "plain, plain-weight-first");
        row("a line of values and a line of weights", "3 10\n3 4 5\n6 7 8\n",
            "two-lines, two-lines-weight-first");
        row("the same below n and c", "3\n10\n3 4 5\n6 7 8\n", "two-lines, two-lines-weight-first");
        row("a line of zeros and ones", "3 10\n3 4\n5 6\n7 8\n0 1 0\n", "unicauca");
        row("the same below n and c", "3\n10\n3 4\n5 6\n7 8\n010\n", "unicauca");
        row("OR-Library, one problem", "3 1 0\n3 5 7\n4 6 8\n10\n", "mknap");
        row("broken: c n", "10 3\n3 4\n-5 6\n7 8\n", "capacity-first");
        row("broken: zeros and ones", "3 10\n3 4\n5 6\n7 8\n0 1\n", "unicauca");
        row("broken: a line of values", "3 10\n3 -4 5\n6 7 8\n", "two-lines");
        row("broken: n, c, items", "3\n10\n3 4\n-5 6\n7 8\n", "kplib");
        row("broken: classes", "2\n1\n3 4\n2\n5 6.5\n7 8\n10\n", "classes");
        row("a table with the heading max", "max\tmin\n3\t4\n", "");
        row("n c and weights in a line", "4 10\n3 4 5 6\n", "weights");
        row("n c and weights in lines of two", "4 10\n3 4\n5 6\n", "weights");
        row("n c and a weight a line", "2 10\n3\n5\n", "weights");
        row("n, c, items", "2\n10\n\n3 4\n5 6\n", "kplib");
        row("the same of Windows",
            "\xEF\xBB\xBF"
            "2\r\n10\r\n\r\n3 4\r\n5 6\r\n",
            "kplib");
        row("classes", "2\n1\n3 4\n2\n5 6\n7 8\n10\n", "classes");
        row("items with their numbers", "2\n1 3 4\n2 5 6\n10\n", "pisinger");
        row("one item with its number", "1\n1 3 4\n10\n", "pisinger");
        row("OR-Library", "1\n2 1 0\n3 5\n4 6\n10\n", "mknap");
        row("OR-Library, numbers divided", "1 2 1 8.5 3\n5 4 6 10\n", "lines");
        row("OR-Library, a decimal optimum", "1\n2 1 8.5\n3 5\n4 6\n10\n", "mknap");
        row("lists in cells", "Weights,Prices,Capacity\n[3 4],[5 6],10\n", "list-cells");
        row("lists in cells, and results",
            "Capacity;Weights;Values;Best picks\n10;[3, 4];[5, 6];[1. 1.]\n7;[3];[1];[1.]\n", "list-cells");
        row("a line each", "7 2 10 3 4 5 6\n9 1 10 3 4\n", "lines");
        row("Pisinger's CSV", "a b\nn 1\nc 10\nz 4\ntime 0.00\n1,4,3,1\n-----\n", "pisinger-csv");
        row("a column", "3\n4\n5\n", "four-files");
        row("headings", "weight,value\n3,4\n", "csv");
        row("LP", "\\ a comment\n\nMaximize\n value: 3 x1\n", "lp");
        row("MPS", "* a comment\nNAME a FREE\nROWS\n N value\n", "mps");
        row("broken: n, c, too few items", "2\n10\n3 4\n", "kplib");
        row("broken: items with their numbers", "3\n1 3 4\n2 5 6\n10\n", "pisinger");
        row("broken: a line each", "7 2 10 3 4 5 6 7\n9 1 10 3 4 5\n", "plain");
        row("broken: weights", "3 10\n3\n5\n", "weights");
        row("broken: items", "3 10\n3 4\n5 6\n", "plain");
        row("words", "some words\nand more\n", "");
        row("JSON", "{\"a\": 1}", "json");
    }
    void formats_are_distinguished() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, ids);
        QCOMPARE(QByteArray::fromStdString(ids_of(most_sure(formats(), {.text = text.toStdString()}))), ids);
    }

    void the_order_is_asked_for() {
        KS_COMPARE_ERROR(read_instance("1 10\n3 4\n", "a.txt"), ErrorCode::usage,
                         "a.txt: may be in format plain or plain-weight-first; say which: "
                         "`knapscope-run convert FILE OUT --from FORMAT`");
        const auto value_first = read_instance("1 10\n3 4\n", "a.txt", "plain");
        const auto weight_first = read_instance("1 10\n4 3\n", "a.txt", "plain-weight-first");
        KS_VERIFY_OK(value_first);
        KS_VERIFY_OK(weight_first);
        QCOMPARE(contents_of(**value_first), contents_of(**weight_first));
    }

    void write_only_formats_are_not_read() {
        KS_COMPARE_ERROR(read_instance("Maximize\n value: 3 x1\n", "a.lp"), ErrorCode::input,
                         "a.lp: is a file for other solvers (format lp), which is only written; "
                         "open the instance that it was made from");
    }

    void one_of_several_instances_is_chosen() {
        const std::string text = "7 2 10 3 4 5 6\n8 1 10 3 4\n9 1 11 5 6\n";
        KS_COMPARE_ERROR(
            read_instance(text, "a.txt"), ErrorCode::usage,
            "a.txt: holds 3 instances: 1 Instance 7 (2 items, capacity 10), 2 Instance 8 (1 item, "
            "capacity 10), 3 Instance 9 (1 item, capacity 11); take one of them: "
            "`knapscope-run convert FILE OUT --index N`");
        const auto third = read_instance({.text = text, .name = "a.txt", .index = 3});
        KS_VERIFY_OK(third);
        QCOMPARE((*third)->name(), std::string("Instance 9"));
        KS_COMPARE_ERROR(read_instance({.text = text, .name = "a.txt", .index = 4}), ErrorCode::usage,
                         "a.txt: holds 3 instances, so instance 4 does not exist; choose from 1 to 3");
        KS_COMPARE_ERROR(read_instance({.text = "1 5\n3 3\n", .name = "a.txt", .index = 2}), ErrorCode::usage,
                         "a.txt: holds one instance, so instance 2 does not exist; leave --index out");
    }

    /// A mistake in a later instance does not affect the chosen one.
    void other_instances_may_be_broken() {
        const std::string text = "a\nn 1\nc 5\n1,2,3\n-----\nb\nn 1\nc 5\n1,2,x\n";
        KS_VERIFY_OK(read_instance({.text = text, .name = "a.csv", .index = 1}));
        KS_COMPARE_ERROR(
            read_instance({.text = text, .name = "a.csv", .index = 2}), ErrorCode::input,
            "a.csv:9:5: the weight cannot be 'x'; give a whole number from 0 to 9223372036854775807");
        const std::string problems = "2\n1 2 0\n5\n1\n2\n8 9\n1 1 0\n5\n1\n8\n";
        KS_COMPARE_ERROR(read_instance({.text = problems, .name = "a.txt", .index = 1}), ErrorCode::input,
                         "a.txt:2:3: the problem has 2 constraints; choose a problem of one constraint");
        KS_VERIFY_OK(read_instance({.text = problems, .name = "a.txt", .index = 2}));
    }

    void too_many_instances_to_list_are_refused() {
        std::string text;
        for (int i = 0; i <= 100'000; ++i)
            text += "1 1 1 1 1\n";
        const auto read = read_instance(text, "a.txt");
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::limit);
        KS_VERIFY_OK(read_instance({.text = text, .name = "a.txt", .index = 100'001}));
    }

    void errors_have_their_place_data() {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* id, const char* text, const char* sentence) {
            QTest::newRow(qPrintable(QString(id) + ": " + QString(text).simplified()))
                << QByteArray(id) << QByteArray(text) << QByteArray(sentence);
        };
        const auto number = [&](const char* id, const char* text, const std::string& problem) {
            row(id, text, (problem + "; give a whole number from 0 to 9223372036854775807").c_str());
        };
        for (const char* id : {"plain", "plain-weight-first", "weights"}) {
            const char* what = QByteArray(id) == "weights" ? "weights" : "items";
            row(id, "9223372036854775807 5\n",
                formatted("a:2:1: the file announces 9223372036854775807 {}, but ends after 0; check that "
                          "number, and whether lines are missing",
                          what)
                    .c_str());
        }
        number("plain-weight-first", "1 10\n4 -3\n", "a:2:3: the value is negative: -3");
        number("kplib", "2\n-10\n3 4\n", "a:2:1: the capacity is negative: -10");
        row("kplib", "2 10\n3 4\n",
            "a:1:3: the number of items has a line of its own, this one has more; check this line");
        row("kplib", "2\n10\n3 4\n",
            "a:4:1: the file announces 2 items, but ends after 1; check that number, and "
            "whether lines are missing");
        row("kplib", "1\n10\n3 4\n5 6\n",
            "a:4:1: the file announces 1 item, but there are more; check that number, and this line");
        row("kplib", "0\n10\n", "a:1:1: there is no item; give at least one item");
        row("pisinger", "9223372036854775807\n1 2 3\n",
            "a:3:1: the file announces 9223372036854775807 items, but ends after 1; check that number, and "
            "whether lines are missing");
        row("pisinger", "1\n1 2 3\n10\n11\n",
            "a:4:1: the capacity is the last line, but the file goes on; check this line");
        number("pisinger", "1\n1 2\n", "a:2:4: the weight is missing");
        number("pisinger", "1\n1 2 3\n", "a:3:1: the capacity is missing");
        row("pisinger-csv", "a\nk 1\n",
            "a:2:1: 'k' is found where the line `n NUMBER` has to be; write that line here");
        row("pisinger-csv", "a\nn 99999999999\nc 5\n1,2,3\n",
            "a:5:1: the file announces 99999999999 items, but ends after 1; check that number, and "
            "whether lines are missing");
        row("pisinger-csv", "a\nn 1\nc 5\n1,2,3,0,7\n",
            "a:4:9: a line has three numbers, and perhaps whether the item is taken, this one has more; "
            "check this line");
        row("mknap", "9223372036854775807\n1 1 0\n1\n1\n1\n",
            "a:6:1: the file announces 9223372036854775807 problems, but ends after 1; check that number, "
            "and "
            "whether lines are missing");
        row("mknap", "1\n0 9223372036854775807 0\n", "a:2:1: the number of items is 0; give 1 or more");
        row("mknap", "1\n3 9223372036854775807 0\n1 1 1\n",
            "a:4:1: the weight is missing; add what is missing");
        number("lines", "1 9223372036854775807 5 1 1\n", "a:1:28: the weight is missing");
        number("lines", "-1 1 5 1 1\n", "a:1:1: the ID of the instance is negative: -1");
        row("lines", "1 1 5 1 1 7\n",
            "a:1:11: a line has a weight and a value for each of its items, this one has more; check this "
            "line");
        row("weights", "2 10\n3 4 5\n",
            "a:2:5: the file announces 2 weights, but there are more; check that number, and this line");
        row("weights", "2 10\n9223372036854775807\n1\n",
            "a:3:1: up to here the weights sum to 2^63 or more; use smaller weights");
        row("classes", "9223372036854775807\n1\n1 1\n",
            "a:4:1: the file announces 9223372036854775807 classes, but ends after 1; check that number, and "
            "whether lines are missing");
        row("classes", "1\n9223372036854775807\n1 1\n",
            "a:4:1: the file announces 9223372036854775807 items, but ends after 1; check that number, and "
            "whether lines are missing");
        row("classes", "2\n1\n3 4\n0\n9\n", "a:4:1: the class is empty; give it at least one item");
        row("classes", "2\n1\n4611686018427387903 4\n2\n1 1\n2 2\n9\n",
            "a:4:1: up to here the values sum to 2^62 or more; use smaller values");
        row("classes", "1\n1\n3 4\n9\n9\n",
            "a:5:1: the capacity is the last line, but the file goes on; check this line");
        row("four-files", "3\n",
            "a: is one of several files that make an instance, and has no files beside it; open it as a "
            "file");
    }
    void errors_have_their_place() {
        QFETCH(QByteArray, id);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        KS_COMPARE_ERROR(read_instance(text.toStdString(), "a", id.toStdString()), ErrorCode::input,
                         sentence);
    }

    void numbers_are_read_as_users_write_them_data() {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<qlonglong>("value");
        const auto row = [](const char* word, qlonglong value) {
            QTest::newRow(word) << QByteArray(word) << value;
        };
        row("1'200", 1200);
        row("1\u2019200", 1200);
        row("1\u00A0200", 1200);
        row("1\u202F200", 1200);
        row("1,200,000", 1'200'000);
        row("1.200.000", 1'200'000);
        row("1,200.00", 1200);
        row("19,00", 19);
        row("19.0", 19);
        row("1E+05", 100'000);
        row("1.5e3", 1500);
        row("1200e-2", 12);
        row("007", 7);
    }
    void numbers_are_read_as_users_write_them() {
        QFETCH(QByteArray, word);
        QFETCH(qlonglong, value);
        const auto read = read_instance("1 10\n5 " + word.toStdString() + "\n", "a", "plain");
        KS_VERIFY_OK(read);
        QCOMPARE(contents_of(**read),
                 contents_of(**read_instance(formatted("1 10\n5 {}\n", value), "a", "plain")));
    }

    void advice_about_numbers_is_right_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* text, const char* sentence) {
            QTest::newRow(qPrintable(QString(text).simplified())) << QByteArray(text) << QByteArray(sentence);
        };
        row("2 10\n5 3.5\n6 4.25\n",
            "a:2:3: 3.5 is not a whole number; multiply all weights and the capacity by 100: "
            "`knapscope-run convert FILE OUT --from plain --scale weight=100`");
        row("2 10,125\n5 3,5\n6 4\n", "a:1:3: the capacity may be 10125 or 10.125; write “10125” if that is "
                                      "meant; if not, multiply all "
                                      "weights and the capacity by 1000");
        row("2 10\n5 3\n6,5 4.25\n",
            "a:3:1: 6,5 is not a whole number; multiply all values by 10: "
            "`knapscope-run convert FILE OUT --from plain --scale value=10,weight=100`");
        row("1 10\n5 0.30000000000000004\n",
            "a:2:3: 0.30000000000000004 is not a whole number; round all weights and the capacity, then "
            "multiply them by a power of ten");
        row("1 10\n5 1,200\n", "a:2:3: the weight may be 1200 or 1.2; write “1200” if that is meant; if not, "
                               "multiply all weights and the capacity by 10");
        row("1 10\n5 19,000\n", "a:2:3: the weight may be 19000 or 19; write “19000” or “19”");
        row("1 10\n5 1 200\n",
            "a:2:5: a line has two numbers, this one has more; if “1 200” is one number, write “1200”");
        row("2.5 10\n5 1\n", "a:1:1: the number of items cannot be '2.5'; give a whole number from 0 to "
                             "9223372036854775807");
    }
    void advice_about_numbers_is_right() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        KS_COMPARE_ERROR(read_instance(text.toStdString(), "a", "plain"), ErrorCode::input, sentence);
    }

    void a_file_that_can_only_be_one_format_is_refused_for_its_mistake() {
        const char* whole = "; give a whole number from 0 to 9223372036854775807";
        KS_COMPARE_ERROR(read_instance("3\n10\n3 4\n-5 6\n7 8\n", "a"), ErrorCode::input,
                         QByteArray("a:4:1: the value is negative: -5") + whole);
        KS_COMPARE_ERROR(read_instance("3 10\n3 4\n-5 6\n7 8\n", "a"), ErrorCode::input,
                         QByteArray("a:3:1: the value is negative: -5") + whole);
        KS_COMPARE_ERROR(read_instance("3 10\n3 4\n5 6\n7 8\n0 1\n", "a"), ErrorCode::input,
                         "a:5:1: there are 2 zeros and ones for 3 items; give one for each item");
        KS_COMPARE_ERROR(read_instance("2 1 0\n3 5\n4 6.5\n10\n", "a"), ErrorCode::input,
                         "a:3:3: 6.5 is not a whole number; multiply all weights and the capacity by 10: "
                         "`knapscope-run convert FILE OUT --scale weight=10`");
    }

    /// The instance's source stores it, so that the user can compare it with our value.
    void the_value_of_a_solution_in_the_file_is_kept() {
        const auto source = [](const char* text, const char* id) {
            const auto read = read_instance(text, "a", id);
            return read ? (*read)->source() : read.error().sentence();
        };
        QCOMPARE(source("a\nn 1\nc 5\nz 2\ntime 0.00\nx 1\n1,2,3,1\n", "pisinger-csv"),
                 std::string("optimum in the file: 2"));
        QCOMPARE(source("1\n2 1 8.5\n3 5\n4 6\n10\n", "mknap"), std::string("optimum in the file: 8.5"));
        QCOMPARE(source("2 1 0\n3 5\n4 6\n10\n", "mknap"), std::string());
    }

    void zeros_and_ones_are_a_known_selection() {
        const auto known = [](const char* text) {
            const auto read = read_instance(text, "a", "unicauca");
            return read ? (*read)->contents().known() : std::nullopt;
        };
        QVERIFY(known("3 10\n3 4\n5 6\n7 8\n101\n") == Selection({0, 2}));
        QVERIFY(known("3 10\n3 4\n5 6\n7 8\n1 1 0\n") == Selection({0, 1}));
        QVERIFY(!known("3 10\n3 4\n5 6\n7 8\n0 0 0\n"));
        const auto pisinger = read_instance("a\nn 2\nc 5\nz 2\n1,2,3,1\n2,9,9,0\n", "a", "pisinger-csv");
        KS_VERIFY_OK(pisinger);
        QVERIFY((*pisinger)->contents().known() == Selection({0}));
        const auto read = read_instance("3 10\n3 4\n5 6\n7 8\n101\n", "a", "unicauca");
        const auto written = write_instance(**find_format("unicauca"), **read);
        KS_VERIFY_OK(written);
        QVERIFY2(written->ends_with("1 0 1\n"), written->c_str());
    }

    void lists_in_cells_are_instances() {
        const std::string text = "Weights,Prices,Capacity,Best picks,Best price\n"
                                 "[46 40 42 38 10],[12 19 19 15  8],40,[0. 1. 0. 0. 0.],19.0\n"
                                 "\"[8, 5]\",\"[31, 17]\",19,\"[1, 1]\",48\n";
        const auto both = [&](std::size_t index) {
            return read_instance({.text = text, .name = "a.csv", .index = index});
        };
        const auto first = both(1), second = both(2);
        KS_VERIFY_OK(first);
        KS_VERIFY_OK(second);
        QCOMPARE((*first)->contents().records(0), 5);
        QCOMPARE((*first)->contents().number(FieldAt::scalar(0)), 40);
        QCOMPARE((*first)->contents().number(FieldAt::of_record(0, 0, 4)), 8);
        QCOMPARE((*first)->contents().number(FieldAt::of_record(1, 0, 4)), 10);
        QVERIFY((*first)->contents().known() == Selection({1}));
        QVERIFY(stated_optimum((*first)->source()) == "19");
        QCOMPARE((*second)->contents().number(FieldAt::of_record(0, 0, 1)), 17);
        QVERIFY((*second)->contents().known() == Selection({0, 1}));
        QCOMPARE(both(3).error().code, ErrorCode::usage);
    }
    void broken_lists_in_cells_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << QByteArray("weights,values,capacity\n") + text << QByteArray(expected);
        };
        row("a value too few", "[8 5],[31],19\n",
            "a.csv:2:13: the line has 2 weights and 1 value; give each item a weight and a value");
        row("a list in two lines", "[8 5],[31\n17],19\n",
            "a.csv:2:9: a list is not closed in this line; write each list in one line");
        row("no capacity", "[8 5],[31 17],,48\n", "a.csv:2:13: the capacity is missing; add what is missing");
        row("a word", "[8 5],[31 17],19\n[8 x],[31 17],19\n",
            "a.csv:3:4: a weight cannot be 'x'; give a whole number from 0 to 9223372036854775807");
    }
    void broken_lists_in_cells() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const std::string bytes = text.toStdString();
        KS_COMPARE_ERROR(read_instance({.text = bytes, .name = "a.csv", .index = 2}, "list-cells"),
                         ErrorCode::input, expected);
    }

    /// Its solution, items 2 to 4, weighs 26 if the weight is first, and 51 if the value is first.
    void a_solution_shows_which_number_is_the_weight() {
        const auto read = read_instance("5 26\n12 24\n7 13\n11 23\n8 15\n6 9\n0 1 1 1 0\n", "a", "unicauca");
        KS_VERIFY_OK(read);
        const auto& contents = (*read)->contents();
        QCOMPARE(contents.number(FieldAt::of_record(1, 0, 0)), 12);
        QVERIFY2((*read)->source().starts_with("the weight is first"), (*read)->source().c_str());
    }

    void an_unknown_file_is_called_what_it_looks_like_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("what");
        const auto row = [](const char* text, const char* what) {
            QTest::newRow(what) << QByteArray(text) << QByteArray("is in no known format: ") + what;
        };
        row("\nfoo bar\r\n1 2\n", "line 2 is 'foo bar'");
        row("<?xml version=\"1.0\"?>", "it begins with a tag of XML or HTML");
        row("PK\x03\x04\x14", "it is a ZIP archive, as the files of spreadsheets are");
        row("%PDF-1.7\n", "it is a PDF document");
        row("\x1F\x8B\x08", "it is compressed (gzip)");
    }
    void an_unknown_file_is_called_what_it_looks_like() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, what);
        const auto read = read_instance(text.toStdString(), "a");
        QVERIFY(!read);
        QCOMPARE(QByteArray::fromStdString(read.error().what), what);
    }

    void files_beside_each_other() {
        const QTemporaryDir folder;
        const auto path = [&](const char* name) { return folder.filePath(name).toStdString(); };
        const auto put = [&](const char* name, const char* text) {
            KS_VERIFY_OK(write_file(path(name), text));
        };
        const auto place = [&](const char* name, const char* sentence) {
            return QByteArray::fromStdString(path(name) + sentence);
        };
        put("b_c.txt", "10\n");
        put("b_w.txt", "3\n4\n");
        const auto without_profits = read_instance_file(path("b_c.txt"));
        QVERIFY(!without_profits);
        QCOMPARE(without_profits.error().where, path("b_p.txt"));
        put("b_p.txt", "5\n");
        KS_COMPARE_ERROR(
            read_instance_file(path("b_w.txt")), ErrorCode::input,
            place(
                "b_p.txt",
                ": the number of profits is 1, and that of weights 2; give each item a profit and a weight"));
        put("b_p.txt", "5\n\n-6\n");
        KS_COMPARE_ERROR(read_instance_file(path("b_w.txt")), ErrorCode::input,
                         place("b_p.txt",
                               ":3:1: a number of the column is negative: -6; give a whole number from 0 to "
                               "9223372036854775807"));
        put("b_p.txt", "5\n6\n");
        put("b_w.txt", "9223372036854775807\n1\n");
        KS_COMPARE_ERROR(
            read_instance_file(path("b_p.txt")), ErrorCode::input,
            place("b_w.txt", ":2:1: up to here the weights sum to 2^63 or more; use smaller weights"));
        put("column.txt", "5\n6\n");
        KS_COMPARE_ERROR(read_instance_file(path("column.txt")), ErrorCode::input,
                         place("column.txt",
                               ": is a column of numbers, of which nobody can tell what they are; name the "
                               "files NAME_c.txt, NAME_w.txt and NAME_p.txt (capacity, weights, profits)"));
    }
};

KS_TEST(TextFormatsTest)
#include "text_formats_test.moc"
