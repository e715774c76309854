// SPDX-License-Identifier: Apache-2.0
#include "solvers/front/lists.h"

#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/kind.h"
#include "tests/solvers/front/by_definition.h"
#include "tests/support/checks.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

#include <algorithm>

using namespace ks;
using tests::points_of;
using tests::wrong_with;

namespace {

/// `groups` groups with `choices` choices each, so that lists have many points; costs up to `cost`.
FrontProblem large_problem(std::size_t groups, Front::Chosen choices, std::int64_t cost) {
    FrontProblem problem;
    Random random(1);
    for (std::size_t i = 0; i < groups; ++i) {
        FrontProblem::Group& group = problem.groups.emplace_back();
        for (Front::Chosen k = 0; k < choices; ++k) {
            const std::int64_t its_cost = random.between(1, cost);
            const std::int64_t gain = its_cost * (2 * cost - its_cost); // concave: the slope decreases
            group.choices.push_back({.cost = its_cost, .gain = gain / 1000, .index = k});
        }
    }
    return problem;
}

/// 2^18 selections with different costs, none of which dominates another.
FrontProblem all_sums() {
    FrontProblem problem{.names_groups = true};
    for (int i = 0; i < 18; ++i) {
        const std::int64_t weight = std::int64_t{1} << i;
        problem.groups.push_back({.choices = {{.cost = weight, .gain = weight}}});
    }
    return problem;
}

} // namespace

/// The front computed by lists, compared with the definition.
class ListsTest : public QObject {
    Q_OBJECT

private slots:
    void random_problems_data() {
        QTest::addColumn<qint64>("cost");
        QTest::addColumn<qint64>("gain");
        QTest::newRow("many ties") << qint64{4} << qint64{4};
        QTest::newRow("costs close together") << qint64{50} << qint64{1000};
        QTest::newRow("costs far apart") << (qint64{1} << 40) << qint64{1000};
        QTest::newRow("no costs") << qint64{0} << qint64{9};
        QTest::newRow("no gains") << qint64{9} << qint64{0};
    }
    void random_problems() {
        QFETCH(qint64, cost);
        QFETCH(qint64, gain);
        Random random(test_seed());
        for (int left = 400; left > 0; --left) {
            const FrontProblem problem = tests::random_problem(random, cost, gain);
            Context context;
            const auto lists = front_by_lists(problem, context);
            KS_VERIFY_OK(lists);
            const QString wrong = wrong_with(lists->front, problem, points_of(problem));
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
    }

    void every_kind_that_has_fronts_data() {
        QTest::addColumn<QString>("kind");
        for (const Kind* kind : kinds())
            if (kind->front != nullptr)
                QTest::newRow(std::string(kind->id).c_str()) << QString::fromStdString(std::string(kind->id));
    }
    void every_kind_that_has_fronts() {
        QFETCH(QString, kind);
        const Kind& of = *find_kind(kind.toStdString());
        Random random(test_seed());
        int tried = 0;
        while (tried < 100) {
            const ConformanceCase some = of.random_case(random);
            const auto problem = of.front->problem(*some.instance);
            KS_VERIFY_OK(problem);
            tried += 1;
            Context context;
            const auto lists = front_by_lists(*problem, context);
            KS_VERIFY_OK(lists);
            const QString wrong = wrong_with(lists->front, *problem, points_of(*problem));
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
    }

    void long_lists_data() {
        QTest::addColumn<qint64>("cost");
        QTest::newRow("costs close together") << qint64{3000};
        QTest::newRow("costs far apart") << qint64{30'000'000};
    }
    /// Lists with many blocks each.
    void long_lists() {
        QFETCH(qint64, cost);
        const FrontProblem problem = large_problem(4, 30, cost);
        Context context;
        const auto lists = front_by_lists(problem, context);
        KS_VERIFY_OK(lists);
        QVERIFY(lists->longest_list > 1000);
        const QString wrong = wrong_with(lists->front, problem, points_of(problem));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    /// If the two halves of a sum differ in density, the dense half determines the block limits.
    void lists_of_two_clusters() {
        FrontProblem problem = large_problem(2, 30, 100);
        problem.groups.push_back({.choices = {{.cost = std::int64_t{1} << 50, .gain = 1'000'000}}});
        problem.groups.push_back(large_problem(1, 30, 100).groups.front());
        Context context;
        const auto lists = front_by_lists(problem, context);
        KS_VERIFY_OK(lists);
        const QString wrong = wrong_with(lists->front, problem, points_of(problem));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void ranges() {
        Random random(test_seed());
        for (int left = 300; left > 0; --left) {
            FrontProblem problem = tests::random_problem(random, 50, 1000);
            if (left % 3 == 0) // sums: no point dominates another
                for (FrontProblem::Group& group : problem.groups)
                    for (FrontProblem::Choice& choice : group.choices)
                        choice.gain = choice.cost;
            const CostRange range{.from = random.between(0, 120), .to = random.between(0, 200)};
            Context context;
            const auto lists = front_by_lists(problem, context, range);
            KS_VERIFY_OK(lists);
            const QString wrong = wrong_with(lists->front, problem, points_of(problem, range.from, range.to));
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
    }

    /// Points that are too cheap for the range are dropped early, even if no point is dominated.
    void a_range_of_sums_keeps_lists_short() {
        Context context;
        const auto lists =
            front_by_lists(all_sums(), context, {.from = (std::int64_t{1} << 18) - 10, .to = INT64_MAX});
        KS_VERIFY_OK(lists);
        QCOMPARE(lists->front.size(), std::size_t{10});
        QVERIFY2(lists->longest_list <= 20, qPrintable(QString::number(lists->longest_list)));
    }

    void of_equal_points_the_earlier_choice_stays() {
        FrontProblem problem;
        problem.groups.push_back({.choices = {{2, 3, 0}, {4, 5, 1}}});
        problem.groups.push_back({.choices = {{4, 5, 0}, {2, 3, 1}, {2, 3, 2}, {2, 2, 3}}});
        Context context;
        const auto lists = front_by_lists(problem, context);
        KS_VERIFY_OK(lists);
        const Front& front = lists->front;
        QCOMPARE(front.size(), std::size_t{5}); // (0, 0) (2, 3) (4, 6) (6, 8) (8, 10)
        const auto chosen = [&](std::size_t p) {
            return std::vector<Front::Chosen>(front.chosen(p).begin(), front.chosen(p).end());
        };
        QCOMPARE(chosen(1), (std::vector<Front::Chosen>{0, Front::none})); // not (none, 1) or (none, 2)
        // not choice 2, which has the same cost and value
        QCOMPARE(chosen(2), (std::vector<Front::Chosen>{0, 1}));
        QCOMPARE(chosen(3), (std::vector<Front::Chosen>{0, 0})); // not (1, 1)
        QCOMPARE(chosen(4), (std::vector<Front::Chosen>{1, 0}));
    }

    void no_selection_keeps_to_the_limit() {
        FrontProblem problem{.limit = 4};
        problem.groups.push_back({.choices = {{5, 1, 0}}, .may_stay_without = false});
        Context context;
        const auto lists = front_by_lists(problem, context);
        KS_VERIFY_OK(lists);
        QVERIFY(lists->front.empty());
    }

    void more_points_than_are_allowed() {
        Context context;
        KS_VERIFY_OK(front_by_lists(all_sums(), context, {}, 1 << 18));
        KS_COMPARE_ERROR(front_by_lists(all_sums(), context, {}, (1 << 18) - 1), ErrorCode::limit,
                         "there are more than 262143 points; ask for a range of costs");
    }

    void more_memory_than_is_allowed() {
        Context context;
        context.memory_budget = std::int64_t{64} << 20;
        KS_VERIFY_OK(front_by_lists(all_sums(), context));
        context.memory_budget = std::int64_t{8} << 20;
        KS_COMPARE_ERROR(front_by_lists(all_sums(), context), ErrorCode::limit,
                         "the lists of points need more than 8 MiB; allow more memory or ask for a range of "
                         "costs");
    }

    /// The front needs memory, too: more than its lists if there are many groups.
    void the_front_counts_as_memory() {
        FrontProblem problem = large_problem(3, 40, 3000);
        for (int i = 0; i < 400; ++i)
            problem.groups.insert(problem.groups.begin(), FrontProblem::Group{});
        Context context;
        const auto lists = front_by_lists(problem, context);
        KS_VERIFY_OK(lists);
        const auto bytes = static_cast<std::int64_t>(lists->front.size() * problem.groups.size() * 4);
        context.memory_budget = bytes;
        const auto refused = front_by_lists(problem, context);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
    }

    void progress_moves_within_a_group() {
        const FrontProblem problem = large_problem(32, 300, 10'000); // takes many times 1/60 s
        std::vector<double> fractions;
        Context context;
        context.on_progress = [&](const Progress& progress) { fractions.push_back(progress.fraction); };
        KS_VERIFY_OK(front_by_lists(problem, context));
        QVERIFY(std::ranges::is_sorted(fractions));
        QCOMPARE(fractions.back(), 1.0);
        QVERIFY2(std::ranges::any_of(fractions,
                                     [](double part) { return part * 32 != static_cast<int>(part * 32); }),
                 "only whole groups were reported");
    }

    void merging_lists_can_be_cancelled() {
        const FrontProblem problem = large_problem(100, 1000, 10'000);
        Impatient user;
        Context context;
        context.stop = user.token();
        context.on_progress = [&](const Progress&) { user.see(); };
        const auto lists = front_by_lists(problem, context);
        QVERIFY(user.was_heard());
        QVERIFY(!lists);
        QCOMPARE(lists.error().code, ErrorCode::cancelled);
    }

    void the_way_back_can_be_cancelled() {
        std::stop_source source;
        Context context;
        context.stop = source.get_token();
        context.on_stage = [&](const Stage& stage) {
            if (stage.name == "compute")
                source.request_stop();
        };
        const auto lists = front_by_lists(all_sums(), context);
        QVERIFY(!lists);
        QCOMPARE(lists.error().code, ErrorCode::cancelled);
    }

    void settled_choices() {
        Random random(test_seed());
        for (int left = 200; left > 0; --left) {
            const FrontProblem problem = tests::random_problem(random, 20, 20);
            const auto group = static_cast<std::size_t>(random.between(0, std::ssize(problem.groups) - 1));
            const auto& choices = problem.groups[group].choices;
            const bool in_software =
                choices.empty() || (problem.groups[group].may_stay_without && random.between(0, 1) == 0);
            Settled one{.group = group};
            if (!in_software)
                one.choice = static_cast<Front::Chosen>(random.between(0, std::ssize(choices) - 1));
            const auto with = settled(problem, std::vector{one});
            KS_VERIFY_OK(with);
            Context context;
            const auto lists = front_by_lists(*with, context);
            KS_VERIFY_OK(lists);
            for (std::size_t p = 0; p < lists->front.size(); ++p)
                QCOMPARE(lists->front.chosen(p)[group], one.choice.value_or(Front::none));
            // By the definition: all other choices of the group cost too much, or the group is empty.
            FrontProblem only = problem;
            std::erase_if(only.groups[group].choices,
                          [&](const auto& choice) { return !one.choice || choice.index != *one.choice; });
            only.groups[group].may_stay_without = in_software;
            const QString wrong = wrong_with(lists->front, only, points_of(only));
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
    }

    void choices_that_cannot_be_settled() {
        FrontProblem problem;
        problem.groups.push_back({.choices = {{1, 1, 0}, {2, 2, 1}}});
        problem.groups.push_back({.choices = {{1, 1, 0}}, .may_stay_without = false});
        const auto refuse = [&](const std::vector<Settled>& what) { return settled(problem, what); };
        KS_COMPARE_ERROR(refuse({{.group = 2}}), ErrorCode::usage, "there is no group 3; name one of 1 to 2");
        KS_COMPARE_ERROR(refuse({{.group = 1}}), ErrorCode::usage,
                         "something has to be taken from group 2; settle one choice of it");
        KS_COMPARE_ERROR(refuse({{.group = 0, .choice = 2}}), ErrorCode::usage,
                         "group 1 has no choice 3; settle one choice of it");
        for (const std::optional<Front::Chosen> other :
             {std::optional<Front::Chosen>(0), std::optional<Front::Chosen>()}) {
            KS_COMPARE_ERROR(refuse({{.group = 0, .choice = 1}, {.group = 0, .choice = other}}),
                             ErrorCode::usage, "group 1 is settled in two ways; settle each group once");
            KS_COMPARE_ERROR(refuse({{.group = 0, .choice = other}, {.group = 0, .choice = 1}}),
                             ErrorCode::usage, "group 1 is settled in two ways; settle each group once");
        }
        KS_VERIFY_OK(refuse({{.group = 0, .choice = 1}, {.group = 0, .choice = 1}}));
    }
};

KS_TEST(ListsTest)
#include "lists_test.moc"
