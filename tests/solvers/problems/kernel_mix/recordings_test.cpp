// SPDX-License-Identifier: Apache-2.0
// The recordings of a mix of kernels, compared with results by hand and with the solvers.
#include "solvers/clp/clp_solver.h"
#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/lp/lp_answers.h"
#include "solvers/lp/lp_recorder.h"
#include "solvers/problems/kernel_mix/instance.h"
#include "solvers/run/registry.h"
#include "solvers/steps/boxes_recording.h"
#include "solvers/steps/steps_json.h"
#include "solvers/steps/table_layers.h"
#include "tests/solvers/steps/recording_checks.h"
#include "tests/support/checks.h"
#include "tests/support/four_kernels.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <cmath>

using namespace ks;

namespace {

using AnyRecording = std::shared_ptr<const Recording>;

const Variant& variant(const char* id) {
    return **find_variant(id);
}

Result<AnyRecording> record(const char* id, const InstancePtr& instance) {
    const auto* with_programs = dynamic_cast<const LpRecorder*>(&variant(id));
    return with_programs ? with_programs->record_with(clp::solver(), instance, {})
                         : variant(id).record(instance, {});
}

AnyRecording recorded(const char* id, const InstancePtr& instance) {
    auto recording = record(id, instance);
    if (!recording)
        qFatal("%s", recording.error().sentence().c_str());
    return *recording;
}

const BoxesRecording& boxes(const AnyRecording& recording) {
    return static_cast<const BoxesRecording&>(*recording);
}

/// "ab ccd": the kinds of each box's items, as letters.
std::string letters(const BoxesState& state) {
    std::string text;
    for (const StackedBox& box : state.boxes) {
        text += text.empty() ? "" : " ";
        for (const BoxedItem& item : box.items)
            text += static_cast<char>('a' + item.kind);
    }
    return text;
}

std::string fact(const BoxesState& state, const char* name) {
    const auto found = std::ranges::find(state.facts, name, &BoxesState::Fact::name);
    return found == state.facts.end() ? "" : found->value;
}

} // namespace

class RecordingsTest : public QObject {
    Q_OBJECT

private slots:
    /// The table in the family's README, "By hand".
    void the_register_trap_as_layers() {
        const InstancePtr trap = *ks::generate("concurrency-register-trap", "", {});
        const AnyRecording recording = recorded("kernel-mix.paper-dp", trap);
        const auto table = as_table(recording);
        QVERIFY(table);
        QCOMPARE(layers_of(*table)->layer_rows(), 33);
        QCOMPARE(table->rows(), 1 + 2 * 33);
        QCOMPARE(table->columns(), 65);
        const auto row = [](std::int64_t i, std::int64_t b) { return 1 + (i - 1) * 33 + b; };
        const auto value = [&](std::int64_t i, std::int64_t b, std::int64_t w) {
            return table->value({row(i, b), w})->real();
        };
        QCOMPARE(value(1, 2, 36), 3072.0);
        QVERIFY(std::isinf(value(1, 1, 64))); // a block has at most 32 warps
        QVERIFY(std::isinf(value(1, 4, 35)));
        QCOMPARE(value(1, 5, 35), 7680.0);
        QCOMPARE(value(2, 3, 49), 7680.0);
        QVERIFY(std::isinf(value(2, 2, 64)));
        QCOMPARE(value(2, 32, 64), 7680.0);
        QCOMPARE(value(2, 6, 48), 12288.0);
        QCOMPARE(table->optimum()->real(), 7680.0);

        const Step cell = table->at(table->step_of({row(2, 3), 49}));
        QCOMPARE(cell.text,
                 "V[2, 3, 49] = V[1, 2, 36] + 4608 = 7680: narrow takes 1 block of 13 warps, which "
                 "leaves 2 blocks and 36 warps to the kernels before it.");
        QVERIFY(cell.source == At(CellAt{row(1, 2), 36}));
        const Step none = table->at(table->step_of({row(1, 1), 64}));
        QCOMPARE(none.text,
                 "V[1, 1, 64] = inf: wide takes at least 2 blocks, for a block has at most 32 warps.");
        const Step end = table->at(table->count());
        QCOMPARE(end.chosen.size(), std::size_t{3});
        QVERIFY(end.chosen[1] == At(CellAt{row(1, 31), 51}));
        QVERIFY2(
            end.text.find("7680 of 98304 bytes and 66048 of 65536 registers, which V left out: too many") !=
                std::string::npos,
            end.text.c_str());
        const auto line = nlohmann::json::parse(step_json(*recording, end));
        QCOMPARE(line["chosen"].dump(), "[[2,32,64],[1,31,51],[0,0,15]]");
        QCOMPARE(table->outline()[1].title, "wide");
    }

    /// V[n, B, W] equals the solver's result, and the way back adds up to it.
    void paper_dp_ends_where_the_solver_does() {
        Random draw(test_seed());
        int finite = 0;
        for (int i = 0; i < 40; ++i) {
            const InstancePtr instance = find_kind("kernel-mix")->random_case(draw).instance;
            const AnyRecording recording = recorded("kernel-mix.paper-dp", instance);
            const auto table = as_table(recording);
            Context context;
            const auto answer = variant("kernel-mix.paper-dp").solve(*instance, Parameters(), context);
            KS_VERIFY_OK(answer);
            const auto least = std::ranges::find(answer->facts, "least-shared-memory", &Fact::name);
            if (table->rows() == 1)
                continue; // no kernel
            const double value = table->optimum()->real();
            const bool none =
                least == answer->facts.end() || !std::holds_alternative<std::int64_t>(least->value);
            QCOMPARE(std::isinf(value), none);
            if (none)
                continue;
            ++finite;
            QCOMPARE(value, static_cast<double>(std::get<std::int64_t>(least->value)));
            const Step end = table->at(table->count());
            QCOMPARE(end.text.ends_with("all run at once."), answer->status == Status::found);
        }
        QVERIFY(finite > 0);
    }

    void first_fit_by_hand() {
        const AnyRecording recording = recorded("kernel-mix.first-fit", tests::four_kernels());
        QCOMPARE(recording->shape(), Shape::boxes);
        QCOMPARE(recording->count(), 10);
        QCOMPARE(letters(boxes(recording).state(1)), "");
        QCOMPARE(letters(boxes(recording).state(3)), "ab");
        QCOMPARE(letters(boxes(recording).state(4)), "ab"); // c is tried in batch 1
        QVERIFY(boxes(recording).state(4).refused && boxes(recording).state(4).active == 0);
        QCOMPARE(recording->at(4).text,
                 "c #1 does not fit into batch 1: that would take at least 8 + 3 = 11 of 10 warps.");
        QCOMPARE(recording->at(5).text, "c #1 begins batch 2, which has 3 of 10 warps in use then.");
        QVERIFY(recording->at(4).about == std::vector<At>({At{1, 0}}));
        QCOMPARE(letters(boxes(recording).state(10)), "ab ccd d");
        QCOMPARE(recording->at(10).text,
                 "d #2 begins batch 3, which has 3 of 10 warps in use then. 3 batches; no "
                 "plan has fewer than 2.");
        QCOMPARE(boxes(recording).state(10).kinds[3].copies, "2 of 2");
        QCOMPARE(boxes(recording).state(8).kinds[3].copies, "1 of 2");
        QCOMPARE(tests::check_json(*recording, 2), std::string());
    }

    /// The boxes at the end contain the solver's plan, batch by batch.
    void first_fit_ends_where_the_solver_does() {
        Random draw(test_seed());
        for (int i = 0; i < 60; ++i) {
            const InstancePtr instance = find_kind("kernel-mix")->random_case(draw).instance;
            const AnyRecording recording = recorded("kernel-mix.first-fit", instance);
            Context context;
            const auto answer = variant("kernel-mix.first-fit").solve(*instance, Parameters(), context);
            KS_VERIFY_OK(answer);
            const BoxesState end = boxes(recording).state(recording->count());
            std::size_t n = 0;
            for (const Plan::Batch& batch : answer->plan->batches)
                for (std::int64_t k = 0; k < batch.repeat; ++k, ++n) {
                    QVERIFY(n < end.boxes.size());
                    std::vector<std::int64_t> all(4, 0);
                    for (const BoxedItem& item : end.boxes[n].items)
                        for (std::size_t r = 0; r < 4; ++r)
                            all[r] += item.takes[r];
                    QVERIFY((all == std::vector<std::int64_t>{batch.used.registers, batch.used.warps,
                                                              batch.used.shared_bytes, batch.used.blocks}));
                }
            QCOMPARE(n, end.boxes.size());
        }
    }

    /// The README's four rounds.
    void column_generation_by_hand() {
        const AnyRecording recording = recorded("kernel-mix.column-generation", tests::four_kernels());
        QCOMPARE(recording->count(), 2 + 2 * 4);
        const auto state = [&](std::int64_t step) { return boxes(recording).state(step); };
        QCOMPARE(letters(state(1)), "ab ccd d");
        const std::array batches = {"3", "2.5", "2.25", "2"}, costs = {"-2", "-1", "-0.25", ">= 0"};
        for (std::size_t r = 0; r < 4; ++r) {
            const auto program = static_cast<std::int64_t>(2 + 2 * r);
            QCOMPARE(fact(state(program), "batches"), batches[r]);
            QCOMPARE(fact(state(program), "reduced cost"), "-");
            QCOMPARE(fact(state(program + 1), "reduced cost"), costs[r]);
            QCOMPARE(state(program + 1).boxes.size(), 3 + std::min<std::size_t>(r + 1, 3));
            QCOMPARE(recording->at(program).row, static_cast<std::int64_t>(r + 1));
        }
        QCOMPARE(state(6).kinds[0].number, "0.5");
        QCOMPARE(state(6).kinds[2].number, "0.375");
        QCOMPARE(recording->at(9).text,
                 "No pattern is worth more than a batch: the linear program is at its end, "
                 "and no plan has fewer than 2 batches.");
        const BoxesState end = state(10);
        QCOMPARE(std::ranges::count_if(end.boxes, &StackedBox::chosen), 2);
        QCOMPARE(recording->at(10).text, "Whole numbers: 2 batches of 2 patterns. No plan has fewer.");
        QCOMPARE(tests::check_steps(*recording), std::string());
        QCOMPARE(tests::check_levels(*recording), std::string());
        QCOMPARE(tests::check_json(*recording, 2), std::string());
    }

    /// With stored answers and without a solver, the recording is the same in every step.
    void kept_answers_make_the_same_recording() {
        const auto& recorder = dynamic_cast<const LpRecorder&>(variant("kernel-mix.column-generation"));
        Random draw(test_seed());
        std::vector<InstancePtr> instances{tests::four_kernels()};
        for (int i = 0; i < 20; ++i)
            instances.push_back(find_kind("kernel-mix")->random_case(draw).instance);
        std::size_t programs = 0;
        for (const InstancePtr& instance : instances) {
            const LpNotes notes(clp::solver());
            const auto first = recorder.record_with(notes, instance, {});
            KS_VERIFY_OK(first);
            programs += notes.answers().size();
            const auto again = recorder.record_with(LpKept(notes.answers()), instance, {});
            KS_VERIFY_OK(again);
            QCOMPARE((*again)->count(), (*first)->count());
            for (std::int64_t step = 0; step <= (*first)->count(); ++step) {
                QVERIFY((*again)->at(step) == (*first)->at(step));
                QVERIFY(boxes(*again).state(step).boxes == boxes(*first).state(step).boxes);
            }
        }
        QVERIFY(programs > 4);
        const LpNotes notes(clp::solver());
        KS_VERIFY_OK(recorder.record_with(notes, tests::four_kernels(), {}));
        LpAnswers wrong = notes.answers();
        wrong.pop_back();
        QCOMPARE(recorder.record_with(LpKept(wrong), tests::four_kernels(), {}).error().code,
                 ErrorCode::input);
    }

    /// The window has no solver of linear programs; the message states which program has one.
    void a_missing_solver_is_reported() {
        const auto none = variant("kernel-mix.column-generation").record(tests::four_kernels(), {});
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::usage);
        QVERIFY(none.error().sentence().find("knapscope-run steps") != std::string::npos);
    }

    void too_many_launches_are_refused() {
        const std::vector<std::pair<std::string, std::string>> settings{{"kernels", "501"}};
        const InstancePtr many = *ks::generate("concurrency-pool", "", settings);
        for (const char* id : {"kernel-mix.first-fit", "kernel-mix.column-generation", "kernel-mix.paper-dp"})
            QCOMPARE(record(id, many).error().code, ErrorCode::limit);
    }
};

KS_TEST(RecordingsTest)
#include "recordings_test.moc"
