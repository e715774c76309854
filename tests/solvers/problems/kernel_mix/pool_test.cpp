// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/random.h"
#include "solvers/kernels/forwarding_backend.h"
#include "solvers/kinds/presets.h"
#include "solvers/occupancy/kernel_resources.h"
#include "solvers/problems/kernel_mix/kernels/pool_kernel.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "solvers/run/trace.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

const PoolKernel* pool_kernel(const Variant* variant) {
    return dynamic_cast<const PoolKernel*>(variant);
}

/// Adds a row for each kernel of the pool and each value of its choice, if it has one.
void each_kernel() {
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("value");
    for (const Variant* variant : variants()) {
        if (pool_kernel(variant) == nullptr)
            continue;
        const std::string& id = variant->info().id;
        const auto choice =
            std::ranges::find(variant->info().parameters, Parameter::Type::choice, &Parameter::type);
        if (choice == variant->info().parameters.end()) {
            QTest::newRow(id.c_str()) << QString::fromStdString(id) << QString() << QString();
            continue;
        }
        for (const std::string& value : choice->values)
            QTest::newRow((id + " " + value).c_str())
                << QString::fromStdString(id) << QString::fromStdString(choice->name)
                << QString::fromStdString(value);
    }
}

/// The kernel of the current row, and its settings.
struct Fetched {
    std::string id;
    const PoolKernel* kernel = nullptr;
    Settings settings;

    Settings with(const Settings& more) const {
        Settings all = settings;
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
    Parameters parameters(const Settings& more = {}) const {
        return *Parameters::parse(kernel->info().parameters, with(more));
    }
};

Fetched fetched() {
    QFETCH(QString, variant);
    QFETCH(QString, choice);
    QFETCH(QString, value);
    Fetched found{.id = variant.toStdString()};
    found.kernel = pool_kernel(*find_variant(found.id));
    if (!choice.isEmpty())
        found.settings = {{choice.toStdString(), value.toStdString()}};
    return found;
}

InstancePtr any_mix() {
    return *generate("concurrency-table1", "", {});
}

Result<Outcome> run_in_emulator(const Fetched& kernel, const Settings& more) {
    RunRequest request;
    request.instance = any_mix();
    request.variant = kernel.id;
    request.set = kernel.with(more);
    request.on = "emulator";
    return run(request, Machine{{emulator_provider()}}, {}, {});
}

std::unique_ptr<Backend> opened_emulator() {
    return std::move(*emulator_provider().open({}));
}

/// Changes one element of the downloaded data: the second-highest bit of its last byte.
class WrongDownload final : public ForwardingBackend {
public:
    WrongDownload(std::unique_ptr<Backend> inner, std::size_t array, double place)
        : ForwardingBackend(std::move(inner)), array_(array), place_(place) {}

    Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset,
                          int queue) override {
        KS_CHECK(ForwardingBackend::download(buffer, bytes, offset, queue));
        if (downloads++ != array_)
            return {};
        const std::size_t element = buffer.spec().element_bytes, count = bytes.size() / element;
        const auto wrong = std::min(count - 1, static_cast<std::size_t>(place_ * static_cast<double>(count)));
        bytes[wrong * element + element - 1] ^= std::byte{0x40};
        return {};
    }

    std::size_t downloads = 0;

private:
    std::size_t array_;
    double place_;
};

} // namespace

/// The pool's kernels do all their work in any shape, and a wrong element is detected.
class PoolTest : public QObject {
    Q_OBJECT

private slots:
    void there_are_thirteen_and_the_synthetic_ones() {
        QCOMPARE(std::ranges::count_if(variants(), [](const Variant* each) { return pool_kernel(each); }),
                 14);
    }

    void any_shape_does_all_of_the_work_data() { each_kernel(); }
    void any_shape_does_all_of_the_work() {
        const Fetched kernel = fetched();
        std::vector<std::array<std::int64_t, 3>> shapes{// grid, block, size
                                                        {1, 32, 1},   {1, 1024, 1}, {1, 32, 37},
                                                        {7, 1024, 2}, {3, 96, 35},  {2, 160, 33}};
        Random random(test_seed());
        for (int i = 0; i < 3; ++i)
            shapes.push_back({random.between(1, 12), 32 * random.between(1, 32), random.between(1, 40)});
        for (const auto& [grid, block, size] : shapes) {
            const auto outcome = run_in_emulator(kernel, {{"grid", std::to_string(grid)},
                                                          {"block", std::to_string(block)},
                                                          {"size", std::to_string(size)},
                                                          {"seed", std::to_string(random.between(0, 99))}});
            KS_VERIFY_OK(outcome);
            QCOMPARE(outcome->answer.status, Status::ran); // it answers no question about the mix
            QVERIFY(!outcome->answer.plan && !outcome->verified);
            QCOMPARE(outcome->executed.launches, 1);
            QCOMPARE(outcome->executed.kernels,
                     std::vector<std::string>{kernel.kernel->kernel(kernel.parameters())});
            QVERIFY(!outcome->answer.facts.empty());
        }
    }

    /// Sizes with several tiles, rows and rounds: no unwritten memory is read, and no races occur.
    void the_emulator_finds_nothing_data() { each_kernel(); }
    void the_emulator_finds_nothing() {
        const Fetched kernel = fetched();
        TraceRequest request;
        request.instance = any_mix();
        request.variant = kernel.id;
        request.set = kernel.with({{"grid", "3"}, {"block", "96"}});
        const auto traced = trace(request, {}, {});
        KS_VERIFY_OK(traced);
        QVERIFY2(traced->findings.empty(), traced->findings.empty() ? "" : traced->findings[0].text.c_str());
        QVERIFY(traced->outcome && traced->outcome->answer.status == Status::ran);
    }

    void a_wrong_element_is_noticed_data() { each_kernel(); }
    void a_wrong_element_is_noticed() {
        const Fetched kernel = fetched();
        const InstancePtr mix = any_mix();
        std::size_t arrays = 1;
        for (std::size_t array = 0; array < arrays; ++array)
            for (const double place : {0.0, 0.4, 1.0}) {
                WrongDownload backend(opened_emulator(), array, place);
                Context context;
                context.backend = &backend;
                const auto answer = kernel.kernel->solve(*mix, kernel.parameters({{"size", "20"}}), context);
                QVERIFY(!answer);
                QCOMPARE(answer.error().code, ErrorCode::check);
                QVERIFY2(answer.error().what.find(", where the CPU computes ") != std::string::npos,
                         answer.error().what.c_str());
                QCOMPARE(backend.downloads, array + 1);
                WrongDownload right(opened_emulator(), SIZE_MAX, 0);
                context.backend = &right;
                KS_VERIFY_OK(kernel.kernel->solve(*mix, kernel.parameters({{"size", "20"}}), context));
                arrays = right.downloads;
            }
    }

    /// The memory that a kernel adds to is zero before each launch.
    void it_can_be_launched_again_data() { each_kernel(); }
    void it_can_be_launched_again() {
        const Fetched kernel = fetched();
        const Parameters parameters = kernel.parameters({{"size", "50"}});
        const auto backend = opened_emulator();
        KS_VERIFY_OK(backend->open_queues(2));
        Context context;
        context.backend = backend.get();
        Random random(1);
        const auto task = PoolTask::prepare(
            kernel.kernel->kernel(parameters),
            std::make_shared<const PoolArguments>(kernel.kernel->arguments(parameters, random, {})),
            *backend);
        KS_VERIFY_OK(task);
        KS_VERIFY_OK(task->launch({.grid = 2, .block = 64}, context));
        KS_VERIFY_OK(task->launch({.grid = 1, .block = 32, .queue = 1}, context));
        KS_VERIFY_OK(task->check(*backend));
    }

    /// If it is cancelled, the CPU's computation is incomplete: it has no random numbers, or fewer or other
    /// elements.
    void the_cpus_computation_can_be_cancelled_data() { each_kernel(); }
    void the_cpus_computation_can_be_cancelled() {
        const Fetched kernel = fetched();
        const Parameters parameters = kernel.parameters({{"size", "50"}});
        std::stop_source source;
        source.request_stop();
        Random random(1), untouched(1);
        const auto made = std::make_shared<const PoolArguments>(
            kernel.kernel->arguments(parameters, random, source.get_token()));
        if (made->bytes() < kernel.kernel->work_of(parameters).bytes || random.next() == untouched.next())
            return;
        const auto backend = opened_emulator();
        Context context;
        context.backend = backend.get();
        const auto task = PoolTask::prepare(kernel.kernel->kernel(parameters), made, *backend);
        KS_VERIFY_OK(task);
        KS_VERIFY_OK(task->launch({.grid = 2, .block = 64}, context));
        QVERIFY(!task->check(*backend));
    }

    /// The estimate is in closed form.
    void the_arrays_need_the_estimated_memory_data() { each_kernel(); }
    void the_arrays_need_the_estimated_memory() {
        const Fetched kernel = fetched();
        for (const char* size : {"1", "2", "77"}) {
            const Parameters parameters = kernel.parameters({{"size", size}});
            Random random(1);
            QCOMPARE(kernel.kernel->arguments(parameters, random, {}).bytes(),
                     kernel.kernel->work_of(parameters).bytes);
            QVERIFY(kernel.kernel->work_of(parameters).operations >= (size == std::string("1") ? 0 : 1));
        }
    }

    void each_has_figures_data() { each_kernel(); }
    void each_has_figures() {
        const Fetched kernel = fetched();
        const std::string name = kernel.kernel->kernel(kernel.parameters());
        for (const char* cc : {"7.5", "8.6", "9.0"}) {
            const KernelResources* found = kernel_resources().find(name, cc);
            QVERIFY2(found != nullptr, name.c_str());
            QCOMPARE(found->sm, std::string(cc));
        }
    }

    /// Table I: equal shared memory; on the measured GPU also equal registers, except the first kernel's.
    void the_synthetic_kernels_are_those_of_table_1() {
        const InstancePtr instance = *generate("concurrency-table1", "", {});
        const auto& mix = static_cast<const KernelMixInstance&>(*instance);
        QCOMPARE(mix.kernels().size(), std::size_t{5});
        for (std::size_t i = 0; i < 5; ++i) {
            const KernelResources* found =
                kernel_resources().find("pool_synthetic." + mix.kernel_name(i), "9.0");
            QVERIFY(found != nullptr);
            QCOMPARE(std::int64_t{found->static_shared_bytes}, mix.kernels()[i].shared_bytes);
            QCOMPARE(std::int64_t{found->registers}, i == 0 ? 12 : mix.kernels()[i].registers);
        }
    }
};

KS_TEST(PoolTest)
#include "pool_test.moc"
