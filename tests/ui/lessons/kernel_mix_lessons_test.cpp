// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the numbers that claims cannot cover in the lessons on kernels that run at the same time, from
// their instances, and compares texts and pictures with them. The result of column generation is not computed
// again but checked: prices and uses that agree are optimal, regardless of how they were found.
#include "solvers/core/formatted.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "tests/support/suite.h"
#include "tests/ui/lessons/lesson_words.h"
#include "tests/visual/quiet.h"
#include "ui/lessons/lesson.h"

#include <QTest>

#include <array>
#include <numeric>

using namespace ks;
using namespace ks::ui;

namespace {

/// The lesson's instance, in the form that planners use.
struct Mix {
    InstancePtr instance;
    const KindPlan* plan = nullptr;
    PlanProblem problem;

    explicit Mix(const InstancePtr& of)
        : instance(of), plan(kind_of(*of).plan), problem(plan->problem(*of)) {}

    /// The resources of a kernel as `blocks` blocks with the fewest possible warps.
    PlanProblem::Shape cut(std::size_t kernel, std::int64_t blocks) const {
        return plan->shape(*instance, kernel, blocks, (problem.kernels[kernel].warps + blocks - 1) / blocks);
    }
};

constexpr std::size_t wide = 0, narrow = 1;

/// Copies of kernels a, b, c and d.
using Pattern = std::array<int, 4>;
/// Prices of them, in fortieths of a batch.
using Prices = std::array<int, 4>;
constexpr int batch = 40;

/// The known patterns, the use of each in quarters, and the prices.
struct Round {
    std::vector<std::pair<Pattern, int>> uses;
    Prices prices;
    std::string batches; ///< in the notation of the text
};
const std::array rounds{
    Round{{{{1, 1, 0, 0}, 4}, {{0, 0, 2, 1}, 4}, {{0, 0, 0, 1}, 4}}, {40, 0, 0, 40}, "3"},
    Round{
        {{{1, 1, 0, 0}, 4}, {{0, 0, 2, 1}, 4}, {{0, 0, 0, 1}, 0}, {{1, 0, 0, 2}, 2}}, {0, 40, 10, 20}, "2.5"},
    Round{{{{1, 1, 0, 0}, 3}, {{0, 0, 2, 1}, 4}, {{0, 0, 0, 1}, 0}, {{1, 0, 0, 2}, 1}, {{0, 1, 0, 2}, 1}},
          {20, 20, 15, 10},
          "2.25"},
    Round{{{{1, 1, 0, 0}, 0},
           {{0, 0, 2, 1}, 0},
           {{0, 0, 0, 1}, 0},
           {{1, 0, 0, 2}, 0},
           {{0, 1, 0, 2}, 4},
           {{1, 0, 2, 0}, 4}},
          {16, 16, 12, 12},
          "2"}};

int worth(const Pattern& pattern, const Prices& prices) {
    return std::inner_product(pattern.begin(), pattern.end(), prices.begin(), 0);
}

/// "a c c"
std::string name(const Pattern& pattern) {
    std::string text;
    for (std::size_t k = 0; k < pattern.size(); ++k)
        for (int copy = 0; copy < pattern[k]; ++copy)
            text += (text.empty() ? "" : " ") + std::string(1, static_cast<char>('a' + k));
    return text;
}

/// "3/8", "1", from fortieths; `whole` is the denominator.
std::string fraction(int part, int whole = batch) {
    const int divisor = std::gcd(part, whole);
    return whole == divisor ? std::to_string(part / divisor)
                            : formatted("{}/{}", part / divisor, whole / divisor);
}

/// "1/4 + 1/4 + 1/2"
std::string added(const Pattern& pattern, const Prices& prices) {
    std::string text;
    for (std::size_t k = 0; k < pattern.size(); ++k)
        for (int copy = 0; copy < pattern[k]; ++copy)
            text += (text.empty() ? "" : " + ") + fraction(prices[k]);
    return text;
}

} // namespace

class KernelMixLessonsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }
    void cleanupTestCase() { QCOMPARE(ks::tests::left_to_work_out(), QString()); }

    /// The choice with the least shared memory needs more registers than available, by less than half a warp
    /// of `wide`. Three or four blocks save no registers; five fit.
    void two_kernels() {
        const Mix mix(*generate("concurrency-register-trap", "", {}));
        const Plan::Resources& all = mix.problem.limits;
        const auto two = mix.cut(wide, 2), five = mix.cut(wide, 5), other = mix.cut(narrow, 1);
        QCOMPARE(mix.problem.kernels[wide].warps, 35);
        const std::int64_t registers = two.takes.registers + other.takes.registers;
        QVERIFY(registers > all.registers);
        QVERIFY(two.takes.shared_bytes + other.takes.shared_bytes < all.shared_bytes);
        QVERIFY(registers - all.registers < two.takes.registers / two.takes.warps / 2);
        for (const std::int64_t blocks : {3, 4}) {
            QCOMPARE(mix.cut(wide, blocks).takes.registers, two.takes.registers);
            QVERIFY(mix.cut(wide, blocks).takes.shared_bytes > two.takes.shared_bytes);
        }
        QVERIFY(five.takes.registers + other.takes.registers <= all.registers);
    }

    /// The uses run every launch, at the prices no known pattern costs more than a batch, and both give the
    /// same number of batches: then neither can be improved (duality).
    void rounds_are_optimal_data() { each_round(); }
    void rounds_are_optimal() {
        QFETCH(const std::size_t, index);
        const Round& round = rounds[index];
        Pattern run{};
        int quarters = 0;
        for (const auto& [pattern, uses] : round.uses) {
            quarters += uses;
            QVERIFY(fits(pattern));
            QVERIFY(worth(pattern, round.prices) <= batch);
            QVERIFY(uses == 0 || worth(pattern, round.prices) == batch);
            for (std::size_t k = 0; k < run.size(); ++k)
                run[k] += uses * pattern[k];
        }
        for (std::size_t k = 0; k < run.size(); ++k)
            QVERIFY(run[k] >= 4 * copies()[k]);
        QCOMPARE(10 * quarters, worth(copies(), round.prices));
        QCOMPARE(formatted("{:g}", quarters / 4.0), round.batches);
        // The entering pattern is one with the greatest value of all patterns.
        int most = 0;
        for_each_pattern(
            [&](const Pattern& pattern) { most = std::max(most, worth(pattern, round.prices)); });
        if (index + 1 == rounds.size()) {
            QCOMPARE(most, batch);
        } else {
            QCOMPARE(most, worth(entering(index), round.prices));
            QVERIFY(most > batch);
        }
    }

    /// The prices, which no picture states, and the values of patterns at these prices.
    void columns() {
        const Lesson lesson = read("columns-by-hand", 7);
        const Mix mix = four();
        QCOMPARE(mix.problem.limits.warps, 10);
        for (const PlanProblem::Kernel& kernel : mix.problem.kernels)
            QVERIFY(kernel.infeasible.empty());
        const Prices& first = rounds[0].prices;
        says(lesson, 2,
             {"stays **3**", prices_words(first), "a b is " + added({1, 1, 0, 0}, first),
              "c c d is " + added({0, 0, 2, 1}, first), "d is " + added({0, 0, 0, 1}, first) + ". All",
              added(copies(), first) + " = **3**", "a 0 and b 1"});
        // "a 0 and b 1 is also possible."
        QCOMPARE(worth({1, 1, 0, 0}, {0, 40, 0, 40}), batch);
        QCOMPARE(worth(copies(), {0, 40, 0, 40}), 3 * batch);
        says(lesson, 3,
             with(entering_words(0),
                  {"batch costs 1", "a value above 1", "fill 10 warps", "4 + 3 + 3 = 10 warps"}));
        const Prices& second = rounds[1].prices;
        says(lesson, 4,
             with(entering_words(1),
                  {"**2.5** batches", prices_words(second),
                   "is worth 1:", "a b is " + added({1, 1, 0, 0}, second),
                   "c c d is " + added({0, 0, 2, 1}, second), "a d d is " + added({1, 0, 0, 2}, second)}));
        says(lesson, 5,
             with(entering_words(2),
                  {"a b by 3/4", "b d d by 1/4 each", "**2.25** batches", prices_words(rounds[2].prices)}));
        const Prices& last = rounds[3].prices;
        for (std::size_t k = 0; k < last.size(); ++k)
            QCOMPARE(10 * last[k], batch * mix.problem.kernels[k].warps);
        QCOMPARE(worth(copies(), last), 2 * batch);
    }

    /// Each picture of the lesson on columns shows a pattern that the rounds know.
    void pictures_of_columns() {
        const Lesson lesson = read("columns-by-hand", 7);
        int pictures = 0;
        for (const LessonStep& step : lesson.steps)
            for (const auto& shown : step.show) {
                if (shown.ask)
                    continue; // a question shows the previous picture
                Pattern pattern{};
                for (std::size_t k = 0; k < pattern.size(); ++k) {
                    const int blocks =
                        setting(shown.figure->settings, formatted("blocks-{}", k + 1), k == 0 ? 1 : 0);
                    pattern[k] = blocks * setting(shown.figure->settings, formatted("copies-{}", k + 1), 1);
                }
                const auto& known = rounds.back().uses;
                QVERIFY(std::ranges::any_of(known, [&](const auto& each) { return each.first == pattern; }));
                ++pictures;
            }
        QCOMPARE(pictures, 13);
    }

private:
    static Lesson read(const char* id, std::size_t steps) {
        Lesson lesson = ks::tests::built_in_lesson(id);
        if (lesson.broken)
            qFatal("%s", lesson.broken->sentence().c_str());
        if (lesson.steps.size() != steps)
            qFatal("%s has %zu steps", id, lesson.steps.size());
        for (LessonStep& step : lesson.steps) // wherever its lines are broken, or must not be
            step.text = step.text.simplified();
        return lesson;
    }
    static void says(const Lesson& lesson, std::size_t step, const std::vector<std::string>& words) {
        const QString wrong = ks::tests::wrong_figures(lesson, step, words);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
    static Mix four() { return Mix(read("columns-by-hand", 7).instance); }
    static Pattern copies() {
        Pattern all{};
        const Mix mix = four();
        for (std::size_t k = 0; k < all.size(); ++k)
            all[k] = static_cast<int>(mix.problem.kernels[k].copies);
        return all;
    }
    static bool fits(const Pattern& pattern) {
        static const Mix mix = four();
        std::int64_t warps = 0;
        for (std::size_t k = 0; k < pattern.size(); ++k)
            warps += pattern[k] * mix.problem.kernels[k].warps;
        return warps <= mix.problem.limits.warps;
    }
    static void for_each_pattern(const auto& use) {
        const Pattern most = copies();
        for (Pattern p{}; p[0] <= most[0]; ++p[0])
            for (p[1] = 0; p[1] <= most[1]; ++p[1])
                for (p[2] = 0; p[2] <= most[2]; ++p[2])
                    for (p[3] = 0; p[3] <= most[3]; ++p[3])
                        if (fits(p))
                            use(p);
    }
    static void each_round() {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t index = 0; index < rounds.size(); ++index)
            QTest::addRow("%zu", index + 1) << index;
    }
    /// The pattern that the next round adds.
    static const Pattern& entering(std::size_t round) { return rounds[round + 1].uses.back().first; }
    /// "a 1/2, b 1/2, c 3/8, d 1/4"
    static std::string prices_words(const Prices& prices) {
        return formatted("a {}, b {}, c {}, d {}", fraction(prices[0]), fraction(prices[1]),
                         fraction(prices[2]), fraction(prices[3]));
    }
    static std::vector<std::string> entering_words(std::size_t round) {
        const Pattern& pattern = entering(round);
        const Prices& prices = rounds[round].prices;
        const int value = worth(pattern, prices);
        return {formatted("**{}**", name(pattern)),
                formatted("{} = **{}**", added(pattern, prices), fraction(value)),
                formatted("1 \u2212 {} = **\u2212{}**", fraction(value), fraction(value - batch))};
    }
    static std::vector<std::string> with(std::vector<std::string> words, std::vector<std::string> more) {
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
    static int setting(const auto& settings, const std::string& name, int otherwise) {
        const auto at = std::ranges::find(settings, name, [](const auto& each) { return each.first; });
        return at == settings.end() ? otherwise : std::stoi(at->second);
    }
};

KS_TEST(KernelMixLessonsTest)
KS_WORKS_OUT(KernelMixLessonsTest, {"columns-by-hand", 2, 5})
#include "kernel_mix_lessons_test.moc"
