// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/random.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/subset_sum/chunks.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <map>

using namespace ks;
using namespace ks::subsets;

/// The chunks of SSO report, Section 5.2.3.
class ChunksTest : public QObject {
    Q_OBJECT

private slots:
    /// The columns of the report's table: the first and the last sum of each chunk. Its sums are those of {7,
    /// 5, 5, 5, 3, 3}, which is A sorted; the sentence before it prints {7, 5, 5, 3, 3, 3}.
    void the_reports_table() {
        const InstancePtr instance = *generate("sso-chunks", "", {});
        const Decreasing sorted(static_cast<const SubsetSumInstance&>(*instance).weights());
        QCOMPARE(sorted.weights, (std::vector<std::int64_t>{7, 5, 5, 5, 3, 3}));
        using Column = std::vector<std::pair<std::int64_t, std::int64_t>>;
        const std::map<std::size_t, Column> printed{
            {4,
             {{0, 6},
              {5, 11},
              {5, 11},
              {10, 16},
              {5, 11},
              {10, 16},
              {10, 16},
              {15, 21},
              {7, 13},
              {12, 18},
              {12, 18},
              {17, 23},
              {12, 18},
              {17, 23},
              {17, 23},
              {22, 28}}},
            {3, {{0, 11}, {5, 16}, {5, 16}, {10, 21}, {7, 18}, {12, 23}, {12, 23}, {17, 28}}},
            {2, {{0, 16}, {5, 21}, {7, 23}, {12, 28}}},
            {1, {{0, 21}, {7, 28}}}};
        for (const auto& [high, column] : printed) {
            Column found;
            for (Chunks chunks(sorted.weights, high); !chunks.at_end(); chunks.next())
                found.emplace_back(chunks.smallest(), chunks.largest());
            QCOMPARE(found, column);
        }
    }

    void equal_weights_keep_their_order() {
        const std::vector<std::int64_t> given{5, 3, 5, 7, 3, 5};
        QCOMPARE(Decreasing(given).index, (std::vector<std::int64_t>{3, 0, 2, 5, 1, 4}));
    }

    /// Skipping ahead omits exactly the chunks that exceed the target.
    void skipping_ahead_misses_nothing() {
        Random random(test_seed());
        for (int round = 0; round < 200; ++round) {
            std::vector<std::int64_t> weights;
            for (auto n = random.between(1, 12); n > 0; --n)
                weights.push_back(random.between(0, 50));
            const std::size_t high =
                static_cast<std::size_t>(random.between(0, static_cast<std::int64_t>(weights.size())));
            const std::int64_t target = random.between(0, 150);
            using Prefixes = std::vector<std::vector<unsigned char>>;
            const auto feasible = [&](std::size_t levels, bool growing = false) {
                std::size_t in_a_row = 0;
                Prefixes found;
                for (Chunks chunks(weights, high); !chunks.at_end();) {
                    if (chunks.smallest() > target) {
                        chunks.skip(growing ? in_a_row++ : levels);
                        continue;
                    }
                    in_a_row = 0;
                    found.emplace_back(chunks.prefix().begin(), chunks.prefix().end());
                    chunks.next();
                }
                return found;
            };
            const Prefixes one_by_one = feasible(0);
            for (std::size_t levels = 1; levels <= high; ++levels)
                QVERIFY(feasible(levels) == one_by_one);
            QVERIFY(feasible(0, true) == one_by_one);
        }
    }

    /// Of 2^97 chunks, one is searched and one is examined for each weight that does not fit, even though the
    /// jump doubles each time.
    void a_hundred_weights_take_a_hundred_steps() {
        std::vector<std::int64_t> weights(97, 1000);
        weights.insert(weights.end(), {3, 2, 1});
        int visited = 0, growing = 0;
        for (Chunks chunks(weights, 97); !chunks.at_end(); ++visited)
            chunks.smallest() > 6 ? chunks.skip_ahead() : chunks.next();
        QCOMPARE(visited, 1 + 97);
        std::size_t levels = 0;
        for (Chunks chunks(weights, 97); !chunks.at_end(); ++growing)
            chunks.smallest() > 6 ? chunks.skip(levels++) : chunks.next();
        QCOMPARE(growing, 1 + 97);
    }
};

KS_TEST(ChunksTest)
#include "chunks_test.moc"
