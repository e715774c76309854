// SPDX-License-Identifier: Apache-2.0
#include "solvers/cpu/max_plus.h"
#include "solvers/cpu/shift_or.h"
#include "solvers/instance/random.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <vector>

using namespace ks;
using namespace ks::cpu;

namespace {

using Words = std::vector<std::uint64_t>;

bool bit(const Words& row, std::int64_t at) {
    return at >= 0 && row[static_cast<std::size_t>(at / 64)] >> (at % 64) & 1;
}

/// The expected result, computed bit by bit.
Words moved(const Words& row, const std::vector<std::int64_t>& shifts) {
    Words result = row;
    for (std::int64_t at = 0; at < static_cast<std::int64_t>(row.size()) * 64; ++at)
        for (const std::int64_t shift : shifts)
            if (bit(row, at - shift))
                result[static_cast<std::size_t>(at / 64)] |= std::uint64_t{1} << (at % 64);
    return result;
}

} // namespace

class ShiftOrTest : public QObject {
    Q_OBJECT

private slots:
    void rows_are_moved_data() {
        QTest::addColumn<QString>("simd");
        for (const Simd& simd : simd_here())
            QTest::newRow(simd.name.c_str()) << QString::fromStdString(simd.name);
    }
    /// Whole rows and parts of them, in place and into another row, shifted by less than a word, by whole
    /// words, and beyond the row.
    void rows_are_moved() {
        QFETCH(QString, simd);
        const auto function = find_shift_or(simd.toStdString());
        KS_VERIFY_OK(function);
        Random random(test_seed());
        for (int round = 0; round < 400; ++round) {
            Words row(static_cast<std::size_t>(random.between(1, 70)));
            for (std::uint64_t& word : row)
                word = random.next() & random.next();
            const auto words = static_cast<std::int64_t>(row.size());
            std::vector<std::int64_t> shifts;
            for (auto count = random.between(1, most_shifts); count > 0; --count)
                shifts.push_back(random.between(1, 2) == 1 ? random.between(1, 130)
                                                           : random.between(1, words + 2) * 64);
            std::ranges::sort(shifts);
            const Words expected = moved(row, shifts);
            Words other(row.size());
            (*function)(row.data(), other.data(), 0, words, shifts);
            QVERIFY(other == expected);
            // From the end and in two pieces, as ReachedSums does it.
            const std::int64_t middle = random.between(0, words);
            (*function)(row.data(), row.data(), middle, words, shifts);
            (*function)(row.data(), row.data(), 0, middle, shifts);
            QVERIFY(row == expected);
        }
    }

    void unknown_instructions_are_refused() { QVERIFY(!find_shift_or("sse9")); }
};

KS_TEST(ShiftOrTest)
#include "shift_or_test.moc"
