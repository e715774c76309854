// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/presets.h"
#include "solvers/problems/subset_sum/search_recording.h"
#include "solvers/run/registry.h"
#include "solvers/steps/tree_recording.h"
#include "tests/solvers/problems/subset_sum/weights.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;
using tests::weights;

namespace {

using Tried = std::vector<std::pair<std::string, std::int64_t>>;

std::shared_ptr<const TreeRecording> searched(SubsetSearch search, const InstancePtr& instance) {
    const auto recording = record_search("x", search, static_cast<const SubsetSumInstance&>(*instance), {});
    return recording ? std::static_pointer_cast<const TreeRecording>(*recording) : nullptr;
}

Tried leaves(const TreeRecording& tree) {
    Tried found;
    for (const TreeNode& node : tree.nodes())
        if (node.kind == TreeNode::Kind::leaf)
            found.emplace_back(node.path, node.value);
    return found;
}

std::vector<std::string> cuts(const TreeRecording& tree) {
    std::vector<std::string> found;
    for (const TreeNode& node : tree.nodes())
        if (node.kind == TreeNode::Kind::cut)
            found.push_back(node.path);
    return found;
}

Step last_step(const std::string& id, const InstancePtr& instance) {
    const auto recording = (*find_variant(id))->record(instance, {});
    return recording ? (*recording)->at((*recording)->count()) : Step();
}

} // namespace

/// The searches and the stored rows of the SSO report, step by step, for its toy_4_12: A = {3, 5, 8, 10}, c =
/// 12.
class RecordingsTest : public QObject {
    Q_OBJECT

    InstancePtr toy_ = *generate("sso-toy", "", {});

private slots:
    /// The table of Section 2.1.
    void every_bit_string() {
        const auto tree = searched(SubsetSearch::every, toy_);
        QVERIFY(tree);
        QVERIFY(leaves(*tree) == (Tried{{"0000", 0},
                                        {"0001", 10},
                                        {"0010", 8},
                                        {"0011", 18},
                                        {"0100", 5},
                                        {"0101", 15},
                                        {"0110", 13},
                                        {"0111", 23},
                                        {"1000", 3},
                                        {"1001", 13},
                                        {"1010", 11},
                                        {"1011", 21},
                                        {"1100", 8},
                                        {"1101", 18},
                                        {"1110", 16},
                                        {"1111", 26}}));
        QVERIFY(cuts(*tree).empty());
        QCOMPARE(tree->count(), 31);
        const TreeNode& best = tree->nodes()[static_cast<std::size_t>(tree->best_at(tree->count()))];
        QCOMPARE(best.path, std::string("1010"));
        QCOMPARE(tree->at(tree->count()).text,
                 std::string("1111 sums to 26, more than 12. The search is over: the best sum is 11."));
    }

    /// The table of Section 2.2, and the steps that it omits.
    void cut_branches() {
        const auto tree = searched(SubsetSearch::growing, toy_);
        QVERIFY(tree);
        QVERIFY(leaves(*tree) == (Tried{{"0000", 0},
                                        {"0001", 10},
                                        {"0010", 8},
                                        {"0100", 5},
                                        {"1000", 3},
                                        {"1010", 11},
                                        {"1100", 8}}));
        QVERIFY(cuts(*tree) ==
                (std::vector<std::string>{"0011", "0101", "011", "1001", "1011", "1101", "111"}));
    }

    /// From all weights, 26, until the rest is at most 14: computed by hand.
    void weights_taken_away() {
        const auto tree = searched(SubsetSearch::shrinking, weights(14, {3, 5, 8, 10}));
        QVERIFY(tree);
        QVERIFY(leaves(*tree) == (Tried{{"0000", 26},
                                        {"0001", 16},
                                        {"0010", 18},
                                        {"0011", 8},
                                        {"0100", 21},
                                        {"0101", 11},
                                        {"011", 13},
                                        {"1000", 23},
                                        {"1001", 13},
                                        {"1010", 15},
                                        {"1011", 5},
                                        {"1100", 18},
                                        {"1101", 8},
                                        {"111", 10}}));
        const TreeNode& best = tree->nodes()[static_cast<std::size_t>(tree->best_at(tree->count()))];
        QCOMPARE(best.path, std::string("011")); // 3 and 10 stay
        QCOMPARE(best.text, std::string("Taking 011 away leaves 13, the best so far."));
    }

    /// Trees with too many nodes or levels are refused at once, for any number of weights.
    void large_trees_are_refused() {
        for (const auto& instance : {weights(1000, std::vector<std::int64_t>(30, 7)),
                                     weights(7, std::vector<std::int64_t>(1'000'000, 7)),
                                     *generate("sso-random1", "", {{{"c", "half"}}})})
            for (const char* id : {"exhaustive.plain", "exhaustive.gpu-basic"}) {
                const auto refused = (*find_variant(std::string("subset-sum.") + id))->record(instance, {});
                QVERIFY2(!refused, id);
                QCOMPARE(refused.error().code, ErrorCode::limit);
            }
    }

    /// After each weight the single row equals the row of the full table.
    void kept_rows_are_the_tables() {
        const auto full = as_table(*(*find_variant("subset-sum.dp.v1"))->record(toy_, {}));
        for (const char* id : {"subset-sum.dp.v2", "subset-sum.dp.v3"}) {
            const auto kept = as_table(*(*find_variant(id))->record(toy_, {}));
            QVERIFY(kept);
            QCOMPARE(kept->rows(), full->rows());
            for (std::int64_t i = 0; i < full->rows(); ++i)
                for (std::int64_t j = 0; j < full->columns(); ++j)
                    QVERIFY(kept->value({i, j}) == full->value({i, j}));
        }
        QCOMPARE(last_step("subset-sum.dp.v2", toy_).text,
                 std::string("The last cell is false: no subset sums to 12."));
        QCOMPARE(last_step("subset-sum.dp.v3", weights(11, {3, 5, 8, 10})).text,
                 std::string(
                     "The last cell is true: a subset sums to 11. Which one, the kept row does not tell."));
    }

    /// Figure 1 for the toy, computed by hand: only without the last 1 the target is not reached.
    void parrys_loop() {
        for (const char* id :
             {"subset-sum.parry.dp.v1", "subset-sum.parry.dp.v2", "subset-sum.parry.dp.v3"}) {
            const auto recording = (*find_variant(id))->record(toy_, {});
            KS_VERIFY_OK(recording);
            QCOMPARE((*recording)->count(), 1 + 4);
            QCOMPARE((*recording)->at(2).text,
                     std::string("Take 8 away: with 4, 2, 1 left, is 12 still reached? Yes: 8 is not needed, "
                                 "the target stays 12."));
            QCOMPARE((*recording)->at(5).text,
                     std::string("Take 1 away: with no power left, is 12 still reached? No: 1 was needed, so "
                                 "the target falls from 12 to 11. The best sum is 11."));
        }
        const auto large =
            (*find_variant("subset-sum.parry.dp.v3"))->record(*generate("sso-custom1", "", {}), {});
        QVERIFY(!large);
        QCOMPARE(large.error().code, ErrorCode::limit);
    }

    /// Section 5.2.3, chunks of 4. Of the 16 smallest sums five are above 14; the last two are skipped
    /// together, because 1111 only adds to 1110.
    void chunks_are_skipped() {
        const auto recording =
            (*find_variant("subset-sum.exhaustive.gpu-basic"))->record(*generate("sso-chunks", "", {}), {});
        KS_VERIFY_OK(recording);
        const auto tree = std::static_pointer_cast<const TreeRecording>(*recording);
        QVERIFY(cuts(*tree) == (std::vector<std::string>{"0111", "1011", "1101", "111"}));
        QCOMPARE(leaves(*tree).size(), std::size_t{11});
        // The first chunk contains 0, 3 and 6: its best sum is the number at its node.
        QVERIFY(leaves(*tree).front() == (std::pair<std::string, std::int64_t>{"0000", 6}));
        QCOMPARE(tree->at(2).text, std::string("The 32 subsets that begin with 0: sums from 0 to 21."));
        QVERIFY((*recording)
                    ->at((*recording)->count())
                    .text.ends_with("All chunks were visited: the best sum is 13."));
    }

    /// Section 3.3.3: from the right, so that cells that are read do not contain this weight yet.
    void one_row_goes_from_right_to_left() {
        const auto recording = as_table(*(*find_variant("subset-sum.dp.v3"))->record(toy_, {}));
        const std::int64_t eleven = recording->step_of({3, 11});
        QCOMPARE(recording->at(eleven).text,
                 std::string("A(11) = A(11) or A(3) = false or true = true: weight 3 (8) completes 11; A(3) "
                             "still has its old value"));
        QVERIFY(recording->step_of({3, 3}) > eleven);
        // A(3) shows its current content: the value of the row above.
        const TableRecording::Shown three = recording->shown(eleven, {3, 3});
        QVERIFY(three.written && !three.computed);
        QVERIFY(three.value == recording->value({2, 3}));
        QVERIFY(!recording->shown(recording->step_of({2, 0}), {3, 3}).written);
    }
};

KS_TEST(RecordingsTest)
#include "recordings_test.moc"
