// SPDX-License-Identifier: Apache-2.0
// instruction-set.multicore, .exhaustive and .front-list: memory, stops, progress, vectors. The conformance
// corpus compares them with brute force.
#include "solvers/cpu/max_plus.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/result/answer.h"
#include "solvers/run/registry.h"
#include "tests/support/checks.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

#include <algorithm>

using namespace ks;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

Result<Answer> solve(const char* id, const Instance& instance, const Settings& settings, Context& context) {
    const Variant& variant = **find_variant(id);
    KS_TRY(const Parameters parameters, Parameters::parse(variant.info().parameters, settings));
    return variant.solve(instance, parameters, context);
}

InstancePtr drawn(const char* tasks, const char* choices, const char* cost) {
    return *ks::generate("ise-drawn", "", Settings{{"tasks", tasks}, {"choices", choices}, {"cost", cost}});
}

} // namespace

class CpuTest : public QObject {
    Q_OBJECT

private slots:
    void every_loop_and_number_of_threads_find_the_same_data() {
        QTest::addColumn<QString>("simd");
        for (const cpu::Simd& simd : cpu::simd_here())
            QTest::newRow(simd.name.c_str()) << QString::fromStdString(simd.name);
    }
    void every_loop_and_number_of_threads_find_the_same() {
        QFETCH(QString, simd);
        const InstancePtr instance = drawn("6", "30", "3000");
        Context context;
        const auto lists = solve("instruction-set.front-list", *instance, {}, context);
        KS_VERIFY_OK(lists);
        for (const char* threads : {"1", "3"}) {
            const auto answer = solve("instruction-set.multicore", *instance,
                                      {{"simd", simd.toStdString()}, {"threads", threads}}, context);
            KS_VERIFY_OK(answer);
            QVERIFY(Front::same_points(*answer->front, *lists->front));
        }
    }

    void numerators_above_2_to_30() {
        InstructionSetBuilder builder;
        constexpr std::int64_t large = std::int64_t{1} << 40;
        for (int i = 0; i < 4; ++i)
            builder.begin_task({.execution = large, .period = 3})
                .add({.gain = large - i, .cost = 3})
                .add({.gain = large / 2 + i, .cost = 1});
        const auto instance = *std::move(builder).build();
        QCOMPARE(instance->row_width(), RowWidth::bits64);
        Context context;
        const auto multicore = solve("instruction-set.multicore", *instance, {}, context);
        const auto lists = solve("instruction-set.front-list", *instance, {}, context);
        KS_VERIFY_OK(multicore);
        KS_VERIFY_OK(lists);
        QVERIFY(Front::same_points(*multicore->front, *lists->front));
    }

    /// A table that does not fit is computed in segments; the front is the same, including the choices.
    void little_memory_data() {
        QTest::addColumn<QString>("variant");
        QTest::newRow("multicore") << "instruction-set.multicore";
        QTest::newRow("sequential") << "instruction-set.sequential";
    }
    void little_memory() {
        QFETCH(QString, variant);
        const InstancePtr instance = drawn("64", "1", "300");
        const QByteArray id = variant.toUtf8();
        Context roomy, tight;
        const auto whole = solve(id, *instance, {}, roomy);
        KS_VERIFY_OK(whole);
        const Variant& of = **find_variant(variant.toStdString());
        const auto parameters = Parameters::parse(of.info().parameters, {});
        const auto estimate = of.estimate(*instance, *parameters, INT64_MAX);
        KS_VERIFY_OK(estimate);
        tight.memory_budget = estimate->host_bytes * 3 / 4;
        const auto less = of.estimate(*instance, *parameters, tight.memory_budget);
        KS_VERIFY_OK(less);
        QVERIFY(less->host_bytes <= tight.memory_budget);
        const auto in_segments = solve(id, *instance, {}, tight);
        KS_VERIFY_OK(in_segments);
        QVERIFY(*in_segments->front == *whole->front);
        const auto recomputed = std::ranges::find(in_segments->facts, "rows-recomputed", &Fact::name);
        QVERIFY(recomputed != in_segments->facts.end());
        tight.memory_budget = 10'000;
        const auto refused = solve(id, *instance, {}, tight);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
    }

    /// Computing the front needs memory for each column, for any front.
    void estimates_count_the_way_back() {
        const InstancePtr instance = drawn("3", "5", "30000");
        const auto columns =
            // the instance has no largest cost
            static_cast<const InstructionSetInstance&>(*instance).heaviest() + 1;
        const auto bytes_of = [&](const char* id) {
            const Variant& of = **find_variant(id);
            return of.estimate(*instance, *Parameters::parse(of.info().parameters, {}), INT64_MAX)
                ->host_bytes;
        };
        QVERIFY(bytes_of("instruction-set.sequential") >= columns * (4 * 8 + 9));
        QVERIFY(bytes_of("instruction-set.multicore") >= columns * (4 * 4 + 5));
    }

    void progress_grows_data() {
        QTest::addColumn<QString>("variant");
        QTest::newRow("multicore") << "instruction-set.multicore";
        QTest::newRow("exhaustive") << "instruction-set.exhaustive";
        QTest::newRow("front-list") << "instruction-set.front-list";
    }
    void progress_grows() {
        QFETCH(QString, variant);
        const bool small = variant.endsWith("exhaustive");
        const InstancePtr instance = small ? drawn("5", "20", "100") : drawn("20", "200", "20000");
        std::vector<double> fractions;
        Context context;
        context.on_progress = [&](const Progress& progress) { fractions.push_back(progress.fraction); };
        const Settings settings = variant.endsWith("multicore") ? Settings{{"simd", "plain"}} : Settings{};
        KS_VERIFY_OK(solve(variant.toUtf8(), *instance, settings, context));
        QVERIFY2(fractions.size() >= 3, qPrintable(QString::number(fractions.size())));
        QVERIFY(std::ranges::is_sorted(fractions));
        QCOMPARE(fractions.back(), 1.0);
    }

    /// The way back through a table takes about as long as computing its rows.
    void progress_covers_the_way_back() {
        for (const char* id : {"instruction-set.multicore", "instruction-set.sequential"}) {
            std::vector<Progress> told;
            Context context;
            context.on_progress = [&](const Progress& progress) { told.push_back(progress); };
            KS_VERIFY_OK(solve(id, *drawn("6", "10", "100"), {}, context));
            const auto way = std::ranges::find(told, "way-back", &Progress::phase);
            QVERIFY(way != told.begin() && way != told.end());
            QCOMPARE(way->fraction, 0.5);
            QCOMPARE(way->row, 6);
            for (const Progress& one : told)
                QCOMPARE(one.rows, 12);
            QCOMPARE(told.back().phase, std::string_view("way-back"));
            QCOMPARE(told.back().fraction, 1.0);
        }
    }

    void a_stop_request_ends_it_at_once_data() {
        QTest::addColumn<QString>("variant");
        QTest::newRow("multicore") << "instruction-set.multicore";
        QTest::newRow("exhaustive") << "instruction-set.exhaustive";
        QTest::newRow("front-list") << "instruction-set.front-list";
    }
    void a_stop_request_ends_it_at_once() {
        QFETCH(QString, variant);
        const bool small = variant.endsWith("exhaustive");
        const bool threads = variant.endsWith("multicore");
        const InstancePtr instance = small ? drawn("7", "12", "1000") : drawn("100", "300", "10000");
        Impatient user;
        Context context;
        context.stop = user.token();
        context.on_progress = [&](const Progress&) { user.see(); };
        const Settings settings = threads ? Settings{{"simd", "plain"}, {"threads", "3"}} : Settings{};
        const auto answer = solve(variant.toUtf8(), *instance, settings, context);
        QVERIFY(user.was_heard(threads ? 3 : 1));
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::cancelled);
    }

    /// The length of the way back is proportional to the width and the depth of the table.
    void the_way_back_can_be_cancelled() {
        for (const char* id : {"instruction-set.multicore", "instruction-set.sequential"}) {
            std::stop_source source;
            Context context;
            context.stop = source.get_token();
            context.on_stage = [&](const Stage& stage) {
                if (stage.name == "compute")
                    source.request_stop();
            };
            const auto answer = solve(id, *drawn("5", "20", "1000"), {}, context);
            QVERIFY(!answer);
            QCOMPARE(answer.error().code, ErrorCode::cancelled);
        }
    }

    /// None of 2^16 selections dominates another, so there are 2^16 points.
    void points_that_need_more_memory_than_allowed() {
        InstructionSetBuilder builder;
        for (int i = 0; i < 16; ++i)
            builder.begin_task({.execution = 1 << i, .period = 1 << 20}).add({1 << i, 1 << i});
        const auto instance = *std::move(builder).build();
        Context context;
        context.memory_budget = 1 << 20;
        KS_COMPARE_ERROR(solve("instruction-set.exhaustive", *instance, {}, context), ErrorCode::limit,
                         "the points found so far need more than 1 MiB; allow more memory or set a smaller "
                         "max_cost");
        context.memory_budget = 64 << 20;
        KS_VERIFY_OK(solve("instruction-set.exhaustive", *instance, {}, context));
    }

    void too_many_selections_are_refused() {
        const Variant& exhaustive = **find_variant("instruction-set.exhaustive");
        const auto estimate = [&](const Instance& instance) {
            return exhaustive.estimate(instance, *Parameters::parse({}, {}), INT64_MAX);
        };
        const auto most = estimate(*drawn("8", "9", "10")); // 10^8 selections
        KS_VERIFY_OK(most);
        QCOMPARE(most->operations, 1e8);
        const InstancePtr more = drawn("8", "10", "10");
        KS_COMPARE_ERROR(
            estimate(*more), ErrorCode::limit,
            "/tasks: 2.14e+08 selections are too many to try: instruction-set.exhaustive takes up "
            "to 100000000; choose instruction-set.front-list or a variant that fills a table");
        Context context;
        const auto refused = solve("instruction-set.exhaustive", *more, {}, context);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
    }
};

KS_TEST(CpuTest)
#include "cpu_test.moc"
