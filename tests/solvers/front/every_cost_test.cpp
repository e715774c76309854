// SPDX-License-Identifier: Apache-2.0
#include "solvers/front/every_cost.h"

#include "solvers/front/lists.h"
#include "solvers/instance/random.h"
#include "tests/support/suite.h"

#include <QDateTime>
#include <QtTest>

#include <map>

using namespace ks;

/// The best value for every cost, compared with trying all selections.
class EveryCostTest : public QObject {
    Q_OBJECT

    static FrontProblem drawn(Random& random) {
        FrontProblem problem;
        problem.groups.resize(static_cast<std::size_t>(random.between(0, 4)));
        for (auto& group : problem.groups) {
            group.may_stay_without = random.between(0, 2) > 0;
            const auto choices = static_cast<Front::Chosen>(random.between(0, 4));
            for (Front::Chosen k = 0; k < choices; ++k)
                group.choices.push_back(
                    {.cost = random.between(0, 9), .gain = random.between(0, 20), .index = k});
        }
        if (random.between(0, 1) > 0)
            problem.limit = random.between(0, 20);
        return problem;
    }
    static std::map<std::int64_t, std::int64_t> by_trying(const FrontProblem& problem) {
        std::map<std::int64_t, std::int64_t> best{{0, 0}};
        for (const auto& group : problem.groups) {
            std::map<std::int64_t, std::int64_t> next;
            const auto see = [&](std::int64_t cost, std::int64_t gain) {
                auto& at = next[cost];
                at = std::max(at, gain);
            };
            for (const auto& [cost, gain] : best) {
                if (group.may_stay_without)
                    see(cost, gain);
                for (const auto& choice : group.choices)
                    see(cost + choice.cost, gain + choice.gain);
            }
            best = std::move(next);
        }
        return best;
    }

private slots:
    void as_by_trying_all() {
        const auto seed = static_cast<std::uint64_t>(QDateTime::currentMSecsSinceEpoch());
        qInfo() << "seed" << seed;
        Random random(seed);
        for (int round = 0; round < 500; ++round) {
            const FrontProblem problem = drawn(random);
            const auto row = best_of_every_cost(problem, Context());
            QVERIFY(row);
            QCOMPARE(static_cast<std::int64_t>(row->size()), problem.last_cost() + 1);
            const auto best = by_trying(problem);
            std::vector<Front::Point> rising; // the front
            for (std::size_t j = 0; j < row->size(); ++j) {
                const auto cost = static_cast<std::int64_t>(j);
                const auto at = best.find(cost);
                const std::int64_t expected = at == best.end() ? -1 : at->second;
                QCOMPARE((*row)[j], expected);
                if (expected >= 0 && (rising.empty() || expected > rising.back().numerator))
                    rising.push_back({.cost = cost, .numerator = expected});
            }
            Context context;
            const auto front = front_by_lists(problem, context);
            QVERIFY(front);
            QVERIFY(std::ranges::equal(rising, front->front.points()));
        }
    }

    void too_many_costs_are_refused() {
        FrontProblem problem;
        problem.groups.push_back({.choices = {{.cost = most_every_cost_steps, .gain = 1}}});
        QCOMPARE(best_of_every_cost(problem, Context()).error().code, ErrorCode::limit);
        Context little;
        little.memory_budget = 1000;
        problem.groups[0].choices[0].cost = 1000;
        QCOMPARE(best_of_every_cost(problem, little).error().code, ErrorCode::limit);
    }

    void it_stops_when_asked() {
        std::stop_source source;
        source.request_stop();
        Context context;
        context.stop = source.get_token();
        FrontProblem problem;
        problem.groups.push_back({.choices = {{.cost = 100, .gain = 1}}});
        QCOMPARE(best_of_every_cost(problem, context).error().code, ErrorCode::cancelled);
    }
};

KS_TEST(EveryCostTest)
#include "every_cost_test.moc"
