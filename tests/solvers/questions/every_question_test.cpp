// SPDX-License-Identifier: Apache-2.0
// Each type of question about recordings, on hundreds of random ones: the correct answer is accepted, every
// other answer is rejected. The correct answer is computed from the instance, by trying everything or by the
// definition (*_truth.h), never by the code that makes the questions.
#include "solvers/bench/conformance.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/questions/ask_plan.h"
#include "solvers/questions/questions.h"
#include "solvers/run/in_process.h"
#include "solvers/run/registry.h"
#include "solvers/steps/boxes_recording.h"
#include "tests/solvers/questions/front_truth.h"
#include "tests/solvers/questions/search_truth.h"
#include "tests/solvers/questions/table_truth.h"
#include "tests/solvers/questions/two_list_truth.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <algorithm>

using namespace ks;
using namespace ks::tests;

namespace {

/// All variants whose recordings have this shape.
std::vector<const VariantInfo*> variants_of(Shape shape) {
    std::vector<const VariantInfo*> found;
    Random random(1);
    for (const Variant* variant : variants()) {
        const VariantInfo& info = variant->info();
        if (!info.steps || in_process::records_with_programs(info.id))
            continue;
        const auto recording = in_process::record(info.id, random_case(info.kind, random).instance, {});
        if (recording && (*recording)->shape() == shape)
            found.push_back(&info);
    }
    return found;
}

/// The questions at some steps of a table: a row from its beginning, the way back, and random steps.
std::vector<QuizQuestion> asked_of(const TableRecording& table, Random& random) {
    std::vector<std::int64_t> steps{table.count() - 1, table.count() - 2};
    for (int looks = 8; looks > 0; --looks)
        steps.push_back(random.between(0, table.count()));
    if (table.rows() > 1)
        steps.push_back(table.step_of({random.between(1, table.rows() - 1), table.order().column(0)}) - 1);
    std::vector<QuizQuestion> questions;
    for (const std::int64_t step : steps)
        std::ranges::move(questions_at(table, step), std::back_inserter(questions));
    return questions;
}

/// For a question about a cell: the cells of the two rows that could be confused with it; for very long rows,
/// only some of them.
std::vector<Response> cells_beside(const QuizQuestion& question, const TableRecording& table) {
    std::vector<Response> cells;
    const std::int64_t row = table.place(question.position + 1).row;
    const std::int64_t apart = table.columns() / 100 + 1;
    for (std::int64_t j = 0; question.ask == Ask::source && j < table.columns(); j += apart)
        for (const std::int64_t i : {row - 1, row})
            cells.push_back({cell_response({i, j})});
    return cells;
}

/// For each item that fits alone, by value per weight and then by index: whether it fits when it is
/// considered.
std::vector<bool> fits_in_greedy_order(const Instance& any) {
    const auto& instance = static_cast<const KnapsackInstance&>(any);
    std::vector<Item> items;
    for (const Item& item : instance.items())
        if (item.weight <= instance.capacity())
            items.push_back(item);
    std::ranges::stable_sort(items, [](const Item& a, const Item& b) {
        return a.weight == 0 ? b.weight != 0
                             : b.weight != 0 && a.value * b.weight > b.value * a.weight; // small numbers
    });
    std::vector<bool> fits;
    std::int64_t room = instance.capacity();
    for (const Item& item : items) {
        fits.push_back(item.weight <= room);
        room -= fits.back() ? item.weight : 0;
    }
    return fits;
}

} // namespace

class EveryQuestionTest : public QObject {
    Q_OBJECT

private slots:
    void names_of_what_is_asked() {
        for (int i = 0; i <= static_cast<int>(Ask::own); ++i) {
            const auto ask = static_cast<Ask>(i);
            QCOMPARE(ask_of(to_text(ask)), std::optional(ask));
            QVERIFY(!words_of(ask).empty());
        }
        QVERIFY(!ask_of("abacus"));
    }

    void every_kind_has_a_reference() {
        std::set<Ask> known;
        for (const auto* asks :
             {&table_asks, &search_asks, &front_asks, &two_list_asks, &kernel_asks, &occupancy_asks})
            known.insert(asks->begin(), asks->end());
        for (int i = 0; i <= static_cast<int>(Ask::limit); ++i)
            QVERIFY2(known.contains(static_cast<Ask>(i)), std::string(to_text(static_cast<Ask>(i))).c_str());
    }

    void tables() {
        Random random(test_seed());
        Tally tally;
        const auto all = variants_of(Shape::table);
        for (int round = 0; round < 10 * least_recordings && !tally.has(table_asks); ++round)
            for (const VariantInfo* info : all) {
                const InstancePtr instance = random_case(info->kind, random).instance;
                const auto recording = in_process::record(info->id, instance, {});
                if (!recording)
                    continue; // numbers beyond the limits of recordings
                const auto table = as_table(*recording);
                const TableTruth truth = table_truth(*instance, table->columns());
                QVERIFY2(std::ssize(truth.cells) == table->rows(), (info->id + " has no reference").c_str());
                tally.begin_recording();
                for (const QuizQuestion& question : asked_of(*table, random)) {
                    const std::string wrong =
                        wrong_with(question, truth.of(question, *table), cells_beside(question, *table));
                    QVERIFY2(wrong.empty(), (info->id + ": " + wrong).c_str());
                    tally.add(question);
                }
            }
        qInfo("%s", tally.text().c_str());
        QVERIFY2(tally.has(table_asks), tally.missing(table_asks).c_str());
        for (const char* id :
             {"taken-twice", "left-out", "taken-anyway", "capacity-not-reduced", "item-alone", "weight-added",
              "row-being-written", "value-for-weight", "not-the-best", "row-copied", "choice-left-out",
              "zero-for-nothing", "exactly-full", "too-heavy", "tie"})
            QVERIFY2(tally.has_misconception(id), id);
    }

    void searches() {
        Random random(test_seed());
        Tally tally;
        const auto all = variants_of(Shape::tree);
        for (int round = 0; round < 10 * least_recordings && !tally.has(search_asks); ++round)
            for (const VariantInfo* info : all) {
                const InstancePtr instance = random_case(info->kind, random).instance;
                const auto recording = in_process::record(info->id, instance, {});
                if (!recording)
                    continue;
                const auto& tree = static_cast<const TreeRecording&>(**recording);
                const auto truth = search_truth(*instance, tree);
                QVERIFY2(std::ssize(truth) == tree.count(),
                         (info->id + " goes another way than its reference, or has none").c_str());
                tally.begin_recording();
                for (int looks = 12; looks > 0; --looks)
                    for (const QuizQuestion& question : questions_at(tree, random.between(0, tree.count()))) {
                        const auto node = static_cast<std::size_t>(question.position);
                        const std::string wrong = wrong_with(question, {fate_response(truth[node])});
                        QVERIFY2(wrong.empty(), (info->id + ": " + wrong).c_str());
                        tally.add(question);
                    }
            }
        qInfo("%s", tally.text().c_str());
        QVERIFY2(tally.has(search_asks), tally.missing(search_asks).c_str());
        QVERIFY(tally.has_misconception("cut-too-early") && tally.has_misconception("not-cut"));
    }

    void fronts() {
        Random random(test_seed());
        Tally tally;
        const auto all = variants_of(Shape::front);
        for (int round = 0; round < 10 * least_recordings && !tally.has(front_asks); ++round)
            for (const VariantInfo* info : all) {
                const InstancePtr instance = random_case(info->kind, random).instance;
                const auto recording = in_process::record(info->id, instance, {});
                if (!recording)
                    continue;
                const auto& front = static_cast<const FrontRecording&>(**recording);
                const auto truth = front_truth(*instance);
                tally.begin_recording();
                for (int looks = 20; looks > 0; --looks)
                    for (const QuizQuestion& question :
                         questions_at(front, random.between(0, front.count()))) {
                        const std::string wrong = wrong_with(question, truth.of(question, front));
                        QVERIFY2(wrong.empty(), (info->id + ": " + wrong).c_str());
                        tally.add(question);
                    }
            }
        qInfo("%s", tally.text().c_str());
        QVERIFY2(tally.has(front_asks), tally.missing(front_asks).c_str());
        for (const char* id : {"dearer-dropped", "dominated-kept", "equal-kept"})
            QVERIFY2(tally.has_misconception(id), id);
    }

    void two_lists() {
        Random random(test_seed());
        Tally tally;
        const auto all = variants_of(Shape::two_lists);
        for (int round = 0; round < 10 * least_recordings && !tally.has(two_list_asks); ++round)
            for (const VariantInfo* info : all) {
                const InstancePtr instance = random_case(info->kind, random).instance;
                const auto recording = in_process::record(info->id, instance, {});
                KS_VERIFY_OK(recording);
                const auto& lists = static_cast<const TwoListRecording&>(**recording);
                const TwoListTruth truth = two_list_truth(*instance, info->id);
                tally.begin_recording();
                for (std::int64_t step = 0; step < lists.count(); ++step)
                    for (const QuizQuestion& question : questions_at(lists, step)) {
                        const std::string wrong = wrong_with(question, truth.of(question, lists));
                        QVERIFY2(wrong.empty(), (info->id + ": " + wrong).c_str());
                        tally.add(question);
                    }
            }
        qInfo("%s", tally.text().c_str());
        QVERIFY2(tally.has(two_list_asks), tally.missing(two_list_asks).c_str());
        for (const char* id : {"pair-kept", "pair-dropped", "wrong-side", "wrong-pointer"})
            QVERIFY2(tally.has_misconception(id), id);
    }

    /// Kernels are tried in batches: for the kernels of a batch together with the next one, all ways to
    /// divide them into blocks are tried.
    void boxes() {
        Random random(test_seed());
        Tally tally;
        const auto all = variants_of(Shape::boxes);
        for (int round = 0; round < 10 * least_recordings && !tally.has({Ask::fits}); ++round)
            for (const VariantInfo* info : all) {
                const InstancePtr instance = random_case(info->kind, random).instance;
                const auto recording = in_process::record(info->id, instance, {});
                if (!recording)
                    continue;
                const auto& boxes = static_cast<const BoxesRecording&>(**recording);
                tally.begin_recording();
                for (int looks = 6; looks > 0; --looks)
                    for (const QuizQuestion& question :
                         questions_at(boxes, random.between(0, boxes.count()))) {
                        const BoxesState now = boxes.state(question.position),
                                         next = boxes.state(question.position + 1);
                        std::vector<std::size_t> kernels{*next.kind};
                        for (const BoxedItem& item : now.boxes[*next.active].items)
                            kernels.push_back(item.kind);
                        const bool fits = fits_on_one(*instance, kernels);
                        const std::string wrong = wrong_with(question, {{fits ? "yes" : "no"}});
                        QVERIFY2(wrong.empty(), (info->id + ": " + wrong).c_str());
                        tally.add(question);
                    }
            }
        qInfo("%s", tally.text().c_str());
        QVERIFY2(tally.has({Ask::fits}), tally.missing({Ask::fits}).c_str());
        QVERIFY(tally.has_misconception("one-resource"));
    }

    /// Greedy methods consider the items by value per weight: an item fits if its weight is at most the
    /// remaining capacity.
    void bars() {
        Random random(test_seed());
        Tally tally;
        const auto all = variants_of(Shape::bars);
        QCOMPARE(all.size(), std::size_t{3});
        for (int round = 0; round < 10 * least_recordings && !tally.has({Ask::fits}); ++round)
            for (const VariantInfo* info : all) {
                const InstancePtr instance = random_case(info->kind, random).instance;
                const auto recording = in_process::record(info->id, instance, {});
                KS_VERIFY_OK(recording);
                const std::vector<bool> fits = fits_in_greedy_order(*instance);
                tally.begin_recording();
                for (std::int64_t step = 0; step < (*recording)->count(); ++step)
                    for (const QuizQuestion& question : questions_at(**recording, step)) {
                        // Step 1 sorts, and step 2 considers the first item.
                        const bool fit = fits[static_cast<std::size_t>(question.position - 1)];
                        const std::string wrong = wrong_with(question, {{fit ? "yes" : "no"}});
                        QVERIFY2(wrong.empty(), (info->id + ": " + wrong).c_str());
                        tally.add(question);
                    }
            }
        qInfo("%s", tally.text().c_str());
        QVERIFY2(tally.has({Ask::fits}), tally.missing({Ask::fits}).c_str());
        QVERIFY(tally.has_misconception("capacity-not-reduced") && tally.has_misconception("exactly-full"));
    }

    void whether_anything_is_asked() {
        const auto asks = [](const char* variant, const char* preset, const char* kind = "",
                             const std::vector<std::pair<std::string, std::string>>& settings = {}) {
            const auto made = in_process::record(variant, *ks::generate(preset, kind, settings), {});
            const auto recording = made ? *made : nullptr;
            return recording &&
                   asks_anything([&](std::int64_t step) { return questions_at(*recording, step); },
                                 recording->count());
        };
        QVERIFY(asks("knapsack.sequential", "thesis-2.1"));
        QVERIFY(asks("kernel-mix.first-fit", "concurrency-table1"));
        QVERIFY(asks("subset-sum.two-list.sequential", "two-list-example"));
        // coarse stages have no questions
        QVERIFY(!asks("subset-sum.two-list.sequential", "uniform", "subset-sum", {{"n", "14"}}));
        QVERIFY(!asks_anything({}, 10));
    }
};

KS_TEST(EveryQuestionTest)
#include "every_question_test.moc"
