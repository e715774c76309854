// SPDX-License-Identifier: Apache-2.0
// Memory of tables: every requested byte can be written, and memory that large pages fit into begins at a
// large page.
#include "solvers/core/cell_memory.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <cstdint>
#include <cstring>

using namespace ks;

class CellMemoryTest : public QObject {
    Q_OBJECT

private slots:
    void every_byte_can_be_written_data() {
        QTest::addColumn<int>("bytes");
        QTest::addColumn<bool>("large");
        QTest::newRow("a cell") << 4 << false;
        QTest::newRow("less than two large pages") << (4 << 20) - 1 << false;
        QTest::newRow("two large pages") << (4 << 20) << true;
        QTest::newRow("more than whole pages") << (5 << 20) + 3 << true;
    }
    void every_byte_can_be_written() {
        QFETCH(int, bytes);
        QFETCH(bool, large);
        const auto size = static_cast<std::size_t>(bytes);
        const CellMemory<char> cells(static_cast<char*>(allocate_cells(size)));
        QVERIFY(cells);
        if (large)
            QCOMPARE(reinterpret_cast<std::uintptr_t>(cells.get()) % (2 << 20), std::uintptr_t{0});
        std::memset(cells.get(), 7, size);
        QCOMPARE(cells[size - 1], char{7});
    }
};

KS_TEST(CellMemoryTest)
#include "cell_memory_test.moc"
