// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/resource_check.h"
#include "solvers/emulator/engine/emulator_backend.h"
#include "solvers/occupancy/kernel_resources.h"
#include "solvers/occupancy/occupancy_words.h"
#include "tests/solvers/test_kernels.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

class KernelResourcesTest : public QObject {
    Q_OBJECT

private slots:
    void every_kernel_is_listed_data() {
        QTest::addColumn<QString>("kernel");
        for (const std::string& name : emulator::kernel_names())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    /// A kernel without recorded resources is allowed; a kernel with some has all of them.
    void every_kernel_is_listed() {
        QFETCH(QString, kernel);
        const std::string name = kernel.toStdString();
        if (kernel_resources().find(name, "9.0") == nullptr)
            QSKIP((name + " is not measured yet; " + std::string(refresh_kernel_resources)).c_str());
        for (const char* sm : {"7.5", "8.6", "9.0"}) {
            const KernelResources* const found = kernel_resources().find(name, sm);
            QVERIFY2(found->sm == sm, ("assets/kernel-resources.json has no " + name + " for " + sm + "; " +
                                       std::string(refresh_kernel_resources))
                                          .c_str());
            QVERIFY(found->registers > 0);
        }
    }

    void nothing_else_is_listed() {
        const std::vector<std::string> names = emulator::kernel_names();
        for (const KernelResources& each : kernel_resources().kernels)
            QVERIFY2(std::ranges::find(names, each.kernel) != names.end(), each.kernel.c_str());
    }

    /// A kernel that nvcc never reported, such as a test's, runs without recorded resources, and the messages
    /// about it name what is missing.
    void a_kernel_that_is_not_measured() {
        const std::string kernel = "mckp_shared.row<int32>";
        const DevicePreset& h200 = **find_device_preset("h200");
        const WithoutFigures hidden(kernel);
        QCOMPARE(kernel_resources().find(kernel, "9.0"), nullptr);
        const auto backend = emulator::open_emulator({});
        KS_VERIFY_OK(backend);
        const auto found = (*backend)->kernel(kernel);
        KS_VERIFY_OK(found);
        const auto resources = (*backend)->resources(*found);
        KS_VERIFY_OK(resources);
        QVERIFY(!*resources);
        const auto held = (*backend)->coresident_blocks(*found, {.block = 96});
        KS_VERIFY_OK(held);
        QCOMPARE(*held, 132 * 21); // only the 64 warps of an SM limit it
        const BlockNeeds needs = needs_of(nullptr, h200.limits(), 64, 2048);
        QVERIFY(!needs.measured());
        const Occupancy without = occupancy(h200.limits(), needs);
        QCOMPARE(without.blocks, 32);
        const Occupancy::Limit& registers = without.limits[static_cast<std::size_t>(Limiter::registers)];
        QVERIFY(!registers.blocks && !registers.limiting);
        QCOMPARE(explain(h200.limits(), needs, registers),
                 std::string("registers: not measured yet, and left out: no limit"));
        QCOMPARE(
            limiting_words(h200.limits(), needs, without),
            std::string("warps: a block has 2, an SM holds 64: 32 blocks; blocks: an SM holds at most 32: 32 "
                        "blocks; registers and static shared memory are not measured yet"));
        QVERIFY(
            reason(h200.limits(), needs, without.limits[static_cast<std::size_t>(Limiter::shared)])
                .starts_with("a block takes 3072 bytes beside static ones, not measured yet, 1024 of them"));
        const ComputeCapability& fermi = (*find_device_preset("gtx-465"))->limits();
        const BlockNeeds unshared = needs_of(nullptr, fermi, 64, 0);
        QCOMPARE(explain(fermi, unshared,
                         occupancy(fermi, unshared).limits[static_cast<std::size_t>(Limiter::shared)]),
                 std::string("shared memory: static not measured yet, and left out: no limit"));
        const auto check = check_kernel_resources(**backend);
        KS_VERIFY_OK(check);
        QVERIFY(std::ranges::find(check->not_measured, kernel) != check->not_measured.end());
    }

    void a_device_gets_the_figures_next_to_it() {
        const KernelResourceTable table{.nvcc = "13.0",
                                        .kernels = {{"k.f", "f", "7.5", 75, 0},
                                                    {"k.f", "f", "10.0", 100, 0},
                                                    {"k.f", "f", "8.6", 86, 0},
                                                    {"k.g", "g", "8.6", 1, 0}}};
        for (const auto& [cc, registers] : {std::pair("2.0", 75),
                                            {"5.2", 75},
                                            {"7.5", 75},
                                            {"8.0", 75},
                                            {"8.6", 86},
                                            {"9.0", 86},
                                            {"10.0", 100},
                                            {"12.1", 100}})
            QCOMPARE(table.find("k.f", cc)->registers, registers);
        QCOMPARE(table.find("k.h", "9.0"), nullptr);
    }

    void written_and_read_back() {
        const KernelResourceTable table{
            .nvcc = "13.0",
            .kernels = {{"k.f<a>", "f<a, \"x\">", "7.5", 75, 4096}, {"k.g", "g", "9.0", 16, 0}}};
        const auto read = read_kernel_resources(write_kernel_resources(table), "file");
        KS_VERIFY_OK(read);
        QCOMPARE(read->nvcc, table.nvcc);
        QVERIFY(read->kernels == table.kernels);
        KS_COMPARE_ERROR(read_kernel_resources("{\"format\": \"x\"}", "file"), ErrorCode::input,
                         R"(file /format: the format is "x"; give a "knapscope-kernel-resources")");
        QVERIFY(!read_kernel_resources("{", "file"));
        QVERIFY(!read_kernel_resources(
            R"({"format": "knapscope-kernel-resources", "version": 1, "nvcc": "1", "kernels": [{}]})",
            "file"));
    }

    /// The emulator holds as many blocks as the device; registers and static shared memory count.
    void resident_blocks_of_a_preset() {
        for (const DevicePreset& preset : device_presets()) {
            const auto backend = emulator::open_emulator({.device = std::string(preset.id)});
            KS_VERIFY_OK(backend);
            const auto kernel = (*backend)->kernel("mckp_shared.row<int64>");
            KS_VERIFY_OK(kernel);
            const KernelResources* const taken = kernel_resources().find(kernel->name, preset.cc);
            QVERIFY(taken != nullptr);
            const auto per_sm =
                occupancy(preset.limits(), {672, taken->registers, taken->static_shared_bytes + 6000});
            const auto blocks = (*backend)->coresident_blocks(*kernel, {.block = 672, .shared_bytes = 6000});
            KS_VERIFY_OK(blocks);
            QCOMPARE(*blocks, per_sm.blocks * preset.sms);
            KS_VERIFY_OK((*backend)->check_coresident(
                *kernel, {.grid = *blocks, .block = 672, .shared_bytes = 6000, .cooperative = true}));
            const auto refused = (*backend)->check_coresident(
                *kernel, {.grid = *blocks + 1, .block = 672, .shared_bytes = 6000, .cooperative = true});
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::limit);
        }
    }

    void a_launch_that_cannot_be_resident_reports_why() {
        EmulatedRun run;
        const auto kernel = run.backend->kernel("access.reverse");
        KS_VERIFY_OK(kernel);
        KS_COMPARE_ERROR(
            run.backend->check_coresident(*kernel, {.grid = 265, .block = 1024}), ErrorCode::limit,
            "access.reverse: 265 blocks cannot be resident at once: the 132 SMs hold 264 (warps: a block "
            "has 32, an SM holds 64: 2 blocks; registers and static shared memory are not measured yet); "
            "launch "
            "at most 264 blocks");
        KS_COMPARE_ERROR(
            run.backend->check_coresident(*kernel, {.grid = 1, .block = 64, .shared_bytes = 240'000}),
            ErrorCode::limit,
            "access.reverse: 1 blocks cannot be resident at once: the 132 SMs hold 0 (shared memory: a block "
            "takes 241024 bytes beside static ones, not measured yet, 1024 of them for the system; the most "
            "is "
            "233472: 0 blocks; registers and static shared memory are not measured yet); choose a smaller "
            "block");
    }

    /// The self-test asks a GPU the same. The emulator's numbers come from the table, so a table that differs
    /// is detected.
    void a_backend_confirms_the_table() {
        const auto backend = emulator::open_emulator({});
        KS_VERIFY_OK(backend);
        const auto confirmed = check_kernel_resources(**backend);
        KS_VERIFY_OK(confirmed);
        QCOMPARE(static_cast<std::size_t>(confirmed->compared), kernel_resources().kernels.size() / 3);
        KernelResourceTable other = kernel_resources();
        for (KernelResources& each : other.kernels)
            if (each.kernel == "mckp_shared.row<int32>" && each.sm == "9.0")
                each.static_shared_bytes += 4;
        const auto differs = check_kernel_resources(**backend, other);
        QVERIFY(!differs);
        QCOMPARE(differs.error().code, ErrorCode::check);
        QVERIFY(differs.error().what.starts_with("mckp_shared.row<int32> takes "));
    }

    /// On a device with fewer registers per thread than recorded, the kernel spills.
    void a_thread_takes_no_more_registers_than_there_are() {
        const KernelResources kernel{.kernel = "k.f", .instantiation = "f", .sm = "7.5", .registers = 90};
        QCOMPARE(needs_of(&kernel, device_presets()[0].limits(), 64, 16).registers.value(), 63);
        QCOMPARE(needs_of(&kernel, device_presets()[4].limits(), 64, 16).registers.value(), 90);
        QCOMPARE(needs_of(&kernel, device_presets()[4].limits(), 64, 16).shared_bytes, 16);
    }
};

KS_TEST(KernelResourcesTest)
#include "kernel_resources_test.moc"
