// SPDX-License-Identifier: Apache-2.0
#include "app/runner/measure_work.h"
#include "app/runner/user_ceilings.h"
#include "solvers/run/documents.h"
#include "tests/app/runner/emulated_gpu.h"
#include "tests/app/runner/runner_process.h"
#include "tests/app/runner/schemas.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

using namespace ks;
using namespace ks::runner;

namespace {

MeasureRequest small_request() {
    return {.command = "a test",
            .sizes = {.samples = 3,
                      .warm_up_ms = 0,
                      .copy_bytes = 65536,
                      .most_blocks = 3,
                      .max_plus_rounds = 2,
                      .shared_rounds = 2,
                      .l2_rounds = 3,
                      .launches = 5,
                      .waited_launches = 5,
                      .barriers = 7,
                      .block = 64}};
}

} // namespace

/// `devices --measure`, and where it stores its results.
class RunnerCeilingsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    void init() { qputenv("XDG_DATA_HOME", folder_.filePath(QTest::currentTestFunction()).toLocal8Bit()); }

    void without_a_gpu_it_is_a_device_error() {
        for (const QStringList& more : {QStringList{}, QStringList{"--json"}, QStringList{"--on", "gpu:3"}}) {
            const Ran ran = run_runner(QStringList{"devices", "--measure"} + more);
            if (ran.code == 0)
                QSKIP("this machine has a GPU");
            QCOMPARE(ran.code, 5);
            QVERIFY(ran.out.isEmpty());
            QVERIFY2(ran.err.contains("there is no GPU"), ran.err.constData());
            QCOMPARE(ran.err.count('\n'), 1);
        }
        const Ran events = run_runner({"devices", "--measure", "--events"});
        QCOMPARE(events.code, 5);
        QCOMPARE(events.events().last()["event"].toString(), "error");
    }

    void wrong_words_are_usage_errors() {
        for (const QStringList& words :
             {QStringList{"--measure", "--on", "cpu"}, QStringList{"--on", "gpu"}, QStringList{"--events"},
              QStringList{"--measure", "--json", "--events"}})
            QCOMPARE(run_runner(QStringList{"devices"} + words).code, 2);
    }

    void measurements_name_the_gpu() {
        const auto found = measure(small_request(), machine_with_emulated_gpu(), {}, {});
        KS_VERIFY_OK(found);
        QCOMPARE(found->device, "Emulated GPU");
        QCOMPARE(found->uuid, "GPU-no/where");
        QCOMPARE(found->driver, "1.2.3");
        QCOMPARE(found->command, "a test");
        QCOMPARE(found->sms, 132);
        QVERIFY(!found->date.empty() && !found->host.empty());
        QCOMPARE(found->ceilings.size(), roofline::ceiling_kinds().size());
        const std::string text = ceilings_text(*found);
        for (const roofline::CeilingKind& kind : roofline::ceiling_kinds())
            QVERIFY2(text.find(kind.title) != std::string::npos, text.c_str());
    }

    void it_is_kept_and_found_again() {
        const Machine machine = machine_with_emulated_gpu();
        auto found = measure(small_request(), machine, {}, {});
        KS_VERIFY_OK(found);
        QVERIFY(user_ceilings().ceilings.empty()); // the folder does not exist yet
        const auto path = keep_ceilings(*found);
        KS_VERIFY_OK(path);
        QCOMPARE(path->filename().string(), "GPU-no-where.json");
        found->date = "2999-01-02T03:04:05Z";
        KS_VERIFY_OK(keep_ceilings(*found)); // replaces the older ones
        const UserCeilings kept = user_ceilings();
        QCOMPARE(kept.ceilings.size(), 1U);
        QVERIFY(kept.ceilings.front() == *found);
        QVERIFY(kept.unreadable.empty());

        const Json with = devices_document(machine, "a test", kept.ceilings);
        QCOMPARE(with["gpus"][0]["ceilings"], to_json(*found));
        const Json without = devices_document(machine, "a test");
        QVERIFY(without["gpus"][0]["ceilings"].is_null());
        const Documents documents = {
            {"ceilings", QByteArray::fromStdString(to_line(to_json(*found)))},
            {"devices", QByteArray::fromStdString(to_line(with))},
            {"devices", QByteArray::fromStdString(to_line(without))},
            {"event", QByteArray::fromStdString(to_line(result_event(1, to_json(*found))))}};
        QCOMPARE(schema_errors(documents), QString());
        Json wrong = to_json(*found);
        wrong["ceilings"]["copy"]["unit"] = "s";
        QVERIFY(!schema_errors({{"ceilings", QByteArray::fromStdString(to_line(wrong))}}).isEmpty());
    }

    void an_unreadable_file_is_reported() {
        KS_VERIFY_OK(prepare_ceilings_folder());
        const auto folder = ceilings_folder();
        KS_VERIFY_OK(folder);
        QFile bad(QString::fromStdString((*folder / "bad.json").string()));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("{\"format\": \"knapscope-ceilings\"");
        bad.close();
        const UserCeilings kept = user_ceilings();
        QVERIFY(kept.ceilings.empty());
        QCOMPARE(kept.unreadable.size(), 1U);
        const Ran ran = run_runner({"devices"});
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.contains("Ignored: ") && ran.out.contains("bad.json"), ran.out.constData());
        QCOMPARE(run_runner({"devices", "--json"}).code, 0);
    }

    void without_a_place_nothing_is_measured() {
        const QByteArray home = qgetenv("HOME");
        qputenv("XDG_DATA_HOME", "relative"); // a relative path, which the specification says to ignore
        qputenv("HOME", "");
        const auto folder = ceilings_folder();
        qputenv("HOME", home);
        QVERIFY(!folder);
        QCOMPARE(folder.error().code, ErrorCode::output);
        qputenv("XDG_DATA_HOME", "/dev/null/here");
        const auto prepared = prepare_ceilings_folder();
        QVERIFY(!prepared);
        QCOMPARE(prepared.error().code, ErrorCode::output);
    }

    void a_request_to_stop_ends_it() {
        std::stop_source stop;
        const auto found = measure(
            small_request(), machine_with_emulated_gpu(), [&stop](const Progress&) { stop.request_stop(); },
            stop.get_token());
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::cancelled);
    }
};

KS_TEST(RunnerCeilingsTest)
#include "ceilings_test.moc"
