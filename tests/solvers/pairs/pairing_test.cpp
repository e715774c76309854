// SPDX-License-Identifier: Apache-2.0
// Two runs on one track: each step is reached, none is skipped, and both meet at milestones.
#include "solvers/pairs/pairing.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <random>

using namespace ks;

class PairingTest : public QObject {
    Q_OBJECT

    static void check(const Pairing& pairing, Positions ends) {
        for (const std::size_t which : {0u, 1u}) {
            QCOMPARE(pairing.position(which, 0), 0);
            QCOMPARE(pairing.position(which, pairing.count()), ends[which]);
            for (std::int64_t at = 1; at <= pairing.count(); ++at) {
                const std::int64_t step = pairing.position(which, at) - pairing.position(which, at - 1);
                QVERIFY2(step == 0 || step == 1, "a step is passed over, or one leads back");
            }
            for (std::int64_t step = 0; step <= ends[which]; ++step) {
                const std::int64_t at = pairing.place(which, step);
                QCOMPARE(pairing.position(which, at), step);
                QVERIFY(at == 0 || pairing.position(which, at - 1) < step);
            }
        }
        for (const Pairing::Milestone& milestone : pairing.milestones()) {
            QCOMPARE(pairing.position(0, milestone.at), milestone.positions[0]);
            QCOMPARE(pairing.position(1, milestone.at), milestone.positions[1]);
        }
        for (std::int64_t at = 0; at <= pairing.count(); ++at) {
            QVERIFY(pairing.next(at).at > at || at == pairing.count());
            QVERIFY(pairing.previous(at).at < at || at == 0);
            QVERIFY(pairing.reaching(at).at >= at);
        }
    }

private slots:
    void both_wait_for_each_other() {
        const std::vector<Positions> marks{{2, 4}, {6, 6}};
        const Pairing pairing(marks, {6, 9});
        check(pairing, {6, 9});
        QCOMPARE(pairing.count(), 4 + 4 + 3);
        QCOMPARE(pairing.position(0, 4), 2);
        QCOMPARE(pairing.position(1, 4), 4);
        QCOMPARE(pairing.position(0, 8), 6); // the first is finished; the second continues alone
        QCOMPARE(pairing.position(0, 10), 6);
        QCOMPARE(pairing.position(1, 10), 8);
    }

    void without_marks_each_goes_at_its_own_pace() {
        check(Pairing({}, {10, 3}), {10, 3});
        check(Pairing({}, {0, 7}), {0, 7});
        QCOMPARE(Pairing({}, {0, 0}).count(), 0);
        check(Pairing({}, {0, 0}), {0, 0});
    }

    /// For any marks, including decreasing ones and ones beyond the ends.
    void random_marks() {
        std::mt19937_64 random(test_seed());
        const auto draw = [&](std::int64_t most) {
            return std::uniform_int_distribution<std::int64_t>(0, most)(random);
        };
        for (int time = 0; time < 300 && !QTest::currentTestFailed(); ++time) {
            const Positions ends{draw(40), draw(40)};
            std::vector<Positions> marks;
            for (std::int64_t n = draw(12); n > 0; --n)
                marks.push_back({draw(45), draw(45)});
            if (time % 2 == 0)
                std::ranges::sort(marks);
            check(Pairing(marks, ends), ends);
        }
    }
};

KS_TEST(PairingTest)
#include "pairing_test.moc"
