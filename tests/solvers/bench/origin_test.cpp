// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/origin.h"
#include "solvers/bench/results.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace ks;

namespace {

RecordedResults measured(Origin origin) {
    RecordedResults results{.command = "knapscope-run bench c.json",
                            .date = "2026-11-22T14:37:12Z",
                            .commit = "abc",
                            .host = "Intel(R) Xeon(R) Processor, 16 logical cores",
                            .device = "NVIDIA H200"};
    results.origin = std::move(origin);
    return results;
}

const Origin monday{
    .machine_id = "m", .boot_id = "b1", .gpu_uuid = "GPU-1", .started = "2026-11-23T08:00:00Z"};

RecordedResults shipped(const char* name) {
    const auto results = read_results_file(source_path("assets/results/").toStdString() + name + ".json");
    if (!results)
        qFatal("%s", results.error().sentence().c_str());
    return *results;
}

} // namespace

class OriginTest : public QObject {
    Q_OBJECT

private slots:
    void a_machine_with_a_gpu_stays_the_same_after_a_reboot() {
        Origin tuesday = monday;
        tuesday.boot_id = "b2";
        tuesday.started = "2026-11-24T08:00:00Z";
        QCOMPARE(machine_of(measured(tuesday)), machine_of(measured(monday)));
    }

    /// Two rented machines may have the same processor, number of cores and image, and therefore the same
    /// machine id.
    void copies_of_one_image_are_two_machines() {
        Origin copy = monday;
        copy.boot_id = "b2";
        copy.gpu_uuid = "GPU-2";
        QVERIFY(machine_of(measured(copy)) != machine_of(measured(monday)));
        Origin one{.machine_id = "m", .boot_id = "b1"}, other{.machine_id = "m", .boot_id = "b2"};
        QVERIFY(machine_of(measured(one)) != machine_of(measured(other)));
        other.boot_id = "b1";
        other.started = "2026-11-23T09:00:00Z";
        QCOMPARE(machine_of(measured(one)), machine_of(measured(other)));
    }

    void a_container_without_a_machine_id_is_known_by_its_boot() {
        QCOMPARE(machine_of(measured({.boot_id = "b1"})), machine_of(measured({.boot_id = "b1"})));
        QVERIFY(machine_of(measured({.boot_id = "b1"})) != machine_of(measured({.boot_id = "b2"})));
    }

    /// Times of a CPU depend on the number of cores that the process may use.
    void another_number_of_cores_is_another_machine() {
        RecordedResults two = measured(monday);
        two.host = "Intel(R) Xeon(R) Processor, 2 logical cores";
        QVERIFY(machine_of(two) != machine_of(measured(monday)));
    }

    void files_without_an_origin_belong_to_different_machines() {
        const RecordedResults old = measured({});
        QCOMPARE(machine_of(old), machine_of(old));
        for (const auto field :
             {&RecordedResults::date, &RecordedResults::command, &RecordedResults::commit,
              &RecordedResults::host, &RecordedResults::device, &RecordedResults::driver}) {
            RecordedResults other = old;
            (other.*field) += "x";
            QVERIFY(machine_of(other) != machine_of(old));
        }
        RecordedResults measured_again = old;
        measured_again.rows.push_back({.variant = "mckp.global", .total_ms = spread_of({1})});
        RecordedResults slower = measured_again;
        slower.rows[0].total_ms = spread_of({2});
        QVERIFY(machine_of(measured_again) != machine_of(old));
        QVERIFY(machine_of(slower) != machine_of(measured_again));
        QVERIFY(machine_of(old) != machine_of(measured(monday)));
    }

    /// Figures 6.1 and 6.2 were measured one after the other, before files had ids; Table 5.2 names its GPU.
    void shipped_files_of_one_session_are_of_one_machine() {
        const RecordedResults figure = shipped("h200-thesis-figure-6.1");
        QCOMPARE(machine_of(shipped("h200-thesis-figure-6.2")), machine_of(figure));
        QVERIFY(machine_of(shipped("h100-best-sequential")) != machine_of(figure));
        const RecordedResults table = shipped("h200-thesis-table-5.2");
        QVERIFY(machine_of(table) != machine_of(figure));
        QCOMPARE(machine_of(shipped("h200-host-thesis-table-5.2-sequential")), machine_of(table));
    }

    void a_published_id_is_a_hash() {
        const std::string id = published_id("0123456789abcdef0123456789abcdef");
        QCOMPARE(id.size(), std::size_t{32});
        QVERIFY(id.find_first_not_of("0123456789abcdef") == std::string::npos);
        QVERIFY(id != "0123456789abcdef0123456789abcdef");
        QCOMPARE(published_id("0123456789abcdef0123456789abcdef"), id);
        QVERIFY(published_id("0123456789abcdef0123456789abcdee") != id);
        QCOMPARE(published_id(""), std::string());
    }
};

KS_TEST(OriginTest)
#include "origin_test.moc"
