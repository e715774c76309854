// SPDX-License-Identifier: Apache-2.0
#include "solvers/roofline/roofline.h"

#include "tests/solvers/roofline/some_ceilings.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QtTest>

using namespace ks;
using namespace ks::roofline;

/// The limit that is named, on a device with round numbers (some_ceilings.h).
class RooflineTest : public QObject {
    Q_OBJECT

    const Ceilings device_ =
        tests::some_ceilings(); ///< 1 TB/s, on chip 20 TB/s, 5 T steps/s, launch 2 or 8 us

    static void is_limit(const Roofline& found, Resource limit, double share) {
        QVERIFY(found.limit.has_value());
        QCOMPARE(*found.limit, limit);
        QVERIFY2(std::abs(found.find(limit)->share - share) < 1e-9, found.sentence.c_str());
    }

private slots:
    void the_largest_share_is_the_limit() {
        const KernelWork arithmetic{.operations = 3e9, .max_plus_32 = true, .device_bytes = 1e8};
        is_limit(roofline_of(arithmetic, 1e-3, device_), Resource::arithmetic, 0.6);
        const KernelWork memory{.operations = 1e9, .max_plus_32 = true, .device_bytes = 9e8};
        is_limit(roofline_of(memory, 1e-3, device_), Resource::memory, 0.9);
        const KernelWork on_chip{.device_bytes = 1e8, .cache_bytes = 6e9, .shared_bytes = 10e9};
        is_limit(roofline_of(on_chip, 1e-3, device_), Resource::on_chip, 0.8); // both together
        const KernelWork launches{.launches = 100, .waited_launches = 50};
        is_limit(roofline_of(launches, 1e-3, device_), Resource::launches, 0.5); // 50 x 8 us + 50 x 2 us
        const KernelWork barriers{.launches = 1, .waited_launches = 1, .grid_barriers = 400};
        is_limit(roofline_of(barriers, 1e-3, device_), Resource::synchronisation, 0.6);
        const KernelWork atomic{
            .launches = 1, .waited_launches = 1, .grid_barriers = 400, .atomic_barriers = true};
        is_limit(roofline_of(atomic, 1e-3, device_), Resource::synchronisation, 0.4);
    }

    void it_is_one_sentence() {
        const KernelWork work{.operations = 3e9,
                              .max_plus_32 = true,
                              .device_bytes = 1e8,
                              .launches = 25,
                              .waited_launches = 25};
        const Roofline found = roofline_of(work, 1e-3, device_);
        QCOMPARE(
            QByteArray::fromStdString(found.sentence),
            QByteArray(
                "Launches: 25 x 8.00 us are 200 us of the 1.00 ms; arithmetic is the limit: 60 % of what "
                "this GPU can do (3.00 Gops at 5.00 Tops/s)."));
        const Roofline waits = roofline_of({.launches = 100, .waited_launches = 100}, 1e-3, device_);
        QCOMPARE(QByteArray::fromStdString(waits.sentence),
                 QByteArray("Launches are the limit: 80 % of the time, 100 x 8.00 us."));
    }

    void an_unexplained_time_is_reported() {
        const Roofline found =
            roofline_of({.operations = 3e8, .max_plus_32 = true, .device_bytes = 1e7}, 1e-3, device_);
        QVERIFY(!found.limit);
        QCOMPARE(
            QByteArray::fromStdString(found.sentence),
            QByteArray(
                "Nothing that is counted explains the time: the most is arithmetic with 6 % of what this GPU "
                "can do."));
        // no steps of the type that the ceiling measures
        QVERIFY(!roofline_of({.operations = 1}, 1e-3, device_).limit);
        QVERIFY(!roofline_of({.operations = 3e9, .max_plus_32 = true}, 0, device_).limit);
        QVERIFY(!roofline_of({.device_bytes = 1e9}, 1e-3, {}).limit); // nothing was measured
        QCOMPARE(roofline_of({}, 1e-3, device_).sentence, "Nothing is known that could limit this run.");
    }

    void bytes_kept_in_a_cache_are_reported() {
        const Roofline found = roofline_of({.device_bytes = 2e9}, 1e-3, device_);
        QVERIFY(found.sentence.find("the caches kept a part of it") != std::string::npos);
    }

    void ceilings_not_measured_are_left_out() {
        Ceilings few = device_;
        few.ceilings = {*device_.find(CeilingId::copy)};
        const KernelWork work{
            .operations = 4e9, .max_plus_32 = true, .device_bytes = 5e8, .cache_bytes = 1e9, .launches = 9};
        const Roofline found = roofline_of(work, 1e-3, few);
        QCOMPARE(found.uses.size(), 1U);
        is_limit(found, Resource::memory, 0.5);
    }

    void a_run_is_a_point() {
        const auto point = point_of({.operations = 4e9, .max_plus_32 = true, .device_bytes = 1e9}, 2e-3);
        QVERIFY(point.has_value());
        QCOMPARE(point->intensity, 4.0);
        QCOMPARE(point->rate, 2e12);
        QVERIFY(!point_of({.operations = 4e9, .device_bytes = 1e9}, 2e-3));
        QVERIFY(!point_of({.operations = 4e9, .max_plus_32 = true}, 2e-3));
        QVERIFY(!point_of({.operations = 4e9, .max_plus_32 = true, .device_bytes = 1e9}, 0));
    }
};

KS_TEST(RooflineTest)
#include "roofline_test.moc"
