// SPDX-License-Identifier: GPL-3.0-or-later
// Computes every number of the lesson "division-costs-occupancy" from nvcc's registers, the rules of
// occupancy and the recorded times, and compares its text with them.
#include "solvers/bench/kernel_time.h"
#include "solvers/core/formatted.h"
#include "solvers/occupancy/kernel_resources.h"
#include "tests/support/suite.h"
#include "tests/ui/lessons/lesson_words.h"
#include "tests/visual/quiet.h"
#include "ui/lessons/lesson.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <ranges>

using namespace ks;
using namespace ks::ui;
using ks::tests::grouped;

namespace {

/// In the format of the Occupancy page: "66.7 %".
std::string occupancy_text(double share) {
    const double percent = std::round(1000 * share) / 10;
    return percent == std::floor(percent) ? formatted("{:.0f}\u00A0%", percent)
                                          : formatted("{:.1f}\u00A0%", percent);
}

/// The resources of an SM that a kernel with this number of registers per thread gets.
struct Fit {
    std::int64_t of_warp = 0, of_block = 0, warps_of_block = 0;
    Occupancy occupancy;

    Fit(const ComputeCapability& device, std::int64_t threads, std::int64_t registers) {
        const BlockNeeds needs{.threads = threads, .registers = registers};
        warps_of_block = warps_of(needs);
        of_warp = registers_of_warp(device, registers);
        of_block = warps_of_block * of_warp;
        occupancy = ks::occupancy(device, needs);
    }
};

} // namespace

class DivisionLessonTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        lesson_ = ks::tests::built_in_lesson("division-costs-occupancy");
        QVERIFY2(!lesson_.broken, lesson_.broken ? lesson_.broken->sentence().c_str() : "");
        QCOMPARE(lesson_.steps.size(), std::size_t{8});
        for (LessonStep& step : lesson_.steps) // wherever its lines are broken
            step.text.replace('\n', ' ');
        multiply_ = registers_of("instruction_set_shared.row<multiply>");
        divide_ = registers_of("instruction_set_shared.row<divide>");
        QVERIFY(multiply_ > 0 && divide_ > multiply_);
        h200_ = &(*find_device_preset("h200"))->limits();
        m2050_ = &(*find_device_preset("tesla-m2050"))->limits();
    }
    void init() { tests::fail_on_warnings(); }
    void cleanupTestCase() { QCOMPARE(ks::tests::left_to_work_out(), QString()); }

    void one_sign() {
        const std::map<std::string, double> ratios = by_division("h200-thesis-figure-6.4", {});
        QCOMPARE(ratios.size(), std::size_t{5});
        const auto [least, most] = ends_of(ratios);
        least_ = formatted("{:.2f}", least);
        says(1, {"Algorithm 6.2", "computes 1 / period once", "**" + least_ + "** to ",
                 formatted("**{:.2f}** times as long", most)});
        // Even if time were inversely proportional to warps, occupancy alone would not explain the smallest
        // factor.
        const double warps = static_cast<double>(h200(multiply_).occupancy.warps) /
                             static_cast<double>(h200(divide_).occupancy.warps);
        QVERIFY(least > warps);
        const Fit at_32(*h200_, block_of_the_experiment, multiply_),
            at_38(*h200_, block_of_the_experiment, divide_);
        QCOMPARE(at_32.occupancy.blocks, 2);
        QCOMPARE(at_38.occupancy.blocks, 2);
        says(6, {formatted("4/3 = **{:.2f}** times", warps), least_ + " and more",
                 formatted("Blocks of **{}** threads", block_of_the_experiment),
                 formatted("with {} registers as with {}", multiply_, divide_),
                 "holds two, " + occupancy_text(at_38.occupancy.fraction())});
        QCOMPARE(at_32.occupancy.fraction(), at_38.occupancy.fraction());
    }

    /// The two block sizes of the experiment, one of which has the same occupancy for both signs.
    void the_experiment() {
        const auto differ = by_division("h200-instruction-set-division", {{"block", "512"}});
        const auto equal = by_division("h200-instruction-set-division", {{"block", "768"}});
        QCOMPARE(differ.size(), std::size_t{5});
        QCOMPARE(equal.size(), std::size_t{5});
        const auto [least_differ, most_differ] = ends_of(differ);
        const auto [least_equal, most_equal] = ends_of(equal);
        std::vector<double> less; // how much less the division costs at equal occupancy
        for (const auto& [instance, ratio] : differ)
            less.push_back(ratio / equal.at(instance) - 1);
        std::ranges::sort(less);
        QVERIFY(less[0] < 0 && less[1] > 0); // "four of the five sets suffer less from it"
        says(7, {formatted("in blocks of {} and of {} threads", block, block_of_the_experiment),
                 "512 threads, 100\u00A0% against 75\u00A0%",
                 formatted("**{:.2f}** to **{:.2f}** times as long", least_differ, most_differ),
                 "768 threads, 75\u00A0% against 75\u00A0%",
                 formatted("**{:.2f}** to **{:.2f}** times", least_equal, most_equal),
                 formatted("by **{:.0f}** to **{:.0f}** percent", 100 * less[1], 100 * less.back()),
                 formatted("one suffers {:.0f} percent more", -100 * less[0])});
    }

    void registers() {
        QCOMPARE(divide_ - multiply_, 6); // "What are six registers?"
        says(2, {formatted("needs **{}** registers per thread", multiply_),
                 formatted("divides **{}**", divide_)});
    }

    void by_hand() {
        const Fit few = h200(multiply_), many = h200(divide_), edge = h200(multiply_ + 1);
        const std::int64_t all = h200_->registers_per_sm;
        says(3,
             {"an H200", "**" + grouped(all) + "** registers", formatted("at most {}", h200_->warps_per_sm),
              formatted("32 threads: 32 · {} = {} registers", multiply_, grouped(few.of_warp)),
              formatted("block of {} threads has {} warps: {} · {} = {}", block, few.warps_of_block,
                        few.warps_of_block, grouped(few.of_warp), grouped(few.of_block)),
              formatted("{} / {} = **{}** blocks", grouped(all), grouped(few.of_block), few.occupancy.blocks),
              formatted("are {} warps: **{}**", few.occupancy.warps,
                        occupancy_text(few.occupancy.fraction()))});
        QCOMPARE(few.of_block * few.occupancy.blocks, all); // "Not one register is left over."
        says(4,
             {formatted("{} · 32 = {} registers", divide_, grouped(divide_ * 32)),
              formatted("in units of {}", h200_->register_unit),
              formatted("{} · {} = **{}**", many.of_warp / h200_->register_unit, h200_->register_unit,
                        grouped(many.of_warp)),
              formatted("A block: {} · {} = {}", many.warps_of_block, grouped(many.of_warp),
                        grouped(many.of_block)),
              formatted("{} / {} = {:.1f}, so **{}** blocks", grouped(all), grouped(many.of_block),
                        static_cast<double>(all) / static_cast<double>(many.of_block), many.occupancy.blocks),
              formatted("are {} warps: **{}**", many.occupancy.warps,
                        occupancy_text(many.occupancy.fraction())),
              grouped(all - many.of_block * many.occupancy.blocks) + " registers lie idle",
              formatted("{} registers would cost as much as {}", multiply_ + 1, divide_)});
        QCOMPARE(edge.of_block, many.of_block);
    }

    void on_the_thesis_gpu() {
        const Fit few(*m2050_, block, multiply_), many(*m2050_, block, divide_);
        QCOMPARE(2 * m2050_->registers_per_sm, h200_->registers_per_sm);
        says(5, {"Tesla M2050", grouped(m2050_->registers_per_sm),
                 formatted("most {} warps", m2050_->warps_per_sm),
                 formatted("units of {}; for a few counts, {} among them, of {}", m2050_->register_unit,
                           divide_, 2 * m2050_->register_unit),
                 formatted("{} registers: a block takes {}. **{}** blocks, {} of {} warps, {}", multiply_,
                           grouped(few.of_block), few.occupancy.blocks, few.occupancy.warps,
                           few.occupancy.max_warps, occupancy_text(few.occupancy.fraction())),
                 formatted("{} registers: a block takes {} · {} = {}. **{}** block, {} warps, **{}**",
                           divide_, many.warps_of_block, grouped(many.of_warp), grouped(many.of_block),
                           many.occupancy.blocks, many.occupancy.warps,
                           occupancy_text(many.occupancy.fraction()))});
        QCOMPARE(few.occupancy.warps, 2 * many.occupancy.warps);
        QCOMPARE(many.of_warp % (2 * m2050_->register_unit), 0);
        QVERIFY(many.of_warp - divide_ * 32 >= m2050_->register_unit); // in units of 64 it would be less
    }

    void the_price() {
        const double period = 5, gain = 3;
        QVERIFY(gain * (1 / period) != gain / period);
        says(8, {formatted("3 / 5 rounds once and gives {:.16}", gain / period),
                 "For 3 · (1 / 5), first 1 / 5 is", formatted("the product: {:.16f}", gain * (1 / period))});
    }

    /// The pictures use the same registers, threads and GPUs as the text.
    void pictures_data() {
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("picture");
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("registers");
        QTest::addRow("3.1") << 3 << 1 << 512 << multiply_;
        QTest::addRow("4.1") << 4 << 1 << 512 << divide_;
        QTest::addRow("4.2") << 4 << 2 << 512 << multiply_ + 1;
        QTest::addRow("5.1") << 5 << 1 << 512 << multiply_;
        QTest::addRow("5.2") << 5 << 2 << 512 << divide_;
        QTest::addRow("6.2") << 6 << 2 << 768 << multiply_;
        QTest::addRow("6.3") << 6 << 3 << 768 << divide_;
    }
    void pictures() {
        QFETCH(const int, step);
        QFETCH(const int, picture);
        QFETCH(const int, threads);
        QFETCH(const int, registers);
        const auto& settings = lesson_.steps[static_cast<std::size_t>(step - 1)]
                                   .show[static_cast<std::size_t>(picture - 1)]
                                   .figure->settings;
        const auto setting = [&](std::string_view name) {
            const auto at = std::ranges::find(settings, name, [](const auto& each) { return each.first; });
            return at == settings.end() ? -1 : std::stoi(at->second);
        };
        QCOMPARE(setting("threads"), threads);
        QCOMPARE(setting("registers"), registers);
    }

private:
    /// By instance: the ratio of the time of the kernel that divides, for the rows with these parameters.
    static std::map<std::string, double> by_division(const QString& name,
                                                     const std::map<std::string, std::string>& parameters) {
        QFile file(":/assets/results/" + name + ".json");
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const auto results = read_results(file.readAll().toStdString(), name.toStdString());
        if (!results || results->date.substr(0, 10) != "2026-11-25" || results->device != "NVIDIA H200")
            return {};
        std::map<std::string, std::map<std::string, double>> times; // by instance and arithmetic
        for (const RecordedRow& row : results->rows) {
            std::map<std::string, std::string> own(row.parameters.begin(), row.parameters.end());
            const std::string arithmetic = own["arithmetic"];
            if (std::ranges::all_of(parameters,
                                    [&](const auto& each) { return own[each.first] == each.second; }))
                times[row.instance][arithmetic] = stages_ms(row, is_kernel_stage)->median;
        }
        std::map<std::string, double> ratios;
        for (const auto& [instance, by] : times)
            ratios[instance] = by.at("divide") / by.at("multiply");
        return ratios;
    }
    static std::pair<double, double> ends_of(const std::map<std::string, double>& ratios) {
        const auto [least, most] = std::ranges::minmax(std::views::values(ratios));
        return {least, most};
    }
    void says(std::size_t step, const std::vector<std::string>& words) {
        const QString wrong = ks::tests::wrong_figures(lesson_, step, words);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
    static int registers_of(const char* kernel) {
        const KernelResources* found = kernel_resources().find(kernel, "9.0");
        return found ? found->registers : 0;
    }
    Fit h200(std::int64_t registers) const { return {*h200_, block, registers}; }

    static constexpr std::int64_t block = 512, block_of_the_experiment = 768;

    Lesson lesson_;
    std::string least_;
    int multiply_ = 0, divide_ = 0;
    const ComputeCapability *h200_ = nullptr, *m2050_ = nullptr;
};

KS_TEST(DivisionLessonTest)
KS_WORKS_OUT(DivisionLessonTest, {"division-costs-occupancy", 1, 8})
#include "division_lesson_test.moc"
