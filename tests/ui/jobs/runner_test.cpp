// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include "solvers/run/documents.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/samples.h"
#include "tests/visual/quiet.h"
#include "ui/jobs/documents.h"
#include "ui/jobs/runner.h"

#include <nlohmann/json.hpp>

#include <array>
#include <span>
#include <sys/resource.h>

using namespace ks;
using namespace ks::ui;

class RunnerTest : public QObject {
    Q_OBJECT

    /// The result of a job.
    struct Ending {
        int results = 0, failures = 0;
        std::optional<Error> error;
        QList<double> progress;
        std::optional<Message> document;
    };
    static std::shared_ptr<Ending> watch(Job* job) {
        auto ending = std::make_shared<Ending>();
        connect(job, &Job::result, [ending](const Message& document) {
            ++ending->results;
            ending->document = document;
        });
        connect(job, &Job::failed, [ending](const Error& error) {
            ++ending->failures;
            ending->error = error;
        });
        connect(job, &Job::progressed,
                [ending](double fraction, const QString&, qint64, qint64) { ending->progress << fraction; });
        return ending;
    }
    static SolveRequest request() { return {QStringLiteral("mckp.sequential"), QStringLiteral("cpu"), {}}; }

private slots:
    void init() { tests::fail_on_warnings(); }

    void a_proper_runner_answers_with_progress() {
        tests::use_fake_runner("good");
        Runner runner;
        const auto list = watch(runner.list());
        const auto solve = watch(runner.solve(*tests::table_2_2(), request()));
        KS_WAIT_FOR_EQUAL(list->results, 1);
        KS_WAIT_FOR_EQUAL(solve->results, 1);
        QCOMPARE(solve->progress, (QList<double>{0.1, 0.25, 0.5, 0.75, 1}));
        const auto variants = ui::read_catalogue(*list->document);
        QVERIFY2(variants, variants ? "" : variants.error().sentence().c_str());
        QCOMPARE(variants->entries().front().parameters.front().standard, 256);
        const auto outcome = ui::read_outcome(*solve->document);
        QVERIFY2(outcome, outcome ? "" : outcome.error().sentence().c_str());
        QCOMPARE(outcome->answer.objective, std::optional<std::int64_t>(7));
        QCOMPARE(outcome->answer.selection->at(2), std::optional<std::int64_t>(2));
    }

    void a_bad_runner_fails_its_jobs_once_with_a_sentence_data() {
        QTest::addColumn<QByteArray>("behaviour");
        QTest::addColumn<QString>("said");
        QTest::newRow("stalls") << QByteArray("stall") << QStringLiteral("does not answer");
        QTest::newRow("crashes") << QByteArray("crash") << QStringLiteral("crashed");
        QTest::newRow("leaves") << QByteArray("leave") << QStringLiteral("ended with code 5");
        QTest::newRow("garbage") << QByteArray("garbage") << QStringLiteral("not an event");
    }
    void a_bad_runner_fails_its_jobs_once_with_a_sentence() {
        QFETCH(QByteArray, behaviour);
        QFETCH(QString, said);
        tests::use_fake_runner(behaviour.constData());
        Runner runner;
        if (behaviour == "stall")
            runner.set_patience({.answer_ms = 400, .silence_ms = 300});
        const auto list = watch(runner.list());
        const auto solve = watch(runner.solve(*tests::table_2_2(), request()));
        KS_WAIT_FOR_EQUAL(list->failures, 1);
        KS_WAIT_FOR_EQUAL(solve->failures, 1);
        QCOMPARE(list->results + solve->results, 0);
        QVERIFY2(list->error->sentence().find(said.toStdString()) != std::string::npos,
                 list->error->sentence().c_str());
        for (const auto& ending : {list, solve}) // the whole output, not only the rest
            QVERIFY2(ending->error->sentence().starts_with("the solving program knapscope-run "),
                     ending->error->sentence().c_str());
        QVERIFY(!list->error->todo.empty());
        QVERIFY(!runner.running());
        // The next request starts another process.
        runner.set_patience({});
        tests::use_fake_runner("good");
        const auto again = watch(runner.solve(*tests::table_2_2(), request()));
        KS_WAIT_FOR_EQUAL(again->results, 1);
    }

    void a_runner_that_does_not_stop_writing_is_stopped_data() {
        QTest::addColumn<QByteArray>("behaviour");
        QTest::addColumn<QString>("said");
        QTest::newRow("a line without an end") << QByteArray("endless") << QStringLiteral("without an end");
        // Faster than a thread can parse the lines, so that more and more of them wait.
        QTest::newRow("long lines") << QByteArray("floods") << QStringLiteral("more than can be read");
    }
    void a_runner_that_does_not_stop_writing_is_stopped() {
        QFETCH(QByteArray, behaviour);
        QFETCH(QString, said);
        tests::use_fake_runner(behaviour.constData());
        Runner runner;
        runner.set_limits({.line_bytes = 4 << 20, .waiting_bytes = 4 << 20});
        const auto solve = watch(runner.solve(*tests::table_2_2(), request()));
        KS_WAIT_FOR_EQUAL(solve->failures, 1);
        QVERIFY2(solve->error->sentence().find(said.toStdString()) != std::string::npos,
                 solve->error->sentence().c_str());
        QVERIFY(!runner.running());
    }

    void a_missing_runner_is_reported() {
        qputenv("KNAPSCOPE_RUNNER", "/nowhere/knapscope-run");
        Runner runner;
        const auto list = watch(runner.list());
        QCOMPARE(list->failures, 0); // not emitted from inside the call, when nothing is connected yet
        KS_WAIT_FOR_EQUAL(list->failures, 1);
        QVERIFY(list->error->sentence().find("/nowhere/knapscope-run") != std::string::npos);
    }

    /// A long line is parsed in another thread: this thread does less than half of the work.
    void a_long_line_costs_this_thread_little() {
        tests::use_fake_runner("long");
        Runner runner;
        const auto worked = [](int whose) {
            rusage usage{};
            getrusage(whose, &usage);
            return static_cast<double>(usage.ru_utime.tv_sec) +
                   static_cast<double>(usage.ru_utime.tv_usec) * 1e-6;
        };
        const double here = worked(RUSAGE_THREAD), all = worked(RUSAGE_SELF);
        const auto solve = watch(runner.solve(*tests::table_2_2(), request()));
        KS_WAIT_FOR_EQUAL(solve->results, 1);
        const double mine = worked(RUSAGE_THREAD) - here, everybodys = worked(RUSAGE_SELF) - all;
        QVERIFY2(mine < everybodys / 2, qPrintable(QStringLiteral("%1 of %2 s").arg(mine).arg(everybodys)));
        const auto numbers = solve->document->at().member("numbers");
        QVERIFY(numbers);
        QCOMPARE(*numbers->size(), std::size_t{5'000'001});
    }

    /// On a busy machine the process starts slowly.
    void the_first_word_may_take_longer_than_any_other() {
        tests::use_fake_runner("stall");
        Runner runner;
        runner.set_patience({.answer_ms = 200});
        QElapsedTimer since;
        since.start();
        const auto list = watch(runner.list());
        KS_WAIT_FOR_EQUAL(list->failures, 1);
        QVERIFY(since.elapsed() >= 800);
    }

    void unrequested_lines_do_not_count_as_a_sign_of_life() {
        tests::use_fake_runner("chatty");
        Runner runner;
        runner.set_patience({.answer_ms = 400, .silence_ms = 300});
        const auto solve = watch(runner.solve(*tests::table_2_2(), request()));
        KS_WAIT_FOR_EQUAL(solve->failures, 1);
        QVERIFY(solve->progress.isEmpty());
        QVERIFY(solve->error->sentence().find("does not answer") != std::string::npos);
    }

    void the_words_of_an_error_are_cut_and_escaped() {
        tests::use_fake_runner("wordy");
        Runner runner;
        const auto solve = watch(runner.solve(*tests::table_2_2(), request()));
        KS_WAIT_FOR_EQUAL(solve->failures, 1);
        const Error& error = *solve->error;
        QCOMPARE(error.code, ErrorCode::input);
        QVERIFY2(error.what.starts_with("\\x1b[31mwords words"), error.what.c_str());
        for (const auto& words : std::initializer_list<std::string>{error.what, error.where, error.todo})
            QVERIFY2(words.size() <= 1'003 && words.ends_with("..."), words.c_str());
        QVERIFY(runner.running());
    }

    void a_cancel_ends_the_job() {
        tests::use_fake_runner("slow");
        Runner runner;
        Job* job = runner.solve(*tests::table_2_2(), request());
        const auto solve = watch(job);
        KS_WAIT_FOR_EQUAL(solve->progress.size(), 1);
        job->cancel();
        KS_WAIT_FOR_EQUAL(solve->failures, 1);
        QCOMPARE(solve->error->code, ErrorCode::cancelled);
        QVERIFY(runner.running());
    }

    void a_cancel_that_is_ignored_ends_the_process() {
        tests::use_fake_runner("deaf");
        Runner runner;
        runner.set_patience({.cancel_ms = 300});
        Job* job = runner.solve(*tests::table_2_2(), request());
        const auto solve = watch(job);
        QSignalSpy started(job, &Job::started);
        KS_WAIT_FOR_EQUAL(started.size(), 1);
        job->cancel();
        KS_WAIT_FOR_EQUAL(solve->failures, 1);
        QCOMPARE(solve->error->code, ErrorCode::cancelled);
        QVERIFY(!runner.running());
    }

    void the_real_runner_accepts_our_requests() {
        tests::use_real_runner();
        Runner runner;
        const auto solve = watch(runner.solve(*tests::table_2_2(), request()));
        KS_WAIT_FOR_EQUAL(solve->results + solve->failures, 1);
        QVERIFY2(solve->results == 1, solve->error ? solve->error->sentence().c_str() : "");
        const auto outcome = ui::read_outcome(*solve->document);
        QVERIFY(outcome);
        QCOMPARE(outcome->answer.objective, std::optional<std::int64_t>(7));
        QCOMPARE(outcome->verified, std::optional<bool>(true));
        QCOMPARE(outcome->on, std::string("cpu"));
        const auto devices = watch(runner.devices());
        const auto list = watch(runner.list());
        KS_WAIT_FOR_EQUAL(devices->results, 1);
        KS_WAIT_FOR_EQUAL(list->results, 1);
        QVERIFY(read_devices(*devices->document));
        QCOMPARE(ui::read_catalogue(*list->document)->entries().size(),
                 built_in_catalogue().entries().size());
    }

    void a_files_byte_order_mark_does_not_reach_the_runner() {
        const QByteArray line = Request(QStringLiteral("bench")).json("campaign", "\xEF\xBB\xBF{\n}").line(1);
        QCOMPARE(line, QByteArray("{\"id\":1,\"do\":\"bench\",\"campaign\":{ }}\n"));
    }

    void a_gpus_ceilings_come_with_it() {
        const roofline::Ceilings some{
            .device = "Test GPU",
            .cc = "9.0",
            .sms = 1,
            .ceilings = {roofline::ceiling_of(roofline::CeilingId::copy, {2, 1, 3}, "")}};
        const Machine machine{{BackendProvider{
            "gpu", "", {{.id = "gpu:0", .name = "Test GPU", .uuid = "GPU-0", .cc = "9.0"}}, {}}}};
        roofline::Ceilings its = some;
        its.uuid = "GPU-0";
        const auto read = [&machine](std::span<const roofline::Ceilings> measured) {
            return read_devices(*Message::parse(to_line(devices_document(machine, "a test", measured))));
        };
        const auto with = read(std::array{its});
        QVERIFY(with && with->gpus.size() == 1);
        QVERIFY(with->gpus.front().ceilings == its);
        const auto without = read({});
        QVERIFY(without && !without->gpus.front().ceilings);
    }

    void documents_of_another_format_are_refused() {
        const auto empty = Message::parse("{}");
        QVERIFY(empty);
        const auto none = ui::read_catalogue(*empty);
        QVERIFY(!none &&
                none.error().sentence().find("has the version of this program") != std::string::npos);
        QVERIFY(!read_devices(*empty));
        QVERIFY(!ui::read_outcome(*empty));
    }
};

KS_TEST(RunnerTest)
#include "runner_test.moc"
