// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/pisinger.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/multiple_choice/class_core/lp_split.h"
#include "solvers/problems/multiple_choice/class_core/search.h"
#include "solvers/problems/multiple_choice/parts.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

#include <algorithm>

using namespace ks;
using namespace ks::class_core;

namespace {

using ChoicePtr = std::shared_ptr<const MultipleChoiceInstance>;
using ChoiceSettings = std::vector<std::pair<std::string, std::string>>;

ChoicePtr classes_of(std::int64_t capacity, const std::vector<std::vector<Item>>& classes) {
    MultipleChoiceBuilder builder;
    builder.capacity(capacity);
    for (const auto& items : classes) {
        builder.begin_class();
        for (const Item& item : items)
            builder.add(item);
    }
    const auto built = std::move(builder).build();
    return built ? *built : nullptr;
}

ChoicePtr drawn_classes(std::string_view preset, const ChoiceSettings& settings, std::uint64_t seed = 1) {
    const auto made = generate(preset, MultipleChoiceInstance::kind_id, settings, seed);
    return made ? std::static_pointer_cast<const MultipleChoiceInstance>(*made) : nullptr;
}

Result<Answer> by_classes(const ChoicePtr& instance) {
    Context context;
    return solve_by_classes(*instance, context);
}

/// Checks the value of the LP relaxation at a price of value per weight: an upper bound at every price, the
/// optimum at the best price.
bool is_bound_at_least(const MultipleChoiceInstance& instance, const Slope& price, const LpSplit& split) {
    const auto worth = [](const Slope& at, std::int64_t value, std::int64_t weight) {
        return Wide{value} * at.weight - Wide{weight} * at.value;
    };
    Wide all = Wide{instance.capacity()} * price.value;
    for (std::size_t i = 0; i < instance.class_count(); ++i) {
        Wide most = worth(price, instance.items(i)[0].value, instance.items(i)[0].weight);
        for (const Item& item : instance.items(i))
            if (item.weight <= instance.capacity())
                most = std::max(most, worth(price, item.value, item.weight));
        all += most;
    }
    const Wide bound =
        Wide{split.value} * split.slope.weight + Wide{instance.capacity() - split.weight} * split.slope.value;
    return all * split.slope.weight >= bound * price.weight;
}

std::vector<std::vector<Item>> some_classes(Random& random, std::int64_t& heaviest) {
    const auto family = static_cast<std::size_t>(random.between(0, 6));
    const std::int64_t most = random.between(0, 4) == 0
                                  ? std::int64_t{1} << random.between(40, family == 6 ? 50 : 58)
                                  : random.between(1, 60);
    std::vector<std::vector<Item>> classes(static_cast<std::size_t>(random.between(1, 6)));
    for (auto& items : classes) {
        items.resize(static_cast<std::size_t>(random.between(1, 5)));
        for (Item& item : items)
            item = random.between(0, 7) == 0 ? Item{random.between(0, 3), random.between(0, 3)}
                                             : pisinger::correlations[family].draw(random, most);
        heaviest += std::ranges::max_element(items, {}, &Item::weight)->weight;
    }
    return classes;
}

/// Every value equals its weight, all weights are even, and the capacity is odd: no bound prunes a state, and
/// no solution reaches the bound.
ChoicePtr even_classes() {
    Random random(1);
    std::vector<std::vector<Item>> classes(40);
    std::int64_t sum = 0;
    for (auto& items : classes)
        for (int k = 0; k < 40; ++k) {
            const std::int64_t weight = 2 * random.between(1, 5'000'000);
            items.push_back({weight, weight});
            sum += weight;
        }
    return classes_of(sum / 40 | 1, classes);
}

} // namespace

/// mcknap beyond the conformance tests of every variant.
class ClassCoreTest : public QObject {
    Q_OBJECT

private slots:
    /// By hand: the lightest items are 1a, 2a, 3a (value 5, weight 8), the most valuable ones 1b, 2b, 3c
    /// (value 11, weight 15). The value per unit of weight is 1 in class 1, 3/4 in class 2, and 1 in class 3,
    /// where 3b is on the line from 3a to 3c. So the slope is 1: the lightest of the best items at slope 1
    /// are 1a, 2a, 3a, and fit. 1b fits, too (value 6, weight 9); 3c would make the weight 11, more than 10,
    /// so class 3 is split. The bound is 6 + 1 * 1 = 7.
    void example_2_2() {
        const ChoicePtr instance =
            classes_of(10, {{{2, 3}, {3, 4}}, {{1, 4}, {4, 8}}, {{2, 1}, {3, 2}, {4, 3}}});
        Context context;
        const auto split = lp_split(*instance, context);
        KS_VERIFY_OK(split);
        QVERIFY(split->has_value());
        QCOMPARE((*split)->value, 6);
        QCOMPARE((*split)->weight, 9);
        QCOMPARE((*split)->split_class, std::size_t{2});
        QCOMPARE((*split)->heavier->index, 2);
        QCOMPARE((*split)->slope.value, (*split)->slope.weight);
        QCOMPARE(bound_of(*instance, **split).text(), std::string("7"));
        const auto answer = by_classes(instance);
        KS_VERIFY_OK(answer);
        QCOMPARE(answer->objective, std::optional<std::int64_t>(7));
        KS_VERIFY_OK(check_multiple_choice(*instance, *answer));
    }

    /// Conformance allows any variant to refuse these; mcknap must not.
    void instances_beyond_any_table_are_answered() {
        int asked = 0;
        for (const ConformanceCase& test : corpus_multiple_choice()) {
            if (!test.may_be_refused)
                continue;
            const auto answer =
                by_classes(std::static_pointer_cast<const MultipleChoiceInstance>(test.instance));
            KS_VERIFY_OK(answer);
            QCOMPARE(answer->objective, test.optimum);
            ++asked;
        }
        QVERIFY(asked >= 14);
    }

    void degenerate_instances() {
        const std::pair<ChoicePtr, std::optional<std::int64_t>> cases[] = {
            {classes_of(0, {{{5, 0}, {9, 1}}, {{1, 0}, {2, 0}}}), 7},
            {classes_of(0, {{{5, 0}}, {{9, 1}}}), std::nullopt},
            {classes_of(5, {{{4, 6}, {3, 5}, {3, 2}}}), 3},
            {classes_of(5, {{{4, 6}}}), std::nullopt},
            {classes_of(5, {{{1, 1}}, {{2, 2}}, {{3, 3}}}), std::nullopt},
            {classes_of(INT64_MAX, {{{4, 3}, {5, 2}}, {{1, 1}}}), 6},
            {classes_of(16, std::vector(4, std::vector<Item>(5, {3, 4}))), 12},
            {classes_of(INT64_MAX / 2, {{{0, 0}, {3, INT64_MAX / 2}}, {{0, 0}, {2, INT64_MAX / 2}}}), 3},
        };
        for (const auto& [instance, optimum] : cases) {
            const auto answer = by_classes(instance);
            KS_VERIFY_OK(answer);
            QCOMPARE(answer->objective, optimum);
            QCOMPARE(answer->status, optimum ? Status::optimal : Status::infeasible);
            KS_VERIFY_OK(check_multiple_choice(*instance, *answer));
        }
    }

    void small_instances_against_brute_force() {
        Random random(test_seed());
        int infeasible = 0;
        for (int left = 10'000; left > 0; --left) {
            std::int64_t heaviest = 0;
            const auto classes = some_classes(random, heaviest);
            const ChoicePtr instance = classes_of(random.between(heaviest / 8, heaviest + 1), classes);
            QVERIFY(instance);
            const auto answer = by_classes(instance);
            KS_VERIFY_OK(answer);
            QCOMPARE(answer->objective, brute_force(*instance));
            KS_VERIFY_OK(check_multiple_choice(*instance, *answer));
            infeasible += !answer->objective;
        }
        QVERIFY(infeasible > 100 && infeasible < 9'000);
    }

    /// No price gives a lower bound than the one found; the prices of all pairs of items in a class are
    /// tried.
    void the_lp_bound_is_the_least_of_all_prices() {
        Random random(test_seed());
        for (int left = 1'000; left > 0; --left) {
            std::vector<std::vector<Item>> classes(static_cast<std::size_t>(random.between(1, 5)));
            for (auto& items : classes) {
                items.resize(static_cast<std::size_t>(random.between(1, 9)));
                for (Item& item : items)
                    item = {random.between(0, 40), random.between(0, 40)};
            }
            const ChoicePtr instance = classes_of(random.between(20, 120), classes);
            Context context;
            const auto split = lp_split(*instance, context);
            KS_VERIFY_OK(split);
            if (!*split)
                continue;
            QVERIFY((*split)->weight <= instance->capacity());
            QVERIFY(is_bound_at_least(*instance, (*split)->slope, **split));
            for (const auto& items : classes)
                for (const Item& a : items)
                    for (const Item& b : items)
                        if (a.weight < b.weight && a.value <= b.value && b.weight <= instance->capacity())
                            QVERIFY(is_bound_at_least(*instance, {b.value - a.value, b.weight - a.weight},
                                                      **split));
        }
    }

    void larger_instances_against_a_table_data() {
        QTest::addColumn<QString>("preset");
        for (const auto& family : pisinger::correlations)
            QTest::newRow(std::string(family.preset).c_str())
                << QString::fromStdString(std::string(family.preset));
    }
    void larger_instances_against_a_table() {
        QFETCH(QString, preset);
        const std::uint64_t seed = test_seed();
        const std::string range =
            preset == "similar-weights" ? "20" : "400"; // a table of 100 times the range
        const ChoiceSettings shapes[] = {{{"m", "60"}, {"n", "8"}, {"R", range}},
                                         {{"m", "8"}, {"n", "60"}, {"R", range}},
                                         {{"m", "200"}, {"n", "2"}, {"R", range}}};
        for (const ChoiceSettings& shape : shapes) {
            const ChoicePtr instance = drawn_classes(preset.toStdString(), shape, seed);
            RunRequest request;
            request.instance = instance;
            request.variant = "mckp.multicore";
            const auto table = run(request, {}, {}, {});
            KS_VERIFY_OK(table);
            const auto answer = by_classes(instance);
            KS_VERIFY_OK(answer);
            QCOMPARE(answer->objective, table->answer.objective);
            KS_VERIFY_OK(check_multiple_choice(*instance, *answer));
        }
    }

    void a_list_beyond_the_budget_is_refused() {
        Context context;
        context.memory_budget = 1 << 20;
        const auto refused = solve_by_classes(*even_classes(), context);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        QVERIFY2(refused.error().what.find("the memory budget") != std::string::npos,
                 refused.error().what.c_str());
    }

    void a_long_run_stops_at_once() {
        Impatient user(Impatient::Asks::once_at_work);
        Context context;
        context.stop = user.token();
        context.on_progress = [&user](const Progress&) { user.see(); };
        const auto answer = solve_by_classes(*even_classes(), context);
        QVERIFY(user.was_heard());
        QVERIFY2(!answer, "it was done before it could be stopped");
        QCOMPARE(answer.error().code, ErrorCode::cancelled);
    }
};

KS_TEST(ClassCoreTest)
#include "class_core_test.moc"
