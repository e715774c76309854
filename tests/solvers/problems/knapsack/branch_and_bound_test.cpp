// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/pisinger.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/cpu/branch_and_bound.h"
#include "solvers/problems/knapsack/cpu/branch_and_bound_recording.h"
#include "solvers/problems/knapsack/parts.h"
#include "tests/support/checks.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

#include <algorithm>

using namespace ks;
using cpu::BranchAndBound;
using cpu::record_branch_and_bound;

namespace {

using BoundedPtr = std::shared_ptr<const KnapsackInstance>;

BoundedPtr to_be_bounded(std::int64_t capacity, const std::vector<Item>& items) {
    KnapsackBuilder builder;
    builder.capacity(capacity);
    for (const Item& item : items)
        builder.add(item);
    const auto built = std::move(builder).build();
    return built ? *built : nullptr;
}

BoundedPtr drawn_to_be_bounded(const char* preset, const char* n) {
    const std::pair<std::string, std::string> settings[] = {{"n", n}};
    const auto made = generate(preset, KnapsackInstance::kind_id, settings);
    return made ? std::static_pointer_cast<const KnapsackInstance>(*made) : nullptr;
}

Result<Answer> bounded(const BoundedPtr& instance) {
    Context context;
    KS_TRY(BranchAndBound search, BranchAndBound::make(*instance, context));
    KS_CHECK(search.search(context));
    return search.answer(*instance);
}

std::shared_ptr<const TreeRecording> tree_of(const BoundedPtr& instance) {
    const auto made = record_branch_and_bound("it", *instance, {});
    return made ? std::dynamic_pointer_cast<const TreeRecording>(*made) : nullptr;
}

} // namespace

/// Branch and bound beyond the conformance tests of every variant.
class BranchAndBoundTest : public QObject {
    Q_OBJECT

private slots:
    /// By hand: by value per weight the items are 3 (3, 2), 4 (6, 7), 2 (4, 6), 1 (2, 4). Two are taken, the
    /// others do not fit: 9. Without item 4 at most 3 + 4 + 2 * 2/4 = 8 can be reached, without item 3 at
    /// most 6 + 3 * 4/6 = 8. The root's bound is 9 + 1 * 4/6 = 9.
    void example_2_1() {
        const auto tree = tree_of(to_be_bounded(10, {{2, 4}, {4, 6}, {3, 2}, {6, 7}}));
        QVERIFY(tree);
        std::vector<std::string> paths;
        for (const TreeNode& node : tree->nodes())
            paths.push_back(node.path);
        QCOMPARE(paths, (std::vector<std::string>{"", "1", "11", "110", "1100", "10", "0"}));
        using Kind = TreeNode::Kind;
        const Kind kinds[] = {Kind::branch, Kind::branch, Kind::branch, Kind::branch,
                              Kind::leaf,   Kind::cut,    Kind::cut};
        QVERIFY(std::ranges::equal(tree->nodes(), kinds, {}, &TreeNode::kind));
        QCOMPARE(tree->at(1).text, std::string("Nothing is decided; at most 9 can be reached."));
        QCOMPARE(tree->at(3).text, std::string("Item 4 (6, 7) is taken: value 9, room for 1 more."));
        QCOMPARE(tree->at(4).text, std::string("Item 2 (4, 6) does not fit; at most 9 can be reached."));
        QCOMPARE(tree->at(5).text,
                 std::string("Item 1 (2, 4) does not fit; all items are decided: the value 9 is "
                             "the best so far."));
        QCOMPARE(tree->at(6).text,
                 std::string("Item 4 (6, 7) is left out; at most 8 can be reached, no more than "
                             "the best so far, 9: this branch is cut."));
        QVERIFY(tree->at(7).text.ends_with(" The search is over: the optimum is 9."));
        QCOMPARE(tree->best_at(7), 4);
        QVERIFY(std::ranges::equal(tree->levels_named(), std::vector<std::string>{"3", "4", "2", "1"}));
    }

    /// By hand: greedy takes (2, 1); without it (10, 10) has a greater value.
    void the_greedy_choice_is_taken_back() {
        const auto tree = tree_of(to_be_bounded(10, {{2, 1}, {10, 10}}));
        QVERIFY(tree);
        std::vector<std::string> paths;
        for (const TreeNode& node : tree->nodes())
            paths.push_back(node.path);
        QCOMPARE(paths, (std::vector<std::string>{"", "1", "10", "0", "01", "00"}));
        QCOMPARE(tree->best_at(3), 2);
        QCOMPARE(tree->best_at(6), 4);
    }

    void bounds() {
        Context context;
        const auto search =
            BranchAndBound::make(*to_be_bounded(10, {{2, 4}, {4, 6}, {3, 2}, {6, 7}}), context);
        KS_VERIFY_OK(search);
        QCOMPARE(search->bound(0, 10), 9);
        QCOMPARE(search->bound(0, 1), 1); // half of (3, 2), rounded down
        QCOMPARE(search->bound(2, 8), 5); // 4 + 2 * 2/4
        QCOMPARE(search->bound(0, 19), 15);
        QCOMPARE(search->bound(4, INT64_MAX), 0);
    }

    void nothing_fits() {
        const BoundedPtr instance = to_be_bounded(3, {{100, 4}});
        const auto answer = bounded(instance);
        KS_VERIFY_OK(answer);
        QCOMPARE(answer->objective, std::optional<std::int64_t>(0));
        const auto tree = tree_of(instance);
        QCOMPARE(tree->count(), 1);
        QCOMPARE(tree->at(1).text,
                 std::string("No item fits; all items are decided: the value 0 is the best so far. "
                             "The search is over: the optimum is 0."));
    }

    void small_instances_against_brute_force() {
        Random random(test_seed());
        for (int left = 10'000; left > 0; --left) {
            const auto family = static_cast<std::size_t>(random.between(0, 6));
            const std::int64_t most = random.between(0, 4) == 0
                                          ? std::int64_t{1} << random.between(40, family == 6 ? 50 : 58)
                                          : random.between(1, 60);
            std::vector<Item> items(static_cast<std::size_t>(random.between(1, 11)));
            std::int64_t sum = 0;
            for (Item& item : items) {
                item = random.between(0, 9) == 0 ? Item{random.between(0, 3), 0}
                                                 : pisinger::correlations[family].draw(random, most);
                sum += item.weight;
            }
            const BoundedPtr instance = to_be_bounded(random.between(0, sum + sum / 16), items);
            QVERIFY(instance);
            const auto answer = bounded(instance);
            KS_VERIFY_OK(answer);
            QCOMPARE(answer->objective, brute_force(*instance));
            KS_VERIFY_OK(check_knapsack(*instance, *answer));
        }
    }

    void a_tree_too_large_is_refused() {
        KS_COMPARE_ERROR(record_branch_and_bound("it", *drawn_to_be_bounded("strongly", "100"), {}),
                         ErrorCode::limit,
                         "the search tree has more than 20000 nodes or 200 levels; "
                         "step through an instance with fewer items");
        KS_COMPARE_ERROR(record_branch_and_bound("it", *drawn_to_be_bounded("uncorrelated", "201"), {}),
                         ErrorCode::limit,
                         "the search tree has more than 20000 nodes or 200 levels; "
                         "step through an instance with fewer items");
    }

    void a_long_search_stops_at_once() {
        const BoundedPtr instance = drawn_to_be_bounded("strongly", "200");
        Impatient user(Impatient::Asks::once_at_work);
        Context context;
        context.stop = user.token();
        context.on_progress = [&user](const Progress&) { user.see(); };
        auto search = BranchAndBound::make(*instance, context);
        KS_VERIFY_OK(search);
        const auto ended = search->search(context);
        QVERIFY(user.was_heard());
        QVERIFY2(!ended, "it was done before it could be stopped");
        QCOMPARE(ended.error().code, ErrorCode::cancelled);
    }
};

KS_TEST(BranchAndBoundTest)
#include "branch_and_bound_test.moc"
