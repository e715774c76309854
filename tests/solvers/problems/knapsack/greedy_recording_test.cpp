// SPDX-License-Identifier: Apache-2.0
// The greedy methods and the bound, item by item: thesis, Section 2.1.2.
#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/run/in_process.h"
#include "solvers/steps/bars_recording.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace ks;

namespace {

std::shared_ptr<const BarsRecording> recorded(const char* variant, const InstancePtr& instance) {
    const auto recording = in_process::record(variant, instance, {});
    if (!recording)
        qFatal("%s", recording.error().sentence().c_str());
    return std::static_pointer_cast<const BarsRecording>(*recording);
}

InstancePtr instance_of(std::int64_t capacity, const std::vector<Item>& items) {
    KnapsackBuilder builder;
    builder.capacity(capacity);
    for (const Item& item : items)
        builder.add(item);
    return *std::move(builder).build();
}

/// By value per weight the order is 2 (9, 3), 1 (8, 4), 4 (5, 5), 3 (1, 2); item 5 is too heavy.
InstancePtr five_items() {
    return instance_of(10, {{8, 4}, {9, 3}, {1, 2}, {5, 5}, {50, 11}});
}

std::vector<std::size_t> packed(const BarsState& state) {
    std::vector<std::size_t> items;
    for (const Bar::Part& part : state.bars[state.current].parts)
        items.push_back(static_cast<std::size_t>(state.items[part.item].index) + 1);
    return items;
}

} // namespace

class GreedyRecordingTest : public QObject {
    Q_OBJECT

private slots:
    void greedy_passes_over_what_does_not_fit() {
        const auto recording = recorded("knapsack.greedy", five_items());
        QCOMPARE(recording->count(), std::int64_t{6}); // sort, four items, compare
        QVERIFY(recording->at(1).text.find("2, 1, 4 and 3") != std::string::npos);
        QVERIFY(recording->at(1).text.find("1 item is heavier") != std::string::npos);
        QCOMPARE(packed(recording->state(3)), (std::vector<std::size_t>{2, 1}));
        QCOMPARE(recording->at(4).text,
                 std::string("Item 4 (5, 5) does not fit into the room of 3: it is left out."));
        QCOMPARE(recording->state(4).in_hand, std::optional<std::size_t>(2));
        QCOMPARE(recording->state(4).refused, std::vector<std::size_t>{2});
        QCOMPARE(packed(recording->state(5)), (std::vector<std::size_t>{2, 1, 3}));
        const BarsState end = recording->state(6);
        QCOMPARE(end.bars.size(), std::size_t{4});
        QVERIFY(end.bars[1].loud && !end.bars[0].loud);
        QCOMPARE(end.bars[1].value, std::string("18"));
        QCOMPARE(end.bars[2].value, std::string("18"));
        QCOMPARE(end.bars[3].value, std::string("20"));
        QCOMPARE(recording->at(6).text,
                 std::string("This algorithm packs 18; no selection is worth more than the bound, 20. The "
                             "optimum is 18."));
        QVERIFY(recording->state(5).bars[2].value.empty()); // it is not shown earlier
    }

    void greedy_split_stops() {
        const auto recording = recorded("knapsack.greedy-split", five_items());
        QCOMPARE(recording->count(), std::int64_t{5});
        QVERIFY(recording->at(4).text.find("split item") != std::string::npos);
        QCOMPARE(packed(recording->state(5)), (std::vector<std::size_t>{2, 1}));
        QCOMPARE(recording->answer()->objective, std::optional<std::int64_t>(17));
    }

    void the_bound_takes_a_part() {
        const auto recording = recorded("knapsack.fractional", five_items());
        QCOMPARE(recording->count(), std::int64_t{5});
        const BarsState state = recording->state(4);
        QCOMPARE(state.bars[state.current].parts.back(), (Bar::Part{.item = 2, .share = 0.6}));
        QCOMPARE(
            recording->at(4).text,
            std::string("Item 4 (5, 5) is the split item: 3 of its weight of 5 fills the knapsack, which "
                        "is then worth 20."));
        QCOMPARE(recording->answer()->bound, std::string("20"));
    }

    void without_items_that_fit() {
        const auto recording = recorded("knapsack.greedy", instance_of(1, {{5, 2}}));
        QCOMPARE(recording->count(), std::int64_t{2});
        QVERIFY(recording->state(2).items.empty());
    }

    /// The optimum is computed if its table is small; otherwise the sentence states that it is not.
    void a_large_capacity_has_no_optimum() {
        const auto recording = recorded("knapsack.fractional", instance_of(4'000'000, {{8, 4}, {9, 3}}));
        const BarsState end = recording->state(recording->count());
        QCOMPARE(end.bars.size(), std::size_t{3});
        QVERIFY(end.bars[end.current].loud && end.current == 2);
        QVERIFY(recording->at(recording->count()).text.find("not computed") != std::string::npos);
    }

    void too_many_items_are_refused() {
        const auto recording = in_process::record(
            "knapsack.greedy", instance_of(10, std::vector<Item>(most_recorded_bar_items + 1, {1, 1})), {});
        QVERIFY(!recording && recording.error().code == ErrorCode::limit);
    }
};

KS_TEST(GreedyRecordingTest)
#include "greedy_recording_test.moc"
