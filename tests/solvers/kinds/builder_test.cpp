// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

constexpr std::int64_t two_to(int exponent) {
    return std::int64_t{1} << exponent;
}

auto knapsack(std::int64_t capacity, const std::vector<Item>& items) {
    KnapsackBuilder builder;
    builder.capacity(capacity);
    for (const Item& item : items)
        builder.add(item);
    return std::move(builder).build();
}

auto multiple_choice(std::int64_t capacity, const std::vector<std::vector<Item>>& classes) {
    MultipleChoiceBuilder builder;
    builder.capacity(capacity);
    for (const auto& items : classes) {
        builder.begin_class();
        for (const Item& item : items)
            builder.add(item);
    }
    return std::move(builder).build();
}

} // namespace

class BuilderTest : public QObject {
    Q_OBJECT

private slots:
    void holds_what_was_given() {
        KnapsackBuilder builder;
        builder.name("n").source("s").capacity(10).add({2, 4}).add({4, 6});
        const auto built = std::move(builder).build();
        KS_VERIFY_OK(built);
        QCOMPARE((*built)->name(), std::string("n"));
        QCOMPARE((*built)->source(), std::string("s"));
        QCOMPARE((*built)->capacity(), std::int64_t{10});
        QCOMPARE((*built)->items().size(), std::size_t{2});
        QVERIFY(((*built)->items()[1] == Item{4, 6}));
        QCOMPARE(summary_of(**built), std::string("2 items · C = 10"));
    }

    void classes_keep_their_borders() {
        const auto built = multiple_choice(10, {{{2, 3}, {3, 4}}, {{1, 4}}, {{2, 1}, {3, 2}, {4, 3}}});
        KS_VERIFY_OK(built);
        const MultipleChoiceInstance& instance = **built;
        QCOMPARE(instance.class_count(), std::size_t{3});
        QCOMPARE(instance.items(0).size(), std::size_t{2});
        QCOMPARE(instance.items(1).size(), std::size_t{1});
        QVERIFY((instance.items(2)[2] == Item{4, 3}));
        QCOMPARE(instance.all_items().size(), std::size_t{6});
        QCOMPARE(summary_of(instance), std::string("3 classes · C = 10"));
    }

    void smallest_and_heaviest() {
        KS_VERIFY_OK(knapsack(0, {{0, 0}}));
        KS_VERIFY_OK(knapsack(INT64_MAX, {{0, INT64_MAX}}));
        KS_VERIFY_OK(multiple_choice(0, {{{0, 0}}}));
        KS_VERIFY_OK(multiple_choice(3, {{{1, INT64_MAX}}}));
    }

    void empty() {
        KS_COMPARE_ERROR(knapsack(1, {}), ErrorCode::input,
                         "/items: there is no item; give at least one item");
        KS_COMPARE_ERROR(multiple_choice(1, {}), ErrorCode::input,
                         "/classes: there is no class; give at least one class");
        KS_COMPARE_ERROR(multiple_choice(1, {{{1, 1}}, {}, {{1, 1}}}), ErrorCode::input,
                         "/classes/1: the class is empty; give it at least one item");
        KS_COMPARE_ERROR(multiple_choice(1, {{{1, 1}}, {}}), ErrorCode::input,
                         "/classes/1: the class is empty; give it at least one item");
    }

    void negative() {
        KS_COMPARE_ERROR(knapsack(-1, {{1, 1}}), ErrorCode::input,
                         "/capacity: the capacity is negative; give 0 or more");
        KS_COMPARE_ERROR(knapsack(1, {{1, 1}, {-1, 1}}), ErrorCode::input,
                         "/items/1/value: the value is negative; give 0 or more");
        KS_COMPARE_ERROR(knapsack(1, {{1, INT64_MIN}}), ErrorCode::input,
                         "/items/0/weight: the weight is negative; give 0 or more");
        KS_COMPARE_ERROR(multiple_choice(1, {{{1, 1}}, {{1, 1}, {1, -1}}}), ErrorCode::input,
                         "/classes/1/1/weight: the weight is negative; give 0 or more");
        KS_COMPARE_ERROR(multiple_choice(-1, {{{1, 1}}}), ErrorCode::input,
                         "/capacity: the capacity is negative; give 0 or more");
    }

    void value_sum_of_knapsack() {
        const std::int64_t half = two_to(61);
        KS_VERIFY_OK(knapsack(1, {{half, 1}, {half - 1, 1}}));
        KS_COMPARE_ERROR(knapsack(1, {{half, 1}, {half, 1}}), ErrorCode::input,
                         "/items/1/value: up to here the values sum to 2^62 or more; use smaller values");
        KS_COMPARE_ERROR(knapsack(1, {{INT64_MAX, 1}, {INT64_MAX, 1}}), ErrorCode::input,
                         "/items/0/value: up to here the values sum to 2^62 or more; use smaller values");
    }

    void weight_sum_of_knapsack() {
        KS_VERIFY_OK(knapsack(1, {{1, INT64_MAX - 1}, {1, 1}}));
        KS_COMPARE_ERROR(knapsack(1, {{1, INT64_MAX}, {1, 1}}), ErrorCode::input,
                         "/items/1/weight: up to here the weights sum to 2^63 or more; use smaller weights");
    }

    void sums_of_multiple_choice_count_the_largest_of_each_class() {
        const std::int64_t half = two_to(61);
        KS_VERIFY_OK(multiple_choice(1, {{{half, 1}, {half, 1}, {half, 1}}, {{half - 1, 1}, {0, 1}}}));
        KS_COMPARE_ERROR(multiple_choice(1, {{{half, 1}}, {{0, 1}, {half, 1}}}), ErrorCode::input,
                         "/classes/1: up to here the values sum to 2^62 or more; use smaller values");
        KS_VERIFY_OK(multiple_choice(1, {{{1, INT64_MAX - 1}, {1, INT64_MAX - 1}}, {{1, 1}}}));
        KS_COMPARE_ERROR(multiple_choice(1, {{{1, INT64_MAX}}, {{1, 0}, {1, 1}}}), ErrorCode::input,
                         "/classes/1: up to here the weights sum to 2^63 or more; use smaller weights");
    }

    void row_width() {
        const std::int64_t limit = two_to(30);
        QVERIFY((*knapsack(1, {{limit - 2, 1}, {1, 1}}))->row_width() == RowWidth::bits32);
        QVERIFY((*knapsack(1, {{limit - 1, 1}, {1, 1}}))->row_width() == RowWidth::bits64);
        QVERIFY((*multiple_choice(1, {{{limit - 2, 1}, {5, 1}}, {{1, 1}}}))->row_width() == RowWidth::bits32);
        QVERIFY((*multiple_choice(1, {{{limit - 1, 1}, {5, 1}}, {{1, 1}}}))->row_width() == RowWidth::bits64);
    }

    void texts_are_utf8() {
        KnapsackBuilder named;
        named.name("\xff").add({1, 1});
        KS_COMPARE_ERROR(std::move(named).build(), ErrorCode::input,
                         "/name: the name is not valid UTF-8; write it in UTF-8");
        MultipleChoiceBuilder sourced;
        sourced.source("\xed\xa0\x80").begin_class().add({1, 1});
        KS_COMPARE_ERROR(std::move(sourced).build(), ErrorCode::input,
                         "/source: the source is not valid UTF-8; write it in UTF-8");
    }

    void kinds_are_found() {
        for (const Kind* kind : kinds())
            QVERIFY(find_kind(kind->id) == kind);
        QCOMPARE(kind_of(**generate("thesis-2.2", "", {})).id, std::string_view("multiple-choice"));
        QVERIFY(!find_kind("Knapsack"));
    }
};

KS_TEST(BuilderTest)
#include "builder_test.moc"
