// SPDX-License-Identifier: Apache-2.0
// Recordings over mapped table files have the same steps as over rows in memory, from any step to any other.
// Only sound tables of the same instance are accepted.
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/knapsack/recording.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/multiple_choice/recording.h"
#include "solvers/run/run.h"
#include "solvers/run/stepping.h"
#include "solvers/steps/record.h"
#include "solvers/table/table_writer.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <numeric>
#include <random>

using namespace ks;

namespace {

using RecordingPtr = std::shared_ptr<const TableRecording>;

RecordingPtr as_table(const Result<std::shared_ptr<const Recording>>& recording) {
    return recording ? std::dynamic_pointer_cast<const TableRecording>(*recording) : nullptr;
}

InstancePtr random_instance(bool classes, std::int64_t scale, std::mt19937_64& random) {
    const auto item = [&] {
        return Item{static_cast<std::int64_t>(random() % 50) * scale,
                    static_cast<std::int64_t>(random() % 40)};
    };
    if (!classes) {
        KnapsackBuilder builder;
        builder.capacity(150);
        for (int i = 0; i < 12; ++i)
            builder.add(item());
        return *std::move(builder).build();
    }
    MultipleChoiceBuilder builder;
    builder.capacity(150);
    for (int i = 0; i < 8; ++i) {
        builder.begin_class();
        for (int k = 0; k < 6; ++k)
            builder.add(item());
    }
    return *std::move(builder).build();
}

Result<TableFilePtr> solved(const InstancePtr& instance, const QString& path,
                            std::int64_t most_resident = TableFile::usual_resident) {
    RunRequest request;
    request.instance = instance;
    request.variant = instance->kind() == "knapsack" ? "knapsack.sequential" : "mckp.sequential";
    request.table = path.toStdString();
    KS_CHECK(run(request, {}, {}, {}));
    return TableFile::open(request.table, most_resident);
}

/// The number of bytes of a file that are resident in this process (proc(5), smaps).
qint64 resident_of(const QString& path) {
    QFile maps(QStringLiteral("/proc/self/smaps"));
    if (!maps.open(QIODevice::ReadOnly))
        return -1;
    bool within = false;
    for (const QByteArray& line : maps.readAll().split('\n')) {
        if (line.contains(' ') && !line.left(line.indexOf(' ')).contains(':'))
            within = line.endsWith(QFile::encodeName(path));
        else if (within && line.startsWith("Rss:"))
            return line.mid(4).trimmed().split(' ').front().toLongLong() * 1024;
    }
    return -1;
}

} // namespace

class MappedRecordingTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString path() const { return folder_.filePath(QStringLiteral("t.kstable")); }

    void write_rows(const Instance& instance, const std::vector<std::vector<std::int32_t>>& rows) {
        TableDescription table;
        table.shape = *table_shape(instance);
        table.instance_sha256 = fingerprint(instance);
        auto writer = TableWriter::create(path().toStdString(), table, {});
        KS_VERIFY_OK(writer);
        for (std::size_t i = 0; i < rows.size(); ++i)
            KS_VERIFY_OK(writer->row(static_cast<std::int64_t>(i) + 1, RowCells(std::span(rows[i]))));
        KS_VERIFY_OK(writer->finish());
    }

private slots:
    void the_same_steps_as_in_memory_data() {
        QTest::addColumn<bool>("classes");
        QTest::addColumn<qint64>("scale");
        QTest::newRow("classes, 32 bits") << true << qint64{1};
        QTest::newRow("classes, 64 bits") << true << (qint64{1} << 40);
        QTest::newRow("items, 32 bits") << false << qint64{1};
        QTest::newRow("items, 64 bits") << false << (qint64{1} << 40);
    }

    void the_same_steps_as_in_memory() {
        QFETCH(bool, classes);
        QFETCH(qint64, scale);
        std::mt19937_64 random(test_seed());
        const InstancePtr instance = random_instance(classes, scale, random);
        const auto file = solved(instance, path());
        KS_VERIFY_OK(file);
        QCOMPARE((*file)->description().shape.cell, scale == 1 ? CellType::int32 : CellType::int64);
        const RecordingPtr mapped = as_table(map_recording(instance, *file, {}));
        const RecordingPtr kept = as_table(classes ? typed<record_multiple_choice>(instance, {})
                                                   : typed<record_knapsack>(instance, {}));
        QVERIFY(mapped && kept);
        QCOMPARE(mapped->count(), kept->count());
        QVERIFY(mapped->largest() == kept->largest());
        QCOMPARE(mapped->longest_item(), kept->longest_item());
        for (std::int64_t step = 0; step <= kept->count(); ++step) {
            const Step here = mapped->at(step);
            QVERIFY(here == kept->at(step));
            const auto place = mapped->place(step);
            QVERIFY(place.phase == here.phase && place.row == here.row);
            QVERIFY(here.changed.empty() ? !place.column
                                         : place.column == here.changed.front().at.cell().column);
        }
    }

    /// Stepping applies the changes of each step; jumping to a step needs only its number.
    void going_to_1000_random_steps_equals_stepping_there() {
        std::mt19937_64 random(test_seed());
        for (const bool classes : {true, false}) {
            const InstancePtr instance = random_instance(classes, 1, random);
            // With this small budget rows are evicted all the time.
            const auto file = solved(instance, path(), 4096);
            KS_VERIFY_OK(file);
            const RecordingPtr recording = as_table(map_recording(instance, *file, {}));
            QVERIFY(recording);
            std::vector<std::int64_t> goals(1000);
            for (std::int64_t& goal : goals)
                goal =
                    static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(recording->count() + 1));
            std::ranges::sort(goals);
            std::vector<std::vector<TableRecording::Shown>> state(
                static_cast<std::size_t>(recording->rows()),
                std::vector<TableRecording::Shown>(static_cast<std::size_t>(recording->columns())));
            std::int64_t step = 0;
            for (const std::int64_t goal : goals) {
                while (step < goal) {
                    step = recording->next(step, Level::cell);
                    const Step now = recording->at(step);
                    if (now.changed_row) // the base row is final, the other rows are filled later
                        std::ranges::fill(state[static_cast<std::size_t>(now.row)],
                                          TableRecording::Shown{true, now.row == 0, now.changed_row->value});
                    for (const CellValue& cell : now.changed)
                        state[static_cast<std::size_t>(cell.at.cell().row)]
                             [static_cast<std::size_t>(cell.at.cell().column)] = {true, true, cell.value};
                }
                for (std::int64_t i = 0; i < recording->rows(); ++i) {
                    const auto& row = state[static_cast<std::size_t>(i)];
                    QCOMPARE(recording->computed(goal, i).count(),
                             std::ranges::count(row, true, &TableRecording::Shown::computed));
                    for (std::int64_t j = 0; j < recording->columns(); ++j)
                        QVERIFY(recording->shown(goal, {i, j}) == row[static_cast<std::size_t>(j)]);
                }
            }
        }
    }

    void several_parts_of_a_row_at_once() {
        const InstancePtr instance = *generate("thesis-2.2", "", {});
        const RecordingPtr recording = as_table(map_recording(instance, *solved(instance, path()), {}));
        const std::vector<CellRange> parts{{5, 7}, {6, 8}, {7, 11}};
        std::vector<Extremes> extremes(3);
        recording->extremes(2, parts, extremes);
        QVERIFY((extremes[0] == Extremes{}));
        QVERIFY((extremes[1] == Extremes{{}, 3}));
        QVERIFY((extremes[2] == Extremes{3, 4}));
    }

    void a_table_of_another_instance_is_refused() {
        const auto file = solved(*generate("thesis-2.2", "", {}), path());
        KS_VERIFY_OK(file);
        QCOMPARE(map_recording(*generate("thesis-2.1", "", {}), *file, {}).error().code, ErrorCode::input);
    }

    void a_damaged_row_is_named() {
        const InstancePtr instance = *generate("thesis-2.2", "", {});
        KS_VERIFY_OK(solved(instance, path()));
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadWrite) &&
                file.seek(320 + 48 + 8)); // 11 cells are padded to 48 bytes
        QVERIFY(file.write("x", 1) == 1 && file.flush());
        const auto refused = map_recording(instance, *TableFile::open(path().toStdString()), {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::input);
        QVERIFY(refused.error().what.find("row 2") != std::string::npos);
    }

    /// Values need not be ascending: a dot of the heat map shows its largest cell, at any position.
    void a_row_that_falls_is_shown() {
        KnapsackBuilder builder;
        builder.capacity(2).add({5, 2});
        const InstancePtr instance = *std::move(builder).build();
        write_rows(*instance, {{0, 6, 5}});
        const RecordingPtr recording =
            as_table(map_recording(instance, *TableFile::open(path().toStdString()), {}));
        QVERIFY(recording);
        const std::vector<CellRange> whole{{0, 3}};
        std::vector<Extremes> extremes(1);
        recording->extremes(1, whole, extremes);
        QVERIFY((extremes[0] == Extremes{0, 6}));
        QVERIFY(recording->largest() == CellNumber(6));
    }

    void a_stop_request_ends_mapping() {
        const InstancePtr instance = *generate("thesis-2.2", "", {});
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(map_recording(instance, *solved(instance, path()), stop.get_token()).error().code,
                 ErrorCode::cancelled);
    }

    void a_table_keeps_little_memory() {
        KnapsackBuilder builder;
        builder.capacity(1'000'000);
        for (int i = 0; i < 8; ++i)
            builder.add({i + 1, i + 1});
        const InstancePtr instance = *std::move(builder).build();
        constexpr qint64 row = 4'000'008, slack = 1 << 20;
        const auto file = solved(instance, path(), 2 * row);
        KS_VERIFY_OK(file);
        for (int time = 0; time < 2; ++time)
            for (std::int64_t i = 1; i <= 8; ++i) {
                const auto row_cells = (*file)->row(i);
                KS_VERIFY_OK(row_cells);
                const auto cells = row_cells->elements<std::int32_t>();
                QVERIFY(std::accumulate(cells.begin(), cells.end(), std::int64_t{0}) > 0);
                const qint64 resident = resident_of(path());
                QVERIFY2(resident >= 0 && resident <= 3 * row + slack, qPrintable(QString::number(resident)));
            }
    }
};

KS_TEST(MappedRecordingTest)
#include "mapped_recording_test.moc"
