// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/first_items.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "tests/solvers/problems/subset_sum/two_list_cases.h"
#include "tests/solvers/problems/subset_sum/weights.h"
#include "tests/support/checks.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

using namespace ks;

/// The row that stores, for each sum, the first item that reached it.
class DpDecisionTest : public QObject {
    Q_OBJECT

    static Result<Answer> decided(std::span<const std::int64_t> weights, std::int64_t sum) {
        Context context;
        return decide_by_first_items(weights, sum, context);
    }

private slots:
    /// Every sum from 0 to beyond the last, also if a vector instruction reads cells that it writes.
    void every_sum() {
        Random random(test_seed());
        for (int round = 0; round < 60; ++round) {
            std::vector<std::int64_t> weights;
            const std::int64_t most = random.between(1, 90);
            for (auto n = random.between(1, 10); n > 0; --n)
                weights.push_back(random.between(0, most));
            const std::vector<std::int64_t> sums = tests::every_sum(weights);
            for (std::int64_t sum = 0; sum <= sums.back() + 20; ++sum) {
                const auto answer = decided(weights, sum);
                KS_VERIFY_OK(answer);
                QCOMPARE(answer->status == Status::found, std::ranges::binary_search(sums, sum));
                if (answer->status != Status::found)
                    continue;
                std::int64_t left = sum, before = -1;
                for (const std::optional<std::int64_t>& i : *answer->selection) {
                    QVERIFY(i > before);
                    before = *i;
                    left -= weights[static_cast<std::size_t>(*i)];
                }
                QCOMPARE(left, 0);
            }
        }
    }

    /// The first item that reaches a sum is stored: for 7 it is the item 7, not 3 + 4.
    void the_first_item_is_kept() {
        QCOMPARE(*decided(std::vector<std::int64_t>{7, 3, 4}, 7)->selection, (Selection{0}));
        QCOMPARE(*decided(std::vector<std::int64_t>{3, 4, 7}, 7)->selection, (Selection{0, 1}));
        QCOMPARE(*decided(std::vector<std::int64_t>{0, 5, 0}, 0)->selection, Selection());
    }

    void cells_data() {
        QTest::addColumn<int>("weights");
        QTest::addColumn<int>("bytes");
        QTest::newRow("one byte") << 254 << 1;
        QTest::newRow("two bytes") << 255 << 2;
        QTest::newRow("two bytes, many") << 65534 << 2;
        QTest::newRow("four bytes") << 65535 << 4;
    }
    /// A cell contains an item's number, "nothing" or "not reached", so the widths change two items early.
    void cells() {
        QFETCH(int, weights);
        QFETCH(int, bytes);
        QCOMPARE(first_item_bytes(static_cast<std::size_t>(weights)), bytes);
        std::vector<std::int64_t> all(static_cast<std::size_t>(weights), 2);
        all.back() = 1;
        const auto odd = decided(all, 101);
        KS_VERIFY_OK(odd);
        QCOMPARE(odd->status, Status::found);
        QCOMPARE(odd->selection->back(), std::optional<std::int64_t>(weights - 1));
        QCOMPARE(odd->selection->size(), std::size_t{51});
        all.pop_back();
        QCOMPARE(decided(all, 101)->status, Status::not_found);
    }

    /// Long rows of items are added in pieces.
    void long_rows() {
        Random random(test_seed());
        std::vector<std::int64_t> weights;
        for (int i = 0; i < 20; ++i)
            weights.push_back(2 * random.between(1, 500'000));
        std::int64_t sum = 0;
        for (const std::int64_t weight : weights)
            sum += random.between(0, 1) * weight;
        const auto even = decided(weights, sum), odd = decided(weights, sum + 1);
        KS_VERIFY_OK(even);
        QCOMPARE(even->status, Status::found);
        for (const std::optional<std::int64_t>& i : *even->selection)
            sum -= weights[static_cast<std::size_t>(*i)];
        QCOMPARE(sum, 0);
        QCOMPARE(odd->status, Status::not_found);
    }

    /// A row that does not fit is refused: with a budget one byte too small, and if the bytes overflow.
    void memory() {
        const auto run_with = [](const InstancePtr& instance, std::int64_t memory) {
            RunRequest request;
            request.instance = instance;
            request.variant = "subset-sum.dp-decision";
            request.memory = memory;
            return run(request, Machine(), {}, {});
        };
        const InstancePtr even = tests::weights(100'001, std::vector<std::int64_t>(200, 600));
        const auto fits = run_with(even, 100'002);
        KS_VERIFY_OK(fits);
        QCOMPARE(fits->answer.status, Status::not_found);
        QCOMPARE(run_with(even, 100'001).error().code, ErrorCode::limit);
        std::vector<std::int64_t> many(300, 1);
        many[0] = INT64_MAX - 299;
        QCOMPARE(run_with(tests::weights(INT64_MAX, many), standard_memory).error().code, ErrorCode::limit);
        QCOMPARE(run_with(tests::weights(INT64_MAX, {INT64_MAX}), standard_memory).error().code,
                 ErrorCode::limit);
        const auto above = run_with(tests::weights(INT64_MAX, {5, 6}), 12);
        KS_VERIFY_OK(above);
        QCOMPARE(above->answer.status, Status::not_found);
        QCOMPARE(above->answer.facts.at(0).name, std::string("table-end"));
    }

    void stopping() {
        std::vector<std::int64_t> weights(200, 1000);
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] += 20 * static_cast<std::int64_t>(i) * 10'000;
        Impatient user;
        Context context;
        context.stop = user.token();
        context.on_progress = [&user](const Progress&) { user.see(); };
        const auto answer = decide_by_first_items(weights, 300'000'001, context);
        QVERIFY(user.was_heard());
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::cancelled);
    }
};

KS_TEST(DpDecisionTest, .alone = true)
#include "dp_decision_test.moc"
