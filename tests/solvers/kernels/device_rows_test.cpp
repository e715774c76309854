// SPDX-License-Identifier: Apache-2.0
// The data copied from a device to the host: only the cells that the way back requests, and whole rows only
// if the table is requested.
#include "solvers/kinds/kind.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/forwarding_backend.h"
#include "tests/support/some_instance.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

/// Adds up the downloaded bytes.
class CountingBackend : public ForwardingBackend {
public:
    CountingBackend(std::unique_ptr<Backend> inner, std::int64_t* downloaded)
        : ForwardingBackend(std::move(inner)), downloaded_(*downloaded) {}

    Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset,
                          int queue) override {
        downloaded_ += static_cast<std::int64_t>(bytes.size());
        return ForwardingBackend::download(buffer, bytes, offset, queue);
    }

private:
    std::int64_t& downloaded_;
};

class EveryRow : public RowSink {
public:
    Result<void> row(std::int64_t, const RowCells&) override { return {}; }
};

} // namespace

class DeviceRowsTest : public QObject {
    Q_OBJECT

private slots:
    void only_what_is_asked_for_travels_data() {
        QTest::addColumn<QString>("variant");
        for (const Variant* variant : variants())
            // A front has a way back from every cell, so whole rows are copied for its kind.
            if (variant->info().launch_a_row && !find_kind(variant->info().kind)->front->less_is_better)
                QTest::newRow(variant->info().id.c_str()) << QString::fromStdString(variant->info().id);
    }
    void only_what_is_asked_for_travels() {
        QFETCH(QString, variant);
        const auto [kind, rows, heaviest] =
            std::tuple((*find_variant(variant.toStdString()))->info().kind, 12, 10);
        const InstancePtr instance = tests::some_instance(kind, rows, 4, heaviest);
        const TableShape shape = *table_shape(*instance);
        const std::int64_t cell = element_bytes(shape.cell);
        QVERIFY(shape.columns > 2 * heaviest);

        const std::int64_t for_the_way_back = downloaded(instance, variant, nullptr);
        // One cell of the last row and, of each other row, the cells from the heaviest item's weight on.
        QVERIFY2(for_the_way_back > 0 && for_the_way_back <= (shape.rows * (heaviest + 1) + 1) * cell,
                 qPrintable(QString::number(for_the_way_back)));
        EveryRow table;
        QVERIFY(downloaded(instance, variant, &table) >= shape.rows * shape.columns * cell);
    }

private:
    static std::int64_t downloaded(const InstancePtr& instance, const QString& variant, RowSink* rows) {
        std::int64_t bytes = 0;
        RunRequest request{.instance = instance, .variant = variant.toStdString(), .on = "emulator"};
        request.rows = rows;
        const auto done = run(request, Machine{{emulator_behind<CountingBackend>(&bytes)}}, {}, {});
        return done && done->verified == true ? bytes : -1;
    }
};

KS_TEST(DeviceRowsTest)
#include "device_rows_test.moc"
