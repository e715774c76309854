// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/key_set.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <set>
#include <string>

using namespace ks;

class KeySetTest : public QObject {
    Q_OBJECT

private slots:
    void knows_every_key_that_was_added() {
        json::KeySet keys;
        for (int i = 0; i < 100'000; ++i)
            QVERIFY(keys.add(std::to_string(i)));
        for (int i = 0; i < 100'000; i += 97)
            QVERIFY(!keys.add(std::to_string(i)));
        QVERIFY(keys.add(""));
        QVERIFY(!keys.add(""));
    }

    void forgets_all_keys() {
        json::KeySet keys;
        for (const int count : {3, 16, 17, 1000, 20}) {
            for (int i = 0; i < count; ++i)
                QVERIFY(keys.add(std::to_string(i)));
            QVERIFY(!keys.add("0"));
            keys.clear();
        }
        QVERIFY(keys.add("0"));
    }

    void agrees_with_a_set() {
        const auto seed = static_cast<quint32>(QRandomGenerator::global()->generate());
        qInfo("seed %u", seed);
        QRandomGenerator random(seed);
        for (int round = 0; round < 200; ++round) {
            json::KeySet keys;
            std::set<std::string> truth;
            const int different = 1 + random.bounded(200);
            for (int i = 0; i < 200; ++i) {
                const std::string key = std::to_string(random.bounded(different));
                QCOMPARE(keys.add(key), truth.insert(key).second);
            }
        }
    }
};

KS_TEST(KeySetTest)
#include "key_set_test.moc"
