// SPDX-License-Identifier: Apache-2.0
// The division of a run's tasks between host and device.
#include "solvers/kinds/presets.h"
#include "solvers/run/catalogue.h"
#include "solvers/run/run.h"
#include "solvers/run/tasks.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace ks;

namespace {

TasksRequest asked(const char* variant, const InstancePtr& instance) {
    return {
        .instance = instance, .variant = variant, .memory = std::int64_t{256} << 20, .most_operations = 1e9};
}

std::int64_t launches_of(const std::vector<StageTasks>& stages) {
    std::int64_t launches = 0;
    for (const StageTasks& stage : stages)
        for (const HostTask& task : stage.tasks)
            launches += task.kind == HostTask::Kind::launch ? task.times : 0;
    return launches;
}

} // namespace

class TasksTest : public QObject {
    Q_OBJECT

private slots:
    /// For every kernel variant that can be run on a small instance: the number of launches equals the run's
    /// own count, and the stages are those of the run.
    void tasks_are_those_of_the_run() {
        int tried = 0;
        for (const auto& [kind, preset] : {std::pair{"knapsack", "thesis-2.1"},
                                           {"multiple-choice", "thesis-2.2"},
                                           {"subset-sum", "sso-toy"}}) {
            const InstancePtr instance = *generate(preset, "", {});
            for (const CatalogueEntry& entry : built_in_catalogue().entries()) {
                if (entry.kind != kind || !entry.trace || entry.question == Question::demo)
                    continue;
                const auto stages = tasks_of_run(asked(entry.id.c_str(), instance), {});
                QVERIFY2(stages, sentence_of(stages));
                Machine machine;
                machine.providers.push_back(emulator_provider());
                const auto outcome =
                    run({.instance = instance, .variant = entry.id, .on = "emulator"}, machine, {}, {});
                QVERIFY(outcome);
                QCOMPARE(launches_of(*stages), outcome->executed.launches);
                std::set<std::string> kernels,
                    of_run(outcome->executed.kernels.begin(), outcome->executed.kernels.end());
                for (const StageTasks& stage : *stages) {
                    QVERIFY2(std::ranges::find(outcome->stages, stage.stage, &Stage::name) !=
                                 outcome->stages.end(),
                             stage.stage.c_str());
                    for (const HostTask& task : stage.tasks) {
                        QVERIFY(task.times > 0);
                        if (task.kind != HostTask::Kind::launch)
                            continue;
                        kernels.insert(task.name);
                        QVERIFY(1 <= task.least_blocks && task.least_blocks <= task.most_blocks);
                        QVERIFY(task.threads >= 1);
                    }
                }
                QVERIFY2(kernels == of_run, entry.id.c_str());
                ++tried;
            }
        }
        QVERIFY(tried > 15);
    }

    /// Algorithm 3.1 launches a kernel for each of the three items.
    void a_row_kernel_is_launched_for_each_row() {
        const auto stages = tasks_of_run(asked("knapsack.global", *generate("thesis-2.1", "", {})), {});
        QVERIFY(stages);
        const auto compute = std::ranges::find(*stages, "compute", &StageTasks::stage);
        QVERIFY(compute != stages->end());
        const auto launch = std::ranges::find(compute->tasks, HostTask::Kind::launch, &HostTask::kind);
        QVERIFY(launch != compute->tasks.end());
        QCOMPARE(launch->times, 4); // and the base row
        QCOMPARE(launch->least_blocks, 1);
    }

    void an_impossible_run_is_an_error() {
        const InstancePtr instance = *generate("thesis-2.1", "", {});
        const auto code = [&](const TasksRequest& request) {
            const auto made = tasks_of_run(request, {});
            return made ? ErrorCode::internal : made.error().code;
        };
        QCOMPARE(code(asked("knapsack.sequential", instance)), ErrorCode::usage);
        QCOMPARE(code(asked("knapsack.nothing", instance)), ErrorCode::usage);
        QCOMPARE(code(asked("mckp.global", instance)), ErrorCode::usage);
        TasksRequest small = asked("knapsack.global", instance);
        small.most_operations = 1;
        QCOMPARE(code(small), ErrorCode::limit);
        small = asked("knapsack.global", nullptr);
        QCOMPARE(code(small), ErrorCode::input);
    }
};

KS_TEST(TasksTest)
#include "tasks_test.moc"
