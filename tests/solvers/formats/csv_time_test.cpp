// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/sanitizers.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "tests/support/checks.h"
#include "tests/support/kept_memory.h"
#include "tests/support/suite.h"

#include <sys/resource.h>

using namespace ks;

namespace {
namespace csv_shapes {

/// This thread's own CPU time, without the system's work for new pages of memory: a small text needs none of
/// them.
double user_ms() {
    rusage used{};
    ::getrusage(RUSAGE_THREAD, &used);
    return static_cast<double>(used.ru_utime.tv_sec) * 1e3 + static_cast<double>(used.ru_utime.tv_usec) / 1e3;
}

using Shape = std::string (*)(std::size_t count);

/// A table with this header and a line for each record, which `line` makes from the record's index.
template <class Line>
std::string table(std::string text, std::size_t count, Line line) {
    for (std::size_t i = 0; i < count; ++i)
        text += line(i);
    return text;
}

std::string own_table(std::size_t count) {
    return table("kind,knapsack\ncapacity,9\nitem,value,weight\n", count,
                 [](std::size_t i) { return written("{},{},{}\n", i + 1, i % 97, i % 89); });
}
std::string spreadsheet(std::size_t count) {
    std::string text =
        table("My table\nCapacity;9\nItem;Weight (kg);Value (EUR);Notes\n", count, [](std::size_t i) {
            return written("\"item \"\"{}\"\"\";{},00;1 00{};old\n", i, i % 97, i % 10);
        });
    return text + "Total;;;\n";
}
std::string on_its_side(std::size_t count) {
    const auto cells = [count](const char* key) {
        return table(key, count, [](std::size_t i) { return written(";{}", i % 97); });
    };
    return "capacity;9\n" + cells("weight") + "\n" + cells("value") + "\n";
}
std::string groups(std::size_t count) {
    return table("capacity;9;\nclass;weight;value\n", count,
                 [](std::size_t i) { return written("{};{};{}\n", i / 3, i % 97, i % 89); });
}
std::string tasks(std::size_t count) {
    return table("task,execution,period,gain,cost\n", count,
                 [](std::size_t i) { return written("t{},30,60,{},{}\n", i / 3, i % 30, i % 89); });
}
std::string sums(std::size_t count) {
    return table("target,9\nweight\n", count, [](std::size_t i) { return written("{}\n", i % 97); });
}
std::string comments(std::size_t count) {
    return table("capacity;9\nweight;value\n", count,
                 [](std::size_t i) { return written("# {}\n{};{}\n\n", i, i % 97, i % 89); });
}
std::string windows_1252(std::size_t count) {
    return table("Kapazit\xE4t;9\nGegenstand;Gewicht;Wert\n", count,
                 [](std::size_t i) { return written("T\xFCr;{};{}\n", i % 97, i % 89); });
}

/// Far more columns than the reader accepts, and an equal number of short lines.
std::string wide_and_long(std::size_t count) {
    const auto headings =
        table("weight;value", count, [](std::size_t i) { return i % 2 == 0 ? ";id" : ";notes"; });
    return table("capacity;9\n" + headings + "\n", count, [](std::size_t) { return "3;4\n"; });
}

struct NamedShape {
    const char* name;
    Shape make;
};
constexpr NamedShape all[] = {{"the program's own", own_table},
                              {"a spreadsheet", spreadsheet},
                              {"on its side", on_its_side},
                              {"groups", groups},
                              {"tasks", tasks},
                              {"sums", sums},
                              {"comments and blank lines", comments},
                              {"Windows-1252", windows_1252},
                              {"wide and long", wide_and_long}};

} // namespace csv_shapes
} // namespace

/// The time for reading tables of every shape.
class CsvTimeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER)
            QSKIP("sanitizers multiply CPU time");
        keep_freed_memory();
    }
    void reading_takes_linear_time_data() {
        QTest::addColumn<std::size_t>("shape");
        for (std::size_t i = 0; i < std::size(csv_shapes::all); ++i)
            QTest::newRow(csv_shapes::all[i].name) << i;
    }
    void reading_takes_linear_time() {
        QFETCH(std::size_t, shape);
        QString error;
        // The minimum of three times, or of more while it is above `at_most`: other programs slow the memory
        // down, and the first run needs new pages.
        const auto time = [shape, &error](std::size_t count, double at_most) {
            const std::string text = csv_shapes::all[shape].make(count);
            double least = 1e300;
            for (int i = 0; i < 3 || (i < 8 && least > at_most); ++i) {
                const double before = csv_shapes::user_ms();
                const auto read = read_instance(text, "a.csv");
                least = std::min(least, csv_shapes::user_ms() - before);
                if (!read)
                    error = QString::fromStdString(read.error().sentence());
            }
            return least;
        };
        // A factor of ten is linear, a factor of a hundred quadratic. A million records do not fit into
        // caches. The goals are a factor of 12, and 5 s. On a busy or slow machine both take up to a third
        // more.
        constexpr double most_times = 16;
        constexpr double least_to_compare = 20, longest = 7500;
        const double small = time(100'000, longest);
        const double at_most = std::min(most_times * std::max(small, least_to_compare), longest);
        const double large = time(1'000'000, at_most);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        QVERIFY2(large <= at_most, qPrintable(QString("%1 ms and %2 ms").arg(small).arg(large)));
        qInfo("%.0f ms and %.0f ms", small, large);
    }
};

KS_TEST(CsvTimeTest)
#include "csv_time_test.moc"
