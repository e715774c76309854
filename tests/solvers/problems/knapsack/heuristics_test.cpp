// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/fraction.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

#include <chrono>
#include <thread>

using namespace ks;

namespace {

using Chosen = Selection;
using Wide = Fraction::Wide;

InstancePtr knapsack(std::int64_t capacity, const std::vector<Item>& items) {
    KnapsackBuilder builder;
    builder.capacity(capacity);
    for (const Item& item : items)
        builder.add(item);
    const auto built = std::move(builder).build();
    return built ? InstancePtr(*built) : nullptr;
}

InstancePtr make(std::string_view preset, std::string setting, std::string value) {
    const std::pair<std::string, std::string> set[] = {{std::move(setting), std::move(value)}};
    const auto made = ks::generate(preset, KnapsackInstance::kind_id, set);
    return made ? *made : nullptr;
}

Result<Outcome> solve(InstancePtr instance, const std::string& variant, const std::string& alternative = "") {
    RunRequest request;
    request.instance = std::move(instance);
    request.variant = variant;
    if (!alternative.empty())
        request.set = {{"alternative", alternative}};
    return run(request, {}, {}, {});
}

Answer answer(InstancePtr instance, const std::string& variant, const std::string& alternative = "") {
    const auto outcome = solve(std::move(instance), variant, alternative);
    return outcome ? outcome->answer : Answer::infeasible();
}

constexpr std::int64_t most_value = (std::int64_t{1} << 62) - 1;

struct Ratio {
    Wide above, below;
};

/// Compares with continued fractions, because cross products would need 256 bits.
bool is_less(const Ratio& a, const Ratio& b) {
    if (a.above / a.below != b.above / b.below)
        return a.above / a.below < b.above / b.below;
    const Wide rest_a = a.above % a.below, rest_b = b.above % b.below;
    if (rest_a == 0 || rest_b == 0)
        return rest_a == 0 && rest_b != 0;
    return is_less({b.below, rest_b}, {a.below, rest_a});
}

/// The optimum of the dual of the fractional problem: the minimum over prices p, each an item's v / w or 0,
/// of p C + sum max(0, v - p w). It needs no sorting, no packing and no split item.
std::string dual_optimum(const Instance& any) {
    const auto& instance = static_cast<const KnapsackInstance&>(any);
    Ratio least{~Wide{0}, 1};
    const auto try_price = [&](std::int64_t p, std::int64_t q) { // the price is p / q
        Wide sum = static_cast<Wide>(p) * static_cast<Wide>(instance.capacity());
        for (const Item& item : instance.items()) {
            const Wide gain = static_cast<Wide>(item.value) * static_cast<Wide>(q);
            const Wide cost = static_cast<Wide>(item.weight) * static_cast<Wide>(p);
            if (item.weight <= instance.capacity() && gain > cost)
                sum += gain - cost;
        }
        if (const Ratio worth{sum, static_cast<Wide>(q)}; is_less(worth, least))
            least = worth;
    };
    try_price(0, 1);
    for (const Item& item : instance.items())
        if (item.weight > 0 && item.weight <= instance.capacity())
            try_price(item.value, item.weight);
    return Fraction(least.above, least.below).text();
}

} // namespace

/// Tests of greedy, greedy-split and the fractional bound beyond the conformance tests of every variant.
class KnapsackHeuristicsTest : public QObject {
    Q_OBJECT

private slots:
    void fractions() {
        QCOMPARE(Fraction(226, 120).text(), std::string("113/60"));
        QCOMPARE(Fraction(14, 2).text(), std::string("7"));
        QCOMPARE(Fraction(0, 5).text(), std::string("0"));
        QCOMPARE(static_cast<int>(Fraction(29, 3).floor()), 9);
        const Wide largest = ~Wide{0};
        QCOMPARE(Fraction(largest, 1).text(), std::string("340282366920938463463374607431768211455"));
        QVERIFY(Fraction::parse("340282366920938463463374607431768211455") == Fraction(largest, 1));
        QVERIFY(Fraction::parse("29/3") == Fraction(29, 3));
        for (const char* text : {"", "/", "1/", "/2", "4/2", "1/0", "01", "1.5", "-1", " 1", "1/1",
                                 "340282366920938463463374607431768211456"})
            QVERIFY2(!Fraction::parse(text), text);
    }

    /// By hand: the efficiencies are 1/2, 2/3, 3/2, 6/7; the third and fourth item fill 9 of 10.
    void example_2_1() {
        const InstancePtr example = *ks::generate("thesis-2.1", "", {});
        QCOMPARE(*answer(example, "knapsack.greedy").selection, (Chosen{2, 3}));
        QCOMPARE(*answer(example, "knapsack.greedy-split").selection, (Chosen{2, 3}));
        QCOMPARE(answer(example, "knapsack.greedy").status, Status::feasible);
        const Answer bound = answer(example, "knapsack.fractional");
        QCOMPARE(bound.status, Status::bound);
        QCOMPARE(*bound.objective, 9);
        QCOMPARE(bound.bound, std::string("29/3")); // 9 + 4 * 1/6
        QVERIFY(!bound.selection && !bound.weight);
    }

    void greedy_trap() {
        const InstancePtr trap = make("greedy-trap", "C", "1000");
        QCOMPARE(*answer(trap, "knapsack.greedy").objective, 2);
        QCOMPARE(*answer(trap, "knapsack.greedy-split").objective, 2);
        QCOMPARE(*answer(trap, "knapsack.greedy-split", "split-item").objective, 1000);
        QCOMPARE(*answer(trap, "knapsack.exhaustive").objective, 1000);
        QCOMPARE(answer(trap, "knapsack.fractional").bound, std::string("1001"));
    }

    void greedy_passes_over_what_greedy_split_stops_at() {
        const InstancePtr instance = knapsack(10, {{9, 6}, {7, 5}, {4, 4}});
        QCOMPARE(*answer(instance, "knapsack.greedy").selection, (Chosen{0, 2}));
        QCOMPARE(*answer(instance, "knapsack.greedy-split").selection, (Chosen{0}));
        QCOMPARE(answer(instance, "knapsack.fractional").bound, std::string("73/5")); // 9 + 4 * 7/5
    }

    void equally_efficient_items_keep_their_order() {
        const InstancePtr instance = knapsack(7, {{2, 4}, {3, 6}, {1, 2}, {1, 2}});
        QCOMPARE(*answer(instance, "knapsack.greedy").selection, (Chosen{0, 2}));
        QCOMPARE(*answer(instance, "knapsack.greedy-split").selection, (Chosen{0}));
    }

    void edges() {
        const InstancePtr weightless = knapsack(0, {{0, 0}, {5, 1}, {7, 0}, {0, 0}});
        QCOMPARE(*answer(weightless, "knapsack.greedy").objective, 7);
        QCOMPARE(answer(weightless, "knapsack.fractional").bound, std::string("7"));
        // No item splits.
        const InstancePtr too_heavy = knapsack(3, {{100, 4}, {100, INT64_MAX - 7}, {1, 3}});
        QCOMPARE(*answer(too_heavy, "knapsack.greedy-split").selection, (Chosen{2}));
        QCOMPARE(answer(too_heavy, "knapsack.fractional").bound, std::string("1"));
        QVERIFY(answer(knapsack(3, {{100, 4}}), "knapsack.greedy").selection->empty());
        QCOMPARE(answer(knapsack(3, {{100, 4}}), "knapsack.fractional").bound, std::string("0"));
    }

    /// The largest legal sums, and products of 125 bits that differ in their last bit.
    void largest_legal_values() {
        const InstancePtr largest = knapsack(INT64_MAX - 2, {{most_value - 1, INT64_MAX - 2}, {1, 2}});
        QCOMPARE(*answer(largest, "knapsack.greedy").selection, (Chosen{1}));
        QCOMPARE(answer(largest, "knapsack.fractional").bound, dual_optimum(*largest));
        const std::int64_t third = most_value / 3;
        const InstancePtr close =
            knapsack(third, {{third - 1, third}, {third, third + 1}, {third - 2, third - 1}});
        QCOMPARE(*answer(close, "knapsack.greedy").selection, (Chosen{0})); // (t - 1) / t > (t - 2) / (t - 1)
    }

    void fractional_is_the_optimum_of_the_dual() {
        Random random(test_seed());
        for (int left = 3000; left > 0; --left) {
            const bool large = left % 3 == 0;
            const std::int64_t n = random.between(1, 9);
            std::vector<Item> items;
            for (std::int64_t i = 0; i < n; ++i)
                items.push_back({random.between(0, large ? most_value / 9 : 20),
                                 random.between(0, large ? INT64_MAX / 9 : 20)});
            const InstancePtr instance = knapsack(random.between(0, large ? INT64_MAX : 100), items);
            QVERIFY(instance);
            const Answer given = answer(instance, "knapsack.fractional");
            QCOMPARE(given.bound, dual_optimum(*instance));
            const Answer half = answer(instance, "knapsack.greedy-split", "split-item");
            QVERIFY(*half.objective >= *given.objective - *half.objective); // at least half of the bound
        }
    }

    void exhaustive_refuses_what_it_cannot_finish() {
        const InstancePtr many = knapsack(5, std::vector<Item>(37, {1, 1}));
        KS_COMPARE_ERROR(
            solve(many, "knapsack.exhaustive"), ErrorCode::limit,
            "/items: 2^37 selections are too many to try: knapsack.exhaustive takes up to 36 items; "
            "choose a variant that fills a table; within the budget are knapsack.sequential, "
            "knapsack.minknap, knapsack.combo, knapsack.multicore");
    }

    void long_runs_stop_at_once_data() {
        QTest::addColumn<QString>("variant");
        for (const char* variant : {"knapsack.exhaustive", "knapsack.greedy", "knapsack.fractional"})
            QTest::newRow(variant) << variant;
    }
    void long_runs_stop_at_once() {
        QFETCH(QString, variant);
        const bool exhaustive = variant == "knapsack.exhaustive";
        const InstancePtr instance = make("uncorrelated", "n", exhaustive ? "36" : "1000000");
        RunRequest request;
        request.instance = instance;
        request.variant = variant.toStdString();
        Impatient user(Impatient::Asks::once_at_work); // a sort reports no progress
        RunEvents events;
        events.started = [&user](const auto&, const auto&, const auto&, const auto&) { user.see(); };
        const auto outcome = run(request, {}, events, user.token());
        QVERIFY(user.was_heard());
        QVERIFY2(!outcome, "it was done before it could be stopped");
        QCOMPARE(outcome.error().code, ErrorCode::cancelled);
    }
};

KS_TEST(KnapsackHeuristicsTest)
#include "heuristics_test.moc"
