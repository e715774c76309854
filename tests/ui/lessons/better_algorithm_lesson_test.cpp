// SPDX-License-Identifier: GPL-3.0-or-later
// Computes every number of the lesson "better-algorithm-or-bigger-machine" from the recorded times that it
// shows and from the recording of its tree, and compares its text with them.
#include "solvers/bench/crossover.h"
#include "solvers/core/formatted.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/in_process.h"
#include "solvers/table/file_layout.h"
#include "tests/support/suite.h"
#include "tests/ui/lessons/lesson_words.h"
#include "tests/visual/quiet.h"
#include "ui/lessons/lesson.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace ks;
using namespace ks::ui;
using ks::tests::grouped;

namespace {

RecordedResults recorded_file(const QString& name) {
    QFile file(":/assets/results/" + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("there is no %s", qPrintable(name));
    const auto results = read_results(file.readAll().toStdString(), name.toStdString());
    if (!results || results->date.substr(0, 10) != "2026-11-26")
        qFatal("%s is of another day", qPrintable(name));
    return *results;
}

/// The number of fields in which a side is faster or is the only one that answered, and the factors where
/// both answered.
struct Wins {
    std::size_t count = 0, alone = 0;
    double least = 1e300, most = 0;

    void add(const CrossoverField& field) {
        ++count;
        if (const auto ratio = field.ratio()) {
            least = std::min(least, *ratio);
            most = std::max(most, *ratio);
        } else {
            ++alone;
        }
    }
};

struct FieldCounts {
    std::size_t all = 0, of_nobody = 0;
    Wins one, other;

    std::string one_of_all() const { return formatted("{} of {}", one.count, all); }
    std::string other_of_all() const { return formatted("{} of {}", other.count, all); }
};

using Names = std::vector<std::string>;
const Names tables{"knapsack.multicore", "knapsack.global"};
const Names correlated{"strongly", "inverse-strongly", "almost-strongly"};

Crossover map_of(const QString& file, const Names& one, const Names& other, const char* groups) {
    return *crossover_of(recorded_file(file), {.one = one, .other = other, .groups = groups, .columns = "R"});
}

/// The fields of some presets; of all presets if none is named.
FieldCounts fields_of(const Crossover& map, const Names& presets = {}) {
    FieldCounts fields;
    for (std::size_t row = 0; row < map.rows.size(); ++row)
        for (std::size_t group = 0; group < map.groups.size(); ++group)
            for (std::size_t column = 0; column < map.columns.size(); ++column) {
                if (!presets.empty() && std::ranges::find(presets, map.rows[row]) == presets.end())
                    continue;
                const CrossoverField& field = map.at(row, group, column);
                ++fields.all;
                if (field.one_wins())
                    fields.one.add(field);
                else if (field.other_wins())
                    fields.other.add(field);
                else
                    ++fields.of_nobody;
            }
    return fields;
}

Crossover against_tables(const char* variant) {
    return map_of("h100-crossover-knapsack.json", {variant}, tables, "n");
}

std::string setting_of(const RecordedRow& row, const char* name) {
    for (const auto& [key, value] : row.instance_set)
        if (key == name)
            return value;
    return {};
}

/// Three digits, as in the figure `times`.
std::string three(double ms) {
    return ms >= 100  ? formatted("{:.0f}", ms)
           : ms >= 10 ? formatted("{:.1f}", ms)
           : ms >= 1  ? formatted("{:.2f}", ms)
                      : formatted("{:.3f}", ms);
}
std::string two_digits(double ratio) {
    const double unit = std::pow(10, std::floor(std::log10(ratio)) - 1);
    return ratio < 9.95 ? formatted("{:.1f}×", ratio) : formatted("{:.0f}×", std::round(ratio / unit) * unit);
}

double whole_ms(const RecordedResults& results, const char* preset, const char* variant) {
    const auto row = std::ranges::find_if(results.rows, [&](const RecordedRow& each) {
        return each.instance == preset && each.variant == variant;
    });
    return row == results.rows.end() ? 0 : row->total_ms.median;
}

} // namespace

class BetterAlgorithmLessonTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        lesson_ = ks::tests::built_in_lesson("better-algorithm-or-bigger-machine");
        QVERIFY2(!lesson_.broken, lesson_.broken ? lesson_.broken->sentence().c_str() : "");
        QCOMPARE(lesson_.steps.size(), std::size_t{7});
    }
    void init() { tests::fail_on_warnings(); }
    void cleanupTestCase() { QCOMPARE(ks::tests::left_to_work_out(), QString()); }

    void a_tree() {
        const InstancePtr instance = *generate("thesis-2.1", "knapsack", {});
        const auto tree = in_process::record("knapsack.branch-and-bound", instance, {});
        QVERIFY(tree);
        const TableShape table = *table_shape(*instance);
        says(1,
             {"Sahni, 1974", formatted("**{}** selections", 1 << table.rows),
              formatted("**{}** nodes: its first path down finds 9", (*tree)->count()),
              formatted("{} rows of {} cells, **{}**", table.rows, table.columns, table.rows * table.columns),
              formatted("on {} items", grouped(10'000))});
        QVERIFY((*tree)->at((*tree)->count()).text.find("the optimum is 9") != std::string::npos);
    }

    void against_a_tree() {
        const Crossover map = against_tables("knapsack.branch-and-bound");
        const FieldCounts easy = fields_of(map, {"uncorrelated", "weakly"}),
                          hard = fields_of(map, correlated);
        says(2, {"n · (C + 1) cells", "2\u00A0s and 8\u00A0GiB",
                 formatted("the tree, in **{}** fields", easy.one_of_all()),
                 formatted("the tree in **{}**", hard.one_of_all())});
        QCOMPARE(map.groups, (Names{"100", "1000", "10000"}));
        QVERIFY(easy.one.count == easy.all);
    }

    void against_a_core() {
        const Crossover map = against_tables("knapsack.minknap");
        const FieldCounts hard = fields_of(map, correlated);
        says(3, {"Pisinger, 1997", formatted("**{}** fields", hard.one_of_all()),
                 formatted("up to {} faster", two_digits(hard.other.most)),
                 formatted("no method answers ({} fields)", hard.of_nobody)});
        QVERIFY(hard.other.alone > 0);
    }

    void against_a_strong_core() {
        const FieldCounts all = fields_of(against_tables("knapsack.combo"));
        says(4, {"Toth, 1999", formatted("**{}** fields, by {} at least; in {} the tables", all.one_of_all(),
                                         two_digits(all.one.least), all.one.alone)});
        QVERIFY(all.one.count == all.all);
    }

    void where_tables_win() {
        const Crossover map = map_of("h100-crossover-multiple-choice.json", {"mckp.mcknap"},
                                     {"mckp.multicore", "mckp.tuned"}, "m");
        const FieldCounts all = fields_of(map);
        const CrossoverField* largest = nullptr;
        for (const CrossoverField& field : map.fields) {
            if (!field.other_wins())
                continue;
            QCOMPARE(field.other->variant, std::string("mckp.tuned")); // "in each of them"
            if (!largest || *field.ratio() > *largest->ratio())
                largest = &field;
        }
        QVERIFY(largest);
        std::vector<double> far;
        for (const CrossoverField& field : map.fields)
            if (field.other_wins() && *field.ratio() >= 2)
                far.push_back(*field.ratio());
        QCOMPARE(all.other.count - far.size(), std::size_t{7}); // "In seven"
        QCOMPARE(far.size(), std::size_t{4});                   // "four fields"
        const auto samples = [](const char* variant) {
            std::vector<std::string> ms;
            for (const RecordedRow& row : recorded_file("h100-crossover-multiple-choice.json").rows)
                if (row.variant == variant && row.instance == "almost-strongly" &&
                    setting_of(row, "m") == "10" && setting_of(row, "R") == "10000")
                    ms.push_back(three(row.total_ms.median));
            return formatted("{}, {} and {}\u00A0ms", ms.at(0), ms.at(1), ms.at(2));
        };
        QVERIFY(largest);
        says(5, {"Pisinger, 1995", "100 items per class", formatted("**{}** fields", all.other_of_all()),
                 "less than 2×", formatted("R of {} or more", grouped(10'000)),
                 formatted("by {} to **{}**", two_digits(*std::ranges::min_element(far)),
                           two_digits(all.other.most)),
                 "takes " + samples("mckp.mcknap"), "the GPU " + samples("mckp.tuned")});
    }

    void without_a_gpu() {
        const FieldCounts all = fields_of(
            map_of("epyc-crossover-knapsack.json", {"knapsack.combo"}, {"knapsack.multicore"}, "n"));
        says(6, {formatted("the table in **{}** fields", all.other_of_all())});
    }

    void a_speedup() {
        const RecordedResults results = recorded_file("h100-best-sequential.json");
        const double core = whole_ms(results, "thesis-set5", "mckp.multicore"),
                     gpu = whole_ms(results, "thesis-set5", "mckp.tuned"),
                     mcknap = whole_ms(results, "thesis-set5", "mckp.mcknap");
        says(7, {formatted("takes {}\u00A0ms, {}\u00A0ms on the GPU: a speedup of **{:.0f}**", three(core),
                           three(gpu), core / gpu),
                 formatted("takes {}\u00A0ms on one core", three(mcknap)),
                 formatted("speedup is **{:.2f}**", mcknap / gpu)});
    }

private:
    void says(std::size_t step, const std::vector<std::string>& words) {
        const QString wrong = ks::tests::wrong_figures(lesson_, step, words);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    Lesson lesson_;
};

KS_TEST(BetterAlgorithmLessonTest)
KS_WORKS_OUT(BetterAlgorithmLessonTest, {"better-algorithm-or-bigger-machine", 1, 7})
#include "better_algorithm_lesson_test.moc"
