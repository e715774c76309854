// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/instance.h"

#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/occupancy/kernel_resources.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

auto build(const MixDevice& device, const std::vector<MixKernel>& kernels) {
    KernelMixBuilder builder;
    builder.device(device);
    for (const MixKernel& kernel : kernels)
        builder.add(kernel);
    return std::move(builder).build();
}

const MixDevice own{.sms = 2, .sm_warps = 48, .sm_blocks = 8, .sm_registers = 4096, .sm_shared_bytes = 100};

#define KS_REFUSES(device, kernels, sentence)                                                                \
    KS_COMPARE_ERROR(build(device, kernels), ErrorCode::input, sentence)

} // namespace

class InstanceTest : public QObject {
    Q_OBJECT

private slots:
    void a_preset_is_the_device() {
        const auto built = build({.device = "gtx-titan-x"}, {{.name = "a", .threads = 24 * 32 + 1}, {}});
        KS_VERIFY_OK(built);
        const KernelMixInstance& mix = **built;
        QCOMPARE(mix.sms(), std::int64_t{24});
        QVERIFY((mix.limits() == Plan::Resources{64, 32, 65536, 98304}));
        QCOMPARE(mix.preset()->id, std::string_view("gtx-titan-x"));
        QCOMPARE(mix.kernel_name(0), std::string("a"));
        QCOMPARE(mix.kernel_name(1), std::string("K2"));
        QCOMPARE(mix.warps_of(mix.kernels()[0]), std::int64_t{2}); // 33 threads on a multiprocessor
        QCOMPARE(mix.warps_of(mix.kernels()[1]), std::int64_t{1});
        QCOMPARE(QString::fromStdString(summary_of(mix)),
                 QStringLiteral("2 kernels · 2 launches on GeForce GTX TITAN X"));
    }

    void a_custom_device_allocates_single_registers_and_bytes() {
        const auto built = build(own, {{.copies = 3}});
        KS_VERIFY_OK(built);
        const KernelMixInstance& mix = **built;
        QVERIFY(mix.preset() == nullptr);
        QVERIFY((mix.limits() == Plan::Resources{48, 8, 4096, 100}));
        QCOMPARE(mix.sm().register_unit, 1);
        QCOMPARE(mix.sm().shared_unit, 1);
        QCOMPARE(mix.launches(), std::int64_t{3});
        QCOMPARE(QString::fromStdString(summary_of(mix)), QStringLiteral("1 kernel · 3 launches on 2 SMs"));
        MixDevice one = own;
        one.sms = 1;
        QCOMPARE(QString::fromStdString(summary_of(**build(one, {{}}))),
                 QStringLiteral("1 kernel · 1 launch on 1 SM"));
    }

    void without_a_device_it_is_the_usual_one() {
        const auto built = build({}, {{}});
        KS_VERIFY_OK(built);
        QCOMPARE((*built)->preset()->id, KernelMixInstance::usual_device);
        const auto fresh = fresh_instance(*find_kind("kernel-mix"));
        KS_VERIFY_OK(fresh);
        QCOMPARE(static_cast<const KernelMixInstance&>(**fresh).preset()->id,
                 KernelMixInstance::usual_device);
    }

    void numbers_that_cannot_be() {
        const MixDevice usual;
        KS_REFUSES(usual, {}, "/kernels: there is no kernel; give at least one kernel");
        KS_REFUSES(usual, {{.registers = 256}},
                   "/kernels/0/registers: 256 is not an integer from 0 to 255; correct it");
        KS_REFUSES(usual, (std::vector<MixKernel>{{}, {.shared_bytes = -1}}),
                   "/kernels/1/shared_bytes: -1 is not an integer from 0 to 1073741824; correct it");
        KS_REFUSES(usual, {{.threads = 0}},
                   "/kernels/0/threads: 0 is not an integer from 1 to 1099511627776; correct it");
        KS_REFUSES(usual, {{.copies = 0}},
                   "/kernels/0/copies: 0 is not an integer from 1 to 1000000; correct it");
        KS_REFUSES(usual, (std::vector<MixKernel>{{.copies = 999'999}, {}, {}}),
                   "/kernels/2/copies: up to here more than 1000000 copies are to run; use fewer");
        KS_REFUSES(usual, {{.name = "\xff"}},
                   "/kernels/0/name: the kernel's name is not valid UTF-8; write it in UTF-8");
        KS_REFUSES(usual, {{.name = std::string(201, 'x')}},
                   "/kernels/0/name: the kernel's name is longer than 200 bytes; shorten it");
        KS_VERIFY_OK(build(usual, {{.name = std::string(200, 'x'),
                                    .registers = 255,
                                    .shared_bytes = 1 << 30,
                                    .threads = std::int64_t{1} << 40,
                                    .copies = 1'000'000}}));
    }

    void devices_that_cannot_be() {
        const auto refusal = [](const MixDevice& device) {
            const auto built = build(device, {{}});
            return built ? std::string() : built.error().sentence();
        };
        const std::string unknown = refusal({.device = "titan"});
        QVERIFY2(unknown.starts_with("/device: there is no device preset 'titan'; the presets are "),
                 unknown.c_str());
        MixDevice both = own;
        both.device = "h200";
        QCOMPARE(refusal(both), std::string("/sms: a preset and a device's own numbers exclude each other; "
                                            "leave out 'device' or every number of an SM"));
        MixDevice half = own;
        half.sm_blocks.reset();
        QCOMPARE(refusal(half), std::string("'sm_blocks' is missing; give all five numbers of a device, or "
                                            "name a preset as 'device'"));
        MixDevice none = own;
        none.sm_warps = 0;
        QCOMPARE(refusal(none), std::string("/sm_warps: 0 is not an integer from 1 to 1024; correct it"));
    }

    /// In a table, `sm_registers` belongs to the device and `registers` to a kernel, and so on.
    void a_table_written_by_a_user() {
        const auto read = read_instance("sms,2\nsm_warps,48\nsm_blocks,8\nsm_registers,4096\n"
                                        "sm_shared_bytes,100\n"
                                        "kernel,registers,shared_bytes,threads,copies\n1,32,10,64,2\n",
                                        "a.csv");
        KS_VERIFY_OK(read);
        QCOMPARE((*read)->kind(), KernelMixInstance::kind_id);
        const auto& mix = static_cast<const KernelMixInstance&>(**read);
        QVERIFY((mix.limits() == Plan::Resources{48, 8, 4096, 100}));
        QVERIFY(
            (mix.kernels()[0] == MixKernel{.registers = 32, .shared_bytes = 10, .threads = 64, .copies = 2}));
        const auto named = read_instance("device,h200\nname,registers,shared_bytes,threads,copies\n"
                                         "scan,32,10,64,2\n",
                                         "b.csv");
        KS_VERIFY_OK(named);
        QCOMPARE(static_cast<const KernelMixInstance&>(**named).kernel_name(0), std::string("scan"));
    }

    void presets_are_the_same_everywhere_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("set");
        QTest::addColumn<QString>("sha256");
        QTest::newRow("concurrency-table1")
            << "concurrency-table1"
            << ""
            << "16b9ab2a6cd378a4ceb3fd755ed150318cdcf113c8112e4378ab947d4009914b";
        QTest::newRow("concurrency-synthetic")
            << "concurrency-synthetic"
            << ""
            << "5dc26d2b0f189f8830e2bffa456442324f2ca7f1f97bc885eea608f234ad99dd";
        QTest::newRow("concurrency-register-trap")
            << "concurrency-register-trap"
            << ""
            << "ac657c72953265dc7d4d689ff648d5dc5085b08749e1e127f116c7831d4cf7fe";
        QTest::newRow("the pool in turn")
            << "concurrency-pool"
            << "fixed"
            << "c393bfea0c9c1a9ca0aac69cbc494fe169dcba491c3385a9b886d155edd75bb7";
        QTest::newRow("drawn from the pool")
            << "concurrency-pool"
            << "random"
            << "1748173c8e4568dbba1b5a9d0ff3a1a40682d135c4636764463cdb480a028b29";
    }
    void presets_are_the_same_everywhere() {
        QFETCH(QString, preset);
        QFETCH(QString, set);
        QFETCH(QString, sha256);
        std::vector<std::pair<std::string, std::string>> settings;
        if (!set.isEmpty())
            settings = {{"set", set.toStdString()}};
        const auto made = ks::generate(preset.toStdString(), "", settings);
        KS_VERIFY_OK(made);
        QCOMPARE(QString::fromStdString(fingerprint(**made)), sha256);
    }

    /// The same number of warps on each of its multiprocessors, with the registers that the kernels need
    /// there.
    void the_pool_on_another_device() {
        const std::vector<std::pair<std::string, std::string>> settings{{"device", "h200"}};
        for (const char* preset : {"concurrency-pool", "concurrency-synthetic"}) {
            const InstancePtr here = *ks::generate(preset, "", {}),
                              there = *ks::generate(preset, "", settings);
            const auto& paper = static_cast<const KernelMixInstance&>(*here);
            const auto& h200 = static_cast<const KernelMixInstance&>(*there);
            QCOMPARE(paper.preset()->id, std::string_view("gtx-titan-x"));
            QCOMPARE(h200.preset()->id, std::string_view("h200"));
            QCOMPARE(h200.kernels().size(), paper.kernels().size());
            for (std::size_t i = 0; i < h200.kernels().size(); ++i)
                QCOMPARE(h200.warps_of(h200.kernels()[i]), paper.warps_of(paper.kernels()[i]));
        }
        const InstancePtr pool = *ks::generate("concurrency-pool", "", settings);
        const MixKernel& add = static_cast<const KernelMixInstance&>(*pool).kernels()[0];
        QCOMPARE(add.registers,
                 std::int64_t{kernel_resources().find("pool_vector_add.add", "9.0")->registers});
    }

    /// The paper's fixed set takes the pool's kernels in order and starts again at its end.
    void the_pool_in_turn() {
        const std::vector<std::pair<std::string, std::string>> settings{{"kernels", "31"}};
        const auto made = ks::generate("concurrency-pool", "", settings);
        KS_VERIFY_OK(made);
        const auto& mix = static_cast<const KernelMixInstance&>(**made);
        QCOMPARE(mix.launches(), std::int64_t{31});
        QCOMPARE(mix.kernels().size(), std::size_t{13});
        for (std::size_t i = 0; i < 13; ++i)
            QCOMPARE(mix.kernels()[i].copies, std::int64_t{i < 5 ? 3 : 2});
        const auto later = ks::generate("concurrency-pool", "", settings, 13); // begins with the last kernel
        KS_VERIFY_OK(later);
        const auto& turned = static_cast<const KernelMixInstance&>(**later);
        for (std::size_t i = 0; i < 13; ++i)
            QCOMPARE(turned.kernels()[i].copies, std::int64_t{i < 4 || i == 12 ? 3 : 2});
    }
};

KS_TEST(InstanceTest)
#include "instance_test.moc"
