// SPDX-License-Identifier: Apache-2.0
// The two-list algorithm of Wan et al. step by step: an example computed by hand, and properties of every
// instance.
#include "solvers/instance/random.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/two_list/recording.h"
#include "tests/solvers/problems/subset_sum/two_list_checks.h"
#include "tests/solvers/problems/subset_sum/weights.h"
#include "tests/solvers/steps/recording_checks.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace ks;
using tests::all_sums;
using tests::Followed;
using tests::Sums;
using tests::weights;
using tests::wrong_at_end;
using tests::wrong_in;

namespace {

using Recorded = std::shared_ptr<const TwoListRecording>;

Recorded two_lists(TwoListMethod method, const InstancePtr& instance) {
    const auto recording = record_two_list("x", method, static_cast<const SubsetSumInstance&>(*instance), {});
    return recording ? std::dynamic_pointer_cast<const TwoListRecording>(*recording) : nullptr;
}

/// Even weights; the sums of the first four form A, those of the last four form B. With an odd target
/// no solution exists, so that everything is searched.
const std::vector<std::int64_t> example{6, 10, 16, 26, 8, 14, 20, 32};

/// "PP22 / 1P22 ...": the fate of each pair of blocks, a line per block of A.
std::string matrix(const TwoListState& state) {
    std::string text;
    for (std::size_t i = 0; i < state.fates.size(); ++i) {
        if (i > 0 && i % state.blocks[1].size() == 0)
            text += " / ";
        text += "?2134PSF"[static_cast<std::size_t>(state.fates[i])];
    }
    return text;
}

std::int64_t first_of(const Recording& recording, const std::string& phase) {
    for (std::int64_t step = 0; step <= recording.count(); ++step)
        if (recording.at(step).phase == phase)
            return step;
    return -1;
}

} // namespace

class TwoListRecordingTest : public QObject {
    Q_OBJECT

    /// The pseudo-code of a step, one line each.
    static std::string code(const Recording& recording, std::int64_t step) {
        std::string text;
        for (const int line : recording.at(step).lines)
            text += recording.code()[static_cast<std::size_t>(line - 1)] + "\n";
        return text;
    }

    static void check(const TwoListRecording& recording) {
        QCOMPARE(tests::check_steps(recording), std::string());
        QCOMPARE(tests::check_levels(recording), std::string());
        QCOMPARE(tests::check_json(recording, 2), std::string());
        for (const OutlineEntry& entry : recording.outline())
            QVERIFY(!entry.title.empty());
        for (std::int64_t step = 0; step <= recording.count(); ++step)
            QVERIFY(!recording.at(step).lines.empty());
    }

private slots:
    /// Algorithms 3-8 with k = 4. A = 0 6 10 16 | 16 22 26 26 | 32 32 36 42 | 42 48 52 58 and B = 74 66 60 54
    /// | 52 46 42 40 | 34 32 28 22 | 20 14 8 0.
    void the_original_by_hand() {
        const auto recording = two_lists(TwoListMethod::original, weights(61, example));
        QVERIFY(recording);
        check(*recording);
        QVERIFY(recording->fine());
        QCOMPARE(recording->state(0).lists[0].sums, Sums{0});
        QCOMPARE(recording->at(1).text, std::string("a'_1 = a_1 + w_1 = 0 + 6 = 6."));
        QCOMPARE(recording->at(2).text,
                 std::string("a_1 = 0 is below a'_1 = 6, so it goes first, to place 1."));
        QCOMPARE(recording->at(5).text, std::string("Thread 2: a'_2 = a_2 + w_2 = 6 + 10 = 16."));
        QCOMPARE(recording->at(36).text,
                 std::string("Thread 2: node 3 of H has a_8 and a'_2 .. a'_8. Of these 8, merged, the first "
                             "4 are a_8 and a'_2 .. a'_4: they go to node 6, the rest to node 7."));
        const TwoListState divided = recording->state(36);
        QCOMPARE(divided.partition.size(), std::size_t{7});
        QVERIFY(divided.partition[5].list == (ListPart{7, 8}));
        QVERIFY(divided.partition[5].shifted == (ListPart{1, 4}));
        QCOMPARE(divided.threads, 4);
        QVERIFY(divided.thread == 1);
        QCOMPARE(recording->at(43).text, std::string("Thread 2: a_7 = 26 equals a'_1 = 26; of equal ones "
                                                     "the list's goes first, to place 7."));
        QVERIFY(recording->state(43).lists[0].merged == (Sums{0, 6, 10, 16, 16, 22, 26}));

        // For each half 15 elements are added and 30 merged, and 7 nodes divided.
        const std::int64_t pruning = first_of(*recording, "pruning"), search = first_of(*recording, "search");
        QCOMPARE(pruning, 1 + 2 * (15 + 30 + 7));
        QCOMPARE(search, pruning + 16);
        QCOMPARE(recording->end().lists[0].sums,
                 (Sums{0, 6, 10, 16, 16, 22, 26, 26, 32, 32, 36, 42, 42, 48, 52, 58}));
        QCOMPARE(recording->end().lists[1].sums,
                 (Sums{74, 66, 60, 54, 52, 46, 42, 40, 34, 32, 28, 22, 20, 14, 8, 0}));
        QCOMPARE(matrix(recording->state(pruning + 1)), std::string("PP?? / ???? / ???? / ????"));
        QCOMPARE(matrix(recording->state(search - 1)), std::string("PP22 / 1P22 / 11PP / 111P"));
        QCOMPARE(recording->at(pruning + 7).text,
                 std::string("Thread 2: block pair (2, 1): its smallest sum a_5 + b_4 = 16 + 54 = 70 is "
                             "above 61, so no sum of it can be 61 (Lemma 1)."));
        QCOMPARE(recording->at(pruning + 5).text,
                 std::string("Thread 2: block pair (2, 3): its largest sum a_8 + b_9 = 26 + 34 = 60 is below "
                             "61, so no sum of it can be 61 (Lemma 2)."));
        QCOMPARE(recording->at(pruning + 9).text,
                 std::string("Thread 3: block pair (3, 4): its smallest sum a_9 + b_{16} = 32 + 0 = 32 is "
                             "below 61 and its largest a_{12} + b_{13} = 42 + 20 = 62 above: it is picked, "
                             "into slot 5 of S, which is what atomicAdd returned."));
        QCOMPARE(code(*recording, pruning),
                 std::string("    X <- a_{i.1} + b_{j.e};  Y <- a_{i.e} + b_{j.1}  {lines 7-8}\n"
                             "      S[atomicAdd(r, 1)] <- (i, j)  {lines 12-14}\n"));
        // Thread 1 has the first pair of S and the fifth.
        QCOMPARE(
            recording->at(search).text,
            std::string("4 threads search at the same time, each every 4th slot of S; they are shown "
                        "one after the other. Thread 1: a_1 + b_1 = 0 + 74 = 74 is above 61: on to b_2."));
        QCOMPARE(recording->at(search + 5).text,
                 std::string("Thread 1: a_3 + b_4 = 10 + 54 = 64 is above 61, and b_4 is the last of its "
                             "part: pair (1, 1) holds no solution."));
        QCOMPARE(matrix(recording->state(search + 5)), std::string("SP22 / 1P22 / 11PP / 111P"));
        QCOMPARE(recording->at(search + 6).row, 5);
        QVERIFY(recording->state(search + 6).window[1] == (ListPart{12, 16}));
        QCOMPARE(matrix(recording->end()), std::string("SS22 / 1S22 / 11SS / 111S"));
        QCOMPARE(recording->at(recording->count()).text,
                 std::string("The 6 pairs in S hold no solution: no subset sums to 61."));
    }

    /// Algorithms 9-12. Sorted, A has 32 26 20 16 and B 14 10 8 6, and five of A's sums are above 61: A = 0
    /// 16 20 | 26 32 36 | 42 46 48 | 52 58 and B = 38 32 30 28 | 24 24 22 20 | 18 16 14 14 | 10 8 6 0.
    void the_improved_by_hand() {
        const auto recording = two_lists(TwoListMethod::improved, weights(61, example));
        QVERIFY(recording);
        check(*recording);
        QCOMPARE(recording->end().lists[0].sums, (Sums{0, 16, 20, 26, 32, 36, 42, 46, 48, 52, 58}));
        QCOMPARE(recording->at(14).text,
                 std::string("Thread 4: a_4 + w_3 = 58 + 20 = 78 is above 61: it is discarded, for no sum "
                             "with it can be 61."));
        QCOMPARE(code(*recording, 14), std::string("  if A[tid] + w_i > M then discard it  {lines 3-4}\n"));
        QVERIFY(recording->state(14).lists[0].discarded == (std::vector<bool>{false, false, false, true}));
        const std::int64_t pruning = first_of(*recording, "pruning"), search = first_of(*recording, "search");
        QCOMPARE(matrix(recording->state(pruning + 2)), std::string("?444 / ???? / ???? / ????"));
        QCOMPARE(matrix(recording->state(search - 1)), std::string("4444 / P444 / 33P4 / 333P"));
        QCOMPARE(recording->at(pruning).text,
                 std::string("Thread 1: block pair (1, 2): its smallest sum a_1 + b_8 = 0 + 20 = 20 is below "
                             "61, so low is 2 or less."));
        QCOMPARE(recording->at(pruning + 4).text,
                 std::string("Thread 1: low = 1 is above high = 0: block 1 of A is picked with no block of "
                             "B."));
        QCOMPARE(recording->at(pruning + 10).text,
                 std::string("Thread 3: block pair (3, 2): its smallest sum a_7 + b_8 = 42 + 20 = 62 is "
                             "above 61, which leaves out blocks 1 to 2 of B (Lemma 3)."));
        QCOMPARE(recording->at(pruning + 14).text,
                 std::string("Thread 3: block 3 of A is picked with block 3 of B, into slot 2 of S, which is "
                             "what atomicAdd returned."));
        QCOMPARE(recording->at(search).text,
                 std::string("4 threads search at the same time, each every 4th slot of S; they are shown "
                             "one after the other. "
                             "Thread 1: of pair (2, 1), four binary searches leave a_4 .. a_5 of a_4 .. a_6 "
                             "(Lemmas 5 and 6) and b_2 .. b_3 of b_1 .. b_4 (Lemmas 7 and 8)."));
        QVERIFY(recording->state(search).window[0] == (ListPart{3, 5}));
        QVERIFY(!recording->state(search).pointer[0]);
        QCOMPARE(recording->at(search + 4).text,
                 std::string("Thread 2: of pair (3, 3), the binary searches leave nothing of block 3 of B "
                             "(Lemmas 7 and 8): no sum of it is 61."));
        QVERIFY(!recording->state(search + 4).pointer[0]);
        QCOMPARE(matrix(recording->end()), std::string("4444 / S444 / 33S4 / 333S"));
    }

    void the_sequential_by_hand() {
        const auto recording = two_lists(TwoListMethod::sequential, weights(62, example));
        QVERIFY(recording);
        check(*recording);
        const std::int64_t search = first_of(*recording, "search");
        QCOMPARE(search, 1 + 2 * (15 + 30));
        QCOMPARE(recording->at(search + 6).text,
                 std::string("a_3 + b_5 = 10 + 52 = 62, the target: a solution is found."));
        QCOMPARE(recording->count(), search + 7);
        QCOMPARE(recording->at(search + 7).text,
                 std::string("10 + 52 = 62. No algorithm of the paper remembers the subset of a sum, so each "
                             "half is solved again for its own: 10 is a weight itself, and 52 = 20 + 32."));
        QVERIFY(recording->end().window[0] == (ListPart{0, 16}));
        QVERIFY(recording->state(search + 1).partition.empty());
        QVERIFY(recording->state(2).partition.empty());
    }

    /// The case of equality, which the paper's lemmas omit: in a comparison of the pruning, of one of its
    /// binary searches, and of the search.
    void equality_is_a_solution() {
        const auto pruned = two_lists(TwoListMethod::original, weights(62, example));
        QVERIFY(
            pruned->at(pruned->count() - 1)
                .text.ends_with("its largest sum a_{12} + b_{13} = 42 + 20 = 62 is the target. A solution "
                                "is found."));
        QCOMPARE(matrix(pruned->end()), std::string("PP22 / 1P22 / ??PF / ????"));
        const auto improved = two_lists(TwoListMethod::improved, weights(62, example));
        QVERIFY(improved->at(improved->count() - 1)
                    .text.ends_with("its smallest sum a_7 + b_8 = 42 + 20 = 62 is the target. A solution is "
                                    "found."));
        QVERIFY(improved->end().row == 2 && improved->end().column == 1);
        const auto in_search = two_lists(TwoListMethod::improved, weights(64, example));
        QCOMPARE(first_of(*in_search, "search"), in_search->count() - 1);
        QVERIFY(in_search->at(in_search->count() - 1)
                    .text.ends_with("Thread 1: in pair (2, 1), a binary search meets a_4 + b_1 = 26 + 38 = "
                                    "64, the target: a solution is found."));
        QCOMPARE(matrix(in_search->end()).substr(7, 4), std::string("F444"));
    }

    /// In the example, a node of H gives its left child a single element.
    void one_is_not_many() {
        const auto recording =
            two_lists(TwoListMethod::improved, weights(111, {34, 31, 42, 41, 37, 10, 25, 17}));
        QCOMPARE(recording->at(16).text,
                 std::string("Thread 1: node 2 of H has a_1 .. a_2 and a'_1. Of these 3, merged, the first "
                             "is a_1: it goes to node 4, the rest to node 5."));
        for (std::int64_t step = 0; step <= recording->count(); ++step)
            QVERIFY2(recording->at(step).text.find("first 1 ") == std::string::npos,
                     recording->at(step).text.c_str());
    }

    void random_instances_data() {
        QTest::addColumn<int>("method");
        QTest::newRow("sequential") << static_cast<int>(TwoListMethod::sequential);
        QTest::newRow("original") << static_cast<int>(TwoListMethod::original);
        QTest::newRow("improved") << static_cast<int>(TwoListMethod::improved);
    }

    /// Targets from 0 to above the sum of all weights; some weights are equal, some are 0, and some exceed
    /// the target.
    void random_instances() {
        QFETCH(int, method);
        Random draw(test_seed());
        for (int time = 0; time < 40; ++time) {
            std::vector<std::int64_t> all;
            const std::int64_t n = draw.between(1, 10), step = draw.between(1, 2);
            for (std::int64_t i = 0; i < n; ++i)
                all.push_back(step * draw.between(0, 20));
            const Sums sums = all_sums(all, INT64_MAX);
            const std::int64_t target = draw.between(0, sums.back() + 2);
            const auto recording = two_lists(static_cast<TwoListMethod>(method), weights(target, all));
            QVERIFY(recording);
            check(*recording);
            if (QTest::currentTestFailed())
                return;
            QCOMPARE(wrong_at_end(*recording, static_cast<TwoListMethod>(method),
                                  std::ranges::binary_search(sums, target)),
                     std::string());
            // Jumping to each step first, then stepping through all.
            std::map<std::int64_t, TwoListState> seen;
            for (int goal = 0; goal < 50; ++goal) {
                const std::int64_t at = draw.between(0, recording->count());
                seen.emplace(at, recording->state(at));
            }
            Followed followed(*recording);
            for (std::int64_t at = 0; at <= recording->count(); ++at) {
                followed.take(at);
                const TwoListState state = recording->state(at);
                QCOMPARE(wrong_in(*recording, state), std::string());
                QVERIFY(followed.is(state));
                const auto before = seen.find(at);
                if (before != seen.end())
                    QVERIFY(followed.is(before->second) && matrix(before->second) == matrix(state) &&
                            before->second.pointer[0] == state.pointer[0]);
            }
        }
    }

    /// Fates never change back, and only in the ways that the stages allow.
    void fates_are_final() {
        for (const TwoListMethod method : {TwoListMethod::original, TwoListMethod::improved}) {
            const auto recording = two_lists(method, weights(61, example));
            std::string before = matrix(recording->state(first_of(*recording, "pruning") - 1));
            QCOMPARE(before, std::string()); // the lists are not divided yet
            before = "???? / ???? / ???? / ????";
            for (std::int64_t at = first_of(*recording, "pruning"); at <= recording->count(); ++at) {
                const std::string now = matrix(recording->state(at));
                for (std::size_t i = 0; i < now.size(); ++i)
                    QVERIFY(now[i] == before[i] || before[i] == '?' || (before[i] == 'P' && now[i] == 'S'));
                before = now;
            }
        }
    }

    void long_lists_are_shown_coarsely_data() { random_instances_data(); }

    void long_lists_are_shown_coarsely() {
        QFETCH(int, method);
        Random draw(test_seed());
        for (const std::int64_t n : {13, 20, 28}) {
            std::vector<std::int64_t> all;
            std::int64_t sum = 0;
            for (std::int64_t i = 0; i < n; ++i)
                sum += all.emplace_back(2 * draw.between(1, 1'000'000'000'000));
            const std::int64_t odd = (sum / 5) | 1; // no solution
            const auto recording = two_lists(static_cast<TwoListMethod>(method), weights(odd, all));
            QVERIFY(recording);
            QVERIFY(!recording->fine());
            check(*recording);
            QCOMPARE(wrong_at_end(*recording, static_cast<TwoListMethod>(method), false), std::string());
            QVERIFY(recording->count() < 700);
            for (int goal = 0; goal < 8; ++goal)
                QCOMPARE(wrong_in(*recording, recording->state(draw.between(0, recording->count()))),
                         std::string());
            // Half of the weights: a subset with this sum is found.
            std::int64_t half = 0;
            for (std::int64_t i = 0; i < n; i += 2)
                half += all[static_cast<std::size_t>(i)];
            const auto found = two_lists(static_cast<TwoListMethod>(method), weights(half, all));
            check(*found);
            QCOMPARE(wrong_at_end(*found, static_cast<TwoListMethod>(method), true), std::string());
        }
    }

    void more_weights_are_refused() {
        const auto instance = weights(7, std::vector<std::int64_t>(29, 2));
        const auto refused = record_two_list("x", TwoListMethod::original,
                                             static_cast<const SubsetSumInstance&>(*instance), {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        QVERIFY(refused.error().what.find("29 weights") != std::string::npos);
    }

    void recording_ends_when_it_is_stopped() {
        std::stop_source stop;
        stop.request_stop();
        const auto stopped =
            record_two_list("x", TwoListMethod::improved,
                            static_cast<const SubsetSumInstance&>(*weights(61, example)), stop.get_token());
        QCOMPARE(stopped.error().code, ErrorCode::cancelled);
    }
};

KS_TEST(TwoListRecordingTest)
#include "two_list_recording_test.moc"
