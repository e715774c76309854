// SPDX-License-Identifier: Apache-2.0
#include "solvers/clp/clp_solver.h"
#include "solvers/kinds/presets.h"
#include "solvers/kinds/verifier.h"
#include "solvers/problems/kernel_mix/branch_and_price.h"
#include "solvers/problems/kernel_mix/column_generation.h"
#include "solvers/problems/kernel_mix/first_fit.h"
#include "solvers/problems/kernel_mix/parts.h"
#include "solvers/run/registry.h"
#include "tests/support/checks.h"
#include "tests/support/four_kernels.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

#include <cmath>

using namespace ks;

namespace {

using Kernels = std::vector<MixKernel>;

const KernelMixInstance& as_mix(const InstancePtr& instance) {
    return static_cast<const KernelMixInstance&>(*instance);
}

InstancePtr mix(const MixDevice& device, const Kernels& kernels) {
    KernelMixBuilder builder;
    builder.device(device);
    for (const MixKernel& kernel : kernels)
        builder.add(kernel);
    return *std::move(builder).build();
}

/// Kernels that need between a sixth and more than half of two resources, in coarse steps, so that rounding
/// up the linear program's value is not always enough.
InstancePtr narrow(Random& random, std::int64_t copies) {
    const MixDevice device{
        .sms = 1, .sm_warps = 1000, .sm_blocks = 1000, .sm_registers = 12 * 32, .sm_shared_bytes = 12};
    Kernels kernels;
    for (std::int64_t i = 0; i < copies; ++i)
        kernels.push_back(
            {.registers = random.between(2, 7), .shared_bytes = random.between(2, 7), .threads = 32});
    return mix(device, kernels);
}

/// The result of one run, with the progress it reported.
struct Planned {
    KernelTypes types;
    std::optional<BranchAndPrice> batches;
};
Planned planned(const InstancePtr& instance, std::int64_t nodes, const LpSolver& lp) {
    Planned planned{.types = types_of(workload_of(as_mix(instance))), .batches = {}};
    Context context;
    auto made = BranchAndPrice::make(planned.types, as_mix(instance).limits(), lp);
    planned.batches.emplace(*std::move(made));
    if (const auto ran = planned.batches->run(nodes, context); !ran)
        qFatal("%s", ran.error().sentence().c_str());
    return planned;
}

Result<Answer> solve_with(const char* id, const InstancePtr& instance, Context& context) {
    const Variant& variant = **find_variant(id);
    KS_TRY(const Parameters usual, Parameters::parse(variant.info().parameters, {}));
    return variant.solve(*instance, usual, context);
}

/// A linear program with random results, which is worse than any rounding error.
class DrawnProgram final : public LinearProgram {
public:
    DrawnProgram(std::size_t rows, std::uint64_t seed) : rows_(rows), random_(seed) {}
    void add_column(double, std::span<const Entry>) override { ++columns_; }
    void set_demands(std::span<const double>) override {}
    Result<Solution> solve(const std::stop_token&) override {
        Solution drawn{.cost = 1, .x = std::vector<double>(columns_), .duals = std::vector<double>(rows_)};
        for (std::vector<double>* numbers : {&drawn.x, &drawn.duals})
            for (double& number : *numbers)
                number = static_cast<double>(random_.between(-100, 1000)) / 1000;
        return drawn;
    }

private:
    std::size_t rows_, columns_ = 0;
    Random random_;
};
class DrawingSolver final : public LpSolver {
public:
    explicit DrawingSolver(std::int64_t seed) : seed_(static_cast<std::uint64_t>(seed)) {}
    std::optional<Error> unavailable() const override { return {}; }
    Result<std::unique_ptr<LinearProgram>> program(std::size_t rows) const override {
        return std::unique_ptr<LinearProgram>(std::make_unique<DrawnProgram>(rows, seed_++));
    }

private:
    mutable std::uint64_t seed_;
};

} // namespace

class ColumnGenerationTest : public QObject {
    Q_OBJECT

private slots:
    /// The README's example: three batches with first-fit, two with column generation, in four rounds.
    void the_example_by_hand() {
        const InstancePtr instance = tests::four_kernels();
        const KernelTypes types = types_of(workload_of(as_mix(instance)));
        QCOMPARE(types.all.size(), std::size_t{4});
        const std::vector<std::int64_t> demands = types.demands();
        Context context;
        const auto packed = first_fit(types.all, demands, as_mix(instance).limits(), context);
        KS_VERIFY_OK(packed);
        QCOMPARE(packed->size(), std::size_t{3});
        auto columns = ColumnGeneration::make(types.all, as_mix(instance).limits(), clp::solver());
        KS_VERIFY_OK(columns);
        columns->set_demands(demands);
        for (const FilledBatch& batch : *packed)
            columns->add(pattern_of(batch.holds));
        QVERIFY((columns->patterns()[0] == Pattern{{{0, 1}, {1, 1}}}));
        QVERIFY((columns->patterns()[1] == Pattern{{{2, 2}, {3, 1}}}));
        QVERIFY((columns->patterns()[2] == Pattern{{{3, 1}}}));
        const std::array<double, 4> batches = {3, 2.5, 2.25, 2}, reduced_costs = {-2, -1, -0.25, 0};
        for (std::size_t i = 0; i < batches.size(); ++i) {
            const auto round = columns->next(context);
            KS_VERIFY_OK(round);
            QVERIFY2(std::abs(round->batches - batches[i]) < 1e-6, std::to_string(round->batches).c_str());
            QCOMPARE(round->entered.has_value(), i < 3);
            QVERIFY2(std::abs(round->reduced_cost - reduced_costs[i]) < 1e-6,
                     std::to_string(round->reduced_cost).c_str());
            if (i == 2) { // whether a or b goes first is the solver's choice; here both have the same value
                const auto parts_of = [](double part) {
                    return static_cast<std::int64_t>(part * static_cast<double>(batch_worth));
                };
                for (const auto& [type, worth] : {std::pair(0, 0.5), {1, 0.5}, {2, 0.375}, {3, 0.25}})
                    QVERIFY(std::abs(round->worth[static_cast<std::size_t>(type)] - parts_of(worth)) <
                            Pricing::tolerance);
            }
            if (i == 3) {
                QCOMPARE(round->bound, std::int64_t{2});
                QVERIFY(std::abs(round->lp_bound - 2) < 1e-4);
            }
        }
        const Planned plan = planned(instance, 1000, clp::solver());
        QCOMPARE(plan.batches->batches(), std::int64_t{2});
        QCOMPARE(plan.batches->bound(), std::int64_t{2});
    }

    /// LP bound <= fewest batches = ours <= first-fit.
    void bounds_and_plans_enclose_the_optimum() {
        Random random(test_seed());
        for (int i = 0; i < 200; ++i) {
            const InstancePtr instance = narrow(random, random.between(5, 8));
            const std::int64_t fewest = fewest_batches(as_mix(instance));
            const Planned plan = planned(instance, 1000, clp::solver());
            QVERIFY(plan.batches->lp_bound() <= static_cast<double>(fewest) + 1e-9);
            QCOMPARE(plan.batches->batches(), fewest);
            QCOMPARE(plan.batches->bound(), fewest);
            Context context;
            const auto packed =
                first_fit(plan.types.all, plan.types.demands(), as_mix(instance).limits(), context);
            QVERIFY(fewest <= static_cast<std::int64_t>(packed->size()));
        }
    }

    /// Without search nodes the gap stays open, and the result states this.
    void an_open_gap_is_reported() {
        Random random(test_seed());
        const DrawingSolver drawing(random.between(0, 1'000'000));
        int open = 0;
        for (int i = 0; i < 200; ++i) {
            const InstancePtr instance = narrow(random, random.between(5, 8));
            const std::int64_t fewest = fewest_batches(as_mix(instance));
            const Planned plan = planned(instance, 0, drawing);
            QVERIFY(plan.batches->bound() <= fewest && fewest <= plan.batches->batches());
            open += plan.batches->bound() < plan.batches->batches();
        }
        QVERIFY(open > 0);
    }

    /// With many different kernels, a few nodes leave the linear program far from its optimum; then the fact
    /// does not claim to be its value.
    void a_truncated_linear_program_is_reported() {
        const Variant& variant = **find_variant("kernel-mix.column-generation");
        const std::vector<std::pair<std::string, std::string>> few{{"nodes", "100"}};
        Random random(1);
        int cut_short = 0;
        for (int i = 0; i < 20; ++i) {
            KernelMixBuilder builder;
            builder.device({.device = "h200"});
            for (int k = 0; k < 150; ++k)
                builder.add({.registers = random.between(8, 128),
                             .shared_bytes = random.between(0, 40'000),
                             .threads = 132 * 32 * random.between(1, 20)});
            Context context;
            context.lp = &clp::solver();
            const auto answer = variant.solve(**std::move(builder).build(),
                                              *Parameters::parse(variant.info().parameters, few), context);
            KS_VERIFY_OK(answer);
            cut_short += answer->facts[0].sentence.starts_with("Column generation was cut short");
        }
        QVERIFY(cut_short > 0);
    }

    /// The bound and the plan are correct for any result of the linear program. The search over whole batches
    /// then finds the smallest number.
    void the_bound_does_not_rest_on_the_linear_program() {
        Random random(test_seed());
        const DrawingSolver drawing(random.between(0, 1'000'000));
        int searched = 0, closed = 0;
        for (int i = 0; i < 200; ++i) {
            const InstancePtr instance = narrow(random, random.between(3, 7));
            const std::int64_t fewest = fewest_batches(as_mix(instance));
            const Planned plan = planned(instance, 100'000, drawing);
            QVERIFY(plan.batches->lp_bound() <= static_cast<double>(fewest) + 1e-9);
            QVERIFY(plan.batches->bound() <= fewest && fewest <= plan.batches->batches());
            searched += plan.batches->nodes() > 0;
            closed += plan.batches->nodes() > 0 && plan.batches->bound() == plan.batches->batches();
        }
        qInfo("%d were searched, %d to the end", searched, closed);
        QVERIFY(closed > 0);
    }

    /// The paper's sizes of 39, 52, 65 and 1,000 kernels: no plan has fewer batches.
    void batches_of_the_pool_are_the_fewest() {
        for (const auto& [kernels, fewest] :
             {std::pair("16", 1), {"31", 1}, {"39", 2}, {"52", 2}, {"65", 3}, {"1000", 32}}) {
            const std::vector<std::pair<std::string, std::string>> settings{{"kernels", kernels}};
            const InstancePtr instance = *ks::generate("concurrency-pool", "", settings);
            Context context;
            context.lp = &clp::solver();
            const auto answer = solve_with("kernel-mix.column-generation", instance, context);
            KS_VERIFY_OK(answer);
            KS_VERIFY_OK(verify(*instance, *answer));
            QCOMPARE(answer->status, Status::optimal);
            QCOMPARE(answer->plan->batch_count, std::int64_t{fewest});
            QCOMPARE(answer->plan->lower_bound, std::int64_t{fewest});
        }
    }

    /// Identical kernels with different names share one row; every name is launched as often as requested.
    void kernels_alike_are_of_one_type() {
        const MixDevice device{
            .sms = 2, .sm_warps = 10, .sm_blocks = 10, .sm_registers = 1 << 20, .sm_shared_bytes = 0};
        Kernels kernels;
        for (int i = 0; i < 7; ++i)
            kernels.push_back({.threads = 2 * 3 * 32, .copies = 1 + i % 3});
        const InstancePtr instance = mix(device, kernels);
        QCOMPARE(types_of(workload_of(as_mix(instance))).all.size(), std::size_t{1});
        Context context;
        context.lp = &clp::solver();
        const auto answer = solve_with("kernel-mix.column-generation", instance, context);
        KS_VERIFY_OK(answer);
        KS_VERIFY_OK(verify(*instance, *answer));
        QCOMPARE(answer->plan->batch_count, std::int64_t{5}); // 13 copies, three per batch
    }

    void every_part_can_be_cancelled_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("phase");
        QTest::newRow("first-fit") << QString("kernel-mix.first-fit") << QString("compute");
        QTest::newRow("first-fit within column generation")
            << QString("kernel-mix.column-generation") << QString("first-fit");
        QTest::newRow("columns") << QString("kernel-mix.column-generation") << QString("columns");
    }
    /// During the work, not only before it.
    void every_part_can_be_cancelled() {
        QFETCH(QString, variant);
        QFETCH(QString, phase);
        const std::vector<std::pair<std::string, std::string>> settings{{"kernels", "1000"}};
        const InstancePtr instance = *ks::generate("concurrency-pool", "", settings);
        Context context;
        std::stop_source source;
        context.stop = source.get_token();
        context.lp = &clp::solver();
        int later = 0;
        context.on_progress = [&](const Progress& progress) {
            later += source.stop_requested();
            if (progress.phase == phase.toStdString())
                source.request_stop();
        };
        const auto answer = solve_with(variant.toStdString().c_str(), instance, context);
        QVERIFY(source.stop_requested());
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::cancelled);
        QVERIFY(later <= 1);
    }

    void many_kernels_stop_promptly_data() {
        QTest::addColumn<bool>("at_work");
        QTest::newRow("before it reports") << true;
        QTest::newRow("once it reports") << false;
    }
    /// 2,000 kernels, all different: the largest number of rows and columns of a linear program.
    void many_kernels_stop_promptly() {
        QFETCH(bool, at_work);
        Random random(1);
        KernelMixBuilder builder;
        builder.device({.device = "h200"});
        for (int k = 0; k < 2000; ++k)
            builder.add({.registers = random.between(8, 128),
                         .shared_bytes = random.between(0, 40'000),
                         .threads = 132 * 32 * random.between(1, 20)});
        const InstancePtr instance = *std::move(builder).build();
        Impatient user(at_work ? Impatient::Asks::once_at_work : Impatient::Asks::once_seen);
        Context context;
        context.stop = user.token();
        context.lp = &clp::solver();
        context.on_progress = [&user](const Progress&) { user.see(); };
        if (at_work)
            user.see();
        const auto answer = solve_with("kernel-mix.column-generation", instance, context);
        QVERIFY(user.was_heard());
        QCOMPARE(answer.error().code, ErrorCode::cancelled);
    }
};

KS_TEST(ColumnGenerationTest)
#include "column_generation_test.moc"
