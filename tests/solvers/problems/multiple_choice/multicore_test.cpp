// SPDX-License-Identifier: Apache-2.0
// mckp.multicore: its vector loops and its threads; its rows must be those of mckp.sequential, cell for
// cell. The conformance corpus compares it with brute force.
#include "solvers/cpu/max_plus.h"
#include "solvers/cpu/max_plus_16.h"
#include "solvers/cpu/wavefront.h"
#include "solvers/instance/minus_infinity.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/run/registry.h"
#include "tests/support/checks.h"
#include "tests/support/kept_rows.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <atomic>
#include <initializer_list>
#include <thread>

using namespace ks;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

Result<Answer> solve(const char* id, const Instance& instance, const Settings& settings, Context& context) {
    const Variant& variant = **find_variant(id);
    KS_TRY(const Parameters parameters, Parameters::parse(variant.info().parameters, settings));
    return variant.solve(instance, parameters, context);
}

std::shared_ptr<const MultipleChoiceInstance> random_instance(Random& random, std::int64_t capacity,
                                                              std::int64_t items, std::int64_t value,
                                                              std::int64_t weight) {
    MultipleChoiceBuilder builder;
    builder.capacity(capacity);
    for (int i = 0; i < 6; ++i) {
        builder.begin_class();
        for (std::int64_t left = random.between(1, items); left > 0; --left)
            builder.add({random.between(0, value), random.between(0, weight)});
    }
    return *std::move(builder).build();
}

/// Computes a piece of a row by the definition, one cell after the other.
template <class Cell>
void by_definition(const std::vector<Cell>& previous, std::vector<Cell>& row, std::int64_t begin,
                   std::int64_t end, const std::vector<cpu::LoopItem<Cell>>& steps) {
    for (std::int64_t j = begin; j < end; ++j)
        for (const auto& [weight, value] : steps)
            if (weight <= j)
                row[static_cast<std::size_t>(j)] =
                    std::max(row[static_cast<std::size_t>(j)],
                             static_cast<Cell>(previous[static_cast<std::size_t>(j - weight)] + value));
}

/// Compares rows and steps of many shapes with the definition: rows that grow like a table's and others,
/// values that span less than 16 bits and more, few steps and more than fit into a window.
template <class Cell>
void compare_with_definition(const cpu::Simd& simd, Random& random, std::int64_t columns) {
    const auto any = [&](std::initializer_list<std::int64_t> some) {
        return *(some.begin() + random.between(0, std::ssize(some) - 1));
    };
    const std::int64_t spread = any({1000, 30'000, 60'000, 70'000, 1'000'000});
    const std::int64_t most = any({0, 1000, 10'000, 32'767, 32'768, 100'000});
    std::vector<Cell> previous(static_cast<std::size_t>(columns)), row(previous.size());
    const std::int64_t unreachable = any({-1, 0, 9});
    for (Cell& cell : previous)
        cell = random.between(0, 99) <= unreachable ? minus_infinity<Cell>
                                                    : static_cast<Cell>(random.between(0, spread));
    if (random.between(0, 1) == 0)
        std::ranges::sort(previous);
    for (Cell& cell : row)
        cell = random.between(0, 1) == 0 ? minus_infinity<Cell>
                                         : static_cast<Cell>(random.between(-5, spread + most));
    std::vector<cpu::LoopItem<Cell>> steps(static_cast<std::size_t>(random.between(0, any({40, 40, 700}))));
    const std::int64_t heaviest = random.between(0, any({10, columns + 50}));
    for (auto& [weight, value] : steps) {
        weight = random.between(0, 30) == 0 ? INT64_MAX : random.between(0, heaviest);
        value = static_cast<Cell>(random.between(0, most));
    }
    std::ranges::sort(steps, {}, &cpu::LoopItem<Cell>::weight);
    const std::int64_t begin = random.between(0, columns), end = random.between(begin, columns);
    std::vector<Cell> expected = row;
    by_definition(previous, expected, begin, end, steps);
    cpu::max_plus<Cell>(simd)(previous.data(), row.data(), begin, end, steps);
    QVERIFY2(row == expected,
             qPrintable(QString("spread %1, values up to %2, %3 steps up to %4, cells %5 to %6")
                            .arg(spread)
                            .arg(most)
                            .arg(steps.size())
                            .arg(heaviest)
                            .arg(begin)
                            .arg(end)));
}

/// The number of 3,072 cells that the 16-bit loop leaves to the 32-bit loop. The row above increases by
/// `slope` per cell, and cells below `first` have no solution. The other cells are compared with the
/// definition; -1 if they differ.
std::int64_t left_to_32_bits(std::int64_t slope, std::int64_t first, std::int32_t most) {
    constexpr std::int64_t columns = 3072;
    std::vector<std::int32_t> previous(columns, minus_infinity<std::int32_t>);
    for (std::int64_t j = first; j < columns; ++j)
        previous[static_cast<std::size_t>(j)] = static_cast<std::int32_t>((j - first) * slope);
    std::vector<cpu::LoopItem<std::int32_t>> steps;
    for (std::int64_t k = 0; k < 100; ++k)
        steps.push_back({k, static_cast<std::int32_t>(k * most / 99)});
    std::vector<std::int32_t> row(columns, minus_infinity<std::int32_t>), expected = row;
    const cpu::in_16_bits::Group group(steps, columns);
    const std::int64_t left = cpu::in_16_bits::tiles<16, 12>(previous.data(), row.data(), 0, group);
    by_definition(previous, expected, left, columns, steps);
    return row == expected ? left : -1;
}

} // namespace

class MulticoreTest : public QObject {
    Q_OBJECT

private slots:
    void loops_keep_to_the_definition_data() {
        QTest::addColumn<int>("simd");
        for (int i = 0; i < static_cast<int>(cpu::simd_here().size()); ++i)
            QTest::newRow(cpu::simd_here()[static_cast<std::size_t>(i)].name.c_str()) << i;
    }
    void loops_keep_to_the_definition() {
        QFETCH(int, simd);
        const cpu::Simd& loops = cpu::simd_here()[static_cast<std::size_t>(simd)];
        Random random(test_seed());
        for (int left = 150; left > 0 && !QTest::currentTestFailed(); --left) {
            // Some rows have more cells than a window of 16 bits.
            const std::int64_t columns =
                left % 50 == 0 ? 40'000 : random.between(1, left % 3 == 0 ? 3000 : 100);
            compare_with_definition<std::int32_t>(loops, random, columns);
            compare_with_definition<std::int64_t>(loops, random, columns);
        }
    }

    void rows_spread_too_far_are_left_to_32_bits_data() {
        QTest::addColumn<int>("slope");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("left");
        // A source may be at most 65,535 - 2 * most below the largest source, which is 3071 * slope; tiles
        // have 96 cells.
        QTest::newRow("flat") << 0 << 0 << 10'000 << 0;
        QTest::newRow("all within 16 bits") << 14 << 0 << 10'000 << 0;
        QTest::newRow("the first tiles are below") << 28 << 0 << 10'000 << 1248;
        QTest::newRow("no solution in the first tiles") << 1 << 200 << 10'000 << 288;
        QTest::newRow("no solution at all") << 1 << 3072 << 10'000 << 3072;
        QTest::newRow("values take half of the 16 bits") << 1 << 0 << 32'767 << 96;
    }
    void rows_spread_too_far_are_left_to_32_bits() {
        QFETCH(int, slope);
        QFETCH(int, first);
        QFETCH(int, most);
        QFETCH(int, left);
        QCOMPARE(left_to_32_bits(slope, first, most), std::int64_t{left});
    }

    void rows_are_those_of_the_sequential_variant_data() {
        QTest::addColumn<QString>("simd");
        QTest::addColumn<qint64>("value");
        for (const cpu::Simd& simd : cpu::simd_here())
            for (const qint64 value : {qint64{10'000}, qint64{1} << 40})
                QTest::addRow("%s, values up to %lld", simd.name.c_str(), value)
                    << QString::fromStdString(simd.name) << value;
    }
    void rows_are_those_of_the_sequential_variant() {
        QFETCH(QString, simd);
        QFETCH(qint64, value);
        Random random(test_seed());
        for (const std::int64_t capacity : {0, 1, 767, 768, 769, 6'000, 20'000}) {
            const std::int64_t items = capacity == 768 ? 12'000 : 120; // more than are sorted at a time
            const auto instance = random_instance(random, capacity, items, value, capacity * 2 / 3);
            QCOMPARE(instance->row_width(), value > 10'000 ? RowWidth::bits64 : RowWidth::bits32);
            tests::KeptRows expected, rows;
            Context sequential, multicore;
            sequential.rows = &expected;
            multicore.rows = &rows;
            KS_VERIFY_OK(solve("mckp.sequential", *instance, {}, sequential));
            const std::string threads = std::to_string(random.between(1, 9));
            KS_VERIFY_OK(solve("mckp.multicore", *instance,
                               {{"simd", simd.toStdString()}, {"threads", threads}}, multicore));
            QVERIFY2(rows.rows == expected.rows, qPrintable("C = " + QString::number(capacity)));
        }
    }

    void every_piece_finds_the_row_above_finished() {
        constexpr std::int64_t rows = 60, columns = 97;
        for (const std::int64_t threads : {1, 2, 7, 200}) {
            std::vector<std::vector<int>> table(rows + 1, std::vector<int>(columns, 0));
            std::vector<int> prepared(rows + 1, 0);
            std::atomic<int> early = 0;
            Context context;
            KS_VERIFY_OK(cpu::run_wavefront(
                {.rows = rows,
                 .columns = columns,
                 .piece = 3,
                 .threads = threads,
                 .prepare = [&](std::int64_t i) { ++prepared[static_cast<std::size_t>(i)]; },
                 .compute =
                     [&](std::int64_t i, std::int64_t begin, std::int64_t end) {
                         const auto row = static_cast<std::size_t>(i);
                         early += std::count(prepared.begin() + 1, prepared.end(), 1) != rows;
                         early += i > 1 &&
                                  std::count(table[row - 1].begin(), table[row - 1].begin() + end, 1) != end;
                         std::for_each(table[row].begin() + begin, table[row].begin() + end,
                                       [](int& times) { ++times; });
                     }},
                context));
            QCOMPARE(early.load(), 0);
            for (std::size_t i = 1; i < table.size(); ++i)
                QCOMPARE(table[i], std::vector<int>(columns, 1));
        }
    }

    void threads_and_vectors_are_what_the_machine_has() {
        const auto parameters = Parameters::parse((*find_variant("mckp.multicore"))->info().parameters, {});
        KS_VERIFY_OK(parameters);
        QCOMPARE(parameters->integer("threads"),
                 static_cast<std::int64_t>(std::max(1u, std::thread::hardware_concurrency())));
        const auto best = cpu::find_simd(parameters->choice("simd"));
        KS_VERIFY_OK(best);
        QCOMPARE((*best)->name, cpu::simd_here().front().name);
        QCOMPARE(cpu::simd_here().back().name, "plain");
#ifdef __x86_64__
        QCOMPARE(cpu::simd_here().front().name == "avx512",
                 __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512bw") != 0);
#endif
        for (const std::string& name : cpu::simd_values()) {
            const bool here =
                name == "best" || std::ranges::count(cpu::simd_here(), name, &cpu::Simd::name) == 1;
            const auto found = cpu::find_simd(name);
            QCOMPARE(static_cast<bool>(found), here);
            if (!found)
                QCOMPARE(found.error().code, ErrorCode::device);
        }
    }

    void progress_grows() {
        std::vector<double> fractions;
        Context context;
        context.on_progress = [&](const Progress& progress) { fractions.push_back(progress.fraction); };
        Random random(1);
        KS_VERIFY_OK(solve("mckp.multicore", *random_instance(random, 400'000, 4'000, 100, 100'000),
                           {{"simd", "plain"}}, context));
        QVERIFY2(fractions.size() >= 5, qPrintable(QString::number(fractions.size())));
        QVERIFY(std::ranges::is_sorted(fractions));
        QCOMPARE(fractions.back(), 1.0);
    }

    void a_stop_request_ends_it_at_once_data() {
        QTest::addColumn<int>("capacity");
        QTest::addColumn<int>("items");
        QTest::newRow("wide rows") << 1'000'000 << 4'000;
        QTest::newRow("many items") << 700 << 4'000'000;
    }
    void a_stop_request_ends_it_at_once() {
        QFETCH(int, capacity);
        QFETCH(int, items);
        MultipleChoiceBuilder builder;
        builder.capacity(capacity);
        for (int i = 0; i < 2; ++i) {
            builder.begin_class();
            for (std::int64_t k = 0; k < items; ++k)
                builder.add({(k * 7919) % 9973, (k * 104'729) % capacity});
        }
        const auto instance = *std::move(builder).build();
        Impatient user;
        Context context;
        context.stop = user.token();
        context.on_progress = [&user](const Progress&) { user.see(); };
        const auto answer =
            solve("mckp.multicore", *instance, {{"simd", "plain"}, {"threads", "3"}}, context);
        QVERIFY(user.was_heard(3));
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::cancelled);
    }
};

KS_TEST(MulticoreTest)
#include "multicore_test.moc"
