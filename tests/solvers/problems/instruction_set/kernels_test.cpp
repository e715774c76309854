// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/conformance.h"
#include "solvers/core/same_cell.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/occupancy/kernel_resources.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/run/run.h"
#include "solvers/run/trace.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QRandomGenerator>

using namespace ks;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

Machine one_emulator() {
    Machine machine;
    machine.providers.push_back(emulator_provider());
    return machine;
}

Result<Outcome> found(InstancePtr instance, const std::string& variant, const Settings& set = {},
                      RowSink* rows = nullptr, const char* device = nullptr) {
    RunRequest request;
    request.instance = std::move(instance);
    request.variant = variant;
    const bool kernel = variant == "instruction-set.global" || variant == "instruction-set.shared";
    request.on = kernel ? "emulator" : "cpu";
    request.set = set;
    request.rows = rows;
    if (device != nullptr)
        request.device = device;
    return run(request, one_emulator(), {}, {});
}

/// Stores the rows of a table of float64s.
class Utilisations final : public RowSink {
public:
    std::vector<std::vector<double>> rows;

    Result<void> row(std::int64_t, const RowCells& cells) override {
        const std::span<const double> of = cells.elements<double>();
        rows.emplace_back(of.begin(), of.end());
        return {};
    }
};

bool same_rows(const Utilisations& a, const Utilisations& b, double software) {
    const SameCell same(software);
    return std::ranges::equal(a.rows, b.rows, [&](const auto& x, const auto& y) {
        return std::ranges::equal(x, y, [&](double p, double q) { return same(value_of(p), value_of(q)); });
    });
}

void every_kernel_data() {
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("arithmetic");
    for (const char* variant : {"instruction-set.global", "instruction-set.shared"})
        for (const char* arithmetic : {"multiply", "divide"})
            QTest::addRow("%s, %s", variant, arithmetic) << variant << arithmetic;
}

} // namespace

/// The kernels of the thesis's chapter 6 in the emulator, beyond the conformance tests of every variant.
class InstructionSetKernelsTest : public QObject {
    Q_OBJECT

    /// Both arithmetics and several block sizes give the front of the lists.
    void agrees_with_the_lists(const InstancePtr& instance) {
        QFETCH(QString, variant);
        QFETCH(QString, arithmetic);
        const auto lists = found(instance, "instruction-set.front-list");
        KS_VERIFY_OK(lists);
        for (const char* block : {"32", "256", "1024"}) {
            const auto outcome = found(instance, variant.toStdString(),
                                       {{"arithmetic", arithmetic.toStdString()}, {"block", block}});
            KS_VERIFY_OK(outcome);
            QVERIFY(outcome->answer.front);
            QVERIFY2(Front::same_points(*outcome->answer.front, *lists->answer.front),
                     instance->name().c_str());
        }
    }

private slots:
    void the_rows_of_three_tasks_data() { every_kernel_data(); }
    /// By hand: the first task has the choices (1, 2) and (2, 5), and period 4.
    void the_rows_of_three_tasks() {
        QFETCH(QString, variant);
        QFETCH(QString, arithmetic);
        Utilisations rows;
        const auto outcome = found(*generate("ise-three-tasks", "", {}), variant.toStdString(),
                                   {{"arithmetic", arithmetic.toStdString()}}, &rows);
        KS_VERIFY_OK(outcome);
        QCOMPARE(outcome->executed.launches, 3);
        QCOMPARE(rows.rows.size(), std::size_t{3});
        const double inf = std::numeric_limits<double>::infinity(), software = 113.0 / 60;
        std::vector<double> first(13, inf);
        first[0] = software;
        first[2] = software - 0.25;
        first[5] = software - 0.5;
        QVERIFY(rows.rows[0] == first);
        QVERIFY(SameCell()(value_of(rows.rows[2][12]), value_of(47.0 / 60)));
        QVERIFY(SameCell()(value_of(rows.rows[2][9]), value_of(55.0 / 60)));
        QVERIFY(rows.rows[2][10] == inf && rows.rows[2][11] == inf);
        QCOMPARE(outcome->answer.front->size(), std::size_t{10});
    }

    /// If the kernel divides, as the sequential algorithm does, the bits are equal. A product with the
    /// frequency gives other bits: 49 * (1 / 49) is not 1.
    void arithmetics_differ_in_their_last_bits_alone() {
        InstructionSetBuilder builder;
        builder.begin_task({.execution = 49, .period = 49}).add({.gain = 49, .cost = 3}).add({48, 5});
        builder.begin_task({.execution = 0, .period = 103}).add({.gain = 0, .cost = 2});
        const auto instance = std::move(builder).build();
        KS_VERIFY_OK(instance);
        Utilisations sequential;
        KS_VERIFY_OK(found(*instance, "instruction-set.sequential", {}, &sequential));
        for (const char* variant : {"instruction-set.global", "instruction-set.shared"}) {
            Utilisations divided, multiplied;
            KS_VERIFY_OK(found(*instance, variant, {{"arithmetic", "divide"}}, &divided));
            KS_VERIFY_OK(found(*instance, variant, {}, &multiplied));
            QVERIFY(divided.rows == sequential.rows);
            QVERIFY(multiplied.rows != sequential.rows);
            QVERIFY(same_rows(multiplied, sequential, 1));
            multiplied.rows[1][5] += 1e-9;
            QVERIFY(!same_rows(multiplied, sequential, 1));
        }
    }

    /// The trace's comparison tolerates differences in the last bits, too, and its lanes contain numbers.
    void a_trace_of_either_arithmetic_has_no_wrong_cell_data() { every_kernel_data(); }
    void a_trace_of_either_arithmetic_has_no_wrong_cell() {
        QFETCH(QString, variant);
        QFETCH(QString, arithmetic);
        TraceRequest request;
        request.instance =
            *generate("ise-drawn", "", Settings{{"tasks", "4"}, {"choices", "5"}, {"cost", "40"}}, 3);
        request.variant = variant.toStdString();
        request.set = {{"arithmetic", arithmetic.toStdString()}};
        request.window = WarpPlace{0, 0, 0};
        const auto traced = trace(request, {}, {});
        KS_VERIFY_OK(traced);
        QVERIFY(traced->compared && traced->compared->rows == 4 && !traced->compared->first_wrong);
        QVERIFY(traced->findings.empty());
        const auto& instructions = traced->window->instructions;
        QVERIFY(std::ranges::any_of(instructions, &TraceInstruction::real));
        QVERIFY(std::ranges::any_of(instructions, [](const TraceInstruction& each) {
            return each.real && std::isinf(std::bit_cast<double>(each.values.back()));
        }));
        const auto read = read_trace(to_line(to_json(*traced)), "t.json");
        KS_VERIFY_OK(read);
        QVERIFY(read->window->instructions == instructions);
    }

    void random_instances_data() { every_kernel_data(); }
    void random_instances() {
        const std::uint64_t seed = QRandomGenerator::global()->generate();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        Random random(seed);
        for (int i = 0; i < 30; ++i)
            agrees_with_the_lists(find_kind("instruction-set")->random_case(random).instance);
    }

    void values_that_no_double_distinguishes_data() { every_kernel_data(); }
    void values_that_no_double_distinguishes() {
        int cases = 0;
        for (const ConformanceCase& test : conformance_corpus("instruction-set"))
            if (test.name.find("closer than doubles") != std::string::npos) {
                agrees_with_the_lists(test.instance);
                ++cases;
            }
        QCOMPARE(cases, 3);
    }

    /// Times that a double cannot represent exactly: a difference of one in 2^60 is resolved on the host.
    void times_beyond_2_to_the_53_data() { every_kernel_data(); }
    void times_beyond_2_to_the_53() {
        constexpr std::int64_t period = (std::int64_t{1} << 61) - 1;
        InstructionSetBuilder builder;
        builder.name("times beyond 2^53");
        builder.begin_task({.execution = period - 3, .period = period})
            .add({.gain = period / 2, .cost = 1})
            .add({.gain = period / 2 + 1, .cost = 2})
            .add({.gain = period / 2 - 1, .cost = 3});
        builder.begin_task({.execution = 3, .period = period}).add({.gain = 1, .cost = 1});
        const auto instance = std::move(builder).build();
        KS_VERIFY_OK(instance);
        agrees_with_the_lists(*instance);
    }

    /// A task whose choices do not fit the shared memory of a block is loaded in several rounds.
    void more_choices_than_shared_memory_holds() {
        InstructionSetBuilder builder;
        builder.begin_task({.execution = 19'000, .period = 20'000});
        for (int k = 0; k < 20'000; ++k)
            builder.add({.gain = k % 18'999, .cost = k % 50});
        builder.begin_task({.execution = 5, .period = 7}).add({.gain = 4, .cost = 7});
        builder.max_cost(40);
        const auto instance = std::move(builder).build();
        KS_VERIFY_OK(instance);
        const auto lists = found(*instance, "instruction-set.front-list");
        KS_VERIFY_OK(lists);
        for (const char* device : {"gtx-465", "h200"}) {
            const auto outcome = found(*instance, "instruction-set.shared", {}, nullptr, device);
            KS_VERIFY_OK(outcome);
            QVERIFY(Front::same_points(*outcome->answer.front, *lists->answer.front));
        }
    }

    void fetching_is_reported() {
        const auto outcome =
            found(*generate("ise-three-tasks", "", {}), "instruction-set.shared", {{"block", "128"}});
        KS_VERIFY_OK(outcome);
        const auto fact = std::ranges::find(outcome->answer.facts, "r-ta", &Fact::name);
        QVERIFY(fact != outcome->answer.facts.end());
        QCOMPARE(std::get<double>(fact->value), 128.0);
        QVERIFY2(fact->sentence.find("R_TA is 128:") == 0, fact->sentence.c_str());
    }

    /// Section 6.2: division increases register pressure.
    void dividing_takes_more_registers() {
        for (const std::string kernel : {"instruction_set_global.row", "instruction_set_shared.row"})
            for (const char* sm : {"7.5", "8.6", "9.0"}) {
                const KernelResources* const multiply = kernel_resources().find(kernel + "<multiply>", sm);
                const KernelResources* const divide = kernel_resources().find(kernel + "<divide>", sm);
                QVERIFY(multiply && divide);
                QVERIFY2(divide->registers > multiply->registers,
                         qPrintable(QStringLiteral("%1 and %2 registers")
                                        .arg(divide->registers)
                                        .arg(multiply->registers)));
            }
    }
};

KS_TEST(InstructionSetKernelsTest)
#include "kernels_test.moc"
