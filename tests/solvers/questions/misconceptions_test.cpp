// SPDX-License-Identifier: Apache-2.0
// Each misconception, on an example computed by hand.
#include "solvers/kinds/presets.h"
#include "solvers/occupancy/devices.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/questions/misconception_names.h"
#include "solvers/questions/occupancy_question.h"
#include "solvers/questions/questions.h"
#include "solvers/questions/trace_questions.h"
#include "solvers/run/in_process.h"
#include "tests/support/checks.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

using namespace ks;
using emulator::Memory;
using emulator::Op;

namespace {

std::shared_ptr<const Recording> recorded(const char* preset, const char* kind, const char* variant) {
    const auto recording = in_process::record(variant, *generate(preset, kind, {}), {});
    if (!recording)
        qFatal("%s", recording.error().sentence().c_str());
    return *recording;
}

QuizQuestion asked(const std::vector<QuizQuestion>& questions, Ask ask) {
    const auto found = std::ranges::find(questions, ask, &QuizQuestion::ask);
    if (found == questions.end())
        qFatal("%s is not asked", std::string(to_text(ask)).c_str());
    return *found;
}

/// The question about the step that computes the cell.
QuizQuestion about_cell(const Recording& recording, CellAt at, Ask ask) {
    return asked(questions_at(recording, static_cast<const TableRecording&>(recording).step_of(at) - 1), ask);
}

std::string named(const QuizQuestion& question, Response response) {
    return grade(question, response).misconception;
}

/// The question about a pair of blocks whose text begins with `begin`.
QuizQuestion about_pair(const Recording& lists, std::string_view begin) {
    for (std::int64_t step = 0; step < lists.count(); ++step)
        for (const QuizQuestion& question : questions_at(lists, step))
            if (question.ask == Ask::pair && question.text.starts_with(begin))
                return question;
    qFatal("a pair is not asked about");
}

/// A task with a choice of gain 1 and cost 2, and a second choice: returns the misconception of this response
/// to the question whether the second choice's point is kept.
std::string kept_after_a_choice(CustomInstruction second, const char* response) {
    InstructionSetBuilder builder;
    builder.begin_task({.name = "t", .execution = 6, .period = 10}).add({.gain = 1, .cost = 2}).add(second);
    const auto front = in_process::record("instruction-set.front-list", *std::move(builder).build(), {});
    std::vector<QuizQuestion> all;
    for (std::int64_t step = 0; step < (*front)->count(); ++step)
        std::ranges::copy(questions_at(**front, step), std::back_inserter(all));
    return named(all.at(1), {response}); // for no choice, the first and the second choice
}

/// A warp of 32 lanes that executes one access.
Trace one_access(Op op, Memory space, int bytes, std::vector<std::uint64_t> addresses) {
    Trace trace;
    TraceInstruction instruction{.site = 0, .mask = 0, .addresses = std::move(addresses), .values = {}};
    for (std::size_t lane = 0; lane < instruction.addresses.size(); ++lane)
        instruction.mask |= 1U << lane;
    TraceLaunch launch;
    launch.sites = {{.file = "k.inl", .line = 7, .op = op, .space = space, .bytes = bytes, .name = ""}};
    trace.launches = {launch};
    trace.window = RecordedWarp{.at = {}, .count = 1, .instructions = {instruction}, .cut = ""};
    return trace;
}

std::vector<std::uint64_t> every(std::uint64_t begin, std::uint64_t stride) {
    std::vector<std::uint64_t> all;
    for (std::uint64_t lane = 0; lane < 32; ++lane)
        all.push_back(begin + lane * stride);
    return all;
}

} // namespace

class MisconceptionsTest : public QObject {
    Q_OBJECT

private slots:
    /// Items (2, 4), (4, 6), (3, 2), (6, 7). z3(4) = max(z2(2) + 3, z2(4)) = max(3, 2) = 3.
    void the_value_of_a_cell() {
        const auto recording = recorded("thesis-2.1", "knapsack", "knapsack.sequential");
        const QuizQuestion question = about_cell(*recording, {3, 4}, Ask::value);
        QCOMPARE(question.text, std::string("What will z3(4) be?"));
        QVERIFY(grade(question, {"3"}).right && grade(question, {" +3 "}).right &&
                grade(question, {"03"}).right);
        QVERIFY(grade(question, {"3.0"}).right && grade(question, {"3\u00A0"}).right);
        QVERIFY(!why_no_answer(question, {"three"}).empty() && why_no_answer(question, {"-inf"}).empty());
        QCOMPARE(tidied(question, {"1\u202F234\u202F567.0"}), Response{"1234567"});
        QCOMPARE(named(question, {"6"}), std::string("taken-twice"));          // z3(2) + 3
        QCOMPARE(named(question, {"2"}), std::string("left-out"));             // z2(4)
        QCOMPARE(named(question, {"5"}), std::string("capacity-not-reduced")); // z2(4) + 3
        QCOMPARE(named(question, {"4"}), std::string());
        // z4(9) = max(z3(2) + 6, z3(9)) = max(9, 7) = 9; the item alone is 6, with its weight 3 + 7.
        const QuizQuestion last = about_cell(*recording, {4, 9}, Ask::value);
        QVERIFY(grade(last, {"9"}).right);
        QCOMPARE(named(last, {"6"}), std::string("item-alone"));
        QCOMPARE(named(last, {"10"}), std::string("weight-added"));
        // z3(6) = max(z2(4) + 3, z2(6)) = max(5, 4) = 5. z2(6) = max(z1(0) + 4, z1(6)) = max(4, 2).
        const QuizQuestion second = about_cell(*recording, {2, 6}, Ask::value);
        QVERIFY(grade(second, {"4"}).right);
        QCOMPARE(named(second, {"2"}), std::string("left-out"));
        // z4(8) = max(z3(1) + 6, z3(8)) = max(6, 7) = 7
        const QuizQuestion third = about_cell(*recording, {4, 8}, Ask::value);
        QVERIFY(grade(third, {"7"}).right);
        QCOMPARE(named(third, {"6"}), std::string("taken-anyway"));
    }

    void the_cell_that_a_value_comes_from() {
        const auto recording = recorded("thesis-2.1", "knapsack", "knapsack.sequential");
        const QuizQuestion question = about_cell(*recording, {3, 4}, Ask::source);
        for (const char* written : {"2, 2", "(2,2)", "2 2", "2;2", "02,2"})
            QVERIFY2(grade(question, {written}).right, written);
        QVERIFY(why_no_answer(question, {"2, 2"}).empty());
        for (const char* slip : {"", "2", "2,2,2", "2,x", "/a"})
            QVERIFY2(!why_no_answer(question, {slip}).empty(), slip);
        QCOMPARE(named(question, {"3,2"}), std::string("row-being-written"));
        QCOMPARE(named(question, {"2,4"}), std::string("left-out"));
        QCOMPARE(named(question, {"2,1"}), std::string("value-for-weight"));
        // z4(10) = max(z3(3) + 6, z3(10)) = max(9, 7)
        QVERIFY(grade(about_cell(*recording, {4, 10}, Ask::source), {"3,3"}).right);
        // z4(8) = max(z3(1) + 6, z3(8)) = max(6, 7)
        const QuizQuestion left_out = about_cell(*recording, {4, 8}, Ask::source);
        QVERIFY(grade(left_out, {"3,8"}).right);
        QCOMPARE(named(left_out, {"3,1"}), std::string("taken-anyway"));
    }

    /// Class 2 has (1, 4) and (4, 8); z2(7) = z1(3) + 1 = 3.
    void an_item_of_each_class() {
        const auto recording = recorded("thesis-2.2", "multiple-choice", "mckp.sequential");
        const QuizQuestion value = about_cell(*recording, {2, 7}, Ask::value);
        QVERIFY(grade(value, {"3"}).right);
        QCOMPARE(named(value, {"1"}), std::string("item-alone"));
        QCOMPARE(named(about_cell(*recording, {1, 2}, Ask::value), {"0"}), std::string("zero-for-nothing"));
        QVERIFY(grade(about_cell(*recording, {1, 2}, Ask::value), {"-inf"}).right);
        QVERIFY(grade(about_cell(*recording, {1, 2}, Ask::value), {"−∞"}).right);
        QCOMPARE(named(about_cell(*recording, {2, 7}, Ask::item), {"1"}), std::string("too-heavy"));
        const QuizQuestion exactly = about_cell(*recording, {2, 8}, Ask::fits);
        QCOMPARE(exactly.text, std::string("Does item 2b (value 4, weight 8) fit into capacity 8?"));
        QCOMPARE(named(exactly, {"no"}), std::string("exactly-full"));
    }

    /// z3(10) = max(z2(9) + 2, z2(8) + 3, z2(7) + 4) = max(6, 7, 7) = 7, and z2(10) = 4.
    void the_best_item_of_a_class() {
        const auto recording = recorded("thesis-2.2", "multiple-choice", "mckp.sequential");
        const QuizQuestion value = about_cell(*recording, {3, 10}, Ask::value);
        QVERIFY(grade(value, {"7"}).right);
        QCOMPARE(named(value, {"6"}), std::string("not-the-best"));
        QCOMPARE(named(value, {"4"}), std::string("row-copied"));
    }

    /// Row 2, cost 5 of the three tasks: 83/60 if the filter stays in software; 98/60 - 20/60 = 78/60.
    void a_choice_that_lowers_the_utilisation() {
        const auto recording = recorded("ise-three-tasks", "instruction-set", "instruction-set.sequential");
        const QuizQuestion value = about_cell(*recording, {2, 5}, Ask::value);
        QVERIFY(grade(value, {"78/60"}).right);
        QCOMPARE(named(value, {"83/60"}), std::string("row-copied"));
        QCOMPARE(named(value, {"98/60"}), std::string("choice-left-out"));
    }

    /// A task with execution time 6 and period 10, whose execution time a choice shortens.
    void points_of_a_front() {
        QCOMPARE(kept_after_a_choice({.gain = 2, .cost = 5}, "no"), std::string("dearer-dropped"));
        QCOMPARE(kept_after_a_choice({.gain = 1, .cost = 5}, "yes"), std::string("equal-kept"));
        QCOMPARE(kept_after_a_choice({.gain = 0, .cost = 5}, "yes"), std::string("dominated-kept"));
    }

    /// Pairs of the lesson on the staircase, target 111: block 1 of A with block 4 of B has sums from 0 to
    /// 66; block 2 with block 3 from 69 to 115.
    void pairs_of_blocks() {
        const auto lists = recorded("two-list-example", "subset-sum", "subset-sum.two-list.gpu");
        const QuizQuestion below = about_pair(*lists, "Block 1 of A with block 4 of B: sums from 0 to 66.");
        QVERIFY(grade(below, {"below"}).right);
        QCOMPARE(named(below, {"survives"}), std::string("pair-kept"));
        QCOMPARE(named(below, {"above"}), std::string("wrong-side"));
        const QuizQuestion picked =
            about_pair(*lists, "Block 2 of A with block 3 of B: sums from 69 to 115.");
        QVERIFY(grade(picked, {"survives"}).right);
        QCOMPARE(named(picked, {"below"}), std::string("pair-dropped"));
    }

    /// A = 0, 3, 5, 8 and B = 13, 9, 4, 0, target 12: 0 + 13 is too large, 0 + 9 too small, 3 + 9 is the
    /// target.
    void a_pointer_that_moves() {
        SubsetSumBuilder builder;
        builder.target(12).add(3).add(5).add(4).add(9);
        const auto lists =
            in_process::record("subset-sum.two-list.sequential", *std::move(builder).build(), {});
        std::vector<QuizQuestion> moves;
        for (std::int64_t step = 0; step < (*lists)->count(); ++step)
            std::ranges::copy_if(questions_at(**lists, step), std::back_inserter(moves),
                                 [](const QuizQuestion& each) { return each.ask == Ask::pointer; });
        QCOMPARE(moves.size(), std::size_t{2});
        QCOMPARE(moves[0].text, std::string("The sum is 13, the target 12. Which pointer moves?"));
        QVERIFY(grade(moves[0], {"b"}).right);
        QCOMPARE(named(moves[0], {"a"}), std::string("wrong-pointer"));
        QVERIFY(grade(moves[1], {"a"}).right);
        QCOMPARE(named(moves[1], {"b"}), std::string("wrong-pointer"));
    }

    /// Row 3 of Example 2.1, item (3, 2): 0 0 3 3 3 3 5 5 5 7 7. If the row is computed from itself, it gains
    /// 3 for every 2.
    void a_row_filled_from_itself() {
        const auto recording = recorded("thesis-2.1", "knapsack", "knapsack.sequential");
        const QuizQuestion row = about_cell(*recording, {3, 0}, Ask::row);
        const Response right{"0", "0", "3", "3", "3", "3", "5", "5", "7", "7", "7"};
        QCOMPARE(row.right.front(), right);
        QCOMPARE(named(row, {"0", "0", "3", "3", "6", "6", "9", "9", "12", "12", "15"}),
                 std::string("taken-twice"));
        Response two_wrong = right;
        two_wrong[4] = "9";
        two_wrong[5] = "";
        const Grade part = grade(row, two_wrong);
        QVERIFY(!part.right && part.parts == 11 && part.parts_right == 9);
        Response one_more = right;
        one_more.emplace_back("7");
        QVERIFY(!grade(row, one_more).right && grade(row, one_more).points() == 0);
    }

    void choices_on_the_way_back() {
        const auto recording = recorded("thesis-2.1", "knapsack", "knapsack.sequential");
        const std::int64_t first = recording->count() - 4; // item 4, taken
        QCOMPARE(named(asked(questions_at(*recording, first), Ask::item), {"nothing"}),
                 std::string("left-out"));
        const QuizQuestion last = asked(questions_at(*recording, recording->count() - 1), Ask::item);
        QVERIFY(grade(last, {"nothing"}).right);
        QCOMPARE(named(last, {"0"}), std::string("tie"));
    }

    void a_branch_that_is_cut() {
        const auto tree = recorded("thesis-2.1", "knapsack", "knapsack.branch-and-bound");
        QCOMPARE(named(asked(questions_at(*tree, 1), Ask::cut), {"cut"}), std::string("cut-too-early"));
        QCOMPARE(named(asked(questions_at(*tree, tree->count() - 1), Ask::cut), {"branch"}),
                 std::string("not-cut"));
    }

    /// The table in README.md lists all of them.
    void each_has_words() {
        QFile file(source_path("solvers/questions/README.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll()).section("| misconception |", 1);
        static const QRegularExpression id(QStringLiteral("`([a-z-]+)`(?=[^|\n]*\\|)"));
        int ids = 0;
        for (const auto& match : id.globalMatch(text)) {
            const std::string name = match.captured(1).toStdString();
            QVERIFY2(misconception_name(name) != name, name.c_str());
            ++ids;
        }
        QVERIFY(ids > 30);
        QCOMPARE(misconception_name("unheard-of"), std::string("unheard-of"));
    }

    /// 32 lanes read 4 bytes each from byte 16 on: five sectors for 128 bytes.
    void sectors() {
        const QuizQuestion question = asked(
            trace_questions(one_access(Op::load, Memory::global, 4, every(4096 + 16, 4)), 0), Ask::sectors);
        QCOMPARE(question.text,
                 std::string("Line 7: 32 lanes load 4 bytes each, next to each other, the first at byte 16 "
                             "of 32. How many sectors of 32 bytes does it take?"));
        QVERIFY(grade(question, {"5"}).right);
        QCOMPARE(named(question, {"32"}), std::string("one-a-lane"));
        QCOMPARE(named(question, {"4"}), std::string("start-ignored"));
        QCOMPARE(named(question, {"1"}), std::string("bytes-for-words"));
        QCOMPARE(named(question, {"2"}), std::string("other-unit"));
        const QuizQuestion apart =
            asked(trace_questions(one_access(Op::load, Memory::global, 4, every(0, 64)), 0), Ask::sectors);
        QCOMPARE(apart.text,
                 std::string("Line 7: 32 lanes load 4 bytes each, with a stride of 16 words (64 bytes), "
                             "the first at byte 0 of 32. How many sectors of 32 bytes does it "
                             "take?"));
        QVERIFY(grade(apart, {"32"}).right);
        QCOMPARE(named(apart, {"16"}), std::string("other-unit"));
    }

    /// Every second word: two lanes per bank. One word for all: a broadcast.
    void wavefronts() {
        const QuizQuestion strided =
            asked(trace_questions(one_access(Op::load, Memory::shared, 4, every(0, 8)), 0), Ask::wavefronts);
        QVERIFY(grade(strided, {"2"}).right);
        QCOMPARE(named(strided, {"1"}), std::string("no-conflicts"));
        QCOMPARE(named(strided, {"32"}), std::string("one-a-lane"));
        const QuizQuestion same =
            asked(trace_questions(one_access(Op::load, Memory::shared, 4, every(0, 0)), 0), Ask::wavefronts);
        QVERIFY(grade(same, {"1"}).right);
        QCOMPARE(named(same, {"32"}), std::string("broadcast-counted"));
    }

    void lanes_after_a_branch() {
        Trace trace = one_access(Op::load, Memory::global, 4, every(0, 4));
        trace.window->instructions.push_back(trace.window->instructions.front());
        trace.window->instructions[1].mask = 0x0000'00FF;
        trace.window->instructions[1].addresses.resize(8);
        const QuizQuestion question = asked(trace_questions(trace, 1), Ask::lanes);
        Response first, others, all;
        for (int lane = 0; lane < 32; ++lane) {
            (lane < 8 ? first : others).push_back(std::to_string(lane));
            all.push_back(std::to_string(lane));
        }
        QVERIFY(grade(question, first).right);
        std::ranges::reverse(first);
        QVERIFY(grade(question, first).right); // in any order
        QCOMPARE(named(question, others), std::string("other-branch"));
        QCOMPARE(named(question, all), std::string("all-lanes"));
        trace.window->instructions.push_back(trace.window->instructions[1]);
        trace.window->instructions[2].mask = 0x0000'FF00; // the other branch runs
        QCOMPARE(named(asked(trace_questions(trace, 2), Ask::lanes), first), std::string("as-before"));
    }

    void a_race() {
        Trace trace = one_access(Op::store, Memory::shared, 4, every(0, 4));
        trace.watched = true;
        QVERIFY(std::ranges::count(trace_questions(trace, 0), Ask::race, &QuizQuestion::ask) == 0);
        trace.findings = {{.kind = "race", .severity = "error", .lanes = {}, .sites = {0}, .text = ""}};
        const QuizQuestion question = asked(trace_questions(trace, 0), Ask::race);
        QCOMPARE(question.text, std::string("Line 7: lanes 0 to 31 store bytes 0 to 127 of shared memory. Is "
                                            "this access part of a race?"));
        QVERIFY(grade(question, {"yes"}).right);
        QCOMPARE(named(question, {"no"}), std::string("order-assumed"));
    }

    /// In global memory the words have names, and the conflicting access has a line.
    void a_race_names_the_accessed_word() {
        Trace trace = one_access(Op::store, Memory::global, 4, every(4096 + 16, 4));
        trace.watched = true;
        trace.buffers = {{.spec = {.name = "table", .element_bytes = 4, .shape = {2, 40}}, .address = 4096}};
        trace.launches[0].sites.push_back(
            {.file = "k.inl", .line = 9, .op = Op::load, .space = Memory::global});
        trace.findings = {{.kind = "race",
                           .severity = "error",
                           .lanes = {},
                           .address = 4096 + 32,
                           .sites = {1, 0},
                           .text = ""}};
        const QuizQuestion question = asked(trace_questions(trace, 0), Ask::race);
        QCOMPARE(question.text,
                 std::string("Line 7: lanes 0 to 31 store table[0][4] to table[0][35]. Is this "
                             "access part of a race?"));
        QCOMPARE(question.because, std::string("The load of line 9 goes to table[0][8], too: one of the two "
                                               "writes, and nothing orders them."));
    }

    /// 38 registers per thread are allocated as 40: 3 blocks of 512 threads fit an H200's 65,536; without
    /// units 65536 / (38 * 512) = 3.37, also 3. 33 registers, 256 threads: 6 blocks with 40 per thread, 65536
    /// / (33 * 256) = 7.76 without units.
    void occupancy_limits() {
        const DevicePreset& device = **find_device_preset("h200");
        const auto questions = occupancy_questions(std::string(device.name), device.limits(),
                                                   {.threads = 512, .registers = 40, .shared_bytes = 0});
        QCOMPARE(questions.size(), std::size_t{2});
        QVERIFY(grade(questions[0], {"3"}).right);
        QCOMPARE(named(questions[0], {"4"}), std::string("another-limit")); // the limit by warps alone
        const auto small = occupancy_questions(std::string(device.name), device.limits(),
                                               {.threads = 256, .registers = 33, .shared_bytes = 0});
        QVERIFY(grade(small[0], {"6"}).right);
        QCOMPARE(named(small[0], {"7"}), std::string("units-ignored"));
        QVERIFY(grade(questions[1], {"registers"}).right);
        QCOMPARE(named(questions[1], {"shared", "warps", "blocks", "registers"}),
                 std::string("all-resources"));
    }
};

KS_TEST(MisconceptionsTest)
#include "misconceptions_test.moc"
