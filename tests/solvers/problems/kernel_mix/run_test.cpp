// SPDX-License-Identifier: Apache-2.0
// kernel-mix.run: the launches of each schedule, their queues, and that wrong results are detected.
#include "solvers/clp/clp_solver.h"
#include "solvers/kernels/forwarding_backend.h"
#include "solvers/kinds/presets.h"
#include "solvers/kinds/verifier.h"
#include "solvers/problems/kernel_mix/kernels/mix_tasks.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <functional>
#include <set>

using namespace ks;

namespace {

using RunSettings = std::vector<std::pair<std::string, std::string>>;

/// Two multiprocessors with 8 warps and 4 blocks each.
const MixDevice small{
    .sms = 2, .sm_warps = 8, .sm_blocks = 4, .sm_registers = 1 << 16, .sm_shared_bytes = 1 << 16};

InstancePtr small_mix(const std::vector<MixKernel>& kernels) {
    KernelMixBuilder builder;
    builder.device(small);
    for (const MixKernel& kernel : kernels)
        builder.add(kernel);
    return *std::move(builder).build();
}

/// Seven launches with 2, 3 and 4 warps on each multiprocessor; no batch holds all of them.
InstancePtr seven() {
    return small_mix(
        {{.name = "vector-add", .registers = 16, .threads = 2 * 2 * 32, .copies = 3},
         {.name = "scan", .registers = 20, .shared_bytes = 1024, .threads = 2 * 3 * 32, .copies = 2},
         {.name = "V", .registers = 40, .shared_bytes = 1536, .threads = 2 * 4 * 32, .copies = 2}});
}

const KernelMixInstance& mix_in(const InstancePtr& instance) {
    return static_cast<const KernelMixInstance&>(*instance);
}

/// Records the calls and forwards them.
class NotingBackend final : public ForwardingBackend {
public:
    struct Launch {
        std::string kernel;
        LaunchShape shape;
        bool operator==(const Launch& other) const {
            return kernel == other.kernel && shape.grid == other.shape.grid &&
                   shape.block == other.shape.block && shape.queue == other.shape.queue;
        }
    };

    NotingBackend() : ForwardingBackend(std::move(*emulator_provider().open({}))) {}

    Result<void> launch(const Kernel& kernel, const LaunchShape& shape, std::span<const Argument> arguments,
                        Context& context) override {
        parts.back().push_back({.kernel = kernel.name, .shape = shape});
        if (on_launch)
            on_launch();
        return leaves_out == launches++ ? Result<void>()
                                        : ForwardingBackend::launch(kernel, shape, arguments, context);
    }
    Result<void> synchronise(Context& context) override {
        parts.emplace_back();
        return ForwardingBackend::synchronise(context);
    }
    Result<void> replay(const std::function<Result<void>(Context&)>& body, std::int64_t times,
                        Context& context) override {
        replayed += times;
        return ForwardingBackend::replay(body, times, context);
    }
    Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset,
                          int queue) override {
        KS_CHECK(ForwardingBackend::download(buffer, bytes, offset, queue));
        if (downloads++ == spoils)
            bytes.back() ^= std::byte{0x40};
        return {};
    }

    /// The launches between two host waits.
    std::vector<std::vector<Launch>> launched() const {
        std::vector<std::vector<Launch>> all = parts;
        std::erase_if(all, [](const auto& part) { return part.empty(); });
        return all;
    }

    std::vector<std::vector<Launch>> parts{{}};
    std::int64_t replayed = 0, launches = 0, downloads = 0;
    /// the index of the launch to skip, and of the download to corrupt
    std::int64_t leaves_out = -1, spoils = -1;
    std::function<void()> on_launch;
};

struct Ran {
    Result<Answer> answer = Answer();
    std::vector<Stage> stages;
};

Ran run_with(const InstancePtr& instance, const RunSettings& settings, Backend& backend,
             const LpSolver* lp = nullptr, std::stop_token stop = {}) {
    const Variant& variant = **find_variant("kernel-mix.run");
    Context context;
    context.backend = &backend;
    context.lp = lp;
    context.stop = std::move(stop);
    Ran ran;
    ran.answer = variant.solve(*instance, *Parameters::parse(variant.info().parameters, settings), context);
    ran.stages = context.stages();
    return ran;
}

const Fact* fact_of(const Answer& answer, std::string_view name) {
    const auto found = std::ranges::find(answer.facts, name, &Fact::name);
    return found == answer.facts.end() ? nullptr : &*found;
}

std::set<int> queues_of(const std::vector<NotingBackend::Launch>& launches) {
    std::set<int> queues;
    for (const auto& launch : launches)
        queues.insert(launch.shape.queue);
    return queues;
}

std::size_t count_of(const std::vector<std::vector<NotingBackend::Launch>>& parts) {
    std::size_t count = 0;
    for (const auto& part : parts)
        count += part.size();
    return count;
}

} // namespace

class RunTest : public QObject {
    Q_OBJECT

private slots:
    void every_schedule_does_all_of_the_work_data() {
        QTest::addColumn<QString>("schedule");
        for (const RunSchedule& schedule : run_schedules())
            QTest::newRow(std::string(schedule.name).c_str()) << QString::fromUtf8(schedule.name.data());
    }
    void every_schedule_does_all_of_the_work() {
        QFETCH(QString, schedule);
        for (const char* chunks : {"1", "3"}) {
            RunRequest request;
            request.instance = seven();
            request.variant = "kernel-mix.run";
            request.set = {{"schedule", schedule.toStdString()}, {"chunks", chunks}};
            request.on = "emulator";
            const auto outcome = run(request, Machine{{emulator_provider()}}, {}, {});
            KS_VERIFY_OK(outcome);
            QVERIFY(outcome->verified == true);
            QCOMPARE(outcome->executed.launches, 7 * std::atoi(chunks));
            const Fact* const compared = fact_of(outcome->answer, "compared");
            QVERIFY(compared != nullptr && std::get<std::int64_t>(compared->value) == 7);
            const Fact* const throughput = fact_of(outcome->answer, "throughput");
            QVERIFY(throughput != nullptr && std::get<double>(throughput->value) > 0);
            QVERIFY(fact_of(outcome->answer, "emulated") != nullptr);
        }
    }

    void one_after_the_other_needs_one_queue() {
        NotingBackend backend;
        KS_VERIFY_OK(run_with(seven(), {{"chunks", "2"}}, backend).answer);
        const auto parts = backend.launched();
        QCOMPARE(parts.size(), std::size_t{2}); // one per chunk: the host never waits inside a chunk
        for (const auto& part : parts) {
            QCOMPARE(queues_of(part), std::set<int>{0});
            QCOMPARE(part.size(), std::size_t{7});
        }
    }

    void own_shapes_run_at_once_in_separate_queues() {
        NotingBackend backend;
        const Ran ran = run_with(seven(), {{"schedule", "own"}, {"block", "64"}, {"chunks", "2"}}, backend);
        KS_VERIFY_OK(ran.answer);
        const auto parts = backend.launched();
        QCOMPARE(parts.size(), std::size_t{2}); // one per chunk
        QCOMPARE(parts[0], parts[1]);
        QCOMPARE(parts[0].size(), std::size_t{7});
        QCOMPARE(queues_of(parts[0]), (std::set<int>{1, 2, 3, 4, 5, 6, 7}));
        // 2 warps: one block of 2. 3 warps: two blocks of 2. 4 warps: two blocks of 2.
        const std::vector<std::int64_t> grids{2, 2, 2, 4, 4, 4, 4};
        for (std::size_t i = 0; i < 7; ++i) {
            QCOMPARE(parts[0][i].shape.block, 64);
            QCOMPARE(parts[0][i].shape.grid, grids[i]);
        }
        // 3 x 2 + 2 x 4 + 2 x 4 = 22 warps of 8, and 3 + 4 + 4 = 11 blocks of 4.
        const Fact* const asked = fact_of(*ran.answer, "asked-for");
        QVERIFY(asked != nullptr);
        QCOMPARE(std::get<double>(asked->value), 2.75);
        QVERIFY(asked->sentence.find("2.75 of a multiprocessor's warps") != std::string::npos);
        QCOMPARE(ran.answer->plan->batch_count, 7); // kernels that do not fit at once are planned one by one
    }

    void a_kernel_may_have_the_whole_device() {
        NotingBackend backend;
        KS_VERIFY_OK(
            run_with(seven(), {{"schedule", "own"}, {"own", "device"}, {"block", "64"}}, backend).answer);
        const auto parts = backend.launched();
        QCOMPARE(parts.size(), std::size_t{1});
        for (const auto& launch : parts[0]) {
            QCOMPARE(launch.shape.block, 64);
            QCOMPARE(launch.shape.grid, std::int64_t{8}); // 4 blocks of 2 warps on each of two
        }
    }

    void all_kernels_divide_a_multiprocessors_memory_alike() {
        for (const auto& [setting, carveout] :
             {std::pair("shared", std::optional(100)), {"driver", std::optional<int>()}}) {
            NotingBackend backend;
            KS_VERIFY_OK(run_with(seven(), {{"schedule", "planned"}, {"carveout", setting}}, backend).answer);
            for (const auto parts = backend.launched(); const auto& part : parts)
                for (const auto& launch : part)
                    QVERIFY(launch.shape.carveout == carveout);
        }
    }

    void a_graph_holds_the_same_launches() {
        NotingBackend streams, graph;
        KS_VERIFY_OK(run_with(seven(), {{"schedule", "own"}}, streams).answer);
        KS_VERIFY_OK(run_with(seven(), {{"schedule", "graph"}, {"chunks", "3"}}, graph).answer);
        QCOMPARE(streams.replayed, 0);
        QCOMPARE(graph.replayed, 3);
        QCOMPARE(graph.launched(), streams.launched()); // recorded once
    }

    void a_plan_is_launched_as_it_is() {
        for (const LpSolver* lp : {static_cast<const LpSolver*>(nullptr), &clp::solver()}) {
            if (lp != nullptr && lp->unavailable())
                continue;
            NotingBackend backend;
            const Ran ran = run_with(seven(), {{"schedule", "planned"}}, backend, lp);
            KS_VERIFY_OK(ran.answer);
            KS_VERIFY_OK(verify(*seven(), *ran.answer));
            const Fact* const planner = fact_of(*ran.answer, "planner");
            QVERIFY(planner != nullptr);
            QCOMPARE(std::get<std::string>(planner->value),
                     std::string(lp != nullptr ? "kernel-mix.column-generation" : "kernel-mix.first-fit"));
            const auto parts = backend.launched();
            QCOMPARE(static_cast<std::int64_t>(parts.size()), ran.answer->plan->batch_count);
            QCOMPARE(ran.answer->plan->batch_count, 3); // 20 warps, 8 at a time
            std::size_t part = 0;
            for (const Plan::Batch& batch : ran.answer->plan->batches)
                for (std::int64_t repeat = 0; repeat < batch.repeat; ++repeat, ++part) {
                    QCOMPARE(parts[part].size(), batch.kernels.size());
                    QCOMPARE(queues_of(parts[part]).size(), batch.kernels.size());
                    QVERIFY(!queues_of(parts[part]).contains(0));
                    for (std::size_t i = 0; i < batch.kernels.size(); ++i) {
                        QCOMPARE(parts[part][i].shape.grid, batch.kernels[i].blocks);
                        QCOMPARE(std::int64_t{parts[part][i].shape.block},
                                 batch.kernels[i].threads_per_block);
                    }
                }
        }
    }

    void random_choices_follow_from_the_seed() {
        const InstancePtr pool = small_mix({{.name = "vector-add", .threads = 2 * 4 * 32, .copies = 9}});
        for (const char* schedule : {"random", "table-2-s", "table-2-cr", "table-2-co"}) {
            std::set<std::vector<std::pair<std::int64_t, int>>> different;
            for (int seed = 0; seed < 20; ++seed) {
                const RunSettings settings{{"schedule", schedule}, {"seed", std::to_string(seed)}};
                NotingBackend backend, again;
                KS_VERIFY_OK(run_with(pool, settings, backend).answer);
                KS_VERIFY_OK(run_with(pool, settings, again).answer);
                QCOMPARE(backend.launched(), again.launched());
                QCOMPARE(count_of(backend.launched()), std::size_t{9});
                std::vector<std::pair<std::int64_t, int>> shapes;
                for (const auto parts = backend.launched(); const auto& part : parts)
                    for (const auto& launch : part) {
                        QVERIFY(launch.shape.grid * launch.shape.block >= 2 * 4 * 32);
                        shapes.emplace_back(launch.shape.grid, launch.shape.block);
                    }
                different.insert(shapes);
            }
            const bool chosen_at_random = std::string_view(schedule) != "table-2-co";
            QCOMPARE(different.size() > 1, chosen_at_random); // a single kernel has only one best shape
        }
    }

    void random_batches_are_plans() {
        Random random(test_seed());
        for (const char* schedule : {"table-2-cr", "table-2-co"}) {
            std::int64_t batches = 0;
            for (int i = 0; i < 20; ++i) {
                NotingBackend backend;
                const Ran ran = run_with(
                    seven(), {{"schedule", schedule}, {"seed", std::to_string(random.between(0, 1'000'000))}},
                    backend);
                KS_VERIFY_OK(ran.answer);
                KS_VERIFY_OK(verify(*seven(), *ran.answer));
                QCOMPARE(static_cast<std::int64_t>(backend.launched().size()), ran.answer->plan->batch_count);
                QVERIFY(ran.answer->plan->batch_count >= 3 && ran.answer->plan->batch_count <= 7);
                batches += ran.answer->plan->batch_count;
            }
            QVERIFY(batches < 20 * 7); // a random order may separate all of them once, but not every time
        }
    }

    /// With shapes other than the given ones, so that not only the plan's shapes are tested.
    void every_name_of_the_pool_runs() {
        std::vector<MixKernel> kernels;
        for (const PoolMember& member : pool_members())
            kernels.push_back({.name = member.name, .registers = 16, .threads = 64});
        QCOMPARE(kernels.size(), std::size_t{18});
        NotingBackend backend;
        KS_VERIFY_OK(run_with(small_mix(kernels), {{"schedule", "planned"}}, backend).answer);
        std::set<std::string> launched;
        for (const auto parts = backend.launched(); const auto& part : parts)
            for (const auto& launch : part)
                launched.insert(launch.kernel);
        QCOMPARE(launched.size(), std::size_t{18});
        const InstancePtr pool = *ks::generate("concurrency-pool", "", {});
        for (const MixKernel& kernel : mix_in(pool).kernels())
            QVERIFY(std::ranges::find(pool_members(), *kernel.name, &PoolMember::name) !=
                    pool_members().end());
    }

    void a_name_that_the_pool_does_not_have() {
        RunRequest request;
        request.instance = small_mix({{.name = "scan", .threads = 32}, {.name = "sort\n", .threads = 32}});
        request.variant = "kernel-mix.run";
        request.on = "emulator";
        KS_COMPARE_ERROR(
            run(request, Machine{{emulator_provider()}}, {}, {}), ErrorCode::usage,
            "/kernels/1/name: the pool has no kernel 'sort\\n', so it can be planned but not run; name one "
            "of "
            "vector-add, matrix-product, transpose, reduction, scan, histogram, black-scholes, monte-carlo, "
            "n-body, convolution, mandelbrot, sort-step, distance-histogram, I, II, III, IV, V");
    }

    void kernels_no_multiprocessor_holds_are_left_out() {
        const InstancePtr mix =
            small_mix({{.name = "scan", .threads = 64}, {.name = "transpose", .threads = 2 * 9 * 32}});
        for (const RunSchedule& schedule : run_schedules()) {
            NotingBackend backend;
            const Ran ran = run_with(mix, {{"schedule", std::string(schedule.name)}}, backend);
            KS_VERIFY_OK(ran.answer);
            KS_VERIFY_OK(verify(*mix, *ran.answer));
            QCOMPARE(backend.launches, 1);
            QCOMPARE(ran.answer->plan->infeasible.size(), std::size_t{1});
            QCOMPARE(ran.answer->plan->infeasible[0].kernel, 1);
        }
    }

    /// A mix in which no kernel fits has an answer, too.
    void nothing_may_be_left() {
        const InstancePtr mix = small_mix({{.name = "transpose", .threads = 2 * 9 * 32}});
        for (const RunSchedule& schedule : run_schedules()) {
            NotingBackend backend;
            const Ran ran = run_with(mix, {{"schedule", std::string(schedule.name)}}, backend);
            KS_VERIFY_OK(ran.answer);
            KS_VERIFY_OK(verify(*mix, *ran.answer));
            QCOMPARE(backend.launches, 0);
        }
    }

    void a_wrong_element_is_noticed() {
        for (std::int64_t download = 0; download < 7; ++download) {
            NotingBackend backend;
            backend.spoils = download;
            const Ran ran = run_with(seven(), {{"schedule", "planned"}}, backend);
            QVERIFY(!ran.answer);
            QCOMPARE(ran.answer.error().code, ErrorCode::check);
            QVERIFY(ran.answer.error().what.find(", where the CPU computes ") != std::string::npos);
        }
    }

    /// Even if the memory still contained the results of an earlier run.
    void a_launch_that_does_nothing_is_noticed() {
        for (std::int64_t launch = 0; launch < 7; ++launch) {
            NotingBackend backend;
            backend.leaves_out = launch;
            const Ran ran = run_with(seven(), {{"schedule", "own"}}, backend);
            QVERIFY(!ran.answer);
            QCOMPARE(ran.answer.error().code, ErrorCode::check);
        }
    }

    void the_stages_are_reported() {
        NotingBackend backend;
        std::vector<std::string> names;
        for (const Stage& stage : run_with(seven(), {}, backend).stages)
            names.push_back(stage.name);
        QCOMPARE(names, (std::vector<std::string>{"plan", "reference", "upload", "compute", "compare"}));
    }

    void a_run_can_be_cancelled_between_launches() {
        for (const RunSchedule& schedule : run_schedules()) {
            NotingBackend backend;
            std::stop_source source;
            backend.on_launch = [&] {
                if (backend.launches == 3)
                    source.request_stop();
            };
            const Ran ran = run_with(seven(), {{"schedule", std::string(schedule.name)}, {"chunks", "5"}},
                                     backend, nullptr, source.get_token());
            QVERIFY(!ran.answer);
            QCOMPARE(ran.answer.error().code, ErrorCode::cancelled);
        }
    }

    void work_is_what_was_asked_for() {
        for (const PoolMember& member : pool_members()) {
            const double usual = member.kernel->work_of(member.sized(1)).operations;
            double before = 0;
            for (const std::int64_t work : {1, 7, 100}) {
                const double has = member.kernel->work_of(member.sized(work)).operations;
                QVERIFY(has <= usual * static_cast<double>(work));
                // rows and points are rounded to whole numbers
                QVERIFY(has > 0.8 * usual * static_cast<double>(work));
                QVERIFY(has > before);
                before = has;
            }
        }
    }

    void a_different_device_is_reported() {
        NotingBackend backend;
        const Ran ran = run_with(seven(), {}, backend);
        const Fact* const sms = fact_of(*ran.answer, "multiprocessors");
        QVERIFY(sms != nullptr &&
                sms->sentence.find("for 2 multiprocessors and here are 132") != std::string::npos);
        QVERIFY(fact_of(*ran.answer, "other-resources") != nullptr);
        // The pool's own numbers, on their device.
        const RunSettings on_h200{{"device", "h200"}, {"kernels", "1"}};
        NotingBackend same;
        const Ran told = run_with(*ks::generate("concurrency-pool", "", on_h200), {}, same);
        KS_VERIFY_OK(told.answer);
        QVERIFY(fact_of(*told.answer, "multiprocessors") == nullptr);
        QVERIFY(fact_of(*told.answer, "other-resources") == nullptr);
    }
};

KS_TEST(RunTest)
#include "run_test.moc"
