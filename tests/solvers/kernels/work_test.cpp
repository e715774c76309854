// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/work.h"

#include "solvers/kinds/presets.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/run/registry.h"
#include "solvers/run/trace.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <cmath>

using namespace ks;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

/// The work that a variant states, and the work that the emulator counts.
struct Both {
    KernelWork said;
    Trace counted;
};

Result<Both> both(const std::string& variant, const InstancePtr& instance, const Settings& settings,
                  std::int64_t launches = 0) {
    Both found;
    KS_TRY(const Variant* const known, find_variant(variant));
    TraceRequest request;
    request.instance = instance;
    request.variant = variant;
    request.set = settings;
    request.findings = false;
    KS_TRY(found.counted, trace(request, {}, {}));
    KS_TRY(const auto backend, emulator_provider().open({}));
    Context context;
    context.backend = backend.get();
    KS_TRY(const Parameters parameters, Parameters::parse(known->info().parameters, settings));
    KS_TRY(const std::optional<KernelWork> work, known->work(*instance, parameters, launches, context));
    if (!work)
        return Error{.what = "the variant does not tell its work"};
    found.said = *work;
    return found;
}

double on_chip(const TraceTotals::Memory& memory) {
    return static_cast<double>(memory.load.bytes_used + memory.store.bytes_used);
}

Result<InstancePtr> made(const char* kind, const char* preset, const Settings& settings) {
    return generate(preset, kind, settings, 7);
}

} // namespace

/// Compares the closed forms of a variant's work with the emulator's counts.
class WorkTest : public QObject {
    Q_OBJECT

private slots:
    void row_kernels_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("set"); ///< name=value, separated by spaces
        /// the emulator counts at least this share of the stated bytes
        QTest::addColumn<double>("cache_from");
        QTest::addColumn<double>("shared_from");
        for (const char* block : {"32", "64", "256"}) {
            const QString set = QStringLiteral("block=%1").arg(block);
            for (const char* exact : {"knapsack.global", "knapsack.shared", "mckp.global", "mckp.shared",
                                      "mckp.prevrow", "instruction-set.global", "instruction-set.shared"})
                QTest::newRow(qPrintable(exact + (' ' + set))) << exact << set << 1.0 << 1.0;
            QTest::newRow(qPrintable("mckp.multicell interleaved " + set))
                << "mckp.multicell" << set + " cells=3" << 1.0 << 1.0;
            QTest::newRow(qPrintable("mckp.multicell adjacent " + set))
                << "mckp.multicell" << set + " cells=3 order=adjacent" << 0.99 << 0.9;
            for (const char* lanes : {"2", "8", "32"})
                QTest::newRow(qPrintable(QStringLiteral("mckp.reduction %1 %2").arg(lanes, set)))
                    << "mckp.reduction" << set + " lanes=" + lanes << 0.5 << 1.0;
        }
    }
    void row_kernels() {
        QFETCH(QString, variant);
        QFETCH(QString, set);
        QFETCH(double, cache_from);
        QFETCH(double, shared_from);
        Settings settings;
        for (const QString& each : set.split(' '))
            settings.emplace_back(each.section('=', 0, 0).toStdString(), each.section('=', 1).toStdString());
        for (const InstancePtr& instance : instances(variant)) {
            const auto found = both(variant.toStdString(), instance, settings);
            KS_VERIFY_OK(found);
            const auto& [said, counted] = *found;
            QCOMPARE(said.launches, static_cast<std::int64_t>(counted.launches.size()));
            QCOMPARE(said.waited_launches, said.launches);
            QCOMPARE(said.grid_barriers, std::int64_t{0});
            within(*said.cache_bytes, on_chip(counted.totals.global), cache_from);
            within(*said.shared_bytes, on_chip(counted.totals.shared), shared_from);
        }
    }

    /// Steps and device bytes, cell by cell.
    void steps_and_least_bytes_of_multiple_choice() {
        for (const InstancePtr& instance : instances("mckp.global")) {
            const auto& mckp = static_cast<const MultipleChoiceInstance&>(*instance);
            const std::int64_t columns = columns_of_trace(instance, "mckp.global");
            double steps = 0, bytes = 0;
            for (std::size_t i = 0; i < mckp.class_count(); ++i) {
                std::vector<bool> read(static_cast<std::size_t>(columns));
                for (const Item& item : mckp.items(i))
                    for (std::int64_t j = item.weight; j < columns; ++j) {
                        ++steps;
                        read[static_cast<std::size_t>(j - item.weight)] = true;
                    }
                const auto cells = std::ranges::count(read, true) + columns;
                bytes += static_cast<double>(4 * cells + 8 * static_cast<std::int64_t>(mckp.items(i).size()));
            }
            for (const char* variant : {"mckp.global", "mckp.shared", "mckp.prevrow", "mckp.reduction"}) {
                const auto found = both(variant, instance, {});
                KS_VERIFY_OK(found);
                QCOMPARE(found->said.operations, steps);
                QCOMPARE(found->said.device_bytes, bytes);
                QVERIFY(found->said.max_plus_32);
            }
        }
    }

    void steps_and_least_bytes_of_instruction_sets() {
        for (const InstancePtr& instance : instances("instruction-set.global")) {
            const auto& tasks = static_cast<const InstructionSetInstance&>(*instance);
            const std::int64_t columns = tasks.heaviest() + 1;
            double steps = 0, bytes = 0;
            for (std::size_t i = 0; i < tasks.task_count(); ++i) {
                for (const CustomInstruction& choice : tasks.choices(i))
                    steps += static_cast<double>(columns - choice.cost);
                bytes += static_cast<double>(2 * 8 * columns) +
                         12.0 * static_cast<double>(tasks.choices(i).size());
            }
            for (const char* variant : {"instruction-set.global", "instruction-set.shared"})
                for (const char* arithmetic : {"multiply", "divide"}) {
                    const auto found = both(variant, instance, {{"arithmetic", arithmetic}});
                    KS_VERIFY_OK(found);
                    QCOMPARE(found->said.operations, steps);
                    QCOMPARE(found->said.device_bytes, bytes);
                    QCOMPARE(found->said.unit, std::string("min-plus steps"));
                    QVERIFY(!found->said.max_plus_32);
                }
        }
    }

    void sync_is_close_data() {
        QTest::addColumn<QString>("barrier");
        QTest::addColumn<QString>("order");
        for (const char* barrier : {"atomic", "cooperative-groups"})
            for (const char* order : {"stretches", "interleaved"})
                QTest::addRow("%s %s", barrier, order) << barrier << order;
    }
    void sync_is_close() {
        QFETCH(QString, barrier);
        QFETCH(QString, order);
        const Settings settings = {{"block", "64"},
                                   {"blocks_per_sm", "1"},
                                   {"barrier", barrier.toStdString()},
                                   {"order", order.toStdString()}};
        const auto instance = made("multiple-choice", "uncorrelated", {{"m", "5"}, {"n", "9"}, {"R", "900"}});
        KS_VERIFY_OK(instance);
        const auto found = both("mckp.sync", *instance, settings);
        KS_VERIFY_OK(found);
        const auto& [said, counted] = *found;
        QCOMPARE(said.launches, static_cast<std::int64_t>(counted.launches.size()));
        QCOMPARE(said.grid_barriers, std::int64_t{4}); // five rows in one launch
        QCOMPARE(said.atomic_barriers, barrier == "atomic");
        const double cache = on_chip(counted.totals.global) / *said.cache_bytes;
        const double shared = on_chip(counted.totals.shared) / *said.shared_bytes;
        QVERIFY2(cache > 0.9 && cache < 1.2, qPrintable(QString::number(cache)));
        QVERIFY2(shared > 0.9 && shared < 1.3, qPrintable(QString::number(shared)));
    }

    void tuned_counts_the_items_that_take_part() {
        for (const char* dominance : {"on", "off"})
            for (const InstancePtr& instance : instances("mckp.tuned")) {
                const auto found = both("mckp.tuned", instance, {{"dominance", dominance}});
                KS_VERIFY_OK(found);
                const auto& [said, counted] = *found;
                std::int64_t kept = -1;
                for (const Fact& fact : counted.outcome->answer.facts)
                    if (fact.name == "items-kept")
                        kept = std::get<std::int64_t>(fact.value);
                const auto columns = static_cast<double>(columns_of_trace(instance, "mckp.global"));
                QCOMPARE(*said.shared_bytes, 4 * columns * static_cast<double>(kept));
                QVERIFY(on_chip(counted.totals.shared) >= *said.shared_bytes);
                QVERIFY(!said.cache_bytes);
                QCOMPARE(said.grid_barriers, std::int64_t{4}); // one per row
                const auto plain = both("mckp.global", instance, {});
                KS_VERIFY_OK(plain);
                if (dominance == std::string_view("off"))
                    QCOMPARE(said.operations, plain->said.operations);
                else
                    QVERIFY(said.operations < plain->said.operations);
            }
    }

    /// For each row except the first, which is written before: the cells up to the cost of its tasks' most
    /// expensive choices, and the choices that are applied.
    void tuned_instruction_sets_count_the_choices_that_take_part() {
        const auto instance =
            made("instruction-set", "ise-drawn", {{"tasks", "4"}, {"choices", "12"}, {"cost", "300"}});
        KS_VERIFY_OK(instance);
        const auto found = both("instruction-set.tuned", *instance, {});
        KS_VERIFY_OK(found);
        const auto& [said, counted] = *found;
        std::int64_t kept = -1, cells = -1;
        for (const Fact& fact : counted.outcome->answer.facts) {
            if (fact.name == "choices-kept")
                kept = std::get<std::int64_t>(fact.value);
            if (fact.name == "cells")
                cells = std::get<std::int64_t>(fact.value);
        }
        QVERIFY(kept > 0 && cells > kept);
        QVERIFY(said.operations > 0 && 4 * said.operations < *said.shared_bytes);
        QVERIFY(on_chip(counted.totals.shared) >= *said.shared_bytes);
        // Row 1, with at most 301 cells, is only read; the last one, with at most 1201, is only written.
        QVERIFY(said.device_bytes >= static_cast<double>(cells) * (4 + 4 + 1) - 5.0 * 301 - 4.0 * 1201);
        QCOMPARE(said.grid_barriers, std::int64_t{2}); // between rows 2, 3 and 4
        QCOMPARE(said.launches, std::int64_t{1});
    }

    void rows_of_bits_are_exact() {
        for (const char* n : {"7", "12"}) {
            const auto instance = made("subset-sum", "uniform", {{"n", n}, {"R", "700"}});
            KS_VERIFY_OK(instance);
            const auto found = both("subset-sum.tuned", *instance, {{"block", "32"}});
            KS_VERIFY_OK(found);
            const auto& [said, counted] = *found;
            TraceTotals pairs;
            std::int64_t launches = 0;
            for (const TraceLaunch& launch : counted.launches)
                if (launch.kernel == "subset_sum_tuned.pair") {
                    pairs += launch.totals;
                    ++launches;
                }
            QCOMPARE(said.launches, launches);
            QCOMPARE(*said.cache_bytes, on_chip(pairs.global));
            QCOMPARE(said.operations * 8, static_cast<double>(pairs.global.store.bytes_used));
        }
    }

    /// "Add item" and "merge" read and write each sum once. The reads of a partition depend on the lists.
    void generating_two_lists_is_exact() {
        for (const char* n : {"7", "13", "16"}) {
            const auto instance = made("subset-sum", "uniform", {{"n", n}, {"R", "700"}});
            KS_VERIFY_OK(instance);
            const auto found = both("subset-sum.two-list.gpu", *instance, {});
            KS_VERIFY_OK(found);
            const auto& [said, counted] = *found;
            double bytes = 0, merged = 0;
            std::int64_t launches = 0;
            for (const TraceLaunch& launch : counted.launches) {
                if (launch.kernel.ends_with(".pruning"))
                    break;
                const bool partition = launch.kernel.find(".partition<") != std::string::npos;
                const bool merge = launch.kernel.find(".merge<") != std::string::npos;
                const auto stored = static_cast<double>(launch.totals.global.store.bytes_used);
                // An element of H is half as long as its two children.
                bytes += partition ? 1.5 * stored : on_chip(launch.totals.global);
                merged += merge ? stored / 8 : 0;
                ++launches;
            }
            QCOMPARE(said.operations, merged);
            QCOMPARE(said.device_bytes, bytes);
            QCOMPARE(said.launches, launches);
            QCOMPARE(said.waited_launches, launches);
        }
    }

    /// Each kernel that answers states its work once its launches are known, except if pruning or discarding
    /// decides.
    void every_kernel_reports_its_work() {
        int told = 0;
        for (const Variant* variant : variants()) {
            const VariantInfo& info = variant->info();
            if (info.place != Place::kernel || info.question == Question::demo)
                continue;
            const Preset& first = *std::ranges::find(presets(), info.kind, &Preset::kind);
            const auto instance = made(std::string(info.kind).c_str(), std::string(first.id).c_str(), {});
            KS_VERIFY_OK(instance);
            Settings settings;
            for (const auto& [name, value] : Settings{{"pruning", "off"}, {"generation", "original"}})
                for (const Parameter& each : info.parameters)
                    if (each.name == name && std::ranges::find(each.values, value) != each.values.end())
                        settings.emplace_back(name, value);
            TraceRequest request;
            request.instance = *instance;
            request.variant = info.id;
            request.set = settings;
            request.blocks = 1;
            request.findings = false;
            const auto counted = trace(request, {}, {});
            KS_VERIFY_OK(counted);
            const auto launches = static_cast<std::int64_t>(counted->launches.size());
            const auto found = both(info.id, *instance, settings, launches);
            KS_VERIFY_OK(found);
            const KernelWork& said = found->said;
            QVERIFY2(said.operations > 0 && said.device_bytes > 0 && !said.unit.empty(), info.id.c_str());
            QVERIFY2(said.launches > 0 && said.launches <= launches, info.id.c_str());
            QVERIFY2(said.waited_launches <= said.launches, info.id.c_str());
            ++told;
        }
        QVERIFY(told > 20);
    }

    void work_after_pruning_is_not_predicted() {
        const auto instance = made("subset-sum", "uniform", {{"n", "9"}, {"R", "60"}});
        KS_VERIFY_OK(instance);
        QVERIFY(!both("subset-sum.exhaustive.tuned", *instance, {}, 1));
        QVERIFY(!both("subset-sum.two-list.gpu-improved", *instance, {}, 1));
    }

    void more_launches_are_more_work() {
        const auto instance = instances("mckp.global").front();
        const auto once = both("mckp.global", instance, {});
        KS_VERIFY_OK(once);
        const auto twice = both("mckp.global", instance, {}, 2 * once->said.launches);
        KS_VERIFY_OK(twice);
        QCOMPARE(twice->said.launches, 2 * once->said.launches);
        QCOMPARE(twice->said.operations, 2 * once->said.operations);
        QCOMPARE(*twice->said.cache_bytes, 2 * *once->said.cache_bytes);
    }

private:
    static void within(double said, double counted, double share) {
        const QByteArray words =
            QByteArray::number(counted, 'f', 0) + " counted, said " + QByteArray::number(said, 'f', 0);
        QVERIFY2(counted <= said && counted >= share * said, words.constData());
    }

    static std::vector<InstancePtr> instances(const QString& variant) {
        std::vector<InstancePtr> all;
        const bool mckp = variant.startsWith("mckp"), tasks = variant.startsWith("instruction-set");
        for (const char* range : {"20", "300", "1500"}) { // weights that fit into a block, and larger ones
            const auto one =
                mckp    ? made("multiple-choice", "uncorrelated", {{"m", "4"}, {"n", "6"}, {"R", range}})
                : tasks ? made("instruction-set", "ise-drawn",
                               {{"tasks", "4"}, {"choices", "6"}, {"cost", range}})
                        : made("knapsack", "uncorrelated", {{"n", "6"}, {"R", range}});
            if (one)
                all.push_back(*one);
        }
        return all;
    }

    /// The number of cells per row, from the launches of a run.
    static std::int64_t columns_of_trace(const InstancePtr& instance, const std::string& variant) {
        const auto found = both(variant, instance, {});
        if (found)
            for (const auto& buffer : found->counted.buffers)
                if (buffer.spec.name == "table")
                    return buffer.spec.shape.back();
        return 0;
    }
};

KS_TEST(WorkTest)
#include "work_test.moc"
