// SPDX-License-Identifier: Apache-2.0
// Plans of rows: which rows a run keeps within its memory budget. The answer must not depend on that.
#include "solvers/dp/plan.h"
#include "solvers/kernels/backend.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/kept_rows.h"
#include "tests/support/some_instance.h"
#include "tests/support/suite.h"

#include <chrono>
#include <thread>

using namespace ks;

namespace {

dp::RowNeeds needs(std::int64_t rows, std::int64_t capacity, bool on_device = false) {
    return {.rows = rows, .capacity = capacity, .cell = CellType::int32, .items = 7, .on_device = on_device};
}

dp::RowPlan plan(const dp::RowNeeds& needs, std::int64_t memory, std::int64_t device_memory = INT64_MAX) {
    const auto found = dp::plan_rows(needs, memory, device_memory);
    if (!found)
        qFatal("%s", found.error().sentence().c_str());
    return *found;
}

std::int64_t bytes(const dp::RowPlan& plan) {
    return plan.estimate.host_bytes + plan.estimate.device_bytes;
}

using Clock = std::chrono::steady_clock;

double ms_since(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

using Settings = std::vector<std::pair<std::string, std::string>>;

InstancePtr preset(const char* id, const char* kind, const Settings& set = {}) {
    const auto instance = ks::generate(id, kind, set);
    if (!instance)
        qFatal("%s", instance.error().sentence().c_str());
    return *instance;
}

std::int64_t fact(const Answer& answer, const char* name) {
    for (const Fact& each : answer.facts)
        if (each.name == name)
            return std::get<std::int64_t>(each.value);
    return -1;
}

} // namespace

class SegmentsTest : public QObject {
    Q_OBJECT

private slots:
    void a_budget_that_fits_keeps_the_whole_table() {
        const dp::RowPlan whole = plan(needs(3, 10), INT64_MAX);
        QVERIFY(whole.whole());
        QCOMPARE(whole.estimate.host_bytes, 4 * 11 * 4);
        QCOMPARE(whole.estimate.device_bytes, 0);
        QCOMPARE(whole.estimate.operations, 77.0);
        QCOMPARE(whole.segments(), 1);
        QCOMPARE(whole.recomputed(), 0);
        const dp::RowPlan device = plan(needs(3, 10, true), INT64_MAX);
        QCOMPARE(device.estimate.device_bytes, 4 * 11 * 4);
        QCOMPARE(device.estimate.host_bytes, 11 * 4); // rows are copied back one at a time
        QVERIFY(!plan(needs(100, 10), 100 * 44).whole());
        QVERIFY(plan(needs(100, 10), 101 * 44).whole());
        QVERIFY(!plan(needs(100, 10, true), INT64_MAX, 100 * 44).whole());
        QVERIFY(plan(needs(100, 10, true), INT64_MAX, 101 * 44).whole());
    }

    /// All table lengths with all budgets: the segments cover each row once, the estimated bytes are those of
    /// the stored rows, and no plan that recomputes fewer rows would have fitted.
    void every_budget() {
        for (std::int64_t m = 1; m <= 60; ++m)
            for (std::int64_t rows = 0; rows <= m + 2; ++rows) {
                const dp::RowPlan found = plan(needs(m, 10), rows * 44);
                std::int64_t next = 1;
                for (std::int64_t k = 0; k < found.segments(); ++k) {
                    QCOMPARE(found.begin(k) + 1, next);
                    QVERIFY(found.end(k) - found.begin(k) <= found.length);
                    for (; next <= found.end(k); ++next)
                        QCOMPARE(found.segment_of(next), k);
                }
                QCOMPARE(next, m + 1);
                QCOMPARE(bytes(found), (found.length + 1 + (found.whole() ? 0 : found.segments())) * 44);
                if (bytes(found) <= rows * 44) {
                    for (std::int64_t longer = found.length + 1; longer < m; ++longer)
                        QVERIFY(longer + 1 + (m + longer - 1) / longer > rows);
                    QVERIFY(found.whole() || m + 1 > rows);
                } else {
                    QVERIFY(bytes(plan(needs(m, 10), bytes(found))) <=
                            bytes(found)); // the stated memory is sufficient
                }
            }
    }

    void large_numbers() {
        const dp::RowPlan found = plan(needs(1'000'000, 1'000'000), std::int64_t{16} << 30);
        QVERIFY(bytes(found) <= std::int64_t{16} << 30);
        QCOMPARE(found.length, 4045); // 4045 + 1 rows and 248 checkpoints of 4,000,004 bytes each
        const auto none = dp::plan_rows(needs(3, INT64_MAX), INT64_MAX);
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::limit);
        // The smallest plan has a size, even if it does not fit.
        QVERIFY(dp::plan_rows(needs(INT64_MAX, 3), 1000));
    }

    void answers_do_not_depend_on_the_budget_data() {
        QTest::addColumn<QString>("variant");
        for (const Variant* variant : variants())
            // A front stores ways back in addition to the rows (solvers.front.rows).
            if (variant->info().table && variant->info().question != Question::demo &&
                !find_kind(variant->info().kind)->front->less_is_better)
                QTest::newRow(variant->info().id.c_str()) << QString::fromStdString(variant->info().id);
    }

    /// Budgets from the whole table down to too little: the same selection and rows, never more memory than
    /// allowed, and finally an error that states how much is enough.
    void answers_do_not_depend_on_the_budget() {
        QFETCH(QString, variant);
        const Variant& chosen = **find_variant(variant.toStdString());
        const InstancePtr instance = tests::some_instance(chosen.info().kind, 23, 3, 20);
        const std::int64_t m = table_shape(*instance)->rows;
        QVERIFY(m >= 18);
        const auto parameters = Parameters::parse(chosen.info().parameters, {});
        KS_VERIFY_OK(parameters);
        tests::KeptRows expected;
        const auto whole = solve(chosen, *instance, *parameters, INT64_MAX, expected);
        KS_VERIFY_OK(whole);
        QCOMPARE(static_cast<std::int64_t>(expected.rows.size()), m);
        QCOMPARE(fact(*whole, "rows-kept"), m);
        QCOMPARE(fact(*whole, "rows-recomputed"), -1); // this fact is missing

        const auto estimate = [&](std::int64_t memory) {
            const auto found = chosen.estimate(*instance, *parameters, memory);
            return found ? found->host_bytes + found->device_bytes : -1;
        };
        const std::int64_t ample = estimate(INT64_MAX), least = estimate(0);
        QVERIFY2(least < ample, "the variant has no plan for little memory");
        std::int64_t most_recomputed = 0;
        for (std::int64_t memory = least; memory < ample; memory += (ample - least) / 9 + 1) {
            QVERIFY(estimate(memory) <= memory);
            tests::KeptRows rows;
            const auto answer = solve(chosen, *instance, *parameters, memory, rows);
            KS_VERIFY_OK(answer);
            QCOMPARE(answer->objective, whole->objective);
            QCOMPARE(answer->selection, whole->selection);
            QVERIFY(rows.rows == expected.rows);
            QVERIFY(fact(*answer, "rows-recomputed") > 0);
            most_recomputed = std::max(most_recomputed, fact(*answer, "rows-recomputed"));
        }
        QVERIFY(most_recomputed > m / 2); // several segments were recomputed, not only one
        tests::KeptRows rows;
        const auto refused = solve(chosen, *instance, *parameters, least - 1, rows);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        QVERIFY2(refused.error().sentence().find("--memory") != std::string::npos,
                 refused.error().sentence().c_str());
        QVERIFY(rows.rows.empty());
    }

    /// The time for passing rows to the sink is reported once, as a separate stage, and is not part of
    /// another stage.
    void handing_rows_out_is_a_separate_stage() {
        struct Slow final : tests::KeptRows {
            Result<void> row(std::int64_t index, const RowCells& cells) override {
                const auto begin = Clock::now();
                std::this_thread::sleep_for(std::chrono::milliseconds(2));
                auto kept = KeptRows::row(index, cells);
                slept_ms += ms_since(begin);
                return kept;
            }
            double slept_ms = 0;
        } rows;
        RunRequest request;
        request.instance = preset("uncorrelated", "multiple-choice", {{"m", "40"}, {"n", "3"}, {"R", "20"}});
        request.variant = "mckp.sequential";
        request.rows = &rows;
        request.memory = (*find_variant("mckp.sequential"))->estimate(*request.instance, {}, 0)->host_bytes;
        const auto begin = Clock::now();
        const auto outcome = run(request, machine_, {}, {});
        const double all_ms = ms_since(begin);
        KS_VERIFY_OK(outcome);
        std::vector<std::string> names;
        double stages_ms = 0;
        for (const Stage& stage : outcome->stages) {
            names.push_back(stage.name);
            stages_ms += stage.ms;
        }
        QCOMPARE(names, (std::vector<std::string>{"compute", "table", "way-back", "verify"}));
        QVERIFY(outcome->stages[1].ms >= rows.slept_ms);
        QVERIFY2(stages_ms <= all_ms, "handing out counts as computing, too");
        QVERIFY2(outcome->total_ms <= all_ms - rows.slept_ms, "handing out counts for the run");
    }

    void an_instance_without_an_answer_needs_no_way_back() {
        MultipleChoiceBuilder builder;
        builder.capacity(100);
        for (int i = 0; i < 30; ++i)
            builder.begin_class().add({.value = 1, .weight = 4});
        const auto instance = std::move(builder).build();
        RunRequest request;
        request.instance = *instance;
        request.variant = "mckp.sequential";
        request.memory = 20 * 101 * 4;
        const auto outcome = run(request, machine_, {}, {});
        KS_VERIFY_OK(outcome);
        QCOMPARE(outcome->answer.status, Status::infeasible);
    }

    /// Rows recomputed for the way back count as progress, so the progress does not stop at 100 %.
    void progress_covers_the_rows_computed_twice() {
        RunRequest request;
        request.instance =
            preset("uncorrelated", "multiple-choice", {{"m", "30"}, {"n", "20"}, {"R", "300"}});
        request.variant = "mckp.sequential";
        request.memory = (*find_variant("mckp.sequential"))->estimate(*request.instance, {}, 0)->host_bytes;
        std::vector<Progress> told;
        RunEvents events;
        events.progress = [&](const Progress& each) { told.push_back(each); };
        const auto outcome = run(request, machine_, events, {});
        KS_VERIFY_OK(outcome);
        const std::int64_t again = fact(outcome->answer, "rows-recomputed");
        QVERIFY(again > 15);
        for (const Progress& each : told)
            QCOMPARE(each.rows, 30 + again);
        QCOMPARE(told.back().fraction, 1.0);
        QCOMPARE(told.back().phase, std::string_view("way-back"));
    }

private:
    /// The emulator's own memory is not counted, because its lanes need more memory than these tables.
    static Result<Answer> solve(const Variant& variant, const Instance& instance,
                                const Parameters& parameters, std::int64_t memory, tests::KeptRows& rows) {
        std::unique_ptr<Backend> backend;
        if (variant.info().place == Place::kernel) {
            KS_TRY(backend, emulator_provider().open({}));
        }
        Context context;
        context.backend = backend.get();
        context.memory_budget = memory;
        context.rows = &rows;
        return variant.solve(instance, parameters, context);
    }

    const Machine machine_{{emulator_provider()}};
};

KS_TEST(SegmentsTest)
#include "segments_test.moc"
