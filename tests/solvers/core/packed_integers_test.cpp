// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/packed_integers.h"

#include "solvers/instance/random.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <limits>

using namespace ks;

/// Integers packed into text.
class PackedIntegersTest : public QObject {
    Q_OBJECT

private slots:
    /// By hand: the differences 1, 1, -3 are 2, 2, 5 in zigzag encoding, so the bytes are 02 02 05.
    void the_format_is_as_documented() {
        QCOMPARE(pack_integers(std::vector<std::int64_t>{1, 2, -1}), std::string("AgIF"));
        QCOMPARE(pack_integers(std::vector<std::int64_t>{}), std::string());
        QCOMPARE(pack_integers(std::vector<std::int64_t>{64}), std::string("gAE=")); // 128 is 80 01
    }

    void packed_integers_come_back() {
        Random random(test_seed());
        for (int round = 0; round < 200; ++round) {
            std::vector<std::int64_t> integers(static_cast<std::size_t>(random.between(0, 40)));
            for (std::int64_t& integer : integers)
                integer = random.between(0, 1) ? random.between(-100, 100)
                                               : random.between(std::numeric_limits<std::int64_t>::min() / 2,
                                                                std::numeric_limits<std::int64_t>::max() / 2);
            const auto read = unpack_integers(pack_integers(integers), integers.size());
            KS_VERIFY_OK(read);
            QCOMPARE(*read, integers);
        }
        const std::vector<std::int64_t> extremes{std::numeric_limits<std::int64_t>::min(),
                                                 std::numeric_limits<std::int64_t>::max(), 0,
                                                 std::numeric_limits<std::int64_t>::min()};
        QCOMPARE(*unpack_integers(pack_integers(extremes), 4), extremes);
    }

    void anything_else_is_refused() {
        const std::string good = pack_integers(std::vector<std::int64_t>{1, 2, 3});
        QVERIFY(!unpack_integers(good, 2));
        QVERIFY(!unpack_integers(good, 4));
        QVERIFY(!unpack_integers(good, std::size_t{1} << 60)); // without allocating memory for it
        QVERIFY(!unpack_integers("AgI", 3));
        QVERIFY(!unpack_integers("Ag?F", 3));
        QVERIFY(!unpack_integers("====", 0));
        QVERIFY(!unpack_integers("gA==", 1));             // the second byte is missing
        QVERIFY(!unpack_integers("gICAgICAgICAgIAB", 1)); // more than 64 bits
        KS_VERIFY_OK(unpack_integers("", 0));
    }
};

KS_TEST(PackedIntegersTest)
#include "packed_integers_test.moc"
