// SPDX-License-Identifier: Apache-2.0
// Properties of the kernel-mix variants that conformance does not check: the preference among several
// choices, errors in plans, the reason for an impossible kernel, memory and cancellation.
#include "solvers/kinds/presets.h"
#include "solvers/kinds/verifier.h"
#include "solvers/problems/kernel_mix/label_layers.h"
#include "solvers/problems/kernel_mix/launches.h"
#include "solvers/problems/kernel_mix/parts.h"
#include "solvers/run/registry.h"
#include "tests/support/checks.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <functional>

using namespace ks;

namespace {

const KernelMixInstance& mix_of(const InstancePtr& instance) {
    return static_cast<const KernelMixInstance&>(*instance);
}

InstancePtr preset(const char* id) {
    return *ks::generate(id, "", {});
}

InstancePtr built(const MixDevice& device, const std::vector<MixKernel>& kernels) {
    KernelMixBuilder builder;
    builder.device(device);
    for (const MixKernel& kernel : kernels)
        builder.add(kernel);
    return *std::move(builder).build();
}

Result<Answer> solve(const char* id, const InstancePtr& instance, Context& context) {
    const Variant& variant = **find_variant(id);
    KS_TRY(const Parameters none, Parameters::parse(variant.info().parameters, {}));
    return variant.solve(*instance, none, context);
}

Answer answer_of(const char* id, const InstancePtr& instance) {
    Context context;
    return *solve(id, instance, context);
}

/// All copies of every kernel that a batch can hold.
std::vector<std::size_t> all_of(const InstancePtr& instance) {
    std::vector<std::size_t> all;
    for (const Launches& of : workload_of(mix_of(instance)).kernels)
        all.insert(all.end(), static_cast<std::size_t>(of.copies), of.kernel);
    return all;
}

/// Many shapes for each of many kernels, on a device larger than any real one.
InstancePtr large() {
    const MixDevice device{
        .sms = 1, .sm_warps = 1024, .sm_blocks = 1024, .sm_registers = 1 << 30, .sm_shared_bytes = 1 << 30};
    return built(device, {{.registers = 7, .shared_bytes = 100, .threads = 89 * 32, .copies = 3},
                          {.registers = 9, .shared_bytes = 90, .threads = 97 * 32, .copies = 3},
                          {.registers = 11, .shared_bytes = 80, .threads = 101 * 32, .copies = 3}});
}

} // namespace

class PlansTest : public QObject {
    Q_OBJECT

private slots:
    /// The README's example, by hand.
    void the_example_by_hand() {
        const InstancePtr trap = preset("concurrency-register-trap");
        const auto wide = useful_shapes(mix_of(trap), mix_of(trap).kernels()[0]);
        QCOMPARE(wide.size(), std::size_t{2});
        QCOMPARE(wide[0].blocks, std::int64_t{2});
        QVERIFY((wide[0].takes == Plan::Resources{36, 2, 46080, 3072}));
        QCOMPARE(wide[1].blocks, std::int64_t{5});
        QVERIFY((wide[1].takes == Plan::Resources{35, 5, 44800, 7680}));
        const auto narrow = useful_shapes(mix_of(trap), mix_of(trap).kernels()[1]);
        QCOMPARE(narrow.size(), std::size_t{1});
        QVERIFY((narrow[0].takes == Plan::Resources{13, 1, 19968, 4608}));
        const Answer exact = answer_of("kernel-mix.labels", trap);
        QCOMPARE(exact.status, Status::found);
        QVERIFY((exact.plan->batches[0].used == Plan::Resources{48, 6, 64768, 12288}));
        QCOMPARE(answer_of("kernel-mix.paper-dp", trap).status, Status::not_found);
    }

    /// Theorem 1, and the limit of 32 warps that the paper's algorithm ignores.
    void shapes_have_few_warps_and_at_most_32() {
        Random random(test_seed());
        for (int i = 0; i < 300; ++i) {
            const auto test = random_kernel_mix(random);
            for (const MixKernel& kernel : mix_of(test.instance).kernels()) {
                const std::int64_t warps = mix_of(test.instance).warps_of(kernel);
                for (const KernelShape& shape : shapes_of(mix_of(test.instance), kernel)) {
                    QVERIFY(shape.warps >= 1 && shape.warps <= 32);
                    QVERIFY(shape.warps * shape.blocks >= warps);
                    QVERIFY((shape.warps - 1) * shape.blocks < warps);
                }
            }
        }
    }

    void of_several_choices_the_least_shared_memory_then_registers_then_blocks() {
        Random random(test_seed());
        int compared = 0;
        while (compared < 300) {
            const auto test = random_kernel_mix(random);
            const Answer answer = answer_of("kernel-mix.labels", test.instance);
            if (answer.status != Status::found || answer.plan->batches.empty())
                continue;
            const auto best = brute_force(mix_of(test.instance), all_of(test.instance));
            QVERIFY(best);
            const Plan::Resources& used = answer.plan->batches[0].used;
            QCOMPARE(used.shared_bytes, best->shared_bytes);
            QCOMPARE(used.registers, best->registers);
            QCOMPARE(used.blocks, best->blocks);
            ++compared;
        }
    }

    /// Without registers the paper's reduction is exact: it finds a plan whenever there is one, with the
    /// least shared memory.
    void the_papers_reduction_is_right_where_registers_are_plenty() {
        Random random(test_seed());
        int found = 0;
        while (found < 300) {
            const auto drawn = random_kernel_mix(random);
            std::vector<MixKernel> kernels(mix_of(drawn.instance).kernels().begin(),
                                           mix_of(drawn.instance).kernels().end());
            for (MixKernel& kernel : kernels)
                kernel.registers = 0;
            const auto& contents = static_cast<const KernelMixContents&>(drawn.instance->contents());
            const InstancePtr instance = built(contents.scalars, kernels);
            const Answer exact = answer_of("kernel-mix.labels", instance);
            const Answer papers = answer_of("kernel-mix.paper-dp", instance);
            QCOMPARE(papers.status, exact.status);
            if (exact.status != Status::found || exact.plan->batches.empty())
                continue;
            QCOMPARE(papers.plan->batches[0].used.shared_bytes, exact.plan->batches[0].used.shared_bytes);
            ++found;
        }
    }

    void impossible_kernels_have_a_reason_data() {
        QTest::addColumn<QString>("device");
        QTest::addColumn<int>("registers");
        QTest::addColumn<int>("shared");
        QTest::addColumn<int>("warps");
        QTest::addColumn<QString>("why");
        const auto row = [](const char* name, const char* device, int registers, int shared, int warps,
                            const char* why) {
            QTest::newRow(name) << QString(device) << registers << shared << warps << QString(why);
        };
        row("a thread's registers", "tesla-m2050", 64, 0, 1,
            "a thread of scan needs 64 registers and may have 63");
        row("a block's shared memory", "gtx-titan-x", 8, 49153, 1,
            "a block of scan takes 49,408 bytes of shared memory and may take 49,152");
        row("warps", "gtx-titan-x", 8, 0, 65, "scan takes 65 warps of each multiprocessor, which has 64");
        row("registers", "gtx-titan-x", 255, 0, 9,
            "scan takes 73,728 registers of each multiprocessor, which has 65,536");
        row("shared memory of two blocks", "tesla-m2050", 8, 25000, 33,
            "scan takes 50,176 bytes of shared memory of each multiprocessor, which has 49,152");
        row("no number of blocks", "gtx-titan-x", 80, 0, 25,
            "scan takes too much of each multiprocessor with any number of blocks from 1 to 25");
    }
    void impossible_kernels_have_a_reason() {
        QFETCH(QString, device);
        QFETCH(int, registers);
        QFETCH(int, shared);
        QFETCH(int, warps);
        QFETCH(QString, why);
        const DevicePreset& preset = **find_device_preset(device.toStdString());
        const InstancePtr instance =
            built({.device = device.toStdString()}, {{.name = "scan",
                                                      .registers = registers,
                                                      .shared_bytes = shared,
                                                      .threads = std::int64_t{warps} * 32 * preset.sms},
                                                     {.name = "other"}});
        const Answer answer = answer_of("kernel-mix.labels", instance);
        QCOMPARE(answer.status, Status::found);
        QCOMPARE(answer.plan->infeasible.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(answer.plan->infeasible[0].why), why);
        QCOMPARE(answer.plan->batches[0].kernels.size(), std::size_t{1});
        KS_VERIFY_OK(verify(*instance, answer));
    }

    void wrong_plans_are_noticed_data() {
        using Spoil = std::function<void(Plan&)>;
        QTest::addColumn<Spoil>("spoil");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* says, const Spoil& spoil) {
            QTest::newRow(says) << spoil << QString(says);
        };
        row("launches kernel 1 0 times, not 1", [](Plan& plan) {
            Plan::Batch& batch = plan.batches[0];
            batch.kernels.pop_back();
            batch.used = {35, 5, 44800, 7680};
            batch.threads = std::int64_t{35} * 32 * 24;
        });
        row("does not take what it says", [](Plan& plan) { --plan.batches[0].used.registers; });
        row("does not take what it says ", [](Plan& plan) { ++plan.batches[0].threads; });
        row("has other limits than the device", [](Plan& plan) { ++plan.batches[0].limits.blocks; });
        row("launches a kernel 2", [](Plan& plan) { plan.batches[0].kernels[0].index = 2; });
        row("by another name", [](Plan& plan) { plan.batches[0].kernels[0].name = "x"; });
        row("with a grid that is not the same", [](Plan& plan) { ++plan.batches[0].kernels[0].blocks; });
        row("with too few threads", [](Plan& plan) { plan.batches[0].kernels[0].threads_per_block -= 32; });
        row("with blocks that are not 1 to 32 warps",
            [](Plan& plan) { ++plan.batches[0].kernels[0].threads_per_block; });
        row("with blocks that are not 1 to 32 warps ", [](Plan& plan) {
            plan.batches[0].kernels[0] = {0, "wide", 24, 1, 1120};
        });
        row("with more on a multiprocessor than it holds", [](Plan& plan) {
            plan.batches[0].kernels[1] = {1, "narrow", 32 * 24, 32, 512};
        });
        row("leaves kernel 1 out, which fits", [](Plan& plan) { plan.infeasible = {{1, "bad luck"}}; });
        row("leaves a kernel 7 out", [](Plan& plan) { plan.infeasible = {{7, "bad luck"}}; });
        row("several batches and is said to run everything at once",
            [](Plan& plan) { plan.batches[0].repeat = plan.batch_count = 2; });
        row("its lower bound is another", [](Plan& plan) { plan.lower_bound = 0; });
    }
    void wrong_plans_are_noticed() {
        QFETCH(const std::function<void(Plan&)>, spoil);
        QFETCH(QString, says);
        const InstancePtr trap = preset("concurrency-register-trap");
        Answer answer = answer_of("kernel-mix.labels", trap);
        KS_VERIFY_OK(verify(*trap, answer));
        spoil(*answer.plan);
        const auto checked = verify(*trap, answer);
        QVERIFY(!checked);
        QVERIFY2(checked.error().what.find(says.trimmed().toStdString()) != std::string::npos,
                 checked.error().what.c_str());
    }

    void a_plan_answers_the_question() {
        const InstancePtr trap = preset("concurrency-register-trap");
        Answer answer{.status = Status::optimal, .objective = 1, .weight = 1};
        answer.selection = Selection{};
        KS_COMPARE_ERROR(verify(*trap, answer), ErrorCode::check,
                         "the answer is wrong: a mix of kernels asks for a plan: one kernel after the other "
                         "is always one; report this as a bug");
    }

    void labels_that_grow_beyond_the_memory_are_refused() {
        const InstancePtr instance = large();
        Context context;
        context.memory_budget = 100'000;
        for (const char* id : {"kernel-mix.labels", "kernel-mix.first-fit"}) {
            const auto answer = solve(id, instance, context);
            QVERIFY(!answer);
            QCOMPARE(answer.error().code, ErrorCode::limit);
            QVERIFY2(answer.error().what.ends_with(" kernels take more than 97.7 KiB"),
                     answer.error().what.c_str());
        }
    }

    void a_run_can_be_cancelled() {
        const InstancePtr instance = large();
        for (const char* id : {"kernel-mix.labels", "kernel-mix.paper-dp", "kernel-mix.first-fit"}) {
            Context context;
            std::stop_source source;
            context.stop = source.get_token();
            source.request_stop();
            const auto answer = solve(id, instance, context);
            QVERIFY(!answer);
            QCOMPARE(answer.error().code, ErrorCode::cancelled);
        }
    }

    void the_estimate_equals_the_memory_of_the_table() {
        const InstancePtr instance = preset("concurrency-table1");
        const Variant& variant = **find_variant("kernel-mix.paper-dp");
        const auto estimate = variant.estimate(*instance, *Parameters::parse({}, {}), INT64_MAX);
        KS_VERIFY_OK(estimate);
        QCOMPARE(estimate->host_bytes, std::int64_t{33 * 65 * (5 * 2 + 2 * 8)});
    }

    /// As stated in the preset's comment, starting with each of the kernels.
    void thirty_one_in_turn_fit_at_once() {
        const std::vector<std::pair<std::string, std::string>> settings{{"kernels", "31"}};
        for (std::uint64_t first = 1; first <= 13; ++first) {
            const InstancePtr instance = *ks::generate("concurrency-pool", "", settings, first);
            const Answer answer = answer_of("kernel-mix.labels", instance);
            QCOMPARE(answer.status, Status::found);
            const std::int64_t warps = answer.plan->batches[0].used.warps;
            QVERIFY(warps >= 61 && warps <= 63);
        }
    }

    /// The paper's sizes of 39, 52, 65 and 1,000 kernels.
    void batches_of_the_pool() {
        for (const auto& [kernels, fewest] :
             {std::pair("16", 1), {"31", 1}, {"39", 2}, {"52", 2}, {"65", 3}, {"1000", 32}}) {
            const std::vector<std::pair<std::string, std::string>> settings{{"kernels", kernels}};
            const InstancePtr instance = *ks::generate("concurrency-pool", "", settings);
            const Answer answer = answer_of("kernel-mix.first-fit", instance);
            KS_VERIFY_OK(verify(*instance, answer));
            QCOMPARE(answer.plan->lower_bound, std::int64_t{fewest});
            QVERIFY(answer.plan->batch_count <= fewest + fewest / 8);
            QCOMPARE(answer.plan->optimal, answer.plan->batch_count == fewest);
        }
    }
};

KS_TEST(PlansTest)
#include "plans_test.moc"
