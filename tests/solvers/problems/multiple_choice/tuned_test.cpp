// SPDX-License-Identifier: Apache-2.0
// mckp.tuned in the special cases of its tiling: classes of several batches, weights further apart than a
// window, tiles that a block computes one after the other, classes without an item that fits. Its rows must
// be those of mckp.sequential, cell by cell.
#include "solvers/kinds/presets.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/kept_rows.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

struct Sizes {
    std::int64_t capacity;
    std::vector<int> items; ///< number per class
    std::int64_t most_weight, most_value;
};

std::shared_ptr<const MultipleChoiceInstance> draw(const Sizes& sizes, std::uint64_t seed) {
    Random random(seed);
    MultipleChoiceBuilder builder;
    builder.capacity(sizes.capacity);
    for (const int items : sizes.items) {
        builder.begin_class();
        for (int k = 0; k < items; ++k) {
            const std::int64_t value = random.between(1, sizes.most_value);
            builder.add({.value = value, .weight = random.between(1, sizes.most_weight)});
        }
    }
    const auto instance = std::move(builder).build();
    if (!instance)
        qFatal("%s", instance.error().sentence().c_str());
    return *instance;
}

/// The number of items that fit and are not dominated within their class; equal items count once.
std::int64_t undominated(const MultipleChoiceInstance& instance) {
    std::int64_t count = 0;
    for (std::size_t i = 0; i < instance.class_count(); ++i) {
        const auto items = instance.items(i);
        for (std::size_t k = 0; k < items.size(); ++k) {
            bool stays = items[k].weight <= instance.capacity();
            for (std::size_t other = 0; other < items.size() && stays; ++other)
                if (other != k && items[other].weight <= items[k].weight &&
                    items[other].value >= items[k].value)
                    stays = items[other].weight == items[k].weight && items[other].value == items[k].value &&
                            other < k;
            count += stays;
        }
    }
    return count;
}

} // namespace

class MckpTunedTest : public QObject {
    Q_OBJECT

private slots:
    void rows_are_those_of_the_sequential_algorithm_data() {
        QTest::addColumn<Sizes>("sizes");
        QTest::newRow("a class of several batches") << Sizes{60, {2500, 3}, 70, 50};
        QTest::newRow("weights wider apart than a window") << Sizes{50'000, {9, 40, 5}, 50'000, 1000};
        QTest::newRow("64-bit cells, wider apart") << Sizes{30'000, {6, 80}, 30'000, std::int64_t{1} << 40};
        QTest::newRow("many items, twelve cells a thread") << Sizes{900, {150, 150, 150}, 400, 1000};
        QTest::newRow("no capacity") << Sizes{0, {4, 4}, 3, 9};
        QTest::newRow("nothing fits") << Sizes{5, {3, 1, 4}, 10'000, 9};
        QTest::newRow("one item a class") << Sizes{40, {1, 1, 1, 1}, 9, 9};
    }
    void rows_are_those_of_the_sequential_algorithm() {
        QFETCH(Sizes, sizes);
        const std::uint64_t seed = test_seed();
        const auto instance = draw(sizes, seed);
        tests::KeptRows expected;
        const Outcome reference = solve(instance, "mckp.sequential", {}, expected);
        for (const char* dominance : {"on", "off"}) {
            tests::KeptRows rows;
            const Outcome outcome = solve(instance, "mckp.tuned", {{"dominance", dominance}}, rows);
            QCOMPARE(outcome.answer.status, reference.answer.status);
            QCOMPARE(outcome.answer.objective, reference.answer.objective);
            QCOMPARE(outcome.answer.selection, reference.answer.selection);
            QVERIFY(rows.rows == expected.rows);
            if (dominance == std::string("on")) {
                const auto kept = std::ranges::find(outcome.answer.facts, "items-kept", &Fact::name);
                QVERIFY(kept != outcome.answer.facts.end());
                QCOMPARE(std::get<std::int64_t>(kept->value), undominated(*instance));
                const bool all = undominated(*instance) == std::ssize(instance->all_items());
                QCOMPARE(kept->sentence.find("the others are") == std::string::npos, all);
            }
        }
    }

private:
    static Outcome solve(InstancePtr instance, const char* variant,
                         std::vector<std::pair<std::string, std::string>> set, tests::KeptRows& rows) {
        RunRequest request;
        request.instance = std::move(instance);
        request.variant = variant;
        request.set = std::move(set);
        request.device = "tesla-t4"; // 64 KB of shared memory per block, so a window has 14,336 cells
        request.rows = &rows;
        auto outcome = run(request, Machine{{emulator_provider()}}, {}, {});
        if (!outcome)
            qFatal("%s", outcome.error().sentence().c_str());
        return std::move(*outcome);
    }
};

KS_TEST(MckpTunedTest)
#include "tuned_test.moc"
