// SPDX-License-Identifier: GPL-3.0-or-later
// Computes every number of the lessons on two lists and on their staircase, and compares the texts with them.
#include "solvers/run/in_process.h"
#include "tests/support/suite.h"
#include "tests/ui/lessons/two_lists_of.h"
#include "tests/visual/quiet.h"

#include <bit>

using namespace ks;
using namespace ks::tests;
using namespace ks::two_list;

class TwoListLessonsTest : public QObject, private TwoListLessons {
    Q_OBJECT

private slots:
    void initTestCase() {
        load();
        for (auto& [id, lesson] : lessons_)
            for (ui::LessonStep& step : lesson.steps) // wherever its lines are broken
                step.text.replace('\n', ' ');
    }
    void init() { fail_on_warnings(); }
    void cleanupTestCase() { QCOMPARE(ks::tests::left_to_work_out(), QString()); }

    void by_hand() {
        const char* id = "two-list-by-hand";
        const TwoLists& lists = *original_;
        const Sums& w1 = lists.halves.first.weights;
        const Sums& w2 = lists.halves.second.weights;
        const auto& a = lists.a.lists;
        says(id, 1,
             {listed(subset_sum(example_).weights()), "**" + target_ + "**", "exactly* " + target_,
              formatted("2⁸ = {} subsets", 1 << (w1.size() + w2.size())), "(1974)",
              listed(w1) + " and " + listed(w2)});
        says(id, 2,
             {formatted("2⁴ = **{}**", a[4].size()), "one sum: **0**", formatted("The weight {} can", w1[0]),
              "**" + listed(a[1]) + "**", formatted("Now {}", w1[1]), formatted("with {} added", w1[1]),
              listed(a[1]) + " and **" + listed(shifted(a[1], w1[1])) + "**"});
        says(id, 3,
             {"**" + listed(a[2]) + "**", formatted("weight is {}", w1[2]), formatted("by {} is", w1[2]),
              listed(shifted(a[2], w1[2]))});
        says(id, 4,
             {"**" + listed(a[3]) + ".**", formatted("from 0 to **{}**", a[4].back()),
              formatted("from **{}**", lists.b.all().front()), "down to **0**"});
        const Sums& b = lists.b.all();
        says(id, 5, {formatted("0 + {} = **{}**", b[0], b[0]), "below " + target_});
        QVERIFY(a[4][0] + b[0] < lists.target && a[4][1] + b[0] > lists.target);
        QVERIFY(a[4][1] + b[1] < lists.target);
        says(id, 6,
             {formatted("{} is the *largest*", b[0]), "If 0 is too small with it, 0 is", "**0 is done with**",
              formatted("{} + {} = **{}**", a[4][1], b[0], a[4][1] + b[0]),
              formatted("{} is the smallest", a[4][1]), formatted("**{} is done with**", b[0]),
              formatted("{} + {} = **{}**", a[4][1], b[1], a[4][1] + b[1]),
              formatted("{0} + {0} − 1 = **{1}**", a[4].size(), 2 * a[4].size() - 1),
              formatted("{} subsets", 1 << (w1.size() + w2.size()))});
        Heard heard;
        const auto size = static_cast<std::int64_t>(a[4].size());
        const Hit hit = walk(a[4].data(), b.data(), {{0, size}, {0, size}}, lists.target, heard);
        QVERIFY(hit);
        QCOMPARE(w1[0] + w1[2], hit->a);
        QCOMPARE(w2[1] + w2[2], hit->b);
        says(id, 7,
             {formatted("**{}**th", heard.comparisons),
              formatted("{} + {} = **{}**", hit->a, hit->b, target_),
              formatted("{} = **{} + {}**", hit->a, w1[0], w1[2]),
              formatted("{} = **{} + {}**", hit->b, w2[1], w2[2])});
        // The last weight of A, divided among four threads.
        std::vector<Bounds> h(8);
        h[1] = {{0, 8}, {0, 8}};
        for (std::int64_t node = 1; node < 4; ++node)
            partition<Direction::rising>(a[3].data(), w1[3], h.data(), node, heard);
        QCOMPARE(TwoLists::part(a[3], h[4].list), (Sums{0, 31, 34}));
        QCOMPARE(TwoLists::part(shifted(a[3], w1[3]), h[4].shifted), (Sums{41}));
        says(id, 8,
             {"k = **4**", formatted("list of {} and", a[3].size()), formatted("make {} sums", a[4].size()),
              formatted("makes **{}** of them", h[4].size()), "gets 0, 31, 34 of the one list and 41 of"});
        says(id, 9,
             {formatted("cut into {} blocks of {} sums", lists.blocks_a.count(), lists.blocks_a.length),
              formatted("**{}** pairs", lists.pairs()),
              formatted("**{}** pairs are left", lists.picked.size()), "Block 3 of A and block 3 of B",
              formatted("after **{}** comparisons", lists.comparisons.at({3, 3})),
              formatted("Why exactly {}?", lists.picked.size())});
        QCOMPARE(a[4][9] + b[10], lists.target); // both are in their third blocks
        says(id, 10,
             {formatted("{0} + {0} = **{1}** sums", size, 2 * size), formatted("subsets are {}", 1 << 8),
              formatted("With 40 weights the lists have {} sums", grouped(2 << 20))});
        QVERIFY((std::int64_t{1} << 40) > 1'000'000'000'000);
    }

    void staircase() {
        const char* id = "two-list-staircase";
        const TwoLists& lists = *original_;
        const std::int64_t k = lists.blocks_a.count(), e = lists.blocks_a.length;
        const Blocks &a = lists.blocks_a, &b = lists.blocks_b;
        QCOMPARE(b.count(), k);
        says(id, 1,
             {formatted("k = **{}**", k), formatted("{0} · {0} = **{1}** pairs", k, lists.pairs()),
              formatted("up to {} comparisons", 2 * e - 1),
              formatted("all of them {}", lists.pairs() * (2 * e - 1)),
              formatted("need {} at most", 2 * k * e - 1), "Block 1 of A",
              formatted("from {} to {}", a.first(0), a.last(0)), "block 4 of B",
              formatted("from {} down to {}", b.first(3), b.last(3)), "make " + target_});
        QVERIFY(lists.largest(1, 4) < lists.target && lists.largest(2, 3) > lists.target);
        says(id, 2,
             {formatted("{} + {} = **{}**", a.last(0), b.first(3), lists.largest(1, 4)), "below " + target_,
              formatted("answered for {} sums", e * e), "block 2 of A",
              formatted("{} to {}, and", a.first(1), a.last(1)), "block 3 of B",
              formatted("{} to {}. Their", b.first(2), b.last(2)), "above " + target_});
        QVERIFY(lists.is_picked(2, 3));
        says(id, 3,
             {formatted("{} + {} = **{}**", a.first(1), b.last(2), lists.smallest(2, 3)),
              formatted("{} + {} = **{}**", a.last(1), b.first(2), lists.largest(2, 3)), "target " + target_,
              "*is* " + target_, formatted("Block 3 of A is {} to {}", a.first(2), a.last(2)), "block 1 of B",
              formatted("{} to {}. What", b.first(0), b.last(0))});
        QVERIFY(lists.smallest(3, 1) > lists.target);
        says(id, 4,
             {formatted("{} + {} = **{}**", a.first(2), b.last(0), lists.smallest(3, 1)), "above " + target_,
              formatted("the {} pairs", lists.pairs())});
        QCOMPARE(lists.picked.size(), std::size_t(7));
        says(id, 5, {});
        const auto small = [&](std::int64_t i) { return lists.smallest(i, k + 1 - i); };
        const auto large = [&](std::int64_t i) { return lists.largest(i, k + 1 - i); };
        says(id, 6,
             {formatted("- blocks 1 and 4: sums from {} to **{}**", small(1), large(1)),
              formatted("- blocks 2 and 3: from **{}** to **{}**", small(2), large(2)),
              formatted("- blocks 3 and 2: from **{}** to {}", small(3), large(3)),
              formatted("- blocks 4 and 1: from **{}** to {}", small(4), large(4)), target_ + " is inside",
              formatted("lie on {0} + {0} − 1 = **{1}** such", k, 2 * k - 1),
              formatted("at most {} pairs", 2 * k - 1), "**2k − 1**"});
        for (std::int64_t i = 1; i < k; ++i) // on every diagonal, not only on the longest
            for (std::int64_t j = 2; j <= k; ++j)
                QVERIFY(lists.smallest(i + 1, j - 1) >= lists.largest(i, j));
        QCOMPARE(row(lists, 3), "++..");
        QCOMPARE(row(lists, 2), "...-");
        says(id, 7,
             {formatted("For {} pairs that is {} sums", lists.pairs(), 2 * lists.pairs()),
              "row 3 from left to right: too large, too large, picked, picked",
              "Row 2: picked, picked, picked, too small"});
        Heard third;
        prune_improved(
            a, b, lists.target, 2, [](const BlockPair&) {}, third);
        QCOMPARE(third.kept_blocks, (std::vector<std::pair<std::int64_t, std::int64_t>>{{2, 3}}));
        says(id, 8,
             {"Thread 3 begins with block 2 of B",
              formatted("{} + {} = **{}**", a.first(2), b.last(1), lists.smallest(3, 2)), "(Lemma 3)",
              formatted("Then block 3: {} + {} = **{}**", a.first(2), b.last(2), lists.smallest(3, 3)),
              "one is block 3", "(Lemma 4)", formatted("Block 3: **{}**", lists.largest(3, 3)),
              formatted("block 4: **{}**", lists.largest(3, 4)), "last is block 4",
              formatted("**{}** looks", third.probes)});
        const InstancePtr of_twenty = lesson(id).steps[8].show[1].figure->instance;
        const TwoLists twenty(subset_sum(of_twenty), false);
        QCOMPARE(twenty.halves.first.weights.size(), std::size_t(10));
        const std::int64_t threads = usual_threads(54);
        const auto looks = static_cast<int>(std::bit_width(static_cast<std::uint64_t>(threads)));
        QVERIFY(threads * threads > 67'000'000 && threads * 2 * looks < 230'000);
        says(id, 9,
             {formatted("**{}** looks in the place of {} sums", lists.pruned_by_searches.probes,
                        2 * lists.pairs()),
              "With 54 weights", "with 54 weights", "k is " + grouped(threads), "more than 67 million",
              formatted("at most {} looks", looks), "20 weights",
              formatted("{} blocks a list", twenty.blocks_a.count()),
              formatted("Of {} pairs **{}** are picked; {} would", grouped(twenty.pairs()),
                        twenty.picked.size(), twenty.blocks_a.count() + twenty.blocks_b.count() - 1),
              "less than " + grouped(230'000), "57.25\u00A0ms", "4.92\u00A0ms", "C2050"});
    }

    /// The text of a picture that is a step of a recording. (If recordings change, lessons show other steps.)
    void pictures_show_what_the_text_is_about_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("picture");
        QTest::addColumn<QString>("said");
        const auto add = [](const char* id, int step, int picture, const char* said) {
            QTest::addRow("%s %d.%d", id, step, picture) << id << step << picture << said;
        };
        add("two-list-by-hand", 2, 1, "34 goes to place 2");
        add("two-list-by-hand", 2, 2, "34 + 31 = 65");
        add("two-list-by-hand", 3, 3, "65 goes to place 4");
        add("two-list-by-hand", 3, 4, "65 + 42 = 107");
        add("two-list-by-hand", 4, 1, "107 goes to place 8");
        add("two-list-by-hand", 4, 2, "148 goes to place 16");
        add("two-list-by-hand", 4, 3, "0 goes to place 16");
        add("two-list-by-hand", 6, 1, "= 89 is below");
        add("two-list-by-hand", 6, 3, "= 110 is below");
        add("two-list-by-hand", 7, 2, "a solution is found");
        add("two-list-by-hand", 8, 1, "node 1 of H has a_1 .. a_8");
        add("two-list-by-hand", 8, 3, "41 goes to place 4");
        add("two-list-by-hand", 9, 2, "(4, 3)");
        add("two-list-by-hand", 9, 3, "a solution is found");
        add("two-list-staircase", 1, 2, "(1, 1)");
        add("two-list-staircase", 2, 1, "(1, 4)");
        add("two-list-staircase", 3, 1, "(2, 3)");
        add("two-list-staircase", 4, 1, "(3, 1)");
        add("two-list-staircase", 5, 1, "(4, 3)");
        add("two-list-staircase", 9, 2, "Thread 32");
        add("two-list-improvements", 2, 1, "= 120 is above");
        add("two-list-improvements", 2, 2, "= 117 is above");
        add("two-list-improvements", 4, 1, "(3, 2)");
        add("two-list-improvements", 4, 2, "(3, 4)");
        add("two-list-improvements", 5, 1, "of pair (3, 3)");
        add("two-list-improvements", 5, 2, "a solution is found");
        add("two-list-improvements", 7, 2, "403 sums");
        add("two-list-improvements", 7, 3, "Thread 31");
        add("four-tables", 1, 1, "= 89 is below");
    }
    void pictures_show_what_the_text_is_about() {
        QFETCH(const QString, id);
        QFETCH(const int, step);
        QFETCH(const int, picture);
        QFETCH(const QString, said);
        const ui::Lesson& shown = lesson(id.toStdString());
        const ui::LessonStop& stop =
            shown.steps[static_cast<std::size_t>(step - 1)].show[static_cast<std::size_t>(picture - 1)];
        std::string variant = shown.variant;
        InstancePtr instance = shown.instance;
        std::int64_t at = stop.step.value_or(0);
        if (stop.figure) {
            QCOMPARE(stop.figure->id, "step");
            instance = stop.figure->instance;
            for (const auto& [name, value] : stop.figure->settings)
                if (name == "of")
                    variant = value;
                else
                    at = std::stoll(value);
        }
        const auto recording = in_process::record(variant, instance, {});
        QVERIFY2(recording, recording ? "" : recording.error().sentence().c_str());
        const QString text = QString::fromStdString((*recording)->at(at).text);
        QVERIFY2(text.contains(said), qPrintable(text));
    }

private:
    static Sums shifted(Sums sums, std::int64_t weight) {
        for (std::int64_t& sum : sums)
            sum += weight;
        return sums;
    }
    /// A row of pairs of blocks: + for too large, - for too small, a point for picked.
    static std::string row(const TwoLists& lists, std::int64_t i) {
        std::string text;
        for (std::int64_t j = 1; j <= lists.blocks_b.count(); ++j)
            text += lists.smallest(i, j) > lists.target  ? '+'
                    : lists.largest(i, j) < lists.target ? '-'
                                                         : '.';
        return text;
    }
};

KS_TEST(TwoListLessonsTest)
KS_WORKS_OUT(TwoListLessonsTest, {"two-list-by-hand", 1, 10}, {"two-list-staircase", 1, 9})
#include "two_list_lessons_test.moc"
