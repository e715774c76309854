// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of figures, compared with the papers and with recordings.
#include "solvers/problems/subset_sum/instance.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/visual/outside.h"
#include "tests/visual/scene/figures/figure_inputs.h"

#include <QTest>

#include <algorithm>

using namespace ks;
using namespace ks::scene;
using namespace ks::tests;

namespace {

QString sentence(const Figure& figure) {
    return QString::fromStdString(figure.sentence).replace(QChar(0x202F), QLatin1Char('_'));
}

/// The number of the figure's data rows, without the header, for which `pass` is true.
template <class Pass>
std::size_t count(const Figure& figure, Pass pass) {
    return static_cast<std::size_t>(std::count_if(figure.data.begin() + 1, figure.data.end(), pass));
}

} // namespace

class FigureNumbersTest : public QObject {
    Q_OBJECT

private slots:
    /// A way is identified by the settings in which rows differ; the check of the answer is not kernel time.
    void times_of_two_ways() {
        const Figure made = figure("times");
        QCOMPARE(sentence(made),
                 "Kernel times by the host's clock on NVIDIA H200, 2026-11-20, medians: 256 takes 1.20× to "
                 "1.50× as long as 512.");
        QCOMPARE(made.legend.size(), std::size_t{2});
        QCOMPARE(made.data[1], (std::vector<std::string>{"thesis-set1", "256", "3", "1.500"}));
        const Figure whole = figure("times", {{"time", "whole"}});
        QCOMPARE(whole.data[1], (std::vector<std::string>{"thesis-set1", "256", "4", "1.333"}));
        QVERIFY(!make_figure("times", {}, nullptr));
        QVERIFY(!make_figure("times", {}, nullptr, {}, {{.name = "x.json", .text = "{}"}}));
    }

    /// Each way compared with the plan: for seeds 1 to 6 and 7 to 12, "any" is faster where the plan took 12
    /// ms.
    void ratios_of_three_ways() {
        const Figure all = figure("ratios", settings_for("ratios"));
        QCOMPARE(sentence(all), "Times of the stage compute divided by those of plan, on NVIDIA H200, "
                                "2026-11-20: own was faster than "
                                "plan in 0 of 12 runs, any in 1 of 12.");
        QCOMPARE(all.data.size(), std::size_t{1 + 24});
        QCOMPARE(all.data[1],
                 (std::vector<std::string>{"pool (kernels = 16)", "1", "own", "21", "plan", "10", "2.1000"}));
        QCOMPARE(all.legend.size(), std::size_t{2});
        QCOMPARE(all.legend[1].text, std::string("the other was faster"));
        const Figure one = figure(
            "ratios", {{"parameter", "way"}, {"of", "any"}, {"over", "plan"}, {"where", "kernels = 31"}});
        QCOMPARE(sentence(one), "Whole times divided by those of plan, on NVIDIA H200, 2026-11-20: any was "
                                "faster than plan in 0 of 6 runs.");
        QCOMPARE(one.legend[1].text, std::string("any was faster"));
        const auto refused = [](const Settings& settings) {
            return !make_figure("ratios", settings, nullptr, {}, runs_for("ratios"));
        };
        QVERIFY(refused({}));
        QVERIFY(refused({{"parameter", "way"}, {"over", "plan"}, {"where", "kernels"}}));
        QVERIFY(refused({{"parameter", "way"}, {"over", "plan"}, {"where", "kernels = 7"}}));
        QVERIFY(!make_figure("ratios", settings_for("ratios"), nullptr)); // without results
    }

    /// The mean of three seeds; for each side the fastest variant that answered for all of them. A low
    /// picture, too, has the legend of the sides, with whole words for any number of variants.
    void a_crossover_has_its_legend_in_low_pictures() {
        Figure map = figure("crossover", settings_for("crossover"));
        for (LegendEntry& entry : map.legend)
            entry.text += ", or another one of the many variants of that side, of which the names are long";
        for (const auto& [width, height] : {std::pair(430.0, 330.0), {520.0, 400.0}, {900.0, 640.0}}) {
            const DisplayList list = figure_scene(map, width, height, FixedMeasure());
            QVERIFY(ks::tests::outside(list).isEmpty());
            std::string words;
            for (const Primitive& item : list.items)
                if (const auto* text = std::get_if<Text>(&item); text && text->role == Role::quiet)
                    words += text->text + " ";
            for (const LegendEntry& entry : map.legend)
                QVERIFY2(words.find(entry.text) != std::string::npos, words.c_str());
        }
    }

    void two_sides_of_a_crossover() {
        const Figure all = figure("crossover", settings_for("crossover"));
        QCOMPARE(sentence(all),
                 "8 fields: knapsack.core or knapsack.tree faster in 5, by 12×, 1 of them alone; "
                 "knapsack.table in 2, by 2.0×. "
                 "In 1 neither answered. Means of whole times, NVIDIA H200, 2026-11-20.");
        QCOMPARE(all.legend.size(), std::size_t{3});
        QCOMPARE(all.data[1], (std::vector<std::string>{"weakly", "100", "100", "knapsack.core", "1",
                                                        "knapsack.table", "0.5", "2"}));
        QCOMPARE(all.data[4],
                 (std::vector<std::string>{"weakly", "1000", "10000", "knapsack.core", "4", "", "", ""}));
        const auto with = [](Settings settings) {
            settings.insert(settings.end(), {{"groups", "n"}, {"columns", "R"}});
            return make_figure("crossover", settings, nullptr, {}, runs_for("crossover"));
        };
        const auto trees = with({{"one", "knapsack.tree"}, {"other", "knapsack.table"}});
        KS_VERIFY_OK(trees);
        QCOMPARE(trees->data[2], (std::vector<std::string>{"weakly", "100", "10000", "knapsack.tree", "9",
                                                           "knapsack.table", "12", "0.75"}));
        QVERIFY(!with({}));                           // without a side
        QVERIFY(!with({{"one", "knapsack.abacus"}})); // it was never run
        QVERIFY(!make_figure("crossover",
                             Settings{{"one", "knapsack.core"}, {"groups", "m"}, {"columns", "R"}}, nullptr,
                             {}, runs_for("crossover")));
        QVERIFY(!make_figure("crossover", settings_for("crossover"), nullptr)); // without results
    }

    /// 38 registers are allocated as 40: three blocks of 512 threads fit an SM with 65,536.
    void occupancy_of_38_registers() {
        const Figure made = figure("occupancy", {{"registers", "38"}});
        QCOMPARE(sentence(made),
                 "H200: 3 blocks of 512 threads on each SM, 48 of its 64 warps; limited by registers.");
        QCOMPARE(made.data[1 + 32][1], "4");
        QVERIFY(!make_figure("occupancy", Settings{{"device", "abacus"}}, nullptr));
    }

    /// U = 113/60 in software; at cost 9 it is 55/60, and 5 of 60 time units remain free.
    void schedules_of_three_tasks() {
        const InstancePtr tasks = *generate("ise-three-tasks", "", {});
        const Figure both = figure("schedule", {}, tasks);
        QVERIFY2(sentence(both).startsWith("All in software: misses 38 deadlines in 60, first at 4."),
                 qPrintable(sentence(both)));
        QVERIFY2(sentence(both).endsWith("With hardware cost 9, schedulable: meets every deadline in 60."),
                 qPrintable(sentence(both)));
        std::int64_t busy = 0;
        for (const auto& row : figure("schedule", {{"show", "with"}}, tasks).data)
            if (row[0] != "design")
                busy += std::stoll(row[4]) - std::stoll(row[3]);
        QCOMPARE(busy, 55);
        QVERIFY(!make_figure("schedule", {}, *generate("thesis-2.1", "", {}))); // the kind has no schedule
    }

    /// Example 3.1: <<<7, 100>>> launches 700 threads.
    void launch_of_example_3_1() {
        const Figure made = figure("launch", {{"block", "100"}, {"cells", "700"}});
        QCOMPARE(sentence(made), "700 cells, 100 threads a block: 7 blocks of 4 warps, 700 threads, one for "
                                 "each cell. A block leaves 28 lanes of its last warp empty.");
        QCOMPARE(made.data.size(), std::size_t(1 + 7 * 4));
        QCOMPARE(count(made, [](const auto& row) { return row[2] == "4"; }), std::size_t(7));
        const Figure ragged = figure("launch", {{"block", "64"}, {"cells", "200"}});
        QVERIFY(sentence(ragged).contains("4 blocks of 2 warps, 256 threads; 56 threads have no cell"));
    }

    /// Figure 3.6 and Section 3.3.2: a word at 1032 loads the line from 1024 on. A warp that reads adjacent
    /// words makes one transaction; if the words are scattered, it loads 32 * 128 = 4096 bytes and uses 128
    /// of them.
    void access_of_figure_3_6_data() {
        QTest::addColumn<QString>("start");
        QTest::addColumn<QString>("stride");
        QTest::addColumn<QString>("lanes");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("said");
        QTest::newRow("one word") << "1032"
                                  << "1"
                                  << "1"
                                  << "lines"
                                  << "moves 1 line of 128 bytes: 128 bytes, of which 3.1_% are used";
        QTest::newRow("aligned") << "1024"
                                 << "1"
                                 << "32"
                                 << "lines"
                                 << "moves 1 line of 128 bytes: nothing is wasted";
        QTest::newRow("sectors") << "1024"
                                 << "1"
                                 << "32"
                                 << "sectors"
                                 << "moves 4 sectors of 32 bytes: nothing is wasted";
        QTest::newRow("shifted") << "1032"
                                 << "1"
                                 << "32"
                                 << "sectors"
                                 << "moves 5 sectors of 32 bytes: 160 bytes, of which 80.0_% are used";
        QTest::newRow("strided") << "1024"
                                 << "2"
                                 << "32"
                                 << "sectors"
                                 << "moves 8 sectors of 32 bytes: 256 bytes, of which 50.0_% are used";
        QTest::newRow("scattered") << "1024"
                                   << "32"
                                   << "32"
                                   << "lines"
                                   << "moves 32 lines of 128 bytes: 4_096 bytes, of which 3.1_% are used";
    }
    void access_of_figure_3_6() {
        QFETCH(const QString, start);
        QFETCH(const QString, stride);
        QFETCH(const QString, lanes);
        QFETCH(const QString, moves);
        QFETCH(const QString, said);
        const Figure made = figure("access", {{"start", start.toStdString()},
                                              {"stride", stride.toStdString()},
                                              {"lanes", lanes.toStdString()},
                                              {"moves", moves.toStdString()}});
        QVERIFY2(sentence(made).contains(said), qPrintable(sentence(made)));
        QCOMPARE(made.data[1][1], start.toStdString());
        if (start == QStringLiteral("1024") && lanes == QStringLiteral("32") && stride == QStringLiteral("1"))
            QVERIFY2(sentence(made).contains(QStringLiteral("at addresses 1_024 to 1_148.")),
                     qPrintable(sentence(made)));
    }

    /// Table 2.3: z2(8) = max(z1(4) + 1, z1(0) + 4).
    void dependencies_of_example_2_2() {
        const auto instance = *generate("thesis-2.2", "", {});
        const Figure one = figure("dependencies", {{"row", "2"}, {"cell", "8"}}, instance);
        const std::vector<std::vector<std::string>> reads{{"2", "8", "1", "0"}, {"2", "8", "1", "4"}};
        QVERIFY(std::equal(one.data.begin() + 1, one.data.end(), reads.begin(), reads.end()));
        const Figure all = figure("dependencies", {{"row", "2"}, {"show", "all"}}, instance);
        // No cell reads its own row.
        QCOMPARE(count(all, [](const auto& row) { return row[2] != "1"; }), std::size_t(0));
        QCOMPARE(count(all, [](const auto&) { return true; }), std::size_t(7 + 3));
        const auto far = make_figure("dependencies", Settings{{"row", "4"}}, instance);
        QVERIFY(!far && far.error().code == ErrorCode::input);
    }

    /// Equation 4.2: T + max w - min w cells are fetched and T * n are read; equal weights give a ratio of n.
    void window_of_figure_4_3() {
        const Figure made = figure("window", {{"block", "64"}, {"index", "1"}}, row_of_250());
        QCOMPARE(made.data.size() - 1, std::size_t(64 + 40 - 8));
        QCOMPARE(made.data[1][0], "24");
        QVERIFY2(sentence(made).contains("Cells 64 to 127 read 320 times"), qPrintable(sentence(made)));
        const Figure equal = figure("window", {{"block", "64"}, {"index", "1"}, {"class", "3"}}, [] {
            MultipleChoiceBuilder builder;
            builder.capacity(249).begin_class().add({1, 249}).begin_class().add({1, 1}).begin_class();
            for (std::int64_t i = 0; i < 6; ++i)
                builder.add({i, 30});
            return built(std::move(builder));
        }());
        QCOMPARE(equal.data.size() - 1, std::size_t(64));
        QCOMPARE(count(equal, [](const auto& row) { return row[1] == "6"; }), std::size_t(64));
        // At the beginning of the row the window is cut, because nothing is read before cell 0.
        const Figure first = figure("window", {{"block", "64"}, {"index", "0"}}, row_of_250());
        QCOMPARE(first.data[1][0], "0");
    }

    /// Figures 4.4 and 4.5: if each of 32 threads has 4 adjacent cells, the threads access every fourth word.
    void cells_of_figures_4_4_and_4_5() {
        const Figure made = figure("cells", {{"threads", "32"}, {"cells", "128"}, {"round", "1"}});
        QVERIFY2(sentence(made).contains("16 sectors when they are adjacent and 4 when they are interleaved"),
                 qPrintable(sentence(made)));
        const auto used = [&](const char* order, const char* cell) {
            return count(made,
                         [&](const auto& row) { return row[0] == order && row[1] == cell && row[3] == "1"; });
        };
        QCOMPARE(used("adjacent", "5"), std::size_t(1)); // thread 1 at its second cell
        QCOMPARE(used("interleaved", "33"), std::size_t(1));
        QCOMPARE(used("interleaved", "5"), std::size_t(0));
        QVERIFY(
            !make_figure("cells", Settings{{"threads", "32"}, {"cells", "128"}, {"round", "4"}}, nullptr));
    }

    /// Table 4.1 and Section 4.4: the phases in order. In G only the S warps work and in M only the F warps,
    /// at the same time.
    void phases_of_table_4_1() {
        const Figure made = figure("phases");
        std::vector<std::string> order;
        for (const auto& row : made.data)
            if (row[0] == "0" && row[1] == "0" && row[2] != "wait")
                order.push_back(row[2]);
        QCOMPARE(order, (std::vector<std::string>{"Init", "M", "L1", "C", "L2", "G"}));
        for (const auto& row : made.data) {
            if (row[2] == "G")
                QVERIFY(row[5] == "0" && row[6] == "1");
            if (row[2] == "M")
                // All warps fetch the first class.
                QVERIFY(row[5] == "1" && row[6] == (row[1] == "0" ? "1" : "0"));
        }
        const auto find = [&](const char* row, const char* phase, const char* block) {
            return *std::ranges::find_if(made.data, [&](const auto& line) {
                return line[0] == block && line[1] == row && line[2] == phase;
            });
        };
        for (const char* block : {"0", "1", "2"}) {
            const auto barrier = find("0", "G", block), fetch = find("1", "M", block),
                       next = find("1", "L1", block);
            QCOMPARE(fetch[3], barrier[3]); // both begin when the row is finished
            QVERIFY(std::stoll(next[3]) >= std::max(std::stoll(fetch[4]), std::stoll(barrier[4])));
            QCOMPARE(barrier[4], find("0", "G", "0")[4]); // all blocks leave the barrier together
        }
        // A slow barrier hides the whole fetch.
        QVERIFY(sentence(figure("phases", {{"barrier", "100"}})).contains("16 of its 16 steps cost nothing"));
    }

    /// Figure 4.7 and assets/errata.json, Section 4.5: it takes N/P + log2 P steps; Equations 4.5 and 4.6
    /// differ by log2 N.
    void reduction_of_figure_4_7() {
        for (const auto& [processors, steps] : std::vector<std::pair<std::string, std::size_t>>{
                 {"2", 8 + 1}, {"4", 4 + 2}, {"8", 2 + 3}, {"16", 1 + 4}}) {
            const Figure made =
                figure("reduction", {{"class", "2"}, {"processors", processors}}, row_of_250());
            QCOMPARE(made.data.back()[0], std::to_string(steps));
            QCOMPARE(made.data.back()[2], "16"); // the largest value
            QVERIFY2(sentence(made).contains("4.0 times"), qPrintable(sentence(made)));
        }
    }

    /// If each block fetches the class once, global memory moves fewer sectors.
    void kernels_are_counted() {
        const Figure made = figure("kernels", {{"upto", "shared"}}, row_of_250());
        QCOMPARE(made.data.size(), std::size_t(3));
        QCOMPARE(made.data[1][0], "CUDA-GLOBAL");
        QCOMPARE(made.data[1][4], "0");
        QVERIFY(std::stoll(made.data[2][3]) < std::stoll(made.data[1][3]));
        QVERIFY(std::stoll(made.data[2][4]) > 0);
        QCOMPARE(made.data[1][5], "–");  // CUDA-GLOBAL loads nothing into shared memory
        QCOMPARE(made.data[2][5], "64"); // T, by Equation 4.1
        const Figure all = figure("kernels", {}, row_of_250()); // for the lesson's words on CUDA-SYNC
        QVERIFY(all.data.back()[0] == "CUDA-SYNC" &&
                std::stoll(all.data.back()[3]) > std::stoll(all.data[2][3]));
    }

    /// Section 2.1.2: on the preset designed as a trap, greedy reaches 2 and the optimum is 10; the bound is
    /// 2 + 10 * 9 / 10.
    void answers_of_the_greedy_trap() {
        const Figure made = figure("answers", {}, *generate("greedy-trap", "", {}));
        QVERIFY2(sentence(made).startsWith("Greedy packs 2, the optimum is 10."), qPrintable(sentence(made)));
        const auto part = std::ranges::find_if(made.data, [](const auto& row) { return row[3] == "0.9000"; });
        QVERIFY(part != made.data.end());
        QCOMPARE((*part)[1], "11"); // the answer of the variant itself
        QVERIFY2(sentence(made).endsWith("than the bound, 11."), qPrintable(sentence(made)));
        // With the items of Example 2.1 greedy finds the optimum.
        QVERIFY(sentence(figure("answers", {}, *generate("thesis-2.1", "", {})))
                    .startsWith("Greedy packs 9, the optimum is 9."));
    }

    /// The two heaps give each list in order, and the answer equals that of all subsets.
    void four_tables_give_two_lists() {
        std::mt19937_64 random(test_seed());
        for (int n = 0; n < 40; ++n) {
            SubsetSumBuilder builder;
            std::vector<std::int64_t> weights;
            for (std::uint64_t count = 4 + random() % 5; weights.size() < count;)
                weights.push_back(static_cast<std::int64_t>(1 + random() % 40));
            for (const std::int64_t weight : weights)
                builder.add(weight);
            const auto target = static_cast<std::int64_t>(random() % 120);
            const Figure made = figure("four-tables", {}, *std::move(builder.target(target)).build());
            bool exists = false;
            for (std::size_t bits = 0; bits < std::size_t{1} << weights.size(); ++bits) {
                std::int64_t sum = 0;
                for (std::size_t i = 0; i < weights.size(); ++i)
                    sum += (bits >> i & 1) != 0 ? weights[i] : 0;
                exists |= sum == target;
            }
            QCOMPARE(made.data.back()[4] == "the target", exists);
            QCOMPARE(sentence(made).contains("there is no solution"), !exists);
            for (std::size_t row = 2; row < made.data.size(); ++row) {
                QVERIFY(std::stoll(made.data[row][1]) >= std::stoll(made.data[row - 1][1]));
                QVERIFY(std::stoll(made.data[row][2]) <= std::stoll(made.data[row - 1][2]));
            }
        }
    }

    void recorded_runs_have_distinct_names() {
        auto runs = runs_for("live");
        const Figure both = figure("live");
        QVERIFY2(sentence(both).startsWith("mckp.sync, block 512: "), qPrintable(sentence(both)));
        QVERIFY2(sentence(both).contains("mckp.sync, block 1_024: "), qPrintable(sentence(both)));
        QCOMPARE(count(both, [](const auto& row) { return row[0] == "mckp.sync, block 512"; }),
                 std::size_t(400));
        const auto timelines = make_figure("live", Settings{{"view", "timeline"}}, nullptr, {}, runs);
        QVERIFY(!timelines && timelines.error().code == ErrorCode::input);
        runs.pop_back();
        for (const char* view : {"occupancy", "timeline", "both"}) {
            const auto one = make_figure("live", Settings{{"view", view}}, nullptr, {}, runs);
            QVERIFY(one);
            QVERIFY(ks::tests::outside(figure_scene(*one, 900, 640, FixedMeasure())).isEmpty());
        }
    }

    /// The time at which a run ended is shown at the end of its curve, unless a window shows another part of
    /// it.
    void a_part_of_a_recorded_run_can_be_shown() {
        auto runs = runs_for("live");
        const auto ends = [&](const Settings& settings) {
            const auto made = make_figure("live", settings, nullptr, {}, runs);
            const QString text =
                made ? QString::fromStdString(to_text(figure_scene(*made, 900, 640, FixedMeasure())))
                     : QString();
            return text.count("13 bold centre");
        };
        QCOMPARE(ends({}), 2);
        QCOMPARE(ends({{"from", "1000"}, {"to", "9000"}}), 0);
        runs.pop_back();
        const auto make = [&](const Settings& settings) {
            return make_figure("live", settings, nullptr, {}, runs);
        };
        const auto one =
            make({{"view", "timeline"}, {"from", "1000"}, {"to", "9000"}, {"first-sm", "2"}, {"sms", "1"}});
        QVERIFY(one);
        QVERIFY2(sentence(*one).startsWith("mckp.sync, 20 blocks of 512 threads, from 1.00"),
                 qPrintable(sentence(*one)));
        QVERIFY2(sentence(*one).contains("of the warps that the SM can hold are there"),
                 qPrintable(sentence(*one)));
        const QString text = QString::fromStdString(to_text(figure_scene(*one, 900, 640, FixedMeasure())));
        QVERIFY(text.contains("Blocks on SM 2 of 4 SMs") && !text.contains("SM 1\""));
        QCOMPARE(count(*make({{"parts", "10"}}), [](const auto&) { return true; }), std::size_t(10));
        QVERIFY(!make({{"from", "9000"}, {"to", "1000"}}));
        QVERIFY(!make({{"from", "9000000"}, {"to", "10000000"}})); // after its end
    }

    void runs_that_cannot_be_read_are_errors() {
        QVERIFY(!make_figure("live", {}, nullptr));
        const auto broken = make_figure("live", {}, nullptr, {}, {{.name = "x.json", .text = "{}"}});
        QVERIFY(!broken);
        QVERIFY2(broken.error().sentence().find("x.json") != std::string::npos,
                 broken.error().sentence().c_str());
        auto run = *ks::tests::made({.grid = 4});
        run.source = live::Source::modelled;
        auto runs = runs_for("live");
        live::LiveRun modelled{
            .variant = "mckp.sync", .on = "emulator", .device = "NVIDIA H200", .timeline = run};
        runs[1].text = to_json(modelled).dump();
        QVERIFY(!make_figure("live", {}, nullptr, {}, runs)); // steps and time cannot share an axis
        modelled.timeline.reset();
        runs[1].text = to_json(modelled).dump();
        QVERIFY(make_figure("live", {}, nullptr, {}, runs));
    }
};

KS_TEST(FigureNumbersTest)
#include "figure_numbers_test.moc"
