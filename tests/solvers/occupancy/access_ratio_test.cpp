// SPDX-License-Identifier: Apache-2.0
// R_TA (thesis, Equations 4.1 to 4.4), also compared with the counts of the emulated kernels.
#include "solvers/emulator/engine/emulator_backend.h"
#include "solvers/kinds/presets.h"
#include "solvers/occupancy/access_ratio.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

InstancePtr classes(std::int64_t capacity, const std::vector<std::vector<Item>>& all) {
    MultipleChoiceBuilder builder;
    builder.capacity(capacity);
    for (const auto& items : all) {
        builder.begin_class();
        for (const Item& item : items)
            builder.add(item);
    }
    auto built = std::move(builder).build();
    if (!built)
        qFatal("%s", built.error().sentence().c_str());
    return *built;
}

const Fact* fact(const Answer& answer, const char* name) {
    for (const Fact& each : answer.facts)
        if (each.name == name)
            return &each;
    return nullptr;
}

} // namespace

class AccessRatioTest : public QObject {
    Q_OBJECT

private slots:
    void equation_4_1() {
        QCOMPARE(shared_ratio(768, 50).ratio(), 768.0);
        QCOMPARE(shared_ratio(768, 50).fetches, 100.0);
        QCOMPARE(shared_ratio(768, 50).references, 76'800.0);
    }

    void equation_4_2() {
        QCOMPARE(previous_row_ratio(512, 100, 40, 140).ratio(), 51'200.0 / 612);
        // Equal weights give n_i, as in the thesis.
        QCOMPARE(previous_row_ratio(512, 100, 7, 7).ratio(), 100.0);
        QVERIFY(previous_row_ratio(512, 10, 1, 10'000).ratio() < 1);
    }

    void equation_4_4() {
        QCOMPARE(several_cells_ratio(768, 50, 11).ratio(), 768.0 * 11);
        QCOMPARE(several_cells_ratio(768, 50, 1).ratio(), shared_ratio(768, 50).ratio());
    }

    /// Equation 4.3 with the thesis's 28 blocks of 768 threads.
    void equation_4_3() {
        QCOMPARE(cells_a_thread(28 * 768 - 1, 28, 768), 1);
        QCOMPARE(cells_a_thread(28 * 768, 28, 768), 2);
        QCOMPARE(cells_a_thread(303'500, 28, 768), 15);
        QCOMPARE(cells_a_thread(0, 28, 768), 1);
    }

    void the_window_of_a_class() {
        const std::vector<Item> items{{1, 10}, {1, 30}, {1, 1000}, {1, 12}};
        const PreviousRowWindow window = previous_row_window(items, 100, 64, 4, 48 * 1024);
        QCOMPARE(window.items, 3); // one item is heavier than any capacity and causes no reference
        QCOMPARE(window.lightest, 10);
        QCOMPARE(window.heaviest, 30);
        QCOMPARE(window.cells, 64 + 20);
        QCOMPARE(window.bytes, 84 * 4);
        QCOMPARE(window.access.ratio(), 64.0 * 3 / 84);
        QVERIFY(window.fetch());
        const std::vector<Item> heavy{{1, 101}};
        QVERIFY(!previous_row_window(heavy, 100, 64, 4, 48 * 1024).fetch());
    }

    void the_window_of_the_largest_capacity() {
        for (const std::int64_t lightest : {0, 10}) {
            const std::vector<Item> items{{1, lightest}, {1, INT64_MAX}};
            const PreviousRowWindow window = previous_row_window(items, INT64_MAX, 1024, 8, 48 * 1024);
            QCOMPARE(window.lightest, lightest);
            QCOMPARE(window.heaviest, INT64_MAX);
            QVERIFY(!window.fits && window.cells > 0 && window.bytes > 0);
        }
    }

    /// A ratio above 1 is not enough: the bytes must also fit, together with an item.
    void it_fetches_where_it_pays_and_fits() {
        const auto window = [](std::int64_t spread, std::int64_t items, std::int64_t shared) {
            std::vector<Item> all(static_cast<std::size_t>(items), Item{1, 5});
            all.back().weight += spread;
            return previous_row_window(all, 100'000, 32, 4, shared);
        };
        QVERIFY(!window(32, 2, 4096).pays); // the ratio is exactly 1
        QVERIFY(window(31, 2, 4096).pays);
        QVERIFY(window(31, 2, 63 * 4 + 8).fetch());
        QVERIFY(!window(31, 2, 63 * 4 + 7).fits);
        QVERIFY(window(10'000, 1000, 4096).pays && !window(10'000, 1000, 4096).fetch());
    }

    /// The ranges that assets/errata.json gives for Section 4.2.2: Equation 4.2 alone would always fetch.
    void the_ratio_is_above_1_on_every_set_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<int>("block");
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        QTest::newRow("set 1, T = 1024") << "thesis-set1" << 1024 << 12.0 << 73.0;
        QTest::newRow("set 2, T = 512") << "thesis-set2" << 512 << 1.8 << 38.0;
        QTest::newRow("set 3, T = 512") << "thesis-set3" << 512 << 1.8 << 46.0;
        QTest::newRow("set 4, T = 512") << "thesis-set4" << 512 << 1.8 << 49.6;
        QTest::newRow("set 5, T = 512") << "thesis-set5" << 512 << 1.3 << 49.6;
    }
    void the_ratio_is_above_1_on_every_set() {
        QFETCH(QString, preset);
        QFETCH(int, block);
        QFETCH(double, least);
        QFETCH(double, most);
        const auto made = ks::generate(preset.toStdString(), "", {});
        KS_VERIFY_OK(made);
        const auto& instance = static_cast<const MultipleChoiceInstance&>(**made);
        std::vector<double> ratios;
        for (std::size_t i = 0; i < instance.class_count(); ++i)
            ratios.push_back(previous_row_window(instance.items(i), instance.capacity(), block, 4, 48 * 1024)
                                 .access.ratio());
        const auto [smallest, largest] = std::ranges::minmax(ratios);
        QVERIFY2(std::abs(smallest - least) < 0.15, qPrintable(QString::number(smallest)));
        QVERIFY2(std::abs(largest - most) < 0.4, qPrintable(QString::number(largest)));
        QVERIFY(smallest > 1);
    }

    /// The emulator counts the fetches and references per block that the equations predict.
    void the_kernels_refer_as_often_as_the_equations_say_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<double>("references"); // per block, to items in shared memory
        QTest::addColumn<double>("fetches");
        QTest::newRow("shared") << "mckp.shared" << shared_ratio(64, 6).references
                                << shared_ratio(64, 6).fetches;
        QTest::newRow("multicell") << "mckp.multicell" << several_cells_ratio(64, 6, 2).references
                                   << several_cells_ratio(64, 6, 2).fetches;
    }
    void the_kernels_refer_as_often_as_the_equations_say() {
        QFETCH(QString, variant);
        QFETCH(double, references);
        QFETCH(double, fetches);
        // With weights of 0 each cell reads an item's weight and value. The last item gives the table its 128
        // cells, which are one or two blocks. It fits only the last cell; the other cells do not read its
        // value.
        const InstancePtr instance = classes(127, {{{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 127}}});
        constexpr double not_read = 127;
        emulator::Recorder recorder;
        recorder.most_events = 1e9;
        const auto backend = emulator::open_emulator({}, emulator::built_in_kernels(), &recorder);
        KS_VERIFY_OK(backend);
        const Variant& chosen = **find_variant(variant.toStdString());
        const std::vector<std::pair<std::string, std::string>> set{{"block", "64"}};
        const auto parameters = Parameters::parse(chosen.info().parameters, set);
        Context context;
        context.backend = backend->get();
        KS_VERIFY_OK(chosen.solve(*instance, *parameters, context));
        QCOMPARE(recorder.launches.size(), 1u);
        const auto blocks = static_cast<double>(recorder.launches[0].shape.grid);
        double loaded = 0, stored = 0;
        count_shared(recorder.launches[0].sites, loaded, stored);
        QCOMPARE(loaded, references * blocks - not_read);
        QCOMPARE(stored, fetches * blocks);
    }

    void results_carry_it() {
        RunRequest request;
        request.instance = *ks::generate("thesis-2.2", "", {});
        request.set = {{"block", "96"}};
        request.variant = "mckp.shared";
        const Machine machine{{emulator_provider()}};
        const auto shared = run(request, machine, {}, {});
        KS_VERIFY_OK(shared);
        QCOMPARE(std::get<double>(fact(shared->answer, "r-ta")->value), 96.0);
        request.variant = "mckp.prevrow";
        const auto prevrow = run(request, machine, {}, {});
        KS_VERIFY_OK(prevrow);
        QCOMPARE(std::get<std::vector<double>>(fact(prevrow->answer, "r-ta")->value),
                 (std::vector{96.0 * 2 / 97, 96.0 * 2 / 100, 96.0 * 3 / 98}));
        QCOMPARE(std::get<std::vector<double>>(fact(prevrow->answer, "window-bytes")->value),
                 (std::vector{97.0 * 4, 100.0 * 4, 98.0 * 4}));
        QCOMPARE(std::get<std::vector<double>>(fact(prevrow->answer, "window-fetched")->value),
                 (std::vector(3, 1.0)));
        request.variant = "mckp.multicell";
        request.set.push_back({"cells", "3"});
        const auto multicell = run(request, machine, {}, {});
        KS_VERIFY_OK(multicell);
        QCOMPARE(std::get<double>(fact(multicell->answer, "r-ta")->value), 96.0 * 3);
    }

private:
    /// Adds up the lanes that loaded from and stored to shared memory, over all warp instructions.
    static void count_shared(const emulator::SiteTable& sites, double& loaded, double& stored) {
        using emulator::Event;
        for (const auto& [what, counters] : sites.sites())
            if (Event::memory(what) == emulator::Memory::shared)
                (Event::op(what) == emulator::Op::load ? loaded : stored) +=
                    static_cast<double>(counters.active_lanes);
    }
};

KS_TEST(AccessRatioTest)
#include "access_ratio_test.moc"
