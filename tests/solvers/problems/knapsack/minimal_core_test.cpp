// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/pisinger.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/minimal_core/cardinality.h"
#include "solvers/problems/knapsack/minimal_core/lazy_order.h"
#include "solvers/problems/knapsack/minimal_core/search.h"
#include "solvers/problems/knapsack/parts.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <numeric>

using namespace ks;
using namespace ks::minimal_core;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;
using KnapsackPtr = std::shared_ptr<const KnapsackInstance>;

KnapsackPtr knapsack_of(std::int64_t capacity, const std::vector<Item>& items) {
    KnapsackBuilder builder;
    builder.capacity(capacity);
    for (const Item& item : items)
        builder.add(item);
    const auto built = std::move(builder).build();
    return built ? *built : nullptr;
}

KnapsackPtr drawn(const char* preset, const char* n, const char* range, std::uint64_t seed) {
    const Settings settings{{"n", n}, {"R", range}};
    const auto made = generate(preset, KnapsackInstance::kind_id, settings, seed);
    return made ? std::static_pointer_cast<const KnapsackInstance>(*made) : nullptr;
}

Result<Answer> by_core(const KnapsackPtr& instance, Method method) {
    Context context;
    return solve_by_core(*instance, method, context);
}

std::int64_t number(const Answer& answer, std::string_view fact) {
    for (const Fact& each : answer.facts)
        if (each.name == fact)
            return std::get<std::int64_t>(each.value);
    return -1;
}

/// A random item: of one of Pisinger's classes with numbers up to `most`, with weight and value from small
/// ranges, or with both 0.
Item some_item(Random& random, std::int64_t family, std::int64_t most) {
    switch (family) {
    case 7:
        return {random.between(0, 3), random.between(0, 3)};
    case 8:
        return {random.between(0, most), 6 * random.between(0, most / 6)};
    default:
        return pisinger::correlations[static_cast<std::size_t>(family)].draw(random, most);
    }
}

} // namespace

/// minknap and combo, beyond the conformance tests of every variant.
class MinimalCoreTest : public QObject {
    Q_OBJECT

private slots:
    /// By hand: the efficiencies are 1/2, 2/3, 3/2, 6/7, so items 2 and 3 are packed (9 of 10) and item 1
    /// splits; the LP bound is 9 + 1 * 4/6, so no state needs to be examined.
    void example_2_1() {
        for (const Method method : {Method::minknap, Method::combo}) {
            const auto answer = by_core(knapsack_of(10, {{2, 4}, {4, 6}, {3, 2}, {6, 7}}), method);
            KS_VERIFY_OK(answer);
            QCOMPARE(answer->objective, std::optional<std::int64_t>(9));
            QCOMPARE(*answer->selection, (Selection{2, 3}));
            QCOMPARE(number(*answer, "core-items"), 0);
        }
    }

    /// By hand: 2/1 and 10/10; the first is packed, the second splits, the LP bound is 2 + 9. Replacing the
    /// first by the second gives 10. Then the second is added to {0}: value 12 with weight 11; the first is
    /// removed from that and from {0}; nothing exceeds 10.
    void a_bound_that_does_not_close() {
        const auto answer = by_core(knapsack_of(10, {{2, 1}, {10, 10}}), Method::minknap);
        KS_VERIFY_OK(answer);
        QCOMPARE(*answer->selection, (Selection{1}));
    }

    void degenerate_instances() {
        const std::pair<KnapsackPtr, std::int64_t> cases[] = {
            {knapsack_of(0, {{5, 1}, {7, 2}}), 0},
            {knapsack_of(0, {{5, 0}, {7, 1}, {2, 0}}), 7},
            {knapsack_of(9, {{5, 3}, {7, 6}}), 12},
            {knapsack_of(9, {{0, 3}, {0, 9}}), 0},
            {knapsack_of(2, {{5, 3}, {7, 6}}), 0},
            {knapsack_of(33, std::vector<Item>(12, {7, 5})), 42},
            {knapsack_of(INT64_MAX, {{4, 3}, {5, 2}}), 9},
            {knapsack_of(INT64_MAX / 2 + 1, {{3, INT64_MAX / 2}, {4, INT64_MAX / 2 + 1}}), 4},
        };
        for (const auto& [instance, optimum] : cases)
            for (const Method method : {Method::minknap, Method::combo}) {
                const auto answer = by_core(instance, method);
                KS_VERIFY_OK(answer);
                QCOMPARE(answer->objective, std::optional(optimum));
                KS_VERIFY_OK(check_knapsack(*instance, *answer));
            }
    }

    /// Items of every class, small numbers and numbers near 2^58, against brute force.
    void small_instances_against_brute_force() {
        Random random(test_seed());
        for (int left = 10'000; left > 0; --left) {
            const std::int64_t family = random.between(0, 8);
            const std::int64_t most = random.between(0, 4) == 0
                                          ? std::int64_t{1} << random.between(40, family == 6 ? 50 : 58)
                                          : random.between(1, 60);
            std::vector<Item> items(static_cast<std::size_t>(random.between(1, 11)));
            std::int64_t sum = 0;
            for (Item& item : items) {
                item = some_item(random, family, most);
                sum += item.weight;
            }
            const KnapsackPtr instance = knapsack_of(random.between(0, sum + sum / 16), items);
            QVERIFY(instance);
            for (const Method method : {Method::minknap, Method::combo}) {
                const auto answer = by_core(instance, method);
                KS_VERIFY_OK(answer);
                QCOMPARE(answer->objective, brute_force(*instance));
                KS_VERIFY_OK(check_knapsack(*instance, *answer));
            }
        }
    }

    /// Conformance allows any variant to refuse these; minknap and combo must not.
    void instances_beyond_any_table_are_answered() {
        int asked = 0;
        for (const ConformanceCase& test : corpus_knapsack())
            for (const Method method : {Method::minknap, Method::combo}) {
                if (!test.may_be_refused)
                    continue;
                const auto answer =
                    by_core(std::static_pointer_cast<const KnapsackInstance>(test.instance), method);
                KS_VERIFY_OK(answer);
                QCOMPARE(answer->objective, test.optimum);
                ++asked;
            }
        QVERIFY(asked >= 28);
    }

    void larger_instances_against_a_table_data() {
        QTest::addColumn<QString>("preset");
        for (const auto& family : pisinger::correlations)
            QTest::newRow(std::string(family.preset).c_str())
                << QString::fromStdString(std::string(family.preset));
    }
    /// The core grows beyond the 32 steps of a history word, more than once, and combo adds its constraint.
    void larger_instances_against_a_table() {
        QFETCH(QString, preset);
        const std::uint64_t seed = test_seed();
        for (std::uint64_t round = 0; round < 4; ++round) {
            const KnapsackPtr instance = drawn(preset.toStdString().c_str(), "300",
                                               preset == "similar-weights" ? "40" : "900", seed + round);
            RunRequest request;
            request.instance = instance;
            request.variant = "knapsack.multicore";
            const auto table = run(request, {}, {}, {});
            KS_VERIFY_OK(table);
            for (const Method method : {Method::minknap, Method::combo}) {
                const auto answer = by_core(instance, method);
                KS_VERIFY_OK(answer);
                QCOMPARE(answer->objective, table->answer.objective);
                KS_VERIFY_OK(check_knapsack(*instance, *answer));
            }
        }
    }

    /// A core of hundreds of items, which are recovered through many history words.
    void long_histories() {
        const KnapsackPtr instance = drawn("strongly", "1000", "1000", 2);
        const auto minknap = by_core(instance, Method::minknap), combo = by_core(instance, Method::combo);
        KS_VERIFY_OK(minknap);
        KS_VERIFY_OK(combo);
        QVERIFY(number(*minknap, "core-items") > 500);
        KS_VERIFY_OK(check_knapsack(*instance, *minknap));
        QCOMPARE(combo->objective, minknap->objective);
        QCOMPARE(number(*combo, "surrogate-item"), 100); // R/10: then all items are equally efficient
        QVERIFY(number(*combo, "longest-list") < number(*minknap, "longest-list"));
    }

    /// Sorting the order piece by piece gives the order of sorting at once, on both sides of the split item.
    void the_lazy_order_is_the_order() {
        Random random(test_seed());
        for (int round = 0; round < 200; ++round) {
            std::vector<CoreItem> items(static_cast<std::size_t>(random.between(2, 400)));
            std::int64_t weight = 0;
            for (CoreItem& item : items) {
                item = {random.between(1, 1'000'000), random.between(1, 1'000'000), weight};
                weight += item.weight;
            }
            const std::int64_t capacity = random.between(0, weight - 1);
            Context context;
            auto order = LazyOrder::make(items, capacity, Ties::lighter_first, context);
            KS_VERIFY_OK(order);
            std::ranges::sort(items, [](const CoreItem& a, const CoreItem& b) {
                const std::int64_t left = a.value * b.weight, right = b.value * a.weight;
                return left > right || (left == right && a.weight < b.weight);
            });
            std::size_t split = 0;
            for (std::int64_t room = capacity; items[split].weight <= room; ++split)
                room -= items[split].weight;
            QCOMPARE(order->packed().size(), split);
            QCOMPARE(order->split_item().value, items[split].value);
            const auto none = [](const CoreItem&) { return false; };
            for (std::size_t i = split; i < items.size(); ++i, order->take_behind())
                QCOMPARE((**order->behind(context, none)).value, items[i].value);
            QVERIFY(*order->behind(context, none) == nullptr);
            for (std::size_t i = split; i-- > 0; order->take_before())
                QCOMPARE((**order->before(context, none)).value, items[i].value);
            QVERIFY(*order->before(context, none) == nullptr);
        }
    }

    /// By hand: of the weights 2, 3 and 5 two fit into 6, so there are at most two items; the split solution
    /// has two. With 4 added to each weight, LP and optimum are closer: values follow weights by 4.
    void a_cardinality_constraint() {
        const std::vector<CoreItem> items{{6, 2, 0}, {7, 3, 1}, {9, 5, 2}};
        Context context;
        const auto order = LazyOrder::make(items, 6, Ties::lighter_first, context);
        KS_VERIFY_OK(order);
        QCOMPARE(lp_bound(*order, 6), 14); // 13 + 1 * 9/5
        const auto found = cardinality_surrogate(items, 6, 13, *order, context);
        KS_VERIFY_OK(found);
        QVERIFY(!found->has_value()); // c + 4 * 2 = 14 is not better
        const std::vector<CoreItem> same{{16, 6, 0}, {17, 7, 1}, {19, 9, 2}, {22, 12, 3}};
        const auto last = LazyOrder::make(same, 14, Ties::lighter_first, context);
        QCOMPARE(lp_bound(*last, 14), 35); // 33 + 1 * 19/9
        const auto better = cardinality_surrogate(same, 14, 33, *last, context);
        KS_VERIFY_OK(better);
        QVERIFY(better->has_value());
        QCOMPARE((**better).an_item, 10);
        QCOMPARE((**better).items, 2); // then the bound is 14 + 10 * 2 = 34
    }

    /// 3 divides all weights, so a capacity of 3 k + 2 is equivalent to 3 k, which two items fill: no search
    /// is needed. With two units of room, minknap has to try removing the second item.
    void divisibility() {
        const KnapsackPtr instance = knapsack_of(11, {{5, 3}, {7, 6}, {9, 9}});
        const auto answer = by_core(instance, Method::combo);
        KS_VERIFY_OK(answer);
        QCOMPARE(answer->objective, std::optional<std::int64_t>(12));
        QCOMPARE(number(*answer, "core-items"), 0);
        QVERIFY(number(*by_core(instance, Method::minknap), "core-items") > 0);
    }

    void a_list_beyond_the_budget_is_refused() {
        Context context;
        context.memory_budget = 1 << 20;
        const auto refused = solve_by_core(*drawn("strongly", "1000", "100000", 3), Method::minknap, context);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        QVERIFY2(refused.error().what.find("fit the memory budget") != std::string::npos,
                 refused.error().what.c_str());
    }

    void a_long_run_stops_at_once() {
        Impatient user(Impatient::Asks::once_at_work);
        Context context;
        context.stop = user.token();
        context.on_progress = [&user](const Progress&) { user.see(); };
        const auto answer = solve_by_core(*drawn("strongly", "1000", "100000", 3), Method::minknap, context);
        QVERIFY(user.was_heard());
        QVERIFY2(!answer, "it was done before it could be stopped");
        QCOMPARE(answer.error().code, ErrorCode::cancelled);
    }
};

KS_TEST(MinimalCoreTest)
#include "minimal_core_test.moc"
