// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/conformance.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/kinds/redraw.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

class RedrawTest : public QObject {
    Q_OBJECT

private slots:
    void each_kind_data() {
        QTest::addColumn<QString>("kind");
        for (const Kind* kind : kinds())
            QTest::newRow(std::string(kind->id).c_str()) << QString::fromStdString(std::string(kind->id));
    }
    /// The same number of groups and records, every number between the extremes of its field, and unchanged
    /// scalars.
    void each_kind() {
        QFETCH(QString, kind);
        Random random(test_seed());
        int drawn = 0;
        for (int left = 150; left > 0; --left) {
            const InstancePtr instance = random_case(kind.toStdString(), random).instance;
            const auto other = redrawn(*instance, random.next());
            if (!other)
                continue; // the kind refuses the drawn numbers, with a message
            const Contents &before = instance->contents(), &after = (*other)->contents();
            QCOMPARE(after.groups(), before.groups());
            QCOMPARE(after.all_records(), before.all_records());
            const auto fields = before.fields().of_record;
            for (std::size_t field = 0; field < fields.size(); ++field)
                if (fields[field].number) {
                    QVERIFY(after.range(field).least >= before.range(field).least);
                    QVERIFY(after.range(field).most <= before.range(field).most);
                }
            QCOMPARE(weight_limit_of(**other), weight_limit_of(*instance));
            ++drawn;
        }
        QVERIFY2(drawn > 20, qPrintable(QString::number(drawn)));
    }

    void a_seed_gives_the_same() {
        const InstancePtr instance = *generate("thesis-2.2", "", {});
        const auto one = redrawn(*instance, 7), same = redrawn(*instance, 7), other = redrawn(*instance, 8);
        KS_VERIFY_OK(one);
        QCOMPARE(fingerprint(**one), fingerprint(**same));
        QVERIFY(fingerprint(**one) != fingerprint(**other));
        QCOMPARE((*one)->name(), std::string("Table 2.2, drawn anew (7)"));
    }
};

KS_TEST(RedrawTest)
#include "redraw_test.moc"
