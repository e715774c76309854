// SPDX-License-Identifier: Apache-2.0
// mckp.multicore: its vector loops, its threads, and that its rows are those of mckp.sequential, cell for
// cell. Agreement with brute force is the conformance corpus's business.
#include "solvers/cpu/max_plus.h"
#include "solvers/cpu/wavefront.h"
#include "solvers/instance/minus_infinity.h"
#include "solvers/instance/multiple_choice.h"
#include "solvers/instance/presets.h"
#include "solvers/registry.h"
#include "tests/solvers/checks.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

using namespace ks;

namespace {

using Clock = std::chrono::steady_clock;
using Settings = std::vector<std::pair<std::string, std::string>>;

struct Rows : RowSink {
    std::vector<std::vector<std::int64_t>> rows;
    Result<void> row(std::int64_t, std::span<const std::int32_t> cells) override {
        rows.emplace_back(cells.begin(), cells.end());
        return {};
    }
    Result<void> row(std::int64_t, std::span<const std::int64_t> cells) override {
        rows.emplace_back(cells.begin(), cells.end());
        return {};
    }
};

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

/// A piece of a row by the definition, one cell after the other.
template <class Cell>
void by_definition(const std::vector<Cell>& previous, std::vector<Cell>& row, std::int64_t begin,
                   std::int64_t end, const std::vector<cpu::Step<Cell>>& steps) {
    for (std::int64_t j = begin; j < end; ++j)
        for (const auto& [weight, value] : steps)
            if (weight <= j)
                row[static_cast<std::size_t>(j)] =
                    std::max(row[static_cast<std::size_t>(j)],
                             static_cast<Cell>(previous[static_cast<std::size_t>(j - weight)] + value));
}

template <class Cell>
void compare_with_definition(const cpu::Simd& simd, Random& random, std::int64_t columns) {
    std::vector<Cell> previous(static_cast<std::size_t>(columns)), row(previous.size());
    for (Cell& cell : previous)
        cell = random.between(0, 9) == 0 ? minus_infinity<Cell> : static_cast<Cell>(random.between(0, 1000));
    for (Cell& cell : row)
        cell = static_cast<Cell>(random.between(-5, 1500));
    std::vector<cpu::Step<Cell>> steps(static_cast<std::size_t>(random.between(0, 40)));
    const std::int64_t heaviest = random.between(0, columns + 50);
    for (auto& [weight, value] : steps) {
        weight = random.between(0, 30) == 0 ? INT64_MAX : random.between(0, heaviest);
        value = static_cast<Cell>(random.between(0, 1000));
    }
    std::ranges::sort(steps, {}, &cpu::Step<Cell>::weight);
    const std::int64_t begin = random.between(0, columns), end = random.between(begin, columns);
    std::vector<Cell> expected = row;
    by_definition(previous, expected, begin, end, steps);
    cpu::max_plus<Cell>(simd)(previous.data(), row.data(), begin, end, steps);
    QCOMPARE(row, expected);
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
            const std::int64_t columns = random.between(1, left % 3 == 0 ? 3000 : 100);
            compare_with_definition<std::int32_t>(loops, random, columns);
            compare_with_definition<std::int64_t>(loops, random, columns);
        }
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
        for (const std::int64_t capacity : {0, 1, 383, 384, 385, 6'000, 20'000}) {
            const std::int64_t items = capacity == 384 ? 12'000 : 120; // more than are sorted at a time
            const auto instance = random_instance(random, capacity, items, value, capacity * 2 / 3);
            QCOMPARE(instance->row_width(), value > 10'000 ? RowWidth::bits64 : RowWidth::bits32);
            Rows expected, rows;
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
        QCOMPARE(cpu::simd_here().front().name == "avx512", __builtin_cpu_supports("avx512f") != 0);
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
        KS_VERIFY_OK(solve("mckp.multicore", *random_instance(random, 400'000, 1000, 100, 5'000),
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
                builder.add({(k * 7919) % 9973, (k * 104'729) % 499});
        }
        const auto instance = *std::move(builder).build();
        std::stop_source source;
        Context context;
        context.stop = source.get_token();
        std::optional<Clock::time_point> asked;
        std::jthread other([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            asked = Clock::now();
            source.request_stop();
        });
        const auto answer =
            solve("mckp.multicore", *instance, {{"simd", "plain"}, {"threads", "3"}}, context);
        const auto ended = Clock::now();
        other.join();
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::cancelled);
        QVERIFY(ended - *asked < promptly);
    }
};

QTEST_GUILESS_MAIN(MulticoreTest)
#include "multicore_test.moc"
#include "tests/solvers/promptly.h"
