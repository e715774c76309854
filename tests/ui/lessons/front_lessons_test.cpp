// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the numbers of the lessons on fronts, from subsets and from the recordings that they show, and
// compares pictures and texts with them.
#include "solvers/core/formatted.h"
#include "solvers/front/lists.h"
#include "solvers/front/points.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/problems/instruction_set/parts.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/result/schedule.h"
#include "solvers/run/in_process.h"
#include "solvers/steps/front_recording.h"
#include "tests/support/suite.h"
#include "tests/ui/lessons/lesson_words.h"
#include "tests/visual/quiet.h"
#include "ui/lessons/lesson.h"
#include "visual/scene/figures/figure.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

using namespace ks;
using namespace ks::ui;

namespace {

struct Subset {
    std::int64_t weight = 0, value = 0;
    unsigned items = 0; ///< bit i: item i + 1
    bool kept = false;
};

/// All subsets by weight, for equal weights the most valuable first, with a flag for those that are kept.
std::vector<Subset> subsets_of(std::span<const Item> items) {
    std::vector<Subset> all;
    for (unsigned mask = 0; mask < 1U << items.size(); ++mask) {
        Subset subset{.items = mask};
        for (std::size_t i = 0; i < items.size(); ++i)
            if ((mask >> i & 1) != 0) {
                subset.weight += items[i].weight;
                subset.value += items[i].value;
            }
        all.push_back(subset);
    }
    std::ranges::stable_sort(all, [](const Subset& a, const Subset& b) {
        return a.weight != b.weight ? a.weight < b.weight : a.value > b.value;
    });
    std::int64_t most = -1;
    for (Subset& subset : all)
        if (subset.value > most) {
            subset.kept = true;
            most = subset.value;
        }
    return all;
}

bool dominates(const Subset& a, const Subset& b) {
    return a.weight <= b.weight && a.value >= b.value && (a.weight < b.weight || a.value > b.value);
}

std::string name(const Subset& subset) {
    std::string text;
    for (int i = 0; i < 5; ++i)
        if ((subset.items >> i & 1) != 0)
            text += (text.empty() ? "" : ", ") + std::to_string(i + 1);
    return "{" + text + "}";
}

std::string joined(const std::vector<std::int64_t>& numbers, const std::string& between) {
    std::string text;
    for (const std::int64_t number : numbers)
        text += (text.empty() ? "" : between) + std::to_string(number);
    return text;
}

} // namespace

class FrontLessonsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        for (const char* id : {"pareto-front", "instruction-set-ten-steps"}) {
            const Lesson& lesson = lessons_[id] = ks::tests::built_in_lesson(id);
            QVERIFY2(!lesson.broken, lesson.broken ? lesson.broken->sentence().c_str() : "");
        }
        QCOMPARE(lessons_["pareto-front"].steps.size(), std::size_t{8});
        QCOMPARE(lessons_["instruction-set-ten-steps"].steps.size(), std::size_t{10});
        const auto& five = static_cast<const KnapsackInstance&>(*lessons_["pareto-front"].instance);
        items_ = {five.items().begin(), five.items().end()};
        subsets_ = subsets_of(items_);
        const auto recording = in_process::record("instruction-set.sequential",
                                                  lessons_["instruction-set-ten-steps"].instance, {});
        QVERIFY(recording);
        table_ = as_table(*recording);
    }
    void init() { tests::fail_on_warnings(); }
    void cleanupTestCase() { QCOMPARE(ks::tests::left_to_work_out(), QString()); }

    /// The pictures, with which the claims compare the text, equal the results of trying everything.
    void pareto_front() {
        const InstancePtr& instance = lessons_["pareto-front"].instance;
        const auto figure = scene::make_figure("front", {}, instance);
        QVERIFY(figure);
        QCOMPARE(figure->data.size(), subsets_.size() + 1);
        for (std::size_t i = 0; i < subsets_.size(); ++i) {
            const Subset& subset = subsets_[i];
            const std::vector<std::string> row{std::to_string(subset.weight), std::to_string(subset.value),
                                               subset.kept ? "1" : "0", name(subset)};
            QCOMPARE(figure->data[i + 1], row);
        }
        const std::vector<Subset> front = kept_ones();
        for (const Subset& subset : subsets_)
            QVERIFY(subset.kept != std::ranges::any_of(
                                       front, [&](const Subset& point) { return dominates(point, subset); }));

        // The knee, by its definition.
        const Subset &first = front.front(), &last = front.back();
        const auto above = [&](const Subset& point) {
            return (point.value - first.value) * (last.weight - first.weight) -
                   (last.value - first.value) * (point.weight - first.weight);
        };
        const Subset knee = *std::ranges::max_element(front, {}, above);
        const std::vector<std::pair<std::string, std::string>> mark{{"mark", "knee"}};
        const auto with_knee = scene::make_figure("front", mark, instance);
        QVERIFY(with_knee && with_knee->sentence.find(name(knee)) != std::string::npos);
        for (const Subset& point : front) // up to the knee, each unit of weight brings 2 of value
            QVERIFY(point.weight > knee.weight || point.value == 2 * point.weight);
    }

    /// The lists of the last step, which no picture contains.
    void lists_of_the_front() {
        const char* id = "pareto-front";
        std::vector<std::int64_t> sizes, looks;
        for (std::size_t k = 0; k <= items_.size(); ++k) {
            const auto some = subsets_of(std::span(items_).first(k));
            sizes.push_back(std::ranges::count(some, true, &Subset::kept));
            if (k > 0)
                looks.push_back(2 * sizes[k - 1]);
        }
        std::int64_t sum = 0;
        for (const std::int64_t look : looks)
            sum += look;
        QVERIFY(std::int64_t{1} << 30 > 1'000'000'000);
        const std::int64_t size = sizes.back();
        sizes.pop_back();
        says(id, 8,
             {"30 items", formatted("have {}, **{}** points", joined(sizes, ", "), size),
              formatted("look at {} = {} points", joined(looks, " + "), sum), "1969"});
    }

    void ten_steps() {
        const char* id = "instruction-set-ten-steps";
        const auto& instance = static_cast<const InstructionSetInstance&>(*lessons_[id].instance);
        QCOMPARE(instance.denominator(), 60);
        const auto sixtieths = [&](std::size_t task, std::int64_t time) {
            return formatted("{}/60", instance.gain(task, {.gain = time}));
        };
        std::vector<std::string> words;
        std::string sum, fractions;
        for (std::size_t i = 0; i < 3; ++i) {
            const Task& task = instance.task(i);
            words.push_back(
                formatted("task {}, {}: {} of {}", i + 1, *task.name, task.execution, task.period));
            sum += (i > 0 ? " + " : "") + formatted("{}/{}", task.execution, task.period);
            fractions += (i > 0 ? " + " : "") + sixtieths(i, task.execution);
        }
        words.push_back(formatted("{} = {} = **{}/60**", sum, fractions, instance.software()));
        words.push_back("U ≤ 1");
        const auto schedule = [&](std::span<const Front::Chosen> chosen) {
            return *kind_of(instance).front->schedule(instance, chosen);
        };
        const Schedule before = schedule(std::vector<Front::Chosen>(3, Front::none));
        words.push_back(formatted("Within {} units", before.whole));
        words.push_back(formatted("**{}** deadlines are missed", before.misses));
        says(id, 1, words);

        words = {"3 · 2 · 3 = **18** designs"};
        std::int64_t designs = 1;
        for (std::size_t i = 0; i < 3; ++i)
            designs *= static_cast<std::int64_t>(instance.choices(i).size()) + 1;
        QCOMPARE(designs, 18);
        const auto choice = [&](std::size_t i, std::size_t k) {
            const CustomInstruction& it = instance.choices(i)[k];
            return formatted("{}{} ({}, {})", i + 1, k == 0 ? "a" : "b", it.gain, it.cost);
        };
        words.push_back(formatted("control: {} or {}", choice(0, 0), choice(0, 1)));
        words.push_back(formatted("filter: {}", choice(1, 0)));
        words.push_back(formatted("display: {} or {}", choice(2, 0), choice(2, 1)));
        words.push_back(formatted("1b by {}/{}, which is {}", instance.choices(0)[1].gain,
                                  instance.task(0).period, sixtieths(0, instance.choices(0)[1].gain)));
        says(id, 2, words);

        says(id, 3, {"tasks 1 to *i*", "Row 0:", formatted("At cost 0 that is {}", cell(0, 0))});
        QCOMPARE(cell(1, 1), "inf");
        const std::string gain_1a = "15/60", gain_1b = "30/60";
        QCOMPARE(sixtieths(0, 1), gain_1a);
        says(id, 4,
             {formatted("Cost 0: control stays in software, and {} is", cell(1, 0)), "Cost 1: no",
              "Cost **2**: 1a. Go 2 to the left", "take its 1/4 away",
              formatted("{} − {} = **{}**", cell(0, 0), gain_1a, cell(1, 2)),
              formatted("Cost **5**: 1b, {} − {} = **{}**", cell(0, 0), gain_1b, cell(1, 5))});
        says(id, 5,
             {formatted("Cost **3**: 2a alone, {}", cell(2, 3)), "Cost **5** can",
              formatted("control has 1b, and U is {}", cell(1, 5)), "takes 2a: it costs 3, so 2 are left",
              formatted("{} − {} = **{}**", cell(1, 2), sixtieths(1, 1), cell(2, 5)), "1a and 2a are",
              "better than 1b.", formatted("Cost **8** buys both, 1b and 2a: {}", cell(2, 8))});
        const std::string by_3b = formatted("{}/60", numerator(2, 2) - instance.gain(2, {.gain = 4}));
        says(id, 6,
             {"Cost **6** in", "where 3a and 3b",
              formatted("3a on {0}: {0} − {1} = **{2}**", cell(2, 5), sixtieths(2, 2), cell(3, 6)),
              formatted("3b on {0}: {0} − {1} = {2}", cell(2, 2), sixtieths(2, 4), by_3b),
              "line 8 of Algorithm 6.1", "would win here, " + by_3b});
        QVERIFY(cell(2, 6) == "inf");
        says(id, 7,
             {formatted("Cost **9**: 3a on {0} gives {0} − {1} = **{2}**", cell(2, 8), sixtieths(2, 2),
                        cell(3, 9)),
              "value below 1", "Cost 10 comes", "Cost 12 buys",
              formatted("{} − {} = **{}**", cell(2, 8), sixtieths(2, 4), cell(3, 12))});
        QVERIFY(cell(3, 10) == "inf" && numerator(3, 8) > 60 && numerator(3, 9) < 60);
        std::int64_t reached = 0;
        for (std::int64_t j = 0; j < table_->columns(); ++j)
            reached += cell(3, j) != "inf" ? 1 : 0;
        const Front front = front_of(instance);
        says(id, 8,
             {formatted("{} costs can", reached),
              formatted("pay 7 for {}, if 6 buys {}", cell(3, 7), cell(3, 6)), "Algorithm 6.3",
              formatted("At cost 7, {} is not below {}: dropped. At 9, {} is below {}: a point. At 10",
                        cell(3, 7), cell(3, 6), cell(3, 9), cell(3, 8)),
              formatted("the front has **{}**", front.size())});
        const std::size_t cheapest = *cheapest_at_most_one(front);
        const auto [cost, over_60] = front.points()[cheapest];
        QCOMPARE(cost, 9);
        QVERIFY(std::ranges::equal(front.chosen(cheapest), std::vector<Front::Chosen>{1, 0, 0}));
        const std::array<std::int64_t, 3> needs = {instance.task(0).execution - instance.choices(0)[1].gain,
                                                   instance.task(1).execution - instance.choices(1)[0].gain,
                                                   instance.task(2).execution - instance.choices(2)[0].gain};
        QCOMPARE(front.exact(cheapest).text(), "11/12");
        const Schedule after = schedule(front.chosen(cheapest));
        std::int64_t busy = 0;
        for (const Schedule::Lane& lane : after.lanes)
            for (const Schedule::Piece& piece : lane.pieces)
                busy += piece.end - piece.begin;
        QCOMPARE(after.misses, 0);
        QCOMPARE(after.end, after.whole);
        says(id, 9,
             {"line U = 1?", formatted("the twelfth, {} of {}", after.whole - busy, after.whole),
              "At cost **9**: 1b, 2a and 3a.",
              formatted("control needs {} of {}", needs[0], instance.task(0).period),
              formatted("filter needs {} of {}", needs[1], instance.task(1).period),
              formatted("display needs {} of {}", needs[2], instance.task(2).period),
              formatted("{} + {} + {} = {}/60 = **11/12**", sixtieths(0, needs[0]), sixtieths(1, needs[1]),
                        sixtieths(2, needs[2]), over_60),
              formatted("cost {}, has {}/60", front.points()[cheapest - 1].cost,
                        front.points()[cheapest - 1].numerator),
              formatted("next dearer one costs {}", front.points()[cheapest + 1].cost),
              "more than 9:", formatted("is {}/60 worth", front.points()[cheapest + 1].numerator)});
        QCOMPARE(front.points()[cheapest + 1].cost - cost, 3); // "Three points more"

        const auto lists = std::dynamic_pointer_cast<const FrontRecording>(
            *in_process::record("instruction-set.front-list", lessons_[id].instance, {}));
        const auto kept = [&](std::int64_t step) {
            const FrontState state = lists->state(step);
            return std::ranges::count(state.candidates, true, &FrontCandidate::kept);
        };
        QVERIFY(front_of(static_cast<const InstructionSetInstance&>(*generated("thesis-ise1"))).size() >
                94'000);
        says(id, 10,
             {formatted("task 1: the list of 1 point and two moved copies: **{}** points", kept(5)),
              formatted("task 2: {0} and {0} are merged, {1} at cost 5 is dropped", kept(5), cell(1, 5)),
              formatted("**{}** points", kept(12)),
              formatted("task 3: three lists of {} are merged: **{}** points", kept(12), kept(28)),
              formatted("{} at cost 7 is dropped", cell(3, 7)), "step 8", "task set 1 of"});
    }

    /// The text of a picture that is a step of a recording. (If recordings change, lessons show other steps.)
    void pictures_show_what_the_text_is_about_data() {
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("picture");
        QTest::addColumn<QString>("said");
        const auto add = [](int step, int picture, const char* said) {
            QTest::addRow("%d.%d", step, picture) << step << picture << said;
        };
        add(3, 2, "U0(0) = 113/60");
        add(8, 1, "least = U3(0)");
        add(8, 2, "U3(7) = 77/60 >= least = 70/60");
        add(8, 3, "U3(9) = 55/60 < least = 63/60");
        add(8, 4, "U3(10) = inf");
        add(8, 5, "the front has 10 points");
        add(9, 1, "choices 1b, 2a and 3a (the cheapest schedulable design)");
        add(10, 1, "(5, 83/60)");
        add(10, 2, "(7, 77/60)");
        add(10, 3, "L has 10 points now");
    }
    void pictures_show_what_the_text_is_about() {
        QFETCH(const int, step);
        QFETCH(const int, picture);
        QFETCH(const QString, said);
        const LessonStop& stop = at("instruction-set-ten-steps", step, picture);
        std::shared_ptr<const Recording> recording = table_;
        std::int64_t number = stop.step.value_or(0);
        if (stop.figure) {
            recording = *in_process::record("instruction-set.front-list",
                                            lessons_["instruction-set-ten-steps"].instance, {});
            number = setting("instruction-set-ten-steps", step, picture, "step");
        }
        const QString text = QString::fromStdString(recording->at(number).text);
        QVERIFY2(text.contains(said), qPrintable(text));
    }

private:
    void says(const std::string& id, std::size_t step, const std::vector<std::string>& words) {
        const QString wrong = tests::wrong_figures(lessons_[id], step, words);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
    const LessonStop& at(const std::string& id, int step, int picture) {
        return lessons_[id]
            .steps[static_cast<std::size_t>(step - 1)]
            .show[static_cast<std::size_t>(picture - 1)];
    }
    std::int64_t setting(const std::string& id, int step, int picture, const std::string& name) {
        for (const auto& [known, value] : at(id, step, picture).figure->settings)
            if (known == name)
                return std::stoll(value);
        qFatal("no setting %s", name.c_str());
    }
    std::vector<Subset> kept_ones() const {
        std::vector<Subset> kept;
        std::ranges::copy_if(subsets_, std::back_inserter(kept), &Subset::kept);
        return kept;
    }

    std::int64_t numerator(std::int64_t row, std::int64_t column) const {
        return std::llround(table_->value({row, column})->real() * 60);
    }
    std::string cell(std::int64_t row, std::int64_t column) const {
        return std::isinf(table_->value({row, column})->real()) ? "inf"
                                                                : formatted("{}/60", numerator(row, column));
    }
    static Front front_of(const InstructionSetInstance& instance) {
        const FrontProblem problem = front_problem(instance);
        Context context;
        return front_by_lists(problem, context)->front;
    }
    static InstancePtr generated(const char* preset) { return *ks::generate(preset, "", {}); }

    std::map<std::string, Lesson> lessons_;
    std::vector<Item> items_;
    std::vector<Subset> subsets_;
    std::shared_ptr<const TableRecording> table_;
};

KS_TEST(FrontLessonsTest)
KS_WORKS_OUT(FrontLessonsTest, {"pareto-front", 8, 8}, {"instruction-set-ten-steps", 1, 10})
#include "front_lessons_test.moc"
