// SPDX-License-Identifier: Apache-2.0
// Parts of a text that a reader ignores, and data that a written file does not keep, are reported.
#include "solvers/core/text.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <algorithm>

using namespace ks;

namespace {

std::string left_out_of(const std::string& text) {
    std::vector<Sentence> left_out;
    const auto read = read_instance({.text = text, .name = "a.csv", .left_out = &left_out});
    return read ? joined(left_out, {}, "; ") : read.error().sentence();
}

constexpr const char* full_example = R"({
  "format": "knapscope-instance",
  "version": 1,
  "kind": "knapsack",
  "name": "bag",
  "units": {"value": {"unit": "EUR"}, "weight": {"unit": "kg", "factor": 10}},
  "known_selection": [1],
  "capacity": 200,
  "items": [
    {"value": 40, "weight": 157, "name": "tent"},
    {"value": 9, "weight": 44}
  ]
}
)";

} // namespace

class LeftOutTest : public QObject {
    Q_OBJECT

private slots:
    void a_table_reports_columns_lines_and_names() {
        QCOMPARE(left_out_of("capacity;19\nweight;value;notes\n5;30;old\n8;31;\n"),
                 std::string("column 3 (notes) is left out"));
        QCOMPARE(left_out_of("capacity;19\nitem;weight;value\n1;5;30\n2;8;31\nTotal;13;61\n"),
                 std::string("line 5 (Total) is left out"));
        QCOMPARE(left_out_of("capacity;19\nclass;weight;value\nfood;5;30\ntools;8;31\n"),
                 std::string("the names in column 1 (class) are left out"));
        QCOMPARE(left_out_of("capacity;19\nclass;weight;value\n1;5;30\n2;8;31\n"), std::string());
        QCOMPARE(left_out_of("capacity;19\nweight;value\n5;30\n8;31\n"), std::string());
    }

    /// The parts that a format claims to keep survive a round trip.
    void formats_keep_what_they_say_data() {
        QTest::addColumn<int>("format");
        for (std::size_t i = 0; i < formats().size(); ++i)
            if (const Format& format = formats()[i];
                holds(format, "knapsack") && format.read != nullptr && format.write != nullptr)
                QTest::newRow(std::string(format.id).c_str()) << static_cast<int>(i);
    }
    void formats_keep_what_they_say() {
        QFETCH(int, format);
        const Format& tried = formats()[static_cast<std::size_t>(format)];
        const auto read = read_instance(full_example, "a.json");
        KS_VERIFY_OK(read);
        const auto text = write_instance(tried, **read);
        KS_VERIFY_OK(text);
        const auto back = read_as(tried, {.text = *text, .name = "b"});
        KS_VERIFY_OK(back);
        const Contents& contents = (*back)->contents();
        QCOMPARE((*back)->name() == "bag", tried.keeps.name);
        QCOMPARE(contents.names_records(), tried.keeps.item_names);
        QCOMPARE(contents.has_units(), tried.keeps.units);
        QCOMPARE(contents.known() == (*read)->contents().known(), tried.keeps.known);
        const std::size_t units = tried.keeps.units ? 0 : 2;
        QCOMPARE(lost_in(tried, **read).size(), (tried.keeps.name ? 0 : 1) +
                                                    (tried.keeps.item_names ? 0 : 1) + units +
                                                    (tried.keeps.known ? 0 : 1));
    }

    void losses_of_a_format_are_reported() {
        const auto read = read_instance(full_example, "a.json");
        KS_VERIFY_OK(read);
        const auto lost = lost_in(**find_format("plain"), **read);
        QCOMPARE(joined(lost, {}, "\n"),
                 std::string("the format plain does not keep the instance's name\n"
                             "the format plain does not keep the names of items\n"
                             "the format plain does not keep that each value is a number of EUR\n"
                             "the format plain does not keep that each weight is a number of "
                             "1/10 kg\n"
                             "the format plain does not keep the known selection"));
        QVERIFY(lost_in(**find_format("csv"), **read).empty());
    }

    void a_name_with_nul_is_refused() {
        constexpr char bytes[] = "capacity;19\nname;weight;value\nte\0nt;5;30\nrope;8;31\n";
        const std::string text(bytes, sizeof bytes - 1);
        const auto read = read_instance(text, "a.csv");
        QVERIFY(!read);
        QCOMPARE(QByteArray::fromStdString(read.error().sentence()),
                 QByteArray("a.csv:3 name (A3): the text has a character NUL; take that character out"));
    }
};

KS_TEST(LeftOutTest)
#include "left_out_test.moc"
