// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/conformance.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/run/lp_bound_fact.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <algorithm>

using namespace ks;

namespace {

using Wide = Fraction::Wide;

InstancePtr shipped(const char* preset, const char* kind) {
    const auto made = generate(preset, kind, {});
    return made ? *made : nullptr;
}

/// Returns the run's statement about the LP bound; empty if there is none.
std::string said(const InstancePtr& instance, const std::string& variant) {
    RunRequest request;
    request.instance = instance;
    request.variant = variant;
    const auto outcome = run(request, {}, {}, {});
    if (!outcome)
        return outcome.error().sentence();
    const auto& facts = outcome->answer.facts;
    const auto found = std::ranges::find(facts, "lp-bound", &Fact::name);
    return found == facts.end() ? "" : found->sentence;
}

Result<std::optional<Fraction>> bound_of(const Instance& instance) {
    return kind_of(instance).lp_bound(instance, Context());
}

/// The LP bound by duality, for an instance with small numbers: the minimum, over the price of a unit of
/// capacity, of the price of the capacity plus, for each class, the best item's value minus the price of its
/// weight. The minimum is at price 0 or at the slope between two items of a class.
Fraction by_duality(std::int64_t capacity, const std::vector<std::vector<Item>>& classes) {
    std::vector<Item> prices{{0, 1}}; // value per weight
    std::vector<std::vector<Item>> fitting = classes;
    for (std::vector<Item>& items : fitting) {
        std::erase_if(items, [capacity](const Item& item) { return item.weight > capacity; });
        for (const Item& a : items)
            for (const Item& b : items)
                if (a.value > b.value && a.weight > b.weight)
                    prices.push_back({a.value - b.value, a.weight - b.weight});
    }
    std::optional<Fraction> least;
    for (const Item& price : prices) {
        std::int64_t worth = price.value * capacity;
        for (const std::vector<Item>& items : fitting) {
            std::int64_t best = INT64_MIN;
            for (const Item& item : items)
                best = std::max(best, item.value * price.weight - item.weight * price.value);
            worth += best;
        }
        const Fraction bound(static_cast<Wide>(worth), static_cast<Wide>(price.weight));
        if (!least || bound.numerator() * least->denominator() < least->numerator() * bound.denominator())
            least = bound;
    }
    return *least;
}

std::vector<std::vector<Item>> classes_of(const Instance& instance) {
    std::vector<std::vector<Item>> classes;
    if (instance.kind() == MultipleChoiceInstance::kind_id) {
        const auto& all = static_cast<const MultipleChoiceInstance&>(instance);
        for (std::size_t i = 0; i < all.class_count(); ++i)
            classes.emplace_back(all.items(i).begin(), all.items(i).end());
    } else if (instance.kind() == KnapsackInstance::kind_id) {
        for (const Item& item : static_cast<const KnapsackInstance&>(instance).items())
            classes.push_back({{0, 0}, item});
    } else {
        for (const std::int64_t weight : static_cast<const SubsetSumInstance&>(instance).weights())
            classes.push_back({{0, 0}, {weight, weight}});
    }
    return classes;
}

bool has_small_numbers(const std::vector<std::vector<Item>>& classes, std::int64_t capacity) {
    return std::ranges::all_of(classes, [&](const std::vector<Item>& items) {
        return std::ranges::all_of(items, [&](const Item& item) {
            return item.weight > capacity || std::max(item.value, item.weight) <= 1'000'000;
        });
    });
}

} // namespace

class LpBoundTest : public QObject {
    Q_OBJECT

private slots:
    /// By hand: the efficiencies are 1/2, 2/3, 3/2, 6/7, so items 2 and 3 are packed (9 of 10) and item 1
    /// splits: 9 + 1 * 4/6.
    void example_2_1_by_every_exact_variant() {
        int asked = 0;
        for (const Variant* variant : variants()) {
            const VariantInfo& info = variant->info();
            if (info.kind != KnapsackInstance::kind_id || !info.exact || info.place != Place::cpu)
                continue;
            QCOMPARE(said(shipped("thesis-2.1", "knapsack"), info.id),
                     std::string("The LP bound is 29/3: nothing better is possible."));
            ++asked;
        }
        QVERIFY(asked >= 6);
    }

    /// By hand: the lightest items have weight 8 and value 5; two more units have value 1 each.
    void example_2_2() {
        for (const char* variant : {"mckp.sequential", "mckp.multicore", "mckp.mcknap"})
            QCOMPARE(said(shipped("thesis-2.2", "multiple-choice"), variant),
                     std::string("The LP bound is 7: nothing better is possible."));
    }

    /// By hand: 2/1 and 10/10; the first is packed, and 9 of 10 of the second.
    void a_bound_that_does_not_close() {
        const InstancePtr trap = shipped("greedy-trap", "knapsack");
        for (const char* variant : {"knapsack.sequential", "knapsack.minknap", "knapsack.combo"})
            QCOMPARE(said(trap, variant),
                     std::string("The LP bound is 11; it alone does not prove the optimum."));
        QCOMPARE(said(trap, "knapsack.greedy"),
                 std::string("The LP bound is 11: the optimum is at most 9 more than this."));
    }

    /// Items of weight 0 are in each solution, and in the bound.
    void items_without_weight() {
        KnapsackBuilder builder;
        builder.capacity(10).add({5, 0}).add({2, 1}).add({10, 10});
        const auto built = std::move(builder).build();
        KS_VERIFY_OK(built);
        for (const char* variant : {"knapsack.sequential", "knapsack.minknap", "knapsack.combo"})
            QCOMPARE(said(*built, variant),
                     std::string("The LP bound is 16; it alone does not prove the optimum."));
    }

    void subset_sums_are_bounded_by_the_target() {
        const InstancePtr toy = shipped("sso-toy", "subset-sum");
        QVERIFY(toy);
        QVERIFY2(said(toy, "subset-sum.bitset").starts_with("The LP bound is "),
                 said(toy, "subset-sum.bitset").c_str());
    }

    /// An answer that is a bound needs no other; "found" has no objective, and a front is not a selection.
    void no_bound_where_there_is_no_selection() {
        QCOMPARE(said(shipped("thesis-2.1", "knapsack"), "knapsack.fractional"), std::string());
        QCOMPARE(said(shipped("ise-three-tasks", "instruction-set"), "instruction-set.sequential"),
                 std::string());
    }

    void the_answer_is_valid_without_it() {
        const InstancePtr instance = shipped("thesis-2.1", "knapsack");
        const Answer answer{
            .status = Status::optimal, .objective = 9, .weight = 9, .selection = Selection{2, 3}};
        QVERIFY(lp_bound_fact(*instance, answer, Context()));
        Context narrow;
        narrow.memory_budget = 3;
        QVERIFY(!lp_bound_fact(*instance, answer, narrow));
        const auto refused = kind_of(*instance).lp_bound(*instance, narrow);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
    }

    void infeasible_instances_have_none() {
        MultipleChoiceBuilder builder;
        builder.capacity(4).begin_class().add({1, 5});
        const auto built = std::move(builder).build();
        KS_VERIFY_OK(built);
        const auto bound = bound_of(**built);
        KS_VERIFY_OK(bound);
        QVERIFY(!*bound);
    }

    void random_instances_by_duality_data() {
        QTest::addColumn<QString>("kind");
        for (const Kind* kind : kinds())
            if (kind->lp_bound)
                QTest::newRow(std::string(kind->id).c_str()) << QString::fromStdString(std::string(kind->id));
    }
    void random_instances_by_duality() {
        QFETCH(QString, kind);
        Random random(test_seed());
        int compared = 0;
        for (int left = 3000; left > 0; --left) {
            const ConformanceCase test = random_case(kind.toStdString(), random);
            const auto bound = bound_of(*test.instance);
            KS_VERIFY_OK(bound);
            if (!test.optimum) { // if the relaxation is feasible, there may be a bound nevertheless
                continue;
            }
            QVERIFY(*bound);
            QVERIFY(static_cast<std::int64_t>((*bound)->floor()) >= *test.optimum);
            const std::int64_t capacity = *weight_limit_of(*test.instance);
            const auto classes = classes_of(*test.instance);
            if (!has_small_numbers(classes, capacity))
                continue;
            QCOMPARE((*bound)->text(), by_duality(capacity, classes).text());
            ++compared;
        }
        QVERIFY(compared > 500);
    }
};

KS_TEST(LpBoundTest)
#include "lp_bound_test.moc"
