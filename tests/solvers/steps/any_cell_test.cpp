// SPDX-License-Identifier: Apache-2.0
// Rows of cells of any type, from the writer through the file to stepping: integers, float64 and bits,
// ascending and descending, in one layer and in two.
#include "solvers/steps/steps_json.h"
#include "tests/support/checks.h"
#include "tests/support/fake_rows.h"
#include "tests/support/suite.h"

#include <QTemporaryDir>

#include <nlohmann/json.hpp>

using namespace ks;

class AnyCellTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::string path() const { return folder_.filePath(QStringLiteral("t.kstable")).toStdString(); }

private slots:
    void rows_come_back_from_a_file_data() {
        QTest::addColumn<int>("type");
        QTest::addColumn<qint64>("layers");
        for (const CellType type : all_cell_types)
            for (const qint64 layers : {1, 2})
                QTest::addRow("%s, %d", std::string(to_text(type)).c_str(), static_cast<int>(layers))
                    << static_cast<int>(type) << layers;
    }
    void rows_come_back_from_a_file() {
        QFETCH(int, type);
        QFETCH(qint64, layers);
        for (const std::int64_t columns : {1, 7, 64, 131}) {
            const tests::FakeInstance instance(
                {.rows = 4, .columns = columns, .cell = static_cast<CellType>(type), .layers = layers});
            const auto expected = tests::fake_rows(instance);
            const auto file = tests::fake_file(instance, path());
            KS_VERIFY_OK(file);
            QVERIFY((*file)->description().shape == instance.shape);
            KS_VERIFY_OK((*file)->check_rows({}));
            const auto rows = tests::fake_source(instance, path());
            KS_VERIFY_OK(rows);
            QCOMPARE(rows->summary().rows(), 4 * layers + 1);
            for (std::int64_t i = 0; i <= 4 * layers; ++i) {
                const RowCells row = (*rows)(i), right = (*expected)[static_cast<std::size_t>(i)].cells();
                QCOMPARE(row.columns(), columns);
                for (std::int64_t j = 0; j < columns; ++j)
                    QVERIFY(row[j] == right[j]);
                const std::vector<CellRange> whole{{0, columns}};
                std::vector<Extremes> extremes(1);
                rows->extremes(i, whole, extremes);
                QVERIFY(extremes[0] == tests::extremes_of(right, whole[0]));
            }
        }
    }

    /// The base row depends on the kind: here its first cell differs from the others, so it is not all zeros.
    void steps_show_any_values() {
        for (const CellType type : all_cell_types) {
            const tests::FakeInstance instance({.rows = 3, .columns = 20, .cell = type});
            auto rows = tests::fake_source(instance, path());
            KS_VERIFY_OK(rows);
            const RowSource source = *rows;
            const tests::FakeRecording recording(*std::move(rows), 3);
            QCOMPARE(recording.cell_type(), type);
            const auto base = nlohmann::json::parse(step_json(recording, recording.at(1)))["changed"];
            QCOMPARE(base.size(), std::size_t{20});
            for (std::size_t j = 0; j < 20; ++j) {
                QCOMPARE(base[j]["at"][1].get<std::size_t>(), j);
                QCOMPARE(base[j]["value"].get<double>(), j == 0 ? 1.0 : 0.0);
            }
            for (std::int64_t step = 2; step <= 61; ++step) {
                const Step here = recording.at(step);
                QCOMPARE(here.changed.size(), std::size_t{1});
                const CellValue& cell = here.changed.front();
                QVERIFY(cell.value == source(cell.at.cell().row)[cell.at.cell().column]);
                QVERIFY(recording.value(cell.at.cell()) == cell.value);
                const auto written = nlohmann::json::parse(step_json(recording, here))["changed"][0]["value"];
                QCOMPARE(written.is_null(), !cell.value);
                QVERIFY(!cell.value || written.get<double>() == cell.value->real());
                QCOMPARE(written.is_number_float(), type == CellType::float64 && !written.is_null());
            }
        }
    }

    /// NaN is invalid in every table of float64s.
    void nan_is_refused() {
        const tests::FakeInstance instance({.rows = 1, .columns = 3, .cell = CellType::float64});
        TableDescription table;
        table.shape = instance.shape;
        auto writer = TableWriter::create(path(), table, {});
        KS_VERIFY_OK(writer);
        const std::vector<double> row{1, std::nan(""), 2};
        KS_VERIFY_OK(writer->row(1, std::span(row)));
        KS_VERIFY_OK(writer->finish());
        const auto file = TableFile::open(path());
        KS_VERIFY_OK(file);
        const auto refused = rows_of_file(*file, *base_row(tests::fake_table, instance), {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::check);
    }
};

KS_TEST(AnyCellTest)
#include "any_cell_test.moc"
